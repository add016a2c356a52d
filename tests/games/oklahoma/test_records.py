"""Records in the notation of the rules file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtable.engine import (
    Dice,
    Refusal,
    Table,
    export,
    open_table,
    play_out,
    read_record,
    write_record,
)
from tests.games.oklahoma.builders import FIXED, at, half, opened, play, position, refusal, score
from tests.marks import rule

ROOT = Path(__file__).parents[3]
DIGEST = (ROOT / "docs" / "rules" / "oklahoma.md").read_text(encoding="utf-8")
RECORDS = sorted((ROOT / "tests" / "records" / "oklahoma").glob("*.record"))


def of_the_digest(example: str) -> str:
    """The record in an example of the digest."""
    text = DIGEST.split(f"**{example} ")[1]
    found = re.search(r"```\n(oklahoma\n.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def stones_placed(table: Table) -> int:
    return sum(len(getattr(event, "squares", ())) for event in placings(table))


def placings(table: Table) -> list:
    return [event for event in table.events(None) if type(event).__name__ == "StonesPlaced"]


@rule("O-E35", "O-E9")
def test_a_complete_base_game():
    text = of_the_digest("O-E35")

    table = read_record(text)

    assert table.is_over
    assert table.state.turns == 64
    assert table.state.stones.bit_count() == 30
    assert score(table) == (41, 50)
    assert position(table).startswith("8o2/6oo3/3o1o1Po2/1o4ooY2/4oo2oo1/")
    assert export(table) == text


@rule("O-E35")
def test_the_longest_quiet_run_of_the_base_game():
    text = of_the_digest("O-E35")
    moments = [read_record(text, upto=upto) for upto in range(len(read_record(text).answers))]

    quiet = [table.state.quiet for table in moments if table.decision.prompt == "move"]
    assert max(quiet) == 15


@rule("O-E36", "O-E21")
def test_a_complete_river_game():
    text = of_the_digest("O-E36")

    table = read_record(text)

    assert table.is_over
    assert table.state.turns == 61
    assert table.state.stones.bit_count() == 31
    assert score(table) == (19, 36)
    assert table.state.start == position(opened(modules="red-river", river="long-bend"))
    assert export(table) == text


@rule("O-E37", "O-14.2", "O-15.4")
def test_a_complete_game_with_all_four_modules_and_the_free_set_up():
    text = of_the_digest("O-E37")

    table = read_record(text)

    assert table.is_over
    assert table.state.turns == 18
    assert table.state.start == position(
        opened(modules="santa-fe,silver-mines,red-river,sooners", setup="free")
    )
    assert position(table) == (
        "2o5P2/2r2o5/2rr2oom1S/3rr2o3/2m1ry2o1o/o1Y2r1o1o1/1o3rr1mP1/Poo3rr3/oYm3orro1/8rS1/"
        "o4o1So2 P fmrs e6-6,f6-6,a-f5,f-k6 - 0 -"
    )
    assert score(table) == (64, 62)
    assert sorted(line.points for line in table.score().lines_of(0)) == [2, 24, 38]
    assert [line.points for line in table.score().lines_of(1)] == [62]
    assert export(table) == text


def test_there_are_golden_records():
    assert len(RECORDS) >= 12


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_the_same_end(path: Path):
    text = path.read_text(encoding="utf-8")

    table = read_record(text)

    assert write_record(table) == text
    assert export(read_record(export(table))) == export(table)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_opened_in_the_middle_goes_on(path: Path):
    text = path.read_text(encoding="utf-8")
    whole = read_record(text)
    for upto in range(0, len(whole.answers), 9):
        table = read_record(text, upto=upto)
        opened_there = at(position(table))
        for answer in whole.answers[len(table.answers) :]:
            if opened_there.is_over:
                break
            if opened_there.decision.prompt == answer.prompt and not answer.forced:
                opened_there.answer(answer.option)
        assert opened_there.is_over == whole.is_over
        assert position(opened_there) == position(whole)


@pytest.mark.parametrize("first", ["purple", "yellow"])
def test_two_turns_to_a_number_whoever_starts(first: str):
    table = opened(first=first)
    turns = ["b4-b5", "d5-d6", "b5-b4"] if first == "purple" else ["d5-d6", "b4-b5", "d6-d5"]
    play(table, *turns)

    lines = export(table).splitlines()

    assert lines == [
        "oklahoma",
        f"start {FIXED if first == 'purple' else FIXED.replace(' P ', ' Y ')}",
        f"1. {turns[0]} {turns[1]} 2. {turns[2]}",
        "quit P 0 Y 0",
    ]


def test_wrapping_numbers_comments_and_blanks_do_not_matter():
    table = read_record(
        "# a game\noklahoma # heading\n\nstart " + FIXED + "\n"
        "  b4-b10xg2   # no number\n7. j8-f8\ne10-e1xd5 9.\n3. g2-j2xh7\nquit  P 0  Y 0\n"
    )

    assert len(table.answers) == 8
    assert export(table).splitlines()[2] == "1. b4-b10xg2 j8-f8 2. e10-e1xd5 g2-j2xh7"


def test_half_a_turn_stands_in_the_header():
    table = play(opened(), "b4-b10xg2")
    half(table, "j8-f8")
    text = write_record(table)

    assert "# open: j8-f8" in text
    assert text.endswith("1. b4-b10xg2\nquit P 0 Y 0\n")
    again = read_record(text)
    assert again.state == table.state
    assert again.decision.prompt == "stones"


@rule("O-R37")
def test_the_scores_of_quit_are_those_after_the_last_complete_turn():
    # c10-j10 gives Yellow a homestead of 42 squares; nothing is asked, the turn is complete.
    table = at("10r/2P6r1/8r2/8r2/2Y4r3/rrrrrrrr3/11/1P6P2/11/3Y5Y1/11 P r - - 3 -")
    half(table, "c10-j10")
    assert export(table).endswith("quit P 0 Y 42\n")

    # c10-c6 does the same on a river square from where stones can be placed: the turn is open.
    other = at("10r/2P6r1/8r2/8r2/4Y2r3/rrrrrrrr3/11/1P6P2/11/3Y5Y1/11 P r - - 3 -")
    half(other, "c10-c6")
    assert other.decision.prompt == "stones"
    assert score(other) == (0, 42)
    assert export(other).endswith("quit P 0 Y 0\n")
    assert read_record(write_record(other)).state == other.state


@rule("O-R38")
def test_a_record_that_starts_in_the_middle_of_a_turn_begins_with_its_stones():
    line = "11/1P2P6/5o5/9Y1/7P3/5o5/3Y7/11/5o5/6Y4/11 P - - - 1 @b10"
    for stones in ("-", "xg2"):
        table = at(line)
        table.answer_text(stones)
        play(table, "j8-f8")

        text = export(table)

        assert text.splitlines()[2] == f"1. {stones} j8-f8"
        again = read_record(text)
        assert again.state == table.state


def test_a_record_of_a_game_that_is_over_before_it_begins():
    line = "5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5 Y - - - 0 -"

    assert export(at(line)) == f"oklahoma\nstart {line}\nend P 55 Y 55\n"
    assert read_record(export(at(line))).is_over


def test_a_record_of_an_unfinished_set_up():
    table = opened(setup="free")
    for placement in ["@f3", "@f6"]:
        table.answer_text(placement)

    lines = export(table).splitlines()

    assert lines[1].endswith(" u0")
    assert lines[2:] == ["@f3 @f6", "quit P 0 Y 0"]
    assert read_record(export(table)).state == table.state


@rule("O-R39", "O-R2")
def test_a_drawn_start_is_kept():
    for seed in range(6):
        table = play_out(
            opened(seed, first="draw", setup="free" if seed % 2 else "fixed"), Dice(seed)
        )
        text = write_record(table)

        again = read_record(text)

        assert again.answers == table.answers
        assert write_record(again) == text
        # Bare notation knows who started, not that it was drawn.
        bare = read_record(export(table))
        assert bare.state == table.state
        assert len(bare.answers) == len(table.answers) - 1


@rule("O-R39")
def test_a_drawn_start_before_the_first_turn_stands_in_the_header():
    for seed in range(4):
        table = opened(seed, first="draw")
        drawn = str(table.answers[0].option)
        text = write_record(table)

        assert f"# open: {drawn}\n" in text
        again = read_record(text)
        assert again.state == table.state
        assert again.answers == table.answers


def test_a_start_that_is_still_to_be_drawn_stays_so():
    for setup in ("fixed", "free"):
        settings = {"first": "draw", "setup": setup}
        table = open_table("oklahoma", settings=settings, asks_chance=True)

        again = read_record(write_record(table))

        assert again.state == table.state
        assert again.decision.prompt == "first"
        assert refusal(again, "b4-b5") == "why.draw-first"
        over = at("5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5 Y - - - 0 -")
        drawn = opened(position=position(over), first="draw")
        assert write_record(read_record(write_record(drawn))) == write_record(drawn)


GAME = f"oklahoma\nstart {FIXED}\n1. b4-b10xg2 j8-f8\nquit P 0 Y 0\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GAME.replace("oklahoma", "oklahoma 2"), "should begin"),
        ("oklahoma\n", "start"),
        (GAME.replace("start ", "begin "), "start"),
        (GAME.replace(" 0 -\n", " 0\n"), "fields"),
        (GAME.replace("quit P 0 Y 0\n", ""), "cut"),
        (GAME.replace("quit P 0 Y 0", "quit P 1 Y 0"), "quit P 0 Y 0"),
        (GAME.replace("quit P 0 Y 0", "end P 0 Y 0"), "quit P 0 Y 0"),
        (GAME + "2. e10-e1\n", "follow"),
        (GAME.replace("j8-f8", "j8-z8"), "z8"),
        (GAME.replace("j8-f8", "@f8"), "belong"),
        (GAME.replace("j8-f8", "xd5"), "belong|Move"),
        (GAME.replace("j8-f8", "j8-f9"), "line"),
        (GAME.replace("j8-f8", "j8-f8xb10=b8"), "sooner"),
        (GAME.replace("b4-b10xg2", "b4-b10xe10"), "your own"),
        (GAME.replace("j8-f8", "rubbish"), "notation"),
        ("oklahoma\nstart 11/11/11/11/11/11/11/11/11/11/11 P - - - 0 u0\nf3\nquit P 0 Y 0\n", "f3"),
    ],
)
def test_a_bad_record_gets_a_clear_sentence(text: str, says: str):
    with pytest.raises(Refusal, match=says):
        read_record(text)


def test_stones_after_a_move_without_any_are_refused():
    line = "3p7/2r8/1r9/r8Y1/3rr2P3/4rrr4/3Y2rr3/1P8r/9r1/6Y1r2/7r3 P r - - 7 -"

    for tail in ("", " d5-d6"):
        with pytest.raises(Refusal, match="no stone can be placed"):
            read_record(f"oklahoma\nstart {line}\n1. d11-c11xd5{tail}\nquit P 6 Y 0\n")


def test_nothing_may_follow_a_finished_game():
    text = of_the_digest("O-E35")

    with pytest.raises(Refusal, match="follow"):
        read_record(text.replace("end P", "33. b4-b5\nend P"))
    with pytest.raises(Refusal, match="41"):
        read_record(text.replace("end P 41", "end P 42"))
