"""Section 28: the whole games of the digest, and golden records named after what they show."""

import re
from pathlib import Path

import pytest

from boomtable.engine import (
    Components,
    Dice,
    Illegal,
    Unreadable,
    export,
    open_table,
    play_out,
    read_record,
    write_record,
)
from boomtable.engine.catalogue import standard_components
from boomtable.games.boonlake.happenings import PileShuffled, RoundBegan
from boomtable.games.boonlake.position import position
from tests.games.boonlake.worlds import events, state
from tests.marks import rule

FILE = standard_components("boomtable.games.boonlake")
FOLDER = Path(__file__).parents[2] / "records" / "boonlake"
RECORDS = sorted(FOLDER.glob("*.record"), key=lambda path: path.name)
DIGEST = Path(__file__).parents[3] / "docs" / "rules" / "boonlake.md"
GAME, SOLO = "the-complete-game-of-the-digest", "the-complete-solo-game-of-the-digest"
SHEET = {
    "sites": "sites",
    "projects": "projects",
    "markers": "markers",
    "income tracks": "income",
    "recesses": "recesses",
    "cattle": "cattle",
    "unused levers": "unused-levers",
    "labels": "labels",
    "river": "river",
    "exchanges": "exchanges",
    "interim exchanges": "interim-exchanges",
    "levers": "levers",
    "levers owned": "levers-owned",
    "printed": "printed",
    "end effects": "end-effects",
    "tiers": "tiers",
    "presences": "eminence-presences",
    "income": "eminence-income",
    "unrevealed B-tiles": "eminence-unrevealed",
}
"""The words of the sheets in the comments, and our lines."""


def text_of(name):
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def read(name):
    return read_record(text_of(name))


