"""Why an ability cannot be used."""

from __future__ import annotations

from boomtable.games.coloma.abilities import has_uses_left, specialty_abilities
from boomtable.games.coloma.answers import Use
from boomtable.games.coloma.effects import is_payable, would_change
from boomtable.games.coloma.phrases import text
from boomtable.games.coloma.state import Coloma
from boomtable.locale import Text


def no_use(game: Coloma, option: Use) -> Text | None:
    """C-16.9 to C-16.15, C-24.5, and C-14.3 for a card that was built in this turn."""
    box, seat = game.box, game.active
    if option.card not in box.ability_of:
        return text("why.no-such-card", card=option.card)
    numbers, name = box.ability_of[option.card], box.names[option.card]
    if not 0 < option.ability <= len(numbers):
        return text("why.no-such-ability", card=name, n=len(numbers))
    number = numbers[option.ability - 1]
    ability = box.abilities[number]
    if not 0 < option.option <= len(ability.options):
        return text("why.no-such-option", card=name, n=len(ability.options))
    if not _is_owned(game, number):
        return text("why.not-in-town", card=name)
    fresh = game.town[seat][len(game.town[seat]) - game.built :]
    if option.card in [box.cards[card].id for card in fresh]:
        return text("why.built-this-turn", card=name)
    if ability.instead_of:
        return text("why.instead-of-wagon", card=name)
    if number not in game.abilities:
        return text("why.not-at-site", card=name)
    if not has_uses_left(game, seat, ability):
        return text("why.used-up", card=name)
    listing = ability.options[option.option - 1]
    if not is_payable(game, seat, listing):
        return text("why.cannot-pay", card=name)
    if not would_change(game, seat, listing):
        return text("why.changes-nothing", card=name)
    return text("why.cannot-follow", card=name)


def _is_owned(game: Coloma, number: int) -> bool:
    box, seat = game.box, game.active
    owned = {*box.mill, *specialty_abilities(game, seat)}
    return number in owned or any(number in box.cards[card].abilities for card in game.town[seat])
