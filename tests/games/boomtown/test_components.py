"""Section 1 and the component checks: what is in the box, and what a player's own file must be."""

import copy
import tomllib
from importlib import resources

import pytest

from boomtable.engine import Components, Illegal, open_table, standard_components
from boomtable.engine.components import SOURCES
from boomtable.games.boomtown import GAME
from boomtable.games.boomtown.box import most_gold, unpack
from boomtable.games.boomtown.checks import check
from tests.games.boomtown.worlds import BOX
from tests.marks import rule

COMPONENTS = standard_components(GAME.meta.package)


def changed(change):
    """The problems of our file after a change."""
    tables = tomllib.loads(
        (resources.files(GAME.meta.package) / "components.toml").read_text(encoding="utf-8")
    )
    change(tables)
    return [problem.say("en") for problem in check(Components(tables))]


def entry(tables, name, key):
    return next(it for it in tables[name] if it["id"] == key)


@rule("B-1.1")
def test_the_deck_has_sixty_cards_forty_five_mines_and_fifteen_events():
    assert len(BOX.cards) == 60
    assert len(BOX.mines) == 45
    assert [len(town.mines) for town in BOX.towns] == [9] * 5
    assert sum(card.kind != "mine" for card in BOX.cards) == 15


@rule("B-1.2")
def test_the_nine_numbers_of_a_town_are_all_different_and_two_mines_are_dangerous():
    for town in BOX.towns:
        numbers = [BOX.cards[mine].number for mine in town.mines]
        assert len(set(numbers)) == 9
        assert set(numbers) <= set(range(2, 13))
    assert [BOX.cards[mine].code for mine in BOX.dangerous] == ["CJ7", "CM6"]


@rule("B-1.3", "B-R1")
def test_the_events_and_the_house_copy():
    copies = {kind: len(cards) for kind, cards in BOX.cards_of_kind.items()}
    house = [it["id"] for it in COMPONENTS.tables["event"] if it["source"] == "house"]

    assert copies == {
        "card-shark": 1,
        "dynamite": 3,
        "expropriation": 1,
        "governor": 1,
        "holdup": 2,
        "mustang": 1,
        "new-vein": 1,
        "saloon": 2,
        "saloon-girls": 1,
        "stagecoach-robbery": 1,
        "telegraph": 1,
    }
    assert house == ["holdup-2"]


@rule("B-1.4")
def test_dice_pawns_and_tokens():
    pieces = {it["id"]: it["count"] for it in COMPONENTS.tables["piece"]}

    assert len(BOX.rolls) == 36
    assert pieces == {"mayor-pawn": 5, "town-token": 10}
    assert [town.tokens for town in BOX.towns] == [2] * 5


def test_check_1_every_entry_says_where_it_comes_from():
    assert COMPONENTS.check_sources() == []
    assert {it.source for it in COMPONENTS.entries()} <= set(SOURCES)


def test_our_own_file_passes_all_checks():
    assert check(COMPONENTS) == []
    assert open_table(GAME, 3, components=COMPONENTS, seed=1).state.box.hash == COMPONENTS.hash


def test_check_5_mines_per_number():
    assert [len(BOX.mines_of_number[total]) for total in range(2, 13)] == [
        3, 4, 4, 4, 5, 5, 5, 4, 4, 4, 3,
    ]  # fmt: skip


def test_check_6_sums_of_production_values():
    sums = {town.code: sum(BOX.cards[mine].value for mine in town.mines) for town in BOX.towns}

    assert sums == {"CJ": 36, "CM": 41, "CC": 35, "DG": 36, "SN": 34}


def test_check_7_no_dangerous_mine_produces_on_a_collapse_total():
    numbers = {BOX.cards[mine].number for mine in BOX.dangerous}

    assert numbers == {6, 7}
    assert not numbers & set(BOX.collapse_totals)


@rule("B-R29")
def test_check_11_the_chips_add_up_to_425_and_are_no_limit():
    chips = COMPONENTS.tables["chip"]

    assert sum(it["value"] * it["count"] for it in chips) == 425
    assert COMPONENTS.tables["gold"]["bank_unlimited"]
    assert most_gold(COMPONENTS.tables) > 425
    assert len(BOX.bids) - 1 == most_gold(COMPONENTS.tables)


@pytest.mark.parametrize(
    ("players", "short", "bound"),
    [(3, False, 534), (3, True, 404), (4, False, 414), (5, False, 346)],
)
def test_the_bound_on_bids_is_that_of_the_digest(players, short, bound):
    tables = copy.copy(COMPONENTS.tables)
    tables["setup"] = [
        it for it in tables["setup"] if (it["players"], it["short"]) == (players, short)
    ]

    assert most_gold(tables) == bound


