"""How far a side is towards the condition of a scoring tile, counted from the view alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from boomtable.cli.draw.boonlake_signs import CARD, CATTLE, COIN, READY, SETTLEMENT, SITE, STEP, Pen

_SIGNS = {
    "lower-track-steps": f"{COIN}{STEP} {CARD}{STEP}",
    "site-levels": SITE,
    "levers": READY,
    "cattle-removed": CATTLE,
    "settlements-removed": SETTLEMENT,
}


def aim(pen: Pen, condition: dict[str, Any]) -> str:
    """What a condition counts, in short."""
    match condition["type"]:
        case "two-regions":
            return " + ".join(pen.name_of("regions", it) for it in condition["regions"])
        case "two-kinds":
            return " + ".join(f"{pen.kinds[it]}{CARD}" for it in condition["kinds"])
        case "track-steps":
            return f"{CARD if condition['track'] == 'card' else COIN}{STEP}"
        case "exchange":
            return pen.say("or").join(pen.effects(it) for it in condition["payments"])
    return _SIGNS.get(condition["type"]) or pen.say(f"aim.{condition['type']}")


def needed(condition: dict[str, Any], scoring: int) -> str:
    """``3+1``: what the condition asks for at a scoring."""
    top, bottom = condition["values"][scoring - 1]
    is_pair = condition["type"] in {"two-regions", "two-kinds"}
    return f"{top}+{bottom}" if is_pair else str(top)


def reached(pen: Pen, side: dict[str, Any], condition: dict[str, Any]) -> str:
    """``2+0``: what a side has of it now."""
    match condition["type"]:
        case "two-regions":
            counts = [side["presences"][region] for region in condition["regions"]]
            return "+".join(map(str, counts))
        case "two-kinds":
            return _kinds(pen, side, condition["kinds"])
        case "exchange":
            return str(_exchanges(side, condition["payments"]))
    return str(_count(pen, side, condition))


def _count(pen: Pen, side: dict[str, Any], condition: dict[str, Any]) -> int:
    seat: int = side["seat"]
    match condition["type"]:
        case "track-steps":
            return int(side[f"{condition['track']}_step"])
        case "lower-track-steps":
            return int(min(side["coin_step"], side["card_step"]))
        case "site-levels":
            return int(sum(side["sites"].values()))
        case "levers":
            return len(side["levers"])
        case "connected-tiles":
            return _connected(pen, seat)
        case "bridge-presences":
            found = presences(pen, seat)
            return sum(n for space, n in found.items() if pen.spaces[space]["bridge"])
    return int(side[condition["type"].removesuffix("-removed")])  # Cattle or settlements.


def presences(pen: Pen, seat: int) -> Counter[int]:
    """How many pieces of a side stand on each space (L-1.7)."""
    found: Counter[int] = Counter()
    for it in pen.table["map"]:
        found[it["space"]] += sum(site["owner"] == seat for site in it["sites"])
        found[it["space"]] += it["cattle"].count(seat)
    return +found


def settlements_near(pen: Pen, space: int) -> int:
    """The settlements of all on tiles adjacent to a space."""
    return _near(pen, space, "settlement")


def houses_near(pen: Pen, space: int) -> int:
    """The houses of all on tiles adjacent to a space."""
    return _near(pen, space, "house")


def _near(pen: Pen, space: int, piece: str) -> int:
    return sum(
        site["piece"] == piece
        for near in pen.spaces[space]["near"]
        if near in pen.laid
        for site in pen.laid[near]["sites"]
    )


def _connected(pen: Pen, seat: int) -> int:
    """L-17.5: the largest group of adjacent tiles with a presence."""
    left = set(presences(pen, seat))
    largest = 0
    while left:
        group, edge = 0, [min(left)]
        left.discard(edge[0])
        while edge:
            space = edge.pop()
            group += 1
            near = [it for it in pen.spaces[space]["near"] if it in left]
            left.difference_update(near)
            edge += near
        largest = max(largest, group)
    return largest


def _kinds(pen: Pen, side: dict[str, Any], kinds: list[str]) -> str:
    played = Counter(pen.thing("cards", card)["kind"] for card in side["played"])
    said = "+".join(str(played[kind]) for kind in kinds)
    # L-17.12: each project counts as a card of either kind.
    return f"{said} (+{len(side['projects'])})" if side["projects"] else said


def _exchanges(side: dict[str, Any], payments: list[list[dict[str, Any]]]) -> int:
    """How many exchanges could be paid now: each payment is of another sort."""
    purse = {
        "coins": side["coins"],
        "vases": side["vases"],
        "cards": side["hand_size"],
        "inhabitants": side["ranch"],
    }
    return sum(
        min(purse.get(it["what"], 0) // it["n"] for it in payment if it["op"] == "lose")
        for payment in payments
    )
