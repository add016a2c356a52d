"""What a seat can count on: the time that is left, and what everything is worth until then.

All worths are in VP. They follow the value model that the component file was made by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boomtable.bots.judges.boonlake.timing import scorings_to_come, turns_to_scorings
from boomtable.bots.judges.boonlake.voyage import voyages
from boomtable.games.boonlake.pieces import Recess, Tier, TrackStep
from boomtable.games.boonlake.state import Boonlake

if TYPE_CHECKING:
    from boomtable.bots.judges.boonlake.columns import Columns
    from boomtable.bots.judges.boonlake.land import Land

VP_IN_COINS = (1.15, 1.4, 1.8, 2.2)
"""What a VP costs in coins before each interim scoring: a little less than the file says.

Inhabitants are dearer than there, too: who values both so wins more often.
"""
CARD, VASE, INHABITANT = 1.4, 2.6, 3.6
"""In coins."""
RANCH = (1.1, 1.0, 0.85, 0.65, 0.45, 0.3, 0.2, 0.1, 0.1, 0.1)
"""How much of an inhabitant's worth the first on the ranch has, the second …"""
VASES = (1.0, 0.8, 0.5, 0.4, 0.3)
LEVER_USES = 1.3
"""The price of a lever is so many times what one use is worth."""
READY_USE, LATER_USE = 0.35, 0.75
"""The chance that a lever is used: for each turn before the next scoring, and between two."""


class Outlook:
    """The time and the prices as they are when a seat is asked."""

    def __init__(self, game: Boonlake, seat: int) -> None:
        box = game.box
        self.seat = seat
        self.tier_vp = box.final.tier_vp
        self.scorings = scorings_to_come(game)
        self.turns_to = turns_to_scorings(game)
        self.turns = self.turns_to[-1] if self.turns_to else 0.0
        """Own turns up to the last scoring."""
        self.next_turns = self.turns_to[0] if self.turns_to else 0.0
        self.coin = self._coin_now(game)
        self.card = CARD * self.coin
        self.vase = VASE * self.coin
        self.inhabitant = INHABITANT * self.coin
        self.fade = min(1.0, self.turns / 4.0)
        """How much of a long-term investment still pays."""
        self.coin_track = [self._track(it) for it in box.coin_track]
        self.card_track = [self._track(it) for it in box.card_track]
        self.tiers = {it.number: self.recess(it) for it in box.tiers}
        self.ranch = _sums([self.inhabitant * part for part in RANCH])
        self.vases = _sums([self.vase * part for part in VASES])
        self.presence = self._presence(game)
        self.voyages = voyages(game, self)
        self.hands: dict[tuple[tuple[int, ...], ...], float] = {}
        self.project_worths: dict[tuple[tuple[int, ...], ...], float] = {}
        self.lever_sums: dict[tuple[tuple[int, ...], ...], float] = {}
        self.cards: dict[int, float] = {}
        self.columns: Columns | None = None
        self.lands: dict[Any, Land] = {}
        self.marks: dict[tuple[tuple[int, ...], ...], float] = {}

    def _coin_now(self, game: Boonlake) -> float:
        """A coin: what it can still buy."""
        if not len(self.scorings):
            return 0.02 if game.scoring >= game.box.scorings else 1.0 / VP_IN_COINS[game.scoring]
        scoring = self.scorings[0]
        coin = 1.0 / VP_IN_COINS[scoring - 1]
        if scoring == game.box.scorings:
            coin *= min(1.0, 0.55 + 0.25 * self.next_turns)
        return coin

    def coin_at(self, turns: float) -> float:
        """What a coin will be worth after so many turns."""
        for scoring, its in zip(self.scorings, self.turns_to, strict=True):
            if its >= turns:
                return min(self.coin, 1.0 / VP_IN_COINS[scoring - 1])
        return self.coin

    def income(self, coins: float, vp: float, turns: float = 0.0) -> float:
        """What coins and VP at every scoring after so many turns are worth.

        L-16.6: at the last one there are no coins.
        """
        last, total = len(VP_IN_COINS), 0.0
        for scoring, its in zip(self.scorings, self.turns_to, strict=True):
            if its < turns:
                continue
            total += vp
            if scoring < last:
                total += coins / VP_IN_COINS[scoring]
        return total

    def _track(self, step: TrackStep) -> float:
        return self.income(step.coins + CARD * step.cards, step.vp)

    def recess(self, it: Recess | Tier, turns: float = 0.0) -> float:
        """A recess that is vacated after so many turns, with what the end brings for it."""
        tier_vp = self.tier_vp.get(it.tier, 0) if isinstance(it, Recess) else 0
        return self.income(it.coins, it.vp, turns) + tier_vp

    def _presence(self, game: Boonlake) -> float:
        """What a presence brings at Region scorings."""
        return 0.75 * self.coin * self.turns * game.sides / len(game.box.strips)

    def lever_use(self, cost: int) -> float:
        """A use of a lever now, by its price."""
        return cost / LEVER_USES * self.coin


def _sums(parts: list[float]) -> list[float]:
    """The worth of the first so many."""
    sums = [0.0]
    for part in parts:
        sums.append(sums[-1] + part)
    return sums
