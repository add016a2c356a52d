"""Sections 2 and 10: the fixed start and the free set-up."""

from __future__ import annotations

from itertools import combinations

import pytest

from boomtable.engine import CHANCE, Dice, open_table
from boomtable.games.oklahoma.board import NAMES, SQUARE, half_turn
from boomtable.games.oklahoma.turn import legal_places
from tests.games.oklahoma.builders import (
    FIXED,
    PURPLE,
    YELLOW,
    answers,
    at,
    exhausted,
    opened,
    play,
    position,
    refusal,
    refused_settings,
)
from tests.marks import rule

EMPTY = "11/11/11/11/11/11/11/11/11/11/11"
MODULES = {"f": "santa-fe", "m": "silver-mines", "r": "red-river", "s": "sooners"}

STARTS = {
    "": FIXED,
    "f": "11/4P6/5o5/9Y1/7P3/5o5/3Y7/1P9/5o5/6Y4/11 P f e6-6,f6-6,a-f5,f-k6 - 0 -",
    "m": "11/4P6/2m5m2/9Y1/7P3/5m5/3Y7/1P9/2m5m2/6Y4/11 P m - - 0 -",
    "r": "11/2r1P6/2rr7/3rr4Y1/4rr1P3/5r5/3Y1rr4/1P4rr3/7rr2/6Y1r2/11 P r - - 0 -",
    "s": "11/4P6/5o5/2S6Y1/7P3/5S5/3Y7/1P6S2/5o5/6Y4/11 P s - - 0 -",
    "mr": "11/2r1P6/2rr4m2/3rr4Y1/2m1rr1P3/5r5/3Y1rr1m2/1P4rr3/2m4rr2/6Y1r2/11 P mr - - 0 -",
    "ms": "11/4P6/8m2/2S6Y1/2m4P3/5S5/3Y4m2/1P6S2/2m8/6Y4/11 P ms - - 0 -",
    "rs": "11/2r1P6/2rr7/2Srr4Y1/4rr1P3/5s5/3Y1rr4/1P4rrS2/7rr2/6Y1r2/11 P rs - - 0 -",
    "fmrs": "11/2r1P6/2rr4m2/2Srr4Y1/2m1rr1P3/5s5/3Y1rr1m2/1P4rrS2/2m4rr2/6Y1r2/11"
    " P fmrs e6-6,f6-6,a-f5,f-k6 - 0 -",
}
"""The default starts of O-E33."""

ALL_SETS = ["".join(letters) for size in range(5) for letters in combinations("fmrs", size)]


def named(letters: str) -> str:
    return ",".join(MODULES[letter] for letter in letters) or "none"


@rule("O-2.1")
def test_the_fixed_start():
    table = opened()

    assert position(table) == FIXED
    game = table.state
    assert [[NAMES[square] for square in own] for own in game.boomers] == [
        ["b4", "h7", "e10"],
        ["g2", "d5", "j8"],
    ]


@rule("O-E33", "O-15.10", "O-14.3")
@pytest.mark.parametrize("letters", STARTS)
def test_the_default_start_of_a_set_of_modules(letters: str):
    assert position(opened(modules=named(letters))) == STARTS[letters]


@rule("O-15.1", "O-15.10", "O-R17")
@pytest.mark.parametrize("letters", ALL_SETS)
def test_any_set_of_modules_may_be_used_together(letters: str):
    table = opened(modules=named(letters))

    board, side, modules, rails, *_ = position(table).split(" ")
    assert modules == (letters or "-")
    assert side == "P"
    assert rails == ("e6-6,f6-6,a-f5,f-k6" if "f" in letters else "-")
    assert ("m" in board, "r" in board) == ("m" in letters, "r" in letters)
    assert ("S" in board) == ("s" in letters)
    assert exhausted(table) == []


@rule("O-12.2", "O-13.2", "O-15.3", "O-R21")
@pytest.mark.parametrize("letters", ALL_SETS)
def test_with_mines_or_river_there_are_no_stones_at_the_start(letters: str):
    stones = opened(modules=named(letters)).state.stones.bit_count()

    if "m" in letters or "r" in letters:
        assert stones == 0
    else:
        assert stones == (2 if "s" in letters else 3)


