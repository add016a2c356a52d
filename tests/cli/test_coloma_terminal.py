"""Coloma as people play it at a terminal: alone against the Shade, and two at one screen."""

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
def test_a_whole_game_against_the_shade(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "coloma", "--seats", "human:Ann", "--seed", "4")

    ann.sees("Ann: Put away one card")
    asked = 0
    while ann.sees(rf"{PROMPT}|Play .* again")[0].startswith(">"):
        assert re.search(r"Coloma · (set-up|turn \d)", ann.lines[0]), "the title has scrolled away"
        assert re.search(r"^Ann: ", ann.text, re.MULTILINE)
        ann.answers("1")
        asked += 1

    ann.sees("The record of the game")
    assert ann.leaves() == 0
    table = read_record(saved(tmp_path).read_text())
    assert table.is_over
    assert asked >= 15
    assert "The Shade" in ann.raw


@slow
def test_two_people_at_one_screen_keep_their_secrets(tmp_path: Path) -> None:
    people = Person(
        tmp_path, "play", "coloma", "--seats", "human:Ann,human:Bob", "--seed", "5", "--option",
        "mules=yes",
    )  # fmt: skip
    hands: dict[str, set[str]] = {}
    for _ in range(4):  # Everybody puts away two cards.
        who = people.sees(COVER)[1]
        assert "Hand" not in people.text
        people.types("")
        people.sees(f"{who}: Put away one card")
        cards = re.findall(r"^ (\S.*?) +[1-5☞↰‡] \d\$", people.text, re.MULTILINE)
        hands.setdefault(who, set(cards))
        people.answers("1")

    assert all(len(hand) == 6 for hand in hands.values())
    for who, dial in (("Ann", "dial 2 mule 4"), ("Bob", "dial 3 mule 1")):
        assert people.sees(COVER)[1] == who
        assert "dial" not in people.text
        people.types("")
        people.sees(f"{who}: Choose in secret the Sites")
        others = set().union(*(hands[it] for it in hands if it != who)) - hands[who]
        assert not [name for name in others if name in people.text]
        if who == "Bob":
            assert re.search(r"Ann .*sealed$", people.text, re.MULTILINE)
            # After the Carrots of both nobody stands on any Site.
            assert len(re.findall(r"^[1-5] .*▾●▲$", people.text, re.MULTILINE)) == 5
        people.answers(dial)

    assert people.sees(COVER)[1] == "Ann"  # Site 2 comes before Site 3.
    people.types("")
    people.sees("Ann: Site 2, Rivers and Bridges")
    people.answers("undo")
    people.sees("too late to take that back")


def test_an_option_is_meant_by_the_number_beside_it(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "coloma", "--seats", "human:Ann,bot:random", "--seed", "6")
    for _ in range(2):
        ann.sees("Ann: Put away one card")
        ann.answers("2")
    ann.sees("Ann: Choose in secret the Site")
    ann.answers("4")

    ann.sees("Ann: Site 4")
    assert re.search(r"^▶●.Ann .*Site 4, Coloma$", ann.text, re.MULTILINE)


@slow
def test_a_stranger_is_told_what_the_signs_mean(tmp_path: Path) -> None:
    ann = Person(
        tmp_path, "play", "coloma", "--seats", "human:Ann,bot:random", "--seed", "6", rows=60
    )
    ann.answers("help")

    ann.sees("The signs on the table:")
    ann.sees(r"⌂ +building in a town, 6 VP")
    ann.sees(r"B +Buster, the third Pioneer")
    ann.answers("table")
    ann.sees("Enter: more")
    ann.types("")
    ann.sees("Hand  Site, Hammer│Saw")
    assert "Bridges" in ann.raw
