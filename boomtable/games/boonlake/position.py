"""Section 27: a position as a short sheet, one line each, for texts and tests.

It tells everything, hands included: it is for whoever may see all.
"""

from __future__ import annotations

from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.scoring import is_eminence
from boomtable.games.boonlake.state import EMPTY, PASTURE, Boonlake, spot_of

PIECE_LETTERS = "ihs"
"""An inhabitant, a house, a settlement; a cattle is a ``c``."""


def position(game: Boonlake) -> list[str]:
    """Strips, ships, map, labels, stock, and a line for each side."""
    box, sides = game.box, range(game.sides)
    strips = [*(strip for strip in game.strips if strip != NONE), game.taken]
    stock = {
        "pile": sum(game.pile),
        "discards": sum(game.discards),
        "gray": len(game.mound),
        "pastures": game.pastures,
    }
    return [
        _line("strips", [box.strips[strip].id for strip in strips if strip != NONE]),
        _line("ships", [f"{name(game, it)}={box.river[game.ships[it]].id}" for it in sides]),
        _line("map", [space_sheet(game, it) for it, tile in enumerate(game.laid) if tile != EMPTY]),
        _line("labels", [box.regions[region].id for region in game.covered]),
        _line("stock", [f"{what}={n}" for what, n in stock.items()]),
        *(side_sheet(game, side) for side in sides),
    ]


def name(game: Boonlake, side: int) -> str:
    """``P1`` to ``P4``, and ``E`` for the Eminence."""
    return "E" if is_eminence(game, side) else f"P{side + 1}"


def space_sheet(game: Boonlake, space: int) -> str:
    """``24:market-square[P1h,-]`` or ``28:pasture[P1c]``."""
    tile = game.laid[space]
    if tile == PASTURE:
        herd = ",".join(f"{name(game, owner)}c" for owner in game.herds[space])
        return f"{space}:pasture[{herd}]"
    shown = game.box.tiles[tile]
    spots = [spot_of(space, place) for place in range(len(shown.sites))]
    pieces = [
        f"{name(game, game.owner[spot])}{PIECE_LETTERS[game.piece[spot]]}"
        if game.piece[spot] != NONE
        else "-"
        for spot in spots
    ]
    return f"{space}:{shown.id}[{','.join(pieces)}]"


def side_sheet(game: Boonlake, side: int) -> str:
    """All that a player (or the Eminence) has."""
    off = f"{game.houses[side]}h{game.settlements[side]}s{game.cattle[side]}c"
    if is_eminence(game, side):
        return f"E vp={game.vp[side]} cactus={game.cactus} off={off}"
    box = game.box
    levels = zip(box.resources, game.sites[side], strict=True)
    owned = sorted((*game.ready[side], *game.used[side]))
    levers = [f"{box.levers[it].id}{'*' if it in game.used[side] else ''}" for it in owned]
    tiles, cards = box.scoring_tiles, box.cards
    marks = [f"{tiles[tile].id}{number}" for number, tile in enumerate(game.marks[side], 1)]
    said = {
        "vp": game.vp[side],
        "coins": game.coins[side],
        "vases": game.vases[side],
        "ranch": game.ranch[side],
        "supply": game.supply[side],
        "boats": ",".join(box.resources[place].id for place in game.boats[side]),
        "sites": ",".join(f"{it.id}{level}" for it, level in levels if level),
        "tracks": f"{game.coin_step[side]},{game.card_step[side]}",
        "off": off,
        "aside": game.aside[side],
        "levers": ",".join(levers),
        "own": tiles[game.own[side]].id if game.own[side] != NONE else "",
        "marks": ",".join(marks),
        "projects": ",".join(tiles[tile].id for tile in game.projects[side]),
        "hand": ",".join(cards[card].id for card in game.hand[side]),
        "played": ",".join(cards[card].id for card in game.played[side]),
    }
    return _line(name(game, side), [f"{what}={value}" for what, value in said.items()])


def _line(first: str, words: list[str]) -> str:
    return " ".join([first, *words])
