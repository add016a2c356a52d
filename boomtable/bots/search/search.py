"""Information-set Monte Carlo tree search over the decisions of any game.

Each iteration imagines a world in which all that the seat cannot know is drawn afresh, tries one
of its answers, goes down the tree as far as it reaches, plays on as the guide says up to its
horizon, and notes everybody's chance to win. Chance is a seat that is drawn for; seats that answer
at once choose without knowing of each other.

The answers of the seat itself are tried by sequential halving (Karnin, Koren and Somekh 2013): all
that look promising equally often, then the better half of them, until two are left. The n-th try
of each is made in the same world with the same dice, so that luck weighs on all of them alike.
What the judge thinks counts like some tries more. Further down seats choose by PUCT.
"""

from __future__ import annotations

from math import ceil, hypot, log2
from zlib import crc32

from boomtable.bots.search.budget import Budget, Clock
from boomtable.bots.search.findings import Finding, Findings
from boomtable.bots.search.guide import Guide
from boomtable.bots.search.tree import Arm, Memory, Node, seen_since
from boomtable.engine import CHANCE, Dice, Option, Seat, State, Table

JUDGE = 0.03
"""How far the judge errs when it compares two options, in chances to win.

The more the tries of one option differ among each other, the more they count as luck, and the
longer the judge is believed."""
TRUST = (1.0, 40.0)
"""The judge's opinion counts like so many tries at least, and at most."""
HOPELESS = 1.0
"""Options so far behind the best are not tried at all, in doubts of the guide."""
TRIES = 3
"""How often each option should be tried at least before half of them are dropped."""
HEAT = 0.25
"""How sharply tries follow the judge further down, in doubts of the guide."""
SURE = 4.0
"""So many times its own error must a lead be before it is taken for a sure one."""
ALIKE = 0.01
"""Options are alike if they are surely no further apart than this, in chances to win."""
ENOUGH = 8
"""No option is given up or preferred for good after fewer tries."""
_STRIDE = 0x9E3779B97F4A7C15
_MASK = (1 << 63) - 1


class Search:
    """A search for one seat in one game. It keeps its tree for the next question."""

    def __init__(self, guide: Guide, budget: Budget, dice: Dice) -> None:
        self.guide = guide
        self.budget = budget
        self.dice = dice
        self.memory: Memory | None = None

    def search(self, seat: Seat, also: Option | None = None) -> Findings:
        """What there is to find about the options of a seat that is asked.

        ``also`` is tried to the end, whatever the judge thinks of it.
        """
        options = seat.options
        if len(options) == 1:
            return Findings((Finding(options[0], 0, 0.5),), 0)
        clock = Clock(self.budget, self.guide.effort(seat))
        root = (self.memory.find(seat) if self.memory else None) or Node()
        thought = _Thought(self.guide, seat, root, self.dice.below(_MASK))
        thought.weigh()
        found = thought.halve(clock, None if also is None else root.arm(seat.number, also))
        self.memory = Memory(root, seat.sample(Dice(0)), seat.number)
        return found


