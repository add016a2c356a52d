"""Section 8: what a player can do next in his turn, as the table of `act` lists it."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.coloma.abilities import (
    BUILDS_FROM_HAND,
    has_uses_left,
    is_offered,
    must_action,
    replacement,
)
from boomtable.games.coloma.answers import END, ROB, SETTLE, TENT, WAGON
from boomtable.games.coloma.barrels import purchases, stash_spaces
from boomtable.games.coloma.effects import is_payable
from boomtable.games.coloma.gained import first_answers
from boomtable.games.coloma.settling import placements
from boomtable.games.coloma.state import NONE, Coloma
from boomtable.games.coloma.towns import town_builds
from boomtable.games.coloma.wagon import wagon_range
from boomtable.games.coloma.water import water_builds


def menu(game: Coloma, seat: int) -> list[Option]:
    """All options of ``act``, in the order of the rules file; ``end`` is always the last."""
    kinds = (game.common, game.boom)
    found: list[Option] = []
    if "shop" in kinds:
        found += purchases(game, seat)
    if "barrel" in kinds:
        found += stash_spaces(game)
    if game.abilities:
        found += uses(game, seat)
    found += site_builds(game, seat)
    if "wagon" in kinds:
        if wagon_range(game, seat) > 0:
            found.append(WAGON)
        if replacement(game, seat, "wagon"):
            found.append(ROB)
    if "settle" in kinds and placements(game, seat):
        found.append(SETTLE)
    if "tent" in kinds and game.tents_left[seat]:
        found.append(TENT)
    if game.barrels[seat]:
        # Identical Barrels give one option.
        opens = game.box.opens
        found += [opens[kind] for kind in sorted(set(game.barrels[seat]))]
    found.append(END)
    return found


def site_builds(game: Coloma, seat: int) -> list[Option]:
    """What the open actions of the Site can build, the Common one first."""
    found: list[Option] = []
    for kind in (game.common, game.boom):
        match kind:
            case "hammer-water":
                found += water_builds(game, seat, "hammer")
            case "saw-water":
                found += water_builds(game, seat, "saw")
            case "hammer-town":
                found += town_builds(game, seat, "hammer")
            case "saw-town":
                found += town_builds(game, seat, "saw")
    return found


def uses(game: Coloma, seat: int) -> list[Option]:
    """The abilities that can be used now, each with its options (C-16.14, C-16.15)."""
    box = game.box
    found: list[Option] = []
    for number in game.abilities:
        ability = box.abilities[number]
        if not has_uses_left(game, seat, ability):
            continue
        for form, listing in zip(box.uses[number], ability.options, strict=True):
            if is_offered(game, seat, listing) and can_follow(game, seat, listing):
                found.append(form)
    return found


def can_follow(game: Coloma, seat: int, listing: int) -> bool:
    """C-24.11: whether the action that cannot be declined, if there is one, is possible."""
    number = must_action(game, listing)
    return number == NONE or bool(first_answers(game, seat, game.box.effects[number]))


def betrays_hand(game: Coloma, seat: int) -> bool:
    """C-R65: whether a missing question would tell something about the hand.

    So it is while a building can be built by the Site, or by an ability that is not used up.
    """
    if not game.hand[seat]:
        return False
    if game.common in BUILDS_FROM_HAND or game.boom in BUILDS_FROM_HAND:
        return True
    box = game.box
    for number in game.abilities:
        ability = box.abilities[number]
        for listing in ability.options:
            action = must_action(game, listing)
            if action == NONE or box.effects[action].kind not in BUILDS_FROM_HAND:
                continue
            if has_uses_left(game, seat, ability) and is_payable(game, seat, listing):
                return True
    return False
