"""Effects, costs and amounts in words, for labels and for whoever reads a card aloud."""

from __future__ import annotations

from typing import Any

from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.pieces import (
    NONE,
    Card,
    Condition,
    Effect,
    EndEffect,
    Modifier,
    Price,
)
from boomtable.locale import Text


def amount(what: str, n: int) -> Text:
    """``2 coins``."""
    return text(f"amount.{what}", n=n)


def effects_in_words(box: Box, listing: int) -> list[Text]:
    """All effects of a listing; an empty one says so."""
    return _listed(box, listing) if listing != NONE else [text("effect.nothing")]


def effect_in_words(box: Box, effect: Effect) -> Text:
    """One effect of the vocabulary."""
    match effect.op:
        case "gain":
            return amount(effect.what, effect.n)
        case "gain-per":
            per = text(f"count.{effect.count}")
            return text("effect.gain-per", amount=amount(effect.what, effect.n), count=per)
        case "advance":
            return text(f"effect.advance-{effect.track}", n=effect.n)
        case "income":
            return text(f"effect.income-{effect.track}")
        case "exchange" | "choose":
            options = [text("effect.option", effects=_listed(box, it)) for it in effect.options]
            return text("effect.exchange", options=_either(options))
        case "upgrade":
            key = "upgrade-card" if effect.inhabitants_less else "upgrade"
            return text(f"effect.{key}-{effect.to}", n=effect.inhabitants_less)
        case "site":
            return text("effect.site", resource=box.resources[effect.resource].named)
        case "lever-up":
            return text("effect.lever-up", n=effect.n)
    return text(f"effect.{effect.op}")


def _listed(box: Box, listing: int) -> list[Text]:
    effects = box.listings[listing].effects
    paid = [amount(it.what, it.n) for it in effects if it.op == "lose"]
    gained = [effect_in_words(box, it) for it in effects if it.op != "lose"]
    return [text("effect.trade", paid=paid, gained=gained)] if paid and gained else gained or paid


def _either(options: list[Text]) -> Text:
    if len(options) == 1:
        return options[0]
    return text("effect.either", first=options[0], second=_either(options[1:]))


def price_in_words(box: Box, price: Price, less: int = 0) -> list[Text]:
    """Coins, vases and resources of a card or project."""
    coins = max(0, price.coins - less)
    parts = [amount("coins", coins)] if coins else []
    parts += [amount("vases", price.vases)] if price.vases else []
    parts += [
        text("amount.resource", n=n, resource=it.named)
        for it, n in zip(box.resources, price.needs, strict=True)
        if n
    ]
    return parts or [text("effect.nothing")]


def card_in_words(box: Box, card: Card) -> list[Text]:
    """All that a card does: at once, for good, and at the end."""
    said = [] if card.immediate == NONE else effects_in_words(box, card.immediate)
    said += [modifier_in_words(box, it) for it in card.permanent]
    said += [end_in_words(box, it) for it in card.end]
    return said


def modifier_in_words(box: Box, modifier: Modifier) -> Text:
    """A permanent effect."""
    gained = [] if modifier.gain == NONE else _listed(box, modifier.gain)
    kind = box.kinds[modifier.kind].named if modifier.kind != NONE else ""
    return text(f"modifier.{modifier.on}", n=modifier.n, kind=kind, effects=gained)


def end_in_words(box: Box, effect: EndEffect) -> Text:
    """L-15.11: VP at the end."""
    counted = text(f"count.{effect.count}")
    if effect.region != NONE:
        counted = text("count.presences-in", region=box.regions[effect.region].named)
    if not effect.at:
        return text("effect.end-per", amount=amount("vp", effect.vp[0]), count=counted)
    steps = [
        text("effect.threshold", amount=amount("vp", vp), n=least)
        for least, vp in zip(effect.at, effect.vp, strict=True)
    ]
    return text("effect.end-threshold", steps=steps, count=counted)


def condition_in_words(box: Box, condition: Condition, scoring: int) -> Text:
    """The condition of a scoring tile at the k-th scoring."""
    top, bottom = condition.values[scoring - 1]
    match condition.type:
        case "two-regions":
            one, other = (box.regions[it].named for it in condition.regions)
            return text("condition.two", n=top, m=bottom, one=one, other=other)
        case "two-kinds":
            one, other = (box.kinds[it].named for it in condition.kinds)
            return text("condition.two-kinds", n=top, m=bottom, one=one, other=other)
        case "track-steps":
            return text(f"condition.{condition.track}-steps", n=top)
        case "exchange":
            offers: list[Any] = [
                next(
                    amount(effect.what, effect.n)
                    for effect in box.listings[payment].effects
                    if effect.op == "lose"
                )
                for payment in condition.payments
            ]
            vp = amount("vp", condition.vp_each)
            return text("condition.exchange", n=top, offers=_either(offers), vp=vp)
    return text(f"condition.{condition.type}", n=top)
