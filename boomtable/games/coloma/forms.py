"""Every answer that there can be with a box, made once and used again at every table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtable.games.coloma.answers import (
    BuildBridge,
    BuildRiver,
    BuildTown,
    Dial,
    Discard,
    FillRow,
    Go,
    OpenBarrel,
    Pay,
    PitchEvent,
    PitchLand,
    Sell,
    Shop,
    TakeBarrel,
    Use,
)
from boomtable.games.coloma.outcomes import (
    Avoid,
    BridgeType,
    BusterGoes,
    Coin,
    Deal,
    Draw,
    FirstSheriff,
    FromStack,
    LayBarrel,
    NextChart,
    Refill,
    WagonCard,
)
from boomtable.games.coloma.pieces import (
    Ability,
)

HOTEL = "hotel"
"""A Hotel in an answer: all are alike, and none is a card of the hand."""


def forms(tables: dict[str, Any], abilities: Sequence[Ability]) -> dict[str, Any]:
    """The fields of the box that hold answers."""
    cards = [it["id"] for it in tables["towns"]]
    barrels = [it["id"] for it in tables["barrels"]]
    bridges = [it["id"] for it in tables["bridges"]]
    nodes, sites = [node["id"] for node in tables["map"]["nodes"]], tables["wheel"]["sites"]
    limits = tables["limits"]
    canyons = range(1, max(len(it["spaces"]) for it in tables["canyons"]) + 1)
    seats = range(max(int(count) for count in tables["gold"]["spaces"]))
    nuggets = range(max(sum(spaces) for spaces in tables["gold"]["spaces"].values()) + 1)
    buildable = [*cards, HOTEL]
    return {
        "sheriffs": tuple(FirstSheriff(seat) for seat in seats),
        "bridge_draws": tuple(BridgeType(it) for it in bridges),
        "chart_draws": tuple(NextChart(it["id"]) for it in tables["charts"]),
        "lays": tuple(LayBarrel(it) for it in barrels),
        "refills": tuple(
            tuple(Refill(space, it) for it in barrels) for space in range(tables["stash"]["spaces"])
        ),
        "stacks": tuple(FromStack(it) for it in barrels),
        "deals": tuple(tuple(Deal(seat, it) for it in cards) for seat in seats),
        "draws": tuple(tuple(Draw(seat, it) for it in cards) for seat in seats),
        "discards": tuple((Discard(it, "top"), Discard(it, "bottom")) for it in cards),
        "avoids": {site: Avoid(site) for site in sites},
        "busters": {site: BusterGoes(site) for site in sites},
        "coins": tuple(Coin(side) for side in tables["solo"]["coin"]),
        "wagon_cards": {
            nodes.index(node): WagonCard(node) for node in tables["solo"]["wagon_cards"]
        },
        "dials": tuple(Dial(site) for site in sites),
        "mule_dials": tuple(Dial(site, mule) for site in sites for mule in sites),
        "sells": tuple(Sell(number) for number in nuggets),
        "pays": tuple(Pay(number) for number in nuggets),
        "shops": tuple(
            tuple(Shop(tents, horses) for horses in range(limits["horses_per_player"] + 1))
            for tents in range(limits["tents_per_color"] + 1)
        ),
        "takes": tuple(TakeBarrel(space) for space in range(tables["stash"]["spaces"])),
        "uses": tuple(
            tuple(
                Use(ability.card, ability.place, option)
                for option in range(1, len(ability.options) + 1)
            )
            for ability in abilities
        ),
        "hammer_rivers": tuple(BuildRiver("hammer", canyon) for canyon in canyons),
        "saw_rivers": tuple(BuildRiver("saw", canyon) for canyon in canyons),
        "hammer_bridges": tuple(BuildBridge("hammer", it) for it in bridges),
        "saw_bridges": tuple(BuildBridge("saw", it) for it in bridges),
        "hammer_cards": tuple(BuildTown("hammer", it) for it in buildable),
        "saw_cards": tuple(BuildTown("saw", it) for it in buildable),
        "opens": tuple(OpenBarrel(it) for it in barrels),
        "goes": tuple(Go(node) for node in nodes),
        "stops": tuple(Go(node, True) for node in nodes),
        "fills": tuple(FillRow(row) for row in range(1, len(tables["shootout"]["rows"]) + 1)),
        "pitches": tuple(PitchEvent(site) for site in (0, *sites)),
        "land_pitches": tuple(PitchLand(it["id"]) for it in tables["lands"]),
    }
