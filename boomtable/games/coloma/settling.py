"""Sections 17 and 22: Gunmen, Tents and Hotel guests."""

from __future__ import annotations

from typing import TypeAlias

from boomtable.engine import choose
from boomtable.games.coloma.abilities import react
from boomtable.games.coloma.answers import (
    DONE,
    GUEST,
    Done,
    FillRow,
    Guest,
    PitchEvent,
    PitchLand,
)
from boomtable.games.coloma.pieces import (
    PITCH_ANYWHERE,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import NOBODY, Coloma, with_one
from boomtable.games.coloma.turn_happenings import (
    EventTentPitched,
    GuestPlaced,
    LandTentPitched,
    RowFilled,
)

Placement: TypeAlias = FillRow | PitchEvent | PitchLand | Guest


def empty_rows(game: Coloma, seat: int) -> list[FillRow]:
    """C-17.2, C-17.4: empty rows that the Lodge can fill, if none was filled in this turn."""
    if game.rows_filled >= game.box.rows_per_turn:
        return []
    dudes, fills = game.dudes[seat], game.box.fills
    rows = zip(fills, game.rows, game.box.rows, strict=True)
    return [form for form, owner, size in rows if owner == NOBODY and size <= dudes]


def open_events(game: Coloma, seat: int) -> list[PitchEvent]:
    """C-17.6: Event spaces without an own Tent."""
    pitches = game.box.pitches
    return [pitches[site] for site in game.box.wheel if site not in game.event_tents[seat]]


def open_lands(game: Coloma, seat: int) -> list[PitchLand]:
    """C-17.7: lands next to the Wagon, or with an ability any (C-16.13)."""
    box, own = game.box, game.land_tents[seat]
    near = box.nodes[game.wagons[seat]].lands
    anywhere = game.pitched_afar < game.mods[PITCH_ANYWHERE]
    return [
        form
        for land, form in enumerate(box.land_pitches)
        if land not in own and (anywhere or land in near)
    ]


def can_place_guest(game: Coloma, seat: int) -> bool:
    """C-22.4: whether an own Hotel has a vacant space and the Lodge a Dude."""
    spaces = game.hotels[seat] * game.box.hotels.spaces
    return game.dudes[seat] > 0 and game.guests[seat] < spaces


def placements(game: Coloma, seat: int) -> list[Placement]:
    """All that can be placed in a settle action."""
    found: list[Placement] = [*empty_rows(game, seat)]
    if game.tents[seat]:
        found += open_events(game, seat)
        found += open_lands(game, seat)
    if can_place_guest(game, seat):
        found.append(GUEST)
    return found


def place(game: Coloma, seat: int, answer: Placement) -> None:
    """One placement of a settle action."""
    match answer:
        case FillRow(row):
            fill_row(game, seat, row)
        case PitchEvent(site):
            pitch_on_event(game, seat, site)
        case PitchLand(land):
            pitch_on_land(game, seat, game.box.land_of[land])
        case Guest():
            place_guest(game, seat)


def fill_row(game: Coloma, seat: int, row: int) -> None:
    """C-17.2: a row is filled completely with Dudes from the Lodge."""
    size = game.box.rows[row - 1]
    game.dudes[seat] -= size
    game.rows[row - 1] = seat
    game.rows_filled += 1
    game.emit(RowFilled(seat, row, size))
    react(game, seat, "row-filled")


def pitch_on_event(game: Coloma, seat: int, site: int) -> None:
    """C-17.6: a Tent from the Lodge."""
    game.tents[seat] -= 1
    game.event_tents[seat] = with_one(game.event_tents[seat], site)
    event = game.box.events[site]
    assert event is not None
    game.emit(EventTentPitched(seat, site, event.named))


def pitch_on_land(game: Coloma, seat: int, land: int) -> None:
    """C-17.7; a land next to the Wagon does not use up the Land Office (C-16.13)."""
    if land not in game.box.nodes[game.wagons[seat]].lands:
        game.pitched_afar += 1
    game.tents[seat] -= 1
    game.land_tents[seat] = with_one(game.land_tents[seat], land)
    game.emit(LandTentPitched(seat, game.box.lands[land].id, game.box.lands[land].named))


def place_guest(game: Coloma, seat: int) -> None:
    """C-22.4: a Dude on a Hotel space gives Victory Points at once."""
    vp = game.box.hotels.vp_per_guest
    game.dudes[seat] -= 1
    game.guests[seat] += 1
    game.guest_vp[seat] += vp
    game.emit(GuestPlaced(seat, vp))


@rules.step
async def settle(game: Coloma, seat: int, is_first: int) -> None:
    """C-17.1: one placement after the other; after the first also ``done`` (C-R22)."""
    game.asking = "settle"
    answer = await choose(
        seat, "settle", lambda: [*placements(game, seat), *([] if is_first else [DONE])]
    )
    if isinstance(answer, Done):
        return
    game.push("settle", seat, 0)
    place(game, seat, answer)
