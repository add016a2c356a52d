"""Sections 4 and 6: choosing a strip, its parts from left to right, pushing them together."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import Pull, Take
from boomtable.games.boonlake.happenings import StripTaken
from boomtable.games.boonlake.levers import pull, pulls
from boomtable.games.boonlake.lines import ROWS
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.purse import gain_coins, gain_vp
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, players_from, put

PLAY_KIND = "play-kind"
FIRST = {
    PLAY_KIND: ("play", "first"),
    "gain-3-coins": ("take_builder_coins",),
}
"""The rule of each first step of a strip; the seat is its first argument."""
MIDDLE = {
    "explore": ("explore",),
    "develop-or-upgrade": ("develop_or_upgrade",),
    "place-pasture": ("place_pasture",),
    "choose-region": ("choose_region",),
    "gain-1-inhabitant": ("take_inhabitants", 1),
    "play-any-or-draw-2": ("play", "builder"),
    "modernize": ("modernize",),
}
"""The rule of each word of the middle of a strip."""
COMMON = {
    "draw-2-then-play": ("pioneer_common",),
    "develop-upgrade-or-play": ("settle_common",),
    "cattle-or-play": ("cattle_common",),
    "region-coins": ("region_common",),
    "hire": ("hire", True),
    "play-any": ("play", "builder-common"),
    "modernize-or-draw": ("progress_common",),
}
"""The rule of each common part."""


@rules.step
async def choose_strip(game: Boonlake, seat: int) -> None:
    """L-4.1, L-4.2: any strip; the two rows at the bottom cost VP."""
    put(game, seat, "choose-strip")
    answer = await choose(seat, "choose-strip", lambda: strip_options(game, seat))
    if isinstance(answer, Pull):
        game.push("choose_strip", seat)
        pull(game, seat, answer)
        return
    assert isinstance(answer, Take)
    row = game.strips.index(game.box.strip_of[answer.strip])
    take_strip(game, row)
    strip = game.box.strips[game.taken]
    game.emit(StripTaken(seat, strip.id, strip.named, row + 1, game.steps))
    gain_vp(game, seat, -game.box.rows[row].vp_cost, ROWS)
    push_action(game, seat)


def strip_options(game: Boonlake, seat: int) -> list[Option]:
    """Each strip, from the top."""
    forms = game.box.forms.takes
    return [*(forms[strip] for strip in game.strips), *pulls(game, seat)]


def take_strip(game: Boonlake, row: int) -> None:
    """L-4.1: the strip goes below the last row; its row sets the steps of the ship."""
    game.taken = game.strips[row]
    game.strips[row] = NONE
    game.steps = game.box.rows[row].steps


def push_action(game: Boonlake, seat: int) -> None:
    """L-3.2, L-4.3 to L-4.6: first step, middle, common part; then phases B and C."""
    strip = game.box.strips[game.taken]
    game.push("push_together", seat)
    game.push("move_ship", seat)
    game.push("common_part", seat)
    for rule, *args in reversed([FIRST[strip.first], *(MIDDLE[word] for word in strip.middle)]):
        game.push(str(rule), seat, *args)


@rules.step
def take_builder_coins(game: Boonlake, seat: int) -> None:
    """L-4.4: coins instead of a first card step."""
    gain_coins(game, seat, game.box.costs.builder_coins)


@rules.step
def common_part(game: Boonlake, seat: int) -> None:
    """L-4.6: all players clockwise from the active one; with Pioneer only the others."""
    game.phase = "common"
    strip = game.box.strips[game.taken]
    if strip.common == "region-coins":
        game.push("end_region_scoring", seat)
    order = [it for it in players_from(game, seat) if it != seat or not strip.others_only]
    for other in reversed(order):
        game.push("take_part", other)


@rules.step
def take_part(game: Boonlake, seat: int) -> None:
    """One player's part of it."""
    if seat != game.active:
        game.begin_turn()
    rule, *args = COMMON[game.box.strips[game.taken].common]
    game.push(str(rule), seat, *args)


@rules.step
def push_together(game: Boonlake, seat: int) -> None:
    """L-6.1: the strips below the gap move up, the chosen one takes the last row."""
    game.strips.remove(NONE)
    game.strips.append(game.taken)
    game.taken = NONE
    game.push("end_turn", seat)
