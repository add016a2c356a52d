"""The levels for people."""

from __future__ import annotations

import pytest

from boomtable.bots import BOTS, LEVELS, USUAL, make_bot
from boomtable.bots.erring import ErringBot
from boomtable.bots.levels import make_level
from boomtable.bots.search import SearchBot
from boomtable.bots.search.guide import Guide
from boomtable.engine import Dice, Seat
from boomtable.names import bot_title, called
from tests.bots.test_search import GAMES, asked

PROMPTS = {"boomtown": "take", "boonlake": "choose-strip", "coloma": "dial", "oklahoma": "move"}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels(game: str) -> None:
    assert [make_bot(level, game, Dice(1)).name for level in LEVELS] == list(LEVELS)
    assert USUAL in LEVELS
    assert set(LEVELS) < set(BOTS)


def test_the_strongest_thinks_longer_than_the_one_below() -> None:
    fourth, fifth = (make_level(level, "boomtown", Dice(1)) for level in LEVELS[3:])

    assert isinstance(fourth, SearchBot)
    assert isinstance(fifth, SearchBot)
    quick, long = fourth.budget, fifth.budget
    assert quick.seconds < long.seconds <= 2.0
    assert quick.nodes > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_beginner_errs_but_never_absurdly(game: str) -> None:
    table = asked(game, PROMPTS[game])
    seat = Seat(table, table.awaited[0])
    guide = Guide(game)
    worths = dict(guide.weigh(seat))
    best = max(worths.values())

    bots = [make_level("level-1", game, Dice(seed)) for seed in range(24)]
    answers = [bot.decide(seat) for bot in bots]

    assert isinstance(bots[0], ErringBot)
    most = bots[0].errors.limit * guide.doubt(table)
    assert all(worths[answer] >= best - most for answer in answers)
    assert any(worths[answer] < best for answer in answers)


def test_the_second_level_errs_less_than_the_first() -> None:
    table = asked("boomtown", "take")
    seat = Seat(table, table.awaited[0])
    worths = dict(Guide("boomtown").weigh(seat))

    def lost(level: str) -> float:
        bots = [make_level(level, "boomtown", Dice(seed)) for seed in range(60)]
        return sum(max(worths.values()) - worths[bot.decide(seat)] for bot in bots)

    assert lost("level-2") < lost("level-1")


def test_levels_have_names_that_people_read() -> None:
    assert called(["Ann", "bot:level-1", "bot:level-1"], "en") == ["Ann", "Novice", "Novice B"]
    assert bot_title("level-5", "fr") == "Maître (niveau 5)"
