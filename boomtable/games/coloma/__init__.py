"""Coloma by Jonny Pac: the rules of ``docs/rules/coloma.md``."""

from boomtable.engine import Game
from boomtable.engine.catalogue import read_meta

# Each of these modules puts its rules in the rulebook.
from boomtable.games.coloma import (  # noqa: F401
    cards,
    rounds,
    shade,
    shootout,
    site_events,
    turns,
    year_end,
)
from boomtable.games.coloma.checks import check
from boomtable.games.coloma.happenings import (
    HAPPENINGS,
)
from boomtable.games.coloma.labels import label
from boomtable.games.coloma.notation import ColomaNotation
from boomtable.games.coloma.outcomes import OPTIONS, parse
from boomtable.games.coloma.reasons import explain
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.sampling import sample
from boomtable.games.coloma.scoring import score
from boomtable.games.coloma.setup import setup
from boomtable.games.coloma.state import Coloma, inventory
from boomtable.games.coloma.unpacking import unpack
from boomtable.games.coloma.view import view
from boomtable.games.coloma.words import ask, tell

GAME = Game(
    meta=read_meta(__name__),
    rules=rules,
    state_type=Coloma,
    option_types=OPTIONS,
    event_types=HAPPENINGS,
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
    notation=ColomaNotation(),
)
