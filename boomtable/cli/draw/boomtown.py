"""Boomtown in a terminal: the row as cards, the auction, and a line for every player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from boomtable.cli.draw.boomtown_cards import TOWN_COLOURS, card_line, card_row, town_of
from boomtable.cli.draw.news import height_of, news_lines
from boomtable.cli.draw.palette import LINE, seat_shape, seat_style
from boomtable.cli.wrapping import wrapped
from boomtable.locale import say

if TYPE_CHECKING:
    from rich.console import RenderableType

    from boomtable.cli.draw import Canvas, View

_NARROW = 64
_NEWS_ROWS = 4
_DICE_STEPS = {"telegraph", "over"}
"""When the last roll still matters; else the news tell it."""


def paint(view: View, canvas: Canvas, news: Sequence[str]) -> RenderableType:
    """The news, the row, the auction, the players; small cards where the window is low."""
    if canvas.width < _NARROW:
        return Group(*(Text(wrapped(line, canvas.width)) for line in (*news, *plain(view, canvas))))
    table = _table(view, canvas, small=False)
    if height_of(table, canvas.width) + min(len(news) + 1, _NEWS_ROWS) > canvas.height:
        table = _table(view, canvas, small=True)
    room = canvas.height - height_of(table, canvas.width)
    return Group(*news_lines(news, canvas, max(1, room)), table)


def least_rows(view: View, canvas: Canvas) -> int:
    """How many rows the table takes at least, with a little room for news."""
    if canvas.width < _NARROW:
        return 0
    return height_of(_table(view, canvas, small=True), canvas.width) + _NEWS_ROWS - 1


def _table(view: View, canvas: Canvas, *, small: bool) -> Group:
    row = [card_row(view, canvas, small=small)] if view["table"]["row"] else []
    auction = [Text(wrapped(line, canvas.width)) for line in _auction_lines(view, canvas)]
    return Group(*row, *auction, _players(view, canvas))


def plain(view: View, canvas: Canvas) -> list[str]:
    """The same in lines that can be read aloud."""
    table = view["table"]
    lines = [_turn(table, canvas)]
    lines += [card_line(card, view, canvas) for card in table["row"]]
    lines += _auction_lines(view, canvas)
    return lines + [_player_line(view, canvas, seat) for seat in range(len(table["seats"]))]


# --- auction ---------------------------------------------------------------------------------


def _auction_lines(view: View, canvas: Canvas) -> list[str]:
    table, auction = view["table"], view["table"]["auction"]
    lines = []
    if table["winner"] is not None:
        lines.append(_won(table, canvas))
    elif table["step"] == "bid" and auction["holder"] is not None:
        who = _who(canvas, auction["holder"])
        lines.append(
            say(canvas.lang, "terminal.boomtown.standing", who=who, bid=auction["standing"])
        )
    elif table["step"] == "bid":
        who = _who(canvas, table["first"])
        lines.append(say(canvas.lang, "terminal.boomtown.opens", who=who))
    if table["shares"] and view["seat"] == table["active"]:
        lines.append(_share_preview(table, canvas))
    if table["dice"] and table["step"] in _DICE_STEPS:
        first, second = table["dice"]
        total = table["total"]
        lines.append(
            say(canvas.lang, "terminal.boomtown.dice", first=first, second=second, total=total)
        )
    return lines


def _won(table: dict[str, Any], canvas: Canvas) -> str:
    who = _who(canvas, table["winner"])
    said = say(canvas.lang, "terminal.boomtown.won", who=who, price=table["price"])
    if not table["order"]:
        return said
    order = ", ".join(f"P{seat + 1}" for seat in table["order"])
    return f"{said} {say(canvas.lang, 'terminal.boomtown.order', who=order)}"


def _share_preview(table: dict[str, Any], canvas: Canvas) -> str:
    """Who would receive what from the price: for the least bid and the quick raises above it."""
    standing = table["auction"]["standing"]
    prices = {table["auction"]["lowest"]}
    prices |= {standing + step for step in table["auction"]["quick_raises"]}
    parts = []
    for share in table["shares"]:
        if share["price"] not in prices:
            continue
        given = [f"P{seat + 1} +{gold}" for seat, gold in enumerate(share["to"]) if gold]
        given += [f"{_say(canvas, 'bank')} +{share['bank']}"] if share["bank"] else []
        parts.append(
            say(
                canvas.lang,
                "terminal.boomtown.share",
                price=share["price"],
                shares=", ".join(given) or "–",
            )
        )
    return f"{_say(canvas, 'if-you-win')} {' · '.join(parts)}"


# --- players ---------------------------------------------------------------------------------


def _players(view: View, canvas: Canvas) -> Table:
    table = view["table"]
    bidding = table["step"] == "bid"
    grid = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    grid.add_column("", no_wrap=True, max_width=20)
    grid.add_column(_say(canvas, "gold"), justify="right")
    if bidding:
        grid.add_column(_say(canvas, "bid"), justify="right")
    grid.add_column(_say(canvas, "score"), justify="right")
    grid.add_column(_say(canvas, "things"), overflow="fold")
    for seat, player in enumerate(table["seats"]):
        style = f"bold {seat_style(seat)}" if canvas.colour else "bold"
        mark = "▶" if seat == table["active"] else " "
        name = Text(f"{mark}{seat_shape(seat)} {_who(canvas, seat)}", style)
        cells = [name, Text(str(player["gold"]), "bold")]
        if bidding:
            cells.append(Text(_bid(table, seat, canvas) or "–"))
        cells += [Text(str(player["score"])), _things(view, player, canvas)]
        grid.add_row(*cells)
    return grid


def _things(view: View, player: dict[str, Any], canvas: Canvas) -> Text:
    """Mines by town (★ where mayor, ★★ governor), saloons, kept cards."""
    text = Text()
    for code, mines in groupby(player["mines"], key=lambda mine: mine["town"]):
        colour = TOWN_COLOURS.get(town_of(view, code)["colour"], LINE) if canvas.colour else ""
        star = "★" * ((code in player["mayor_of"]) + (code == player["governor_of"]))
        numbers = ",".join(f"{it['number']}{'+' if it['vein'] else ''}" for it in mines)
        text.append(f"{code}{star} ", f"bold {colour}".strip())
        text.append(f"{numbers}  ")
    for saloon in player["saloons"]:
        text.append(f"⌂{saloon['town']}({saloon['pay']})  ")
    for kept in player["kept"]:
        text.append(f"[{_named(kept, canvas)}]  ", "italic")
    return text if text.plain else Text("–")


def _owned(mine: dict[str, Any], canvas: Canvas) -> str:
    key, name = "terminal.boomtown.owned", _named(mine, canvas)
    return say(canvas.lang, key, name=name, card=mine["card"], value=mine["value"])


def _saloon(saloon: dict[str, Any], view: View, canvas: Canvas) -> str:
    return say(
        canvas.lang,
        "terminal.boomtown.owned-saloon",
        name=_named(saloon, canvas),
        card=saloon["card"],
        town=_named(town_of(view, saloon["town"]), canvas),
        pay=saloon["pay"],
    )


def _kept(card: dict[str, Any], canvas: Canvas) -> str:
    name = _named(card, canvas)
    return say(canvas.lang, "terminal.boomtown.owned-kept", name=name, card=card["card"])


def _named(thing: dict[str, Any], canvas: Canvas) -> str:
    """A card or a town by its name in the language."""
    return str(thing["name_fr"] if canvas.lang == "fr" else thing["name"])


def _bid(table: dict[str, Any], seat: int, canvas: Canvas) -> str:
    if table["auction"]["passed"][seat]:
        return _say(canvas, "passed")
    return str(table["auction"]["bids"][seat] or "")


def _player_line(view: View, canvas: Canvas, seat: int) -> str:
    table = view["table"]
    player = table["seats"][seat]
    owned = [_owned(mine, canvas) + ("+" if mine["vein"] else "") for mine in player["mines"]]
    parts = [f"{_say(canvas, 'mines')} {', '.join(owned) or _say(canvas, 'none')}"]
    if player["mayor_of"]:
        towns = [_named(town_of(view, code), canvas) for code in player["mayor_of"]]
        parts.append(f"{_say(canvas, 'mayor')} {', '.join(towns)}")
    if player["governor_of"]:
        town = _named(town_of(view, player["governor_of"]), canvas)
        parts.append(f"{_say(canvas, 'governor')} {town}")
    if player["saloons"]:
        saloons = [_saloon(saloon, view, canvas) for saloon in player["saloons"]]
        parts.append(f"{_say(canvas, 'saloons')} {', '.join(saloons)}")
    if player["kept"]:
        kept = [_kept(card, canvas) for card in player["kept"]]
        parts.append(f"{_say(canvas, 'kept')} {', '.join(kept)}")
    if table["step"] == "bid":
        bid = _bid(table, seat, canvas) or _say(canvas, "none")
        parts.append(f"{_say(canvas, 'bid')} {bid}")
    said = say(
        canvas.lang,
        "terminal.boomtown.player",
        who=_who(canvas, seat),
        gold=player["gold"],
        score=player["score"],
    )
    return f"{said} {say(canvas.lang, 'terminal.list-then').join(parts)}."


# --- words -----------------------------------------------------------------------------------


def _turn(table: dict[str, Any], canvas: Canvas) -> str:
    return say(
        canvas.lang,
        "terminal.boomtown.turn",
        turn=table["turn"],
        turns=table["turns"],
        deck=table["deck"],
    )


def _who(canvas: Canvas, seat: int) -> str:
    """A player by the seat that notations name, and by name."""
    return f"P{seat + 1} {canvas.names[seat]}"


def _say(canvas: Canvas, word: str) -> str:
    return say(canvas.lang, f"terminal.boomtown.{word}")
