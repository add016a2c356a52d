"""An answer may be taken back until chance or another seat has spoken since."""

from __future__ import annotations

from dataclasses import replace

import pytest

from boomtable.engine import Illegal, RuleBook, Table, choose, open_table, save
from tests.toys.claims.vocabulary import Accuse, Draw, Fine, Offer, Play
from tests.toys.nim import GAME as NIM
from tests.toys.nim import Nim, Take


def after_the_win(players: int = 2) -> Table:
    """Seat 1 has won the claim and accuses somebody; no dice, so that chance waits."""
    table = open_table("claims", players, {"modules": "sheriff", "law": "stern"}, asks_chance=True)
    for seat in range(players):
        for card in ("pan", "pan", "dynamite" if seat == 1 else "pick"):
            table.answer(Draw(card))
    table.answer(Offer("vein"))
    for seat in range(players):
        table.answer(Play("dynamite" if seat == 1 else "pan"), seat)
    return table


def test_an_answer_can_be_taken_back() -> None:
    table = open_table("nim", seed=1)
    before = save(table)

    table.answer(Take(3))
    table.undo(0)

    assert save(table) == before


def test_an_answer_stays_when_another_seat_has_spoken() -> None:
    table = open_table("nim", seed=1)
    table.answer(Take(1))
    table.answer(Take(1))

    with pytest.raises(Illegal, match="another player's"):
        table.undo(0)


def test_an_answer_stays_when_chance_has_spoken() -> None:
    table = after_the_win(3)
    table.answer(Accuse(0))
    table.answer(Fine(2))
    table.answer(Draw("pick"))

    with pytest.raises(Illegal, match="too late"):
        table.undo(1)


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(Illegal, match="nothing to take back"):
        open_table("nim", seed=1).undo(0)


def test_a_forced_answer_of_another_seat_counts_as_speech() -> None:
    table = open_table("nim", settings={"heap": "4"}, seed=1)
    table.answer(Take(3))

    assert table.answers[-1].forced
    with pytest.raises(Illegal, match="too late"):
        table.undo(0)


def test_answers_of_one_rule_are_taken_back_one_by_one() -> None:
    table = after_the_win(3)
    start = save(table)
    table.answer(Accuse(2))
    accused = save(table)
    table.answer(Fine(2))
    assert table.state.fined == [0, 0, 2]

    table.undo(1)
    assert save(table) == accused
    assert table.state.fined == [0, 0, 0]
    table.undo(1)
    assert save(table) == start


def test_a_forced_answer_is_taken_back_with_the_one_before_it() -> None:
    table = after_the_win(2)  # Two players: the accusation is forced, the fine is not.
    before = save(table)
    assert table.answers[-1].option == Accuse(0)
    assert table.answers[-1].forced

    table.answer(Fine(1))
    table.undo(1)

    assert save(table) == before


def test_restart_goes_back_to_the_first_answer_of_the_turn() -> None:
    table = after_the_win(3)
    before = save(table)
    table.answer(Accuse(0))
    table.answer(Fine(1))

    table.restart_turn(1)

    assert save(table) == before


def test_a_sealed_answer_can_be_changed_until_the_reveal() -> None:
    table = open_table("claims", 3, seed=4)
    before = save(table)
    table.answer(table.options(0)[0], 0)
    table.answer(table.options(1)[-1], 1)

    table.undo(0)

    assert table.awaited == (0, 2)
    table.undo(1)
    assert save(table) == before


def test_a_sealed_answer_stays_after_the_reveal() -> None:
    table = after_the_win(3)

    with pytest.raises(Illegal, match="too late"):
        table.undo(0)


def test_a_taken_back_answer_leaves_no_line_in_the_log() -> None:
    table = open_table("nim", seed=1)
    table.answer(Take(3))
    assert len(table.events(None)) == 1

    table.undo()

    assert table.events(None) == []
    assert table.answers == []


def test_a_turn_restarts_within_the_turn_only() -> None:
    """Without chance a lone player may undo turn after turn; restart stops at each beginning."""
    book = RuleBook()

    @book.step
    async def turn(game: Nim, seat: int) -> None:
        game.begin_turn()
        for _ in range(2):
            taken = await choose(seat, "take", [Take(1), Take(2)])
            game.heap -= taken.count
        if game.heap > 4:
            game.push("turn", seat)

    table = open_table(replace(NIM, rules=book), settings={"heap": "20"}, seed=1)
    for _ in range(4):
        table.answer(Take(1))
    table.answer(Take(2))
    assert table.state.heap == 14

    table.restart_turn()
    assert table.state.heap == 16
    table.undo()
    assert table.state.heap == 17
    table.restart_turn()
    assert table.state.heap == 18
