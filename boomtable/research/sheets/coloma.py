"""Coloma in numbers. In the solo game the Shade comes after the player."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boomtable.research.sheet import Sheet, places

PHASES = ("setup", "event", "dials", "mules", "turns", "shootout", "clean-up", "over")
GAINED = (
    *("shop", "barrel", "hammer-water", "saw-water", "hammer-town", "saw-town", "hammer-any"),
    *("wagon", "settle", "row", "tent"),
)
"""The kinds of actions that can be gained; Sites have others, too."""
NEUTRAL = "neutral"
PURSE = (
    *(("bucks", 10), ("gold", 5), ("horses", 5), ("dudes", 10), ("dudes_left", 10), ("tents", 5)),
    *(("tents_left", 10), ("gunmen", 5), ("graves", 5), ("guests", 2), ("hotels", 2)),
    *(("hand_size", 5), ("deck_size", 10), ("top_size", 5), ("bottom_size", 5), ("vp", 50)),
    ("score", 100),
)
"""Figures of each side, with their scales."""
GAINS = (("less_buck", 4), ("spaces", 4), ("items", 4), ("towns_only", 1))
COSTS = (("buck", 4), ("gold", 4), ("dude", 4))
SHADE = (("rivers", 10), ("buildings", 10), ("gone", 10))


class Writer:
    """Writes the view of Coloma on a sheet."""

    def __init__(self, view: Mapping[str, Any], players: int) -> None:
        box = view["box"]
        self.phases = places(PHASES)
        offered = [it[action] for it in box["sites"] for action in ("common", "boom")]
        self.kinds = places([*GAINED, *offered])
        self.sites = places(it["site"] for it in box["sites"])
        self.years = places(it["year"] for it in box["years"])
        self.cards = places(it["id"] for it in box["cards"])
        things = (box["mill"], *box["cards"], *box["specialties"])
        self.users = places(it["id"] for it in things)
        """Whatever has abilities."""
        self.barrels = places(it["id"] for it in box["barrels"])
        self.bridges = places(it["id"] for it in box["bridges"])
        self.boards = places(it["id"] for it in box["boards"])
        self.specialties = places(it["id"] for it in box["specialties"])
        self.nodes = places(it["id"] for it in box["map"]["nodes"])
        self.lands = places(it["id"] for it in box["map"]["lands"])
        self.charts = places(it["id"] for it in box["charts"])
        self.levels = places(it["id"] for it in box["levels"])
        most = max(len(it["canyons"]) for it in box["boards"])
        self.canyons = places(range(1, most + 1))
        extra = range(players, len(view["seats"]))
        self.orders = [
            (*((seat + step) % players for step in range(players)), *extra)
            for seat in range(players)
        ]
        self.sides = [places(order) for order in self.orders]

    def write(self, sheet: Sheet, view: Mapping[str, Any], around: Sequence[int]) -> None:
        """Write what the first of ``around`` sees."""
        sides = self.sides[around[0]]
        self._clock(sheet, view, sides)
        self._wheel(sheet, view, sides)
        self._supplies(sheet, view)
        self._map(sheet, view["map"], sides)
        self._shootout(sheet, view["shootout"], sides)
        self._turn(sheet, view["turn_open"] or {})
        self._solo(sheet, view["solo"] or {})
        for place, side in enumerate(self.orders[around[0]]):
            self._side(sheet, f"seat {place}", view["seats"][side])
        self._own(sheet, view["seats"][around[0]])

    def _clock(self, sheet: Sheet, view: Mapping[str, Any], sides: Mapping[int, int]) -> None:
        options = view["options"]
        sheet.number("boards B", options["boards"] == "B")
        sheet.number("hotels", options["hotels"])
        sheet.number("mules", options["mules"])
        sheet.one("year", view["year"], self.years)
        sheet.number("round", view["round"], view["rounds"])
        sheet.number("turn", view["turn"], view["turns"])
        sheet.one("phase", view["phase"], self.phases)
        sheet.one("sheriff", view["sheriff"], sides)
        sheet.one("active", view["active"], sides)

    def _wheel(self, sheet: Sheet, view: Mapping[str, Any], sides: Mapping[int, int]) -> None:
        wheel, buster = view["wheel"], view["buster"] or {"avoids": (), "site": None}
        sheet.one("barker", wheel["barker"], self.sites)
        sheet.one("signpost", wheel["signpost"], self.sites)
        sheet.one("bust", wheel["bust"], self.sites)
        sheet.many("busted", wheel["busted"], self.sites)
        sheet.many("buster avoids", buster["avoids"], self.sites)
        sheet.one("buster", buster["site"], self.sites)
        for site in view["sites"]:
            name = f"site {site['site']}"
            sheet.one(f"{name} common", site["common"], self.kinds)
            sheet.one(f"{name} boom", site["boom"], self.kinds)
            for who in ("pioneers", "mules", "tents", "carrots"):
                sheet.many(f"{name} {who}", site[who], sides)

    def _supplies(self, sheet: Sheet, view: Mapping[str, Any]) -> None:
        gold = view["gold"]
        sheet.number("gold supply", gold["supply"], 12)
        sheet.number("gold cart", gold["cart"], 12)
        sheet.number("gold value", gold["value"], 3)
        for space in view["stash"]:
            name = f"stash {space['space']}"
            sheet.one(f"{name} barrel", space["barrel"], self.barrels)
            sheet.number(f"{name} empty", space["empty"])
        sheet.numbers("stack", view["stack"], self.barrels, 4)
        sheet.numbers("discards", view["discards"], self.barrels, 4)
        left = {it["bridge"]: it["left"] for it in view["bridges"]}
        sheet.many("bridge types", left, self.bridges)
        sheet.numbers("bridges left", left, self.bridges, 2)
        sheet.number("hotels left", view["hotels_left"], 6)

    def _map(self, sheet: Sheet, seen: Mapping[str, Any], sides: Mapping[int, int]) -> None:
        for land, tents in seen["lands"].items():
            sheet.many(f"land {land}", tents, sides)
        sheet.many("trail", seen["trail"], self.nodes)
        sheet.number("spaces left", seen["left"], 5)

    def _shootout(self, sheet: Sheet, seen: Mapping[str, Any], sides: Mapping[int, int]) -> None:
        owners: dict[Any, int] = {**sides, NEUTRAL: len(sides)}
        sheet.number("outlaws", seen["outlaws"], 10)
        sheet.number("gunmen", seen["gunmen"], 10)
        sheet.number("won", seen["won"])
        sheet.one("chart", seen["chart"], self.charts)
        for row in seen["rows"]:
            sheet.one(f"row {row['row']}", row["owner"], owners)

    def _turn(self, sheet: Sheet, seen: Mapping[str, Any]) -> None:
        sheet.one("common open", seen.get("common"), self.kinds)
        sheet.one("boom open", seen.get("boom"), self.kinds)
        sheet.number("rows filled", seen.get("rows_filled"), 3)
        sheet.many("uses", seen.get("uses", ()), self.users)
        sheet.number("built", seen.get("built"))
        gained = seen.get("gained") or {}
        sheet.one("gained", gained.get("kind") or None, self.kinds)
        sheet.figures("gained", gained, GAINS)
        for what in ("river", "bridge"):
            for tool in ("hammer", "saw"):
                cost = seen["water"][what][tool] if seen else {}
                sheet.figures(f"{what} {tool}", cost, COSTS)

    def _solo(self, sheet: Sheet, seen: Mapping[str, Any]) -> None:
        sheet.one("level", seen.get("level"), self.levels)
        sheet.figures("shade", seen, SHADE)
        sheet.many("wagon cards", seen.get("wagon_cards", ()), self.nodes)

    def _side(self, sheet: Sheet, name: str, side: Mapping[str, Any]) -> None:
        sheet.figures(name, side, PURSE)
        sheet.one(f"{name} board", side["board"], self.boards)
        sheet.one(f"{name} specialty", side["specialty"], self.specialties)
        sheet.one(f"{name} wagon", side["wagon"], self.nodes)
        sheet.one(f"{name} site", side["site"], self.sites)
        sheet.one(f"{name} mule", side["mule"], self.sites)
        sheet.many(f"{name} rivers", side["rivers"], self.canyons)
        sheet.numbers(f"{name} bridges", dict(_spans(side)), self.bridges, 12)
        sheet.many(f"{name} town", side["town"], self.cards)
        sheet.many(f"{name} barrels", side["barrels"], self.barrels)
        sheet.many(f"{name} used", side["used"], self.barrels)
        sheet.many(f"{name} year used", side["year_used"], self.users)

    def _own(self, sheet: Sheet, side: Mapping[str, Any]) -> None:
        sheet.many("own hand", side["hand"], self.cards)
        sheet.row("own top", side["top"], self.cards)
        sheet.row("own bottom", side["bottom"], self.cards)
        sheet.many("own unknown", side["unknown"], self.cards)


def _spans(side: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """Points of each own Bridge now; one that is worth nothing yet counts as 1."""
    for it in side["bridges"]:
        yield it["bridge"], max(1, it["points"])
