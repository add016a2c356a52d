"""The greedy bot at Coloma: what it likes, that it sees no more than its seat, and that it wins."""

from collections import Counter

import pytest

from boomtable.bots import make_bot
from boomtable.bots.judges.coloma import judge, shortlist, view_after_round, view_of
from boomtable.bots.judges.coloma.answering import spaces_left
from boomtable.bots.judges.coloma.dials import bust_chance, crowds, dial_lots, dial_worths, joined
from boomtable.bots.judges.coloma.outlook import times_to_come
from boomtable.bots.judges.coloma.plans import resolve, travel
from boomtable.bots.judges.coloma.routes import best_route
from boomtable.bots.judges.coloma.shooting import shootout_worth
from boomtable.bots.judges.coloma.worth import worth
from boomtable.engine import Dice, Seat, open_table
from tests.games.coloma.worlds import table_of, turn, world
from tests.marks import slow


def decided(table):
    asked = table.awaited[0]
    return str(make_bot("greedy", "coloma", Dice(1)).decide(Seat(table, asked)))


def choosing(game):
    return table_of(game, ("choose_sites",))


# --- turns -----------------------------------------------------------------------------------


def test_it_takes_first_what_costs_nothing():
    table = turn(world(round=2, P1="bucks=4"), "P1", 1, bust=1)

    assert decided(table) == "use sutters-mill 1 1"


def test_it_builds_what_pays_rather_than_ending_its_turn():
    game = world(round=4, P1="bucks=4 lodge=2 hand=miners-bunkhouse", P2="", P3="")

    assert decided(turn(game, "P1", 3, bust=3)) == "hammer miners-bunkhouse"


def test_it_keeps_its_last_bucks_for_nobody():
    game = world(year=1850, round=5, P1="bucks=3 gold=0 lodge=1 rivers=1,3,4")

    assert decided(turn(game, "P1", 2, bust=2)) == "hammer river 2"


def test_it_builds_the_bridge_that_scores_most():
    game = world(
        year=1850, round=5, P1="bucks=4 gold=0 lodge=1 horses=1 rivers=1,2,3 lands=divide,valley"
    )

    # Aqueduct 9, Homestead 6, Pack Train 2, a River 3 (and a ride).
    assert decided(turn(game, "P1", 2, bust=2)) == "hammer bridge aqueduct"


def test_it_opens_its_barrels_before_it_is_too_late():
    game = world(year=1850, round=5, P1="bucks=0 gold=0 barrels=rye-whiskey")

    assert decided(turn(game, "P1", 4, bust=4)) == "open rye-whiskey"


def test_it_leaves_a_barrel_closed_that_it_can_use_better_later():
    game = world(round=4, P1="bucks=0 gold=0 lodge=0 horses=1 barrels=nails")

    assert decided(turn(game, "P1", 5, bust=5)) != "open nails"


def test_it_pays_with_bucks_while_gold_can_be_sold():
    table = turn(world(round=4, P1="bucks=4 gold=1 lodge=1 hand=land-office"), "P1", 3, bust=3)
    table.answer_text("hammer land-office")

    assert decided(table) == "pay 0"


def test_it_keeps_gold_for_its_toll_bridge():
    text = "bucks=4 gold=3 lodge=1 hand=land-office rivers=1,2,3,4 spans="
    with_toll, without = world(P1=f"{text}toll"), world(P1=f"{text}aqueduct")
    for game in (with_toll, without):
        game.year, game.round = 2, 5

    tables = [turn(game, "P1", 3, bust=3) for game in (with_toll, without)]
    for table in tables:
        table.answer_text("hammer land-office")

    assert decided(tables[0]) == "pay 0"
    assert worth(tables[0].state, 0, view_of(tables[0].state, 0)) > 12


# --- the Wagon -------------------------------------------------------------------------------


def test_it_drives_to_a_town_where_it_can_pitch_its_tents():
    game = world(round=1, P1="horses=2 tents=2")
    route = best_route(game, 0, 2, view_of(game, 0))[1]

    assert game.box.nodes[game.box.node_of[route[-1].node]].lands


def test_it_never_enters_a_space_twice():
    game = world(round=1, P1="horses=6")
    route = [step.node for step in best_route(game, 0, 6, view_of(game, 0))[1]]

    assert len(route) == len(set(route)) <= 6
    assert "coloma" not in route


