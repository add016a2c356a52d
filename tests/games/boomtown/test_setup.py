"""Sections 2, 4 and 26: setting up, drawing cards, the short game."""

from collections import Counter

import pytest

from boomtable.engine import Illegal, open_table
from boomtable.games.boomtown.drawing import drawable
from boomtable.games.boomtown.happenings import RowDrawn
from tests.games.boomtown.worlds import BOX, asked, options, play
from tests.marks import rule


def opened(players=4, **settings):
    return open_table("boomtown", players, settings, asks_chance=True)


def after_turn_one(players=3, **settings):
    table = play(opened(players, **settings), "first P1", *(f"draw {it}" for it in MINES[:players]))
    while table.decision.prompt != "row":
        table.pick(0)
    return table


MINES = ["CJ2", "CJ4", "CJ5", "CJ6", "CJ8"]


@rule("B-2.1", "B-2.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_ten_gold_and_nothing_else(players):
    view = opened(players).game.view(opened(players).state, None)

    for seat in view["seats"]:
        assert seat["gold"] == 10
        assert (seat["mines"], seat["kept"], seat["saloons"], seat["mayor_of"]) == ([], [], [], [])
    for town in view["towns"]:
        assert (town["mayor"], town["tokens"]) == (None, 2)


@rule("B-2.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_sixty_cards_are_in_the_deck(players):
    view = opened(players).game.view(opened(players).state, None)

    assert view["deck"] == 60
    assert len(view["unseen"]) == 60


@rule("B-2.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_player_is_drawn_each_seat_alike(players):
    table = opened(players)
    assert asked(table) == "chance first"
    assert options(table) == [f"first P{seat}" for seat in range(1, players + 1)]
    assert table.decision.weights is None

    play(table, "first P2", *(f"draw {it}" for it in MINES[:players]))

    assert asked(table) == "P2 bid"


@rule("B-4.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_cards_as_players_are_laid_out(players):
    table = play(opened(players), "first P1", *(f"draw {it}" for it in MINES[:players]))

    row = table.game.view(table.state, None)["row"]

    assert [card["card"] for card in row] == MINES[:players]
    assert table.state.deck == 60 - players
    assert [event.cards for event in table.events(None) if isinstance(event, RowDrawn)] == [
        tuple(MINES[:players])
    ]


@rule("B-4.2", "B-R2", "B-E29")
def test_the_row_of_turn_one_consists_of_mines_only():
    table = play(opened(3), "first P1", "draw CM6")

    assert options(table) == [f"draw {BOX.cards[it].code}" for it in BOX.mines if it != 12]
    with pytest.raises(Illegal, match="first row has mines only"):
        play(table, "draw mustang")


@rule("B-4.3", "B-2.2")
def test_from_turn_two_on_any_unseen_card_may_come_even_events_only():
    table = after_turn_one()
    assert len(options(table)) == 57
    assert options(table)[-1] == "draw telegraph"

    play(table, "draw dynamite-1", "draw holdup-2", "draw mustang")

    assert [BOX.cards[it].kind for it in table.state.row] == ["dynamite", "holdup", "mustang"]
    assert asked(table) == "P1 bid"


@rule("B-4.1")
def test_a_card_comes_only_once():
    table = play(after_turn_one(), "draw telegraph")

    assert "draw telegraph" not in options(table)
    assert "draw CJ2" not in options(table)
    with pytest.raises(Illegal, match="drawn already"):
        play(table, "draw telegraph")


@rule("B-26.1", "B-26.2")
def test_the_short_game_has_fifteen_turns_of_forty_five_cards():
    table = open_table("boomtown", 3, {"short": True}, seed=5)
    while not table.is_over:
        table.pick(0)

    drawn = [answer for answer in table.answers if answer.prompt == "row"]
    assert len(drawn) == 45
    assert table.state.number == table.state.turns == 15
    assert len(table.game.view(table.state, None)["unseen"]) == 15


@rule("B-26.2", "B-R35", "B-E34")
def test_every_unseen_card_is_equally_likely_in_the_short_game_too():
    table = after_turn_one(short=True)

    draws = drawable(table.state)

    assert len(draws) == 57
    kinds = Counter(BOX.cards[BOX.card_of[draw.card]].kind == "mine" for draw in draws)
    assert kinds == {True: 42, False: 15}
    assert table.decision.weights is None
    assert table.state.deck == 42


@rule("B-R35")
def test_nobody_has_to_store_the_removed_cards():
    short, full = opened(3, short=True).state, opened(3).state

    assert short.place == full.place
    assert (short.deck, full.deck) == (45, 60)


@rule("B-26.3")
@pytest.mark.parametrize("players", [4, 5])
def test_the_short_game_is_not_offered_to_four_or_five(players):
    with pytest.raises(Illegal):
        opened(players, short=True)


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_the_game_is_for_three_to_five(players):
    with pytest.raises(Illegal):
        opened(players)


@rule("B-R6")
def test_the_very_last_card_is_certain_and_still_an_answer_of_chance():
    table = open_table("boomtown", 5, seed=2, asks_chance=True)
    while table.state.deck > 1 or table.decision.prompt != "row":
        table.pick(0)

    assert len(options(table)) == 1
    assert asked(table) == "chance row"