class _Thought:
    """One search: a seat that is asked, and the tree that grows."""

    def __init__(self, guide: Guide, seat: Seat, root: Node, seed: int) -> None:
        self.guide = guide
        self.seat = seat
        self.root = root
        self.seed = seed
        self.start: State = (table := seat.sample(Dice(seed))).state
        self.doubt = guide.doubt(table)
        self.expected = guide.worths(table, seat.number)[0] if table.players == 1 else 0.0

    def weigh(self) -> None:
        """See what the judge thinks of the options."""
        if self.seat.number not in self.root.weighed:
            weighed = self.guide.weigh(self.seat)
            self.root.widen(self.seat.number, weighed, HEAT * self.doubt)

    def halve(self, clock: Clock, kept: Arm | None = None) -> Findings:
        """Try the promising options, and those that stay so again and again."""
        arms = sorted(self.root.arms[self.seat.number], key=lambda arm: -arm.worth)
        hopeless = arms[0].worth - HOPELESS * self.doubt
        tried = [it for it in arms if it.worth >= hopeless or it.visits or it is kept]
        if len(tried) > 1:
            self._try(tried[0], clock)
            tried = _first(tried, self._most(clock), kept)
        while len(tried) > 1:
            halvings = ceil(log2(len(tried)))
            until = clock.spent() + (1.0 - clock.spent()) / halvings
            settled = self._try_all(tried, clock, until, may_stop=kept is None)
            tried.sort(key=self.belief, reverse=True)
            if settled or clock.spent() >= 1.0 or halvings == 1:
                break
            tried = _first(tried, (len(tried) + 1) // 2, kept)
        rest = [arm for arm in arms if arm not in tried]
        rest.sort(key=lambda arm: (arm.visits > 0, self.belief(arm)), reverse=True)
        return Findings(
            tuple([self._finding(arm) for arm in (*tried, *rest)]),
            sum(arm.visits for arm in arms),
        )

    def _try_all(self, tried: list[Arm], clock: Clock, until: float, *, may_stop: bool) -> bool:
        """Try options equally often, until it is time; whether the choice was settled before."""
        looked_at = ENOUGH - 1
        while clock.spent() < until:
            arm = min(tried, key=lambda arm: arm.visits)
            if may_stop and arm.visits > looked_at:
                looked_at = 2 * arm.visits - 1
                if self._is_settled(tried):
                    return True
            self._try(arm, clock)
        return False

    def _is_settled(self, tried: list[Arm]) -> bool:
        """Whether one option is surely the best, or it surely does not matter."""
        first = max(tried, key=self.belief)
        hope = self.belief(first)
        leads = [
            (hope - self.belief(arm), SURE * hypot(first.error, arm.error))
            for arm in tried
            if arm is not first
        ]
        return all(lead > error for lead, error in leads) or all(
            lead + error < ALIKE for lead, error in leads
        )

    def _most(self, clock: Clock) -> int:
        """How many options there is time for."""
        spent = clock.spent()
        tries = clock.done / spent if spent else 1e9
        most = 2
        while most < 64 and tries > TRIES * (most + 1) * ceil(log2(most + 1)):
            most += 1
        return most

    def belief(self, arm: Arm) -> float:
        """The chance to win with an option: what was seen, and what the judge says."""
        arms = self.root.arms[self.seat.number]
        visits = sum(it.visits for it in arms)
        usual = sum(it.total for it in arms) / visits if visits else 0.5
        best = max(it.worth for it in arms)
        # How steeply chances follow points: most where a game is open.
        steep = max(0.05, usual * (1.0 - usual)) / self.doubt
        prior = usual + steep * (arm.worth - best)
        trust = self._trust()
        return (arm.total + trust * prior) / (arm.visits + trust)

    def _trust(self) -> float:
        """How many tries the judge's opinion is worth: luck against the judge's errors."""
        luck, tries = 0.0, 0
        for arm in self.root.arms[self.seat.number]:
            if arm.visits > 1:
                luck += arm.squares - arm.total * arm.total / arm.visits
                tries += arm.visits - 1
        if not tries:
            return TRUST[1]
        # All options are tried in the same worlds: half of the luck is common to them.
        return min(TRUST[1], max(TRUST[0], luck / tries / 2.0 / JUDGE**2))

    def _finding(self, arm: Arm) -> Finding:
        points = arm.points / arm.visits if arm.visits else None
        chance = min(1.0, max(0.0, self.belief(arm)))
        return Finding(arm.option, arm.visits, chance, points)

    def _try(self, arm: Arm, clock: Clock) -> None:
        world = _World(self, self.seed + arm.visits * _STRIDE & _MASK)
        world.play(arm)
        clock.done += 1


def _first(arms: list[Arm], count: int, kept: Arm | None) -> list[Arm]:
    """The first so many, and the one that is kept in any case."""
    if kept is None or kept not in arms[count:]:
        return arms[:count]
    return [*arms[: max(1, count - 1)], kept]


class _World:
    """One iteration: a world that is imagined and played to the horizon."""

    def __init__(self, thought: _Thought, seed: int) -> None:
        self.guide = thought.guide
        self.root = thought.root
        self.start = thought.start
        self.expected = thought.expected
        self.number = thought.seat.number
        self.seed = seed
        self.table: Table = thought.seat.sample(Dice(seed))
        # Chance and each seat have dice of their own: what one of them rolls more or less does
        # not change the luck of the others between two tries.
        self.table.dice = None
        self.table.replaying = False
        self.dice: dict[int | str, Dice] = {}
        self.since = 0

    def play(self, first: Arm) -> None:
        """Try an answer, and note what came of it in all nodes on the way."""
        table, node = self.table, self.root
        arms = [
            (seat, first if seat == self.number else self._arm(node, seat))
            for seat in table.awaited
        ]
        visited, taken = [node], arms[:]
        while not self._reaches_horizon(arms):
            key = seen_since(table, self.since, self.number)
            child = node.children.get(key)
            if child is None:
                # From a new node on everybody just plays on; its first answers are kept.
                node.children[key] = node = Node()
                arms = [(seat, node.arm(seat, self._policy(seat))) for seat in table.awaited]
            else:
                node = child
                arms = [(seat, self._arm(node, seat)) for seat in table.awaited]
            visited.append(node)
            taken += arms
            if child is None:
                self._play_on(arms)
                break
        chances, points = self.guide.outcome(table, self.number, self.expected)
        for it in visited:
            it.visits += 1
        for seat, arm in taken:
            arm.add(chances[seat], points[seat])

    def _reaches_horizon(self, arms: list[tuple[int, Arm]]) -> bool:
        """Give answers and draw for chance, until somebody is asked or there is no more to see."""
        table = self.table
        self.since = len(table.answers)
        for seat, arm in arms:
            table.answer(arm.option, seat)
        while not self._is_at_horizon():
            assert table.decision is not None
            if table.decision.seat != CHANCE:
                return False
            self._roll()
        return True

    def _is_at_horizon(self) -> bool:
        return self.table.decision is None or self.guide.is_horizon(
            self.table, self.start, self.number
        )

    def _play_on(self, arms: list[tuple[int, Arm]]) -> None:
        """Play to the horizon as the guide says."""
        table = self.table
        while not self._reaches_horizon(arms):
            arms = [(seat, Arm(self._policy(seat))) for seat in table.awaited]

    def _arm(self, node: Node, seat: int) -> Arm:
        table = self.table
        if seat not in node.weighed:
            doubt = self.guide.doubt(table)
            node.widen(seat, self.guide.weigh(Seat(table, seat)), HEAT * doubt)
        arm = node.promising(seat, table.options(seat))
        return arm or node.arm(seat, self._policy(seat))

    def _policy(self, seat: int) -> Option:
        return self.guide.answer(self.table, seat, self._dice(seat))

    def _roll(self) -> None:
        table, decision = self.table, self.table.decision
        assert decision is not None
        dice = self._dice(decision.prompt)
        weights = decision.weights
        if weights is None:
            table.pick(dice.below(len(decision.options)))
        else:
            table.pick(dice.weighted(weights))

    def _dice(self, whose: int | str) -> Dice:
        dice = self.dice.get(whose)
        if dice is None:
            mark = whose + 1 if isinstance(whose, int) else crc32(whose.encode())
            dice = self.dice[whose] = Dice((self.seed ^ mark * _STRIDE) & _MASK)
        return dice
