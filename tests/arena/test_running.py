"""Playing matches: the same results whoever plays, kept in a file, broken off and gone on with."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from boomtable.arena import meetings
from boomtable.arena.crews import cores
from boomtable.arena.ledger import Ledger
from boomtable.arena.matches import Match
from boomtable.arena.meetings import AUTOMATON, Result, meet, open_match
from boomtable.arena.running import run
from boomtable.arena.sequential import Question, Stopping
from boomtable.arena.standings import standings
from boomtable.bots import RandomBot
from boomtable.engine import Dice, Illegal, Table, Unreadable, find
from boomtable.lab.playing import on_cores
from tests.arena.games import bare, duel, match

BOOMTOWN = match("boomtown", "greedy", "random", "random", players=3)


def asked(field: Match, stopping: Stopping | None = None) -> Question:
    return Question(field.names, field.set_size, stopping or Stopping())


def in_order(field: Match, numbers: Iterable[int]) -> Iterator[Result]:
    yield from (meet(field, number) for number in numbers)


@pytest.fixture(scope="module")
def played() -> list[Result]:
    return [meet(BOOMTOWN, number) for number in range(9)]


def test_results_are_the_same_however_many_work_at_it(played: list[Result]) -> None:
    assert bare(run(BOOMTOWN, 9, asked(BOOMTOWN), cores(2))) == bare(played)


def test_games_of_a_set_have_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    field, deals = match("claims", "one", "two"), []

    def open_noted(field: Match, names: tuple[str, ...], seed: int) -> Table:
        deals.append(seed)
        return open_match(field, names, seed)

    monkeypatch.setattr(meetings, "open_match", open_noted)
    monkeypatch.setattr(meetings, "make_bot", lambda _name, _game, dice: RandomBot(dice))
    for number in range(4):
        meet(field, number)

    assert deals[0] == deals[1] != deals[2] == deals[3]


def test_nothing_is_played_once_the_question_is_settled() -> None:
    field = match("nim", "one", "two")
    games: list[int] = []

    def crew(_match: Match, numbers: Iterable[int]) -> Iterator[Result]:
        for number in numbers:
            games.append(number)
            yield duel_won_by_one(number)

    results = run(field, 400, asked(field), crew)

    assert len(results) == len(games) < 40
    assert len(results) % field.set_size == 0
    assert len(run(field, 400, asked(field), crew, stops=False)) == 400


def duel_won_by_one(number: int) -> Result:
    return duel(number, Dice(number), 1.0)


def test_a_match_ends_at_the_same_game_however_many_work_at_it() -> None:
    rough = Stopping(margin=400, alpha=0.4, beta=0.4)

    alone, together = (run(BOOMTOWN, 99, asked(BOOMTOWN, rough), cores(it)) for it in (1, 2))

    assert 3 <= len(alone) < 99
    assert bare(alone) == bare(together)


def test_a_player_that_is_killed_is_told_of() -> None:
    with pytest.raises(Illegal, match="was killed"):
        list(on_cores(killed, range(4), 2))


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


NEVER_DONE = """
import time
from boomtable.lab.playing import on_cores

def numbers():
    yield 1000
    print("at work", flush=True)
    yield 1000

