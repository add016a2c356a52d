"""The search: its budget, its tree, its guides."""

from __future__ import annotations

from itertools import count
from typing import cast

import pytest

from boomtable import kernel
from boomtable.bots import make_bot
from boomtable.bots.greedy import GreedyBot
from boomtable.bots.search import Budget, Finding, Findings, SearchBot, make_searcher
from boomtable.bots.search import budget as budgets
from boomtable.bots.search.guide import Guide
from boomtable.bots.search.guides import oklahoma
from boomtable.bots.search.search import ENOUGH, Search
from boomtable.bots.search.tree import REUSED, Arm, Node
from boomtable.engine import Dice, Option, Seat, Table, Unreadable, open_table, play_out
from boomtable.games.boomtown.state import Boomtown

GAMES = ("boomtown", "boonlake", "coloma", "oklahoma")


def asked(game: str, prompt: str, players: int | None = None) -> Table:
    """A table at which somebody has to answer a prompt and has a choice."""
    table = open_table(game, players, seed=5, keeps_log=False)
    bot = GreedyBot(Dice(1), game)
    for _ in range(60):
        assert table.decision is not None
        seat = table.awaited[0]
        if table.decision.prompt == prompt and len(table.options(seat)) > 2:
            return table
        table.answer(bot.decide(Seat(table, seat)), seat)
    raise AssertionError(f"nobody was asked {prompt}")


def search_of(table: Table, budget: Budget, seed: int = 7) -> Search:
    return Search(Guide(table.game.id), budget, Dice(seed))


@pytest.mark.parametrize(
    ("game", "prompt"),
    [("boomtown", "bid"), ("boonlake", "choose-strip"), ("coloma", "dial"), ("oklahoma", "move")],
)
def test_with_the_same_dice_and_nodes_it_finds_the_same(game: str, prompt: str) -> None:
    table = asked(game, prompt)
    seat = Seat(table, table.awaited[0])

    found = [search_of(table, Budget(nodes=10)).search(seat) for _ in range(2)]

    assert found[0] == found[1]
    assert found[0].nodes == 10
    assert sum(it.visits for it in found[0].options) == 10
    assert all(it.option in seat.options for it in found[0].options)
    assert all(0.0 <= it.chance <= 1.0 for it in found[0].options)


def test_a_time_limit_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(budgets, "thread_time", lambda: 0.01 * next(ticks))
    table = asked("boomtown", "bid")

    found = search_of(table, Budget(seconds=1.0)).search(Seat(table, table.awaited[0]))

    # The clock is looked at a few times for every world.
    assert 10 < found.nodes < 100


def test_the_clock_on_the_wall_ends_it_when_the_machine_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = count()
    monkeypatch.setattr(budgets, "monotonic", lambda: 0.02 * next(ticks))
    table = asked("boomtown", "bid")

    found = search_of(table, Budget(seconds=1.0)).search(Seat(table, table.awaited[0]))

    # The clock is looked at a few times for every world.
    assert 10 < found.nodes < 100


def test_what_is_reached_first_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(budgets, "thread_time", lambda: 0.01 * next(ticks))
    table = asked("boomtown", "bid")

    found = search_of(table, Budget(nodes=8, seconds=1.0)).search(Seat(table, table.awaited[0]))

    assert found.nodes == 8


@pytest.mark.parametrize("text", ["", "5", "n", "0n", "0s", "1e3n", "-1s", "nan", "9999999n", "1m"])
def test_a_budget_that_is_none_is_refused(text: str) -> None:
    assert Budget.read(text) is None
    with pytest.raises(Unreadable, match="There is no bot"):
        make_bot(f"search-{text}", "boomtown", Dice(0))


def test_an_answer_that_one_asks_for_is_tried_to_the_end() -> None:
    table = asked("boomtown", "bid")
    seat = Seat(table, table.awaited[0])
    dearest = seat.options[-1]

    found = search_of(table, Budget(nodes=20)).search(seat, dearest)

    given = found.find(dearest)
    assert given is not None
    assert given.visits > 3
    assert given.chance < found.options[0].chance


def last_choice(seed: int) -> Table:
    """The last choice of a game of Boomtown between two cards."""
    table = open_table("boomtown", 3, seed=seed, keeps_log=False)
    bot = GreedyBot(Dice(1), "boomtown")
    while True:
        seat, state = table.awaited[0], cast("Boomtown", table.state)
        if (
            state.number == state.turns
            and table.decision.prompt == "take"
            and len(table.options(seat)) == 2
        ):
            return table
        table.answer(bot.decide(Seat(table, seat)))


def test_what_is_settled_is_not_thought_about_any_longer() -> None:
    table = last_choice(seed=7)
    seat = Seat(table, table.awaited[0])

    found = search_of(table, Budget(nodes=4000)).search(seat)

    assert 2 * ENOUGH <= found.nodes < 1000
    assert found.options[0].chance > found.options[1].chance + 0.1


def test_a_few_defeats_do_not_prove_that_nothing_can_be_won() -> None:
    arm = Arm(last_choice(seed=7).options()[0])
    for _ in range(8):
        arm.add(0.0, 0.0)

    assert arm.error > 0.04


