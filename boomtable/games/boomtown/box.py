"""The box: all that ``components.toml`` says, typed, frozen and shared by all tables.

Cards are numbered as they stand in the file, mines before events; so the order of numbers is the
order in which the rules list them. Options are made once, here, and used again at every table.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import Struct

from boomtable.engine import Components
from boomtable.games.boomtown.answers import (
    Appoint,
    Bid,
    Blast,
    Draw,
    First,
    Hire,
    Open,
    Pass,
    Rob,
    Roll,
    Seize,
    Take,
    Telegraph,
    Vein,
)
from boomtable.locale import Named


class Town(Struct, frozen=True):
    """One of the five towns, with the cards that are its mines."""

    code: str
    named: Named
    colour: str
    colour_fr: str
    tokens: int
    mines: tuple[int, ...]


class Card(Struct, frozen=True):
    """A card of the deck: ``kind`` is ``mine`` or a kind of event.

    ``town``, ``number`` and ``value`` are a mine's (-1 and 0 for an event); ``ways`` says with how
    many of the 36 results of two dice it produces.
    """

    code: str
    kind: str
    named: Named
    title: Named
    use: str = ""
    town: int = -1
    number: int = 0
    value: int = 0
    dangerous: bool = False
    ways: int = 0


class Setup(Struct, frozen=True):
    """A way of setting up: how many cards are drawn, in how many turns."""

    players: int
    short: bool
    deck: int
    turns: int


class Box(Struct, frozen=True, eq=False):
    """Everything in the box, and the numbers of the rulebook."""

    hash: str
    setups: tuple[Setup, ...]
    towns: tuple[Town, ...]
    cards: tuple[Card, ...]
    mines: range
    card_of: dict[str, int]
    town_of: dict[str, int]
    cards_of_kind: dict[str, tuple[int, ...]]
    saloons: tuple[int, ...]
    """By their ids: the order in which they are listed."""
    dangerous: tuple[int, ...]
    mines_of_number: tuple[tuple[int, ...], ...]

    start_gold: int
    first_bid: int
    least_raise: int
    all_pass_price: int
    quick_raises: tuple[int, ...]
    bot_raises: tuple[int, ...]
    kept_part: tuple[int, int]
    bank_takes_rest: tuple[int, ...]
    mines_to_found: int
    fee_per_mine: int
    governor_factor: int
    saloon_pay: int
    saloon_pay_with_girls: int
    shark_loss: int
    stagecoach_gain: int
    vein_bonus: int
    holdup_numbers: range
    faces: int
    collapse_totals: tuple[int, ...]
    per_gold: int
    per_value: int
    per_pawn: int

    firsts: tuple[First, ...]
    draws: tuple[Draw, ...]
    bids: tuple[Pass | Bid, ...]
    """By the new standing bid; in the place of a bid of nothing: pass."""
    takes: tuple[Take, ...]
    blasts: tuple[Blast, ...]
    seizes: tuple[Seize, ...]
    veins: tuple[Vein, ...]
    hires: tuple[Hire, ...]
    appoints: tuple[Appoint, ...]
    opens: tuple[Open, ...]
    robs: tuple[tuple[Rob, ...], ...]
    rolls: tuple[Roll, ...]
    telegraphs: tuple[Telegraph, ...]
    """By the new total; in the place of 0: not used."""

    def setup_for(self, players: int, short: bool) -> Setup:
        """The way of setting up for a number of players."""
        return next(it for it in self.setups if (it.players, it.short) == (players, short))

    def only(self, kind: str) -> int:
        """The card of a kind of event that has one copy."""
        return self.cards_of_kind[kind][0]


def unpack(components: Components) -> Box:
    """The box of a component file that has been checked."""
    tables = components.tables
    cards = _cards(tables)
    mines = range(len(tables["mine"]))
    towns = _towns(tables, cards)
    codes = [card.code for card in cards]
    faces = tables["dice"]["faces"]
    highest = faces * tables["dice"]["count"]
    numbers = range(tables["events"]["holdup_min"], tables["events"]["holdup_max"] + 1)
    most_players = max(entry["players"] for entry in tables["setup"])
    kinds = {
        kind["id"]: tuple(place for place, card in enumerate(cards) if card.kind == kind["id"])
        for kind in tables["event_kind"]
    }
    return Box(
        hash=components.hash,
        setups=tuple(
            Setup(entry["players"], entry["short"], entry["deck"], entry["turns"])
            for entry in tables["setup"]
        ),
        towns=towns,
        cards=cards,
        mines=mines,
        card_of={code: place for place, code in enumerate(codes)},
        town_of={town.code: place for place, town in enumerate(towns)},
        cards_of_kind=kinds,
        saloons=tuple(sorted(kinds["saloon"], key=lambda card: cards[card].code)),
        dangerous=tuple(mine for mine in mines if cards[mine].dangerous),
        mines_of_number=tuple(
            tuple(mine for mine in mines if cards[mine].number == total)
            for total in range(highest + 1)
        ),
        start_gold=tables["gold"]["start"],
        first_bid=tables["auction"]["min_first_bid"],
        least_raise=tables["auction"]["min_raise"],
        all_pass_price=tables["auction"]["all_pass_price"],
        quick_raises=tuple(tables["auction"]["interface"]["quick_raises"]),
        bot_raises=tuple(tables["auction"]["interface"]["bot_raises"]),
        kept_part=(tables["payment"]["keep_numerator"], tables["payment"]["keep_denominator"]),
        bank_takes_rest=tuple(tables["payment"]["bank_takes_rest"]),
        mines_to_found=tables["mayor"]["mines_to_found"],
        fee_per_mine=tables["mayor"]["fee_per_mine"],
        governor_factor=tables["mayor"]["governor_factor"],
        saloon_pay=tables["saloon"]["pay"],
        saloon_pay_with_girls=tables["saloon"]["pay_with_girls"],
        shark_loss=tables["events"]["card_shark_loss"],
        stagecoach_gain=tables["events"]["stagecoach_gain"],
        vein_bonus=tables["events"]["new_vein_bonus"],
        holdup_numbers=numbers,
        faces=faces,
        collapse_totals=tuple(tables["collapse"]["totals"]),
        per_gold=tables["scoring"]["per_gold"],
        per_value=tables["scoring"]["per_production_value"],
        per_pawn=tables["scoring"]["per_mayor_pawn"],
        firsts=tuple(First(seat) for seat in range(most_players)),
        draws=tuple(Draw(code) for code in codes),
        bids=(Pass(), *(Bid(bid) for bid in range(1, most_gold(tables) + 1))),
        takes=tuple(Take(code) for code in codes),
        blasts=tuple(Blast(code) for code in codes),
        seizes=tuple(Seize(code) for code in codes),
        veins=tuple(Vein(code) for code in codes),
        hires=tuple(Hire(code) for code in codes),
        appoints=tuple(Appoint(town.code) for town in towns),
        opens=tuple(Open(town.code) for town in towns),
        robs=tuple(
            tuple(Rob(victim, number) for number in numbers) for victim in range(most_players)
        ),
        rolls=tuple(
            Roll(first, second) for first in range(1, faces + 1) for second in range(1, faces + 1)
        ),
        telegraphs=tuple(Telegraph(total or None) for total in range(highest + 1)),
    )


def most_gold(tables: dict[str, Any]) -> int:
    """A bound on all the gold that there can be before a last auction."""
    brought: Counter[int] = Counter()
    for mine in tables["mine"]:
        brought[mine["number"]] += mine["value"]
    richest_roll = max(brought.values())
    robberies = sum(event["kind"] == "stagecoach-robbery" for event in tables["event"])
    bounds: list[int] = [
        tables["gold"]["start"] * entry["players"]
        + tables["events"]["stagecoach_gain"] * robberies
        + (richest_roll + tables["events"]["new_vein_bonus"]) * (entry["turns"] - 1)
        for entry in tables["setup"]
    ]
    return max(bounds)


def _cards(tables: dict[str, Any]) -> tuple[Card, ...]:
    town_places = {town["id"]: place for place, town in enumerate(tables["town"])}
    faces = tables["dice"]["faces"]
    mines = [
        Card(
            code=mine["code"],
            kind="mine",
            named=_named(mine),
            title=_titled(mine),
            town=town_places[mine["town"]],
            number=mine["number"],
            value=mine["value"],
            dangerous=mine["dangerous"],
            ways=faces - abs(faces + 1 - mine["number"]),
        )
        for mine in tables["mine"]
    ]
    kinds = {kind["id"]: kind for kind in tables["event_kind"]}
    events = [
        Card(
            code=event["id"],
            kind=event["kind"],
            named=_named(kinds[event["kind"]]),
            title=_named(kinds[event["kind"]]),
            use=kinds[event["kind"]]["use"],
        )
        for event in tables["event"]
    ]
    return (*mines, *events)


def _towns(tables: dict[str, Any], cards: tuple[Card, ...]) -> tuple[Town, ...]:
    return tuple(
        Town(
            code=town["code"],
            named=_named(town),
            colour=town["colour"],
            colour_fr=town["colour_fr"],
            tokens=town["town_tokens"],
            mines=tuple(number for number, card in enumerate(cards) if card.town == place),
        )
        for place, town in enumerate(tables["town"])
    )


def _named(entry: dict[str, Any]) -> Named:
    return Named(entry["name"], entry["name_fr"].replace("'", "’"))


def _titled(mine: dict[str, Any]) -> Named:
    """A mine as sentences say it: its name and its code."""
    named = _named(mine)
    return Named(f"{named.en} ({mine['code']})", f"{named.fr} ({mine['code']})")
