"""Boomtown told a second time, slowly, from ``docs/rules/boomtown.md`` alone.

Nothing of the game's own code is used, and every rule is a loop that can be read beside the
digest. ``Oracle.play`` is the whole game as one generator: it yields each question and is sent
the answer, forced ones and chance included.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tests.games.boomtown.oracle_position import Position

CHANCE = -1
T = TypeVar("T")


class Question(NamedTuple):
    """Who is asked (or chance), which decision point, and all legal answers in their order."""

    seat: int
    prompt: str
    answers: list[str]


Asking: TypeAlias = Generator[Question, str, T]


class Oracle(Position):
    """A game: the position, the rules that change it, and the record of what was said."""

    def __init__(self, players: int, short: bool, box: dict[str, Any] | None = None) -> None:
        super().__init__(players, short, box)
        self.lines = [f"boomtown players={players} short={'yes' if short else 'no'}"]

    # --- the table talk ----------------------------------------------------------------------

    def ask(self, seat: int, prompt: str, answers: list[str]) -> Asking[str]:
        """Put a question and write the answer down (B-R6: forced or not)."""
        answer = yield Question(seat, prompt, answers)
        assert answer in answers, f"{answer!r} is not among {answers}"
        if prompt != "row":  # The draws of a row are joined in one line.
            self.lines.append(answer if seat == CHANCE else f"P{seat + 1} {answer}")
        return answer

    def ask_word(self, seat: int, prompt: str, verb: str, things: list[str]) -> Asking[str]:
        """Put a question whose answer is a verb and one thing; only the thing comes back."""
        answer = yield from self.ask(seat, prompt, [f"{verb} {thing}" for thing in things])
        return answer.removeprefix(f"{verb} ")

    # --- 2 to 4: set-up, turn, drawing -------------------------------------------------------

    def play(self) -> Asking[None]:
        """A whole game: B-2.4, B-3.1 to B-3.3, B-25.1."""
        seats = [f"P{seat + 1}" for seat in range(self.players)]
        name = yield from self.ask_word(CHANCE, "first", "first", seats)
        self.first = seats.index(name)
        for turn in range(1, self.turns + 1):
            self.turn = turn
            self.winner, self.price, self.order = None, 0, []
            self.took, self.robbery = {}, None
            yield from self.draw()
            yield from self.bid()
            self.pay_the_bid()
            yield from self.choose_cards()
            yield from self.produce()
            self.first = self.winner
        assert self.deck == 0
        scores = [f"P{seat + 1} {self.score(seat)}" for seat in range(self.players)]
        self.lines.append(" ".join(["end", *scores]))

    def draw(self) -> Asking[None]:
        """The row: B-4.1, B-4.2 (B-R2), B-4.3; any unseen card, also in the short game (B-R35)."""
        self.row = []
        for _ in range(self.players):
            cards = [card for card in self.unseen if self.turn > 1 or card in self.mines]
            card = yield from self.ask_word(CHANCE, "row", "draw", cards)
            self.unseen.remove(card)
            self.row.append(card)
            self.deck -= 1
        self.lines.append(f"turn {self.turn}: {' '.join(self.row)}")

    # --- 5 and 6: the auction and its price --------------------------------------------------

    def bid(self) -> Asking[None]:
        """The auction: B-5.1 to B-5.7."""
        assert self.first is not None
        auction = self.box["auction"]
        self.standing, self.holder = 0, None
        self.bids = [0] * self.players
        self.passed = [False] * self.players
        seat = self.first
        while True:
            if all(self.passed):  # B-5.6
                self.winner, self.price = self.first, auction["all_pass_price"]
                return
            if self.holder is not None and self.passed.count(False) == 1:  # B-5.4
                self.winner, self.price = self.holder, self.standing
                return
            if not self.passed[seat]:
                bids = [f"bid {bid}" for bid in range(self.lowest(), self.gold[seat] + 1)]
                answer = yield from self.ask(seat, "bid", ["pass", *bids])
                if answer == "pass":
                    self.passed[seat] = True
                else:
                    self.standing, self.holder = int(answer.removeprefix("bid ")), seat
                    self.bids[seat] = self.standing
            seat = (seat + 1) % self.players

    def pay_the_bid(self) -> None:
        """The winner pays at once: B-6.1."""
        assert self.winner is not None
        parts, _bank = self.shares(self.winner, self.price)
        self.gold[self.winner] -= self.price
        for seat in range(self.players):
            self.gold[seat] += parts[seat]

    # --- 7 to 9: taking a card, mayors -------------------------------------------------------

    def choose_cards(self) -> Asking[None]:
        """One card each, resolved before the next: B-7.1, B-7.2, B-7.4, B-16.2, B-16.3."""
        assert self.winner is not None
        self.order = self.clockwise(self.winner)
        while self.order:
            seat = self.order.pop(0)
            card = yield from self.ask_word(seat, "take", "take", self.row[:])
            self.row.remove(card)
            self.took[seat] = card
            yield from self.resolve(seat, card)
            if seat == self.winner:
                yield from self.offer_the_mustang()

    def offer_the_mustang(self) -> Asking[None]:
        """B-16.2, B-16.3, B-R21."""
        rider = self.kept.get("mustang")
        if rider is None or rider == self.winner or rider == self.order[0]:
            return
        answer = yield from self.ask_word(rider, "mustang", "mustang", ["yes", "no"])
        if answer == "yes":
            del self.kept["mustang"]
            self.out.append("mustang")
            self.order.remove(rider)
            self.order.insert(0, rider)

    def resolve(self, seat: int, card: str) -> Asking[None]:
        """What a card does for its taker: section 8 or 10 to 21."""
        if card in self.mines:
            self.take_mine(seat, card)
            return
        kind = self.kind_of[card]
        if kind == "card-shark":  # B-11.1
            for other in range(self.players):
                if other != seat:
                    self.pay(other, None, self.box["events"]["card_shark_loss"])
        elif kind == "stagecoach-robbery":  # B-20.1
            self.gold[seat] += self.box["events"]["stagecoach_gain"]
        elif kind in {"mustang", "telegraph"}:  # B-16.1, B-21.1
            self.kept[card] = seat
        else:
            choices = {
                "dynamite": self.dynamite,
                "expropriation": self.expropriate,
                "holdup": self.hold_up,
                "governor": self.appoint,
                "new-vein": self.find_vein,
                "saloon": self.open_saloon,
                "saloon-girls": self.hire,
            }
            yield from choices[kind](seat, card)
        [use] = [entry["use"] for entry in self.box["event_kind"] if entry["id"] == kind]
        if use == "immediate":  # B-10.1
            self.out.append(card)

    def pay(self, debtor: int, creditor: int | None, amount: int) -> None:
        """All that is owed, or all there is: B-1.5, B-24.1, B-24.2. No creditor: the bank."""
        paid = min(amount, self.gold[debtor])
        self.gold[debtor] -= paid
        if creditor is not None:
            self.gold[creditor] += paid

    def pay_fee(self, taker: int, mine: str) -> None:
        """B-8.2, B-8.6, B-13.3: to the mayor as he is before the mine arrives (B-R9)."""
        mayor = self.mayor.get(self.town_of[mine])
        if mayor is not None and mayor != taker:
            self.pay(taker, mayor, self.fee(taker, mine))

    def take_mine(self, seat: int, mine: str) -> None:
        """B-8.5: fee, mine, pawn, kept New Vein (B-17.3)."""
        self.pay_fee(seat, mine)
        self.owner[mine] = seat
        self.settle(self.town_of[mine], seat)
        if self.kept.get("new-vein") == seat:
            del self.kept["new-vein"]
            self.vein = mine

    def settle(self, town: str, active: int) -> None:
        """The pawn of a town after its mines have changed: B-9.1 to B-9.6."""
        mayor = self.mayor.get(town)
        if mayor is None:
            for seat in self.clockwise(active):
                if self.count(seat, town) >= self.box["mayor"]["mines_to_found"]:  # B-9.1
                    self.crown(town, seat)
                    return
            return
        best = mayor  # B-9.4: on equal numbers he stays
        for seat in self.clockwise(active):  # B-9.5
            if self.count(seat, town) > self.count(best, town):
                best = seat
        if best != mayor:
            self.lose_governor(town)
            self.crown(town, best)
        elif self.count(mayor, town) == 0:  # B-9.6
            self.lose_governor(town)
            del self.mayor[town]

    def lose_governor(self, town: str) -> None:
        """B-14.4, B-14.5."""
        if self.governor == town:
            self.governor = None
            self.out.append("governor")

    def crown(self, town: str, seat: int) -> None:
        """A pawn comes to a player; a kept Governor goes on it: B-14.3."""
        self.mayor[town] = seat
        if self.kept.get("governor") == seat:
            del self.kept["governor"]
            self.governor = town

    # --- 12 to 19: events with a choice ------------------------------------------------------

    def destroy_mine(self, mine: str, active: int) -> None:
        """B-12.2, B-17.4, B-23.1, B-9.3."""
        del self.owner[mine]
        self.out.append(mine)
        if self.vein == mine:
            self.vein = None
            self.out.append("new-vein")
        self.settle(self.town_of[mine], active)

    def dynamite(self, seat: int, _card: str) -> Asking[None]:
        """B-12.1 to B-12.3, B-19.4."""
        mines = [mine for mine in self.mines if self.owner.get(mine, seat) != seat]
        saloons = [card for card in sorted(self.saloon_town) if self.owner[card] != seat]
        if not mines + saloons:
            return
        target = yield from self.ask_word(seat, "dynamite", "blast", mines + saloons)
        if target in self.mines:
            self.destroy_mine(target, seat)
            return
        del self.owner[target]
        del self.saloon_town[target]
        self.out.append(target)
        if self.girls == target:
            self.girls = None
            self.out.append("saloon-girls")

    def expropriate(self, seat: int, _card: str) -> Asking[None]:
        """B-13.1 to B-13.6."""
        mines = [
            mine
            for mine in self.mines
            if self.owner.get(mine, seat) != seat and self.count(seat, self.town_of[mine]) > 0
        ]
        if not mines:
            return
        mine = yield from self.ask_word(seat, "expropriation", "seize", mines)
        self.pay_fee(seat, mine)
        self.owner[mine] = seat
        self.settle(self.town_of[mine], seat)

    def hold_up(self, seat: int, _card: str) -> Asking[None]:
        """B-15.1 to B-15.4."""
        events = self.box["events"]
        numbers = range(events["holdup_min"], events["holdup_max"] + 1)
        victims = self.clockwise(seat)[1:]
        named = [f"P{victim + 1} {number}" for victim in victims for number in numbers]
        answer = yield from self.ask_word(seat, "holdup", "rob", named)
        name, number = answer.split(" ")
        self.robbery = (int(name[1:]) - 1, int(number))
        yield from self.roll()
        assert self.dice is not None
        victim, wanted = self.robbery
        if sum(self.dice) >= wanted:
            self.pay(victim, seat, wanted)
        self.robbery = None

    def appoint(self, seat: int, card: str) -> Asking[None]:
        """B-14.1, B-14.3."""
        towns = [town for town in self.towns if self.mayor.get(town) == seat]
        if towns:
            self.governor = yield from self.ask_word(seat, "governor", "appoint", towns)
        else:
            self.kept[card] = seat

    def find_vein(self, seat: int, card: str) -> Asking[None]:
        """B-17.1, B-17.3."""
        mines = self.mines_of(seat)
        if mines:
            self.vein = yield from self.ask_word(seat, "new-vein", "vein", mines)
        else:
            self.kept[card] = seat

    def open_saloon(self, seat: int, card: str) -> Asking[None]:
        """B-18.1; kept Saloon Girls join it: B-19.3."""
        town = yield from self.ask_word(seat, "saloon", "open", self.towns)
        self.owner[card] = seat
        self.saloon_town[card] = town
        if self.kept.get("saloon-girls") == seat:
            del self.kept["saloon-girls"]
            self.girls = card

    def hire(self, seat: int, card: str) -> Asking[None]:
        """B-19.1, B-19.3."""
        saloons = self.saloons_of(seat)
        if saloons:
            self.girls = yield from self.ask_word(seat, "saloon-girls", "hire", saloons)
        else:
            self.kept[card] = seat

    # --- 21 to 23: production ----------------------------------------------------------------

    def roll(self) -> Asking[None]:
        """Two dice: 36 ordered results."""
        faces = range(1, self.box["dice"]["faces"] + 1)
        rolls = [f"{a} {b}" for a in faces for b in faces]
        a, b = (yield from self.ask_word(CHANCE, "roll", "roll", rolls)).split(" ")
        self.dice = (int(a), int(b))

    def telegraph(self) -> Asking[None]:
        """B-21.2 to B-21.4, B-R22."""
        holder = self.kept.get("telegraph")
        if holder is None:
            return
        assert self.dice is not None
        a, b = self.dice
        faces = range(1, self.box["dice"]["faces"] + 1)
        totals = {a + face for face in faces} | {face + b for face in faces}
        choices = ["no", *(str(total) for total in sorted(totals) if total != a + b)]
        answer = yield from self.ask_word(holder, "telegraph", "telegraph", choices)
        if answer != "no":
            del self.kept["telegraph"]
            self.out.append("telegraph")
            total = int(answer)
            self.dice = (total - b, b) if total - b in faces else (a, total - a)

    def produce(self) -> Asking[None]:
        """B-22.1 to B-22.3, B-23.1 to B-23.3."""
        yield from self.roll()
        yield from self.telegraph()
        assert self.dice is not None
        assert self.winner is not None
        total = sum(self.dice)
        producing = [
            mine for mine in self.mines if mine in self.owner if self.mines[mine]["number"] == total
        ]
        for mine in producing:
            self.gold[self.owner[mine]] += self.value(mine)
        self.pay_saloons(producing)
        if total in self.box["collapse"]["totals"]:
            for mine in self.mines:
                if self.mines[mine]["dangerous"] and mine in self.owner:
                    self.destroy_mine(mine, self.winner)  # B-9.5: after a collapse, the winner

    def pay_saloons(self, producing: list[str]) -> None:
        """B-18.2 to B-18.4, B-22.3 to B-22.5: everybody pays from the purse he has now."""
        earned = [0] * self.players
        for debtor in range(self.players):
            for creditor in self.clockwise(debtor)[1:]:
                owed = 0
                for mine in producing:
                    for saloon in self.saloons_of(creditor):
                        same_town = self.saloon_town[saloon] == self.town_of[mine]
                        if self.owner[mine] == debtor and same_town:
                            owed += self.saloon_pay(saloon)
                paid = min(owed, self.gold[debtor])
                self.gold[debtor] -= paid
                earned[creditor] += paid
        for seat in range(self.players):
            self.gold[seat] += earned[seat]
