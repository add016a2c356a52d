"""Small worlds: a table from a position line, and what can be answered there."""

from __future__ import annotations

from boomtable.engine import Refusal, Table, open_table
from boomtable.games.oklahoma.areas import areas
from boomtable.games.oklahoma.board import BIT, NAMES, SQUARE
from boomtable.games.oklahoma.position import write_position
from boomtable.games.oklahoma.stones import free_corners, partners

FIXED = "11/4P6/5o5/9Y1/7P3/5o5/3Y7/1P9/5o5/6Y4/11 P - - - 0 -"
PURPLE, YELLOW = 0, 1


def at(position: str) -> Table:
    """A table that is opened with a position."""
    return open_table("oklahoma", settings={"position": position}, seed=1)


def opened(seed: int = 1, **settings: str) -> Table:
    """A table that is opened with settings."""
    return open_table("oklahoma", settings=settings, seed=seed)


def play(table: Table, *turns: str) -> Table:
    """Play turns as records write them; ``d5-d9`` alone places no stones."""
    for turn in turns:
        move, cross, stones = turn.partition("x")
        table.answer_text(move)
        if table.decision is not None and table.decision.prompt == "stones":
            table.answer_text(f"x{stones}" if cross else "-")
        else:
            assert not cross, f"no stones could be placed after {move}"
    return table


def half(table: Table, move: str) -> Table:
    """Make the move of a turn."""
    table.answer_text(move)
    return table


def answers(table: Table) -> list[str]:
    """What can be answered now."""
    return [str(option) for option in table.options()]


def destinations(table: Table, piece: str) -> list[str]:
    """Where a piece can go now, in the order of the options."""
    return [
        option.removeprefix(f"{piece}-")
        for option in answers(table)
        if option.startswith(f"{piece}-")
    ]


def stones_by_partner(table: Table) -> dict[str, list[str]]:
    """For each partner that can be chosen now, its free corners."""
    game = table.state
    found = {
        NAMES[partner]: [NAMES[corner.square] for corner in free_corners(game, partner)]
        for partner in partners(game)
    }
    return {partner: corners for partner, corners in found.items() if corners}


def position(table: Table) -> str:
    """The position line of a table."""
    return write_position(table.state)


def score(table: Table) -> tuple[int, ...]:
    """Both seats' points, as if the game ended now."""
    return table.score().totals


def exhausted(table: Table) -> list[str]:
    """The boomers that never move again."""
    return [NAMES[square] for square in SQUARE.values() if BIT[square] & table.state.exhausted]


def area_at(table: Table, square: str):
    """The area of a square, or ``None``."""
    bit = BIT[SQUARE[square]]
    return next((area for area in areas(table.state) if area.squares & bit), None)


def refusal(table: Table, text: str) -> str:
    """The key of the reason why an answer is refused; the table must not change."""
    before = position(table)
    try:
        table.answer_text(text)
    except Refusal as refused:
        assert position(table) == before
        return refused.text.key.removeprefix("oklahoma.")
    raise AssertionError(f"{text} was accepted")


def refused_settings(**settings: str) -> str:
    """The key of the reason why a table cannot be opened."""
    try:
        opened(**settings)
    except Refusal as refused:
        return refused.text.key.removeprefix("oklahoma.")
    raise AssertionError(f"{settings} were accepted")
