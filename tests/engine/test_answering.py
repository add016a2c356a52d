"""Answers, forced answers, chance from outside, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boomtable.engine import (
    CHANCE,
    Broken,
    Dice,
    Illegal,
    Option,
    RuleBook,
    Table,
    Unreadable,
    choose_together,
    open_table,
    save,
    view,
)
from boomtable.engine.moments import Answer
from tests.toys.claims import GAME as CLAIMS
from tests.toys.claims.state import Claims
from tests.toys.claims.vocabulary import Bury, Draw, Offer, Play
from tests.toys.nim import GAME as NIM
from tests.toys.nim import Nim, Take


def claims(**settings: str) -> Table:
    return open_table("claims", 3, {"modules": "sheriff,stash", **settings}, seed=11)


def test_an_answer_is_given_by_value_text_or_number() -> None:
    tables = [open_table("nim", seed=1) for _ in range(3)]

    tables[0].answer(Take(2), seat=0)
    tables[1].answer_text(" take 2 ")
    tables[2].pick(1)

    assert [table.state.heap for table in tables] == [5, 5, 5]


def test_an_answer_out_of_turn_is_refused() -> None:
    table = open_table("nim", seed=1)
    before = save(table)

    with pytest.raises(Illegal, match="not player 2's turn"):
        table.answer(Take(2), seat=1)

    assert save(table) == before


def test_an_answer_that_is_no_option_is_refused() -> None:
    table = open_table("nim", seed=1)

    with pytest.raises(Illegal, match="“take 9” is not possible now"):
        table.answer(Take(9))


def test_a_text_that_is_no_answer_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="“grab 2”"):
        open_table("nim", seed=1).answer_text("grab 2")


@pytest.mark.parametrize("number", [-1, 3, 99])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(Illegal, match="from 1 to 3"):
        open_table("nim", seed=1).pick(number)


def test_nobody_is_asked_in_a_finished_game() -> None:
    table = open_table("nim", settings={"heap": "1"}, seed=1)

    assert table.is_over
    with pytest.raises(Illegal, match="over"):
        table.answer(Take(1))
    with pytest.raises(Illegal, match="over"):
        table.pick(0)


def test_a_single_option_is_answered_by_the_table_and_marked() -> None:
    table = open_table("nim", settings={"heap": "4"}, seed=1)

    table.answer(Take(3))

    assert table.is_over
    assert [(answer.seat, answer.forced) for answer in table.answers] == [(0, False), (1, True)]


def test_a_single_option_that_would_betray_a_hand_is_asked() -> None:
    table = open_table("claims", 2, asks_chance=True)
    for card in ("pick", "pick", "pick", "pan", "pan", "pan"):
        table.answer(Draw(card))
    table.answer(Offer("creek"))

    assert table.awaited == (0, 1)
    assert table.options(0) == [Play("pick")]
    table.answer(Play("pan"), 1)
    table.answer(Play("pick"), 0)
    assert not any(answer.forced for answer in table.answers)


def test_chance_can_be_answered_from_outside() -> None:
    table = open_table("claims", 2, asks_chance=True)

    assert table.awaited == (CHANCE,)
    for card in ("pick", "pan", "pan", "sluice", "sluice", "dynamite"):
        table.answer(Draw(card))
    table.answer(Offer("vein"))

    assert table.state.hands == [["pick", "pan", "pan"], ["sluice", "sluice", "dynamite"]]


def test_an_impossible_outcome_of_chance_is_refused() -> None:
    table = open_table("claims", 4, asks_chance=True)
    for _ in range(3):
        table.answer(Draw("dynamite"))

    with pytest.raises(Illegal):
        table.answer(Draw("dynamite"))


def test_dice_draw_by_weight() -> None:
    offers = [open_table("claims", 2, seed=seed).answers[-1].option for seed in range(400)]

    assert 0.15 < sum(offer == Offer("vein") for offer in offers) / 400 < 0.35


# --- several seats at once -----------------------------------------------------------------------


def test_sealed_answers_are_revealed_when_all_are_in() -> None:
    table = claims()
    plays = {seat: table.options(seat)[0] for seat in (2, 0, 1)}

    table.answer(plays[2], 2)
    table.answer(plays[0], 0)
    assert table.awaited == (1,)
    assert not any(answer.prompt == "play" for answer in table.answers)
    table.answer(plays[1], 1)

    told = [answer for answer in table.answers if answer.prompt == "play"]
    assert [(answer.seat, answer.option) for answer in told] == sorted(plays.items())


def test_others_see_that_an_answer_is_sealed_but_not_which() -> None:
    table = claims()
    table.answer(table.options(2)[0], 2)

    assert view(table, 0)["decision"]["sealed"] == [2]
    assert "answer" not in view(table, 0)["decision"]
    assert view(table, 2)["decision"]["answer"] == str(table.sealed[2])
    assert "options" not in view(table, 2)["decision"]
    assert "options" not in view(table, None)["decision"]


def test_a_second_answer_is_refused() -> None:
    table = claims()
    first = table.options(0)[0]
    table.answer(first, 0)
    before = save(table)

    with pytest.raises(Illegal, match="answered this question already"):
        table.answer(first, 0)

    assert save(table) == before


def test_a_sealed_answer_needs_a_name() -> None:
    table = claims()

    with pytest.raises(Illegal, match="say whose answer"):
        table.answer(table.options(0)[0])


def test_a_seat_that_is_not_there_cannot_seal() -> None:
    table = claims()

    with pytest.raises(Illegal, match="player 8"):
        table.answer(table.options(0)[0], 7)


def test_a_seat_cannot_seal_what_it_does_not_have() -> None:
    table = open_table("claims", 2, asks_chance=True)
    for _ in range(6):
        table.answer(Draw("pick"))
    table.answer(Offer("creek"))

    with pytest.raises(Illegal):
        table.answer(Play("dynamite"), 0)


def guesses(seat: int) -> list[Take]:
    """Seat 0 has one guess, the others have two."""
    return [Take(1)] if seat == 0 else [Take(1), Take(2)]


def guessing(players: tuple[int, ...]) -> Table:
    """A game of one question to several seats, without a pause for who has no choice."""
    book = RuleBook()

    @book.step
    async def turn(game: Nim, _seat: int) -> None:
        answers = await choose_together(players, "guess", guesses)
        game.heap = sum(answer.count for answer in answers.values())

    return open_table(replace(NIM, rules=book), seed=1)


def test_a_seat_without_a_choice_is_sealed_by_the_table() -> None:
    table = guessing((0, 1))

    assert table.awaited == (1,)
    assert table.why_no_undo(0) is not None
    with pytest.raises(Illegal, match="answered this question already"):
        table.answer(Take(1), 0)
    table.answer(Take(2), 1)

    assert table.state.heap == 3
    assert [answer.forced for answer in table.answers] == [True, False]


def test_a_question_that_leaves_nobody_a_choice_is_answered_by_the_table() -> None:
    table = guessing((0,))

    assert table.is_over
    assert [(answer.option, answer.forced) for answer in table.answers] == [(Take(1), True)]


def test_a_secret_answer_is_shown_to_its_seat_only() -> None:
    table = open_table("claims", 2, {"modules": "stash"}, asks_chance=True)
    for card in ("pick", "pan", "pan", "dynamite", "sluice", "sluice"):
        table.answer(Draw(card))
    table.answer(Offer("vein"))
    table.answer(Play("pick"), 0)
    table.answer(Play("dynamite"), 1)

    table.answer(Bury("sluice"), 1)

    buried = table.answers[-1]
    assert buried.secret
    assert [buried.shown_to(seat) for seat in (1, 0, None)] == ["bury sluice", "bury", "bury"]


class Dealt(Option, frozen=True):
    """A card that chance gives to a seat."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"deal {self.card}"

    @property
    def public(self) -> str:
        return "deal"

    @property
    def owner(self) -> int:
        return self.seat


