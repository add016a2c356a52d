"""Section 8: the turns of a Round, and the menu of a turn."""

import pytest

from boomtable.engine import Illegal
from tests.games.coloma.worlds import (
    answers,
    asked,
    dials,
    has,
    lines,
    options,
    play,
    state,
    turn,
    world,
)
from tests.marks import rule


@rule("C-8.1", "C-R45", "C-R62")
def test_sites_are_handled_in_order_and_pioneers_on_one_site_in_player_order():
    everybody = {f"P{n}": "barrels=coin-keg" for n in range(1, 6)}
    game = world(5, round=4, sheriff="P3", **everybody)

    table = dials(game, 5, 1, 1, 3, 5)

    turns = []
    while not table.is_over:
        if not turns or turns[-1] != asked(table)[:2]:
            turns.append(asked(table)[:2])
        play(table, f"{asked(table)[:2]} end")
        if state(table).round != 4:
            break
    assert turns[:5] == ["P3", "P2", "P4", "P5", "P1"]


@rule("C-8.2", "C-8.6")
def test_common_and_boom_are_done_once_each_in_any_order_or_left_out():
    game = world(3, round=1, P1="bucks=9 gold=5 lodge=5 hand=livery-stable,land-office,faro-parlor")

    table = turn(game, "P1", 5)
    assert (game.common, game.boom) == ("settle", "tent")
    play(table, "P1 tent")
    with pytest.raises(Illegal, match="not open"):
        play(table, "P1 tent")
    play(table, "P1 settle", "P1 event 1", "P1 done")
    assert asked(table) == "nobody"
    left_out = play(turn(world(3, P1="lodge=3"), "P1", 5), "P1 end")
    assert has(left_out, "P1", "tents", "event_tents") == (1, ())


@rule("C-8.4", "C-10.9")
def test_any_number_of_barrels_may_be_used_in_the_own_turn():
    game = world(3, round=2, P1="bucks=0 barrels=coin-keg,rye-whiskey,coin-keg")

    table = turn(game, "P1", 3)

    assert options(table, "open") == ["open coin-keg", "open rye-whiskey"]
    play(table, "P1 open coin-keg", "P1 open coin-keg", "P1 open rye-whiskey")
    assert has(table, "P1", "bucks", "barrels") == (12, ())
    assert len(game.used[0]) == 3


@rule("C-8.5")
def test_what_an_action_gains_can_be_used_at_once_for_the_next():
    game = world(3, round=2, P1="bucks=0 gold=0 lodge=0 hand=dry-goods-store barrels=coin-keg")

    table = turn(game, "P1", 3)
    assert options(table, "hammer") == []
    play(table, "P1 open coin-keg")
    assert options(table, "hammer") == []
    game.dudes[0] = 2
    play(table, "P1 end")

    game = world(3, round=2, P1="bucks=0 gold=0 lodge=2 hand=dry-goods-store barrels=coin-keg")
    table = play(turn(game, "P1", 3), "P1 open coin-keg", "P1 hammer dry-goods-store")
    assert has(table, "P1", "bucks", "dudes") == (3, 0)


@rule("C-8.5", "C-12.1", "C-12.2", "C-12.3")
def test_shovels_and_wheelbarrows_are_used_one_by_one_with_other_things_between():
    game = world(3, round=2, P1="town=bent-elbow-saloon,tailrace-claim barrels=coin-keg bucks=0")

    table = turn(game, "P1", 1)

    assert options(table, "use") == [
        *("use sutters-mill 1 1", "use sutters-mill 2 1"),
        *("use tailrace-claim 1 1", "use bent-elbow-saloon 1 1"),
    ]
    play(table, "P1 use bent-elbow-saloon 1 1", "P1 open coin-keg", "P1 use sutters-mill 2 1")
    assert has(table, "P1", "bucks", "gold", "dudes") == (11, 3, 2)
    play(table, "P1 use sutters-mill 1 1")
    assert has(table, "P1", "bucks", "gold", "dudes") == (14, 3, 4)
    assert options(table) == ["use tailrace-claim 1 1", "end"]


@rule("C-12.2")
def test_wheelbarrows_need_an_open_boom():
    table = turn(world(3, round=2, P1="town=river-bend-brewery"), "P1", 1, bust=1)

    assert options(table, "use") == ["use sutters-mill 1 1"]


@rule("C-12.3")
def test_the_mill_is_no_part_of_the_tableau():
    game = world(3, bridges="main-street toll coopers aqueduct blueprint homestead")
    game.spans[0] = (game.box.bridge_of["main-street"],)

    assert (lines(game, "P1")["bridge"], lines(game, "P1")["towns"]) == (0, 0)