def test_a_planned_way_ends_where_somebody_would_be_passed_twice():
    game = world(4, round=1, P1="horses=6", P2="wagon=pilot-hill", P3="wagon=lotus")
    box = game.box
    way = [box.goes[box.node_of[node]] for node in ("hs-09", "hs-05")]

    after = travel(game, 0, view_of(game, 0), way)

    # From hs-09 the way to hs-05 leads past Pilot Hill, which was passed already.
    assert box.nodes[after.wagons[0]].id == "hs-09"


def test_it_knows_how_far_its_wagon_can_still_go():
    table = turn(world(round=1, P1="horses=3", P2="wagon=lotus"), "P1", 4, bust=5)
    table.answer_text("wagon")
    table.answer_text("go hs-08")

    assert spaces_left(table.state, 0) == 2


# --- settling and the Shootout ---------------------------------------------------------------


def test_it_joins_the_shootout_rather_than_bury_its_dudes():
    game = world(year=1850, round=4, chart="statehood", rows="P2 P3", P1="lodge=3 tents=0")
    table = turn(game, "P1", 5, bust=5)

    assert decided(table) == "settle"
    table.answer_text("settle")
    assert decided(table).startswith("row ")


def test_gunmen_are_worth_more_than_graves():
    away = world(year=1850, round=5, chart="statehood", rows="P2 P3")
    there = world(year=1850, round=5, chart="statehood", rows="P2 P3 P1")

    away.phase = there.phase = "turns"

    assert shootout_worth(away, 0, view_of(away, 0)) < -5
    assert shootout_worth(there, 0, view_of(there, 0)) > shootout_worth(away, 0, view_of(away, 0))


def test_nobody_settles_in_a_round_in_which_the_barker_covers_the_place():
    game = world(round=3)

    assert [view_of(world(round=it), 0).defences for it in (1, 2, 3, 4, 5)] == [3, 2, 1, 0, 0]
    assert times_to_come(game, 0, 3) == 2
    assert times_to_come(game, 0, 4) == 3


def test_it_pitches_tents_on_the_lands_next_to_its_wagon():
    game = world(year=1850, round=4, P1="tents=2 lodge=0 wagon=hangtown")
    table = turn(game, "P1", 5, bust=5)
    table.answer_text("settle")

    assert decided(table).startswith("land ")


def test_it_fills_its_hotels():
    rows, hotels = "P2 P2 P3 P3 P2 P3", {"hotels": True}
    game = world(year=1850, round=4, rows=rows, settings=hotels, P1="lodge=2 tents=0 hotels=1")
    table = turn(game, "P1", 5, bust=5)
    table.answer_text("settle")

    assert decided(table) == "guest"


# --- Events, cards, Barrels ------------------------------------------------------------------


def test_it_sells_gold_when_nothing_better_can_be_done_with_it():
    game = world(year=1850, round=5, P1="gold=2 bucks=0 lodge=0 events=5 rivers=1,2,3,4")
    table = table_of(game, ("gain_event", 0, 5))

    assert decided(table) == "sell 2"


def test_it_puts_the_cards_away_that_it_likes_least():
    table = open_table("coloma", 2, seed=5)
    game, number = table.state, table.awaited[0]
    view = view_of(game, number)
    card = decided(table).split()[1]

    gains = {game.box.cards[it].id: view.cards[it] - view.costs[it] for it in game.hand[number]}
    assert gains[card] == min(gains.values())


def test_a_known_draw_is_imagined_as_it_will_be():
    game = world(P1="top=timber-wharf hand=")
    game.push("draw", 0, 1)

    after = resolve(game, view_of(game, 0), 0)

    assert after.hand[0] == (game.box.card_of["timber-wharf"],)


def test_an_empty_deck_pays_in_the_imagination_too():
    game = world(P1="deck=0")
    game.push("draw", 0, 3)

    assert resolve(game, view_of(game, 0), 0).owed_vp[0] == 3


# --- Dials -----------------------------------------------------------------------------------


def test_where_the_other_stands_a_site_goes_bust():
    game = world(3, round=1)  # The Signpost on Site 3 copies Site 2.
    alone = {(1, 0, 0, 0, 0): 1.0}

    assert bust_chance(game, alone, 1, 0) == 1.0
    assert bust_chance(game, alone, 4, 0) == 0.0
    assert bust_chance(game, alone, 3, 0) == 1.0  # A tie makes the Signpost's Site Bust.
    assert bust_chance(game, {(0, 2, 0, 0, 0): 1.0}, 3, 0) == 1.0  # It copies the Bust.
    assert bust_chance(game, alone, 4, 4) == 1.0  # The own Mule counts.