def test_a_secret_outcome_of_chance_is_shown_to_its_owner_only() -> None:
    dealt = Answer(CHANCE, "deal", Dealt(1, "pan"), secret=True)
    assert [dealt.shown_to(seat) for seat in (1, 0, None)] == ["deal pan", "deal", "deal"]

    first = Answer(CHANCE, "deal", Dealt(0, "pan"), secret=True)
    assert [first.shown_to(seat) for seat in (0, 1, None)] == ["deal pan", "deal", "deal"]

    nobodys = Answer(CHANCE, "draw", Draw("pan"), secret=True)
    assert {nobodys.shown_to(seat) for seat in (0, 1, None)} == {nobodys.option.public}

    opened = Answer(CHANCE, "deal", Dealt(1, "pan"))
    assert {opened.shown_to(seat) for seat in (1, 0, None)} == {"deal pan"}


# --- when a rule is wrong ------------------------------------------------------------------------


def test_a_rule_that_fails_stops_the_game_and_loses_nothing() -> None:
    broken = RuleBook()

    @broken.step
    async def turn(game: object, seat: int) -> None:
        await NIM.rules.steps["turn"][0](game, seat)
        if game.heap < 4:  # type: ignore[attr-defined]
            raise ZeroDivisionError

    table = open_table(replace(NIM, rules=broken), seed=1)
    table.answer(Take(3))
    before = save(table)

    with pytest.raises(Broken, match="a rule failed"):
        table.answer(Take(2))

    assert save(table) == before
    assert table.options() == [Take(1), Take(2), Take(3)]


