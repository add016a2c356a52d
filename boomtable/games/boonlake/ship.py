"""Section 5: phase B, the ship on the river."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boonlake.answers import SITE, VASE, River, Ship
from boomtable.games.boonlake.course import landings, locks_crossed
from boomtable.games.boonlake.map_happenings import LockCrossed, ShipMoved
from boomtable.games.boonlake.modifiers import gains
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.purse import gain_vases
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put, with_one
from boomtable.games.boonlake.tracks import has_site_to_build


@rules.step
async def move_ship(game: Boonlake, seat: int) -> None:
    """L-5.1: at least one step, at most those of the row."""
    game.begin_turn()
    game.phase = "ship"
    put(game, seat, "move-ship")
    answer = await choose(seat, "move-ship", lambda: ship_options(game, seat))
    space = game.box.river_of[answer.space]
    begin = game.ships[seat]
    sail(game, seat, space)
    game.push("cross_locks", seat, begin, space)
    game.push("take_ship_bonuses", seat)
    game.took_vase = game.box.river[space].shows == "vases"
    reward = game.box.river[space].reward
    if reward != NONE:
        game.push("carry_out", seat, reward)


def ship_landings(game: Boonlake, seat: int) -> list[int]:
    """The river spaces where a ship can end its move, nearest first."""
    others = [ship for side, ship in enumerate(game.ships) if side != seat]
    return landings(game.box.courses[game.round], game.ships[seat], game.steps, others)


def ship_options(game: Boonlake, seat: int) -> list[Ship]:
    """Each landing."""
    forms = game.box.forms.ships
    return [forms[space] for space in ship_landings(game, seat)]


def sail(game: Boonlake, seat: int, space: int) -> None:
    """The ship ends on a space."""
    game.ships[seat] = space
    game.emit(ShipMoved(seat, game.box.river[space].id))


@rules.step
async def vase_or_site(game: Boonlake, seat: int) -> None:
    """L-5.7, L-5.8: a vase, or a production site while one can be built."""
    put(game, seat, "vase-or-site")
    answer = await choose(seat, "vase-or-site", lambda: vase_or_site_options(game, seat))
    if answer == SITE:
        game.push("build_site", seat)
        return
    gain_vases(game, seat, 1)
    game.took_vase = True


def vase_or_site_options(game: Boonlake, seat: int) -> list[River]:
    """The choice of the river space."""
    return [VASE, SITE] if has_site_to_build(game, seat) else [VASE]


@rules.step
def take_ship_bonuses(game: Boonlake, seat: int) -> None:
    """L-5.9: permanent effects in the order coin space, harbor, vase taken."""
    space = game.box.river[game.ships[seat]]
    due: list[int] = []
    if space.shows == "coins":
        due += gains(game, seat, "ship-on-coins")
    if space.harbor:
        due += gains(game, seat, "ship-in-harbor")
    if game.took_vase:
        due += gains(game, seat, "ship-takes-vase")
    game.took_vase = False
    for listing in reversed(due):
        game.push("carry_out", seat, listing)


@rules.step
def cross_locks(game: Boonlake, seat: int, begin: int, end: int) -> None:
    """L-5.10, L-5.11: a lock crossed first in this round makes an interim scoring due."""
    for number in locks_crossed(game.box.courses[game.round], begin, end):
        if number in game.crossed:
            continue
        lock = game.box.locks[number]
        game.crossed = with_one(game.crossed, number)
        is_last = lock.before == game.box.last_space and game.round == game.box.rounds
        if is_last:
            game.last_trigger = seat  # L-3.5: the lap is played to its end first.
        else:
            game.trigger = seat
        game.emit(LockCrossed(seat, lock.id, lock.named, is_last))
