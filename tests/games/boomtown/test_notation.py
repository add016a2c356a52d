"""The record notation of the digest: what is read, what is refused, and why."""

import pytest

from boomtable.engine import Illegal, Refusal, Unreadable, export, open_table, read_record
from boomtable.games.boomtown.answers import parse
from tests.games.boomtown.test_records import DIGEST
from tests.marks import rule

TEXT = DIGEST.read_text(encoding="utf-8")
HEADING = "boomtown players=3 short=no\n"


def beginning(lines):
    return "\n".join(TEXT.splitlines()[:lines]) + "\n"


@rule("B-E29", "B-4.2")
def test_a_record_whose_first_row_names_an_event_is_refused():
    with pytest.raises(Illegal, match=r"Line 3: Mustang cannot come now"):
        read_record(HEADING + "first P1\nturn 1: CJ11 mustang CM9\n")


def test_comments_blank_lines_and_indentation_do_not_matter():
    text = "# Ann and Bob\n" + TEXT.replace("roll", "\n   roll").replace("P1 pass", "P1 pass # hm")

    assert export(read_record(text)) == TEXT


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ("first P4\n", "no player 4"),
        ("roll 1 1\n", "answers another question"),
        ("P1 pass\n", "Chance should speak here"),
        ("first P1\nturn 2: CJ11 CC8 CM9\n", "Turn 2 comes where turn 1 should"),
        ("first P1\nturn 1: CJ11 CC8\n", "The row has 2 cards, but there are 3 players"),
        ("first P1\nturn 1: CJ11 CC8 CM9 CJ9\n", "The row has 4 cards"),
        ("first P1\nturn 1: CJ11 CC8 CJ11\n", "drawn already"),
        ("first P1\nturn 1: CJ11 CC8 CJ3\n", "no card “CJ3”"),
        ("first P1\nturn 01: CJ11 CC8 CM9\n", "Turn 1 should come here"),
        ("first P1\nP1 pass\n", "Turn 1 should come here"),
        ("first P1\nturn 1: CJ11 CC8 CM9\nP2 pass\n", "P2 answers, but P1 is asked"),
        ("first P1\nturn 1: CJ11 CC8 CM9\nP1 bid 11\n", "you have only 10 gold"),
        ("first P1\nturn 1: CJ11 CC8 CM9\nP1 bid 07\n", "not an answer"),
        ("first P1\nturn 1: CJ11 CC8 CM9\nP1  pass\n", "not an answer"),
        ("first P1\nturn 1: CJ11 CC8 CM9\nend P1 10 P2 10 P3 10\n", "the game is not over"),
        ("first P1\nfirst P1\n", "Turn 1 should come here"),
    ],
)
def test_a_wrong_line_is_refused_with_its_number_and_a_reason(lines, why):
    with pytest.raises(Refusal) as refused:
        read_record(HEADING + lines)

    assert why in refused.value.say("en")
    assert refused.value.say("en").startswith(f"Line {1 + lines.count(chr(10))}:")
    assert refused.value.say("fr").startswith("Ligne")


@pytest.mark.parametrize(
    "heading",
    [
        "boomtown players=4",
        "boomtown short=no",
        "boomtown players=4 short=maybe",
        "boomtown players=4 short=true",
        "boomtown players=4 short=no extra=1",
        "boomtown players=4 short=yes",
        "boomtown players=6 short=no",
        "boomtown players=x short=no",
    ],
)
def test_a_wrong_heading_is_refused(heading):
    with pytest.raises(Refusal):
        read_record(heading + "\nfirst P1\n")


def test_a_finished_game_needs_its_end_exactly_once_and_right():
    without = TEXT.removesuffix("end P1 103 P2 83 P3 74 P4 79\n")

    with pytest.raises(Unreadable, match="no end line"):
        read_record(without)
    with pytest.raises(Illegal, match="the game ended"):
        read_record(without + "end P1 104 P2 83 P3 74 P4 79\n")
    with pytest.raises(Unreadable, match="Nothing may follow"):
        read_record(TEXT + "end P1 103 P2 83 P3 74 P4 79\n")


@rule("B-R6")
def test_forced_answers_are_written_and_have_to_be_there():
    forced = "P3 take CM9\n"
    table = read_record(TEXT)

    assert forced in export(table)
    assert next(it for it in table.answers if str(it.option) == "take CM9").forced
    with pytest.raises(Illegal):
        read_record(TEXT.replace(forced, "", 1))


def test_an_unfinished_record_can_be_played_on():
    table = read_record(beginning(19))

    assert export(table) == beginning(19)
    assert table.decision.prompt == "take"
    table.answer_text("take CC5", 2)
    assert export(table) == beginning(20)


def test_a_table_writes_what_it_answers_itself():
    table = open_table("boomtown", 3, {"short": True}, seed=4)
    while not table.is_over:
        table.pick(0)

    lines = export(table).splitlines()

    assert lines[0] == "boomtown players=3 short=yes"
    assert lines[1].startswith("first P")
    assert sum(line.startswith("turn ") for line in lines) == 15
    assert sum(line.startswith("end ") for line in lines) == 1
    assert lines[-1].startswith("end P1 ")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Pass",
        "pass ",
        "bid",
        "bid -1",
        "bid 1.5",
        "bid 1234567",
        "bid ٣",
        "take",
        "take cj7x!",
        "take CJ",
        "rob P0 3",
        "rob 1 3",
        "rob P1",
        "roll 3",
        "roll 3 4 5",
        "appoint cj",
        "mustang maybe",
        "telegraph",
        "telegraph yes",
        "first 2",
        "pass\n",
    ],
)
def test_what_cannot_be_read_is_unreadable(text):
    with pytest.raises(Unreadable):
        parse(text)
