"""Coloma told a second time, slowly, from ``docs/rules/coloma.md`` alone.

Nothing of the game's own code is used, and every rule is a loop that can be read beside the
digest. ``Oracle.play`` is the whole game as one generator: it yields each question and is sent
the answer, forced ones and chance included.
"""

from __future__ import annotations

from typing import Any

from tests.games.coloma.oracle_effects import Asking, Question
from tests.games.coloma.oracle_shade import Shades


def yes(flag: bool) -> str:
    return "yes" if flag else "no"


class Oracle(Shades):
    """A whole game: sections 2 to 5, 7, 18, 19, 21 and 23."""

    def __init__(
        self, players: int, settings: dict[str, Any], box: dict[str, Any] | None = None
    ) -> None:
        super().__init__(players, settings, box)
        level = f" level={self.level['id']}" if self.level else ""
        heading = f"coloma players={players}{level} boards={self.boards}"
        heading += f" hotels={yes(self.with_hotels)} specialties={self.set}"
        heading += f" mules={yes(self.mules)}"
        colors = [side.color for side in self.sides]
        if colors != [entry["id"] for entry in self.box["colors"]][: len(colors)]:
            heading += f" colors={','.join(colors)}"
        self.lines.append(heading)

    def play(self) -> Asking[None]:
        """C-3.1, C-3.2, C-3.4."""
        yield from self.set_up()
        years = self.box["years"]
        for year in range(len(years)):
            self.year = year
            for site in self.box["wheel"]["sites"]:
                self.round = site
                yield from self.play_round()
            yield from self.shoot_out()
            if self.year < len(years) - 1:
                yield from self.clean_up()
        self.phase = "over"
        scores = [f"P{side.seat + 1} {self.score(side.seat)}" for side in self.sides]
        self.lines.append(" ".join(["end", *scores]))

    # --- 2: set-up ---------------------------------------------------------------------------

    def set_up(self) -> Asking[None]:
        """C-2.3, C-2.5, C-2.6, C-2.8, C-2.9, in the order of the record."""
        table = self.box["setup"]["table"]
        if self.solo:  # C-26.2
            self.sheriff = 1
        else:
            seats = [f"P{side.seat + 1}" for side in self.sides]
            name = yield from self.chance("first-sheriff", "sheriff", seats)
            self.sheriff = seats.index(name)
            self.lines.append(f"sheriff {name}")
        drawn: list[str] = []
        for _ in range(table["bridge_types"]):
            left = [kind for kind in self.bridge_kinds if kind not in drawn]
            drawn.append((yield from self.chance("bridge-types", "bridges", left)))
        copies = table["bridge_copies"][str(self.players)]
        self.stacks = {kind: copies for kind in self.bridge_kinds if kind in drawn}
        self.lines.append(" ".join(["bridges", *drawn]))
        yield from self.draw_chart()
        for space in range(len(self.stash)):
            self.stash[space] = yield from self.from_stack("stash")
        self.lines.append(" ".join(["stash", *map(str, self.stash)]))
        for seat in range(self.players):
            yield from self.deal(seat)
        for _ in range(self.box["setup"]["player"]["discard"]):
            answers = yield from self.together("discard-start", self.discard_answers)
            for seat, answer in enumerate(answers):
                self.discard(seat, answer)
                self.lines.append(f"P{seat + 1} {answer}")

    def draw_chart(self) -> Asking[None]:
        """C-2.6, C-R41."""
        tiles = [it for it, entry in self.charts.items() if entry["kind"] == "tile"]
        left = [tile for tile in tiles if tile not in self.charts_seen]
        self.chart = yield from self.chance("chart", "chart", left)
        self.charts_seen.append(self.chart)
        self.lines.append(f"chart {self.chart}")

    def deal(self, seat: int) -> Asking[None]:
        """C-2.9."""
        side, dealt = self.sides[seat], []
        for _ in range(self.box["setup"]["player"]["draw"]):
            card = yield from self.chance("deal", f"P{seat + 1} deal", side.unknown[:])
            side.unknown.remove(card)
            side.hand.append(card)
            dealt.append(card)
        self.lines.append(" ".join([f"P{seat + 1} deal", *dealt]))

    def together(self, prompt: str, answers_of: Any) -> Asking[list[str]]:
        """Ask all players at once; nothing changes before all have answered."""
        seats = tuple(range(self.players))
        given = []
        for seat in seats:
            answers = answers_of(seat)
            answer = yield Question(seat, seats, prompt, answers)
            assert answer in answers
            given.append(answer)
        return given

    # --- 3 to 5 and 7: a Round ---------------------------------------------------------------

    def play_round(self) -> Asking[None]:
        """C-3.2, C-4.2, C-8.1, C-8.7."""
        self.barker, self.bust, self.busted = self.round, None, []
        self.lines.append(f"round {self.box['years'][self.year]['year']}.{self.round}")
        if not self.mules:  # C-23.2
            self.phase = "event"
            for seat in self.order():
                yield from self.event(seat, self.barker)
        self.phase = "dials"
        yield from self.show_buster()
        yield from self.set_dials()
        if self.mules:
            self.phase = "mules"
            yield from self.feed_mules()
        if self.buster_plays:  # C-21.3
            left = [site for site in self.box["wheel"]["sites"] if site not in self.avoids]
            site = yield from self.chance("buster", "buster", list(map(str, left)))
            self.buster = int(site)
            self.lines.append(f"buster {site}")
        self.bust, self.busted = self.busts()
        self.phase = "turns"
        for site in self.box["wheel"]["sites"]:
            for seat in self.order():
                if self.sides[seat].site != site:
                    continue
                if self.sides[seat].is_shade:
                    yield from self.shade_turn()
                else:
                    yield from self.turn(seat)
        self.buster, self.avoids = None, []  # C-21.5
        for side in self.sides:
            side.site = side.mule = None

    def event(self, seat: int, site: int) -> Asking[None]:
        """C-5.1 to C-5.5, C-24.10, C-26.5."""
        self.fresh_limits()
        side, event = self.sides[seat], self.event_of[site]
        if side.is_shade:
            self.shade_event(site)
            return
        times = 2 if site in side.events else 1
        if not event["optional"]:
            effects = [effect | {"n": effect["n"] * times} for effect in event["effects"]]
            yield from self.carry_out(seat, effects)
            return
        price, prize = event["effects"]
        assert (price["op"], price["what"], prize["what"]) == ("pay", "gold", "vp")
        most = min(times, side.gold // price["n"])
        if most:
            answers = [f"sell {n}" for n in range(most + 1)]
            answer = yield from self.choose(seat, "gold-sale", answers)
            sold = int(answer.removeprefix("sell "))
            self.spend_gold(seat, sold * price["n"])
            side.vp["sale"] += sold * (prize["n"] + self.mod(seat, "gold-sale-vp"))

    def show_buster(self) -> Asking[None]:
        """C-21.2, C-26.6."""
        if not self.buster_plays:
            return
        for _ in range(self.box["buster"]["avoid"]):
            cards = [card["site"] for card in self.box["buster"]["cards"]]
            left = [str(site) for site in cards if site not in self.avoids]
            site = yield from self.chance("buster-avoid", "avoid", left)
            self.avoids.append(int(site))
        self.lines.append(" ".join(["avoid", *map(str, self.avoids)]))

    def set_dials(self) -> Asking[None]:
        """C-7.1, C-7.2, C-23.3, C-26.7, C-26.8."""
        sites = self.box["wheel"]["sites"]
        answers = [f"dial {site}" for site in sites]
        if self.mules:
            answers = [f"dial {site} mule {mule}" for site in sites for mule in sites]
        given = yield from self.together("dial", lambda _seat: answers)
        for side, answer in zip(self.sides, given, strict=False):
            words = answer.split(" ")
            side.site = int(words[1])
            side.mule = int(words[3]) if self.mules else None
        players = self.sides[: self.players]
        line = ["dials", *(str(side.site) for side in players)]
        if self.mules:
            line += ["mules", *(str(side.mule) for side in players)]
        self.lines.append(" ".join(line))
        if self.solo:
            coin = yield from self.chance("coin", "coin", self.box["solo"]["coin"])
            self.lines.append(f"coin {coin}")
            self.sides[1].site = self.avoids[self.box["solo"]["coin"].index(coin)]

    def feed_mules(self) -> Asking[None]:
        """C-23.4 to C-23.6."""
        for seat in self.order():
            side = self.sides[seat]
            if side.mule in side.carrots:
                side.carrots.remove(side.mule)
                yield from self.event(seat, side.mule)

    # --- 18 and 19: Shootout and Clean Up ----------------------------------------------------

    def shoot_out(self) -> Asking[None]:
        """C-18.1 to C-18.6, C-21.6, C-26.21."""
        assert self.chart is not None
        self.phase = "shootout"
        self.fresh_limits()
        chart, won, ranking = self.charts[self.chart], self.is_won(), self.ranking()
        tiers = chart["win" if won else "lose"]
        absent = self.absent()
        for place, owner in enumerate(ranking):
            if isinstance(owner, int):
                effects = tiers[min(place, len(tiers) - 1)]
                if self.sides[owner].is_shade:
                    effects = self.shade_rewards(effects)
                yield from self.carry_out(owner, effects, "shootouts")
        for seat in absent:
            yield from self.bury(seat, chart["graves"]["win" if won else "lose"])
        for owner in ranking:
            if isinstance(owner, int):
                self.sheriff = owner
                break

    def clean_up(self) -> Asking[None]:
        """C-19.1, C-21.6, C-22.5, C-23.9, C-26.22."""
        self.phase = "clean-up"
        for row, owner in enumerate(self.rows):
            if isinstance(owner, int):
                self.go_home(owner, self.row_sizes[row])
                self.rows[row] = None
        self.outlaws = 0
        years = self.box["years"]
        if years[self.year + 1]["chart"] == "tile":
            yield from self.draw_chart()
        else:
            [self.chart] = [it for it, entry in self.charts.items() if entry["kind"] == "printed"]
        self.outlaws = years[self.year + 1]["outlaws"]
        self.supply, self.cart = self.supply + self.cart, 0
        for side in self.sides:
            side.dudes_left += side.guests
            side.guests = 0
            side.year_used = []
            if self.mules:
                side.carrots = list(self.box["wheel"]["sites"])
