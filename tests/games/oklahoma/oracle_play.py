"""Playing the game and the oracle side by side, every answer and every position compared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boomtable.engine import CHANCE, Dice, Table, export, open_table, view
from tests.games.oklahoma import oracle_texts as texts
from tests.games.oklahoma.oracle import QUIET_LIMIT, Area, Position, by_row, name

SEATS = "PY"
WHAT = {"C": "stone", "B": "boomer", "S": "sooner"}

Player = Callable[[Position, list[str], Dice], int]
"""Chooses the number of an answer."""


def any_answer(_at: Position, options: list[str], dice: Dice) -> int:
    return dice.below(len(options))


class Pair:
    """A table and the oracle's idea of it. The table leaves every answer to us."""

    def __init__(self, settings: dict[str, Any], dice: Dice) -> None:
        self.table = open_table("oklahoma", 2, settings, replaying=True)
        self.settings = settings
        self.turns = 0
        self.trail: dict[str, Any] | None = None
        self.said: list[str] = []
        self.at = self._start(dice)
        self.started = texts.write(self.at)
        self._skip()

    def _start(self, dice: Dice) -> Position:
        chosen = self.table.settings
        if chosen["position"]:
            return texts.read(chosen["position"])
        first = {"purple": "P", "yellow": "Y", "draw": SEATS[dice.below(2)]}[chosen["first"]]
        if chosen["first"] == "draw":
            decision = self.table.decision
            assert decision is not None
            assert (decision.seat, decision.prompt) == (CHANCE, "first")
            assert [str(option) for option in self.table.options()] == ["P", "Y"]
            self.table.pick(SEATS.index(first))
        return texts.start(chosen, first)

    def play(self, player: Player, dice: Dice, most: int = 10_000) -> Table:
        """Play to the end, or a number of answers."""
        for _ in range(most):
            self.compare()
            if self.table.is_over:
                break
            options = self.at.options()
            number = player(self.at, options, dice)
            self.table.pick(number)
            self.follow(options[number])
        self.compare()
        self.compare_record()
        return self.table

    def follow(self, answer: str) -> None:
        """Do in the oracle what was answered at the table."""
        before = self.at
        self.at = before.after(answer)
        if before.phase() == "place":
            self.said.append(answer)
        elif before.phase() == "move":
            start, end = answer.split("-")
            self.trail = {"from": start, "to": end, "stones": []}
            self.said.append(answer)
        elif self.trail is None:
            # A start in the middle of a turn does not tell the move: only the stones are written.
            self.said += [answer] if len(before.options()) > 1 else []
            self.turns += 1
        else:
            new = [square for square in self.at.stones if square not in before.stones]
            self.trail["stones"] = [name(square) for square in by_row(new)]
            self.said[-1] += answer.removeprefix("-")
            self.turns += 1
        self._skip()

    def _skip(self) -> None:
        """ "Decision points": stones are not asked for when none can be placed."""
        if self.at.phase() == "stones" and self.at.options() == ["-"]:
            self.follow("-")

    def compare(self) -> None:
        """Options, seat, position, score and view are the same."""
        at, table = self.at, self.table
        phase = at.phase()
        if phase == "over":
            assert table.decision is None, "the oracle's game is over"
        else:
            assert table.decision is not None, "the game is over, not the oracle's"
            assert table.decision.prompt == phase
            assert table.decision.seat == SEATS.index(at.side)
        assert [str(option) for option in table.options()] == at.options()
        seen = view(table, None)["table"]
        assert seen["position"] == texts.write(at)
        assert list(table.score().totals) == list(at.score().values())
        for key, value in self.expected().items():
            assert ordered(key, seen[key]) == ordered(key, value), key

    def expected(self) -> dict[str, Any]:
        """What the view shows, in the form that its docstring tells."""
        at = self.at
        over, order = at.end(), at.order()
        banned = None if at.last in (None, at.active) else at.last
        return {
            "boomers": [[name(s) for s, who in at.boomers.items() if who == c] for c in SEATS],
            "sooners": [name(square) for square in at.sooners],
            "stones": [name(square) for square in at.stones],
            "mines": [name(square) for square in at.mines],
            "river": [name(square) for square in at.river],
            "exhausted": [name(square) for square in at.exhausted()],
            "side": SEATS.index(at.side),
            "phase": at.phase(),
            "placing": None if at.placed is None else WHAT[order[at.placed][1]],
            "placed": at.placed or 0,
            "placements": 0 if at.placed is None else len(order),
            "turn": self.turns + (over is None),
            "active": None if at.active is None else name(at.active),
            "banned": None if banned is None else name(banned),
            "trail": self.trail,
            "quiet": at.quiet,
            "quiet_limit": QUIET_LIMIT,
            "areas": [self.area(area) for area in at.areas()],
            "score": list(at.score().values()),
            "over": over,
        }

    def area(self, area: Area) -> dict[str, Any]:
        at = self.at
        values = at.section_values(area) if area.owner else []
        sections = [
            {
                "squares": sorted(name(square) for square in section),
                "points": at.value(section),
            }
            for section in (at.sections(area) if area.owner else [])
        ]
        return {
            "kind": area.kind,
            "owner": SEATS.index(area.owner) if area.owner else None,
            "squares": sorted(name(square) for square in area.squares),
            "mines": sorted(name(square) for square in area.mines),
            "boomers": sorted(name(square) for square in area.boomers),
            "sections": sorted(sections, key=str),
            "scored": values[: len(area.boomers)],
            "points": at.points(area),
        }

    def compare_record(self) -> None:
        """The record of the digest: heading, start, answers, scores."""
        score = self.at.score()
        word = "end" if self.table.is_over else "quit"
        words = export(self.table).split()
        said = self.said
        if self.at.active is not None:
            said = said[:-1]
        expected = ["oklahoma", "start", *self.started.split(" "), *said]
        expected += [word, "P", str(score["P"]), "Y", str(score["Y"])]
        assert [w for w in words if not w.removesuffix(".").isdigit() or w in expected] == expected


def ordered(key: str, value: Any) -> Any:
    """What the digest leaves unordered, in one order."""
    if key == "boomers":
        return [sorted(part) for part in value]
    if key == "areas":
        return sorted((tidy(area) for area in value), key=lambda area: area["squares"])
    if isinstance(value, list) and key != "score":
        return sorted(value)
    return value


def tidy(area: dict[str, Any]) -> dict[str, Any]:
    """An area of either view, its squares sorted and its scored sections told by their points."""
    if "scored" in area:
        return area
    sections = area["sections"]
    points = [section["points"] for section in sections]
    assert points == sorted(points, reverse=True), "the most valuable sections first"
    return {
        **area,
        "squares": sorted(area["squares"]),
        "mines": sorted(area["mines"]),
        "boomers": sorted(area["boomers"]),
        "scored": [section["points"] for section in sections if section["scored"]],
        "sections": sorted(
            [{"squares": sorted(s["squares"]), "points": s["points"]} for s in sections], key=str
        ),
    }
