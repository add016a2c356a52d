"""The greedy bot at Boonlake: what it likes, that it sees only its seat, and that it wins."""

import pytest

from boomtable.bots import make_bot
from boomtable.bots.judges.boonlake import judge, shortlist, side_worth
from boomtable.bots.judges.boonlake.columns import columns_of
from boomtable.bots.judges.boonlake.gifts import gifts
from boomtable.bots.judges.boonlake.hand import card_net, held_worth, short_of
from boomtable.bots.judges.boonlake.lines import Line, resolve
from boomtable.bots.judges.boonlake.marks import chance_to_meet
from boomtable.bots.judges.boonlake.opening import tile_liking
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.bots.judges.boonlake.questions import either_steps, line_after
from boomtable.bots.judges.boonlake.timing import scorings_to_come, turns_to_scorings
from boomtable.engine import Dice, Seat, open_table
from tests.games.boonlake.worlds import BOX, action, asked, interim, play, table_of, turn, world
from tests.marks import slow

MAP = "map 10:lakeside-green 24:old-library 30:market-square"


def decided(table):
    seat = table.awaited[0]
    return str(make_bot("greedy", "boonlake", Dice(1)).decide(Seat(table, seat)))


def played(players, seed, greedy, settings=None):
    """A whole game in which some seats are greedy and the others answer at random."""
    table = open_table("boonlake", players, settings, seed=seed, keeps_log=False)
    bots = [
        make_bot("greedy" if seat in greedy else "random", "boonlake", Dice(seed * 10 + seat))
        for seat in range(players)
    ]
    while not table.is_over:
        seat = table.awaited[0]
        table.answer(bots[seat].decide(Seat(table, seat)), seat)
    return table


# --- cards and payments ------------------------------------------------------------------------


def test_it_plays_a_card_that_pays_rather_than_passing():
    game = world(2, MAP, "P1 coins=8 sites=wood1 hand=reed-cutters")

    assert decided(action(game, "pioneer")) == "play reed-cutters"


def test_it_discards_what_it_can_never_play():
    game = world(2, MAP, "P1 coins=0 hand=silent-library", scoring=3, round=2)

    assert decided(table_of(game, ("play", 0, "builder-common"))) == "discard silent-library"


def test_it_gives_up_the_card_that_is_worth_least():
    game = world(2, MAP, "P1 coins=6 sites=wood1 hand=reed-cutters,clock-tower,lantern-row")

    assert decided(table_of(game, ("give_cards", 0, 1))) == "gives clock-tower"


def test_it_plays_for_the_most_vp_at_the_very_end():
    game = world(
        2, MAP, "P1 coins=5 sites=wood2,loam2,stone2,iron2 hand=common-field,reed-cutters", round=2
    )
    game.marks = [game.open_tiles[:3]] * 2

    assert decided(interim(game, 4)) == "play common-field"


def test_it_realizes_the_project_of_its_own_tile():
    game = world(
        2, MAP, "P1 coins=13 ranch=1 sites=loam2,iron2 boats=loam,iron own=machine-age", scoring=2
    )

    assert decided(table_of(game, ("play", 0, "builder-common"))) == "project machine-age"


def test_it_moves_a_boat_rather_than_pull_a_lever():
    game = world(2, MAP, "P1 coins=12 boats=wood,wood levers=foreman hand=fish-weir")
    table = play(table_of(game, ("play", 0, "builder-common")), "P1 play fish-weir")

    assert asked(table) == "P1 pay-plan"
    assert decided(table) == "plan boats=wood,loam coins=2"


# --- the map -----------------------------------------------------------------------------------


def test_it_places_cattle_where_settlements_are():
    game = world(
        2,
        "map 10:lakeside-green[P2s] 9:pasture 24:old-library 25:pasture",
        "P1 ranch=2 coins=0",
        scoring=1,
    )

    assert decided(table_of(game, ("cattle_common", 0))) == "cattle 9"


def test_it_lays_a_tile_where_the_reward_is_best():
    game = world(2, "map 14:old-mill", "P1 coins=2 ranch=2")
    table = play(table_of(game, ("reveal", 0)), "gray monument")

    # Three coins; a card (space 15) or a ford to nowhere is less.
    assert decided(table) == "place 13"


def test_a_column_is_worth_more_with_each_piece():
    game = world(2, MAP)
    columns = columns_of(game, Outlook(game, 0))

    for column in (columns.houses, columns.settlements, columns.cattle):
        assert column == sorted(column)


