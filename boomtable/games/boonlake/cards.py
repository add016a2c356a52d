"""L-1.12, L-1.13: drawing from the pile, discarding, giving cards up."""

from __future__ import annotations

from boomtable.engine import chance, choose
from boomtable.games.boonlake.answers import Give
from boomtable.games.boonlake.happenings import CardGiven, CardsDrawn, CardSeen, PileShuffled
from boomtable.games.boonlake.outcomes import Draws
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put, with_one, without

DRAWS_PER_STEP = 6
"""A step of the agenda should not have too many answers; more cards take more steps."""


@rules.step
async def draw(game: Boonlake, seat: int, count: int) -> None:
    """Cards one by one; with an empty pile the discard pile is shuffled into a new one."""
    there = min(count, sum(game.pile) + sum(game.discards))
    if there > DRAWS_PER_STEP:
        game.push("draw", seat, there - DRAWS_PER_STEP)
        there = DRAWS_PER_STEP
    if there:
        game.emit(CardsDrawn(seat, there))
    for _ in range(there):
        maybe_reshuffle(game)
        put(game, seat, "draw-card")
        answer = await chance(
            "draw-card", lambda: drawable(game, seat), lambda: weights(game), secret=True
        )
        take_card(game, seat, game.box.card_of[answer.card])


def maybe_reshuffle(game: Boonlake) -> None:
    """L-1.12, L-26.4: an empty pile is made anew of the discard pile, which all have seen."""
    if any(game.pile):
        return
    game.pile, game.discards = game.discards, game.pile
    game.reshuffled = tuple(game.pile)
    game.drawn = [()] * game.sides
    game.parted = [()] * game.sides
    game.emit(PileShuffled(sum(game.pile)))


def drawable(game: Boonlake, seat: int) -> list[Draws]:
    """Each design that is in the pile."""
    draws = game.box.forms.draws[seat]
    return [draws[card] for card, copies in enumerate(game.pile) if copies]


def weights(game: Boonlake) -> list[int]:
    """L-26.4: as many as there are copies of each design."""
    return [copies for copies in game.pile if copies]


def take_card(game: Boonlake, seat: int, card: int) -> None:
    """A card of the pile comes to the hand; only its owner sees it."""
    game.pile[card] -= 1
    game.hand[seat] = with_one(game.hand[seat], card)
    if game.reshuffled:
        game.drawn[seat] = with_one(game.drawn[seat], card)
    game.emit(CardSeen(seat, game.box.cards[card].id, game.box.cards[card].named), to=(seat,))


@rules.step
async def give_cards(game: Boonlake, seat: int, count: int) -> None:
    """L-R61: cards due as a cost are picked one by one and leave the hand after the last pick."""
    put(game, seat, "choose-discards")
    # L-R69: only if the whole hand is due the table answers.
    has_choice = len(game.hand[seat]) - len(game.picked) > count
    answer = await choose(
        seat, "choose-discards", lambda: givable(game, seat, count), pause=has_choice
    )
    game.picked = (*game.picked, game.box.card_of[answer.card])
    if count > 1:
        game.push("give_cards", seat, count - 1)
        return
    for card in game.picked:
        discard(game, seat, card)
        game.emit(CardGiven(seat, game.box.cards[card].id, game.box.cards[card].named))
    game.picked = ()


def givable(game: Boonlake, seat: int, count: int) -> list[Give]:
    """Each card that is not picked yet; if all are due, the first one of the data file."""
    left = game.hand[seat]
    for card in game.picked:
        left = without(left, card)
    gives = game.box.forms.gives
    if len(left) == count:
        return [gives[left[0]]]
    return [gives[card] for card in dict.fromkeys(left)]


def discard(game: Boonlake, seat: int, card: int) -> None:
    """L-1.13: from the hand to the common discard pile."""
    part_with(game, seat, card)
    game.discards[card] += 1


def part_with(game: Boonlake, seat: int, card: int) -> None:
    """A card leaves the hand, for all to see."""
    game.hand[seat] = without(game.hand[seat], card)
    if game.reshuffled:
        game.parted[seat] = with_one(game.parted[seat], card)
