"""Boonlake in numbers. In the solo game the Wise Eminence comes after the player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from boomtable.research.sheet import Sheet, places

PHASES = ("setup", "action", "common", "ship", "scoring", "over")
PIECES = ("inhabitant", "house", "settlement")
SORTS = places(PIECES)
CORNERS = places(("ul", "ur", "lr", "ll"))
PURSE = (
    *(("vp", 50), ("score", 100), ("coins", 20), ("vases", 5), ("ranch", 5), ("supply", 10)),
    *(("coin_step", 10), ("card_step", 10), ("houses", 6), ("settlements", 4), ("cattle", 5)),
    *(("aside", 5), ("card_discount", 3), ("hand_size", 8)),
)
"""Figures of each side, with their scales."""
EASE = (("inhabitants_less", 2), ("presences_less", 2))
LETTERS = "ab"
"""The sites of a tile."""


class Writer:
    """Writes the view of Boonlake on a sheet."""

    def __init__(self, view: Mapping[str, Any], players: int) -> None:
        box = view["box"]
        self.phases = places(PHASES)
        self.strips = places(it["id"] for it in box["strips"])
        self.regions = places(it["id"] for it in box["regions"])
        self.resources = places(it["id"] for it in box["resources"])
        self.river = places(it["id"] for it in box["river"]["spaces"])
        self.locks = places(it["id"] for it in box["river"]["locks"])
        self.spaces = [it["space"] for it in box["map"]["spaces"]]
        self.tiles = places([*(it["id"] for it in box["tiles"]), box["pasture"]["id"]])
        self.cards = places(it["id"] for it in box["cards"])
        self.scoring = places(it["id"] for it in box["scoring_tiles"])
        self.levers = places(it["id"] for it in box["levers"])
        self.slots = places(str(it["slot"]) for it in box["levers"])
        self.tiers = places(range(1, 1 + max(it["tier"] for it in box["recesses"])))
        self.solo_tiles = places(it["id"] for it in box["solo"]["tiles"])
        self.levels = places(it["id"] for it in box["solo"]["levels"])
        self.sites = places(f"{space}{letter}" for space in self.spaces for letter in LETTERS)
        self.at = places(self.spaces)
        extra = range(players, len(view["seats"]))
        self.orders = [
            (*((seat + step) % players for step in range(players)), *extra)
            for seat in range(players)
        ]
        self.sides = [places(order) for order in self.orders]
        around = range(len(view["seats"]))
        # What lies where, and whose: by space or site, then by tile, piece or seat.
        self.tiles_at = places(product(self.spaces, self.tiles))
        self.owners_at = places(product(self.sites, around))
        self.pieces_at = places(product(self.sites, PIECES))
        self.cattle_at = places(product(self.spaces, around))
        self.projects = places(product(self.scoring, around))
        self.offers = places(sorted(key for it in _effects(box) for key, _n in _offers(it)))

    def write(self, sheet: Sheet, view: Mapping[str, Any], around: Sequence[int]) -> None:
        """Write what the first of ``around`` sees."""
        order, sides = self.orders[around[0]], self.sides[around[0]]
        self._clock(sheet, view, sides)
        self._actions(sheet, view)
        self._map(sheet, view, sides)
        self._scoring(sheet, view["tiles"], order, sides)
        self._about(sheet, view["about"])
        self._solo(sheet, view)
        for place, side in enumerate(order):
            self._side(sheet, f"seat {place}", view["seats"][side])
            sheet.one(f"seat {place} ship", view["ships"][side], self.river)
        own = view["seats"][around[0]]
        sheet.many("own hand", own["hand"], self.cards)
        sheet.many("own dealt", own["dealt"], self.scoring)

    def _clock(self, sheet: Sheet, view: Mapping[str, Any], sides: Mapping[int, int]) -> None:
        sheet.number("turn", view["turn"], 50)
        sheet.number("round", view["round"], view["rounds"])
        sheet.number("scoring", view["scoring"], view["scorings"])
        sheet.number("scoring step", view["scoring_step"], 5)
        sheet.one("phase", view["phase"], self.phases)
        sheet.one("starter", view["starter"], sides)
        sheet.one("active", view["active"], sides)
        sheet.number("last lap", view["last_lap"])

    def _actions(self, sheet: Sheet, view: Mapping[str, Any]) -> None:
        for row, strip in enumerate(view["strips"], 1):
            sheet.one(f"row {row}", strip, self.strips)
        sheet.one("taken", view["taken"], self.strips)
        sheet.number("steps", view["steps"], 5)
        sheet.many("labels", view["labels"], self.regions)
        sheet.one("region", view["region"], self.regions)
        sheet.many("crossed", view["crossed"], self.locks)
        sheet.number("pile", view["pile"], 100)
        sheet.numbers("discards", view["discards"], self.cards, 2)

    def _map(self, sheet: Sheet, view: Mapping[str, Any], sides: Mapping[int, int]) -> None:
        laid = view["map"]
        sheet.one("revealed", view["revealed"], self.tiles)
        sheet.many("gray", view["gray"], self.tiles)
        sheet.number("pastures", view["pastures"], 7)
        sheet.many("tiles", [(it["space"], it["tile"]) for it in laid], self.tiles_at)
        taken = [
            (site["site"], site["owner"], site["piece"])
            for it in laid
            for site in it["sites"]
            if site["piece"]
        ]
        sheet.many("owners", [(site, sides[owner]) for site, owner, _ in taken], self.owners_at)
        sheet.many("pieces", [(site, piece) for site, _, piece in taken], self.pieces_at)
        herds = [(it["space"], sides[owner]) for it in laid for owner in it["cattle"]]
        sheet.many("cattle", herds, self.cattle_at)

    def _scoring(
        self,
        sheet: Sheet,
        tiles: Sequence[Mapping[str, Any]],
        order: Sequence[int],
        sides: Mapping[int, int],
    ) -> None:
        shown = {it["tile"]: it for it in tiles}
        sheet.many("scoring tiles", shown, self.scoring)
        for place, side in enumerate(order):
            name = f"seat {place}"
            owned = [tile for tile, it in shown.items() if it["owner"] == side]
            sheet.many(f"{name} own tile", owned, self.scoring)
            marks = {
                tile: mark["scoring"]
                for tile, it in shown.items()
                for mark in it["marks"]
                if mark["seat"] == side
            }
            sheet.numbers(f"{name} marks", marks, self.scoring, 4)
            met = [tile for tile, it in shown.items() if side < len(it["met"]) and it["met"][side]]
            sheet.many(f"{name} met", met, self.scoring)
        done = [(tile, sides[seat]) for tile, it in shown.items() for seat in it["projects"]]
        sheet.many("projects", done, self.projects)

    def _about(self, sheet: Sheet, about: Mapping[str, Any]) -> None:
        sheet.one("about card", about["card"], self.cards)
        sheet.one("about project", about["project"], self.scoring)
        sheet.one("about site", about["site"], self.sites)
        sheet.one("about space", about["space"], self.at)
        effects = about["effects"]
        offers = Counter({key: n for it in effects for key, n in _offers(it)})
        sheet.numbers("about exchange", offers, self.offers, 5)
        upgrade: Mapping[str, Any] = next((it for it in effects if it["op"] == "upgrade"), {})
        sheet.one("about upgrade", upgrade.get("to"), SORTS)
        sheet.figures("about upgrade", upgrade, EASE)

    def _solo(self, sheet: Sheet, view: Mapping[str, Any]) -> None:
        solo = view["solo"] or {"stack": {}, "turned": (), "corner": None}
        sheet.one("level", view["level"], self.levels)
        for stack in ("A", "B"):
            sheet.number(f"stack {stack}", solo["stack"].get(stack), 5)
        sheet.row("turned", solo["turned"], self.solo_tiles)
        sheet.one("corner", solo["corner"], CORNERS)
        sheet.number("preferred", solo.get("preferred"), 30)
        sheet.number("cactus", solo.get("cactus"), 30)

    def _side(self, sheet: Sheet, name: str, side: Mapping[str, Any]) -> None:
        sheet.figures(name, side, PURSE)
        sheet.many(f"{name} boats", side["boats"], self.resources)
        sheet.numbers(f"{name} sites", side["sites"], self.resources, 3)
        sheet.many(f"{name} bonus", side["bonus"], self.tiers)
        owned = side["levers"]
        sheet.many(f"{name} levers", [it["lever"] for it in owned], self.levers)
        sheet.many(f"{name} ready", [it["lever"] for it in owned if it["ready"]], self.levers)
        sheet.numbers(f"{name} slot prices", side["slots"], self.slots, 10)
        sheet.many(f"{name} played", side["played"], self.cards)
        sheet.numbers(f"{name} presences", side["presences"], self.regions, 5)
        sheet.numbers(f"{name} picked", Counter(side["picked"]), self.cards)


def _effects(box: Any) -> Iterator[Mapping[str, Any]]:
    """Every effect in the box, wherever it stands."""
    if isinstance(box, dict):
        if "op" in box:
            yield box
        for part in box.values():
            yield from _effects(part)
    elif isinstance(box, list):
        for part in box:
            yield from _effects(part)


def _offers(effect: Mapping[str, Any]) -> Iterator[tuple[tuple[int, str, str], int]]:
    """What each option of an exchange takes and gives: its number, what happens, how much."""
    if effect["op"] != "exchange":
        return
    for number, parts in enumerate(effect["options"], 1):
        for part in parts:
            what = next((str(part[it]) for it in ("what", "track", "resource") if it in part), "")
            yield (number, part["op"], what), part.get("n", 1)
