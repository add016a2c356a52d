"""What the guides of the search know: where it stops, and how it plays on."""

from __future__ import annotations

from typing import cast

import pytest

from boomtable.bots import make_bot
from boomtable.bots.greedy import GreedyBot
from boomtable.bots.judges.boonlake import side_worth
from boomtable.bots.search.guide import Guide
from boomtable.bots.search.guides import boomtown
from boomtable.bots.search.guides.boonlake import has_turn_to_come
from boomtable.engine import Dice, Seat, State, Table, open_table
from boomtable.games.boonlake.state import Boonlake
from tests.bots.test_search import GAMES, asked
from tests.marks import slow


@pytest.mark.parametrize("game", GAMES)
def test_the_horizon_is_not_here_but_it_is_reached(game: str) -> None:
    guide = Guide(game)
    table = open_table(game, seed=6, keeps_log=False)
    seat, start = table.awaited[0], table.state.copy()
    table.dice = None

    answers = play_to_horizon(guide, table, seat, start)

    assert 0 < answers < 150


def play_to_horizon(guide: Guide, table: Table, seat: int, start: State) -> int:
    """Play on as the guide says; how many answers that took."""
    answers = 0
    while table.decision is not None and not guide.is_horizon(table, start, seat):
        if table.awaited[0] < 0:
            table.pick(0)
        else:
            asked_seat = table.awaited[0]
            table.answer(guide.answer(table, asked_seat, Dice(1)), asked_seat)
        answers += 1
    return answers


def test_bids_are_weighed_as_the_greedy_bot_weighs_them() -> None:
    table = asked("boomtown", "bid", 4)
    greedy = GreedyBot(Dice(1), "boomtown")
    for _ in range(12):
        seat = Seat(table, table.awaited[0])
        if seat.prompt == "bid":
            for option, worth in boomtown.weigh(seat)[1:]:
                assert worth == pytest.approx(greedy.worth(seat, option))
        table.answer(greedy.decide(seat), seat.number)


@pytest.mark.parametrize("players", [3, 5])
def test_what_was_worked_out_for_another_table_is_not_mistaken_for_this(players: int) -> None:
    tables = [
        open_table("boomtown", players, {"short": short} if players == 3 else {}, seed=1)
        for short in (False, True, False)
    ]

    weighed = [boomtown.weigh(Seat(table, table.awaited[0])) for table in tables]

    assert weighed[0] == weighed[2]
    if players == 3:
        assert weighed[0] != weighed[1]


@pytest.mark.parametrize("game", ["boonlake", "coloma"])
def test_looking_ahead_leaves_the_table_as_it_is(game: str) -> None:
    guide = Guide(game)
    table = open_table(game, 2, seed=6, keeps_log=False)
    seat, start = table.awaited[0], table.state.copy()
    play_to_horizon(guide, table, seat, start)
    before = table.state.copy()

    worths = guide.worths(table, seat)

    assert len(worths) == 2
    assert table.state == before


@pytest.mark.parametrize("players", [1, 2])
def test_in_the_middle_of_a_turn_no_other_turn_is_imagined(players: int) -> None:
    table = asked("boonlake", "choose-strip", players)
    seat, guide = table.awaited[0], Guide("boonlake")

    for option in table.options():
        after = table.fork()
        after.answer(option)
        game = cast("Boonlake", after.state)
        assert guide.worths(after, seat)[seat] == side_worth(game, seat)


def test_who_plays_alone_is_measured_by_what_was_expected() -> None:
    table = open_table("coloma", 1, seed=6, keeps_log=False)
    guide = Guide("coloma")
    worth = guide.worths(table, 0)[0]

    (better, _), (worse, _) = (
        guide.outcome(table, 0, expected) for expected in (worth - 5, worth + 5)
    )

    assert better[0] > 0.5 > worse[0]


@slow
@pytest.mark.parametrize(
    ("game", "players"), [("boonlake", 1), ("boonlake", 2), ("coloma", 1), ("coloma", 2)]
)
def test_the_end_of_a_game_can_be_searched_answer_by_answer(game: str, players: int) -> None:
    table = open_table(game, players, seed=1, keeps_log=False)
    bots = [GreedyBot(Dice(1 + seat), game) for seat in range(players)]
    past = []
    while table.decision is not None:
        past.append(table.fork())
        seat = table.awaited[0]
        table.answer(bots[seat].decide(Seat(table, seat)), seat)

    for moment in past[-30:]:
        seat = moment.awaited[0]
        answer = make_bot("search-2n", game, Dice(1)).decide(Seat(moment, seat))
        assert answer in moment.options(seat)


@pytest.mark.parametrize(
    ("active", "starter", "turns"),
    [(1, 0, [False, True, True]), (2, 0, [False, False, True]), (2, 1, [True, False, True])],
)
def test_who_has_had_the_last_turn_looks_no_further(
    active: int, starter: int, turns: list[bool]
) -> None:
    game = cast("Boonlake", open_table("boonlake", 3, seed=1).state)
    game.active, game.starter = active, starter

    assert all(has_turn_to_come(game, seat) for seat in range(3))
    game.last_trigger = starter
    assert [has_turn_to_come(game, seat) for seat in range(3)] == turns
