"""Sections 1 to 3: limits, set-up, the course of the game."""

import pytest

from boomtable.engine import Dice, Illegal, Unreadable, open_table, play_out, view
from boomtable.games.coloma.happenings import (
    TurnBegan,
)
from boomtable.games.coloma.year_happenings import (
    CleanedUp,
    ShootoutHeld,
)
from tests.games.coloma.worlds import (
    BOX,
    asked,
    events,
    has,
    options,
    play,
    state,
    table_of,
    total,
    turn,
    vp,
    world,
)
from tests.marks import rule


def opened(players=3, **settings):
    return open_table("coloma", players, settings, seed=7)


@rule("C-1.1", "C-1.2", "C-R1")
def test_the_box_holds_what_the_digest_lists():
    assert sum(barrel.count for barrel in BOX.barrels) == 30
    assert [bridge.copies for bridge in BOX.bridges] == [3] * 10
    assert sum(chart.is_tile for chart in BOX.charts) == 4
    assert len(BOX.wheel) == 5
    assert len(BOX.stash_outlaws) == 5
    assert len(BOX.rows) == 6
    assert (len(BOX.cards), BOX.dudes, BOX.tents, BOX.outlaws_most) == (16, 12, 8, 15)
    game = state(opened(4))
    for seat in range(4):
        assert sorted((*game.hand[seat], *game.deck[seat])) == list(range(16))


@rule("C-1.3", "C-1.4")
def test_dudes_and_tents_of_a_player_are_always_twelve_and_eight():
    for seed in range(6):
        table = open_table("coloma", 3, {"hotels": True}, seed=seed)
        dice = Dice(seed)
        while not table.is_over:
            table.pick(dice.below(len(table.options())))
            game = state(table)
            for seat in range(3):
                rows = zip(BOX.rows, game.rows, strict=True)
                gunmen = sum(size for size, owner in rows if owner == seat)
                placed = gunmen + game.graves[seat] + game.guests[seat]
                assert game.dudes[seat] + game.dudes_left[seat] + placed == 12
                pitched = len(game.event_tents[seat]) + len(game.land_tents[seat])
                assert game.tents[seat] + game.tents_left[seat] + pitched == 8
                assert min(game.dudes[seat], game.dudes_left[seat], game.tents[seat]) >= 0


@rule("C-1.5", "C-E14")
def test_dudes_that_are_missing_in_the_supply_are_lost():
    game = world(3, rows="P1", P1="lodge=9")
    assert game.dudes_left[0] == 1

    table_of(game, ("gain_event", 0, 1))

    assert has(game, "P1", "dudes", "dudes_left") == (10, 0)


@rule("C-1.5")
def test_tents_that_are_missing_in_the_supply_are_lost():
    game = world(3, P1="barrels=sailcloth tents=7")

    table = play(turn(game, "P1", 3), "P1 open sailcloth")

    assert has(table, "P1", "tents", "tents_left", "bucks") == (8, 0, 4)


@rule("C-1.6")
def test_dudes_that_are_paid_go_to_the_general_supply():
    table = play(turn(world(3, P1="bucks=9 lodge=3"), "P1", 2), "P1 hammer river 1")

    assert has(table, "P1", "dudes", "dudes_left") == (2, 10)


@rule("C-1.7")
def test_a_player_has_at_most_six_horses_and_moving_spends_none():
    game = world(3, round=2, P1="horses=6 barrels=oats")

    table = play(turn(game, "P1", 4), "P1 open oats", "P1 wagon", "P1 go lotus", "P1 stop")

    assert has(table, "P1", "horses") == (6,)


@rule("C-1.8", "C-R5")
def test_bucks_are_not_limited():
    table = play(turn(world(3, P1="bucks=70 barrels=coin-keg"), "P1", 3), "P1 open coin-keg")

    assert has(table, "P1", "bucks") == (76,)


@rule("C-1.9")
def test_there_are_at_most_fifteen_outlaws():
    table = play(turn(world(3, outlaws=15), "P1", 1), "P1 barrel 4")

    assert state(table).outlaws == 15


@rule("C-1.10", "C-1.11")
def test_rivers_never_run_out_and_hands_have_no_limit():
    everybody = {f"P{n}": "rivers=2,3,4 bucks=9 lodge=5" for n in range(1, 7)}
    game = world(6, round=1, **everybody)
    table = table_of(game, *[("turn", seat, 2) for seat in range(6)])

    for seat in range(1, 7):
        play(table, f"P{seat} hammer river 1", f"P{seat} pay 0")
    assert [len(rivers) for rivers in game.rivers] == [4] * 6

    game = world(3, P1="hand=" + ",".join(card.id for card in BOX.cards[:14]))
    table = table_of(game, ("gain_event", 0, 3))
    assert asked(table) == "chance draw"
    while table.decision is not None:
        table.pick(0)
    assert game.hand[0] == tuple(range(16))


