"""Section 26: the Shade, who plays alone against the player.

Its procedures are named in the component file, for the Common and the Boom part of each Site.
"""

from __future__ import annotations

from collections.abc import Callable

from boomtable.engine import chance
from boomtable.games.coloma.barrels import take_from
from boomtable.games.coloma.effects import gain_vp
from boomtable.games.coloma.gold import gain_gold, spend_gold
from boomtable.games.coloma.happenings import (
    Gained,
    Paid,
)
from boomtable.games.coloma.outcomes import WagonCard
from boomtable.games.coloma.pieces import (
    BARKER,
    OTHER,
    ShadeSite,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.settling import fill_row, pitch_on_land
from boomtable.games.coloma.state import NOBODY, NONE, SHADE, Coloma, is_bust, without
from boomtable.games.coloma.turns import begin_turn_of
from boomtable.games.coloma.wheel import boom_site
from boomtable.games.coloma.year_happenings import (
    ShadeBuilt,
    ShadeRemovedBridge,
    ShadeSurveyed,
    ShadeWent,
)


@rules.step
def shade_turn(game: Coloma, seat: int, site: int) -> None:
    """C-26.10: the Common part and then, unless its Site is Bust, the Boom part."""
    begin_turn_of(game, seat, site)
    game.push("end_shade_turn")
    place = BARKER if site == game.barker else site
    if not is_bust(game, site):
        game.push("shade_part", boom_site(game, site), 1)
    game.push("shade_part", place, 0)


@rules.step
def end_shade_turn(game: Coloma) -> None:
    """Nobody's turn."""
    game.active = NOBODY


@rules.step
def shade_part(game: Coloma, place: int, is_boom: int) -> None:
    """One of the two parts of a Site (0: the Barker's)."""
    parts = game.box.solo.sites[place]
    PARTS[parts.boom if is_boom else parts.common](game, parts)


def gain_horse(game: Coloma, parts: ShadeSite) -> None:
    """C-26.12: a Horse, or at the limit Victory Points."""
    if game.horses[SHADE] < game.box.solo.horses_most:
        game.horses[SHADE] += 1
        game.emit(Gained(SHADE, "horse", 1))
    else:
        score(game, parts.numbers["horse_else_vp"])


def gain_nugget(game: Coloma, parts: ShadeSite) -> None:
    """C-26.13: a nugget, or from an empty Supply Victory Points."""
    if gain_gold(game, SHADE, 1):
        game.emit(Gained(SHADE, "gold", 1))
    else:
        score(game, parts.numbers["gold_else_vp"])


def survey(game: Coloma, _parts: ShadeSite) -> None:
    """C-26.14: a River; their number is not limited."""
    game.shade_rivers += 1
    game.emit(ShadeSurveyed(SHADE))


def survey_and_remove_bridge(game: Coloma, parts: ShadeSite) -> None:
    """C-26.14: a Bridge of the first stack that is not empty leaves the game, too."""
    survey(game, parts)
    for kind in game.bridge_types:
        if game.bridges_left[kind]:
            game.bridges_left[kind] -= 1
            bridge = game.box.bridges[kind]
            game.emit(ShadeRemovedBridge(SHADE, bridge.id, bridge.named))
            return


def build(game: Coloma, _parts: ShadeSite) -> None:
    """C-26.15: a building; a Hotel as long as the supply lasts."""
    hotel = game.hotels_left > 0
    if hotel:
        game.hotels_left -= 1
        game.hotels[SHADE] += 1
    else:
        game.shade_buildings += 1
    game.emit(ShadeBuilt(SHADE, hotel))


def build_for_gold(game: Coloma, parts: ShadeSite) -> None:
    """C-26.15: only with enough nuggets, which it pays."""
    price = parts.numbers["gold"]
    if game.gold[SHADE] >= price:
        spend_gold(game, SHADE, price)
        game.emit(Paid(SHADE, "gold", price))
        build(game, parts)


def turn_wagon_card(game: Coloma, _parts: ShadeSite) -> None:
    """C-26.16: where its Wagon goes, a card tells."""
    game.push("shade_wagon")


@rules.step
async def shade_wagon(game: Coloma) -> None:
    """C-26.16, C-26.4: one of the cards left; after the last, all of them again."""
    solo = game.box.solo
    if not game.wagon_cards:
        game.wagon_cards = solo.wagon_cards
    game.asking = "wagon-card"
    answer = await chance("wagon-card", lambda: wagon_cards(game))
    node = game.box.node_of[answer.node]
    shown = game.box.nodes[node]
    game.wagon_cards = without(game.wagon_cards, node)
    game.wagons[SHADE] = node
    game.emit(ShadeWent(SHADE, shown.id, shown.named))
    # C-R68: the Boomtown whose Stop-off is a Barrel (Hangtown) gives it one, another points.
    if any(effect.what == "barrel" for effect in game.box.listings[shown.stop].effects):
        take_best_barrel(game)
    else:
        score(game, game.horses[SHADE])


def wagon_cards(game: Coloma) -> list[WagonCard]:
    """The Wagon cards that are left."""
    return [game.box.wagon_cards[node] for node in game.wagon_cards]


def settle(game: Coloma, _parts: ShadeSite) -> None:
    """C-26.17: the largest row that it can fill, then Tents around its Boomtown."""
    row = best_row(game)
    if row != NONE:
        fill_row(game, SHADE, row)
    for land in sorted(game.box.nodes[game.wagons[SHADE]].lands):
        if game.tents[SHADE] and land not in game.land_tents[SHADE]:
            pitch_on_land(game, SHADE, land)


def best_row(game: Coloma) -> int:
    """The largest empty row for its Lodge, among equals the nearest to the Outlaws (-1: none)."""
    sizes = game.box.rows
    rows = [
        row
        for row, owner in enumerate(game.rows, 1)
        if owner == NOBODY and sizes[row - 1] <= game.dudes[SHADE]
    ]
    return max(rows, key=lambda row: (sizes[row - 1], -row), default=NONE)


def score_for_hotels(game: Coloma, parts: ShadeSite) -> None:
    """C-26.18: Victory Points, and more for each of its Hotels."""
    score(game, parts.numbers["vp"] + parts.numbers["vp_per_hotel"] * game.hotels[SHADE])


def take_barrel(game: Coloma, _parts: ShadeSite) -> None:
    """C-26.12: a Barrel."""
    take_best_barrel(game)


def take_best_barrel(game: Coloma) -> None:
    """C-26.19: the face-up one with the most Outlaws, among equals the highest number."""
    outlaws = game.box.stash_outlaws
    spaces = [space for space, kind in enumerate(game.stash, 1) if kind != NONE]
    if spaces:
        take_from(game, SHADE, max(spaces, key=lambda space: (outlaws[space], space)))


def score(game: Coloma, vp: int) -> None:
    """Victory Points for the Shade."""
    if vp:
        gain_vp(game, SHADE, vp, OTHER)
        game.emit(Gained(SHADE, "vp", vp))


@rules.step
def shade_reward(game: Coloma, seat: int, listing: int) -> None:
    """C-26.21: VP, nuggets and Horses it takes, Dudes it buries; all else is lost (C-R60)."""
    shown = game.box.listings[listing]
    for effect in shown.effects:
        match effect.op, effect.what:
            case "gain", "vp":
                gain_vp(game, seat, effect.n, shown.line)
                game.emit(Gained(seat, "vp", effect.n))
            case "gain", "gold":
                gained = gain_gold(game, seat, effect.n)
                if gained:
                    game.emit(Gained(seat, "gold", gained))
            case "gain", "horse":
                gained = min(effect.n, game.box.solo.horses_most - game.horses[seat])
                game.horses[seat] += gained
                if gained:
                    game.emit(Gained(seat, "horse", gained))
            case "bury", _:
                game.push("bury", seat, effect.n)


PARTS: dict[str, Callable[[Coloma, ShadeSite], None]] = {
    "horse": gain_horse,
    "barrel": take_barrel,
    "gold": gain_nugget,
    "river": survey,
    "river-and-bridge": survey_and_remove_bridge,
    "building": build,
    "paid-building": build_for_gold,
    "wagon": turn_wagon_card,
    "settle": settle,
    "vp": score_for_hotels,
}
