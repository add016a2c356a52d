"""Upgrades, cattle and lever slots in words: what they cost and what they bring."""

from __future__ import annotations

from boomtable.games.boonlake.atlas import houses_near
from boomtable.games.boonlake.cattle import ways_at
from boomtable.games.boonlake.descriptions import amount, effects_in_words
from boomtable.games.boonlake.modifiers import gains
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.pieces import INHABITANT, NONE, Lever
from boomtable.games.boonlake.slots import ready_lever, slot_price
from boomtable.games.boonlake.state import Boonlake, place_of, space_of
from boomtable.games.boonlake.upgrading import (
    has_settlement_in,
    house_price,
    tile_name,
    ways_for,
)
from boomtable.games.boonlake.ways import NO_EASE, Ease, Way
from boomtable.locale import Text


def upgrade_label(game: Boonlake, spot: int) -> Text:
    """``a house on 10a, Market Square (cost: 1 inhabitant)``; of several ways to pay the first."""
    seat, ease = game.asked, _ease(game)
    said = {"site": game.box.forms.spots[spot], "tile": tile_name(game, spot)}
    if game.piece[spot] == INHABITANT:
        price = amount("inhabitants", house_price(game, ease))
        return text("option.upgrade-house", cost=[price], **said)
    ways = ways_for(game, seat, spot, ease)
    cost = _cost(game, ways[0]) if ways else [text("effect.nothing")]
    vp = _settlement_vp(game, spot)
    key = "option.upgrade-settlement"
    if vp == 0:
        return text(key, cost=cost, **said)
    key += "-gain" if vp > 0 else "-loss"
    return text(key, cost=cost, vp=amount("vp", abs(vp)), **said)


def _ease(game: Boonlake) -> Ease:
    """What the card in use takes off."""
    if game.asking != "card-upgrade":
        return NO_EASE
    listing, place = game.effect
    effect = game.box.listings[listing].effects[place]
    return Ease(effect.inhabitants_less, effect.presences_less)


def _settlement_vp(game: Boonlake, spot: int) -> int:
    """L-11.8: the VP of the site, less those for a second settlement in the region."""
    space = space_of(spot)
    vp = game.box.tiles[game.laid[space]].sites[place_of(spot)].settlement_vp
    if has_settlement_in(game, game.asked, game.box.region_of[space]):
        vp -= game.box.costs.second_settlement_in_region_vp
    return vp


def _cost(game: Boonlake, way: Way) -> list[Text]:
    due = [amount("inhabitants", way.inhabitants)] if way.inhabitants or not way.vp else []
    due += [amount("vp", way.vp)] if way.vp else []
    if way.with_plan:
        plan = game.box.levers[ready_lever(game, game.asked, game.box.plans)]
        due.append(text("option.thing", name=plan.named))
    return due


def cattle_label(game: Boonlake, space: int) -> Text:
    """``a cattle on space 28, Southern (cost: 2 inhabitants): 4 coins``."""
    box, seat = game.box, game.asked
    ways = ways_at(game, seat, space)
    coins = box.costs.cattle_coins_per_adjacent_house * houses_near(game, space)
    brings = [amount("coins", coins)] if coins else []
    for listing in gains(game, seat, "cattle-placed"):
        brings += effects_in_words(box, listing)
    return text(
        "option.cattle",
        space=space,
        region=box.regions[box.region_of[space]].named,
        cost=_cost(game, ways[0]) if ways else [text("effect.nothing")],
        effects=brings or [text("effect.nothing")],
    )


def slot_label(game: Boonlake, number: int) -> Text:
    """``Steady Wage for 3 coins: instead of playing a card, 3 coins``."""
    box = game.box
    cost = [amount("coins", slot_price(game, game.asked, number))]
    if game.asking == "progress-common":
        cost.append(amount("inhabitants", box.costs.progress_inhabitants))
    lever = box.levers[number]
    return text(
        "option.modernize", lever=lever.named, cost=cost, effects=lever_in_words(game, lever)
    )


def lever_in_words(game: Boonlake, lever: Lever) -> Text:
    """When a lever is pulled, and what it does."""
    does = _deeds(game, lever)
    said = does[0]
    for other in does[1:]:
        said = text("effect.either", first=said, second=other)
    return text(f"draw.plain.use.{lever.use}", does=said)


def _deeds(game: Boonlake, lever: Lever) -> list[Text]:
    if lever.modernizes:
        return [text("effect.modernize")]
    if lever.upgrades:
        return [text(f"effect.upgrade-{lever.upgrades}")]
    if lever.inhabitants_less or lever.presences_less:
        less = amount("inhabitants", lever.inhabitants_less)
        presences = lever.presences_less
        return [text("draw.plain.eased", inhabitants=less, presences=presences)]
    does = [text("draw.plain.upstream")] if lever.upstream else []
    if lever.joker_coins:
        does.append(text("draw.plain.joker-coins", coins=amount("coins", lever.joker_coins)))
    elif lever.joker:
        does.append(text("draw.plain.joker"))
    for mode in lever.modes:
        if mode.listing != NONE:
            does += [text("effect.option", effects=effects_in_words(game.box, mode.listing))]
    return does
