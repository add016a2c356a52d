"""Section 14: Town Buildings."""

import pytest

from boomtable.engine import Illegal
from tests.games.coloma.worlds import (
    BOX,
    asked,
    has,
    lines,
    options,
    play,
    state,
    total,
    turn,
    world,
)
from tests.marks import rule

# id, site, Hammer (Bucks, Dudes), Saw (gold, Dudes): the table of the digest.
CARDS = """
    tailrace-claim 1 4 1 2 1; bent-elbow-saloon 1 4 1 2 1; miners-bunkhouse 1 3 1 2 1;
    river-bend-brewery 1 4 1 2 1; assay-exchange 1 4 1 2 1; surveyors-office 2 4 1 2 1;
    timber-wharf 2 4 1 2 2; carpenters-yard 3 5 1 3 1; coloma-lantern 3 3 1 2 1;
    livery-stable 4 4 1 2 1; stage-depot 4 4 1 2 1; stone-jailhouse 5 4 1 2 1;
    land-office 5 3 1 2 1; dry-goods-store barker 3 2 1 2; faro-parlor bust 3 1 2 1;
    express-office signpost 4 1 2 1
"""


@rule("C-14.1", "C-14.2")
def test_a_card_from_the_hand_is_built_by_hammer_or_saw():
    hand = "hand=livery-stable,land-office,timber-wharf"
    game = world(3, round=2, supply=9, P1=f"bucks=4 gold=2 lodge=2 {hand}")
    table = turn(game, "P1", 3)

    assert options(table, "hammer", "saw") == [
        *("hammer timber-wharf", "hammer livery-stable", "hammer land-office"),
        *("saw timber-wharf", "saw livery-stable", "saw land-office"),
    ]
    play(table, "P1 saw livery-stable", "P1 hammer land-office")

    assert [BOX.cards[card].id for card in game.town[0]] == ["livery-stable", "land-office"]
    assert has(table, "P1", "bucks", "gold", "dudes") == (1, 0, 0)
    assert lines(table, "P1")["towns"] == 12
    assert total(table, "P1") == 12


@rule("C-14.1")
def test_a_card_that_is_not_in_the_hand_cannot_be_built():
    table = turn(world(3, P1="bucks=9 lodge=3 hand=livery-stable"), "P1", 3)

    with pytest.raises(Illegal, match="not have this card in your hand: Land Office"):
        play(table, "P1 hammer land-office")
    with pytest.raises(Illegal, match="no Hotels in this game"):
        play(table, "P1 hammer hotel")


@rule("C-14.3", "C-R35", "C-E19")
def test_a_card_does_nothing_in_the_turn_in_which_it_was_built():
    hand = "hand=coloma-lantern,livery-stable,bent-elbow-saloon"
    game = world(3, round=2, P1=f"bucks=8 gold=3 lodge=3 {hand} town=carpenters-yard")

    table = play(turn(game, "P1", 3), "P1 hammer coloma-lantern", "P1 pay 0")
    with pytest.raises(Illegal, match="was built in this turn"):
        play(table, "P1 use coloma-lantern 1 1")
    play(table, "P1 use carpenters-yard 1 1", "P1 hammer livery-stable", "P1 pay 0")
    play(table, "P1 saw bent-elbow-saloon")

    assert has(table, "P1", "bucks", "gold", "dudes") == (1, 1, 0)
    assert len(game.town[0]) == 4
    assert lines(table, "P1")["towns"] == 24


@rule("C-14.3")
def test_passive_abilities_wait_for_the_next_turn_too():
    # In Round 3 the Signpost on 5 copies Site 4; the Stable is built by nails on Site 4.
    game = world(3, round=3, P1="bucks=9 lodge=3 hand=livery-stable barrels=nails horses=1")
    table = play(turn(game, "P1", 4), "P1 open nails", "P1 hammer livery-stable", "P1 pay 0")

    play(table, "P1 wagon", "P1 go lotus")

    assert asked(table) == "P1 act"
    assert options(table, "use") == []


@rule("C-14.4")
def test_the_number_of_buildings_is_limited_only_by_the_deck():
    cards = ",".join(card.id for card in BOX.cards[:15])
    game = world(3, round=2, P1=f"bucks=9 gold=0 lodge=3 town={cards} hand=express-office")

    table = play(turn(game, "P1", 3), "P1 hammer express-office")

    assert lines(table, "P1")["towns"] == 96


@rule("C-14.5")
@pytest.mark.parametrize("line", [line.split() for line in CARDS.split(";")], ids=lambda it: it[0])
def test_sites_and_costs_of_the_buildings(line):
    name, site, buck, hammer_dude, gold, saw_dude = line
    card = BOX.cards[BOX.card_of[name]]

    assert (card.site, card.vp) == (site, 6)
    assert (card.costs.hammer.buck, card.costs.hammer.dude) == (int(buck), int(hammer_dude))
    assert (card.costs.saw.gold, card.costs.saw.dude) == (int(gold), int(saw_dude))


@rule("C-14.5")
@pytest.mark.parametrize(
    ("card", "place", "gained"),
    [
        ("tailrace-claim", (2, 1), {"1 1": {"gold": 1, "bucks": 1}}),
        ("bent-elbow-saloon", (2, 1), {"1 1": {"bucks": 4}}),
        ("miners-bunkhouse", (2, 1), {"1 1": {"dudes": 2, "bucks": 2}}),
        ("river-bend-brewery", (2, 1), {"1 1": {"bucks": 3}, "1 2": {"gold": 2, "other_vp": 3}}),
        ("assay-exchange", (2, 1), {"1 1": {"bucks": 1}, "2 1": {"gold": -1, "other_vp": 3}}),
        ("surveyors-office", (1, 2), {"2 1": {"dudes": 1}}),
        ("livery-stable", (1, 4), {"2 1": {"dudes": 1}}),
        ("stone-jailhouse", (1, 5), {"1 1": {"dudes": 2}, "1 2": {"other_vp": 1}}),
        ("land-office", (1, 5), {"2 1": {"bucks": 1}}),
        ("dry-goods-store", (1, 1), {"1 1": {"tents": 1}, "1 2": {"horses": 1}}),
        ("express-office", (1, 3), {"1 1": {"gold": 1, "bucks": 1}}),
    ],
)
def test_what_the_buildings_do(card, place, gained):
    fields = ("bucks", "gold", "dudes", "tents", "horses", "other_vp")
    round_now, site = place
    for use, expected in gained.items():
        game = world(3, round=round_now, P1=f"town={card} used=oats gold=1")
        table = turn(game, "P1", site)
        uses = [it for it in options(table) if it.startswith(f"use {card}")]
        assert uses == [f"use {card} {it}" for it in gained]
        before = has(table, "P1", *fields)

        play(table, f"P1 use {card} {use}")

        after = zip(fields, before, has(table, "P1", *fields), strict=True)
        assert {key: new - old for key, old, new in after if new != old} == expected
    assert state(table).active in (0, -1)
