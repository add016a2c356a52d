"""The kernel and the readable rules side by side: the same answers, position by position."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations
from typing import Any

from boomtable import kernel
from boomtable.engine import Dice, Refusal, Table, open_table, perft
from boomtable.games.oklahoma.state import Oklahoma
from tests.games.oklahoma import oracle_texts, oracle_worlds

MODULES = ("santa-fe", "silver-mines", "red-river", "sooners")
LAYOUTS = {
    "rails": ("santa-fe", ["", "pinwheel", "double-track"]),
    "mines": ("silver-mines", ["", "compass", "three-shafts", "mother-lode", "four-claims"]),
    "river": ("red-river", ["", "two-creeks", "water-holes", "oxbows", "long-bend"]),
    "sooners": ("sooners", ["", "close"]),
}
FIELDS = [
    *("boomers", "sooners", "stones", "pieces", "home", "side", "last"),
    *("quiet", "active", "placed", "turns"),
]
WHOLE = 32
"""After so many answers the whole states are compared, not only what can be answered."""


def any_settings(dice: Dice) -> dict[str, Any]:
    """A start at random: a position of any kind, or any modules, layouts and set-up."""
    if dice.below(3) == 0:
        return {"position": oracle_texts.write(oracle_worlds.any_position(dice))}
    modules = [module for module in MODULES if dice.below(2)]
    settings: dict[str, Any] = {
        "modules": ",".join(modules) or "none",
        "first": dice.pick(("purple", "yellow")),
        "setup": dice.pick(("fixed", "fixed", "free")),
    }
    for setting, (module, layouts) in LAYOUTS.items():
        is_placed = setting == "sooners" and settings["setup"] == "free"
        if module in modules and not is_placed:
            settings[setting] = dice.pick(layouts)
    return settings


def every_set_of_modules() -> list[str]:
    """The sixteen sets of modules, as settings."""
    sets = [combo for size in range(len(MODULES) + 1) for combo in combinations(MODULES, size)]
    return [",".join(combo) or "none" for combo in sets]


def twins(settings: dict[str, Any]) -> tuple[Table, Any]:
    """A table that leaves every answer to us, and the kernel's game of it."""
    table = open_table("oklahoma", settings=settings, replaying=True, keeps_log=False)
    return table, kernel.game_of(table)


def check_options(table: Table, game: Any) -> None:
    """The same options in the same order."""
    assert game.over == table.is_over
    assert [kernel.option_of(number) for number in game.options()] == list(table.options())


def check_states(table: Table, game: Any) -> None:
    """The same state, the same points; and converting it afresh gives the game played on."""
    state = table.state
    assert isinstance(state, Oklahoma)
    again = kernel.state_of(game, state)
    for field in FIELDS:
        assert getattr(again, field) == getattr(state, field), field
    assert kernel.game_of(table).packed() == game.packed()
    assert game.score() == table.score().totals


def opened(dice: Dice) -> tuple[Table, Any]:
    """Twins with any settings that go together: not every layout leaves room for the others."""
    while True:
        with suppress(Refusal):
            return twins(any_settings(dice))


def replay(seed: int) -> int:
    """A game at random, compared at every decision; says how many there were."""
    dice = Dice(seed)
    table, game = opened(dice)
    shyness = dice.pick((0, 0, 1, 3))
    decisions = 0
    try:
        while not table.is_over:
            check_options(table, game)
            if decisions % WHOLE == 0:
                check_states(table, game)
            number = dice.below(len(table.options()))
            prompt = table.decision.prompt if table.decision else ""
            if prompt == "stones" and dice.below(4) < shyness:
                number = 0
            table.pick(number)
            game.step(number)
            decisions += 1
        check_options(table, game)
        check_states(table, game)
    except AssertionError as error:
        error.add_note(f"seed {seed}, {dict(table.settings)}, after {decisions} answers")
        raise
    return decisions


def middle(seed: int, depth: int, most: int) -> tuple[Table, Any]:
    """Twins in a random game, where the ways to this depth are many, but at most so many."""
    dice = Dice(seed)
    table, game = opened(dice)
    # Looked at from the shallow end, so that nothing large is ever counted.
    while any(not 0 < game.perft(n) <= most >> 3 * (depth - n) for n in range(1, depth + 1)):
        if game.over:
            table, game = opened(dice)
            continue
        number = dice.below(game.count)
        table.pick(number)
        game.step(number)
    return table, game


def compare_ways(seed: int, depth: int, most: int) -> int:
    """Count all sequences of turns and of answers from a position of a random game.

    Says how many sequences of turns there were.
    """
    table, game = middle(seed, depth, most)
    found = 0
    for upto in range(depth + 1):
        assert game.perft(upto, True) == perft(table, upto, answers=True), f"seed {seed}, {upto}"
        found = perft(table, upto)
        assert game.perft(upto) == found, f"seed {seed}, depth {upto}"
    return found
