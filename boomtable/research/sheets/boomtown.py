"""Boomtown in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boomtable.research.sheet import Sheet, places

STEPS = (
    *("first", "row", "bid", "take", "mustang", "dynamite", "expropriation", "governor", "holdup"),
    *("new-vein", "saloon", "saloon-girls", "roll", "telegraph", "over"),
)


class Writer:
    """Writes the view of Boomtown on a sheet."""

    def __init__(self, view: Mapping[str, Any], players: int) -> None:
        lying = [*view["unseen"], *view["discards"], *(it["card"] for it in view["row"])]
        lying += [card for it in view["seats"] for card in _cards(it)]
        self.cards = places(sorted(lying))
        self.towns = places(it["town"] for it in view["towns"])
        self.steps = places(STEPS)
        self.seats = [
            places((seat + step) % players for step in range(players)) for seat in range(players)
        ]

    def write(self, sheet: Sheet, view: Mapping[str, Any], around: Sequence[int]) -> None:
        """Write what the first of ``around`` sees."""
        seats = self.seats[around[0]]
        sheet.number("turn", view["turn"], view["turns"])
        sheet.number("turns", view["turns"], 20)
        sheet.one("step", view["step"], self.steps)
        sheet.one("active", view["active"], seats)
        sheet.one("resolving", view["resolving"], self.cards)
        sheet.one("first", view["first"], seats)
        sheet.one("winner", view["winner"], seats)
        sheet.number("price", view["price"], 20)
        sheet.row("order", view["order"], seats)
        self._auction(sheet, view["auction"], around, seats)
        sheet.number("deck", view["deck"], 60)
        first, second = view["dice"] or (0, 0)
        sheet.number("first die", first, 6)
        sheet.number("second die", second, 6)
        sheet.number("total", view["total"], 12)
        robbery = view["robbery"] or {"victim": None, "number": 0}
        sheet.one("robbery victim", robbery["victim"], seats)
        sheet.number("robbery number", robbery["number"], 12)
        sheet.many("unseen", view["unseen"], self.cards)
        sheet.many("discards", view["discards"], self.cards)
        sheet.many("row", [it["card"] for it in view["row"]], self.cards)
        sheet.numbers(
            "own fees", {it["card"]: it["fees"][around[0]] for it in view["row"]}, self.cards, 10
        )
        for town in view["towns"]:
            self._town(sheet, town, seats)
        for place, seat in enumerate(around):
            self._player(sheet, f"seat {place}", view["seats"][seat])

    def _auction(
        self,
        sheet: Sheet,
        auction: Mapping[str, Any],
        around: Sequence[int],
        seats: Mapping[int, int],
    ) -> None:
        sheet.number("standing", auction["standing"], 20)
        sheet.one("holder", auction["holder"], seats)
        sheet.number("lowest", auction["lowest"], 20)
        sheet.numbers("bids", dict(enumerate(auction["bids"])), seats, 20)
        sheet.many("passed", [seat for seat in around if auction["passed"][seat]], seats)

    def _town(self, sheet: Sheet, town: Mapping[str, Any], seats: Mapping[int, int]) -> None:
        name = f"town {town['town']}"
        sheet.one(f"{name} mayor", town["mayor"], seats)
        sheet.number(f"{name} governor", town["governor"])
        sheet.number(f"{name} fee", town["fee"], 10)
        sheet.numbers(f"{name} mines", dict(enumerate(town["mines"])), seats, 10)
        sheet.number(f"{name} tokens", town["tokens"], 2)

    def _player(self, sheet: Sheet, name: str, seat: Mapping[str, Any]) -> None:
        sheet.number(f"{name} gold", seat["gold"], 50)
        sheet.number(f"{name} score", seat["score"], 100)
        sheet.many(f"{name} cards", _cards(seat), self.cards)
        sheet.numbers(
            f"{name} values", {it["card"]: it["value"] for it in seat["mines"]}, self.cards, 10
        )
        sheet.many(f"{name} saloons", [it["town"] for it in seat["saloons"]], self.towns)
        sheet.numbers(
            f"{name} pay", {it["card"]: it["pay"] for it in seat["saloons"]}, self.cards, 10
        )
        sheet.one(f"{name} took", seat["took"], self.cards)


def _cards(seat: Mapping[str, Any]) -> Iterator[str]:
    for pile in ("mines", "kept", "saloons"):
        yield from (it["card"] for it in seat[pile])
