"""Who may do what at a table. Each function says which deed it comes to, or refuses."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.engine import Dice, Illegal, Option
from boomtable.server.deeds import (
    AnyDeed,
    BotSat,
    Closed,
    Ended,
    Late,
    Paused,
    Restarted,
    Sat,
    Stood,
    TookBack,
    Voted,
    Woke,
)
from boomtable.server.refusals import Denied
from boomtable.server.sitting import Sitting


def own_seat(sitting: Sitting, device: str, seat: int | None) -> int:
    """The seat that somebody speaks for: the one named, or the one that is asked, or any."""
    mine = sitting.seats_of(device)
    if seat is None:
        if not mine:
            raise Denied("no-seat", "server.no-seat")
        return next((one for one in mine if one in sitting.awaited), mine[0])
    if seat not in mine:
        raise Denied("no-seat", "server.not-your-seat")
    return seat


def speaking_seat(sitting: Sitting, device: str, seat: int | None) -> int:
    """The same for somebody who wants to play: no bot may stand in, and the game must go on."""
    if sitting.play is None:
        raise Denied("illegal", "server.not-started")
    if sitting.status != "playing":
        raise Denied("illegal", "server.finished")
    seat = own_seat(sitting, device, seat)
    if not sitting.chairs[seat].is_person:
        raise Denied("no-seat", "server.bot-stands-in")
    return seat


def legal_option(sitting: Sitting, seat: int, text: str, version: int) -> Option:
    """The option that an answer means, if the question is still the same and it is legal."""
    assert sitting.play is not None
    table = sitting.play.table
    if seat in table.sealed:
        raise Denied("not-your-turn", "engine.answered-already")
    if seat not in table.awaited:
        raise Denied("not-your-turn", "server.not-your-turn")
    if not sitting.asked[seat] <= version <= sitting.version:
        raise Denied("stale", "server.stale")
    option = table.game.parse(text.strip())
    if option in table.options(seat):
        return option
    # Why it is not possible must be said without betraying what the seat cannot know: so it is
    # tried where all that has been drawn afresh.
    table.sample(seat, Dice(0)).answer(option, seat)
    raise Illegal("engine.not-an-option", answer=str(option))


def take_back(sitting: Sitting, seat: int, version: int, *, whole: bool) -> AnyDeed:
    """Take back an answer or a turn."""
    assert sitting.play is not None
    if not sitting.spoke.get(seat, 0) <= version <= sitting.version:
        raise Denied("stale", "server.stale")
    why = sitting.play.table.why_no_undo(seat)
    if why is not None:
        raise Illegal(why.key, **why.params)
    return Restarted(seat) if whole else TookBack(seat)


def sit(sitting: Sitting, device: str, seat: int, name: str, *, invited: bool) -> Sat:
    """Sit down on an open seat, on a bot's, or come back to one's own."""
    _check_seat(sitting, seat)
    _check_not_past(sitting)
    chair = sitting.chairs[seat]
    if chair.device == device:
        if not chair.bot:
            raise Denied("illegal", "server.seat-is-yours")
        return Sat(seat, device, name or chair.name)
    if chair.device:
        raise Denied("forbidden", "server.seat-taken")
    if chair.kept == device:
        return Sat(seat, device, chair.name or name)
    if chair.kept and not invited and device != sitting.created.host:
        raise Denied("forbidden", "server.seat-kept")
    if chair.bot and not invited and device != sitting.created.host:
        raise Denied("forbidden", "server.seat-of-bot")
    others = {one.device for one in sitting.chairs if one.device} - {device}
    if sitting.seats_of(device) and (
        others if sitting.status == "playing" else device != sitting.created.host
    ):
        # Whoever holds two hands against somebody else knows too much.
        raise Denied("forbidden", "server.one-seat")
    return Sat(seat, device, name)


def come(sitting: Sitting, device: str) -> list[Sat]:
    """Sit down on all seats that are kept for somebody (none: once they have come)."""
    if sitting.status not in {"open", "playing"}:
        return []
    return [
        Sat(seat, device, chair.name)
        for seat, chair in enumerate(sitting.chairs)
        if chair.kept == device
    ]


def check_rematch(sitting: Sitting, device: str) -> None:
    """Those who have sat at a table may play again, once its game is over."""
    own_seat(sitting, device, None)
    if sitting.status not in {"over", "ended"}:
        raise Denied("illegal", "server.rematch-later")


def leave(sitting: Sitting, device: str, seat: int, bot: str) -> AnyDeed:
    """Get up; in a game that goes on a bot plays the seat to the end."""
    own_seat(sitting, device, seat)
    _check_not_past(sitting)
    return Stood(seat) if sitting.status == "open" else BotSat(seat, bot)


def give(
    sitting: Sitting, device: str, seat: int, bot: str, is_absent: Callable[[int], bool]
) -> BotSat:
    """Let a bot play a seat: an open one, one's own for a while, or that of somebody absent."""
    _check_seat(sitting, seat)
    _check_not_past(sitting)
    chair = sitting.chairs[seat]
    is_host = device == sitting.created.host
    if chair.device == device and sitting.status == "playing":
        return BotSat(seat, bot, stands_in=True)
    if is_host and (not chair.device or chair.device == device):
        return BotSat(seat, bot)
    if not is_host and not sitting.seats_of(device):
        raise Denied("no-seat", "server.no-seat")
    if sitting.status != "playing" or not chair.is_person:
        raise Denied("forbidden", "server.host-only")
    if not is_absent(seat) and seat not in sitting.late:
        raise Denied("illegal", "server.not-absent")
    return BotSat(seat, bot, stands_in=True)


