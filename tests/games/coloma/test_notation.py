"""The notation of whole games: what is read, and what is refused with the number of its line."""

from pathlib import Path

import pytest

from boomtable.engine import (
    Dice,
    Illegal,
    Refusal,
    Unreadable,
    export,
    open_table,
    play_out,
    read_record,
    write_record,
)
from boomtable.games.coloma.outcomes import parse
from tests.games.coloma.worlds import state

FOLDER = Path(__file__).parents[2] / "records" / "coloma"
TEXT = (FOLDER / "the-complete-game-of-the-digest.record").read_text("utf-8")
DUEL = (FOLDER / "the-complete-mule-duel-of-the-digest.record").read_text("utf-8")
SOLO = (FOLDER / "the-complete-solo-game-of-the-digest.record").read_text("utf-8")


def test_the_heading_may_have_its_keys_in_any_order_and_others_of_its_own():
    heading = "coloma hash=5f0c specialties=no players=2 boards=A"

    table = read_record(TEXT.replace(TEXT.splitlines()[0], heading))

    assert export(table) == TEXT


def test_comments_blank_lines_and_indentation_do_not_matter():
    lines = [f"   {line}  # as it was" for line in TEXT.splitlines()]

    assert export(read_record("\n\n".join(lines))) == TEXT


@pytest.mark.parametrize(
    ("old", "new", "error", "why"),
    [
        ("players=2 boards", "players=2 players=2 boards", Unreadable, "Line 1"),
        ("players=2 ", "", Unreadable, "Line 1"),
        ("boards=A", "boards=C", Unreadable, "boards"),
        ("mules=no", "mules=perhaps", Unreadable, "mules"),
        ("sheriff P2", "sheriff P3", Illegal, "Line 2"),
        ("sheriff P2", "P1 end", Illegal, "Line 2: Chance is asked here, not a player: P1 end"),
        ("fairground work-crew", "fairground", Illegal, "Line 3: The line “bridges” is too short"),
        ("work-crew\n", "work-crew coopers\n", Illegal, "Line 3: The line is too long"),
        ("chart land-grant", "chart statehood", Illegal, "Line 4"),
        ("P1 deal river", "P2 deal river", Unreadable, "Line 6: .*begin with “P1 deal”"),
        ("coloma-lantern land-office\n", "coloma-lantern\n", Illegal, "too short"),
        ("round 1848.1", "round 1848.2", Illegal, "should be “round 1848.1”, not “round 1848.2”"),
        ("round 1848.1\n", "", Illegal, "should be “round 1848.1”, not “avoid 5 4”"),
        ("dials 3 2", "dials 3", Illegal, "Every player’s Dial belongs on the line"),
        ("dials 3 2", "dials 3 6", Illegal, "no Site 6"),
        ("P2 saw river 2", "P1 saw river 2", Illegal, "P1 answers, but P2 is asked"),
        ("P2 saw river 2", "P2 saw the wood", Unreadable, "Line 16"),
        ("P2 draw faro-parlor", "P2 draw timber-wharf", Illegal, "Line 20"),
        ("P1 sell 1", "P1 sell 2", Illegal, "cannot sell 2"),
        ("end P1 81 P2 58", "end P1 81 P2 59", Illegal, "58"),
        ("end P1 81 P2 58\n", "", Unreadable, "Line"),
        ("end P1 81 P2 58", "end P1 81 P2 58\nP1 end", Unreadable, "Line"),
    ],
)
def test_an_edited_record_is_refused_with_its_line(old, new, error, why):
    assert TEXT.count(old) >= 1

    with pytest.raises(error, match=why) as refused:
        read_record(TEXT.replace(old, new, 1))

    assert refused.value.say("fr") != refused.value.say("en")


def test_a_solo_record_names_its_level():
    with pytest.raises(Unreadable, match="names its level"):
        read_record(SOLO.replace("level=prospector ", ""))
    with pytest.raises(Refusal, match="no level “hero”"):
        read_record(SOLO.replace("prospector", "hero"))


def test_the_dials_of_a_mule_duel_have_the_mules_behind():
    with pytest.raises(Illegal, match="with Mules after “mules”"):
        read_record(DUEL.replace("dials 4 2 mules 5 5", "dials 4 2 5 5"))
    with pytest.raises(Illegal, match="with Mules after “mules”"):
        read_record(TEXT.replace("dials 3 2", "dials 3 2 mules 1 1"))


def test_forced_answers_are_written_like_any_other():
    table = play_out(open_table("coloma", 3, seed=4), Dice(4))

    forced = [answer for answer in table.answers if answer.forced and answer.prompt == "act"]

    assert forced
    assert export(table).count(" end\n") == 45


def test_colours_stand_in_the_heading_only_if_they_are_not_those_of_the_file():
    agreed = open_table("coloma", 3, {"colors": "green,red,blue"}, seed=1)
    plain = open_table("coloma", 3, {"colors": "red,blue,green"}, seed=1)

    assert export(agreed).splitlines()[0].endswith(" mules=no colors=green,red,blue")
    assert export(plain).splitlines()[0].endswith(" mules=no")
    assert state(read_record(export(agreed))).colors == (2, 0, 1)


@pytest.mark.parametrize("upto", range(12, 40))
def test_a_line_that_is_not_complete_waits_in_the_header(upto):
    table = open_table("coloma", 2, asks_chance=True)
    dice = Dice(3)
    while len(table.answers) < upto:
        table.pick(dice.below(len(table.options())))

    text = write_record(table)
    again = read_record(text)

    assert again.answers == table.answers
    assert again.state == table.state
    assert write_record(again) == text


def test_known_cards_are_written_with_the_unknown_ones():
    assert "P1 draw coloma-lantern timber-wharf" in export(read_record(TEXT))
    drawn = [it for it in read_record(TEXT).answers if str(it.option) == "P1 draw coloma-lantern"]

    assert [(it.seat, it.forced, it.secret) for it in drawn] == [(0, True, True)]


@pytest.mark.parametrize(
    "text",
    ["dial 3 mule 2", "go georgetown!", "P1 draw livery-stable", "hammer bridge toll", "pay 0"],
)
def test_single_answers_read_back(text):
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["", "pay", "pay 01", "pay -1", "go Coloma", "hammer", "saw river", "dial 3 mule", "row", "P1"],
)
def test_what_is_no_answer_is_unreadable(text):
    with pytest.raises(Unreadable):
        parse(text)
