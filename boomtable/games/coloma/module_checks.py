"""Checks 16 to 19: Hotels, specialties, Buster, Mules and the Shade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.games.coloma.form import NUMBER, is_number, not_a
from boomtable.games.coloma.phrases import text
from boomtable.games.coloma.shade import PARTS
from boomtable.locale import Text

SITES = (1, 2, 3, 4, 5)
PLAYERS = (1, 2, 3, 4, 5, 6)
MOST = 999
"""No amount of the box is larger: a slip of the keyboard, or a joke."""

NEEDED = {
    "horse": ("horse_else_vp",),
    "gold": ("gold_else_vp",),
    "paid-building": ("gold",),
    "vp": ("vp", "vp_per_hotel"),
}
"""The numbers that a part of the Shade needs beside its name."""


def check_modules(tables: dict[str, Any]) -> Iterator[Text]:
    """All modules and variants."""
    yield from _modules(tables)
    yield from _solo(tables)
    yield from _parts(tables["solo"]["actions"])


def out_of_range(place: str, found: int, least: int, most: int) -> Text:
    """A number that is too small or too large."""
    return text("check.range", place=place, found=found, least=least, most=most)


def _modules(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 16 and 18."""
    colors = sorted(color["id"] for color in tables["colors"])
    sets = tables["specialty_sets"]["sets"]
    if sets != ["box", "deluxe"]:
        yield text("check.fixed", place="specialty_sets.sets", expected="box, deluxe")
    for name in sets:
        if sorted(it["color"] for it in tables["specialties"] if it["set"] == name) != colors:
            yield text("check.specialties", set=name)
    hotels, per_player = tables["hotels"], tables["setup"]["table"]["hotels_per_player"]
    if not 0 <= per_player * max(PLAYERS) <= hotels["count"]:
        yield out_of_range("setup.table.hotels_per_player", per_player, 0, hotels["count"] // 6)
    for field in ("vp", "spaces", "vp_per_guest"):
        if not 0 <= hotels[field] <= MOST:
            yield out_of_range(f"hotels.{field}", hotels[field], 0, MOST)
    for place, counts, expected in (
        ("buster.players", tables["buster"]["players"], [1, 2]),
        ("mules.players", tables["mules"]["players"], [2]),
    ):
        if counts != expected:
            yield text("check.fixed", place=place, expected=", ".join(map(str, expected)))


def _solo(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 19."""
    solo, towns = tables["solo"], [it["id"] for it in tables["map"]["nodes"] if it.get("lands")]
    if not solo["wagon_cards"] or not set(solo["wagon_cards"]) <= set(towns):
        yield text("check.wagon-cards")
    if len(set(solo["wagon_cards"])) != len(solo["wagon_cards"]):
        yield text("check.wagon-cards")
    if len(solo["coin"]) != 2 or len(set(solo["coin"])) != 2 or tables["buster"]["avoid"] < 2:
        yield text("check.coin")
    limits = tables["limits"]
    ranges = (
        ("solo.setup_as_players", solo["setup_as_players"], 2, max(PLAYERS)),
        ("solo.dude", solo["dude"], 0, limits["dudes_per_color"]),
        ("solo.tent", solo["tent"], 0, limits["tents_per_color"] - 1),
        ("solo.tent_on_event", solo["tent_on_event"], 1, len(SITES)),
        ("solo.horses_max", solo["horses_max"], 0, limits["horses_per_player"]),
        ("solo.events.gain.event", solo["events"]["gain"]["event"], 1, len(SITES)),
        ("solo.events.sell.event", solo["events"]["sell"]["event"], 1, len(SITES)),
        ("solo.events.sell.max", solo["events"]["sell"]["max"], 0, tables["box"]["gold"]),
    )
    for place, found, least, most in ranges:
        if not least <= found <= most:
            yield out_of_range(place, found, least, most)
    if not solo["levels"]:
        yield text("check.missing", place="solo.levels")
    for level in solo["levels"]:
        if not 0 <= level["horse"] <= solo["horses_max"]:
            yield out_of_range(
                f"solo.levels {level['id']}.horse", level["horse"], 0, solo["horses_max"]
            )
        pools = tables["gold"]["spaces"].get(str(solo["setup_as_players"]), [0])
        most = sum(pools) - tables["setup"]["player"]["gold"]
        if not 0 <= level["gold"] <= most:
            yield out_of_range(f"solo.levels {level['id']}.gold", level["gold"], 0, most)


def _parts(shade: dict[str, Any]) -> Iterator[Text]:
    """Every part of the Shade is one that there are rules for, at a Site that there is."""
    sites = ("barker", *map(str, SITES))
    for key in shade:
        if key not in sites and not key.startswith("source"):
            yield text("check.unknown", place="solo.actions", value=key)
    for place in sites:
        actions = shade[place]
        for part in ("common", "boom"):
            name = actions[part]
            if name not in PARTS:
                yield text("check.unknown", place=f"solo.actions.{place}.{part}", value=name)
            for field in NEEDED.get(name, ()):
                number = actions.get(field)
                if number is None:
                    yield text("check.missing", place=f"solo.actions.{place}.{field}")
                elif not is_number(number):
                    yield not_a(f"solo.actions.{place}.{field}", NUMBER, number)
                elif not 0 <= number <= MOST:
                    yield out_of_range(f"solo.actions.{place}.{field}", number, 0, MOST)
