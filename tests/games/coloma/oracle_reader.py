"""Reading a record of Coloma with the oracle: section Notation of the digest."""

from __future__ import annotations

from typing import Any

from tests.games.coloma.oracle import Oracle
from tests.games.coloma.oracle_effects import Question

JOINED = {"bridge-types": "bridges", "stash": "stash", "buster-avoid": "avoid"}
"""Questions to chance whose answers share a line, and its first word."""


class Refused(Exception):
    """The record is not one of a game."""


class Reader:
    """The lines of a record, and what is left of the one that is being read."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = [line for line in lines if not line.startswith(("round ", "end "))]
        self.start = ""
        self.words: list[str] = []

    def is_at_end(self) -> bool:
        return not self.lines and not self.words

    def word(self, start: str) -> str:
        """The next word of a line that begins so; a new line where the last one is used up."""
        if not self.words:
            line = self.lines.pop(0)
            if not line.startswith(f"{start} "):
                raise Refused(f"{line!r} is no {start!r}")
            self.start, self.words = start, line.removeprefix(f"{start} ").split(" ")
        if self.start != start:
            raise Refused(f"{self.words} of {self.start!r} are left")
        return self.words.pop(0)

    def answer(self, oracle: Oracle, question: Question) -> str:
        """What the record says to a question."""
        prompt, name = question.prompt, f"P{question.seat + 1}"
        if prompt in {"deal", "draw"}:
            start = " ".join(question.answers[0].split(" ")[:2])
            return f"{start} {self.word(start)}"
        if JOINED.get(prompt, "?") == question.answers[0].split(" ")[0]:
            start = JOINED[prompt]
            return f"{start} {self.word(start)}"
        if prompt == "dial":
            return self.dial(oracle, question.seat)
        if self.words:
            raise Refused(f"{self.words} of {self.start!r} are left")
        line = self.lines.pop(0)
        if question.seat < 0:
            return line
        if not line.startswith(f"{name} "):
            raise Refused(f"{line!r} is not of {name}")
        return line.removeprefix(f"{name} ")

    def dial(self, oracle: Oracle, seat: int) -> str:
        """All choices stand in one line; the Mules' follow those of the Pioneers."""
        if self.words and self.start != "dials":
            raise Refused(f"{self.words} of {self.start!r} are left")
        site = self.word("dials")
        if not oracle.mules:
            return f"dial {site}"
        # After the words of the Pioneers come ``mules`` and as many words again.
        place = oracle.players
        if (
            len(self.words) != 2 * oracle.players - seat * 2
            or self.words[place - 1 - seat] != "mules"
        ):
            raise Refused(f"{self.words} are no dials")
        mule = self.words.pop(place - seat)
        if seat == oracle.players - 1:
            self.words.pop(0)
        return f"dial {site} mule {mule}"


def heading(line: str) -> tuple[int, dict[str, Any]]:
    """Players and settings of a heading as it is written."""
    first, *pairs = line.split(" ")
    values = dict(pair.split("=", 1) for pair in pairs if "=" in pair)
    try:
        settings: dict[str, Any] = {key: values[key] == "yes" for key in ("hotels", "mules")}
        settings |= {key: values[key] for key in ("boards", "specialties")}
        settings |= {key: values[key] for key in ("level", "colors") if key in values}
        players = int(values["players"])
        oracle = Oracle(players, settings)
    except (KeyError, ValueError, StopIteration) as why:
        raise Refused(line) from why
    if first != "coloma" or oracle.lines != [line]:
        raise Refused(line)
    return players, settings


def replay(text: str) -> Oracle:
    """The game of a record, finished or not. Its last line is ``end`` exactly if it is over."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    lines = [line for line in lines if line]
    if not lines:
        raise Refused("no heading")
    oracle = Oracle(*heading(lines[0]))
    reader = Reader(lines[1:])
    talk = oracle.play()
    question: Question | None = next(talk)
    while question is not None and not reader.is_at_end():
        try:
            answer = reader.answer(oracle, question)
        except IndexError as why:
            raise Refused("the last line is not complete") from why
        if answer not in question.answers:
            raise Refused(f"{answer!r} at {question}")
        try:
            question = talk.send(answer)
        except StopIteration:
            question = None
    # A Round that has just begun may be written or not.
    if question is not None and oracle.lines[-1].startswith("round "):
        begun = oracle.lines.pop()
        if lines[-1] == begun:
            lines.pop()
    if lines != oracle.lines:
        raise Refused(f"{lines[-2:]} for {oracle.lines[-2:]}")
    return oracle
