"""Taking back, looking back, records in and out, playing on from a position."""

from __future__ import annotations

import json

import msgspec
import pytest

from boomtable.engine import Dice, Table, open_table, play_out, read_record, save, write_record
from boomtable.server.deeds import Answered, Started
from boomtable.server.making import deeds_of
from boomtable.server.past import EVERY, Past
from boomtable.server.play import Beginning, Play
from tests.server.guests import Inn, Socket
from tests.server.test_playing import play_on, seated
from tests.server.test_secrecy import skip

pytestmark = pytest.mark.anyio


# --- taking back --------------------------------------------------------------------------------


async def test_what_is_taken_back_leaves_the_log_of_everybody(inn: Inn) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)
    mine, theirs = await ann.live(table), await bob.live(table)
    before = mine.last("table")
    said = await mine.answer(before["options"][0]["text"])
    shown = await mine.settled(said["version"])
    await theirs.settled(said["version"])
    assert len(theirs.log) > 0
    assert shown["undo"]["possible"]
    assert not theirs.last("table")["undo"]["possible"]
    assert theirs.last("table")["undo"]["why"]

    refused = await theirs.ask(type="undo", version=said["version"])
    undone = await mine.ask(type="undo", version=said["version"])

    assert refused["code"] == "illegal"
    after = await mine.settled(undone["version"])
    assert after["view"] == before["view"]
    assert after["options"] == before["options"]
    await theirs.settled(undone["version"])
    assert theirs.log == mine.log == []


