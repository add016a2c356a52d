"""The tree of a search: for every question met, what each seat that was asked has tried.

Seats that answer at once have arms of their own and none knows what the others take; what follows
hangs on all their answers together. Branches are told apart only by what the searching seat sees.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, sqrt
from typing import Any, TypeAlias

from boomtable.engine import Illegal, Option, Seat, Table, view

Key: TypeAlias = tuple[Any, ...]

CURIOSITY = 0.35
"""How much the search prefers what it has hardly tried, in chances to win."""
REUSED = 4
"""So often a branch must have been tried for the next search to look whether it came true,"""
LOOKED_AT = 12
"""and so many branches at most are looked at."""


class Arm:
    """An answer that can be tried, with what came of it."""

    __slots__ = ("option", "points", "prior", "squares", "total", "visits", "worth")

    def __init__(self, option: Option, worth: float = 0.0, prior: float = 1.0) -> None:
        self.option = option
        self.worth = worth
        """What the judge thinks of it, in points,"""
        self.prior = prior
        """and the part of all tries that this is reason for."""
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0
        self.points = 0.0

    @property
    def error(self) -> float:
        """How far the mean of the tries may be off: one standard error.

        One more try that ended undecided is imagined, so that a few defeats in a row are no proof
        that there is no chance at all.
        """
        tries = self.visits + 1
        total, squares = self.total + 0.5, self.squares + 0.25
        return sqrt(max(0.0, squares - total * total / tries)) / tries

    def add(self, chance: float, points: float) -> None:
        """Note what came of one try."""
        self.visits += 1
        self.total += chance
        self.squares += chance * chance
        self.points += points


class Node:
    """A question of the game, as the searching seat sees it."""

    __slots__ = ("arms", "children", "visits", "weighed")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, list[Arm]] = {}
        self.weighed: tuple[int, ...] = ()
        """The seats whose options have been weighed; the others have only played on."""
        self.children: dict[Key, Node] = {}

    def widen(self, seat: int, weighed: Sequence[tuple[Option, float]], heat: float) -> None:
        """Give a seat an arm for each option, those it has tried already kept."""
        known = {arm.option: arm for arm in self.arms.get(seat, ())}
        best = max(worth for _option, worth in weighed)
        arms = []
        for option, worth in weighed:
            arm = known.pop(option, None) or Arm(option)
            arm.worth, arm.prior = worth, exp((worth - best) / heat)
            arms.append(arm)
        arms += known.values()
        total = sum(arm.prior for arm in arms)
        for arm in arms:
            arm.prior /= total
        self.arms[seat] = arms
        self.weighed += (seat,)

    def promising(self, seat: int, options: Sequence[Option]) -> Arm | None:
        """The arm to try next among those that are legal in this world."""
        arms = [arm for arm in self.arms[seat] if arm.option in options]
        if not arms:
            return None
        tried = sum(arm.visits for arm in arms)
        usual = sum(arm.total for arm in arms) / tried if tried else 0.5
        spread = CURIOSITY * sqrt(tried + 1)

        def hope(arm: Arm) -> float:
            mean = arm.total / arm.visits if arm.visits else usual
            return mean + spread * arm.prior / (1 + arm.visits)

        return max(arms, key=hope)

    def arm(self, seat: int, option: Option) -> Arm:
        """The arm of an option, a new one if there is none yet."""
        arms = self.arms.setdefault(seat, [])
        for arm in arms:
            if arm.option == option:
                return arm
        # What nobody has weighed is taken for no better than the worst that was.
        worst = min((arm.worth for arm in arms), default=0.0)
        arms.append(Arm(option, worst, prior=1.0 / (len(arms) + 1)))
        return arms[-1]


def seen_since(table: Table, since: int, seat: int) -> Key:
    """All answers since a place in the past of a world, as one seat sees them."""
    return tuple(
        [
            answer.shown_to(seat) if answer.secret else answer.option
            for answer in table.answers[since:]
        ]
    )


class Memory:
    """A tree that was searched, to be used again if one of its branches comes true."""

    def __init__(self, root: Node, world: Table, seat: int) -> None:
        self.root = root
        self.world = world
        """A world of the moment in which it was searched."""
        self.seat = seat

    def find(self, seat: Seat) -> Node | None:
        """The node of the moment that has come, if it was met often enough."""
        if seat.number != self.seat:
            return None
        seen = None
        for node, path in _branches(self.root, self.seat):
            after = _played(self.world, path)
            # A view takes long to make: most branches are told apart by the question.
            if after is None or not _is_asked_the_same(after, seat):
                continue
            seen = seen or seat.view
            if view(after, self.seat) == seen:
                return node
        return None


def _branches(root: Node, seat: int) -> Iterator[tuple[Node, Key]]:
    """The nodes in which the seat may be asked next, those tried most often first."""
    found: list[tuple[Node, Key]] = []
    waiting: list[tuple[Node, Key]] = [(root, ())]
    while waiting and len(found) < LOOKED_AT:
        node, path = waiting.pop(0)
        for key, child in node.children.items():
            if child.visits < REUSED:
                continue
            if seat in child.arms:
                found.append((child, path + key))
            else:
                waiting.append((child, path + key))
    found.sort(key=lambda branch: -branch[0].visits)
    return iter(found[:LOOKED_AT])


def _is_asked_the_same(table: Table, seat: Seat) -> bool:
    decision = table.decision
    if decision is None or seat.number not in table.awaited or decision.prompt != seat.prompt:
        return False
    return list(table.options(seat.number)) == list(seat.options)


def _played(world: Table, path: Key) -> Table | None:
    """A world in which all that a branch says has happened, if that can be."""
    after = world.fork()
    after.replaying = True
    for option in path:
        # What the seat could not see stands in the path as text: there is no knowing what it was.
        if after.decision is None or isinstance(option, str):
            return None
        try:
            after.answer(option, after.awaited[0])
        except Illegal:
            return None
    return after
