"""The answers of Boonlake.

A plan of payment is numbered by its levers and by where the boats end; the coins follow from these
and from what is paid for. Levers that are forgone together have a number for each set of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, combinations_with_replacement
from typing import TypeVar

from boomtable.engine import Option, Table
from boomtable.games.boonlake.answers import (
    COINS,
    COINS_WITH_FAME,
    DRAW,
    EXPLORE,
    HIRE_CARDS,
    HIRE_COINS,
    HIRE_STOP,
    PASS,
    SITE,
    TAKE_PART,
    TRACKS,
    VASE,
    WELCOME,
    Forgo,
    PayPlan,
    Pays,
    PayWay,
)
from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.option_forms import SITE_LETTERS
from boomtable.games.boonlake.score_exchange import mixes_of

T = TypeVar("T")

PROMPTS = (
    *("choose-scoring-tile", "choose-first-site", "choose-strip", "play", "pay-plan"),
    *("choose-discards", "card-exchange", "card-upgrade", "explore", "place-tile"),
    *("place-pasture", "settlers-welcome", "develop-or-upgrade", "settle-common"),
    *("upgrade-cost", "cattle-cost", "cattle-common", "hire", "modernize"),
    *("progress-common", "pioneer-common", "choose-region", "region-common", "either-track"),
    *("build-site", "lever-up", "move-ship", "vase-or-site", "interim-slot", "score-tile"),
    *("score-exchange", "last-levers"),
)


def answers(table: Table) -> Iterator[Option]:
    """All answers that a seat can give."""
    box: Box = table.state.box
    forms = box.forms
    yield from (PASS, DRAW, TAKE_PART, COINS, COINS_WITH_FAME, HIRE_COINS, HIRE_CARDS, HIRE_STOP)
    yield from (VASE, SITE, *EXPLORE, *WELCOME, *TRACKS)
    yield from (*forms.keeps, *forms.sites, *forms.takes)
    yield from (*forms.plays, *forms.projects, *forms.discards, *forms.gives)
    yield from (*forms.places[1:], *forms.cattle[1:])
    # There is no space 0, and so no site on it.
    nowhere = forms.spots[: len(SITE_LETTERS)]
    yield from (*forms.develops[len(nowhere) :], *forms.upgrades[len(nowhere) :])
    yield from forms.regions
    yield from chain.from_iterable(forms.pulls)
    yield from (top for tops in forms.tops for top in tops if top.mode not in nowhere)
    yield from (*forms.modernizes, *forms.lever_ups)
    yield from (*forms.exchanges, *forms.ships, *forms.scores)
    yield from map(Forgo, _subsets([box.levers[lever].id for lever in box.forgoes]))
    yield from _plans(box)
    yield from _ways(box)
    yield from dict.fromkeys(_exchanges(box))


def outcomes(table: Table) -> Iterator[Option]:
    """All that chance can bring."""
    forms = table.state.box.forms
    players = table.players
    yield from forms.starts[:players]
    yield from chain.from_iterable(forms.start_tiles[1:])
    yield from chain.from_iterable(forms.strips)
    yield from chain.from_iterable(forms.draws[:players])
    yield from chain.from_iterable(forms.deals[:players])
    yield from (*forms.opens, *forms.grays)
    yield from (*forms.solos, *forms.corners)


def form(option: Option, _seat: int, _players: int) -> Option:
    """A plan without its coins: there is only one with these levers and these boats."""
    if isinstance(option, PayPlan):
        return PayPlan(option.levers, option.boats, 0)
    return option


def _plans(box: Box) -> Iterator[PayPlan]:
    helps = [box.levers[it.lever].id for it in box.canal.helps]
    places = [it.id for it in box.resources]
    for levers in ((), *_subsets(helps)):
        for boats in combinations_with_replacement(places, box.boats):
            yield PayPlan(levers, boats, 0)


def _ways(box: Box) -> Iterator[PayWay]:
    """L-11.11, L-12.5: VP replace at most as many inhabitants as are additional."""
    settlement, cattle = box.settlement_cost, box.cattle_cost
    assert settlement.vp_each == cattle.vp_each
    extra = max(*settlement.extra, *cattle.extra)
    due = max(settlement.inhabitants, *cattle.inhabitants) + extra
    for lever in ("", *(box.levers[plan].id for plan in box.plans)):
        for inhabitants in range(due + 1):
            for replaced in range(extra + 1):
                yield PayWay(lever, inhabitants, replaced * settlement.vp_each)


def _exchanges(box: Box) -> Iterator[Pays]:
    for tile in box.scoring_tiles:
        for number, *_rest in tile.condition.values:
            for mix in mixes_of(number, len(tile.condition.payments)):
                yield Pays(mix)


def _subsets(things: Iterable[T]) -> Iterator[tuple[T, ...]]:
    """All sets of some things but the empty one, the small ones first."""
    pool = list(things)
    return chain.from_iterable(combinations(pool, size) for size in range(1, len(pool) + 1))