@rule("C-1.12")
def test_points_are_whole_and_fall_below_zero_only_at_the_end():
    game = world(3, P1="graves=7")

    assert vp(game, "P1") == 0
    assert total(game, "P1") == -26
    table = play_out(opened(3), Dice(3))
    assert all(isinstance(line.points, int) for line in table.score().lines)
    assert min(vp(table, f"P{n}") for n in (1, 2, 3)) >= 0


@rule("C-1.13", "C-R63")
def test_nothing_passes_from_player_to_player_and_there_is_no_question_for_talk():
    seen = set()
    for seed in range(4):
        table = open_table("coloma", 4, {"specialties": "deluxe"}, seed=seed)
        dice = Dice(seed)
        while not table.is_over:
            seen.add(table.decision.prompt)
            speaker, before = table.awaited[0], table.state.copy()
            if table.decision.prompt in ("act", "pay", "settle"):
                table.pick(dice.below(len(table.options())))
                others = [seat for seat in range(4) if seat != speaker]
                after = state(table)
                if after.round == before.round and after.phase == "turns":
                    assert [after.bucks[it] for it in others] == [before.bucks[it] for it in others]
                    assert [after.gold[it] for it in others] == [before.gold[it] for it in others]
            else:
                table.pick(dice.below(len(table.options())))

    assert seen <= {
        *("discard-start", "gold-sale", "dial", "act", "pay", "take-barrel", "go", "settle"),
        *("gained-action", "discard"),
    }


@rule("C-2.1", "C-2.2")
def test_the_first_year_begins_with_the_barker_before_site_1_and_two_outlaws():
    table = opened(3)
    game = state(table)

    assert (game.barker, game.bust, game.outlaws) == (5, 0, 2)
    assert view(table, None)["table"]["year"] == 1848
    assert [year.outlaws for year in BOX.years] == [2, 4, 9]


@rule("C-2.3", "C-R9")
def test_four_barrels_lie_open_and_all_others_are_the_stack():
    game = state(opened(3))

    assert all(kind >= 0 for kind in game.stash)
    assert sum(game.stack) == 26
    for kind, barrel in enumerate(BOX.barrels):
        assert game.stack[kind] + game.stash.count(kind) == barrel.count


@rule("C-2.3", "C-R66")
def test_every_barrel_of_the_stack_is_equally_likely_to_lie_open():
    game = world(3, stash="- - - -")
    table = table_of(game, ("lay_stash",))

    counts = [barrel.count for barrel in BOX.barrels]
    assert (list(table.decision.weights), sum(counts)) == (counts, 30)
    for drawn in ("oats", "rye-whiskey", "rye-whiskey"):
        play(table, f"stash {drawn}")
        counts[BOX.barrel_of[drawn]] -= 1
        weights = dict(zip(options(table), table.decision.weights, strict=True))
        assert weights == {
            f"stash {barrel.id}": left
            for barrel, left in zip(BOX.barrels, counts, strict=True)
            if left
        }
    assert "stash rye-whiskey" not in options(table)


@rule("C-2.4")
@pytest.mark.parametrize(
    ("players", "pools"),
    [
        (1, (5, 5, 2)),
        (2, (5, 5, 2)),
        (3, (7, 7, 4)),
        (4, (9, 10, 5)),
        (5, (11, 11, 5)),
        (6, (12, 12, 6)),
    ],
)
def test_the_gold_supply_is_filled_by_player_count(players, pools):
    game = state(opened(players))

    assert BOX.pools[players] == pools
    assert game.supply + sum(game.gold) == sum(pools)


