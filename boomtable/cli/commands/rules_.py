"""``boomtable rules GAME [WORD]``: the digest, whole or searched; ``rules coverage GAME``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from boomtable.cli.arguments import game_argument
from boomtable.cli.clicks import Group, json_option, option
from boomtable.cli.language import language, words
from boomtable.cli.output import echo

if TYPE_CHECKING:
    from boomtable.digest import Paragraph

READ = "read"


class Rules(Group):
    """What is no sub-command is the name of a game: ``rules oklahoma`` reads its digest."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The sub-command, or *read* if the first word is none."""
        if args and args[0] not in self.commands:
            args = [READ, *args]
        return super().resolve_command(ctx, args)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """A game may come first, and ``--help`` last."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = [READ, *args]
        return super().parse_args(ctx, args)


@click.group("rules", cls=Rules, help="rules")
def command() -> None:
    """Read the rules."""


@command.command(READ, help="rules-read")
@game_argument
@click.argument("word", nargs=-1, metavar="[WORD]…")
@option("--plain", is_flag=True, key="terminal.option.plain")
@json_option
def read(game: str, word: tuple[str, ...], plain: bool, as_json: bool) -> None:
    """Print the digest of a game, or the paragraphs with a word."""
    from boomtable.cli.reading import print_digest, print_paragraphs
    from boomtable.digest import digest_for, paragraphs, search_digest
    from boomtable.engine import Unreadable, find

    meta = find(game)
    digest = digest_for(meta.id, language())
    wanted = " ".join(word)
    found = search_digest(digest, wanted, language()) if word else paragraphs(digest.text)
    if not found:
        raise Unreadable("terminal.rules.not-found", word=wanted)
    if as_json:
        from boomtable.cli.output import print_json

        print_json(found)
        return
    if language() != digest.lang:
        echo(words("terminal.rules.english"))
        echo()
    if word:
        print_paragraphs(found, wanted, plain=plain)
    else:
        print_digest(digest.text, plain=plain)


@command.command("coverage", help="rules-coverage")
@game_argument
@option("--tests", type=click.Path(), default="tests", metavar="DIR", key="terminal.option.tests")
@json_option
@click.pass_context
def coverage(ctx: click.Context, game: str, tests: str, as_json: bool) -> None:
    """List the numbered rules without a marked test."""
    from boomtable.cli.coverage import uncovered
    from boomtable.digest import digest_text, paragraphs
    from boomtable.engine import find

    meta = find(game)
    missing = uncovered(meta.id, Path(tests))
    count = len(paragraphs(digest_text(meta.id)))
    if as_json:
        from boomtable.cli.output import print_json

        print_json({"game": meta.id, "rules": count, "uncovered": [one.id for one in missing]})
    else:
        _print_missing(missing, count)
    if missing:
        ctx.exit(1)


def _print_missing(missing: list[Paragraph], count: int) -> None:
    from boomtable.digest import bare

    for one in missing:
        about = one.title or bare(one.text).split(". ")[0]
        click.echo(f"{one.id}  {click.unstyle(about)[:66]}")
    if missing:
        echo(words("terminal.coverage.missing", missing=len(missing), count=count))
    else:
        echo(words("terminal.coverage.complete", count=count))