WRONG = {
    "ties by luck": (lambda t: t["tie_break"].update(order=["luck"]), "gold, mayor_pawns"),
    "ties by numbers": (lambda t: t["tie_break"].update(order=[1]), "a list of texts"),
    "a chip of nothing": (lambda t: t["chip"][0].update(value=-1), "should be from 1 to 999"),
    "no minutes": (lambda t: t["game"].update(minutes=0), "should be from 1 to 999"),
    "two players": (lambda t: t["game"].update(min_players=2), "should be 3"),
    "gold without a name": (lambda t: t["gold"].update(name=" "), "gold.name"),
    "a mine too few (2)": (lambda t: t["mine"].pop(), "45 of mine, but there are 44"),
    "an event too many (2)": (
        lambda t: t["event"].append({"id": "holdup-3", "kind": "holdup", "source": "house"}),
        "15 of event, but there are 16",
    ),
    "a kind too few (2)": (lambda t: t["event_kind"].pop(), "11 of event_kind"),
    "a town too few (2)": (lambda t: t["town"].pop(), "5 of town"),
    "a pawn too few (2)": (
        lambda t: entry(t, "piece", "mayor-pawn").update(count=4),
        "5 “mayor-pawn”",
    ),
    "tokens too many (2)": (
        lambda t: t["town"][0].update(town_tokens=3),
        "10 “town-token”, but there are 11",
    ),
    "two pawns of one town": (lambda t: t["town"][0].update(mayor_pawns=2), "should be 1"),
    "the same id twice (3)": (
        lambda t: t["event"][1].update(id="card-shark"),
        "“card-shark” is there twice",
    ),
    "an id in capitals (3)": (
        lambda t: t["chip"][0].update(id="White"),
        "“White” should be lower-case",
    ),
    "a wrong mine code (3)": (
        lambda t: t["mine"][0].update(code="CJ3"),
        "code “CJ3” should be CJ2",
    ),
    "the same mine code twice (3)": (
        lambda t: t["mine"][1].update(code="CJ2"),
        "“CJ2” is there twice",
    ),
    "a wrong mine id (3)": (
        lambda t: t["mine"][0].update(id="thorn-crown"),
        "id should be cactus-junction-2",
    ),
    "a town code with digits (3)": (
        lambda t: t["town"][0].update(code="C1"),
        "capital letters only",
    ),
    "an unknown town (3)": (lambda t: t["mine"][0].update(town="dodge"), "no town “dodge”"),
    "a number twice in a town (4)": (
        lambda t: t["mine"][0].update(number=4),
        "the number 4 is there twice",
    ),
    "a number out of reach (4)": (
        lambda t: t["mine"][0].update(number=13),
        "is 13, but should be from 2 to 12",
    ),
    "a value of nothing (4)": (lambda t: t["mine"][0].update(value=0), "should be from 1 to 9"),
    "eight mines in a town (4)": (
        lambda t: t["mine"][0].update(town="san-narciso"),
        "cactus-junction has 8 mines",
    ),
    "a count of mines in a town (4)": (lambda t: t["town"][0].update(mines=8), "has 8 mines"),
    "copies that do not agree (8)": (
        lambda t: entry(t, "event_kind", "dynamite").update(copies=2),
        "copies says 2, but there are 3",
    ),
    "an unknown kind (8)": (lambda t: t["event"][0].update(kind="rain"), "no kind of event “rain”"),
    "another use": (lambda t: entry(t, "event_kind", "mustang").update(use="place"), "“keep”"),
    "kinds without rules": (
        lambda t: t["event_kind"][0].update(id="rain"),
        "should be: card-shark",
    ),
    "saloons without tokens (9)": (
        lambda t: t["town"][0].update(town_tokens=1),
        "2 saloons, but town cactus-junction has only 1",
    ),
    "three saloons (14)": (
        lambda t: (
            t["event"][0].update(kind="saloon"),
            entry(t, "event_kind", "saloon").update(copies=3),
            entry(t, "event_kind", "card-shark").update(copies=0),
        ),
        "saloon is 3, but should be from 0 to 2",
    ),
    "two telegraphs (14)": (
        lambda t: (
            t["event"][0].update(kind="telegraph"),
            entry(t, "event_kind", "telegraph").update(copies=2),
            entry(t, "event_kind", "card-shark").update(copies=0),
        ),
        "event_kind telegraph: the rules allow only one copy",
    ),
    "a deck that does not add up (10)": (
        lambda t: t["setup"][0].update(removed=3),
        "should make 60 cards",
    ),
    "turns that do not divide (10)": (
        lambda t: t["setup"][0].update(turns=19),
        "players times turns",
    ),
    "a short game for four (10)": (
        lambda t: t["setup"][2].update(short=True),
        "only three players",
    ),
    "no set-up for five (10)": (lambda t: t["setup"].pop(), "no set-up for 5 players"),
    "a set-up twice (10)": (lambda t: t["setup"].append(t["setup"][0]), "there twice"),
    "more players than mines (10)": (
        lambda t: t["setup"].append(
            {"players": 60, "short": False, "removed": 0, "deck": 60, "turns": 1, "source": "house"}
        ),
        "not enough mines",
    ),
    "a name of nothing (12)": (lambda t: t["mine"][0].update(name=" "), "should not be empty"),
    "a name twice (12)": (
        lambda t: t["mine"][0].update(name_fr="Congère"),
        "the name “Congère” is there twice",
    ),
    "odd dice": (lambda t: t["dice"].update(faces=8), "2 dice with 6 faces"),
    "an absurd start": (lambda t: t["gold"].update(start=10**9), "should be from 0 to 999"),
    "a raise of nothing": (lambda t: t["auction"].update(min_raise=0), "should be from 1"),
    "a price for nothing": (lambda t: t["auction"].update(all_pass_price=3), "should be 0"),
    "rounding down": (lambda t: t["payment"].update(round="down"), "should be up"),
    "no raises": (
        lambda t: t["auction"]["interface"].update(bot_raises=[]),
        "bot_raises is missing",
    ),
    "a collapse on 13": (lambda t: t["collapse"].update(totals=[13]), "is 13"),
    "a text for a number": (lambda t: t["gold"].update(start="ten"), "a whole number, not ten"),
    "a flag for a number": (lambda t: t["mine"][3].update(value=True), "a whole number, not True"),
    "a number for a flag": (lambda t: t["mine"][3].update(dangerous=1), "true or false, not 1"),
    "a missing field": (lambda t: t["mine"][3].pop("value"), "cactus-junction-6.value is missing"),
    "a missing table": (lambda t: t.pop("mayor"), "mayor is missing"),
    "a missing list": (lambda t: t.pop("mine"), "mine is missing"),
    "a table that is a list": (lambda t: t.update(gold=[1]), "a table, not [1]"),
    "a list that is a table": (lambda t: t.update(mine={"a": 1}), "a list of tables"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_file_is_told_what_is_wrong(wrong):
    change, sentence = WRONG[wrong]

    problems = changed(change)

    assert any(sentence in problem for problem in problems), problems


def test_no_mutilated_file_makes_the_checks_stumble():
    tables = COMPONENTS.tables
    for name, value in tables.items():
        for instead in (None, 7, "x", [], {}, [7], [{}], {"source": "house"}):
            mutilated = {**tables, name: instead}
            problems = check(Components(mutilated))
            assert all(problem.say(lang) for problem in problems for lang in ("en", "fr"))
        parts = value if isinstance(value, list) else [value]
        for field in parts[0]:
            for instead in (None, -7, 10**9, "x", [], {}, True):
                part = {**parts[0], field: instead}
                mutilated = {**tables, name: [part, *parts[1:]] if parts is value else part}
                problems = check(Components(mutilated))
                assert all(problem.say(lang) for problem in problems for lang in ("en", "fr"))
                if not problems:
                    unpack(Components(mutilated))


def test_a_file_with_other_printed_values_is_played_with():
    def other(tables):
        tables["mine"][0]["value"] = 9
        tables["mine"][2]["dangerous"] = True
        entry(tables, "event_kind", "holdup")["copies"] = 1
        entry(tables, "event_kind", "dynamite")["copies"] = 4
        tables["event"][7].update(id="dynamite-4", kind="dynamite")

    tables = tomllib.loads(
        (resources.files(GAME.meta.package) / "components.toml").read_text(encoding="utf-8")
    )
    other(tables)
    table = open_table(GAME, 4, components=Components(tables), seed=3)

    assert table.state.box.cards[0].value == 9
    while not table.is_over:
        table.pick(0)
    assert "dynamite-4" in [
        answer.option.card for answer in table.answers if answer.prompt == "row"
    ]


def test_a_wrong_file_is_refused_at_the_table():
    tables = {**COMPONENTS.tables, "gold": {**COMPONENTS.tables["gold"], "start": -1}}

    with pytest.raises(Illegal, match=r"gold\.start is -1"):
        open_table(GAME, 3, components=Components(tables))
