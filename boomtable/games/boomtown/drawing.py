"""Section 4: drawing the row of a turn.

The deck is the bag of all cards not seen yet. In the short game it holds more cards than will be
drawn: which 15 of them were removed nobody knows, and nobody has to (B-R35).
"""

from __future__ import annotations

from boomtable.engine import chance
from boomtable.games.boomtown.answers import Draw
from boomtable.games.boomtown.happenings import RowDrawn
from boomtable.games.boomtown.rulebook import rules
from boomtable.games.boomtown.state import NO_CARD, NOBODY, ROW, UNSEEN, Boomtown


@rules.step
async def draw_row(game: Boomtown) -> None:
    """B-4.1: as many cards as there are players are laid out, one after the other."""
    game.begin_turn()
    game.number += 1
    game.step = "row"
    game.active = NOBODY
    game.winner = NOBODY
    game.price = 0
    game.took = [NO_CARD] * game.players
    game.row = []
    for _ in range(game.players):
        drawn = await chance("row", lambda: drawable(game))
        card = game.box.card_of[drawn.card]
        game.place[card] = ROW
        game.row.append(card)
        game.deck -= 1
    cards = [game.box.cards[card] for card in game.row]
    game.emit(
        RowDrawn(
            game.number,
            game.turns,
            tuple([card.code for card in cards]),
            tuple([card.title for card in cards]),
        )
    )
    game.push("open_auction")


def drawable(game: Boomtown) -> list[Draw]:
    """The cards that can come next: all that are unseen, on turn 1 the mines (B-4.2, B-R2)."""
    box, place = game.box, game.place
    cards = box.mines if game.number == 1 else range(len(box.cards))
    return [box.draws[card] for card in cards if place[card] == UNSEEN]
