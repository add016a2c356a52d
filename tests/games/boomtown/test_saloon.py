"""Sections 18 and 19: saloons and Saloon Girls."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.boomtown.happenings import SaloonPaid
from boomtable.games.boomtown.state import score_of
from tests.games.boomtown.worlds import (
    asked,
    choosing,
    events,
    gold,
    mayor,
    options,
    owner,
    play,
    rolling,
    world,
)
from tests.marks import rule


@rule("B-18.1", "B-10.2")
def test_the_taker_chooses_any_town_and_needs_no_mine_there():
    table = play(choosing(world(3), "saloon-1 CC3 CC4"), "P1 take saloon-1")
    assert options(table) == ["open CJ", "open CM", "open CC", "open DG", "open SN"]
    with pytest.raises(Illegal, match="no town"):
        play(table, "P1 open XX")

    play(table, "P1 open DG")

    towns = {it["town"]: it["tokens"] for it in table.game.view(table.state, 0)["towns"]}
    assert towns == {"CJ": 2, "CM": 2, "CC": 2, "DG": 1, "SN": 2}


@rule("B-18.2", "B-22.3")
def test_the_owner_of_a_producing_mine_pays_the_saloon_of_its_town_two():
    game = world(3, mines={"P2": "CC8", "P3": "DG8"}, saloons={"saloon-1": "P1 CC"})

    table = play(rolling(game), "roll 4 4")

    assert gold(table) == [12, 10 + 4 - 2, 10 + 5]


@rule("B-18.3", "B-R23")
def test_nobody_pays_his_own_saloon():
    game = world(3, mines={"P1": "CC8"}, saloons={"saloon-1": "P1 CC"})

    table = play(rolling(game), "roll 4 4")

    assert gold(table) == [14, 10, 10]
    assert events(table, SaloonPaid) == []


@rule("B-18.4")
@pytest.mark.parametrize(
    ("owners", "expected"),
    [(("P1 CC", "P1 CC"), [14, 10, 10]), (("P1 CC", "P3 CC"), [12, 10, 12])],
)
def test_two_saloons_of_one_town_are_both_paid(owners, expected):
    saloons = dict(zip(("saloon-1", "saloon-2"), owners, strict=True))

    table = play(rolling(world(3, mines={"P2": "CC8"}, saloons=saloons)), "roll 4 4")

    assert gold(table) == expected


@rule("B-18.4", "B-1.4")
def test_both_saloons_may_be_opened_in_one_town():
    game = world(3, saloons={"saloon-1": "P2 CC"})
    table = choosing(game, "saloon-2 CC3 CC4")

    play(table, "P1 take saloon-2", "P1 open CC")

    assert table.game.view(table.state, 0)["towns"][2]["tokens"] == 0


@rule("B-18.5")
def test_a_saloon_is_no_mine():
    game = world(3, mines={"P1": "CC3"}, saloons={"saloon-1": "P1 CC"})
    table = choosing(game, "saloon-2 CJ4 CJ5")

    play(table, "P1 take saloon-2", "P1 open CC")

    assert mayor(table, "CC") is None
    assert score_of(table.state, 0) == 11


@rule("B-19.1", "B-10.2")
def test_the_taker_of_the_girls_chooses_one_of_his_saloons_which_is_paid_four():
    saloons = {"saloon-1": "P1 CC", "saloon-2": "P1 DG"}
    game = world(3, mines={"P2": "CC8", "P3": "DG8"}, saloons=saloons)
    table = play(choosing(game, "saloon-girls CJ4 CJ5"), "P1 take saloon-girls")
    assert options(table) == ["hire saloon-1", "hire saloon-2"]
    with pytest.raises(Illegal, match="not a saloon"):
        play(table, "P1 hire CC8")

    play(table, "P1 hire saloon-2", "P2 take CJ4", "roll 4 4")

    assert gold(table) == [10 + 2 + 4, 10 + 4 - 2, 10 + 5 - 4]


@rule("B-19.1")
def test_another_players_saloon_cannot_be_chosen():
    saloons = {"saloon-1": "P2 CC", "saloon-2": "P1 DG"}
    game = world(3, saloons=saloons)
    table = choosing(game, "saloon-girls CJ4 CJ5")

    play(table, "P1 take saloon-girls")

    assert str(table.answers[-1].option) == "hire saloon-2"


@rule("B-19.2")
def test_the_girls_stay_with_their_saloon():
    game = world(3, saloons={"saloon-1": "P1 CC"}, girls="saloon-1")
    table = choosing(game, "saloon-2 CJ4 CJ5")

    play(table, "P1 take saloon-2", "P1 open DG")

    shown = table.game.view(table.state, 0)["seats"][0]["saloons"]
    assert [(it["card"], it["girls"], it["pay"]) for it in shown] == [
        ("saloon-1", True, 4),
        ("saloon-2", False, 2),
    ]


@rule("B-19.3", "B-19.4", "B-10.3", "B-E21")
def test_kept_girls_join_the_next_saloon_at_once_and_go_with_it():
    game = world(3, mines={"P3": "SN7"}, kept={"P2": "saloon-girls"})
    table = choosing(game, "saloon-1 CJ4 CJ5", winner="P2")

    play(table, "P2 take saloon-1", "P2 open SN", "P3 take CJ4", "roll 3 4")
    assert gold(table) == [10, 14, 10]
    play(table, "draw dynamite-1", "draw CM3", "draw CM4", "P2 pass", "P3 pass", "P1 bid 1")
    play(table, "P1 take dynamite-1", "P1 blast saloon-1")

    assert owner(table, "saloon-girls") == owner(table, "saloon-1") == "out"
    assert table.game.view(table.state, 0)["towns"][4]["tokens"] == 2


@rule("B-19.3", "B-E21")
def test_girls_without_a_saloon_are_kept():
    table = choosing(world(3), "saloon-girls CJ4 CJ5", winner="P2")

    play(table, "P2 take saloon-girls")

    assert asked(table) == "P3 take"
    assert owner(table, "saloon-girls") == "P2"
    assert table.state.girls == -1
