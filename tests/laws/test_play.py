"""Games go on, end, and lose no piece; what is said in them is understood."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter

import msgspec
import pytest
from hypothesis import given

from boomtable.engine import (
    Dice,
    Refusal,
    Table,
    find,
    perft,
    play_out,
    save,
    view,
    write_record,
)
from boomtable.locale import LANGUAGES
from tests.laws.moments import a_seed, a_share, few, moment
from tests.laws.worlds import MOST_ANSWERS, World, play_some

NONSENSE = ("", " ", "?", "-1", "0", "pass pass", "x" * 5000, "é", "\x00", "end", "undo", "P9 pass")


@few
@given(seed=a_seed)
def test_a_game_always_has_an_option_and_ends(world: World, seed: int) -> None:
    table = world.open(seed)
    dice = Dice(seed)

    while not table.is_over:
        assert len(table.awaited) > 0
        for seat in table.awaited:
            assert table.options(seat), f"{table.decision} has no option"
        table.pick(dice.below(len(table.options())))
        assert len(table.answers) < MOST_ANSWERS

    assert table.awaited == ()
    assert table.options() == ()


@few
@given(seed=a_seed)
def test_pieces_and_money_change_only_by_named_flows(world: World, seed: int) -> None:
    table = world.open(seed)
    inventory = table.game.inventory
    if inventory is None:
        assert table.game.meta.status == "draft", "a complete game counts its pieces"
        return
    dice = Dice(seed)
    # The opening has been played already: its flows are not counted here.
    expected, heard = Counter(inventory(table.state)), len(table.happenings)

    while not table.is_over:
        table.pick(dice.below(len(table.options())))
        for happening in table.happenings[heard:]:
            expected.update(happening.event.flows)
        heard = len(table.happenings)
        assert Counter(inventory(table.state)) == expected


@few
@given(seed=a_seed)
def test_score_sheets_add_up_line_by_line(world: World, seed: int) -> None:
    table = play_out(world.open(seed), Dice(seed))

    sheet = table.score()

    for seat in range(table.players):
        assert sheet.totals[seat] == sum(line.points for line in sheet.lines_of(seat))
    assert sheet.winners
    assert min(sheet.places) == 1
    best = max(sheet.totals)
    assert all(sheet.totals[winner] == best for winner in sheet.winners)
    for line in sheet.lines:
        assert all(line.what.say(lang) for lang in LANGUAGES)


@few
@given(seed=a_seed, share=a_share)
def test_notation_and_json_of_every_option_read_back(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)

    for _ in range(15):
        for seat in table.awaited:
            options = table.options(seat)
            assert len({str(option) for option in options}) == len(options)
            for option in options:
                assert table.game.parse(str(option)) == option
                as_json = json.loads(json.dumps(msgspec.to_builtins(option)))
                assert table.game.option_from_json(as_json) == option
        play_some(table, 1, Dice(seed))


@few
@given(seed=a_seed, share=a_share)
def test_bad_answers_change_nothing_and_say_why(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    before = save(table)
    strangers = [str(option) for option in moment(world, seed + 1, 100 - share).options()][:20]

    for text in (*NONSENSE, *strangers):
        for seat in (*range(table.players), table.players, -7):
            if _is_legal(table, text, seat):
                continue
            with pytest.raises(Refusal) as refused:
                table.answer_text(text, seat)
            assert all(refused.value.say(lang) for lang in LANGUAGES)
            assert save(table) == before


@few
@given(seed=a_seed)
def test_all_that_is_asked_and_happens_is_said_in_every_language(world: World, seed: int) -> None:
    table = world.open(seed)
    if table.game.meta.status == "draft":
        return
    dice = Dice(seed)
    while not table.is_over:
        question = table.game.question(table.state, table.decision)
        for lang in LANGUAGES:
            assert question.say(lang)
            for option in table.options()[:40]:
                described = table.game.described(table.state, option)
                assert described is None or described.say(lang)
        table.pick(dice.below(len(table.options())))
    for event in table.events(None):
        told = table.game.told(event)
        assert told is None or all(told.say(lang) for lang in LANGUAGES)


@few
@given(seed=a_seed, share=a_share)
def test_views_are_json(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)

    for seat in (None, *range(table.players)):
        seen = view(table, seat)
        assert json.loads(json.dumps(seen)) == seen


@few
@given(seed=a_seed, share=a_share)
def test_perft_of_one_answer_counts_the_options(world: World, seed: int, share: int) -> None:
    table = moment(world, seed, share)
    asked = table.fork()
    asked.dice = None

    assert perft(table, 0) == 1
    assert perft(table, 1, answers=True) == len(asked.options())


def test_games_are_the_same_under_every_hash_seed(game: str) -> None:
    """Rules iterate over no sets and use nobody's dice but the table's."""
    meta = find(game)
    script = (
        "from boomtable.engine import *\n"
        "from tests.laws.worlds import worlds_of\n"
        f"for world in worlds_of({game!r})[:6]:\n"
        "    print(write_record(play_out(world.open(5), Dice(6))))\n"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "2024")
    ]
    assert printed[0].count("# boomtable record") >= len(meta.players)
    assert printed[0] == printed[1] == printed[2]


def test_the_same_seed_gives_the_same_game(some_world: World) -> None:
    first, second = (play_out(some_world.open(3), Dice(4)) for _ in range(2))

    assert write_record(first) == write_record(second)


def _is_legal(table: Table, text: str, seat: int) -> bool:
    return text.strip() in {str(option) for option in table.options(seat)}
