"""Golden records: whole games, each named after what it shows, and the games of the digest."""

from pathlib import Path

import pytest

from boomtable.engine import export, read_record, write_record
from boomtable.games.coloma.happenings import (
    BusterCame,
    CardsOwed,
    CarrotEaten,
)
from boomtable.games.coloma.turn_happenings import (
    BarrelPaid,
    CartRobbed,
    GuestPlaced,
    HotelBuilt,
)
from boomtable.games.coloma.year_happenings import (
    DudeBuried,
    ShadeWent,
    ShootoutHeld,
    ShootoutRanked,
)
from tests.games.coloma.worlds import events, has, lines, state, total
from tests.marks import rule

FOLDER = Path(__file__).parents[2] / "records" / "coloma"
RECORDS = sorted(FOLDER.glob("*.record"), key=lambda path: path.name)
DIGEST = Path(__file__).parents[3] / "docs" / "rules" / "coloma.md"
GAME, SOLO, DUEL = (f"the-complete-{it}-of-the-digest" for it in ("game", "solo-game", "mule-duel"))


def text_of(name):
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def read(name):
    return read_record(text_of(name))


@rule("C-E45", "C-E46", "C-E47")
@pytest.mark.parametrize("name", [GAME, SOLO, DUEL])
def test_the_records_of_the_digest_stand_there_word_for_word(name):
    digest = DIGEST.read_text("utf-8")

    assert text_of(name) in digest
    assert export(read(name)) in digest


@rule("C-E45")
def test_the_score_sheet_of_the_digests_game():
    table = read(GAME)

    assert lines(table, "P1") == {
        "sale": 6,
        "shootouts": 6,
        "owed": 0,
        "other": 3,
        "towns": 48,
        "rivers": 16,
        "lands": 7,
        "graves": -5,
    }
    assert lines(table, "P2") == {
        "sale": 3,
        "shootouts": 4,
        "owed": 2,
        "other": 4,
        "towns": 18,
        "rivers": 12,
        "bridge": 20,
        "lands": 3,
        "graves": -8,
    }
    assert table.score().totals == (81, 58)


@rule("C-E45")
def test_the_shootouts_of_the_digests_game():
    table = read(GAME)

    held = [(it.year, it.gunmen, it.outlaws, it.won) for it in events(table, ShootoutHeld)]
    assert held == [(1848, 8, 6, True), (1849, 6, 7, False), (1850, 7, 9, False)]
    ranked = [(it.seat, it.gunmen) for it in events(table, ShootoutRanked)]
    assert ranked == [(-2, 3), (0, 3), (1, 2), (-2, 3), (1, 3), (0, 4), (-2, 3)]
    assert [it.seat for it in events(table, DudeBuried)] == [0, 0, 1, 1, 1]


@rule("C-E45")
def test_the_years_of_the_digests_game():
    """After each Shootout, before the Clean Up: what the digest lists for both players."""
    expected = """
        8 2 1 4 1 3 0 / 6 2 0 3 0 1 0 / 2 9
        8 4 1 3 2 3 2 / 11 1 0 5 1 4 0 / 3 6
        15 0 0 4 1 3 2 / 13 5 0 1 2 4 3 / 4 5
    """
    fields = ("dudes", "tents", "bucks", "gold", "horses", "graves")
    text = text_of(GAME)
    whole = read_record(text)
    places = [n for n, it in enumerate(whole.answers) if it.prompt == "chart"][1:]
    firsts = [n for n, it in enumerate(whole.answers) if it.prompt == "buster-avoid"][::2]
    places.append(firsts[10])

    found = []
    for place in places:
        # The last answer before the Clean Up ended the Year: look while it is carried out.
        table = read_record(text, upto=place - 1)
        before = _before_the_clean_up(table, whole.answers[place - 1])
        found.append(before)
    found.append(state(whole))

    rows = [line.split("/") for line in expected.strip().splitlines()]
    for game, row in zip(found, rows, strict=True):
        for name, part in zip(("P1", "P2"), row, strict=False):
            during = ("sale", "shootouts", "owed", "other")
            points = sum(lines(game, name).get(key, 0) for key in during)
            assert [points, *has(game, name, *fields)] == [int(it) for it in part.split()]
        assert [game.supply, game.cart] == [int(it) for it in row[2].split()]


def _before_the_clean_up(table, answer):
    """The state when the step ``end_year`` is about to begin."""
    seen = []
    steps = table.game.rules.steps
    rule_of, asks = steps["end_year"]
    steps["end_year"] = (lambda game: (seen.append(game.copy()), rule_of(game)), asks)
    try:
        table.answer(answer.option, answer.seat)
    finally:
        steps["end_year"] = (rule_of, asks)
    return seen[0]


