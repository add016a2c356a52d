"""The position of the oracle of Coloma, and what can be read from it without asking anybody.

Written from ``docs/rules/coloma.md`` and the component file alone, as all of the oracle.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

COMPONENTS = Path(__file__).parents[3] / "boomtable/games/coloma/components.toml"
NEUTRAL = "neutral"


def read_box() -> dict[str, Any]:
    """The component file as it is."""
    return tomllib.loads(COMPONENTS.read_text("utf-8"))


class Side:
    """What one player, or the Shade, has: C-1.2, C-2.7."""

    def __init__(self, seat: int, color: str) -> None:
        self.seat, self.color = seat, color
        self.is_shade = False
        self.board: dict[str, Any] | None = None
        self.specialty: dict[str, Any] | None = None
        self.bucks = self.gold = self.horses = 0
        self.dudes = self.dudes_left = 0  # in the Lodge; in the General Supply
        self.tents = self.tents_left = 0
        self.graves = self.guests = self.hotels = 0
        self.wagon = ""
        self.rivers: list[int] = []
        self.bridges: list[str] = []
        self.town: list[str] = []
        self.events: list[int] = []
        self.lands: list[str] = []
        self.barrels: list[str] = []
        self.used: list[str] = []  # the first used first
        self.hand: list[str] = []
        self.top: list[str] = []  # topmost first
        self.unknown: list[str] = []
        self.bottom: list[str] = []  # the last card last
        self.carrots: list[int] = []
        self.site: int | None = None
        self.mule: int | None = None
        self.year_used: list[tuple[str, int]] = []  # abilities: card, number
        self.vp = dict.fromkeys(["sale", "shootouts", "owed", "guests", "other"], 0)
        self.shade_rivers = self.shade_buildings = self.gone = 0

    def deck(self) -> int:
        """How many cards the deck has: C-9.6."""
        return len(self.top) + len(self.unknown) + len(self.bottom)


class Position:
    """The table: C-1.1, and how it stands before anything is drawn: section 2."""

    def __init__(
        self, players: int, settings: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        self.box = box = box or read_box()
        self.players = players
        self.solo = players == 1
        self.mules = bool(settings.get("mules", False))
        self.with_hotels = bool(settings.get("hotels", False))
        self.set = str(settings.get("specialties", "no"))
        self.boards = str(settings.get("boards", "A"))
        levels = {entry["id"]: entry for entry in box["solo"]["levels"]}
        named = settings.get("level") or next(iter(levels))  # C-R71
        self.level: dict[str, Any] | None = levels[named] if self.solo else None
        self.buster_plays = players in box["buster"]["players"] and not self.mules  # C-21.1
        self.sites = {entry["id"]: entry for entry in box["sites"]}
        self.event_of = {entry["site"]: entry for entry in box["events"]}
        self.cards = {entry["id"]: entry for entry in box["towns"]}
        self.barrel_kinds = {entry["id"]: entry for entry in box["barrels"]}
        self.bridge_kinds = {entry["id"]: entry for entry in box["bridges"]}
        self.charts = {entry["id"]: entry for entry in box["charts"]}
        self.nodes = {entry["id"]: entry for entry in box["map"]["nodes"]}
        self.row_sizes: list[int] = box["shootout"]["rows"]
        self.sides = self.seat_players(settings.get("colors") or "")
        # The table of C-2.1 to C-2.6.
        self.year = self.round = 0
        self.barker: int = box["wheel"]["start_barker_site"]
        self.bust: int | None = None
        self.busted: list[int] = []
        self.sheriff: int | None = None
        self.spaces: list[int] = box["gold"]["spaces"][str(players)]
        self.supply = sum(self.spaces) - sum(side.gold for side in self.sides)  # C-2.7, C-R54
        self.cart = 0
        self.outlaws: int = box["years"][0]["outlaws"]
        self.rows: list[int | str | None] = [None] * len(self.row_sizes)
        if players <= 2:  # C-2.11
            self.rows[box["setup"]["table"]["neutral_gunmen_row"] - 1] = NEUTRAL
        self.chart: str | None = None
        self.charts_seen: list[str] = []
        self.stash: list[str | None] = [None] * (box["stash"]["spaces"] - 1)
        self.stack = {kind: entry["count"] for kind, entry in self.barrel_kinds.items()}
        self.discards = dict.fromkeys(self.barrel_kinds, 0)
        self.stacks: dict[str, int] = {}  # the Bridges, in the order of the file
        per_player = box["setup"]["table"]["hotels_per_player"]
        self.hotels_left = per_player * max(2, players) if self.with_hotels else 0  # C-22.1
        self.avoids: list[int] = []
        self.buster: int | None = None
        self.wagon_cards: list[str] = list(box["solo"]["wagon_cards"])
        # The turn under way.
        self.active: int | None = None
        self.common: str | None = None
        self.boom: str | None = None
        self.uses: dict[tuple[str, int], int] = {}
        self.built: list[str] = []
        self.rows_filled = self.pitched_anywhere = 0
        self.trail: list[str] = []

    def seat_players(self, colors: str) -> list[Side]:
        """C-2.7, C-2.12, C-24.1, C-25.1, C-26.1 to C-26.3."""
        box, start = self.box, self.box["setup"]["player"]
        free = [entry["id"] for entry in box["colors"]]
        taken = colors.split(",")[: self.players] if colors else free[: self.players]
        sides = [Side(seat, color) for seat, color in enumerate(taken)]
        for side in sides:
            side.dudes, side.tents, side.bucks = start["dude"], start["tent"], start["buck"]
            side.horses, side.gold, side.wagon = start["horse"], start["gold"], start["wagon"]
            side.dudes_left = box["limits"]["dudes_per_color"] - side.dudes
            side.tents_left = box["limits"]["tents_per_color"] - side.tents
            side.unknown = list(self.cards)
            for board in box["canyons"]:
                if board["side"] == self.boards and board["color"] in {"any", side.color}:
                    side.board = board
            for card in box["specialties"]:
                if card["set"] == self.set and card["color"] == side.color:
                    side.specialty = card
            if self.mules:  # C-23.1
                side.carrots = list(box["wheel"]["sites"])
        if self.level:
            solo = box["solo"]
            shade = Side(1, next(color for color in free if color not in taken))
            shade.is_shade = True
            shade.dudes, shade.tents, shade.wagon = solo["dude"], solo["tent"], solo["wagon"]
            shade.events = [solo["tent_on_event"]]
            shade.horses, shade.gold = self.level["horse"], self.level["gold"]
            sides.append(shade)
        return sides

    def order(self) -> list[int]:
        """Player order: the Sheriff first, then clockwise."""
        assert self.sheriff is not None
        count = len(self.sides)
        return [(self.sheriff + step) % count for step in range(count)]

    # --- the wheel ---------------------------------------------------------------------------

    def site_after(self, site: int, steps: int) -> int:
        """So many Sites further clockwise (or back): C-4.1."""
        sites: list[int] = self.box["wheel"]["sites"]
        return sites[(sites.index(site) + steps) % len(sites)]

    def signpost(self) -> int:
        """C-4.4."""
        return self.site_after(self.barker, self.box["wheel"]["signpost_offset"])

    def copied(self) -> int:
        """C-4.5."""
        return self.site_after(self.signpost(), self.box["wheel"]["signpost_copies"])

    def common_of(self, site: int) -> str:
        """C-4.3."""
        return str(self.sites["barker" if site == self.barker else str(site)]["common"])

    def boom_place(self, site: int) -> str:
        """Whose Boom a Site has: C-4.3, C-4.4."""
        if site == self.barker:
            return "barker"
        return str(self.copied() if site == self.signpost() else site)

    def boom_of(self, site: int) -> str:
        """C-4.3 to C-4.5, C-8.3."""
        return str(self.sites[self.boom_place(site)]["boom"])

    def busts(self) -> tuple[int, list[int]]:
        """Where the Bust tile lies, and all Sites that are Bust: C-7.3 to C-7.7."""
        pioneers = dict.fromkeys(self.box["wheel"]["sites"], 0)
        for side in self.sides:
            for site in (side.site, side.mule):
                if site is not None:
                    pioneers[site] += 1
        if self.buster is not None:
            pioneers[self.buster] += 1
        most = [site for site in pioneers if pioneers[site] == max(pioneers.values())]
        tile = most[0] if len(most) == 1 else self.signpost()
        return tile, [tile, self.signpost()] if tile == self.copied() else [tile]

    # --- abilities ---------------------------------------------------------------------------

    def is_at(self, seat: int, place: str) -> bool:
        """Whether a player is at a card's site: C-16.10."""
        site = self.sides[seat].site
        if site is None:
            return False
        if place == "barker":
            return site == self.barker
        if place == "bust":
            return site in self.busted
        if place == "signpost":
            return site == self.signpost()
        return site == int(place) and site != self.barker

    def bust_fits(self, seat: int, ability: dict[str, Any]) -> bool:
        """C-16.11."""
        is_bust = self.sides[seat].site in self.busted
        return ability.get("bust", "any") in {"any", "required" if is_bust else "absent"}

    def abilities(self, seat: int) -> list[tuple[str, int, dict[str, Any], str | None]]:
        """Abilities that are awake: card, number, ability, site of the card: C-14.3, C-16.9."""
        side = self.sides[seat]
        found = [(self.box["mill"], None)]
        for card, entry in self.cards.items():
            if card in side.town and card not in self.built:
                found.append((entry, entry["site"]))
        if side.specialty:  # C-24.2
            found.append((side.specialty, None))
        return [
            (entry["id"], number, ability, site)
            for entry, site in found
            for number, ability in enumerate(entry["abilities"], 1)
        ]

    def mod(self, seat: int, key: str) -> int:
        """C-16.13, C-R37; between turns only specialties work."""
        total = 0
        for _card, _number, ability, site in self.abilities(seat):
            if ability["trigger"] != "passive" or not self.bust_fits(seat, ability):
                continue
            if site is None or (self.active == seat and self.is_at(seat, site)):
                total += sum(mod["n"] for mod in ability["mods"] if mod["key"] == key)
        return total

    def uses_left(self, seat: int, card: str, number: int, ability: dict[str, Any]) -> bool:
        """C-16.14."""
        times = ability.get("times", 1)
        if times and self.uses.get((card, number), 0) >= times:
            return False
        yearly = ability.get("times_per_year", 0)
        return not yearly or self.sides[seat].year_used.count((card, number)) < yearly

    # --- gold and Stash ----------------------------------------------------------------------

    def gold_value(self) -> int:
        """C-6.3, C-6.4."""
        gold = self.box["gold"]
        _top, middle, bottom = self.spaces
        if self.supply < bottom:
            return int(gold["values"][2])
        if self.supply < bottom + middle:
            return int(gold["values"][1])
        is_full = self.supply == sum(self.spaces)
        return int(gold["value_when_full"] if is_full else gold["values"][0])

    def ways_to_pay(self, seat: int, cost: int) -> list[int]:
        """Numbers of nuggets that may be used for so many Bucks: C-6.5, C-6.6, C-24.10."""
        side, value = self.sides[seat], self.gold_value() + self.mod(seat, "gold-value")
        return [
            nuggets
            for nuggets in range(side.gold + 1)
            if nuggets == 0 or (nuggets - 1) * value < cost
            if side.bucks + nuggets * value >= cost
        ]

    def full_spaces(self) -> list[int]:
        """Spaces of the Stash that are not empty: C-10.4, C-10.8."""
        full = [number for number, kind in enumerate(self.stash, 1) if kind]
        has_stack = any(self.stack.values()) or any(self.discards.values())
        return [0, *full] if has_stack else full

    # --- the Shootout ------------------------------------------------------------------------

    def gunmen(self, owner: int | str) -> int:
        """C-17.2, C-21.6."""
        rows = zip(self.rows, self.row_sizes, strict=True)
        return sum(size for holder, size in rows if holder == owner)

    def ranking(self) -> list[int | str]:
        """C-18.2, C-21.6."""
        owners = [*range(len(self.sides)), NEUTRAL]
        present = [owner for owner in owners if self.gunmen(owner)]
        return sorted(present, key=lambda it: (-self.gunmen(it), self.rows.index(it)))

    def is_won(self) -> bool:
        """C-18.1, C-R46."""
        return sum(self.gunmen(owner) for owner in self.ranking()) > self.outlaws

    def absent(self) -> list[int]:
        """C-18.5."""
        return [seat for seat in self.order() if not self.gunmen(seat)]
