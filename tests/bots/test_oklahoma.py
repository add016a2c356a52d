"""The greedy bot's judge of Oklahoma Boomers."""

from __future__ import annotations

import pytest

from boomtable.bots import make_bot
from boomtable.bots.judges.oklahoma import final_worth, judge, nearer_land
from boomtable.engine import Dice, Seat, Table
from tests.games.oklahoma.builders import at, opened
from tests.marks import slow


def played(table: Table, bots: list[str], seed: int) -> Table:
    players = [make_bot(name, "oklahoma", Dice(seed * 2 + seat)) for seat, name in enumerate(bots)]
    while not table.is_over:
        seat = table.awaited[0]
        table.answer(players[seat].decide(Seat(table, seat)), seat)
    return table


def answer_of(table: Table) -> str:
    seat = table.awaited[0]
    return str(make_bot("greedy", "oklahoma", Dice(1)).decide(Seat(table, seat)))


def test_a_win_is_worth_more_than_any_land():
    won = at("5o5/1P3o3Y1/5o5/5o5/5o5/1P3o3Y1/5o5/5o5/5o5/1P3oo2Y1/5o5 Y - - - 0 -")

    assert final_worth(won.state, 0) > 1000
    assert judge(won, 1) == -judge(won, 0) < -1000


def test_nearer_land_is_counted_from_both_sides_alike():
    game = opened().state

    assert nearer_land(game, 0) == nearer_land(game, 1)[::-1]


def test_it_ends_the_game_when_that_wins():
    # O-E9 before its last turn: c3-c1xa3 ends the game 41 to 50.
    table = at(
        "8o2/6oo3/3o1o1Po2/1o4ooY2/4oo2oo1/5o4o/1o2o1o4/1Poo2oo3/PoY2o2o2/1o5o2Y/3o4o2 Y - - - 0 -"
    )

    table.answer_text(answer_of(table))
    if table.decision is not None:
        table.answer_text(answer_of(table))

    assert table.is_over
    assert table.score().winners == (1,)


def test_it_looks_at_the_best_stones_before_it_moves():
    table = at("11/Po9/2Y8/9Y1/oo9/11/11/11/8P2/5P4Y/11 P - - - 0 -")
    table.answer_text("a10-a11")
    assert table.decision.prompt == "stones"

    worths = [judge(_picked(table, number), 0) for number in range(len(table.options()))]

    assert judge(table, 0) == max(worths)
    assert len(set(worths)) > 1


def _picked(table: Table, number: int) -> Table:
    child = table.fork()
    child.pick(number)
    return child


@slow
@pytest.mark.parametrize(
    ("modules", "games"), [("none", 40), ("silver-mines", 16), ("red-river", 16), ("sooners", 8)]
)
def test_greedy_beats_random(modules: str, games: int):
    won = 0
    for seed in range(games):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        table = played(opened(seed, modules=modules), bots, seed)
        won += table.score().winners == (bots.index("greedy"),)

    assert won >= games * 0.85 if games < 40 else won >= games * 0.95
