"""L-13.1, L-13.2: the lever slots of a player: buying levers, using them, making them ready."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import LeverUp
from boomtable.games.boonlake.happenings import LeverPulled, LeverReady, Modernized
from boomtable.games.boonlake.modifiers import modernize_discount
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.purse import pay_coins
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put, with_one, without


def affordable_slots(game: Boonlake, seat: int) -> list[int]:
    """L-13.1: the empty slots whose coins are at hand, as numbers of levers."""
    purse = game.coins[seat] + modernize_discount(game, seat)
    owned = (*game.ready[seat], *game.used[seat])
    # A slot for less than the discount costs nothing, so it is never out of reach.
    return [
        number
        for number, lever in enumerate(game.box.levers)
        if lever.cost <= purse and number not in owned
    ]


def modernizations(game: Boonlake, seat: int) -> list[Option]:
    """Each slot that can be paid."""
    forms = game.box.forms.modernizes
    return [forms[lever] for lever in affordable_slots(game, seat)]


def slot_price(game: Boonlake, seat: int, lever: int) -> int:
    """The coins for a lever, at least 0."""
    return max(0, game.box.levers[lever].cost - modernize_discount(game, seat))


def insert_lever(game: Boonlake, seat: int, lever: int) -> None:
    """L-13.1: pay the slot and insert a lever, ready."""
    pay_coins(game, seat, slot_price(game, seat, lever))
    game.ready[seat] = with_one(game.ready[seat], lever)
    shown = game.box.levers[lever]
    game.emit(Modernized(seat, shown.id, shown.named))


def ready_lever(game: Boonlake, seat: int, levers: tuple[int, ...]) -> int:
    """The first of some levers that a player has ready (-1: none)."""
    ready = game.ready[seat]
    return next((lever for lever in levers if lever in ready), NONE)


def use_lever(game: Boonlake, seat: int, lever: int) -> None:
    """L-13.2: a ready lever is used until the next interim scoring."""
    game.ready[seat] = without(game.ready[seat], lever)
    game.used[seat] = with_one(game.used[seat], lever)
    shown = game.box.levers[lever]
    game.emit(LeverPulled(seat, shown.id, shown.named))


def make_ready(game: Boonlake, seat: int, lever: int) -> None:
    """A used lever goes back to the upper position."""
    game.used[seat] = without(game.used[seat], lever)
    game.ready[seat] = with_one(game.ready[seat], lever)
    shown = game.box.levers[lever]
    game.emit(LeverReady(seat, shown.id, shown.named))


@rules.step
def lever_up(game: Boonlake, seat: int, n: int) -> None:
    """L-15.9: make used levers ready, by choice; with one there is no question."""
    if not game.used[seat] or n == 0:
        return
    if n > 1:
        game.push("lever_up", seat, n - 1)
    if len(game.used[seat]) == 1:
        make_ready(game, seat, game.used[seat][0])
    else:
        game.push("choose_lever_up", seat)


@rules.step
async def choose_lever_up(game: Boonlake, seat: int) -> None:
    """One of several used levers."""
    put(game, seat, "lever-up")
    answer = await choose(seat, "lever-up", lambda: used_levers(game, seat))
    make_ready(game, seat, game.box.lever_of[answer.lever])


def used_levers(game: Boonlake, seat: int) -> list[LeverUp]:
    """Each used lever."""
    forms = game.box.forms.lever_ups
    return [forms[lever] for lever in game.used[seat]]
