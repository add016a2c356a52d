"""Pictures as SVG, written by hand: warm paper, ink, a few accents, whiskers for intervals.

A chart is rows with labels and one or more panels beside them; a histogram is bars on a line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import Literal
from xml.sax.saxutils import escape

from msgspec import Struct

from boomtable.lab.statistics import Estimate

PAPER, SHEET, INK, LINE = "#F6EFE0", "#FBF7EC", "#2B2118", "#CDBF9F"
SAGE, CLAY, GOLD, RIVER = "#5E7F5B", "#B5573A", "#D9A441", "#4F7CAC"
SANS = "ui-sans-serif, 'Segoe UI', 'DejaVu Sans', Arial, sans-serif"
SERIF = "Rockwell, 'Roboto Slab', Georgia, 'DejaVu Serif', serif"

MARGIN, ROW, PANEL, VALUE, GUTTER = 18, 22, 270, 62, 22
LETTER = 6.7
"""How wide a letter is, on average and with some room."""
HEAD, FOOT = 66, 34
TICKS = 5


class Panel(Struct, frozen=True):
    """A column of a chart: a figure with its interval for each row (``None``: nothing there).

    ``marks``: something to compare with in each row, drawn as a small upright line.
    """

    title: str
    figures: Sequence[Estimate | None]
    show: Callable[[float], str]
    style: Literal["bar", "dot"] = "dot"
    marks: Sequence[float | None] = ()
    from_zero: bool = False
    """Whether the scale has to begin at nothing, as it has to for bars."""


def chart(title: str, labels: Sequence[str], panels: Sequence[Panel], legend: str = "") -> str:
    """A picture of rows, each with its figures."""
    left = MARGIN + LETTER * max(map(len, labels)) + 12
    width = left + len(panels) * (PANEL + VALUE + GUTTER) - GUTTER + MARGIN
    width = max(width, MARGIN * 2 + LETTER * max(len(title) * 1.5, len(legend) * 0.95))
    bottom = HEAD + ROW * len(labels)
    parts = [_text(MARGIN, 27, title, size=17, face=SERIF, weight="bold")]
    for number, label in enumerate(labels):
        y = HEAD + ROW * number
        if number % 2 == 0:
            parts.append(_box(MARGIN - 6, y, width - 2 * MARGIN + 12, ROW, SHEET))
        parts.append(_text(left - 10, y + 15, label, anchor="end"))
    for place, panel in enumerate(panels):
        parts += _panel(panel, left + place * (PANEL + VALUE + GUTTER), bottom)
    if legend:
        parts.append(_text(MARGIN, bottom + FOOT + 4, legend, size=11.5, colour="#6B5D48"))
    return _picture(width, bottom + FOOT + (16 if legend else 0), title, parts)


def histogram(
    title: str, starts: Sequence[int], counts: Sequence[tuple[int, int]], names: tuple[str, str]
) -> str:
    """Bars of how many there are, and in front of them how many of these are of a smaller group."""
    bar, height = max(14.0, min(34.0, 760.0 / len(starts))), 210.0
    width = MARGIN * 2 + max(bar * len(starts), 420.0)
    most = max(count for count, _part in counts)
    base = HEAD + height
    parts = [_text(MARGIN, 27, title, size=17, face=SERIF, weight="bold")]
    x = float(MARGIN)
    for colour, name in zip((SAGE, GOLD), names, strict=True):
        parts.append(_box(x, 42, 11, 11, colour))
        parts.append(_text(x + 16, 52, name))
        x += 34 + LETTER * len(name)
    apart = ceil(LETTER * 4 / bar)
    for place, (start, (count, part)) in enumerate(zip(starts, counts, strict=True)):
        x = MARGIN + place * bar
        for many, colour in ((count, SAGE), (part, GOLD)):
            tall = height * many / most
            parts.append(_box(x + 1, base - tall, bar - 2, tall, colour))
        if place % apart == 0:
            parts.append(_text(x, base + 16, str(start), anchor="middle", size=11.5))
    parts.append(_line((MARGIN, base), (width - MARGIN, base), INK))
    return _picture(width, base + FOOT - 6, title, parts)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers that cover a reach.

    >>> ticks(0.3, 4.1)
    [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    """
    reach = max(high - low, 1e-9)
    power = 10.0 ** floor(log10(reach / TICKS))
    step = next(it * power for it in (1, 2, 5, 10) if reach / (it * power) <= TICKS)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _panel(panel: Panel, left: float, bottom: float) -> list[str]:
    found = [it for it in panel.figures if it is not None]
    ends = [end for it in found for end in (it.low, it.high, it.value)]
    ends += [mark for mark in panel.marks if mark is not None]
    ends += [0.0] if panel.from_zero or not ends else []
    scale = ticks(min(ends), max(ends))
    reach = (scale[-1] - scale[0]) or 1.0

    def at(value: float) -> float:
        return left + PANEL * (value - scale[0]) / reach

    parts = [_text(left, HEAD - 12, panel.title, weight="bold")]
    for tick in scale:
        colour = INK if tick == 0 else LINE
        parts.append(_upright(at(tick), HEAD, bottom, colour))
        parts.append(_text(at(tick), bottom + 15, panel.show(tick), anchor="middle", size=11))
    for number, figure in enumerate(panel.figures):
        y = HEAD + ROW * number + ROW / 2
        mark = panel.marks[number] if panel.marks else None
        if figure is not None:
            parts += _figure(panel, figure, at, y)
            shown = panel.show(figure.value)
            parts.append(_text(left + PANEL + VALUE, y + 4, shown, anchor="end"))
        if mark is not None:
            parts.append(_upright(at(mark), y - 8, y + 8, RIVER, 2.5))
    return parts


def _figure(panel: Panel, figure: Estimate, at: Callable[[float], float], y: float) -> list[str]:
    low, high, here = at(figure.low), at(figure.high), at(figure.value)
    parts = []
    if panel.style == "bar":
        zero = at(0.0)
        colour = SAGE if figure.value >= 0 else CLAY
        parts.append(_box(min(zero, here), y - 7, abs(here - zero), 14, colour))
    parts.append(_line((low, y), (high, y), INK, 1.5))
    parts += [_upright(end, y - 4, y + 4, INK, 1.5) for end in (low, high)]
    if panel.style == "dot":
        parts.append(f'<circle cx="{here:.1f}" cy="{y:.1f}" r="4.5" fill="{CLAY}"/>')
    return parts


def _picture(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" font-family="{SANS}">'
    )
    named = f"<title>{escape(title)}</title>"
    return "\n".join([head, named, _box(0, 0, width, height, PAPER), *parts, "</svg>", ""])


def _box(x: float, y: float, width: float, height: float, colour: str) -> str:
    size = f'width="{width:.1f}" height="{height:.1f}"'
    return f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}"/>'


def _upright(x: float, top: float, bottom: float, colour: str, wide: float = 1.0) -> str:
    return _line((x, top), (x, bottom), colour, wide)


def _line(
    start: tuple[float, float], end: tuple[float, float], colour: str, wide: float = 1.0
) -> str:
    ends = f'x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{wide}"/>'


def _text(
    x: float,
    y: float,
    said: str,
    *,
    size: float = 12.5,
    anchor: str = "start",
    weight: str = "normal",
    colour: str = INK,
    face: str = "",
) -> str:
    font = f' font-family="{face}"' if face else ""
    look = f'font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{colour}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {look}{font}>{escape(said)}</text>'
