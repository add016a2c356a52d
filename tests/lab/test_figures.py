"""What watched games say of a box."""

from __future__ import annotations

import pytest

from boomtable.lab.figures import figures
from boomtable.lab.findings import Figures, Thing
from boomtable.lab.plans import World
from boomtable.lab.usage import Kind
from tests.lab.games import CARDS, INN, MILL, played


def thing(found: Figures, name: str) -> Thing:
    return next(it for it in found.uses[0].things if it.id == name)


def test_scores_are_told_by_the_number_of_players() -> None:
    found = figures([played(10, 20), played(30, 10), played(3, 6, 9)], [])

    assert [(it.players, it.games, it.score.value) for it in found.scores] == [
        (2, 2, 17.5),
        (3, 1, 6),
    ]
    assert [it.winning.value for it in found.scores] == [25, 9]
    assert (found.scores[0].least, found.scores[0].most) == (10, 30)


def test_what_was_mixed_is_told_apart() -> None:
    worlds = [World(("greedy",) * 2, {"law": law, "rich": "no"}) for law in ("mild", "stern")]
    games = [played(10, 20), played(30, 10), played(12, 30), played(20, 0), played(1, 2)]

    found = figures(games, [], worlds).variants

    assert [(it.setting, it.value, it.games) for it in found] == [
        ("law", "mild", 3),
        ("law", "stern", 2),
    ]
    assert found[1].winning.value == 25
    assert figures(games, []).variants == ()


def test_a_shared_victory_is_shared_among_seats() -> None:
    found = figures([played(5, 5), played(1, 9)], [])

    assert [it.wins.value for it in found.seats] == [0.25, 0.75]
    assert found.shared_victories == 1


def test_points_are_split_by_their_source() -> None:
    found = figures([played(10, 20, gold=4), played(30, 10, gold=2)], [])
    gold, land = found.sources

    assert (gold.id, gold.points.value, land.points.value) == ("x.score.gold", 3, 14.5)
    assert gold.share + land.share == pytest.approx(1)
    assert land.winners is not None
    assert land.rest is not None
    assert land.edge is not None
    assert (land.winners.value, land.rest.value, land.edge.value) == (22, 7, 15)
    assert land.by_players == {2: 14.5}


def test_only_seats_that_were_offered_a_thing_could_use_it() -> None:
    games = [played(10, 20, mill=(0, 2), offered=(0, 1)), played(9, 3, mill=(0, 0), offered=(0,))]
    found = figures(games, [CARDS])
    mill, inn = thing(found, MILL), thing(found, INN)

    assert (mill.open_to, mill.used_by, mill.times) == (3, 1, 2)
    assert mill.used is not None
    assert mill.used.value == pytest.approx(1 / 3)
    assert (inn.open_to, inn.used_by, inn.used, inn.wins) == (0, 0, None, None)
    assert found.uses[0].per_seat.value == 0.5


def test_users_are_measured_against_their_fair_share_and_their_table() -> None:
    games = [played(10, 20, mill=(0, 1)), played(9, 3, 0, mill=(1, 1))] * 3
    mill = thing(figures(games, [CARDS]), MILL)

    assert mill.wins is not None
    assert mill.margin is not None
    assert mill.wins.value == pytest.approx(2 / 3)
    assert mill.fair == pytest.approx((1 / 2 + 1 / 3 + 1 / 3) / 3)
    assert mill.margin.value == pytest.approx((5 + 5 - 1) / 3)


def test_what_few_games_have_seen_has_no_margin() -> None:
    games = [played(10, 20, mill=(0, 1))] * 4 + [played(10, 20)] * 50

    assert thing(figures(games, [CARDS]), MILL).margin is None


def test_a_thing_is_telling_when_its_users_win_more_than_chance_allows() -> None:
    strong = figures([played(10, 20, mill=(0, 1))] * 30, [CARDS])
    even = figures([played(10, 20, mill=(1, 1))] * 30, [CARDS])
    weak = figures([played(10, 20, mill=(1, 0))] * 30, [CARDS])

    assert [thing(it, MILL).is_telling for it in (strong, even, weak)] == [1, 0, -1]


def test_options_are_counted_by_question() -> None:
    (prompt,) = figures([played(1, 2), played(2, 1)], []).prompts

    assert (prompt.prompt, prompt.per_game, prompt.options, prompt.most) == ("act", 10, 4, 9)


def test_the_distribution_holds_every_seat_once() -> None:
    games = [played(-7, 120), played(55, 54), played(61, 40)]
    found = figures(games, [])

    assert found.bar_width == 10
    assert sum(bar.seats for bar in found.distribution) == 6
    assert sum(bar.winners for bar in found.distribution) == 3
    assert found.distribution[0].start == -10
    assert [bar.start for bar in found.distribution if bar.winners] == [50, 60, 120]


def test_an_opponent_that_the_rules_play_is_no_seat() -> None:
    found = figures([played(50, side=60), played(70, side=65)], [])

    assert found.seats[0].wins.value == 0.5
    assert found.seats[0].fair == 0.5
    assert found.scores[0].score.value == 60
    assert found.sources[1].winners is not None
    assert found.sources[1].winners.value == 70


def test_what_happens_to_the_whole_table_is_counted_by_game() -> None:
    shared = Kind("card", CARDS.things, is_shared=True)
    games = [played(10, 20, mill=(1, 1)), played(9, 3), played(9, 3), played(4, 3)]

    mill = thing(figures(games, [shared]), MILL)

    assert (mill.open_to, mill.used_by) == (4, 1)