async def test_a_whole_turn_is_taken_back_at_once(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    table = await ann.make("coloma", ["me"])
    socket = await ann.live(table)
    live, dice = inn.table(table), Dice(5)
    for _ in range(1000):
        shown = socket.last("table")
        if shown["over"]:  # Chance is the server's own: some games have only short turns.
            table = await ann.make("coloma", ["me"])
            socket, live = await ann.live(table), inn.table(table)
            continue
        said = await socket.answer(dice.pick(shown["options"])["text"])
        await socket.settled(said["version"])
        trail = live.sitting.play.table._trail  # type: ignore[union-attr]
        if len([mark for mark in trail if mark.turn == trail[-1].turn]) > 1:
            break
    assert live.sitting.play is not None
    turn = live.sitting.play.table._trail[-1].turn
    marks = [mark for mark in live.sitting.play.table._trail if mark.turn == turn]
    position = len(live.sitting.play.spoken)

    done = await socket.ask(type="restart", version=said["version"])

    after = await socket.settled(done["version"])
    assert after["position"] == position - len(marks)


async def test_an_answer_to_an_old_question_is_stale(inn: Inn) -> None:
    table, (ann, bob) = await seated(inn, "oklahoma", 2)
    mine, theirs = await ann.live(table), await bob.live(table)
    old = mine.last("table")
    said = await mine.answer(old["options"][0]["text"])
    await mine.settled(said["version"])
    undone = await mine.ask(type="undo", version=said["version"])
    await mine.settled(undone["version"])

    refused = await mine.answer(old["options"][0]["text"], version=old["version"])

    assert refused["code"] == "stale"
    assert (await mine.answer(old["options"][0]["text"], version=10**6))["code"] == "stale"
    assert (await theirs.answer("anything"))["code"] == "not-your-turn"


async def test_what_others_seal_does_not_make_an_answer_stale(inn: Inn) -> None:
    table, guests = await seated(inn, "claims", 3)
    sockets = [await guest.live(table) for guest in guests]
    shown = [socket.last("table") for socket in sockets]
    versions = {table["version"] for table in shown}
    assert len(versions) == 1

    for socket, table_shown in zip(sockets, shown, strict=True):
        said = await socket.answer(
            table_shown["options"][0]["text"], version=table_shown["version"]
        )
        assert said["type"] == "done"


async def test_a_sealed_answer_can_be_changed_whatever_others_did(inn: Inn) -> None:
    table, guests = await seated(inn, "claims", 3)
    first, second, _ = [await guest.live(table) for guest in guests]
    said = await first.answer(first.last("table")["options"][0]["text"])
    later = await second.answer(second.last("table")["options"][0]["text"])
    shown = await first.settled(later["version"])
    assert shown["asked"]["sealed"] == [0, 1]
    assert shown["asked"]["answer"] == first.last("table")["asked"]["answer"]
    assert "Guest 2" in shown["prompt"]
    assert second.last("table")["asked"]["answer"] is not None

    undone = await first.ask(type="undo", version=said["version"])

    after = await first.settled(undone["version"])
    assert after["your_turn"]
    assert after["asked"]["sealed"] == [1]
    assert after["position"] == 1


# --- looking back -------------------------------------------------------------------------------


async def test_every_position_shows_what_the_seat_saw(inn: Inn) -> None:
    table, guests = await seated(inn, "claims", 2, settings={"modules": ["stash", "sheriff"]})
    sockets = [await guest.live(table) for guest in guests]
    await play_on(sockets, Dice(3))
    live = inn.table(table)
    assert live.sitting.play is not None
    seen = {}
    for said in sockets[0].heard:
        if said["type"] == "table":
            seen[said["position"]] = said

    for position, shown in seen.items():
        replay = await guests[0].get(f"/tables/{table}/replay/{position}?seat=0")
        assert replay["table"]["view"] == shown["view"]
        assert replay["table"]["options"] == shown["options"]
        assert replay["table"]["prompt"] == shown["prompt"]
    assert len(seen) == len(live.sitting.play.spoken) + 1
    many = await guests[0].get(f"/tables/{table}/replay/{len(seen)}", 409)
    assert many["code"] == "illegal"


async def test_the_events_of_all_positions_together_are_the_log(inn: Inn) -> None:
    table, guests = await seated(inn, "boomtown", 3)
    await skip(inn.table(table), 40, Dice(8))
    log = (await guests[1].get(f"/tables/{table}/log"))["events"]

    collected = []
    for position in range(41):
        replay = await guests[1].get(f"/tables/{table}/replay/{position}")
        assert replay["positions"] == 40
        collected += replay["events"]

    assert collected == log


async def test_other_seats_are_looked_from_after_the_end_only(inn: Inn) -> None:
    table, guests = await seated(inn, "claims", 2)
    early = await guests[0].get(f"/tables/{table}/replay/0?seat=1", 403)
    assert early["code"] == "no-seat"
    assert (await guests[0].get(f"/tables/{table}/record", 403))["code"] == "forbidden"
    await skip(inn.table(table), 500, Dice(1))

    late = await guests[0].get(f"/tables/{table}/replay/0?seat=1")

    assert isinstance(late["table"]["view"]["hands"][1], list)
    assert "claims players=2" in (await guests[0].get(f"/tables/{table}/record"))["notation"]


def test_positions_are_the_same_however_one_gets_there() -> None:
    table = play_out(open_table("coloma", 3, seed=4), Dice(4))
    play = replayed(table)
    past = Past()
    jumps = [len(play.spoken), 3, EVERY * 2 + 1, 0, EVERY, EVERY + 1, len(play.spoken) - 1, 40, 39]
    for position in jumps:
        found = past.at(play, position)
        fresh = Past().at(play, position)
        assert len(found.spoken) == position
        assert found.table.state == fresh.table.state
        assert found.positions == fresh.positions


def replayed(table: Table) -> Play:
    start, *answers = deeds_of(table)
    assert isinstance(start, Started)
    beginning = Beginning(table.game.id, table.players, table.settings)
    play = Play.begin_again(beginning, start.chance)
    for deed in answers:
        assert isinstance(deed, Answered)
        play.answer_again(deed.seat, deed.text, deed.chance)
    return play


@pytest.mark.parametrize(
    ("game", "players"),
    [("oklahoma", 2), ("boomtown", 4), ("coloma", 1), ("coloma", 5), ("nim", 2)],
)
def test_answers_and_chance_lead_to_the_same_game_again(game: str, players: int) -> None:
    table = play_out(open_table(game, players, seed=7), Dice(7))

    again = replayed(table).table

    def kept(one: Table) -> dict[str, object]:
        saved = save(one)
        return {name: saved[name] for name in ("state", "answers", "happenings", "over")}

    assert kept(again) == kept(table)


# --- records ------------------------------------------------------------------------------------


async def test_a_finished_game_is_exported_and_imported_again(inn: Inn) -> None:
    table, guests = await seated(inn, "boomtown", 3)
    await skip(inn.table(table), 1000, Dice(2))
    record = await guests[0].get(f"/tables/{table}/record")
    assert read_record(record["record"]).is_over

    made = await guests[1].post("/tables/import", {"record": record["record"]}, 201)

    assert made["room"]["status"] == "over"
    assert [seat["name"] for seat in made["room"]["seats"]] == ["Ann", "Guest 1", "Guest 2"]
    again = await guests[1].get(f"/tables/{made['room']['id']}/record")
    assert again["notation"] == record["notation"]
    middle = await guests[1].get(f"/tables/{made['room']['id']}/replay/20?seat=2")
    original = await guests[0].get(f"/tables/{table}/replay/20?seat=2")
    assert middle["table"]["view"] == original["table"]["view"]


@pytest.mark.parametrize("game", ["oklahoma", "boomtown", "coloma"])
async def test_an_unfinished_record_is_played_on(inn: Inn, game: str) -> None:
    played = open_table(game, seed=3)
    dice = Dice(1)
    for _ in range(30):
        played.pick(dice.below(len(played.options())))
    ann = await inn.guest("Ann")

    made = await ann.post("/tables/import", {"record": write_record(played)}, 201)

    live = inn.table(made["room"]["id"])
    assert live.sitting.play is not None
    assert made["room"]["status"] == "playing"
    assert made["room"]["seats"][0]["you"]
    assert made["table"]["position"] == 30


async def test_a_record_that_cannot_be_read_is_refused(inn: Inn) -> None:
    ann = await inn.guest("Ann")
    records = ["", "chess players=2", "boomtown players=99", "# boomtable record 9\n", "x" * 5000]

    for record in records:
        refused = await ann.post("/tables/import", {"record": record}, 400)
        assert refused["code"] == "unreadable"
        assert refused["why"]
    assert (await ann.get("/tables"))["tables"] == []


# --- forks --------------------------------------------------------------------------------------


async def test_a_fork_is_played_on_against_bots_and_kept(inn: Inn) -> None:
    table, guests = await seated(inn, "coloma", 3)
    await skip(inn.table(table), 40, Dice(6))
    form = {"position": 33, "seat": 1, "look": 1, "bot": "random"}

    made = await guests[1].post(f"/tables/{table}/fork", form, 201)

    room = made["room"]
    assert room["private"]
    assert [seat["kind"] for seat in room["seats"]] == ["bot", "person", "bot"]
    past = await guests[1].get(f"/tables/{table}/replay/33")
    assert made["table"]["view"] == past["table"]["view"]
    socket = await guests[1].live(room["id"])
    await play_alone(socket, 1)
    refused = await guests[1].get(f"/tables/{room['id']}/record", 409)
    assert refused["code"] == "illegal"
    await inn.table(room["id"]).snapshot()
    kept = msgspec.json.encode(inn.table(room["id"]).sitting.save())
    await socket.close()
    del inn.house.tables[room["id"]]
    again = await inn.house.table(room["id"])
    assert json.loads(msgspec.json.encode(again.sitting.save())) == json.loads(kept)


async def play_alone(socket: Socket, seed: int) -> None:
    dice = Dice(seed)
    while not socket.last("table")["over"]:
        shown = socket.last("table")
        if not shown["your_turn"]:
            await socket.until("table")
            continue
        said = await socket.answer(dice.pick(shown["options"])["text"])
        assert said["type"] == "done", said
        await socket.settled(said["version"])


async def test_a_fork_of_the_end_or_of_somebody_elses_seat_is_refused(inn: Inn) -> None:
    table, guests = await seated(inn, "claims", 2)
    fork = f"/tables/{table}/fork"
    stranger = await inn.guest("Mallory")
    assert (await stranger.post(fork, {"position": 0, "seat": 0, "look": 0}, 403))["code"] == (
        "no-seat"
    )
    await stranger.post(fork, {"position": 0, "seat": 0, "bot": "random"}, 201)
    await skip(inn.table(table), 100, Dice(1))
    assert inn.table(table).sitting.play is not None
    last = len(inn.table(table).sitting.play.spoken)  # type: ignore[union-attr]

    refused = await guests[0].post(fork, {"position": last, "seat": 0, "look": 0}, 409)

    assert refused["code"] == "illegal"
    await guests[0].post(fork, {"position": last - 1, "seat": 1, "look": 1, "bot": "random"}, 201)


# --- French -------------------------------------------------------------------------------------


async def test_everything_is_said_in_the_language_of_the_reader(inn: Inn) -> None:
    table, guests = await seated(inn, "boomtown", 3)
    zoe = await inn.guest("Zoé", "fr")
    await skip(inn.table(table), 12, Dice(1))
    english, french = await guests[0].live(table), await zoe.live(table)

    assert english.last("room")["game_name"] == "Boomtown"
    assert french.last("room")["game_name"] == "La Fièvre de l’Or"
    assert english.last("table")["prompt"] != french.last("table")["prompt"]
    lines = [[event["line"] for event in socket.log] for socket in (english, french)]
    assert len(lines[0]) == len(lines[1])
    assert all(one != other for one, other in zip(*lines, strict=True) if one and len(one) > 20)

    english.send(type="lang", lang="fr")
    assert (await english.until("hello"))["lang"] == "fr"
    events = await english.until("events")
    assert events["since"] == 0
    assert [event["line"] for event in events["events"]] == lines[1]
    refused = await french.ask(type="answer", version=1, text="x")
    assert refused["why"] == "Vous n’avez pas de place à cette table."
    assert (await zoe.get("/tables/nothing", 404))["why"].startswith("Cette table n’existe pas")
