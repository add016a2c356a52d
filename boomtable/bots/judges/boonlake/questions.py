"""The question that a seat is asked, as a step that can be carried out again."""

from __future__ import annotations

from typing import Any

from boomtable.bots.judges.boonlake.lines import Line, after, after_placing, resolve
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.engine import Option
from boomtable.games.boonlake.answers import PayWay, PlaceTile, Track
from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.state import Boonlake
from boomtable.games.boonlake.upgrading import build_settlement
from boomtable.games.boonlake.ways import Way

RULES = {
    "choose-strip": "choose_strip",
    "explore": "decide_to_explore",
    "place-pasture": "decide_pasture",
    "settlers-welcome": "settlers_welcome",
    "develop-or-upgrade": "develop_or_upgrade",
    "build-site": "build_site",
    "choose-region": "choose_region",
    "pioneer-common": "pioneer_common",
    "settle-common": "settle_common",
    "cattle-common": "cattle_common",
    "region-common": "choose_region_coins",
    "progress-common": "progress_common",
    "modernize": "modernize",
    "lever-up": "choose_lever_up",
    "move-ship": "move_ship",
    "vase-or-site": "vase_or_site",
    "interim-slot": "interim_slot",
    "score-tile": "score_tile",
    "last-levers": "last_levers",
}
"""The rules that ask with no more to know than the seat."""


def question(game: Boonlake, seat: int, prompt: str) -> tuple[str, tuple[Any, ...]]:
    """The rule that asks, and its arguments."""
    match prompt:
        case "play":
            return "play", (seat, game.occasion)
        case "pay-plan":
            return "choose_plan", (seat, game.paying, game.projecting)
        case "hire":
            return "hire", (seat, game.occasion == "first")
        case "cattle-cost":
            return "choose_cattle_way", (seat, game.upgrading)
        case "card-exchange":
            return "exchange", (seat, *game.effect)
        case "card-upgrade":
            return "card_upgrade", (seat, *game.effect)
        case "score-exchange":
            return "score_exchange", (seat, game.marks[seat][-1])
    return RULES[prompt], (seat,)


def line_after(game: Boonlake, prompt: str, option: Option, view: Outlook) -> Line:
    """What an answer leads to. The game stays as it is."""
    seat = view.seat
    line = Line(game)
    match prompt, option:
        case "place-tile", PlaceTile():
            return after_placing(line, option, game.revealed, view)
        case "either-track", Track(track):
            twin = line.copy()
            floor = len(twin.game.agenda)
            twin.game.push("advance", seat, track, either_steps(game.box))
            return resolve(twin, floor, view)
        case "upgrade-cost", PayWay(lever, inhabitants, vp):
            twin = line.copy()
            build_settlement(twin.game, seat, game.upgrading, Way(inhabitants, vp, bool(lever)))
            return twin
    rule, args = question(game, seat, prompt)
    return after(line, rule, args, option, view)


def rest_of_turn(line: Line, view: Outlook) -> Line:
    """The line at the end of the own turn."""
    agenda = line.game.agenda
    ends = [place for place, step in enumerate(agenda) if step.rule == "push_together"]
    return resolve(line, ends[-1] + 1, view) if ends else line


def either_steps(box: Box) -> int:
    """How many steps an effect gives on a track of choice."""
    return max(
        (
            effect.n
            for listing in box.listings
            for effect in listing.effects
            if effect.op == "advance" and effect.track == "either"
        ),
        default=1,
    )