def test_it_pays_a_settlement_with_vp_only_if_inhabitants_are_dearer():
    game = world(
        2,
        "map 24:market-square[P1h,P2i] 25:old-mill[P2i,P2i]",
        "P1 off=4h2s0c ranch=3 vp=20",
        scoring=3,
        round=2,
    )
    game.aside[0] = 0
    table = play(table_of(game, ("develop_or_upgrade", 0)), "P1 upgrade 24a")

    assert asked(table) == "P1 upgrade-cost"
    assert decided(table) == "pay inhabitants=3 vp=0"


def test_it_knows_how_many_steps_an_either_track_has():
    assert either_steps(BOX) == 3

    game = world(2, MAP, "P1 tracks=0,0")
    table = table_of(game, ("advance_either", 0, 3))
    answer = table.options()[1]

    line = line_after(table.state, "either-track", answer, Outlook(game, 0))

    assert line.game.card_step[0] == 3
    assert table.state.card_step[0] == 0


# --- levers, tiles, the ship ---------------------------------------------------------------------


def test_it_pulls_a_lever_for_coins_before_it_is_reset():
    game = world(2, MAP, "P1 levers=foreman")
    game.scoring, game.scoring_step = 1, 4

    assert decided(table_of(game, ("last_levers", 0))) == "pull foreman"


def test_it_keeps_a_lever_for_its_vp_when_coins_are_worth_nothing():
    game = world(2, MAP, "P1 levers=foreman")
    game.scoring, game.scoring_step = 4, 4

    assert decided(table_of(game, ("last_levers", 0))) == "pass"


def test_it_holds_its_harvest_feast_at_the_end():
    game = world(2, MAP, "P1 levers=harvest-feast hand=windmill,saw-pit")
    game.scoring, game.scoring_step = 4, 4

    assert decided(table_of(game, ("last_levers", 0))) == "pull harvest-feast"


def test_it_scores_a_tile_whose_condition_is_met():
    game = world(2, MAP, "P1 levers=tinkering sites=wood1 tracks=0,0")
    game.scoring, game.scoring_step = 1, 2

    assert decided(table_of(game, ("score_tile", 0))) == "score machine-age"


def test_it_keeps_an_easy_tile_for_the_dearer_marker():
    # Six levers meet machine-age at the third scoring, too: better to lose little elsewhere now.
    levers = "vase-trade,tinkering,master-builder,site-dividend,steady-wage,village-plan"
    game = world(2, MAP, f"P1 levers={levers} tracks=1,0")
    game.scoring, game.scoring_step = 1, 2

    assert decided(table_of(game, ("score_tile", 0))) != "score machine-age"


def test_it_makes_exchanges_that_pay():
    game = world(2, MAP, "open public-works works treasury machine-age", "P1 coins=16")
    game.scoring, game.scoring_step, game.round = 4, 2, 2
    game.marks[0] = tuple(
        tile for tile in game.open_tiles if tile != BOX.scoring_tile_of["public-works"]
    )
    table = table_of(game, ("begin_score_tile", 0))

    assert decided(table) == "pays 8"


def test_it_lands_on_vp_in_its_last_turn():
    game = world(2, MAP, round=2, scoring=3)
    game.ships = [BOX.river_of["e1"], BOX.river_of["e5"]]
    game.crossed, game.last_trigger, game.steps = (1, 2), 1, 2

    assert decided(table_of(game, ("move_ship", 0))) == "ship e3"


def test_a_region_scoring_gives_to_those_who_are_there():
    game = world(2, "map 10:lakeside-green[P2h,P2i] 24:old-library[P1i]")
    view = Outlook(game, 0)
    game.strips.remove(BOX.strip_of["region-scoring"])
    game.strips.append(BOX.strip_of["region-scoring"])

    game.named_region = BOX.region_named["new-hope"]
    here = gifts(game, view)
    game.named_region = BOX.region_named["boonlake"]

    assert here == 0.0
    assert gifts(game, view) == pytest.approx(2 * view.coin)


# --- time and prices -----------------------------------------------------------------------------


def test_time_runs_out():
    game = world(2, MAP)
    assert list(scorings_to_come(game)) == [1, 2, 3, 4]
    early = turns_to_scorings(game)
    game.ships[1] = BOX.river_of["u5"]
    later = turns_to_scorings(game)

    assert early == sorted(early)
    assert all(one > other for one, other in zip(early, later, strict=True))
    game.scoring, game.scoring_step = 4, 4
    assert turns_to_scorings(game) == []


