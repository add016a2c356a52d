"""Section 3: the course of the game."""

import pytest

from boomtable.engine import Dice, open_table, play_out
from boomtable.games.boonlake.happenings import RoundBegan, TurnBegan
from boomtable.games.boonlake.scoring_happenings import ScoringBegan
from tests.games.boonlake.worlds import (
    BOX,
    asked,
    events,
    has,
    options,
    play,
    state,
    table_of,
    tile_on,
    turn,
    world,
)
from tests.marks import rule


def ended(players, seed):
    return play_out(open_table("boonlake", players, seed=seed), Dice(seed))


def finish_turn(table, who, ship):
    """Pass everything that comes up until the ship, move it, and take the first vase or site."""
    while asked(table) != f"{who} move-ship":
        table.answer(table.options()[-1])
    return play(table, f"{who} ship {ship}")


@rule("L-3.1", "L-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_two_rounds_and_four_scorings(players):
    table = ended(players, 11)

    kinds = (RoundBegan, ScoringBegan, TurnBegan)
    course = [event for event in events(table, *kinds) if not isinstance(event, TurnBegan)]
    assert [type(it).__name__ for it in course] == [
        *("ScoringBegan", "ScoringBegan", "RoundBegan", "ScoringBegan", "ScoringBegan"),
    ]
    assert [it.scoring for it in course if isinstance(it, ScoringBegan)] == [1, 2, 3, 4]
    turns = [it.seat for it in events(table, TurnBegan)]
    starter = state(table).starter
    assert turns == [(starter + number) % players for number in range(len(turns))]


@rule("L-3.6", "L-3.5")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_has_the_same_number_of_turns(seed):
    table = ended(3, seed)

    turns = [it.seat for it in events(table, TurnBegan)]
    assert turns.count(0) == turns.count(1) == turns.count(2)


@rule("L-3.10", "L-3.9")
@pytest.mark.parametrize("seed", range(3))
def test_each_turn_moves_a_ship_so_the_game_ends(seed):
    table = open_table("boonlake", 2, seed=seed)
    dice = Dice(seed)
    turns = {1: [0, 0], 2: [0, 0]}
    while not table.is_over:
        assert table.options()
        decision, game = table.decision, state(table)
        if decision.prompt == "choose-strip":
            assert len(options(table, "takes")) == 7
        if decision.prompt == "move-ship":
            turns[game.round][decision.seat] += 1
        table.pick(dice.below(len(table.options())))

    assert max(turns[1]) <= len(BOX.paths[1]) - 1 == 20
    assert max(turns[2]) <= len(BOX.paths[2]) - 1 == 16


@rule("W-19", "L-3.3", "L-5.10", "L-6.2", "L-R4")
def test_the_first_ship_over_a_lock_brings_a_scoring_after_phase_c():
    game = world(2, "ships P1=u5 P2=u6", "map 10:old-mill[-,-]")
    table = turn(game)

    play(table, "P1 takes hire")
    finish_turn(table, "P1", "u8")

    assert asked(table) == "P1 vase-or-site"
    assert not events(table, ScoringBegan)
    play(table, "P1 river vase")
    # The strips are together again, and the scoring begins with the one who triggered it.
    assert state(table).strips[-1] == BOX.strip_of["hire"]
    assert [it.scoring for it in events(table, ScoringBegan)] == [1]
    assert "P1 interim-slot" in [f"P{it.seat + 1} {it.prompt}" for it in table.answers]
    while asked(table) != "P2 choose-strip":
        table.answer(table.options()[-1])
    play(table, "P2 takes builder")
    finish_turn(table, "P2", "u7")
    assert [it.scoring for it in events(table, ScoringBegan)] == [1]
    assert asked(table) == "P1 choose-strip"


@rule("L-3.4", "L-5.11", "L-3.1")
@pytest.mark.parametrize(("players", "start"), [(2, "r1"), (3, "r1"), (4, "r3")])
def test_the_second_scoring_ends_the_first_round(players, start):
    ships = " ".join(f"P{seat + 1}=u9" for seat in range(players))
    game = world(players, f"ships {ships}", "map 10:old-mill[-,-]", scoring=1, crossed=(0,))
    game.ships[0] = BOX.river_of["e3"]
    table = turn(game)

    play(table, "P1 takes hire")
    finish_turn(table, "P1", "e5")
    play(table, "P1 river vase")

    # The round is over only when the scoring is.
    assert state(table).round == 1
    while asked(table) != "P2 choose-strip":
        table.answer(table.options()[-1])
    found = state(table)
    assert found.round == 2
    assert {BOX.river[ship].id for ship in found.ships} == {start}
    assert found.crossed == ()


@rule("W-20", "L-3.5", "L-3.7")
def test_the_last_lap_is_played_to_its_end():
    game = world(3, "ships P1=l6 P2=e3 P3=l7", "map 10:old-mill[-,-]", round=2, scoring=3)
    game.crossed = (1,)
    table = turn(game, "P2")

    play(table, "P2 takes builder")
    finish_turn(table, "P2", "e5")
    play(table, "P2 river vase")
    assert asked(table) == "P3 choose-strip"
    assert not events(table, ScoringBegan)
    play(table, "P3 takes hire")
    finish_turn(table, "P3", "e1")

    # P1, who began the lap, has no more turn; the scoring begins with P2, who triggered it.
    assert [it.scoring for it in events(table, ScoringBegan)] == [4]
    slots = [it.seat for it in table.answers if it.prompt == "interim-slot"]
    assert slots[0] == 1
    assert [it.seat for it in events(table, TurnBegan)] == [1, 2]


@rule("W-76", "L-3.5")
def test_the_last_player_of_the_lap_ends_the_game_at_once():
    game = world(2, "ships P1=e3 P2=e1", "map 10:old-mill[-,-]", round=2, scoring=3, starter=1)
    game.crossed = (1,)

    table = turn(game, "P1")
    play(table, "P1 takes builder")
    finish_turn(table, "P1", "e5")
    play(table, "P1 river vase")

    assert [it.scoring for it in events(table, ScoringBegan)] == [4]
    assert [it.seat for it in events(table, TurnBegan)] == [0]


@rule("W-76", "L-R41")
def test_the_starting_player_at_the_end_leaves_one_more_turn():
    game = world(2, "ships P1=e1 P2=e3", "map 10:old-mill[-,-]", round=2, scoring=3, starter=1)
    game.crossed = (1,)

    table = turn(game, "P2")
    play(table, "P2 takes builder")
    finish_turn(table, "P2", "e5")
    play(table, "P2 river vase")
    assert asked(table) == "P1 choose-strip"
    play(table, "P1 takes hire")
    finish_turn(table, "P1", "e2")

    assert [it.scoring for it in events(table, ScoringBegan)] == [4]
    slots = [it.seat for it in table.answers if it.prompt == "interim-slot"]
    assert slots[0] == 1


@rule("L-R42", "L-3.6")
def test_a_ship_that_arrives_in_the_last_lap_gains_its_reward():
    game = world(2, "ships P1=e3 P2=e5", "map 10:old-mill[-,-]", round=2, scoring=3, starter=1)
    game.crossed, game.last_trigger = (1, 2), 1

    table = turn(game, "P1")
    play(table, "P1 takes builder")
    finish_turn(table, "P1", "e5")
    play(table, "P1 river vase")

    assert has(table, "P1", "vases") == (1,)
    assert [it.scoring for it in events(table, ScoringBegan)] == [4]


@rule("L-3.8")
def test_a_reward_that_asks_is_settled_before_the_effect_goes_on():
    game = world(2, "map 10:old-mill[-,-] 16:kiln-yard[-]", "P1 ranch=1 tracks=0,2 coins=20")
    game.hand[0] = (BOX.card_of["surveyors-tent"],)
    game.coin_step[0], game.card_step[0] = 4, 2

    table = table_of(game, ("carry_out", 0, BOX.cards[BOX.card_of["surveyors-tent"]].immediate))

    # The coin step crosses a site of choice before the card step is taken.
    assert asked(table) == "P1 build-site"
    assert has(table, "P1", "coin_step", "card_step") == (5, 2)
    play(table, "P1 site iron")
    assert asked(table) == "P1 build-site"
    assert has(table, "P1", "card_step") == (3,)
    assert tile_on(table, 16) == "kiln-yard"
