"""The box as JSON: what an interface needs to know and what never changes during a game.

- ``sites``: the Barker's (``site`` 0) and the five others with ``common`` and ``boom``;
  ``events`` by Site; ``colors``; ``resources`` (names); ``years`` (``year``, ``outlaws``)
- ``cards``: ``site``, ``vp``, ``hammer``, ``saw`` (``buck``, ``gold``, ``dude``), ``abilities``
  (``trigger``, ``options``: lists of effects, ``times``, ``times_per_year``, ``bust``, ``mods``)
- ``mill``, ``specialties``: ``abilities``; ``hotel``: ``vp``, ``spaces``, ``guest_vp``, costs
- ``barrels`` (``effects``), ``bridges`` (``per``, ``rate``, ``max``), ``boards`` (``canyons``:
  ``vp``, ``effects``), ``water`` (costs of ``river`` and ``bridge``), ``shop`` (prices)
- ``map``: ``nodes`` (``kind``, ``x``, ``y``, ``effects``, ``stop``, ``lands``, ``near``),
  ``lands`` (``x``, ``y``); ``tent_chart``, ``graves`` (VP), ``rows`` (sizes)
- ``charts``: ``win`` and ``lose`` (lists of effects by tier), ``graves_win``, ``graves_lose``
- ``levels`` of the solo game: ``horse`` and ``gold`` at the start, points for a ``river``, a
  ``building``, a ``barrel``, and the ``bonus``; ``shade`` (its name)

Everything that has a name has ``id``, ``name`` and ``name_fr``.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from boomtable.games.coloma.box import (
    Box,
)
from boomtable.games.coloma.pieces import (
    MODS,
    Ability,
    Cost,
    Costs,
    Effect,
    Level,
)
from boomtable.locale import Named

TOOLS = ("hammer", "saw")


@cache
def box_view(box: Box) -> dict[str, Any]:
    """The box as JSON (see the module); made once for each box."""
    return {
        "sites": [
            {"site": site, **_named(it.id, it.named), "common": it.common, "boom": it.boom}
            for site, it in enumerate(box.sites)
        ],
        "events": [
            {
                "site": site,
                **_named(event.id, event.named),
                "effects": effects_view(box, event.once),
            }
            for site, event in enumerate(box.events)
            if event is not None
        ],
        "colors": [_named(color.id, color.named) for color in box.colors],
        "resources": [_named(name, named) for name, named in box.resources.items()],
        "years": [{"year": it.year, "outlaws": it.outlaws} for it in box.years],
        "cards": [
            {
                **_named(card.id, card.named),
                "site": card.site,
                "vp": card.vp,
                **_costs(card.costs),
                "abilities": _abilities(box, card.abilities),
            }
            for card in box.cards
        ],
        "mill": {
            **_named(box.abilities[box.mill[0]].card, box.mill_name),
            "abilities": _abilities(box, box.mill),
        },
        "specialties": [
            {
                **_named(it.id, it.named),
                "set": it.set,
                "color": it.color,
                "abilities": _abilities(box, it.abilities),
            }
            for it in box.specialties
        ],
        "hotel": {
            **_named("hotel", box.hotels.named),
            "vp": box.hotels.vp,
            "spaces": box.hotels.spaces,
            "guest_vp": box.hotels.vp_per_guest,
            **_costs(box.hotels.costs),
        },
        "barrels": [
            {**_named(it.id, it.named), "effects": effects_view(box, it.listing)}
            for it in box.barrels
        ],
        "bridges": [
            {**_named(it.id, it.named), "per": it.per, "rate": it.rate, "max": it.most}
            for it in box.bridges
        ],
        "boards": [
            {
                **_named(board.id, board.named),
                "canyons": [
                    {"vp": canyon.vp, "effects": effects_view(box, canyon.listing)}
                    for canyon in board.canyons
                ],
            }
            for board in box.boards
        ],
        "water": {"river": _costs(box.river), "bridge": _costs(box.bridge)},
        "shop": {"tent": box.tent_price, "horse": box.horse_price},
        "map": _map(box),
        "tent_chart": list(box.tent_chart),
        "graves": list(box.grave_vp),
        "rows": list(box.rows),
        "charts": [
            {
                **_named(chart.id, chart.named),
                "win": [effects_view(box, tier) for tier in chart.win],
                "lose": [effects_view(box, tier) for tier in chart.lose],
                "graves_win": chart.graves_win,
                "graves_lose": chart.graves_lose,
            }
            for chart in box.charts
        ],
        "levels": [_level(level) for level in box.solo.levels],
        "shade": _named("shade", box.solo.named),
    }


def _level(level: Level) -> dict[str, Any]:
    numbers = ("horse", "gold", "river", "building", "barrel", "bonus")
    return {**_named(level.id, level.named), **{it: getattr(level, it) for it in numbers}}


def effects_view(box: Box, listing: int) -> list[dict[str, Any]]:
    """A list of effects: ``op`` with ``what`` and ``n``, or ``kind`` and what it adds."""
    return [_effect(effect) for effect in box.listings[listing].effects]


def _effect(effect: Effect) -> dict[str, Any]:
    seen: dict[str, Any] = {"op": effect.op}
    for name in ("what", "n", "kind", "less_buck", "spaces", "items"):
        value = getattr(effect, name)
        if value:
            seen[name] = value
    return seen | ({"from": "cart"} if effect.from_cart else {})


def gained_view(effect: Effect) -> dict[str, Any]:
    """The action of an effect with all that is special about it."""
    return {
        "kind": effect.kind,
        "less_buck": effect.less_buck,
        "spaces": effect.spaces,
        "items": effect.items,
        "towns_only": effect.towns_only,
    }


def _abilities(box: Box, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    return [_ability(box, box.abilities[number]) for number in numbers]


def _ability(box: Box, ability: Ability) -> dict[str, Any]:
    return {
        "trigger": ability.trigger,
        "options": [effects_view(box, listing) for listing in ability.options],
        "times": ability.times,
        "times_per_year": ability.times_per_year,
        "bust": ability.bust,
        "on": ability.on or None,
        "instead_of": ability.instead_of or None,
        "mods": {key: n for key, n in zip(MODS, ability.mods, strict=True) if n},
    }


def _map(box: Box) -> dict[str, Any]:
    return {
        "nodes": [
            {
                **_named(node.id, node.named),
                "kind": node.kind,
                "x": node.x,
                "y": node.y,
                "effects": effects_view(box, node.listing),
                "stop": effects_view(box, node.stop),
                "lands": [box.lands[land].id for land in node.lands],
                "near": [box.nodes[other].id for other in node.near],
            }
            for node in box.nodes
        ],
        "lands": [{**_named(it.id, it.named), "x": it.x, "y": it.y} for it in box.lands],
    }


def _costs(costs: Costs) -> dict[str, Any]:
    return {tool: cost_view(getattr(costs, tool)) for tool in TOOLS}


def cost_view(cost: Cost) -> dict[str, int]:
    """What a build costs: ``buck``, ``gold``, ``dude``."""
    return {"buck": cost.buck, "gold": cost.gold, "dude": cost.dude}


def _named(name: str, named: Named) -> dict[str, str]:
    return {"id": name, "name": named.en, "name_fr": named.fr}
