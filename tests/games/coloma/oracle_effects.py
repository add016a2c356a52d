"""The table talk of the oracle, and what effects do: sections 6, 9, 10, 16 and C-18.9."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tests.games.coloma.oracle_position import Position

CHANCE = -1
T = TypeVar("T")
Effect: TypeAlias = dict[str, Any]


class Question(NamedTuple):
    """Who is asked (``seats``: together with whom), what, and all legal answers in their order.

    ``pause``: a single answer must be asked for all the same (C-R65). ``weights`` are those of
    chance, ``None`` if all are alike.
    """

    seat: int
    seats: tuple[int, ...]
    prompt: str
    answers: list[str]
    pause: bool = False
    weights: list[int] | None = None


Asking: TypeAlias = Generator[Question, str, T]


class Effects(Position):
    """The position, and the effects that change it."""

    def __init__(
        self, players: int, settings: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        super().__init__(players, settings, box)
        self.lines: list[str] = []
        self.phase = "setup"

    def gained_action(self, seat: int, action: Effect, must: bool) -> Asking[None]:
        """An action that an effect gives (see ``oracle_turns``)."""
        raise NotImplementedError

    # --- asking ------------------------------------------------------------------------------

    def choose(
        self, seat: int, prompt: str, answers: list[str], pause: bool = False
    ) -> Asking[str]:
        """Ask a player, and write his answer down, forced or not."""
        answer = yield Question(seat, (seat,), prompt, answers, pause)
        assert answer in answers, f"{answer!r} is not among {answers}"
        self.lines.append(f"P{seat + 1} {answer}")
        return answer

    def chance(
        self, prompt: str, verb: str, things: list[str], weights: list[int] | None = None
    ) -> Asking[str]:
        """Ask chance for one of some things; the caller writes the line."""
        answers = [f"{verb} {thing}" for thing in things]
        answer = yield Question(CHANCE, (CHANCE,), prompt, answers, weights=weights)
        assert answer in answers, f"{answer!r} is not among {answers}"
        return answer.removeprefix(f"{verb} ")

    # --- effect lists ------------------------------------------------------------------------

    def carry_out(
        self, seat: int, effects: list[Effect], line: str = "other", must: bool = False
    ) -> Asking[None]:
        """From left to right: C-16.1. ``must``: actions cannot be declined (C-24.11, C-R69)."""
        for effect in effects:
            op = effect["op"]
            if op == "gain":
                source = effect.get("from", "supply")
                yield from self.gain(seat, effect["what"], effect["n"], line, source)
            elif op == "pay":
                yield from self.pay(seat, effect["what"], effect["n"])
            elif op == "outlaws":
                self.add_outlaws(effect["n"])
            elif op == "bury":
                yield from self.bury(seat, effect["n"])
            elif op == "action":
                yield from self.gained_action(seat, effect, must)
            else:
                raise AssertionError(op)

    def gain(
        self, seat: int, what: str, n: int, line: str = "other", source: str = "supply"
    ) -> Asking[None]:
        """C-16.2."""
        side = self.sides[seat]
        if what == "buck":  # C-1.8
            side.bucks += n
        elif what == "vp":
            side.vp[line] += n
        elif what == "dude":  # C-1.5
            n = min(n, side.dudes_left)
            side.dudes_left -= n
            side.dudes += n
        elif what == "tent":
            n = min(n, side.tents_left)
            side.tents_left -= n
            side.tents += n
        elif what == "horse":  # C-1.7
            side.horses = min(side.horses + n, self.horse_limit(seat))
        elif what == "gold" and source == "cart":
            n = min(n, self.cart)
            self.cart -= n
            side.gold += n
        elif what == "gold":  # C-6.1, C-6.2
            n = min(n, self.supply)
            self.supply -= n
            side.gold += n
        elif what == "card":
            yield from self.draw(seat, n)
        elif what == "barrel":
            for _ in range(n):
                yield from self.gain_barrel(seat)
        else:
            raise AssertionError(what)

    def horse_limit(self, seat: int) -> int:
        """C-1.7, C-26.2."""
        is_shade = self.sides[seat].is_shade
        box = self.box
        return int(box["solo"]["horses_max"] if is_shade else box["limits"]["horses_per_player"])

    def add_outlaws(self, n: int) -> None:
        """C-1.9, C-16.4."""
        self.outlaws = max(0, min(self.outlaws + n, self.box["limits"]["outlaws_total"]))

    def spend_gold(self, seat: int, n: int) -> None:
        """C-6.7."""
        self.sides[seat].gold -= n
        self.cart += n

    def pay(self, seat: int, what: str, n: int) -> Asking[None]:
        """C-16.3."""
        side = self.sides[seat]
        if what == "gold":
            self.spend_gold(seat, n)
        elif what == "dude":  # C-1.6
            side.dudes -= n
            side.dudes_left += n
        elif what == "tent":
            side.tents -= n
            side.tents_left += n
        elif what == "used-barrel":  # C-10.11, C-R59
            for _ in range(n):
                self.discards[side.used.pop(0)] += 1
        elif what == "card":  # C-9.4
            for _ in range(n):
                answer = yield from self.choose(seat, "discard", self.discard_answers(seat))
                self.discard(seat, answer)
        elif what == "buck":
            yield from self.pay_bucks(seat, n)
        else:
            raise AssertionError(what)
        assert min(side.gold, side.dudes, side.tents) >= 0

    def pay_bucks(self, seat: int, cost: int) -> Asking[None]:
        """C-6.5 to C-6.7, C-R38."""
        if not cost:
            return
        side = self.sides[seat]
        value = self.gold_value() + self.mod(seat, "gold-value")
        answers = [f"pay {nuggets}" for nuggets in self.ways_to_pay(seat, cost)]
        answer = yield from self.choose(seat, "pay", answers)
        nuggets = int(answer.removeprefix("pay "))
        self.spend_gold(seat, nuggets)
        side.bucks -= max(0, cost - nuggets * value)

    def react(self, seat: int, happening: str) -> Asking[None]:
        """Specialties that react: C-24.2, C-24.7, C-24.8."""
        for card, number, ability, _site in self.abilities(seat):
            if ability["trigger"] != "react" or ability["on"] != happening:
                continue
            if self.uses_left(seat, card, number, ability):
                self.uses[card, number] = self.uses.get((card, number), 0) + 1
                yield from self.carry_out(seat, ability["options"][0])

    # --- what can be paid, what changes something --------------------------------------------

    def is_payable(self, seat: int, effects: list[Effect]) -> bool:
        """C-16.3, C-16.15: every payment of a list in full; Bucks come last (C-R72)."""
        side = self.sides[seat]
        have = {
            "gold": side.gold,
            "dude": side.dudes,
            "tent": side.tents,
            "card": len(side.hand),
            "used-barrel": len(side.used),
        }
        for effect in effects:
            if effect["op"] == "pay" and effect["what"] != "buck":
                have[effect["what"]] -= effect["n"]
        value = self.gold_value() + self.mod(seat, "gold-value")
        purse = side.bucks + have["gold"] * value
        bucks = [it["n"] for it in effects if it["op"] == "pay" and it["what"] == "buck"]
        return min(have.values()) >= 0 and sum(bucks) <= purse

    def changes_something(self, seat: int, effects: list[Effect]) -> bool:
        """C-16.15, C-R21."""
        return any(self.changes(seat, effect) for effect in effects)

    def changes(self, seat: int, effect: Effect) -> bool:
        """C-R21: payments and actions always do."""
        side = self.sides[seat]
        if effect["op"] == "outlaws":
            limit = self.box["limits"]["outlaws_total"]
            return self.outlaws > 0 if effect["n"] < 0 else self.outlaws < limit
        if effect["op"] == "bury":
            return side.dudes + side.dudes_left > 0 and side.graves < self.grave_count()
        if effect["op"] != "gain":
            return True
        return {
            "buck": True,
            "vp": True,
            "card": True,  # C-9.2
            "dude": side.dudes_left > 0,
            "tent": side.tents_left > 0,
            "horse": side.horses < self.horse_limit(seat),
            "gold": (self.cart if effect.get("from") == "cart" else self.supply) > 0,
            "barrel": bool(self.full_spaces()),
        }[effect["what"]]

    # --- cards -------------------------------------------------------------------------------

    def draw(self, seat: int, n: int) -> Asking[None]:
        """C-9.1, C-9.2, C-9.6; a card from a known part is no chance."""
        side = self.sides[seat]
        drawn = []
        for _ in range(n):
            verb = f"P{seat + 1} draw"
            if side.top:
                yield Question(seat, (seat,), "draw", [f"{verb} {side.top[0]}"])
                card = side.top.pop(0)
            elif side.unknown:
                card = yield from self.chance("draw", verb, side.unknown[:])
                side.unknown.remove(card)
            elif side.bottom:
                yield Question(seat, (seat,), "draw", [f"{verb} {side.bottom[0]}"])
                card = side.bottom.pop(0)
            else:
                side.vp["owed"] += 1
                continue
            side.hand.append(card)
            drawn.append(card)
        if drawn:
            self.lines.append(" ".join([f"P{seat + 1} draw", *drawn]))

    def in_hand(self, seat: int) -> list[str]:
        """The hand in the order of the data file."""
        return [card for card in self.cards if card in self.sides[seat].hand]

    def discard_answers(self, seat: int) -> list[str]:
        """C-9.3."""
        places = ["top", "bottom"] if self.sides[seat].deck() else ["top"]
        return [f"discard {card} {place}" for card in self.in_hand(seat) for place in places]

    def discard(self, seat: int, answer: str) -> None:
        """C-9.3."""
        side = self.sides[seat]
        _discard, card, place = answer.split(" ")
        side.hand.remove(card)
        if place == "top":
            side.top.insert(0, card)
        else:
            side.bottom.append(card)