@rule("C-2.5")
@pytest.mark.parametrize(("players", "copies"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_six_types_of_bridges_stand_in_the_order_of_the_file(players, copies):
    game = state(opened(players))

    assert len(game.bridge_types) == 6
    assert list(game.bridge_types) == sorted(game.bridge_types)
    assert sorted(game.bridges_left) == [0] * 4 + [copies] * 6


@rule("C-2.6", "C-R41")
def test_the_second_chart_is_another_tile_and_drawn_only_at_the_clean_up():
    game = world(3, chart="parade")
    assert game.charts_seen == (BOX.chart_of["parade"],)

    table = table_of(game, ("end_year",))

    assert asked(table) == "chance chart"
    assert options(table) == ["chart bounty", "chart posse", "chart land-grant"]
    play(table, "chart posse")
    assert game.chart == BOX.chart_of["posse"]
    table = table_of(world(3, year=1849), ("end_year",))
    assert state(table).chart == BOX.chart_of["statehood"]


@rule("C-2.7")
def test_everybody_begins_with_the_same():
    game = state(opened(4))

    for name in ("P1", "P2", "P3", "P4"):
        assert has(game, name, "dudes", "tents", "bucks", "horses", "gold") == (2, 1, 2, 1, 1)
        assert has(game, name, "wagons") == (BOX.node_of["coloma"],)
        assert vp(game, name) == 0
    assert game.supply == 24 - 4


@rule("C-2.8", "C-R2")
def test_the_first_sheriff_is_drawn_each_seat_alike():
    table = open_table("coloma", 4, asks_chance=True)

    assert asked(table) == "chance first-sheriff"
    assert options(table) == ["sheriff P1", "sheriff P2", "sheriff P3", "sheriff P4"]
    assert table.decision.weights is None
    play(table, "sheriff P3")
    assert state(table).sheriff == 2


@rule("C-2.9")
def test_everybody_puts_away_two_of_six_cards_at_the_same_time():
    table = opened(3)

    assert [len(hand) for hand in state(table).hand] == [6, 6, 6]
    assert (table.decision.prompt, table.awaited) == ("discard-start", (0, 1, 2))
    assert [len(table.options(seat)) for seat in range(3)] == [12, 12, 12]
    for seat in (2, 0, 1):
        table.answer(table.options(seat)[0], seat)
    assert [len(hand) for hand in state(table).hand] == [5, 5, 5]
    assert [len(table.options(seat)) for seat in range(3)] == [10, 10, 10]
    for seat in range(3):
        table.answer(table.options(seat)[1], seat)
    game = state(table)
    assert [len(hand) for hand in game.hand] == [4, 4, 4]
    assert [len(game.top[0]), len(game.deck[0]), len(game.bottom[0])] == [1, 10, 1]


@rule("C-2.10", "C-R61")
def test_all_players_use_the_same_side_of_the_boards():
    assert {BOX.boards[board].id for board in state(opened(4)).boards} == {"a"}
    with_b = state(opened(4, boards="B"))
    assert [BOX.boards[board].id for board in with_b.boards] == [
        *("b-red", "b-blue", "b-green", "b-yellow"),
    ]


@rule("C-2.11")
@pytest.mark.parametrize(("players", "row"), [(1, -2), (2, -2), (3, -1), (6, -1)])
def test_neutral_gunmen_hold_row_3_with_one_or_two_players(players, row):
    assert state(opened(players)).rows == [-1, -1, row, -1, -1, -1]


@rule("C-2.12", "C-R64")
def test_colours_go_by_the_file_unless_the_players_agree_on_others():
    names = [BOX.colors[color].id for color in state(opened(3)).colors]
    assert names == ["red", "blue", "green"]
    agreed = state(opened(3, colors="orange,red,purple", boards="B"))
    assert [BOX.boards[board].id for board in agreed.boards] == ["b-orange", "b-red", "b-purple"]
    assert [BOX.colors[it].id for it in state(opened(1, level="legend")).colors] == ["red", "blue"]


@rule("C-2.12")
@pytest.mark.parametrize(
    ("colors", "error", "why"),
    [
        ("red,blue", Illegal, "colours named are 2, and 3 are needed"),
        ("red,red,blue", Illegal, "named twice"),
        ("red,blue,pink", Unreadable, "no colour “pink”"),
    ],
)
def test_colours_that_do_not_fit_are_refused(colors, error, why):
    with pytest.raises(error, match=why):
        opened(3, colors=colors)


@rule("C-3.1", "C-3.2", "C-3.3", "C-3.4", "C-R58")
def test_a_game_has_three_years_of_five_rounds_and_fifteen_turns_each():
    for seed in range(4):
        table = play_out(open_table("coloma", 4, seed=seed), Dice(seed))
        turns = [event.seat for event in events(table, TurnBegan)]
        assert [turns.count(seat) for seat in range(4)] == [15] * 4
        assert [event.year for event in events(table, ShootoutHeld)] == [1848, 1849, 1850]
        assert [event.year for event in events(table, CleanedUp)] == [1849, 1850]
        assert state(table).phase == "over"


@rule("C-27.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("specialties", ["box", "deluxe"])
def test_all_modules_go_together_with_every_player_count(players, specialties):
    chosen = {"hotels": True, "specialties": specialties, "boards": "B"}
    if players == 2:
        chosen["mules"] = True

    table = play_out(open_table("coloma", players, chosen, seed=1), Dice(2))

    assert table.is_over


@rule("C-27.2")
@pytest.mark.parametrize("players", [1, 3, 4])
def test_the_mule_duel_is_for_two_players_only(players):
    with pytest.raises(Illegal, match="mules"):
        open_table("coloma", players, {"mules": True})


@rule("C-27.2")
def test_a_level_is_for_the_solo_game_only_and_must_exist():
    with pytest.raises(Illegal, match="level"):
        open_table("coloma", 2, {"level": "legend"})
    with pytest.raises(Unreadable, match="no level “hard”"):
        open_table("coloma", 1, {"level": "hard"})


@rule("C-27.3")
def test_the_shade_has_no_specialty_and_no_board_side():
    game = state(opened(1, boards="B", specialties="box", level="legend"))

    assert (game.boards[1], game.specialties[1]) == (-1, -1)
    assert (game.boards[0] >= 0, game.specialties[0] >= 0) == (True, True)


@rule("C-R66")
def test_each_piece_of_chance_is_drawn_when_it_is_needed():
    table = open_table("coloma", 3, asks_chance=True)
    prompts = []
    while table.decision.seat < 0:
        prompts.append(table.decision.prompt)
        table.pick(0)

    expected = ["first-sheriff"] + ["bridge-types"] * 6 + ["chart"] + ["stash"] * 4 + ["deal"] * 18
    assert prompts == expected
    assert asked(table) == "P1 discard-start"
