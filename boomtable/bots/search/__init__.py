"""The search: one for all games, guided by what each game's judge and guide know."""

from boomtable.bots.search.bot import SearchBot, make_searcher
from boomtable.bots.search.budget import Budget
from boomtable.bots.search.findings import Finding, Findings

__all__ = ["Budget", "Finding", "Findings", "SearchBot", "make_searcher"]
