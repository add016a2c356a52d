"""C-16.5, C-16.6: an action gained by an effect is taken at once, or declined."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.coloma.abilities import BUILDS_FROM_HAND, replacement, use
from boomtable.games.coloma.answers import (
    DECLINE,
    ROB,
    TENT,
    BuildBridge,
    BuildRiver,
    BuildTown,
    FillRow,
    GainTent,
    Go,
    Guest,
    PitchEvent,
    PitchLand,
    Rob,
    Shop,
    TakeBarrel,
)
from boomtable.games.coloma.barrels import buy, purchases, stash_spaces, take_from
from boomtable.games.coloma.effects import gain_tents
from boomtable.games.coloma.happenings import (
    Gained,
)
from boomtable.games.coloma.pieces import (
    Effect,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.settling import empty_rows, place, placements
from boomtable.games.coloma.state import Coloma
from boomtable.games.coloma.towns import build, town_builds
from boomtable.games.coloma.turn_happenings import (
    ActionDeclined,
)
from boomtable.games.coloma.wagon import arrive, enter, first_steps, set_out, wagon_range
from boomtable.games.coloma.water import build_bridge, survey, water_builds


def first_answers(game: Coloma, seat: int, effect: Effect) -> list[Option]:
    """All ways to begin an action of a kind."""
    less = effect.less_buck
    match effect.kind:
        case "hammer-water" | "saw-water":
            return [*water_builds(game, seat, effect.kind.split("-")[0], less)]
        case "hammer-town" | "saw-town":
            return [*town_builds(game, seat, effect.kind.split("-")[0], less, effect.towns_only)]
        case "hammer-any":
            return [
                *water_builds(game, seat, "hammer", less),
                *town_builds(game, seat, "hammer", less, effect.towns_only),
            ]
        case "wagon":
            can_move = wagon_range(game, seat, effect.spaces) > 0
            robs = [ROB] if replacement(game, seat, "wagon") else []
            return [*(first_steps(game, seat) if can_move else []), *robs]
        case "settle":
            return [*placements(game, seat)]
        case "row":
            return [*empty_rows(game, seat)]
        case "shop":
            return [*purchases(game, seat, effect.items)]
        case "barrel":
            return [*stash_spaces(game)]
        case "tent":
            return [TENT] if game.tents_left[seat] else []
    raise AssertionError(f"no action is called {effect.kind}")


def gained_options(game: Coloma, seat: int, effect: Effect) -> list[Option]:
    """Each way to begin, or ``decline``, if the action may be declined or cannot be taken.

    C-24.11: what may not be declined is offered only if it is possible; but a player who imagines
    another one's hand may imagine one with which it is not.
    """
    found = first_answers(game, seat, effect)
    return found if effect.must and found else [*found, DECLINE]


def betrays_hand(game: Coloma, seat: int, effect: Effect) -> bool:
    """C-R65: whether a missing question would tell something about the hand."""
    return effect.kind in BUILDS_FROM_HAND and len(game.hand[seat]) > effect.must


@rules.step
async def gained_action(game: Coloma, seat: int, number: int) -> None:
    """The action of an effect."""
    effect = game.box.effects[number]
    if effect.kind == "wagon":
        # Any other action leaves the spaces of a move on its way closed (C-15.4).
        set_out(game, wagon_range(game, seat, effect.spaces))
    game.active = seat
    game.asking = "gained-action"
    game.gaining = number
    answer = await choose(
        seat,
        "gained-action",
        lambda: gained_options(game, seat, effect),
        pause=betrays_hand(game, seat, effect),
    )
    take_action(game, seat, answer, effect)


def take_action(game: Coloma, seat: int, answer: Option, effect: Effect) -> None:
    """Carry out the answer that begins an action; what the action allows stands in the effect."""
    less = effect.less_buck
    if effect.kind == "wagon":
        arrive(game)  # Unless it goes: then it is on its way.
    match answer:
        case BuildRiver():
            survey(game, seat, answer, less)
        case BuildBridge():
            build_bridge(game, seat, answer, less)
        case BuildTown():
            build(game, seat, answer, less)
        case Go():
            enter(game, seat, answer, wagon_range(game, seat, effect.spaces))
        case Rob():
            rob(game, seat)
        case FillRow() | PitchEvent() | PitchLand() | Guest():
            if effect.kind == "settle":
                game.push("settle", seat, 0)
            place(game, seat, answer)
        case Shop():
            buy(game, seat, answer)
        case TakeBarrel(space):
            take_from(game, seat, space)
        case GainTent():
            gain_tent(game, seat)
        case _:
            game.emit(ActionDeclined(seat))


def rob(game: Coloma, seat: int) -> None:
    """C-24.5: instead of moving, nuggets from the Mine Cart."""
    ability = replacement(game, seat, "wagon")
    assert ability is not None
    use(game, seat, ability, 1)


def gain_tent(game: Coloma, seat: int) -> None:
    """C-17.1: the Boom of Site 5."""
    gain_tents(game, seat, 1)
    game.emit(Gained(seat, "tent", 1))
