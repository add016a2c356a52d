"""The record of the rules file: a line for each answer; outcomes that come together share one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boomtable.engine import CHANCE, Game, Illegal, Option, Table, Unreadable
from boomtable.engine.moments import Answer
from boomtable.engine.notation import (
    Line,
    Reading,
    Written,
    check_end,
    end_line,
    read_heading,
    seat_name,
)
from boomtable.games.coloma.answers import Dial
from boomtable.games.coloma.outcomes import (
    Avoid,
    BridgeType,
    Deal,
    Draw,
    LayBarrel,
    parse,
)
from boomtable.games.coloma.position import heading
from boomtable.games.coloma.state import Coloma

JOINED = {"bridge-types": "bridges", "buster-avoid": "avoid", "dial": "dials"}
"""Prompts whose answers share a line, and how the line begins."""


def opening(table: Table) -> str:
    """How the line of the open decision begins, if answers share it (else nothing)."""
    decision = table.decision
    assert decision is not None
    match decision.prompt:
        case "deal" | "draw":
            option = decision.options[0]
            assert isinstance(option, Deal | Draw)
            return f"{seat_name(option.seat)} {decision.prompt}"
        case "stash" if isinstance(decision.options[0], LayBarrel):
            return "stash"
    return JOINED.get(decision.prompt, "")


def goes_on(table: Table) -> bool:
    """Whether the open decision belongs to the line of the answer before it."""
    game = _state(table)
    before = table.answers[-1].prompt if table.answers else ""
    decision = table.decision
    assert decision is not None
    match decision.prompt:
        case "draw":
            return game.drawn > 0
        case "deal":
            option = decision.options[0]
            assert isinstance(option, Deal)
            return len(game.hand[option.seat]) > 0
        case "stash":
            return opening(table) == "stash" and before == "stash"
        case "buster-avoid":
            return len(game.avoided) > 0
        case "dial":
            return len(table.sealed) > 0
    return decision.prompt == "bridge-types" and before == "bridge-types"


def round_of(game: Coloma) -> str:
    """The line with which a Round begins (nothing before the first of a Year)."""
    return f"round {game.box.years[game.year].year}.{game.round}" if game.round else ""


class ColomaNotation:
    """Writes and reads records."""

    def write(self, table: Table) -> Written:
        """The game so far; a line that is not complete is left to the header.

        The game is played again along its answers: so the text tells what the answers alone do
        not, such as where a Round begins and which cards an effect drew together.
        """
        state = table.game.setup(table.state.box, table.players, table.settings)
        twin = Table(table.game, state, table.settings, keeps_log=False, replaying=True).begin()
        page = Page(heading(_state(table)))
        for answer in table.answers:
            page.write(twin, answer)
            twin.answer(answer.option, answer.seat)
        if table.is_over:
            page.lines.append(end_line(table))
        elif page.is_open(twin):
            page.tear_off()
        return Written(page.lines, page.told)

    def read(self, lines: Sequence[Line], game: Game) -> Reading:
        """A reading that has understood the heading."""
        return ColomaReading(lines, game)


class Page:
    """The lines of a record that is being written."""

    def __init__(self, first: str) -> None:
        self.lines = [first]
        self.told = 0
        """How many answers the lines tell."""
        self.last = 0
        """How many of them the last line tells."""
        self.round = ""

    def write(self, table: Table, answer: Answer) -> None:
        """Write an answer to the decision that the table has open."""
        round_now = round_of(_state(table))
        if round_now not in ("", self.round):
            self.round = round_now
            self.lines.append(round_now)
        joins = bool(opening(table))
        if joins and goes_on(table):
            self.lines[-1] = _longer(self.lines[-1], answer.option)
            self.last += 1
        else:
            self.lines.append(_line(answer, opening(table)))
            self.last = 1
        self.told += 1

    def is_open(self, table: Table) -> bool:
        """Whether the next answer would belong to the last line."""
        return bool(opening(table)) and goes_on(table)

    def tear_off(self) -> None:
        """Leave out the last line."""
        self.lines.pop()
        self.told -= self.last


class ColomaReading:
    """A record that is being read, line by line, a line that is shared answer by answer."""

    def __init__(self, lines: Sequence[Line], game: Game) -> None:
        self.rest = list(reversed(lines))
        first = self.rest.pop()
        self.line = first.number
        self.players, self.settings = read_settings(first.text, game)
        self.round = ""
        self.shared: list[Option] = []
        """Answers of the present line that have not been asked for yet, the next one last."""

    def answer(self, table: Table) -> Option | None:
        """The answer of the next line, or the next one of a line that is shared."""
        begins = opening(table)
        if begins and goes_on(table):
            if not self.shared:
                raise Illegal("coloma.why.record-short", line=begins)
            return self.shared.pop()
        self._check_rest()
        if not self._pass_round(table) or self.rest[-1].text.startswith("end "):
            return None
        text = self._next_line()
        if begins:
            self.shared = _shared(begins, text, table)[::-1]
            return self.shared.pop()
        return _single(text, table)

    def finish(self, table: Table) -> None:
        """Check the ``end`` line."""
        self._check_rest()
        if self.rest:
            self.line = self.rest[-1].number
        check_end(self.rest, table)

    def _check_rest(self) -> None:
        if self.shared:
            raise Illegal("coloma.why.record-long", answer=str(self.shared[-1]))

    def _pass_round(self, table: Table) -> bool:
        """Check the line of a new Round; whether more lines follow."""
        expected = round_of(_state(table))
        if expected not in ("", self.round) and self.rest:
            text = self._next_line()
            if text != expected:
                raise Illegal("coloma.why.record-round", found=text, expected=expected)
            self.round = expected
        return bool(self.rest)

    def _next_line(self) -> str:
        line = self.rest.pop()
        self.line = line.number
        return line.text


def read_settings(text: str, game: Game) -> tuple[int, dict[str, Any]]:
    """Players and settings of a heading; keys that are not ours change nothing."""
    players, found = read_heading(" ".join(text.split()), game.id)
    known = [setting.id for setting in game.meta.settings]
    settings = {name: value for name, value in found.items() if name in known}
    if players == 1 and not settings.get("level"):
        raise Unreadable("coloma.why.record-level")
    return players, settings


def _line(answer: Answer, begins: str) -> str:
    if begins:
        return _longer(begins, answer.option)
    if answer.seat == CHANCE:
        return str(answer.option)
    return f"{seat_name(answer.seat)} {answer.option}"


def _longer(line: str, option: Option) -> str:
    """A shared line with one more answer."""
    match option:
        case Deal() | Draw():
            return f"{line} {option.card}"
        case BridgeType():
            return f"{line} {option.bridge}"
        case LayBarrel():
            return f"{line} {option.barrel}"
        case Avoid():
            return f"{line} {option.site}"
        case Dial(site, 0):
            return f"{line} {site}"
        case Dial(site, mule):
            sites, _, mules = line.partition(" mules")
            return f"{sites} {site} mules{mules} {mule}"
    raise AssertionError(f"{option} shares no line")


def _shared(begins: str, text: str, table: Table) -> list[Option]:
    """The answers of a shared line, each in its own notation."""
    if text != begins and not text.startswith(f"{begins} "):
        raise Unreadable("coloma.why.record-line", line=begins, text=text)
    words = text.removeprefix(begins).split()
    if not words:
        raise Unreadable("coloma.why.record-line", line=begins, text=text)
    if begins == "dials":
        return _dials(words, text, table)
    return [parse(f"{begins} {word}") for word in words]


def _dials(words: list[str], text: str, table: Table) -> list[Option]:
    players = table.players
    if not _state(table).with_mules:
        if len(words) == players:
            return [parse(f"dial {site}") for site in words]
    elif len(words) == 2 * players + 1 and words[players] == "mules":
        pairs = zip(words, words[players + 1 :], strict=False)
        return [parse(f"dial {site} mule {mule}") for site, mule in pairs]
    raise Illegal("coloma.why.record-dials", text=text, players=players)


def _single(text: str, table: Table) -> Option:
    decision = table.decision
    assert decision is not None
    if decision.seat == CHANCE:
        if text[:1] == "P":
            raise Illegal("coloma.why.record-chance", text=text)
        return parse(text)
    speaker, _, rest = text.partition(" ")
    expected = seat_name(table.awaited[0])
    if speaker != expected:
        raise Illegal("engine.record-speaker", found=speaker, expected=expected)
    return parse(rest)


def _state(table: Table) -> Coloma:
    assert isinstance(table.state, Coloma)
    return table.state
