"""The bot that searches."""

from __future__ import annotations

from boomtable.bots.search.budget import Budget
from boomtable.bots.search.guide import Guide, Searcher
from boomtable.bots.search.search import Search
from boomtable.engine import Dice, Option, Seat


class SearchBot:
    """Imagines how the game may go on, and takes the answer that wins most often."""

    def __init__(self, dice: Dice, game_id: str, budget: Budget, name: str = "search") -> None:
        self.name = name
        self.budget = budget
        self.searcher = make_searcher(game_id, budget, dice)

    def decide(self, seat: Seat) -> Option:
        """The option that the search likes best."""
        options = seat.options
        return options[0] if len(options) == 1 else self.searcher.search(seat).best


def make_searcher(game_id: str, budget: Budget, dice: Dice) -> Searcher:
    """The search of a game: its own where it has one that runs here, else the one for all games."""
    guide = Guide(game_id)
    usual = Search(guide, budget, dice)
    return usual if guide.searcher is None else guide.searcher(budget, dice, usual)
