"""What a person reads: questions, labels, the log, reasons."""

from __future__ import annotations

import pytest

from boomtable.engine import Dice, Unreadable, load, open_table, play_out
from boomtable.games.oklahoma.board import SQUARE
from boomtable.games.oklahoma.wording import label
from boomtable.locale import sentences
from tests.games.oklahoma.builders import at, half, opened, refusal
from tests.marks import rule

GAME = load("oklahoma")


def question(table) -> str:
    return str(GAME.question(table.state, table.decision))


def test_the_question_says_what_to_do():
    assert question(opened()).startswith("Move one of your boomers")
    assert "sooner" in question(opened(modules="sooners"))
    assert question(half(opened(), "b4-b10")).startswith("Choose an opposing boomer to")
    sooners = opened(modules="sooners")
    assert "or a sooner" in question(half(sooners.fork(), "b4-b5"))
    assert "sooner" not in question(half(sooners, "c8-c7"))
    assert question(opened(setup="free")) == "Place a cornerstone on a vacant square."
    assert question(opened(setup="free", modules="sooners")) == "Place a sooner on a vacant square."


def test_labels_say_where_stones_would_go():
    table = half(opened(), "b4-b10")

    labels = {str(option): str(label(table.state, option)) for option in table.options()}

    assert labels == {
        "-": "no stones",
        "xg2": "with the boomer on g2: a stone on b2",
        "xd5": "with the boomer on d5: stones on b5, d10",
        "xj8": "with the boomer on j8: a stone on b8",
    }
    assert label(table.state, GAME.parse("xd5")).say("fr") == (
        "avec le boomer en d5 : des pierres en b5, d10"
    )


def test_a_label_of_a_sooners_stone_names_the_one_corner():
    table = half(opened(modules="sooners"), "b4-b5")

    assert str(label(table.state, GAME.parse("xc8=b8"))) == ("with the sooner on c8: a stone on b8")


def test_the_log_of_a_game_in_both_languages():
    table = play_out(opened(4, modules="sooners", setup="free", first="draw"), Dice(4))

    for lang in ("en", "fr"):
        told = [GAME.told(event).say(lang, ["Ann", "Ben"]) for event in table.events(None)]
        assert any("Ann" in line for line in told)
        assert len(told) > 40


def test_both_languages_have_the_same_sentences():
    assert list(sentences("en", "oklahoma")) == sorted(sentences("en", "oklahoma"))
    assert set(sentences("en", "oklahoma")) == set(sentences("fr", "oklahoma"))


def test_a_whole_turn_is_two_answers():
    with pytest.raises(Unreadable, match="two answers: first the move, b4-b10"):
        opened().answer_text("b4-b10xg2")


@pytest.mark.parametrize(
    ("text", "reason"),
    [("b4-z9", "no-square"), ("xb12", "no-square"), ("@q1", "no-square"), ("b4b5", "engine")],
)
def test_unreadable_answers(text: str, reason: str):
    assert refusal(opened(), text).startswith(reason)


def test_answers_to_another_question_are_explained():
    assert refusal(opened(), "@a1") == "why.move-first"
    assert refusal(opened(), "P") == "why.move-first"
    assert refusal(half(opened(), "b4-b10"), "e10-e9") == "why.stones-first"
    assert refusal(half(opened(), "b4-b10"), "@a1") == "why.stones-first"
    free = opened(setup="free")
    for text in ("b4-b5", "xd5", "-", "Y"):
        assert refusal(free, text) == "why.place-first"


def test_no_key_is_missing_for_any_reason():
    reasons = [key for key in sentences("en", "oklahoma") if key.startswith("why.")]

    assert len(reasons) > 25
    table = at("Sr9/r10/11/9Y1/7P3/11/3Y7/1P6S2/7S3/6Y4/4P6 P rs - - 0 -")
    assert refusal(table, "a11-c11") == "why.river-stop"


@rule("O-R13")
def test_the_colours_are_the_seats_whatever_the_rulebooks_call_them():
    table = open_table("oklahoma", settings={"first": "draw"}, asks_chance=True)

    labels = [label(table.state, option) for option in table.options()]

    assert [text.say("en") for text in labels] == [
        "Purple makes the first turn",
        "Yellow makes the first turn",
    ]
    assert [text.say("fr") for text in labels] == [
        "Violet joue le premier tour",
        "Jaune joue le premier tour",
    ]


@pytest.mark.parametrize("modules", ["none", "santa-fe,silver-mines,red-river,sooners"])
@pytest.mark.parametrize("setup", ["fixed", "free"])
def test_there_is_a_reason_against_exactly_what_is_not_legal(modules: str, setup: str):
    table = opened(9, modules=modules, setup=setup)
    dice = Dice(9)
    names = list(SQUARE)
    while not table.is_over:
        legal = set(map(str, table.options()))
        one, two, three = (dice.pick(names) for _ in range(3))
        tried = [f"@{one}", f"{one}-{two}", f"x{one}", f"x{one}={two}", "-", "P"]
        tried += [f"{option.split('-')[0]}-{three}" for option in legal if "-" in option[1:]][:3]
        for text in (*legal, *tried):
            reason = GAME.explain(table.state, GAME.parse(text))
            assert (reason is None) == (text in legal), (text, table.state.start)
        table.pick(dice.below(len(table.options())))