def check_start(sitting: Sitting, device: str) -> None:
    """Only whoever made the table starts it before it is full."""
    _check_not_past(sitting)
    if sitting.status != "open":
        raise Denied("illegal", "server.started")
    if device != sitting.created.host:
        raise Denied("forbidden", "server.host-only")


def close(sitting: Sitting, device: str) -> Closed:
    """Close a table at which no game has begun."""
    if device != sitting.created.host:
        raise Denied("forbidden", "server.host-only")
    if sitting.status != "open":
        raise Denied("illegal", "server.closed" if sitting.status == "closed" else "server.started")
    return Closed()


def pause(sitting: Sitting, device: str, *, awake: bool) -> AnyDeed:
    """Stop bots and clock, or let them go on."""
    if device != sitting.created.host:
        own_seat(sitting, device, None)
    if sitting.status != "playing":
        raise Denied("illegal", "server.not-playing")
    if sitting.paused is not awake:
        raise Denied("illegal", "server.awake" if awake else "server.paused")
    return Woke() if awake else Paused()


def vote(sitting: Sitting, device: str, *, end: bool) -> AnyDeed:
    """Vote to end the game while somebody is late; more than half of the others decide."""
    seat = speaking_seat(sitting, device, None)
    if not vote_is_open(sitting):
        raise Denied("illegal", "server.no-vote")
    if seat in sitting.late:
        raise Denied("forbidden", "server.late-no-vote")
    if end == (seat in sitting.votes):
        raise Denied("illegal", "server.voted")
    return Voted(seat, end)


def close_vote(sitting: Sitting) -> list[AnyDeed]:
    """End the game if enough have voted so: it takes fewer votes once others are late, too."""
    if sitting.status != "playing" or not vote_is_open(sitting):
        return []
    return [Ended()] if len(sitting.votes) >= votes_needed(sitting) else []


def vote_is_open(sitting: Sitting) -> bool:
    """Whether those who are there may end the game."""
    clock = sitting.created.clock
    return bool(sitting.late) and clock is not None and clock.absent == "vote"


def votes_needed(sitting: Sitting) -> int:
    """More than half of the people who are not late."""
    return len([seat for seat in sitting.people if seat not in sitting.late]) // 2 + 1


def time_is_up(sitting: Sitting, now: int, bot: str) -> list[AnyDeed]:
    """What happens to those whose time is up: they are late, and a bot may step in."""
    if sitting.clock is None or sitting.status != "playing":
        return []
    deeds: list[AnyDeed] = []
    for seat in sitting.clock.expired(now, sitting.time):
        if seat in sitting.late:
            continue
        deeds.append(Late(seat))
        if sitting.clock.rule.absent == "bot":
            deeds.append(BotSat(seat, bot, stands_in=True))
    return deeds


def _check_not_past(sitting: Sitting) -> None:
    if sitting.status in {"over", "ended"}:
        raise Denied("illegal", "server.finished")
    if sitting.status == "closed":
        raise Denied("illegal", "server.closed")


def _check_seat(sitting: Sitting, seat: int) -> None:
    if not 0 <= seat < sitting.players:
        raise Denied("illegal", "server.no-such-seat", count=sitting.players)
