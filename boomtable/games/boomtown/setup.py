"""Section 2: setting up, and drawing the first player."""

from __future__ import annotations

from boomtable.engine import chance
from boomtable.engine.settings import Values
from boomtable.games.boomtown.box import Box
from boomtable.games.boomtown.happenings import FirstPlayerDrawn
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.state import NO_CARD, NOBODY, NOWHERE, UNSEEN, Boomtown


def setup(box: Box, players: int, settings: Values) -> Boomtown:
    """The table before the first player is drawn."""
    way = box.setup_for(players, settings["short"])
    game = Boomtown(
        box=box,
        players=players,
        short=way.short,
        turns=way.turns,
        deck=way.deck,
        gold=[box.start_gold] * players,
        place=[UNSEEN] * len(box.cards),
        mayor=[NOBODY] * len(box.towns),
        saloon_town=[NOWHERE] * len(box.saloons),
        row=[],
        bids=[0] * players,
        passed=[False] * players,
        order=[],
        took=[NO_CARD] * players,
    )
    game.push("draw_first_player")
    return game


@rules.step
async def draw_first_player(game: Boomtown) -> None:
    """B-2.4: each seat is equally likely."""
    game.begin_turn()
    drawn = await chance("first", lambda: game.box.firsts[: game.players])
    game.first = drawn.seat
    game.emit(FirstPlayerDrawn(drawn.seat))
    game.push("draw_row")
