"""A batch of games is the same as its games one by one."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from boomtable.engine import Dice, Illegal, open_table, view
from boomtable.games.oklahoma.board import SQUARE
from boomtable.research import sight
from boomtable.research.sight import ACTIONS, FACTS, PLANES, actions_at, option_of, seen
from boomtable.research.vector import ReadableBatch, make_batch

ALL = {"modules": "santa-fe,silver-mines,red-river,sooners", "setup": "free"}
SETTINGS: tuple[dict[str, Any], ...] = ({}, {"first": "draw"}, ALL)
MODULE_SETS = ("", "santa-fe", "silver-mines", "red-river", "sooners", ALL["modules"])
BARRED = "11/4P6/5o5/2S6Y1/7P3/5S5/3Y7/1P6S2/5o5/6Y4/11 Y s - i4 0 -"

ONE_WAY = (
    "3oo5o/1o5o3/5o2oo1/oo4o1o2/2o2oo1ooP/5o1o2o/2P1o1YooY1/5ooPo2/5o3oo/3oo2oYo1/o1o4o3"
    " P - - - 0 -"
)


def squares(plane: np.ndarray) -> list[str]:
    return [f"{'abcdefghijk'[column]}{row + 1}" for row, column in np.argwhere(plane).tolist()]


@pytest.mark.parametrize("settings", SETTINGS)
def test_at_every_moment_every_option_has_a_number_of_its_own(settings: dict[str, Any]) -> None:
    for seed in range(5):
        table, dice = open_table("oklahoma", settings=settings, seed=seed), Dice(seed)
        while not table.is_over:
            numbers = actions_at(table)
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < ACTIONS for number in numbers)
            picked = dice.pick(numbers)
            assert option_of(table, picked) == table.options()[numbers.index(picked)]
            table.answer(option_of(table, picked))


def test_the_numbers_count_from_the_pieces() -> None:
    table = open_table("oklahoma", settings={"position": BARRED})
    numbers = dict(zip(map(str, table.options()), actions_at(table), strict=True))

    # The boomers of Yellow are g2, d5, j8, the sooners i4 (barred), f6, c8.
    assert numbers["g2-g3"] == 0
    assert numbers["g2-g1"] == 10
    assert numbers["d5-f5"] == 40 + 2 * 10 + 1
    assert numbers["f6-d6"] == 4 * 40 + 3 * 10 + 1
    table.answer_text("c8-c6")
    numbers = dict(zip(map(str, table.options()), actions_at(table), strict=True))
    assert numbers == {
        "-": 240,
        "xb4=c4": 242,
        "xb4=b6": 243,
        "xh7=c7": 245,
        "xe10=e6": 249,
        "xe10=c10": 248,
    }
    free = open_table("oklahoma", settings=ALL)
    assert sight.FIRST_PLACE == 259
    assert actions_at(free)[0] == 259 + [*SQUARE].index(free.options()[0].square)


@pytest.mark.parametrize("settings", SETTINGS)
def test_a_batch_plays_the_very_games_of_single_tables(settings: dict[str, Any]) -> None:
    batch = ReadableBatch(4, settings, seed=9)
    tables = [table.fork() for table in batch.tables]
    ended = 0

    for _ in range(180):
        actions = batch.any_actions()
        for number, table in enumerate(tables):
            assert batch.actions_of(number) == actions_at(table)
            assert np.flatnonzero(batch.sight.masks[number]).tolist() == sorted(actions_at(table))
            table.answer(option_of(table, int(actions[number])))
        outcome = batch.step(actions)
        for number, table in enumerate(tables):
            assert outcome.dones[number] == table.is_over
            if not table.is_over:
                assert outcome.rewards[number].tolist() == [0, 0]
                continue
            ended += 1
            purple, yellow = table.score().totals
            assert outcome.scores[number].tolist() == [purple, yellow]
            lead = (purple > yellow) - (purple < yellow)
            assert outcome.rewards[number].tolist() == [lead, -lead]
            tables[number] = batch.tables[number].fork()
            assert not tables[number].answers or settings.get("first") == "draw"

    assert ended > 2


@pytest.mark.parametrize("settings", SETTINGS)
def test_it_shows_what_the_view_shows(settings: dict[str, Any]) -> None:
    batch = ReadableBatch(3, settings, seed=2)

    for _ in range(70):
        for game, table in enumerate(batch.tables):
            told, side = view(table, None)["table"], table.awaited[0]
            planes = dict(zip(PLANES, map(squares, batch.sight.planes[game]), strict=True))
            facts = dict(zip(FACTS, batch.sight.facts[game].tolist(), strict=True))
            homes = {
                seat: sorted(
                    name
                    for area in told["areas"]
                    if area["owner"] == seat and told["phase"] != "place"
                    for name in area["squares"]
                )
                for seat in (0, 1)
            }
            wanted = {
                "own boomers": told["boomers"][side],
                "other boomers": told["boomers"][1 - side],
                "sooners": told["sooners"],
                "stones": told["stones"],
                "own homesteads": homes[side],
                "other homesteads": homes[1 - side],
                "mines": told["mines"],
                "river": told["river"],
                "rails to the east": told["rails_right"],
                "rails to the north": told["rails_above"],
                "active piece": [it for it in [told["active"]] if it],
            }
            for name, names in wanted.items():
                assert sorted(planes[name]) == sorted(names), name
            assert not told["banned"] or planes["barred sooner"] == [told["banned"]]
            assert batch.sight.seats[game] == facts["seat"] == side
            assert facts["quiet turns, as a part of the limit"] == pytest.approx(
                told["quiet"] / told["quiet_limit"]
            )
            asked = {
                "move": "a move is asked",
                "stones": "stones are asked",
                "place": f"a {told['placing']} is to be placed",
            }
            assert [name for name in FACTS[2:] if facts[name]] == [asked[told["phase"]]]
        batch.step(batch.any_actions())


def test_an_answer_is_asked_for_even_where_there_is_only_one() -> None:
    batch = ReadableBatch(1, {"position": ONE_WAY}, seed=1)

    assert [str(option) for option in batch.tables[0].options()] == ["h4-h3"]
    assert batch.sight.masks.sum() == 1


def test_one_table_is_seen_as_in_a_batch() -> None:
    batch = ReadableBatch(2, ALL, seed=4, opening=30)

    for number, table in enumerate(batch.tables):
        for one, many in zip(seen(table), batch.sight, strict=True):
            assert np.array_equal(one[0], many[number])


def test_an_opening_makes_every_game_another_and_the_seed_the_same_again() -> None:
    batches = [ReadableBatch(12, seed=3, opening=6) for _ in range(2)]

    assert len({batches[0].sight.planes[game].tobytes() for game in range(12)}) == 12
    for _ in range(20):
        assert np.array_equal(batches[0].sight.planes, batches[1].sight.planes)
        for batch in batches:
            batch.step(batch.any_actions())


def test_an_answer_that_is_not_legal_is_refused_and_no_game_goes_on() -> None:
    batch = ReadableBatch(3, seed=1)
    actions = batch.any_actions()
    wrong = actions.copy()
    wrong[1] = sight.NO_STONES

    with pytest.raises(Illegal, match="game 1 of the batch"):
        batch.step(wrong)
    with pytest.raises(ValueError, match="one for each game"):
        batch.step(actions[:2])
    with pytest.raises(Illegal, match="not possible now"):
        option_of(batch.tables[0], sight.NO_STONES)

    assert not any(table.answers for table in batch.tables)
    assert not batch.step(actions).dones.any()


@pytest.mark.parametrize("setup", ["fixed", "free"])
@pytest.mark.parametrize("modules", MODULE_SETS, ids=lambda modules: modules or "base")
def test_whoever_plays_a_batch_is_the_same(modules: str, setup: str) -> None:
    settings = {"modules": modules, "setup": setup}
    best, readable = make_batch(3, settings, seed=1), ReadableBatch(3, settings, seed=1)

    for _ in range(60):
        actions = readable.any_actions()
        outcomes = [batch.step(actions) for batch in (best, readable)]
        for ours, theirs in zip(best.sight, readable.sight, strict=True):
            assert np.allclose(ours, theirs)
        for part in ("rewards", "dones", "scores"):
            assert np.array_equal(*(getattr(outcome, part) for outcome in outcomes))
        for game in range(3):
            assert best.actions_of(game) == readable.actions_of(game)


def test_the_readable_rules_play_where_others_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boomtable.research.vector.COMPILED", "boomtable.nothing_here")

    assert isinstance(make_batch(2), ReadableBatch)
    with pytest.raises(Illegal, match="not compiled"):
        make_batch(2, compiled=True)
    with pytest.raises(Illegal, match="at least one"):
        make_batch(0)


def test_the_compiled_rules_play_where_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unfit(Exception):
        pass

    class Batch:
        def __init__(self, games: int, settings: Any, seed: int, *, opening: int) -> None:
            if settings:
                raise Unfit
            self.games = games

    kernel, batches = ModuleType("pretended"), ModuleType("pretended.batch")
    kernel.Unfit, batches.Batch = Unfit, Batch  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pretended", kernel)
    monkeypatch.setitem(sys.modules, "pretended.batch", batches)
    monkeypatch.setattr("boomtable.research.vector.COMPILED", "pretended")
    monkeypatch.setattr("boomtable.research.vector.find_spec", lambda _name: object())

    assert isinstance(make_batch(2), Batch)
    assert isinstance(make_batch(2, compiled=False), ReadableBatch)
    assert isinstance(make_batch(2, {"first": "draw"}), ReadableBatch)
    with pytest.raises(Unfit):
        make_batch(2, {"first": "draw"}, compiled=True)


@pytest.mark.parametrize("compiled", [None, False])
def test_who_begins_is_drawn_for_each_game(compiled: bool | None) -> None:
    batch = make_batch(40, {"first": "draw"}, seed=1, compiled=compiled)

    assert set(batch.sight.seats.tolist()) == {0, 1}


@pytest.mark.parametrize("compiled", [None, False])
def test_an_opening_after_which_nothing_goes_on_is_refused(compiled: bool | None) -> None:
    with pytest.raises(Illegal, match="shorter opening"):
        make_batch(2, {"position": ONE_WAY}, opening=5000, compiled=compiled)
    with pytest.raises(Illegal, match="not -1"):
        make_batch(2, opening=-1, compiled=compiled)
