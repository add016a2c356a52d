"""The rules engine: tables, decisions, chance, records, views. It knows no game.

``docs/engine.md`` shows all of it in one sitting.

>>> from boomtable.engine import Dice, open_table, play_out
>>> table = play_out(open_table("boomtown", 3, seed=1), Dice(1))
>>> table.is_over
True
"""

from boomtable.engine.catalogue import Meta, catalogue, find, load, register, standard_components
from boomtable.engine.components import Components
from boomtable.engine.decisions import CHANCE, Decision, chance, choose, choose_together
from boomtable.engine.dice import Dice
from boomtable.engine.errors import Broken, Illegal, Refusal, Unreadable
from boomtable.engine.game import Game, RuleBook
from boomtable.engine.moments import Answer
from boomtable.engine.opening import fresh_seed, open_table
from boomtable.engine.playing import divide, perft, play_out
from boomtable.engine.record import BOT, export, read_header, read_record, write_record
from boomtable.engine.saves import restore, save, write_file
from boomtable.engine.scores import ScoreLine, ScoreSheet
from boomtable.engine.seats import Seat, turns_of, view
from boomtable.engine.settings import Setting
from boomtable.engine.state import State, Step
from boomtable.engine.table import Table
from boomtable.engine.values import Event, Happening, Option

__all__ = [
    "BOT",
    "CHANCE",
    "Answer",
    "Broken",
    "Components",
    "Decision",
    "Dice",
    "Event",
    "Game",
    "Happening",
    "Illegal",
    "Meta",
    "Option",
    "Refusal",
    "RuleBook",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Setting",
    "State",
    "Step",
    "Table",
    "Unreadable",
    "catalogue",
    "chance",
    "choose",
    "choose_together",
    "divide",
    "export",
    "find",
    "fresh_seed",
    "load",
    "open_table",
    "perft",
    "play_out",
    "read_header",
    "read_record",
    "register",
    "restore",
    "save",
    "standard_components",
    "turns_of",
    "view",
    "write_file",
    "write_record",
]