def test_coins_are_worth_less_and_less():
    game = world(2, MAP)
    coins = []
    for scoring in range(4):
        game.scoring, game.round = scoring, 1 + scoring // 2
        coins.append(Outlook(game, 0).coin)

    assert coins == sorted(coins, reverse=True)


def test_a_card_that_sites_can_show_is_worth_more():
    game = world(2, MAP, "P1 coins=9 sites=stone2,iron2", "P2 coins=9")
    card = BOX.card_of["glassworks"]
    view = Outlook(game, 0)

    assert short_of(BOX.cards[card].price.needs, game.sites[0]) == 0
    assert short_of(BOX.cards[card].price.needs, game.sites[1]) == 4
    assert card_net(game, 0, card, view) > 0
    assert held_worth(game, 0, card, view) > held_worth(game, 1, card, view)


def test_a_condition_is_likelier_with_more_time_and_less_to_do():
    chances = [chance_to_meet(short, 0.5, 3.0) for short in range(5)]

    assert chances == sorted(chances, reverse=True)
    assert chance_to_meet(2, 0.5, 6.0) > chance_to_meet(2, 0.5, 2.0)
    assert chance_to_meet(2, 0.5, 0.0) == 0.0


def test_it_likes_a_tile_with_a_dear_project_and_an_easy_condition():
    game = world(2, MAP)
    likings = {it.id: tile_liking(game, number) for number, it in enumerate(BOX.scoring_tiles)}

    assert likings["dusk-and-dawn"] > likings["open-gates"]
    assert likings["machine-age"] > likings["balance"]


# --- the imagination -----------------------------------------------------------------------------


def test_a_line_leaves_the_table_as_it_was():
    game = world(2, MAP, "P1 coins=8 ranch=3 sites=wood1 hand=reed-cutters,lantern-row")
    table = turn(game)
    before = table.state.copy()
    view = Outlook(table.state, 0)

    for option in table.options():
        line_after(table.state, "choose-strip", option, view)

    assert table.state == before


def test_cards_to_be_drawn_stay_unknown():
    game = world(2, MAP)
    line = Line(game.copy())
    line.game.push("draw", 0, 3)

    resolve(line, 0, Outlook(game, 0))

    assert line.unknown == 3
    assert line.game.hand[0] == ()


def test_it_sees_no_more_than_its_seat():
    text = "P1 coins=8 ranch=2 sites=wood1 hand=reed-cutters,lantern-row,glassworks"
    first = world(2, MAP, text, "P2 hand=windmill,saw-pit")
    second = world(2, MAP, text, "P2 hand=aqueduct,card-den")

    for make in (turn, lambda game: action(game, "pioneer"), interim):
        options = [shortlist(Seat(make(game.copy()), 0)) for game in (first, second)]
        assert options[0] == options[1]


@slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_has_an_answer_and_a_judgement_in_every_moment(players):
    table = open_table("boonlake", players, seed=players)
    dice = Dice(players)
    while not table.is_over:
        seat = table.awaited[0]
        options = table.options(seat)
        assert set(shortlist(Seat(table, seat))) <= set(options)
        if len(table.answers) % 7 == 0:
            assert isinstance(judge(table, 0), float)
        table.answer(dice.pick(options), seat)

    totals = table.score().totals
    assert [side_worth(table.state, side) for side in range(len(totals))] == list(totals)


# --- winning -------------------------------------------------------------------------------------


@slow
@pytest.mark.parametrize(("players", "games", "least"), [(2, 5, 5), (3, 3, 3), (4, 4, 3)])
def test_greedy_wins_nearly_always_against_random(players, games, least):
    wins = 0
    for seed in range(games):
        hero = seed % players
        wins += hero in played(players, seed, {hero}).score().winners

    assert wins >= least


@slow
def test_greedy_beats_the_wise_eminence_at_easy_in_most_games():
    games = [played(1, seed, {0}, {"level": "easy"}) for seed in range(6)]

    assert sum(0 in table.score().winners for table in games) >= 4


@slow
def test_greedy_players_reach_the_scores_of_good_players():
    best = [max(played(4, seed, {0, 1, 2, 3}).score().totals) for seed in range(2)]

    assert all(130 <= score <= 260 for score in best)
