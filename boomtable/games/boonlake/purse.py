"""Section 1: gaining and paying coins, vases, inhabitants and VP."""

from __future__ import annotations

from boomtable.games.boonlake.happenings import Gained, Paid
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, score


def gain_coins(game: Boonlake, seat: int, n: int) -> None:
    """Coins never run out (L-1.3)."""
    if n:
        game.coins[seat] += n
        game.emit(Gained(seat, "coins", n))


def pay_coins(game: Boonlake, seat: int, n: int) -> None:
    """L-1.14: coins go to the supply."""
    assert n <= game.coins[seat], "nobody pays more than he has"
    if n:
        game.coins[seat] -= n
        game.emit(Paid(seat, "coins", n))


def gain_vases(game: Boonlake, seat: int, n: int) -> None:
    """Vases never run out (L-1.3)."""
    if n:
        game.vases[seat] += n
        game.emit(Gained(seat, "vases", n))


def pay_vases(game: Boonlake, seat: int, n: int) -> None:
    """L-1.14: vases go to the supply."""
    assert n <= game.vases[seat], "nobody pays more than he has"
    if n:
        game.vases[seat] -= n
        game.emit(Paid(seat, "vases", n))


def gain_inhabitants(game: Boonlake, seat: int, n: int) -> None:
    """L-1.6, L-1.4: from the supply to the ranch, as many as there are."""
    n = min(n, game.supply[seat])
    if n:
        game.supply[seat] -= n
        game.ranch[seat] += n
        game.emit(Gained(seat, "inhabitants", n))


@rules.step
def take_inhabitants(game: Boonlake, seat: int, n: int) -> None:
    """The same as a step of its own, after a payment that asks."""
    gain_inhabitants(game, seat, n)


def give_up_inhabitants(game: Boonlake, seat: int, n: int) -> None:
    """L-1.6: from the ranch to the supply."""
    assert n <= game.ranch[seat], "nobody gives up more than he has"
    if n:
        game.ranch[seat] -= n
        game.supply[seat] += n
        game.emit(Paid(seat, "inhabitants", n))


def gain_vp(game: Boonlake, seat: int, n: int, line: int) -> None:
    """L-1.11: VP gained, or with a negative number lost, on their line of the score sheet."""
    if n:
        score(game, seat, n, line)
        game.emit(Gained(seat, "vp", n) if n > 0 else Paid(seat, "vp", -n))
