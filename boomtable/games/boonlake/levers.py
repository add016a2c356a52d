"""Section 13: pulling levers, each at its moments."""

from __future__ import annotations

from itertools import combinations

from boomtable.games.boonlake.answers import Forgo, Pull, Top
from boomtable.games.boonlake.effects import can_afford
from boomtable.games.boonlake.happenings import BoatsMoved
from boomtable.games.boonlake.pieces import Lever
from boomtable.games.boonlake.slots import affordable_slots, insert_lever, use_lever
from boomtable.games.boonlake.state import Boonlake, with_one, without
from boomtable.games.boonlake.upgrading import upgradable, upgrade
from boomtable.games.boonlake.ways import NO_EASE

MOST_UPSTREAM = 0


def pulls(game: Boonlake, seat: int) -> list[Pull]:
    """L-13.5: the loose levers that can be pulled at an anchor decision."""
    ready = game.ready[seat]
    if not ready:
        return []
    found: list[Pull] = []
    for number in game.box.loose:
        if number not in ready:
            continue
        lever, forms = game.box.levers[number], game.box.forms.pulls[number]
        if lever.upstream:
            places = dict.fromkeys(game.boats[seat])
            found += [forms[place] for place in places if place != MOST_UPSTREAM]
        else:
            found += [
                form
                for form, mode in zip(forms, lever.modes, strict=True)
                if can_afford(game, seat, mode.listing)
            ]
    return found


def has_loose_lever(game: Boonlake, seat: int) -> bool:
    """L-R71: whether a loose lever is ready, whether or not it can be pulled."""
    ready = game.ready[seat]
    return any(lever in ready for lever in game.box.loose)


def pull(game: Boonlake, seat: int, answer: Pull) -> None:
    """L-13.5: a loose lever for its own sake."""
    number = game.box.lever_of[answer.lever]
    lever = game.box.levers[number]
    use_lever(game, seat, number)
    if lever.upstream:
        tow(game, seat, game.box.resource_of[answer.mode])
    else:
        game.push("carry_out", seat, mode_listing(lever, answer.mode))


def mode_listing(lever: Lever, word: str) -> int:
    """What a lever brings if it is pulled in a mode."""
    return next(mode.listing for mode in lever.modes if mode.word == word)


def tow(game: Boonlake, seat: int, place: int) -> None:
    """One boat goes all the way upstream for free."""
    set_boats(game, seat, with_one(without(game.boats[seat], place), MOST_UPSTREAM))


def set_boats(game: Boonlake, seat: int, boats: tuple[int, ...]) -> None:
    """The boats stand somewhere else."""
    if boats == game.boats[seat]:
        return
    game.boats[seat] = boats
    shown = [game.box.resources[place] for place in boats]
    names = tuple([it.named for it in shown])
    game.emit(BoatsMoved(seat, tuple([it.id for it in shown]), names))


def tops(game: Boonlake, seat: int) -> list[Top]:
    """L-13.6: the top-row levers that can be pulled in place of a common part."""
    ready = game.ready[seat]
    found: list[Top] = []
    for number in game.box.tops:
        if number not in ready:
            continue
        lever, forms = game.box.levers[number], game.box.forms.tops[number]
        if lever.modernizes:
            found += [forms[slot] for slot in affordable_slots(game, seat)]
        elif lever.upgrades:
            found += [forms[spot] for spot in upgradable(game, seat, lever.upgrades, NO_EASE)]
        else:
            found += [
                form
                for form, mode in zip(forms, lever.modes, strict=True)
                if can_afford(game, seat, mode.listing)
            ]
    return found


def has_top_lever(game: Boonlake, seat: int) -> bool:
    """Whether a top-row lever is ready."""
    ready = game.ready[seat]
    return any(lever in ready for lever in game.box.tops)


def pull_top(game: Boonlake, seat: int, answer: Top) -> None:
    """L-13.6: a top-row lever instead of the common part."""
    number = game.box.lever_of[answer.lever]
    lever = game.box.levers[number]
    use_lever(game, seat, number)
    if lever.modernizes:
        insert_lever(game, seat, int(answer.mode) - 1)
    elif lever.upgrades:
        upgrade(game, seat, game.box.spot_of[answer.mode])
    else:
        game.push("carry_out", seat, mode_listing(lever, answer.mode))


def forgoes(game: Boonlake, seat: int) -> list[Forgo]:
    """L-13.7: each ready forgo lever alone, then several together."""
    ready = game.ready[seat]
    levers = [lever for lever in game.box.forgoes if lever in ready]
    names = [game.box.levers[lever].id for lever in levers]
    return [
        Forgo(chosen) for size in range(1, len(names) + 1) for chosen in combinations(names, size)
    ]


def forgo(game: Boonlake, seat: int, answer: Forgo) -> None:
    """L-13.7: the opportunity is given up, the levers bring their coins."""
    numbers = [game.box.lever_of[name] for name in answer.levers]
    for number in numbers:
        use_lever(game, seat, number)
    for number in reversed(numbers):
        game.push("carry_out", seat, game.box.levers[number].modes[0].listing)
