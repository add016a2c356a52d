"""Section 9: drawing and discarding."""

import pytest

from boomtable.engine import Illegal, view
from tests.games.coloma.worlds import (
    BOX,
    answers,
    asked,
    hand,
    lines,
    options,
    play,
    state,
    table_of,
    turn,
    world,
)
from tests.marks import rule


def named(cards):
    return [BOX.cards[card].id for card in cards]


@rule("C-9.1", "C-9.6", "C-R43", "C-E41")
def test_known_cards_come_first_then_the_unknown_then_the_bottom():
    side = "hand=tailrace-claim,faro-parlor,land-office town=timber-wharf"
    game = world(3, P1=side)
    table = table_of(game, ("discard", 0), ("discard", 0), ("discard", 0), ("draw", 0, 15))

    play(table, "P1 discard tailrace-claim top", "P1 discard faro-parlor bottom")
    play(table, "P1 discard land-office top")
    drawn = []
    while asked(table) == "chance draw":
        assert len(options(table)) == 12 - len(drawn)
        drawn.append(options(table)[0])
        play(table, options(table)[0])

    told = [line for line in answers(table) if "draw" in line]
    assert told[:2] == ["P1 P1 draw land-office", "P1 P1 draw tailrace-claim"]
    assert told[2:14] == drawn
    assert told[14:] == ["P1 P1 draw faro-parlor"]


@rule("C-9.2")
def test_each_card_that_an_empty_deck_lacks_is_one_point():
    game = world(3, P1="deck=1 town=coloma-lantern")

    table = play(turn(game, "P1", 3), "P1 use coloma-lantern 1 1")
    play(table, options(table)[0])

    assert (len(hand(table, "P1")), lines(table, "P1")["owed"]) == (1, 1)


@rule("C-9.3", "C-9.4", "C-R42")
def test_a_discard_is_a_card_and_a_place_which_others_see_without_the_card():
    game = world(3, P1="hand=land-office,faro-parlor top=tailrace-claim")
    table = table_of(game, ("discard", 0), ("discard", 0))

    assert options(table) == [
        *("discard land-office top", "discard land-office bottom"),
        *("discard faro-parlor top", "discard faro-parlor bottom"),
    ]
    play(table, "P1 discard faro-parlor top", "P1 discard land-office bottom")

    assert named(game.top[0]) == ["faro-parlor", "tailrace-claim"]
    assert named(game.bottom[0]) == ["land-office"]
    assert [it.shown_to(0) for it in table.answers] == [
        *("discard faro-parlor top", "discard land-office bottom"),
    ]
    assert [it.shown_to(1) for it in table.answers] == ["discard top", "discard bottom"]
    told = [table.game.told(event).say("en") for event in table.events(1)]
    assert told == [
        "P1 puts a card on top of the deck.",
        "P1 puts a card at the bottom of the deck.",
    ]
    assert view(table, 1)["table"]["seats"][0]["top"] is None
    assert view(table, 1)["table"]["seats"][0]["top_size"] == 2


@rule("C-9.3")
def test_with_an_empty_deck_only_the_card_is_chosen():
    game = world(3, P1="hand=land-office,faro-parlor deck=0")

    table = table_of(game, ("discard", 0))

    assert options(table) == ["discard land-office top", "discard faro-parlor top"]


@rule("C-9.5", "C-9.6")
def test_the_deck_is_never_shuffled_and_the_unknown_part_has_no_order():
    game = world(3, P1="top=faro-parlor bottom=land-office hand=tailrace-claim")

    table = table_of(game, ("draw", 0, 2))

    assert hand(table, "P1") == ["tailrace-claim", "faro-parlor"]
    assert asked(table) == "chance draw"
    assert len(options(table)) == 13
    assert table.decision.weights is None
    assert "P1 draw land-office" not in options(table)
    play(table, "P1 draw timber-wharf")
    assert named(game.bottom[0]) == ["land-office"]


@rule("C-9.4")
def test_a_card_that_is_not_in_the_hand_cannot_be_discarded():
    table = table_of(world(3, P1="hand=land-office,faro-parlor"), ("discard", 0))

    with pytest.raises(Illegal, match="not have this card in your hand: Tailrace Claim"):
        play(table, "P1 discard tailrace-claim top")
    assert state(table).hand[0]
