"""A line of play in the imagination: an answer, and all that the seat does because of it.

The real rules are carried out on copies of a sampled state. What they ask of the seat is answered
at once, by what looks best; what others would do is left out; cards that are drawn stay unknown,
and a gray tile is some usual one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtable.bots.judges.boonlake.hand import held_worth
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.bots.judges.boonlake.worth import worth
from boomtable.engine import Option
from boomtable.games.boonlake.answers import (
    HIRE_CARDS,
    HIRE_COINS,
    Discard,
    Give,
    PlaceTile,
    Pull,
)
from boomtable.games.boonlake.exploring import lay, places
from boomtable.games.boonlake.modifiers import discard_bonus
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, without

LEFT_OUT = ("end_turn", "eminence_scores_regions")
"""Here the imagination stops."""


class Line:
    """A table as it may become, with the cards drawn on the way that nobody knows yet."""

    __slots__ = ("game", "unknown")

    def __init__(self, game: Boonlake, unknown: int = 0) -> None:
        self.game = game
        self.unknown = unknown

    def copy(self) -> Line:
        """A line that can go another way."""
        return Line(self.game.copy(), self.unknown)

    def worth(self, view: Outlook) -> float:
        """What it has come to for the seat."""
        return worth(self.game, view.seat, view, self.unknown)


def best_line(lines: Sequence[Line], view: Outlook) -> Line:
    """The line that has come to most."""
    return max(lines, key=lambda line: line.worth(view))


def give(line: Line, rule: str, args: Sequence[Any], option: Option) -> None:
    """Carry out a step that asks once, with an answer."""
    run = rules.steps[rule][0](line.game, *args)
    run.send(None)
    try:
        run.send(option)
    except StopIteration:
        return
    run.close()


def resolve(line: Line, floor: int, view: Outlook) -> Line:
    """Do all that is on the agenda above a floor."""
    seat = view.seat
    while len(line.game.agenda) > floor:
        step = line.game.agenda.pop()
        if step.rule in LEFT_OUT:
            continue
        if step.args and step.args[0] != seat and step.rule in ("take_part", "turn"):
            continue
        if step.rule == "draw":
            line.unknown += step.args[1]
        elif step.rule == "give_cards":
            give_worst(line.game, seat, step.args[1], view)
        elif step.rule == "reveal":
            line = placed(line, view)
        else:
            rule, asks = rules.steps[step.rule]
            if asks:
                line = answered(line, step.rule, step.args, view)
            else:
                rule(line.game, *step.args)
    return line


def answered(line: Line, rule: str, args: Sequence[Any], view: Outlook) -> Line:
    """The line with the best answer to a question."""
    run = rules.steps[rule][0](line.game, *args)
    options = run.send(None).options
    run.close()
    if len(options) > 1:
        options = promising(line.game, options, view, with_pulls=False)
    if len(options) == 1:
        floor = len(line.game.agenda)
        give(line, rule, args, options[0])
        return resolve(line, floor, view)
    return best_line([after(line, rule, args, it, view) for it in options], view)


def after(line: Line, rule: str, args: Sequence[Any], option: Option, view: Outlook) -> Line:
    """A line that goes on with one of the answers; the line itself stays as it is."""
    twin = line.copy()
    floor = len(twin.game.agenda)
    give(twin, rule, args, option)
    return resolve(twin, floor, view)


def placed(line: Line, view: Outlook) -> Line:
    """A gray tile that is not known yet is placed where it looks best."""
    mound = line.game.mound
    tile = mound[len(mound) // 2]
    line.game.mound = without(mound, tile)
    return best_line([after_placing(line, it, tile, view) for it in places(line.game)], view)


def after_placing(line: Line, option: PlaceTile, tile: int, view: Outlook) -> Line:
    """A line in which a tile lies on a space."""
    twin = line.copy()
    floor = len(twin.game.agenda)
    lay(twin.game, view.seat, option.space, tile)
    twin.game.revealed = NONE
    return resolve(twin, floor, view)


def give_worst(game: Boonlake, seat: int, number: int, view: Outlook) -> None:
    """Give up the cards that are worth least."""
    hand = sorted(game.hand[seat], key=lambda card: held_worth(game, seat, card, view))
    for card in hand[:number]:
        game.hand[seat] = without(game.hand[seat], card)
        game.discards[card] += 1


def worst_gift(game: Boonlake, seat: int, options: Sequence[Option], view: Outlook) -> Option:
    """Of the cards to be given up the one that is worth least."""

    def held(option: Option) -> float:
        assert isinstance(option, Give)
        return held_worth(game, seat, game.box.card_of[option.card], view)

    return min(options, key=held)


def promising(
    game: Boonlake, options: Sequence[Option], view: Outlook, *, with_pulls: bool
) -> list[Option]:
    """The options worth looking at: of discards only the best, coins before cards."""
    seat = view.seat
    found: list[Option] = []
    discard: Option | None = None
    least = 0.0
    for option in options:
        if isinstance(option, Discard):
            card = game.box.card_of[option.card]
            bonus = discard_bonus(game, seat, game.box.cards[card].kind)
            lost = held_worth(game, seat, card, view) - bonus * view.coin
            if discard is None or lost < least:
                discard, least = option, lost
        elif isinstance(option, Pull) and not with_pulls:
            continue
        else:
            found.append(option)
    if discard is not None:
        found.append(discard)
    if HIRE_COINS in found and HIRE_CARDS in found:
        found.remove(HIRE_CARDS)
    return found
