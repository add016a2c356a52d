"""Effects, costs and abilities in words, for labels and for whoever reads a card aloud."""

from __future__ import annotations

from typing import Any

from boomtable.games.coloma.box import (
    Box,
)
from boomtable.games.coloma.pieces import (
    MODS,
    Ability,
    Cost,
    Effect,
)
from boomtable.locale import Text


def text(key: str, **params: Any) -> Text:
    """A sentence of this game."""
    return Text(f"coloma.{key}", params)


def amount(what: str, n: int) -> Text:
    """``2 Dudes``."""
    return text(f"amount.{what}", n=n)


def effect_in_words(effect: Effect) -> Text:
    """One effect."""
    match effect.op:
        case "pay":
            return text("effect.pay", amount=amount(effect.what, effect.n))
        case "outlaws":
            key = "effect.outlaws-come" if effect.n > 0 else "effect.outlaws-go"
            return text(key, n=abs(effect.n))
        case "bury":
            return text("effect.bury", n=effect.n)
        case "action":
            return action_in_words(effect)
    if effect.from_cart:
        return text("effect.from-cart", n=effect.n)
    return amount(effect.what, effect.n)


def action_in_words(effect: Effect) -> Text:
    """An action, with what is special about it."""
    kind = text(f"kind.{effect.kind}")
    if effect.less_buck:
        return text("effect.less-buck", kind=kind, n=effect.less_buck)
    if effect.spaces:
        return text("effect.more-spaces", kind=kind, n=effect.spaces)
    return kind


def effects_in_words(box: Box, listing: int) -> list[Text]:
    """All effects of a listing; an empty one says so."""
    effects = box.listings[listing].effects
    paid = [amount(effect.what, effect.n) for effect in effects if effect.op == "pay"]
    got = [effect_in_words(effect) for effect in effects if effect.op != "pay"]
    if paid and got:
        # A mere list would read as if everything were to be paid.
        is_action = any(effect.op == "action" for effect in effects)
        key = "effect.trade-action" if is_action else "effect.trade"
        return [text(key, paid=paid, got=got)]
    said = [effect_in_words(effect) for effect in effects]
    return said or [text("effect.nothing")]


def cost_in_words(cost: Cost) -> list[Text]:
    """What a build costs."""
    parts = (("buck", cost.buck), ("gold", cost.gold), ("dude", cost.dude))
    return [amount(what, n) for what, n in parts if n] or [text("effect.nothing")]


def ability_in_words(box: Box, ability: Ability) -> Text:
    """An ability: when it works and what it does."""
    trigger = text(f"trigger.{ability.trigger}")
    if ability.trigger == "passive":
        mods = [
            text(f"mod.{key}", n=abs(n)) for key, n in zip(MODS, ability.mods, strict=True) if n
        ]
        return text("ability.plain", trigger=trigger, effects=mods)
    if ability.on:
        trigger = text(f"react.{ability.on}")
    options = [
        text("ability.option", effects=effects_in_words(box, listing))
        for listing in ability.options
    ]
    said: Text | list[Text] = options
    if len(options) == 2:
        said = text("ability.either", first=options[0], second=options[1])
    key = "ability.plain"
    if ability.instead_of:
        key = "ability.instead"
    elif ability.bust != "any":
        key = f"ability.bust-{ability.bust}"
    return text(key, trigger=trigger, effects=said)


def abilities_in_words(box: Box, numbers: tuple[int, ...]) -> Text:
    """All abilities of a card or specialty."""
    if not numbers:
        return text("effect.nothing")
    first = ability_in_words(box, box.abilities[numbers[0]])
    if len(numbers) == 1:
        return first
    return text("ability.both", first=first, second=abilities_in_words(box, numbers[1:]))
