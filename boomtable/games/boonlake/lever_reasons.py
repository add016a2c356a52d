"""Why a lever cannot be pulled or bought."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.boonlake.answers import Forgo, LeverUp, Pull, Top
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.slots import slot_price
from boomtable.games.boonlake.state import Boonlake
from boomtable.locale import Text


def no_lever(game: Boonlake, option: Option, *levers: str) -> Text:
    """Section 13: the first of the levers that cannot be pulled says why."""
    reasons = [_no_pull(game, lever, option) for lever in levers]
    found = next((reason for reason in reasons if reason is not None), None)
    return found or text("why.lever-effect", lever=game.box.names[levers[0]])


def _no_pull(game: Boonlake, lever: str, option: Option) -> Text | None:
    box, seat = game.box, game.asked
    if lever not in box.lever_of:
        return text("why.no-such-lever", lever=lever)
    number, name = box.lever_of[lever], box.names[lever]
    if isinstance(option, LeverUp):
        return text("why.lever-not-used", lever=name)
    if number in game.used[seat]:
        return text("why.lever-used", lever=name)
    if number not in game.ready[seat]:
        return text("why.lever-missing", lever=name)
    fitting = {Top: box.tops, Pull: box.loose, Forgo: box.forgoes}[type(option)]
    if number not in fitting:
        return text("why.lever-moment", lever=name)
    return None


def no_modernization(game: Boonlake, slot: int) -> Text:
    """L-13.1, L-12.11."""
    box, seat = game.box, game.asked
    if not 1 <= slot <= len(box.levers):
        return text("why.no-such-slot", slot=slot)
    if slot - 1 in (*game.ready[seat], *game.used[seat]):
        return text("why.slot-taken", slot=slot)
    price = slot_price(game, seat, slot - 1)
    if price > game.coins[seat]:
        return text("why.coins", n=price, have=game.coins[seat])
    return text("why.ranch-empty")
