"""Choosing a Site while all others choose: what each is worth, open or Bust, and how likely.

Nobody can look ahead here. So the others are taken for people who like much the same Sites, each
the more often the more it is worth when everybody thinks so; and the bot mixes its own choice in
the same way, that it cannot be foreseen.
"""

from __future__ import annotations

from math import exp

from boomtable.bots.judges.coloma.outlook import Outlook, outlook
from boomtable.bots.judges.coloma.plans import end_of_turn, resolve
from boomtable.bots.judges.coloma.worth import worth
from boomtable.games.coloma.abilities import specialty_mods
from boomtable.games.coloma.answers import Dial
from boomtable.games.coloma.box import SALE_VP
from boomtable.games.coloma.site_events import gain_event, sales, sell
from boomtable.games.coloma.state import Coloma, is_solo, with_buster
from boomtable.games.coloma.turns import turn
from boomtable.games.coloma.wheel import clockwise, copied_site, signpost

Counts = tuple[int, ...]
Chances = list[float]
"""By the place of a Site on the wheel."""

OTHERS, OWN = 1.0, 0.5
"""How many Victory Points make somebody else, or the bot, choose a Site 2.7 times as often.

What the others have in mind is not known so well: they seem to choose more freely.
"""
ROUNDS_OF_THOUGHT = 8
"""How often everybody thinks again about where all others will go."""
LOTS = 24
"""How finely the own choice is mixed."""
PROMISING = 3
"""On how many Sites the Round after is thought of, too,"""
LIKELY = 2
"""and how many Sites of that Round are looked at closely."""
LOTS = 24
"""How finely the own choice is mixed."""


def dial_lots(game: Coloma, seat: int, view: Outlook) -> list[Dial]:
    """The answers to draw from, each as often as it should be given."""
    options = game.box.mule_dials if game.with_mules else game.box.dials
    worths = dial_worths(game, seat, view)
    best = options[worths.index(max(worths))]
    if game.players == 1:
        return [best]  # The Shade does not guess.
    lots = []
    for option, chance in zip(options, softly(worths, OWN), strict=True):
        lots += [option] * round(LOTS * chance)
    return lots or [best]


def dial_worths(game: Coloma, seat: int, view: Outlook) -> list[float]:
    """What each answer may be expected to be worth."""
    wheel = game.box.wheel
    is_open, is_bust = turn_worths(game, seat, view)
    mules = mule_worths(game, seat, view) if game.with_mules else [0.0]
    # At first everybody is thought to go anywhere.
    liking = [1.0 / len(wheel)] * len(wheel)
    worths: list[list[float]] = []
    for thought in range(ROUNDS_OF_THOUGHT):
        crowd = crowds(game, seat, liking)
        worths = []
        for place, site in enumerate(wheel):
            busts = [bust_chance(game, crowd, site, mule) for mule in _mules(game)]
            lost = is_open[place] - is_bust[place]
            worths.append(
                [
                    is_open[place] - lost * bust + mule
                    for bust, mule in zip(busts, mules, strict=True)
                ]
            )
        liked = softly([max(line) for line in worths], OTHERS)
        # Each thought weighs less than the one before, so that they come to rest.
        part = 1.0 / (thought + 1.5)
        liking = [it + part * (new - it) for it, new in zip(liking, liked, strict=True)]
    return [it for line in worths for it in line]


def turn_worths(game: Coloma, seat: int, view: Outlook) -> tuple[list[float], list[float]]:
    """What a turn is worth on each Site, open and Bust, with the next one that follows from it.

    That far is looked only on the Sites that promise most; the others are given as much more for
    the next turn as these have on average.
    """
    ends = [
        [turn_end(game, seat, site, view, bust=bust) for bust in (False, True)]
        for site in game.box.wheel
    ]
    worths = [[end for end, _after in pair] for pair in ends]
    if game.round < len(game.box.wheel):
        later = outlook(game, seat, view.turns - 1, view.rounds - 1)
        order = sorted(range(len(ends)), key=lambda place: -sum(worths[place]))
        more = 0.0
        for place in order[:PROMISING]:
            for bust, (end, after) in enumerate(ends[place]):
                worths[place][bust] = next_worth(after, seat, later)
                more += worths[place][bust] - end
        for place in order[PROMISING:]:
            worths[place] = [end + more / (2 * PROMISING) for end in worths[place]]
    return [pair[0] for pair in worths], [pair[1] for pair in worths]


