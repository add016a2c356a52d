"""A player's turn, as the oracle tells it: sections 8, 11, 12, 16, 24 and Decision points."""

from __future__ import annotations

from typing import Any

from tests.games.coloma.oracle_effects import Asking, Effect
from tests.games.coloma.oracle_settling import Settling

FROM_HAND = {"hammer-town", "hammer-any", "saw-town"}
"""Actions whose answers depend on the hand: C-R65."""


class Turns(Settling):
    """The menu of a turn, and what each of its options does."""

    # --- actions gained by effects -----------------------------------------------------------

    def gained_answers(self, seat: int, action: Effect) -> list[str]:
        """How an action that an effect gives can be taken: C-16.5, C-16.6."""
        kind = action["kind"]
        if kind == "wagon":
            self.set_out(seat)
            answers = self.go_answers(seat)
            self.trail = []
            if self.wagon_spaces(seat, action.get("spaces", 0)) <= 0:
                answers = []
            return [*answers, "rob"] if self.can_rob(seat) else answers
        if kind == "settle":
            return self.placements(seat)
        if kind == "row":
            return self.row_answers(seat)
        if kind == "shop":  # The Peddler's Tent before his Horse.
            few = [f"shop {n} {m}" for n, m in [(1, 0), (0, 1)]]
            assert action["items"] == 1
            return [answer for answer in few if answer in self.shop_answers(seat)]
        towns_only = action.get("towns_only", False)
        return self.builds(seat, kind, action.get("less_buck", 0), towns_only)

    def gained_action(self, seat: int, action: Effect, must: bool) -> Asking[None]:
        """At once or never: C-16.5, C-24.11, C-R34, C-R65, C-R69."""
        answers = self.gained_answers(seat, action)
        pause = action["kind"] in FROM_HAND and len(self.sides[seat].hand) >= (2 if must else 1)
        if not must or not answers:  # C-R77
            answers = [*answers, "decline"]
        answer = yield from self.choose(seat, "gained-action", answers, pause)
        verb = answer.split(" ")[0]
        if verb == "go":
            far = self.wagon_spaces(seat, action.get("spaces", 0))
            yield from self.move(seat, far, answer)
        elif verb == "rob":
            yield from self.rob(seat)
        elif verb == "shop":
            yield from self.shop(seat, answer)
        elif verb in {"hammer", "saw"}:
            yield from self.build(seat, answer, action.get("less_buck", 0))
        elif action["kind"] == "settle" and answer != "decline":
            yield from self.settle(seat, answer)
        elif action["kind"] == "row" and answer != "decline":
            yield from self.place(seat, answer)

    # --- the Robber --------------------------------------------------------------------------

    def robbery(self, seat: int) -> tuple[str, int, dict[str, Any]] | None:
        """The ability that replaces a Wagon action: C-24.4."""
        for card, number, ability, _site in self.abilities(seat):
            if ability.get("instead_of") == "wagon":
                return card, number, ability
        return None

    def can_rob(self, seat: int) -> bool:
        """With an empty Cart it would change nothing: C-16.15, C-24.5."""
        found = self.robbery(seat)
        if found is None:
            return False
        effects = found[2]["options"][0]
        is_left = self.uses_left(seat, *found)
        return is_left and self.is_payable(seat, effects) and self.changes_something(seat, effects)

    def rob(self, seat: int) -> Asking[None]:
        """C-24.5."""
        found = self.robbery(seat)
        assert found is not None
        yield from self.use(seat, found[0], found[1], 1)

    # --- the menu ----------------------------------------------------------------------------

    def is_open(self, seat: int, ability: dict[str, Any], site: str | None) -> bool:
        """Whether an ability can be used by ``use``: C-16.9 to C-16.11, C-24.2."""
        if ability.get("instead_of") or not self.bust_fits(seat, ability):
            return False
        trigger = ability["trigger"]
        if trigger in {"shovel", "wheelbarrow"}:  # C-11.3, C-12.1, C-12.2
            return f"{trigger}s" in {self.common, self.boom}
        if trigger == "visit":
            return site is not None and self.is_at(seat, site)
        return bool(trigger == "turn")

    def is_offered(self, seat: int, ability: dict[str, Any], effects: list[Effect]) -> bool:
        """C-16.15; the action of a specialty must be possible: C-24.11, C-R69, C-R77."""
        if not self.is_payable(seat, effects) or not self.changes_something(seat, effects):
            return False
        actions = [effect for effect in effects if effect["op"] == "action"]
        if ability["trigger"] != "turn" or not actions:
            return True
        return bool(self.gained_answers(seat, actions[0]))

    def use_answers(self, seat: int) -> list[str]:
        """C-16.14, C-16.15."""
        return [
            f"use {card} {number} {option}"
            for card, number, ability, site in self.abilities(seat)
            if self.is_open(seat, ability, site) and self.uses_left(seat, card, number, ability)
            for option, effects in enumerate(ability["options"], 1)
            if self.is_offered(seat, ability, effects)
        ]

    def menu(self, seat: int) -> list[str]:
        """The options of ``act`` in their order (Decision points)."""
        side, kinds = self.sides[seat], [self.common, self.boom]
        answers = self.shop_answers(seat) if "shop" in kinds else []
        if "barrel" in kinds:
            answers += [f"barrel {space}" for space in self.full_spaces()]
        answers += self.use_answers(seat)
        for kind in kinds:
            if kind in {"hammer-water", "saw-water", "hammer-town", "saw-town"}:
                answers += self.builds(seat, kind)
        if "wagon" in kinds and self.wagon_spaces(seat) > 0:
            answers.append("wagon")
        if "wagon" in kinds and self.can_rob(seat):
            answers.append("rob")
        if "settle" in kinds and self.placements(seat):
            answers.append("settle")
        if "tent" in kinds and side.tents_left:
            answers.append("tent")
        answers += [f"open {kind}" for kind in self.barrel_kinds if kind in side.barrels]
        return [*answers, "end"]

    def may_betray(self, seat: int) -> bool:
        """Whether the menu depends on hidden cards: C-R65."""
        side = self.sides[seat]
        if not side.hand:
            return False
        if {"hammer-town", "saw-town"} & {self.common, self.boom}:
            return True
        for card, number, ability, site in self.abilities(seat):
            if ability["trigger"] != "turn" or not self.is_open(seat, ability, site):
                continue
            if self.uses_left(seat, card, number, ability):
                for effects in ability["options"]:
                    kinds = [it["kind"] for it in effects if it["op"] == "action"][:1]
                    if set(kinds) & FROM_HAND and self.is_payable(seat, effects):
                        return True
        return False

    def spend(self, *kinds: str) -> None:
        """An action of the Site has been used, the Common one before the Boom."""
        if self.common in kinds:
            self.common = None
        else:
            assert self.boom in kinds
            self.boom = None

    def fresh_limits(self) -> None:
        """What is counted per turn: C-16.14, C-17.4, C-R70."""
        self.uses, self.built = {}, []
        self.rows_filled = self.pitched_anywhere = 0

    def turn(self, seat: int) -> Asking[None]:
        """C-8.2 to C-8.6, C-7.8, C-16.12."""
        site = self.sides[seat].site
        assert site is not None
        self.active = seat
        self.fresh_limits()
        self.common = self.common_of(site)
        is_open = site not in self.busted or self.mod(seat, "ignore-bust") > 0
        self.boom = self.boom_of(site) if is_open else None
        answer = ""
        while answer != "end":
            answer = yield from self.choose(seat, "act", self.menu(seat), self.may_betray(seat))
            yield from self.act(seat, answer)
        self.active = self.common = self.boom = None

    def act(self, seat: int, answer: str) -> Asking[None]:
        """One gesture of a turn."""
        side = self.sides[seat]
        verb, *rest = answer.split(" ")
        if verb == "shop":
            self.spend("shop")
            yield from self.shop(seat, answer)
        elif verb == "barrel":
            self.spend("barrel")
            yield from self.take_barrel(seat, int(rest[0]))
        elif verb == "use":
            yield from self.use(seat, rest[0], int(rest[1]), int(rest[2]))
        elif verb in {"hammer", "saw"}:
            self.spend(f"{verb}-water" if rest[0] in {"river", "bridge"} else f"{verb}-town")
            yield from self.build(seat, answer)
        elif verb == "wagon":
            self.spend("wagon")
            yield from self.move(seat, self.wagon_spaces(seat))
        elif verb == "rob":
            self.spend("wagon")
            yield from self.rob(seat)
        elif verb == "settle":
            self.spend("settle")
            yield from self.settle(seat)
        elif verb == "tent":
            self.spend("tent")
            yield from self.gain(seat, "tent", 1)
        elif verb == "open":  # C-10.9
            side.barrels.remove(rest[0])
            side.used.append(rest[0])
            yield from self.carry_out(seat, self.barrel_kinds[rest[0]]["effects"])

    def use(self, seat: int, name: str, number: int, option: int) -> Asking[None]:
        """C-16.14, C-24.2."""
        for card, place, ability, _site in self.abilities(seat):
            if (card, place) == (name, number):
                self.uses[card, number] = self.uses.get((card, number), 0) + 1
                if ability.get("times_per_year"):
                    self.sides[seat].year_used.append((card, number))
                must = ability["trigger"] == "turn"
                yield from self.carry_out(seat, ability["options"][option - 1], must=must)
