"""Sections 7 and 8: choosing cards and taking mines; section 3: the turn."""

import pytest

from boomtable.engine import Illegal, open_table
from boomtable.games.boomtown.happenings import CardTaken, FeePaid, MayorInstalled, ProductionRolled
from tests.games.boomtown.worlds import (
    answers,
    asked,
    auction,
    choosing,
    events,
    gold,
    mayor,
    options,
    owner,
    play,
    world,
)
from tests.marks import rule


@rule("B-3.1")
def test_a_turn_is_draw_bid_pay_choose_produce():
    table = open_table("boomtown", 3, asks_chance=True)
    steps = []

    while table.state.number < 2:
        step = table.decision.prompt
        if not steps or steps[-1] != step:
            steps.append(step)
        table.pick(len(table.options()) - 1 if step == "bid" else 0)

    assert steps == ["first", "row", "bid", "take", "roll"]


@rule("B-3.2", "B-R3")
@pytest.mark.parametrize(
    ("players", "short", "turns"), [(3, False, 20), (4, False, 15), (5, False, 12), (3, True, 15)]
)
def test_the_deck_always_divides_evenly(players, short, turns):
    state = open_table("boomtown", players, {"short": short}, asks_chance=True).state

    assert state.turns == turns
    assert state.deck == players * turns


@rule("B-3.3")
def test_the_auction_winner_is_the_first_player_of_the_next_turn():
    table = auction(world(3), "CJ2 CJ4 CJ5")
    play(table, "P1 pass", "P2 bid 2", "P3 pass")
    play(table, "P2 take CJ2", "P3 take CJ4", "roll 1 1")

    play(table, "draw SN2", "draw SN3", "draw SN4")

    assert asked(table) == "P2 bid"


@rule("B-3.4", "B-R31")
def test_there_is_no_answer_by_which_players_trade():
    prompts = {}
    for seed in range(12):
        table = open_table("boomtown", 5, seed=seed)
        while not table.is_over:
            kinds = {type(option).__name__ for option in table.options()}
            prompts.setdefault(table.decision.prompt, set()).update(kinds)
            table.pick(len(table.answers) * 7 % len(table.options()))

    assert prompts.pop("bid") == {"Pass", "Bid"}
    assert prompts.pop("take") == {"Take"}
    assert {name for names in prompts.values() for name in names} <= {
        "Blast",
        "Seize",
        "Appoint",
        "Rob",
        "Vein",
        "Open",
        "Hire",
        "Mustang",
        "Telegraph",
    }


@rule("B-7.1", "B-R6")
def test_the_winner_takes_first_the_others_follow_clockwise_the_last_takes_the_last_card():
    table = choosing(world(4), "CJ2 CJ4 CJ5 CJ6", winner="P3")
    assert options(table) == ["take CJ2", "take CJ4", "take CJ5", "take CJ6"]

    play(table, "P3 take CJ4", "P4 take CJ2", "P1 take CJ6")

    assert answers(table) == ["P3 take CJ4", "P4 take CJ2", "P1 take CJ6", "P2 take CJ5"]
    assert table.answers[-1].forced
    assert asked(table) == "chance roll"


@rule("B-7.1")
def test_a_card_has_to_lie_in_the_row():
    table = choosing(world(3), "CJ2 CJ4 CJ5")

    with pytest.raises(Illegal, match="does not lie in the row"):
        play(table, "P1 take CJ6")
    with pytest.raises(Illegal, match="no card"):
        play(table, "P1 take CJ3")
    with pytest.raises(Illegal, match="answers another question"):
        play(table, "P1 pass")


@rule("B-7.2")
def test_a_card_is_resolved_completely_before_the_next_player_chooses():
    table = choosing(world(3), "holdup-1 CJ4 CJ5")
    order = []

    for line in ("P1 take holdup-1", "P1 rob P2 7", "roll 1 2", "P2 take CJ4"):
        order.append(asked(table))
        play(table, line)

    assert order == ["P1 take", "P1 holdup", "chance roll", "P2 take"]


