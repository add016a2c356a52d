"""Records: a heading, the start, placements, turns, and the scores at the end (Notation)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from boomtable.engine import Game, Illegal, Option, Table, Unreadable
from boomtable.engine.notation import Line, Written
from boomtable.games.oklahoma.board import NOWHERE
from boomtable.games.oklahoma.box import SEATS
from boomtable.games.oklahoma.moving import put_back
from boomtable.games.oklahoma.options import FIRSTS, NO_STONES, Move, NoStones, Place, Stones
from boomtable.games.oklahoma.position import write_position
from boomtable.games.oklahoma.scoring import score_sheet
from boomtable.games.oklahoma.setup import first_of
from boomtable.games.oklahoma.state import Oklahoma

HEADING = "oklahoma"
NUMBERS_PER_LINE = 4
_NUMBER = re.compile(r"[0-9]+\.")
_TURN = re.compile(r"([a-k][0-9]+-[a-k][0-9]+)(x.+)?")


class RecordNotation:
    """Writes and reads the records of the rules file."""

    def write(self, table: Table) -> Written:
        """The game so far, without the first half of a turn that is not complete.

        A drawn start follows from the turns; before the first one it is left to the header.
        """
        game = table.state
        assert isinstance(game, Oklahoma)
        answers = [answer for answer in table.answers if answer.prompt != "first"]
        if game.active != NOWHERE and answers:
            answers.pop()
        is_told = bool(answers) or table.is_over
        drawn = len(table.answers) > 0 and table.answers[0].prompt == "first"
        places = [str(answer.option) for answer in answers if answer.prompt == "place"]
        turns = join_turns([answer.option for answer in answers if answer.prompt != "place"])
        lines = [HEADING, f"start {game.start or write_position(game)}"]
        if places:
            lines.append(" ".join(places))
        lines += number_turns(turns)
        lines.append(last_line(game, table.is_over))
        return Written(lines, len(answers) + (drawn and is_told))

    def read(self, lines: Sequence[Line], game: Game) -> RecordReading:
        """A reading of such lines."""
        return RecordReading(lines, game)


def join_turns(options: Sequence[Option]) -> list[str]:
    """Moves with their stones behind them."""
    turns: list[str] = []
    for option in options:
        if isinstance(option, Move):
            turns.append(str(option))
        elif not turns:
            # The record starts in the middle of a turn: its move is not known (O-R38).
            turns.append(str(option))
        elif isinstance(option, Stones):
            turns[-1] += str(option)
    return turns


def join_turn(options: Sequence[Option]) -> str:
    """A move with its stones, or a placement."""
    return join_turns(options)[0]


def number_turns(turns: Sequence[str]) -> list[str]:
    """Two turns to a number, four numbers to a line."""
    numbered = [
        f"{place // 2 + 1}. {' '.join(turns[place : place + 2])}"
        for place in range(0, len(turns), 2)
    ]
    return [
        " ".join(numbered[place : place + NUMBERS_PER_LINE])
        for place in range(0, len(numbered), NUMBERS_PER_LINE)
    ]


def last_line(game: Oklahoma, is_over: bool) -> str:
    """The final scores, or those after the last complete turn of a game that is not over."""
    if game.active != NOWHERE and game.trail:
        game = game.copy()
        put_back(game)
    purple, yellow = score_sheet(game).totals
    return f"{'end' if is_over else 'quit'} P {purple} Y {yellow}"


class RecordReading:
    """A record that is being read, answer by answer."""

    def __init__(self, lines: Sequence[Line], game: Game) -> None:
        self.game = game
        self.players = 2
        self.line = lines[0].number
        self.rest = list(reversed(lines))
        self.words: list[str] = []
        """The words of the line that are still to be read, the next one last."""
        self.stones: Option | None = None
        """The stones of the turn whose move was read last."""
        self._read_heading()
        self.settings: dict[str, Any] = self._read_start()

    def _read_heading(self) -> None:
        heading = self._next_line()
        if heading != HEADING:
            raise Unreadable("engine.record-heading", found=heading, expected=HEADING)

    def _read_start(self) -> dict[str, Any]:
        word, _, start = self._next_line().partition(" ") if self.rest else ("", "", "")
        if word != "start":
            raise Unreadable("oklahoma.record-start")
        return {"position": start}

    def _next_line(self) -> str:
        line = self.rest.pop()
        self.line = line.number
        return line.text

    def _next_word(self) -> str | None:
        """The next word that is an answer; ``None``: there is none before the last line."""
        while True:
            while self.words and _NUMBER.fullmatch(self.words[-1]):
                self.words.pop()
            if self.words:
                return self.words.pop()
            if not self.rest or self.rest[-1].text.split(" ")[0] in ("end", "quit"):
                return None
            self.words = self._next_line().split()[::-1]

    def answer(self, table: Table) -> Option | None:
        """The next placement or half turn."""
        assert table.decision is not None
        if table.decision.prompt == "first":
            return self._drawn(table)
        if table.decision.prompt == "stones" and self.stones is not None:
            stones, self.stones = self.stones, None
            return stones
        self._refuse_stones_left()
        word = self._next_word()
        if word is None:
            return None
        if table.decision.prompt == "place":
            return self._parse(word, Place)
        turn = _TURN.fullmatch(word)
        if turn is None or table.decision.prompt == "stones":
            return self._parse(word, NoStones, Stones)
        self.stones = self._parse(turn[2], Stones) if turn[2] else NO_STONES
        return self._parse(turn[1], Move)

    def _drawn(self, table: Table) -> Option | None:
        """Who was drawn: the side of the start, if the text tells anything of the game."""
        word = self._next_word()
        if word is not None:
            self.words.append(word)
        elif not self.rest or not self.rest[-1].text.startswith("end"):
            return None
        assert isinstance(table.state, Oklahoma)
        return FIRSTS[SEATS.index(first_of(table.state))]

    def _parse(self, word: str, *kinds: type[Option]) -> Option:
        option = self.game.parse(word)
        if not isinstance(option, kinds):
            raise Illegal("oklahoma.record-word", word=word)
        return option

    def _refuse_stones_left(self) -> None:
        """Refuse stones after a move with which none could be placed."""
        stones, self.stones = self.stones, None
        if isinstance(stones, Stones):
            raise Illegal("oklahoma.record-stones", stones=str(stones))

    def finish(self, table: Table) -> None:
        """Check the scores of the last line."""
        self._refuse_stones_left()
        word = self._next_word()
        if word is not None:
            raise Illegal("engine.record-after-end", text=word)
        assert isinstance(table.state, Oklahoma)
        expected = last_line(table.state, table.is_over)
        if not self.rest:
            raise Unreadable("oklahoma.record-no-end", expected=expected)
        found = self._next_line()
        if " ".join(found.split()) != expected:
            raise Illegal("engine.record-scores", found=found, expected=expected)
        if self.rest:
            raise Unreadable("engine.record-after-end", text=self._next_line())
