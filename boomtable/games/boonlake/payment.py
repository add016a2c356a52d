"""L-7.6 to L-7.12: how the resources of a card or project can be shown, and what that costs.

A plan says which levers are pulled, where the boats end and how many coins are paid. What plans
there are depends on the boats, the levers that are ready and what the sites lack, not on the purse:
so the ways are found once for each such canal and used again at every table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations, product
from typing import TypeAlias

from msgspec import Struct, field

Needs: TypeAlias = tuple[int, ...]
"""How many of each resource, from upstream to downstream."""


class Help(Struct, frozen=True):
    """A lever that helps with a payment (L-13.12): jokers, coins with them, free moves."""

    lever: int
    jokers: int = 0
    coins: int = 0
    upstream: int = 0


class Plan(Struct, frozen=True, order=True):
    """One way to pay: levers by number, places of the boats from upstream, coins (L-7.10)."""

    levers: tuple[int, ...]
    boats: tuple[int, ...]
    coins: int


class Ways(Struct, frozen=True):
    """The plans for some needs, for a card without coins, in their order; empty: there is none."""

    plans: tuple[Plan, ...]
    least: int
    """The coins of the cheapest plan: below 0 if a lever brings more than the boats cost."""


class Canal(Struct, frozen=True, eq=False):
    """What the box says about canals, with what has been found out about them."""

    upstream_coins: int
    helps: tuple[Help, ...]
    views: dict[tuple[tuple[int, ...], ...], CanalView] = field(default_factory=dict)
    found: dict[tuple[tuple[int, ...], ...], Ways] = field(default_factory=dict)
    """By the boats, the levers that help, and what the sites lack."""

    def view(
        self, sites: tuple[int, ...], boats: tuple[int, ...], ready: tuple[int, ...]
    ) -> CanalView:
        """A player's canal: levels of the sites, places of the boats, levers that are ready."""
        helps = tuple([it for it in self.helps if it.lever in ready])
        key = (sites, boats, tuple([it.lever for it in helps]))
        found = self.views.get(key)
        if found is None:
            found = self.views[key] = CanalView(self, helps, sites, boats)
        return found

    def ways(self, helps: tuple[Help, ...], boats: tuple[int, ...], short: Needs) -> Ways:
        """The ways to make up for what the sites lack: all that lack the same share them."""
        key = (boats, tuple([it.lever for it in helps]), short)
        found = self.found.get(key)
        if found is None:
            found = self.found[key] = _ways(self.upstream_coins, helps, boats, short)
        return found


class CanalView(dict[Needs, Ways]):
    """The ways of one canal to show needs, by the needs, each found when it is first asked for."""

    __slots__ = ("boats", "canal", "helps", "sites")

    def __init__(
        self,
        canal: Canal,
        helps: tuple[Help, ...],
        sites: tuple[int, ...],
        boats: tuple[int, ...],
    ) -> None:
        self.canal = canal
        self.helps = helps
        self.sites = sites
        self.boats = tuple(sorted(boats))

    def __missing__(self, needs: Needs) -> Ways:
        levels = zip(needs, self.sites, strict=True)
        short = tuple([need - level if need > level else 0 for need, level in levels])
        found = self[needs] = self.canal.ways(self.helps, self.boats, short)
        return found


def is_payable(canal: CanalView, needs: Needs, due: int, coins: int) -> bool:
    """L-7.11: whether some plan needs no more coins than there are."""
    ways = canal[needs]
    return bool(ways.plans) and due + ways.least <= coins


def plans(canal: CanalView, needs: Needs, due: int, coins: int) -> list[Plan]:
    """L-7.12: the plans on offer, the default first; ``due`` are the card's own coins."""
    return [
        Plan(plan.levers, plan.boats, plan.coins + due)
        for plan in canal[needs].plans
        if plan.coins + due <= coins
    ]


def _ways(upstream_coins: int, helps: Sequence[Help], boats: tuple[int, ...], short: Needs) -> Ways:
    """L-7.10, L-7.12: the cheapest plan for each set of levers and places of the boats."""
    cheapest: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for some in _subsets(helps):
        levers = tuple([it.lever for it in some])
        free = sum([it.upstream for it in some])
        brought = sum([it.coins for it in some])
        for units in _left_over(short, some):
            for ends, upstream in _moves(boats, units):
                coins = upstream_coins * max(0, upstream - free) - brought
                cheapest[levers, ends] = min(coins, cheapest.get((levers, ends), coins))
    found = [Plan(levers, ends, coins) for (levers, ends), coins in cheapest.items()]
    offered = [plan for plan in found if not any(_dominates(other, plan) for other in found)]
    offered.sort(key=_order)
    return Ways(tuple(offered), min((plan.coins for plan in offered), default=0))


def _subsets(helps: Sequence[Help]) -> Iterator[tuple[Help, ...]]:
    for size in range(len(helps) + 1):
        yield from combinations(helps, size)


def _left_over(short: Needs, helps: Sequence[Help]) -> Iterator[tuple[int, ...]]:
    """What is left for the boats after each use of the jokers: a place for each unit."""
    jokers = sum([it.jokers for it in helps])
    least = sum([it.jokers > 0 for it in helps])  # A joker is used only for a real shortfall.
    for eased in product(*[range(min(units, jokers) + 1) for units in short]):
        if least <= sum(eased) <= jokers:
            left = zip(short, eased, strict=True)
            yield tuple([place for place, (n, less) in enumerate(left) for _ in range(n - less)])


@cache
def _moves(boats: tuple[int, ...], units: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
    """Where the boats can end if each unit has a boat of its own, with the least upstream moves."""
    least: dict[tuple[int, ...], int] = {}
    for chosen in permutations(range(len(boats)), len(units)):
        ends = list(boats)
        for boat, place in zip(chosen, units, strict=True):
            ends[boat] = place
        upstream = sum([end < begin for begin, end in zip(boats, ends, strict=True)])
        there = tuple(sorted(ends))
        least[there] = min(upstream, least.get(there, upstream))
    return list(least.items())


def _dominates(one: Plan, other: Plan) -> bool:
    """L-7.12: a subset of the levers, no more coins, the boats nowhere further downstream."""
    if one == other or one.coins > other.coins or not set(one.levers) <= set(other.levers):
        return False
    return all(end <= its for end, its in zip(one.boats, other.boats, strict=True))


def _order(plan: Plan) -> tuple[int, int, int, tuple[int, ...], tuple[int, ...]]:
    return len(plan.levers), plan.coins, sum(plan.boats), plan.levers, plan.boats
