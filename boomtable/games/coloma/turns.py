"""Section 8: the turns of a Round. Each answer of ``act`` is a step of its own."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.coloma.abilities import open_abilities, turn_mods, use
from boomtable.games.coloma.answers import (
    BuildBridge,
    BuildRiver,
    BuildTown,
    End,
    GainTent,
    OpenBarrel,
    Rob,
    Settle,
    Shop,
    TakeBarrel,
    Use,
    Wagon,
)
from boomtable.games.coloma.barrels import buy, open_barrel, take_from
from boomtable.games.coloma.gained import gain_tent, rob
from boomtable.games.coloma.happenings import (
    TurnBegan,
)
from boomtable.games.coloma.menu import betrays_hand, menu
from boomtable.games.coloma.pieces import (
    BARKER,
    IGNORE_BUST,
    NO_MODS,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import (
    NOBODY,
    Coloma,
    is_bust,
    is_shade,
    player_order,
    renew_limits,
)
from boomtable.games.coloma.towns import build
from boomtable.games.coloma.wagon import arrive, set_out, wagon_range
from boomtable.games.coloma.water import build_bridge, survey
from boomtable.games.coloma.wheel import boom_kind, common_kind


@rules.step
def play_turns(game: Coloma) -> None:
    """C-8.1: Site after Site, on each in player order."""
    game.phase = "turns"
    plan_turns(game, turn_order(game))


def turn_order(game: Coloma) -> list[int]:
    """Who has his turn when in this Round."""
    order = player_order(game)
    return [seat for site in game.box.wheel for seat in order if game.dials[seat] == site]


def plan_turns(game: Coloma, seats: list[int]) -> None:
    """These turns are to come, and then the end of the Round."""
    game.push("end_round")
    for seat in reversed(seats):
        game.push("shade_turn" if is_shade(game, seat) else "turn", seat, game.dials[seat])


@rules.step
def turn(game: Coloma, seat: int, site: int) -> None:
    """C-8.2: what the Site, the Bust and the own cards open is settled now."""
    begin_turn_of(game, seat, site)
    game.mods = turn_mods(game, seat, site)
    game.common, game.boom = open_actions(game, site)
    game.abilities = open_abilities(game, seat, site)
    game.push("act", seat)


def open_actions(game: Coloma, site: int) -> tuple[str, str]:
    """The Common action, and the Boom unless it is Bust (C-7.8) to this player (C-16.12)."""
    is_open = not is_bust(game, site) or game.mods[IGNORE_BUST] > 0
    return common_kind(game, site), boom_kind(game, site) if is_open else ""


def is_at_its_beginning(game: Coloma) -> bool:
    """C-R76: whether the turn is as it was before its first answer: nothing open is used."""
    if game.active == NOBODY or game.asking != "act":
        return False
    is_used = game.uses or game.built or game.rows_filled or game.pitched_afar
    opened = open_actions(game, game.dials[game.active])
    return not is_used and (game.common, game.boom) == opened


def begin_turn_of(game: Coloma, seat: int, site: int) -> None:
    """A turn begins, of a player or of the Shade."""
    game.begin_turn()
    game.active = seat
    renew_limits(game)
    place = BARKER if site == game.barker else site
    game.emit(TurnBegan(seat, site, game.box.sites[place].named))


@rules.step
async def act(game: Coloma, seat: int) -> None:
    """One gesture of a turn, and then the next, until the player ends it."""
    game.asking = "act"
    answer = await choose(seat, "act", lambda: menu(game, seat), pause=betrays_hand(game, seat))
    if isinstance(answer, End):
        end_turn(game)  # C-8.6: open actions are lost.
        return
    game.push("act", seat)
    do(game, seat, answer)


def do(game: Coloma, seat: int, answer: Option) -> None:
    """Carry out an answer of the menu."""
    match answer:
        case Use(card, place, option):
            number = game.box.ability_of[card][place - 1]
            use(game, seat, game.box.abilities[number], option)
        case BuildRiver(tool):
            close(game, f"{tool}-water")
            survey(game, seat, answer)
        case BuildBridge(tool):
            close(game, f"{tool}-water")
            build_bridge(game, seat, answer)
        case BuildTown(tool):
            close(game, f"{tool}-town")
            build(game, seat, answer)
        case Shop():
            close(game, "shop")
            buy(game, seat, answer)
        case TakeBarrel(space):
            close(game, "barrel")
            take_from(game, seat, space)
        case OpenBarrel(barrel):
            open_barrel(game, seat, game.box.barrel_of[barrel])
        case Wagon():
            close(game, "wagon")
            set_out(game, wagon_range(game, seat))
            game.push("set_out_with", seat, wagon_range(game, seat))
        case Rob():
            close(game, "wagon")
            rob(game, seat)
        case Settle():
            close(game, "settle")
            game.push("settle", seat, 1)
        case GainTent():
            close(game, "tent")
            gain_tent(game, seat)


def close(game: Coloma, kind: str) -> None:
    """An action of the Site is used up; of two alike (Site 4) the Common one first."""
    if game.common == kind:
        game.common = ""
    else:
        assert game.boom == kind, f"{kind} is not open"
        game.boom = ""


def end_turn(game: Coloma) -> None:
    """Nothing of the turn is left open."""
    game.active = NOBODY
    game.common = game.boom = ""
    game.mods = NO_MODS
    game.abilities = ()
    arrive(game)
