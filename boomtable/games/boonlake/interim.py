"""Section 16: an interim scoring in five steps, each finished by all before the next begins."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import PASS, Pass, Pays, Pull, ScoreTile
from boomtable.games.boonlake.conditions import is_met
from boomtable.games.boonlake.eminence_scoring import have_income
from boomtable.games.boonlake.income import begin_income
from boomtable.games.boonlake.levers import forgoes, has_loose_lever, pull, pulls
from boomtable.games.boonlake.lines import MARKERS, UNUSED_LEVERS
from boomtable.games.boonlake.menu import do
from boomtable.games.boonlake.pieces import ANY_KIND
from boomtable.games.boonlake.playing import plays
from boomtable.games.boonlake.purse import gain_vp
from boomtable.games.boonlake.rounds import begin_round
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.score_exchange import can_exchange, exchange_options
from boomtable.games.boonlake.scoring_happenings import LabelsCleared, ScoringBegan, TileScored
from boomtable.games.boonlake.slots import make_ready
from boomtable.games.boonlake.state import NOBODY, Boonlake, clockwise, players_from, put, score
from boomtable.games.boonlake.upgrading import upgrades

CARDS, TILES, INCOME, LEVERS = range(1, 5)
"""The steps of an interim scoring; the fifth one, the labels, is over at once."""


@rules.step
def interim_scoring(game: Boonlake) -> None:
    """L-16.1: clockwise from the player who triggered it (L-3.7)."""
    game.scoring += 1
    game.phase = "scoring"
    game.emit(ScoringBegan(game.scoring))
    order = players_from(game, game.trigger)
    game.push("end_scoring")
    for seat in reversed(order):
        game.push("settle_levers", seat)
    for side in reversed(clockwise(game, game.trigger)):
        game.push("income", side)
    for seat in reversed(order):
        game.push("begin_score_tile", seat)
    for seat in reversed(order):
        game.push("begin_slots", seat)


@rules.step
def begin_slots(game: Boonlake, seat: int) -> None:
    """L-16.2: a player's slots, one after the other."""
    game.begin_turn()
    game.scoring_step = CARDS
    for _ in range(game.box.costs.interim_slots):
        game.push("interim_slot", seat)


@rules.step
async def interim_slot(game: Boonlake, seat: int) -> None:
    """L-16.2: play a card of any kind, realize a project, upgrade, forgo, or pass."""
    put(game, seat, "interim-slot")
    answer = await choose(
        seat, "interim-slot", lambda: slot_options(game, seat), pause=bool(game.hand[seat])
    )
    if isinstance(answer, Pull):
        game.push("interim_slot", seat)
    do(game, seat, answer)


def slot_options(game: Boonlake, seat: int) -> list[Option]:
    """No discarding for coins, no developing."""
    return [
        *plays(game, seat, ANY_KIND),
        *upgrades(game, seat),
        *forgoes(game, seat),
        *pulls(game, seat),
        PASS,
    ]


@rules.step
def begin_score_tile(game: Boonlake, seat: int) -> None:
    """L-16.3: a player's scoring marker."""
    game.begin_turn()
    game.scoring_step = TILES
    game.push("score_tile", seat)


@rules.step
async def score_tile(game: Boonlake, seat: int) -> None:
    """L-16.3: on one of the tiles that has none of the own markers yet."""
    put(game, seat, "score-tile")
    answer = await choose(seat, "score-tile", lambda: score_tile_options(game, seat))
    if isinstance(answer, Pull):
        game.push("score_tile", seat)
        pull(game, seat, answer)
        return
    assert isinstance(answer, ScoreTile)
    tile = game.box.scoring_tile_of[answer.tile]
    game.marks[seat] = (*game.marks[seat], tile)
    if can_exchange(game, seat, tile):
        game.push("score_exchange", seat, tile)
        return
    condition = game.box.scoring_tiles[tile].condition
    mark_tile(game, seat, tile, is_met(game, seat, condition, game.scoring))


