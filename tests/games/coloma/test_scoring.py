"""Section 20: the final scoring and the winner."""

import pytest

from boomtable.engine import Dice, open_table, play_out
from boomtable.games.coloma import GAME
from tests.games.coloma.worlds import BOX, has, lines, total, vp, world
from tests.marks import rule


@rule("C-20.1", "C-E37")
def test_example_of_a_final_score():
    hand = ",".join(card.id for card in BOX.cards[:11])
    town = ",".join(card.id for card in BOX.cards[11:16])
    side = f"vp=21 town={town} rivers=1,2,3 spans=pack-train,blueprint horses=5 hand={hand} "
    side += "lands=valley,divide,high-sierra,south-fork graves=2"
    game = world(3, P1=side)

    assert lines(game, "P1") == {
        "sale": 0,
        "shootouts": 0,
        "owed": 0,
        "other": 21,
        "towns": 30,
        "rivers": 13,
        "bridge": 20,
        "lands": 18,
        "graves": -5,
    }
    assert total(game, "P1") == 97


@rule("C-20.2", "C-E36")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_tents_on_lands_score_by_their_chart(count, points):
    lands = ",".join(land.id for land in BOX.lands[:count])

    game = world(3, P1=f"lands={lands} events=1,2,3")

    assert lines(game, "P1")["lands"] == points
    assert total(game, "P1") == points


@rule("C-20.3", "C-R50")
@pytest.mark.parametrize(
    ("bridge", "side", "points"),
    [
        ("pack-train", "horses=4", 8),
        ("pack-train", "horses=6", 12),
        ("blueprint", "hand=land-office,faro-parlor", 2),
        ("undertaker", "graves=2", 8),
        ("undertaker", "graves=5", 12),
        ("coopers", "barrels=oats used=nails", 6),
        ("coopers", "used=oats,oats,nails,nails,coin-keg", 12),
        ("toll", "gold=2", 8),
        ("fairground", "events=1,2", 8),
        ("aqueduct", "rivers=1,2", 6),
        ("aqueduct", "rivers=1,2,3,4", 10),
        ("main-street", "town=land-office,faro-parlor hotels=1", 6),
        ("work-crew", "lodge=5", 10),
        ("work-crew", "lodge=9", 12),
        ("homestead", "lands=valley,divide", 6),
    ],
)
def test_what_the_bridges_score(bridge, side, points):
    game = world(3, bridges="toll aqueduct", P1=f"gold=0 {side} spans={bridge}")

    assert lines(game, "P1")["bridge"] == points


@rule("C-20.4")
def test_one_piece_counts_for_several_bridges_and_for_the_tie_break():
    game = world(3, P1="gold=2 lodge=3 spans=toll,work-crew rivers=1,2")

    assert lines(game, "P1")["bridge"] == 8 + 6
    assert has(game, "P1", "gold", "dudes") == (2, 3)
    assert GAME.score(game).tie_breaks[0][0] == 2


@rule("C-20.5", "C-E38", "C-R27")
def test_ties_go_by_gold_then_by_the_rest_then_are_shared():
    first = world(3, P1="vp=97 gold=2", P2="vp=97 gold=1", P3="vp=90 gold=0")
    assert GAME.score(first).winners == (0,)
    assert GAME.score(first).places == (1, 2, 3)

    one = "vp=97 gold=2 bucks=3 lodge=2 tents=0 horses=5"
    shared = world(2, P1=one, P2="vp=97 gold=2 bucks=1 lodge=4 tents=1 horses=4")
    assert GAME.score(shared).winners == (0, 1)
    decided = world(2, P1=one, P2="vp=97 gold=2 bucks=1 lodge=4 tents=1 horses=5")
    assert GAME.score(decided).winners == (1,)
    # The places behind the first are ordered in the same way.
    behind = world(3, P1="vp=99 gold=0", P2="vp=9 gold=1", P3="vp=9 gold=4")
    assert GAME.score(behind).places == (1, 3, 2)


@rule("C-20.6", "C-22.6")
def test_gunmen_and_guests_are_not_in_the_lodge():
    game = world(
        3,
        settings={"hotels": True},
        rows="P1",
        P1="lodge=3 hotels=1 guests=2 rivers=1 spans=work-crew",
    )

    assert lines(game, "P1")["bridge"] == 6
    assert GAME.score(game).tie_breaks[1][0] == 2 + 3 + 1 + 1


@rule("C-20.7")
def test_the_lines_of_the_score_sheet():
    game = world(3, settings={"hotels": True})
    assert list(lines(game, "P1")) == [
        *("sale", "shootouts", "owed", "guests", "other", "towns", "rivers"),
        *("hotels", "lands", "graves"),
    ]
    solo = world(1, settings={"hotels": True, "level": "legend"})
    assert list(lines(solo, "P2")) == [
        *("sale", "shootouts", "other", "rivers", "buildings", "barrels", "hotels", "nuggets"),
        *("horses", "lands", "bonus", "graves"),
    ]


@rule("C-20.7", "C-1.12")
def test_every_point_of_a_game_stands_on_a_line():
    for seed in range(5):
        settings = {"hotels": True, "specialties": "box"}
        table = play_out(open_table("coloma", 4, settings, seed=seed), Dice(seed))
        gained = [0] * 4
        for event in table.events(None):
            if "vp" in event.flows:
                gained[event.seat] += event.flows["vp"]
        assert gained == [vp(table, f"P{n}") for n in (1, 2, 3, 4)]
