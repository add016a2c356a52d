"""The component checks of the rules file that everybody's own file must pass.

They ask for what the rules take for granted, and that a file agrees with itself and its box.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from boomtable.engine import Components
from boomtable.games.coloma.effect_checks import check_effects
from boomtable.games.coloma.form import at, numbers_of, place_of, problems_of_form
from boomtable.games.coloma.limit_checks import check_limits
from boomtable.games.coloma.map_checks import check_map
from boomtable.games.coloma.module_checks import (
    MOST,
    PLAYERS,
    SITES,
    check_modules,
    out_of_range,
)
from boomtable.games.coloma.phrases import text
from boomtable.locale import Text

ROTATING = ("barker", "bust", "signpost")
COMMONS = ("shop", "shovels", "hammer-water", "hammer-town", "wagon", "settle")
BOOMS = ("barrel", "wheelbarrows", "saw-water", "saw-town", "wagon", "tent")
COUNTED = (
    *("horses", "hand", "graves", "barrels", "gold", "event-tents", "rivers", "tableau"),
    *("lodge-dudes", "land-tents"),
)
TIERS = 3
"""First, second, all others (C-18.3)."""
LISTED = ("colors", "events", "barrels", "bridges", "canyons", "towns", "map.nodes", "lands")
LISTED_TOO = ("charts", "specialties", "solo.levels")
_KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def check(components: Components) -> Sequence[Text]:
    """All that is wrong with a component file (its sources are the engine's business)."""
    problems = list(problems_of_form(components))
    if problems:
        return problems
    tables = components.tables
    first = (_ids, _names, _wheel, check_limits, _counts, _supplies, _start, _towns)
    checks = (*first, _shootout, _graves_and_lands)
    found = [problem for check_one in checks for problem in check_one(tables)]
    found += [*check_modules(tables), *check_effects(tables), *check_map(tables)]
    named = [problem.params.get("place") for problem in found]
    return [*found, *(it for it in _negative(tables) if it.params["place"] not in named)]


def _negative(tables: dict[str, Any]) -> Iterator[Text]:
    """What is counted is never below 0; directions and places on the map may be."""
    for place, number in numbers_of(tables):
        if number < 0 and not place.endswith((".signpost_offset", ".signpost_copies", ".x", ".y")):
            yield text("check.negative", place=place)


def _ids(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 2."""
    for name in (*LISTED, *LISTED_TOO):
        ids = [entry["id"] for entry in at(tables, name)]
        for value, count in Counter(ids).items():
            if count > 1:
                yield text("check.duplicate", place=name, value=value)
            if not _KEBAB.fullmatch(value):
                yield text("check.not-kebab", place=name, value=value)
    others = [
        ("mill.id", tables["mill"]["id"]),
        *(("solo.coin", it) for it in tables["solo"]["coin"]),
    ]
    for place, value in others:
        if not _KEBAB.fullmatch(value):
            yield text("check.not-kebab", place=place, value=value)
    used = [entry["id"] for name in ("towns", "specialties") for entry in tables[name]]
    for value, count in Counter([*used, tables["mill"]["id"], tables["hotels"]["id"]]).items():
        if count > 1:  # An answer names cards, specialties, the Mill and Hotels alike.
            yield text("check.duplicate", place="towns, specialties, mill, hotels", value=value)
    for word in ("river", "bridge"):
        if word in used:
            yield text("check.word", value=word)
    if tables["hotels"]["id"] != "hotel":
        yield text("check.fixed", place="hotels.id", expected="hotel")


def _names(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 20."""
    for name in (*LISTED, *LISTED_TOO, "resources", "sites"):
        for number, entry in enumerate(at(tables, name), 1):
            for field in ("name", "name_fr"):
                if not entry.get(field, "horseshoe").strip():
                    yield text("check.empty", place=f"{place_of(name, entry, number)}.{field}")


def _wheel(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 15 and 17: five Sites with their actions and Events; the Signpost's place."""
    wheel = tables["wheel"]
    if tuple(wheel["sites"]) != SITES:
        yield text("check.fixed", place="wheel.sites", expected="1, 2, 3, 4, 5")
    if wheel["start_barker_site"] not in SITES:
        yield out_of_range("wheel.start_barker_site", wheel["start_barker_site"], 1, len(SITES))
    offset, copies = wheel["signpost_offset"], wheel["signpost_copies"]
    size = len(SITES)
    if offset % size == 0 or (offset + copies) % size == 0 or copies % size == 0:
        yield text("check.signpost")
    for name, expected in (("sites", ["barker", "1", "2", "3", "4", "5"]), ("events", SITES)):
        key = "id" if name == "sites" else "site"
        if sorted(map(str, (it[key] for it in tables[name]))) != sorted(map(str, expected)):
            yield text("check.one-each", place=name)
    for site in tables["sites"]:
        for part, known in (("common", COMMONS), ("boom", BOOMS)):
            if site[part] not in known:
                place = f"sites {site['id']}.{part}"
                yield text("check.unknown", place=place, value=site[part])
    buster = sorted(card["site"] for card in tables["buster"]["cards"])
    if tuple(buster) != SITES:
        yield text("check.one-each", place="buster.cards")
    if not 1 <= tables["buster"]["avoid"] < len(SITES):
        yield out_of_range("buster.avoid", tables["buster"]["avoid"], 1, len(SITES) - 1)


def _counts(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 3, 4, 5, 7, 8, 16 and 17: the parts make up what is in the box."""
    box, limits, colors = tables["box"], tables["limits"], len(tables["colors"])
    sums = (
        ("barrels", sum(it["count"] for it in tables["barrels"])),
        ("bridges", sum(it["copies"] for it in tables["bridges"])),
        ("town_cards", len(tables["towns"]) * colors),
        ("hotel_cards", tables["hotels"]["count"]),
        ("dudes", limits["dudes_per_color"] * colors),
        ("tents", limits["tents_per_color"] * colors),
        ("horses", limits["horses_per_player"] * colors),
        ("rivers", limits["rivers_per_player"] * colors),
        ("outlaws", limits["outlaws_total"]),
        ("shootout_tiles", sum(it["kind"] == "tile" for it in tables["charts"])),
        ("buster_cards", len(tables["buster"]["cards"])),
        ("mules", tables["mules"]["mules"]),
        ("carrots", tables["mules"]["mules"] * tables["mules"]["carrots_per_mule"]),
    )
    for field, found in sums:
        if box[field] != found:
            yield text("check.sum", place=f"box.{field}", expected=box[field], found=found)
    if colors != max(PLAYERS):
        yield text("check.count", place="colors", expected=max(PLAYERS), found=colors)
    if limits["town_cards_per_deck"] != len(tables["towns"]):
        expected, found = limits["town_cards_per_deck"], len(tables["towns"])
        yield text("check.count", place="towns", expected=expected, found=found)
    for name, field in (("barrels", "count"), ("bridges", "rate"), ("bridges", "max")):
        for entry in tables[name]:
            if not 1 <= entry[field] <= MOST:
                yield out_of_range(f"{name} {entry['id']}.{field}", entry[field], 1, MOST)
    for bridge in tables["bridges"]:
        if bridge["per"] not in COUNTED:
            place = f"bridges {bridge['id']}.per"
            yield text("check.unknown", place=place, value=bridge["per"])


def _supplies(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 3, 4 and 8: gold pools, Bridges and the Stash."""
    start, table = tables["setup"]["player"], tables["setup"]["table"]
    pools, copies = tables["gold"]["spaces"], table["bridge_copies"]
    counts = [str(count) for count in PLAYERS]
    for place, keys in (("gold.spaces", pools), ("setup.table.bridge_copies", copies)):
        for key in keys:
            if key not in counts:
                yield text("check.not-one-of", place=place, value=key, known=", ".join(counts))
    for count in counts:
        if count not in pools or count not in copies:
            yield text("check.players", n=int(count))
            continue
        if len(pools[count]) != len(tables["gold"]["values"]) or min(pools[count], default=0) < 0:
            yield text("check.pools", place=f"gold.spaces.{count}")
        least = start["gold"] * int(count)
        if not least <= sum(pools[count]) <= tables["box"]["gold"]:
            yield out_of_range(
                f"gold.spaces.{count}", sum(pools[count]), least, tables["box"]["gold"]
            )
        if not 0 <= copies[count] <= min([it["copies"] for it in tables["bridges"]], default=0):
            yield text("check.copies", place=f"setup.table.bridge_copies.{count}")
    for value in (*tables["gold"]["values"], tables["gold"]["value_when_full"]):
        if not 1 <= value <= MOST:
            yield out_of_range("gold.values", value, 1, MOST)
    if not 1 <= table["bridge_types"] <= len(tables["bridges"]):
        yield out_of_range(
            "setup.table.bridge_types", table["bridge_types"], 1, len(tables["bridges"])
        )
    outlaws = tables["stash"]["outlaws"]
    if (
        len(outlaws) != tables["stash"]["spaces"]
        or len(outlaws) < 2
        or min(outlaws) < 1
        or len(outlaws) - 1 > sum(it["count"] for it in tables["barrels"])
    ):
        yield text("check.stash")


def _start(tables: dict[str, Any]) -> Iterator[Text]:
    """What everybody begins with, and the Barker's prices."""
    start, limits = tables["setup"]["player"], tables["limits"]
    ranges = (
        ("dude", limits["dudes_per_color"]),
        ("tent", limits["tents_per_color"]),
        ("horse", limits["horses_per_player"]),
        ("buck", MOST),
        ("gold", tables["box"]["gold"]),
        ("draw", len(tables["towns"])),
        ("discard", start["draw"]),
    )
    for field, most in ranges:
        if not 0 <= start[field] <= most:
            yield out_of_range(f"setup.player.{field}", start[field], 0, most)
    for thing in ("tent", "horse"):
        if list(tables["barker"][thing]) != ["buck"] or tables["barker"][thing]["buck"] < 0:
            yield text("check.cost", place=f"barker.{thing}", parts="buck")


def _towns(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 5 and 6: sites, and what a Hammer and a Saw can cost."""
    places = {*map(str, SITES), *ROTATING}
    built = [(f"towns {it['id']}", it) for it in tables["towns"]]
    for place, card in built:
        if card["site"] not in places:
            yield text("check.unknown", place=f"{place}.site", value=card["site"])
    water = [(f"water.{name}", tables["water"][name]) for name in ("river", "bridge")]
    for place, entry in (*built, *water, ("hotels", tables["hotels"])):
        for tool, money in (("hammer", "buck"), ("saw", "gold")):
            cost = entry[tool]
            if not {money, "dude"} >= set(cost) or any(n < 0 for n in cost.values()):
                yield text("check.cost", place=f"{place}.{tool}", parts=f"{money}, dude")
    for board in tables["canyons"]:
        if len(board["spaces"]) != tables["limits"]["rivers_per_player"]:
            expected, found = tables["limits"]["rivers_per_player"], len(board["spaces"])
            place = f"canyons {board['id']}"
            yield text("check.count", place=place, expected=expected, found=found)
    colors = [color["id"] for color in tables["colors"]]
    sides = {"A": ["any"], "B": colors}
    for side, expected_colors in sides.items():
        found_colors = [it["color"] for it in tables["canyons"] if it["side"] == side]
        if sorted(found_colors) != sorted(expected_colors):
            yield text("check.boards", side=side)


def _shootout(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 9 and 11."""
    rows, table = tables["shootout"]["rows"], tables["setup"]["table"]
    dudes, outlaws = tables["limits"]["dudes_per_color"], tables["limits"]["outlaws_total"]
    if not rows or min(rows) < 1 or max(rows) > dudes:
        yield out_of_range("shootout.rows", max(rows, default=0), 1, dudes)
    row = table["neutral_gunmen_row"]
    if not 0 < row <= len(rows) or rows[row - 1] != table["neutral_gunmen"]:
        yield text("check.neutral-row")
    for year in tables["years"]:
        if not 0 <= year["outlaws"] <= outlaws:
            yield out_of_range(f"years {year['year']}.outlaws", year["outlaws"], 0, outlaws)
        if year["chart"] not in ("tile", "printed"):
            yield text("check.unknown", place=f"years {year['year']}.chart", value=year["chart"])
    kinds = Counter(chart["kind"] for chart in tables["charts"])
    needed = Counter(year["chart"] for year in tables["years"])
    if not tables["years"] or kinds["printed"] != 1 or kinds["tile"] < needed["tile"]:
        yield text("check.charts")
    for chart in tables["charts"]:
        if (len(chart["win"]), len(chart["lose"])) != (TIERS, TIERS):
            yield text("check.tiers", place=f"charts {chart['id']}")
        if sorted(chart["graves"]) != ["lose", "win"] or min(chart["graves"].values()) < 0:
            yield text("check.graves", place=f"charts {chart['id']}")


def _graves_and_lands(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 10 and 12."""
    if min(tables["graveyard"]["vp"], default=0) < 0:
        yield out_of_range("graveyard.vp", min(tables["graveyard"]["vp"]), 0, MOST)
    burials, graves = _burials(tables), len(tables["graveyard"]["vp"])
    if burials > graves:
        yield text("check.too-few-graves", graves=graves, n=burials)
    chart_vp, lands = tables["tent_chart"]["vp"], len(tables["lands"])
    if len(chart_vp) != lands + 1:
        yield text("check.count", place="tent_chart.vp", expected=lands + 1, found=len(chart_vp))
    if chart_vp[:1] != [0] or chart_vp != sorted(set(chart_vp)):
        yield text("check.tent-chart")


def _burials(tables: dict[str, Any]) -> int:
    """The most Dudes that the charts of a whole game can bury of one player (C-R40)."""
    worst: dict[str, list[int]] = {"tile": [], "printed": []}
    for chart in tables["charts"]:
        tiers = [
            sum(effect.get("n", 0) for effect in tier if effect["op"] == "bury")
            for tier in (*chart["win"], *chart["lose"])
        ]
        worst.get(chart["kind"], []).append(max([0, *chart["graves"].values(), *tiers]))
    years = [year["chart"] for year in tables["years"]]
    tiles = sorted(worst["tile"], reverse=True)[: years.count("tile")]
    return sum(tiles) + years.count("printed") * max(worst["printed"], default=0)
