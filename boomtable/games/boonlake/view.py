"""What a seat sees. Everything is public but hands and the scoring tiles that were dealt.

Seats count from 0 (in the solo game 1 is the Eminence); rounds, scorings, rows and slots from 1;
map spaces go by their number, sites by number and letter, other things by the ids of the
component file. What is not there is ``None``. The keys:

- ``box``: what never changes (see ``box_view``)
- ``level`` (``None``: no solo game), ``turn`` (0: none has begun), ``round`` of ``rounds``,
  ``scoring`` (the interim scoring under way, or the number of those that are over) of
  ``scorings``, ``scoring_step`` (1 to 5; 0: none is under way), ``phase`` (``setup``, ``action``,
  ``common``, ``ship``, ``scoring``, ``over``)
- ``starter``, ``order`` (turn order), ``active`` (whose turn it is), ``last_lap`` (whether a ship
  has reached the last space of the last round)
- ``strips``: of each row from the top (``None``: the gap); ``taken`` (the strip in use),
  ``steps`` (of the ship in this turn)
- ``labels``: the covered regions; ``region``: the one named in the Region scoring under way
- ``ships``: the river space of each side; ``crossed``: locks crossed in this round
- ``map``: of each space with a tile ``space``, ``tile`` (``pasture``), ``sites`` (``site``,
  ``owner``, ``piece``: ``inhabitant``, ``house``, ``settlement``), ``cattle`` (owners)
- ``revealed``: the gray tile to be placed; ``gray``: those left; ``pastures`` left
- ``pile`` (cards in the draw pile), ``discards`` (how many of each card)
- ``tiles``: the open scoring tiles, each with ``tile``, ``owner``, ``marks`` (``seat``,
  ``scoring``), ``projects`` (seats), ``met`` (whether each side meets the condition of the present
  or next scoring; ``None`` of an exchange)
- ``about``: what the open question is about: ``card`` or ``project`` that is paid for, ``site``
  or ``space`` (of a pasture) whose cost is asked, ``effects`` of the card that ask
- ``seats``: the players and the Eminence, see ``side_view``
- ``solo``: ``None``, or ``stack`` (``A`` and ``B``: tiles left), ``turned`` (tiles revealed from
  this stack; the last one is in use), ``corner`` (of the silhouette on top), ``preferred`` (the
  number where its searches begin), ``cactus`` (step)
"""

from __future__ import annotations

from typing import Any

from boomtable.games.boonlake.box_view import box_view
from boomtable.games.boonlake.conditions import is_met
from boomtable.games.boonlake.map_view import effects_view
from boomtable.games.boonlake.pieces import NONE, SORTS
from boomtable.games.boonlake.side_view import side_view
from boomtable.games.boonlake.solo_pieces import CORNERS
from boomtable.games.boonlake.state import (
    EMPTY,
    NOBODY,
    PASTURE,
    Boonlake,
    clockwise,
    is_solo,
    spot_of,
)


def view(game: Boonlake, seat: int | None) -> dict[str, Any]:
    """What a seat (``None``: a spectator) may see, as JSON (see the module)."""
    box = game.box
    return {
        "box": box_view(box),
        "level": box.solo.levels[game.level].id if is_solo(game) else None,
        "turn": game.turns,
        "round": game.round,
        "rounds": box.rounds,
        "scoring": game.scoring,
        "scorings": box.scorings,
        "scoring_step": game.scoring_step,
        "phase": game.phase,
        "starter": _or_none(game.starter),
        "order": [] if game.starter == NOBODY else clockwise(game, game.starter),
        "active": _or_none(game.active),
        "last_lap": game.last_trigger != NOBODY,
        "strips": [_id(box.strips, strip) for strip in game.strips],
        "taken": _id(box.strips, game.taken),
        "steps": game.steps,
        "labels": [box.regions[region].id for region in game.covered],
        "region": _id(box.regions, game.named_region),
        "ships": [box.river[space].id for space in game.ships],
        "crossed": [box.locks[lock].id for lock in game.crossed],
        "map": [_space(game, space) for space, tile in enumerate(game.laid) if tile != EMPTY],
        "revealed": _id(box.tiles, game.revealed),
        "gray": [box.tiles[tile].id for tile in game.mound],
        "pastures": game.pastures,
        "pile": sum(game.pile),
        "discards": {
            card.id: copies for card, copies in zip(box.cards, game.discards, strict=True) if copies
        },
        "tiles": [_scoring_tile(game, tile) for tile in game.open_tiles],
        "about": _about(game),
        "seats": [side_view(game, side, seat) for side in range(game.sides)],
        "solo": _solo(game),
    }


def _space(game: Boonlake, space: int) -> dict[str, Any]:
    tile = game.laid[space]
    if tile == PASTURE:
        cattle = list(game.herds[space])
        return {"space": space, "tile": "pasture", "sites": [], "cattle": cattle}
    shown = game.box.tiles[tile]
    spots = [spot_of(space, place) for place in range(len(shown.sites))]
    return {
        "space": space,
        "tile": shown.id,
        "sites": [
            {
                "site": game.box.forms.spots[spot],
                "owner": _or_none(game.owner[spot]),
                "piece": None if game.piece[spot] == NONE else SORTS[game.piece[spot]],
            }
            for spot in spots
        ],
        "cattle": [],
    }


def _scoring_tile(game: Boonlake, tile: int) -> dict[str, Any]:
    shown = game.box.scoring_tiles[tile]
    players = range(game.players)
    scoring = game.scoring if game.scoring_step else game.scoring + 1
    scoring = min(scoring, game.box.scorings)
    return {
        "tile": shown.id,
        "owner": next((seat for seat in players if game.own[seat] == tile), None),
        "marks": [
            {"seat": seat, "scoring": number}
            for seat in players
            for number, marked in enumerate(game.marks[seat], 1)
            if marked == tile
        ],
        "projects": [seat for seat in players if tile in game.projects[seat]],
        "met": [
            None
            if shown.condition.type == "exchange"
            else is_met(game, seat, shown.condition, scoring)
            for seat in players
        ],
    }


def _about(game: Boonlake) -> dict[str, Any]:
    box, prompt = game.box, game.asking
    is_paid, is_effect = prompt == "pay-plan", prompt in ("card-exchange", "card-upgrade")
    return {
        "card": _id(box.cards, game.paying) if is_paid else None,
        "project": _id(box.scoring_tiles, game.projecting) if is_paid else None,
        "site": box.forms.spots[game.upgrading] if prompt == "upgrade-cost" else None,
        "space": game.upgrading if prompt == "cattle-cost" else None,
        "effects": effects_view(box, game.effect[0]) if is_effect else [],
    }


def _solo(game: Boonlake) -> dict[str, Any] | None:
    if not is_solo(game):
        return None
    return {
        "stack": {"A": game.stack_a, "B": game.stack_b},
        "turned": [game.box.solo.tiles[tile].id for tile in game.turned],
        "corner": None if game.corner == NONE else CORNERS[game.corner],
        "preferred": game.preferred or None,
        "cactus": game.cactus,
    }


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _id(things: tuple[Any, ...], number: int) -> str | None:
    return None if number == NONE else str(things[number].id)
