"""Short signs for the things of Boonlake, the same in every panel; ``help`` explains them.

``$`` coins, ``▯`` cards, ``♙`` inhabitants, ``∪`` vases, ``⌂`` houses, ``♖`` settlements, ``∀``
cattle, ``⊞`` production sites, ``»`` a step on a track, ``↥`` a lever that is ready and ``↧`` one
that is used, ``☼ ◒ ☾`` the kinds of cards. Resources go by the first letters of their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, ClassVar

from boomtable.cli.draw.palette import CLAY, GOLD, RIVER, SAGE
from boomtable.cli.draw.pen import TablePen
from boomtable.locale import say

COIN, CARD, INHABITANT, VASE = "$", "▯", "♙", "∪"
HOUSE, SETTLEMENT, CATTLE, SITE = "⌂", "♖", "∀", "⊞"
STEP, INCOME, READY, USED, ALWAYS = "»", "↻", "↥", "↧", "∞"
BRIDGE, FORD, WATER, LOCK, CROSSED = "║", "┊", "≈", "‖", "¦"
MET, FAILED, OPEN = "✓", "✗", "?"
KINDS = ("☼", "◒", "☾", "✧", "✦")
"""The signs of the kinds of cards: Day, Sunset, Night, and some more for other boxes."""

AMOUNTS = {"coins": COIN, "cards": CARD, "inhabitants": INHABITANT, "vases": VASE}
PIECES = {"inhabitant": INHABITANT, "house": HOUSE, "settlement": SETTLEMENT, "cattle": CATTLE}
TRACKS = {"coin": f"{COIN}{STEP}", "card": f"{CARD}{STEP}"}
COUNTED = {
    "cattle-removed": CATTLE,
    "houses-removed": HOUSE,
    "settlements-removed": SETTLEMENT,
    "site-levels": SITE,
    "coin-steps": TRACKS["coin"],
    "card-steps": TRACKS["card"],
    "levers": READY,
    "scored-presences": COIN,
}
"""What cards count, where one sign says it."""
_TINTS = {
    GOLD: (COIN, KINDS[0]),
    RIVER: (VASE, KINDS[2], WATER),
    CLAY: (KINDS[1],),
    SAGE: (SITE, READY),
}


class Pen(TablePen):
    """The view with the words and signs to tell it."""

    words = "boonlake.draw"
    tints: ClassVar = {sign: colour for colour, signs in _TINTS.items() for sign in signs}

    def game(self, key: str, **gaps: Any) -> str:
        """A sentence of the game itself."""
        return say(self.lang, f"boonlake.{key}", **gaps)

    def who(self, side: int) -> str:
        """A side by name: a player, or the Eminence."""
        if self.seats[side]["eminence"]:
            return self.game("eminence")
        return self.canvas.names[side]

    def thing_of_solo(self, kind: str, name: str) -> dict[str, Any]:
        """A tile or level of the solo game."""
        found: dict[str, Any] = next(it for it in self.box["solo"][kind] if it["id"] == name)
        return found

    def is_asked(self, seat: int) -> bool:
        """Whether a seat is asked something and has not answered yet."""
        decision = self.view["decision"]
        return bool(decision and seat in decision["seats"] and seat not in decision["sealed"])

    @property
    def scoring(self) -> int:
        """The interim scoring under way, or the next one; the last when all are over."""
        table = self.table
        number: int = table["scoring"] if table["scoring_step"] else table["scoring"] + 1
        return min(number, int(table["scorings"]))

    @cached_property
    def letters(self) -> dict[str, str]:
        """The resources by as few first letters of their names as tell them apart."""
        names = {it["id"]: self.named(it) for it in self.box["resources"]}
        for size in range(1, max(map(len, names.values())) + 1):
            short = {name: said[:size].upper() for name, said in names.items()}
            if len(set(short.values())) == len(short):
                return short
        return names

    @cached_property
    def kinds(self) -> dict[str, str]:
        """The signs of the kinds of cards."""
        return {
            kind["id"]: KINDS[place] if place < len(KINDS) else self.named(kind)
            for place, kind in enumerate(self.box["kinds"])
        }

    @cached_property
    def laid(self) -> dict[int, dict[str, Any]]:
        """The tiles on the map, by space."""
        return {it["space"]: it for it in self.table["map"]}

    @cached_property
    def spaces(self) -> dict[int, dict[str, Any]]:
        """The spaces of the map, by number."""
        return {it["space"]: it for it in self.box["map"]["spaces"]}

    # --- amounts, costs and effects --------------------------------------------------------------

    def amount(self, what: str, n: int) -> str:
        """``2♙``."""
        if what in AMOUNTS:
            return f"{n}{AMOUNTS[what]}"
        return self.game(f"amount.{what}", n=n)

    def vp(self, n: int) -> str:
        """``4 VP``."""
        return self.amount("vp", n)

    def cost(self, cost: dict[str, int], less: int = 0) -> str:
        """``3$ 1∪ WWS``: coins after a discount, vases, the letters of resources."""
        coins = max(0, cost.get("coins", 0) - less)
        parts = [f"{coins}{COIN}"] if coins else []
        parts += [f"{cost['vases']}{VASE}"] if cost.get("vases") else []
        letters = "".join(sign * cost.get(name, 0) for name, sign in self.letters.items())
        parts += [letters] if letters else []
        return " ".join(parts) or f"0{COIN}"

    def effects(self, effects: Sequence[dict[str, Any]]) -> str:
        """``2▯→4 VP``; a dash for nothing."""
        paid = [self.amount(it["what"], it["n"]) for it in effects if it["op"] == "lose"]
        got = [self.effect(it) for it in effects if it["op"] != "lose"]
        if not paid:
            return " ".join(got) or "–"
        return f"{' '.join(paid)}→{' '.join(got)}" if got else f"−{' −'.join(paid)}"

    def effect(self, effect: dict[str, Any]) -> str:
        """One effect of the vocabulary."""
        n = effect.get("n", 1)
        match effect["op"]:
            case "gain":
                return self.amount(effect["what"], n)
            case "gain-per":
                return f"{self.amount(effect['what'], n)}/{self.counted(effect['count'])}"
            case "advance":
                sign = TRACKS.get(effect["track"], STEP)
                return sign if n == 1 and len(sign) > 1 else f"{n}{sign}"
            case "income":
                return f"{INCOME}{TRACKS[effect['track']][0]}"
            case "exchange" | "choose":
                return self.say("or").join(self.effects(option) for option in effect["options"])
            case "upgrade":
                return self._upgrade(effect)
            case "site":
                return f"{SITE}{self.letters[effect['resource']]}"
            case "site-any":
                return SITE
            case "vase-or-site":
                return f"{VASE}/{SITE}"
            case "lever-up":
                return f"{n}{USED}→{READY}"
        return f"+{READY}"  # Modernizing.

    def _upgrade(self, effect: dict[str, Any]) -> str:
        said = {
            "house": f"{INHABITANT}→{HOUSE}",
            "settlement": f"{HOUSE}→{SETTLEMENT}",
        }.get(effect["to"], f"{INHABITANT}→{HOUSE}→{SETTLEMENT}")
        less = effect.get("inhabitants_less", 0)
        return f"{said} −{less}{INHABITANT}" if less else said

    def counted(self, count: str, region: str | None = None) -> str:
        """What a card or lever counts."""
        if region is not None:
            return self.name_of("regions", region)
        return COUNTED.get(count) or self.say(f"count.{count}")

    def card(self, card: dict[str, Any]) -> str:
        """All that a card does: at once, for good, at the end, and its printed VP."""
        parts = [self.effects(card["immediate"])] if card["immediate"] else []
        parts += [f"{ALWAYS}{self.modifier(it)}" for it in card["permanent"]]
        parts += [self.end(it) for it in card["end"]]
        parts += [self.vp(card["vp"])] if card["vp"] else []
        return " · ".join(parts)

    def modifier(self, modifier: dict[str, Any]) -> str:
        """What a card does for good."""
        kind = self.kinds[modifier["kind"]] if modifier["kind"] else ""
        gain = self.effects(modifier["gain"])
        return self.say(f"modifier.{modifier['on']}", n=modifier["n"], kind=kind, gain=gain)

    def end(self, end: dict[str, Any]) -> str:
        """What a card scores at the end."""
        count = self.counted(end["count"], end["region"])
        vp = "|".join(map(str, end["vp"]))
        if not end["at"]:
            return self.say("end-per", vp=vp, count=count)
        return self.say("end-threshold", vp=vp, count=count, at="|".join(map(str, end["at"])))

    def lever(self, lever: dict[str, Any]) -> str:
        """What a lever does and when."""
        modes = [self.effects(mode["effects"]) for mode in lever["modes"]]
        if lever["joker"]:
            coins = f" +{lever['joker_coins']}{COIN}" if lever["joker_coins"] else ""
            modes.insert(0, f"{self.say('joker')}{coins}")
        if lever["upstream"]:
            modes.append(self.say("upstream"))
        if lever["inhabitants_less"] or lever["presences_less"]:
            n, m = lever["inhabitants_less"], lever["presences_less"]
            modes.append(self.say("eased", inhabitants=n, presences=m))
        if lever["modernizes"]:
            modes.append(f"+{READY}")
        if lever["upgrades"]:
            modes.append(self._upgrade({"to": lever["upgrades"]}))
        return self.say(f"use.{lever['use']}", does=self.say("or").join(modes))
