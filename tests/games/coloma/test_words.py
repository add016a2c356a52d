"""Questions, labels, log and reasons are said in both languages."""

import pytest

from boomtable.engine import Dice, Illegal, Refusal, open_table
from boomtable.games.coloma import GAME
from boomtable.games.coloma.outcomes import parse
from boomtable.games.coloma.reasons import FITTING
from boomtable.locale import LANGUAGES, knows
from tests.games.coloma.worlds import play, table_of, turn, world
from tests.marks import rule


def label(table, text):
    return GAME.described(table.state, parse(text)).say("en")


@pytest.mark.parametrize("prompt", FITTING)
def test_every_question_is_said_to_who_is_asked_and_to_who_waits(prompt):
    for lang in LANGUAGES:
        assert all(knows(lang, f"coloma.{kind}.{prompt}") for kind in ("ask", "wait", "ask-short"))


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("hammer river 4", "canyon 4 (3 VP) for 2 Bucks, 1 Dude: Wagon action"),
        ("saw bridge toll", "Toll Bridge for 2 Gold Nuggets, 1 Dude: 4 VP per own nugget"),
        ("open nails", "open Nails: any build by Hammer, 1 Buck less"),
        ("end", "end your turn"),
    ],
)
def test_options_are_said_with_their_numbers(answer, said):
    table = turn(world(3, P1="bucks=9 gold=3 lodge=4 rivers=1 barrels=nails"), "P1", 2)

    assert label(table, answer).startswith(said)


def test_a_card_is_said_with_its_cost_and_abilities():
    table = turn(world(3, round=2, P1="bucks=9 lodge=4 hand=stage-depot"), "P1", 3)

    assert label(table, "hammer stage-depot") == (
        "Stagecoach Depot for 4 Bucks, 1 Dude; visit, only on a Bust Site: 1 Buck, Wagon action"
    )


def test_several_abilities_of_a_card_are_told_apart():
    table = turn(world(3, round=2, P1="bucks=9 lodge=4 hand=livery-stable"), "P1", 3)

    assert label(table, "hammer livery-stable").endswith(
        "always there: the Wagon goes 1 space further; visit: 1 Dude"
    )


def test_a_payment_of_an_ability_is_told_from_what_it_brings():
    table = turn(world(3, round=2, P1="bucks=9 lodge=4 hand=coloma-lantern"), "P1", 3)

    assert label(table, "hammer coloma-lantern").endswith("visit: pay 1 card for 1 Buck")


def test_an_action_that_an_ability_sells_is_called_one():
    game = world(6, settings={"specialties": "deluxe"}, P6="used=nails lodge=4")
    table = turn(game, "P6", 5)

    assert label(table, "use vigilante 1 1") == (
        "Vigilante: pay 1 used Barrel for an action (fill a row)"
    )


def test_guests_are_spoken_of_where_there_are_hotels():
    for hotels, said in (("no", "place Gunmen or Tents"), ("yes", "place Gunmen, Tents or guests")):
        game = world(3, settings={"hotels": hotels}, P1="lodge=4 tents=2")
        table = turn(game, "P1", 5)
        assert label(table, "settle") == said
        table = play(table, "P1 settle")
        question = GAME.question(table.state, table.decision).say("en")
        assert question == f"P{said[1:]}."


def test_the_way_of_the_wagon_is_asked_with_the_spaces_that_are_left():
    table = play(turn(world(3, round=2, P1="horses=3"), "P1", 4), "P1 wagon")

    first = GAME.question(table.state, table.decision).say("en")
    table = play(table, "P1 go lotus")
    second = GAME.question(table.state, table.decision).say("fr")

    assert first.endswith("it can go up to 3 spaces further.")
    assert second.endswith("il peut avancer jusqu’à 2 espaces.")


def test_the_payment_says_what_it_leaves_to_pay():
    game = world(4, supply=20, P1="bucks=5 gold=2 lodge=2 rivers=1")
    table = play(turn(game, "P1", 2), "P1 hammer bridge toll")

    question = GAME.question(table.state, table.decision).say("en")
    assert question == "Pay 4 Bucks: how many nuggets do you use, each worth 3?"
    assert label(table, "pay 1") == "pay 1 Gold Nugget, 1 Buck"


