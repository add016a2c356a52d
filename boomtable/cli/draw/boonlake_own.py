"""The own board: canal and boats, tiers with what is vacated, tracks, income, levers, cards."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.boonlake_progress import settlements_near
from boomtable.cli.draw.boonlake_signs import (
    ALWAYS,
    CARD,
    COIN,
    PIECES,
    READY,
    TRACKS,
    USED,
    Pen,
)
from boomtable.cli.draw.palette import SAGE
from boomtable.cli.draw.pen import cut, fitted, flow, ink

_MOST_COLUMNS = 3


def canal_line(pen: Pen, width: int) -> list[Text]:
    """The canal: levels of the production sites, and one more for each boat there."""
    own = _board(pen)
    return [] if own is None else [cut(_canal(pen, own), width)]


def stock_lines(pen: Pen, width: int) -> list[Text]:
    """The canal and the levers, in short."""
    own = _board(pen)
    if own is None:
        return []
    levers = [_lever_name(pen, it) for it in own["levers"]]
    line = _canal(pen, own)
    if not levers:
        return [cut(line, width)]
    head = line.append("  ").append_text(pen.heading(pen.say("levers")))
    return flow(head, levers, width)


def board_lines(pen: Pen, width: int) -> list[Text]:
    """The board but its tracks and the hand."""
    own = _board(pen)
    if own is None:
        return []
    lines = [_canal(pen, own), *_tiers(pen, own, width)]
    levers = [_lever_name(pen, it) for it in own["levers"]]
    if levers:
        lines += flow(pen.heading(pen.say("levers")), levers, width)
    return [cut(line, width) for line in (*lines, *played_lines(pen, width))]


def tracks_lines(pen: Pen, width: int) -> list[Text]:
    """Both tracks and the next income."""
    own = _board(pen)
    return [] if own is None else _tracks(pen, own, width)


def played_lines(pen: Pen, width: int) -> list[Text]:
    """The own cards that go on working, and how many have been played of each kind."""
    own = _board(pen)
    if own is None or not own["played"]:
        return []
    cards = [pen.thing("cards", card) for card in own["played"]]
    counts = [
        pen.tinted(f"{sum(card['kind'] == kind for card in cards)}{sign}")
        for kind, sign in pen.kinds.items()
    ]
    works = [f"{ALWAYS}{pen.modifier(it)}" for card in cards for it in card["permanent"]]
    works += [pen.end(it) for card in cards for it in card["end"]]
    items = [Text(" ").join(counts), *(pen.tinted(said, "italic") for said in works)]
    return flow(pen.heading(pen.say("played")), items, width)


def levers_table(pen: Pen, width: int) -> list[Text]:
    """All levers, owned or not: slot, price, what they do; in as many columns as fit."""
    own = _board(pen)
    if own is None:
        return []
    owned = {it["slot"]: it for it in own["levers"]}
    cells = []
    for lever in pen.box["levers"]:
        seen = owned.get(lever["slot"])
        sign = _lever_sign(pen, seen) if seen else ink(f"{own['slots'][str(lever['slot'])]}{COIN}")
        cell = ink(f"{lever['slot']:>2} ", "dim").append_text(fitted(sign, 3))
        style = "" if seen or _can_buy(pen, lever) else "dim"
        cell.append(f"{pen.named(lever)} ", f"bold {style}")
        cells.append(cell.append_text(pen.tinted(pen.lever(lever), style)))
    size = max(cell.cell_len for cell in cells) + 1
    columns = max(1, min(_MOST_COLUMNS, (width + 1) // size))
    rows = -(-len(cells) // columns)
    lines = [
        Text(" ").join(fitted(cell, size - 1) for cell in cells[row::rows]) for row in range(rows)
    ]
    head = pen.heading(pen.say("levers")).append(f"  {pen.say('levers-key')}", "dim")
    return [cut(line, width) for line in (head, *lines)]


def _can_buy(pen: Pen, lever: dict[str, Any]) -> bool:
    return f"modernize {lever['slot']}" in pen.options or not any(
        text.startswith("modernize") for text in pen.options
    )


def _board(pen: Pen) -> dict[str, Any] | None:
    own = pen.own
    return None if own is None or own["eminence"] else own


def _canal(pen: Pen, own: dict[str, Any]) -> Text:
    line = pen.heading(pen.say("canal"))
    for place, (name, letter) in enumerate(pen.letters.items()):
        line.append(" › " if place else " ", "dim")
        boats = own["boats"].count(name)
        line.append(f"{letter}{own['sites'][name]}", "bold" if own["sites"][name] else "")
        line.append(f"+{boats}" if boats else "", pen.style(f"bold {SAGE}"))
    return line


def _lever_sign(pen: Pen, seen: dict[str, Any]) -> Text:
    return ink(READY, pen.style(f"bold {SAGE}")) if seen["ready"] else ink(USED, "dim")


def _lever_name(pen: Pen, seen: dict[str, Any]) -> Text:
    name = pen.name_of("levers", seen["lever"])
    return _lever_sign(pen, seen).append(name, "" if seen["ready"] else "dim")


# --- tiers and tracks ----------------------------------------------------------------------------


def vacated(side: dict[str, Any], recesses: list[dict[str, Any]]) -> list[bool]:
    """Which recesses have lost their piece: the topmost of each sort first (L-11.2)."""
    left = {"house": side["houses"], "settlement": side["settlements"], "cattle": side["cattle"]}
    found = []
    for recess in recesses:
        piece = recess["piece"]
        if piece == "inhabitant":
            found.append(recess["tier"] in side["bonus"])
            continue
        found.append(left[piece] > 0)
        left[piece] -= 1
    return found


def _tiers(pen: Pen, own: dict[str, Any], width: int) -> list[Text]:
    recesses = pen.box["recesses"]
    items: dict[int, Text] = {}
    for recess, is_empty in zip(recesses, vacated(own, recesses), strict=True):
        item = items.setdefault(recess["tier"], ink(f"{recess['tier']}:", "dim"))
        if is_empty:
            item.append(f" {_worth(pen, recess)}", pen.style(f"bold {SAGE}"))
        else:
            item.append(f" {PIECES[recess['piece']]}")
    vp = "|".join(str(it) for it in pen.box["tier_vp"].values())
    at_end = ink(pen.say("tiers-end", vp=vp), "dim")
    return flow(pen.heading(pen.say("tiers")), [*items.values(), at_end], width, gap="  ")


def _worth(pen: Pen, recess: dict[str, Any]) -> str:
    parts = [f"{recess['coins']}{COIN}"] if recess["coins"] else []
    parts += [f"{recess['vp']}{pen.say('vp')}"] if recess["vp"] else []
    return "".join(parts) or "0"


def income(pen: Pen, side: dict[str, Any]) -> dict[str, int]:
    """What the next interim scoring brings a side: tracks, recesses, cattle (L-16.5)."""
    tracks = pen.box["tracks"]
    steps = [tracks["coin"][side["coin_step"]], tracks["card"][side["card_step"]]]
    recesses = pen.box["recesses"]
    steps += [it for it, empty in zip(recesses, vacated(side, recesses), strict=True) if empty]
    found = {what: sum(step.get(what, 0) for step in steps) for what in ("coins", "cards", "vp")}
    for it in pen.table["map"]:
        own_cattle = it["cattle"].count(side["seat"])
        if own_cattle:
            found["vp"] += own_cattle * pen.box["cattle_vp"] * settlements_near(pen, it["space"])
    return found


def _tracks(pen: Pen, own: dict[str, Any], width: int) -> list[Text]:
    items = []
    for name, sign in TRACKS.items():
        track, step = pen.box["tracks"][name], own[f"{name}_step"]
        item = pen.tinted(f"{sign}{step}/{len(track) - 1} ").append_text(_step(pen, track[step]))
        if step + 1 < len(track):
            item.append(" → ", "dim").append_text(_step(pen, track[step + 1]))
        ahead = [at for at in range(step + 1, len(track)) if track[at]["crossing"]]
        if ahead:
            reward = pen.effects(track[ahead[0]]["crossing"])
            item.append(f" ({pen.say('crossing', n=ahead[0], reward=reward)})", "dim")
        items.append(item)
    due = income(pen, own)
    said = " ".join(pen.amount(what, n) for what, n in due.items() if n) or "–"
    items.append(pen.tinted(pen.say("income", what=said)))
    return flow(pen.heading(pen.say("tracks")), items, width)


def _step(pen: Pen, step: dict[str, Any]) -> Text:
    parts = [f"{step['coins']}{COIN}"] if step["coins"] else []
    parts += [f"{step['cards']}{CARD}"] if step["cards"] else []
    parts += [pen.vp(step["vp"])] if step["vp"] else []
    return pen.tinted(" ".join(parts))
