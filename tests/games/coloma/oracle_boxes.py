"""Component files of one's own for the oracle of Coloma: other numbers, other effects."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Components, Dice
from boomtable.games.coloma import GAME
from tests.games.coloma.oracle_position import read_box

Entry = dict[str, Any]

GAINS = ["dude", "tent", "horse", "gold", "buck", "vp", "card", "barrel"]
BUILDS = ["hammer-water", "saw-water", "hammer-town", "saw-town", "hammer-any"]
ACTIONS = [*BUILDS, "wagon", "settle", "row", "shop"]
MODS = [
    *(("hammer-water-buck", -1), ("hammer-water-buck", -3), ("water-dude", -1)),
    *(("wagon-spaces", 1), ("wagon-spaces", 2), ("pitch-anywhere", 2)),
    *(("ignore-bust", 1), ("gold-value", 1), ("gold-sale-vp", 1)),
]


def other_box() -> Entry:
    """A box with other numbers: few Barrels and nuggets, small prices, dear Graves."""
    box = read_box()
    box["setup"]["player"] |= {"dude": 3, "tent": 2, "buck": 5, "horse": 2}
    for barrel in box["barrels"]:
        barrel["count"] = 1
    box["box"] |= {"barrels": 10, "horses": 30, "outlaws": 9}
    box["limits"] |= {"horses_per_player": 5, "outlaws_total": 9}
    box["stash"]["outlaws"] = [2, 1, 3, 1, 2]
    box["gold"] |= {"values": [4, 2, 1], "value_when_full": 5}
    small = [[3, 2, 2], [3, 2, 2], [3, 4, 2], [4, 4, 2], [4, 4, 4], [4, 5, 4]]
    for players, spaces in enumerate(small, 1):
        box["gold"]["spaces"][str(players)] = spaces
    box["barker"] |= {"tent": {"buck": 1}, "horse": {"buck": 3}}
    box["water"]["river"]["hammer"] = {"buck": 1, "dude": 2}
    box["water"]["bridge"]["saw"] = {"gold": 1, "dude": 0}
    box["hotels"] |= {"vp": 5, "spaces": 3, "vp_per_guest": 1}
    box["hotels"] |= {"hammer": {"buck": 3, "dude": 1}, "saw": {"gold": 2, "dude": 1}}
    box["graveyard"]["vp"] = [1, 1, 2, 2, 3, 6, 9]
    box["tent_chart"]["vp"] = [0, 1, 2, 12, 13, 25]
    box["years"][2]["outlaws"] = 7
    return box


def drawn_box(dice: Dice) -> Entry:
    """A box in which many cards, canyons, Barrels, charts and spaces do something else."""
    while True:
        box = other_box() if dice.below(2) else read_box()
        _change(box, dice)
        if not GAME.check(Components(box)):  # Some are refused: C-R72, C-R73, too many burials.
            return box


def _change(box: Entry, dice: Dice) -> None:
    for card in box["towns"]:
        if dice.below(3):
            card["abilities"] = [_ability(dice) for _ in range(1 + dice.below(2))]
    for card in box["specialties"]:
        if card["id"] != "robber" and dice.below(2):
            card["abilities"] = [_specialty(dice) for _ in range(1 + dice.below(2))]
    canyons = [space for board in box["canyons"] for space in board["spaces"]]
    for entry in [*canyons, *box["barrels"]]:
        if dice.below(2):
            entry["effects"] = _effects(dice, 1 + dice.below(3), ACTIONS)
    for event in box["events"]:
        if not event["optional"] and dice.below(2):
            event["effects"] = _effects(dice, 1 + dice.below(2), [])
    for tiers in (chart[side] for chart in box["charts"] for side in ("win", "lose")):
        tiers[:] = [_effects(dice, dice.below(3), []) if dice.below(2) else it for it in tiers]
    _change_map(box, dice)


def _change_map(box: Entry, dice: Dice) -> None:
    for node in box["map"]["nodes"]:
        if node["kind"] != "horseshoe" and dice.below(3) == 0:
            actions = [*BUILDS, "settle", "row", "shop"] if dice.below(2) else []
            node["effects"] = _effects(dice, 1 + dice.below(2), actions)
        if node["kind"] == "boomtown" and dice.below(3) == 0:
            node["stop"] = _effects(dice, 1, [])


def _ability(dice: Dice) -> Entry:
    trigger = dice.pick(["shovel", "wheelbarrow", "visit", "visit", "visit", "passive"])
    return _passive(dice) if trigger == "passive" else _used(dice, trigger)


def _specialty(dice: Dice) -> Entry:
    trigger = dice.pick(["turn", "react", "passive"])
    if trigger == "passive":
        return _passive(dice)
    if trigger == "turn":
        return _used(dice, trigger)
    options = [[_gain(dice) for _ in range(1 + dice.below(2))]]
    happening = dice.pick(["row-filled", "buried", "horseshoe"])
    return {"trigger": trigger, "on": happening, "times": dice.below(3), "options": options}


def _passive(dice: Dice) -> Entry:
    key, n = dice.pick(MODS)
    return {"trigger": "passive", "mods": [{"key": key, "n": n}]} | _bust(dice)


def _used(dice: Dice, trigger: str) -> Entry:
    lists = [
        [*(_payments(dice) if dice.below(2) else []), *_effects(dice, 1 + dice.below(3), ACTIONS)]
        for _ in range(1 + dice.below(2))
    ]
    limits: Entry = {"times": 1 + dice.below(2)} if dice.below(3) == 0 else {}
    if dice.below(6) == 0:
        limits["times_per_year"] = 1
    return {"trigger": trigger, "options": lists} | limits | _bust(dice)


def _bust(dice: Dice) -> Entry:
    return {"bust": dice.pick(["required", "absent"])} if dice.below(4) == 0 else {}


def _payments(dice: Dice) -> list[Entry]:
    things = [it for it in ("gold", "dude", "tent", "card", "used-barrel") if not dice.below(6)]
    if dice.below(4) == 0:
        things.append("buck")
    return [{"op": "pay", "what": what, "n": 1 + dice.below(2)} for what in things]


def _effects(dice: Dice, count: int, actions: list[str]) -> list[Entry]:
    return [_effect(dice, actions) for _ in range(count)]


def _effect(dice: Dice, actions: list[str]) -> Entry:
    drawn = dice.below(10)
    if drawn < 2 and actions:
        return _action(dice, dice.pick(actions))
    if drawn == 2:
        return {"op": "outlaws", "n": dice.pick([-2, -1, 1, 2])}
    if drawn == 3:
        return {"op": "bury", "n": 1 + dice.below(2)}
    return _gain(dice)


def _gain(dice: Dice) -> Entry:
    return {"op": "gain", "what": dice.pick(GAINS), "n": 1 + dice.below(3)}


def _action(dice: Dice, kind: str) -> Entry:
    action: Entry = {"op": "action", "kind": kind}
    if kind.startswith("hammer"):
        action["less_buck"] = dice.below(3)
    if kind.endswith("town") and dice.below(3) == 0:
        action["towns_only"] = True
    if kind == "wagon":
        action["spaces"] = dice.below(3)
    if kind == "shop":
        action["items"] = 1
    return action
