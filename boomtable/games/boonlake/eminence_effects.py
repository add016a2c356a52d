"""L-19.8 to L-19.21: what the Wise Eminence does, by the words of its effects in the file."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.engine import chance
from boomtable.games.boonlake.atlas import open_spaces, presences_by_region, structures_near
from boomtable.games.boonlake.effects import scored_presences
from boomtable.games.boonlake.eminence_happenings import (
    CactusGrew,
    EminenceScoredPresences,
    PieceWasMissing,
)
from boomtable.games.boonlake.exploring import grays, take_gray
from boomtable.games.boonlake.happenings import Gained
from boomtable.games.boonlake.lines import E_CACTUS, E_LABELS, E_MISSING, E_PRESENCES
from boomtable.games.boonlake.map_happenings import (
    CattlePlaced,
    HouseBuilt,
    PasturePlaced,
    SettlementBuilt,
    TilePlaced,
)
from boomtable.games.boonlake.pieces import HOUSE, NONE, SETTLEMENT, SORTS
from boomtable.games.boonlake.regions import cover, open_regions
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import (
    EMINENCE,
    HUMAN,
    PASTURE,
    Boonlake,
    score,
    spot_of,
)
from boomtable.games.boonlake.upgrading import tile_name

PER_PRESENCE = "vp-per-presence-"
"""Before the VP for each presence, such as ``vp-per-presence-2``."""


def search(game: Boonlake) -> list[int]:
    """L-19.8: all locations from the preferred number upwards, after the last one from 1."""
    solo = game.box.solo
    first = game.preferred
    return [*range(first, solo.search_to + 1), *range(solo.search_from, first)]


def location(game: Boonlake, fits: Callable[[int], bool]) -> int:
    """The first location in the order of the search on which an effect fits (-1: none)."""
    return next((space for space in search(game) if fits(space)), NONE)


@rules.step
def eminence_does(game: Boonlake, word: str) -> None:
    """One effect of the Eminence."""
    if word.startswith(PER_PRESENCE):
        score_presences(game, int(word.removeprefix(PER_PRESENCE)))
    else:
        DEEDS[word](game)


def build_structure(game: Boonlake) -> None:
    """L-19.18: a house, or from the second own house on the map on a settlement."""
    on_map = game.houses[EMINENCE] - game.aside[EMINENCE]
    if on_map >= game.box.solo.settlement_from_houses:
        build_settlement(game)
    else:
        build_house(game)


def build_house(game: Boonlake) -> None:
    """L-19.18: on a location with a free site, the upper one if both are free (L-R48)."""
    if game.houses[EMINENCE] == game.box.houses:
        score_missing(game, HOUSE)
        return
    space = location(game, lambda it: free_spot(game, it) != NONE)
    if space != NONE:
        put_house(game, free_spot(game, space))


def build_settlement(game: Boonlake) -> None:
    """L-19.18, L-R64: one own house, the upper one first, leaves the game for a settlement."""
    if game.settlements[EMINENCE] == game.box.settlements:
        score_missing(game, SETTLEMENT)
        return
    space = location(game, lambda it: own_house(game, it) != NONE)
    if space == NONE:
        return
    spot = own_house(game, space)
    game.piece[spot] = SETTLEMENT
    game.settlements[EMINENCE] += 1
    game.aside[EMINENCE] += 1
    game.emit(SettlementBuilt(EMINENCE, game.box.forms.spots[spot], tile_name(game, spot)))


def house_on_last_tile(game: Boonlake) -> None:
    """L-19.12, L-R47: on the upper site of the tile placed last; without a tile nothing."""
    if game.placed == NONE:
        return
    if game.houses[EMINENCE] == game.box.houses:
        score_missing(game, HOUSE)
        return
    put_house(game, spot_of(game.placed, 0))


def put_house(game: Boonlake, spot: int) -> None:
    """The top house of the solo board."""
    game.owner[spot] = EMINENCE
    game.piece[spot] = HOUSE
    game.houses[EMINENCE] += 1
    game.emit(HouseBuilt(EMINENCE, game.box.forms.spots[spot], tile_name(game, spot)))


def free_spot(game: Boonlake, space: int) -> int:
    """The free site of a space, the upper one first (-1: none)."""
    if game.laid[space] < 0:
        return NONE
    sites = len(game.box.tiles[game.laid[space]].sites)
    spots = (spot_of(space, place) for place in range(sites))
    return next((spot for spot in spots if game.piece[spot] == NONE), NONE)


def own_house(game: Boonlake, space: int) -> int:
    """The spot of an own house on a space, the upper one first (-1: none)."""
    spots = (spot_of(space, 0), spot_of(space, 1))
    own = (it for it in spots if game.owner[it] == EMINENCE and game.piece[it] == HOUSE)
    return next(own, NONE)


def score_missing(game: Boonlake, sort: int) -> None:
    """L-19.19: VP if the piece needed is not on the solo board any more."""
    vp = game.box.solo.none_left_vp
    score(game, EMINENCE, vp, E_MISSING)
    game.emit(PieceWasMissing(SORTS[sort], vp))


def place_cattle(game: Boonlake) -> None:
    """L-19.21: where most structures and fewest cattle are."""
    if game.cattle[EMINENCE] == game.box.cattle:
        score_missing(game, SORTS.index("cattle"))
        return
    space = best_pasture(game)
    if space == NONE:
        return
    game.herds[space] = (*game.herds[space], EMINENCE)
    game.cattle[EMINENCE] += 1
    game.emit(CattlePlaced(EMINENCE, space))


def best_pasture(game: Boonlake) -> int:
    """The highest difference, then the fewest cattle, then the preferred number (-1: none)."""
    herds, most = game.herds, game.box.herd_most
    open_ones = [
        it for it in search(game) if game.laid[it] == PASTURE and len(herds[it]) < most
    ]  # L-R49: full pastures are left out.
    return max(
        open_ones,
        key=lambda it: (structures_near(game, it) - len(herds[it]), -len(herds[it])),
        default=NONE,
    )


def grow_cactus(game: Boonlake) -> None:
    """L-19.27: one step; beyond the last space VP."""
    solo = game.box.solo
    vp = 0
    if game.cactus == len(solo.cactus) - 1:
        vp = solo.cactus_end_vp
        score(game, EMINENCE, vp, E_CACTUS)
    else:
        game.cactus += 1
    game.emit(CactusGrew(game.cactus, vp))


def place_pasture(game: Boonlake) -> None:
    """L-19.14: on an empty location adjacent to a tile, without its reward."""
    if not game.pastures:
        return
    space = open_location(game)
    if space == NONE:
        return
    game.pastures -= 1
    game.laid[space] = PASTURE
    game.emit(PasturePlaced(EMINENCE, space))


def open_location(game: Boonlake) -> int:
    """Where a tile goes (-1: no empty space)."""
    empty = open_spaces(game)
    return location(game, lambda it: it in empty)


def explore(game: Boonlake) -> None:
    """L-19.14: a gray tile; without an empty space or a tile nothing is drawn."""
    if game.mound and open_location(game) != NONE:
        game.push("eminence_explores")


@rules.step
async def eminence_explores(game: Boonlake) -> None:
    """The gray tile is revealed and placed, the search beginning at the preferred number."""
    game.asking = "gray-tile"
    drawn = await chance("gray-tile", lambda: grays(game))
    tile = game.box.tile_of[drawn.tile]
    space = open_location(game)
    take_gray(game, tile)
    game.laid[space] = tile
    game.placed = space
    game.revealed = NONE
    game.emit(TilePlaced(EMINENCE, space, drawn.tile, game.box.tiles[tile].named))


def choose_region(game: Boonlake) -> None:
    """L-19.15: where the human is furthest ahead; the label's VP, if one is uncovered (L-R46)."""
    human, own = presences_by_region(game, HUMAN), presences_by_region(game, EMINENCE)
    region = max(open_regions(game), key=lambda it: (human[it] - own[it], -it))
    has_reward = region not in game.covered
    cover(game, EMINENCE, region)
    if has_reward:
        vp = game.box.regions[region].solo_vp
        score(game, EMINENCE, vp, E_LABELS)
        game.emit(Gained(EMINENCE, "vp", vp))


def score_presences(game: Boonlake, vp_each: int) -> None:
    """VP for each own presence in the regions that are scored."""
    presences = scored_presences(game, EMINENCE)
    vp = vp_each * presences
    score(game, EMINENCE, vp, E_PRESENCES)
    game.emit(EminenceScoredPresences(presences, vp))


@rules.step
def eminence_scores_regions(game: Boonlake) -> None:
    """L-19.17, L-R54: after the human's Region scoring, whatever the human took of it."""
    score_presences(game, game.box.solo.human_region_vp_per_presence)


DEEDS: dict[str, Callable[[Boonlake], None]] = {
    "structure": build_structure,
    "house-on-last-tile": house_on_last_tile,
    "cattle": place_cattle,
    "cactus": grow_cactus,
    "pasture": place_pasture,
    "tile": explore,
    "region": choose_region,
}
