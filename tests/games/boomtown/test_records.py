"""Golden records: whole games, each named after what it shows, and the game of the digest."""

from itertools import pairwise
from pathlib import Path

import pytest

from boomtable.engine import export, read_record, write_record
from boomtable.games.boomtown.event_happenings import (
    CardKept,
    CardWithoutEffect,
    GirlsHired,
    GovernorAppointed,
    GovernorDismissed,
    HoldupFailed,
    HoldupPaid,
    MineBlownUp,
    MineSeized,
    MustangRidden,
    SaloonBlownUp,
    SaloonOpened,
    SharkPaid,
    StagecoachRobbed,
    TelegraphUsed,
    VeinFound,
)
from boomtable.games.boomtown.happenings import (
    EverybodyPassed,
    MayorInstalled,
    MineCollapsed,
    MineProduced,
    ProductionRolled,
    SaloonPaid,
)
from tests.games.boomtown.worlds import events
from tests.marks import rule

FOLDER = Path(__file__).parents[2] / "records" / "boomtown"
RECORDS = sorted(FOLDER.glob("*.record"), key=lambda path: path.name)
DIGEST = FOLDER / "the-complete-game-of-the-digest.record"

GOLD_OF_THE_DIGEST = """
    1: 10 10 11 9; 2: 9 4 8 11; 3: 10 9 0 14; 4: 3 10 1 20; 5: 10 0 3 23; 6: 14 7 11 4;
    7: 5 10 19 12; 8: 14 11 28 3; 9: 26 18 12 10; 10: 46 0 17 13; 11: 26 7 27 26; 12: 14 9 30 46;
    13: 17 12 38 47; 14: 35 21 63 11; 15: 49 50 18 32
"""


def read(name):
    return read_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


@rule("B-E30", "B-1.7", "B-R6")
def test_the_digests_game_ends_as_the_digest_says():
    table = read_record(DIGEST.read_text(encoding="utf-8"))
    seats = table.game.view(table.state, None)["seats"]

    assert table.is_over
    assert table.score().totals == (103, 83, 74, 79)
    assert [seat["gold"] for seat in seats] == [49, 50, 18, 32]
    assert [sum(mine["value"] for mine in seat["mines"]) for seat in seats] == [44, 33, 46, 42]
    assert [seat["mayor_of"] for seat in seats] == [["CJ", "SN"], [], ["CM", "DG"], ["CC"]]


@rule("B-E30")
def test_the_digests_record_stands_in_the_digest_word_for_word():
    digest = (Path(__file__).parents[3] / "docs" / "rules" / "boomtown.md").read_text("utf-8")

    assert DIGEST.read_text(encoding="utf-8") in digest
    assert export(read_record(DIGEST.read_text(encoding="utf-8"))) in digest


@rule("B-E30")
def test_the_gold_after_each_turn_of_the_digests_game():
    table = read_record(DIGEST.read_text(encoding="utf-8"))
    expected = [
        [int(gold) for gold in turn.split(":")[1].split()]
        for turn in " ".join(GOLD_OF_THE_DIGEST.split()).split(";")
    ]
    ends = [place for place, it in enumerate(table.answers) if str(it.option).startswith("draw")]
    firsts = [place for place in ends if place - 1 not in ends][1:]

    gold = [
        read_record(DIGEST.read_text(encoding="utf-8"), upto=place).state.gold for place in firsts
    ]

    assert [*gold, table.state.gold] == expected


@rule("B-E30")
def test_the_flows_of_the_bank_in_the_digests_game():
    table = read_record(DIGEST.read_text(encoding="utf-8"))

    assert sum(event.gold for event in events(table, MineProduced)) == 111
    assert sum(event.gold for event in events(table, StagecoachRobbed)) == 10
    assert sum(event.gold for event in events(table, SharkPaid)) == 12


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

    for share in (1, 2, 3):
        upto = len(whole.answers) * share // 4
        table = read_record(text, upto=upto)
        assert len(table.answers) == upto
        for answer in whole.answers[upto:]:
            table.answer(answer.option, answer.seat)
        assert table.state == whole.state
        assert export(table) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_half_a_game_keeps_even_half_a_row(path):
    text = path.read_text(encoding="utf-8")
    whole = read_record(text)
    rows = [place for place, answer in enumerate(whole.answers) if answer.prompt == "row"]

    table = read_record(text, upto=rows[len(rows) // 2])
    again = read_record(write_record(table))

    assert again.answers == table.answers
    assert again.state == table.state


def _seized_with_vein(table):
    return {it.card for it in events(table, MineSeized)} & {
        it.card for it in events(table, VeinFound)
    }


def _one_after_the_other(table, first, second):
    log = table.events(None)
    return any(
        isinstance(one, first) and isinstance(next_one, second) for one, next_one in pairwise(log)
    )


def _kept(table, name):
    return any(event.title.en == name for event in events(table, CardKept))


SHOWN = {
    "a-collapse-makes-a-new-mayor": lambda table: _one_after_the_other(
        table, MineCollapsed, MayorInstalled
    ),
    "a-governor-falls": lambda table: events(table, GovernorDismissed),
    "a-kept-governor-takes-office": lambda table: (
        _kept(table, "Governor") and events(table, GovernorAppointed)
    ),
    "a-mustang-is-used-at-last": lambda table: events(table, MustangRidden),
    "a-new-vein-waits-for-a-mine": lambda table: (
        _kept(table, "New Vein") and events(table, VeinFound)
    ),
    "a-telegraph-averts-a-collapse": lambda table: (
        _one_after_the_other(table, ProductionRolled, TelegraphUsed)
        and any(roll.total in (2, 12) for roll in events(table, ProductionRolled))
        and not events(table, MineCollapsed)
    ),
    "an-event-without-effect": lambda table: events(table, CardWithoutEffect),
    "an-expropriation-with-the-new-vein": _seized_with_vein,
    "both-saloons-with-the-girls-and-a-poor-debtor": lambda table: (
        len(events(table, SaloonOpened)) == 2
        and events(table, GirlsHired)
        and any(event.gold < event.due for event in events(table, SaloonPaid))
    ),
    "dynamite-of-every-sort": lambda table: (
        events(table, MineBlownUp) and events(table, SaloonBlownUp)
    ),
    "equal-scores-decided-by-gold": lambda table: (
        len(set(table.score().totals)) < table.players and len(table.score().winners) == 1
    ),
    "five-players-and-greedy-bots": lambda table: table.players == 5,
    "four-players-and-greedy-bots": lambda table: events(table, EverybodyPassed),
    "holdups-that-fail-and-succeed": lambda table: (
        events(table, HoldupFailed) and events(table, HoldupPaid)
    ),
    "the-complete-game-of-the-digest": lambda table: table.score().totals == (103, 83, 74, 79),
    "the-short-game": lambda table: table.settings["short"] and table.state.number == 15,
    "three-players-and-greedy-bots": lambda table: table.state.number == 20,
}


def test_every_golden_record_shows_what_its_name_says():
    assert sorted(SHOWN) == [path.stem for path in RECORDS]
    for name, is_shown in SHOWN.items():
        assert is_shown(read(name)), name
