"""What things are worth to a seat at a moment of the game, in Victory Points.

Prices fall towards the end, when little is left to spend them on; abilities and Events are worth
what they may still bring. All of it depends on the turns that are left, so one outlook serves for
all that a bot imagines about a turn.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from boomtable.games.coloma.box import (
    GOLD_VALUE,
    IGNORE_BUST,
    PITCH_ANYWHERE,
    SALE_VP,
    WAGON_SPACES,
    WATER_BUCK,
    WATER_DUDE,
    Ability,
    Box,
)
from boomtable.games.coloma.state import Coloma

FULL = {"buck": 0.75, "dude": 0.8, "gold": 1.7, "tent": 2.0, "horse": 1.6, "card": 0.7}
"""What a piece is worth while the game is young."""
BARREL = 3.0
OUTLAW = 0.35
"""What an Outlaw more costs everybody who stands against them."""
ACTIONS = {
    "hammer-water": 2.5,
    "saw-water": 2.5,
    "hammer-town": 3.0,
    "saw-town": 3.0,
    "hammer-any": 3.5,
    "wagon": 2.5,
    "settle": 2.5,
    "row": 2.0,
    "shop": 0.5,
    "barrel": BARREL,
    "tent": 2.0,
}
"""What an action gained by an effect is worth before anybody looks closer."""
VISITS = {"barker": 0.2, "bust": 0.45, "signpost": 0.2, "1": 0.25, "3": 0.25}
"""How often a turn is spent at a place; at a Site that is not named here:"""
VISIT = 0.18
WHEELBARROW = 0.15
"""How often the Wheelbarrows are open: half of the visits, and by the Signpost."""
MODS = {
    WATER_BUCK: -0.5,
    WAGON_SPACES: 1.3,
    PITCH_ANYWHERE: 2.0,
    IGNORE_BUST: 1.5,
    WATER_DUDE: -0.6,
    GOLD_VALUE: 0.3,
    SALE_VP: 0.2,
}
"""What a visit gains by a passive ability."""


class Outlook(Struct, frozen=True):
    """Prices for a seat that has so many turns left after the present one."""

    turns: int
    rounds: int
    """Of these turns, those of the present Year."""
    defences: int
    """Of the turns of this Year, those in which the Barker does not cover the place to settle."""
    fade: float
    """How much of its full worth a piece keeps: 0 when there is no turn left to use it in."""
    price: dict[str, float]
    cards: tuple[float, ...]
    """What each building is worth in a tableau: its points and what it will still do."""
    costs: tuple[float, ...]
    """What each building costs at these prices."""
    events: tuple[float, ...]
    """What a Tent on each Event is worth, by the number of the Site."""
    barrels: tuple[float, ...]
    """What each kind of Barrel is worth unopened."""
    sales: int
    """In how many Rounds gold can be sold next (0: never again)."""
    settling: float
    """The chance to settle at all in the turns that are left."""
    travelling: float
    """The chance to reach a town, and then to settle."""
    shootouts: dict[tuple[int, ...], float]
    """What Shootouts are worth that somebody has looked at already."""
    hands: dict[tuple[int, ...], float]
    """What hands of cards are worth that somebody has looked at already."""


def outlook(game: Coloma, seat: int, turns: int, rounds: int) -> Outlook:
    """The outlook of a seat with so many turns left, so many of them in this Year."""
    box = game.box
    fade = turns / (turns + 1.0)
    defences = _defences(box, rounds)
    settles = defences + (len(box.years) - 1 - game.year) * _defences(box, len(box.wheel))
    price = {what: full * fade for what, full in FULL.items()}
    price["vp"] = 1.0
    price["barrel"] = BARREL * fade
    price["used-barrel"] = 0.3
    return Outlook(
        turns=turns,
        rounds=rounds,
        defences=defences,
        fade=fade,
        price=price,
        cards=tuple(
            [
                card.vp + sum(ability_worth(box, n, card.site) for n in card.abilities) * turns
                for card in box.cards
            ]
        ),
        costs=tuple([_cost(box, number, price) for number in range(len(box.cards))]),
        events=tuple([_event_worth(game, seat, site) for site in range(len(box.events))]),
        barrels=tuple(
            [
                listing_worth(box, barrel.listing, price) * turns / (turns + 0.2)
                for barrel in box.barrels
            ]
        ),
        sales=_rounds_to_sale(game, seat),
        settling=1.0 - 0.66**settles,
        travelling=1.0 - 0.82**settles,
        shootouts={},
        hands={},
    )


def listing_worth(box: Box, listing: int, price: dict[str, float]) -> float:
    """What the effects of a listing are worth."""
    worth = 0.0
    for effect in box.listings[listing].effects:
        match effect.op:
            case "gain":
                worth += effect.n * price[effect.what]
            case "pay":
                worth -= effect.n * price[effect.what]
            case "outlaws":
                worth -= effect.n * OUTLAW
            case "action":
                worth += ACTIONS.get(effect.kind, 0.0)
    return worth


@lru_cache(maxsize=4096)
def ability_worth(box: Box, number: int, site: str) -> float:
    """What an ability brings in a turn, on average over all turns."""
    ability = box.abilities[number]
    if ability.trigger == "passive":
        once = sum(MODS[key] * n for key, n in enumerate(ability.mods))
    else:
        price = {**{what: 0.8 * full for what, full in FULL.items()}, "vp": 1.0}
        price |= {"barrel": BARREL, "used-barrel": 0.3}
        once = max(listing_worth(box, listing, price) for listing in ability.options)
        once *= min(ability.times or 2, 2)
    return max(0.0, once) * _frequency(ability, site)


def _frequency(ability: Ability, site: str) -> float:
    often = VISITS.get(site, VISIT)
    if ability.trigger == "wheelbarrow":
        often = WHEELBARROW
    return often * (0.45 if ability.bust != "any" else 1.0)


def _cost(box: Box, number: int, price: dict[str, float]) -> float:
    hammer, saw = box.cards[number].costs.hammer, box.cards[number].costs.saw
    return min(
        hammer.buck * price["buck"] + hammer.dude * price["dude"],
        saw.gold * price["gold"] + saw.dude * price["dude"],
    )


def event_round(box: Box, site: int) -> int:
    """The Round in which the Barker comes to a Site."""
    wheel = box.wheel
    return (wheel.index(site) - wheel.index(box.barker_start) - 1) % len(wheel) + 1


def _defences(box: Box, rounds: int) -> int:
    """How many of the last Rounds of a Year leave the place to settle uncovered."""
    covered = [event_round(box, it) for it in box.wheel if box.sites[it].common == "settle"]
    first = len(box.wheel) - rounds
    return rounds - sum(it > first for it in covered)


def times_to_come(game: Coloma, seat: int, site: int) -> int:
    """How often an Event will still happen to a seat."""
    years = len(game.box.years) - 1 - game.year
    if game.with_mules and not game.box.mules_events_by_barker:
        return years + (site in game.carrots[seat])
    return years + (game.round < event_round(game.box, site))


def _event_worth(game: Coloma, seat: int, site: int) -> float:
    event = game.box.events[site]
    if event is None:
        return 0.0
    price = {**{what: 0.8 * full for what, full in FULL.items()}, "vp": 1.0, "barrel": BARREL}
    once = event.sale_vp - FULL["gold"] if event.sale_vp else 0.0
    if not event.sale_vp:
        once = listing_worth(game.box, event.once, price)
    return once * times_to_come(game, seat, site)


def _rounds_to_sale(game: Coloma, seat: int) -> int:
    sale = next((site for site, it in enumerate(game.box.events) if it and it.sale_vp), 0)
    if not sale or not times_to_come(game, seat, sale):
        return 0
    rounds = len(game.box.wheel)
    if game.with_mules and sale in game.carrots[seat]:
        return 2
    return (event_round(game.box, sale) - game.round - 1) % rounds + 1
