"""L-7.6 to L-7.12: how the resources of a card or project can be shown, and what that costs.

A plan says which levers are pulled, where the boats end and how many coins are paid. What plans
there are depends on the sites, the boats and the levers that are ready, not on the purse: so the
ways to show some needs are found once for each such canal and used again at every table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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

    def view(
        self, sites: tuple[int, ...], boats: tuple[int, ...], ready: tuple[int, ...]
    ) -> CanalView:
        """A player's canal: levels of the sites, places of the boats, levers that are ready."""
        helps = tuple([it for it in self.helps if it.lever in ready])
        key = (sites, boats, tuple([it.lever for it in helps]))
        found = self.views.get(key)
        if found is None:
            found = self.views[key] = CanalView(self.upstream_coins, helps, sites, boats)
        return found


class CanalView(dict[Needs, Ways]):
    """The ways of one canal to show needs, by the needs, each found when it is first asked for."""

    __slots__ = ("boats", "helps", "sites", "upstream_coins")

    def __init__(
        self,
        upstream_coins: int,
        helps: tuple[Help, ...],
        sites: tuple[int, ...],
        boats: tuple[int, ...],
    ) -> None:
        self.upstream_coins = upstream_coins
        self.helps = helps
        self.sites = sites
        self.boats = tuple(sorted(boats))

    def __missing__(self, needs: Needs) -> Ways:
        found = self[needs] = _ways(self, needs)
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


def _ways(canal: CanalView, needs: Needs) -> Ways:
    cheapest: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
    for plan in _all_plans(canal, needs):
        key = (plan.levers, plan.boats)
        cheapest[key] = min(plan.coins, cheapest.get(key, plan.coins))
    found = [Plan(levers, boats, coins) for (levers, boats), coins in cheapest.items()]
    offered = [plan for plan in found if not any(_dominates(other, plan) for other in found)]
    offered.sort(key=_order)
    return Ways(tuple(offered), min((plan.coins for plan in offered), default=0))


def _all_plans(canal: CanalView, needs: Needs) -> Iterator[Plan]:
    """L-7.10: every cover of the shortfall by jokers and boats, with every set of levers."""
    short = [max(0, need - level) for need, level in zip(needs, canal.sites, strict=True)]
    for helps in _subsets(canal.helps):
        jokers = sum(it.jokers for it in helps)
        least = sum(it.jokers > 0 for it in helps)  # A joker is used only for a real shortfall.
        free = sum(it.upstream for it in helps)
        levers = tuple(it.lever for it in helps)
        brought = sum(it.coins for it in helps)
        for eased in product(*(range(units + 1) for units in short)):
            if not least <= sum(eased) <= jokers:
                continue
            units = [
                place for place, number in enumerate(short) for _ in range(number - eased[place])
            ]
            for boats, upstream in _moves(canal.boats, units):
                paid = canal.upstream_coins * max(0, upstream - free)
                yield Plan(levers, boats, paid - brought)


def _subsets(helps: Sequence[Help]) -> Iterator[tuple[Help, ...]]:
    for size in range(len(helps) + 1):
        yield from combinations(helps, size)


def _moves(boats: tuple[int, ...], units: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Where the boats can end if each unit has a boat of its own, with the upstream moves."""
    for chosen in permutations(range(len(boats)), len(units)):
        ends = list(boats)
        for boat, place in zip(chosen, units, strict=True):
            ends[boat] = place
        upstream = sum(end < begin for begin, end in zip(boats, ends, strict=True))
        yield tuple(sorted(ends)), upstream


def _dominates(one: Plan, other: Plan) -> bool:
    """L-7.12: a subset of the levers, no more coins, the boats nowhere further downstream."""
    if one == other or one.coins > other.coins or not set(one.levers) <= set(other.levers):
        return False
    return all(end <= its for end, its in zip(one.boats, other.boats, strict=True))


def _order(plan: Plan) -> tuple[int, int, int, tuple[int, ...], tuple[int, ...]]:
    return len(plan.levers), plan.coins, sum(plan.boats), plan.levers, plan.boats
