"""Section 5: where a ship can land, and which locks it crosses on its way."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from msgspec import Struct


class Course(Struct, frozen=True, eq=False):
    """The river of one round: its spaces in order, which are harbors, where the locks lie."""

    spaces: tuple[int, ...]
    """Numbers of river spaces, as they stand in the file."""
    place_of: dict[int, int]
    harbors: tuple[bool, ...]
    """By place on the course."""
    locks: tuple[int, ...]
    """The place directly behind each lock, from upstream: the last one is the last space."""

    @property
    def last(self) -> int:
        """The last space."""
        return self.spaces[-1]


def courses(river: dict[str, Any]) -> dict[int, Course]:
    """The course of each round, from the table ``river`` of a component file."""
    return {int(count): _course(river, int(count)) for count in sorted(river["paths"])}


def _course(river: dict[str, Any], count: int) -> Course:
    numbers = {space["id"]: number for number, space in enumerate(river["space"])}
    spaces = [
        space
        for arm in river["paths"][str(count)]
        for space in river["space"]
        if space["arm"] == arm
    ]
    places = {space["id"]: place for place, space in enumerate(spaces)}
    return Course(
        spaces=tuple(numbers[space["id"]] for space in spaces),
        place_of={numbers[space["id"]]: place for place, space in enumerate(spaces)},
        harbors=tuple(space["harbor"] for space in spaces),
        locks=tuple(
            sorted(places[lock["before"]] for lock in river["lock"] if count in lock["rounds"])
        ),
    )


def landings(course: Course, ship: int, steps: int, others: Container[int]) -> list[int]:
    """L-5.1 to L-5.5: the spaces where a ship can end, nearest first."""
    found: list[int] = []
    for place in range(course.place_of[ship] + 1, len(course.spaces)):
        if len(found) == steps:
            break
        space = course.spaces[place]
        # L-5.4: an occupied space is jumped over and not counted, a harbor holds any number.
        if course.harbors[place] or space not in others:
            found.append(space)
    return found


def locks_crossed(course: Course, begin: int, end: int) -> list[int]:
    """L-5.6: the locks between two spaces, counted from 0 along the course."""
    first, last = course.place_of[begin], course.place_of[end]
    return [number for number, behind in enumerate(course.locks) if first < behind <= last]
