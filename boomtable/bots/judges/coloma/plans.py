"""A turn in the imagination: what an answer leads to when the rest is done as well as it goes.

The real rules are carried out on copies of a sampled state; what they would ask is answered here
at once, by what looks best, and what chance would bring is replaced by something usual.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from boomtable.bots.judges.coloma.outlook import Outlook
from boomtable.bots.judges.coloma.routes import best_route
from boomtable.bots.judges.coloma.worth import worth
from boomtable.engine import Option
from boomtable.games.coloma.answers import End, Go, Use
from boomtable.games.coloma.barrels import stash_spaces, take_from
from boomtable.games.coloma.box import Box
from boomtable.games.coloma.cards import discards, drawable, put_back, take_card
from boomtable.games.coloma.gained import gained_options, take_action
from boomtable.games.coloma.gold import own_gold_value, spend_gold, ways_to_pay
from boomtable.games.coloma.menu import menu
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.settling import place, placements
from boomtable.games.coloma.state import Coloma, deck_size
from boomtable.games.coloma.turns import do
from boomtable.games.coloma.wagon import roll_onto, set_out, spaces_ahead, wagon_range

GREEDY = (1, 1, 1, 1)
"""How many of the best gestures are followed further, one after the other."""
CAREFUL = (2, 1, 1, 1)
DETOUR = 1.0
"""What a gesture may cost at first if more comes of it."""
GIFTS = ("buck", "dude", "gold", "vp", "tent", "horse", "card")


def rest_of_turn(game: Coloma, seat: int, view: Outlook, widths: tuple[int, ...] = GREEDY) -> float:
    """What a turn that goes on is worth at its end. The game is used up by it."""
    return end_of_turn(game, seat, view, widths)[0]


def end_of_turn(
    game: Coloma, seat: int, view: Outlook, widths: tuple[int, ...] = GREEDY
) -> tuple[float, Coloma]:
    """The end to which a turn is best brought, with its worth. The game is used up by it."""
    take_gifts(game, seat, view)
    best = (worth(game, seat, view), game)
    if not widths:
        return best
    outcomes = [
        (worth(after, seat, view), after)
        for after in [_done(game, seat, view, option) for option in gestures(game, seat)]
    ]
    outcomes.sort(key=lambda outcome: -outcome[0])
    for so_far, after in outcomes[: widths[0]]:
        if so_far > best[0] - DETOUR:
            end = end_of_turn(after, seat, view, widths[1:])
            if end[0] > best[0]:
                best = end
    return best


def gestures(game: Coloma, seat: int) -> list[Option]:
    """What can be done next, but for ending the turn."""
    return [option for option in menu(game, seat) if not isinstance(option, End)]


def take_gifts(game: Coloma, seat: int, view: Outlook) -> None:
    """Use all abilities that only give."""
    if not game.abilities:
        return
    gifts = gift_forms(game.box)
    while True:
        gift = next((it for it in menu(game, seat) if isinstance(it, Use) and it in gifts), None)
        if gift is None:
            return
        floor = len(game.agenda)
        do(game, seat, gift)
        resolve(game, view, floor)


@lru_cache(maxsize=8)
def gift_forms(box: Box) -> frozenset[Use]:
    """The uses of abilities that cost nothing and leave no choice."""
    return frozenset(
        [
            form
            for ability in box.abilities
            for form, listing in zip(box.uses[ability.number], ability.options, strict=True)
            if len(ability.options) == 1
            and all(it.op == "gain" and it.what in GIFTS for it in box.listings[listing].effects)
        ]
    )


def _done(game: Coloma, seat: int, view: Outlook, option: Option) -> Coloma:
    after = game.copy()
    do(after, seat, option)
    return resolve(after, view, len(game.agenda))


def resolve(game: Coloma, view: Outlook, floor: int) -> Coloma:
    """Carry out the agenda down to a floor, answering all questions on the way."""
    while len(game.agenda) > floor:
        step = game.agenda.pop()
        asked = ASKED.get(step.rule)
        if asked is not None:
            game = asked(game, view, *step.args)
        else:
            rules.steps[step.rule][0](game, *step.args)
    return game


def _pay(game: Coloma, view: Outlook, seat: int, cost: int) -> Coloma:
    ways = ways_to_pay(game, seat, cost)
    best = ways[0].nuggets
    if len(ways) > 1:
        best = max([it.nuggets for it in ways], key=lambda it: _left(game, view, seat, cost, it))
    paid(game, seat, cost, best)
    return game


def paid(game: Coloma, seat: int, cost: int, nuggets: int) -> None:
    """A cost is paid with so many nuggets."""
    game.bucks[seat] -= max(0, cost - nuggets * own_gold_value(game))
    spend_gold(game, seat, nuggets)


def _left(game: Coloma, view: Outlook, seat: int, cost: int, nuggets: int) -> float:
    bucks, gold, cart = game.bucks[seat], game.gold[seat], game.cart
    paid(game, seat, cost, nuggets)
    after = worth(game, seat, view)
    game.bucks[seat], game.gold[seat], game.cart = bucks, gold, cart
    return after


def _draw(game: Coloma, _view: Outlook, seat: int, count: int) -> Coloma:
    there = min(count, deck_size(game, seat))
    for _ in range(there):
        cards = drawable(game, seat)
        # Any card may come: one from the middle of the list stands for all.
        take_card(game, seat, game.box.card_of[cards[len(cards) // 2].card])
    game.owed_vp[seat] += count - there
    return game


def _take_barrel(game: Coloma, view: Outlook, seat: int) -> Coloma:
    outcomes = []
    for take in stash_spaces(game):
        after = game.copy()
        take_from(after, seat, take.space)
        outcomes.append(resolve(after, view, len(game.agenda)))
    return _best(outcomes, seat, view, game)


def _take_from_stack(game: Coloma, _view: Outlook, seat: int, _came: int) -> Coloma:
    heap = game.stack if any(game.stack) else game.discards
    kind = max(range(len(heap)), key=lambda it: heap[it])
    if heap[kind]:
        heap[kind] -= 1
        game.barrels[seat] = (*game.barrels[seat], kind)
    return game


def _refill(game: Coloma, _view: Outlook, _space: int) -> Coloma:
    return game


def _discard(game: Coloma, view: Outlook, seat: int) -> Coloma:
    forms = discards(game, seat)
    if forms:
        put_back(game, seat, min(forms, key=lambda it: view.cards[game.box.card_of[it.card]]))
    return game


def _settle(game: Coloma, view: Outlook, seat: int, is_first: int) -> Coloma:
    while True:
        outcomes = []
        for option in placements(game, seat):
            after = game.copy()
            floor = len(after.agenda)
            place(after, seat, option)
            outcomes.append(resolve(after, view, floor))
        best = _best(outcomes, seat, view, game)
        if best is game or (not is_first and worth(best, seat, view) <= worth(game, seat, view)):
            return game
        game, is_first = best, 0


def _go(game: Coloma, view: Outlook, seat: int, spaces: int) -> Coloma:
    return travel(game, seat, view, best_route(game, seat, spaces, view)[1])


def travel(game: Coloma, seat: int, view: Outlook, route: list[Go]) -> Coloma:
    """The Wagon goes a way to its end, or as far as it can without passing somebody twice."""
    floor = len(game.agenda)
    for step in route:
        if game.box.node_of[step.node] not in spaces_ahead(game, seat):
            break
        roll_onto(game, seat, step)
        game = resolve(game, view, floor)
    return game


def _gained_action(game: Coloma, view: Outlook, seat: int, number: int) -> Coloma:
    effect = game.box.effects[number]
    if effect.kind == "wagon":
        set_out(game, wagon_range(game, seat, effect.spaces))
    options = gained_options(game, seat, effect)
    outcomes = []
    if any(isinstance(option, Go) for option in options):
        _worth, route = best_route(game, seat, wagon_range(game, seat, effect.spaces), view)
        outcomes.append(travel(game.copy(), seat, view, route))
    for option in options:
        if isinstance(option, Go):
            continue
        after = game.copy()
        take_action(after, seat, option, effect)
        outcomes.append(resolve(after, view, len(game.agenda)))
    return _best(outcomes, seat, view, game)


def _best(outcomes: list[Coloma], seat: int, view: Outlook, otherwise: Coloma) -> Coloma:
    return max(outcomes, key=lambda it: worth(it, seat, view), default=otherwise)


ASKED: dict[str, Callable[..., Coloma]] = {
    "pay": _pay,
    "draw": _draw,
    "take_barrel": _take_barrel,
    "take_from_stack": _take_from_stack,
    "refill": _refill,
    "discard": _discard,
    "settle": _settle,
    "set_out_with": _go,
    "go": _go,
    "gained_action": _gained_action,
}
"""The steps that would ask somebody."""