def test_the_shade_is_called_by_its_name():
    game = world(1, settings={"level": "legend"})
    table = table_of(game, ("shade_turn", 1, 5))

    told = [GAME.told(event).say("en", ["Ann"]) for event in table.events(0)]

    assert told[0] == "The Shade on Site 5: Settle and Defend."
    assert "The Shade fills row 6 with 5 Gunmen." in told
    assert GAME.told(table.events(0)[0]).say("fr", ["Ann"]).startswith("L’Ombre au site 5")


def test_answers_to_another_question_are_told_so():
    table = table_of(world(3), ("choose_sites",))

    with pytest.raises(Illegal, match="“end” is no answer here: the question is the Dial"):
        play(table, "P1 end")


@pytest.mark.parametrize(
    ("barrel", "action", "others"),
    [
        (
            "axle-grease",
            "Wagon action",
            ("row 1", "event 2", "hammer river 1", "barrel 1", "shop 1 0", "tent", "end", "wagon"),
        ),
        ("black-powder", "settle", ("go lotus", "rob", "saw river 1", "settle", "done")),
        ("nails", "any build by Hammer", ("saw river 1", "saw hotel", "saw bridge toll", "row 1")),
    ],
)
def test_answers_to_another_action_than_the_gained_one_are_told_which_it_is(barrel, action, others):
    side = f"barrels={barrel} bucks=9 lodge=3 gold=5 hand=land-office rivers=2"
    table = play(turn(world(3, P1=side), "P1", 3), f"P1 open {barrel}")

    for other in others:
        with pytest.raises(Illegal, match="is no part of the action that you have gained") as found:
            play(table, f"P1 {other}")
        assert action in found.value.say("en")
        assert other in found.value.say("fr")


def test_illegal_answers_to_the_gained_action_itself_are_told_why():
    side = "barrels=nails,axle-grease,black-powder bucks=9 lodge=1 rivers=2"
    building = play(turn(world(3, P1=side), "P1", 3), "P1 open nails")
    with pytest.raises(Illegal, match="Canyon 2 already has its River"):
        play(building, "P1 hammer river 2")
    with pytest.raises(Illegal, match="not have this card in your hand"):
        play(building, "P1 hammer land-office")
    moving = play(turn(world(3, P1=side), "P1", 3), "P1 open axle-grease")
    with pytest.raises(Illegal, match="No trail leads there"):
        play(moving, "P1 go folsom")
    settling = play(turn(world(3, P1=side), "P1", 3), "P1 open black-powder")
    with pytest.raises(Illegal, match="The row has 5 places"):
        play(settling, "P1 row 6")


@rule("C-15.9")
def test_a_stop_off_at_a_settlement_is_told_to_be_none():
    table = play(turn(world(3), "P1", 4), "P1 wagon")

    with pytest.raises(Illegal, match="Only Boomtowns have a Stop-off, and this is none: Lotus"):
        play(table, "P1 go lotus!")
    with pytest.raises(Illegal, match="Only Boomtowns have a Stop-off"):
        play(table, "P1 go hs-08!")
    with pytest.raises(Illegal, match="No trail leads there in one step: Folsom"):
        play(table, "P1 go folsom!")


@pytest.mark.parametrize("seed", range(4))
def test_every_answer_of_one_game_is_refused_in_words_in_another(seed):
    """Whatever is typed at whatever moment, there is a sentence and no trace of it."""
    settings = {"hotels": True, "specialties": ("box", "deluxe")[seed % 2]}
    answers = []
    for other in range(2):
        table = open_table("coloma", 4, settings, seed=other + 50)
        dice = Dice(other)
        while not table.is_over:
            answers += [str(option) for option in table.options()]
            table.pick(dice.below(len(table.options())))
    answers = sorted(set(answers))
    table = open_table("coloma", 4, settings, seed=seed)
    dice = Dice(seed)
    while not table.is_over:
        if dice.below(12) == 0:
            seat, before = table.awaited[0], table.state.copy()
            legal = {str(option) for option in table.options()}
            for text in [answers[dice.below(len(answers))] for _ in range(40)]:
                if text in legal:
                    continue
                with pytest.raises(Refusal) as refused:
                    table.answer_text(text, seat)
                assert all(refused.value.say(lang) for lang in LANGUAGES)
            assert table.state == before
        table.pick(dice.below(len(table.options())))
