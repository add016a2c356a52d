"""The oracle's position in the form of the engine's view, and how the two differ."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Table, view
from tests.games.coloma.oracle import Oracle
from tests.games.coloma.oracle_position import Side

UNORDERED = {
    *("busted", "rivers", "bridges", "town", "events", "lands"),
    *("barrels", "hand", "unknown", "carrots"),
}
"""Lists whose order says nothing."""


def picture(oracle: Oracle, viewer: int | None) -> dict[str, Any]:
    """What a seat (``None``: a spectator) may see of the oracle's table."""
    seen = {
        "year": oracle.box["years"][oracle.year]["year"],
        "round": oracle.round,
        "sheriff": oracle.sheriff,
        "order": oracle.order() if oracle.sheriff is not None else [],
        "active": oracle.active,
        "wheel": {
            "barker": oracle.barker,
            "signpost": oracle.signpost(),
            "copies": oracle.copied(),
            "bust": oracle.bust,
            "busted": oracle.busted,
        },
        "sites": [site_in(oracle, site) for site in oracle.box["wheel"]["sites"]],
        "buster": {"avoids": oracle.avoids, "site": oracle.buster} if oracle.buster_plays else None,
        "gold": gold_in(oracle),
        "stash": stash_in(oracle),
        "stack": {kind: count for kind, count in oracle.stack.items() if count},
        "discards": {kind: count for kind, count in oracle.discards.items() if count},
        "bridges": [{"bridge": it, "left": left} for it, left in oracle.stacks.items()],
        "hotels_left": oracle.hotels_left,
        "map": {
            "wagons": [side.wagon for side in oracle.sides],
            "lands": {
                land["id"]: [side.seat for side in oracle.sides if land["id"] in side.lands]
                for land in oracle.box["lands"]
            },
        },
        "shootout": shootout_in(oracle),
        "turn_open": turn_in(oracle),
        "seats": [side_in(oracle, side, viewer) for side in oracle.sides],
        "solo": solo_in(oracle),
    }
    if oracle.round:
        rounds = len(oracle.box["wheel"]["sites"])
        seen["turn"] = oracle.year * rounds + oracle.round
    return seen


def site_in(oracle: Oracle, site: int) -> dict[str, Any]:
    place = oracle.boom_place(site)
    return {
        "site": site,
        "covered": site == oracle.barker,
        "common": oracle.common_of(site),
        "boom": oracle.boom_of(site),
        "boom_of": 0 if place == "barker" else int(place),
        "bust": site in oracle.busted,
        "pioneers": [side.seat for side in oracle.sides if side.site == site],
        "mules": [side.seat for side in oracle.sides if side.mule == site],
        "buster": oracle.buster == site,
        "tents": [side.seat for side in oracle.sides if site in side.events],
        "carrots": [side.seat for side in oracle.sides if site in side.carrots],
    }


def gold_in(oracle: Oracle) -> dict[str, Any]:
    return {"supply": oracle.supply, "cart": oracle.cart, "value": oracle.gold_value()}


def stash_in(oracle: Oracle) -> list[dict[str, Any]]:
    full, outlaws = oracle.full_spaces(), oracle.box["stash"]["outlaws"]
    return [
        {"space": space, "barrel": kind, "outlaws": outlaws[space], "empty": space not in full}
        for space, kind in enumerate([None, *oracle.stash])
    ]


def shootout_in(oracle: Oracle) -> dict[str, Any]:
    ranking, won = oracle.ranking(), oracle.is_won()
    seen: dict[str, Any] = {
        "outlaws": oracle.outlaws,
        "gunmen": sum(oracle.gunmen(owner) for owner in ranking),
        "won": won,
        "chart": oracle.chart,
        "rows": [
            {"row": number, "size": size, "owner": owner}
            for number, (size, owner) in enumerate(
                zip(oracle.row_sizes, oracle.rows, strict=True), 1
            )
        ],
    }
    if oracle.chart is not None and oracle.sheriff is not None:
        graves = oracle.charts[oracle.chart]["graves"]["win" if won else "lose"]
        seen["ranking"] = [
            {"owner": owner, "gunmen": oracle.gunmen(owner), "tier": min(place, 3)}
            for place, owner in enumerate(ranking, 1)
        ]
        seen["absent"] = [{"seat": seat, "graves": graves} for seat in oracle.absent()]
    return seen


def turn_in(oracle: Oracle) -> dict[str, Any] | None:
    if oracle.active is None:
        return None
    if oracle.sides[oracle.active].is_shade:
        return {}
    return {"common": oracle.common, "boom": oracle.boom, "rows_filled": oracle.rows_filled}


