"""Showing what a bot thinks of a game that was played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boomtable.bots.analysis import Verdict, costliest, judge_decision, judge_game
from boomtable.bots.search import Budget, Finding
from boomtable.cli.columns import columns
from boomtable.cli.files import read_text
from boomtable.cli.language import language, spoken, words
from boomtable.cli.names import display_names
from boomtable.cli.output import echo, print_json
from boomtable.cli.progress import progress
from boomtable.engine import Components, Illegal, Option, Table, read_record
from boomtable.lab.voice import NOTHING, Voice

MOST = 12
"""How many options of a decision are shown."""


class Past:
    """A record, and the seat that one wants to know about (``None``: everybody)."""

    def __init__(self, record: str, components: str | None, seat: int | None) -> None:
        self.text = read_text(record)
        self.box = Components.load(Path(components)) if components else None
        self.end = read_record(self.text, components=self.box)
        if seat is not None and seat > self.end.players:
            raise Illegal("terminal.show.seat", seat=seat, count=self.end.players)
        self.seat = None if seat is None else seat - 1
        self.names = display_names(self.end.names)
        self.voice = Voice(language(), self.end.game.id)

    def at(self, place: int) -> Table:
        """The table after so many answers."""
        if place > len(self.end.answers):
            raise Illegal("terminal.show.at", at=place, count=len(self.end.answers))
        return read_record(self.text, components=self.box, upto=place)


def print_decision(past: Past, at: int, budget: Budget, seed: int, *, as_json: bool) -> None:
    """Print what the search thinks of the question after so many answers."""
    table = past.at(at)
    asked = [seat for seat in table.awaited if seat >= 0]
    if not asked:
        key = "over" if table.is_over else "chance"
        raise Illegal(f"terminal.analyse.{key}", at=at)
    seat = asked[0] if past.seat is None else past.seat
    if seat not in asked:
        raise Illegal("terminal.analyse.not-asked", at=at, who=past.names[seat])
    answered = (it.option for it in past.end.answers[at:] if it.seat == seat)
    verdict = judge_decision(table, seat, budget, seed, next(answered, None))
    if as_json:
        print_json(verdict_json(verdict))
        return
    for line in _decision_lines(past, table, verdict):
        echo(line)


def print_game(past: Past, budget: Budget, seed: int, worst: int, *, as_json: bool) -> None:
    """Print which decisions of a game have cost the most."""
    answers = past.end.answers
    verdicts = []
    with progress(len(answers), words("terminal.analyse.progress")) as advance:
        for verdict in judge_game(past.at(0), answers, budget, seed, past.seat):
            if verdict is not None:
                verdicts.append(verdict)
            advance()
    if as_json:
        found = [verdict_json(it) for it in costliest(verdicts, worst)]
        print_json({"decisions": len(verdicts), "seats": _sums(verdicts), "worst": found})
        return
    for line in _game_lines(past, verdicts, worst):
        echo(line)


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    """A verdict for programs."""
    return {
        "at": verdict.place,
        "seat": verdict.seat + 1,
        "prompt": verdict.prompt,
        "answer": None if verdict.answer is None else str(verdict.answer),
        "cost": round(verdict.cost, 4),
        "nodes": verdict.findings.nodes,
        "options": [
            {
                "option": str(it.option),
                "chance": round(it.chance, 4),
                "points": None if it.points is None else round(it.points, 2),
                "visits": it.visits,
            }
            for it in verdict.findings.options
        ],
    }


def _sums(verdicts: list[Verdict]) -> list[dict[str, Any]]:
    """What each seat has lost by all its decisions, and by each on average."""
    found = []
    for seat in sorted({it.seat for it in verdicts}):
        costs = [it.cost for it in verdicts if it.seat == seat]
        mean = sum(costs) / len(costs)
        found.append({"seat": seat + 1, "decisions": len(costs), "mean_cost": round(mean, 4)})
    return found


def _decision_lines(past: Past, table: Table, verdict: Verdict) -> Iterator[str]:
    assert table.decision is not None
    who = past.names[verdict.seat]
    question = spoken(table.game.question(table.state, table.decision), past.names)
    yield words("terminal.analyse.asked", at=verdict.place, who=who, question=question)
    yield ""
    heading = [words(f"terminal.analyse.{it}") for it in ("option", "chances", "points", "visits")]
    shown = list(verdict.findings.options[:MOST])
    if verdict.given is not None and verdict.given not in shown:
        shown.append(verdict.given)
    yield from columns(heading, [_row(past, it, verdict.answer) for it in shown])
    yield ""
    if verdict.answer is not None:
        yield words("terminal.analyse.mark")
    yield words("terminal.analyse.knew", count=verdict.findings.nodes)


def _row(past: Past, it: Finding, answer: Option | None) -> list[str]:
    voice = past.voice
    mark = "→ " if it.option == answer else "  "
    return [
        f"{mark}{it.option}",
        voice.percent(it.chance) if it.visits else NOTHING,
        voice.number(it.points),
        str(it.visits),
    ]


def _game_lines(past: Past, verdicts: list[Verdict], worst: int) -> Iterator[str]:
    voice = past.voice
    found = costliest(verdicts, worst)
    yield words("terminal.analyse.title", count=len(verdicts))
    yield ""
    if found:
        names = ("cost", "at", "who", "answer", "better")
        heading = [words(f"terminal.analyse.{it}") for it in names]
        rows = [
            [
                voice.points(-it.cost),
                str(it.place),
                past.names[it.seat],
                str(it.answer),
                str(it.best.option),
            ]
            for it in found
        ]
        yield from columns(heading, rows)
        yield ""
    for it in _sums(verdicts):
        yield words(
            "terminal.analyse.sum",
            who=past.names[it["seat"] - 1],
            count=it["decisions"],
            mean=voice.number(100 * it["mean_cost"], 2),
        )
    yield words("terminal.analyse.more")
