"""Readable games become the kernel's and come back."""

from __future__ import annotations

import msgspec
import pytest

from boomtable import kernel
from boomtable.engine import CHANCE, Dice, Table, open_table, play_out
from boomtable.games.oklahoma.setup import first_of
from boomtable.kernel import conversion
from boomtable.kernel._native import Game
from tests.games.oklahoma.builders import at, opened, position
from tests.perft.test_oklahoma import E9, E17, E22, E26, E27, E29, E30

LINES = [E9, E17, E22, E26, E27, E29, E30]
SETUP = "11/4P6/5o5/11/11/5o5/3Y7/1P9/5o5/11/11 Y - - - 0 u6"


@pytest.mark.parametrize("line", [*LINES, SETUP])
def test_a_position_comes_back_as_it_was(line: str):
    table = at(line)

    assert kernel.line_of(kernel.game_of(table), table.state) == line


@pytest.mark.parametrize("line", [E22, E26, SETUP])
def test_a_table_goes_on_from_what_comes_back(line: str):
    table = at(line)
    state = kernel.state_of(kernel.game_of(table), table.state)

    again = Table(table.game, state, table.settings).begin()

    assert list(again.options()) == list(table.options())
    assert play_out(again, Dice(1)).is_over


def test_every_option_has_the_readable_notation():
    table = at(E22)
    table.answer_text("c8-c6")
    game = kernel.game_of(table)

    texts = [kernel.text_of(number) for number in game.options()]

    assert texts == ["-", "xb4=c4", "xb4=b6", "xh7=c7", "xe10=e6", "xe10=c10"]
    assert [kernel.number_of(option) for option in table.options()] == game.options()


def test_the_numbers_of_another_box_count():

    table = at(E9)
    table.state.box = msgspec.structs.replace(table.state.box, per_square=3, quiet_limit=1)
    game = kernel.game_of(table)

    assert game.score() == table.score().totals
    game.step(0)
    if not game.over:
        game.answer(kernel.number_of(table.game.parse("-")))
    assert game.over


def test_what_is_not_drawn_yet_is_left_to_the_readable_rules():
    table = open_table("oklahoma", settings={"first": "draw"}, asks_chance=True)
    assert table.awaited == (CHANCE,)

    with pytest.raises(kernel.Unfit, match="drawn"):
        kernel.game_of(table)


def test_another_game_is_refused():
    with pytest.raises(kernel.Unfit, match="boomtown"):
        kernel.game_of(open_table("boomtown", 3, seed=1))


def test_without_the_compiled_part_it_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(conversion, "is_available", False)

    with pytest.raises(kernel.Unfit, match="compiled"):
        kernel.game_of(opened())


def test_a_number_that_is_too_large_is_refused():

    table = opened()
    table.state.box = msgspec.structs.replace(table.state.box, per_mine=70_000)

    with pytest.raises(kernel.Unfit, match="too large"):
        kernel.game_of(table)


def test_a_copy_is_independent():
    game = kernel.game_of(opened())
    twin = game.copy()

    game.step(0)

    assert twin.packed() == kernel.game_of(opened()).packed() != game.packed()
    assert twin.count == 60


def test_what_is_not_an_option_is_refused_and_changes_nothing():
    game = kernel.game_of(opened())
    before = game.packed()

    with pytest.raises(IndexError, match="60"):
        game.step(60)
    with pytest.raises(IndexError):
        game.step(-1)
    with pytest.raises(ValueError, match="not among"):
        game.answer(0)
    with pytest.raises(TypeError):
        game.step("b4-b5")

    assert game.packed() == before


@pytest.mark.parametrize("wrong", ["stones on a piece", "two on one square", "length", "placed"])
def test_bytes_that_make_no_game_are_refused(wrong: str):
    game = kernel.game_of(opened())
    packed = bytearray(game.packed())
    match wrong:
        case "stones on a piece":
            packed[:16] = ((1 << 121) - 1).to_bytes(16, "little")
        case "two on one square":
            packed[48] = packed[49]
        case "length":
            packed.append(0)
        case "placed":
            packed[60] = 3

    with pytest.raises(ValueError, match="kernel"):
        Game(game.ground, bytes(packed))


def test_the_first_player_of_a_free_set_up_is_known():
    for first in ("purple", "yellow"):
        for modules in ("none", "sooners"):
            table = opened(setup="free", modules=modules, first=first)
            game = kernel.game_of(table)
            play_out(table, Dice(5))
            for answer in table.answers:
                game.answer(kernel.number_of(answer.option))
            assert kernel.line_of(game, table.state) == position(table)
            assert first_of(at(table.state.start).state) == first
