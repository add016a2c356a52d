"""What to play and with whom: asked one thing at a time, each with an answer ready on Enter."""

from __future__ import annotations

from collections.abc import Sequence

import click

from boomtable.bots import BOTS
from boomtable.cli.explaining import default_of, explained
from boomtable.cli.language import language, words
from boomtable.cli.output import echo, window_width
from boomtable.cli.prompt import Reader
from boomtable.cli.seating import HUMAN, default_seats, read_seats, usual_count
from boomtable.cli.vocabulary import read_command
from boomtable.digest import folded
from boomtable.engine import BOT, Meta, Refusal, Setting, catalogue
from boomtable.engine.settings import complete
from boomtable.names import bot_title


def choose_table(
    reader: Reader, names: list[str] | None, settings: dict[str, str]
) -> tuple[str, list[str], dict[str, str]]:
    """Ask which game, who plays, and with which options."""
    echo(words("terminal.menu.welcome"))
    metas = list(catalogue().values())
    if names is not None:
        metas = [meta for meta in metas if len(names) in meta.players] or metas
    meta = metas[
        _pick(
            reader,
            words("terminal.menu.game"),
            [
                words(
                    "terminal.pair", name=meta.named(language()), value=meta.described(language())
                )
                for meta in metas
            ],
            [meta.id for meta in metas],
        )
    ]
    if names is None:
        names = _choose_names(reader, meta)
    if not settings and meta.settings:
        settings = _choose_settings(reader, meta, len(names))
    echo(words("terminal.menu.tips"))
    return meta.id, names, settings


def _choose_names(reader: Reader, meta: Meta) -> list[str]:
    players = meta.players[0]
    if len(meta.players) > 1:
        counts = [words("terminal.menu.count", count=count) for count in meta.players]
        usual = meta.players.index(usual_count(meta))
        question = words("terminal.menu.players")
        players = meta.players[_pick(reader, question, counts, usual=usual)]
    humans = 1
    if players > 1:
        people = [words("terminal.menu.alone")]
        people += [words("terminal.menu.people", count=count) for count in range(2, players + 1)]
        humans += _pick(reader, words("terminal.menu.who"), people)
    names = [_ask_name(reader, number) for number in range(1, humans + 1)]
    if humans == players:
        return names
    bot = default_seats(meta)[-1].removeprefix(BOT)
    titles = [(bot_title(name, language()), words(f"terminal.bot.{name}")) for name in BOTS]
    about = [words("terminal.pair", name=title, value=does) for title, does in titles]
    chosen = BOTS[_pick(reader, words("terminal.menu.bot"), about, BOTS, usual=BOTS.index(bot))]
    return names + [f"{BOT}{chosen}"] * (players - humans)


def _ask_name(reader: Reader, number: int) -> str:
    while True:
        name = _read(reader, words("terminal.menu.name", number=number))
        try:
            [checked] = read_seats(f"{HUMAN}:{name.replace(',', ' ')}")
        except Refusal as refusal:
            echo(refusal.say(language()))
            continue
        return checked


def _choose_settings(reader: Reader, meta: Meta, players: int) -> dict[str, str]:
    ways = [words("terminal.menu.recommended"), words("terminal.menu.own")]
    if _pick(reader, words("terminal.menu.options"), ways) == 0:
        return {}
    chosen: dict[str, str] = {}
    for setting in meta.settings:
        if setting.players and players not in setting.players:
            continue
        if setting.needs and setting.needs not in chosen.get("modules", ""):
            continue
        value = _ask_setting(reader, meta, setting, chosen, players)
        if value is not None:
            chosen[setting.id] = value
    return chosen


def _ask_setting(
    reader: Reader, meta: Meta, setting: Setting, chosen: dict[str, str], players: int
) -> str | None:
    """The value of a setting; ``None`` for its default."""
    echo()
    echo("\n".join(explained(meta, setting)))
    values = ("yes", "no") if setting.kind == "flag" else setting.values
    default = default_of(setting)
    while True:
        line = _read(reader, words("terminal.menu.value", default=default), values)
        if not line:
            return None
        try:
            complete(meta.settings, chosen | {setting.id: line}, players)
        except Refusal as refusal:
            echo(refusal.say(language()))
            continue
        return line


def _pick(
    reader: Reader,
    question: str,
    items: Sequence[str],
    ids: Sequence[str] = (),
    *,
    usual: int = 0,
) -> int:
    """The place of the item that was chosen by number, by id or by its beginning; Enter: usual."""
    echo()
    echo(question)
    for number, item in enumerate(items, 1):
        width = min(78, window_width() - 1)
        click.echo(click.wrap_text(f"{number}  {item}", width, "  ", "     "))
    while True:
        line = _read(reader, words("terminal.menu.pick", number=usual + 1), ids)
        if not line:
            return usual
        if line.isdecimal() and 1 <= int(line) <= len(items):
            return int(line) - 1
        named = [place for place, word in enumerate(ids) if word == line]
        named += [
            place for place, item in enumerate(items) if folded(item).startswith(folded(line))
        ]
        if len(set(named)) == 1:
            return named[0]
        echo(words("engine.no-such-number", number=line, count=len(items)))


def _read(reader: Reader, prompt: str, known: Sequence[str] = ()) -> str:
    line = reader.read(prompt, known)
    if read_command(line) == ("quit", ""):
        raise click.Abort
    return line
