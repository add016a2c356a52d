"""Section 16: carrying out a list of effects, from left to right.

This is the one place that reads the effect vocabulary of the component file. What asks nobody
happens at once; what asks is pushed on the agenda, and the rest of the list waits beneath it.
"""

from __future__ import annotations

from boomtable.games.coloma.gold import gain_gold, own_gold_value, spend_gold
from boomtable.games.coloma.happenings import (
    Gained,
    Paid,
)
from boomtable.games.coloma.pieces import (
    Effect,
    Listing,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import NONE, Coloma
from boomtable.games.coloma.turn_happenings import (
    BarrelPaid,
    CartRobbed,
    OutlawsChanged,
)


@rules.step
def carry_out(game: Coloma, seat: int, listing: int, start: int = 0) -> None:
    """The effects of a listing, from one of them on."""
    shown = game.box.listings[listing]
    effects = shown.effects
    for place in range(start, len(effects)):
        effect = effects[place]
        if at_once(game, seat, effect, shown):
            continue
        if place + 1 < len(effects):
            game.push("carry_out", seat, listing, place + 1)
        begin(game, seat, effect)
        return


def at_once(game: Coloma, seat: int, effect: Effect, shown: Listing) -> bool:
    """Carry out an effect that asks nobody; whether it was one."""
    match effect.op:
        case "gain":
            return gain(game, seat, effect, shown.line)
        case "pay":
            return pay_at_once(game, seat, effect)
        case "outlaws":
            change_outlaws(game, effect.n)
            return True
    return False


def gain(game: Coloma, seat: int, effect: Effect, line: str) -> bool:
    """C-16.2: what there is not enough of is lost. Cards and Barrels are not gained at once."""
    what, n = effect.what, effect.n
    match what:
        case "buck":
            game.bucks[seat] += n
        case "dude":
            n = gain_dudes(game, seat, n)
        case "gold" if effect.from_cart:
            n = rob_cart(game, seat, n)
            return True
        case "gold":
            n = gain_gold(game, seat, n)
        case "vp":
            gain_vp(game, seat, n, line)
        case "tent":
            n = gain_tents(game, seat, n)
        case "horse":
            n = gain_horses(game, seat, n)
        case _:
            return False
    if n:
        game.emit(Gained(seat, what, n))
    return True


def gain_dudes(game: Coloma, seat: int, n: int) -> int:
    """C-1.5: from the General Supply to the Lodge, as many as there are."""
    n = min(n, game.dudes_left[seat])
    game.dudes_left[seat] -= n
    game.dudes[seat] += n
    return n


def gain_tents(game: Coloma, seat: int, n: int) -> int:
    """C-1.5: from the General Supply to the Lodge, as many as there are."""
    n = min(n, game.tents_left[seat])
    game.tents_left[seat] -= n
    game.tents[seat] += n
    return n


def gain_horses(game: Coloma, seat: int, n: int) -> int:
    """C-1.7: up to the limit."""
    n = max(0, min(n, game.box.horses - game.horses[seat]))
    game.horses[seat] += n
    return n


def gain_vp(game: Coloma, seat: int, n: int, line: str) -> None:
    """Victory Points, on their line of the score sheet (C-20.7)."""
    match line:
        case "sale":
            game.sale_vp[seat] += n
        case "shootout":
            game.shootout_vp[seat] += n
        case _:
            game.other_vp[seat] += n


def rob_cart(game: Coloma, seat: int, n: int) -> int:
    """C-24.5: nuggets from the Mine Cart, as many as are there."""
    n = min(n, game.cart)
    game.cart -= n
    game.gold[seat] += n
    game.emit(CartRobbed(seat, n))
    return n


def pay_at_once(game: Coloma, seat: int, effect: Effect) -> bool:
    """C-16.3: gold, Dudes, Tents and used Barrels are paid without a question."""
    what, n = effect.what, effect.n
    match what:
        case "gold":
            spend_gold(game, seat, n)
        case "dude":
            pay_dudes(game, seat, n)
        case "tent":
            game.tents[seat] -= n
            game.tents_left[seat] += n
        case "used-barrel":
            pay_used_barrels(game, seat, n)
            return True
        case _:
            return False
    game.emit(Paid(seat, what, n))
    return True


def pay_dudes(game: Coloma, seat: int, n: int) -> None:
    """C-1.6: from the Lodge to the General Supply."""
    game.dudes[seat] -= n
    game.dudes_left[seat] += n


def pay_used_barrels(game: Coloma, seat: int, n: int) -> None:
    """C-10.11: those used longest ago go to the discards."""
    for kind in game.used[seat][:n]:
        game.discards[kind] += 1
        game.emit(BarrelPaid(seat, game.box.barrels[kind].id, game.box.barrels[kind].named))
    game.used[seat] = game.used[seat][n:]


def change_outlaws(game: Coloma, n: int) -> int:
    """C-16.4, C-1.9: Outlaws come or leave, never above the limit nor below 0; how many did."""
    number = max(0, min(game.outlaws + n, game.box.outlaws_most))
    change = number - game.outlaws
    game.outlaws = number
    if change:
        game.emit(OutlawsChanged(change))
    return change


def begin(game: Coloma, seat: int, effect: Effect) -> None:
    """Push what has to ask: cards, Barrels, payments in Bucks, burials, actions."""
    match effect.op, effect.what:
        case "gain", "card":
            game.push("draw", seat, effect.n)
        case "gain", "barrel":
            for _ in range(effect.n):
                game.push("take_barrel", seat)
        case "pay", "buck":
            game.push("pay", seat, effect.n)
        case "pay", "card":
            for _ in range(effect.n):
                game.push("discard", seat)
        case "bury", _:
            game.push("bury", seat, effect.n)
        case "action", _:
            game.push("gained_action", seat, effect.number)


def is_payable(game: Coloma, seat: int, listing: int) -> bool:
    """C-16.3: whether all payments of a listing can be made in full, one after the other."""
    due: dict[str, int] = {}
    for effect in game.box.listings[listing].effects:
        if effect.op == "pay":
            due[effect.what] = due.get(effect.what, 0) + effect.n
    for what, n in due.items():
        if what != "buck" and _holds(game, seat, what) < n:
            return False
    bucks = due.get("buck", 0)
    spare = game.gold[seat] - due.get("gold", 0)
    # C-6.5: nuggets that are not due themselves can be used as Bucks.
    return not bucks or game.bucks[seat] + spare * own_gold_value(game) >= bucks


def _holds(game: Coloma, seat: int, what: str) -> int:
    """How many of a thing a side could pay."""
    match what:
        case "gold":
            return game.gold[seat]
        case "card":
            return len(game.hand[seat])
        case "used-barrel":
            return len(game.used[seat])
        case "dude":
            return game.dudes[seat]
        case "tent":
            return game.tents[seat]
    raise AssertionError(f"nobody pays {what}")


def would_change(game: Coloma, seat: int, listing: int) -> bool:
    """C-R21: whether any part of a listing would change something."""
    return any(_changes(game, seat, effect) for effect in game.box.listings[listing].effects)


def _changes(game: Coloma, seat: int, effect: Effect) -> bool:
    match effect.op, effect.what:
        case "gain", "dude":
            return game.dudes_left[seat] > 0
        case "gain", "tent":
            return game.tents_left[seat] > 0
        case "gain", "horse":
            return game.horses[seat] < game.box.horses
        case "gain", "gold":
            return (game.cart if effect.from_cart else game.supply) > 0
        case "gain", "barrel":
            return has_barrels(game)
        case "outlaws", _:
            return game.outlaws > 0 if effect.n < 0 else game.outlaws < game.box.outlaws_most
        case "bury", _:
            return can_bury(game, seat)
    # A payment, an action, Bucks, cards (or their Victory Points) always change something.
    return True


def has_barrels(game: Coloma) -> bool:
    """Whether the Stash has any Barrel at all (C-10.8)."""
    return any(game.stack) or any(game.discards) or any(kind != NONE for kind in game.stash)


def can_bury(game: Coloma, seat: int) -> bool:
    """C-18.9: whether there is a Dude to bury, and a free Grave."""
    has_dude = game.dudes_left[seat] + game.dudes[seat] > 0
    return has_dude and game.graves[seat] < len(game.box.grave_vp)
