"""Section 21: the Telegraph, which turns one of the production dice."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Telegraph
from boomtable.games.boomtown.event_happenings import TelegraphUsed
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.state import OUT, Boomtown


@rules.step
async def wire(game: Boomtown, seat: int) -> None:
    """B-21.2: the holder of the Telegraph may discard it and turn one die."""
    game.begin_turn()
    game.step = "telegraph"
    game.active = seat
    answer = await choose(seat, "telegraph", lambda: reachable_totals(game))
    if answer.total is not None:
        game.place[game.box.only("telegraph")] = OUT
        game.dice = turned(game, answer.total)
        game.total = answer.total
        game.emit(TelegraphUsed(seat, *game.dice, game.total))
    game.push("produce")


def reachable_totals(game: Boomtown) -> list[Telegraph]:
    """Not used, then every other total that one turned die can make (B-R22)."""
    assert game.dice is not None
    faces = range(1, game.box.faces + 1)
    totals = {die + face for die in game.dice for face in faces} - {game.total}
    return [game.box.telegraphs[total] for total in (0, *sorted(totals))]


def turned(game: Boomtown, total: int) -> tuple[int, int]:
    """The dice of a new total: the first die is turned if that one can do it (B-R22)."""
    assert game.dice is not None
    first, second = game.dice
    if 1 <= total - second <= game.box.faces:
        return total - second, second
    return first, total - first
