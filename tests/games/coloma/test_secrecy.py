"""What each seat may see: hands, known cards and Dials stay with their owners."""

import pytest

from boomtable.engine import CHANCE, Dice, open_table, view
from boomtable.games.coloma.sampling import sample
from tests.games.coloma.worlds import BOX, play, state, table_of, turn, world
from tests.marks import rule


def middle(seed=3, answers=120, players=3, **settings):
    table = open_table("coloma", players, settings, seed=seed)
    dice = Dice(seed)
    while len(table.answers) < answers:
        table.pick(dice.below(len(table.options())))
    return table


def test_only_the_owner_sees_his_hand_and_the_cards_he_put_away():
    table = middle()

    for seat in (None, 0, 1, 2):
        for side in view(table, seat)["table"]["seats"]:
            is_own = side["seat"] == seat
            for field in ("hand", "top", "bottom", "unknown"):
                assert (side[field] is not None) == is_own
            game = state(table)
            assert side["hand_size"] == len(game.hand[side["seat"]])
            assert side["deck_size"] == sum(
                len(part[side["seat"]]) for part in (game.top, game.deck, game.bottom)
            )


@rule("C-R42", "C-2.9")
def test_the_discards_of_the_start_stay_secret_but_for_their_places():
    table = open_table("coloma", 2, seed=5)
    play(table, f"P1 {table.options(0)[0]}", f"P2 {table.options(1)[1]}")

    answers = [it for it in table.answers if it.prompt == "discard-start"]

    assert [it.shown_to(1) for it in answers] == ["discard top", str(answers[1].option)]
    assert [it.shown_to(None) for it in answers] == ["discard top", "discard bottom"]
    seen = [event for event in table.events(1) if type(event).__name__ == "CardDiscarded"]
    assert [event.card is None for event in seen] == [True, False]


@rule("C-2.9")
def test_the_cards_of_the_start_are_seen_by_their_owner_only():
    table = open_table("coloma", 3, seed=5)

    dealt = [it for it in table.answers if it.prompt == "deal"]

    assert len(dealt) == 18
    for it in dealt:
        owner = it.option.seat
        others = {it.shown_to(seat) for seat in (None, 0, 1, 2) if seat != owner}
        assert others == {f"P{owner + 1} deal 1"}
        assert it.shown_to(owner) == f"P{owner + 1} deal {it.option.card}"


@rule("C-9.1", "C-9.6")
def test_a_drawn_card_is_seen_by_its_owner_only():
    table = play(table_of(world(3), ("draw", 1, 2)), "P2 draw land-office", "P2 draw faro-parlor")

    assert [it.seat for it in table.answers] == [CHANCE, CHANCE]
    for seat in (None, 0, 2):
        assert [it.shown_to(seat) for it in table.answers] == ["P2 draw 1", "P2 draw 1"]
    assert [it.shown_to(1) for it in table.answers] == [
        *("P2 draw land-office", "P2 draw faro-parlor"),
    ]


@rule("C-R43", "C-9.6")
def test_a_known_draw_looks_to_others_like_any_other():
    game = world(3, P1="top=land-office,faro-parlor")

    table = table_of(game, ("draw", 0, 2))

    assert [it.shown_to(1) for it in table.answers] == ["P1 draw 1", "P1 draw 1"]
    assert [type(event).__name__ for event in table.events(1)] == ["CardsDrawn"]
    assert [type(event).__name__ for event in table.events(0)] == ["CardsDrawn", *["CardSeen"] * 2]


@rule("C-R44", "C-7.1")
def test_nobody_sees_a_dial_before_all_are_set():
    table = table_of(world(3), ("choose_sites",))
    play(table, "P3 dial 4")

    for seat in (None, 0, 1):
        seen = view(table, seat)
        assert seen["decision"]["sealed"] == [2]
        assert "answer" not in seen["decision"]
        assert seen["table"] == table.game.view(table.state, seat)
    assert view(table, 2)["decision"]["answer"] == "dial 4"
    assert table.answers == []


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_sample_keeps_what_the_seat_knows_and_deals_the_rest_anew(seat):
    ids = [card.id for card in BOX.cards]
    known = {"town": ids[:2], "hand": ids[2:5], "top": ids[5:7], "bottom": ids[7:9]}
    side = " ".join(f"{place}={','.join(cards)}" for place, cards in known.items())
    table = table_of(world(3, P1=side, P2=side, P3=side), ("choose_sites",))
    game = state(table)
    parts = ("hand", "top", "bottom", "deck")
    changed = set()
    for roll in range(40):
        twin = game.copy()
        sample(twin, seat, Dice(roll))
        for other in range(3):
            cards = (*twin.hand[other], *twin.top[other], *twin.deck[other], *twin.bottom[other])
            assert sorted((*cards, *twin.town[other])) == list(range(16))
            for part in parts:
                if getattr(twin, part)[other] != getattr(game, part)[other]:
                    changed.add((other, part))
        assert table.game.view(twin, seat) == table.game.view(game, seat)
    assert changed == {(other, part) for other in range(3) if other != seat for part in parts}


