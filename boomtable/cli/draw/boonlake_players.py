"""A line for every player; in the solo game also the board and tile of the Eminence."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from boomtable.cli.draw.boonlake_progress import settlements_near
from boomtable.cli.draw.boonlake_signs import (
    CARD,
    CATTLE,
    COIN,
    HOUSE,
    INHABITANT,
    READY,
    SETTLEMENT,
    SITE,
    STEP,
    VASE,
    Pen,
)
from boomtable.cli.draw.palette import seat_style
from boomtable.cli.draw.pen import cut, fitted, flow

_COLUMNS = (
    ("vp", "", "vp"),
    ("end", "", "score"),
    ("coins", COIN, "coins"),
    ("vases", VASE, "vases"),
    ("inhabitants", INHABITANT, "people"),
    ("cards", CARD, "hand_size"),
    ("sites", SITE, "sites"),
    ("levers", READY, "levers"),
    ("coin-step", f"{COIN}{STEP}", "coin_step"),
    ("card-step", f"{CARD}{STEP}", "card_step"),
    ("houses", HOUSE, "houses"),
    ("settlements", SETTLEMENT, "settlements"),
    ("cattle", CATTLE, "cattle"),
    ("ship", "", "ship"),
)
_WIDEST_NAME = 20
_NOT_OF_THE_EMINENCE = {
    *("coins", "vases", "people", "hand_size", "sites", "levers", "coin_step", "card_step"),
}
CORNER_SIGNS = {"ul": "◸", "ur": "◹", "ll": "◺", "lr": "◿"}


def players_table(pen: Pen, width: int) -> list[Text]:
    """Everybody: points, purse, pieces off the board, tracks, levers, the ship."""
    return _table(pen, width, list(range(len(pen.seats))))


def own_line(pen: Pen, width: int) -> list[Text]:
    """The same of whoever looks alone, with its heading."""
    seat = pen.view["seat"]
    return players_table(pen, width) if seat is None else _table(pen, width, [seat])


def _table(pen: Pen, width: int, seats: list[int]) -> list[Text]:
    rows = [[_value(pen, pen.seats[seat], key) for _, _, key in _COLUMNS] for seat in seats]
    where = round_line(pen)
    name = min(_WIDEST_NAME, max(len(where), *(len(pen.who(seat)) + 3 for seat in seats)))
    heads = _headings(pen, rows, width - name)
    sizes = _sizes(heads, rows)
    gap = "  " if name + sum(sizes) + 2 * len(sizes) <= width else " "
    lines = [fitted(Text(where, "dim"), name)]
    for head, size in zip(heads, sizes, strict=True):
        lines[0].append_text(pen.tinted(f"{gap}{head.rjust(size)}", "dim"))
    for seat, row in zip(seats, rows, strict=True):
        line = fitted(_name(pen, seat), name)
        for (word, _, _), value, size in zip(_COLUMNS, row, sizes, strict=True):
            style = "bold" if word == "vp" else "dim" if value in {"0", "–"} else ""
            line.append(f"{gap}{value.rjust(size)}", style)
        lines.append(line)
    return [cut(line, width) for line in lines]


def round_line(pen: Pen) -> str:
    """How far the game is: the round, and the scoring under way."""
    table = pen.table
    if table["phase"] == "setup":
        return ""
    if table["scoring_step"]:
        return pen.say("scoring", n=table["scoring"], of=table["scorings"])
    if table["last_lap"]:
        return pen.say("last-lap")
    return pen.say("round", n=table["round"], of=table["rounds"])


def _sizes(heads: list[str], rows: list[list[str]]) -> list[int]:
    return [max(len(head), *(len(row[at]) for row in rows)) for at, head in enumerate(heads)]


def _headings(pen: Pen, rows: list[list[str]], width: int) -> list[str]:
    """Signs with their words, so that the signs explain themselves; without where it is narrow."""
    words = [f"{sign} {pen.say(f'column.{word}')}".strip() for word, sign, _ in _COLUMNS]
    if sum(_sizes(words, rows)) + 2 * len(words) <= width:
        return words
    return [sign or pen.say(f"column.{word}") for word, sign, _ in _COLUMNS]


def _value(pen: Pen, side: dict[str, Any], key: str) -> str:
    if side["eminence"] and key in _NOT_OF_THE_EMINENCE:
        return "–"
    match key:
        case "people":
            return f"{side['ranch']}+{side['supply']}"
        case "sites":
            return "".join(str(level) for level in side["sites"].values())
        case "levers":
            ready = sum(lever["ready"] for lever in side["levers"])
            return f"{ready}/{len(side['levers'])}" if side["levers"] else "0"
        case "ship":
            return str(pen.table["ships"][side["seat"]])
    return str(side[key]).replace("-", "−")


def _name(pen: Pen, seat: int) -> Text:
    is_active = seat == pen.table["active"] or pen.is_asked(seat)
    name = Text("▶" if is_active else " ").append_text(pen.mark(seat))
    name.append("*" if seat == pen.table["starter"] else " ", "dim")
    return name.append(pen.who(seat), pen.style(f"bold {seat_style(seat)}"))


# --- the Wise Eminence ---------------------------------------------------------------------------


def eminence_lines(pen: Pen, width: int) -> list[Text]:
    """In the solo game: the tile in use, the preferred number, the stack, the income."""
    solo = pen.table["solo"]
    if solo is None:
        return []
    items = [Text(pen.named(pen.thing_of_solo("levels", pen.table["level"])))]
    if solo["turned"]:
        tile = pen.thing_of_solo("tiles", solo["turned"][-1])
        actions = "/".join(pen.name_of("strips", strip) for strip in tile["actions"])
        items.append(Text(f"{pen.named(tile)} {actions}"))
    if solo["preferred"] is not None:
        items.append(Text(pen.say("preferred", n=solo["preferred"]), "bold"))
    stack = " ".join(f"{n}{kind}" for kind, n in solo["stack"].items())
    corner = f" {CORNER_SIGNS.get(solo['corner'], '')}" if solo["corner"] else ""
    items.append(Text(f"{pen.say('stack', tiles=stack)}{corner}"))
    board = pen.box["solo"]
    vp = board["cactus"][min(solo["cactus"], len(board["cactus"]) - 1)]
    items.append(Text(pen.say("cactus", n=solo["cactus"], of=len(board["cactus"]) - 1, vp=vp)))
    items.append(Text(pen.say("income", what=pen.vp(eminence_income(pen)))))
    return flow(pen.heading(pen.game("eminence")), items, width)


def eminence_income(pen: Pen) -> int:
    """L-19.23: the last vacated space of each column, the cactus, settlements beside its cattle."""
    solo, board = pen.table["solo"], pen.box["solo"]
    side = next(it for it in pen.seats if it["eminence"])
    vp: int = board["cactus"][min(solo["cactus"], len(board["cactus"]) - 1)]
    for column, key in (("house", "houses"), ("settlement", "settlements"), ("cattle", "cattle")):
        vp += board[column][side[key] - 1] if side[key] else 0
    for it in pen.table["map"]:
        near = it["cattle"].count(side["seat"]) * settlements_near(pen, it["space"])
        vp += near * pen.box["cattle_vp"]
    return vp