@rule("B-7.3", "B-8.1")
def test_a_mine_lies_before_its_owner_and_costs_nothing():
    table = choosing(world(3), "CJ2 CJ4 saloon-1")

    play(table, "P1 take CJ2", "P2 take saloon-1", "P2 open CM")

    assert owner(table, "CJ2") == "P1"
    assert owner(table, "saloon-1") == "P2"
    assert gold(table) == [10, 10, 10]
    view = table.game.view(table.state, None)["seats"]
    assert [mine["card"] for mine in view[0]["mines"]] == ["CJ2"]
    assert [(saloon["card"], saloon["town"]) for saloon in view[1]["saloons"]] == [
        ("saloon-1", "CM")
    ]


@rule("B-7.3")
def test_mines_are_grouped_by_town():
    table = choosing(world(3, mines={"P1": "SN2 CJ12 CM3 CJ2 SN11"}), "CJ4 CJ5 CJ6")

    mines = table.game.view(table.state, 0)["seats"][0]["mines"]

    assert [mine["card"] for mine in mines] == ["CJ2", "CJ12", "CM3", "SN2", "SN11"]


@rule("B-8.2", "B-8.5", "B-R9", "B-9.2", "B-E8")
def test_a_taker_who_overtakes_the_mayor_still_pays_him():
    game = world(3, mines={"P1": "SN2 SN3", "P2": "SN4 SN6"}, mayors={"SN": "P1"})
    table = choosing(game, "SN9 CJ2 CJ4", winner="P2")

    play(table, "P2 take SN9")

    assert gold(table) == [12, 8, 10]
    assert mayor(table, "SN") == "P2"
    assert [type(it) for it in events(table, CardTaken, FeePaid, MayorInstalled)] == [
        CardTaken,
        FeePaid,
        MayorInstalled,
    ]


@rule("B-8.2", "B-8.3", "B-8.6", "B-24.1", "B-E9")
def test_a_taker_short_of_gold_pays_all_he_has_and_the_mayor_pays_nothing():
    game = world(3, gold=[10, 1, 10], mines={"P1": "SN2 SN3 SN4"}, mayors={"SN": "P1"})
    table = choosing(game, "SN9 CJ2 SN7", winner="P2")

    play(table, "P2 take SN9")
    assert events(table, FeePaid)[0].due == 3
    play(table, "P3 take CJ2")

    assert owner(table, "SN9") == "P2"
    assert owner(table, "SN7") == "P1"
    assert [event.seat for event in events(table, FeePaid)] == [1]
    assert gold(table) == [11, 0, 10]


@rule("B-8.3")
def test_in_a_town_without_a_mayor_nothing_is_due():
    table = choosing(world(3, mines={"P1": "SN2"}), "SN9 CJ2 CJ4", winner="P2")

    play(table, "P2 take SN9")

    assert gold(table) == [10, 10, 10]


@rule("B-8.4", "B-14.2")
def test_a_governors_fee_is_doubled():
    game = world(3, mines={"P1": "SN2 SN3"}, mayors={"SN": "P1"}, governor="SN")
    table = choosing(game, "SN9 CJ2 CJ4", winner="P2")

    play(table, "P2 take SN9")

    assert gold(table) == [14, 6, 10]


@rule("B-8.5")
def test_a_kept_new_vein_is_placed_last():
    game = world(3, mines={"P1": "SN2"}, kept={"P1": "new-vein"})
    game.place[game.box.card_of["SN2"]] = -3  # blown up meanwhile
    table = choosing(game, "SN9 CJ2 CJ4")

    play(table, "P1 take SN9")

    assert table.state.vein == table.state.box.card_of["SN9"]
    assert type(table.events(None)[-1]).__name__ == "VeinFound"


@rule("B-R8")
def test_the_auction_winner_rolls_the_dice():
    table = choosing(world(3), "CJ2 CJ4 CJ5", winner="P3")

    play(table, "P3 take CJ2", "P1 take CJ4", "roll 2 5")

    assert events(table, ProductionRolled) == [ProductionRolled(2, 2, 5, 7)]
