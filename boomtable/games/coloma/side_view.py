"""One side of the table as a seat sees it."""

from __future__ import annotations

from typing import Any

from boomtable.games.coloma.scoring import bridge_points, lines_of
from boomtable.games.coloma.state import NONE, Coloma, deck_size, gunmen, is_shade


def side_view(game: Coloma, side: int, seat: int | None) -> dict[str, Any]:
    """One side as a seat sees it.

    ``seat``, ``shade``, ``color``, ``board``, ``specialty``; ``vp`` (gained during play),
    ``score`` (if the game ended now); ``bucks``, ``gold``, ``horses``; ``dudes`` and ``tents`` in
    the Lodge, ``dudes_left`` and ``tents_left`` in the General Supply; ``gunmen``, ``graves``,
    ``guests``, ``hotels``; ``wagon`` (space), ``site`` of the Pioneer and ``mule`` (``None``: not
    placed), ``carrots``; ``rivers`` (canyons), ``bridges`` (``bridge``, ``points`` now), ``town``
    (cards), ``events`` and ``lands`` with own Tents, ``barrels``, ``used``; ``hand_size``,
    ``deck_size``, ``top_size``, ``bottom_size``; for its owner alone also ``hand``, ``top``
    (topmost first), ``bottom`` (last card last), ``unknown`` (the bag between), else ``None``;
    ``year_used`` (cards whose ability of this Year is used up).
    """
    box = game.box
    cards, barrels = box.cards, box.barrels
    is_own = side == seat
    during = (game.sale_vp, game.shootout_vp, game.owed_vp, game.guest_vp, game.other_vp)
    return {
        "seat": side,
        "shade": is_shade(game, side),
        "color": box.colors[game.colors[side]].id,
        "board": id_of(box.boards, game.boards[side]),
        "specialty": id_of(box.specialties, game.specialties[side]),
        "vp": sum(line[side] for line in during),
        "score": sum(line.points for line in lines_of(game, side)),
        "bucks": game.bucks[side],
        "gold": game.gold[side],
        "horses": game.horses[side],
        "dudes": game.dudes[side],
        "dudes_left": game.dudes_left[side],
        "tents": game.tents[side],
        "tents_left": game.tents_left[side],
        "gunmen": gunmen(game, side),
        "graves": game.graves[side],
        "guests": game.guests[side],
        "hotels": game.hotels[side],
        "wagon": box.nodes[game.wagons[side]].id,
        "site": game.dials[side] or None,
        "mule": game.mules[side] or None,
        "carrots": list(game.carrots[side]),
        "rivers": list(game.rivers[side]),
        "bridges": [
            {"bridge": box.bridges[kind].id, "points": bridge_points(game, side, box.bridges[kind])}
            for kind in game.spans[side]
        ],
        "town": [cards[card].id for card in game.town[side]],
        "events": list(game.event_tents[side]),
        "lands": [box.lands[land].id for land in game.land_tents[side]],
        "barrels": [barrels[kind].id for kind in game.barrels[side]],
        "used": [barrels[kind].id for kind in game.used[side]],
        "hand_size": len(game.hand[side]),
        "deck_size": deck_size(game, side),
        "top_size": len(game.top[side]),
        "bottom_size": len(game.bottom[side]),
        "hand": [cards[card].id for card in game.hand[side]] if is_own else None,
        "top": [cards[card].id for card in game.top[side]] if is_own else None,
        "bottom": [cards[card].id for card in game.bottom[side]] if is_own else None,
        "unknown": [cards[card].id for card in game.deck[side]] if is_own else None,
        "year_used": [box.abilities[number].card for number in game.year_uses[side]],
    }


def id_of(things: tuple[Any, ...], number: int) -> str | None:
    """The id of a thing of the box (``None``: there is none)."""
    return None if number == NONE else str(things[number].id)
