"""L-19.6 to L-19.10, L-19.22, L-26.7, L-26.8: the turn of the Wise Eminence."""

from __future__ import annotations

from boomtable.engine import chance
from boomtable.games.boonlake.eminence_happenings import SoloTileTurned, StackShuffled
from boomtable.games.boonlake.happenings import StripTaken
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.ship import cross_locks, sail, ship_landings
from boomtable.games.boonlake.state import EMINENCE, Boonlake
from boomtable.games.boonlake.strips import take_strip

A, B = "A", "B"
"""The types of solo tiles."""


@rules.step
def eminence_turn(game: Boonlake) -> None:
    """L-19.29: reveal, both halves, the human's common part, ship, phase C."""
    game.push("push_together", EMINENCE)
    game.push("eminence_sails")
    game.push("common_part", EMINENCE)
    game.push("eminence_second_half")
    game.push("eminence_first_half")
    game.push("reveal_solo_tile")


def tiles_to_come(game: Boonlake) -> list[int]:
    """L-26.7: the tiles that the next reveal can bring, in the order of the file.

    While the first stack lasts these are all tiles not yet seen in this game; later those of the
    six that have not yet been revealed from this stack.
    """
    tiles = game.box.solo.tiles
    known = range(len(tiles)) if game.is_first_stack else game.seen
    left = {A: game.stack_a, B: game.stack_b}
    return [it for it in known if it not in game.turned and left[tiles[it].type]]


def weights(game: Boonlake) -> list[int]:
    """L-26.7: the type by the numbers left in the stack; within a type all tiles alike."""
    tiles = game.box.solo.tiles
    types = [tiles[it].type for it in tiles_to_come(game)]
    per_tile = {
        A: game.stack_a * max(1, types.count(B)),
        B: game.stack_b * max(1, types.count(A)),
    }
    return [per_tile[kind] for kind in types]


@rules.step
async def reveal_solo_tile(game: Boonlake) -> None:
    """L-19.6, L-19.7: a tile is revealed; the back of the next one gives the number."""
    shuffle_if_empty(game)
    solos, corners = game.box.forms.solos, game.box.forms.corners
    game.asking = "solo-tile"
    turned = await chance(
        "solo-tile", lambda: [solos[it] for it in tiles_to_come(game)], lambda: weights(game)
    )
    turn_tile(game, game.box.solo_of[turned.tile])
    corner = game.box.solo.empty_stack_corner
    if game.stack_a + game.stack_b:
        game.asking = "solo-corner"
        shown = await chance("solo-corner", corners)
        corner = game.corner = corners.index(shown)
    tile = game.box.solo.tiles[game.turned[-1]]
    game.preferred = tile.corners[corner]
    game.emit(SoloTileTurned(tile.id, tile.named, game.preferred))


def shuffle_if_empty(game: Boonlake) -> None:
    """L-19.6: the tiles of the first stack, which are now all known, form a new one."""
    if game.stack_a + game.stack_b:
        return
    types = [game.box.solo.tiles[it].type for it in game.seen]
    game.stack_a, game.stack_b = types.count(A), types.count(B)
    game.is_first_stack = False
    game.turned = ()
    game.emit(StackShuffled(len(types)))


def turn_tile(game: Boonlake, tile: int) -> None:
    """The tile leaves the stack."""
    if game.box.solo.tiles[tile].type == A:
        game.stack_a -= 1
    else:
        game.stack_b -= 1
    if game.is_first_stack:
        game.seen = tuple(sorted((*game.seen, tile)))
    game.turned = (*game.turned, tile)
    game.corner = NONE


@rules.step
def eminence_first_half(game: Boonlake) -> None:
    """L-19.9, L-R57: by the strip in the last row."""
    effect = game.box.solo.effects[game.strips[-1]]
    is_b = game.box.solo.tiles[game.turned[-1]].type == B
    push_deeds(game, effect.bottom_b if is_b else effect.bottom_a)


@rules.step
def eminence_second_half(game: Boonlake) -> None:
    """L-19.10: of the strips on the tile the one that lies highest."""
    box = game.box
    tile = box.solo.tiles[game.turned[-1]]
    row = min(game.strips.index(strip) for strip in tile.actions)
    take_strip(game, row)
    strip = box.strips[game.taken]
    game.emit(StripTaken(EMINENCE, strip.id, strip.named, row + 1, game.steps))
    game.placed = NONE
    effect = box.solo.effects[game.taken]
    push_deeds(game, effect.chosen_b if tile.type == B else effect.chosen_a)


def push_deeds(game: Boonlake, words: tuple[str, ...]) -> None:
    """Effects come one after the other."""
    for word in reversed(words):
        game.push("eminence_does", word)


@rules.step
def eminence_sails(game: Boonlake) -> None:
    """L-19.22: all steps, as far as the river goes; no reward, but locks count."""
    game.phase = "ship"
    begin = game.ships[EMINENCE]
    end = ship_landings(game, EMINENCE)[-1]
    sail(game, EMINENCE, end)
    cross_locks(game, EMINENCE, begin, end)
