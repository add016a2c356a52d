"""Section 13: Expropriation, which takes over a mine of an opponent."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Seize
from boomtable.games.boomtown.event_happenings import CardWithoutEffect, MineSeized
from boomtable.games.boomtown.mayors import pay_fee, settle_pawn
from boomtable.games.boomtown.state import Boomtown, mines_in


async def expropriate(game: Boomtown, seat: int, card: int) -> None:
    """The taker chooses a mine, pays the mayor's fee, and the mine is his (B-13.4)."""
    box = game.box
    if not seizable(game, seat):
        game.emit(CardWithoutEffect(seat, box.cards[card].code, box.cards[card].title))
        return
    game.step = "expropriation"
    answer = await choose(seat, "expropriation", lambda: seizable(game, seat))
    mine = box.card_of[answer.card]
    shown = box.cards[mine]
    pay_fee(game, seat, mine)  # B-13.3: counted before the mine moves.
    game.emit(MineSeized(seat, game.place[mine], shown.code, shown.title))
    game.place[mine] = seat  # B-13.2: a New Vein lies with the mine and comes along.
    settle_pawn(game, shown.town, seat)


def seizable(game: Boomtown, seat: int) -> list[Seize]:
    """The opponents' mines in the towns where the seat owns one itself (B-13.1)."""
    box, place = game.box, game.place
    present = [mines_in(game, seat, town) > 0 for town in range(len(box.towns))]
    return [
        box.seizes[mine]
        for mine in box.mines
        if place[mine] >= 0 and place[mine] != seat and present[box.cards[mine].town]
    ]
