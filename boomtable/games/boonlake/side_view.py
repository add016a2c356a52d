"""One side of the table as a seat sees it."""

from __future__ import annotations

from typing import Any

from boomtable.games.boonlake.atlas import presences_by_region
from boomtable.games.boonlake.modifiers import card_discount
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.scoring import is_eminence, lines_of
from boomtable.games.boonlake.slots import slot_price
from boomtable.games.boonlake.state import Boonlake


def side_view(game: Boonlake, side: int, seat: int | None) -> dict[str, Any]:
    """One side as a seat sees it.

    ``seat``, ``eminence``, ``color``; ``vp`` (so far), ``score`` (if the game ended now);
    ``coins``, ``vases``, ``ranch``, ``supply``; ``boats`` (places from upstream), ``sites`` (level
    of each resource); ``coin_step``, ``card_step``; ``houses``, ``settlements``, ``cattle`` (off
    the own board), ``aside`` (houses set aside), ``bonus`` (tiers whose inhabitant has left);
    ``levers`` (``slot``, ``lever``, ``ready``), ``slots`` (coins for each empty slot now);
    ``card_discount``; ``played`` cards; ``projects`` and ``marks`` (scoring tiles), ``own`` tile;
    ``presences`` by region; ``picked`` (cards on their way out); ``hand_size``; for its owner
    alone also ``hand`` and ``dealt`` (scoring tiles to choose from), else ``None``.
    """
    box = game.box
    is_own = side == seat
    owned = sorted((*game.ready[side], *game.used[side]))
    cards = box.cards
    return {
        "seat": side,
        "eminence": is_eminence(game, side),
        "color": box.colors[side].id,
        "vp": game.vp[side],
        "score": sum(line.points for line in lines_of(game, side)),
        "coins": game.coins[side],
        "vases": game.vases[side],
        "ranch": game.ranch[side],
        "supply": game.supply[side],
        "boats": [box.resources[place].id for place in game.boats[side]],
        "sites": {it.id: level for it, level in zip(box.resources, game.sites[side], strict=True)},
        "coin_step": game.coin_step[side],
        "card_step": game.card_step[side],
        "houses": game.houses[side],
        "settlements": game.settlements[side],
        "cattle": game.cattle[side],
        "aside": game.aside[side],
        "bonus": list(game.bonus[side]),
        "levers": [
            {
                "slot": box.levers[lever].slot,
                "lever": box.levers[lever].id,
                "ready": lever in game.ready[side],
            }
            for lever in owned
        ],
        "slots": {
            str(lever.slot): slot_price(game, side, number)
            for number, lever in enumerate(box.levers)
            if number not in owned
        },
        "card_discount": card_discount(game, side),
        "played": [cards[card].id for card in game.played[side]],
        "projects": [box.scoring_tiles[tile].id for tile in game.projects[side]],
        "marks": [box.scoring_tiles[tile].id for tile in game.marks[side]],
        "own": None if game.own[side] == NONE else box.scoring_tiles[game.own[side]].id,
        "presences": {
            region.id: n
            for region, n in zip(box.regions, presences_by_region(game, side), strict=True)
        },
        "picked": [cards[card].id for card in game.picked] if side == game.asked else [],
        "hand_size": len(game.hand[side]),
        "hand": [cards[card].id for card in game.hand[side]] if is_own else None,
        "dealt": [box.scoring_tiles[tile].id for tile in game.dealt[side]] if is_own else None,
    }
