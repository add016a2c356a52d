"""The component checks of the rules file (section 25) that everybody's own file must pass.

They ask for what the rules take for granted, and that a file agrees with itself and its box.
What only this edition's file promises stands in its tests.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from boomtable.engine import Components
from boomtable.games.boonlake.effect_checks import check_costs, check_effects
from boomtable.games.boonlake.file_form import at, numbers_of, place_of, problems_of_form
from boomtable.games.boonlake.lever_checks import check_levers
from boomtable.games.boonlake.map_checks import check_map
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import MOST, PLAYERS, one_of, out_of_range, within
from boomtable.games.boonlake.river_checks import check_river
from boomtable.games.boonlake.shelf import NAMED
from boomtable.games.boonlake.solo_checks import check_solo
from boomtable.games.boonlake.strip_checks import check_strips
from boomtable.games.boonlake.tile_checks import check_tiles
from boomtable.locale import Text

ROUNDS, SCORINGS = 2, 4
PIECES = ("house", "settlement", "cattle", "inhabitant")
INCOME = ("coins", "vp")
MOST_BOATS = 4
"""With more of them the payment plans (L-7.12) would grow beyond what anybody could read."""
_LISTED = (
    *("color", "resource", "kind", "region", "map.bridge", "map.ford", "river.space", "river.lock"),
    *("action_strip", "player_board.recess", "player_board.lever", "building_tile", "card"),
    *("scoring_tile", "solo_tile", "solo_level"),
)
_KEBAB = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_BELOW_ZERO = (".q", ".r")
"""Places on the map may be below 0."""


def check(components: Components) -> Sequence[Text]:
    """All that is wrong with a component file (its sources are the engine's business)."""
    problems = list(problems_of_form(components))
    if problems:
        return problems
    tables = components.tables
    own = (_ids, _names, _fixed, _setup, _pieces, _boards, _tracks, _sums)
    found = [problem for check_one in own for problem in check_one(tables)]
    others = (check_map, check_river, check_strips, check_tiles, check_costs, check_effects)
    more = (check_levers, check_solo)
    found += [problem for check_one in (*others, *more) for problem in check_one(tables)]
    named = [problem.params.get("place") for problem in found]
    return [*found, *(it for it in _ranges(tables) if it.params["place"] not in named)]


def _ranges(tables: dict[str, Any]) -> Iterator[Text]:
    """What is counted is never below 0, and nothing is absurdly large."""
    for place, number in numbers_of(tables):
        least = -MOST if place.endswith(_BELOW_ZERO) else 0
        if not least <= number <= MOST:
            yield out_of_range(place, number, least, MOST)


def _ids(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 2."""
    for name in _LISTED:
        for value, count in Counter(entry["id"] for entry in at(tables, name)).items():
            if count > 1:
                yield text("check.duplicate", place=name, value=value)
            if not _KEBAB.fullmatch(value):
                yield text("check.not-kebab", place=name, value=value)
    homes: dict[str, str] = {}
    for name in NAMED:
        for value in dict.fromkeys(entry["id"] for entry in at(tables, name)):
            if value in homes:
                yield text("check.duplicate", place=f"{homes[value]}, {name}", value=value)
            homes[value] = name
    pasture = tables["pasture"]["id"]
    if not _KEBAB.fullmatch(pasture):
        yield text("check.not-kebab", place="pasture.id", value=pasture)
    if pasture in [tile["id"] for tile in tables["building_tile"]]:
        yield text("check.duplicate", place="building_tile", value=pasture)
    for word in ("coins", "vases"):  # A cost names coins, vases and resources alike.
        if word in [it["id"] for it in tables["resource"]]:
            yield text("check.word", place=f"resource {word}", value=word)


def _names(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 2: everything that has a name has one in both languages."""
    for name in _LISTED:
        for number, entry in enumerate(at(tables, name), 1):
            for field in ("name", "name_fr"):
                if not entry.get(field, "x").strip():
                    yield text("check.empty", place=f"{place_of(name, entry, number)}.{field}")


def _fixed(tables: dict[str, Any]) -> Iterator[Text]:
    """What the course of the game takes for granted (section 3)."""
    game, box = tables["game"], tables["box"]
    fixed = (
        ("game.players", game["players"], list(PLAYERS)),
        ("game.rounds", game["rounds"], ROUNDS),
        ("game.interim_scorings", game["interim_scorings"], SCORINGS),
        ("setup.start_vp", tables["setup"]["start_vp"], 0),
        ("setup.scoring_tiles_kept", tables["setup"]["scoring_tiles_kept"], 1),
        ("setup.scoring_tile_areas", tables["setup"]["scoring_tile_areas"], SCORINGS),
    )
    for place, found, expected in fixed:
        if found != expected:
            shown = ", ".join(map(str, expected)) if isinstance(expected, list) else expected
            yield text("check.fixed", place=place, expected=shown)
    if len(box["per_player"]["scoring_markers"]) != SCORINGS:
        found = len(box["per_player"]["scoring_markers"])
        place = "box.per_player.scoring_markers"
        yield text("check.count", place=place, expected=SCORINGS, found=found)
    if len(tables["color"]) != max(PLAYERS):
        found = len(tables["color"])
        yield text("check.count", place="color", expected=max(PLAYERS), found=found)
    for name in ("resource", "kind", "region"):
        if len(at(tables, name)) < 2:
            yield text("check.too-few", place=name, least=2)
    if [it["canal"] for it in tables["resource"]] != list(range(len(tables["resource"]))):
        yield text("check.in-order", place="resource", field="canal", first=0)
    if [it["north"] for it in tables["region"]] != list(range(1, len(tables["region"]) + 1)):
        yield text("check.in-order", place="region", field="north", first=1)


def _setup(tables: dict[str, Any]) -> Iterator[Text]:
    """Section 2: what everybody begins with."""
    setup, own, limits = tables["setup"], tables["box"]["per_player"], tables["limits"]
    pieces = setup["ranch"] + setup["supply"] + setup["recess_inhabitants"]
    if pieces != own["inhabitants"]:
        place, expected = "setup.ranch, supply, recess_inhabitants", own["inhabitants"]
        yield text("check.sum", place=place, expected=expected, found=pieces)
    if len(setup["start_coins"]) != max(PLAYERS):
        found = len(setup["start_coins"])
        yield text("check.count", place="setup.start_coins", expected=max(PLAYERS), found=found)
    resources = [it["id"] for it in tables["resource"]]
    yield from one_of("setup.boats_at", setup["boats_at"], resources)
    yield from within("limits.site_max_level", limits["site_max_level"], 1, 9)
    top = limits["site_max_level"]
    yield from within("setup.first_site_level", setup["first_site_level"], 1, top)
    yield from within("setup.scoring_tiles_dealt", setup["scoring_tiles_dealt"], 1, MOST)
    for track in ("coin", "card"):
        last = len(at(tables, f"track.{track}")) - 1
        yield from within(f"setup.{track}_step", setup[f"{track}_step"], 0, last)
    dealt = setup["scoring_tiles_dealt"]
    needed = max(dealt * n + setup["scoring_tile_areas"] - n for n in PLAYERS)
    if len(tables["scoring_tile"]) < needed:
        yield text("check.too-few", place="scoring_tile", least=needed)
    drawn = setup["hand"] * max(PLAYERS)
    if sum(card["copies"] for card in tables["card"]) < drawn:
        yield text("check.too-few", place="card", least=drawn)


def _pieces(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 8 and 12: lists that have an entry for each piece."""
    own, costs, board = tables["box"]["per_player"], tables["costs"], tables["solo_board"]
    most = tables["limits"]["cattle_per_pasture"]
    lengths = (
        ("costs.settlement_extra_inhabitants", costs, own["settlements"]),
        ("costs.cattle_extra_inhabitants", costs, own["cattle"]),
        ("costs.cattle_inhabitants", costs, most),
        ("solo_board.house", board, own["houses"]),
        ("solo_board.settlement", board, own["settlements"]),
        ("solo_board.cattle", board, own["cattle"]),
    )
    for place, table, expected in lengths:
        found = len(table[place.partition(".")[2]])
        if found != expected:
            yield text("check.count", place=place, expected=expected, found=found)
    if tables["pasture"]["max_cattle"] != most:
        yield text("check.fixed", place="pasture.max_cattle", expected=most)
    yield from within("box.per_player.boats", own["boats"], 1, MOST_BOATS)
    yield from within("box.per_player.inhabitants", own["inhabitants"], 1, MOST)
    yield from within("costs.own_tile_factor", costs["own_tile_factor"], 1, MOST)
    marker = costs["project_marker_inhabitants"]
    if marker != 1:  # L-8.3: one inhabitant marks a project.
        yield text("check.fixed", place="costs.project_marker_inhabitants", expected=1)
    if costs["develop_inhabitants"] != 1:  # L-1.10: a site holds one inhabitant.
        yield text("check.fixed", place="costs.develop_inhabitants", expected=1)


def _boards(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 8: the recesses of the player board."""
    own, recesses = tables["box"]["per_player"], tables["player_board"]["recess"]
    expected = {
        "house": own["houses"],
        "settlement": own["settlements"],
        "cattle": own["cattle"],
        "inhabitant": tables["setup"]["recess_inhabitants"],
    }
    for piece, count in expected.items():
        tiers = [it["tier"] for it in recesses if it["piece"] == piece]
        if len(tiers) != count:
            place = f"player_board.recess ({piece})"
            yield text("check.count", place=place, expected=count, found=len(tiers))
        if tiers != sorted(tiers):
            yield text("check.tiers", piece=piece)
    for recess in recesses:
        place = f"player_board.recess {recess['id']}"
        yield from one_of(f"{place}.piece", recess["piece"], PIECES)
        yield from within(f"{place}.tier", recess["tier"], 1, MOST)
        for key in recess["income"]:
            yield from one_of(f"{place}.income", key, INCOME)
    filled = {it["tier"] for it in recesses if it["piece"] != "inhabitant"}
    bonuses = [it["tier"] for it in recesses if it["piece"] == "inhabitant"]
    for tier in bonuses:
        if tier not in filled or bonuses.count(tier) > 1:
            yield text("check.bonus", tier=tier)
    for key in tables["final_scoring"]["tier_vp"]:
        yield from one_of("final_scoring.tier_vp", key, [str(tier) for tier in sorted(filled)])
    steps = [it["from"] for it in tables["final_scoring"]["lever_vp"]]
    if steps != sorted(set(steps)) or min(steps, default=0) < 0:
        yield text("check.growing", place="final_scoring.lever_vp")


def _tracks(tables: dict[str, Any]) -> Iterator[Text]:
    """Check 10."""
    for track in ("coin", "card"):
        steps = [it["step"] for it in at(tables, f"track.{track}")]
        if not steps or steps != list(range(len(steps))):
            yield text("check.in-order", place=f"track.{track}", field="step", first=0)


def _sums(tables: dict[str, Any]) -> Iterator[Text]:
    """Checks 3, 4, 12, 13, 15 and 16: the parts make up what is in the box."""
    box, tiles = tables["box"], Counter(it["set"] for it in tables["building_tile"])
    sums = (
        ("project_cards", sum(card["copies"] for card in tables["card"])),
        ("building_tiles_start", tiles["start"]),
        ("building_tiles_gray", tiles["gray"]),
        ("building_tiles_pasture", tables["pasture"]["count"]),
        ("building_tiles", len(tables["building_tile"]) + tables["pasture"]["count"]),
        ("scoring_tiles", len(tables["scoring_tile"])),
        ("solo_tiles", len(tables["solo_tile"])),
        ("action_strips", len(tables["action_strip"])),
    )
    for field, found in sums:
        if box[field] != found:
            yield text("check.sum", place=f"box.{field}", expected=box[field], found=found)