def test_a_rule_that_fails_after_a_reveal_keeps_the_other_seals() -> None:
    broken = RuleBook()
    broken.steps = {**CLAIMS.rules.steps, "refill": (lambda game: 1 / 0, False)}
    table = open_table(replace(CLAIMS, rules=broken), 2, seed=11)
    table.answer(table.options(0)[0], 0)
    before = save(table)

    with pytest.raises(Broken, match="ZeroDivisionError"):
        table.answer(table.options(1)[0], 1)

    assert save(table) == before
    assert table.awaited == (1,)


def test_a_rule_that_fails_after_a_roll_gives_the_dice_back() -> None:
    def begin_round(game: Claims) -> None:
        if game.round == 1:
            raise ZeroDivisionError
        CLAIMS.rules.steps["begin_round"][0](game)

    broken = RuleBook()
    broken.steps = {**CLAIMS.rules.steps, "begin_round": (begin_round, False)}
    table = open_table(replace(CLAIMS, rules=broken), 2, seed=11)
    table.pick(0)
    before = save(table)

    with pytest.raises(Broken):
        table.pick(0)

    assert save(table) == before


def test_an_agenda_that_names_no_rule_is_broken() -> None:
    def setup(box: object, players: int, settings: object) -> object:
        state = NIM.setup(box, players, settings)
        state.push("dance")
        return state

    with pytest.raises(Broken, match="dance"):
        open_table(replace(NIM, setup=setup), seed=1)


def test_two_rules_of_one_name_are_refused() -> None:
    book = RuleBook()

    def turn(game: object) -> None: ...

    book.step(turn)
    with pytest.raises(AssertionError, match="two rules are called turn"):
        book.step(turn)


def test_playing_on_dice_is_reproducible() -> None:
    hands = [open_table("claims", 3, seed=8).state.hands for _ in range(2)]

    assert hands[0] == hands[1]
    assert hands[0] != open_table("claims", 3, seed=9).state.hands
    assert open_table("claims", 3).seed != open_table("claims", 3).seed
    assert open_table("claims", 3, seed=8).dice == Dice(8, rolled=10)
