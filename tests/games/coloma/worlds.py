"""Tiny worlds: a table of Coloma with just what a rule needs.

What a player has is said as in the positions of the digest: ``P1="bucks=4 lodge=3
town=livery-stable hand=land-office,timber-wharf"``. What is not said is as after the set-up, with
an empty hand and the whole deck unknown. Chance is asked like any other seat.
"""

from __future__ import annotations

from copy import deepcopy  # noqa: TID251  # a file is taken apart here, not a state copied

from boomtable.engine import Components, Event, Table
from boomtable.engine.catalogue import standard_box, standard_components
from boomtable.engine.settings import complete
from boomtable.games.coloma import GAME
from boomtable.games.coloma.box import (
    Box,
)
from boomtable.games.coloma.setup import setup
from boomtable.games.coloma.state import NEUTRAL, NOBODY, NONE, Coloma
from boomtable.games.coloma.wheel import copied_site, signpost

BOX: Box = standard_box(GAME.meta.package)
NUMBERS = {"bucks": "bucks", "gold": "gold", "horses": "horses", "lodge": "dudes", "tents": "tents"}
NUMBERS |= {"graves": "graves", "hotels": "hotels", "guests": "guests", "vp": "other_vp"}


def box_where(node: str, *effects: dict) -> Box:
    """The box with other benefits on one space of the map."""
    tables = deepcopy(standard_components(GAME.meta.package).tables)
    found = next(it for it in tables["map"]["nodes"] if it["id"] == node)
    found["effects"] = list(effects)
    assert GAME.check(Components(tables)) == []
    return GAME.unpack(Components(tables))


def seat(name: str) -> int:
    """The number of a seat."""
    return int(name.removeprefix("P")) - 1


def world(
    players: int = 3,
    *,
    year: int = 1848,
    round: int = 1,  # noqa: A002  # the word of the box
    sheriff: str = "P1",
    supply: int | None = None,
    cart: int = 0,
    outlaws: int | None = None,
    rows: str = "",
    chart: str = "parade",
    stash: str = "oats nails coin-keg pay-dirt",
    bridges: str = "toll aqueduct pack-train blueprint coopers homestead",
    box: Box = BOX,
    settings: dict | None = None,
    **sides: str,
) -> Coloma:
    """A state before the Dials of a Round; ``P1=…`` and so on say what the players have."""
    values = complete(GAME.meta.settings, settings or {}, players)
    game = setup(box, players, values)
    game.agenda.clear()
    game.year = [it.year for it in box.years].index(year)
    game.round = round
    game.barker = box.wheel[(round - 1) % len(box.wheel)]
    if game.level == NONE:
        game.sheriff = seat(sheriff)
    game.cart = cart
    game.chart = box.chart_of[chart]
    game.charts_seen = (game.chart,)
    game.outlaws = box.years[game.year].outlaws if outlaws is None else outlaws
    game.bridge_types = tuple(sorted(box.bridge_of[it] for it in bridges.split()))
    for kind in game.bridge_types:
        game.bridges_left[kind] = box.bridge_copies[players]
    game.stash = [NONE if it == "-" else box.barrel_of[it] for it in stash.split()]
    for kind in game.stash:
        if kind != NONE:
            game.stack[kind] -= 1
    for name, text in sides.items():
        _fill(game, seat(name), text)
    for place, owner in enumerate(rows.split()):
        if owner != "-":
            game.rows[place] = NEUTRAL if owner == "N" else seat(owner)
    for side in range(game.sides):
        _count(game, side)
    if supply is not None:
        game.supply = supply
    return game


def _fill(game: Coloma, side: int, text: str) -> None:
    box = game.box
    ids = {
        "town": (game.town, box.card_of, False),
        "hand": (game.hand, box.card_of, True),
        "top": (game.top, box.card_of, False),
        "bottom": (game.bottom, box.card_of, False),
        "barrels": (game.barrels, box.barrel_of, False),
        "used": (game.used, box.barrel_of, False),
        "spans": (game.spans, box.bridge_of, False),
        "lands": (game.land_tents, box.land_of, True),
    }
    sites = {"rivers": game.rivers, "events": game.event_tents, "carrots": game.carrots}
    for word in text.split():
        key, _, value = word.partition("=")
        if key in NUMBERS:
            getattr(game, NUMBERS[key])[side] = int(value)
        elif key == "wagon":
            game.wagons[side] = box.node_of[value]
        elif key == "deck":
            continue
        elif key in ids:
            place, numbers, is_sorted = ids[key]
            found = [numbers[it] for it in value.split(",") if it]
            place[side] = tuple(sorted(found) if is_sorted else found)
        else:
            sites[key][side] = tuple(int(it) for it in value.split(",") if it)
    for kind in (*game.barrels[side], *game.used[side]):
        game.stack[kind] -= 1
    known = {*game.town[side], *game.hand[side], *game.top[side], *game.bottom[side]}
    size = int(text.split("deck=")[1].split(maxsplit=1)[0]) if "deck=" in text else None
    rest = [card for card in range(len(box.cards)) if card not in known]
    if size is not None:
        rest = rest[: size - len(game.top[side]) - len(game.bottom[side])]
    game.deck[side] = tuple(rest) if side < game.players else ()


