"""Numbering the effects and abilities of a component file while it is read."""

from __future__ import annotations

from typing import Any

from boomtable.games.coloma.pieces import MODS, OTHER, Ability, Effect, Listing
from boomtable.locale import Named

Table = dict[str, Any]


class Shelf:
    """Numbers effects, listings and abilities while a file is read."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.listings: list[Listing] = []
        self.abilities: list[Ability] = []

    def listing(
        self, effects: list[Table], line: str = OTHER, factor: int = 1, must: bool = False
    ) -> int:
        """The number of a new listing."""
        made = [self._effect(effect, factor, must) for effect in effects]
        self.listings.append(Listing(tuple(made), line))
        return len(self.listings) - 1

    def all_of(self, card: str, abilities: list[Table]) -> tuple[int, ...]:
        """The numbers of the abilities of a card."""
        return tuple(
            self._ability(card, place, ability) for place, ability in enumerate(abilities, 1)
        )

    def _effect(self, effect: Table, factor: int, must: bool) -> Effect:
        op = effect["op"]
        self.effects.append(
            Effect(
                number=len(self.effects),
                op=op,
                what=effect.get("what", ""),
                n=effect.get("n", 0) * factor,
                from_cart=effect.get("from") == "cart",
                kind=effect.get("kind", ""),
                less_buck=effect.get("less_buck", 0),
                spaces=effect.get("spaces", 0),
                items=effect.get("items", 0),
                towns_only=effect.get("towns_only", False),
                must=must and op == "action",
            )
        )
        return self.effects[-1]

    def _ability(self, card: str, place: int, ability: Table) -> int:
        trigger = ability["trigger"]
        # C-24.11: what is used in the own turn for the sake of an action is carried out.
        options = [
            self.listing(option, must=trigger == "turn") for option in ability.get("options", [])
        ]
        mods = ability.get("mods", [])
        sums = tuple(sum(mod["n"] for mod in mods if mod["key"] == key) for key in MODS)
        self.abilities.append(
            Ability(
                number=len(self.abilities),
                card=card,
                place=place,
                trigger=trigger,
                options=tuple(options),
                mods=sums,
                times=ability.get("times", 1),
                times_per_year=ability.get("times_per_year", 0),
                bust=ability.get("bust", "any"),
                on=ability.get("on", ""),
                instead_of=ability.get("instead_of", ""),
            )
        )
        return len(self.abilities) - 1


def node_ids(tables: Table) -> list[str]:
    """The spaces of the map, in the order of the file."""
    return [str(node["id"]) for node in tables["map"]["nodes"]]


def named(entry: Table) -> Named:
    """The name of an entry in both languages."""
    return Named(entry["name"], entry["name_fr"].replace("'", "’"))
