"""Barrels, burials and building, as the oracle tells them: sections 10, 13, 14, 18.9 and 22."""

from __future__ import annotations

from tests.games.coloma.oracle_effects import Asking, Effects


class Pieces(Effects):
    """Barrels come, Dudes go, Rivers, Bridges, buildings and Hotels are built."""

    # --- Barrels -----------------------------------------------------------------------------

    def gain_barrel(self, seat: int) -> Asking[None]:
        """C-10.4; nothing happens with an empty Stash: C-10.8, C-R39."""
        spaces = self.full_spaces()
        if spaces:
            answers = [f"barrel {space}" for space in spaces]
            answer = yield from self.choose(seat, "take-barrel", answers)
            yield from self.take_barrel(seat, int(answer.removeprefix("barrel ")))

    def take_barrel(self, seat: int, space: int) -> Asking[None]:
        """C-10.4 to C-10.8."""
        side = self.sides[seat]
        self.add_outlaws(self.box["stash"]["outlaws"][space])
        if space == 0:
            kind = yield from self.from_stack("stack")
            assert kind is not None
            self.lines.append(f"stack {kind}")
            side.barrels.append(kind)
            return
        taken = self.stash[space - 1]
        assert taken is not None
        side.barrels.append(taken)
        self.stash[space - 1] = None
        kind = yield from self.from_stack(f"refill {space}")
        if kind is not None:
            self.lines.append(f"refill {space} {kind}")
            self.stash[space - 1] = kind

    def from_stack(self, verb: str) -> Asking[str | None]:
        """A random Barrel; when there is none, first the discards: C-10.7, C-10.8."""
        if not any(self.stack.values()):
            self.stack, self.discards = self.discards, dict.fromkeys(self.discards, 0)
        kinds = [kind for kind, count in self.stack.items() if count]
        if not kinds:
            return None
        weights = [self.stack[kind] for kind in kinds]
        kind = yield from self.chance("stash", verb, kinds, weights)
        self.stack[kind] -= 1
        return kind

    # --- burials -----------------------------------------------------------------------------

    def grave_count(self) -> int:
        """C-18.10."""
        return len(self.box["graveyard"]["vp"])

    def bury(self, seat: int, n: int) -> Asking[None]:
        """C-18.9; every Dude for himself: C-24.7."""
        side = self.sides[seat]
        for _ in range(n):
            if side.graves == self.grave_count():
                return
            if side.dudes_left:
                side.dudes_left -= 1
            elif side.dudes:
                side.dudes -= 1
            else:
                return
            side.graves += 1
            yield from self.react(seat, "buried")

    # --- building ----------------------------------------------------------------------------

    def cost(self, seat: int, answer: str, less: int = 0) -> dict[str, int]:
        """The cost of a build, by its notation: C-13.2, C-14.1, C-16.7, C-16.13, C-22.2."""
        tool, thing = answer.split(" ")[:2]
        printed = self.box["hotels"] if thing == "hotel" else self.cards.get(thing)
        if printed is None:
            printed = self.box["water"][thing]
        cost = dict.fromkeys(["buck", "gold", "dude"], 0) | printed[tool]
        cost["buck"] -= less
        if thing in {"river", "bridge"}:
            cost["dude"] += self.mod(seat, "water-dude")
            if tool == "hammer":
                cost["buck"] += self.mod(seat, "hammer-water-buck")
        return {what: max(0, n) for what, n in cost.items()}  # C-R38

    def can_build(self, seat: int, answer: str, less: int = 0) -> bool:
        """Whether a build can be paid."""
        side, cost = self.sides[seat], self.cost(seat, answer, less)
        if side.dudes < cost["dude"] or side.gold < cost["gold"]:
            return False
        return not cost["buck"] or bool(self.ways_to_pay(seat, cost["buck"]))

    def builds(self, seat: int, kind: str, less: int = 0, towns_only: bool = False) -> list[str]:
        """What one action can build: C-13.1 to C-13.6, C-14.1, C-16.6, C-22.2."""
        side, limits = self.sides[seat], self.box["limits"]
        tool, what = kind.split("-")
        answers = []
        if what in {"water", "any"}:
            assert side.board is not None
            canyons = range(1, len(side.board["spaces"]) + 1)
            if len(side.rivers) < limits["rivers_per_player"]:
                free = [canyon for canyon in canyons if canyon not in side.rivers]
                answers += [f"{tool} river {canyon}" for canyon in free]
            if len(side.bridges) < min(len(side.rivers), limits["bridges_per_player"]):
                stacks = [it for it, left in self.stacks.items() if left]
                answers += [f"{tool} bridge {it}" for it in stacks if it not in side.bridges]
        if what in {"town", "any"}:
            answers += [f"{tool} {card}" for card in self.in_hand(seat)]
            if self.hotels_left and not towns_only:
                answers.append(f"{tool} hotel")
        return [answer for answer in answers if self.can_build(seat, answer, less)]

    def build(self, seat: int, answer: str, less: int = 0) -> Asking[None]:
        """Pay, place, and gain: C-13.3 to C-13.5, C-14.2, C-22.2; a payment before its effects."""
        side, cost = self.sides[seat], self.cost(seat, answer, less)
        yield from self.pay_bucks(seat, cost["buck"])
        yield from self.pay(seat, "dude", cost["dude"])
        yield from self.pay(seat, "gold", cost["gold"])
        _tool, thing, *rest = answer.split(" ")
        if thing == "river":
            assert side.board is not None
            canyon = int(rest[0])
            side.rivers.append(canyon)
            yield from self.carry_out(seat, side.board["spaces"][canyon - 1]["effects"])
        elif thing == "bridge":
            side.bridges.append(rest[0])
            self.stacks[rest[0]] -= 1
        elif thing == "hotel":
            side.hotels += 1
            self.hotels_left -= 1
        else:
            side.hand.remove(thing)
            side.town.append(thing)
            self.built.append(thing)