@rule("C-E46")
def test_the_solo_game_of_the_digest():
    table = read(SOLO)

    human = {"guests": 2, "sale": 12, "shootouts": 5, "towns": 24, "rivers": 7, "bridge": 4}
    human |= {"hotels": 8, "lands": 7, "graves": -5}
    assert {key: n for key, n in lines(table, "P1").items() if n} == human
    shade = {"sale": 18, "shootouts": 4, "other": 17, "rivers": 8, "barrels": 18, "nuggets": 1}
    shade |= {"horses": 4, "lands": 7, "graves": -8}
    assert {key: n for key, n in lines(table, "P2").items() if n} == shade
    assert (total(table, "P1"), total(table, "P2")) == (64, 69)
    held = [(it.gunmen, it.outlaws, it.won) for it in events(table, ShootoutHeld)]
    assert held == [(16, 7, True), (3, 10, False), (5, 15, False)]
    assert table.score().winners == (1,)


@rule("C-E47")
def test_the_mule_duel_of_the_digest():
    table = read(DUEL)

    one = {"sale": 3, "shootouts": 7, "other": 5, "towns": 12, "rivers": 16, "bridge": 13}
    one |= {"lands": 3, "graves": -5}
    assert {key: n for key, n in lines(table, "P1").items() if n} == one
    two = {"guests": 8, "sale": 3, "shootouts": 11, "other": 6, "towns": 36, "rivers": 9}
    two |= {"hotels": 8, "graves": -5}
    assert {key: n for key, n in lines(table, "P2").items() if n} == two
    held = [(it.gunmen, it.outlaws, it.won) for it in events(table, ShootoutHeld)]
    assert held == [(3, 3, False), (11, 9, True), (9, 8, True)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_reads_and_writes_as_the_same_text(path):
    text = path.read_text(encoding="utf-8")

    table = read_record(text)

    assert table.is_over
    assert export(table) == text
    assert export(read_record(write_record(table))) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_opens_in_the_middle_and_goes_on(path):
    text = path.read_text(encoding="utf-8")
    whole = read_record(text)

    for share in (1, 3):
        upto = len(whole.answers) * share // 4
        table = read_record(text, upto=upto)
        assert len(table.answers) >= upto  # Dials are answered all at once.
        for answer in whole.answers[len(table.answers) :]:
            table.answer(answer.option, answer.seat)
        assert table.state == whole.state
        assert export(table) == text


def _level(name):
    return lambda table: (
        table.settings["level"] == name and events(table, ShadeWent) and events(table, BusterCame)
    )


def _all_modules(table):
    chosen = {"boards": "B", "hotels": True, "specialties": "deluxe"}
    return chosen.items() <= table.settings.items()


SHOWN = {
    "a-solo-game-of-each-level-greenhorn": _level("greenhorn"),
    "a-solo-game-of-each-level-legend": _level("legend"),
    "a-solo-game-of-each-level-prospector": _level("prospector"),
    "a-solo-game-of-each-level-sourdough": _level("sourdough"),
    "an-empty-deck-and-a-paid-barrel": lambda table: (
        events(table, CardsOwed) and events(table, BarrelPaid)
    ),
    "four-players-with-all-modules": lambda table: (
        table.players == 4
        and _all_modules(table)
        and events(table, HotelBuilt)
        and events(table, GuestPlaced)
        and events(table, CartRobbed)
    ),
    "mules-and-carrots": lambda table: (
        table.settings["mules"] and len(events(table, CarrotEaten)) > 10
    ),
    "six-players": lambda table: table.players == 6 and not table.settings["hotels"],
    "six-players-of-other-colours-with-the-box-set": lambda table: (
        table.players == 6
        and table.settings["specialties"] == "box"
        and state(table).colors != tuple(range(6))
    ),
    "three-players": lambda table: table.players == 3,
    GAME: lambda table: table.score().totals == (81, 58),
    DUEL: lambda table: table.score().totals == (54, 76),
    SOLO: lambda table: table.score().totals == (64, 69),
    "two-players-and-buster": lambda table: (
        table.players == 2 and len(events(table, BusterCame)) == 15
    ),
}


def test_every_golden_record_shows_what_its_name_says():
    assert sorted(SHOWN) == sorted(path.stem for path in RECORDS)
    for name, is_shown in SHOWN.items():
        assert is_shown(read(name)), name
