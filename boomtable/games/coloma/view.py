"""What a seat sees. Everything is public but hands and the known parts of decks.

Seats count from 0 (in the solo game 1 is the Shade); Sites, rows and canyons from 1; other things
go by the ids of the component file. What is not there is ``None``. The keys:

- ``box``: what never changes (see ``box_view``): names, costs, effects, places of the map
- ``options``: ``boards``, ``hotels``, ``specialties``, ``mules``, ``level`` (``None``: no solo)
- ``year`` (1848 …), ``round`` of ``rounds``, ``turn`` of ``turns`` (all Rounds; both count from 1
  and are 0 during the set-up, ``round`` also at the Clean Up), ``phase``
  (``setup``, ``event``, ``dials``, ``mules``, ``turns``, ``shootout``, ``clean-up``, ``over``)
- ``sheriff``, ``order`` (player order), ``active`` (whose turn it is)
- ``wheel``: ``barker`` (Site), ``signpost`` (Site), ``copies`` (Site), ``bust`` (where the tile
  lies; ``None`` until the Pioneers are placed), ``busted`` (all Sites that are Bust)
- ``sites``: for each Site ``site``, ``covered`` (by the Barker), ``common`` and ``boom`` (kinds of
  action now), ``boom_of`` (the Site of the Boom, 0 for the Barker), ``bust``, ``pioneers``,
  ``mules`` (seats), ``buster``, ``tents`` (seats with a Tent on the Event), ``carrots`` (seats)
- ``buster``: ``None``, or ``avoids`` (Sites shown) and ``site``
- ``gold``: ``supply``, ``cart``, ``value``, ``pools`` (``spaces``, ``nuggets``, ``value`` of each,
  top to bottom)
- ``stash``: for the spaces 0 to 4 ``space``, ``barrel`` (of 0: ``None``), ``outlaws``, ``empty``;
  ``stack`` and ``discards``: how many of each kind
- ``bridges``: the stacks, ``bridge`` and ``left``; ``hotels_left``
- ``map``: ``wagons`` (space of each side), ``lands`` (for each land the seats with a Tent),
  ``trail`` (spaces closed in the Wagon action under way), ``left`` (how many spaces the Wagon
  can still go in it; ``None``: no Wagon action is under way)
- ``shootout``: ``outlaws``, ``gunmen``, ``won`` (as it stands), ``chart``, ``rows`` (``row``,
  ``size``, ``owner``: a seat, ``"neutral"`` or ``None``), ``ranking`` (``owner``, ``gunmen``,
  ``tier``, ``effects``: what he would get now), ``absent`` (``seat``, ``graves`` to bury now)
- ``turn_open``: ``None``, or of the active seat ``common`` and ``boom`` (kinds still open),
  ``rows_filled``, ``uses`` (cards whose abilities were used), ``built`` in this turn; ``gained``
  (``None``, or the gained action that is asked for: ``kind``, ``less_buck``, ``spaces``, ``items``,
  ``towns_only``); ``water``: what ``river`` and ``bridge`` cost now, all reductions included
- ``seats``: the players and the Shade, see ``side_view``
- ``position``: the position of the rules file as this seat may know it, line by line
- ``solo``: ``None``, or ``level`` (its name: ``box.levels``), ``rivers``, ``buildings``, ``gone``
  (Dudes), ``wagon_cards``
"""

from __future__ import annotations

from typing import Any

from boomtable.games.coloma.box_view import (
    TOOLS,
    box_view,
    cost_view,
    effects_view,
    gained_view,
)
from boomtable.games.coloma.gold import gold_value, pools
from boomtable.games.coloma.position import write_position
from boomtable.games.coloma.shootout import absent, is_won, ranking, tier_of
from boomtable.games.coloma.side_view import id_of, side_view
from boomtable.games.coloma.state import (
    NEUTRAL,
    NOBODY,
    NONE,
    Coloma,
    gunmen,
    is_solo,
    player_order,
    with_buster,
)
from boomtable.games.coloma.water import water_cost
from boomtable.games.coloma.wheel import (
    boom_kind,
    boom_site,
    common_kind,
    copied_site,
    signpost,
)


def view(game: Coloma, seat: int | None) -> dict[str, Any]:
    """What a seat (``None``: a spectator) may see, as JSON (see the module)."""
    box = game.box
    return {
        "box": box_view(box),
        "options": _options(game),
        "year": box.years[game.year].year,
        "round": game.round,
        "rounds": len(box.wheel),
        "turns": len(box.years) * len(box.wheel),
        "turn": game.year * len(box.wheel) + game.round,
        "phase": game.phase,
        "sheriff": _or_none(game.sheriff),
        "order": [] if game.sheriff == NOBODY else player_order(game),
        "active": _or_none(game.active),
        "wheel": _wheel(game),
        "sites": [_site(game, site) for site in box.wheel],
        "buster": _buster(game),
        "gold": _gold(game),
        "stash": _stash(game),
        "stack": _kinds(game, game.stack),
        "discards": _kinds(game, game.discards),
        "bridges": [
            {"bridge": box.bridges[kind].id, "left": game.bridges_left[kind]}
            for kind in game.bridge_types
        ],
        "hotels_left": game.hotels_left,
        "map": _map(game),
        "shootout": _shootout(game),
        "turn_open": _turn(game),
        "seats": [side_view(game, side, seat) for side in range(game.sides)],
        "solo": _solo(game),
        "position": write_position(game, () if seat is None else (seat,)),
    }


