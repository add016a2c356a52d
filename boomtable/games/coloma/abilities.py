"""Section 16: which abilities a turn opens, and how often they can be used."""

from __future__ import annotations

from boomtable.games.coloma.effects import is_payable, would_change
from boomtable.games.coloma.pieces import (
    MODS,
    NO_MODS,
    Ability,
)
from boomtable.games.coloma.state import NONE, Coloma, is_bust
from boomtable.games.coloma.turn_happenings import (
    AbilityUsed,
)
from boomtable.games.coloma.wheel import signpost

BUILDS_FROM_HAND = ("hammer-town", "saw-town", "hammer-any")
"""Kinds of action whose options depend on the hand."""


NOWHERE = 0
"""The Site of a Pioneer who is not placed: it is never Bust."""


def specialty_mods(game: Coloma, seat: int, site: int = NOWHERE) -> tuple[int, ...]:
    """What the specialty of a side changes in a turn on a Site, or out of its turn."""
    sums = NO_MODS
    for number in specialty_abilities(game, seat):
        ability = game.box.abilities[number]
        if ability.trigger == "passive" and bust_fits(game, site, ability):
            sums = _added(sums, ability.mods)
    return sums


def _added(sums: tuple[int, ...], mods: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([sums[key] + mods[key] for key in range(len(MODS))])


def specialty_abilities(game: Coloma, seat: int) -> tuple[int, ...]:
    """The abilities of the specialty of a side."""
    number = game.specialties[seat]
    return () if number == NONE else game.box.specialties[number].abilities


def is_at(game: Coloma, site: int, place: str) -> bool:
    """C-16.10: whether a Pioneer on a Site is at the place that a card names."""
    match place:
        case "barker":
            return site == game.barker
        case "bust":
            return is_bust(game, site)
        case "signpost":
            return site == signpost(game)
    # C-R11: the Barker covers the Site, and with it the cards of the Site.
    return str(site) == place and site != game.barker


def bust_fits(game: Coloma, site: int, ability: Ability) -> bool:
    """C-16.11: whether the Bust is, or is not, where the ability wants it."""
    return ability.bust == "any" or is_bust(game, site) == (ability.bust == "required")


def turn_mods(game: Coloma, seat: int, site: int) -> tuple[int, ...]:
    """The sums of what passive abilities change in a turn on a Site (C-16.13, C-R37)."""
    box = game.box
    sums = specialty_mods(game, seat, site)
    for card in game.town[seat]:
        for number in box.cards[card].abilities:
            ability = box.abilities[number]
            if ability.trigger != "passive":
                continue
            if is_at(game, site, box.cards[card].site) and bust_fits(game, site, ability):
                sums = _added(sums, ability.mods)
    return sums


def open_abilities(game: Coloma, seat: int, site: int) -> tuple[int, ...]:
    """The abilities that can be used in a turn: of the Mill, of cards, of the specialty.

    C-14.3: it is asked when the turn begins, so that cards built in it are not among them.
    """
    box = game.box
    triggers = {
        "shovel": game.common == "shovels" or game.boom == "shovels",
        "wheelbarrow": game.common == "wheelbarrows" or game.boom == "wheelbarrows",
    }
    found = [number for number in box.mill if triggers.get(box.abilities[number].trigger)]
    for card in sorted(game.town[seat]):
        triggers["visit"] = is_at(game, site, box.cards[card].site)
        found += [
            number
            for number in box.cards[card].abilities
            if triggers.get(box.abilities[number].trigger)
        ]
    found += [
        number
        for number in specialty_abilities(game, seat)
        if box.abilities[number].trigger == "turn" and not box.abilities[number].instead_of
    ]
    return tuple([number for number in found if bust_fits(game, site, box.abilities[number])])


def has_uses_left(game: Coloma, seat: int, ability: Ability) -> bool:
    """C-16.14: once per turn, or as often as the card says, and not too often in a Year."""
    if ability.times and game.uses.count(ability.number) >= ability.times:
        return False
    limit = ability.times_per_year
    return not limit or game.year_uses[seat].count(ability.number) < limit


def note_use(game: Coloma, seat: int, ability: Ability) -> None:
    """Write down that an ability was used."""
    game.uses = (*game.uses, ability.number)
    if ability.times_per_year:
        game.year_uses[seat] = (*game.year_uses[seat], ability.number)


def is_offered(game: Coloma, seat: int, listing: int) -> bool:
    """C-16.15: whether an option can be paid and would change something."""
    return is_payable(game, seat, listing) and would_change(game, seat, listing)


def use(game: Coloma, seat: int, ability: Ability, option: int) -> None:
    """Use an ability: one of its options is carried out."""
    note_use(game, seat, ability)
    game.emit(AbilityUsed(seat, ability.card, game.box.names[ability.card]))
    game.push("carry_out", seat, ability.options[option - 1])


def react(game: Coloma, seat: int, happened: str) -> None:
    """C-24.2: a specialty reacts whenever its event happens to the player."""
    # What is pushed last happens first, and the card is read from left to right (C-16.1).
    for number in reversed(specialty_abilities(game, seat)):
        ability = game.box.abilities[number]
        fits = ability.trigger == "react" and ability.on == happened
        if fits and has_uses_left(game, seat, ability):
            use(game, seat, ability, 1)


def replacement(game: Coloma, seat: int, kind: str) -> Ability | None:
    """The ability that can be used instead of an action of a kind (C-24.5), if it is worth it."""
    for number in specialty_abilities(game, seat):
        ability = game.box.abilities[number]
        is_left = ability.instead_of == kind and has_uses_left(game, seat, ability)
        if is_left and is_offered(game, seat, ability.options[0]):
            return ability
    return None


def must_action(game: Coloma, listing: int) -> int:
    """The number of the action in a listing that cannot be declined (-1: there is none)."""
    for effect in game.box.listings[listing].effects:
        if effect.must:
            return effect.number
    return NONE
