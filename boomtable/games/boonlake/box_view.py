"""The box as JSON: what an interface needs to know and what never changes during a game.

- ``resources`` (along the canal), ``kinds`` of cards, ``colors``
- ``regions`` (from north to south): ``label`` (effects), ``solo_vp``
- ``map``: ``spaces`` (``space``, ``region``, ``q``, ``r``, ``reward``: effects, ``near``,
  ``bridge``, ``start``), ``bridges`` and ``fords`` (pairs of spaces), ``lines`` (for drawing)
- ``river``: ``spaces`` (``arm``, ``harbor``, ``reward``, ``x``, ``y``), ``paths`` (ids of each
  round, from the first), ``locks`` (``after``, ``before``, ``rounds``), ``last``
- ``rows`` of the action board: ``row``, ``steps``, ``vp_cost``
- ``strips``: ``kind``, ``first``, ``middle``, ``common``, ``others_only``
- ``recesses``: ``tier``, ``piece``, ``coins``, ``vp``; ``tier_vp``; ``lever_vp`` (``from``,
  ``each``); ``cattle_vp`` (for each settlement beside an own cattle)
- ``levers`` (by slot): ``slot``, ``row``, ``cost``, ``use``, ``modes`` (``word``, ``effects``),
  ``joker``, ``joker_coins``, ``upstream``, ``inhabitants_less``, ``presences_less``,
  ``modernizes``, ``upgrades``
- ``tracks``: ``coin`` and ``card``, each step with ``coins``, ``cards``, ``vp``, ``crossing``
- ``tiles``: ``start`` (0: gray), ``sites`` (``cost``, ``effect``, ``settlement_vp``)
- ``pasture``: ``count``, ``most`` (cattle)
- ``cards``: ``kind``, ``copies``, ``cost``, ``vp``, ``immediate``, ``end``, ``permanent``
- ``scoring_tiles``: ``cost``, ``vp``, ``track``, ``condition`` (``type``, ``values``: pairs,
  ``regions``, ``kinds``, ``track``, ``payments``, ``vp_each``)
- ``solo``: ``tiles`` (``type``, ``actions``, ``corners``), ``levels``, the columns ``house``,
  ``settlement``, ``cattle``, ``cactus`` of the solo board, ``effects`` (of each strip: what is done
  for it in the last row, ``bottom``, and when it is ``chosen``, on a tile ``A`` and ``B``),
  ``none_left_vp`` and ``unrevealed_b_vp``
- ``pieces``: how many of each sort a player has; ``costs``: the figures of the rules

Everything that has a name has ``id``, ``name`` and ``name_fr``. A cost is a table of what is due
(``coins``, ``vases`` and resources, zeros left out); effects are lists of tables with an ``op``.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.map_view import effects_view, map_view, named_view, river_view
from boomtable.games.boonlake.pieces import (
    NONE,
    Card,
    Condition,
    EndEffect,
    Lever,
    Modifier,
    Price,
    ScoringTile,
)
from boomtable.games.boonlake.solo_pieces import CORNERS


@cache
def box_view(box: Box) -> dict[str, Any]:
    """The box as JSON (see the module); made once for each box."""
    return {
        "resources": [named_view(it.id, it.named) for it in box.resources],
        "kinds": [named_view(it.id, it.named) for it in box.kinds],
        "colors": [named_view(it.id, it.named) for it in box.colors],
        "regions": [
            {
                **named_view(it.id, it.named),
                "label": effects_view(box, it.label),
                "solo_vp": it.solo_vp,
            }
            for it in box.regions
        ],
        "map": map_view(box),
        "river": river_view(box),
        "rows": [
            {"row": row, "steps": it.steps, "vp_cost": it.vp_cost}
            for row, it in enumerate(box.rows, 1)
        ],
        "strips": [
            {
                **named_view(it.id, it.named),
                "kind": None if it.kind == NONE else box.kinds[it.kind].id,
                "first": it.first,
                "middle": list(it.middle),
                "common": it.common,
                "others_only": it.others_only,
            }
            for it in box.strips
        ],
        "recesses": [msgspec.to_builtins(it) for it in box.recesses],
        "tier_vp": {str(tier): vp for tier, vp in box.final.tier_vp.items()},
        "lever_vp": [{"from": least, "each": each} for least, each in box.final.lever_vp],
        "cattle_vp": box.final.cattle_vp_per_adjacent_settlement,
        "levers": [_lever(box, it) for it in box.levers],
        "tracks": {
            name: [
                {
                    "coins": it.coins,
                    "cards": it.cards,
                    "vp": it.vp,
                    "crossing": effects_view(box, it.crossing),
                }
                for it in track
            ]
            for name, track in (("coin", box.coin_track), ("card", box.card_track))
        },
        "tiles": _tiles(box),
        "pasture": {
            **named_view("pasture", box.pasture_name),
            "count": box.pastures,
            "most": box.herd_most,
        },
        "cards": [_card(box, it) for it in box.cards],
        "scoring_tiles": [_scoring_tile(box, it) for it in box.scoring_tiles],
        "solo": _solo(box),
        "pieces": {
            "inhabitants": box.inhabitants,
            "houses": box.houses,
            "settlements": box.settlements,
            "cattle": box.cattle,
            "boats": box.boats,
        },
        "costs": msgspec.json.decode(msgspec.json.encode(box.costs)),
    }


def _lever(box: Box, it: Lever) -> dict[str, Any]:
    return {
        **named_view(it.id, it.named),
        "slot": it.slot,
        "row": it.row,
        "cost": it.cost,
        "use": it.use,
        "modes": [
            {"word": mode.word, "effects": effects_view(box, mode.listing)} for mode in it.modes
        ],
        "joker": it.joker,
        "joker_coins": it.joker_coins,
        "upstream": it.upstream,
        "inhabitants_less": it.inhabitants_less,
        "presences_less": it.presences_less,
        "modernizes": it.modernizes,
        "upgrades": it.upgrades,
    }


def _tiles(box: Box) -> list[dict[str, Any]]:
    return [
        {
            **named_view(it.id, it.named),
            "start": it.start,
            "sites": [
                {
                    "cost": effects_view(box, site.cost),
                    "effect": effects_view(box, site.effect),
                    "settlement_vp": site.settlement_vp,
                }
                for site in it.sites
            ],
        }
        for it in box.tiles
    ]


def _card(box: Box, it: Card) -> dict[str, Any]:
    return {
        **named_view(it.id, it.named),
        "kind": box.kinds[it.kind].id,
        "copies": it.copies,
        "cost": price_view(box, it.price),
        "vp": it.vp,
        "immediate": effects_view(box, it.immediate),
        "end": [_end(box, effect) for effect in it.end],
        "permanent": [_modifier(box, modifier) for modifier in it.permanent],
    }


def price_view(box: Box, price: Price) -> dict[str, int]:
    """A cost: coins, vases and resources, zeros left out."""
    due = {"coins": price.coins, "vases": price.vases}
    due |= {it.id: n for it, n in zip(box.resources, price.needs, strict=True)}
    return {what: n for what, n in due.items() if n}


def _end(box: Box, effect: EndEffect) -> dict[str, Any]:
    return {
        "count": effect.count,
        "region": None if effect.region == NONE else box.regions[effect.region].id,
        "at": list(effect.at),
        "vp": list(effect.vp),
    }


def _modifier(box: Box, it: Modifier) -> dict[str, Any]:
    return {
        "on": it.on,
        "n": it.n,
        "kind": None if it.kind == NONE else box.kinds[it.kind].id,
        "gain": effects_view(box, it.gain),
    }


def _scoring_tile(box: Box, it: ScoringTile) -> dict[str, Any]:
    return {
        **named_view(it.id, it.named),
        "cost": price_view(box, it.price),
        "vp": it.vp,
        "track": it.track,
        "condition": _condition(box, it.condition),
    }


def _condition(box: Box, it: Condition) -> dict[str, Any]:
    return {
        "type": it.type,
        "values": [list(pair) for pair in it.values],
        "regions": [box.regions[region].id for region in it.regions],
        "kinds": [box.kinds[kind].id for kind in it.kinds],
        "track": it.track or None,
        "payments": [effects_view(box, payment) for payment in it.payments],
        "vp_each": it.vp_each,
    }


def _solo(box: Box) -> dict[str, Any]:
    solo = box.solo
    return {
        "tiles": [
            {
                **named_view(it.id, it.named),
                "type": it.type,
                "actions": [box.strips[strip].id for strip in it.actions],
                "corners": dict(zip(CORNERS, it.corners, strict=True)),
            }
            for it in solo.tiles
        ],
        "levels": [named_view(it.id, it.named) for it in solo.levels],
        "house": list(solo.house),
        "settlement": list(solo.settlement),
        "cattle": list(solo.cattle),
        "cactus": list(solo.cactus),
        "effects": {
            strip.id: {
                "bottom": {"A": list(deeds.bottom_a), "B": list(deeds.bottom_b)},
                "chosen": {"A": list(deeds.chosen_a), "B": list(deeds.chosen_b)},
            }
            for strip, deeds in zip(box.strips, solo.effects, strict=True)
        },
        "none_left_vp": solo.none_left_vp,
        "unrevealed_b_vp": solo.unrevealed_b_vp,
    }
