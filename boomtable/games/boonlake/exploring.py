"""Section 9: exploring, and placing a tile or a pasture."""

from __future__ import annotations

from boomtable.engine import chance, choose
from boomtable.games.boonlake.answers import EXPLORE, PASS, WELCOME, Pass, PlaceTile
from boomtable.games.boonlake.atlas import open_spaces
from boomtable.games.boonlake.map_happenings import PasturePlaced, TilePlaced, TileRevealed
from boomtable.games.boonlake.outcomes import GrayTile
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.purse import gain_coins
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.slots import ready_lever, use_lever
from boomtable.games.boonlake.state import EMPTY, PASTURE, Boonlake, put, without


def has_empty_space(game: Boonlake) -> bool:
    """Whether a space of the map is empty."""
    return EMPTY in game.laid[1:]


@rules.step
def explore(game: Boonlake, seat: int) -> None:
    """L-9.3: coins instead if no space is empty or no gray tile left, checked each time."""
    if has_empty_space(game) and game.mound:
        game.push("decide_to_explore", seat)
    else:
        gain_coins(game, seat, game.box.costs.explore_impossible_coins)


@rules.step
async def decide_to_explore(game: Boonlake, seat: int) -> None:
    """L-R19: whether to explore, before the reveal."""
    put(game, seat, "explore")
    answer = await choose(seat, "explore", EXPLORE)
    if answer.yes:
        game.push("reveal", seat)


@rules.step
async def reveal(game: Boonlake, seat: int) -> None:
    """L-9.1: the tile that is revealed must be placed."""
    put(game, seat, "gray-tile")
    drawn = await chance("gray-tile", lambda: grays(game))
    take_gray(game, game.box.tile_of[drawn.tile])
    put(game, seat, "place-tile")
    answer = await choose(seat, "place-tile", lambda: places(game))
    tile = game.box.tiles[game.revealed]
    game.emit(TilePlaced(seat, answer.space, tile.id, tile.named))
    lay(game, seat, answer.space, game.revealed)
    game.revealed = NONE


def grays(game: Boonlake) -> list[GrayTile]:
    """L-26.6: the gray tiles left in the mound."""
    forms = game.box.forms.grays
    return [forms[tile] for tile in game.mound]


def take_gray(game: Boonlake, tile: int) -> None:
    """A gray tile leaves the mound and is known."""
    game.mound = without(game.mound, tile)
    game.revealed = tile
    game.emit(TileRevealed(game.box.tiles[tile].id, game.box.tiles[tile].named))


def places(game: Boonlake) -> list[PlaceTile]:
    """The empty spaces adjacent to a tile."""
    forms = game.box.forms.places
    return [forms[space] for space in open_spaces(game)]


def lay(game: Boonlake, seat: int, space: int, tile: int) -> None:
    """L-9.4: the tile is laid, the reward of the space gained, then Settlers' Welcome."""
    game.laid[space] = tile
    game.push("maybe_welcome", seat)
    reward = game.box.spaces[space].reward
    if reward != NONE:
        game.push("carry_out", seat, reward)


@rules.step
def place_pasture(game: Boonlake, seat: int) -> None:
    """L-12.3: coins instead if no pasture or no empty space is left."""
    if has_empty_space(game) and game.pastures:
        game.push("decide_pasture", seat)
    else:
        gain_coins(game, seat, game.box.costs.pasture_impossible_coins)


@rules.step
async def decide_pasture(game: Boonlake, seat: int) -> None:
    """L-12.3: a pasture on an empty space, or none."""
    put(game, seat, "place-pasture")
    answer = await choose(seat, "place-pasture", lambda: pasture_places(game))
    if isinstance(answer, Pass):
        return
    game.pastures -= 1
    game.emit(PasturePlaced(seat, answer.space))
    lay(game, seat, answer.space, PASTURE)


def pasture_places(game: Boonlake) -> list[PlaceTile | Pass]:
    """The places for a pasture; it may also be declined."""
    return [*places(game), PASS]


@rules.step
def maybe_welcome(game: Boonlake, seat: int) -> None:
    """L-13.10: with the lever ready and an inhabitant in supply."""
    if game.supply[seat] and ready_lever(game, seat, game.box.welcomes) != NONE:
        game.push("settlers_welcome", seat)


@rules.step
async def settlers_welcome(game: Boonlake, seat: int) -> None:
    """L-13.10: pull it, or keep it."""
    put(game, seat, "settlers-welcome")
    answer = await choose(seat, "settlers-welcome", WELCOME)
    if answer.yes:
        lever = ready_lever(game, seat, game.box.welcomes)
        use_lever(game, seat, lever)
        game.push("carry_out", seat, game.box.levers[lever].modes[0].listing)
