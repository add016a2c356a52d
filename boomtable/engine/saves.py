"""A table as JSON, whole and at once: the snapshot, the step, the answers since.

Unlike a record a save needs no replay, keeps sealed answers and what can be taken back, and is
meant for the server's store. It holds every secret of the game: it never leaves the server.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from boomtable.engine.catalogue import load, standard_box
from boomtable.engine.components import Components
from boomtable.engine.dice import Dice
from boomtable.engine.errors import Illegal, Unreadable, os_reason
from boomtable.engine.game import Game
from boomtable.engine.moments import Answer, Mark, Moment, Sampling
from boomtable.engine.opening import unpack
from boomtable.engine.settings import complete
from boomtable.engine.state import Step
from boomtable.engine.table import Table
from boomtable.engine.values import Happening

FORMAT = 1


class Form(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a save must look like before it is looked into."""

    format: Literal[1]
    game: str
    rules: str
    components: str
    players: int
    settings: dict[str, Any]
    names: list[str]
    seed: int | None
    rolled: int | None
    replaying: bool
    over: bool
    state: dict[str, Any] | None
    moment: dict[str, Any]
    sealed: dict[str, Any]
    answers: list[dict[str, Any]]
    happenings: list[dict[str, Any]] | None
    trail: list[dict[str, Any]]


def save(table: Table) -> dict[str, Any]:
    """A table as JSON."""
    assert not table.is_sample, "a sampled table is for thinking, not for keeping"
    return {
        "format": FORMAT,
        "game": table.game.id,
        "rules": table.game.meta.rules_version,
        "components": table.state.box.hash,
        "players": table.players,
        "settings": msgspec.to_builtins(dict(table.settings)),
        "names": list(table.names),
        "seed": table.seed,
        "rolled": table.dice.rolled if table.dice else None,
        "replaying": table.replaying,
        "over": table.is_over,
        "state": table.game.state_to_json(table.state) if table.is_over else None,
        "moment": _moment_to_json(table.game, table._moment()),
        "sealed": _given_to_json(dict(table.sealed)),
        "answers": msgspec.to_builtins(table.answers),
        "happenings": msgspec.to_builtins(table.happenings),
        "trail": [_mark_to_json(table.game, mark) for mark in table._trail],
    }


def restore(saved: dict[str, Any], components: Components | None = None) -> Table:
    """The table of a save."""
    try:
        return _restore(msgspec.convert(saved, Form), components)
    except (KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
        raise Unreadable("engine.save-unreadable", why=str(error)) from error


def _restore(saved: Form, components: Components | None) -> Table:
    game = load(saved.game)
    if saved.rules != game.meta.rules_version:
        raise Illegal("engine.record-rules", found=saved.rules, known=game.meta.rules_version)
    box = standard_box(game.meta.package) if components is None else unpack(game, components)
    if box.hash != saved.components:
        raise Illegal("engine.record-components", found=box.hash, expected=saved.components)
    moment = _moment_from_json(game, saved.moment, box)
    table = Table(
        game,
        moment.snapshot,
        complete(game.meta.settings, saved.settings, saved.players),
        dice=Dice(saved.seed or 0, saved.rolled) if saved.rolled is not None else None,
        names=saved.names,
        replaying=saved.replaying,
    )
    table.seed = saved.seed
    options = game.options_from_json([answer["option"] for answer in saved.answers])
    table.answers = [
        Answer(**(answer | {"option": option}))
        for answer, option in zip(saved.answers, options, strict=True)
    ]
    table.happenings = _happenings(game, saved.happenings)
    table._trail = [_mark_from_json(game, mark, box) for mark in saved.trail]
    if saved.over:
        table.state = game.state_from_json(saved.state, box)
        table._step, table._given = moment.step, moment.given
    else:
        table._do_again(moment)
    table.sealed = _given_from_json(game, saved.sealed)
    return table


def _happenings(game: Game, saved: list[Any] | None) -> list[Happening] | None:
    if saved is None:
        return None
    # All at once: a union of many types costs more to look up than an event to read.
    events = msgspec.convert([it["event"] for it in saved], list[game.event_union])  # type: ignore[name-defined]
    instead = msgspec.convert([it["instead"] for it in saved], list[game.event_union | None])  # type: ignore[name-defined]
    return [
        Happening(event, None if it["seats"] is None else tuple(it["seats"]), other)
        for it, event, other in zip(saved, events, instead, strict=True)
    ]


def _moment_to_json(game: Game, moment: Moment) -> dict[str, Any]:
    saved = {
        "snapshot": game.state_to_json(moment.snapshot),
        "step": msgspec.to_builtins(moment.step),
        "given": [_given_to_json(given) for given in moment.given],
    }
    if moment.sampling is not None:
        drawn = moment.sampling
        saved["sampling"] = [drawn.seat, drawn.given, drawn.dice.seed, drawn.dice.rolled]
    return saved


def _moment_from_json(game: Game, saved: dict[str, Any], box: Any) -> Moment:
    return Moment(
        game.state_from_json(saved["snapshot"], box),
        msgspec.convert(saved["step"], Step),
        tuple(_given_from_json(game, given) for given in saved["given"]),
        _sampling_from_json(saved.get("sampling")),
    )


def _sampling_from_json(saved: list[Any] | None) -> Sampling | None:
    if saved is None:
        return None
    seat, given, seed, rolled = saved
    return Sampling(seat, given, Dice(seed, rolled))


def _mark_to_json(game: Game, mark: Mark) -> dict[str, Any]:
    return {
        "seat": mark.seat,
        "turn": mark.turn,
        "moment": _moment_to_json(game, mark),
        "answers": mark.answers,
        "happenings": mark.happenings,
    }


def _mark_from_json(game: Game, saved: dict[str, Any], box: Any) -> Mark:
    moment = _moment_from_json(game, saved["moment"], box)
    return Mark(
        moment.snapshot,
        moment.step,
        moment.given,
        moment.sampling,
        saved["seat"],
        saved["turn"],
        saved["answers"],
        saved["happenings"],
        {},
    )


def _given_to_json(given: Any) -> Any:
    """What a rule was handed: an option, or for several seats one each."""
    if isinstance(given, dict):
        return {"seats": [[seat, msgspec.to_builtins(option)] for seat, option in given.items()]}
    return msgspec.to_builtins(given)


def _given_from_json(game: Game, saved: Any) -> Any:
    if "seats" in saved:
        return {seat: game.option_from_json(option) for seat, option in saved["seats"]}
    return game.option_from_json(saved)


def write_file(path: Path, text: str) -> None:
    """Write a text so that the old file is there, whole, until the new one is."""
    try:
        _replace(path, text)
    except OSError as error:
        raise Unreadable("engine.file-unwritable", file=str(path), why=os_reason(error)) from error


def _replace(path: Path, text: str) -> None:
    path = path.resolve()
    if path.exists() and not path.is_file():
        # A device or a pipe is written to; it must not be replaced by a file of its name.
        path.write_text(text, encoding="utf-8")
        return
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise
