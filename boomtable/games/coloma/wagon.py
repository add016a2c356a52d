"""Section 15: the Wagon moves along the trails, space by space. Each step is asked for itself."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.coloma.abilities import react
from boomtable.games.coloma.answers import STOP, Go, Stop
from boomtable.games.coloma.pieces import (
    WAGON_SPACES,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import Coloma
from boomtable.games.coloma.turn_happenings import (
    WagonMoved,
)


def wagon_range(game: Coloma, seat: int, more: int = 0) -> int:
    """C-15.2: as many spaces as Horses, plus what the action and abilities add."""
    return max(0, game.horses[seat] + game.mods[WAGON_SPACES] + more)


def spaces_ahead(game: Coloma, seat: int) -> dict[int, tuple[int, ...]]:
    """The spaces that the Wagon can enter next, each with those that it skips on the way.

    C-15.5, C-R18: another player's Wagon is passed without counting. Ways are tried by the number
    of skipped spaces, then by the order of the trails; the first one that reaches a space counts.
    """
    nodes = game.box.nodes
    others = {wagon for side, wagon in enumerate(game.wagons) if side != seat}
    closed = {game.wagons[seat], *game.trail}
    found: dict[int, tuple[int, ...]] = {}
    ways: list[tuple[int, tuple[int, ...]]] = [(game.wagons[seat], ())]
    for at, passed in ways:  # The list grows while it is read: breadth first.
        for node in nodes[at].near:
            if node in closed:
                continue
            closed.add(node)
            if node in others and not nodes[node].is_town:
                ways.append((node, (*passed, node)))
            else:
                found[node] = passed
    return found


def first_steps(game: Coloma, seat: int) -> list[Go]:
    """Every space that can be entered; a Boomtown also with its Stop-off (C-15.9)."""
    box = game.box
    found = []
    for node in spaces_ahead(game, seat):
        found.append(box.goes[node])
        if box.nodes[node].is_town:
            found.append(box.stops[node])
    return found


def set_out(game: Coloma, spaces: int) -> None:
    """C-15.4: a new action is free to go anywhere; the space where it began is closed."""
    game.trail = ()
    game.spaces_left = spaces


def arrive(game: Coloma) -> None:
    """The action is over, and with it what it closed."""
    game.trail = ()
    game.spaces_left = 0


def enter(game: Coloma, seat: int, answer: Go, spaces: int) -> None:
    """The Wagon enters a space; ``spaces`` are those of the action, this one included.

    C-15.10: its benefit is gained before the next step is chosen.
    """
    goes_on = spaces > 1 and not answer.stop
    if goes_on:
        game.spaces_left = spaces - 1
        game.push("go", seat, spaces - 1)
    roll_onto(game, seat, answer)
    if not goes_on:
        arrive(game)


def roll_onto(game: Coloma, seat: int, answer: Go) -> None:
    """One step: the space that is left and those that are passed are closed from now on."""
    box = game.box
    node = box.node_of[answer.node]
    shown = box.nodes[node]
    passed = spaces_ahead(game, seat)[node]
    game.trail = (*game.trail, game.wagons[seat], *passed)
    game.wagons[seat] = node
    game.emit(
        WagonMoved(
            seat,
            answer.node,
            shown.named,
            answer.stop,
            tuple([box.nodes[skipped].id for skipped in passed]),
        )
    )
    if shown.kind == "horseshoe":
        react(game, seat, "horseshoe")  # C-24.8
    else:
        game.push("carry_out", seat, shown.stop if answer.stop else shown.listing)


@rules.step
async def set_out_with(game: Coloma, seat: int, spaces: int) -> None:
    """The first step of an action of the Site: it has to be made (C-15.11)."""
    game.asking = "go"
    answer = await choose(seat, "go", lambda: first_steps(game, seat))
    enter(game, seat, answer, spaces)


@rules.step
async def go(game: Coloma, seat: int, spaces: int) -> None:
    """The next step, or ``stop``: forced where no space can be entered (C-E49)."""
    game.asking = "go"
    answer = await choose(seat, "go", lambda: next_steps(game, seat))
    if isinstance(answer, Go):
        enter(game, seat, answer, spaces)
    else:
        arrive(game)


def next_steps(game: Coloma, seat: int) -> list[Go | Stop]:
    """The steps of a Wagon on its way."""
    return [*first_steps(game, seat), STOP]
