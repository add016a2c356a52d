"""L-22.7: what a seat cannot know, drawn afresh: other hands, the pile, tiles put away."""

from __future__ import annotations

from boomtable.engine import Dice
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.state import Boonlake


def sample(game: Boonlake, seat: int | None, dice: Dice) -> None:
    """Deal the hidden cards and scoring tiles of everybody else anew."""
    _deal_cards(game, seat, dice)
    _deal_tiles(game, seat, dice)


def _deal_cards(game: Boonlake, seat: int | None, dice: Dice) -> None:
    """Other hands and the pile are one heap, but for what a reshuffle has shown.

    The content of a reshuffled pile is public. So of each design the pile holds no more than it
    had then, less what the seat has drawn itself: what is above that is in other hands, and only
    in those that held cards at that time.
    """
    others = [other for other in range(game.players) if other != seat]
    if not others:
        return
    shown = {other: _shown(game, other) for other in others}
    heap = game.pile[:]
    for other in others:
        for card in game.hand[other]:
            heap[card] += 1
        for card in shown[other]:
            heap[card] -= 1
    sizes = {other: len(game.hand[other]) - len(shown[other]) for other in others}
    hands = _held_cards(game, seat, heap, sizes, dice) if game.reshuffled else {}
    loose = [card for card, copies in enumerate(heap) for _ in range(copies)]
    for other in others:
        old = hands.get(other, [])
        new = [loose.pop(dice.below(len(loose))) for _ in range(sizes[other] - len(old))]
        if game.reshuffled:
            game.drawn[other] = tuple(sorted(new))
        game.hand[other] = tuple(sorted([*old, *new, *shown[other]]))
    game.pile = [0] * len(heap)
    for card in loose:
        game.pile[card] += 1


def _shown(game: Boonlake, other: int) -> tuple[int, ...]:
    """Cards of a hand that all have seen: those picked to be given up (L-R36)."""
    return game.picked if other == game.asked else ()


def _held_cards(
    game: Boonlake, seat: int | None, heap: list[int], sizes: dict[int, int], dice: Dice
) -> dict[int, list[int]]:
    """Take from the heap what cannot be in the pile, for hands that can have held it."""
    own = game.drawn[seat] if seat is not None else ()
    hands: dict[int, list[int]] = {other: [] for other in sizes}
    places = [other for other, size in sizes.items() for _ in range(min(size, game.held[other]))]
    for card, copies in enumerate(heap):
        most = game.reshuffled[card] - own.count(card)
        for _ in range(min(copies - most, len(places))):
            hands[places.pop(dice.below(len(places)))].append(card)
            heap[card] -= 1
    return hands


def _deal_tiles(game: Boonlake, seat: int | None, dice: Dice) -> None:
    """Tiles dealt to others: all of them before the choice is revealed, then the rejected ones."""
    seen = set(game.open_tiles)
    if seat is not None and seat < game.players:
        seen |= {*game.dealt[seat]}
    left = [tile for tile in range(len(game.box.scoring_tiles)) if tile not in seen]
    for other in range(game.players):
        if other == seat:
            continue
        kept = [game.own[other]] if game.own[other] != NONE else []
        hidden = len(game.dealt[other]) - len(kept)
        drawn = [left.pop(dice.below(len(left))) for _ in range(max(0, hidden))]
        game.dealt[other] = (*kept, *drawn)
