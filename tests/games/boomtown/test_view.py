"""What an interface is drawn from."""

import json

from boomtable.engine import open_table, perft, view
from boomtable.games.boomtown import GAME
from tests.games.boomtown.worlds import auction, choosing, play, rolling, world
from tests.marks import rule


def seen(table):
    return GAME.view(table.state, None)


def test_the_row_shows_what_each_seat_would_pay():
    game = world(3, mines={"P1": "SN2 SN3"}, mayors={"SN": "P1"})
    table = choosing(game, "SN9 CM6 mustang", winner="P2")

    mine, dangerous, event = seen(table)["row"]

    assert mine == {
        "card": "SN9",
        "kind": "mine",
        "name": "Narciso's Mirror",
        "name_fr": "Miroir de Narciso",
        "town": "SN",
        "number": 9,
        "ways": 4,
        "value": 7,
        "vein": False,
        "dangerous": False,
        "fees": [0, 2, 2],
    }
    assert dangerous["dangerous"]
    assert event == {
        "card": "mustang",
        "kind": "mustang",
        "name": "Mustang",
        "name_fr": "Mustang",
        "use": "keep",
        "fees": [0, 0, 0],
    }


def test_the_auction_and_the_shares_of_every_price():
    table = play(auction(world(4, gold=[10, 9, 6, 10])), "P1 bid 3", "P2 pass")

    view = seen(table)

    assert view["auction"] == {
        "standing": 3,
        "holder": 0,
        "lowest": 4,
        "bids": [3, 0, 0, 0],
        "passed": [False, True, False, False],
        "quick_raises": [1, 2, 5],
        "bot_raises": [1, 2, 3, 5, 8, 13],
    }
    assert view["shares"] == [
        {"price": 4, "to": [1, 2, 0, 1], "bank": 0},
        {"price": 5, "to": [1, 3, 0, 1], "bank": 0},
        {"price": 6, "to": [2, 3, 0, 1], "bank": 0},
    ]
    assert (view["winner"], view["price"]) == (None, None)


def test_the_things_before_a_player():
    game = world(
        3,
        mines={"P1": "SN2 SN3", "P2": "CM3"},
        mayors={"SN": "P1"},
        governor="SN",
        vein="SN3",
        saloons={"saloon-2": "P1 CM"},
        girls="saloon-2",
        kept={"P1": "telegraph"},
        out="CJ4 holdup-1",
    )
    table = choosing(game, "SN9 CM6 mustang", winner="P2")

    view = seen(table)
    player = view["seats"][0]

    assert [(mine["card"], mine["value"], mine["vein"]) for mine in player["mines"]] == [
        ("SN2", 6, False),
        ("SN3", 6, True),
    ]
    assert [card["card"] for card in player["kept"]] == ["telegraph"]
    assert [(it["town"], it["girls"], it["pay"]) for it in player["saloons"]] == [("CM", True, 4)]
    assert (player["mayor_of"], player["governor_of"]) == (["SN"], "SN")
    assert player["score"] == 10 + 12 + 5
    assert view["towns"][4]["mines"] == [2, 0, 0]
    assert view["towns"][4]["governor"]
    assert [town["fee"] for town in view["towns"]] == [0, 0, 0, 0, 4]
    assert view["mines_to_found"] == 2
    assert view["discards"] == ["CJ4", "holdup-1"]
    assert "CJ4" not in view["unseen"]
    assert (view["turn"], view["turns"], view["step"], view["active"]) == (2, 20, "take", 1)


def test_an_event_that_is_being_resolved_is_not_a_kept_card():
    table = choosing(world(3, mines={"P2": "CJ4 CJ5"}), "dynamite-1 CM6 mustang")

    play(table, "P1 take dynamite-1")

    assert seen(table)["resolving"] == "dynamite-1"
    assert seen(table)["seats"][0]["kept"] == []
    assert seen(table)["seats"][0]["took"] == "dynamite-1"


def test_a_robbery_and_its_dice_are_shown():
    table = play(choosing(world(3), "holdup-1 CM6 CM7"), "P1 take holdup-1", "P1 rob P2 7")
    assert seen(table)["robbery"] == {"victim": 1, "number": 7}

    play(table, "roll 2 4")

    assert seen(table)["robbery"] is None
    assert (seen(table)["dice"], seen(table)["total"]) == ([2, 4], 6)


def test_the_dice_are_shown_as_the_telegraph_turned_them():
    table = play(rolling(world(3, kept={"P2": "telegraph"})), "roll 3 4", "P2 telegraph 5")

    assert (seen(table)["dice"], seen(table)["total"]) == ([1, 4], 5)


def test_every_view_is_json():
    table = open_table("boomtown", 5, seed=3)
    while not table.is_over:
        assert json.loads(json.dumps(view(table, 2))) == view(table, 2)
        table.pick(len(table.options()) // 3)


@rule("B-5.7")
def test_perft_counts_the_parts_of_single_seats():
    table = auction(world(3, gold=[1, 1, 0]))

    # P1 passes or bids 1; then P2 may bid after a pass and can only pass after a bid. P3 can only
    # pass, and whoever won has three cards to take from.
    assert [perft(table, depth) for depth in (1, 2, 3, 4)] == [2, 3, 3, 9]


def test_restart_turn_goes_back_to_the_beginning_of_ones_own_part():
    game = world(3, mines={"P2": "CJ4 CJ5"}, saloons={"saloon-1": "P3 CC"})
    table = choosing(game, "dynamite-1 CM6 CM7")
    play(table, "P1 take dynamite-1", "P1 blast CJ4")

    table.restart_turn(0)

    assert table.decision.prompt == "take"
    assert table.answers == []
