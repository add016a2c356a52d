"""Sections 18 and 19: the Shootout and the Clean Up."""

from copy import deepcopy  # noqa: TID251  # a file is changed here, not a state copied

import pytest

from boomtable.engine import Components
from boomtable.engine.catalogue import standard_components
from boomtable.games.coloma import GAME
from boomtable.games.coloma.shootout import is_won, ranking
from boomtable.games.coloma.year_happenings import (
    BadgePassed,
    DudeBuried,
    ShootoutRanked,
)
from tests.games.coloma.worlds import (
    BOX,
    asked,
    events,
    has,
    lines,
    options,
    play,
    rows,
    state,
    table_of,
    vp,
    world,
)
from tests.marks import rule


def fight(game):
    """The last Shootout of a game: nothing is cleaned up after it."""
    game.year = 2
    return table_of(game, ("hold_shootout",))


@rule("C-18.1", "C-18.4", "C-18.6", "C-E26")
def test_more_gunmen_than_outlaws_win():
    game = world(3, outlaws=7, chart="parade", rows="P2 P2 - - P1")

    table = fight(game)

    assert [it.seat for it in events(table, ShootoutRanked)] == [1, 0]
    assert [vp(table, name) for name in ("P1", "P2", "P3")] == [5, 7, 0]
    assert has(table, "P3", "graves") == (1,)
    assert game.sheriff == 1


@rule("C-18.1", "C-R46", "C-E27")
def test_equal_numbers_are_a_defeat():
    game = world(3, outlaws=8, chart="parade", rows="P2 P2 - - P1")

    table = fight(game)

    assert [vp(table, name) for name in ("P1", "P2", "P3")] == [2, 3, 0]
    assert has(table, "P3", "graves") == (2,)
    assert game.sheriff == 1


@rule("C-18.2")
def test_a_tie_goes_to_the_row_nearest_to_the_outlaws():
    assert ranking(world(3, rows="- P3 P2 P1")) == [1, 0, 2]
    assert ranking(world(3, rows="P3 P1 - - -")) == [2, 0]
    assert ranking(world(3, rows="- - - - P2 P1")) == [0, 1]


@rule("C-18.3", "C-R48")
def test_first_second_and_all_others():
    game = world(5, outlaws=0, chart="bounty", rows="P1 P2 P3 P4 P5")

    table = fight(game)

    assert [it.tier for it in events(table, ShootoutRanked)] == [1, 2, 3, 3, 3]
    assert [lines(table, f"P{n}")["shootouts"] for n in range(1, 6)] == [3, 3, 3, 3, 4]
    lone = fight(world(3, outlaws=1, chart="parade", rows="P3"))
    assert vp(lone, "P3") == 7


@rule("C-18.4", "C-R28")
def test_rewards_are_given_in_the_order_of_the_ranking():
    game = world(3, outlaws=1, chart="bounty", supply=2, rows="P1 - P3")

    fight(game)

    # P3 is first and takes the last two nuggets of the Supply.
    assert game.gold == [1, 1, 3]


@rule("C-18.5")
def test_who_has_no_gunmen_buries():
    game = world(4, outlaws=1, chart="statehood", rows="P2")

    table = fight(game)

    assert [has(table, f"P{n}", "graves")[0] for n in (1, 2, 3, 4)] == [2, 0, 2, 2]


@rule("C-18.5", "C-18.6", "C-R28")
def test_burials_go_round_from_the_old_sheriff_and_the_badge_is_passed_last():
    game = world(4, outlaws=1, chart="statehood", rows="P1", sheriff="P3")

    table = fight(game)

    found = events(table, DudeBuried, BadgePassed)
    assert [it.seat for it in found] == [2, 2, 3, 3, 1, 1, 0]
    assert isinstance(found[-1], BadgePassed)
    assert game.sheriff == 0


@rule("C-18.6", "C-R25", "C-R47")
def test_without_any_gunmen_the_players_lose_and_the_sheriff_stays():
    game = world(3, outlaws=0, chart="parade", sheriff="P2")

    table = fight(game)

    assert not is_won(game)
    assert [has(table, f"P{n}", "graves")[0] for n in (1, 2, 3)] == [2, 2, 2]
    assert game.sheriff == 1


