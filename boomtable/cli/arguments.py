"""The arguments and options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from boomtable.cli.clicks import Whole, option
from boomtable.engine.errors import Unreadable

F = TypeVar("F", bound=Callable[..., Any])


class GameName(click.ParamType[str]):
    """The id of a game, completed from the catalogue."""

    name = "game"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games whose id begins like this."""
        _ = ctx, param
        from boomtable.cli.language import language
        from boomtable.engine import catalogue

        return [
            CompletionItem(game_id, help=meta.named(language()))
            for game_id, meta in catalogue().items()
            if game_id.startswith(incomplete)
        ]


class SettingPair(click.ParamType[str]):
    """``key=value`` of ``--option``, the keys completed from the game's meta."""

    name = "key=value"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The keys of the game that was named, or the values of a key."""
        _ = param
        from boomtable.engine import catalogue

        # An option whose value is still being typed leaves the game among the unread words.
        named = [ctx.params.get("game"), *ctx.args]
        meta = next((catalogue()[word] for word in named if word in catalogue()), None)
        pairs = []
        for setting in meta.settings if meta else ():
            values = setting.values or (("yes", "no") if setting.kind == "flag" else ("",))
            begun = incomplete.removeprefix(f"{setting.id}=")
            if setting.kind == "set" and "," in begun and begun != incomplete:
                pairs += [f"{setting.id}={value}" for value in complete_last(begun, values)]
            else:
                pairs += [f"{setting.id}={value}" for value in values]
        return [CompletionItem(pair) for pair in pairs if pair.startswith(incomplete)]


def complete_last(typed: str, words: Iterable[str]) -> list[str]:
    """A list with commas, its last item completed.

    >>> complete_last("human,bot:g", ["human", "bot:greedy"])
    ['human,bot:greedy']
    """
    before, comma, last = typed.rpartition(",")
    return [f"{before}{comma}{word}" for word in words if word.startswith(last)]


def game_argument(function: F) -> F:
    """Give a command the argument GAME."""
    return click.argument("game", type=GameName(), metavar="GAME")(function)


def record_argument(function: F) -> F:
    """Give a command the argument RECORD, a file or ``-``."""
    return click.argument("record", type=click.Path(), metavar="RECORD")(function)


def settings_option(function: F) -> F:
    """Give a command the option ``--option key=value``, as often as one likes."""
    return option(
        "--option",
        "-o",
        "pairs",
        multiple=True,
        type=SettingPair(),
        metavar="KEY=VALUE",
        key="terminal.option.option",
    )(function)


def components_option(function: F) -> F:
    """Give a command the option ``--components FILE``."""
    return option(
        "--components", type=click.Path(), metavar="FILE", key="terminal.option.components"
    )(function)


def seed_option(function: F) -> F:
    """Give a command the option ``--seed N``."""
    return option("--seed", type=Whole(0), metavar="N", key="terminal.option.seed")(function)


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """The settings of ``--option key=value`` words.

    >>> read_pairs(["modules=santa-fe,sooners", "short=yes"])
    {'modules': 'santa-fe,sooners', 'short': 'yes'}
    """
    settings: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip():
            raise Unreadable("terminal.usage.pair", pair=pair)
        if key.strip() in settings:
            raise Unreadable("terminal.usage.pair-twice", key=key.strip())
        settings[key.strip()] = value
    return settings
