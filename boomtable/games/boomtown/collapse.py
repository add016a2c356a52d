"""Section 23: dangerous mines collapse on the lowest and the highest total."""

from __future__ import annotations

from boomtable.games.boomtown.dynamite import leave_game
from boomtable.games.boomtown.happenings import MineCollapsed
from boomtable.games.boomtown.state import Boomtown


def collapse(game: Boomtown) -> None:
    """B-23.1: every dangerous mine before a player leaves the game.

    B-23.3: one after the other in the order of the file, each pawn settled before the next.
    """
    if game.total not in game.box.collapse_totals:
        return
    for mine in game.box.dangerous:
        owner = game.place[mine]
        if owner < 0:  # B-23.2: in the deck, or out of the game already.
            continue
        shown = game.box.cards[mine]
        game.emit(MineCollapsed(owner, shown.code, shown.title))
        leave_game(game, mine, game.winner)  # B-9.5: after a collapse the winner is active.
