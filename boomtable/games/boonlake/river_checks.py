"""Checks 5 and 6: the river, its locks and the rows of the action board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boomtable.games.boonlake.map_checks import check_reward
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.ranges import MOST, PLAYERS, one_of, within
from boomtable.locale import Text

ROUNDS = ("1", "2")
LOCKS = 2
"""Two interim scorings in each round (L-3.1)."""
COSTLY = 2
"""The last rows may cost VP (L-4.2); the Eminence never takes them (L-19.10)."""


def check_river(tables: dict[str, Any]) -> Iterator[Text]:
    """Both courses, and how far a ship can go on them."""
    river = tables["river"]
    yield from _rows(tables)
    if sorted(river["paths"]) != list(ROUNDS):
        yield text("check.fixed", place="river.paths", expected=", ".join(ROUNDS))
        return
    arms = [space["arm"] for space in river["space"]]
    for count in ROUNDS:
        for arm in river["paths"][count]:
            yield from one_of(f"river.paths.{count}", arm, sorted(set(arms)))
        if len(set(river["paths"][count])) < len(river["paths"][count]):
            yield text("check.duplicate", place=f"river.paths.{count}", value="")
    for space in river["space"]:
        if "reward" in space:
            place = f"river.space {space['id']}.reward"
            yield from check_reward(place, space["reward"], tables, ("vase-or-site",))
    for lock in river["lock"]:
        if not lock["rounds"] or not {str(it) for it in lock["rounds"]} <= set(ROUNDS):
            place = f"river.lock {lock['id']}.rounds"
            yield text("check.fixed", place=place, expected=", ".join(ROUNDS))
    for count in ROUNDS:
        yield from _course(tables, count)


def _course(tables: dict[str, Any], count: str) -> Iterator[Text]:
    river = tables["river"]
    path = [
        space for arm in river["paths"][count] for space in river["space"] if space["arm"] == arm
    ]
    ids = [space["id"] for space in path]
    starts = river[f"start_round_{count}"]
    yield from _ends(river, path, count)
    if sorted(starts) != [str(players) for players in PLAYERS]:
        expected = ", ".join(map(str, PLAYERS))
        yield text("check.fixed", place=f"river.start_round_{count}", expected=expected)
    behind: list[int] = []
    for lock in river["lock"]:
        if int(count) not in lock["rounds"]:
            continue
        ends = [lock["after"], lock["before"]]
        if not set(ends) <= set(ids) or ids.index(ends[0]) + 1 != ids.index(ends[1]):
            yield text("check.lock", place=f"river.lock {lock['id']}", round=int(count))
        else:
            behind.append(ids.index(ends[1]))
    if len(behind) != LOCKS or max(behind) != len(ids) - 1:
        yield text("check.locks", round=int(count))
        return
    most = max((row["steps"] for row in tables["action_board"]["row"]), default=0)
    if max(behind) - min(behind) <= most:  # L-R17: one move never triggers two scorings.
        yield text("check.locks-too-near", round=int(count), n=most)
    for space in starts.values():
        if space not in ids[: min(behind)]:
            yield text("check.start-space", place=f"river.start_round_{count}", value=space)


def _ends(river: dict[str, Any], path: list[dict[str, Any]], count: str) -> Iterator[Text]:
    """L-5.5: the last space is a harbor, so it can always be entered."""
    if not path or path[-1]["id"] != river["last"] or not path[-1]["harbor"]:
        yield text("check.last-space", round=int(count), value=river["last"])


def _rows(tables: dict[str, Any]) -> Iterator[Text]:
    rows = tables["action_board"]["row"]
    if [row["row"] for row in rows] != list(range(1, len(tables["action_strip"]) + 1)):
        yield text("check.rows")
    for row in rows:
        yield from within(f"action_board.row {row['row']}.steps", row["steps"], 1, MOST)
    for row in rows[: max(0, len(rows) - COSTLY)]:
        if row["vp_cost"]:
            yield text("check.row-cost", place=f"action_board.row {row['row']}.vp_cost")
