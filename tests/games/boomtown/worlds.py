"""Tiny worlds: a table of Boomtown with just what a rule needs.

Seats are ``P1`` …, towns and cards are named as in the record. What is not said is as the digest's
examples have it: 10 gold each, nothing else before anybody.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from boomtable.engine import Event, Option, Table
from boomtable.engine.catalogue import standard_box
from boomtable.games.boomtown import GAME
from boomtable.games.boomtown.setup import setup
from boomtable.games.boomtown.state import NO_CARD, OUT, ROW, Boomtown

BOX = standard_box(GAME.meta.package)


def seat(name: str) -> int:
    """The number of a seat."""
    return int(name.removeprefix("P")) - 1


def card(code: str) -> int:
    """The number of a card."""
    return BOX.card_of[code]


def town(code: str) -> int:
    """The number of a town."""
    return BOX.town_of[code]


def world(
    players: int = 3,
    *,
    gold: Iterable[int] | None = None,
    mines: Mapping[str, str] | None = None,
    mayors: Mapping[str, str] | None = None,
    governor: str = "",
    vein: str = "",
    saloons: Mapping[str, str] | None = None,
    girls: str = "",
    kept: Mapping[str, str] | None = None,
    out: str = "",
    number: int = 2,
    first: str = "P1",
    short: bool = False,
) -> Boomtown:
    """A state: ``mines={"P1": "SN2 SN3"}``, ``saloons={"saloon-1": "P1 DG"}`` and so on.

    Whoever is named governor, or has the vein or the girls, holds that card.
    """
    game = setup(BOX, players, {"short": short})
    game.agenda.clear()
    game.number = number
    game.first = seat(first)
    game.deck -= players * number
    game.gold = list(gold) if gold is not None else game.gold
    for held in (mines, kept):
        for owner, codes in (held or {}).items():
            for code in codes.split():
                game.place[card(code)] = seat(owner)
    for place, mayor in (mayors or {}).items():
        game.mayor[town(place)] = seat(mayor)
    for code, owner_and_town in (saloons or {}).items():
        owner, place = owner_and_town.split()
        game.place[card(code)] = seat(owner)
        game.saloon_town[BOX.saloons.index(card(code))] = town(place)
    if governor:
        game.governor = town(governor)
        game.place[card("governor")] = game.mayor[game.governor]
    if vein:
        game.vein = card(vein)
        game.place[card("new-vein")] = game.place[game.vein]
    if girls:
        game.girls = card(girls)
        game.place[card("saloon-girls")] = game.place[game.girls]
    for code in out.split():
        game.place[card(code)] = OUT
    return game


def _table(game: Boomtown) -> Table:
    return Table(GAME, game, {"short": game.short}).begin()


def auction(game: Boomtown, row: str = "") -> Table:
    """A table at the beginning of the auction."""
    _lay_out(game, row)
    game.push("open_auction")
    return _table(game)


def choosing(game: Boomtown, row: str, *, winner: str = "P1") -> Table:
    """A table at which the auction winner is to take a card."""
    _lay_out(game, row)
    game.winner = seat(winner)
    game.push("choose_cards")
    return _table(game)


def rolling(game: Boomtown, *, winner: str = "P1") -> Table:
    """A table at which everybody has a card and the dice are to be rolled."""
    game.winner = seat(winner)
    game.push("roll_dice")
    return _table(game)


def _lay_out(game: Boomtown, row: str) -> None:
    codes = row.split()
    spare = (mine for mine in BOX.mines if game.place[mine] == -1 and mine not in map(card, codes))
    game.row = [card(code) for code in codes]
    while len(game.row) < game.players:
        game.row.append(next(spare))
    for lying in game.row:
        game.place[lying] = ROW
    game.took = [NO_CARD] * game.players


def play(table: Table, *lines: str) -> Table:
    """Answer as a record does: ``P2 take SN9``, ``roll 3 4``."""
    for line in lines:
        speaker, _, text = line.partition(" ")
        if speaker.startswith("P"):
            table.answer_text(text, seat(speaker))
        else:
            table.answer_text(line)
    return table


def options(table: Table) -> list[str]:
    """The options in their order, as the record writes them."""
    return [str(option) for option in table.options()]


def asked(table: Table) -> str:
    """Who is asked for what: ``P2 take``, ``chance roll``."""
    if table.decision is None:
        return "nobody"
    speaker = table.decision.seat
    return f"{'chance' if speaker < 0 else f'P{speaker + 1}'} {table.decision.prompt}"


def gold(table: Table) -> list[int]:
    """Everybody's gold."""
    return list(_state(table).gold)


def mayor(table: Table, code: str) -> str | None:
    """The mayor of a town."""
    found = _state(table).mayor[town(code)]
    return None if found < 0 else f"P{found + 1}"


def governor(table: Table) -> str | None:
    """The town whose mayor is governor."""
    found = _state(table).governor
    return None if found < 0 else BOX.towns[found].code


def owner(table: Table, code: str) -> str:
    """Before whom a card lies, or ``row``, ``out``, ``unseen``."""
    found = _state(table).place[card(code)]
    return {-1: "unseen", ROW: "row", OUT: "out"}.get(found, f"P{found + 1}")


def events(table: Table, *kinds: type[Event]) -> list[Event]:
    """What happened, of some kinds."""
    return [event for event in table.events(None) if isinstance(event, kinds)]


def answers(table: Table) -> list[str]:
    """All answers so far, forced ones and chance included."""
    return [_line(answer.seat, answer.option) for answer in table.answers]


def _line(speaker: int, option: Option) -> str:
    return str(option) if speaker < 0 else f"P{speaker + 1} {option}"


def _state(table: Table) -> Boomtown:
    assert isinstance(table.state, Boomtown)
    return table.state
