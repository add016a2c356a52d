"""The turn (O-3), the end of the game (O-8), and the placements of the free set-up (O-10)."""

from __future__ import annotations

from boomtable.engine import RuleBook, chance, choose
from boomtable.games.oklahoma.areas import settle
from boomtable.games.oklahoma.board import BIT, BOARD, NOWHERE, SQUARE, squares_in
from boomtable.games.oklahoma.events import Drawn, GameOver, Placed, Scored
from boomtable.games.oklahoma.moving import can_move, legal_moves, move_piece
from boomtable.games.oklahoma.options import FIRSTS, PLACES, NoStones, Place, Stones
from boomtable.games.oklahoma.scoring import homestead_scores
from boomtable.games.oklahoma.setup import prepare
from boomtable.games.oklahoma.state import SETUP_DONE, Oklahoma, named
from boomtable.games.oklahoma.stones import legal_stones, place_stones

rules = RuleBook()


@rules.step
async def draw(game: Oklahoma) -> None:
    """Draw who makes the first turn (O-R2)."""
    answer = await chance("first", FIRSTS)
    game.emit(Drawn(answer.seat))
    prepare(game, answer.seat)


@rules.step
async def place(game: Oklahoma, seat: int, what: str) -> None:
    """One placement of the free set-up (O-10.1, O-14.2)."""
    game.begin_turn()
    game.side = seat
    answer = await choose(seat, "place", lambda: legal_places(game, what))
    square = SQUARE[answer.square]
    match what:
        case "stone":
            game.put_stones(BIT[square])
        case "sooner":
            game.put_sooner(square)
        case _:
            game.put_boomer(seat, square)
    game.emit(Placed(seat, what, answer.square))
    game.placed += 1


def legal_places(game: Oklahoma, what: str) -> list[Place]:
    """Any vacant square, but no mine, and for a stone no river square (O-10.2, O-12.3)."""
    shut = game.stones | game.pieces | game.ground.mines
    if what == "stone":
        shut |= game.ground.river
    return [PLACES[square] for square in squares_in(BOARD & ~shut)]


@rules.step
def begin_play(game: Oklahoma) -> None:
    """After the last placement the ordinary rules apply (O-10.3)."""
    game.placed = SETUP_DONE
    settle(game)


@rules.step
async def turn(game: Oklahoma, seat: int) -> None:
    """Move a piece, then place stones or not (O-3); the game may be over before (O-8)."""
    game.side = seat
    reason = reason_of_end(game)
    if reason is not None:
        game.emit(GameOver(reason, seat, game.turns))
        game.push("score")
        return
    game.begin_turn()
    answer = await choose(seat, "move", lambda: legal_moves(game))
    move_piece(game, SQUARE[answer.start], SQUARE[answer.end])
    await decide_stones(game)


@rules.step
async def rest_of_turn(game: Oklahoma) -> None:
    """The stones of a turn whose move was made before the table was opened."""
    game.begin_turn()
    await decide_stones(game)


async def decide_stones(game: Oklahoma) -> None:
    """Ask for stones if there are any to place; then it is the other's turn (O-3.3)."""
    options = legal_stones(game)
    if len(options) > 1:
        answer = await choose(game.side, "stones", options)
        if isinstance(answer, Stones):
            corner = None if answer.corner is None else SQUARE[answer.corner]
            place_stones(game, SQUARE[answer.partner], corner)
        else:
            assert isinstance(answer, NoStones)
    game.active = NOWHERE
    game.turns += 1
    game.push("turn", 1 - game.side)


def reason_of_end(game: Oklahoma) -> str | None:
    """Why the game is over before this turn: ``no-move`` (O-8.1), ``quiet`` (O-8.3), or not."""
    if not can_move(game):
        return "no-move"
    return "quiet" if game.quiet >= game.box.quiet_limit else None


@rules.step
def score(game: Oklahoma) -> None:
    """The last step: each homestead scores (O-9.1)."""
    for homestead in homestead_scores(game):
        game.emit(Scored(homestead.owner, named(homestead.boomers), homestead.points))
