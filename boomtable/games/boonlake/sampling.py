"""L-22.7: what a seat cannot know, drawn afresh: other hands, the pile, tiles put away."""

from __future__ import annotations

from collections import Counter

from boomtable.engine import Dice
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.state import Boonlake

FLIPS = 4
"""How often, on average, it is doubted where a card came from."""


def sample(game: Boonlake, seat: int | None, dice: Dice) -> None:
    """Deal the hidden cards and scoring tiles of everybody else anew."""
    others = [other for other in range(game.players) if other != seat]
    if others and game.reshuffled:
        _deal_since_reshuffle(game, seat, others, dice)
    elif others:
        _deal_cards(game, others, dice)
    _deal_tiles(game, seat, dice)


def _deal_cards(game: Boonlake, others: list[int], dice: Dice) -> None:
    """Other hands and the pile are one heap."""
    heap = Counter(dict(enumerate(game.pile)))
    for other in others:
        heap.update(game.hand[other])
        heap.subtract(_shown(game, other))
    loose = sorted(heap.elements())
    for other in others:
        shown = _shown(game, other)
        new = _take(loose, len(game.hand[other]) - len(shown), dice)
        game.hand[other] = tuple(sorted([*shown, *new]))
    _make_pile(game, loose)


def _deal_since_reshuffle(game: Boonlake, seat: int | None, others: list[int], dice: Dice) -> None:
    """The reshuffled pile was seen by all, and so was what everybody together held then.

    Others have drawn from that pile, nobody knows what; where a card came from that one of them
    has shown since is a guess. All else follows: how many cards of each heap a hand has.
    """
    own = game.drawn[seat] if seat is not None else ()
    fresh = Counter(dict(enumerate(game.reshuffled)))
    fresh.subtract(own)
    held: Counter[int] = Counter()
    public: list[tuple[int, int]] = []
    for other in others:
        held.update(game.hand[other])
        held.update(game.parted[other])
        held.subtract(game.drawn[other])
        public += [(other, card) for card in (*_shown(game, other), *game.parted[other])]
    news = _guess_origins(game, public, held, fresh, dice)
    for (_, card), is_new in zip(public, news, strict=True):
        (fresh if is_new else held)[card] -= 1
    old_ones, loose = sorted(held.elements()), sorted(fresh.elements())
    for other in others:
        shown = _shown(game, other)
        told = zip(public, news, strict=True)
        gone = [card for (owner, card), is_new in told if owner == other and is_new]
        new = _take(loose, len(game.drawn[other]) - len(gone), dice)
        old = _take(old_ones, len(game.hand[other]) - len(shown) - len(new), dice)
        game.hand[other] = tuple(sorted([*shown, *old, *new]))
        game.drawn[other] = tuple(sorted([*gone, *new]))
    _make_pile(game, loose)


def _guess_origins(
    game: Boonlake,
    public: list[tuple[int, int]],
    held: Counter[int],
    fresh: Counter[int],
    dice: Dice,
) -> list[bool]:
    """Of each card that others have shown, whether it came out of the reshuffled pile.

    A guess is possible if each design was there often enough, and if nobody has shown more cards
    than he held, or than he has drawn. From one that is, others are reached by doubting one card
    or two of them at a time.
    """
    drawn = {other: list(game.drawn[other]) for other, _ in public}
    news: list[bool] = []
    for other, card in public:
        news.append(card in drawn[other])
        if news[-1]:
            drawn[other].remove(card)
    sizes = {it: len(game.hand[it]) + len(game.parted[it]) for it in drawn}
    room: Counter[tuple[bool, str, int]] = Counter()
    for other, size in sizes.items():
        room[True, "seat", other] = len(game.drawn[other])
        room[False, "seat", other] = size - len(game.drawn[other])
    for _, card in public:
        room[True, "card", card], room[False, "card", card] = fresh[card], held[card]

    def count(places: list[int], n: int) -> bool:
        """Take room for some cards (or give it back); whether there is enough now."""
        touched = [
            key
            for place in places
            for key in (
                (news[place], "seat", public[place][0]),
                (news[place], "card", public[place][1]),
            )
        ]
        for key in touched:
            room[key] -= n
        return all(room[key] >= 0 for key in touched)

    def flip(places: list[int]) -> bool:
        """Guess otherwise about some cards; whether that is possible."""
        count(places, -1)
        for place in places:
            news[place] = not news[place]
        return count(places, 1)

    count(list(range(len(public))), 1)
    for _ in range(FLIPS * len(public)):
        doubted = sorted({dice.below(len(public)), dice.below(len(public))})
        if dice.below(2) and not flip(doubted):
            flip(doubted)
    return news


def _shown(game: Boonlake, other: int) -> tuple[int, ...]:
    """Cards of a hand that all have seen: those picked to be given up (L-R36)."""
    return game.picked if other == game.asked else ()


def _make_pile(game: Boonlake, cards: list[int]) -> None:
    game.pile = [0] * len(game.pile)
    for card in cards:
        game.pile[card] += 1


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
        drawn = _take(left, max(0, hidden), dice)
        game.dealt[other] = (*kept, *drawn)


def _take(things: list[int], count: int, dice: Dice) -> list[int]:
    return [things.pop(dice.below(len(things))) for _ in range(count)]
