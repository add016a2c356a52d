"""What cards and projects promise: those in hand, those played, the special projects."""

from __future__ import annotations

from boomtable.bots.judges.boonlake.land import land_of
from boomtable.bots.judges.boonlake.listings import listing_worth, step_worth
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.games.boonlake.conditions import count
from boomtable.games.boonlake.pieces import EndEffect, Modifier
from boomtable.games.boonlake.state import Boonlake

GROWTH = {
    "cattle-removed": 0.25,
    "houses-removed": 0.4,
    "settlements-removed": 0.2,
    "site-levels": 0.3,
    "coin-steps": 0.4,
    "card-steps": 0.4,
    "levers": 0.45,
    "presences-in-region": 0.25,
}
"""How much of what end effects count is added in a turn."""
USUAL = 0.25
USES = {
    "modernize-cost": 0.45,
    "card-cost": 1.4,
    "discard-for-coins": 0.3,
    "cattle-cost": 0.25,
    "cattle-placed": 0.25,
    "ship-on-coins": 0.3,
    "ship-in-harbor": 0.35,
    "ship-takes-vase": 0.15,
}
"""How often in a turn a permanent effect is used."""
NEARLY = 0.65
"""How much of a threshold is worth something that is all but reached."""
CHANCES = (0.85, 0.8, 0.7, 0.45, 0.25, 0.12, 0.05, 0.02, 0.01)
"""The chance to show the resources of a card that the sites are so many short of."""
PLAYED = (1.5, 1.7)
"""How many cards there is time to play: at once, and more for each turn."""


def card_worth(game: Boonlake, seat: int, card: int, view: Outlook) -> float:
    """What a card brings once it is played, its immediate effects left out."""
    known = view.cards.get(card)
    if known is None:
        design = game.box.cards[card]
        known = float(design.vp) + sum(modifier_worth(game, it, view) for it in design.permanent)
        view.cards[card] = known
    ends = game.box.cards[card].end
    if ends:
        return known + sum(end_worth(game, seat, it, view) for it in ends)
    return known


def modifier_worth(game: Boonlake, it: Modifier, view: Outlook) -> float:
    """A permanent effect, by how often it will be used."""
    uses = USES[it.on] * view.turns
    match it.on:
        case "cattle-cost":
            return uses * it.n * view.inhabitant
        case "modernize-cost" | "card-cost" | "discard-for-coins":
            return uses * it.n * view.coin
    return uses * listing_worth(game.box, it.gain, view)


def end_worth(game: Boonlake, seat: int, effect: EndEffect, view: Outlook) -> float:
    """An end effect, with what may still be added to what it counts."""
    number = GROWTH.get(effect.count, USUAL) * view.turns
    if effect.count == "presences-in-region":
        number += land_of(game, seat, view).regions[effect.region]
    else:
        number += count(game, seat, effect.count, effect.region)
    if not effect.at:
        return effect.vp[0] * number
    return threshold_worth(effect, number)


def threshold_worth(effect: EndEffect, number: float) -> float:
    """What is reached, and a part of the next threshold, the more the nearer it is."""
    below, reached = 0.0, 0.0
    for at, vp in zip(effect.at, effect.vp, strict=True):
        if number < at:
            return reached + (vp - reached) * NEARLY * (number - below) / (at - below)
        below, reached = float(at), float(vp)
    return reached


def chance_to_show(needs: tuple[int, ...], sites: tuple[int, ...]) -> float:
    """The chance to show resources with boats and levers, where the sites do not have them."""
    return CHANCES[min(short_of(needs, sites), len(CHANCES) - 1)]


def short_of(needs: tuple[int, ...], sites: tuple[int, ...]) -> int:
    """How many units of resources the sites do not have."""
    return sum([need - level for need, level in zip(needs, sites, strict=True) if need > level])


def card_net(game: Boonlake, seat: int, card: int, view: Outlook) -> float:
    """What playing a card is worth, less what it costs, if its resources can be shown."""
    design = game.box.cards[card]
    gain = card_worth(game, seat, card, view) + listing_worth(game.box, design.immediate, view)
    return gain - design.price.coins * view.coin - design.price.vases * view.vase


def held_worth(game: Boonlake, seat: int, card: int, view: Outlook) -> float:
    """What a card of the hand is worth, played or not."""
    chance = chance_to_show(game.box.cards[card].price.needs, game.sites[seat])
    least = 0.75 * view.coin
    if not view.turns:
        chance *= 0.6
    return max(least, 0.8 * chance * card_net(game, seat, card, view))


def hand_worth(game: Boonlake, seat: int, view: Outlook, unknown: int = 0) -> float:
    """The hand, with so many cards that are still to be drawn."""
    key = (game.hand[seat], game.sites[seat], (unknown,))
    known = view.hands.get(key)
    if known is None:
        worths = [held_worth(game, seat, card, view) for card in game.hand[seat]]
        worths += [view.card] * unknown
        worths.sort(reverse=True)
        time = PLAYED[0] + PLAYED[1] * view.turns
        known = 0.0
        for place, worth in enumerate(worths):
            part = 1.0 if place < time else 0.4
            known += part * worth
        view.hands[key] = known
    return known


def projects_worth(game: Boonlake, seat: int, view: Outlook) -> float:
    """The special projects that may still be realized."""
    key = (game.projects[seat], game.sites[seat])
    known = view.project_worths.get(key)
    if known is None:
        known = sum(
            project_worth(game, seat, tile, view)
            for tile in game.open_tiles
            if tile not in game.projects[seat]
        )
        view.project_worths[key] = known
    return known


def project_worth(game: Boonlake, seat: int, tile: int, view: Outlook) -> float:
    """One project: what it brings less what it costs, and how likely that is."""
    shown = game.box.scoring_tiles[tile]
    factor = game.box.costs.own_tile_factor if game.own[seat] == tile else 1
    gain = shown.vp * factor + step_worth(view) + view.inhabitant
    net = gain - shown.price.coins * view.coin
    if net <= 0.0:
        return 0.0
    chance = chance_to_show(shown.price.needs, game.sites[seat])
    return net * 0.7 * chance * min(1.0, 0.15 + view.turns / 3.0)