def turn_end(
    game: Coloma, seat: int, site: int, view: Outlook, *, bust: bool
) -> tuple[float, Coloma]:
    """The end of a turn on a Site and its worth."""
    after = game.copy()
    after.phase = "turns"
    after.dials[seat] = site
    after.busted = (site,) if bust else ()
    turn(after, seat, site)
    after.agenda.pop()
    return end_of_turn(after, seat, view)


def next_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """What the next Round will have been worth, with the best Site half the time Bust."""
    game.round += 1
    game.barker = clockwise(game, game.barker, 1)
    if not game.with_mules or game.box.mules_events_by_barker:
        game = after_event(game, seat, game.barker, view)
    return coming_worth(game, seat, view)


def coming_worth(game: Coloma, seat: int, view: Outlook) -> float:
    """What the turn to come in this Round will have been worth, on the best Site, half Bust."""
    opened = [(turn_end(game, seat, site, view, bust=False)[0], site) for site in game.box.wheel]
    opened.sort(reverse=True)
    return max(
        [
            (end + turn_end(game, seat, site, view, bust=True)[0]) / 2.0
            for end, site in opened[:LIKELY]
        ]
    )


def after_event(game: Coloma, seat: int, site: int, view: Outlook) -> Coloma:
    """What an Event leads to. The game is used up by it."""
    event = game.box.events[site]
    assert event is not None
    if event.sale_vp:
        most = sales(game, seat, site)[-1].nuggets
        sell(game, seat, most, event.sale_vp + specialty_mods(game, seat)[SALE_VP])
        return game
    floor = len(game.agenda)
    gain_event(game, seat, site)
    return resolve(game, view, floor)


def mule_worths(game: Coloma, seat: int, view: Outlook) -> list[float]:
    """What the Events are worth to which the Mule may lead, against none."""
    before = worth(game, seat, view)
    found = []
    for site in game.box.wheel:
        if site not in game.carrots[seat]:
            found.append(0.0)
            continue
        after = game.copy()
        after.carrots[seat] = tuple([it for it in game.carrots[seat] if it != site])
        found.append(worth(after_event(after, seat, site, view), seat, view) - before)
    return found


def crowds(game: Coloma, seat: int, liking: Chances) -> dict[Counts, float]:
    """How many others may stand on each Site, and how likely that is."""
    wheel = game.box.wheel
    counts: dict[Counts, float] = {(0,) * len(wheel): 1.0}
    if is_solo(game):
        counts = joined(counts, evenly(wheel, game.avoided))
    for other in range(game.players):
        if other == seat:
            continue
        counts = joined(counts, liking)
        if game.with_mules:
            counts = joined(counts, evenly(wheel, game.carrots[other] or wheel))
    if with_buster(game):
        counts = joined(counts, evenly(wheel, [it for it in wheel if it not in game.avoided]))
    return counts


def joined(counts: dict[Counts, float], chances: Chances) -> dict[Counts, float]:
    """The same with one more who goes to each Site with a chance."""
    after: dict[Counts, float] = {}
    for count, chance in counts.items():
        for place, more in enumerate(chances):
            if more:
                key = (*count[:place], count[place] + 1, *count[place + 1 :])
                after[key] = after.get(key, 0.0) + chance * more
    return after


def evenly(wheel: tuple[int, ...], sites: tuple[int, ...] | list[int]) -> Chances:
    """Some Sites, all alike."""
    return [1.0 / len(sites) if site in sites else 0.0 for site in wheel]


def bust_chance(game: Coloma, crowd: dict[Counts, float], site: int, mule: int) -> float:
    """The chance that the Site is Bust on which the seat stands (C-7.3 to C-7.7)."""
    wheel = game.box.wheel
    arm, copied = wheel.index(signpost(game)), wheel.index(copied_site(game))
    at = wheel.index(site)
    total = 0.0
    for count, chance in crowd.items():
        there = list(count)
        there[at] += 1
        if mule:
            there[wheel.index(mule)] += 1
        most = max(there)
        bust = arm if there.count(most) > 1 else there.index(most)
        if bust == at or (at == arm and bust == copied):
            total += chance
    return total


def softly(worths: list[float], heat: float) -> Chances:
    """Chances that follow the worths, and the closer the smaller the heat."""
    best = max(worths)
    weights = [exp((it - best) / heat) for it in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def _mules(game: Coloma) -> tuple[int, ...]:
    return game.box.wheel if game.with_mules else (0,)