def test_the_crowd_has_everybody_who_counts_for_the_bust():
    even = [0.2] * 5
    buster = world(2, round=1)
    buster.avoided = (1, 2)
    mules = world(2, round=1, settings={"mules": True})

    assert {sum(count) for count in crowds(buster, 0, even)} == {2}
    assert all(count[0] + count[1] <= 1 for count in crowds(buster, 0, even))
    assert {sum(count) for count in crowds(mules, 0, even)} == {2}
    assert {sum(count) for count in crowds(world(6), 0, even)} == {5}
    assert sum(crowds(world(6), 0, even).values()) == pytest.approx(1.0)
    assert joined({(0, 0): 1.0}, [0.25, 0.75]) == {(1, 0): 0.25, (0, 1): 0.75}


def test_it_cannot_be_foreseen():
    game = world(4, round=1, P1="bucks=5 lodge=3 hand=land-office,timber-wharf")
    lots = dial_lots(game, 0, view_after_round(game, 0))

    bots = [make_bot("greedy", "coloma", Dice(seed)) for seed in range(20)]
    choices = Counter(str(bot.decide(Seat(choosing(game.copy()), 0))) for bot in bots)

    assert len(set(lots)) > 1
    assert len(choices) > 1
    assert set(choices) <= {str(option) for option in lots}


def test_it_does_not_go_where_it_can_do_nothing():
    game = world(4, year=1850, round=5, P1="bucks=9 gold=3 lodge=4 horses=1 tents=0 rivers=1,2,3,4")
    worths = dial_worths(game, 0, view_after_round(game, 0))

    # Four Rivers and no Bridge: Site 2 gives two of them; the hand is empty, so Site 3 nothing.
    assert max(worths) == worths[1]
    assert worths[2] == min(worths)


def test_it_leads_its_mule_to_a_carrot():
    game = world(2, round=1, settings={"mules": True}, P1="carrots=2")
    lots = dial_lots(game, 0, view_after_round(game, 0))

    mules = Counter(option.mule for option in lots)

    assert mules.most_common(1)[0][0] == 2


# --- what it sees ----------------------------------------------------------------------------


def test_it_sees_no_more_than_its_seat():
    text = "bucks=6 gold=2 lodge=3 hand=land-office,timber-wharf,stage-depot"
    first = world(3, round=4, P1=text, P2="hand=faro-parlor")
    second = world(3, round=4, P1=text, P2="hand=express-office")

    for make in (choosing, lambda game: turn(game, "P1", 3, bust=5)):
        options = [shortlist(Seat(make(game.copy()), 0)) for game in (first, second)]
        assert options[0] == options[1]


def test_it_judges_every_moment_of_a_game():
    table = open_table("coloma", 4, {"hotels": True, "specialties": "box"}, seed=2)
    while not table.is_over:
        assert isinstance(judge(table, 0), float)
        table.pick(len(table.options()) // 2)

    game, totals = table.state, table.score().totals
    for side in range(4):
        assert worth(game, side, view_of(game, side)) == pytest.approx(totals[side], abs=0.5)


# --- winning ---------------------------------------------------------------------------------


def wins(players, games, first=0, **settings):
    won = 0
    for seed in range(first, first + games):
        table = open_table("coloma", players, settings, seed=seed, keeps_log=False)
        hero = seed % players
        bots = [
            make_bot("greedy" if it == hero else "random", "coloma", Dice(seed * 10 + it))
            for it in range(players)
        ]
        while not table.is_over:
            asked = table.awaited[0]
            table.answer(bots[asked].decide(Seat(table, asked)), asked)
        won += hero in table.score().winners
    return won


@slow
@pytest.mark.parametrize(
    "settings",
    [{}, {"mules": True, "specialties": "deluxe"}, {"hotels": True, "boards": "B"}],
    ids=["buster", "mules", "hotels"],
)
def test_greedy_wins_nine_of_ten_games_for_two_against_random(settings):
    assert wins(2, 10, **settings) >= 9


@slow
@pytest.mark.parametrize("players", [3, 4, 6])
def test_greedy_wins_at_least_twice_its_fair_share_against_random(players):
    games = 6
    won = wins(players, games, hotels=True, specialties=["box", "deluxe"][players % 2], boards="B")

    assert won >= 2 * games / players


@slow
def test_greedy_beats_the_shade_of_the_lowest_level():
    assert wins(1, 6, level="greenhorn") >= 4
