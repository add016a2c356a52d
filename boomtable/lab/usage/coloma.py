"""What is used in Coloma: Sites, buildings, Bridges, canyons, Barrels, the map, the Shootout."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import cast

from boomtable.engine import Event, Table
from boomtable.games.coloma.happenings import (
    BridgesLaid,
    CardSeen,
    RoundBegan,
    SiteWentBust,
    TurnBegan,
)
from boomtable.games.coloma.state import NONE, Coloma
from boomtable.games.coloma.turn_happenings import (
    AbilityUsed,
    BarrelTaken,
    BridgeBuilt,
    CardBuilt,
    EventTentPitched,
    HotelBuilt,
    LandTentPitched,
    RiverSurveyed,
    RowFilled,
    WagonMoved,
)
from boomtable.games.coloma.year_happenings import ShootoutHeld
from boomtable.lab.usage import Kind, Name, Note, Offer, Use
from boomtable.locale import Named, Text

MILL = "sutters-mill"
PLACES = ("barker", "signpost", "bust")


def kinds(table: Table) -> Sequence[Kind]:
    """The kinds of things at a table of Coloma."""
    game = cast("Coloma", table.state)
    box = game.box
    cards: dict[str, Name] = {card.id: card.named for card in box.cards}
    found = [
        Kind("site", {box.sites[site].id: box.sites[site].named for site in box.wheel}),
        Kind("place", {place: Text(f"lab.coloma.place.{place}") for place in PLACES}),
        Kind("town", cards, is_offered=True),
        Kind("ability", _with_abilities(game, cards), is_offered=True),
        Kind("bridge", {it.id: it.named for it in box.bridges}, is_offered=True),
        Kind("river", _canyons(game), is_offered=True),
        Kind("barrel", {it.id: it.named for it in box.barrels}),
        Kind("space", {it.id: it.named for it in box.nodes if it.kind != "horseshoe"}),
        Kind("land", {it.id: it.named for it in box.lands}),
        Kind("event", {it.id: it.named for it in box.events if it is not None}),
        Kind("row", {str(row): _row(row, size) for row, size in enumerate(box.rows, 1)}),
        Kind("shootout", {str(it.year): _year(it.year) for it in box.years}, is_shared=True),
    ]
    if game.with_hotels:
        found.append(Kind("hotel", {"hotel": box.hotels.named}, is_offered=True))
    if len(set(game.boards) - {NONE}) > 1:
        boards = [box.boards[it] for it in game.boards if it != NONE]
        found.append(Kind("board", {it.id: it.named for it in boards}, is_offered=True))
    specialties = [box.specialties[it] for it in game.specialties if it != NONE]
    if specialties:
        things: dict[str, Name] = {it.id: it.named for it in specialties}
        found.append(Kind("specialty", things, is_offered=True))
    return found


def notes(table: Table) -> Iterator[Note]:
    """What the seats used in a game of Coloma that is over."""
    game = cast("Coloma", table.state)
    yield from _held(game)
    if game.with_hotels:
        yield Offer(None, "hotel", "hotel")
    events = [happening.event for happening in table.happenings or ()]
    found = chain(
        _uses(game, events), _ways(game, events), _places(events), _shootouts(game, events)
    )
    for note in found:
        # The Shade has no seat, and nothing is measured on it.
        if note.seat is None or note.seat < game.players:
            yield note


def _uses(game: Coloma, events: Sequence[Event]) -> Iterator[Note]:
    for event in events:
        match event:
            case BridgesLaid(bridges):
                yield from (Offer(None, "bridge", bridge) for bridge in bridges)
            case CardSeen(seat, card):
                yield Offer(seat, "town", card)
            case CardBuilt(seat, _tool, card):
                yield Use(seat, "town", card)
                yield Offer(seat, "ability", card)
            case AbilityUsed(seat, card):
                yield Use(seat, "ability", card)
            case BridgeBuilt(seat, _tool, bridge):
                yield Use(seat, "bridge", bridge)
            case RiverSurveyed(seat, _tool, canyon):
                yield Use(seat, "river", _canyon_id(game, seat, canyon))
            case BarrelTaken(seat, _space, barrel):
                yield Use(seat, "barrel", barrel)
            case HotelBuilt(seat):
                yield Use(seat, "hotel", "hotel")


def _ways(game: Coloma, events: Sequence[Event]) -> Iterator[Note]:
    """Where Wagons, Tents and Gunmen go."""
    box = game.box
    for event in events:
        match event:
            case WagonMoved(seat, node) if box.nodes[box.node_of[node]].kind != "horseshoe":
                yield Use(seat, "space", node)
            case LandTentPitched(seat, land):
                yield Use(seat, "land", land)
            case EventTentPitched(seat, site):
                found = box.events[site]
                assert found is not None
                yield Use(seat, "event", found.id)
            case RowFilled(seat, row):
                yield Use(seat, "row", str(row))


def _places(events: Sequence[Event]) -> Iterator[Note]:
    """Turns by their Site, and whether the Barker, the Signpost or the Bust was there."""
    barker = signpost = bust = copied = 0
    for event in events:
        match event:
            case RoundBegan():
                barker, signpost = event.barker, event.signpost
            case SiteWentBust():
                bust, copied = event.site, event.copied
            case TurnBegan(seat, site):
                yield Use(seat, "site", str(site))
                if site == barker:
                    yield Use(seat, "place", "barker")
                if site == signpost:
                    yield Use(seat, "place", "signpost")
                if site in {bust, copied}:
                    yield Use(seat, "place", "bust")


def _shootouts(game: Coloma, events: Sequence[Event]) -> Iterator[Note]:
    for event in events:
        if isinstance(event, ShootoutHeld) and event.won:
            yield from (Use(seat, "shootout", str(event.year)) for seat in range(game.players))


def _held(game: Coloma) -> Iterator[Note]:
    """What a seat has from the start: its board with its canyons, its specialty, the Mill."""
    box = game.box
    for seat in range(game.players):
        board = box.boards[game.boards[seat]]
        for canyon in range(1, len(board.canyons) + 1):
            yield Offer(seat, "river", _canyon_id(game, seat, canyon))
        yield Offer(seat, "ability", MILL)
        yield Offer(seat, "board", board.id)
        yield Use(seat, "board", board.id)
        if game.specialties[seat] != NONE:
            specialty = box.specialties[game.specialties[seat]]
            yield Offer(seat, "specialty", specialty.id)
            yield Use(seat, "specialty", specialty.id)
            if specialty.abilities:
                yield Offer(seat, "ability", specialty.id)


def _with_abilities(game: Coloma, cards: Mapping[str, Name]) -> dict[str, Name]:
    """The Mill, the buildings and the specialties that do something when they are asked to."""
    box = game.box
    things: dict[str, Name] = {MILL: box.mill_name}
    for card in box.cards:
        if any(box.abilities[it].trigger != "passive" for it in card.abilities):
            things[card.id] = cards[card.id]
    for number in game.specialties:
        if number != NONE and any(
            box.abilities[it].trigger != "passive" for it in box.specialties[number].abilities
        ):
            things[box.specialties[number].id] = box.specialties[number].named
    return things


def _canyons(game: Coloma) -> dict[str, Name]:
    things: dict[str, Name] = {}
    for seat in range(game.players):
        board = game.box.boards[game.boards[seat]]
        for number, canyon in enumerate(board.canyons, 1):
            what = {"board": board.named, "number": number, "vp": canyon.vp}
            things[_canyon_id(game, seat, number)] = Text("lab.coloma.canyon", what)
    return things


def _canyon_id(game: Coloma, seat: int, canyon: int) -> str:
    return f"{game.box.boards[game.boards[seat]].id}-{canyon}"


def _row(row: int, size: int) -> Name:
    return Text("lab.coloma.row", {"row": row, "size": size})


def _year(year: int) -> Name:
    return Named(str(year), str(year))
