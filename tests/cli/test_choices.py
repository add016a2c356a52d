"""Lists of options that fit the window, and what is meant by a line that somebody types."""

from __future__ import annotations

import pytest

from boomtable.cli.asking import meant
from boomtable.cli.choices import Choice, Head, choice_lines, joined_runs
from boomtable.cli.draw.oklahoma import heads
from boomtable.cli.vocabulary import COMMANDS, command_words, read_command
from boomtable.engine import Dice, Illegal, Unreadable, catalogue, open_table


def numbered(*texts: str) -> list[Choice]:
    return [Choice(number, text) for number, text in enumerate(texts, 1)]


BIDS = numbered("pass", *(f"bid {gold}" for gold in range(7, 32)))


def test_few_options_stand_one_to_a_line_with_their_words() -> None:
    choices = [Choice(1, "pass", "No more bids"), Choice(2, "bid 7", "One more")]

    assert choice_lines(choices, width=80, rows=6) == [
        "1  pass   No more bids",
        "2  bid 7  One more",
    ]


def test_words_that_are_too_long_are_cut() -> None:
    [line] = choice_lines([Choice(1, "pass", "word " * 30)], width=40, rows=6)

    assert len(line) == 40
    assert line.endswith("…")


def test_more_is_said_after_the_words_where_there_is_room() -> None:
    choice = Choice(1, "cattle 17", "a cattle on space 17")

    def told(width: int) -> list[str]:
        return choice_lines(
            [choice], width=width, rows=6, heads=lambda _: [Head("", "", more="2 coins")]
        )

    assert told(80) == ["1  cattle 17  a cattle on space 17 · 2 coins"]
    assert told(40) == ["1  cattle 17  a cattle on space 17"]


def test_bids_are_a_range() -> None:
    assert choice_lines(BIDS, width=80, rows=6) == [
        "     1  pass",
        "#2–#26  bid 7 … bid 31",
    ]


def test_a_few_bids_stand_one_to_a_line() -> None:
    few = numbered("pass", *(f"bid {gold}" for gold in range(7, 12)))

    assert len(choice_lines(few, width=80, rows=6)) == 6
    assert len(choice_lines(few, width=80, rows=5)) == 2
    assert len(choice_lines(BIDS, width=80, rows=60)) == 2


def test_three_in_a_row_are_no_range_yet() -> None:
    assert len(joined_runs(numbered("a 1", "a 2", "a 3"))) == 3
    assert len(joined_runs(numbered("a 1", "a 2", "a 3", "a 4"))) == 1
    assert len(joined_runs(numbered("a 1", "a 2", "a 4", "a 5"))) == 4


def test_moves_are_grouped_by_boomer_and_direction() -> None:
    choices = numbered("b4-b5", "b4-b6", "b4-b7", "b4-c4", "e1-e2", "e1-e3", "e1-d1")

    assert choice_lines(choices, width=80, rows=3, heads=heads) == [
        "b4  1–3 b5…b7   4 c4",
        "e1  5–6 e2 e3   7 d1",
    ]


def test_placements_are_one_line() -> None:
    choices = numbered("@a1", "@b1", "@d1", "@a2")

    assert choice_lines(choices, width=80, rows=3, heads=heads) == ["  1–4 @a1…@a2"]


def test_other_long_lists_stand_in_columns() -> None:
    lines = choice_lines(numbered(*"abcdefghij"), width=20, rows=4)

    assert lines == [" 1 a    5 e    9 i", " 2 b    6 f   10 j", " 3 c    7 g", " 4 d    8 h"]


def test_an_answer_is_meant_by_its_notation_or_its_number() -> None:
    choices = numbered("b4-b5", "xg2", "take CJ7")

    assert meant(choices, "xg2") == choices[1]
    assert meant(choices, "  TAKE   cj7 ") == choices[2]
    assert meant(choices, "3") == choices[2]
    assert meant(choices, "#1") == choices[0]
    assert meant(choices, "b4-k5") is None


@pytest.mark.parametrize("line", ["0", "4", "#4", "99"])
def test_a_number_that_is_not_there_is_refused(line: str) -> None:
    with pytest.raises(Illegal, match="choose from 1 to 3"):
        meant(numbered("a", "b", "c"), line)


def test_a_bare_number_among_bids_is_asked_about() -> None:
    with pytest.raises(Unreadable, match=r"8 could mean “bid 13” .* or “bid 8”"):
        meant(BIDS, "8")

    assert meant(BIDS, "#8") == BIDS[7]
    assert meant(BIDS, "bid 8") == BIDS[2]
    assert meant(BIDS, "30") == BIDS[24]  # There are 26 options: only the bid can be meant.


def test_a_number_that_stands_beside_an_option_is_that_option() -> None:
    opening = numbered("pass", *(f"bid {gold}" for gold in range(1, 11)))

    assert meant(opening, "1") == opening[0]
    with pytest.raises(Unreadable, match="3 could mean “bid 2”"):
        meant(opening, "3")


def test_a_number_with_one_meaning_in_a_run_is_not_asked_about() -> None:
    same = numbered(*(f"take {count}" for count in range(1, 6)))

    assert meant(same, "4") == same[3]


def test_commands_are_understood_in_both_languages_without_accents() -> None:
    assert read_command("undo") == read_command("Annuler") == ("undo", "")
    assert read_command("règles coin libre") == ("rules", "coin libre")
    assert read_command("REGLES O-5.4") == ("rules", "O-5.4")
    assert read_command("bid 7") is None


def test_both_languages_have_every_command() -> None:
    for lang in ("en", "fr"):
        assert [read_command(word) for word in command_words(lang)] == [
            (name, "") for name in COMMANDS
        ]


@pytest.mark.parametrize("game", list(catalogue()))
def test_no_notation_looks_like_a_command(game: str) -> None:
    for seed in range(3):
        table = open_table(game, catalogue()[game].players[-1], seed=seed)
        dice = Dice(seed)
        while table.decision is not None:
            assert [it for it in map(str, table.options()) if read_command(it)] == []
            table.pick(dice.below(len(table.options())))


def test_a_number_among_moves_is_the_number_of_a_move() -> None:
    moves = numbered(*(f"b4-b{row}" for row in (5, 6, 7, 8, 9, 10, 11, 3, 2, 1)))

    assert [meant(moves, str(number)) for number in range(1, 11)] == moves