def bare(text):
    """A record without its comments."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))


@pytest.mark.parametrize(
    "name", [pytest.param(GAME, marks=rule("W-77")), pytest.param(SOLO, marks=rule("W-78"))]
)
def test_a_record_of_the_digest_replays_line_by_line(name):
    text = text_of(name)

    assert text in DIGEST.read_text("utf-8")
    assert export(read(name)) == bare(text)


@pytest.mark.parametrize(
    "name", [pytest.param(GAME, marks=rule("W-77")), pytest.param(SOLO, marks=rule("W-78"))]
)
def test_the_position_at_the_start_of_round_2_is_that_of_the_comments(name):
    lines = text_of(name).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("# strips"))
    said = [line[2:] for line in lines[first:] if line.startswith("# ")]
    sheet = said[: next(n for n, line in enumerate(said) if line.startswith("round"))]

    answers = sum(not line.startswith("#") for line in lines[1:first])
    table = read_record(text_of(name), upto=answers)

    assert position(state(table)) == sheet
    assert [event.round for event in events(table, RoundBegan)] == [2]


@pytest.mark.parametrize(
    "name",
    [pytest.param(GAME, marks=rule("W-77", "L-18.7")), pytest.param(SOLO, marks=rule("W-78"))],
)
def test_the_score_sheets_are_those_of_the_comments(name):
    sides = {"P1": 0, "P2": 1, "E": 1}
    sheet = read(name).score()
    said = re.findall(r"^# (P1|P2|E): (.*)$", text_of(name), re.MULTILINE)

    assert len(said) == 2
    for who, parts in said:
        expected = {}
        for part in parts.split(", "):
            what, _, points = part.rpartition(" ")
            line = SHEET[what]
            if who == "E" and not line.startswith("eminence"):
                line = f"eminence-{line}"
            expected[line] = int(points)
        found = {
            line.what.key.removeprefix("boonlake.score."): line.points
            for line in sheet.lines_of(sides[who])
            if line.points
        }
        assert found == expected


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_reads_and_writes_as_the_same_text(path):
    text = path.read_text(encoding="utf-8")

    table = read_record(text)

    assert table.is_over
    assert export(table) == bare(text)
    assert export(read_record(write_record(table))) == bare(text)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_opens_in_the_middle_and_goes_on(path):
    text = path.read_text(encoding="utf-8")
    whole = read_record(text)

    for share in (1, 3):
        upto = len(whole.answers) * share // 4
        table = read_record(text, upto=upto)
        assert len(table.answers) == upto
        for answer in whole.answers[upto:]:
            table.answer(answer.option, answer.seat)
        assert table.state == whole.state
        assert export(table) == bare(text)


def _level(name):
    return lambda table: table.settings["level"] == name and len(table.score().totals) == 2


SHOWN = {
    "a-solo-game-of-each-level-difficult": _level("difficult"),
    "a-solo-game-of-each-level-easy": _level("easy"),
    "a-solo-game-of-each-level-medium": _level("medium"),
    "a-solo-game-of-each-level-very-difficult": _level("very-difficult"),
    "four-players": lambda table: table.players == 4,
    "four-players-and-a-reshuffled-pile": lambda table: (
        table.players == 4 and events(table, PileShuffled)
    ),
    "three-players": lambda table: table.players == 3,
    GAME: lambda table: table.score().totals == (134, 88),
    SOLO: lambda table: table.score().totals == (74, 129) and _level("challenge")(table),
}


def test_every_golden_record_shows_what_its_name_says():
    assert sorted(SHOWN) == sorted(path.stem for path in RECORDS)
    for name, is_shown in SHOWN.items():
        assert is_shown(read(name)), name


def test_comments_blank_lines_and_indentation_do_not_matter():
    text = bare(text_of(GAME))
    spread = "\n\n".join(f"   {line}  # so it was" for line in text.splitlines())

    assert export(read_record(spread)) == text


def test_a_heading_may_go_on_after_the_players():
    text = bare(text_of(GAME))
    table = read_record(text)
    more = text.replace("players=2", f"players=2 components={table.state.box.hash}", 1)

    assert export(read_record(more)) == text


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("end P1 134", "end P1 135", "135"),
        ("P1 takes hire", "P2 takes hire", "P1"),
        ("P1 takes hire", "gray mint", "player"),
        ("gray mint", "P1 place 33", "chance"),
        ("P1 place 33", "P1 place 1", "adjacent"),
        ("P1 site wood", "P1 site would-be", "“would-be”"),
        ("P1 ship r2", "P1 ships r2", "“ships r2”"),
        ("boonlake players=2", "boonlake", "players"),
        ("boonlake players=2", "boonlake players=2 level=easy", "components=…"),
        ("boonlake players=2", "boonlake players=2 nonsense=1", "nonsense=1"),
        (
            "boonlake players=2",
            "boonlake players=2 components=0123456789abcdef",
            "0123456789abcdef",
        ),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused_with_its_line(old, new, why):
    text = bare(text_of(GAME)).replace(old, new, 1)

    with pytest.raises((Illegal, Unreadable), match="Line") as refused:
        read_record(text)

    assert why in str(refused.value)


def test_a_solo_record_names_its_level():
    text = bare(text_of(SOLO)).replace(" level=challenge", "", 1)

    with pytest.raises(Unreadable, match="level"):
        read_record(text)


def test_the_eminence_stands_in_the_last_line_of_a_solo_record():
    text = bare(text_of(SOLO))

    assert text.splitlines()[-1] == "end P1 74 E 129"
    for wrong in ("end P1 74 E 128", "end P1 74 P2 129", "end P1 73 E 129"):
        with pytest.raises(Illegal, match=f"“{wrong}”, but the game ended “end P1 74 E 129”"):
            read_record(text.replace("end P1 74 E 129", wrong))
    with pytest.raises(Unreadable, match="Nothing may follow"):
        read_record(f"{text}P1 pass\n")


@pytest.mark.parametrize("players", [1, 2])
def test_a_record_with_other_components_names_their_hash(players):
    other = Components(FILE.tables | {"costs": FILE.tables["costs"] | {"hire_coins": 1}})
    settings = {"level": "easy"} if players == 1 else {}
    table = play_out(open_table("boonlake", players, settings, components=other, seed=1), Dice(1))
    text = export(table)

    level = " level=easy" if players == 1 else ""
    assert text.splitlines()[0] == f"boonlake players={players}{level} components={other.hash}"
    assert export(read_record(text, components=other)) == text
    with pytest.raises(Illegal, match=f"Line 1: .*{other.hash}"):
        read_record(text)
