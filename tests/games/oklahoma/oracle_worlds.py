"""Positions and players that make rare things happen."""

from __future__ import annotations

from boomtable.engine import Dice
from tests.games.oklahoma.oracle import (
    ALL_SQUARES,
    BOARD,
    DIRECTIONS,
    QUIET_LIMIT,
    Position,
    Rail,
    Square,
    neighbours,
    square_of,
)
from tests.games.oklahoma.oracle_play import Player, any_answer


def any_position(dice: Dice, always: str = "") -> Position:
    """A board at random: crowded or bare, terrain in clumps, any set of modules."""
    modules = "".join(letter for letter in "fmrs" if letter in always or dice.below(2))
    at = Position(modules=modules, side=dice.pick("PY"), quiet=dice.below(QUIET_LIMIT + 1))
    left = list(ALL_SQUARES)
    if "m" in modules:
        at.mines = clump(left, 1 + dice.below(5), [], dice)
    # Now and then everything is crowded about the mines.
    core = list(at.mines) if dice.below(2) else []
    if "r" in modules:
        at.river = clump(left, 1 + dice.below(15), core, dice)
    if "f" in modules:
        at.rails = track(1 + dice.below(30), core, dice)
    on_river = list(at.river)
    few = not dice.below(4)
    for letter in "PYPYPY":
        if letter not in at.boomers.values() or (dice.below(8) and not few):
            at.boomers[piece_square(left, on_river, dice)] = letter
    if "s" in modules:
        at.sooners = [piece_square(left, on_river, dice) for _ in range(3)]
        if not dice.below(3):
            at.last = dice.pick(at.sooners)
    at.stones = clump(left, dice.below(45), core, dice)
    if not dice.below(6):
        at.active = dice.pick([*at.own_boomers(), *at.sooners])
        at.last = at.active if at.active in at.sooners else None
        if len(at.stonings()) == 1:
            return at.after_stones([])  # O-R41
    return at


def piece_square(left: list[Square], on_river: list[Square], dice: Dice) -> Square:
    """Where a piece stands: quite often on the river."""
    squares = on_river if on_river and not dice.below(4) else left
    square = dice.pick(squares)
    squares.remove(square)
    return square


def clump(left: list[Square], count: int, core: list[Square], dice: Dice) -> list[Square]:
    """Squares taken from those that are left, many of them side by side or corner to corner."""
    taken: list[Square] = []
    while len(taken) < count:
        square = dice.pick(left)
        if (core or taken) and dice.below(3):
            near = dice.pick(core + taken)
            if dice.below(2):
                square = dice.pick(neighbours(near))
            else:
                square = (near[0] + dice.pick((-1, 1)), near[1] + dice.pick((-1, 1)))
        if square in left:
            left.remove(square)
            taken.append(square)
    return taken


def track(count: int, core: list[Square], dice: Dice) -> list[Rail]:
    """Rails at random, in runs, many of them beside the squares of the core."""
    rails: list[Rail] = []
    while len(rails) < count:
        square = dice.pick(core if core and dice.below(2) else ALL_SQUARES)
        across, along = dice.pick([(x, y) for x in DIRECTIONS for y in DIRECTIONS])
        for _ in range(1 + dice.below(8)):
            beside = (square[0] + across[0], square[1] + across[1])
            rail = frozenset([square, beside])
            if square not in BOARD or beside not in BOARD or len(rails) >= count:
                break
            if rail not in rails:
                rails.append(rail)
            square = (square[0] + along[0], square[1] + along[1])
    return rails


def builder(at: Position, options: list[str], dice: Dice) -> int:
    """Likes stones, and most of all two of them."""
    if at.active is None or len(options) == 1 or not dice.below(10):
        return any_answer(at, options, dice)
    two = [n for n, (_answer, stones) in enumerate(at.stonings()) if len(stones) == 2]
    return dice.pick(two or range(1, len(options)))


def shy(at: Position, options: list[str], dice: Dice) -> int:
    """Places hardly any stone, so that the quiet limit is reached."""
    return 0 if at.active is not None and dice.below(30) else any_answer(at, options, dice)


def ends_of(options: list[str]) -> list[Square]:
    return [square_of(answer.split("-")[-1].lstrip("@")) for answer in options]


def wader(at: Position, options: list[str], dice: Dice) -> int:
    """Likes to stand on the river, to leave it, and to place beside it."""
    if at.active is not None:
        return builder(at, options, dice)
    wet = [n for n, end in enumerate(ends_of(options)) if end in at.river]
    if at.phase() == "move":
        wet += [
            n for n, answer in enumerate(options) if square_of(answer.split("-")[0]) in at.river
        ]
    return dice.pick(wet) if wet and dice.below(2) else any_answer(at, options, dice)


def miner(at: Position, options: list[str], dice: Dice) -> int:
    """Likes to stand, and to place stones, beside mines."""
    if at.active is not None:
        beside = [
            n
            for n, (_answer, stones) in enumerate(at.stonings())
            if any(near in at.mines for stone in stones for near in neighbours(stone))
        ]
        return dice.pick(beside) if beside else builder(at, options, dice)
    near = [
        n
        for n, end in enumerate(ends_of(options))
        if any(square in at.mines for square in neighbours(end))
    ]
    return dice.pick(near) if near and dice.below(2) else any_answer(at, options, dice)


def herder(at: Position, options: list[str], dice: Dice) -> int:
    """Likes to move sooners."""
    if at.phase() == "move":
        driven = [
            n for n, answer in enumerate(options) if square_of(answer.split("-")[0]) in at.sooners
        ]
        if driven and dice.below(3):
            return dice.pick(driven)
    return builder(at, options, dice)


def cornered(at: Position, options: list[str], dice: Dice) -> int:
    """Stays near the edge and places what it can: small homesteads, stuck boomers."""
    if at.active is not None:
        return builder(at, options, dice)
    edge = [n for n, end in enumerate(ends_of(options)) if 1 in end or 11 in end]
    return dice.pick(edge) if edge and dice.below(3) else any_answer(at, options, dice)


def claimer(at: Position, options: list[str], dice: Dice) -> int:
    """Makes a homestead wherever one can be made."""
    best = max(
        range(len(options)),
        key=lambda n: (len(at.after(options[n]).exhausted()), dice.below(1000)),
    )
    return best if dice.below(3) else any_answer(at, options, dice)


PLAYERS: list[Player] = [any_answer, builder, shy, wader, miner, herder, cornered, claimer]
