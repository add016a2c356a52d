"""Sections 5 and 23: what an Event brings, by the Barker or by a Mule."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.coloma.abilities import specialty_mods
from boomtable.games.coloma.answers import Sell
from boomtable.games.coloma.effects import gain_vp
from boomtable.games.coloma.gold import gain_gold, spend_gold
from boomtable.games.coloma.happenings import (
    CarrotEaten,
    Gained,
    GoldSold,
)
from boomtable.games.coloma.pieces import (
    SALE,
    SALE_VP,
)
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import Coloma, is_shade, renew_limits, without


@rules.step
def gain_event(game: Coloma, seat: int, site: int) -> None:
    """C-5.1, C-5.2: once, or twice with a Tent there; a doubled Event is one effect."""
    renew_limits(game)
    if is_shade(game, seat):
        shade_event(game, seat, site)
        return
    event = game.box.events[site]
    assert event is not None
    if event.sale_vp:
        if game.gold[seat]:
            game.push("sell_gold", seat, site)
        return
    has_tent = site in game.event_tents[seat]
    game.push("carry_out", seat, event.twice if has_tent else event.once)


@rules.step
async def sell_gold(game: Coloma, seat: int, site: int) -> None:
    """C-5.4: nuggets for Victory Points, at once."""
    game.asking = "gold-sale"
    game.selling = seat
    answer = await choose(seat, "gold-sale", lambda: sales(game, seat, site))
    if answer.nuggets == 0:
        return
    event = game.box.events[site]
    assert event is not None
    sell(game, seat, answer.nuggets, event.sale_vp + specialty_mods(game, seat)[SALE_VP])


def sales(game: Coloma, seat: int, site: int) -> list[Sell]:
    """None, one, or with a Tent two nuggets, not more than there are."""
    most = 2 if site in game.event_tents[seat] else 1
    return list(game.box.sells[: min(most, game.gold[seat]) + 1])


def sell(game: Coloma, seat: int, nuggets: int, vp: int) -> None:
    """C-5.5: the nuggets go to the Mine Cart."""
    spend_gold(game, seat, nuggets)
    gain_vp(game, seat, nuggets * vp, SALE)
    game.emit(GoldSold(seat, nuggets, nuggets * vp))


def shade_event(game: Coloma, seat: int, site: int) -> None:
    """C-26.5: the Shade pans for gold at one Event and sells at another."""
    solo = game.box.solo
    if site == solo.gains_at:
        gained = gain_gold(game, seat, solo.gains_gold)
        if gained:
            game.emit(Gained(seat, "gold", gained))
    nuggets = min(game.gold[seat], solo.sells_most)
    if site == solo.sells_at and nuggets:
        sell(game, seat, nuggets, solo.sells_vp)


@rules.step
def feed_mule(game: Coloma, seat: int) -> None:
    """C-23.4, C-23.5: with a Carrot there the Event is gained, and the Carrot is eaten."""
    site = game.mules[seat]
    if site not in game.carrots[seat]:
        return
    game.carrots[seat] = without(game.carrots[seat], site)
    event = game.box.events[site]
    assert event is not None
    game.emit(CarrotEaten(seat, site, event.named))
    gain_event(game, seat, site)
