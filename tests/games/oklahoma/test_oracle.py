"""The game and the oracle agree: on every answer, every position, every area and every score."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtable.engine import Dice
from tests.games.oklahoma import oracle_texts as texts
from tests.games.oklahoma.oracle_play import Pair, any_answer
from tests.games.oklahoma.oracle_worlds import PLAYERS, any_position
from tests.laws.worlds import World, worlds_of
from tests.marks import rule, slow

DIGEST = Path(__file__).parents[3] / "docs/rules/oklahoma.md"
LINE = re.compile(r"(?:[0-9PYSpysomr]+/){10}[0-9PYSpysomr]+ [PY] \S+ \S+ \S+ \d+ [-@u][a-k]?\d*")
POSITIONS = sorted(set(LINE.findall(DIGEST.read_text(encoding="utf-8"))))


def test_a_short_game_of_every_fourth_world() -> None:
    for number, world in enumerate(worlds_of("oklahoma")[::4]):
        dice = Dice(number)
        player = PLAYERS[number % len(PLAYERS)]
        Pair(world.settings, dice).play(player, dice, most=25)


def test_every_position_of_the_digest() -> None:
    assert len(POSITIONS) > 50
    for line in POSITIONS:
        assert texts.write(texts.read(line)) == line
        Pair({"position": line}, Dice(1)).play(any_answer, Dice(1), most=0)


@rule("O-15.4")
@pytest.mark.parametrize(
    ("row", "rails", "points"),
    [
        ("1P1m7", "d-d1", 10),
        ("1P1m7", "c1-1", 7),
        ("1P1m7", "d1-1", 7),
        ("1P1mm6", "b1-1", 7),
        ("1P1mm6", "d1-1", 6),
        ("1P1mm6", "e1-1", 6),
    ],
)
def test_a_rail_beside_or_among_foreign_mines_parts_a_homestead(
    row: str, rails: str, points: int
) -> None:
    line = f"11/11/1P7Y1/11/11/11/11/11/1Y7P1/ooo1ooooooo/{row} P fm {rails} - 0 -"
    pair = Pair({"position": line}, Dice(1))
    assert pair.at.score() == {"P": points, "Y": 0}
    pair.compare()


@slow
@pytest.mark.parametrize("world", worlds_of("oklahoma"), ids=str)
def test_games_of_every_world(world: World) -> None:
    dice = Dice(sum(map(ord, str(world))))
    for _ in range(2):
        Pair(world.settings, dice).play(dice.pick(PLAYERS), dice)


@slow
@pytest.mark.parametrize("seed", range(8))
def test_boards_at_random(seed: int) -> None:
    dice = Dice(seed)
    for _ in range(40):
        at = any_position(dice)
        pair = Pair({"position": texts.write(at)}, dice)
        pair.play(dice.pick(PLAYERS), dice, most=10)


@slow
def test_sections_beside_mines() -> None:
    dice = Dice(3)
    for _ in range(250):
        line = texts.write(any_position(dice, always="fm"))
        Pair({"position": line}, dice).compare()


@slow
def test_the_text_of_a_position_tells_all_that_can_follow() -> None:
    dice = Dice(7)
    for world in worlds_of("oklahoma"):
        pair = Pair(world.settings, dice)
        pair.play(dice.pick(PLAYERS), dice, most=dice.below(40))
        again = Pair({"position": texts.write(pair.at)}, dice)
        again.play(any_answer, dice, most=10)
