"""Settling and shopping, as the oracle tells them: sections 10 and 17, C-22.4."""

from __future__ import annotations

from tests.games.coloma.oracle_effects import Asking
from tests.games.coloma.oracle_wagon import Wagons


class Settling(Wagons):
    """Gunmen, Tents and guests are placed; Tents and Horses are bought."""

    # --- settling ----------------------------------------------------------------------------

    def row_answers(self, seat: int) -> list[str]:
        """C-17.2 to C-17.4."""
        if self.rows_filled >= self.box["limits"]["rows_per_turn"]:
            return []
        dudes = self.sides[seat].dudes
        rows = enumerate(zip(self.rows, self.row_sizes, strict=True), 1)
        return [f"row {row}" for row, (owner, size) in rows if owner is None and size <= dudes]

    def next_lands(self, seat: int) -> list[str]:
        """Lands next to the Boomtown where the Wagon stands: C-17.7, C-17.8."""
        return list(self.nodes[self.sides[seat].wagon].get("lands", []))

    def placements(self, seat: int) -> list[str]:
        """C-17.1, C-17.6, C-17.7, C-16.13, C-22.4."""
        side = self.sides[seat]
        answers = self.row_answers(seat)
        if side.tents:
            sites = [site for site in self.box["wheel"]["sites"] if site not in side.events]
            answers += [f"event {site}" for site in sites]
            anywhere = self.pitched_anywhere < self.mod(seat, "pitch-anywhere")
            near = self.next_lands(seat)
            lands = [entry["id"] for entry in self.box["lands"]]
            free = [land for land in lands if land not in side.lands]
            answers += [f"land {land}" for land in free if land in near or anywhere]
        if side.dudes and side.guests < side.hotels * self.box["hotels"]["spaces"]:
            answers.append("guest")
        return answers

    def place(self, seat: int, answer: str) -> Asking[None]:
        """C-17.2, C-17.6, C-17.7, C-22.4."""
        side = self.sides[seat]
        what, _, where = answer.partition(" ")
        if what == "row":
            side.dudes -= self.row_sizes[int(where) - 1]
            self.rows[int(where) - 1] = seat
            self.rows_filled += 1
            yield from self.react(seat, "row-filled")
        elif what == "event":
            side.tents -= 1
            side.events.append(int(where))
        elif what == "land":
            side.tents -= 1
            side.lands.append(where)
            if where not in self.next_lands(seat):
                self.pitched_anywhere += 1
        else:
            side.dudes -= 1
            side.guests += 1
            side.vp["guests"] += self.box["hotels"]["vp_per_guest"]

    def settle(self, seat: int, first: str | None = None) -> Asking[None]:
        """A block that ends with ``done``: C-17.1, C-17.10, C-R22."""
        if first is None:
            first = yield from self.choose(seat, "settle", self.placements(seat))
        answer = first
        while answer != "done":
            yield from self.place(seat, answer)
            answer = yield from self.choose(seat, "settle", [*self.placements(seat), "done"])

    # --- the shop ----------------------------------------------------------------------------

    def shop_cost(self, tents: int, horses: int) -> int:
        """C-10.1."""
        prices = self.box["barker"]
        return int(tents * prices["tent"]["buck"] + horses * prices["horse"]["buck"])

    def shop_answers(self, seat: int) -> list[str]:
        """C-10.1, C-10.2."""
        side = self.sides[seat]
        room = self.horse_limit(seat) - side.horses
        return [
            f"shop {tents} {horses}"
            for tents in range(side.tents_left + 1)
            for horses in range(room + 1)
            if tents + horses and self.ways_to_pay(seat, self.shop_cost(tents, horses))
        ]

    def shop(self, seat: int, answer: str) -> Asking[None]:
        """Everything is paid as one sum: C-10.1, C-R7."""
        tents, horses = map(int, answer.split(" ")[1:])
        yield from self.pay_bucks(seat, self.shop_cost(tents, horses))
        yield from self.gain(seat, "tent", tents)
        yield from self.gain(seat, "horse", horses)
