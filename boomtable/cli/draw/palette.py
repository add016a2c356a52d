"""The colours of the table in a terminal, and the shapes that tell seats apart without them."""

from __future__ import annotations

INK = "#2B2118"
PAPER = "#F6EFE0"
LINE = "#8C8068"
SAGE = "#7FA67B"
CLAY = "#D0714F"
GOLD = "#E3B75E"
RIVER = "#6F9CCC"
PLUM = "#B583BA"

SEATS = (PLUM, GOLD, RIVER, CLAY, SAGE, "#C9BBA0")
"""The colours of up to six seats: plum, gold, blue, clay, green, and the sixth like ink."""
SHAPES = ("●", "▲", "■", "◆", "⬢", "★")
"""The shapes of up to six seats."""


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def seat_shape(seat: int) -> str:
    """The shape of a seat."""
    return SHAPES[seat % len(SHAPES)]
