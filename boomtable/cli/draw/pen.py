"""What painters of games with many pieces write with: a view, its words, marks of seats, lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text

from boomtable.cli.draw.palette import GOLD, LINE, seat_shape, seat_style
from boomtable.locale import say

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View


class TablePen:
    """A view with the words and marks to tell it; a game's pen adds its own signs."""

    words: ClassVar[str]
    """What the keys of the painter's sentences begin with."""
    tints: ClassVar[Mapping[str, str]] = {}
    """The colours of signs."""

    def __init__(self, view: View, canvas: Canvas) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.box: dict[str, Any] = self.table["box"]
        self.canvas = canvas
        self.lang = canvas.lang
        self.seats: list[dict[str, Any]] = self.table["seats"]

    @property
    def own(self) -> dict[str, Any] | None:
        """The side of whoever looks; nobody's for a spectator."""
        seat = self.view["seat"]
        return None if seat is None else self.seats[seat]

    @property
    def options(self) -> list[str]:
        """The notations that can be answered now."""
        decision = self.view["decision"] or {}
        return [option["text"] for option in decision.get("options", ())]

    @property
    def prompt(self) -> str:
        """What is asked, if whoever looks is asked."""
        decision = self.view["decision"]
        return str(decision["prompt"]) if decision and "options" in decision else ""

    # --- words ---------------------------------------------------------------------------------

    def say(self, word: str, **gaps: Any) -> str:
        """A word or sentence of this painter."""
        return say(self.lang, f"{self.words}.{word}", **gaps)

    def named(self, thing: dict[str, Any]) -> str:
        """The name of a thing of the box."""
        return str(thing["name_fr" if self.lang == "fr" else "name"])

    def thing(self, kind: str, name: str) -> dict[str, Any]:
        """A thing of the box by its id."""
        found: dict[str, Any] = next(it for it in self.box[kind] if it["id"] == name)
        return found

    def name_of(self, kind: str, name: str) -> str:
        """The name of a thing of the box by its id."""
        return self.named(self.thing(kind, name))

    # --- marks and colours ---------------------------------------------------------------------

    def style(self, style: str) -> str:
        """A style where there are colours; else what is left of it."""
        if self.canvas.colour:
            return style
        kept = (word for word in style.split() if word != "on" and not word.startswith("#"))
        return " ".join(kept)

    def mark(self, owner: int | str | None) -> Text:
        """The shape of a seat in its colour."""
        if not isinstance(owner, int):
            return ink("·", self.style(LINE))
        return ink(seat_shape(owner), self.style(f"bold {seat_style(owner)}"))

    def marks(self, owners: Sequence[int]) -> Text:
        """Several shapes."""
        return Text("").join(self.mark(owner) for owner in owners)

    def tinted(self, said: str, style: str = "") -> Text:
        """A text whose signs have their colours."""
        text = ink(said, style)
        if self.canvas.colour:
            for place, sign in enumerate(said):
                if sign in self.tints:
                    text.stylize(self.tints[sign], place, place + 1)
        return text

    def heading(self, said: str) -> Text:
        """The heading of a panel."""
        return ink(said, self.style(f"bold {GOLD}"))


def ink(said: str, style: str = "") -> Text:
    """A text in a style that what is appended to it does not take over."""
    return Text().append(said, style)


def fitted(text: Text, width: int) -> Text:
    """A text cut or padded to a width."""
    text = text.copy()
    text.truncate(max(0, width), overflow="ellipsis", pad=True)
    return text


def cut(text: Text, width: int) -> Text:
    """A text that is not wider than this."""
    text = text.copy()
    text.truncate(max(0, width), overflow="ellipsis")
    return text


def flow(head: Text, items: Sequence[Text], width: int, gap: str = " · ") -> list[Text]:
    """Items one after the other behind a heading, folded between them and never within."""
    lines = [head.copy()]
    indent = min(head.cell_len, 4) if head.plain else 0
    is_fresh = True
    for item in items:
        step = item.cell_len + (0 if is_fresh else len(gap))
        if not is_fresh and lines[-1].cell_len + step > width:
            lines.append(Text(" " * indent))
            is_fresh = True
        if not is_fresh:
            lines[-1].append(gap, "dim")
        elif lines[-1].plain.strip():
            lines[-1].append(" ")
        lines[-1].append_text(item)
        is_fresh = False
    return [cut(line, width) for line in lines]
