"""Sections 22 and 21: the dice, the Telegraph, the gold of the mines, the saloons."""

from __future__ import annotations

from boomtable.engine import chance, choose
from boomtable.games.boomtown.answers import Telegraph
from boomtable.games.boomtown.collapse import collapse
from boomtable.games.boomtown.event_happenings import TelegraphUsed
from boomtable.games.boomtown.happenings import (
    GameEnded,
    MineProduced,
    NothingProduced,
    ProductionRolled,
    SaloonPaid,
)
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.saloon import saloon_pay
from boomtable.games.boomtown.state import (
    NOBODY,
    OUT,
    Boomtown,
    clockwise,
    holder_of,
    left,
    saloons,
    value_of,
)


@rules.step
async def roll_dice(game: Boomtown) -> None:
    """B-22.1: two dice, once; the holder of the Telegraph is asked before anything produces."""
    game.begin_turn()
    game.step = "roll"
    game.active = NOBODY
    rolled = await chance("roll", game.box.rolls)
    game.dice = (rolled.first, rolled.second)
    game.total = rolled.first + rolled.second
    game.emit(ProductionRolled(game.winner, rolled.first, rolled.second, game.total))
    operator = holder_of(game, "telegraph")
    if operator == NOBODY:
        game.push("produce")
    else:
        game.push("wire", operator)


@rules.step
async def wire(game: Boomtown, seat: int) -> None:
    """B-21.2: the holder of the Telegraph may discard it and turn one die."""
    game.begin_turn()
    game.step = "telegraph"
    game.active = seat
    answer = await choose(seat, "telegraph", lambda: reachable_totals(game))
    if answer.total is not None:
        game.place[game.box.only("telegraph")] = OUT
        game.dice = turned(game, answer.total)
        game.total = answer.total
        game.emit(TelegraphUsed(seat, *game.dice, game.total))
    game.push("produce")


def reachable_totals(game: Boomtown) -> list[Telegraph]:
    """Not used, then every other total that one turned die can make (B-R22)."""
    assert game.dice is not None
    faces = range(1, game.box.faces + 1)
    totals = {die + face for die in game.dice for face in faces} - {game.total}
    return [game.box.telegraphs[total] for total in (0, *sorted(totals))]


def turned(game: Boomtown, total: int) -> tuple[int, int]:
    """The dice of a new total: the first die is turned if that one can do it (B-R22)."""
    assert game.dice is not None
    first, second = game.dice
    if 1 <= total - second <= game.box.faces:
        return total - second, second
    return first, total - first


@rules.step
def produce(game: Boomtown) -> None:
    """The end of a turn: production, saloons, collapse; then the next turn or the end."""
    game.step = "production"
    game.active = NOBODY
    mines = [mine for mine in game.box.mines_of_number[game.total] if game.place[mine] >= 0]
    pay_owners(game, mines)
    pay_saloons(game, mines)
    collapse(game)
    game.first = game.winner  # B-3.3
    if game.deck:
        game.push("draw_row")
        return
    game.step = "over"  # B-25.1
    game.emit(GameEnded())


def pay_owners(game: Boomtown, mines: list[int]) -> None:
    """B-22.2: each owner receives the mine's value from the bank."""
    for mine in mines:
        shown, owner, value = game.box.cards[mine], game.place[mine], value_of(game, mine)
        game.gold[owner] += value
        game.emit(MineProduced(owner, shown.code, shown.title, value))
    if not mines:
        game.emit(NothingProduced(game.total))


def pay_saloons(game: Boomtown, mines: list[int]) -> None:
    """B-22.3: each owner of a producing mine pays the saloons of others in its town.

    B-22.4: all at once, out of what everybody has now: what is earned is handed out at the end.
    """
    due = debts(game, mines)
    earned = [0] * game.players
    for debtor in range(game.players):
        # B-22.5: a poor debtor pays first who comes first clockwise from his left neighbour.
        for creditor in clockwise(game, left(game, debtor)):
            owed = due[debtor][creditor]
            if not owed:
                continue
            paid = min(owed, game.gold[debtor])
            game.gold[debtor] -= paid
            earned[creditor] += paid
            game.emit(SaloonPaid(debtor, creditor, paid, owed))
    for seat, gold in enumerate(earned):
        game.gold[seat] += gold


def debts(game: Boomtown, mines: list[int]) -> list[list[int]]:
    """What each debtor owes each creditor (B-18.2 to B-18.4)."""
    due = [[0] * game.players for _ in range(game.players)]
    standing = saloons(game)
    for mine in mines:
        owner = game.place[mine]
        for saloon, town in standing:
            if town == game.box.cards[mine].town and game.place[saloon] != owner:
                due[owner][game.place[saloon]] += saloon_pay(game, saloon)
    return due
