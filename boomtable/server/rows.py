"""A table as lists show it: made after every deed, so that listing opens no table."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from boomtable.engine import find
from boomtable.names import called
from boomtable.server import wire
from boomtable.server.forms import TableCard
from boomtable.server.sitting import Chair, Sitting
from boomtable.server.store import TableRow
from boomtable.server.words import settings_said

_encoder = msgspec.json.Encoder()


class Card(Struct, frozen=True):
    """What a list says of a table."""

    chairs: list[Chair]
    late: list[int]
    awaited: list[tuple[int, int]]
    """Seats, and since when."""
    settings: dict[str, Any]


_decoder: msgspec.json.Decoder[Card] = msgspec.json.Decoder(Card)


def row_of(sitting: Sitting) -> TableRow:
    """The row of a table."""
    card = Card(
        sitting.chairs,
        sorted(sitting.late),
        [(seat, sitting.asked_at[seat]) for seat in sitting.awaited],
        sitting.created.settings,
    )
    bots = any(sitting.chairs[seat].bot for seat in sitting.awaited)
    deadline = None
    if sitting.clock is not None:
        deadline = sitting.clock.deadline(sitting.at, sitting.time, sitting.late)
    return TableRow(
        id=sitting.id,
        game=sitting.created.game,
        status=sitting.status,
        private=sitting.created.private,
        host=sitting.created.host,
        created=sitting.created_at,
        updated=sitting.at,
        version=sitting.version,
        card=_encoder.encode(card),
        bots_turn=bots and bool(sitting.people) and not sitting.paused,
        deadline=deadline,
        holders=tuple(chair.holder for chair in sitting.chairs),
    )


def kept_for(chair: Chair, device: str) -> wire.Kept | None:
    """For whom a seat is kept, as a device sees it."""
    if not chair.kept:
        return None
    return "you" if chair.kept == device else "other"


def table_card(row: TableRow, device: str, lang: str) -> TableCard:
    """A table in a list, as a device sees it."""
    card = _decoder.decode(row.card)
    meta = find(row.game)
    names = called([chair.known_as for chair in card.chairs], lang)
    mine = [seat for seat, chair in enumerate(card.chairs) if device and chair.device == device]
    seats = [
        wire.SeatCard(
            seat=seat,
            kind="bot" if chair.bot else "person" if chair.device else "open",
            name=names[seat] if chair.known_as or chair.holder else "",
            bot=chair.bot or None,
            stands_in=bool(chair.bot and chair.device),
            you=seat in mine,
            host=bool(chair.device) and chair.device == row.host,
            kept=kept_for(chair, device),
            late=seat in card.late,
        )
        for seat, chair in enumerate(card.chairs)
    ]
    return TableCard(
        id=row.id,
        game=row.game,
        game_name=meta.named(lang),
        status=row.status,  # type: ignore[arg-type]  # the store keeps what we gave it
        private=row.private,
        seats=seats,
        awaited=[wire.Await(seat=seat, since=since) for seat, since in card.awaited],
        your_seats=mine,
        your_turn=any(seat in mine and card.chairs[seat].is_person for seat, _ in card.awaited),
        settings_said=settings_said(meta, card.settings, lang),
        created=row.created,
        updated=row.updated,
    )
