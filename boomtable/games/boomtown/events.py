"""Section 10: what happens when an event card is taken; the short ones (11, 20) are here too.

``use`` of the component file decides what becomes of the card: *immediate* is carried out and
discarded, *place* lies on something or waits until it can, *keep* waits for its moment.
"""

from __future__ import annotations

from boomtable.engine import Broken
from boomtable.games.boomtown.dynamite import blow_up
from boomtable.games.boomtown.event_happenings import CardKept, SharkPaid, StagecoachRobbed
from boomtable.games.boomtown.expropriation import expropriate
from boomtable.games.boomtown.governor import place_governor
from boomtable.games.boomtown.holdup import hold_up
from boomtable.games.boomtown.new_vein import place_vein
from boomtable.games.boomtown.saloon import open_saloon, place_girls
from boomtable.games.boomtown.state import OUT, Boomtown


async def resolve_event(game: Boomtown, seat: int, card: int) -> None:
    """Carry out an event, place it, or keep it."""
    shown = game.box.cards[card]
    if shown.use == "keep":  # Mustang (B-16.1), Telegraph (B-21.1)
        game.emit(CardKept(seat, shown.code, shown.title))
        return
    await carry_out(game, seat, card)
    if shown.use == "immediate":
        game.place[card] = OUT


async def carry_out(game: Boomtown, seat: int, card: int) -> None:
    """The effect of an immediate or a placed event. It is compulsory (B-10.2)."""
    match game.box.cards[card].kind:
        case "card-shark":
            scare(game, seat)
        case "dynamite":
            await blow_up(game, seat, card)
        case "expropriation":
            await expropriate(game, seat, card)
        case "governor":
            await place_governor(game, seat, card)
        case "holdup":
            await hold_up(game, seat)
        case "new-vein":
            await place_vein(game, seat, card)
        case "saloon":
            await open_saloon(game, seat, card)
        case "saloon-girls":
            await place_girls(game, seat, card)
        case "stagecoach-robbery":
            rob_stagecoach(game, seat)
        case kind:
            raise Broken(f"no rule for the event {kind}")


def scare(game: Boomtown, seat: int) -> None:
    """B-11.1: Card Shark. Every other player pays the bank."""
    for other in range(game.players):
        paid = min(game.box.shark_loss, game.gold[other])
        if other != seat and paid:
            game.gold[other] -= paid
            game.emit(SharkPaid(other, paid))


def rob_stagecoach(game: Boomtown, seat: int) -> None:
    """B-20.1: Stagecoach Robbery. The bank pays the taker."""
    game.gold[seat] += game.box.stagecoach_gain
    game.emit(StagecoachRobbed(seat, game.box.stagecoach_gain))
