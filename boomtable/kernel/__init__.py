"""Oklahoma Boomers, compiled: the same rules for search, playouts and batches, many times faster.

The readable rules in :mod:`boomtable.games.oklahoma` stay the authority; this twin is proven equal
to them, position by position and answer by answer. Where it was not compiled (no compiler was
there when the package was installed), :data:`is_available` is false and the readable rules play.

>>> from boomtable import kernel
>>> from boomtable.engine import open_table
>>> game = kernel.game_of(open_table("oklahoma"))
>>> game.count, kernel.text_of(game.options()[0])
(60, 'b4-b5')
>>> game.perft(2)
40674
"""

from __future__ import annotations

from boomtable.kernel.conversion import Unfit, game_of, game_of_state, line_of, state_of
from boomtable.kernel.loading import is_available
from boomtable.kernel.searching import Appraisal, Findings, Stop, search, search_game
from boomtable.kernel.wording import number_of, option_of, text_of

__all__ = [
    "Appraisal",
    "Findings",
    "Stop",
    "Unfit",
    "game_of",
    "game_of_state",
    "is_available",
    "line_of",
    "number_of",
    "option_of",
    "search",
    "search_game",
    "state_of",
    "text_of",
]
