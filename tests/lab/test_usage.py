"""What counts as the use of a thing, in every game."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from boomtable.engine import (
    Dice,
    Table,
    catalogue,
    find,
    open_table,
    play_out,
    read_record,
    turns_of,
)
from boomtable.lab.usage import Kind, Offer, Use, kinds_at, usage_of
from boomtable.lab.watching import sources, watched

RECORDS = Path(__file__).parents[1] / "records"
COLOMA = "coloma/four-players-with-all-modules.record"
BOONLAKE = "boonlake/three-players.record"
SOLO_BOONLAKE = "boonlake/the-complete-solo-game-of-the-digest.record"


def record(name: str) -> Table:
    return read_record((RECORDS / name).read_text("utf-8"))


def uses(table: Table, kind: str) -> Counter[str]:
    usage = usage_of(table.game.meta)
    assert usage is not None
    return Counter(it.thing for it in usage.notes(table) if isinstance(it, Use) and it.kind == kind)


@pytest.mark.parametrize("game", ["boomtown", "boonlake", "claims", "coloma", "oklahoma"])
def test_every_use_and_offer_is_of_a_thing_that_the_table_has(game: str) -> None:
    meta = find(game)
    usage = usage_of(meta)
    assert usage is not None
    for players in meta.players:
        table = play_out(open_table(game, players, seed=players), Dice(players))
        things = {kind.id: kind.things for kind in usage.kinds(table)}
        for note in usage.notes(table):
            if isinstance(note, Use):
                assert note.thing in things.get(note.kind, ()) or note.kind == "board"
                assert 0 <= note.seat < players


def test_a_game_may_have_no_usage() -> None:
    table = open_table("nim", seed=1)

    assert usage_of(find("nim")) is None
    assert kinds_at([table]) == []
    assert watched(play_out(table, Dice(1)), {}).uses == ({}, {})


def test_all_our_games_say_what_is_used() -> None:
    ours = [meta for meta in catalogue().values() if meta.package.startswith("boomtable.")]

    assert [meta.id for meta in ours if usage_of(meta) is None and meta.status == "complete"] == []


def test_buildings_bridges_and_rivers_of_coloma_are_those_of_the_record() -> None:
    table = record(COLOMA)
    lines = (RECORDS / COLOMA).read_text("utf-8")
    built = Counter(re.findall(r"(?:hammer|saw) ([a-z][a-z-]+)(?: |$)", lines, re.MULTILINE))

    towns = uses(table, "town")

    assert towns.total() > 5
    assert towns == Counter({card: n for card, n in built.items() if card in towns})
    assert uses(table, "bridge").total() == built["bridge"]
    assert uses(table, "river").total() == built["river"]
    assert uses(table, "hotel")["hotel"] == built["hotel"]


def test_turns_of_coloma_are_counted_by_site_and_by_what_stands_there() -> None:
    table = record("coloma/three-players.record")

    assert uses(table, "site").total() == 3 * 15
    assert 0 < uses(table, "place")["barker"] < 45
    # Somebody always stands where the most are.
    assert uses(table, "place")["bust"] >= 15


def test_a_card_of_coloma_is_offered_to_whom_it_came() -> None:
    table = record(COLOMA)
    usage = usage_of(table.game.meta)
    assert usage is not None
    notes = list(usage.notes(table))
    offered = {(it.seat, it.thing) for it in notes if isinstance(it, Offer) and it.kind == "town"}

    built = {(it.seat, it.thing) for it in notes if isinstance(it, Use) and it.kind == "town"}

    assert built <= offered
    assert len(offered) < 4 * 16


def test_the_shade_uses_nothing() -> None:
    table = record("coloma/the-complete-solo-game-of-the-digest.record")
    usage = usage_of(table.game.meta)
    assert usage is not None

    assert {it.seat for it in usage.notes(table)} <= {0, None}
    assert len(watched(table, {}).sources) == 1


def words(name: str, verb: str) -> Counter[str]:
    """What follows a verb in the lines of a record."""
    lines = (RECORDS / name).read_text("utf-8")
    return Counter(re.findall(rf"^P\d {verb} ([a-z0-9-]+)", lines, re.MULTILINE))


def test_strips_cards_and_tiles_of_boonlake_are_those_of_the_record() -> None:
    table = record(BOONLAKE)

    assert uses(table, "strip") == words(BOONLAKE, "takes")
    assert uses(table, "card") == words(BOONLAKE, "play")
    assert uses(table, "project") == words(BOONLAKE, "project")
    assert uses(table, "own") == words(BOONLAKE, "keeps")
    assert uses(table, "region") == words(BOONLAKE, "region")
    assert uses(table, "river") == words(BOONLAKE, "ship")


def test_every_turn_of_boonlake_takes_a_strip_from_a_row() -> None:
    table = record(BOONLAKE)

    assert uses(table, "strip").total() == uses(table, "row").total() == turns_of(table)


def test_the_order_of_boonlake_begins_with_the_starting_player() -> None:
    table = record(BOONLAKE)
    usage = usage_of(table.game.meta)
    assert usage is not None
    order = [it for it in usage.notes(table) if isinstance(it, Use) and it.kind == "order"]

    # "P3 takes pioneer" is the first turn.
    assert [(it.seat, it.thing) for it in order] == [(2, "1"), (0, "2"), (1, "3")]


def test_pieces_of_boonlake_are_counted_as_they_leave_the_board() -> None:
    table = record(BOONLAKE)
    game = table.state
    pieces = uses(table, "piece")

    for sort, left in (
        ("house", game.houses),  # type: ignore[attr-defined]
        ("settlement", game.settlements),  # type: ignore[attr-defined]
        ("cattle", game.cattle),  # type: ignore[attr-defined]
    ):
        seats = {f"{sort}-{n}": sum(its >= n for its in left) for n in range(1, max(left) + 1)}
        assert {it: n for it, n in pieces.items() if it.startswith(sort)} == seats
    assert pieces.total() > 3


def test_a_card_of_boonlake_is_offered_to_whom_it_came_and_a_lever_to_who_built_it() -> None:
    table = record(BOONLAKE)
    usage = usage_of(table.game.meta)
    assert usage is not None
    notes = list(usage.notes(table))

    for kind in ("card", "pull", "own", "goal", "site", "space", "project"):
        of_kind = [it for it in notes if it.kind == kind]
        offered = {(it.seat, it.thing) for it in of_kind if isinstance(it, Offer)}
        used = {(it.seat, it.thing) for it in of_kind if isinstance(it, Use)}

        assert used
        assert {it for it in used if it not in offered and (None, it[1]) not in offered} == set()


def test_sites_of_boonlake_are_known_by_their_tile() -> None:
    table = record(BOONLAKE)

    # "P3 develop 30a": there lies Lakeside Green.
    assert uses(table, "site")["lakeside-green-a"] == 1
    assert uses(table, "site").total() == words(BOONLAKE, "develop").total()


def test_each_lock_of_boonlake_has_one_who_is_first() -> None:
    locks = uses(record(BOONLAKE), "lock")

    assert set(locks.values()) == {1}
    assert [it.rpartition("-")[2] for it in locks] == ["1", "1", "2", "2"]


def test_the_wise_eminence_uses_nothing() -> None:
    table = record(SOLO_BOONLAKE)
    usage = usage_of(table.game.meta)
    assert usage is not None

    assert {it.seat for it in usage.notes(table)} <= {0, None}
    assert len(watched(table, {}).sources) == 1


def test_cards_of_boomtown_are_taken_once_each() -> None:
    table = record("boomtown/four-players-and-greedy-bots.record")

    taken = uses(table, "mine") + uses(table, "event")

    assert taken.total() == 15 * 4
    assert max(uses(table, "mine").values()) == 1


def test_stones_and_pieces_of_oklahoma_are_counted() -> None:
    table = record("oklahoma/all-modules.record")

    assert uses(table, "piece").total() == table.state.turns  # type: ignore[attr-defined]
    assert set(uses(table, "stones")) <= {"1", "2"}


def test_points_by_source_add_up_to_the_score() -> None:
    table = record(COLOMA)
    sheet = table.score()

    for seat in range(4):
        assert sum(sources(sheet, seat).values()) == sheet.totals[seat]


def test_kinds_of_several_tables_are_joined() -> None:
    boards = [open_table("coloma", 3, {"boards": side}, seed=1) for side in ("A", "B")]

    kinds = {kind.id: kind for kind in kinds_at(boards)}

    assert len(kinds["river"].things) == 4 + 3 * 4
    assert isinstance(kinds["board"], Kind)
    assert len(kinds["board"].things) == 3
