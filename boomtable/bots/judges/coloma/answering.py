"""What an answer leads to, for every question that a seat is asked on its own."""

from __future__ import annotations

from boomtable.bots.judges.coloma.outlook import Outlook
from boomtable.bots.judges.coloma.plans import CAREFUL, paid, resolve, rest_of_turn, travel
from boomtable.bots.judges.coloma.routes import best_route
from boomtable.bots.judges.coloma.worth import worth
from boomtable.engine import Option
from boomtable.games.coloma.abilities import specialty_mods
from boomtable.games.coloma.answers import (
    Discard,
    Done,
    End,
    Go,
    Pay,
    Sell,
    Stop,
    TakeBarrel,
)
from boomtable.games.coloma.barrels import take_from
from boomtable.games.coloma.box import SALE_VP
from boomtable.games.coloma.cards import put_back
from boomtable.games.coloma.gained import take_action
from boomtable.games.coloma.settling import Placement, place
from boomtable.games.coloma.site_events import sell
from boomtable.games.coloma.state import NOBODY, Coloma
from boomtable.games.coloma.turns import do
from boomtable.games.coloma.wagon import roll_onto, wagon_range


def after_answer(
    game: Coloma, seat: int, prompt: str | None, option: Option, view: Outlook
) -> float:
    """What the turn is worth at its end if the seat answers so. The game stays as it is."""
    after = game.copy()
    if isinstance(option, End):
        return worth(after, seat, view)
    floor = _floor(after, seat)
    after = _answered(after, seat, prompt, option, view)
    after = resolve(after, view, floor)
    if game.active != seat:
        return worth(after, seat, view) + _place(game, option, view)
    return rest_of_turn(after, seat, view, CAREFUL if prompt == "act" else (1, 1, 1))


def _floor(game: Coloma, seat: int) -> int:
    """How much of the agenda is not part of what the seat is doing."""
    for place_, step in enumerate(game.agenda):
        if step.rule == "act" and step.args[0] == seat:
            return place_ + 1
    return len(game.agenda)


def _answered(game: Coloma, seat: int, prompt: str | None, option: Option, view: Outlook) -> Coloma:
    match prompt, option:
        case "act", _:
            do(game, seat, option)
        case "pay", Pay(nuggets):
            paid(game, seat, game.due, nuggets)
        case "go", Go():
            return _gone(game, seat, option, view)
        case "go", Stop():
            game.trail = ()
        case "settle", Done():
            pass
        case "settle", _:
            game.push("settle", seat, 0)
            _place_on(game, seat, option)
        case "gained-action", _:
            take_action(game, seat, option, game.box.effects[game.gaining])
        case "take-barrel", TakeBarrel(space):
            take_from(game, seat, space)
        case _, Discard():
            put_back(game, seat, option)
        case _, Sell(nuggets):
            _sell(game, seat, nuggets)
    return game


def _place_on(game: Coloma, seat: int, option: Option) -> None:
    assert isinstance(option, Placement)
    place(game, seat, option)


def _gone(game: Coloma, seat: int, option: Go, view: Outlook) -> Coloma:
    left = spaces_left(game, seat)
    floor = len(game.agenda)
    roll_onto(game, seat, option)
    game = resolve(game, view, floor)
    if left <= 1 or option.stop:
        return game
    further = game.copy()
    route = best_route(further, seat, left - 1, view)[1]
    further = travel(further, seat, view, route)
    return max(game, further, key=lambda it: worth(it, seat, view))


def spaces_left(game: Coloma, seat: int) -> int:
    """How many spaces the Wagon may still go in its action, at least one.

    What an effect adds to an action is not seen here: the last steps of such a move come as a
    surprise.
    """
    nodes = game.box.nodes
    others = {wagon for side, wagon in enumerate(game.wagons) if side != seat}
    gone = sum(nodes[it].is_town or it not in others for it in game.trail)
    return max(1, wagon_range(game, seat) - gone)


def _sell(game: Coloma, seat: int, nuggets: int) -> None:
    for event in game.box.events:
        if event is not None and event.sale_vp and nuggets:
            sell(game, seat, nuggets, event.sale_vp + specialty_mods(game, seat)[SALE_VP])
            return


def _place(game: Coloma, option: Option, view: Outlook) -> float:
    """A good card is better on top of the deck, a bad one at the bottom."""
    if not isinstance(option, Discard) or game.active != NOBODY:
        return 0.0
    typical = sum(view.cards) / len(view.cards)
    better = view.cards[game.box.card_of[option.card]] - typical
    return 0.1 * better if option.place == "top" else 0.0
