"""Component check 11: laws for every game that is played, in all sets of modules and set-ups."""

from __future__ import annotations

from itertools import combinations

import pytest

from boomtable.engine import Dice, Table, export, open_table, play_out, read_record
from boomtable.games.oklahoma.areas import areas
from boomtable.games.oklahoma.board import BOARD, NAMES, SQUARE, half_turn, turned
from boomtable.games.oklahoma.options import Move, Place, Stones
from boomtable.games.oklahoma.position import read_position, write_position
from boomtable.games.oklahoma.state import Ground, Oklahoma
from tests.games.oklahoma.builders import opened
from tests.marks import rule

MODULES = ("santa-fe", "silver-mines", "red-river", "sooners")
SETS = [",".join(names) for size in range(5) for names in combinations(MODULES, size)]
ALL_WAYS = pytest.mark.parametrize("setup", ["fixed", "free"])
ALL_SETS = pytest.mark.parametrize("modules", SETS)


def homesteads(game: Oklahoma) -> dict[int, tuple[int, int]]:
    """For the first boomer of each homestead: its owner and its squares."""
    return {
        area.boomers[area.owner][0]: (area.owner, area.squares)
        for area in areas(game)
        if area.owner is not None
    }


@rule("O-6.6", "O-9.1", "O-8.3", "O-1.3", "O-R34")
@ALL_WAYS
@ALL_SETS
def test_laws_of_every_game(modules: str, setup: str):
    for seed in range(2):
        # Even forced moves are left to us, so that every turn is looked at on its own.
        settings = {"modules": modules, "setup": setup}
        table = open_table("oklahoma", settings=settings, replaying=True)
        dice = Dice(seed)
        while table.decision is not None and table.decision.prompt == "place":
            table.pick(dice.below(len(table.options())))
        while not table.is_over:
            check_turn(table, dice)
        check_end(table)


def check_turn(table: Table, dice: Dice) -> None:
    """Play a turn and look at what it did."""
    before = table.state.copy()
    old = homesteads(before)
    while not table.is_over and table.state.turns == before.turns:
        table.pick(dice.below(len(table.options())))
    game = table.state

    assert [len(own) for own in game.boomers] == [3, 3]
    assert game.stones & before.stones == before.stones
    new = homesteads(game)
    for boomer, (owner, squares) in old.items():
        assert new[boomer][0] == owner
        assert new[boomer][1] & squares == squares
        assert not (new[boomer][1] ^ squares) & ~game.ground.mines
    busy = game.stones != before.stones or game.exhausted != before.exhausted
    assert game.quiet == (0 if busy else before.quiet + 1)
    assert game.exhausted & before.exhausted == before.exhausted
    # What the rules keep in mind is what one sees on the board.
    homes = 0
    for _owner, squares in new.values():
        homes |= squares
    assert game.home == homes
    assert write_position(read_position(write_position(game), game.box)) == write_position(game)


def check_end(table: Table) -> None:
    game = table.state
    land = (BOARD & ~game.stones & ~game.ground.river).bit_count()
    assert sum(table.score().totals) <= land + 10 * game.ground.mines.bit_count()
    again = read_record(export(table))
    assert again.state == game
    assert again.score() == table.score()


@rule("O-R1")
@ALL_WAYS
@ALL_SETS
def test_a_game_turned_by_half_with_colours_swapped_gives_the_swapped_result(
    modules: str, setup: str
):
    table = play_out(opened(3, modules=modules, setup=setup), Dice(17))
    start = read_position(table.state.start, table.state.box)

    mirror = open_table(
        "oklahoma", settings={"position": write_position(mirrored(start))}, replaying=True
    )
    for answer in table.answers:
        mirror.answer(turned_option(answer.option))

    assert mirror.is_over
    assert mirror.score().totals == table.score().totals[::-1]
    assert write_position(mirrored(table.state)) == write_position(mirror.state)


def mirrored(game: Oklahoma) -> Oklahoma:
    """A position turned by half, with the colours swapped."""
    ground = game.ground
    twin = game.copy()
    twin.ground = Ground(
        ground.modules,
        turned(ground.east_rails) >> 1 & BOARD,
        turned(ground.north_rails) >> 12,
        turned(ground.mines),
        turned(ground.river),
    )
    purple, yellow = (tuple(sorted(half_turn(square) for square in own)) for own in game.boomers)
    twin.boomers = (yellow, purple)
    twin.sooners = tuple(sorted(half_turn(square) for square in game.sooners))
    twin.stones = turned(game.stones)
    twin.pieces = turned(game.pieces)
    twin.side = 1 - game.side
    twin.last = half_turn(game.last) if game.last >= 0 else game.last
    return twin


def turned_option(option):
    match option:
        case Place(square):
            return Place(turned_name(square))
        case Move(start, end):
            return Move(turned_name(start), turned_name(end))
        case Stones(partner, corner):
            return Stones(turned_name(partner), corner and turned_name(corner))
    return option


def turned_name(name: str) -> str:
    return NAMES[half_turn(SQUARE[name])]
