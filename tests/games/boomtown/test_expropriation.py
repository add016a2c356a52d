"""Section 13: Expropriation."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.boomtown.state import value_of
from tests.games.boomtown.worlds import (
    BOX,
    choosing,
    gold,
    mayor,
    options,
    owner,
    play,
    world,
)
from tests.marks import rule


@rule("B-13.1", "B-13.2", "B-13.3", "B-9.4", "B-17.4", "B-E13")
def test_a_mine_in_a_town_where_the_taker_owns_one_comes_with_its_new_vein():
    mines = {"P1": "DG2 DG8", "P2": "DG7 CJ4", "P3": "DG10 SN2"}
    game = world(3, mines=mines, mayors={"DG": "P1"}, vein="DG10")
    table = play(choosing(game, "expropriation CM3 CM4", winner="P2"), "P2 take expropriation")

    assert options(table) == ["seize DG2", "seize DG8", "seize DG10"]
    with pytest.raises(Illegal, match="you own no mine in San Narciso"):
        play(table, "P2 seize SN2")
    with pytest.raises(Illegal, match="your own"):
        play(table, "P2 seize DG7")
    play(table, "P2 seize DG10")

    assert gold(table) == [12, 8, 10]
    assert owner(table, "DG10") == "P2"
    assert value_of(table.state, BOX.card_of["DG10"]) == 10
    assert mayor(table, "DG") == "P1"


@rule("B-13.3", "B-13.4", "B-R18", "B-E12")
def test_a_mayor_who_is_the_victim_is_paid_for_the_mine_he_is_losing_too():
    mines = {"P1": "DG2 DG8 DG10", "P2": "DG7 DG9"}
    table = choosing(
        world(3, mines=mines, mayors={"DG": "P1"}), "expropriation CM3 CM4", winner="P2"
    )

    play(table, "P2 take expropriation", "P2 seize DG10")

    assert gold(table) == [13, 7, 10]
    assert mayor(table, "DG") == "P2"


@rule("B-13.3", "B-8.4")
def test_a_governors_fee_is_doubled_and_the_victim_as_such_receives_nothing():
    mines = {"P1": "DG2 DG8", "P2": "DG7", "P3": "DG10"}
    game = world(3, mines=mines, mayors={"DG": "P1"}, governor="DG")
    table = choosing(game, "expropriation CM3 CM4", winner="P2")

    play(table, "P2 take expropriation", "P2 seize DG10")

    assert gold(table) == [14, 6, 10]


@rule("B-R18")
def test_a_mayor_who_expropriates_in_his_own_town_pays_nothing():
    mines = {"P1": "DG2 DG8", "P2": "DG7"}
    table = choosing(world(3, mines=mines, mayors={"DG": "P1"}), "expropriation CM3 CM4")

    play(table, "P1 take expropriation")

    assert owner(table, "DG7") == "P1"
    assert gold(table) == [10, 10, 10]


@rule("B-13.6", "B-24.1")
def test_lack_of_gold_is_no_obstacle():
    mines = {"P1": "DG2 DG8 DG10", "P2": "DG7"}
    game = world(3, gold=[10, 0, 10], mines=mines, mayors={"DG": "P1"})
    table = choosing(game, "expropriation CM3 CM4", winner="P2")

    play(table, "P2 take expropriation", "P2 seize DG10")

    assert owner(table, "DG10") == "P2"
    assert gold(table) == [10, 0, 10]


@rule("B-13.5")
def test_the_card_is_discarded_in_any_case():
    mines = {"P1": "DG2", "P2": "DG7"}
    table = choosing(world(3, mines=mines), "expropriation CM3 CM4")

    play(table, "P1 take expropriation")

    assert owner(table, "expropriation") == "out"


@rule("B-9.5", "B-13.4", "B-E32")
def test_a_third_player_may_become_mayor():
    mines = {"P1": "SN2 SN3 SN4", "P3": "SN6 SN7 SN8", "P2": "SN9"}
    game = world(4, mines=mines, mayors={"SN": "P1"})
    table = choosing(game, "expropriation CM3 CM4 CM5", winner="P2")

    play(table, "P2 take expropriation", "P2 seize SN4")

    assert gold(table) == [13, 7, 10, 10]
    assert mayor(table, "SN") == "P3"


@rule("B-9.5", "B-R11", "B-E32")
def test_in_the_variation_the_active_player_becomes_mayor():
    mines = {"P1": "SN2 SN3 SN4", "P3": "SN6 SN7 SN8", "P2": "SN9 SN10"}
    game = world(4, mines=mines, mayors={"SN": "P1"})
    table = choosing(game, "expropriation CM3 CM4 CM5", winner="P2")

    play(table, "P2 take expropriation", "P2 seize SN4")

    assert mayor(table, "SN") == "P2"
