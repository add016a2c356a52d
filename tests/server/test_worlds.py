"""Two worlds that differ only in what a viewer cannot know send that viewer the same bytes.

Nothing here asks who may see an event or what a view shows. Two tables begin in worlds drawn for
the same viewer. What the viewer does, and what others and chance do openly, is the same at both;
whatever a rule calls secret is done differently wherever it can be. So the two tables drift apart
under the table, and every message must stay the same.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from boomtable.engine import CHANCE, Broken, Dice, Option, Table, catalogue, load, save
from boomtable.engine.decisions import Decision
from boomtable.server import chance
from boomtable.server.chance import FairDice
from boomtable.server.deeds import Created, Seated
from boomtable.server.identity import new_table_id
from boomtable.server.live_table import LiveTable
from boomtable.server.play import Play, Spoken
from boomtable.server.sitting import Sitting
from tests.marks import slow
from tests.server.guests import Guest, Inn, Socket
from tests.server.test_playing import seated
from tests.server.test_secrecy import canary, skip

__all__ = ["canary"]
pytestmark = pytest.mark.anyio

STEPS = 24
SETTINGS: dict[str, dict[str, Any]] = {
    "coloma": {"hotels": True, "specialties": "deluxe"},
}
GAMES = [
    *(
        (meta.id, players)
        for meta in catalogue().values()
        if meta.package.startswith("boomtable.") and load(meta.id).sample is not None
        for players in (2, 3)
        if players in meta.players
    ),
    ("canary", 3),
]


class Outcome(NamedTuple):
    """What chance said in the first world."""

    prompt: str
    text: str
    public: str


class Parted(Exception):
    """What happened openly in the first world cannot happen in the second."""


class Fate(Dice):
    """Dice for both worlds: openly the same, in secret different."""

    def __init__(self, table: Table, worlds: Worlds, said: list[Outcome] | None) -> None:
        super().__init__(7)
        self.table, self.worlds = table, worlds
        self.said = said
        """What is to be said again in the second world; ``None``: this is the first."""

    def copy(self) -> Dice:
        return FairDice()

    def below(self, limit: int) -> int:
        _ = limit
        return self._place()

    def weighted(self, weights: Sequence[int]) -> int:
        _ = weights
        return self._place()

    def _place(self) -> int:
        decision = self.table.decision
        assert decision is not None
        options = decision.options
        if self.said is None:
            return FairDice().below(len(options))
        first = self.said.pop(0)
        if first.prompt != decision.prompt:
            raise Parted(f"chance is asked {decision.prompt}, not {first.prompt}")
        hidden = decision.secret and options[0].owner != self.worlds.viewer
        second = counterpart(options, first.text, first.public, hidden=hidden)
        self.worlds.differed += str(second) != first.text
        return options.index(second)


def counterpart(options: Sequence[Option], text: str, public: str, *, hidden: bool) -> Option:
    """The same as in the first world; if it is hidden, something else that looks the same."""
    if hidden:
        alike = [option for option in options if option.public == public]
        others = [option for option in alike if str(option) != text]
        if alike:
            return (others or alike)[0]
    found = [option for option in options if str(option) == text]
    if not found:
        raise Parted(text)
    return found[0]


class Worlds:
    """The same game twice, as one viewer sees it."""

    def __init__(self, tables: list[LiveTable], sockets: list[Socket], viewer: int | None) -> None:
        self.tables, self.sockets, self.viewer = tables, sockets, viewer
        self.differed = 0
        """How often something else happened in secret."""

    def decision(self, world: int) -> tuple[Table, Decision]:
        play = self.tables[world].sitting.play
        assert play is not None
        assert play.table.decision is not None
        return play.table, play.table.decision

    async def step(self, dice: Dice, monkeypatch: pytest.MonkeyPatch) -> None:
        """One answer in both worlds."""
        table, decision = self.decision(0)
        other, _ = self.decision(1)
        seat = dice.pick(table.awaited)
        assert seat in other.awaited
        hidden = decision.secret and seat != self.viewer
        texts = {str(option) for option in other.options(seat)}
        able = [option for option in table.options(seat) if hidden or str(option) in texts]
        if not able:
            raise Parted(decision.prompt)
        option = dice.pick(able)
        second = counterpart(other.options(seat), str(option), option.public, hidden=hidden)

        if decision.together and seat != self.viewer:
            await self._seal_differently(seat, option, dice, monkeypatch)
        await self._answer(seat, option, second, monkeypatch)
        self.differed += str(option) != str(second)

    async def _seal_differently(
        self, seat: int, option: Option, dice: Dice, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A sealed answer cannot be told from another, nor can taking it back."""
        other, _ = self.decision(1)
        if len(other.awaited) < 2:
            return
        sealed = dice.pick(other.options(seat))
        await self._answer(seat, option, sealed, monkeypatch)
        if any(table.sitting.play.table.why_no_undo(seat) for table in self.tables):  # type: ignore[union-attr]
            raise Parted("a single option is sealed for good")
        for table in self.tables:
            device = table.sitting.chairs[seat].device
            await table.take_back(device, seat, table.sitting.version, whole=False)
        await self.compare()
        self.differed += str(option) != str(sealed)

    async def _answer(
        self, seat: int, first: Option, second: Option, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        said: list[Outcome] = []
        forced: list[list[tuple[int, str]]] = []
        for world, option in enumerate((first, second)):
            live = self.tables[world]
            outcomes = said if world else None

            def answer(
                play: Play, speaking: int, chosen: Option, outcomes: Any = outcomes
            ) -> Spoken:
                play.table.dice = Fate(play.table, self, outcomes)
                before = len(play.table.answers)
                spoken = play._answer(speaking, chosen)
                # Whoever has no choice, such as with the last cards of a hand, acts openly too.
                forced.append(
                    [
                        (it.seat, str(it.option))
                        for it in play.table.answers[before:]
                        if it.forced and not it.secret
                    ]
                )
                if outcomes is None:
                    said.extend(
                        Outcome(it.prompt, str(it.option), it.option.public)
                        for it in play.table.answers[before:]
                        if it.seat == CHANCE
                    )
                return spoken

            monkeypatch.setattr(Play, "answer", answer)
            device = live.sitting.chairs[seat].device
            try:
                await live.answer(device, seat, str(option), live.sitting.version)
            except Broken as error:
                if isinstance(error.__cause__, Parted):
                    raise error.__cause__ from error
                raise
        if forced[0] != forced[1]:
            raise Parted("forced")
        await self.compare()

    async def compare(self) -> None:
        """What the viewer was sent is the same, byte for byte."""
        for table, socket in zip(self.tables, self.sockets, strict=True):
            await socket.settled(table.sitting.version)
        for kind in ("table", "room", "events"):
            one, two = (self._text(world, kind) for world in (0, 1))
            assert one == two
        first, second = self.sockets
        assert json.dumps(first.log) == json.dumps(second.log)

    def _text(self, world: int, kind: str) -> str:
        socket, table = self.sockets[world], self.tables[world]
        said = json.dumps(socket.last(kind))
        return said.replace(table.sitting.id, "the table")


async def drawn(inn: Inn, live: LiveTable, viewer: int | None, dice: Dice) -> LiveTable:
    """A table that goes on from here in a world drawn for a viewer."""
    sitting, house = live.sitting, inn.house
    assert sitting.play is not None
    world = sitting.play.table.sample(viewer, dice)
    world.settle(FairDice())
    created = Created(
        sitting.created.game,
        sitting.created.host,
        [Seated(chair.device, chair.name) for chair in sitting.chairs],
        sitting.created.settings,
        private=False,
        base=save(world),
    )
    made = Sitting(new_table_id(), created, house.time.now(), house.time, None)
    return await house.create(made, created, [made.start(made.at)])


@slow
@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.usefixtures("canary")
async def test_what_a_viewer_cannot_know_makes_no_difference_to_what_it_is_sent(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    dice = Dice(players)
    # Whoever finds a leak shall find it again.
    monkeypatch.setattr(chance, "secrets", SimpleNamespace(randbelow=dice.spawn().below))
    table, guests = await seated(inn, game, players, settings=SETTINGS.get(game, {}))
    origin, fair = inn.table(table), Play.answer
    watcher = await inn.guest("Watcher")
    compared = differed = 0
    for viewer in (0, players - 1, None):
        for _ in range(2):
            if origin.sitting.status != "playing":
                break
            guest = watcher if viewer is None else guests[viewer]
            worlds = await open_worlds(inn, origin, guest, viewer, dice)
            await worlds.compare()
            compared += await walk(worlds, dice, monkeypatch)
            differed += worlds.differed
            monkeypatch.setattr(Play, "answer", fair)
            await skip(origin, 3 * players, dice)
            # What is sealed differently in two worlds will rightly be seen to differ.
            while origin.sitting.play is not None and origin.sitting.play.table.sealed:
                await skip(origin, 1, dice)

    assert compared >= 8
    assert differed >= 3


async def open_worlds(
    inn: Inn, origin: LiveTable, guest: Guest, viewer: int | None, dice: Dice
) -> Worlds:
    tables = [await drawn(inn, origin, viewer, dice.spawn()) for _ in range(2)]
    sockets = [await guest.live(live.sitting.id) for live in tables]
    return Worlds(tables, sockets, viewer)


async def walk(worlds: Worlds, dice: Dice, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play on in both worlds for as long as they can do the same."""
    for step in range(STEPS):
        if worlds.tables[0].sitting.status != "playing":
            return step
        try:
            await worlds.step(dice, monkeypatch)
        except Parted:
            return step
    return STEPS
