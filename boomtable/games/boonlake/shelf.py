"""Numbering the effect lists of a component file while it is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from boomtable.games.boonlake import lines
from boomtable.games.boonlake.pieces import NONE, Effect, Listing, Modifier
from boomtable.locale import Named

Table = dict[str, Any]
NAMED = (
    *("resource", "region", "action_strip", "building_tile", "card", "scoring_tile", "solo_tile"),
    "player_board.lever",
)
"""What an answer names by its id: no two of these have the same one."""
PAYING = ("joker", "boat-upstream", "ease-settlement")
"""L-15.10: what levers do in a payment; nobody carries these out by themselves."""


class Shelf:
    """Numbers the listings while a file is read."""

    def __init__(self, tables: Table) -> None:
        self.listings: list[Listing] = []
        resources = sorted(tables["resource"], key=lambda it: it["canal"])
        self.resources = [it["id"] for it in resources]
        self.regions = [it["id"] for it in sorted(tables["region"], key=lambda it: it["north"])]
        self.kinds = [it["id"] for it in tables["kind"]]

    def listing(self, effects: Sequence[Table], line: int) -> int:
        """The number of a new listing (``NONE`` of an empty one)."""
        made = [self._effect(effect, line) for effect in effects if effect["op"] not in PAYING]
        return self.add(made, line) if made else NONE

    def add(self, effects: Sequence[Effect], line: int) -> int:
        """The number of a new listing of these effects."""
        self.listings.append(Listing(tuple(effects), line))
        return len(self.listings) - 1

    def reward(self, reward: Table | None, line: int) -> int:
        """The listing of what a space, a label or a track shows."""
        if reward is None:
            return NONE
        kind, n = reward["kind"], reward.get("n", 1)
        if kind == "site":
            resource = self.resources.index(reward["resource"])
            return self.add([Effect("site", resource=resource, n=n)], line)
        if kind in {"site-any", "vase-or-site"}:
            return self.add([Effect(kind, n=n)], line)
        return self.add([Effect("gain", kind, n)], line)

    def exchange(self, pay: Mapping[str, int], get: Mapping[str, int], line: int) -> int:
        """The listing of an exchange: pay first, then get."""
        lost = [Effect("lose", what, n) for what, n in pay.items()]
        return self.add([*lost, *(Effect("gain", what, n) for what, n in get.items())], line)

    def modifier(self, effect: Table, card: int) -> Modifier:
        """A permanent effect of a card."""
        on = effect["on"]
        gain = effect.get("gain")
        line = lines.RIVER if on.startswith("ship-") else lines.SITES
        words = ("coins_less", "coins_more", "inhabitants_less")
        return Modifier(
            on,
            card,
            n=sum(effect.get(word, 0) for word in words),
            kind=self.kinds.index(effect["kind"]) if "kind" in effect else NONE,
            gain=self.exchange({}, gain, line) if gain else NONE,
        )

    def _effect(self, effect: Table, line: int) -> Effect:
        op = effect["op"]
        options: tuple[int, ...] = ()
        if op == "exchange":
            options = tuple(self.exchange(it["pay"], it["get"], line) for it in effect["options"])
        elif op == "choose":
            options = tuple(self.listing(it, line) for it in effect["options"])
        return Effect(
            op,
            what=effect.get("what", ""),
            n=effect.get("n", 1),
            count=effect.get("count", ""),
            track=effect.get("track", ""),
            to=effect.get("to", ""),
            region=self.regions.index(effect["region"]) if "region" in effect else NONE,
            inhabitants_less=effect.get("inhabitants_less", 0),
            presences_less=effect.get("presences_less", 0),
            options=options,
        )


def named(entry: Table) -> Named:
    """The name of an entry in both languages."""
    return Named(entry["name"], entry["name_fr"].replace("'", "’"))


def places(entries: Sequence[Table]) -> dict[str, int]:
    """The number of each entry by its id."""
    return {entry["id"]: place for place, entry in enumerate(entries)}
