"""Oklahoma Boomers by Martyn F, with four expansions: the rules of ``docs/rules/oklahoma.md``."""

from boomtable.engine import Game
from boomtable.engine.catalogue import read_meta
from boomtable.games.oklahoma.box import unpack
from boomtable.games.oklahoma.check import check
from boomtable.games.oklahoma.events import EVENTS
from boomtable.games.oklahoma.notation import RecordNotation, join_turn
from boomtable.games.oklahoma.options import OPTIONS
from boomtable.games.oklahoma.parsing import parse
from boomtable.games.oklahoma.refusals import explain
from boomtable.games.oklahoma.scoring import score_sheet
from boomtable.games.oklahoma.setup import set_up
from boomtable.games.oklahoma.state import Oklahoma, inventory
from boomtable.games.oklahoma.turn import rules
from boomtable.games.oklahoma.view import view
from boomtable.games.oklahoma.wording import ask, label, tell

GAME = Game(
    meta=read_meta(__name__),
    rules=rules,
    state_type=Oklahoma,
    option_types=OPTIONS,
    event_types=EVENTS,
    unpack=unpack,
    setup=set_up,
    view=view,
    score=score_sheet,
    parse=parse,
    explain=explain,
    ask=ask,
    label=label,
    tell=tell,
    inventory=inventory,
    notation=RecordNotation(),
    turn=join_turn,
    check=check,
)