def _options(game: Coloma) -> dict[str, Any]:
    return {
        "boards": game.board_side,
        "hotels": game.with_hotels,
        "specialties": game.specialty_set,
        "mules": game.with_mules,
        "level": game.box.solo.levels[game.level].id if is_solo(game) else None,
    }


def _wheel(game: Coloma) -> dict[str, Any]:
    return {
        "barker": game.barker,
        "signpost": signpost(game),
        "copies": copied_site(game),
        "bust": game.bust or None,
        "busted": list(game.busted),
    }


def _site(game: Coloma, site: int) -> dict[str, Any]:
    sides = range(game.sides)
    return {
        "site": site,
        "covered": site == game.barker,
        "common": common_kind(game, site),
        "boom": boom_kind(game, site),
        "boom_of": boom_site(game, site),
        "bust": site in game.busted,
        "pioneers": [side for side in sides if game.dials[side] == site],
        "mules": [side for side in sides if game.mules[side] == site],
        "buster": game.buster == site,
        "tents": [side for side in sides if site in game.event_tents[side]],
        "carrots": [side for side in sides if site in game.carrots[side]],
    }


def _buster(game: Coloma) -> dict[str, Any] | None:
    if not with_buster(game):
        return None
    return {"avoids": list(game.avoided), "site": game.buster or None}


def _gold(game: Coloma) -> dict[str, Any]:
    spaces, values = pools(game), game.box.gold_values
    left, filled = game.supply, []
    for size in reversed(spaces):  # Nuggets lie in the lowest pools.
        filled.append(min(left, size))
        left -= filled[-1]
    rows = zip(spaces, reversed(filled), values, strict=True)
    return {
        "supply": game.supply,
        "cart": game.cart,
        "value": gold_value(game),
        "pools": [{"spaces": size, "nuggets": n, "value": value} for size, n, value in rows],
    }


def _stash(game: Coloma) -> list[dict[str, Any]]:
    outlaws = game.box.stash_outlaws
    has_stack = any(game.stack) or any(game.discards)
    spaces = [{"space": 0, "barrel": None, "outlaws": outlaws[0], "empty": not has_stack}]
    return spaces + [
        {
            "space": space,
            "barrel": id_of(game.box.barrels, kind),
            "outlaws": outlaws[space],
            "empty": kind == NONE,
        }
        for space, kind in enumerate(game.stash, 1)
    ]


def _kinds(game: Coloma, counts: list[int]) -> dict[str, int]:
    return {
        barrel.id: count for barrel, count in zip(game.box.barrels, counts, strict=True) if count
    }


def _map(game: Coloma) -> dict[str, Any]:
    box = game.box
    return {
        "wagons": [box.nodes[node].id for node in game.wagons],
        "lands": {
            land.id: [side for side in range(game.sides) if number in game.land_tents[side]]
            for number, land in enumerate(box.lands)
        },
        "trail": [box.nodes[node].id for node in game.trail],
        "left": game.spaces_left or None,
    }


def _shootout(game: Coloma) -> dict[str, Any]:
    box = game.box
    chart = box.charts[game.chart] if game.chart != NONE else None
    ranked, won = ranking(game), is_won(game)
    seen: dict[str, Any] = {
        "outlaws": game.outlaws,
        "gunmen": sum(gunmen(game, owner) for owner in ranked),
        "won": won,
        "chart": chart.id if chart else None,
        "rows": [
            {"row": row, "size": size, "owner": _owner(owner)}
            for row, (size, owner) in enumerate(zip(box.rows, game.rows, strict=True), 1)
        ],
        "ranking": [],
        "absent": [],
    }
    if chart is None or game.sheriff == NOBODY:
        return seen
    tiers = chart.win if won else chart.lose
    seen["ranking"] = [
        {
            "owner": _owner(owner),
            "gunmen": gunmen(game, owner),
            "tier": tier_of(place, chart) + 1,
            "effects": effects_view(box, tiers[tier_of(place, chart)]),
        }
        for place, owner in enumerate(ranked)
    ]
    graves = chart.graves_win if won else chart.graves_lose
    seen["absent"] = [{"seat": side, "graves": graves} for side in absent(game)]
    return seen


def _turn(game: Coloma) -> dict[str, Any] | None:
    if game.active == NOBODY:
        return None
    gained = game.box.effects[game.gaining] if game.asking == "gained-action" else None
    return {
        "common": game.common or None,
        "boom": game.boom or None,
        "rows_filled": game.rows_filled,
        "uses": [game.box.abilities[number].card for number in game.uses],
        "built": game.built,
        "gained": gained_view(gained) if gained else None,
        "water": _water(game, gained.less_buck if gained else 0),
    }


def _water(game: Coloma, less_buck: int) -> dict[str, Any]:
    return {
        name: {tool: cost_view(water_cost(game, costs, tool, less_buck)) for tool in TOOLS}
        for name, costs in (("river", game.box.river), ("bridge", game.box.bridge))
    }


def _solo(game: Coloma) -> dict[str, Any] | None:
    if not is_solo(game):
        return None
    return {
        "level": game.box.solo.levels[game.level].id,
        "rivers": game.shade_rivers,
        "buildings": game.shade_buildings,
        "gone": game.gone,
        "wagon_cards": [game.box.nodes[node].id for node in game.wagon_cards],
    }


def _owner(owner: int) -> int | str | None:
    return "neutral" if owner == NEUTRAL else _or_none(owner)


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat
