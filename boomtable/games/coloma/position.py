"""The position of the rules file: the heading, a line for the table and one for each side.

Fields that are 0 or empty are left out, and so is what follows from the rest. Others see how many
cards somebody has; their owner sees which.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from boomtable.engine.notation import seat_name
from boomtable.games.coloma.abilities import specialty_abilities
from boomtable.games.coloma.state import (
    NEUTRAL,
    NOBODY,
    NONE,
    SHADE,
    Coloma,
    deck_size,
    is_shade,
    is_solo,
)
from boomtable.games.coloma.turns import is_at_its_beginning

NAME = "coloma"
PHASES = ("setup", "event", "dials", "mules", "turns", "shootout", "clean-up", "over")
EMPTY = "-"


def write_position(game: Coloma, seats: Collection[int] = ()) -> str:
    """The lines of a position; the cards of some seats are named, those of the others counted."""
    sides = [side_line(game, side, is_open=side in seats) for side in range(game.sides)]
    return "\n".join([heading(game), table_line(game), *sides])


def heading(game: Coloma) -> str:
    """The first line: players and options; the level of a solo game; colours that were agreed."""
    words = [NAME, f"players={game.players}"]
    if is_solo(game):
        words.append(f"level={game.box.solo.levels[game.level].id}")
    words += [
        f"boards={game.board_side}",
        f"hotels={_yes_or_no(game.with_hotels)}",
        f"specialties={game.specialty_set}",
        f"mules={_yes_or_no(game.with_mules)}",
    ]
    if has_other_colors(game):
        words.append(f"colors={_ids(game.box.colors, game.colors)}")
    return " ".join(words)


def has_other_colors(game: Coloma) -> bool:
    """Whether the colours are not those of C-2.12."""
    return game.colors != tuple(range(game.sides))


def moment(game: Coloma) -> str:
    """The phase, unless it is before the Dials or the first answer of a turn (C-R76)."""
    if game.phase == "dials" and game.asking == "dial" and not any(game.dials):
        return ""
    if game.phase == "turns" and is_at_its_beginning(game):
        return ""
    return game.phase


def table_line(game: Coloma) -> str:
    """What lies on the table and belongs to nobody."""
    box = game.box
    rows = [_owner(owner) for owner in game.rows]
    discards = [kind for kind, count in enumerate(game.discards) for _ in range(count)]
    stacks = [f"{box.bridges[kind].id}:{game.bridges_left[kind]}" for kind in game.bridge_types]
    fields = (
        ("turn", seat_name(game.active) if _is_turn(game) else ""),
        ("sheriff", "" if game.sheriff == NOBODY else seat_name(game.sheriff)),
        ("gold", game.supply),
        ("cart", game.cart),
        ("outlaws", game.outlaws),
        ("rows", ",".join(rows) if set(rows) != {EMPTY} else ""),
        ("chart", "" if game.chart == NONE else box.charts[game.chart].id),
        ("stash", _ids(box.barrels, game.stash) if set(game.stash) != {NONE} else ""),
        ("discards", _ids(box.barrels, discards)),
        ("bridges", ",".join(stacks)),
        ("dials", _sites(game.dials)),
        ("hotels", game.hotels_left),
        ("avoid", _numbers(game.avoided)),
        ("buster", game.buster),
        ("mules", _sites(game.mules)),
        ("wagons", _ids(box.nodes, game.wagon_cards)),
        ("seen", _ids(box.charts, earlier_charts(game))),
        ("phase", moment(game)),
    )
    return _line(f"{NAME} {box.years[game.year].year}.{game.round}", fields)


def side_line(game: Coloma, side: int, *, is_open: bool) -> str:
    """What a player has, or the Shade."""
    box, shade = game.box, is_shade(game, side)
    during = (game.sale_vp, game.shootout_vp, game.owed_vp, game.guest_vp, game.other_vp)
    parts = {"hand": game.hand[side], "top": game.top[side], "bottom": game.bottom[side]}
    cards = {key: _ids(box.cards, it) if is_open else str(len(it)) for key, it in parts.items()}
    fields = (
        ("vp", sum(line[side] for line in during)),
        ("lodge", game.dudes[side]),
        ("tents", game.tents[side]),
        ("bucks", game.bucks[side]),
        ("gold", game.gold[side]),
        ("horses", game.horses[side]),
        ("wagon", box.nodes[game.wagons[side]].id),
        ("rivers", game.shade_rivers if shade else _numbers(game.rivers[side])),
        ("buildings", game.shade_buildings if shade else 0),
        ("spans", _ids(box.bridges, game.spans[side])),
        ("events", _numbers(game.event_tents[side])),
        ("lands", _ids(box.lands, game.land_tents[side])),
        ("town", _ids(box.cards, game.town[side])),
        ("barrels", _ids(box.barrels, game.barrels[side])),
        ("used", _ids(box.barrels, game.used[side])),
        ("hand", cards["hand"]),
        ("deck", deck_size(game, side)),
        ("top", cards["top"]),
        ("bottom", cards["bottom"]),
        ("color", box.colors[game.colors[side]].id if has_other_colors(game) else ""),
        ("graves", game.graves[side]),
        ("hotels", game.hotels[side]),
        ("guests", game.guests[side]),
        ("carrots", _numbers(game.carrots[side])),
        ("year-used", _year_used(game, side)),
        ("gone", game.gone if side == SHADE and shade else 0),
    )
    return _line(seat_name(side), fields)


def earlier_charts(game: Coloma) -> tuple[int, ...]:
    """The charts of earlier Years, as long as they matter: while another tile is to be drawn."""
    draws = any(year.is_tile for year in game.box.years[game.year + 1 :])
    return game.charts_seen[:-1] if draws else ()


def yearly_abilities(game: Coloma, side: int) -> list[int]:
    """The abilities of a side that are limited by the Year."""
    box = game.box
    own = [number for card in sorted(game.town[side]) for number in box.cards[card].abilities]
    numbers = (*box.mill, *own, *specialty_abilities(game, side))
    return [number for number in numbers if box.abilities[number].times_per_year]


def ability_name(game: Coloma, number: int) -> str:
    """An ability in a position: ``homesteader.1``."""
    ability = game.box.abilities[number]
    return f"{ability.card}.{ability.place}"


def _year_used(game: Coloma, side: int) -> str:
    """How often; and which, where a component file leaves it open."""
    used = game.year_uses[side]
    if len(yearly_abilities(game, side)) == 1:
        return str(len(used))
    return ",".join(ability_name(game, number) for number in used)


def _is_turn(game: Coloma) -> bool:
    return game.phase == "turns" and game.active != NOBODY


def _line(first: str, fields: Iterable[tuple[str, str | int]]) -> str:
    return " ".join([first, *(f"{key}={it}" for key, it in fields if str(it) not in ("", "0"))])


def _ids(things: Sequence[Any], numbers: Iterable[int]) -> str:
    return ",".join(EMPTY if number == NONE else things[number].id for number in numbers)


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def _sites(sites: Sequence[int]) -> str:
    return ",".join(str(site or EMPTY) for site in sites) if any(sites) else ""


def _owner(owner: int) -> str:
    if owner == NEUTRAL:
        return "N"
    return EMPTY if owner == NOBODY else seat_name(owner)


def _yes_or_no(flag: bool) -> str:
    return "yes" if flag else "no"
