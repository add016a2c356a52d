"""Claims, from the deal to the last claim.

Every round one claim is offered. All play a card in secret; the highest card that nobody else
played wins. With the sheriff the winner accuses another player, who is fined. With the stash the
winner buries a card face down. Then everybody draws back to a full hand.
"""

from __future__ import annotations

from boomtable.engine import RuleBook, chance, choose, choose_together
from tests.toys.claims.state import Claims
from tests.toys.claims.vocabulary import (
    Accuse,
    Buried,
    Bury,
    Draw,
    Drew,
    Fine,
    Fined,
    Offer,
    Offered,
    Play,
    Revealed,
    Won,
)

rules = RuleBook()


@rules.step
def deal(game: Claims) -> None:
    game.push("begin_round")
    for seat in reversed(range(game.players)):
        for _ in range(game.box.hand_size):
            game.push("draw", seat)


@rules.step
async def draw(game: Claims, seat: int) -> None:
    if not any(game.deck.values()):
        return
    kinds = [card for card, left in game.deck.items() if left]
    drawn = await chance(
        "draw", [Draw(card) for card in kinds], [game.deck[card] for card in kinds], secret=True
    )
    game.deck[drawn.card] -= 1
    game.hands[seat].append(drawn.card)
    game.emit(Drew(seat, drawn.card), to=(seat,), instead=Drew(seat, None))


@rules.step
def begin_round(game: Claims) -> None:
    if game.round == game.rounds or not all(game.hands):
        return
    game.round += 1
    game.begin_turn()
    game.push("offer")


@rules.step
async def offer(game: Claims) -> None:
    claims = list(game.box.claims.values())
    offered = await chance(
        "offer", [Offer(claim.id) for claim in claims], [claim.weight for claim in claims]
    )
    game.emit(Offered(offered.claim))
    game.push("play", offered.claim)


@rules.step
async def play(game: Claims, claim: str) -> None:
    # Even who has one kind of card only is asked, so that nobody can tell.
    plays = await choose_together(
        range(game.players), "play", lambda seat: hand_plays(game, seat), pause=True
    )
    for seat, played in plays.items():
        game.hands[seat].remove(played.card)
        game.played.append(played.card)
    cards = [played.card for played in plays.values()]
    game.emit(Revealed(tuple(cards)))
    game.push("refill")
    lone = [card for card in cards if cards.count(card) == 1]
    if lone:
        best = max(lone, key=lambda card: game.box.cards[card].rank)
        game.push("win", cards.index(best), claim)


@rules.step
def win(game: Claims, seat: int, claim: str) -> None:
    game.won[seat].append(claim)
    game.emit(Won(seat, claim))
    if game.stash and game.hands[seat]:
        game.push("bury", seat)
    if game.sheriff:
        game.push("accuse", seat)


@rules.step
async def accuse(game: Claims, seat: int) -> None:
    others = [other for other in range(game.players) if other != seat]
    accused = await choose(seat, "accuse", [Accuse(other) for other in others])
    fine = await choose(seat, "fine", [Fine(points) for points in range(1, game.fine + 1)])
    game.fined[accused.seat] += fine.points
    game.emit(Fined(accused.seat, fine.points))


@rules.step
async def bury(game: Claims, seat: int) -> None:
    # A forced burial is asked all the same: the missing pause would betray a hand of one kind.
    buried = await choose(
        seat,
        "bury",
        lambda: [Bury(card) for card in sorted(set(game.hands[seat]))],
        pause=True,
        secret=True,
    )
    game.hands[seat].remove(buried.card)
    game.buried.append(buried.card)
    game.buried_by.append(seat)
    game.points_stashed[seat] += 1
    game.emit(Buried(seat, buried.card), to=(seat,), instead=Buried(seat, None))


@rules.step
def refill(game: Claims) -> None:
    game.push("begin_round")
    for seat in reversed(range(game.players)):
        for _ in range(game.box.hand_size - len(game.hands[seat])):
            game.push("draw", seat)


def hand_plays(game: Claims, seat: int) -> list[Play]:
    return [Play(card) for card in sorted(set(game.hands[seat]))]
