"""The record of a game as text: our header in ``#`` lines, then the notation of its rules file.

A program that knows only the rules file reads the same text, because ``#`` starts a comment::

    # boomtable record 1
    # game: boomtown
    # rules: 1.0
    # components: 5f0c6a1be0a1c2d3
    # option short: no
    # seat P1: Ann
    # seed: 42
    # check: 7d0a9f3c5b2e
    boomtown players=4 short=no
    first P1
    …
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from boomtable.engine.catalogue import find, load
from boomtable.engine.components import Components
from boomtable.engine.decisions import CHANCE
from boomtable.engine.dice import Dice
from boomtable.engine.errors import Illegal, Refusal, Unreadable
from boomtable.engine.game import Game
from boomtable.engine.notation import Line, Reading, seat_name
from boomtable.engine.opening import open_table
from boomtable.engine.settings import complete
from boomtable.engine.table import Table

FORMAT = "1"
LARGEST_RECORD = 4 << 20
BETWEEN_OPEN = " | "
BOT = "bot:"
"""Stands before the name of a seat that a program plays; everybody else is a person."""
_FIRST = "# boomtable record "
_SEED = re.compile(r"-?[0-9]{1,20}")
_FIELD = re.compile(r"# ([a-z]+(?: [\w-]+)?): (.*)")


def write_record(table: Table) -> str:
    """The record of a table, finished or not."""
    assert not table.is_sample, "a sampled table has no past to write down"
    written = table.game.notation.write(table)
    header = {
        "game": table.game.id,
        "rules": table.game.meta.rules_version,
        "components": table.state.box.hash,
    }
    for setting in table.game.meta.settings:
        if table.settings[setting.id] != setting.default:
            header[f"option {setting.id}"] = setting.write(table.settings[setting.id])
    for seat, name in enumerate(table.names):
        if name:
            header[f"seat {seat_name(seat)}"] = name
    if table.seed is not None:
        header["seed"] = str(table.seed)
    # What the notation cannot tell yet, such as the first half of a turn, stands in the header.
    left = table.answers[written.answers :]
    if left:
        header["open"] = BETWEEN_OPEN.join(str(answer.option) for answer in left)
    header["check"] = _check_sum(header, written.lines)
    lines = [_FIRST + FORMAT, *(f"# {name}: {value}" for name, value in header.items())]
    return "\n".join([*lines, *written.lines, ""])


def export(table: Table) -> str:
    """The game in exactly the notation of its rules file."""
    return "\n".join([*table.game.notation.write(table).lines, ""])


def read_header(text: str) -> dict[str, str]:
    """The fields of a record's header (none if the text is bare notation)."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith(_FIRST):
        return {}
    version = lines[0].removeprefix(_FIRST)
    if version != FORMAT:
        raise Unreadable("engine.record-format", found=version, known=FORMAT)
    fields = {}
    for line in lines[1:]:
        field = _FIELD.fullmatch(line)
        if field is None:
            break
        fields[field[1]] = field[2]
    return fields


def read_opening(text: str) -> tuple[Game, int, dict[str, Any]]:
    """The game of a record, its number of players, and the settings that it is opened with."""
    header, lines = read_header(text), read_lines(text)
    if not lines:
        raise Unreadable("engine.record-empty")
    game = _game_of(header, lines)
    with _at_line(lines[0]):
        reading = game.notation.read(lines, game)
    # What the notation does not say, such as that the start was drawn, the header does.
    return game, reading.players, _asked(header) | reading.settings


def read_lines(text: str) -> list[Line]:
    """The lines that say something, without comments and indentation."""
    if len(text) > LARGEST_RECORD:
        raise Unreadable("engine.record-too-large")
    stripped = (
        Line(number, line.split("#", 1)[0].strip())
        for number, line in enumerate(text.splitlines(), 1)
    )
    return [line for line in stripped if line.text]


