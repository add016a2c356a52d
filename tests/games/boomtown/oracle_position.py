"""A position of Boomtown as the oracle keeps it.

Cards and towns are their codes, seats count from 0. What can be read off a position without
changing it is here; ``oracle`` has the rest.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import boomtable


def read_box() -> dict[str, Any]:
    """The components file, read afresh: it may be changed."""
    folder = Path(boomtable.__file__).parent / "games" / "boomtown"
    return tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))


@cache
def standard_box() -> dict[str, Any]:
    """The components file as it stands."""
    return read_box()


class Position:
    """All that lies on the table, and what can be read off it."""

    def __init__(self, players: int, short: bool, box: dict[str, Any] | None = None) -> None:
        self.box = box = box or standard_box()
        self.players = players
        self.short = short
        [setup] = [s for s in box["setup"] if s["players"] == players and s["short"] == short]
        self.turns: int = setup["turns"]
        self.deck: int = setup["deck"]
        code_of_town = {town["id"]: town["code"] for town in box["town"]}
        self.towns: list[str] = [town["code"] for town in box["town"]]
        self.mines: dict[str, dict[str, Any]] = {mine["code"]: mine for mine in box["mine"]}
        self.town_of = {code: code_of_town[mine["town"]] for code, mine in self.mines.items()}
        self.kind_of: dict[str, str] = {event["id"]: event["kind"] for event in box["event"]}
        # B-2.1 to B-2.3
        self.gold: list[int] = [box["gold"]["start"]] * players
        self.owner: dict[str, int] = {}  # mines and open saloons
        self.kept: dict[str, int] = {}  # events that wait before a player
        self.mayor: dict[str, int] = {}
        self.governor: str | None = None  # the town whose pawn is governor
        self.vein: str | None = None  # the mine with the New Vein
        self.girls: str | None = None  # the saloon with the Saloon Girls
        self.saloon_town: dict[str, str] = {}
        self.unseen: list[str] = [*self.mines, *self.kind_of]
        self.out: list[str] = []
        self.row: list[str] = []
        self.turn = 0
        self.first: int | None = None
        self.winner: int | None = None
        self.price = 0
        self.order: list[int] = []  # who chooses after the one who is choosing
        self.took: dict[int, str] = {}
        self.standing = 0
        self.holder: int | None = None
        self.bids: list[int] = []
        self.passed: list[bool] = []
        self.robbery: tuple[int, int] | None = None
        self.dice: tuple[int, int] | None = None

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        return [(seat + step) % self.players for step in range(self.players)]

    def mines_of(self, seat: int) -> list[str]:
        """A player's mines, in the order of the file."""
        return [mine for mine in self.mines if self.owner.get(mine) == seat]

    def count(self, seat: int, town: str) -> int:
        """How many mines a player owns in a town."""
        return len([mine for mine in self.mines_of(seat) if self.town_of[mine] == town])

    def saloons_of(self, seat: int) -> list[str]:
        """A player's open saloons, by id."""
        return [card for card in sorted(self.saloon_town) if self.owner[card] == seat]

    def lowest(self) -> int:
        """The least bid that is legal now: B-5.2."""
        auction = self.box["auction"]
        if self.holder is None:
            return int(auction["min_first_bid"])
        return int(self.standing + auction["min_raise"])

    def shares(self, winner: int, price: int) -> tuple[list[int], int]:
        """What each seat keeps of a price, and what the bank gets: B-6.2 to B-6.5."""
        parts = [0] * self.players
        rest = price
        seat = (winner - 1) % self.players
        if self.players in self.box["payment"]["bank_takes_rest"]:  # B-6.4
            parts[seat] = half_rounded_up(rest)
            return parts, rest - parts[seat]
        left = (winner + 1) % self.players
        while seat != winner:
            parts[seat] = rest if seat == left else half_rounded_up(rest)
            rest -= parts[seat]
            seat = (seat - 1) % self.players
        return parts, 0

    def fee(self, taker: int, mine: str) -> int:
        """B-8.2 to B-8.4, B-14.2."""
        town = self.town_of[mine]
        mayor = self.mayor.get(town)
        if mayor is None or mayor == taker:
            return 0
        fee = self.box["mayor"]["fee_per_mine"] * self.count(mayor, town)
        return int(fee * self.box["mayor"]["governor_factor"] if town == self.governor else fee)

    def saloon_pay(self, saloon: str) -> int:
        """B-18.2, B-19.1."""
        pays = self.box["saloon"]
        return int(pays["pay_with_girls"] if saloon == self.girls else pays["pay"])

    def value(self, mine: str) -> int:
        """B-1.2, B-17.1."""
        bonus = self.box["events"]["new_vein_bonus"] if mine == self.vein else 0
        return int(self.mines[mine]["value"] + bonus)

    def pawns(self, seat: int) -> list[str]:
        """The towns a player is mayor of, in the order of the file."""
        return [town for town in self.towns if self.mayor.get(town) == seat]

    def score(self, seat: int) -> int:
        """B-25.2, B-10.5."""
        points = self.box["scoring"]
        values = sum(self.value(mine) for mine in self.mines_of(seat))
        gold, pawns = self.gold[seat], len(self.pawns(seat))
        total = gold * points["per_gold"] + values * points["per_production_value"]
        return int(total + pawns * points["per_mayor_pawn"])

    def places(self) -> list[int]:
        """B-25.3, B-25.4: one more than the number of players who are better."""
        seats = range(self.players)
        # Score, then gold, then pawns.
        worth = [(self.score(seat), self.gold[seat], len(self.pawns(seat))) for seat in seats]
        return [1 + len([other for other in worth if other > own]) for own in worth]


def half_rounded_up(gold: int) -> int:
    """B-6.2."""
    return (gold + 1) // 2
