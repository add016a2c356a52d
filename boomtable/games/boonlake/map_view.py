"""Names, effects, the map and the river as JSON (see ``box_view``)."""

from __future__ import annotations

from typing import Any

from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.pieces import NONE, Effect
from boomtable.locale import Named


def named_view(name: str, named: Named) -> dict[str, str]:
    """What has a name has it in both languages."""
    return {"id": name, "name": named.en, "name_fr": named.fr}


def effects_view(box: Box, listing: int) -> list[dict[str, Any]]:
    """A list of effects: ``op`` and whatever of the vocabulary it has."""
    if listing == NONE:
        return []
    return [_effect(box, effect) for effect in box.listings[listing].effects]


def _effect(box: Box, effect: Effect) -> dict[str, Any]:
    seen: dict[str, Any] = {"op": effect.op}
    for name in ("what", "n", "count", "track", "to", "inhabitants_less", "presences_less"):
        value = getattr(effect, name)
        if value:
            seen[name] = value
    if effect.resource != NONE:
        seen["resource"] = box.resources[effect.resource].id
    if effect.region != NONE:
        seen["region"] = box.regions[effect.region].id
    if effect.options:
        seen["options"] = [effects_view(box, option) for option in effect.options]
    return seen


def map_view(box: Box) -> dict[str, Any]:
    """The map of the box."""
    return {
        "spaces": [
            {
                "space": it.number,
                "region": box.regions[it.region].id,
                "q": it.q,
                "r": it.r,
                "reward": effects_view(box, it.reward),
                "near": list(it.near),
                "bridge": it.bridge,
                "start": it.start,
            }
            for it in box.spaces[1:]
        ],
        "bridges": [list(pair) for pair in box.bridges],
        "fords": [list(pair) for pair in box.fords],
        "lines": {
            name: [list(point) for point in points] for name, points in box.drawing.arms.items()
        },
    }


def river_view(box: Box) -> dict[str, Any]:
    """The river of the box."""
    ids = [it.id for it in box.river]
    return {
        "spaces": [
            {
                "id": it.id,
                "arm": it.arm,
                "harbor": it.harbor,
                "reward": effects_view(box, it.reward),
                "x": it.x,
                "y": it.y,
            }
            for it in box.river
        ],
        "paths": [[ids[space] for space in path] for path in box.paths[1:]],
        "locks": [
            {
                **named_view(it.id, it.named),
                "after": ids[it.after],
                "before": ids[it.before],
                "rounds": list(it.rounds),
            }
            for it in box.locks
        ],
        "last": ids[box.last_space],
    }
