"""The Shade of the solo game and the final scoring: sections 20 and 26."""

from __future__ import annotations

from typing import Any

from tests.games.coloma.oracle_effects import Asking, Effect
from tests.games.coloma.oracle_turns import Turns


class Shades(Turns):
    """What the Shade does, and what everybody scores."""

    # --- the Shade: section 26 ---------------------------------------------------------------

    def shade_event(self, site: int) -> None:
        """C-26.5."""
        side, events = self.sides[1], self.box["solo"]["events"]
        if site == events["gain"]["event"]:
            gained = min(events["gain"]["n"], self.supply)
            self.supply -= gained
            side.gold += gained
        if site == events["sell"]["event"]:
            sold = min(events["sell"]["max"], side.gold)
            self.spend_gold(1, sold)
            side.vp["sale"] += sold * events["sell"]["vp"]

    def shade_rewards(self, effects: list[Effect]) -> list[Effect]:
        """What it takes of a reward: C-26.21, C-R60."""
        useful = {"vp", "gold", "horse"}
        return [it for it in effects if it["op"] == "bury" or it.get("what") in useful]

    def go_home(self, owner: int, gunmen: int) -> None:
        """Gunmen in the Clean Up: C-19.1, C-26.22."""
        side = self.sides[owner]
        if side.is_shade:
            side.gone += gunmen
        else:
            side.dudes_left += gunmen

    def shade_turn(self) -> Asking[None]:
        """C-26.10."""
        site = self.sides[1].site
        assert site is not None
        self.active = 1
        self.fresh_limits()
        place = "barker" if site == self.barker else str(site)
        yield from self.shade_part(self.box["solo"]["actions"][place], "common")
        if site not in self.busted:
            yield from self.shade_part(self.box["solo"]["actions"][self.boom_place(site)], "boom")
        self.active = None

    def shade_part(self, parts: dict[str, Any], which: str) -> Asking[None]:
        """One part of a turn: C-26.12 to C-26.18."""
        side, kind = self.sides[1], parts[which]
        if kind in {"horse", "gold", "vp"}:
            self.shade_gain(parts, kind)
        elif kind == "barrel":
            yield from self.shade_barrel()
        elif kind in {"river", "river-and-bridge"}:  # C-26.14
            side.shade_rivers += 1
            standing = [bridge for bridge, left in self.stacks.items() if left]
            if standing and kind == "river-and-bridge":
                self.stacks[standing[0]] -= 1
        elif kind == "building":
            self.shade_build()
        elif kind == "paid-building":
            if side.gold >= parts["gold"]:
                self.spend_gold(1, parts["gold"])
                self.shade_build()
        elif kind == "wagon":
            yield from self.shade_wagon()
        else:
            assert kind == "settle"
            self.shade_settle()

    def shade_gain(self, parts: dict[str, Any], kind: str) -> None:
        """C-26.12, C-26.13, C-26.18."""
        side = self.sides[1]
        if kind == "horse" and side.horses < self.horse_limit(1):
            side.horses += 1
        elif kind == "gold" and self.supply:
            self.supply -= 1
            side.gold += 1
        elif kind == "vp":
            side.vp["other"] += parts["vp"] + side.hotels * parts["vp_per_hotel"]
        else:
            side.vp["other"] += parts[f"{kind}_else_vp"]

    def shade_build(self) -> None:
        """C-26.15."""
        if self.hotels_left:
            self.hotels_left -= 1
            self.sides[1].hotels += 1
        else:
            self.sides[1].shade_buildings += 1

    def shade_barrel(self) -> Asking[None]:
        """C-26.19."""
        outlaws = self.box["stash"]["outlaws"]
        spaces = [space for space in self.full_spaces() if space]
        if spaces:
            yield from self.take_barrel(1, max(spaces, key=lambda it: (outlaws[it], it)))

    def shade_wagon(self) -> Asking[None]:
        """C-26.4, C-26.16, C-R68."""
        side = self.sides[1]
        if not self.wagon_cards:
            self.wagon_cards = list(self.box["solo"]["wagon_cards"])
        town = yield from self.chance("wagon-card", "shade", self.wagon_cards[:])
        self.lines.append(f"shade {town}")
        self.wagon_cards.remove(town)
        side.wagon = town
        if any(effect.get("what") == "barrel" for effect in self.nodes[town]["stop"]):
            yield from self.shade_barrel()
        else:
            side.vp["other"] += side.horses

    def shade_settle(self) -> None:
        """C-26.17."""
        side = self.sides[1]
        sizes = enumerate(zip(self.rows, self.row_sizes, strict=True))
        fits = [
            (size, -row) for row, (owner, size) in sizes if owner is None and size <= side.dudes
        ]
        if fits:
            size, row = max(fits)
            side.dudes -= size
            self.rows[-row] = 1
        for entry in self.box["lands"]:
            land = entry["id"]
            if land in self.next_lands(1) and land not in side.lands and side.tents:
                side.tents -= 1
                side.lands.append(land)

    # --- scoring: section 20, C-26.23 --------------------------------------------------------

    def count(self, seat: int, per: str) -> int:
        """What a Bridge counts: C-20.3, C-20.6."""
        side = self.sides[seat]
        return {
            "horses": side.horses,
            "hand": len(side.hand),
            "graves": side.graves,
            "barrels": len(side.barrels) + len(side.used),
            "gold": side.gold,
            "event-tents": len(side.events),
            "rivers": len(side.rivers),
            "tableau": len(side.town) + side.hotels,
            "lodge-dudes": side.dudes,
            "land-tents": len(side.lands),
        }[per]

    def bridge_points(self, seat: int, bridge: str) -> int:
        """C-20.3, C-R50."""
        entry = self.bridge_kinds[bridge]
        return int(min(entry["max"], entry["rate"] * self.count(seat, entry["per"])))

    def score_lines(self, seat: int) -> dict[str, int]:
        """The lines of the score sheet: C-20.1, C-20.2, C-20.7, C-26.23."""
        side = self.sides[seat]
        lands = self.box["tent_chart"]["vp"][len(side.lands)]
        graves = -sum(self.box["graveyard"]["vp"][: side.graves])
        vp = side.vp
        if side.is_shade:
            assert self.level is not None
            assert vp["owed"] == vp["guests"] == 0
            score = self.box["solo"]["score"]
            return {
                "sale": vp["sale"],
                "shootouts": vp["shootouts"],
                "other": vp["other"],
                "rivers": side.shade_rivers * self.level["river"],
                "buildings": side.shade_buildings * self.level["building"],
                "barrels": len(side.barrels) * self.level["barrel"],
                "hotels": side.hotels * score["vp_per_hotel"],
                "nuggets": side.gold * score["vp_per_gold"],
                "horses": side.horses * score["vp_per_horse"],
                "lands": lands,
                "bonus": self.level["bonus"],
                "graves": graves,
            }
        assert side.board is not None
        canyons = side.board["spaces"]
        return {
            **vp,
            "towns": sum(self.cards[card]["vp"] for card in side.town),
            "rivers": sum(canyons[canyon - 1]["vp"] for canyon in side.rivers),
            "bridge": sum(self.bridge_points(seat, bridge) for bridge in side.bridges),
            "hotels": side.hotels * self.box["hotels"]["vp"],
            "lands": lands,
            "graves": graves,
        }

    def score(self, seat: int) -> int:
        """The sum of the lines."""
        return sum(self.score_lines(seat).values())

    def places(self) -> list[int]:
        """C-20.5, C-26.24."""
        worth = []
        for side in self.sides:
            rest = side.bucks + side.dudes + side.tents + side.horses
            ties = [int(side.is_shade)] if self.solo else [side.gold, rest]
            worth.append([self.score(side.seat), *ties])
        return [1 + len([other for other in worth if other > own]) for own in worth]