def test_what_one_asks_for_is_looked_at_to_the_end_even_when_it_is_settled() -> None:
    table = last_choice(seed=7)
    seat = Seat(table, table.awaited[0])

    found = search_of(table, Budget(nodes=400)).search(seat, seat.options[0])

    assert found.nodes == 400


def test_what_comes_true_is_not_searched_again() -> None:
    table = asked("oklahoma", "move")
    search = search_of(table, Budget(nodes=20))
    number = table.awaited[0]
    found = search.search(Seat(table, number))
    tried = [it for it in found.options if it.visits >= REUSED]
    option = next(it.option for it in tried if asks_again(table, it.option))
    table.answer(option, number)

    again = search.search(Seat(table, number))

    assert again.nodes > 20


def asks_again(table: Table, option: Option) -> bool:
    """Whether the same seat has a choice after an answer: where its stones go."""
    after = table.fork()
    after.answer(option)
    return after.awaited == table.awaited


def test_a_tree_of_another_moment_is_forgotten() -> None:
    table = asked("oklahoma", "move")
    search = search_of(table, Budget(nodes=8))
    search.search(Seat(table, table.awaited[0]))
    other = open_table("oklahoma", seed=9)
    for _ in range(6):
        other.pick(0)

    found = search.search(Seat(other, other.awaited[0]))

    assert found.nodes == 8


def test_seats_that_answer_at_once_do_not_know_of_each_other() -> None:
    table = asked("coloma", "dial", 2)
    search = search_of(table, Budget(nodes=12))

    search.search(Seat(table, 0))

    assert search.memory is not None
    root = search.memory.root
    assert sorted(root.arms) == [0, 1]
    assert sum(arm.visits for arm in root.arms[1]) == 12
    # What follows hangs on both answers.
    assert all(len(key) >= 2 for key in root.children)


def test_a_game_that_is_over_is_what_it_was() -> None:
    table = play_out(open_table("boomtown", 3, seed=4), Dice(4))

    chances, points = Guide("boomtown").outcome(table, 0)

    assert sum(chances) == pytest.approx(1.0)
    assert [seat for seat, chance in enumerate(chances) if chance] == list(table.score().winners)
    assert tuple(points) == table.score().totals


@pytest.mark.parametrize("game", GAMES)
def test_who_has_more_is_likelier_to_win(game: str) -> None:
    table = open_table(game, seed=3, keeps_log=False)
    guide = Guide(game)

    chances, points = guide.outcome(table, 0)

    assert sum(chances) == pytest.approx(1.0)
    order = sorted(range(len(points)), key=lambda side: points[side])
    assert [chances[side] for side in order] == sorted(chances)


class OwnSearch:
    """A search that a game might bring."""

    def search(self, seat: Seat, also: Option | None = None) -> Findings:
        """The last option."""
        _ = also
        return Findings((Finding(seat.options[-1], 1, 1.0),), 1)


def test_a_game_may_bring_a_search_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    own = OwnSearch()
    monkeypatch.setattr(oklahoma, "searcher", lambda _budget, _dice, _other: own)
    table = asked("oklahoma", "move")
    seat = Seat(table, table.awaited[0])

    bot = SearchBot(Dice(1), "oklahoma", Budget(nodes=4))

    assert bot.decide(seat) == seat.options[-1]


def test_oklahoma_is_searched_by_the_compiled_rules() -> None:
    table = asked("oklahoma", "move")
    seat = Seat(table, table.awaited[0])

    found = [make_searcher("oklahoma", Budget(nodes=4), Dice(1)).search(seat) for _ in range(2)]

    assert found[0] == found[1]
    assert found[0].nodes == 4 * oklahoma.QUICKNESS
    assert {it.option for it in found[0].options} == set(seat.options)
    assert found[0].options[0].visits == max(it.visits for it in found[0].options)


def test_what_was_not_compiled_is_searched_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "is_available", False)

    assert isinstance(make_searcher("oklahoma", Budget(nodes=4), Dice(1)), Search)


def test_what_the_compiled_rules_cannot_take_is_searched_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise kernel.Unfit("a box of one's own")

    monkeypatch.setattr(kernel, "search", refuse)
    table = asked("oklahoma", "move")

    found = make_searcher("oklahoma", Budget(nodes=4), Dice(1)).search(Seat(table, 0))

    assert found.nodes == 4


def test_promising_arms_are_tried_first_and_others_in_the_end() -> None:
    options = asked("oklahoma", "move").options()[:3]
    node = Node()
    node.widen(0, list(zip(options, (5.0, 4.0, -20.0), strict=True)), heat=2.0)

    tried = []
    for _ in range(30):
        arm = node.promising(0, options)
        assert arm is not None
        tried.append(options.index(arm.option))
        arm.add(0.5, 0.0)

    assert tried[0] == 0
    assert tried.count(0) > tried.count(1) > tried.count(2)
    assert node.promising(0, options[1:2]) is node.arm(0, options[1])
    assert node.promising(0, ()) is None
