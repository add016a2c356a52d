"""Section 14: income tracks and production sites."""

import pytest

from boomtable.games.boonlake.conditions import count
from tests.games.boonlake.worlds import (
    answers,
    asked,
    has,
    lines,
    options,
    play,
    sites,
    table_of,
    world,
)
from tests.marks import rule


@rule("L-14.1")
@pytest.mark.parametrize(
    ("track", "step", "field", "gained"),
    [
        ("coin", 2, "ranch", 1),
        ("coin", 7, "vases", 1),
        ("coin", 9, "vp", 4),
        ("card", 5, "ranch", 1),
        ("card", 7, "coins", 4),
        ("card", 9, "vp", 4),
    ],
)
def test_entering_a_step_with_a_crossing_brings_its_reward(track, step, field, gained):
    tracks = f"{step},0" if track == "coin" else f"0,{step}"
    game = world(2, f"P1 tracks={tracks}")
    before = has(game, "P1", field)[0]

    table = table_of(game, ("advance", 0, track, 1))

    assert has(table, "P1", field) == (before + gained,)
    assert has(table, "P1", f"{track}_step") == (step + 1,)


@rule("L-14.1", "L-3.8")
def test_steps_are_taken_one_by_one_and_a_crossing_is_settled_before_the_next():
    table = table_of(world(2, "P1 tracks=3,0"), ("advance", 0, "coin", 4))

    assert asked(table) == "P1 build-site"
    assert has(table, "P1", "coin_step") == (5,)
    play(table, "P1 site iron")
    assert has(table, "P1", "coin_step") == (7,)
    assert sites(table) == {"iron": 1}


@rule("W-40", "L-14.2")
def test_w40_a_step_beyond_the_end_brings_vp():
    table = table_of(world(2, "P1 tracks=10,0"), ("advance", 0, "coin", 1))

    assert has(table, "P1", "vp", "coin_step") == (2, 10)
    assert lines(table, "P1") == {"tracks": 2}


@rule("L-14.2")
def test_each_lost_step_brings_vp():
    table = table_of(world(2, "P1 tracks=0,9"), ("advance", 0, "card", 3))

    assert has(table, "P1", "card_step", "vp") == (10, 4 + 2 * 2)


@rule("W-41", "L-15.4", "L-10.3")
def test_w41_three_steps_on_one_track_of_choice():
    game = world(2, "map 24:great-exchange[-]", "P1 coins=6 tracks=0,2")
    table = table_of(game, ("develop_or_upgrade", 0))

    play(table, "P1 develop 24a")
    assert (asked(table), options(table)) == ("P1 either-track", ["track coin", "track card"])
    play(table, "P1 track card")
    assert asked(table) == "P1 build-site"
    assert has(table, "P1", "card_step") == (3,)
    play(table, "P1 site stone")

    assert has(table, "P1", "card_step", "coin_step") == (5, 0)


@rule("L-14.3", "L-15.15")
def test_a_site_of_free_choice_is_one_below_the_highest_level():
    game = world(2, "P1 sites=wood2,loam1,iron2")
    table = table_of(game, ("build_site", 0))

    assert options(table) == ["site loam", "site stone"]
    play(table, "P1 site loam")
    assert sites(table) == {"wood": 2, "loam": 2, "iron": 2}


@rule("L-14.3")
def test_without_a_site_to_build_it_is_lost():
    game = world(2, "P1 sites=wood2,loam2,stone2,iron2 tracks=0,2")

    table = table_of(game, ("advance", 0, "card", 1))

    assert asked(table) == "nobody"
    assert answers(table) == []


@rule("L-14.4")
def test_steps_advanced_are_the_number_of_the_step():
    game = world(2, "P1 tracks=4,7")

    assert (count(game, 0, "coin-steps", -1), count(game, 0, "card-steps", -1)) == (4, 7)