def score_tile_options(game: Boonlake, seat: int) -> list[Option]:
    """The tiles without an own marker, in the order of the file."""
    forms, marks = game.box.forms.scores, game.marks[seat]
    return [
        *(forms[tile] for tile in game.open_tiles if tile not in marks),
        *pulls(game, seat),
    ]


@rules.step
async def score_exchange(game: Boonlake, seat: int, tile: int) -> None:
    """L-17.10: exactly the given number of exchanges, freely mixed, or none."""
    put(game, seat, "score-exchange")
    answer = await choose(seat, "score-exchange", lambda: exchange_options(game, seat, tile))
    if isinstance(answer, Pass):
        mark_tile(game, seat, tile, False)
        return
    assert isinstance(answer, Pays)
    game.push("mark_met", seat, tile)
    payments = game.box.scoring_tiles[tile].condition.payments
    for payment, times in reversed([*zip(payments, answer.counts, strict=True)]):
        lost = game.box.listings[payment].effects[0]
        if times and lost.what == "cards":  # L-R61: all that are due leave the hand together.
            for _ in range(times):
                game.push("carry_out", seat, payment, 1)
            game.push("give_cards", seat, lost.n * times)
        else:
            for _ in range(times):
                game.push("carry_out", seat, payment)


@rules.step
def mark_met(game: Boonlake, seat: int, tile: int) -> None:
    """The exchanges are made."""
    mark_tile(game, seat, tile, True)


def mark_tile(game: Boonlake, seat: int, tile: int, met: bool) -> None:
    """L-16.4: VP of the marker, gained or lost; twice as many on the own tile."""
    vp = marker_vp(game, seat, tile) * (1 if met else -1)
    score(game, seat, vp, MARKERS)
    shown = game.box.scoring_tiles[tile]
    game.emit(TileScored(seat, shown.id, shown.named, met, vp))


def marker_vp(game: Boonlake, seat: int, tile: int) -> int:
    """L-16.4: what the marker of this scoring is worth on a tile."""
    factor = game.box.costs.own_tile_factor if game.own[seat] == tile else 1
    return game.box.markers[game.scoring - 1] * factor


@rules.step
def income(game: Boonlake, seat: int) -> None:
    """L-16.5, L-16.6: everybody's income; at the last scoring only VP."""
    game.scoring_step = INCOME
    if seat < game.players:
        begin_income(game, seat)
    else:
        have_income(game)  # L-19.23


@rules.step
def settle_levers(game: Boonlake, seat: int) -> None:
    """L-16.7, L-R71: last pulls, if a loose lever is ready as it begins."""
    game.begin_turn()
    game.scoring_step = LEVERS
    game.push("reset_levers", seat)
    if has_loose_lever(game, seat):
        game.push("last_levers", seat)


@rules.step
async def last_levers(game: Boonlake, seat: int) -> None:
    """L-13.13: loose levers a last time."""
    put(game, seat, "last-levers")
    answer = await choose(seat, "last-levers", lambda: [*pulls(game, seat), PASS])
    if isinstance(answer, Pull):
        game.push("last_levers", seat)
        pull(game, seat, answer)


@rules.step
def reset_levers(game: Boonlake, seat: int) -> None:
    """L-16.7: VP for each lever still ready, then all become ready."""
    unused = len(game.ready[seat]) * game.box.final.unused_lever_vp
    gain_vp(game, seat, unused, UNUSED_LEVERS)
    for lever in game.used[seat]:
        make_ready(game, seat, lever)


@rules.step
def end_scoring(game: Boonlake) -> None:
    """L-16.8, L-16.9: the labels are uncovered; after the last lock a round ends."""
    game.scoring_step = 0
    game.trigger = NOBODY
    if game.covered:
        game.covered = ()
        game.emit(LabelsCleared())
    box = game.box
    round_is_over = any(box.locks[lock].before == box.last_space for lock in game.crossed)
    if round_is_over and game.round < box.rounds:
        begin_round(game)
