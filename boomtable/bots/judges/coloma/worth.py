"""What a side's table is worth: its points, those to come, and all that it can still use."""

from __future__ import annotations

from math import exp

from boomtable.bots.judges.coloma.outlook import Outlook
from boomtable.bots.judges.coloma.shooting import shootout_worth
from boomtable.games.coloma.scoring import counted, lines_of
from boomtable.games.coloma.state import Coloma, is_shade

HORSES = (0.36, 0.30, 0.25, 0.20, 0.15, 0.10, 0.05)
"""What the first Horse, the second … is worth for each turn that is left."""
GROWTH = {
    "horses": 0.12,
    "graves": 0.06,
    "barrels": 0.15,
    "event-tents": 0.08,
    "rivers": 0.12,
    "tableau": 0.3,
    "land-tents": 0.2,
}
"""How much more a Bridge may count for each turn that is left."""
KEPT = {"gold": 1.5, "lodge-dudes": 2.5, "hand": 4.0}
"""What comes and goes: how much of it there may be at the end."""
BUILT = 0.36
"""Buildings that are built in a turn, on average."""
BUCKS, NUGGETS, DUDES = (2.0, 1.8), (1.0, 0.9), (1.5, 1.0)
"""How many of a kind there is use for: at once, and more for each turn that is left."""
NEAR = 1.0
"""A land next to the Wagon, before there is a Tent for it."""
RANGE = 4.0
"""Horses with which a Wagon gets anywhere in good time."""
SPAN = 1.2
"""A River that waits for its Bridge."""
IN_HAND = 0.3
"""The part of its gain that a card is worth in hand, while there is time to build it."""


def worth(game: Coloma, seat: int, view: Outlook) -> float:
    """What a side may expect to end with."""
    if is_shade(game, seat):
        return float(sum(line.points for line in lines_of(game, seat)))
    return (
        points(game, seat, view)
        + purse_worth(game, seat, view)
        + lodge_worth(game, seat, view)
        + hand_worth(game, seat, view)
        + shootout_worth(game, seat, view)
    )


def points(game: Coloma, seat: int, view: Outlook) -> float:
    """Points of the game so far and of the end, with what buildings and Bridges may still bring."""
    box = game.box
    total = float(
        game.sale_vp[seat]
        + game.shootout_vp[seat]
        + game.owed_vp[seat]
        + game.guest_vp[seat]
        + game.other_vp[seat]
        + box.tent_chart[len(game.land_tents[seat])]
    )
    for card in game.town[seat]:
        total += view.cards[card]
    canyons = box.boards[game.boards[seat]].canyons
    for canyon in game.rivers[seat]:
        total += canyons[canyon - 1].vp
    for kind in game.spans[seat]:
        total += bridge_worth(game, seat, kind, view)
    vacant = len(game.rivers[seat]) - len(game.spans[seat])
    if vacant > 0:
        total += min(vacant, 2) * SPAN * view.fade
    if game.graves[seat]:
        total -= sum(box.grave_vp[: game.graves[seat]])
    if game.hotels[seat]:
        total += hotels_worth(game, seat, view)
    for site in game.event_tents[seat]:
        total += view.events[site]
    return total


def bridge_worth(game: Coloma, seat: int, kind: int, view: Outlook) -> float:
    """What a Bridge may be expected to score."""
    bridge = game.box.bridges[kind]
    count = float(counted(game, seat, bridge.per))
    if view.turns:
        if bridge.per in KEPT:
            now = 1.0 / (1.0 + 0.35 * view.turns)
            count = now * count + (1.0 - now) * max(KEPT[bridge.per], 0.7 * count)
        else:
            count += GROWTH.get(bridge.per, 0.0) * view.turns
    return min(float(bridge.most), bridge.rate * count)


def hotels_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """Hotels with the guests that they may still have."""
    hotels, box = game.hotels[seat], game.box.hotels
    profit = box.vp_per_guest - view.price["dude"]
    spaces = hotels * box.spaces
    years = len(game.box.years) - 1 - game.year
    vacant = spaces - game.guests[seat]
    now = (1.0 - 0.66**view.defences) * vacant
    return hotels * box.vp + profit * 0.8 * (now + 0.7 * spaces * years)


def purse_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """Bucks and nuggets: the more there are, the less the next one is worth."""
    turns, nuggets = view.turns, game.gold[seat]
    total = 0.0
    if view.sales and nuggets:
        # The next Gold Sale takes the first of them.
        sold = min(nuggets, 2 if _sale_tent(game, seat) else 1)
        nuggets -= sold
        total += sold * max(view.price["gold"], 3.0 * 0.94**view.sales)
    if not turns:
        return total + 0.01 * (game.bucks[seat] + nuggets)
    room = BUCKS[0] + BUCKS[1] * turns
    total += view.price["buck"] * room * (1.0 - exp(-game.bucks[seat] / room))
    room = NUGGETS[0] + NUGGETS[1] * turns
    return total + view.price["gold"] * room * (1.0 - exp(-nuggets / room))


def _sale_tent(game: Coloma, seat: int) -> bool:
    events = game.box.events
    for site in game.event_tents[seat]:
        event = events[site]
        if event is not None and event.sale_vp:
            return True
    return False


def lodge_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """Dudes, Tents, Horses, Barrels and where the Wagon stands."""
    turns = view.turns
    if not turns:
        return 0.0
    room = DUDES[0] + DUDES[1] * turns
    total = view.price["dude"] * room * (1.0 - exp(-game.dudes[seat] / room))
    total += turns * sum(HORSES[: game.horses[seat]])
    for kind in game.barrels[seat]:
        total += view.barrels[kind]
    return total + tents_worth(game, seat, view)


def tents_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """Tents that are still to be pitched: on lands next to the Wagon, on others, on Events."""
    own, tents = game.land_tents[seat], game.tents[seat]
    near = 0
    for land in game.box.nodes[game.wagons[seat]].lands:
        if land not in own:
            near += 1
    # A good place is worth something even before there is a Tent for it.
    if not tents:
        return NEAR * near * view.settling
    chart, pitched, total = game.box.tent_chart, len(own), 0.0
    event = _best_event(game, seat, view)
    far = view.travelling * min(1.0, game.horses[seat] / RANGE)
    for number in range(tents):
        gain = event * view.settling * 0.6**number
        if pitched < len(chart) - 1:
            more = chart[pitched + 1] - chart[pitched]
            chance = view.settling if near > 0 else far
            if more * chance * 0.85 > gain:
                gain = more * chance * 0.85
                pitched += 1
                near -= 1
        total += gain
    return total + NEAR * max(0, near) * view.settling


def _best_event(game: Coloma, seat: int, view: Outlook) -> float:
    best, own = 0.0, game.event_tents[seat]
    for site, worth_ in enumerate(view.events):
        if worth_ > best and site not in own:
            best = worth_
    return best


def hand_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """The best cards of the hand, as many as there is time to build."""
    if not view.turns:
        return 0.0
    # Most of what a turn can do leaves the hand as it was.
    hand = game.hand[seat]
    known = view.hands.get(hand)
    if known is None:
        known = view.hands[hand] = _hand_worth(hand, view)
    return known


def _hand_worth(hand: tuple[int, ...], view: Outlook) -> float:
    gains = sorted([view.cards[card] - view.costs[card] for card in hand], reverse=True)
    time = BUILT * view.turns + 0.4
    total = 0.0
    for gain in gains:
        if time <= 0.0:
            break
        total += IN_HAND * gain * min(1.0, time)
        time -= 1.0
    return total + 0.15 * view.fade * len(gains)
