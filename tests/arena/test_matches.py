"""Who meets whom, and who sits where."""

from __future__ import annotations

from collections import Counter

import pytest

from boomtable.arena.matches import Match, entrants
from boomtable.engine import Illegal, find
from tests.arena.games import match

FIELDS = [
    (("a", "b"), 2),
    (("a", "b", "c"), 3),
    (("a", "b", "b", "b"), 4),
    (("a", "b", "c", "d"), 2),
    (("a", "b", "c", "d", "e"), 3),
    (("a", "b", "c", "d"), 4),
    (("a", "b"), 1),
]


def seating(match: Match, number: int) -> tuple[str, ...]:
    return tuple(match.bots[entrant] for entrant in match.seated(number))


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_in_every_set_every_bot_takes_every_seat_equally_often(
    bots: tuple[str, ...], players: int
) -> None:
    field = match("nim", *bots, players=players)

    for deal in range(3):
        numbers = range(deal * field.set_size, (deal + 1) * field.set_size)
        seats = Counter((seat, it) for n in numbers for seat, it in enumerate(field.seated(n)))

        assert {field.deal_of(number) for number in numbers} == {deal}
        assert set(seats) == {(seat, it) for seat in range(players) for it in range(len(bots))}
        assert len(set(seats.values())) == 1


@pytest.mark.parametrize(("bots", "players"), FIELDS)
def test_in_a_round_every_seating_comes_equally_often(bots: tuple[str, ...], players: int) -> None:
    field = match("nim", *bots, players=players)

    seen = Counter(tuple(field.seated(number)) for number in range(field.round_size))

    assert set(seen.values()) == {1}
    assert all(len(set(it)) == players for it in seen)


def test_bots_of_one_name_do_not_meet_alone() -> None:
    field = match("nim", "a", "a", "b", players=2)

    assert all(len(set(seating(field, number))) == 2 for number in range(field.round_size))


def test_games_come_in_whole_sets() -> None:
    field = match("nim", "a", "b", "c", players=2)

    assert field.set_size == 6
    assert [field.whole_sets(games) for games in (1, 6, 7)] == [6, 6, 12]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert entrants(find("boomtown"), ["a", "b"], 4) == (("a", "b", "b", "b"), 4)


def test_more_bots_than_seats_take_turns() -> None:
    assert entrants(find("oklahoma"), ["a", "b", "c"], None) == (("a", "b", "c"), 2)


def test_without_a_number_there_are_as_few_players_as_fit_and_not_one() -> None:
    assert entrants(find("coloma"), ["a", "b"], None)[1] == 2
    assert entrants(find("coloma"), ["a", "b", "c"], None)[1] == 3
    assert entrants(find("boomtown"), ["a", "b"], None)[1] == 3


def test_one_bot_alone_is_no_question() -> None:
    with pytest.raises(Illegal, match="nothing to find out"):
        entrants(find("oklahoma"), ["a"], None)
    with pytest.raises(Illegal, match="cannot be played by 3"):
        entrants(find("oklahoma"), ["a", "b"], 3)
    assert entrants(find("coloma"), ["a"], 1) == (("a",), 1)