@rule("C-18.7")
def test_gunmen_stay_while_rewards_are_paid():
    game = world(3, outlaws=1, chart="posse", rows="P1 - - - - P1", P1="lodge=4")
    assert game.dudes_left[0] == 1

    fight(game)

    # Of 3 Dudes only the one in the General Supply is gained.
    assert has(game, "P1", "dudes", "dudes_left") == (5, 0)


@rule("C-18.8")
@pytest.mark.parametrize(
    ("chart", "side", "points"),
    [
        ("bounty", "win", [4, 3, 3]),
        ("bounty", "lose", [3, 2, 0]),
        ("posse", "win", [4, 3, 2]),
        ("posse", "lose", [1, 0, 0]),
        ("land-grant", "win", [4, 2, 2]),
        ("land-grant", "lose", [0, 0, 0]),
        ("parade", "win", [7, 5, 3]),
        ("parade", "lose", [3, 2, 0]),
        ("statehood", "win", [9, 6, 3]),
        ("statehood", "lose", [4, 2, 0]),
    ],
)
def test_the_points_of_the_charts(chart, side, points):
    game = world(3, outlaws=0 if side == "win" else 15, chart=chart, rows="P3 - P2 - P1")

    table = fight(game)

    assert [lines(table, name)["shootouts"] for name in ("P1", "P2", "P3")] == points


@rule("C-18.8")
@pytest.mark.parametrize(
    ("chart", "outlaws", "gained"),
    [
        ("bounty", 0, [{"gold": 2}, {"gold": 1}, {}]),
        ("posse", 0, [{"dudes": 3}, {"dudes": 2}, {"dudes": 1}]),
        ("posse", 15, [{"dudes": 2}, {"dudes": 1}, {"graves": 1}]),
        ("land-grant", 0, [{"tents": 1}, {"tents": 1}, {"bucks": 1}]),
        ("land-grant", 15, [{"horses": 1}, {"bucks": 1}, {"graves": 1}]),
        ("statehood", 15, [{}, {}, {"graves": 1}]),
    ],
)
def test_what_else_the_charts_bring(chart, outlaws, gained):
    fields = ("bucks", "gold", "dudes", "tents", "horses", "graves")
    game = world(3, outlaws=outlaws, chart=chart, rows="P3 - P2 - P1")
    before = [has(game, name, *fields) for name in ("P1", "P2", "P3")]

    fight(game)

    for name, old, expected in zip(("P1", "P2", "P3"), before, gained, strict=True):
        new = zip(fields, old, has(game, name, *fields), strict=True)
        assert {key: after - was for key, was, after in new if after != was} == expected


@rule("C-18.8")
@pytest.mark.parametrize("chart", ["bounty", "posse", "land-grant", "parade", "statehood"])
def test_the_graves_of_those_who_stayed_away(chart):
    shown = BOX.charts[BOX.chart_of[chart]]
    expected = (2, 3) if chart == "statehood" else (1, 2)

    assert (shown.graves_win, shown.graves_lose) == expected


@rule("C-18.9", "C-18.10", "C-E30")
def test_dudes_are_buried_from_the_supply_then_from_the_lodge():
    side = "lodge=10 graves=1 rivers=1 spans=undertaker"
    game = world(3, outlaws=15, chart="statehood", rows="P1", P3=side)
    assert game.dudes_left[2] == 1

    table = fight(game)

    assert has(table, "P3", "dudes_left", "dudes", "graves") == (0, 8, 4)
    assert lines(table, "P3")["graves"] == -12
    assert lines(table, "P3")["bridge"] == 12


@rule("C-18.9", "C-R39", "C-R49")
def test_without_a_dude_or_a_grave_nothing_more_is_buried():
    poor = world(3, outlaws=15, chart="parade", rows="P1", P3="lodge=0")
    poor.dudes_left[2] = 1
    fight(poor)
    assert has(poor, "P3", "graves") == (1,)

    full = world(3, outlaws=15, chart="parade", rows="P1", P3="graves=6 lodge=2")
    table = fight(full)
    assert has(full, "P3", "graves") == (7,)
    assert lines(table, "P3")["graves"] == -26


@rule("C-R40")
def test_seven_graves_are_enough_for_all_that_can_be_asked():
    worst = sum(sorted((it.graves_lose for it in BOX.charts if it.is_tile), reverse=True)[:2])
    printed = [it for it in BOX.charts if not it.is_tile]

    assert worst + printed[0].graves_lose == 7 == len(BOX.grave_vp)


