"""What a bot that searches thinks of a finished game."""

from __future__ import annotations

import asyncio

import pytest

from boomtable.engine import Dice, open_table, play_out, write_record
from tests.server.guests import Guest, Inn

pytestmark = pytest.mark.anyio


async def finished(guest: Guest, game: str, players: int) -> str:
    """A table with a game that is over."""
    record = write_record(play_out(open_table(game, players, seed=3), Dice(4)))
    made = await guest.post("/tables/import", {"record": record}, status=201)
    return str(made["room"]["id"])


@pytest.mark.parametrize(("game", "players"), [("oklahoma", 2), ("coloma", 2)])
async def test_every_answer_of_a_finished_game_is_judged(inn: Inn, game: str, players: int) -> None:
    ann = await inn.guest("Ann")
    table = await finished(ann, game, players)
    seats = (await ann.get(f"/tables/{table}/analysis"))["seats"]
    replay = await ann.get(f"/tables/{table}/replay/0?seat=0")
    assert len(seats) == replay["positions"]
    assert set(seats) == set(range(players))

    position = len(seats) // 2
    found = await ann.get(f"/tables/{table}/analysis/{position}?seconds=0.1")

    after = await ann.get(f"/tables/{table}/replay/{position + 1}?seat={seats[position]}")
    assert found["position"] == position
    assert found["seat"] == seats[position] == after["by"]
    assert found["answer"] == after["answer"]
    assert found["question"]
    before = await ann.get(f"/tables/{table}/replay/{position}?seat={seats[position]}")
    asked = {option["text"]: option["label"] for option in before["table"]["options"]}
    options = {option["text"]: option for option in found["options"]}
    assert options.keys() <= asked.keys()
    assert {text: option["label"] for text, option in options.items()}.items() <= asked.items()
    assert all(0.0 <= option["chance"] <= 1.0 for option in options.values())
    lost = found["options"][0]["chance"] - options[found["answer"]]["chance"]
    assert found["cost"] == pytest.approx(max(0.0, lost))
    assert sum(option["visits"] for option in options.values()) > 0


async def test_a_game_that_goes_on_is_not_analysed(inn: Inn) -> None:
    ann = await inn.guest("Ann", "fr")
    table = await ann.make("oklahoma", ["me", "random"])

    for path in ("analysis", "analysis/0"):
        refused = await ann.get(f"/tables/{table}/{path}", status=403)
        assert refused["why"].startswith("Une partie s’analyse quand elle est finie")


async def test_positions_and_times_beyond_the_limits_are_refused(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await finished(ann, "oklahoma", 2)
    last = len((await ann.get(f"/tables/{table}/analysis"))["seats"])

    for path, status in (
        (f"{last}", 409),
        ("0?seconds=0", 400),
        ("0?seconds=60", 400),
        ("0?seconds=nan", 400),
        ("-1", 400),
    ):
        refused = await ann.get(f"/tables/{table}/analysis/{path}", status=status)
        assert refused["why"]


async def test_one_question_at_a_time(inn: Inn) -> None:
    ann, bob = await inn.guest("Ann"), await inn.guest("Bob")
    table = await finished(ann, "oklahoma", 2)

    path = f"/tables/{table}/analysis/0?seconds=0.2"
    answers = await asyncio.gather(*[ann.request("GET", path) for _ in range(3)])

    codes = sorted(answer.status_code for answer in answers)
    assert codes == [200, 429, 429]
    await ann.get(path)
    # A private table's games are analysed by those who may see it, and by nobody else.
    await bob.get(path, status=404)
