"""Making tables: new ones, from a record, from a position of another game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from boomtable.engine import (
    BOT,
    CHANCE,
    Broken,
    Components,
    Dice,
    Illegal,
    Meta,
    Table,
    find,
    fresh_seed,
    load,
    read_record,
    save,
)
from boomtable.engine.record import read_opening
from boomtable.locale import Named, Text
from boomtable.server.bots import bots_of, usual_bot
from boomtable.server.chance import FairDice
from boomtable.server.deeds import Answered, AnyDeed, ClockRule, Created, Seated, Started
from boomtable.server.forms import BotSeat, ClockPlan, Fork, ImportTable, MySeat, NewTable, SeatPlan
from boomtable.server.house import House
from boomtable.server.identity import clean_name, new_table_id
from boomtable.server.live_table import LiveTable
from boomtable.server.play import Play
from boomtable.server.refusals import Denied
from boomtable.server.sitting import Sitting
from boomtable.server.store import Person


class BadComponents(Denied):
    """A component file that cannot be used, with all that is wrong with it."""

    def __init__(self, problems: Sequence[Text]) -> None:
        super().__init__(
            "illegal", "engine.components-problem", problem=problems[0], count=len(problems)
        )
        self.problems = list(problems)


async def make_table(house: House, person: Person, form: NewTable) -> LiveTable:
    """A new table; if no seat is open, the game starts at once."""
    meta = find(form.game)
    _check_players(meta, len(form.seats))
    components = await keep_components(house, meta, form.components)
    seats = [_seated(meta, person, plan) for plan in form.seats]
    created = Created(
        meta.id,
        person.device,
        seats,
        _plain(form.settings),
        form.private,
        _clock(form.clock),
        components.hash if components else "",
    )
    sitting = Sitting(new_table_id(), created, house.time.now(), house.time, components)
    # Layouts and positions are read only by the game itself: so it is set up once to see.
    Play.begin(sitting.beginning)
    deeds: list[AnyDeed] = []
    if not any(chair.is_open for chair in sitting.chairs):
        deeds.append(sitting.start(sitting.at))
    return await house.create(sitting, created, deeds)


async def import_table(house: House, person: Person, form: ImportTable) -> LiveTable:
    """A table of a record, at the end of it."""
    game, players, settings = await asyncio.to_thread(read_opening, form.record)
    components = await keep_components(house, game.meta, form.components)
    table = await asyncio.to_thread(
        read_record, form.record, components=components, checks_sum=False
    )
    created = Created(
        game.id,
        person.device,
        _imported_seats(table, game.meta, person, form.seats),
        _plain(settings),
        private=True,
        components=components.hash if components else "",
    )
    sitting = Sitting(new_table_id(), created, house.time.now(), house.time, components)
    _check_players(game.meta, players)
    deeds = deeds_of(table)
    await asyncio.to_thread(_replay, sitting, deeds)
    if sitting.play is None or sitting.play.table.state != table.state:
        raise Broken(f"{game.id}: a record was not read the same twice")
    return await house.create(sitting, created, deeds)


async def fork_table(house: House, person: Person, origin: LiveTable, form: Fork) -> LiveTable:
    """A private table against bots, from a position of another game.

    What the person cannot know is drawn afresh, so that nothing is learnt from it.
    """
    past = await origin.position(form.position)
    if past.table.is_over:
        raise Denied("illegal", "server.fork-over")
    meta = past.table.game.meta
    if form.seat >= past.table.players:
        raise Denied("illegal", "server.no-such-seat", count=past.table.players)
    drawn = past.table.sample(form.look, Dice(fresh_seed()))
    drawn.settle(FairDice())
    bot = _bot(meta, form.bot)
    seats = [
        Seated(person.device, person.name) if seat == form.seat else Seated(bot=bot)
        for seat in range(past.table.players)
    ]
    before = origin.sitting
    created = Created(
        meta.id,
        person.device,
        seats,
        before.created.settings,
        private=True,
        components=before.created.components,
        base=save(drawn),
    )
    sitting = Sitting(new_table_id(), created, house.time.now(), house.time, before.components)
    return await house.create(sitting, created, [sitting.start(sitting.at)])


def check_components(text: str) -> tuple[Meta, Components, list[Text]]:
    """A component file, the game it is for, and all that is wrong with it."""
    components = Components.read(text)
    meta = find(components.game_id)
    game = load(meta.id)
    problems = [*components.check_sources(), *(game.check(components) if game.check else ())]
    return meta, components, problems


async def keep_components(house: House, meta: Meta, text: str | None) -> Components | None:
    """A component file that a table is made with, checked and kept."""
    if text is None:
        return None
    found, components, problems = await asyncio.to_thread(check_components, text)
    if found.id != meta.id:
        raise Illegal(
            "engine.components-other-game", found=found.id, expected=Named(meta.name, meta.name_fr)
        )
    if problems:
        raise BadComponents(problems)
    await house.store.put_components(components.hash, text)
    return components


def deeds_of(table: Table) -> list[AnyDeed]:
    """The deeds that lead to a table: what players have said, and chance in between."""
    opening: list[str] = []
    said: list[tuple[int, str, list[str]]] = []
    for answer in table.answers:
        if answer.seat == CHANCE:
            (said[-1][2] if said else opening).append(str(answer.option))
        elif not answer.forced:
            said.append((answer.seat, str(answer.option), []))
    return [Started(opening), *(Answered(seat, text, chance) for seat, text, chance in said)]


def _replay(sitting: Sitting, deeds: Sequence[AnyDeed]) -> None:
    for deed in deeds:
        sitting.apply(deed, sitting.at)


def _check_players(meta: Meta, players: int) -> None:
    if players not in meta.players:
        raise Illegal(
            "engine.player-count",
            game=Named(meta.name, meta.name_fr),
            count=players,
            allowed=", ".join(map(str, meta.players)),
        )


def _seated(meta: Meta, person: Person, plan: SeatPlan) -> Seated:
    match plan:
        case MySeat(name=name):
            return Seated(person.device, clean_name(name) or person.name)
        case BotSeat(bot=bot):
            return Seated(bot=_bot(meta, bot))
    return Seated()


def _imported_seats(
    table: Table, meta: Meta, person: Person, plans: Sequence[SeatPlan]
) -> list[Seated]:
    if table.is_over:
        # Nobody plays here any more: the names are those of the record.
        return [
            Seated(bot=name.removeprefix(BOT)) if name.startswith(BOT) else Seated(name=name)
            for name in table.names
        ]
    if not plans:
        plans = [MySeat(), *[BotSeat()] * (table.players - 1)]
    _check_players(meta, len(plans))
    if len(plans) != table.players or any(not isinstance(it, (MySeat, BotSeat)) for it in plans):
        raise Denied("illegal", "server.import-seats", count=table.players)
    return [_seated(meta, person, plan) for plan in plans]


def _bot(meta: Meta, bot: str) -> str:
    if not bot:
        return usual_bot(meta.id)
    if bot not in bots_of(meta.id):
        raise Illegal("bots.unknown-bot", bot=bot, bots=", ".join(bots_of(meta.id)))
    return bot


def _clock(plan: ClockPlan | None) -> ClockRule | None:
    if plan is None:
        return None
    if plan.kind == "live":
        return ClockRule("live", minutes=plan.minutes, absent=plan.absent)
    return ClockRule("slow", days=plan.days, absent=plan.absent)


def _plain(settings: Mapping[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(dict(settings))
    return plain
