"""Who sits where."""

from __future__ import annotations

import pytest

from boomtable.cli.language import speak
from boomtable.cli.names import display_names
from boomtable.cli.seating import check_count, default_seats, read_seats, seat_bots
from boomtable.engine import Illegal, Seat, Unreadable, find, open_table


def test_seats_are_people_or_bots() -> None:
    assert read_seats("human, human:Ann ,bot:random,bot") == [
        "",
        "Ann",
        "bot:random",
        "bot:level-3",
    ]


@pytest.mark.parametrize("text", ["", "robot", "human,", "Ann", "human:bot:random"])
def test_other_seats_are_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        read_seats(text)


@pytest.mark.parametrize("sign", ["\x1b", "\x07", "\n", "\u202e", "\u200b", "\x85", "\u2028"])
def test_a_name_has_no_characters_that_nobody_sees(sign: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_seats(f"human:An{sign}n,human")

    code = f"U+{ord(sign):04X}"
    assert f"there are characters in it that nobody sees ({code})" in refusal.value.say("en")
    assert f"des caractères invisibles ({code})" in refusal.value.say("fr")
    assert sign not in refusal.value.say("en")


def test_names_of_foreign_records_cannot_steer_the_terminal() -> None:
    names = ["A\x1b[2Jnn", "\u202e", "bot:gree\x07dy"]

    assert display_names(names) == ["A[2Jnn", "Player 2", "Greedy"]


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(Unreadable, match="There is no bot “deep-blue”"):
        read_seats("human,bot:deep-blue")


def test_the_number_of_seats_fits_the_game() -> None:
    with pytest.raises(Illegal, match=r"cannot be played by 2\. Possible: 3, 4, 5"):
        check_count(find("boomtown"), ["", ""])


def test_alone_one_plays_against_the_usual_bot_that_knows_the_game() -> None:
    assert default_seats(find("nim")) == ["", "bot:random"]
    assert default_seats(find("boomtown")) == ["", "bot:level-3", "bot:level-3"]


def test_names_are_shown_as_people_read_them() -> None:
    names = ["Ann", "", "bot:greedy", "bot:greedy"]

    assert display_names(names) == ["Ann", "Player 2", "Greedy", "Greedy B"]
    speak("fr")
    assert display_names(names) == ["Ann", "Joueur 2", "Greedy", "Greedy B"]


def test_bots_play_the_same_for_a_seed_and_not_like_each_other() -> None:
    def first_answers(seed: int) -> list[list[str]]:
        table = open_table("oklahoma", seed=seed, names=["bot:random", "bot:random"])
        bots = seat_bots(table)
        return [[str(bots[seat].decide(Seat(table, 0))) for _ in range(5)] for seat in (0, 1)]

    assert first_answers(1) == first_answers(1)
    assert first_answers(1) != first_answers(2)
    assert first_answers(1)[0] != first_answers(1)[1]
