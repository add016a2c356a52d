"""Section 25: the end, the score, ties and places."""

import pytest

from boomtable.engine import open_table
from boomtable.games.boomtown.scoring import score
from tests.games.boomtown.worlds import asked, play, rolling, world
from tests.marks import rule


@rule("B-25.1")
@pytest.mark.parametrize(("players", "last"), [(3, 20), (4, 15), (5, 12)])
def test_the_turn_that_emptied_the_deck_is_played_to_its_end_production_included(players, last):
    game = world(players, mines={"P1": "CJ8"}, number=last)
    assert game.deck == 0
    table = rolling(game)
    assert asked(table) == "chance roll"

    play(table, "roll 4 4")

    assert table.is_over
    assert table.state.gold[0] == 13


@rule("B-25.1")
def test_the_turn_before_is_followed_by_another():
    table = play(rolling(world(3, number=19)), "roll 4 4")

    assert asked(table) == "chance row"


@rule("B-25.2", "B-10.5", "B-R27")
def test_the_score_is_gold_values_with_new_vein_and_five_for_each_pawn():
    game = world(3, gold=[7, 0, 3], mines={"P1": "CJ8 CJ5"}, mayors={"CJ": "P1"}, vein="CJ5")

    sheet = score(game)

    assert sheet.totals == (7 + 3 + (2 + 3) + 5, 0, 3)
    assert [(line.what.say("en"), line.points) for line in sheet.lines_of(0)] == [
        ("Gold", 7),
        ("Mule's Rest (CJ5) with the New Vein", 5),
        ("Needle's Eye (CJ8)", 3),
        ("Mayor of Cactus Junction", 5),
    ]
    assert [line.what.say("fr") for line in sheet.lines_of(0)][1:] == [
        "Repos de la mule (CJ5) avec le Nouveau filon",
        "Chas de l’aiguille (CJ8)",
        "Maire de Cactus Junction",
    ]


@rule("B-25.3", "B-R30", "B-E28")
def test_a_tie_goes_to_the_one_with_more_gold():
    mines = {"P1": "CC10 CC8", "P2": "CJ12"}
    sheet = score(world(3, gold=[20, 30, 0], mines=mines, mayors={"CC": "P1"}))

    assert sheet.totals[:2] == (35, 35)
    assert sheet.winners == (1,)


@rule("B-25.3", "B-R30", "B-E28")
def test_then_to_the_one_with_more_pawns():
    mines = {"P1": "CC10 DG6", "P2": "CJ8 CJ5"}
    sheet = score(world(3, gold=[25, 25, 0], mines=mines, mayors={"CJ": "P2"}))

    assert sheet.totals[:2] == (35, 35)
    assert sheet.winners == (1,)


@rule("B-25.3", "B-R30", "B-E28")
def test_then_the_victory_is_shared():
    sheet = score(world(3, gold=[25, 25, 0], mines={"P1": "CC10", "P2": "CC12"}))

    assert sheet.totals[:2] == (31, 31)
    assert sheet.winners == (0, 1)


@rule("B-25.4", "B-R37")
def test_the_other_places_follow_the_same_comparison():
    mines = {"P1": "CC10", "P2": "CC12", "P3": "CJ2 SN2", "P4": "DG2"}
    sheet = score(world(5, gold=[25, 25, 30, 26, 0], mines=mines))

    assert sheet.totals == (31, 31, 42, 31, 0)
    assert sheet.places == (3, 3, 1, 2, 5)


@rule("B-R34")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_game_ends_after_its_fixed_number_of_turns(players):
    for seed in range(5):
        table = open_table("boomtown", players, seed=seed)
        while not table.is_over:
            table.pick((len(table.answers) + seed) % len(table.options()))
        assert table.state.number == table.state.turns
        assert table.state.step == "over"