list(on_cores(time.sleep, numbers(), 2))
"""


def test_whoever_works_for_a_process_that_is_killed_ends_with_it() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", NEVER_DONE], stdout=subprocess.PIPE, start_new_session=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"at work\n"

        first.kill()

        try:
            # The pipe ends when the last one has let go of it.
            assert first.communicate(timeout=30) == (b"", None)
        except subprocess.TimeoutExpired:
            os.killpg(first.pid, signal.SIGKILL)
            raise


@pytest.mark.parametrize("lost", [0, 1, 40, 400, 1500])
def test_a_match_that_was_killed_goes_on(tmp_path: Path, played: list[Result], lost: int) -> None:
    file = tmp_path / "match.jsonl"
    with Ledger(file) as ledger:
        ledger.begin(BOOMTOWN)
        for result in played[:6]:
            ledger.keep(result)
    file.write_bytes(file.read_bytes()[: file.stat().st_size - lost])

    with Ledger(file) as ledger:
        ledger.begin(BOOMTOWN)
        kept = len(ledger.results)
        results = run(BOOMTOWN, 9, asked(BOOMTOWN), in_order, ledger=ledger)

    assert kept == 6 if lost == 0 else kept < 6
    assert bare(results) == bare(played)
    with Ledger(file) as ledger:
        assert bare(ledger.results) == bare(played)


def test_what_is_there_is_not_played_again(tmp_path: Path, played: list[Result]) -> None:
    def nobody(_match: Match, _numbers: Iterable[int]) -> Iterator[Result]:
        raise AssertionError("there is nothing to play")
        yield

    with Ledger(tmp_path / "match.jsonl") as ledger:
        ledger.begin(BOOMTOWN)
        for result in played:
            ledger.keep(result)

        assert run(BOOMTOWN, 9, asked(BOOMTOWN), nobody, ledger=ledger) == played
        assert run(BOOMTOWN, 5, asked(BOOMTOWN), nobody, ledger=ledger) == played[:6]


@pytest.mark.parametrize(
    ("other", "part"),
    [
        (match("boomtown", "greedy", "random", "random", players=3, seed=2), "seed is 1, not 2"),
        (match("boomtown", "random", "greedy", "greedy", players=3), "bots"),
        (match("boomtown", "greedy", "random", "random", "random", players=4), "players"),
        (match("nim", "greedy", "random", "random", players=2), "game is boomtown, not nim"),
        (
            Match("boomtown", find("boomtown").package, BOOMTOWN.bots, 3, {"short": "yes"}, 1),
            "settings",
        ),
    ],
)
def test_another_match_in_the_same_file_is_refused(tmp_path: Path, other: Match, part: str) -> None:
    with Ledger(tmp_path / "match.jsonl") as ledger:
        ledger.begin(BOOMTOWN)

    with Ledger(tmp_path / "match.jsonl") as ledger, pytest.raises(Illegal, match=part):
        ledger.begin(other)


def test_a_file_of_something_else_is_refused_and_left_alone(
    tmp_path: Path, played: list[Result]
) -> None:
    letter, damaged = tmp_path / "letter.txt", tmp_path / "damaged.jsonl"
    letter.write_text("Dear Ann,\nhow are you?\n")
    with Ledger(damaged) as ledger:
        ledger.begin(BOOMTOWN)
        ledger.keep(played[0])
    damaged.write_text(damaged.read_text() + "{}\n")

    with pytest.raises(Unreadable, match="line 1 cannot be read"), Ledger(letter):
        pass
    with pytest.raises(Unreadable, match="line 3 cannot be read"), Ledger(damaged):
        pass
    assert letter.read_text() == "Dear Ann,\nhow are you?\n"


@pytest.mark.parametrize("text", ["Dear Ann", '{"form":"letter"}', "Dear Ann,\nhow are"])
def test_a_file_whose_last_line_has_no_end_is_left_alone(tmp_path: Path, text: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text(text)

    with pytest.raises(Unreadable, match="line 1 cannot be read"), Ledger(letter):
        pass

    assert letter.read_text() == text


def test_a_question_that_was_not_written_to_its_end_is_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    with Ledger(file) as ledger:
        ledger.begin(BOOMTOWN)
    whole = file.read_bytes()

    for length in (0, 1, 12, 40, len(whole) - 1):
        file.write_bytes(whole[:length])
        with Ledger(file) as ledger:
            ledger.begin(BOOMTOWN)
        assert file.read_bytes() == whole


def test_a_file_belongs_to_one_arena_at_a_time(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    with Ledger(file), pytest.raises(Illegal, match="in use"), Ledger(file):
        pass
    with Ledger(file) as ledger:
        assert ledger.results == []


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="nowhere"), Ledger(tmp_path / "nowhere" / "match.jsonl"):
        pass


def test_standings_add_up(played: list[Result]) -> None:
    found = standings(BOOMTOWN, played, asked(BOOMTOWN), Stopping())
    greedy, random = found.bots

    assert greedy.fair + random.fair == pytest.approx(1)
    assert greedy.wins.value + random.wins.value == pytest.approx(1)
    assert sum(it.value for it in greedy.sources.values()) == pytest.approx(greedy.score.value)
    assert (found.reference, random.elo.value) == ("random", 0)
    assert greedy.elo.value == found.pairs[0].elo.value > 0
    assert found.pairs[0].ahead.value > 0.9
    assert found.lengths.least <= found.lengths.turns.value <= found.lengths.most


def test_one_who_plays_alone_is_rated_against_the_rules() -> None:
    field = match("coloma", "random", players=1)
    question = asked(field)

    found = standings(field, run(field, 2, question, in_order), question, Stopping())

    assert found.reference == AUTOMATON
    assert found.bots[0].elo.value < 0
    assert found.pairs[0].second == AUTOMATON
