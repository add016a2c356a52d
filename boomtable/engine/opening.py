"""Opening a table: the game, its players and settings checked, and the first question put."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from boomtable.engine.catalogue import load, standard_box
from boomtable.engine.components import Components
from boomtable.engine.dice import Dice
from boomtable.engine.errors import Illegal
from boomtable.engine.game import Game
from boomtable.engine.settings import complete
from boomtable.engine.table import Table
from boomtable.locale import Named


def open_table(
    game: Game | str,
    players: int | None = None,
    settings: Mapping[str, Any] | None = None,
    *,
    seed: int | None = None,
    components: Components | None = None,
    names: Sequence[str] = (),
    keeps_log: bool = True,
    asks_chance: bool = False,
    replaying: bool = False,
) -> Table:
    """A new table with the first question open.

    Without ``players`` the smallest number is taken, without ``seed`` a fresh one. With
    ``asks_chance`` the table has no dice: chance is answered from outside. ``replaying`` is for
    reading records: even forced answers come from outside.
    """
    rules = load(game) if isinstance(game, str) else game
    meta = rules.meta
    players = meta.players[0] if players is None else players
    if players not in meta.players:
        raise Illegal(
            "engine.player-count",
            game=Named(meta.name, meta.name_fr),
            count=players,
            allowed=", ".join(map(str, meta.players)),
        )
    values = complete(meta.settings, settings or {}, players)
    box = standard_box(meta.package) if components is None else unpack(rules, components)
    dice = None
    if not asks_chance and not replaying:
        dice = Dice(fresh_seed() if seed is None else seed)
    state = rules.setup(box, players, values)
    table = Table(
        rules,
        state,
        values,
        dice=dice,
        names=names,
        keeps_log=keeps_log,
        replaying=replaying,
    )
    return table.begin()


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(48)


def unpack(game: Game, components: Components) -> Any:
    """The box of a component file that a player supplied, all of it checked."""
    if components.game_id != game.id:
        raise Illegal(
            "engine.components-other-game",
            found=components.game_id,
            expected=Named(game.meta.name, game.meta.name_fr),
        )
    problems = [*components.check_sources(), *(game.check(components) if game.check else ())]
    if problems:
        raise Illegal("engine.components-problem", problem=problems[0], count=len(problems))
    return game.unpack(components)
