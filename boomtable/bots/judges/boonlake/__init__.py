"""How a seat at Boonlake decides: it follows each answer to its end and takes what ends best.

An answer is carried out by the real rules on a sampled table, with all that the seat does because
of it (``lines``); for a strip that is the whole turn. What a table is worth then stands in
``worth``, by the time that is left and the prices of the moment (``outlook``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from boomtable.bots.judges.boonlake.gifts import gifts
from boomtable.bots.judges.boonlake.lines import promising, worst_gift
from boomtable.bots.judges.boonlake.opening import site_liking, tile_liking
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.bots.judges.boonlake.questions import line_after, rest_of_turn
from boomtable.bots.judges.boonlake.worth import worth
from boomtable.engine import Dice, Option, Seat, Table
from boomtable.games.boonlake.answers import BuildSite, Keep
from boomtable.games.boonlake.scoring import is_eminence, lines_of
from boomtable.games.boonlake.state import Boonlake

EQUAL = 1e-6
RIVALS = 0.5
"""How much the best of the others counts against one's own worth."""
FOLLOWED = ("play", "explore", "develop-or-upgrade", "modernize")
"""Questions in the own turn whose answers are followed to its end,"""
FOLLOWING = 3
"""and how many of the best."""
SHARED = 0.6
"""How much it counts what each of them gains by the own turn."""


def judge(table: Table, seat: int) -> float:
    """The worth of a table for a seat: what it may expect to end with, less what others may."""
    game = cast("Boonlake", table.state)
    worths = [side_worth(game, side) for side in range(game.sides)]
    others = [it for side, it in enumerate(worths) if side != seat]
    return worths[seat] - RIVALS * max(others)


def side_worth(game: Boonlake, side: int) -> float:
    """What a side may expect; of the Eminence, and after the end, what it has."""
    if game.phase == "over" or is_eminence(game, side):
        return float(sum(line.points for line in lines_of(game, side)))
    return worth(game, side, Outlook(game, side))


def shortlist(seat: Seat) -> Sequence[Option]:
    """The best options."""
    options = seat.options
    if len(options) == 1 or seat.prompt is None:
        return options
    weighed = weigh(seat)
    best = max(its for _option, its in weighed)
    return [option for option, its in weighed if its > best - EQUAL]


def weigh(seat: Seat) -> list[tuple[Option, float]]:
    """What the options are worth that are worth looking at."""
    options, number, prompt = seat.options, seat.number, seat.prompt
    assert prompt is not None
    game = cast("Boonlake", seat.sample(Dice(0)).state)
    view = Outlook(game, number)
    if prompt == "choose-discards":
        return [(worst_gift(game, number, options, view), 0.0)]
    looked_at = promising(game, options, view, with_pulls=prompt != "choose-strip")
    worths = [option_worth(game, prompt, option, view) for option in looked_at]
    if prompt in FOLLOWED and game.active == number:
        looked_at, worths = followed(game, prompt, looked_at, worths, view)
    return list(zip(looked_at, worths, strict=True))


def followed(
    game: Boonlake, prompt: str, options: list[Option], worths: list[float], view: Outlook
) -> tuple[list[Option], list[float]]:
    """The most promising options again, with the rest of the turn that follows from them."""
    order = sorted(range(len(options)), key=lambda place: -worths[place])[:FOLLOWING]
    best = [options[place] for place in order]
    lines = [line_after(game, prompt, option, view) for option in best]
    return best, [rest_of_turn(line, view).worth(view) for line in lines]


def option_worth(game: Boonlake, prompt: str, option: Option, view: Outlook) -> float:
    """What comes of an answer."""
    match option:
        case Keep(tile):
            return tile_liking(game, game.box.scoring_tile_of[tile])
        case BuildSite(resource) if prompt == "choose-first-site":
            return site_liking(game, view.seat, game.box.resource_of[resource])
    line = line_after(game, prompt, option, view)
    if prompt in ("choose-strip", "choose-region"):
        return line.worth(view) - SHARED * gifts(line.game, view)
    return line.worth(view)


def appraise(_seat: Seat, _option: Option) -> float:
    """All that is on the shortlist is equally good."""
    return 0.0
