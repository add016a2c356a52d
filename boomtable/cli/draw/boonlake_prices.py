"""Whether whoever looks could pay for a card or project now, and what would be short."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from boomtable.cli.draw.boonlake_signs import COIN, VASE, Pen


def shortage(pen: Pen, side: dict[str, Any], cost: dict[str, int]) -> str:
    """What is short for a cost, boats and joker levers counted; nothing if it can be paid."""
    if pen.table["phase"] == "setup":
        return ""  # Nobody has any coins or sites yet.
    units = _shortfall(pen, side, cost)
    ready = [lever for lever in pen.box["levers"] if lever["id"] in _ready(side) and lever["joker"]]
    jokers = sum(lever["joker"] for lever in ready)
    missing = len(units) - len(side["boats"]) - jokers
    due = max(0, cost.get("coins", 0) - side["card_discount"])
    if missing <= 0:
        coins = max((lever["joker_coins"] for lever in ready), default=0)
        due += min(_more_coins(pen, side, units, jokers, coins))
    parts = []
    if missing > 0:
        letters = "/".join(dict.fromkeys(pen.letters[name] for name in units))
        parts.append(f"{missing}{letters}")
    if due > side["coins"]:
        parts.append(f"{due - side['coins']}{COIN}")
    if cost.get("vases", 0) > side["vases"]:
        parts.append(f"{cost['vases'] - side['vases']}{VASE}")
    return " ".join(f"−{part}" for part in parts)


def _ready(side: dict[str, Any]) -> set[str]:
    return {lever["lever"] for lever in side["levers"] if lever["ready"]}


def _shortfall(pen: Pen, side: dict[str, Any], cost: dict[str, int]) -> list[str]:
    """L-7.10: the resources needed less the levels of the sites, one by one."""
    return [
        name for name in pen.letters for _ in range(max(0, cost.get(name, 0) - side["sites"][name]))
    ]


def _more_coins(
    pen: Pen, side: dict[str, Any], units: list[str], jokers: int, coins: int
) -> Iterator[int]:
    """For each way to cover what the sites lack: coins for boats, less those that jokers bring."""
    canal = list(pen.letters)
    boats = [canal.index(place) for place in side["boats"]]
    free = sum(it["upstream"] for it in pen.box["levers"] if it["id"] in _ready(side))
    price = pen.box["costs"]["upstream_coins"]
    for count in range(max(0, len(units) - jokers), min(len(boats), len(units)) + 1):
        gained = coins if count < len(units) else 0
        for moved in permutations(boats, count):
            for reached in combinations(units, count):
                upstream = sum(
                    canal.index(to) < place for place, to in zip(moved, reached, strict=True)
                )
                yield price * max(0, upstream - free) - gained
