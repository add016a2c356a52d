"""L-12.7, L-12.8, L-13.9: Region scoring."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import COINS, COINS_WITH_FAME, ChooseRegion, Pull, TakeCoins
from boomtable.games.boonlake.effects import region_coins
from boomtable.games.boonlake.levers import has_top_lever, pulls, tops
from boomtable.games.boonlake.map_happenings import RegionChosen
from boomtable.games.boonlake.menu import do
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.purse import gain_coins
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.slots import ready_lever, use_lever
from boomtable.games.boonlake.state import Boonlake, is_solo, put, with_one


@rules.step
async def choose_region(game: Boonlake, seat: int) -> None:
    """L-12.7, L-R3: this choice cannot be omitted."""
    put(game, seat, "choose-region")
    answer = await choose(seat, "choose-region", lambda: region_options(game))
    region = game.box.region_named[answer.region]
    has_reward = region not in game.covered
    cover(game, seat, region)
    if has_reward:
        game.push("carry_out", seat, game.box.regions[region].label)


def open_regions(game: Boonlake) -> list[int]:
    """The regions with an uncovered label, from the north; with none left, all (L-12.8)."""
    regions = range(len(game.box.regions))
    return [it for it in regions if it not in game.covered] or [*regions]


def region_options(game: Boonlake) -> list[ChooseRegion]:
    """The regions that can be chosen."""
    return [game.box.forms.regions[region] for region in open_regions(game)]


def cover(game: Boonlake, seat: int, region: int) -> None:
    """A region is named and its label covered; all others are scored."""
    game.named_region = region
    if region not in game.covered:
        game.covered = with_one(game.covered, region)
    shown = game.box.regions[region]
    game.emit(RegionChosen(seat, shown.id, shown.named))


@rules.step
def region_common(game: Boonlake, seat: int) -> None:
    """L-4.7, L-R20: the coins are a plain gain, unless a lever offers a choice."""
    if ready_lever(game, seat, game.box.fames) != NONE or has_top_lever(game, seat):
        game.push("choose_region_coins", seat)
    else:
        take_region_coins(game, seat)


@rules.step
async def choose_region_coins(game: Boonlake, seat: int) -> None:
    """L-R23: coins, coins with Regional Fame, or a top-row lever."""
    put(game, seat, "region-common")
    answer = await choose(seat, "region-common", lambda: region_coin_options(game, seat))
    if not isinstance(answer, TakeCoins):
        if isinstance(answer, Pull):
            game.push("choose_region_coins", seat)
        do(game, seat, answer)
        return
    take_region_coins(game, seat)
    if answer.fame:
        lever = ready_lever(game, seat, game.box.fames)
        use_lever(game, seat, lever)
        game.push("carry_out", seat, game.box.levers[lever].modes[0].listing)


def region_coin_options(game: Boonlake, seat: int) -> list[Option]:
    """Regional Fame needs at least one coin."""
    has_fame = ready_lever(game, seat, game.box.fames) != NONE and region_coins(game, seat) > 0
    coins = [COINS, COINS_WITH_FAME] if has_fame else [COINS]
    return [*coins, *tops(game, seat), *pulls(game, seat)]


def take_region_coins(game: Boonlake, seat: int) -> None:
    """The coins of the common part."""
    gain_coins(game, seat, region_coins(game, seat))


@rules.step
def end_region_scoring(game: Boonlake, seat: int) -> None:
    """L-19.17, L-R54: when the human has chosen, the Eminence scores too, after his part."""
    game.push("forget_region")
    if is_solo(game) and seat < game.players:
        game.push("eminence_scores_regions")


@rules.step
def forget_region(game: Boonlake) -> None:
    """The Region scoring is over: no region is named any more."""
    game.named_region = NONE
