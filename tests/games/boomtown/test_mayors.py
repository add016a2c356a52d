"""Section 9: mayors."""

from boomtable.engine import open_table
from tests.games.boomtown.worlds import choosing, gold, mayor, owner, play, rolling, town, world
from tests.marks import rule


@rule("B-9.1")
def test_the_first_player_with_two_mines_in_a_town_becomes_its_mayor():
    game = world(3, mines={"P1": "CJ2", "P2": "CJ4"})
    table = choosing(game, "CJ5 CJ6 SN2", winner="P2")
    assert mayor(table, "CJ") is None

    play(table, "P2 take CJ5")

    assert mayor(table, "CJ") == "P2"


@rule("B-9.1")
def test_one_mine_makes_no_mayor():
    table = choosing(world(3), "CJ5 CJ6 SN2")

    play(table, "P1 take CJ5", "P2 take CJ6")

    assert mayor(table, "CJ") is None


@rule("B-9.2", "B-9.4")
def test_the_mayor_stays_on_equal_numbers_and_goes_when_somebody_has_more():
    game = world(3, mines={"P1": "CJ2 CJ4", "P2": "CJ5"}, mayors={"CJ": "P1"})
    table = choosing(game, "CJ6 CJ7 SN2", winner="P2")

    play(table, "P2 take CJ6")
    assert mayor(table, "CJ") == "P1"
    play(table, "P3 take SN2", "roll 2 3")

    assert mayor(table, "CJ") == "P1"  # P1 took CJ7: three against two


@rule("B-9.3", "B-9.5", "B-R11", "B-E15")
def test_among_equals_the_first_clockwise_from_the_active_player_becomes_mayor():
    mines = {"P1": "CC3 CC4", "P2": "CC5 CC6", "P4": "CC7 CC8"}
    table = choosing(
        world(4, mines=mines, mayors={"CC": "P1"}), "dynamite-1 CJ2 CJ4 CJ5", winner="P3"
    )

    play(table, "P3 take dynamite-1", "P3 blast CC3")

    assert mayor(table, "CC") == "P4"


@rule("B-9.5", "B-R11")
def test_the_active_player_himself_comes_first():
    mines = {"P1": "CC3 CC4", "P3": "CC5 CC6", "P4": "CC7 CC8"}
    table = choosing(
        world(4, mines=mines, mayors={"CC": "P1"}), "dynamite-1 CJ2 CJ4 CJ5", winner="P3"
    )

    play(table, "P3 take dynamite-1", "P3 blast CC3")

    assert mayor(table, "CC") == "P3"


@rule("B-9.5")
def test_the_one_with_the_most_mines_comes_before_the_one_who_sits_nearer():
    mines = {"P1": "CC3 CC4", "P2": "CC5 CC6 CC10", "P4": "CC7 CC8"}
    game = world(4, mines=mines, mayors={"CC": "P1"})
    table = choosing(game, "dynamite-1 CJ2 CJ4 CJ5", winner="P3")

    play(table, "P3 take dynamite-1", "P3 blast CC3")

    assert mayor(table, "CC") == "P2"


@rule("B-9.5", "B-23.1")
def test_after_a_collapse_the_auction_winner_is_active():
    mines = {"P1": "CJ7 CJ2", "P2": "CJ4 CJ5", "P4": "CJ6 CJ8"}
    game = world(4, mines=mines, mayors={"CJ": "P1"})

    table = play(rolling(game, winner="P3"), "roll 6 6")

    assert owner(table, "CJ7") == "out"
    assert mayor(table, "CJ") == "P4"


@rule("B-9.3", "B-9.4", "B-R10", "B-E16")
def test_a_mayor_down_to_one_mine_stays_on_a_tie():
    mines = {"P1": "CC3 CC4", "P2": "CC5", "P4": "CC7"}
    game = world(4, mines=mines, mayors={"CC": "P1"})
    table = choosing(game, "dynamite-1 CJ2 CJ4 CC10", winner="P3")

    play(table, "P3 take dynamite-1", "P3 blast CC3")
    assert mayor(table, "CC") == "P1"
    play(table, "P4 take CJ2", "P1 take CJ4")

    assert gold(table) == [11, 9, 10, 10]
    assert mayor(table, "CC") == "P2"


@rule("B-9.6", "B-R12")
def test_a_mayor_without_any_mine_returns_the_pawn_and_the_town_starts_again():
    game = world(3, mines={"P1": "CJ4"}, mayors={"CJ": "P1"})
    table = choosing(game, "dynamite-1 CJ5 CJ6", winner="P2")

    play(table, "P2 take dynamite-1")  # CJ4 is the only target
    assert mayor(table, "CJ") is None
    play(table, "P3 take CJ5")

    assert mayor(table, "CJ") is None


@rule("B-R12", "B-9.3")
def test_with_the_mayors_last_mine_gone_another_owner_of_one_mine_is_mayor():
    game = world(3, mines={"P1": "CJ4", "P3": "CJ5"}, mayors={"CJ": "P1"})
    table = choosing(game, "dynamite-1 SN2 SN3", winner="P2")

    play(table, "P2 take dynamite-1", "P2 blast CJ4")

    assert mayor(table, "CJ") == "P3"


@rule("B-9.3")
def test_pawns_are_settled_after_an_expropriation():
    game = world(3, mines={"P1": "DG2 DG8", "P2": "DG7 DG9"}, mayors={"DG": "P1"})
    table = choosing(game, "expropriation SN2 SN3", winner="P2")

    play(table, "P2 take expropriation", "P2 seize DG2")

    assert mayor(table, "DG") == "P2"


@rule("B-9.7")
def test_one_player_may_be_mayor_of_several_towns_and_scores_five_for_each():
    game = world(3, mines={"P1": "CJ2 SN2"})
    table = choosing(game, "CJ4 SN3 DG2")

    play(table, "P1 take CJ4", "P2 take DG2", "roll 4 5")
    play(table, "draw SN4", "draw CC3", "draw CC4", "P1 bid 1", "P2 pass", "P3 pass")
    play(table, "P1 take SN4")

    assert (mayor(table, "CJ"), mayor(table, "SN")) == ("P1", "P1")
    lines = [line.what.say("en") for line in table.score().lines_of(0)]
    assert lines[-2:] == ["Mayor of Cactus Junction", "Mayor of San Narciso"]
    assert [line.points for line in table.score().lines_of(0)][-2:] == [5, 5]


@rule("B-9.3", "B-9.1")
def test_every_pawn_is_where_it_belongs_in_random_games():
    for seed in range(6):
        table = open_table("boomtown", 4, seed=seed)
        while not table.is_over:
            table.pick((len(table.answers) * 13 + seed) % len(table.options()))
            state = table.state
            for code in ("CJ", "CM", "CC", "DG", "SN"):
                mines = state.box.towns[town(code)].mines
                counts = [sum(state.place[it] == seat for it in mines) for seat in range(4)]
                holder = state.mayor[town(code)]
                if holder < 0:
                    assert max(counts) < 2
                else:
                    assert counts[holder] == max(counts) > 0
