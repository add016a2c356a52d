"""What is used in Boonlake: strips, cards, levers, sites, pieces, projects, tiles, the river."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import cast

from boomtable.engine import Event, Table
from boomtable.games.boonlake.happenings import (
    CardPlayed,
    CardSeen,
    LeverPulled,
    Modernized,
    ProjectRealized,
    SiteBuilt,
    StartTileLaid,
    StripTaken,
    TileDealt,
    TileKept,
    TrackAdvanced,
)
from boomtable.games.boonlake.map_happenings import (
    CattlePlaced,
    Developed,
    HouseBuilt,
    LockCrossed,
    PasturePlaced,
    RegionChosen,
    SettlementBuilt,
    ShipMoved,
    TilePlaced,
)
from boomtable.games.boonlake.option_forms import SITE_LETTERS
from boomtable.games.boonlake.pieces import CATTLE, HOUSES, SETTLEMENTS
from boomtable.games.boonlake.scoring_happenings import TileScored
from boomtable.games.boonlake.state import Boonlake, clockwise, place_of, space_of
from boomtable.lab.usage import Kind, Name, Note, Offer, Use
from boomtable.locale import Named, Text

TRACKS = ("coin", "card")


def kinds(table: Table) -> Sequence[Kind]:
    """The kinds of things at a table of Boonlake."""
    game = cast("Boonlake", table.state)
    box = game.box
    tiles: dict[str, Name] = {it.id: it.named for it in box.scoring_tiles}
    levers: dict[str, Name] = {it.id: it.named for it in box.levers}
    return [
        Kind("order", _orders(game), is_offered=True),
        Kind("strip", {it.id: it.named for it in box.strips}),
        Kind("row", {str(row): _text("row", row=row) for row in range(1, len(box.rows) + 1)}),
        Kind("card", {it.id: it.named for it in box.cards}, is_offered=True),
        Kind("lever", levers),
        Kind("pull", levers, is_offered=True),
        Kind("piece", _pieces(game)),
        Kind("site", _sites(game), is_offered=True),
        Kind("production", _production(game)),
        Kind("track", _steps(game)),
        Kind("project", tiles, is_offered=True),
        Kind("own", tiles, is_offered=True),
        Kind("goal", tiles, is_offered=True),
        Kind("region", {it.id: it.named for it in box.regions}),
        Kind("space", _spaces(game), is_offered=True),
        Kind("river", {it.id: Named(it.id, it.id) for it in box.river}),
        Kind("lock", _locks(game)),
    ]


def notes(table: Table) -> Iterator[Note]:
    """What the seats used in a game of Boonlake that is over."""
    game = cast("Boonlake", table.state)
    events = [happening.event for happening in table.happenings or ()]
    found = chain(
        _offered(game),
        _turns(events),
        _tiles(events),
        _building(game, events),
        _pieces_used(game, events),
    )
    for note in found:
        # The Wise Eminence has no seat, and nothing is measured on it.
        if note.seat is None or note.seat < game.players:
            yield note


def _turns(events: Sequence[Event]) -> Iterator[Note]:
    """Strips, cards, levers, tracks, the river."""
    for event in events:
        match event:
            case StripTaken(seat, strip, _name, row):
                yield Use(seat, "strip", strip)
                yield Use(seat, "row", str(row))
            case CardSeen(seat, card):
                yield Offer(seat, "card", card)
            case CardPlayed(seat, card):
                yield Use(seat, "card", card)
            case Modernized(seat, lever):
                yield Use(seat, "lever", lever)
                yield Offer(seat, "pull", lever)
            case LeverPulled(seat, lever):
                yield Use(seat, "pull", lever)
            case TrackAdvanced(seat, track, step):
                yield Use(seat, "track", f"{track}-{step}")
            case SiteBuilt(seat, resource, _name, level):
                yield Use(seat, "production", f"{resource}-{level}")
            case RegionChosen(seat, region):
                yield Use(seat, "region", region)
            case ShipMoved(seat, space):
                yield Use(seat, "river", space)


def _tiles(events: Sequence[Event]) -> Iterator[Note]:
    """Scoring tiles: which are kept, whose conditions are met, which projects are realized."""
    for event in events:
        match event:
            case TileDealt(seat, tile):
                yield Offer(seat, "own", tile)
            case TileKept(seat, tile):
                yield Use(seat, "own", tile)
            case TileScored(seat, tile, _name, met):
                yield Offer(seat, "goal", tile)
                if met:
                    yield Use(seat, "goal", tile)
            case ProjectRealized(seat, tile):
                yield Use(seat, "project", tile)


def _building(game: Boonlake, events: Sequence[Event]) -> Iterator[Note]:
    """Tiles on the map, and who stood on their sites."""
    laid: dict[int, str] = {}
    for event in events:
        match event:
            case StartTileLaid(space, tile):
                laid[space] = tile
                yield from _open_sites(game, tile)
            case TilePlaced(seat, space, tile):
                laid[space] = tile
                yield from _open_sites(game, tile)
                yield Use(seat, "space", str(space))
            case PasturePlaced(seat, space):
                yield Use(seat, "space", str(space))
            case Developed(seat, site):
                spot = game.box.spot_of[site]
                yield Use(seat, "site", _site_id(laid[space_of(spot)], place_of(spot)))


def _pieces_used(game: Boonlake, events: Sequence[Event]) -> Iterator[Note]:
    """The first house, the second …; who is first over a lock."""
    box = game.box
    left: Counter[tuple[int, str]] = Counter()
    most = {HOUSES: box.houses, SETTLEMENTS: box.settlements, CATTLE: box.cattle}
    rounds = {it.id: iter(it.rounds) for it in box.locks}
    for event in events:
        match event:
            case HouseBuilt(seat):
                sort = HOUSES
            case SettlementBuilt(seat):
                sort = SETTLEMENTS
            case CattlePlaced(seat):
                sort = CATTLE
            case LockCrossed(seat, lock):
                yield Use(seat, "lock", f"{lock}-{next(rounds[lock])}")
                continue
            case _:
                continue
        # L-11.3: when the board has no more houses, those set aside are built again.
        if left[seat, sort] < most[sort]:
            left[seat, sort] += 1
            yield Use(seat, "piece", f"{sort}-{left[seat, sort]}")


def _offered(game: Boonlake) -> Iterator[Note]:
    """What is there from the start: the order of play, projects, empty spaces."""
    for place, seat in enumerate(clockwise(game, game.starter), 1):
        yield Offer(seat, "order", str(place))
        yield Use(seat, "order", str(place))
    for tile in game.open_tiles:
        yield Offer(None, "project", game.box.scoring_tiles[tile].id)
    for space in _empty(game):
        yield Offer(None, "space", str(space))


def _open_sites(game: Boonlake, tile: str) -> Iterator[Note]:
    for place in range(len(game.box.tiles[game.box.tile_of[tile]].sites)):
        yield Offer(None, "site", _site_id(tile, place))


def _empty(game: Boonlake) -> list[int]:
    """The spaces without a starting tile."""
    spaces = game.box.spaces[1:]
    return [it.number for it in spaces if not 0 < it.start <= game.players]


def _orders(game: Boonlake) -> dict[str, Name]:
    places = range(1, game.sides + 1)
    return {str(place): _text("order", place=place) for place in places}


def _pieces(game: Boonlake) -> dict[str, Name]:
    box = game.box
    counts = ((HOUSES, box.houses), (SETTLEMENTS, box.settlements), (CATTLE, box.cattle))
    return {
        f"{sort}-{number}": _text(f"piece.{sort}", number=number)
        for sort, most in counts
        for number in range(1, most + 1)
    }


def _sites(game: Boonlake) -> dict[str, Name]:
    things: dict[str, Name] = {}
    for tile in game.box.tiles:
        for place in range(len(tile.sites)):
            many = {"tile": tile.named, "site": SITE_LETTERS[place]}
            name: Name = tile.named if len(tile.sites) == 1 else _text("site", **many)
            things[_site_id(tile.id, place)] = name
    return things


def _site_id(tile: str, place: int) -> str:
    return f"{tile}-{SITE_LETTERS[place]}"


def _production(game: Boonlake) -> dict[str, Name]:
    return {
        f"{it.id}-{level}": _text("production", resource=it.named, level=level)
        for it in game.box.resources
        for level in range(1, game.box.site_most + 1)
    }


def _steps(game: Boonlake) -> dict[str, Name]:
    tracks = zip(TRACKS, (game.box.coin_track, game.box.card_track), strict=True)
    return {
        f"{track}-{step}": _text(f"step.{track}", step=step)
        for track, steps in tracks
        for step in range(1, len(steps))
    }


def _spaces(game: Boonlake) -> dict[str, Name]:
    box = game.box
    return {
        str(space): _text("space", region=box.regions[box.region_of[space]].named, space=space)
        for space in _empty(game)
    }


def _locks(game: Boonlake) -> dict[str, Name]:
    return {
        f"{it.id}-{number}": _text("lock", lock=it.named, round=number)
        for number in range(1, game.box.rounds + 1)
        for it in game.box.locks
        if number in it.rounds
    }


def _text(key: str, **gaps: object) -> Text:
    return Text(f"lab.boonlake.{key}", gaps)