@rule("O-R1")
def test_half_a_turn_of_the_fixed_start_swaps_the_colours():
    game = opened().state

    turned = tuple(sorted(half_turn(square) for square in game.boomers[PURPLE]))
    assert turned == game.boomers[YELLOW]
    assert all(NAMES[half_turn(SQUARE[name])] in "f3 f6 f9" for name in ("f3", "f6", "f9"))


@rule("O-2.2", "O-R2")
def test_purple_makes_the_first_turn_by_default():
    assert opened().awaited == (PURPLE,)
    assert opened(first="yellow").awaited == (YELLOW,)
    assert position(opened(first="yellow")) == FIXED.replace(" P ", " Y ")


@rule("O-R2")
def test_the_first_turn_may_be_drawn_and_both_are_equally_likely():
    table = open_table("oklahoma", settings={"first": "draw"}, asks_chance=True)
    assert table.decision.seat == CHANCE
    assert table.decision.weights is None
    assert answers(table) == ["P", "Y"]

    table.answer_text("Y")

    assert position(table) == FIXED.replace(" P ", " Y ")
    assert table.awaited == (YELLOW,)


def test_a_table_with_dice_draws_the_first_turn_itself():
    drawn = {
        open_table("oklahoma", settings={"first": "draw"}, seed=seed).awaited[0]
        for seed in range(20)
    }

    assert drawn == {PURPLE, YELLOW}


@rule("O-2.3", "O-10.1")
def test_the_order_of_the_free_set_up():
    table = opened(setup="free")
    order = []
    while table.decision.prompt == "place":
        order.append((table.awaited[0], table.game.question(table.state, table.decision).key))
        table.pick(0)

    what = [key.rsplit("-", 1)[1] for _seat, key in order]
    assert what == ["stone"] * 3 + ["boomer"] * 6
    # A stone, B stone, A stone; B one boomer, A two, B two, A one. A is Purple.
    assert [seat for seat, _key in order] == [0, 1, 0, 1, 0, 0, 1, 1, 0]
    assert table.awaited == (PURPLE,)
    assert table.decision.prompt == "move"


@rule("O-E25", "O-10.2")
def test_the_free_set_up_can_lead_to_the_fixed_start():
    table = opened(setup="free")
    assert position(table) == f"{EMPTY} P - - - 0 u0"

    for placement in ["@f3", "@f6", "@f9", "@d5", "@b4", "@e10"]:
        table.answer_text(placement)
    assert position(table) == "11/4P6/5o5/11/11/5o5/3Y7/1P9/5o5/11/11 Y - - - 0 u6"
    assert len(table.options()) == 115
    for placement in ["@g2", "@j8", "@h7"]:
        table.answer_text(placement)

    assert position(table) == FIXED


@rule("O-10.2", "O-12.3", "O-13.2")
def test_each_piece_goes_on_any_vacant_square_that_is_no_mine():
    table = opened(setup="free", modules="silver-mines,red-river")
    assert len(table.options()) == 121 - 4
    assert "@c10" in answers(table)  # river
    assert refusal(table, "@c3") == "why.place-mine"

    table.answer_text("@c10")

    assert len(table.options()) == 121 - 5
    assert refusal(table, "@c10") == "why.place-taken"


@rule("O-13.5")
def test_a_stone_of_the_set_up_never_lies_on_the_river():
    game = opened(modules="red-river", river="a1,b1").state

    stones, boomers = (
        [place.square for place in legal_places(game, what)] for what in ("stone", "boomer")
    )

    assert set(boomers) - set(stones) == {"a1", "b1"}


@rule("O-10.3", "O-R27")
def test_homesteads_are_not_looked_at_during_the_set_up():
    table = opened(setup="free")
    # Stones b1, a2: a1 is a closed area, and Yellow's first boomer goes there.
    for placement in ["@b1", "@a2", "@f6", "@a1", "@b4"]:
        table.answer_text(placement)
    assert exhausted(table) == []
    assert table.score().totals == (0, 0)
    for placement in ["@e10", "@g2", "@j8", "@h7"]:
        table.answer_text(placement)

    assert exhausted(table) == ["a1"]
    assert table.score().totals == (0, 1)
    assert not any(answer.startswith("a1-") for answer in answers(table))


