"""Boonlake as people play it at a terminal: alone against the Eminence, and two at one screen."""

from __future__ import annotations

import re
from pathlib import Path

from boomtable.engine import read_record
from tests.cli.terminal import PROMPT, Person
from tests.marks import slow

COVER = r"The screen is for (\w+) now"


def saved(home: Path) -> Path:
    [path] = (home / "boomtable" / "games").iterdir()
    return path


@slow
def test_a_whole_game_against_the_wise_eminence(tmp_path: Path) -> None:
    ann = Person(
        tmp_path,
        "play",
        "boonlake",
        "--seats",
        "human:Ann",
        "--seed",
        "4",
        "--option",
        "level=easy",
    )

    ann.sees("Ann: Keep one of your two scoring tiles")
    asked = 0
    while ann.sees(rf"{PROMPT}|Play .* again")[0].startswith(">"):
        assert re.search(r"Boonlake · (set-up|turn \d)", ann.lines[0]), (
            "the title has scrolled away"
        )
        assert re.search(r"^Ann: ", ann.text, re.MULTILINE)
        assert re.search(r"^▶●", ann.text, re.MULTILINE)
        ann.answers("1")
        asked += 1

    ann.sees("The record of the game")
    assert ann.leaves() == 0
    table = read_record(saved(tmp_path).read_text())
    assert table.is_over
    assert asked >= 40
    assert "The Wise Eminence" in ann.raw


@slow
def test_two_people_at_one_screen_keep_their_secrets(tmp_path: Path) -> None:
    people = Person(tmp_path, "play", "boonlake", "--seats", "human:Ann,human:Bob", "--seed", "5")
    hands: dict[str, set[str]] = {}
    for who in ("Ann", "Bob"):
        assert people.sees(COVER)[1] == who
        assert "Hand" not in people.text
        people.types("")
        people.sees(f"{who}: Keep one of your two scoring tiles")
        hands[who] = set(re.findall(r"^[ ▸][☼◒☾] (\S.*?)  ", people.text, re.MULTILINE))
        others = set().union(*(hands[it] for it in hands if it != who)) - hands[who]
        assert not [name for name in others if name in people.text]
        people.answers("1")

    assert all(len(hand) >= 5 for hand in hands.values())  # Some have a card twice.
    first = people.sees(COVER)[1]
    people.types("")
    people.sees(f"{first}: Build your first production site")
    people.answers("site iron")
    second = people.sees(COVER)[1]
    assert {first, second} == {"Ann", "Bob"}
    assert not re.search(r"[☼◒☾]", people.text)
    people.types("")
    people.sees(f"{second}: Build your first production site")
    people.answers("site wood")
    assert people.sees(COVER)[1] == first
    people.types("")
    people.sees(f"{first}: Choose an action strip")
    assert re.search(r"^Canal W0\+2 › L0 › S0 › I1$", people.text, re.MULTILINE)


@slow
def test_a_stranger_is_told_what_the_signs_mean(tmp_path: Path) -> None:
    ann = Person(
        tmp_path, "play", "boonlake", "--seats", "human:Ann,bot:random", "--seed", "6", rows=80
    )
    ann.answers("help")

    ann.sees("The signs on the table:")
    ann.sees(r"↧ +lever that is used until the next scoring")
    ann.answers("table")
    ann.sees("Levers  slot, price")
    assert "Free sites" in ann.raw


@slow
def test_an_option_is_meant_by_the_number_beside_it(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "boonlake", "--seats", "human:Ann,bot:random", "--seed", "3")
    ann.answers("2")
    ann.sees("Ann: Build your first production site")
    ann.answers("3")
    ann.sees("Ann: Choose an action strip")
    third = ann.sees(r"\[3\] (\w+)")[1]
    ann.answers("3")

    ann.sees(rf"Ann takes {third}")
