"""Short signs for the things of Coloma, the same in every panel; the players' table explains them.

``$`` Bucks, ``✦`` Gold Nuggets, ``♙`` Dudes, ``△`` Tents, ``♘`` Horses, ``▯`` cards, ``▥`` Barrels,
``≈`` Rivers, ``⌒`` Bridges, ``⌂`` buildings, ``†`` Graves, ``✗`` Outlaws.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text

from boomtable.cli.draw.palette import CLAY, GOLD, RIVER, SAGE
from boomtable.cli.draw.pen import TablePen
from boomtable.locale import say

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


class Pen(TablePen):
    """The view with the words and signs to tell it."""

    words = "terminal.coloma"
    tints: ClassVar = {sign: colour for colour, signs in _TINTS.items() for sign in signs}

    # --- words ---------------------------------------------------------------------------------

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

    # --- signs ---------------------------------------------------------------------------------

    def mark(self, owner: int | str | None) -> Text:
        """The shape of a side in its colour; neutral Gunmen have a shape of their own."""
        return Text(NEUTRAL) if isinstance(owner, str) else super().mark(owner)

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