@rule("O-10.4")
@pytest.mark.parametrize(
    ("modules", "first", "player_a"),
    [
        ("none", "purple", PURPLE),
        ("none", "yellow", YELLOW),
        ("sooners", "purple", YELLOW),
        ("sooners", "yellow", PURPLE),
        ("santa-fe,silver-mines,red-river,sooners", "purple", YELLOW),
    ],
)
def test_who_is_a(modules: str, first: str, player_a: int):
    table = opened(setup="free", modules=modules, first=first)
    assert table.state.side == player_a  # the state before the first answer is A's stone or sooner

    dice = Dice(4)
    while table.decision.prompt == "place":
        table.pick(dice.below(len(table.options())))

    assert table.state.side == ("purple", "yellow").index(first)


@rule("O-14.2", "O-R32")
@pytest.mark.parametrize(
    ("modules", "kinds", "seats"),
    [
        ("sooners", ["sooner"] * 3 + ["stone"] * 3 + ["boomer"] * 6, "YPYPYPYPPYYP"),
        ("silver-mines,sooners", ["sooner"] * 3 + ["boomer"] * 6, "YPYYPPYYP"),
        ("red-river", ["boomer"] * 6, "YPPYYP"),
        ("silver-mines", ["boomer"] * 6, "YPPYYP"),
        ("santa-fe", ["stone"] * 3 + ["boomer"] * 6, "PYPYPPYYP"),
    ],
)
def test_the_order_of_the_free_set_up_with_modules(modules: str, kinds: list[str], seats: str):
    table = opened(setup="free", modules=modules)
    order = []
    while table.decision.prompt == "place":
        key = table.game.question(table.state, table.decision).key
        order.append(("PY"[table.awaited[0]], key.rsplit("-", 1)[1]))
        table.pick(0)

    assert [kind for _seat, kind in order] == kinds
    assert "".join(seat for seat, _kind in order) == seats
    assert table.awaited == (PURPLE,)


@rule("O-15.9")
def test_a_sooner_may_be_placed_on_a_river_square():
    table = opened(setup="free", modules="red-river,sooners")

    table.answer_text("@c10")

    assert "2s8" in position(table)


@rule("O-14.3", "O-R31")
def test_the_sooners_of_the_fixed_start():
    table = opened(modules="sooners")

    assert [NAMES[square] for square in table.state.sooners] == ["i4", "f6", "c8"]
    assert position(opened(modules="sooners", sooners="close")) == (
        "11/4P6/5o5/3S5Y1/7P3/5S5/3Y7/1P5S3/5o5/6Y4/11 P s - - 0 -"
    )
    turned = sorted(half_turn(square) for square in table.state.sooners)
    assert tuple(turned) == table.state.sooners


@rule("O-R22")
def test_a_river_token_may_lie_under_a_piece_of_the_start():
    table = opened(modules="red-river", river="b4,c4")

    assert position(table).split(" ")[0].split("/")[7] == "1pr8"


@rule("O-R22")
def test_a_mine_may_not_lie_under_a_piece_of_the_start():
    assert refused_settings(modules="silver-mines", mines="b4,c9,f6") == "shared-square"
    assert refused_settings(modules="silver-mines,sooners", mines="c8,c9,f1") == "shared-square"
    # In the free set-up nobody stands there yet.
    opened(modules="silver-mines", mines="b4,c9,f6", setup="free")


@rule("O-15.11")
@pytest.mark.parametrize("players", [1, 3])
def test_the_game_is_for_two(players: int):
    with pytest.raises(Exception, match="cannot be played by"):
        open_table("oklahoma", players)


@rule("O-R27")
def test_a_free_layout_can_make_a_homestead_before_the_first_turn():
    # River all around d5: Yellow's boomer owns its one square from the beginning.
    table = opened(modules="red-river", river="d4,d6,c5,e5")

    assert exhausted(table) == ["d5"]
    assert table.score().totals == (0, 1)
    play(table, "b4-b5")
    assert not any(answer.startswith("d5-") for answer in answers(table))


def test_a_table_opened_in_the_set_up_goes_on_with_it():
    table = at("11/4P6/5o5/11/11/5o5/3Y7/1P9/5o5/11/11 Y - - - 0 u6")
    assert table.awaited == (YELLOW,)

    for placement in ["@g2", "@j8"]:
        table.answer_text(placement)
    assert table.awaited == (PURPLE,)
    table.answer_text("@h7")

    assert position(table) == FIXED
    assert table.awaited == (PURPLE,)
