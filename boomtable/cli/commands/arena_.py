"""``boomtable arena GAME --bots A,B``: bots meet until it is clear who is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from boomtable.cli.arguments import GameName, components_option, seed_option, settings_option
from boomtable.cli.clicks import Command, Number, Whole, json_option, option
from boomtable.cli.output import echo
from boomtable.cli.simulating import complete_bots
from boomtable.engine.errors import Illegal, Unreadable

if TYPE_CHECKING:
    from boomtable.cli.matching import Wish

PICTURE = ".svg"
_RATE = Number(0.0001, 0.4)


def _help(name: str) -> str:
    return f"terminal.option.{name}"


@click.command("arena", cls=Command, help="arena")
@click.argument("game", type=GameName(), metavar="GAME", required=False)
@option("--bots", metavar="A,B,…", key=_help("arena-bots"), shell_complete=complete_bots)
@option("--games", "-n", type=Whole(1), default=400, metavar="N", key=_help("arena-games"))
@option("--players", type=Whole(1), metavar="N", key=_help("arena-players"))
@settings_option
@seed_option
@components_option
@option("--nodes", type=Whole(1), metavar="N", key=_help("arena-nodes"))
@option("--seconds", type=Number(0.001), metavar="S", key=_help("arena-seconds"))
@option("--margin", type=Number(1), default=50.0, metavar="ELO", key=_help("margin"))
@option("--alpha", type=_RATE, default=0.05, metavar="P", key=_help("alpha"))
@option("--beta", type=_RATE, default=0.05, metavar="P", key=_help("beta"))
@option("--all", "plays_all", is_flag=True, key=_help("all"))
@option("--ladder", is_flag=True, key=_help("ladder"))
@option("--jobs", "-j", type=Whole(1), metavar="N", key=_help("arena-jobs"))
@option("--ray", is_flag=True, key=_help("ray"))
@option("--resume", type=click.Path(), metavar="FILE", key=_help("arena-resume"))
@option("--plot", type=click.Path(), metavar="FILE.svg", key=_help("plot"))
@option("--force", is_flag=True, key=_help("force"))
@json_option
def command(
    *,
    game: str | None,
    ladder: bool,
    plot: str | None,
    force: bool,
    as_json: bool,
    **asked: Any,
) -> None:
    """Let bots meet, and say who is stronger."""
    from boomtable.cli.matching import Wish

    wish = Wish(**asked)
    if not ladder:
        if game is None:
            raise Unreadable("terminal.usage.missing", what="GAME")
        _meet(wish, game, plot, force=force, as_json=as_json)
        return
    if plot is not None:
        raise Illegal("arena.ladder-plot")
    _climb(wish, game, as_json=as_json)


def _meet(wish: Wish, game: str, plot: str | None, *, force: bool, as_json: bool) -> None:
    """One match."""
    from boomtable.arena.pictures import picture
    from boomtable.cli.language import language, words
    from boomtable.cli.match_results import lines, title
    from boomtable.cli.matching import play_match
    from boomtable.cli.output import print_json
    from boomtable.cli.reporting import refuse_to_replace
    from boomtable.engine import write_file
    from boomtable.lab.voice import Voice

    file = None if plot is None else Path(plot)
    if file is not None:
        if file.suffix.lower() not in ("", PICTURE):
            raise Illegal("arena.not-svg", file=str(file))
        refuse_to_replace([file], force=force)
    match, found = play_match(wish, game)
    voice = Voice(language(), game)
    if file is not None:
        write_file(file, picture(found, title(match, found), voice))
    if as_json:
        import msgspec

        about = {"game": game, "players": match.players, "seed": match.seed}
        print_json({**about, "round": match.round_size, **msgspec.to_builtins(found)})
        return
    for line in lines(match, found, voice):
        echo(line)
    if file is not None:
        echo(words("arena.plotted", file=plot))


def _climb(wish: Wish, game: str | None, *, as_json: bool) -> None:
    """A ladder in one game or in all."""
    from boomtable.arena.ladder import page
    from boomtable.cli.language import language
    from boomtable.cli.matching import climb, games_known
    from boomtable.cli.output import print_json
    from boomtable.lab.voice import Voice

    ladders = [climb(wish, it) for it in ([game] if game is not None else games_known(wish))]
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(ladders))
        return
    for ladder in ladders:
        echo(page(ladder, Voice(language(), ladder.game)))
