"""Section 12: Dynamite, which blows up a mine or a saloon of an opponent."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boomtown.answers import Blast
from boomtable.games.boomtown.event_happenings import CardWithoutEffect, MineBlownUp, SaloonBlownUp
from boomtable.games.boomtown.mayors import settle_pawn
from boomtable.games.boomtown.new_vein import lose_vein
from boomtable.games.boomtown.saloon import close_saloon
from boomtable.games.boomtown.state import OUT, Boomtown, saloons


async def blow_up(game: Boomtown, seat: int, card: int) -> None:
    """The taker chooses; without a target the card has no effect (B-12.3)."""
    box = game.box
    if not targets(game, seat):
        game.emit(CardWithoutEffect(seat, box.cards[card].code, box.cards[card].title))
        return
    game.step = "dynamite"
    answer = await choose(seat, "dynamite", lambda: targets(game, seat))
    target = box.card_of[answer.card]
    shown = box.cards[target]
    victim = game.place[target]
    if shown.kind == "mine":
        game.emit(MineBlownUp(seat, victim, shown.code, shown.title))
        leave_game(game, target, seat)
    else:
        town = box.towns[dict(saloons(game))[target]]
        game.emit(SaloonBlownUp(seat, victim, shown.code, town.named))
        close_saloon(game, target)


def targets(game: Boomtown, seat: int) -> list[Blast]:
    """The mines, then the saloons, of all opponents (B-12.1, B-R19)."""
    box, place = game.box, game.place
    cards = [mine for mine in box.mines if place[mine] >= 0 and place[mine] != seat]
    cards += [card for card, _town in saloons(game) if place[card] != seat]
    return [box.blasts[card] for card in cards]


def leave_game(game: Boomtown, mine: int, active: int) -> None:
    """A mine is blown up or collapses, with its New Vein; the pawn is settled."""
    game.place[mine] = OUT
    lose_vein(game, mine)
    settle_pawn(game, game.box.cards[mine].town, active)