@rule("C-R65")
def test_others_are_not_shown_how_many_options_a_question_has():
    side = "bucks=1 gold=0 lodge=2 hand=livery-stable,timber-wharf"
    alone = turn(world(3, round=2, P1=side), "P1", 3)
    rich = turn(world(3, round=2, P1=side.replace("bucks=1", "bucks=9")), "P1", 3)

    for seat in (None, 1, 2):
        assert view(alone, seat)["decision"] == view(rich, seat)["decision"]
        assert "options" not in view(alone, seat)["decision"]


def test_an_imagined_hand_may_leave_a_homesteader_nothing_to_build():
    settings = {"specialties": "deluxe", "colors": "blue,red,green"}
    side = "gold=1 lodge=2 tents=1 horses=0 hand=dry-goods-store,land-office"
    table = play(turn(world(3, settings=settings, P1=side), "P1", 4), "P1 use homesteader 1 1")

    offered = set()
    for roll in range(30):
        imagined = table.sample(1, Dice(roll))
        offered.update(str(option) for option in imagined.options(0))
        imagined.pick(0)

    assert "decline" in offered
    assert [str(option) for option in table.options(0)] == ["saw dry-goods-store"]


def test_the_view_shows_the_table_as_the_painter_needs_it():
    game = world(
        3,
        round=2,
        outlaws=3,
        chart="bounty",
        rows="P2 - - - P1",
        supply=10,
        P1="lands=valley events=2 rivers=1 spans=toll gold=2",
    )
    game.dials = [4, 3, 3]
    game.bust, game.busted = 3, (3, 4)

    seen = table_of(game).game.view(game, 0)

    assert seen["wheel"] == {
        "barker": 2,
        "signpost": 4,
        "copies": 3,
        "bust": 3,
        "busted": [3, 4],
    }
    site = seen["sites"][3]
    assert (site["common"], site["boom"], site["boom_of"], site["bust"]) == (
        *("wagon", "saw-town", 3, True),
    )
    assert (seen["sites"][1]["covered"], seen["sites"][1]["tents"]) == (True, [0])
    assert seen["gold"]["value"] == 2
    assert [pool["nuggets"] for pool in seen["gold"]["pools"]] == [0, 6, 4]
    assert seen["shootout"]["won"]
    assert [it["owner"] for it in seen["shootout"]["ranking"]] == [0, 1]
    assert seen["shootout"]["ranking"][0]["effects"] == [
        {"op": "gain", "what": "vp", "n": 4},
        {"op": "gain", "what": "gold", "n": 2},
    ]
    assert seen["shootout"]["absent"] == [{"seat": 2, "graves": 1}]
    assert seen["map"]["lands"]["valley"] == [0]
    assert seen["seats"][0]["bridges"] == [{"bridge": "toll", "points": 8}]
    assert seen["seats"][0]["score"] == 3 + 4 + 8
    assert len(seen["box"]["cards"]) == 16
    assert seen["box"] is table_of(game).game.view(game, None)["box"]
    assert BOX.hash == game.box.hash


def test_the_view_names_the_levels_and_counts_no_turn_in_the_set_up():
    table = open_table("coloma", 1, {"level": "sourdough"}, seed=1)
    seen = view(table, 0)["table"]

    assert (seen["turn"], seen["round"], seen["phase"]) == (0, 0, "setup")
    level = next(it for it in seen["box"]["levels"] if it["id"] == seen["solo"]["level"])
    assert (level["name"], level["horse"], level["barrel"]) == ("Sourdough", 2, 4)
    assert level["name_fr"]
    assert seen["box"]["shade"]["name_fr"] == "L’Ombre"


def test_the_view_tells_what_a_build_costs_now():
    side = "bucks=9 lodge=3 rivers=1 barrels=nails town=surveyors-office"
    table = turn(world(3, P1=side), "P1", 2)

    def water(table):
        return table.game.view(table.state, None)["turn_open"]["water"]

    assert water(table)["bridge"] == {
        "hammer": {"buck": 2, "gold": 0, "dude": 1},
        "saw": {"buck": 0, "gold": 2, "dude": 1},
    }
    assert table.game.view(table.state, None)["turn_open"]["gained"] is None
    play(table, "P1 open nails")
    assert water(table)["bridge"]["hammer"]["buck"] == 1
    assert table.game.view(table.state, 1)["turn_open"]["gained"] == {
        "kind": "hammer-any",
        "less_buck": 1,
        "spaces": 0,
        "items": 0,
        "towns_only": False,
    }
    play(table, "P1 decline")
    assert water(table)["bridge"]["hammer"]["buck"] == 2