def _count(game: Coloma, side: int) -> None:
    """The General Supply has what is nowhere else."""
    if side >= game.players:
        return
    rows = sum(size for size, owner in zip(game.box.rows, game.rows, strict=True) if owner == side)
    placed = rows + game.graves[side] + game.guests[side]
    game.dudes_left[side] = game.box.dudes - game.dudes[side] - placed
    pitched = len(game.event_tents[side]) + len(game.land_tents[side])
    game.tents_left[side] = game.box.tents - game.tents[side] - pitched


def table_of(game: Coloma, *steps: tuple) -> Table:
    """A table that carries out steps, the first one first."""
    for rule, *args in reversed(steps):
        game.push(rule, *args)
    return Table(GAME, game, complete(GAME.meta.settings, {}, game.players)).begin()


def turn(game: Coloma, who: str, site: int, *, bust: int = 0) -> Table:
    """A table at which a player has his turn on a Site; ``bust`` is where the Bust tile lies."""
    game.dials[seat(who)] = site
    game.phase = "turns"
    if bust:
        game.bust = bust
        copies = bust == copied_site(game)
        game.busted = (bust, signpost(game)) if copies else (bust,)
    return table_of(game, ("turn", seat(who), site))


def dials(game: Coloma, *sites: int, buster: int = 0, mules: tuple[int, ...] = ()) -> Table:
    """A table at which the Pioneers are placed: Bust and turns follow."""
    game.dials[: len(sites)] = sites
    game.mules[: len(mules)] = mules
    game.buster = buster
    return table_of(game, ("bust_and_turns",))


def play(table: Table, *lines: str) -> Table:
    """Answer as a record does: ``P2 saw river 3``, ``refill 3 oats``, ``P1 draw land-office``."""
    for line in lines:
        speaker, _, text = line.partition(" ")
        if speaker in ("P1", "P2", "P3", "P4", "P5", "P6") and text[:5] not in ("draw ", "deal "):
            table.answer_text(text, seat(speaker))
        else:
            table.answer_text(line)
    return table


def options(table: Table, *beginnings: str) -> list[str]:
    """The options in their order, as the record writes them; only some, if asked for."""
    found = [str(option) for option in table.options()]
    return [it for it in found if it.split()[0] in beginnings] if beginnings else found


def asked(table: Table) -> str:
    """Who is asked for what: ``P2 act``, ``chance stash``, ``nobody``."""
    if table.decision is None:
        return "nobody"
    speaker = table.decision.seat
    return f"{'chance' if speaker < 0 else f'P{speaker + 1}'} {table.decision.prompt}"


def answers(table: Table) -> list[str]:
    """All answers so far, forced ones and chance included, as the record writes them."""
    return [
        str(it.option) if it.seat < 0 else f"P{it.seat + 1} {it.option}" for it in table.answers
    ]


def has(table: Table | Coloma, who: str, *fields: str) -> tuple:
    """Some numbers of a player: ``has(table, "P1", "bucks", "dudes")``."""
    game = state(table)
    return tuple(getattr(game, field)[seat(who)] for field in fields)


def hand(table: Table | Coloma, who: str) -> list[str]:
    """The cards in a hand."""
    return [BOX.cards[card].id for card in state(table).hand[seat(who)]]


def lines(table: Table | Coloma, who: str) -> dict[str, int]:
    """The score sheet of a side, by the key of each line (Bridges added up)."""
    found: dict[str, int] = {}
    for line in GAME.score(state(table)).lines_of(seat(who)):
        key = line.what.key.removeprefix("coloma.score.")
        found[key] = found.get(key, 0) + line.points
    return found


def vp(table: Table | Coloma, who: str) -> int:
    """The Victory Points gained during the game."""
    found = lines(table, who)
    return sum(found.get(key, 0) for key in ("sale", "shootouts", "owed", "guests", "other"))


def total(table: Table | Coloma, who: str) -> int:
    """The score of a side if the game ended now."""
    return GAME.score(state(table)).totals[seat(who)]


def events(table: Table, *kinds: type[Event]) -> list[Event]:
    """What happened, of some kinds, as a spectator sees it."""
    return [event for event in table.events(None) if isinstance(event, kinds)]


def wagon(table: Table | Coloma, who: str) -> str:
    """The space of a Wagon."""
    return BOX.nodes[state(table).wagons[seat(who)]].id


def rows(table: Table | Coloma) -> str:
    """The owners of the rows, as a position writes them."""
    names = {NOBODY: "-", NEUTRAL: "N"}
    return " ".join(names.get(owner, f"P{owner + 1}") for owner in state(table).rows)


def state(table: Table | Coloma) -> Coloma:
    """The state of a table."""
    found = table.state if isinstance(table, Table) else table
    assert isinstance(found, Coloma)
    return found