@rule("C-8.7")
def test_pioneers_are_taken_back_when_all_turns_are_over():
    game = world(3, round=1, P1="barrels=coin-keg")

    table = dials(game, 1, 2, 2)
    while state(table).round == 1 and asked(table).endswith("act"):
        play(table, f"{asked(table)[:2]} end")

    assert asked(table) == "P1 dial"
    assert game.dials == [0, 0, 0]


@rule("C-R65", "C-E48")
def test_a_player_with_cards_is_asked_even_if_he_can_only_end():
    side = "bucks=1 gold=0 lodge=2"
    table = turn(
        world(3, round=2, P1=f"{side} hand=livery-stable,timber-wharf,land-office"), "P1", 3
    )
    assert (asked(table), options(table)) == ("P1 act", ["end"])

    empty = turn(world(3, round=2, P1=f"{side} hand="), "P1", 3)
    assert asked(empty) == "nobody"
    assert answers(empty) == ["P1 end"]


@rule("C-R65")
def test_a_copied_building_action_is_asked_for_like_an_own_one():
    # Round 2: the Signpost on Site 4 copies the Saw of Site 3.
    side = "bucks=0 gold=0 horses=0"
    game = world(3, round=2, P1=f"{side} hand=livery-stable,timber-wharf")
    table = turn(game, "P1", 4)
    assert (game.common, game.boom) == ("wagon", "saw-town")
    assert (asked(table), options(table)) == ("P1 act", ["end"])

    assert asked(turn(world(3, round=2, P1=side), "P1", 4)) == "nobody"


@rule("C-R65", "C-E48")
def test_a_homesteader_is_asked_while_his_ability_is_unused():
    settings = {"specialties": "deluxe"}
    hand = "hand=livery-stable,timber-wharf,land-office"
    game = world(3, round=1, settings=settings, P2=f"{hand} tents=1 gold=0 horses=0")
    table = turn(game, "P2", 4)
    assert (asked(table), options(table)) == ("P2 act", ["end"])

    used = world(3, round=1, settings=settings, P2=f"{hand} tents=1 gold=0 horses=0")
    used.year_uses[1] = (used.box.ability_of["homesteader"][0],)
    assert asked(turn(used, "P2", 4)) == "nobody"

    no_tent = world(3, round=1, settings=settings, P2=f"{hand} tents=0 gold=0 horses=0")
    assert asked(turn(no_tent, "P2", 4)) == "nobody"

    # Only one of three cards can be paid by Saw: he has to name it all the same.
    payable = "hand=dry-goods-store,carpenters-yard,timber-wharf tents=1 gold=1 lodge=2 horses=0"
    game = world(3, round=1, settings=settings, P2=payable)
    table = play(turn(game, "P2", 4), "P2 use homesteader 1 1")
    assert (asked(table), options(table)) == ("P2 gained-action", ["saw dry-goods-store"])


@rule("C-R65")
def test_a_homesteader_with_a_single_card_need_not_name_it():
    side = "hand=dry-goods-store tents=1 gold=1 lodge=2 horses=0"
    game = world(3, round=1, settings={"specialties": "deluxe"}, P2=side)

    table = play(turn(game, "P2", 4), "P2 use homesteader 1 1")

    assert answers(table)[-2:] == ["P2 saw dry-goods-store", "P2 end"]
    assert asked(table) == "nobody"


@rule("C-R65")
def test_a_gained_hammer_is_asked_with_cards_in_hand_only():
    side = "bucks=0 gold=0 lodge=0 barrels=nails"
    asks = play(turn(world(3, P1=f"{side} hand=land-office"), "P1", 2), "P1 open nails")
    assert (asked(asks), options(asks)) == ("P1 gained-action", ["decline"])

    silent = play(turn(world(3, P1=side), "P1", 2), "P1 open nails")
    assert answers(silent)[-2:] == ["P1 decline", "P1 end"]


@rule("C-R65")
def test_questions_about_public_things_are_answered_by_the_table():
    table = turn(world(3, round=2, P1="hand=land-office,faro-parlor horses=0"), "P1", 4, bust=4)

    assert asked(table) == "nobody"
    assert answers(table) == ["P1 end"]


@rule("C-8.2")
def test_the_menu_stands_in_the_order_of_the_digest():
    side = "bucks=9 gold=3 lodge=4 town=dry-goods-store barrels=oats tents=0"

    table = turn(world(3, round=1, P1=side), "P1", 1)

    words = list(dict.fromkeys(it.split()[0] for it in options(table)))
    assert words == ["shop", "barrel", "use", "open", "end"]
    assert options(table)[0] == "shop 0 1"
