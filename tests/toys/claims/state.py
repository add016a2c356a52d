"""The table of Claims: hands, a deck that is a bag, claims won."""

from __future__ import annotations

from msgspec import Struct

from boomtable.engine import Components, State


class Card(Struct, frozen=True):
    id: str
    rank: int
    copies: int


class Claim(Struct, frozen=True):
    id: str
    value: int
    weight: int


class Box(Struct, frozen=True):
    hash: str
    hand_size: int
    fines: dict[str, int]
    cards: dict[str, Card]
    claims: dict[str, Claim]


def unpack(components: Components) -> Box:
    tables = components.tables
    return Box(
        hash=components.hash,
        hand_size=tables["hand"]["size"],
        fines={law: tables["law"][law] for law in ("mild", "stern")},
        cards={it["id"]: Card(it["id"], it["rank"], it["copies"]) for it in tables["card"]},
        claims={it["id"]: Claim(it["id"], it["value"], it["weight"]) for it in tables["claim"]},
    )


class Claims(State, kw_only=True):
    deck: dict[str, int]
    """The bag of cards that could come next."""
    hands: list[list[str]]
    played: list[str]
    """Cards that everybody has seen and that are out of the game."""
    buried: list[str]
    """Cards put away face down: each known only to whoever did it."""
    buried_by: list[int]
    won: list[list[str]]
    fined: list[int]
    points_stashed: list[int]
    round: int = 0
    rounds: int = 2
    sheriff: bool = False
    stash: bool = False
    fine: int = 0

    def copy(self) -> Claims:
        twin = State.copy(self)
        twin.deck = self.deck.copy()
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = self.played[:]
        twin.buried = self.buried[:]
        twin.buried_by = self.buried_by[:]
        twin.won = [claims[:] for claims in self.won]
        twin.fined = self.fined[:]
        twin.points_stashed = self.points_stashed[:]
        return twin
