"""What ``simulate`` and ``lab`` share: reading what is to be played, checking it, the progress."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click
from msgspec import Struct

from boomtable.bots import BOTS, make_bot
from boomtable.cli.arguments import complete_last, read_pairs, seed_option, settings_option
from boomtable.cli.clicks import Whole, json_option, option
from boomtable.cli.language import words
from boomtable.cli.progress import progress
from boomtable.engine import BOT, Components, Dice, Meta, Table, Unreadable, find, fresh_seed
from boomtable.lab.plans import PLAYERS, Plan, worlds_of
from boomtable.lab.playing import Played, open_game, play_all

F = TypeVar("F", bound=Callable[..., Any])

BETWEEN = "/"
"""Between the values of a mix: a comma already stands between the members of a set."""


class Request(Struct, frozen=True, kw_only=True):
    """What the command line asks to be played."""

    game: str
    games: int
    bots: str
    players: int | None
    pairs: tuple[str, ...]
    mixed: tuple[str, ...]
    seed: int
    jobs: int

    @property
    def meta(self) -> Meta:
        """The game."""
        return find(self.game)

    def plan(self, components: str | None, *, watches: bool) -> Plan:
        """What is to be played with a component file (``None``: the game's own)."""
        settings = read_pairs(self.pairs)
        mix = read_mix(self.mixed, settings, self.players)
        meta = self.meta
        return Plan(
            game=meta.id,
            package=meta.package,
            worlds=worlds_of(meta, read_bots(self.bots), self.players, settings, mix),
            seed=self.seed,
            components=Components.load(Path(components)) if components else None,
            digits=max(4, len(str(self.games))),
            watches=watches,
        )

    def command(self, name: str, **more: str | None) -> str:
        """The command that does it again; the number of jobs makes no difference."""
        said = ["boomtable", name, self.game, "--games", str(self.games), "--bots", self.bots]
        said += ["--players", str(self.players)] if self.players is not None else []
        said += [part for it in self.mixed for part in ("--mix", it)]
        said += [part for it in self.pairs for part in ("-o", it)]
        said += [part for key, it in more.items() if it is not None for part in (f"--{key}", it)]
        return shlex.join([*said, "--seed", str(self.seed)])


def requested(function: F) -> F:
    """Give a command all options that say what is to be played."""
    options = [
        option("--games", "-n", type=Whole(1), default=100, metavar="N", key=_help("games")),
        option(
            "--bots",
            default="random",
            metavar="A,B,…",
            key=_help("bots"),
            shell_complete=complete_bots,
        ),
        option("--players", type=Whole(1), metavar="N", key=_help("players")),
        option("--mix", "mixed", multiple=True, metavar="KEY=A/B", key=_help("mix")),
        settings_option,
        seed_option,
        option("--jobs", "-j", type=Whole(1), default=1, metavar="N", key=_help("jobs")),
        option("--report", is_flag=False, flag_value="-", metavar="[FILE.md]", key=_help("report")),
        option("--force", is_flag=True, key=_help("force")),
        json_option,
    ]
    for give in reversed(options):
        function = give(function)
    return function


def read_request(asked: Mapping[str, Any]) -> Request:
    """The request of a command's arguments; without a seed it gets a fresh one."""
    fields = {name: asked[name] for name in Request.__struct_fields__}
    return Request(**fields | {"seed": fresh_seed() if asked["seed"] is None else asked["seed"]})


def read_bots(text: str) -> list[str]:
    """The names of ``--bots greedy,random`` (``bot:greedy`` is welcome too)."""
    named = [name.strip().removeprefix(BOT) for name in text.split(",")]
    if not all(named):
        raise Unreadable("terminal.simulate.no-name", text=text)
    return named


def read_mix(
    pairs: Sequence[str], settings: Mapping[str, str], players: int | None
) -> dict[str, list[str]]:
    """What ``--mix key=value/value`` words let alternate.

    >>> read_mix(["players=2/4", "boards=A/B"], {}, None)
    {'players': ['2', '4'], 'boards': ['A', 'B']}
    """
    given = {*settings, *([PLAYERS] if players is not None else [])}
    mix: dict[str, list[str]] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        key, values = key.strip(), [value.strip() for value in text.split(BETWEEN)]
        if not equals or not key or not all(values):
            raise Unreadable("terminal.usage.mix", pair=pair)
        if key in mix or key in given:
            raise Unreadable("terminal.usage.mix-twice", key=key)
        wrong = [it for it in values if key == PLAYERS and not it.isdecimal()]
        if wrong:
            raise Unreadable("terminal.usage.mix-number", value=wrong[0])
        mix[key] = values
    return mix


def check_plan(plan: Plan) -> list[Table]:
    """Refuse what cannot be played before the first game; a table of every world."""
    for name in dict.fromkeys(name for world in plan.worlds for name in world.bots):
        make_bot(name, plan.game, Dice(0))
    return [open_game(plan, number, seed=0) for number in range(len(plan.worlds))]


def play_plans(plans: Sequence[Plan], games: int, jobs: int) -> list[list[Played]]:
    """Play all games of all plans, with a progress bar where somebody looks at it."""
    played: list[list[Played]] = []
    with progress(games * len(plans), words("terminal.simulate.progress")) as advance:
        for plan in plans:
            done = []
            for one in play_all(plan, games, jobs):
                done.append(one)
                advance()
            played.append(done)
    return played


def _help(name: str) -> str:
    return f"terminal.option.{name}"


def complete_bots(ctx: click.Context, param: click.Parameter, typed: str) -> list[str]:
    """The names of bots, the last one completed."""
    _ = ctx, param
    return complete_last(typed, BOTS)
