"""Short signs for the things of Coloma, the same in every panel; the players' table explains them.

``$`` Bucks, ``✦`` Gold Nuggets, ``♙`` Dudes, ``△`` Tents, ``♘`` Horses, ``▯`` cards, ``▥`` Barrels,
``≈`` Rivers, ``⌒`` Bridges, ``⌂`` buildings, ``†`` Graves, ``✗`` Outlaws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from boomtable.cli.draw.palette import CLAY, GOLD, LINE, RIVER, SAGE, seat_shape, seat_style
from boomtable.locale import say

if TYPE_CHECKING:
    from boomtable.cli.draw import Canvas, View

BUCK, NUGGET, DUDE, TENT, HORSE, CARD, BARREL = "$", "✦", "♙", "△", "♘", "▯", "▥"
RIVER_SIGN, BRIDGE, TOWN, GRAVE, OUTLAW, SHERIFF = "≈", "⌒", "⌂", "†", "✗", "✪"
BARKER, SIGNPOST, BUST, BUSTER = "☞", "↰", "‡", "B"
MULE, CARROT = "ɱ", "▾"
NEUTRAL = "○"

_SIGNS = {
    "buck": BUCK,
    "gold": NUGGET,
    "dude": DUDE,
    "tent": TENT,
    "horse": HORSE,
    "card": CARD,
    "barrel": BARREL,
}
COUNTED = {
    "horses": HORSE,
    "hand": CARD,
    "graves": GRAVE,
    "barrels": BARREL,
    "gold": NUGGET,
    "rivers": RIVER_SIGN,
    "lodge-dudes": DUDE,
}
"""What Bridges count, where one sign says it."""
_TINTS = {GOLD: (NUGGET, BUCK), RIVER: (RIVER_SIGN, BRIDGE), CLAY: (OUTLAW, GRAVE), SAGE: (TENT,)}
_TINT_OF = {sign: colour for colour, signs in _TINTS.items() for sign in signs}


class Pen:
    """The view with the words and signs to tell it."""

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
        return say(self.lang, f"terminal.coloma.{word}", **gaps)

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

    def node(self, name: str) -> dict[str, Any]:
        """A space of the map."""
        found: dict[str, Any] = next(it for it in self.box["map"]["nodes"] if it["id"] == name)
        return found

    def node_name(self, name: str) -> str:
        """The name of a space; a Horseshoe goes by its id."""
        return self.named(self.node(name)) or name

    def land_name(self, name: str) -> str:
        """The name of a Frontier Land."""
        return self.named(next(it for it in self.box["map"]["lands"] if it["id"] == name))

    def who(self, owner: int | str) -> str:
        """A side by name: a player, the Shade, the neutral Gunmen."""
        if not isinstance(owner, int):
            return self.say("neutral")
        if self.seats[owner]["shade"]:
            return self.say("shade")
        return self.canvas.names[owner]

    def style(self, style: str) -> str:
        """A style where there are colours; else what is left of it."""
        kept = (word for word in style.split() if self.canvas.colour or not word.startswith("#"))
        return " ".join(kept)

    # --- signs ---------------------------------------------------------------------------------

    def mark(self, owner: int | str | None) -> Text:
        """The shape of a side in its colour."""
        if owner is None:
            return ink("·", self.style(LINE))
        if not isinstance(owner, int):
            return Text(NEUTRAL)
        return ink(seat_shape(owner), self.style(f"bold {seat_style(owner)}"))

    def marks(self, owners: Sequence[int]) -> Text:
        """Several shapes."""
        return Text("").join(self.mark(owner) for owner in owners)

    def amount(self, what: str, n: int) -> str:
        """``2♙``."""
        if what in _SIGNS:
            return f"{n}{_SIGNS[what]}"
        return self.say(f"amount.{what}", n=n)

    def cost(self, cost: dict[str, int]) -> str:
        """``4$ 1♙``."""
        parts = [f"{n}{_SIGNS[what]}" for what, n in cost.items() if n]
        return " ".join(parts) or "0"

    def effects(self, effects: Sequence[dict[str, Any]]) -> str:
        """``1✦→3 VP``."""
        paid = [it for it in effects if it["op"] == "pay"]
        got = " ".join(self._effect(it) for it in effects if it["op"] != "pay")
        if not paid:
            return got or "–"
        return f"{' '.join(self.amount(it['what'], it['n']) for it in paid)}→{got}"

    def _effect(self, effect: dict[str, Any]) -> str:
        match effect["op"]:
            case "gain":
                said = self.amount(effect["what"], effect["n"])
                return f"{said} ({self.say('cart')})" if "from" in effect else said
            case "outlaws":
                return f"{effect['n']:+}{OUTLAW}".replace("-", "−")
            case "bury":
                return f"{effect['n']}{GRAVE}"
        said = self.kind(effect["kind"])
        more = [f"−{effect['less_buck']}{BUCK}"] if "less_buck" in effect else []
        more += [f"+{effect['spaces']}"] if "spaces" in effect else []
        return f"{said} ({' '.join(more)})" if more else said

    def kind(self, kind: str) -> str:
        """A kind of action, with prices where something is sold."""
        prices = self.box["shop"]
        return self.say(f"kind.{kind}", tent=prices["tent"], horse=prices["horse"])

    def ability(self, ability: dict[str, Any]) -> str:
        """``shovel: 1✦ 1$``."""
        if ability["mods"]:
            said = ", ".join(self.say(f"mod.{key}", n=abs(n)) for key, n in ability["mods"].items())
        else:
            said = self.say("or").join(self.effects(option) for option in ability["options"])
        times = ability["times"]
        if times > 1:
            said += f" ×{times}"
        when = ability["on"] or ability["trigger"]
        if ability["bust"] != "any":
            when = f"bust-{ability['bust']}"
        elif ability["instead_of"]:
            when = f"instead-{ability['instead_of']}"
        when = self.say(f"when.{when}")
        return f"{when} {said}" if when else said

    def abilities(self, card: dict[str, Any]) -> str:
        """All that a card does."""
        parts = [self.ability(ability) for ability in card["abilities"]]
        return say(self.lang, "terminal.list-then").join(parts)

    def tinted(self, said: str, style: str = "") -> Text:
        """A text whose signs have their colours."""
        text = ink(said, style)
        if self.canvas.colour:
            for place, sign in enumerate(said):
                if sign in _TINT_OF:
                    text.stylize(_TINT_OF[sign], place, place + 1)
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
