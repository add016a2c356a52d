"""A second Oklahoma Boomers, written from ``docs/rules/oklahoma.md`` alone, to check the first.

It is as plain and slow as can be: squares are pairs (column, row) from (1, 1) to (11, 11), and all
that follows from a position is looked up afresh by walking over the board. It shares no code with
the game. Texts are in ``oracle_texts``.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise

Square = tuple[int, int]
Rail = frozenset[Square]
"""A rail lies between two neighbouring squares."""

LETTERS = "abcdefghijk"
SIZE = 11
QUIET_LIMIT = 24
MINE_POINTS = 10

# O-4.1: north, south, east, west, in the order of the digest's "Order of options".
DIRECTIONS = [(0, 1), (0, -1), (1, 0), (-1, 0)]

# "Order of options": by row from 1 to 11, within a row from a to k.
ALL_SQUARES = [(column, row) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
BOARD = set(ALL_SQUARES)

# O-10.1 and O-14.2: who places what. C is a cornerstone, B a boomer, S a sooner.
FREE_ORDER = "AC BC AC BB AB AB BB BB AB"
FREE_ORDER_WITH_SOONERS = "AS BS AS BC AC BC AB BB BB AB AB BB"


def name(square: Square) -> str:
    """The name of a square: (2, 4) is b4."""
    return LETTERS[square[0] - 1] + str(square[1])


def square_of(text: str) -> Square:
    """The square of a name."""
    return LETTERS.index(text[0]) + 1, int(text[1:])


def by_row(squares: set[Square] | list[Square]) -> list[Square]:
    """The order of squares and pieces: by row, within a row from a to k."""
    return [square for square in ALL_SQUARES if square in squares]


def neighbours(square: Square) -> list[Square]:
    """The squares that share a side with a square."""
    around = [(square[0] + x, square[1] + y) for x, y in DIRECTIONS]
    return [other for other in around if other in BOARD]


def in_line(one: Square, other: Square) -> bool:
    """In line: in the same row or in the same column."""
    return one[0] == other[0] or one[1] == other[1]


def line(one: Square, other: Square) -> list[Square]:
    """The squares from one to another that is in line with it, both included."""
    x = (other[0] > one[0]) - (other[0] < one[0])
    y = (other[1] > one[1]) - (other[1] < one[1])
    squares = [one]
    while squares[-1] != other:
        squares.append((squares[-1][0] + x, squares[-1][1] + y))
    return squares


def grouped(squares: list[Square], pairs: list[tuple[Square, Square]]) -> list[list[Square]]:
    """The greatest sets of squares that are connected by pairs."""
    joined: dict[Square, list[Square]] = {square: [] for square in squares}
    for one, other in pairs:
        joined[one].append(other)
        joined[other].append(one)
    groups: list[list[Square]] = []
    seen: set[Square] = set()
    for start in squares:
        if start in seen:
            continue
        group, waiting = [], [start]
        seen.add(start)
        while waiting:
            square = waiting.pop()
            group.append(square)
            for other in joined[square]:
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        groups.append(group)
    return groups


@dataclass
class Area:
    """An area, with the mines that belong to it and the boomers in it (square to colour)."""

    squares: list[Square]
    mines: list[Square]
    boomers: dict[Square, str]

    @property
    def owner(self) -> str | None:
        """O-6.3: whose homestead it is, if it is one."""
        colours = set(self.boomers.values())
        return colours.pop() if len(colours) == 1 else None

    @property
    def kind(self) -> str:
        """O-6.3, O-6.4."""
        if not self.boomers:
            return "empty"
        return "homestead" if self.owner else "contested"


@dataclass
class Position:
    """All that a position line says. Nothing is changed in place: a move makes a new one."""

    boomers: dict[Square, str] = field(default_factory=dict)
    sooners: list[Square] = field(default_factory=list)
    stones: list[Square] = field(default_factory=list)
    mines: list[Square] = field(default_factory=list)
    river: list[Square] = field(default_factory=list)
    rails: list[Rail] = field(default_factory=list)
    modules: str = ""
    side: str = "P"
    last: Square | None = None
    quiet: int = 0
    active: Square | None = None
    placed: int | None = None
    # Found when first asked for; a new position starts without them.
    _areas: list[Area] | None = field(default=None, init=False, compare=False, repr=False)
    _claimed: set[Square] | None = field(default=None, init=False, compare=False, repr=False)

    # --- the board ----------------------------------------------------------------------------

    def is_piece(self, square: Square) -> bool:
        return square in self.boomers or square in self.sooners

    def is_vacant(self, square: Square) -> bool:
        """O-1.4."""
        return square not in self.stones and not self.is_piece(square)

    def is_land(self, square: Square) -> bool:
        """O-12.5."""
        return not (square in self.stones or square in self.mines or square in self.river)

    def areas(self) -> list[Area]:
        """O-6.1, O-12.5, O-12.6, O-13.4, O-15.7; O-10.3: none are looked at in the set-up."""
        if self.placed is not None:
            return []
        if self._areas is None:
            self._areas = self._find_areas()
        return self._areas

    def _find_areas(self) -> list[Area]:
        land = [square for square in ALL_SQUARES if self.is_land(square)]
        groups = grouped(land, self._links(land))
        mines: list[list[Square]] = [[] for _group in groups]
        beside = [(one, two) for one in self.mines for two in neighbours(one) if two in self.mines]
        for cluster in grouped(self.mines, beside):
            shore = {near for mine in cluster for near in neighbours(mine) if self.is_land(near)}
            for number, group in enumerate(groups):
                if shore and all(near in group for near in shore):
                    mines[number] += cluster
        return [
            Area(group + own, own, {at: who for at, who in self.boomers.items() if at in group})
            for group, own in zip(groups, mines, strict=True)
        ]

    def _links(self, land: list[Square]) -> list[tuple[Square, Square]]:
        """O-12.5: in line, with only mines between them, or nothing."""
        links = []
        for start in land:
            for x, y in [(0, 1), (1, 0)]:
                end = (start[0] + x, start[1] + y)
                while end in self.mines:
                    end = (end[0] + x, end[1] + y)
                if end in BOARD and self.is_land(end):
                    links.append((start, end))
        return links

    def homesteads(self) -> list[Area]:
        """O-6.3."""
        return [area for area in self.areas() if area.owner]

    def is_homestead(self, square: Square) -> bool:
        """O-12.6: the mines of a homestead are squares of it."""
        if self._claimed is None:
            self._claimed = {square for area in self.homesteads() for square in area.squares}
        return square in self._claimed

    def exhausted(self) -> list[Square]:
        """O-7.1, O-13.9: boomers in a homestead."""
        return by_row([square for area in self.homesteads() for square in area.boomers])

    # --- the free set-up -----------------------------------------------------------------------

    def order(self) -> list[str]:
        """O-10.1, O-14.2; O-12.2, O-13.2, O-15.3: no stones with mines or river."""
        order = FREE_ORDER_WITH_SOONERS if "s" in self.modules else FREE_ORDER
        bare = "m" in self.modules or "r" in self.modules
        return [pair for pair in order.split() if not (bare and pair[1] == "C")]

    def placements(self) -> list[Square]:
        """O-10.2, O-12.3, O-13.2, O-13.5, O-15.9."""
        assert self.placed is not None
        is_stone = self.order()[self.placed][1] == "C"
        return [
            square
            for square in ALL_SQUARES
            if self.is_vacant(square)
            and square not in self.mines
            and not (is_stone and square in self.river)
        ]

    def after_placement(self, square: Square) -> Position:
        """O-10.1, O-10.2, O-14.2: A starts without sooners, B with."""
        assert self.placed is not None
        order = self.order()
        who, what = tuple(order[self.placed])
        other = "Y" if self.side == "P" else "P"
        player = {who: self.side, "A" if who == "B" else "B": other}
        done = replace(self, placed=self.placed + 1)
        if what == "C":
            done.stones = [*self.stones, square]
        elif what == "S":
            done.sooners = [*self.sooners, square]
        else:
            done.boomers = {**self.boomers, square: self.side}
        if self.placed + 1 < len(order):
            done.side = player[order[self.placed + 1][0]]
        else:
            done.placed = None
            done.side = player["B" if "s" in self.modules else "A"]
        return done

    # --- moving --------------------------------------------------------------------------------

    def can_move_at_all(self, piece: Square) -> bool:
        """O-4.3, O-14.5, O-14.10."""
        return not self.is_homestead(piece) and not (piece in self.sooners and piece == self.last)

    def destinations(self, piece: Square) -> list[Square]:
        """O-4.1, O-4.2, O-12.3, O-13.3, O-13.7, O-14.4, O-14.6, O-15.7 to O-15.9."""
        if not self.can_move_at_all(piece):
            return []
        ends = []
        for x, y in DIRECTIONS:
            square = (piece[0] + x, piece[1] + y)
            while square in BOARD and self.is_vacant(square):
                if self.is_homestead(square):
                    break
                if square not in self.mines:
                    ends.append(square)
                if square in self.river:
                    break
                square = (square[0] + x, square[1] + y)
        return ends

    def own_boomers(self) -> list[Square]:
        return [square for square, who in self.boomers.items() if who == self.side]

    def moves(self) -> list[tuple[Square, Square]]:
        """O-3.1, O-14.4."""
        pieces = by_row(self.own_boomers() + self.sooners)
        return [(piece, end) for piece in pieces for end in self.destinations(piece)]

    def after_move(self, start: Square, end: Square) -> Position:
        """O-3.2, O-8.3 and the fields 5 to 7 of a position."""
        done = replace(self, active=end, last=None)
        if start in self.sooners:
            done.sooners = [end if square == start else square for square in self.sooners]
            done.last = end
        else:
            done.boomers = {end if at == start else at: who for at, who in self.boomers.items()}
        # A boomer that has become exhausted: more are than before, for none ever ceases to be.
        claimed = len(done.exhausted()) > len(self.exhausted())
        done.quiet = 0 if claimed else self.quiet + 1
        return done

    # --- stones --------------------------------------------------------------------------------

    def is_free(self, corner: Square, pieces: list[Square]) -> bool:
        """O-5.4, O-5.9, O-12.4, O-13.5, O-13.8, O-R4."""
        if corner in self.mines or corner in self.river:
            return False
        lines = [square for piece in pieces for square in line(corner, piece)[:-1]]
        return all(self.is_vacant(square) and not self.is_homestead(square) for square in lines)

    def free_corners(self, partner: Square) -> list[Square]:
        """O-5.2, O-5.3, O-7.2, O-13.8, O-14.10."""
        active = self.active
        assert active is not None
        if in_line(active, partner) or self.is_homestead(active) or self.is_homestead(partner):
            return []
        corners = [(active[0], partner[1]), (partner[0], active[1])]
        return by_row([corner for corner in corners if self.is_free(corner, [active, partner])])

    def stonings(self) -> list[tuple[str, list[Square]]]:
        """The answers after a move and the stones of each: O-5.1, O-5.5 to O-5.8, O-14.7 to O-14.9.

        No stone comes first, then partners in the order of pieces, then corners.
        """
        assert self.active is not None
        answers: list[tuple[str, list[Square]]] = [("-", [])]
        by_sooner = self.active in self.sooners
        for partner in by_row([*self.boomers, *self.sooners]):
            if self.boomers.get(partner) == self.side or (by_sooner and partner in self.sooners):
                continue
            corners = self.free_corners(partner)
            if by_sooner or partner in self.sooners:
                answers += [(f"x{name(partner)}={name(corner)}", [corner]) for corner in corners]
            elif corners:
                answers.append((f"x{name(partner)}", corners))
        return answers

    def after_stones(self, stones: list[Square]) -> Position:
        """O-3.3, O-5.8, O-8.3."""
        return replace(
            self,
            stones=self.stones + stones,
            quiet=0 if stones else self.quiet,
            active=None,
            side="Y" if self.side == "P" else "P",
        )

    # --- answers -------------------------------------------------------------------------------

    def phase(self) -> str:
        if self.placed is not None:
            return "place"
        if self.active is not None:
            return "stones"
        return "over" if self.end() else "move"

    def options(self) -> list[str]:
        """The legal answers, in the order of the digest. O-8.4: none in a finished game."""
        phase = self.phase()
        if phase == "place":
            return ["@" + name(square) for square in self.placements()]
        if phase == "move":
            return [f"{name(start)}-{name(end)}" for start, end in self.moves()]
        return [text for text, _stones in self.stonings()] if phase == "stones" else []

    def after(self, answer: str) -> Position:
        """The position after a legal answer."""
        phase = self.phase()
        if phase == "place":
            return self.after_placement(square_of(answer[1:]))
        if phase == "move":
            start, end = answer.split("-")
            return self.after_move(square_of(start), square_of(end))
        return self.after_stones(dict(self.stonings())[answer])

    # --- the end -------------------------------------------------------------------------------

    def end(self) -> str | None:
        """Why the game is over. O-8.1, O-8.2, O-14.11 (only boomers count), O-8.3."""
        if self.placed is not None or self.active is not None:
            return None
        if not any(self.destinations(boomer) for boomer in self.own_boomers()):
            return "no-move"
        return "quiet" if self.quiet >= QUIET_LIMIT else None

    def sections(self, area: Area) -> list[list[Square]]:
        """O-11.5, O-15.4 to O-15.6: the parts of a homestead between the rails."""
        pairs = []
        for start in area.squares:
            for x, y in [(0, 1), (1, 0)]:
                end = (start[0] + x, start[1] + y)
                while end in self.mines and end not in area.squares:
                    end = (end[0] + x, end[1] + y)
                steps = line(start, end)
                crossed = [frozenset(step) for step in pairwise(steps)]
                if end in area.squares and not any(rail in self.rails for rail in crossed):
                    pairs.append((start, end))
        return grouped(area.squares, pairs)

    def value(self, squares: list[Square]) -> int:
        """O-9.1, O-12.7, O-15.4: 1 for each square, and 10 for each mine."""
        return len(squares) + MINE_POINTS * sum(square in self.mines for square in squares)

    def section_values(self, area: Area) -> list[int]:
        return sorted((self.value(section) for section in self.sections(area)), reverse=True)

    def points(self, area: Area) -> int:
        """O-9.1, O-9.2, O-11.6, O-R15: as many of the best sections as there are boomers."""
        if not area.owner:
            return 0
        return sum(self.section_values(area)[: len(area.boomers)])

    def score(self) -> dict[str, int]:
        """O-9.1 to O-9.3."""
        return {
            seat: sum(self.points(area) for area in self.homesteads() if area.owner == seat)
            for seat in "PY"
        }
