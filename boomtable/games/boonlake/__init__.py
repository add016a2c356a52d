"""Boonlake by Alexander Pfister: the rules of ``docs/rules/boonlake.md``."""

from boomtable.engine import Game
from boomtable.engine.catalogue import read_meta

# Each of these modules puts its rules in the rulebook.
from boomtable.games.boonlake import (  # noqa: F401
    breeding,
    cards,
    effects,
    eminence,
    eminence_effects,
    exploring,
    hiring,
    interim,
    pioneer,
    progress,
    projects,
    regions,
    rounds,
    settle,
    ship,
    strips,
)
from boomtable.games.boonlake.checks import check
from boomtable.games.boonlake.eminence_happenings import EMINENCE_HAPPENINGS
from boomtable.games.boonlake.happenings import HAPPENINGS
from boomtable.games.boonlake.inventory import inventory
from boomtable.games.boonlake.labels import label
from boomtable.games.boonlake.notation import BoonlakeNotation
from boomtable.games.boonlake.outcomes import OPTIONS, parse
from boomtable.games.boonlake.reasons import explain
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.sampling import sample
from boomtable.games.boonlake.scoring import score
from boomtable.games.boonlake.setup import setup
from boomtable.games.boonlake.state import Boonlake
from boomtable.games.boonlake.unpacking import unpack
from boomtable.games.boonlake.view import view
from boomtable.games.boonlake.words import ask, tell

GAME = Game(
    meta=read_meta(__name__),
    rules=rules,
    state_type=Boonlake,
    option_types=OPTIONS,
    event_types=(*HAPPENINGS, *EMINENCE_HAPPENINGS),
    unpack=unpack,
    setup=setup,
    view=view,
    score=score,
    parse=parse,
    sample=sample,
    explain=explain,
    ask=ask,
    label=label,
    tell=tell,
    inventory=inventory,
    check=check,
    notation=BoonlakeNotation(),
)
