"""Section 22: the dice, the gold of the mines, what is due to the saloons."""

from __future__ import annotations

from boomtable.engine import chance
from boomtable.games.boomtown.collapse import collapse
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
