"""Section 5: where a ship can land, and which locks it crosses on its way."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import Struct

from boomtable.games.boonlake.pieces import Lock, RiverSpace


class Course(Struct, frozen=True, eq=False):
    """The river of one round: its spaces in order, which are harbors, where the locks lie."""

    spaces: tuple[int, ...]
    """Numbers of river spaces, as they stand in the file."""
    place_of: dict[int, int]
    harbors: tuple[bool, ...]
    """By place on the course."""
    locks: tuple[tuple[int, int], ...]
    """The place directly behind each lock and its number in the box, from upstream."""


def course_of(
    path: tuple[int, ...], river: Sequence[RiverSpace], locks: Sequence[Lock], count: int
) -> Course:
    """The course of a round: its path, with the locks that count in it."""
    place_of = {space: place for place, space in enumerate(path)}
    return Course(
        spaces=path,
        place_of=place_of,
        harbors=tuple(river[space].harbor for space in path),
        locks=tuple(
            sorted(
                (place_of[it.before], number)
                for number, it in enumerate(locks)
                if count in it.rounds
            )
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
    """L-5.6: the locks between two spaces, from upstream."""
    first, last = course.place_of[begin], course.place_of[end]
    return [number for behind, number in course.locks if first < behind <= last]
