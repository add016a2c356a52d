"""The own hand: what can be played stands out, what cannot be paid is dim with what is short."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.text import Text

from boomtable.cli.draw.boonlake_prices import shortage
from boomtable.cli.draw.boonlake_signs import Pen
from boomtable.cli.draw.palette import CLAY, SAGE
from boomtable.cli.draw.pen import cut, fitted, flow, ink

_BRIEF_ROWS = 2
_LEAST_ROWS = 3


def hand_long(pen: Pen, width: int, rows: int = 99) -> list[Text]:
    """A line for each card, those that can be played first; the names of what has no room."""
    own = pen.own
    if own is None or not own["hand"]:
        return hand_short(pen, width)
    cards = sorted(_counted(own["hand"]), key=lambda it: _rank(pen, own, it[0]))
    shown = cards if len(cards) < rows else cards[: max(_LEAST_ROWS, rows) - 2]
    things = [pen.thing("cards", card) for card, _ in shown]
    names = max(len(pen.named(it)) for it in things) + 3
    costs = max(len(_cost(pen, own, it)) for it in things)
    line = pen.heading(pen.say("hand")).append(f" {len(own['hand'])}")
    lines = [line.append(f"  {pen.say('hand-key')}", "dim")]
    for (card, copies), thing in zip(shown, things, strict=True):
        short = _short(pen, own, card)
        style = "dim" if short else ""
        line = ink("▸" if _is_open(pen, card) else " ", pen.style(f"bold {SAGE}"))
        line.append_text(pen.tinted(f"{pen.kinds[thing['kind']]} "))
        name = f"{pen.named(thing)}{f' ×{copies}' if copies > 1 else ''}"
        line = fitted(line.append(name, style), names + 4)
        line.append_text(pen.tinted(_cost(pen, own, thing).ljust(costs), style))
        line.append(f"  {short}" if short else "", pen.style(CLAY))
        line.append("  ").append_text(pen.tinted(pen.card(thing), style or "italic"))
        lines.append(line)
    rest = [Text(pen.name_of("cards", card)) for card, _ in cards[len(shown) :]]
    if rest:
        lines.append(_as_many(ink(f"+{len(rest)}", "dim"), rest, width))
    return [cut(line, width) for line in lines]


def hand_short(pen: Pen, width: int) -> list[Text]:
    """Names and costs."""
    own = pen.own
    if own is None or own["hand"] is None:
        return []
    items = []
    for card, copies in _counted(own["hand"]):
        thing = pen.thing("cards", card)
        times = f" ×{copies}" if copies > 1 else ""
        style = "dim" if _short(pen, own, card) else ""
        sign = pen.kinds[thing["kind"]]
        said = f"{sign}{pen.named(thing)}{times} {_cost(pen, own, thing)}"
        items.append(pen.tinted(said, style))
    return flow(pen.heading(pen.say("hand")), items or [Text("–")], width)


def hand_brief(pen: Pen, width: int) -> list[Text]:
    """Two rows: with costs, or names alone, or as many names as there is room for."""
    lines = hand_short(pen, width)
    own = pen.own
    if own is None or len(lines) <= _BRIEF_ROWS:
        return lines
    cards = sorted(_counted(own["hand"]), key=lambda it: _rank(pen, own, it[0]))
    names = [
        Text(pen.name_of("cards", card), "dim" if _short(pen, own, card) else "")
        for card, _ in cards
    ]
    head = pen.heading(pen.say("hand"))
    for shown in range(len(names), 0, -1):
        rest = [ink(f"+{len(names) - shown}", "dim")] if shown < len(names) else []
        lines = flow(head, [*names[:shown], *rest], width)
        if len(lines) <= _BRIEF_ROWS:
            break
    return lines


def _as_many(head: Text, items: list[Text], width: int) -> Text:
    return cut(flow(head, items, 10 * width)[0], width)


def _counted(hand: list[str]) -> list[tuple[str, int]]:
    return list(Counter(hand).items())


def _is_open(pen: Pen, card: str) -> bool:
    return f"play {card}" in pen.options


def _short(pen: Pen, own: dict[str, Any], card: str) -> str:
    if _is_open(pen, card):
        return ""
    return shortage(pen, own, pen.thing("cards", card)["cost"])


def _rank(pen: Pen, own: dict[str, Any], card: str) -> int:
    """What can be played, what could be paid, the rest; otherwise as they are in the hand."""
    if _is_open(pen, card):
        return 0
    return 2 if _short(pen, own, card) else 1


def _cost(pen: Pen, own: dict[str, Any], thing: dict[str, Any]) -> str:
    return pen.cost(thing["cost"], own["card_discount"])
