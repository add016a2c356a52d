"""Pictures of a sitting: what one viewer may see of it, in words and as JSON."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec import Struct

from boomtable.engine import CHANCE, Option, find
from boomtable.engine import Table as Game
from boomtable.locale import say
from boomtable.server import wire
from boomtable.server.knowledge import Public, known_scores, known_view, public_knowledge
from boomtable.server.manners import vote_is_open, votes_needed
from boomtable.server.rows import kept_for
from boomtable.server.sitting import Sitting
from boomtable.server.words import listed, outcome, said, settings_said, told, waiting


class Next(Struct, frozen=True):
    """The rematch of a table, and the device that has set it up."""

    table: str
    host: str


class Presence(Struct, frozen=True):
    """Who is connected, which bots think, and where the people go from here."""

    seats: Collection[int] = ()
    seen: Mapping[int, int] = {}
    thinking: Collection[int] = ()
    spectators: int = 0
    chat: int = 0
    next: Next | None = None


def table_picture(
    sitting: Sitting, seat: int | None, lang: str, public: Public | None = None
) -> wire.Table:
    """The game as a seat (``None``: a spectator) sees it."""
    assert sitting.play is not None
    table = sitting.play.table
    names = sitting.names(lang)
    public = public or public_knowledge(table)
    view = dict(known_view(table, seat, public))
    is_asked = seat is not None and seat in sitting.awaited
    scores = known_scores(table, seat, public)
    return wire.Table(
        version=sitting.version,
        seat=seat,
        view=view,
        asked=_asked(table, seat),
        prompt=prompt(sitting, seat, lang, names),
        your_turn=is_asked,
        question=sitting.asked.get(seat) if is_asked and seat is not None else None,
        options=_options(table, seat, lang, names) if is_asked and seat is not None else [],
        undo=_undo(sitting, seat, lang, names),
        turn=int(view.get("turn", table.state.turn)),
        turns=view.get("turns"),
        scores=scores.totals,
        position=len(sitting.play.spoken),
        events=0,
        since=0,
        over=table.is_over,
        winners=list(scores.sheet.winners) if table.is_over else None,
    )


def prompt(sitting: Sitting, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """One sentence: what to do, who is awaited, how it ended."""
    assert sitting.play is not None
    table = sitting.play.table
    if table.decision is None:
        return outcome(table, lang, names)
    if sitting.status == "ended":
        return say(lang, "server.ended")
    if seat is not None and seat in table.awaited:
        return said(table.game.question(table.state, table.decision), lang, names)
    if seat is not None and seat in table.sealed:
        who = listed([names[other] for other in table.awaited], lang)
        return say(lang, "server.sealed", who=who)
    return waiting(table, table.decision, lang, names)


def _asked(table: Game, seat: int | None) -> wire.Asked | None:
    decision = table.decision
    if decision is None:
        return None
    own = table.sealed.get(seat) if seat is not None else None
    return wire.Asked(
        prompt=decision.prompt,
        seats=[asked for asked in decision.seats if asked != CHANCE],
        sealed=sorted(table.sealed),
        answer=None if own is None else str(own),
    )


def _options(table: Game, seat: int, lang: str, names: Sequence[str]) -> list[wire.OptionCard]:
    return [
        wire.OptionCard(
            text=str(option), label=option_label(table, option, lang, names), option=option
        )
        for option in table.options(seat)
    ]


def option_label(table: Game, option: Option, lang: str, names: Sequence[str]) -> str:
    """An option in words, or in its notation where the game has no words for it."""
    label = table.game.described(table.state, option)
    return str(option) if label is None else said(label, lang, names)


def _undo(sitting: Sitting, seat: int | None, lang: str, names: Sequence[str]) -> wire.Undo:
    assert sitting.play is not None
    if sitting.status != "playing":
        return wire.Undo(possible=False, why=say(lang, "server.finished"))
    able = _undoers(sitting.play.table)
    if seat is None:
        return wire.Undo(possible=False, why=say(lang, "server.no-seat"), seats=able)
    why = sitting.play.table.why_no_undo(seat)
    reason = said(why, lang, names) if why else ""
    return wire.Undo(possible=why is None, why=reason, seats=able)


def _undoers(table: Game) -> list[int]:
    """Who can take something back; of sealed answers only their owners know that."""
    if table.decision is None or table.decision.together:
        return []
    return [seat for seat in range(table.players) if table.why_no_undo(seat) is None]


# --- events -------------------------------------------------------------------------------------


def event_card(
    sitting: Sitting, number: int, place: int, seat: int | None, lang: str
) -> wire.EventCard:
    """An entry of the log, numbered as the viewer counts."""
    play = sitting.play
    assert play is not None
    event = play.happened(place, seat)
    assert event is not None
    return wire.EventCard(
        number=number,
        event=event,
        line=told(play.table.game, event, lang, sitting.names(lang)),
        position=play.positions[place],
    )


def seen_places(sitting: Sitting, seat: int | None, start: int = 0) -> list[int]:
    """The places in the log of what a viewer has seen, from a place on."""
    play = sitting.play
    if play is None:
        return []
    return [
        place for place in range(start, play.log_length) if play.happened(place, seat) is not None
    ]


# --- people -------------------------------------------------------------------------------------


def seat_cards(sitting: Sitting, device: str, lang: str, presence: Presence) -> list[wire.SeatCard]:
    """Who sits where, as a device sees it."""
    names = sitting.names(lang)
    is_past = sitting.status in {"over", "ended"}
    cards = []
    for seat, chair in enumerate(sitting.chairs):
        is_named = chair.known_as or chair.holder or is_past
        kind = "bot" if chair.bot else "person" if chair.device else "open"
        cards.append(
            wire.SeatCard(
                seat=seat,
                kind=kind,  # type: ignore[arg-type]
                name=names[seat] if is_named else "",
                bot=chair.bot or None,
                stands_in=bool(chair.bot and chair.device),
                kept=kept_for(chair, device),
                you=bool(device) and chair.device == device,
                host=bool(chair.device) and chair.device == sitting.created.host,
                present=seat in presence.seats,
                seen=presence.seen.get(seat) if seat not in presence.seats else None,
                late=seat in sitting.late,
                thinking=seat in presence.thinking,
            )
        )
    return cards


def awaits(sitting: Sitting) -> list[wire.Await]:
    """Whose answers are missing, and since when."""
    return [wire.Await(seat=seat, since=sitting.asked_at[seat]) for seat in sitting.awaited]


def room_picture(sitting: Sitting, device: str, lang: str, presence: Presence) -> wire.Room:
    """The people around a table, as a device sees them."""
    meta = find(sitting.created.game)
    settings: dict[str, Any] = dict(sitting.beginning.settings)
    return wire.Room(
        id=sitting.id,
        version=sitting.version,
        game=meta.id,
        game_name=meta.named(lang),
        status=sitting.status,
        private=sitting.created.private,
        paused=sitting.paused,
        seats=seat_cards(sitting, device, lang, presence),
        awaited=awaits(sitting),
        clock=_clock(sitting),
        vote=_vote(sitting, device),
        spectators=presence.spectators,
        chat=presence.chat,
        settings=settings,
        settings_said=settings_said(meta, settings, lang),
        components=sitting.created.components or None,
        forked=sitting.created.base is not None,
        you_host=bool(device) and device == sitting.created.host,
        next=_next(sitting, device, presence.next),
        created=sitting.created_at,
        now=sitting.time.now(),
    )


def _next(sitting: Sitting, device: str, found: Next | None) -> wire.NextTable | None:
    if found is None:
        return None
    sat = bool(device) and bool(sitting.seats_of(device))
    if sitting.created.private and not sat:
        return None
    return wire.NextTable(table=found.table, by=sitting.seats_of(found.host)[0], you_sat=sat)


def _clock(sitting: Sitting) -> wire.ClockCard | None:
    clock = sitting.clock
    if clock is None:
        return None
    now = sitting.time.now()
    return wire.ClockCard(
        kind=clock.rule.kind,
        minutes=clock.rule.minutes,
        days=clock.rule.days,
        absent=clock.rule.absent,
        seats=[
            wire.SeatClock(
                seat=seat, left=clock.left(seat, now, sitting.time), running=seat in clock.since
            )
            for seat in range(sitting.players)
        ],
    )


def _vote(sitting: Sitting, device: str) -> wire.VoteCard | None:
    if not vote_is_open(sitting):
        return None
    mine = sitting.seats_of(device) if device else []
    return wire.VoteCard(
        yes=sorted(sitting.votes),
        needed=votes_needed(sitting),
        you_may=any(seat not in sitting.late for seat in mine),
    )
