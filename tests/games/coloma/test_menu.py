"""The options of ``act``: all of them, in the order of the digest."""

from tests.games.coloma.worlds import options, turn, world
from tests.marks import rule

TYPES = ("pack-train", "blueprint", "coopers", "toll", "aqueduct", "homestead")
"""The Bridges of the tiny worlds, in the order of the file."""


@rule("C-8.2")
def test_on_a_barkers_site_purchases_come_before_barrels():
    side = "bucks=4 gold=0 tents=6 horses=4 town=dry-goods-store barrels=oats"

    assert options(turn(world(3, P1=side), "P1", 1)) == [
        *("shop 0 1", "shop 0 2", "shop 1 0", "shop 1 1", "shop 2 0"),
        *("barrel 0", "barrel 1", "barrel 2", "barrel 3", "barrel 4"),
        *("use dry-goods-store 1 1", "use dry-goods-store 1 2"),
        *("open oats", "end"),
    ]


@rule("C-8.2", "C-8.3")
def test_a_copied_boom_keeps_its_place_in_the_menu():
    """The Wagon of the Boom stands before the settle action of the Site."""
    settings = {"specialties": "deluxe"}
    side = "horses=1 lodge=3 tents=1 barrels=oats,coin-keg"
    town = "town=land-office,express-office,stone-jailhouse"
    game = world(3, round=3, cart=2, settings=settings, P1=f"{side} {town}")

    assert options(turn(game, "P1", 5)) == [
        *("use stone-jailhouse 1 1", "use stone-jailhouse 1 2"),
        *("use land-office 2 1", "use express-office 1 1"),
        *("wagon", "rob", "settle", "open coin-keg", "open oats", "end"),
    ]


@rule("C-8.2", "C-12.1")
def test_the_mill_comes_before_cards_and_cards_before_the_specialty():
    settings = {"specialties": "box", "colors": "green,blue,red"}
    side = "town=miners-bunkhouse,tailrace-claim barrels=nails"
    game = world(3, round=4, settings=settings, P1=side)

    assert options(turn(game, "P1", 1)) == [
        *("use sutters-mill 1 1", "use tailrace-claim 1 1", "use miners-bunkhouse 1 1"),
        *("use peddler 1 1", "tent", "open nails", "end"),
    ]


@rule("C-8.2", "C-13.1")
def test_all_builds_by_hammer_come_before_those_by_saw():
    side = "bucks=20 gold=9 lodge=9 rivers=1 town=surveyors-office barrels=oats"

    assert options(turn(world(3, round=3, P1=side), "P1", 2)) == [
        "use surveyors-office 2 1",
        *("hammer river 2", "hammer river 3", "hammer river 4"),
        *(f"hammer bridge {kind}" for kind in TYPES),
        *("saw river 2", "saw river 3", "saw river 4"),
        *(f"saw bridge {kind}" for kind in TYPES),
        *("open oats", "end"),
    ]


@rule("C-8.2", "C-8.3")
def test_cards_of_the_common_action_come_before_rivers_of_a_copied_boom():
    side = "bucks=20 gold=9 lodge=9 rivers=1,2,3 spans=toll,aqueduct"
    hand = "hand=land-office,timber-wharf"
    game = world(3, settings={"hotels": True}, P1=f"{side} {hand}")

    assert options(turn(game, "P1", 3)) == [
        *("hammer timber-wharf", "hammer land-office", "hammer hotel", "saw river 4"),
        *(f"saw bridge {kind}" for kind in TYPES if kind not in ("toll", "aqueduct")),
        "end",
    ]