def read_record(
    text: str,
    *,
    components: Components | None = None,
    upto: int | None = None,
    keeps_log: bool = True,
    checks_sum: bool = True,
) -> Table:
    """The table of a record, every line checked against the rules.

    ``upto``: stop after that many answers. ``components``: the file it was played with, if that
    was not the standard one. Without ``checks_sum`` a text that was edited by hand is read as it
    is. An unfinished game can be played on.
    """
    header = read_header(text)
    lines = read_lines(text)
    if not lines:
        raise Unreadable("engine.record-empty")
    game = _game_of(header, lines)
    if (
        checks_sum
        and header
        and header.get("check") != _check_sum(header, [line.text for line in lines])
    ):
        raise Illegal("engine.record-edited")
    with _at_line(lines[0]):
        reading = game.notation.read(lines, game)
        table = open_table(
            game,
            reading.players,
            # What the notation does not say, such as that the start was drawn, the header does.
            _asked(header) | reading.settings,
            components=components,
            names=[header.get(f"seat {seat_name(seat)}", "") for seat in range(reading.players)],
            keeps_log=keeps_log,
            replaying=True,
        )
    _check_header(header, table)
    _read_answers(table, reading, header, upto)
    if upto is None or table.is_over:
        table.resume(_dice_of(header, table))
    return table


def _game_of(header: dict[str, str], lines: Sequence[Line]) -> Game:
    game_id = lines[0].text.split(" ")[0]
    with _at_line(lines[0]):
        meta = find(game_id)
    if header.get("game", game_id) != game_id:
        raise Illegal("engine.record-other-game", found=game_id, expected=header["game"])
    if header.get("rules", meta.rules_version) != meta.rules_version:
        raise Illegal("engine.record-rules", found=header["rules"], known=meta.rules_version)
    return load(game_id)


def _check_header(header: dict[str, str], table: Table) -> None:
    """Check what the header says of the box; take over the options as they were asked for."""
    components = header.get("components", table.state.box.hash)
    if components != table.state.box.hash:
        raise Illegal("engine.record-components", found=table.state.box.hash, expected=components)
    if header:
        table.settings = complete(table.game.meta.settings, _asked(header), table.players)


def _asked(header: dict[str, str]) -> dict[str, Any]:
    """The options that the table was opened with, as the header writes them."""
    return {
        name.removeprefix("option "): value
        for name, value in header.items()
        if name.startswith("option ")
    }


def _read_answers(table: Table, reading: Reading, header: dict[str, str], upto: int | None) -> None:
    while not table.is_over:
        if upto is not None and len(table.answers) >= upto:
            return
        with _at_line(reading):
            option = reading.answer(table)
            if option is None:
                break
            table.answer(option, table.awaited[0])
    with _at_line(reading):
        reading.finish(table)
    for text in header["open"].split(BETWEEN_OPEN) if "open" in header else ():
        if upto is not None and len(table.answers) >= upto:
            return
        table.answer(table.game.parse(text), table.awaited[0] if table.awaited else None)


def _dice_of(header: dict[str, str], table: Table) -> Dice | None:
    if "seed" not in header:
        return None
    if not _SEED.fullmatch(header["seed"]):
        raise Unreadable("engine.record-seed", found=header["seed"])
    rolled = sum(answer.seat == CHANCE for answer in table.answers)
    return Dice(int(header["seed"]), rolled)


def _check_sum(header: dict[str, str], lines: Sequence[str]) -> str:
    """Changes when the text was cut or edited; names, comments and blanks do not matter."""
    said = [
        f"{name}: {value}"
        for name, value in header.items()
        if name != "check" and not name.startswith("seat ")
    ]
    return hashlib.sha256("\n".join([*said, *lines]).encode()).hexdigest()[:12]


@contextmanager
def _at_line(place: Line | Reading) -> Iterator[None]:
    """Add the number of the line to whatever is refused."""
    try:
        yield
    except Refusal as refusal:
        number = place.number if isinstance(place, Line) else place.line
        raise type(refusal)("engine.record-line", line=number, why=refusal.text) from refusal
