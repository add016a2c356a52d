"""Section 14: the governor."""

import pytest

from boomtable.engine import Illegal
from boomtable.games.boomtown.event_happenings import CardKept
from tests.games.boomtown.worlds import (
    asked,
    choosing,
    events,
    gold,
    governor,
    mayor,
    options,
    owner,
    play,
    rolling,
    world,
)
from tests.marks import rule

TWO_TOWNS = {"P1": "CJ2 CJ4 SN2 SN3"}


@rule("B-14.1", "B-10.2")
def test_the_taker_chooses_one_of_his_mayor_pawns():
    game = world(
        3, mines=TWO_TOWNS | {"P2": "DG2 DG3"}, mayors={"SN": "P1", "CJ": "P1", "DG": "P2"}
    )
    table = play(choosing(game, "governor CM3 CM4"), "P1 take governor")

    assert options(table) == ["appoint CJ", "appoint SN"]
    with pytest.raises(Illegal, match="not mayor of Dry Gulch"):
        play(table, "P1 appoint DG")
    play(table, "P1 appoint SN")

    assert governor(table) == "SN"
    assert owner(table, "governor") == "P1"


@rule("B-14.1", "B-R6")
def test_the_only_pawn_becomes_governor_without_a_question():
    game = world(3, mines={"P1": "CJ2 CJ4"}, mayors={"CJ": "P1"})

    table = play(choosing(game, "governor CM3 CM4"), "P1 take governor")

    assert asked(table) == "P2 take"
    assert str(table.answers[-1].option) == "appoint CJ"
    assert governor(table) == "CJ"


@rule("B-14.2", "B-14.4", "B-R15", "B-E10")
def test_the_fee_for_the_mine_that_topples_the_governor_is_still_doubled():
    mines = {"P1": "CM3 CM4 CM5", "P3": "CM9 CM10 CM12"}
    game = world(3, mines=mines, mayors={"CM": "P1"}, governor="CM")
    table = choosing(game, "CM7 CJ2 CJ4", winner="P3")

    play(table, "P3 take CM7")

    assert gold(table) == [16, 10, 4]
    assert mayor(table, "CM") == "P3"
    assert governor(table) is None
    assert owner(table, "governor") == "out"


@rule("B-14.3", "B-10.3", "B-R13", "B-E11")
def test_a_governor_without_a_pawn_is_kept_and_comes_with_the_first_pawn():
    game = world(4, mines={"P2": "CC4"})
    table = choosing(game, "governor CJ2 CJ4 CJ5", winner="P2")

    play(table, "P2 take governor")
    assert asked(table) == "P3 take"
    assert governor(table) is None
    assert owner(table, "governor") == "P2"
    assert len(events(table, CardKept)) == 1
    play(table, "P3 take CJ2", "P4 take CJ4", "roll 5 4", "draw CC8", "draw CM3", "draw CC11")
    play(table, "draw CM4", "P2 bid 1", "P3 pass", "P4 pass", "P1 pass", "P2 take CC8")

    assert (mayor(table, "CC"), governor(table)) == ("P2", "CC")
    before = gold(table)
    play(table, "P3 take CM3", "P4 take CC11")
    assert gold(table)[3] == before[3] - 4
    assert gold(table)[1] == before[1] + 4


@rule("B-14.3", "B-R13", "B-E33")
def test_a_kept_governor_comes_into_force_by_another_players_card():
    mines = {"P1": "CC3 CC4", "P2": "CC5 CC6"}
    game = world(4, mines=mines, mayors={"CC": "P1"}, kept={"P2": "governor"})
    table = choosing(game, "dynamite-1 CC10 CJ2 CJ4", winner="P3")

    play(table, "P3 take dynamite-1", "P3 blast CC3")
    assert (mayor(table, "CC"), governor(table)) == ("P2", "CC")
    play(table, "P4 take CC10")

    assert gold(table) == [10, 14, 10, 6]


@rule("B-14.3")
def test_a_kept_governor_comes_into_force_by_a_collapse():
    mines = {"P1": "CJ7 CJ2", "P2": "CJ4 CJ5"}
    game = world(3, mines=mines, mayors={"CJ": "P1"}, kept={"P2": "governor"})

    table = play(rolling(game), "roll 1 1")

    assert (mayor(table, "CJ"), governor(table)) == ("P2", "CJ")


@rule("B-14.4", "B-9.6", "B-R14", "B-R12", "B-E17")
def test_a_governors_last_mine_blown_up_returns_the_pawn_and_discards_the_card():
    game = world(3, mines={"P1": "CJ4"}, mayors={"CJ": "P1"}, governor="CJ")
    table = choosing(game, "dynamite-1 CJ5 SN2", winner="P2")

    play(table, "P2 take dynamite-1")  # CJ4 is the only target
    assert mayor(table, "CJ") is None
    assert owner(table, "governor") == "out"
    play(table, "P3 take CJ5")

    assert mayor(table, "CJ") is None


@rule("B-R12", "B-E17")
def test_the_variation_with_another_owner_makes_him_mayor_with_one_mine():
    game = world(3, mines={"P1": "CJ4", "P3": "CJ5"}, mayors={"CJ": "P1"}, governor="CJ")
    table = choosing(game, "dynamite-1 SN3 SN2", winner="P2")

    play(table, "P2 take dynamite-1", "P2 blast CJ4")

    assert mayor(table, "CJ") == "P3"
    assert owner(table, "governor") == "out"


@rule("B-14.5")
def test_the_governor_never_moves_to_another_pawn_and_scores_five_like_any_mayor():
    mines = {"P1": "CJ2 CJ4 SN2 SN3", "P2": "CJ5 CJ6"}
    game = world(3, mines=mines, mayors={"SN": "P1", "CJ": "P1"}, governor="CJ")
    table = choosing(game, "CJ8 DG2 DG3", winner="P2")
    pawns = [line.points for line in table.score().lines_of(0)][-2:]

    play(table, "P2 take CJ8")

    assert pawns == [5, 5]
    assert mayor(table, "SN") == "P1"
    assert governor(table) is None


@rule("B-14.2", "B-13.3")
def test_a_governor_doubles_only_the_fees_of_his_own_town():
    mines = {"P1": "CJ2 CJ4 SN2 SN3"}
    game = world(3, mines=mines, mayors={"SN": "P1", "CJ": "P1"}, governor="CJ")
    table = choosing(game, "SN9 CJ8 DG3", winner="P2")

    play(table, "P2 take SN9", "P3 take CJ8")

    assert gold(table) == [16, 8, 6]
