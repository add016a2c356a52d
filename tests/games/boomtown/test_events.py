"""Section 10: events in general; 11: Card Shark; 20: Stagecoach Robbery."""

from boomtable.games.boomtown.checks import USES
from boomtable.games.boomtown.event_happenings import CardKept, CardWithoutEffect, StagecoachRobbed
from boomtable.games.boomtown.state import kept_by, score_of
from tests.games.boomtown.worlds import (
    BOX,
    asked,
    choosing,
    events,
    gold,
    options,
    owner,
    play,
    world,
)
from tests.marks import rule


@rule("B-10.1")
def test_some_events_are_immediate_some_placed_some_kept():
    uses = {card.kind: card.use for card in BOX.cards if card.kind != "mine"}

    assert uses == USES
    assert sorted(kind for kind, use in uses.items() if use == "immediate") == [
        "card-shark",
        "dynamite",
        "expropriation",
        "holdup",
        "stagecoach-robbery",
    ]
    assert sorted(kind for kind, use in uses.items() if use == "keep") == ["mustang", "telegraph"]


@rule("B-10.1", "B-1.7")
def test_immediate_events_are_discarded_and_the_others_lie_before_their_taker():
    game = world(5, mines={"P1": "CJ2", "P2": "SN2"})
    table = choosing(game, "card-shark new-vein mustang telegraph stagecoach-robbery")

    play(table, "P1 take card-shark", "P2 take new-vein", "P3 take mustang", "P4 take telegraph")

    assert owner(table, "card-shark") == "out"
    assert owner(table, "stagecoach-robbery") == "out"
    assert owner(table, "new-vein") == "P2"
    assert owner(table, "mustang") == "P3"
    assert owner(table, "telegraph") == "P4"


@rule("B-10.2", "B-R16")
def test_dynamite_needs_a_target_even_if_none_pleases():
    game = world(3, mines={"P2": "CC3"}, saloons={"saloon-1": "P3 CJ"})

    table = play(choosing(game, "dynamite-1 CJ2 CJ4"), "P1 take dynamite-1")

    assert options(table) == ["blast CC3", "blast saloon-1"]


@rule("B-R16", "B-13.6")
def test_expropriation_is_carried_out_even_if_the_fee_hurts():
    game = world(3, gold=[1, 9, 9], mines={"P1": "DG2", "P2": "DG5 DG7 DG11"}, mayors={"DG": "P2"})
    table = choosing(game, "expropriation CJ2 CJ4")

    play(table, "P1 take expropriation")
    assert options(table) == ["seize DG5", "seize DG7", "seize DG11"]
    play(table, "P1 seize DG5")

    assert gold(table) == [0, 10, 9]


@rule("B-10.2", "B-R17", "B-12.3", "B-13.5", "B-E14")
def test_without_a_legal_choice_nothing_is_asked_and_the_card_is_discarded():
    game = world(3, mines={"P1": "DG2 DG8", "P2": "CJ4"})
    table = choosing(game, "expropriation SN2 SN3", winner="P2")

    play(table, "P2 take expropriation")

    assert asked(table) == "P3 take"
    assert owner(table, "expropriation") == "out"
    assert len(events(table, CardWithoutEffect)) == 1
    assert gold(table) == [10, 10, 10]


@rule("B-12.3", "B-R17", "B-E14")
def test_dynamite_without_a_target_has_no_effect():
    game = world(3, mines={"P2": "CJ4"}, kept={"P1": "mustang"})
    table = choosing(game, "dynamite-2 SN2 SN3", winner="P2")

    play(table, "P2 take dynamite-2")

    assert asked(table) == "P1 mustang"  # nobody was asked for a target
    assert owner(table, "dynamite-2") == "out"
    assert owner(table, "CJ4") == "P2"
    assert len(events(table, CardWithoutEffect)) == 1


@rule("B-10.3", "B-R17")
def test_a_placed_event_that_cannot_be_placed_is_kept_without_effect():
    table = choosing(world(4), "governor new-vein saloon-girls CJ2")

    play(table, "P1 take governor", "P2 take new-vein", "P3 take saloon-girls")

    assert [event.card for event in events(table, CardKept)] == [
        "governor",
        "new-vein",
        "saloon-girls",
    ]
    assert [table.state.governor, table.state.vein, table.state.girls] == [-1, -1, -1]
    assert [kept_by(table.state, seat) for seat in range(4)] == [
        [BOX.card_of["governor"]],
        [BOX.card_of["new-vein"]],
        [BOX.card_of["saloon-girls"]],
        [],
    ]


@rule("B-10.4", "B-R19", "B-R28")
def test_kept_cards_lie_open_and_cannot_be_blown_up():
    game = world(3, mines={"P2": "CJ4"}, kept={"P2": "mustang telegraph governor saloon-girls"})
    table = choosing(game, "dynamite-1 SN2 SN3", winner="P3")

    for viewer in (None, 0, 1, 2):
        kept = table.game.view(table.state, viewer)["seats"][1]["kept"]
        assert [card["card"] for card in kept] == [
            "governor",
            "mustang",
            "saloon-girls",
            "telegraph",
        ]
    play(table, "P3 take dynamite-1")

    assert str(table.answers[1].option) == "blast CJ4"  # the only target


@rule("B-10.5", "B-18.5")
def test_events_score_nothing():
    game = world(
        3,
        mines={"P2": "CJ2 CJ4"},
        mayors={"CJ": "P2"},
        saloons={"saloon-1": "P1 CJ"},
        kept={"P1": "mustang telegraph governor"},
        girls="saloon-1",
    )

    assert score_of(game, 0) == 10


@rule("B-10.6", "B-18.5")
def test_no_fee_is_due_for_an_event():
    game = world(3, mines={"P1": "CJ2 CJ4"}, mayors={"CJ": "P1"})
    table = choosing(game, "saloon-1 mustang SN3", winner="P2")

    play(table, "P2 take saloon-1", "P2 open CJ", "P3 take mustang")

    assert gold(table) == [10, 10, 10]
    assert table.game.view(table.state, 0)["row"] == []


@rule("B-11.1", "B-20.1", "B-R32", "B-E27")
def test_card_shark_and_stagecoach_robbery():
    table = choosing(world(4, gold=[2, 3, 4, 20]), "card-shark CJ2 CJ4 CJ5")
    play(table, "P1 take card-shark")
    assert gold(table) == [2, 0, 0, 16]

    again = choosing(world(4, gold=[2, 0, 0, 16]), "stagecoach-robbery CJ2 CJ4 CJ5")
    play(again, "P1 take stagecoach-robbery")

    assert gold(again) == [12, 0, 0, 16]
    assert events(again, StagecoachRobbed) == [StagecoachRobbed(0, 10)]
    assert owner(table, "card-shark") == owner(again, "stagecoach-robbery") == "out"
    assert sum(event.flows["gold"] for event in table.events(None) if event.flows) == -11