@rule("C-R26", "C-21.6", "C-E28")
def test_neutral_gunmen_use_up_their_tier_and_never_get_the_badge():
    game = world(2, outlaws=4, chart="bounty", rows="- P1 N", sheriff="P2")

    table = fight(game)

    assert [it.seat for it in events(table, ShootoutRanked)] == [-2, 0]
    assert (vp(table, "P1"), has(table, "P1", "gold")) == (3, (2,))
    assert game.sheriff == 0
    assert has(table, "P2", "graves") == (1,)


def box_of_rows():
    """A box in which charts and the first Event bring actions to fill a row."""
    tables = deepcopy(standard_components(GAME.meta.package).tables)
    row = [{"op": "action", "kind": "row"}]
    for chart in tables["charts"]:
        chart["win"] = [row, row, row]
    tables["events"][0]["effects"] = row
    components = Components(tables)
    assert GAME.check(components) == []
    return GAME.unpack(components)


@rule("C-17.4", "C-R70")
def test_the_limits_of_turns_are_fresh_for_everybody_in_the_shootout():
    game = world(3, box=box_of_rows(), outlaws=1, rows="P1 P2", P1="lodge=9", P2="lodge=9")
    game.rows_filled = game.pitched_afar = game.built = 1

    table = fight(game)

    assert (game.pitched_afar, game.built) == (0, 0)
    play(table, "P1 row 3", "P2 row 4")
    assert rows(table) == "P1 P2 P1 P2 - -"


@rule("C-17.4", "C-R70")
def test_the_limits_of_turns_are_fresh_for_everybody_at_an_event():
    game = world(3, round=5, box=box_of_rows(), P1="lodge=9", P2="lodge=9", P3="lodge=0")
    game.round = 0
    game.rows_filled = game.pitched_afar = game.built = 1

    table = table_of(game, ("begin_round",))

    assert (game.barker, game.pitched_afar, game.built) == (1, 0, 0)
    play(table, "P1 row 3", "P2 row 4")
    assert rows(table) == "- - P1 P2 - -"

    duel = world(2, round=5, settings={"mules": True})
    duel.rows_filled = duel.pitched_afar = 1
    table_of(duel, ("begin_round",))
    assert (duel.rows_filled, duel.pitched_afar) == (0, 0)


@rule("C-21.6", "C-E29")
def test_the_neutral_row_3_is_nearer_than_row_4():
    assert ranking(world(2, rows="- - N P1")) == [-2, 0]
    assert ranking(world(2, rows="P1 P1 N")) == [0, -2]


@rule("C-19.1", "C-19.2", "C-E32")
def test_the_clean_up_sends_gunmen_and_outlaws_away():
    game = world(3, outlaws=12, chart="parade", rows="- - - - P1", P1="lodge=1")
    assert has(game, "P1", "dudes", "dudes_left") == (1, 7)

    table = table_of(game, ("end_year",))
    play(table, "chart posse")

    assert has(game, "P1", "dudes", "dudes_left") == (1, 11)
    assert rows(game) == "- - - - - -"
    assert (game.outlaws, BOX.years[game.year].year) == (4, 1849)
    last = world(3, year=1849, outlaws=1)
    table_of(last, ("end_year",))
    assert last.outlaws == 9


@rule("C-19.1", "C-19.3", "C-E31")
@pytest.mark.parametrize(("cart", "supply", "value"), [(9, 11, 3), (8, 10, 2)])
def test_the_nuggets_of_the_cart_return_to_the_supply(cart, supply, value):
    game = world(3, round=5, supply=2, cart=cart)

    table = table_of(game, ("end_year",))
    play(table, "chart posse")

    assert (game.supply, game.cart) == (supply, 0)
    assert table.game.view(game, None)["gold"]["value"] == value


@rule("C-19.4")
def test_the_next_year_begins_with_the_barker_on_site_1():
    game = world(3, round=5)
    assert game.barker == 5

    table = play(table_of(game, ("end_year",)), "chart posse")

    assert (game.barker, game.round) == (1, 1)
    assert asked(table) == "P1 dial"
    assert options(table)[0] == "dial 1"


@rule("C-3.4")
def test_after_1850_the_game_ends_without_a_clean_up():
    game = world(3, year=1850, chart="statehood", rows="P1", cart=4)

    table = table_of(game, ("hold_shootout",))

    assert table.is_over
    assert (game.phase, game.cart, rows(game)[:2]) == ("over", 4, "P1")
    assert state(table).active == -1
