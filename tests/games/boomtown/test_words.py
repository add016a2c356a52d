"""What people read: questions, options, reasons, the log, in two languages."""

import pytest

from boomtable.engine import open_table
from boomtable.games.boomtown import GAME
from boomtable.games.boomtown.answers import Bid, Draw, Open, Pass, Rob, Roll, Seize, Take
from boomtable.games.boomtown.happenings import HAPPENINGS
from boomtable.games.boomtown.reasons import PROMPTS, explain
from boomtable.locale import LANGUAGES, knows
from tests.french import french
from tests.games.boomtown.worlds import auction, choosing, play, rolling, world

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]


def question(table, lang="en"):
    return GAME.question(table.state, table.decision).say(lang, NAMES)


def label(table, option, lang="en"):
    return GAME.described(table.state, option).say(lang, NAMES)


def told(table, lang="en"):
    return [GAME.told(event).say(lang, NAMES) for event in table.events(None)]


def test_the_questions_of_an_auction():
    table = auction(world(3))
    assert question(table) == "Open the bidding, or pass."

    play(table, "P1 bid 6")

    assert question(table) == "Bid more than 6, or pass."
    assert question(table, "fr") == "Enchérissez au-dessus de 6, ou passez."
    assert label(table, Bid(8)) == "Bid 8, which is 2 more"
    assert label(table, Pass(), "fr") == french("Passer : plus d’enchère ce tour-ci")


def test_a_mine_on_offer_shows_its_numbers_and_the_fee():
    game = world(3, mines={"P1": "CM3 CM4"}, mayors={"CM": "P1"})
    table = choosing(game, "CM6 CJ2 card-shark", winner="P2")

    assert question(table) == "You have the first choice: take a card of the row."
    assert (
        label(table, Take("CM6"))
        == "Widow's Drop, Cold Mountain: on 6 (5 in 36), value 9, dangerous, fee 2 to Ann"
    )
    assert label(table, Take("CJ2")) == "Thorn Crown, Cactus Junction: on 2 (1 in 36), value 6"
    assert (
        label(table, Take("card-shark"))
        == "Card Shark: every other player loses 4 gold to the bank"
    )
    assert label(table, Take("CM6"), "fr") == (
        french("Saut de la veuve, Cold Mountain : sur 6 (5 sur 36), valeur 9, dangereuse, ")
        + "taxe de 2 à Ann"
    )


def test_a_robbery_shows_its_odds():
    table = play(choosing(world(3, gold=[10, 4, 10]), "holdup-1 CM6 CM7"), "P1 take holdup-1")

    assert label(table, Rob(1, 7)) == "Rob Bob for 7: brings 4 with 21 of 36 rolls"


def test_a_town_shows_how_many_mines_would_pay():
    game = world(3, mines={"P1": "CM3", "P2": "CM4 CJ2", "P3": "CM5"})
    table = play(choosing(game, "saloon-1 CM6 CM7"), "P1 take saloon-1")

    assert label(table, Open("CM")) == "Cold Mountain: 2 mines of the others stand there"
    assert label(table, Open("CJ")) == "Cactus Junction: 1 mine of the others stands there"


def test_the_dice_of_production_and_of_a_holdup_are_asked_for_differently():
    production = rolling(world(3))
    holdup = play(choosing(world(3), "holdup-1 CM6 CM7"), "P1 take holdup-1", "P1 rob P2 7")

    assert question(production) == "Roll the two dice for production."
    assert question(holdup) == "Roll the two dice for the Holdup."
    assert label(production, Roll(3, 4)) == "The total is 7"


def test_the_log_reads_like_a_story():
    game = world(3, gold=[10, 1, 10], mines={"P1": "SN2 SN3 SN4"}, mayors={"SN": "P1"})
    table = choosing(game, "SN9 CJ2 SN7", winner="P2")

    play(table, "P2 take SN9")

    assert told(table) == [
        "Bob takes Narciso's Mirror (SN9).",
        "Bob can pay Ann, mayor of San Narciso, only 1 of a fee of 3.",
    ]
    assert told(table, "fr")[0] == "Bob prend Miroir de Narciso (SN9)."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_happen_and_be_asked_has_its_sentence(lang):
    for event in HAPPENINGS:
        assert knows(lang, f"boomtown.tell.{event.__struct_config__.tag}")
    for prompt in set(PROMPTS.values()):
        assert knows(lang, f"boomtown.ask.{prompt}")
        assert knows(lang, f"boomtown.wait.{prompt}")
        assert knows(lang, f"boomtown.why.question-{prompt}")
    for card in open_table("boomtown", 3, seed=1).state.box.cards:
        assert card.kind == "mine" or knows(lang, f"boomtown.card.{card.kind}")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_words_of_random_games_can_be_said_in_both_languages(players):
    for seed in range(8):
        table = open_table("boomtown", players, seed=seed)
        while not table.is_over:
            for lang in LANGUAGES:
                assert question(table, lang)
                assert all(label(table, option, lang) for option in table.options())
            table.pick((len(table.answers) + seed) * 7 % len(table.options()))
        for lang in LANGUAGES:
            assert all(told(table, lang))


def test_chance_is_explained_too():
    game = auction(world(3)).state
    game.step = "row"

    assert "drawn already" in explain(game, Draw("CJ2")).say("en")
    game.step = "roll"
    assert explain(game, Roll(0, 9)).say("en") == "A die shows 1 to 6."
    assert "answers another question" in explain(game, Seize("CJ2")).say("en")


@pytest.mark.parametrize("players", [3, 5])
def test_the_question_that_is_open_is_known_at_every_moment(players):
    for seed in range(6):
        table = open_table("boomtown", players, seed=seed, asks_chance=True)
        while not table.is_over:
            reasons = [explain(table.state, option) for option in table.options()]
            assert all(it is None or it.key != "boomtown.why.other-question" for it in reasons)
            table.pick((len(table.answers) + seed) * 7 % len(table.options()))
