"""Boomtown by Bruno Cathala and Bruno Faidutti: the rules of ``docs/rules/boomtown.md``."""

from boomtable.engine import Game
from boomtable.engine.catalogue import read_meta

# Each of these modules puts its rules in the rulebook.
from boomtable.games.boomtown import (  # noqa: F401
    auction,
    drawing,
    mustang,
    production,
    setup,
    taking,
    telegraph,
)
from boomtable.games.boomtown.answers import OPTIONS, parse
from boomtable.games.boomtown.box import unpack
from boomtable.games.boomtown.checks import check
from boomtable.games.boomtown.happenings import HAPPENINGS
from boomtable.games.boomtown.notation import BoomtownNotation
from boomtable.games.boomtown.reasons import explain
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.scoring import score
from boomtable.games.boomtown.state import Boomtown, inventory
from boomtable.games.boomtown.view import view
from boomtable.games.boomtown.words import ask, label, tell

GAME = Game(
    meta=read_meta(__name__),
    rules=rules,
    state_type=Boomtown,
    option_types=OPTIONS,
    event_types=HAPPENINGS,
    unpack=unpack,
    setup=setup.setup,
    view=view,
    score=score,
    parse=parse,
    explain=explain,
    ask=ask,
    label=label,
    tell=tell,
    inventory=inventory,
    check=check,
    notation=BoomtownNotation(),
)
