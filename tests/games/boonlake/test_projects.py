"""Section 8: special projects."""

from tests.games.boonlake.worlds import (
    BOX,
    answers,
    asked,
    has,
    levers,
    lines,
    options,
    play,
    state,
    table_of,
    world,
)
from tests.marks import rule

MACHINE = "open machine-age works treasury great-herd"


def opportunity(said, occasion="builder-common", strip="builder"):
    game = world(2, MACHINE, said, taken=BOX.strip_of[strip])
    return table_of(game, ("play", 0, occasion))


@rule("W-3", "L-8.2", "L-8.3", "L-8.5")
def test_w3_a_project_on_the_own_tile_brings_twice_its_vp():
    said = "P1 coins=13 sites=loam1,iron2 boats=loam,iron tracks=0,3 ranch=3 own=machine-age"
    table = opportunity(said)

    play(table, "P1 project machine-age")

    assert has(table, "P1", "coins", "supply", "ranch", "card_step", "vp") == (0, 3, 4, 4, 16)
    assert lines(table, "P1") == {"projects": 16}
    assert has(table, "P1", "projects") == ((BOX.scoring_tile_of["machine-age"],),)
    assert state(table).played[0] == ()


@rule("W-3")
def test_w3_a_project_on_another_tile_brings_its_vp_once():
    said = "P1 coins=13 sites=loam1,iron2 boats=loam,iron own=works"

    assert has(play(opportunity(said), "P1 project machine-age"), "P1", "vp") == (8,)


@rule("W-3", "L-8.2")
def test_w3_a_project_is_offered_once_to_each_player_whoever_else_has_it():
    said = "P1 coins=99 sites=wood2,loam2,stone2,iron2 boats=iron,iron"
    projects = "projects=machine-age"
    game = world(2, MACHINE, f"{said} {projects}", f"{said} {projects}".replace("P1", "P2"))
    game.taken = BOX.strip_of["builder"]
    other = world(2, MACHINE, said, f"P2 {projects}", taken=BOX.strip_of["builder"])

    assert "project machine-age" not in options(table_of(game, ("play", 0, "builder")))
    assert "project machine-age" in options(table_of(other, ("play", 0, "builder")))


@rule("L-8.1")
def test_projects_are_offered_at_every_play_opportunity_whatever_its_kind():
    said = "P1 coins=99 sites=wood2,loam2,stone2,iron2 boats=iron,iron"
    for strip in ("pioneer", "progress", "settle"):
        assert "project machine-age" in options(opportunity(said, "first", strip))
    for rule_name in ("settle_common", "cattle_common", "interim_slot"):
        table = table_of(world(2, MACHINE, said), (rule_name, 0))
        assert "project machine-age" in options(table)


@rule("L-8.1", "L-7.5")
def test_discounts_and_jokers_for_cards_apply_to_projects():
    said = "P1 coins=12 sites=loam1,iron2 boats=iron,iron levers=handyman played=builders-guild"
    table = opportunity(said)

    play(table, "P1 project machine-age")

    assert has(table, "P1", "coins") == (0,)
    assert levers(table) == ([], ["handyman"])


@rule("L-8.3", "L-14.1")
def test_the_step_on_the_track_comes_before_the_marker():
    said = "P1 coins=13 sites=loam1,iron2 boats=loam,iron tracks=0,2"
    table = opportunity(said)

    play(table, "P1 project machine-age")

    assert asked(table) == "P1 build-site"
    assert has(table, "P1", "ranch", "projects") == (5, ())
    play(table, "P1 site wood")
    assert has(table, "P1", "ranch") == (4,)


@rule("L-8.4", "L-R8")
def test_with_an_empty_supply_the_marker_comes_from_the_ranch():
    said = "P1 coins=13 sites=loam1,iron2 boats=loam,iron ranch=8 supply=0"

    table = play(opportunity(said), "P1 project machine-age")

    assert has(table, "P1", "ranch", "supply") == (7, 0)


@rule("L-8.4", "L-R8")
def test_with_an_empty_ranch_the_marker_is_one_of_the_two_just_taken():
    said = "P1 coins=13 sites=loam1,iron2 boats=loam,iron ranch=0"

    table = play(opportunity(said), "P1 project machine-age")

    assert has(table, "P1", "ranch") == (1,)
    assert has(table, "P1", "projects") == ((BOX.scoring_tile_of["machine-age"],),)


@rule("L-8.4", "L-R8")
def test_without_any_inhabitant_no_project_can_be_realized():
    tiles = (
        "map 1:old-mill[P1i,P1i] 2:hamlet-lane[P1i,P1i] 3:terrace[P1i,P1i] 4:reading-room[P1i,P1i]"
    )
    said = "P1 coins=99 sites=wood2,loam2,stone2,iron2 boats=iron,iron ranch=0"
    game = world(2, MACHINE, tiles, said, taken=BOX.strip_of["builder"])
    assert has(game, "P1", "ranch", "supply") == (0, 0)

    assert options(table_of(game, ("play", 0, "builder")), "project") == []


@rule("L-8.5", "L-18.2")
def test_project_vp_are_not_scored_again_at_the_end():
    said = "P1 coins=13 sites=loam1,iron2 boats=loam,iron"
    table = play(opportunity(said), "P1 project machine-age")

    final = table_of(state(table), ("final_scoring",))

    assert lines(final, "P1") == {"projects": 8}
    assert answers(final) == []
