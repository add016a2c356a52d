"""How a seat at Coloma decides: it imagines its turn to the end and takes what ends best.

All that is asked within a turn is answered by carrying out the real rules on a sampled table and
doing the rest of the turn as well as it goes (``plans``). Sites are chosen by what a turn there
would bring, open or Bust, and how likely that is (``dials``). What a table is worth in the end
stands in ``worth``, ``shooting`` and ``outlook``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from boomtable.bots.judges.coloma.answering import after_answer
from boomtable.bots.judges.coloma.dials import dial_lots, dial_worths
from boomtable.bots.judges.coloma.outlook import Outlook, outlook
from boomtable.bots.judges.coloma.plans import gift_forms
from boomtable.bots.judges.coloma.worth import worth
from boomtable.engine import Dice, Option, Seat, Table
from boomtable.games.coloma.answers import Use
from boomtable.games.coloma.state import Coloma

BEFORE_TURNS = ("event", "dials", "mules")
EQUAL = 1e-6
RIVALS = 0.5
"""How much the best of the others counts against one's own worth."""


def judge(table: Table, seat: int) -> float:
    """The worth of a table for a seat: what it may expect to end with, less what others may."""
    game = cast("Coloma", table.state)
    worths = [worth(game, side, view_of(game, side)) for side in range(game.sides)]
    others = [it for side, it in enumerate(worths) if side != seat]
    return worths[seat] - RIVALS * max(others)


def shortlist(seat: Seat) -> Sequence[Option]:
    """The best options; Sites as often as they should be chosen, for the dice to draw one."""
    options, number, prompt = seat.options, seat.number, seat.prompt
    if len(options) == 1:
        return options
    if prompt == "dial":
        game = cast("Coloma", seat.sample(Dice(0)).state)
        return dial_lots(game, number, view_after_round(game, number))
    weighed = weigh(seat)
    best = max(worth_ for _option, worth_ in weighed)
    return [option for option, worth_ in weighed if worth_ > best - EQUAL]


def weigh(seat: Seat) -> list[tuple[Option, float]]:
    """What each option is worth; a gift leaves no choice."""
    options, number, prompt = seat.options, seat.number, seat.prompt
    game = cast("Coloma", seat.sample(Dice(0)).state)
    if prompt == "dial":
        worths = dial_worths(game, number, view_after_round(game, number))
        return list(zip(options, worths, strict=True))
    if prompt == "act":
        gifts = gift_forms(game.box)
        gift = next((it for it in options if isinstance(it, Use) and it in gifts), None)
        if gift is not None:
            return [(gift, 0.0)]
    view = view_of(game, number)
    return [(option, after_answer(game, number, prompt, option, view)) for option in options]


def appraise(_seat: Seat, _option: Option) -> float:
    """All that is on the shortlist is equally good."""
    return 0.0


def view_of(game: Coloma, seat: int) -> Outlook:
    """The outlook of a side: of all turns that it has not begun."""
    return _view(game, seat, turns_to_come(game, seat))


def view_after_round(game: Coloma, seat: int) -> Outlook:
    """The outlook that a side will have when this Round is over."""
    return _view(game, seat, 0)


def turns_to_come(game: Coloma, seat: int) -> int:
    """How many turns of this Round a side has still to begin: one or none."""
    if game.phase in BEFORE_TURNS:
        return 1
    return int(any(it.rule == "turn" and it.args[0] == seat for it in game.agenda))


def _view(game: Coloma, seat: int, to_come: int) -> Outlook:
    rounds = len(game.box.wheel)
    years = len(game.box.years) - 1 - game.year
    this_year = rounds - game.round + to_come
    return outlook(game, seat, years * rounds + this_year, this_year)
