"""L-11.5, L-11.6, L-11.11, L-12.4, L-12.5: the ways to pay for a settlement or a cattle.

Inhabitants are given up from the ranch; as many as are additional may be replaced by losing VP.
"""

from __future__ import annotations

from msgspec import Struct


class Way(Struct, frozen=True):
    """One way to pay: inhabitants given up, VP lost instead of others, Village Plan pulled."""

    inhabitants: int
    vp: int = 0
    with_plan: bool = False


class Ease(Struct, frozen=True):
    """What a card or lever takes off the cost and the condition of a settlement."""

    inhabitants: int = 0
    presences: int = 0


NO_EASE = Ease()


class SettlementCost(Struct, frozen=True):
    """What a settlement costs and asks for, before all reductions."""

    inhabitants: int
    extra: tuple[int, ...]
    """Additional inhabitants of the 1st, 2nd … own settlement."""
    presences: int
    vp_each: int


class CattleCost(Struct, frozen=True):
    """What a cattle costs, before all reductions."""

    inhabitants: tuple[int, ...]
    """By the cattle that are on the pasture already."""
    extra: tuple[int, ...]
    """Additional inhabitants of the 1st, 2nd … own cattle."""
    vp_each: int


def settlement_ways(
    cost: SettlementCost,
    built: int,
    ranch: int,
    presences: int,
    *,
    card: Ease = NO_EASE,
    plan: Ease | None = None,
) -> list[Way]:
    """L-11.11: without Village Plan first, then with fewer VP (``plan``: it is ready)."""
    extra = cost.extra[built]
    due = max(0, cost.inhabitants + extra - card.inhabitants)
    needed = max(0, cost.presences - card.presences)
    ways: list[Way] = []
    if presences >= needed:
        ways += _ways(due, extra, cost.vp_each, ranch)
    if plan is None:
        return ways
    eased = max(0, due - plan.inhabitants)
    helps = eased < due or presences < needed  # It is not pulled for nothing.
    if helps and presences >= max(0, needed - plan.presences):
        ways += _ways(eased, extra, cost.vp_each, ranch, with_plan=True)
    return ways


def cattle_ways(cost: CattleCost, placed: int, there: int, ranch: int, less: int) -> list[Way]:
    """L-12.5: ``placed`` own cattle on the map, ``there`` cattle on the pasture."""
    extra = cost.extra[placed]
    due = max(0, cost.inhabitants[there] + extra - less)
    return _ways(due, extra, cost.vp_each, ranch)


def _ways(due: int, extra: int, vp_each: int, ranch: int, *, with_plan: bool = False) -> list[Way]:
    """L-R10: VP replace at most as many of the inhabitants due as there are additional ones."""
    return [
        Way(due - replaced, replaced * vp_each, with_plan)
        for replaced in range(min(extra, due) + 1)
        if due - replaced <= ranch
    ]
