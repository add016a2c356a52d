"""Section 21: two players and Buster."""

from boomtable.engine import Dice, open_table, play_out
from boomtable.games.coloma.happenings import (
    BusterAvoids,
    BusterCame,
    TurnBegan,
)
from tests.games.coloma.worlds import (
    asked,
    events,
    options,
    play,
    rows,
    state,
    table_of,
    turn,
    world,
)
from tests.marks import rule


def at_the_round():
    """Chance is asked for a Round of a game for two, its Event over."""
    return table_of(world(2, round=3, chart="parade"), ("begin_round",))


@rule("C-21.1", "C-R52")
def test_a_game_for_two_has_buster_with_a_card_for_each_site():
    game = world(2)

    assert sorted(game.box.buster_sites) == [1, 2, 3, 4, 5]
    assert rows(game) == "- - N - - -"
    three = play_out(open_table("coloma", 3, seed=1), Dice(1))
    assert events(three, BusterAvoids, BusterCame) == []


@rule("C-21.2")
def test_two_cards_are_shown_before_anybody_chooses():
    table = at_the_round()

    assert asked(table) == "chance buster-avoid"
    assert options(table) == [f"avoid {site}" for site in (1, 2, 3, 4, 5)]
    play(table, "avoid 2")
    assert options(table) == ["avoid 1", "avoid 3", "avoid 4", "avoid 5"]
    play(table, "avoid 5")
    assert asked(table) == "P1 dial"
    assert table.game.view(table.state, None)["buster"] == {"avoids": [2, 5], "site": None}


@rule("C-21.3", "C-R14")
def test_buster_goes_to_one_of_the_other_sites_also_to_the_barkers():
    table = play(at_the_round(), "avoid 2", "avoid 5", "P1 dial 1", "P2 dial 3")

    assert state(table).barker == 4
    assert asked(table) == "chance buster"
    assert options(table) == ["buster 1", "buster 3", "buster 4"]
    play(table, "buster 4")
    assert state(table).buster == 4


@rule("C-21.4")
def test_buster_counts_for_the_bust_and_takes_no_turn():
    table = play(at_the_round(), "avoid 2", "avoid 5", "P1 dial 1", "P2 dial 3", "buster 3")

    assert state(table).busted == (3,)
    while state(table).round == 4:
        play(table, f"{asked(table)[:2]} end")
    assert [it.seat for it in events(table, TurnBegan)] == [0, 1]


@rule("C-21.5")
def test_after_the_round_all_cards_are_shuffled_again():
    table = play(at_the_round(), "avoid 2", "avoid 5", "P1 dial 1", "P2 dial 3", "buster 3")

    while state(table).round == 4 and asked(table).endswith("act"):
        play(table, f"{asked(table)[:2]} end")

    assert (state(table).buster, state(table).round) == (0, 5)
    while asked(table).endswith("gold-sale"):
        play(table, f"{asked(table)[:2]} sell 0")
    assert options(table) == [f"avoid {site}" for site in (1, 2, 3, 4, 5)]


@rule("C-21.6")
def test_nobody_can_use_row_3_and_it_is_not_cleaned_up():
    game = world(2, P1="lodge=9 tents=0")
    table = play(turn(game, "P1", 5), "P1 settle")
    assert options(table) == ["row 1", "row 2", "row 4", "row 5", "row 6"]

    cleaned = world(2, rows="P1 - N")
    table_of(cleaned, ("end_year",))
    assert rows(cleaned) == "- - N - - -"
