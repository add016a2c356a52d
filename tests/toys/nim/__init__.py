"""Nim: the smallest game that has a question. Also the measure of the engine's own speed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.engine import (
    Components,
    Event,
    Game,
    Option,
    RuleBook,
    ScoreLine,
    ScoreSheet,
    State,
    Unreadable,
    choose,
)
from boomtable.engine.catalogue import read_meta
from boomtable.locale import Text


class Take(Option, frozen=True):
    count: int

    def __str__(self) -> str:
        return f"take {self.count}"


class Taken(Event, frozen=True):
    seat: int
    count: int


class Box(Struct, frozen=True):
    hash: str
    most: int
    takes: tuple[Take, ...]


class Nim(State, kw_only=True):
    heap: int
    winner: int | None = None


rules = RuleBook()


@rules.step
async def turn(game: Nim, seat: int) -> None:
    game.begin_turn()
    answer = await choose(seat, "take", lambda: game.box.takes[: game.heap])
    game.heap -= answer.count
    game.emit(Taken(seat, answer.count))
    if game.heap == 0:
        game.winner = seat
        return
    game.push("turn", 1 - seat)


def setup(box: Box, players: int, settings: Any) -> Nim:
    if not settings["heap"].isdecimal() or int(settings["heap"]) < 1:
        raise Unreadable(
            "engine.setting-value", setting="heap", value=settings["heap"], values="1…"
        )
    game = Nim(box=box, players=players, heap=int(settings["heap"]))
    game.push("turn", 0)
    return game


def unpack(components: Components) -> Box:
    most = components.tables["take"]["most"]
    return Box(components.hash, most, tuple(Take(count) for count in range(1, most + 1)))


def parse(text: str) -> Take:
    word, _, count = text.partition(" ")
    if word != "take" or not count.isdecimal() or str(int(count)) != count:
        raise Unreadable("engine.unreadable-option", text=text)
    return Take(int(count))


def score(game: Nim) -> ScoreSheet:
    lines = () if game.winner is None else (ScoreLine(game.winner, Text("engine.game-over"), 1),)
    return ScoreSheet(2, lines)


GAME = Game(
    meta=read_meta(__name__),
    rules=rules,
    state_type=Nim,
    option_types=[Take],
    event_types=[Taken],
    unpack=unpack,
    setup=setup,
    view=lambda game, seat: {"heap": game.heap},
    score=score,
    parse=parse,
)
