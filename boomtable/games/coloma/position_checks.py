"""What a position says has to fit together: no more of anything than is in the box."""

from __future__ import annotations

from boomtable.engine import Illegal
from boomtable.engine.notation import seat_name
from boomtable.games.coloma.gold import pools
from boomtable.games.coloma.position_fields import Fields
from boomtable.games.coloma.state import (
    NOBODY,
    SHADE,
    Coloma,
    gunmen,
    is_shade,
    is_solo,
    with_buster,
)


def check_counts(game: Coloma) -> None:
    """C-R75: pieces that are named are not more than there are; the rest is counted out."""
    for side in range(game.sides):
        _count_pieces(game, side)
    _count_gold(game)
    _count_barrels(game)
    _count_bridges(game)
    _count_hotels(game)
    _part_wagons(game)


def check_moment(game: Coloma, fields: Fields, acting: int) -> None:
    """Before the Dials nothing is placed; before a turn everything is."""
    fields.needs("sheriff")
    fields.needs("chart")
    if not game.round:
        raise Illegal("coloma.position.no-round", line=fields.line)
    if game.box.charts[game.chart].is_tile != game.box.years[game.year].is_tile:
        chart = game.box.charts[game.chart].id
        raise Illegal("coloma.position.chart", line=fields.line, chart=chart)
    if with_buster(game) and len(game.avoided) != game.box.buster_avoids:
        raise Illegal(
            "coloma.position.count",
            line=fields.line,
            field="avoid",
            expected=game.box.buster_avoids,
            found=len(game.avoided),
        )
    if acting == NOBODY:
        for key in ("dials", "mules", "buster"):
            if fields.has(key):
                raise Illegal("coloma.position.no-turn", line=fields.line, field=key)
        return
    _check_turn(game, fields, acting)


def _check_turn(game: Coloma, fields: Fields, acting: int) -> None:
    if is_shade(game, acting):
        raise Illegal("coloma.position.shade-turn", line=fields.line)
    placed = ["dials"]
    placed += ["mules"] if game.with_mules else []
    placed += ["buster"] if with_buster(game) else []
    for key in placed:
        fields.needs(key)
    if not all(game.dials) or (game.with_mules and not all(game.mules)):
        raise Illegal("coloma.position.not-placed", line=fields.line)
    if game.buster and game.buster in game.avoided:
        raise Illegal("coloma.position.buster", line=fields.line, site=game.buster)
    if is_solo(game) and game.dials[SHADE] not in game.avoided:
        raise Illegal("coloma.position.shade-site", line=fields.line, site=game.dials[SHADE])


def _count_pieces(game: Coloma, side: int) -> None:
    """C-1.3, C-1.4: each Dude and Tent is in one place."""
    box, shade = game.box, is_shade(game, side)
    dudes = box.solo.dudes if shade else box.dudes
    placed = game.dudes[side] + gunmen(game, side) + game.graves[side] + game.guests[side]
    placed += game.gone if shade else 0
    if placed > dudes:
        raise Illegal("coloma.position.dudes", line=seat_name(side), found=placed, most=dudes)
    game.dudes_left[side] = dudes - placed
    tents = box.solo.tents + 1 if shade else box.tents
    pitched = game.tents[side] + len(game.event_tents[side]) + len(game.land_tents[side])
    if pitched > tents:
        raise Illegal("coloma.position.tents", line=seat_name(side), found=pitched, most=tents)
    game.tents_left[side] = tents - pitched


def _count_gold(game: Coloma) -> None:
    found, most = game.supply + game.cart + sum(game.gold), sum(pools(game))
    if found > most:
        raise Illegal("coloma.position.gold", found=found, most=most)


def _count_barrels(game: Coloma) -> None:
    """What is neither face up nor discarded nor anybody's is in the stack."""
    for kind, barrel in enumerate(game.box.barrels):
        placed = game.stash.count(kind) + game.discards[kind]
        placed += sum(part.count(kind) for part in (*game.barrels, *game.used))
        if placed > barrel.count:
            raise Illegal(
                "coloma.position.barrels", barrel=barrel.id, found=placed, most=barrel.count
            )
        game.stack[kind] = barrel.count - placed


def _count_bridges(game: Coloma) -> None:
    box = game.box
    copies = box.bridge_copies[box.solo.setup_as if is_solo(game) else game.players]
    for kind in game.bridge_types:
        found = game.bridges_left[kind] + sum(spans.count(kind) for spans in game.spans)
        if found > copies:
            bridge = box.bridges[kind].id
            raise Illegal("coloma.position.bridges", bridge=bridge, found=found, most=copies)
    if game.bridge_types and len(game.bridge_types) != box.bridge_types:
        found = len(game.bridge_types)
        raise Illegal("coloma.position.bridge-types", expected=box.bridge_types, found=found)
    for side in range(game.players):
        most = min(len(game.rivers[side]), box.bridges_most)
        if len(game.spans[side]) > most:
            raise Illegal("coloma.position.spans", line=seat_name(side), most=most)


def _count_hotels(game: Coloma) -> None:
    as_players = game.box.solo.setup_as if is_solo(game) else game.players
    found, most = game.hotels_left + sum(game.hotels), game.box.hotels.per_player * as_players
    if found > most:
        raise Illegal("coloma.position.hotels", found=found, most=most)


def _part_wagons(game: Coloma) -> None:
    """C-15.5: only a Boomtown holds several Wagons."""
    for wagon in game.wagons:
        node = game.box.nodes[wagon]
        if game.wagons.count(wagon) > 1 and not node.is_town:
            raise Illegal("coloma.position.wagons", space=node.id)
