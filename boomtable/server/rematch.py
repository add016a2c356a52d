"""A rematch: the same game at a new table, for all who sat at the old one."""

from __future__ import annotations

from collections.abc import Callable

from boomtable.server import manners
from boomtable.server.deeds import AnyDeed, Created, Seated
from boomtable.server.house import House
from boomtable.server.live_table import LiveTable
from boomtable.server.pictures import Next
from boomtable.server.sitting import Chair, Sitting
from boomtable.server.store import Person


async def rematch(
    house: House, person: Person, origin: LiveTable, check_rate: Callable[[str], None]
) -> LiveTable:
    """Set up the rematch of a finished table, or come to the one that there is.

    Everybody's seat is kept until they come; the game starts with the last of them, against bots
    alone at once.
    """
    manners.check_rematch(origin.sitting, person.device)
    async with origin.lock:
        identity, row = await house.rematch_of(origin.sitting.id)
        if row is None:
            check_rate(person.device)
            table = await _set_up(house, identity, person.device, origin.sitting)
        else:
            table = await house.table(identity)
        origin.next = Next(identity, table.sitting.created.host)
    origin.tell_room()
    await table.come(person.device)
    return table


async def _set_up(house: House, identity: str, host: str, before: Sitting) -> LiveTable:
    # Everybody moves on by one seat, so that somebody else begins.
    chairs = [*before.chairs[1:], before.chairs[0]]
    created = Created(
        before.created.game,
        host,
        [_seated(chair, host) for chair in chairs],
        before.created.settings,
        before.created.private,
        before.created.clock,
        before.created.components,
        after=before.id,
    )
    sitting = Sitting(identity, created, house.time.now(), house.time, before.components)
    deeds: list[AnyDeed] = []
    if not any(chair.is_open for chair in sitting.chairs):
        deeds.append(sitting.start(sitting.at))
    return await house.create(sitting, created, deeds)


def _seated(chair: Chair, host: str) -> Seated:
    if not chair.device:
        return Seated(bot=chair.bot)
    return Seated(chair.device, chair.name, kept=chair.device != host)
