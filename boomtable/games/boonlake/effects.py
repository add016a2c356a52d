"""Section 15: carrying out a list of effects, in order.

This is the one place that reads the effect vocabulary of the component file. What asks nobody
happens at once; what asks is pushed on the agenda, and the rest of the list waits beneath it.
"""

from __future__ import annotations

from collections.abc import Iterable

from boomtable.engine import choose
from boomtable.games.boonlake.answers import PASS, Exchange, Pass
from boomtable.games.boonlake.atlas import presences_by_region
from boomtable.games.boonlake.conditions import count
from boomtable.games.boonlake.pieces import Effect
from boomtable.games.boonlake.purse import (
    gain_coins,
    gain_inhabitants,
    gain_vases,
    gain_vp,
    give_up_inhabitants,
    pay_coins,
    pay_vases,
)
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put
from boomtable.games.boonlake.tracks import has_site_to_build, present_step, raise_site


@rules.step
def carry_out(game: Boonlake, seat: int, listing: int, start: int = 0) -> None:
    """The effects of a listing, from one of them on."""
    shown = game.box.listings[listing]
    effects = shown.effects
    for place in range(start, len(effects)):
        effect = effects[place]
        if at_once(game, seat, effect, shown.line):
            continue
        if place + 1 < len(effects):
            game.push("carry_out", seat, listing, place + 1)
        begin(game, seat, listing, place)
        return


def at_once(game: Boonlake, seat: int, effect: Effect, line: int) -> bool:
    """Carry out an effect that asks nobody; whether it was one."""
    match effect.op:
        case "gain":
            return gain(game, seat, effect.what, effect.n, line)
        case "gain-per":
            n = effect.n * counted(game, seat, effect)
            return gain(game, seat, effect.what, n, line)
        case "lose":
            return lose(game, seat, effect, line)
        case "site":
            raise_site(game, seat, effect.resource)
            return True
        case "income" if effect.track == "coin":
            take_track_income(game, seat, "coin", line)
            return True
    return False


def gain(game: Boonlake, seat: int, what: str, n: int, line: int) -> bool:
    """L-15.1; cards are not gained at once."""
    match what:
        case "coins":
            gain_coins(game, seat, n)
        case "inhabitants":
            gain_inhabitants(game, seat, n)
        case "vases":
            gain_vases(game, seat, n)
        case "vp":
            gain_vp(game, seat, n, line)
        case _:
            return False
    return True


def lose(game: Boonlake, seat: int, effect: Effect, line: int) -> bool:
    """L-15.2; cards are picked, all else is paid at once."""
    match effect.what:
        case "coins":
            pay_coins(game, seat, effect.n)
        case "inhabitants":
            give_up_inhabitants(game, seat, effect.n)
        case "vases":
            pay_vases(game, seat, effect.n)
        case "vp":
            gain_vp(game, seat, -effect.n, line)
        case _:
            return False
    return True


def take_track_income(game: Boonlake, seat: int, track: str, line: int) -> None:
    """L-15.5: coins (cards are drawn after this) and VP of the marker's present step."""
    step = present_step(game, seat, track)
    gain_coins(game, seat, step.coins)
    gain_vp(game, seat, step.vp, line)
    if step.cards:
        game.push("draw", seat, step.cards)


def counted(game: Boonlake, seat: int, effect: Effect) -> int:
    """L-15.12: what ``gain-per`` counts."""
    if effect.count == "scored-presences":
        return region_coins(game, seat)  # L-13.9: for each coin received for them.
    return count(game, seat, effect.count, effect.region)


def scored_presences(game: Boonlake, seat: int) -> int:
    """L-12.7: own presences in all regions but the one that was chosen."""
    counts = presences_by_region(game, seat)
    return sum(counts) - counts[game.named_region]


def region_coins(game: Boonlake, seat: int) -> int:
    """L-12.7: coins for own presences in the other regions."""
    return game.box.costs.region_coins_per_presence * scored_presences(game, seat)


def begin(game: Boonlake, seat: int, listing: int, place: int) -> None:
    """Push what has to ask or to draw."""
    shown = game.box.listings[listing]
    effect = shown.effects[place]
    match effect.op:
        case "gain":
            game.push("draw", seat, effect.n)
        case "gain-per":
            game.push("draw", seat, effect.n * counted(game, seat, effect))
        case "lose":
            game.push("give_cards", seat, effect.n)
        case "advance" if effect.track == "either":
            game.push("advance_either", seat, effect.n)
        case "advance":
            game.push("advance", seat, effect.track, effect.n)
        case "income":
            take_track_income(game, seat, effect.track, shown.line)
        case "site-any":
            for _ in range(effect.n):
                game.push("maybe_build_site", seat)
        case "lever-up":
            game.push("lever_up", seat, effect.n)
        case op:
            rule, has_place = ASKING[op]
            game.push(rule, seat, *((listing, place) if has_place else ()))


ASKING = {
    "vase-or-site": ("vase_or_site", False),
    "exchange": ("exchange", True),
    "choose": ("exchange", True),
    "upgrade": ("card_upgrade", True),
    "modernize": ("modernize", False),
}
"""Rules that ask, and whether they are told which effect of which listing they carry out."""


@rules.step
def maybe_build_site(game: Boonlake, seat: int) -> None:
    """L-14.3: a site of choice; if there is none to build it is lost."""
    if has_site_to_build(game, seat):
        game.push("build_site", seat)


@rules.step
async def exchange(game: Boonlake, seat: int, listing: int, place: int) -> None:
    """L-15.6, L-15.7: one of the options, once; of an exchange also none."""
    game.effect = (listing, place)
    put(game, seat, "card-exchange")
    answer = await choose(seat, "card-exchange", lambda: exchanges(game, seat, listing, place))
    if isinstance(answer, Exchange):
        effect = game.box.listings[listing].effects[place]
        game.push("carry_out", seat, effect.options[answer.option - 1])


def exchanges(game: Boonlake, seat: int, listing: int, place: int) -> list[Exchange | Pass]:
    """The options whose payment is at hand; only a ``choose`` cannot be declined."""
    effect = game.box.listings[listing].effects[place]
    forms = game.box.forms.exchanges
    found: list[Exchange | Pass] = [
        forms[number]
        for number, option in enumerate(effect.options)
        if can_afford(game, seat, option)
    ]
    return [*found, PASS] if effect.op == "exchange" or not found else found


def can_afford(game: Boonlake, seat: int, listing: int) -> bool:
    """L-15.2: whether all that a listing takes can be paid in full."""
    return holds_all(game, seat, dues(game, ((listing, 1),)))


def dues(game: Boonlake, payments: Iterable[tuple[int, int]]) -> dict[str, int]:
    """What listings take together, each carried out so many times."""
    due: dict[str, int] = {}
    for listing, times in payments:
        for effect in game.box.listings[listing].effects:
            if effect.op == "lose":
                due[effect.what] = due.get(effect.what, 0) + effect.n * times
    return due


def holds_all(game: Boonlake, seat: int, due: dict[str, int]) -> bool:
    """Whether a player could pay all of it at once; VP can always be lost."""
    return all(holds(game, seat, what) >= n for what, n in due.items() if what != "vp")


def holds(game: Boonlake, seat: int, what: str) -> int:
    """How many of a thing a player could pay."""
    match what:
        case "coins":
            return game.coins[seat]
        case "cards":
            return len(game.hand[seat])
        case "vases":
            return game.vases[seat]
        case "inhabitants":
            return game.ranch[seat]
    raise AssertionError(f"nobody pays {what}")
