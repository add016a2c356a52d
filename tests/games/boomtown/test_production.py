"""Sections 22 and 23: production, saloons that are paid, dangerous mines."""

from boomtable.games.boomtown.happenings import (
    MineCollapsed,
    MineProduced,
    NothingProduced,
    SaloonPaid,
)
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


@rule("B-22.1")
def test_the_dice_are_rolled_once_when_everybody_has_a_card():
    table = choosing(world(3), "CJ2 CJ4 CJ5")
    play(table, "P1 take CJ2", "P2 take CJ4")
    assert asked(table) == "chance roll"
    assert options(table)[:7] == [
        "roll 1 1",
        "roll 1 2",
        "roll 1 3",
        "roll 1 4",
        "roll 1 5",
        "roll 1 6",
        "roll 2 1",
    ]
    assert len(options(table)) == 36

    play(table, "roll 3 3")

    assert asked(table) == "chance row"


@rule("B-22.2", "B-1.2")
def test_all_mines_of_the_total_produce_their_value_also_those_taken_this_turn():
    game = world(3, mines={"P2": "CM8 CC8", "P3": "DG9"})
    table = choosing(game, "CJ8 CJ4 CJ5")

    play(table, "P1 take CJ8", "P2 take CJ4", "roll 4 4")

    assert gold(table) == [13, 15, 10]
    assert [event.card for event in events(table, MineProduced)] == ["CJ8", "CM8", "CC8"]


@rule("B-22.2")
def test_a_total_without_a_mine_produces_nothing():
    table = play(rolling(world(3, mines={"P1": "CJ8"})), "roll 4 5")

    assert gold(table) == [10, 10, 10]
    assert events(table, NothingProduced) == [NothingProduced(9)]


@rule("B-22.3", "B-24.1", "B-R25", "B-E18")
def test_a_debtor_pays_the_saloon_all_he_has():
    game = world(3, gold=[10, 0, 10], mines={"P2": "CC3"}, saloons={"saloon-1": "P1 CC"})

    table = play(rolling(game), "roll 1 2")

    assert gold(table) == [11, 0, 10]
    assert events(table, SaloonPaid) == [SaloonPaid(1, 0, 1, 2)]


@rule("B-R25")
def test_a_poor_mine_pays_a_dear_saloon_from_the_purse():
    saloons = {"saloon-1": "P1 CM"}
    game = world(3, mines={"P2": "CM8"}, saloons=saloons, girls="saloon-1")

    table = play(rolling(game), "roll 4 4")

    assert gold(table) == [14, 10 + 1 - 4, 10]


@rule("B-22.3", "B-22.4", "B-R24", "B-E19")
def test_payments_are_simultaneous():
    mines = {"P1": "CC3", "P2": "DG3"}
    saloons = {"saloon-1": "P1 DG", "saloon-2": "P2 CC"}
    game = world(3, gold=[0, 9, 10], mines=mines, saloons=saloons)

    table = play(rolling(game), "roll 1 2")

    assert gold(table) == [2, 12, 10]


@rule("B-22.4", "B-R24")
def test_what_is_earned_in_saloons_cannot_be_used_whoever_sits_first():
    mines = {"P2": "CC3", "P1": "DG3"}
    saloons = {"saloon-1": "P2 DG", "saloon-2": "P1 CC"}
    game = world(3, gold=[9, 0, 10], mines=mines, saloons=saloons)

    table = play(rolling(game), "roll 1 2")

    assert gold(table) == [12, 2, 10]


@rule("B-22.5", "B-18.4", "B-E20")
def test_a_poor_debtor_pays_first_who_comes_first_clockwise_from_his_left():
    saloons = {"saloon-1": "P3 CC", "saloon-2": "P2 CC"}
    game = world(4, gold=[0] * 4, mines={"P1": "CC7"}, saloons=saloons, girls="saloon-1")

    table = play(rolling(game), "roll 3 4")

    assert gold(table) == [0, 2, 1, 0]


@rule("B-18.3", "B-E20")
def test_in_the_variation_one_saloon_is_his_own():
    saloons = {"saloon-1": "P1 CC", "saloon-2": "P2 CC"}
    game = world(4, gold=[5, 0, 0, 0], mines={"P1": "CC7"}, saloons=saloons, girls="saloon-1")

    table = play(rolling(game), "roll 3 4")

    assert gold(table)[0] == 6


@rule("B-22.5")
def test_the_order_of_two_creditors_goes_round_the_table():
    saloons = {"saloon-1": "P1 CC", "saloon-2": "P4 CC"}
    game = world(4, gold=[0] * 4, mines={"P3": "CC7"}, saloons=saloons, girls="saloon-1")

    table = play(rolling(game), "roll 3 4")

    assert gold(table) == [1, 0, 0, 2]


@rule("B-23.1", "B-23.3", "B-R26", "B-9.3", "B-17.4", "B-E24")
def test_on_twelve_the_dangerous_mines_collapse_after_production():
    mines = {"P1": "CJ7 CJ12", "P2": "CJ4 CJ5", "P3": "CM6 CM12", "P4": "CM3"}
    game = world(4, gold=[0] * 4, mines=mines, mayors={"CJ": "P1", "CM": "P3"}, vein="CJ7")

    table = play(rolling(game), "roll 6 6")

    assert gold(table) == [5, 0, 5, 0]
    assert [event.card for event in events(table, MineCollapsed)] == ["CJ7", "CM6"]
    assert owner(table, "CJ7") == owner(table, "CM6") == owner(table, "new-vein") == "out"
    assert mayor(table, "CJ") == "P2"
    assert mayor(table, "CM") == "P3"
    kinds = [type(event).__name__ for event in table.events(None)]
    first, second = (place for place, kind in enumerate(kinds) if kind == "MineCollapsed")
    assert first < kinds.index("MayorInstalled") < second
    assert kinds.index("MineProduced") < first


@rule("B-23.1")
def test_they_collapse_on_two_as_well_and_on_nothing_else():
    for first in range(1, 7):
        for second in range(1, 7):
            game = world(3, mines={"P1": "CJ7", "P2": "CM6"})
            table = play(rolling(game), f"roll {first} {second}")
            gone = owner(table, "CJ7") == owner(table, "CM6") == "out"
            assert gone == (first + second in (2, 12))


@rule("B-23.2")
def test_a_dangerous_mine_still_in_the_deck_is_not_affected():
    table = play(rolling(world(3, mines={"P1": "CJ7"})), "roll 1 1")

    assert owner(table, "CM6") == "unseen"
    assert "draw CM6" in options(table)
    assert "draw CJ7" not in options(table)


@rule("B-R26")
def test_the_dangerous_mines_do_not_produce_when_they_collapse():
    table = play(rolling(world(3, mines={"P1": "CJ7 CM6"})), "roll 6 6")

    assert gold(table) == [10, 10, 10]


@rule("B-23.1", "B-22.3")
def test_saloons_are_paid_before_anything_collapses():
    game = world(3, mines={"P1": "CJ7 CJ12"}, mayors={"CJ": "P1"}, saloons={"saloon-1": "P2 CJ"})

    table = play(rolling(game), "roll 6 6")

    happened = events(table, MineProduced, SaloonPaid, MineCollapsed)
    assert [type(event) for event in happened] == [MineProduced, SaloonPaid, MineCollapsed]
    assert gold(table) == [13, 12, 10]
