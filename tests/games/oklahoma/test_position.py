"""The position line of the rules file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtable.engine import Dice, Refusal, find
from boomtable.engine.catalogue import standard_box
from boomtable.games.oklahoma.board import NOWHERE
from boomtable.games.oklahoma.position import read_position, write_position
from boomtable.locale import LANGUAGES
from tests.games.oklahoma.builders import FIXED, answers, at, opened, position, refused_settings
from tests.marks import rule

DIGEST = Path(__file__).parents[3] / "docs" / "rules" / "oklahoma.md"
LINE = re.compile(r"(?:[0-9PYSpysomr]+/){10}[0-9PYSpysomr]+ [PY] \S+ \S+ \S+ \d+ [-@u\w]+")
BOX = standard_box(find("oklahoma").package)
EMPTY = "11/11/11/11/11/11/11/11/11/11/11"


def lines_of_the_digest() -> list[str]:
    return sorted(set(LINE.findall(DIGEST.read_text(encoding="utf-8"))))


def refused(text: str) -> str:
    with pytest.raises(Refusal) as refusal:
        read_position(text, BOX)
    assert all(refusal.value.say(lang) for lang in LANGUAGES)
    return refusal.value.text.key.removeprefix("oklahoma.").removeprefix("position.")


def test_the_digest_has_many_positions():
    assert len(lines_of_the_digest()) > 50


@pytest.mark.parametrize("line", lines_of_the_digest())
def test_every_position_of_the_digest_reads_and_writes_back_as_the_same_text(line: str):
    assert write_position(read_position(line, BOX)) == line
    assert position(at(line)) == line


@rule("O-E34")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (FIXED.removesuffix(" -"), "fields"),
        (FIXED.replace("/11 P", "/10 P"), "squares"),
        (FIXED.replace("/11 P", "/56 P"), "number"),
        (FIXED.replace(" P - -", " P m -"), "module-bare"),
        (FIXED.replace(" P - - ", " P f k1-3 "), "rails-edge"),
        (FIXED.replace(" P - - ", " P f c1-3,c4-5 "), "other-text"),
        (FIXED.replace("- - - 0", "- - b4 0"), "last"),
        (FIXED.replace(" 0 -", " 25 -"), "quiet-limit"),
        (FIXED.replace(" 0 -", " 0 @d5"), "active"),
        (FIXED.replace("/11 P", "/PPPPP6 P"), "too-many-boomer"),
    ],
)
def test_the_refused_texts_of_the_digest(text: str, reason: str):
    assert refused(text) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "fields"),
        (FIXED + " ", "fields"),
        (FIXED.replace(" P ", "  P "), "fields"),
        (FIXED.replace("11/4P6", "4P6"), "rows"),
        (FIXED.replace("11/4P6", "11/4P5"), "squares"),
        (FIXED.replace("11/4P6", "11/4P06"), "number"),
        (FIXED.replace("11/4P6", "0P91/4P6"), "number"),
        (FIXED.replace("11/4P6", "12/4P6"), "number"),
        (FIXED.replace("4P6", "4Q6"), "letter"),
        (FIXED.replace("4P6", "4²6"), "letter"),
        (FIXED.replace(" P ", " p "), "side"),
        (FIXED.replace(" P - ", " P sf "), "modules"),
        (FIXED.replace(" P - ", " P ff "), "modules"),
        (FIXED.replace(" P - ", " P x "), "modules"),
        (FIXED.replace(" P - ", " P f "), "module-bare"),
        (FIXED.replace(" P - ", " P r "), "module-bare"),
        (FIXED.replace(" P - ", " P s "), "sooners"),
        (FIXED.replace(" P - - ", " P - c1-11 "), "module-missing"),
        (FIXED.replace("11/4P6", "m10/4P6"), "module-missing"),
        (FIXED.replace("11/4P6", "r10/4P6"), "module-missing"),
        (FIXED.replace("4P6", "4p6"), "module-missing"),
        (FIXED.replace("11/4P6", "S10/4P6"), "module-missing"),
        (FIXED.replace("11/4P6", "SSSS7/4P6").replace("P - ", "P s "), "too-many-sooner"),
        (FIXED.replace("11/4P6", "SS9/4P6").replace("P - ", "P s "), "sooners"),
        (FIXED.replace("11/4P6", "mmmmmm5/4P6").replace("P - ", "P m "), "too-many-mine"),
        (FIXED.replace("11/4P6", "10Y/4P6"), "too-many-boomer"),
        (FIXED.replace(" P - - ", " P f a-d7,c1-7 "), "other-text"),
        (FIXED.replace(" P - - ", " P f c1-11,d1-11,e1-11 "), "too-many-rail"),
        (FIXED.replace(" P - - ", " P f c0-3 "), "rails-run"),
        (FIXED.replace(" P - - ", " P f c01-3 "), "rails-run"),
        (FIXED.replace(" P - - ", " P f c1-3,c2-4 "), "rails-twice"),
        (FIXED.replace("- - - 0", "- - z9 0"), "last"),
        (FIXED.replace(" 0 -", " 007 -"), "quiet"),
        (FIXED.replace(" 0 -", " x -"), "quiet"),
        (FIXED.replace(" 0 -", " -1 -"), "quiet"),
        (FIXED.replace(" 0 -", " 0 @a1"), "active"),
        (FIXED.replace(" 0 -", " 0 @f3"), "active"),
        (FIXED.replace(" 0 -", " 0 @z1"), "phase"),
        (FIXED.replace(" 0 -", " 0 u"), "phase"),
        (FIXED.replace(" 0 -", " 0 u03"), "phase"),
        (FIXED.replace(" 0 -", " 0 u9"), "setup-done"),
        (FIXED.replace(" 0 -", " 0 u8"), "setup-pieces"),
        (f"{EMPTY} P - - - 3 u0", "setup-quiet"),
        (f"{EMPTY} P - - - 0 u1", "setup-pieces"),
        (f"{EMPTY} P r - - 0 u0", "module-bare"),
    ],
)
def test_a_reader_refuses_what_is_no_position(text: str, reason: str):
    assert refused(text) == reason


def test_the_middle_of_a_turn_with_a_sooner_says_so_twice():
    line = "11/4P6/5o5/9Y1/7P3/2S2S5/3Y7/1P6S2/5o5/6Y4/11 Y s - c6 1 @c6"
    assert position(at(line)) == line
    assert refused(line.replace(" c6 1", " - 1")) == "active-last"
    assert refused(line.replace(" c6 1", " i4 1")) == "active-last"
    assert refused(line.replace("@c6", "@d5")) == "active-last"


@rule("O-R36")
def test_a_position_may_have_fewer_pieces_than_a_game_and_never_more_than_the_box():
    few = "11/1P9/11/11/11/5m5/11/11/11/9Y1/11 P m - - 0 -"

    assert position(at(few)) == few
    assert not at(few).is_over
    nobody = f"{EMPTY} P - - - 0 -"
    assert at(nobody).is_over
    assert at(nobody).score().totals == (0, 0)
    sixteen = FIXED.replace("11/4P6", "rrrrrrrrrrr/rrrrP6").replace("/11 P -", "/r10 P r")
    assert refused(sixteen) == "too-many-river"


def test_a_position_after_all_placements_is_the_beginning_of_a_turn():
    line = "11/4P6/5o5/9Y1/11/5o5/3Y7/1P9/5o5/6Y4/11 P - - - 0 u8"

    table = at(line)
    assert len(answers(table)) == 121 - 8
    table.answer_text("@h7")

    assert position(table) == FIXED


@pytest.mark.parametrize(
    "settings",
    [
        {"modules": "santa-fe"},
        {"modules": "sooners"},
        {"setup": "free"},
        {"first": "yellow"},
    ],
)
def test_other_options_may_not_say_something_else_than_the_position(settings: dict[str, str]):
    assert refused_settings(position=FIXED, **settings) == "position-disagrees"


def test_other_options_may_repeat_what_the_position_says():
    line = position(opened(modules="red-river,sooners", river="oxbows", sooners="close"))
    repeated = {"modules": "red-river,sooners", "river": "oxbows", "sooners": "close"}

    assert position(opened(position=line, **repeated)) == line
    for setting, other in {"river": "long-bend", "sooners": "wide", "first": "yellow"}.items():
        changed = repeated | {setting: other}
        assert refused_settings(position=line, **changed) == "position-disagrees"
    railed = position(opened(modules="santa-fe,silver-mines", rails="pinwheel"))
    both = "santa-fe,silver-mines"
    assert refused_settings(position=railed, modules=both, rails="double-track") == (
        "position-disagrees"
    )
    assert refused_settings(position=railed, modules=both, mines="compass") == "position-disagrees"
    assert position(opened(position=railed, modules=both, mines="five-lodes")) == railed


@rule("O-R39")
def test_who_starts_can_be_drawn_for_a_position_at_the_beginning_of_a_turn():
    drawn = {position(opened(seed, position=FIXED, first="draw")) for seed in range(20)}
    assert drawn == {FIXED, FIXED.replace(" P ", " Y ")}
    middle = "11/1P2P6/5o5/9Y1/7P3/5o5/3Y7/11/5o5/6Y4/11 P - - - 1 @b10"
    assert refused_settings(position=middle, first="draw") == "position-begun"
    begun = "11/4P6/5o5/11/11/5o5/3Y7/1P9/5o5/11/11 Y - - - 0 u6"
    assert refused_settings(position=begun, first="draw") == "position-begun"


def test_positions_of_random_games_read_back_to_themselves_with_the_same_options():
    for seed, modules in enumerate(("none", "santa-fe,silver-mines,red-river,sooners")):
        for setup in ("fixed", "free"):
            table = opened(modules=modules, setup=setup)
            dice = Dice(seed)
            while not table.is_over:
                line = position(table)
                again = at(line)
                assert position(again) == line
                assert answers(again) == answers(table)
                assert again.awaited == table.awaited
                assert again.score().totals == table.score().totals
                table.pick(dice.below(len(table.options())))
            assert at(position(table)).is_over


@rule("O-R41")
def test_a_turn_without_stones_to_decide_on_is_over():
    """After b4-b5 the boomers on g2 and j8 can help; without them only d5 is left, in line."""
    asked = "11/4P6/5o5/9Y1/7P3/5o5/1P1Y7/11/5o5/6Y4/11 P - - - 1 @b5"
    over = "11/4P6/5o5/11/7P3/5o5/1P1Y7/11/5o5/11/11 P - - - 1 @b5"

    assert write_position(read_position(asked, BOX)) == asked
    assert refused(over) == "other-text"
    assert read_position(over.replace("P - - - 1 @b5", "Y - - - 1 -"), BOX).active == NOWHERE