def solo_in(oracle: Oracle) -> dict[str, Any] | None:
    if oracle.level is None:
        return None
    shade = oracle.sides[1]
    return {
        "level": oracle.level["id"],
        "rivers": shade.shade_rivers,
        "buildings": shade.shade_buildings,
        "gone": shade.gone,
        "wagon_cards": oracle.wagon_cards,
    }


def side_in(oracle: Oracle, side: Side, viewer: int | None) -> dict[str, Any]:
    own = side.seat == viewer
    return {
        "seat": side.seat,
        "shade": side.is_shade,
        "color": side.color,
        "board": side.board["id"] if side.board else None,
        "specialty": side.specialty["id"] if side.specialty else None,
        "vp": sum(side.vp.values()),
        "score": oracle.score(side.seat),
        "bucks": side.bucks,
        "gold": side.gold,
        "horses": side.horses,
        "dudes": side.dudes,
        "dudes_left": side.dudes_left,
        "tents": side.tents,
        "tents_left": side.tents_left,
        "gunmen": oracle.gunmen(side.seat),
        "graves": side.graves,
        "guests": side.guests,
        "hotels": side.hotels,
        "wagon": side.wagon,
        "site": side.site,
        "mule": side.mule,
        "carrots": side.carrots,
        "rivers": side.rivers,
        "bridges": [
            {"bridge": it, "points": oracle.bridge_points(side.seat, it)}
            for it in oracle.bridge_kinds
            if it in side.bridges
        ],
        "town": side.town,
        "events": side.events,
        "lands": side.lands,
        "barrels": side.barrels,
        "used": side.used,
        "hand_size": len(side.hand),
        "deck_size": side.deck(),
        "top_size": len(side.top),
        "bottom_size": len(side.bottom),
        "hand": side.hand if own else None,
        "top": side.top if own else None,
        "bottom": side.bottom if own else None,
        "unknown": side.unknown if own else None,
        "year_used": [card for card, _number in side.year_used],
    }


def differences(expected: Any, found: Any, where: str = "") -> list[str]:
    """Where a view is not as expected; what nothing is expected of is not looked at."""
    if expected == found:
        return []
    if isinstance(expected, dict) and isinstance(found, dict):
        plain = where in {".stack", ".discards"}
        if plain or not set(expected) <= set(found):
            return [f"{where}: {found} is not {expected}"]
        return [
            it
            for key in expected
            for it in differences(expected[key], found[key], f"{where}.{key}")
        ]
    if isinstance(expected, list) and isinstance(found, list):
        if where.rpartition(".")[2] in UNORDERED:
            expected, found = sorted(expected, key=str), sorted(found, key=str)
        if len(expected) == len(found):
            pairs = enumerate(zip(expected, found, strict=True))
            return [it for n, (a, b) in pairs for it in differences(a, b, f"{where}[{n}]")]
    return [] if expected == found else [f"{where}: {found} is not {expected}"]


def sheet_differences(oracle: Oracle, table: Table) -> list[str]:
    """Where the score sheets differ, line by line."""
    sheet = table.score()
    found: list[dict[str, int]] = [{} for _ in oracle.sides]
    for line in sheet.lines:
        name = line.what.key.removeprefix("coloma.score.")
        found[line.seat][name] = found[line.seat].get(name, 0) + line.points
    told = []
    for side in oracle.sides:
        expected = oracle.score_lines(side.seat)
        for name in {*expected, *found[side.seat]}:
            a, b = expected.get(name, 0), found[side.seat].get(name, 0)
            if a != b:
                told.append(f"P{side.seat + 1} {name}: {b} is not {a}")
    if list(sheet.places) != oracle.places():
        told.append(f"places: {sheet.places} are not {oracle.places()}")
    return told


def table_differences(oracle: Oracle, table: Table, viewer: int | None) -> list[str]:
    """Where the engine's table is not the oracle's, as a seat sees it.

    In the middle of a payment and of the Clean Up the digest does not say how far things are.
    """
    prompt = table.decision.prompt if table.decision else "over"
    if prompt == "pay" or (prompt == "chart" and oracle.phase == "clean-up"):
        return []
    seen = view(table, viewer)["table"]
    told = differences(picture(oracle, viewer), seen)
    if prompt == "go":
        assert oracle.active is not None
        closed = {*seen["map"]["trail"], seen["map"]["wagons"][oracle.active]}
        if closed != set(oracle.trail):
            told.append(f"closed: {closed} is not {oracle.trail}")
    return told
