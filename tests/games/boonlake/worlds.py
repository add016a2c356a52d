"""Tiny worlds for tests: a position by its sheet (section 27), a table that goes on from there.

::

    game = world(2, "map 24:old-library[P1h] 28:pasture[P2c]", "P1 coins=4 ranch=2 hand=windmill")
    table = table_of(game, ("develop_or_upgrade", 0))
    play(table, "P1 upgrade 24a")
    assert has(table, "P1", "ranch", "settlements") == (0, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtable.engine import Event, Table
from boomtable.engine.catalogue import standard_box
from boomtable.engine.settings import complete
from boomtable.games.boonlake import GAME
from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.lines import EMINENCE_LINES, LINES
from boomtable.games.boonlake.pieces import HOUSE, INHABITANT, NONE, SETTLEMENT
from boomtable.games.boonlake.setup import setup
from boomtable.games.boonlake.state import EMINENCE, PASTURE, Boonlake, is_solo, spot_of

BOX: Box = standard_box("boomtable.games.boonlake")
STRIPS = "hire builder settle pioneer progress cattle-breeding region-scoring"
SORTS = {"i": INHABITANT, "h": HOUSE, "s": SETTLEMENT}
OPEN = ("works", "treasury", "machine-age", "great-herd")
"""The scoring tiles that lie open, unless a test says otherwise."""


def world(players: int, *lines: str, level: str = "easy", **fields: Any) -> Boonlake:
    """A position; what its lines do not say is as at the beginning, with an empty map.

    The supply, the recesses and the bonus inhabitants follow from the pieces on the map, unless
    they are said.
    """
    settings = complete(GAME.meta.settings, {"level": level} if players == 1 else {}, players)
    game = setup(BOX, players, settings)
    game.agenda.clear()
    game.starter = game.starter if players == 1 else 0
    game.active = 0
    game.phase = "action"
    game.open_tiles = tuple(sorted(BOX.scoring_tile_of[it] for it in OPEN))
    game.strips = [BOX.strip_of[it] for it in STRIPS.split()]
    said: list[tuple[int, str]] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if word in READERS:
            READERS[word](game, rest)
        else:
            said.append((seat(word), rest))
    for side in range(game.sides):
        _derive(game, side)
    for side, rest in said:
        _read_side(game, side, rest)
        _count(game, side, rest)
    for side in range(game.players):
        if side not in [it for it, _ in said]:
            _count(game, side, "")
    for name, value in fields.items():
        setattr(game, name, value)
    return game


def seat(who: str) -> int:
    """The side of ``P2`` or ``E``."""
    return EMINENCE if who == "E" else int(who[1:]) - 1


def _read_strips(game: Boonlake, rest: str) -> None:
    game.strips = [BOX.strip_of[it] for it in rest.split()]


def _read_ships(game: Boonlake, rest: str) -> None:
    for word in rest.split():
        who, space = word.split("=")
        game.ships[seat(who)] = BOX.river_of[space]


def _read_map(game: Boonlake, rest: str) -> None:
    for word in rest.split():
        number, _, shown = word.partition(":")
        name, _, pieces = shown.rstrip("]").partition("[")
        space, found = int(number), [it for it in pieces.split(",") if it]
        if name == "pasture":
            game.laid[space] = PASTURE
            game.pastures -= 1
            game.herds[space] = tuple(seat(it[:-1]) for it in found)
            continue
        tile = BOX.tile_of[name]
        game.laid[space] = tile
        game.mound = tuple(it for it in game.mound if it != tile)
        for place, piece in enumerate(found):
            if piece != "-":
                game.owner[spot_of(space, place)] = seat(piece[:-1])
                game.piece[spot_of(space, place)] = SORTS[piece[-1]]


def _read_labels(game: Boonlake, rest: str) -> None:
    game.covered = tuple(sorted(BOX.region_named[it] for it in rest.split()))


def _read_open(game: Boonlake, rest: str) -> None:
    game.open_tiles = tuple(sorted(BOX.scoring_tile_of[it] for it in rest.split()))


READERS = {
    "strips": _read_strips,
    "ships": _read_ships,
    "map": _read_map,
    "labels": _read_labels,
    "open": _read_open,
}
NUMBERS = {"vp": "vp", "coins": "coins", "vases": "vases", "ranch": "ranch", "aside": "aside"}


def _derive(game: Boonlake, side: int) -> None:
    """What has left the boards is on the map, and a settlement was a house before."""
    pieces = [it for it, owner in zip(game.piece, game.owner, strict=True) if owner == side]
    game.settlements[side] = pieces.count(SETTLEMENT)
    game.aside[side] = pieces.count(SETTLEMENT)
    game.houses[side] = pieces.count(HOUSE) + game.aside[side]
    game.cattle[side] = sum(herd.count(side) for herd in game.herds)


def _read_side(game: Boonlake, side: int, rest: str) -> None:
    for word in rest.split():
        key, _, value = word.partition("=")
        items = [it for it in value.split(",") if it]
        if key in NUMBERS:
            getattr(game, NUMBERS[key])[side] = int(value)
        elif key == "off":
            houses, _, more = value.partition("h")
            settlements, _, cattle = more.partition("s")
            game.houses[side], game.settlements[side] = int(houses), int(settlements)
            game.cattle[side] = int(cattle.rstrip("c"))
        elif key == "tracks":
            game.coin_step[side], game.card_step[side] = map(int, items)
        elif key == "boats":
            game.boats[side] = tuple(sorted(BOX.resource_of[it] for it in items))
        elif key == "sites":
            levels = dict.fromkeys(range(len(BOX.resources)), 0)
            levels |= {BOX.resource_of[it[:-1]]: int(it[-1]) for it in items}
            game.sites[side] = tuple(levels.values())
        elif key == "cactus":
            game.cactus = int(value)
        elif key != "supply":
            _read_things(game, side, key, items)


def _read_things(game: Boonlake, side: int, key: str, items: list[str]) -> None:
    match key:
        case "levers":
            numbers = [BOX.lever_of[it.rstrip("*")] for it in items]
            marked = [it.endswith("*") for it in items]
            pairs = list(zip(numbers, marked, strict=True))
            game.ready[side] = tuple(sorted(it for it, used in pairs if not used))
            game.used[side] = tuple(sorted(it for it, used in pairs if used))
        case "own":
            game.own[side] = BOX.scoring_tile_of[items[0]]
        case "marks":
            game.marks[side] = tuple(BOX.scoring_tile_of[it[:-1]] for it in items)
        case "projects":
            game.projects[side] = tuple(sorted(BOX.scoring_tile_of[it] for it in items))
        case "hand" | "played":
            cards = tuple(sorted(BOX.card_of[it] for it in items))
            getattr(game, key)[side] = cards
            for card in cards:
                game.pile[card] -= 1
        case _:
            raise AssertionError(f"nothing is called {key}")


def _count(game: Boonlake, side: int, rest: str) -> None:
    """The bonus inhabitants of empty tiers, and the supply that has what is nowhere else."""
    if side >= game.players:
        return
    game.bonus[side] = tuple(
        tier.number
        for tier in BOX.tiers
        if game.houses[side] >= tier.houses
        and game.settlements[side] >= tier.settlements
        and game.cattle[side] >= tier.cattle
    )
    pieces = zip(game.piece, game.owner, strict=True)
    standing = sum(owner == side and piece == INHABITANT for piece, owner in pieces)
    placed = standing + len(game.projects[side]) + len(BOX.tiers) - len(game.bonus[side])
    game.supply[side] = BOX.inhabitants - game.ranch[side] - placed
    for word in rest.split():
        if word.startswith("supply="):
            game.supply[side] = int(word.removeprefix("supply="))
    assert game.supply[side] >= 0, "more inhabitants than there are"


def table_of(game: Boonlake, *steps: tuple[Any, ...]) -> Table:
    """A table that carries out steps, the first one first."""
    for rule, *args in reversed(steps):
        game.push(rule, *args)
    level = {"level": BOX.solo.levels[game.level].id} if is_solo(game) else {}
    settings = complete(GAME.meta.settings, level, game.players)
    return Table(GAME, game, settings).begin()


def turn(game: Boonlake, who: str = "P1") -> Table:
    """A table at which a side has its turn."""
    return table_of(game, ("turn", seat(who)))


def action(game: Boonlake, strip: str, who: str = "P1") -> Table:
    """A table at which a player has taken a strip in his turn."""
    return play(turn(game, who), f"{who} takes {strip}")


def interim(game: Boonlake, number: int = 1, who: str = "P1") -> Table:
    """A table at which an interim scoring begins, triggered by a side."""
    game.scoring = number - 1
    game.trigger = seat(who)
    if number > 2:
        game.round = 2
    return table_of(game, ("interim_scoring",))


def play(table: Table, *lines: str) -> Table:
    """Answer as a record does: ``P2 develop 24a``, ``gray mint``, ``P1 draws windmill``."""
    for line in lines:
        speaker, _, text = line.partition(" ")
        if speaker[:1] == "P" and speaker[1:].isdigit() and text[:6] not in {"draws ", "dealt "}:
            table.answer_text(text, seat(speaker))
        else:
            table.answer_text(line)
    return table


def options(table: Table, *beginnings: str) -> list[str]:
    """The options in their order, as the record writes them; only some, if asked for."""
    found = [str(option) for option in table.options()]
    return [it for it in found if it.split()[0] in beginnings] if beginnings else found


def asked(table: Table) -> str:
    """Who is asked for what: ``P2 play``, ``chance gray-tile``, ``nobody``."""
    if table.decision is None:
        return "nobody"
    speaker = table.decision.seat
    return f"{'chance' if speaker < 0 else f'P{speaker + 1}'} {table.decision.prompt}"


def answers(table: Table) -> list[str]:
    """All answers so far, forced ones and chance included, as the record writes them."""
    return [
        str(it.option) if it.seat < 0 else f"P{it.seat + 1} {it.option}" for it in table.answers
    ]


def has(table: Table | Boonlake, who: str, *fields: str) -> tuple[Any, ...]:
    """Some fields of a side: ``has(table, "P1", "coins", "ranch")``."""
    game = state(table)
    return tuple(getattr(game, field)[seat(who)] for field in fields)


def boats(table: Table | Boonlake, who: str = "P1") -> list[str]:
    """The places of the boats, from upstream."""
    return [BOX.resources[place].id for place in state(table).boats[seat(who)]]


def sites(table: Table | Boonlake, who: str = "P1") -> dict[str, int]:
    """The production sites there are, with their levels."""
    levels = zip(BOX.resources, state(table).sites[seat(who)], strict=True)
    return {it.id: level for it, level in levels if level}


def levers(table: Table | Boonlake, who: str = "P1") -> tuple[list[str], list[str]]:
    """The ready levers, and the used ones."""
    game, side = state(table), seat(who)
    ready = [BOX.levers[it].id for it in game.ready[side]]
    return ready, [BOX.levers[it].id for it in game.used[side]]


def hand(table: Table | Boonlake, who: str = "P1") -> list[str]:
    """The cards in a hand."""
    return [BOX.cards[card].id for card in state(table).hand[seat(who)]]


def tile_on(table: Table | Boonlake, space: int) -> str:
    """What lies on a space of the map."""
    tile = state(table).laid[space]
    return {PASTURE: "pasture", NONE: "nothing"}.get(tile, "") or BOX.tiles[tile].id


def pieces_on(table: Table | Boonlake, space: int) -> str:
    """The pieces on a space, as a position writes them: ``P1h,-``."""
    game = state(table)
    names = ["E" if is_solo(game) and side == EMINENCE else f"P{side + 1}" for side in range(4)]
    if game.laid[space] == PASTURE:
        return ",".join(f"{names[side]}c" for side in game.herds[space])
    spots = [spot_of(space, place) for place in range(len(BOX.tiles[game.laid[space]].sites))]
    letters = {sort: letter for letter, sort in SORTS.items()}
    return ",".join(
        f"{names[game.owner[it]]}{letters[game.piece[it]]}" if game.piece[it] != NONE else "-"
        for it in spots
    )


def lines(table: Table | Boonlake, who: str) -> dict[str, int]:
    """The VP gained so far, by line of the score sheet, without empty lines."""
    game, side = state(table), seat(who)
    names: Sequence[str] = EMINENCE_LINES if is_solo(game) and side == EMINENCE else LINES
    start = side * len(LINES)
    return {
        name: game.ledger[start + place]
        for place, name in enumerate(names)
        if game.ledger[start + place]
    }


def total(table: Table | Boonlake, who: str) -> int:
    """The score of a side if the game ended now."""
    return GAME.score(state(table)).totals[seat(who)]


def events(table: Table, *kinds: type[Event]) -> list[Event]:
    """What happened, of some kinds, as a spectator sees it."""
    return [event for event in table.events(None) if isinstance(event, kinds)]


def state(table: Table | Boonlake) -> Boonlake:
    """The state of a table."""
    found = table.state if isinstance(table, Table) else table
    assert isinstance(found, Boonlake)
    return found
