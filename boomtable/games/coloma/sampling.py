"""What a seat cannot know, drawn afresh: the hands and decks of the others."""

from __future__ import annotations

from boomtable.engine import Dice
from boomtable.games.coloma.state import Coloma


def sample(game: Coloma, seat: int | None, dice: Dice) -> None:
    """Deal the hidden cards of every other player anew.

    All decks are equal and buildings are open, so everybody knows which cards a player has in
    hand and deck together, and how many lie where. The own unknown part has no order to draw.
    """
    for other in range(game.players):
        if other != seat:
            _deal_anew(game, other, dice)


def _deal_anew(game: Coloma, other: int, dice: Dice) -> None:
    parts = (game.hand[other], game.top[other], game.bottom[other])
    heap = sorted([*game.deck[other], *(card for part in parts for card in part)])
    dealt = [tuple([heap.pop(dice.below(len(heap))) for _ in part]) for part in parts]
    game.hand[other] = tuple(sorted(dealt[0]))
    game.top[other], game.bottom[other] = dealt[1:]
    game.deck[other] = tuple(heap)
