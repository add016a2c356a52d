"""Reading a record with the oracle: section Notation of the digest, one line per answer."""

from __future__ import annotations

from tests.games.boomtown.oracle import CHANCE, Oracle, Question

HEADINGS = {
    f"boomtown players={players} short={'yes' if short else 'no'}": (players, short)
    for players, short in [(3, False), (3, True), (4, False), (5, False)]
}


class Refused(Exception):
    """The record is not one of a game."""


def replay(text: str) -> Oracle:
    """The game of a record, finished or not. Its last line is ``end`` exactly if it is over."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    lines = [line for line in lines if line]
    if not lines or lines[0] not in HEADINGS:
        raise Refused("no heading")
    oracle = Oracle(*HEADINGS[lines[0]])
    talk = oracle.play()
    question: Question | None = next(talk)
    for line in lines[1:]:
        if question is None:
            break
        for answer in answers_in(line, oracle, question):
            if question is None or answer not in question.answers:
                raise Refused(f"{line!r} at {question}")
            try:
                question = talk.send(answer)
            except StopIteration:
                question = None
    written = oracle.lines
    if lines != written:  # The end line, or what follows it.
        raise Refused(f"{lines[-2:]} for {written[-2:]}")
    return oracle


def answers_in(line: str, oracle: Oracle, question: Question) -> list[str]:
    """The answers that a line gives: one, or the draws of a row."""
    if question.prompt == "row":
        start = f"turn {oracle.turn}: "
        cards = line.removeprefix(start).split(" ")
        if not line.startswith(start) or len(cards) != oracle.players:
            raise Refused(line)
        return [f"draw {card}" for card in cards]
    if question.seat == CHANCE:
        return [line]
    start = f"P{question.seat + 1} "
    if not line.startswith(start):
        raise Refused(line)
    return [line.removeprefix(start)]
