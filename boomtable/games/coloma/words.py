"""What the table says to people: its questions, and the lines of its log."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Decision, Event
from boomtable.games.coloma.gold import own_gold_value
from boomtable.games.coloma.happenings import (
    CardDiscarded,
    DialsRevealed,
    Gained,
    Paid,
    SiteWentBust,
)
from boomtable.games.coloma.phrases import action_in_words, amount, text
from boomtable.games.coloma.pieces import (
    BARKER,
)
from boomtable.games.coloma.state import NEUTRAL, Coloma
from boomtable.games.coloma.turn_happenings import (
    OutlawsChanged,
    ThingsBought,
    WagonMoved,
)
from boomtable.games.coloma.year_happenings import (
    ShadeBuilt,
    ShootoutHeld,
    ShootoutRanked,
)
from boomtable.locale import Text, Who

SHADE_NAME = "coloma.shade"


def ask(game: Coloma, decision: Decision) -> Text:
    """The question that a seat (or whoever deals real cards) reads."""
    match decision.prompt:
        case "act":
            site = game.dials[game.active]
            place = BARKER if site == game.barker else site
            return text("ask.act", site=site, name=game.box.sites[place].named)
        case "pay":
            return text("ask.pay", n=game.due, value=own_gold_value(game))
        case "dial" if game.with_mules:
            return text("ask.dial-mules")
        case "gold-sale":
            return text("ask.gold-sale", vp=_sale_vp(game))
        case "settle" if game.with_hotels:
            return text("ask.settle-hotels")
        case "go":
            return text("ask.go", n=game.spaces_left)
        case "gained-action":
            effect = game.box.effects[game.gaining]
            if effect.kind == "wagon" and not effect.must:
                return text("ask.gained-wagon", n=game.spaces_left)
            key = "ask.gained-must" if effect.must else "ask.gained-action"
            return text(key, action=action_in_words(effect))
        case prompt:
            return text(f"ask.{prompt}")


def _sale_vp(game: Coloma) -> int:
    return max(event.sale_vp for event in game.box.events if event is not None)


def tell(event: Event) -> Text | None:
    """An event as a line of the log."""
    said = _fields(event)
    match event:
        case Gained(_, what, n) | Paid(_, what, n):
            said["amount"] = amount(what, n)
        case ThingsBought(_, tents, horses):
            bought = (("tent", tents), ("horse", horses))
            said["things"] = [amount(what, n) for what, n in bought if n]
        case OutlawsChanged(n):
            key = "tell.outlaws-came" if n > 0 else "tell.outlaws-left"
            return text(key, n=abs(n))
        case CardDiscarded():
            key = "card-discarded" if event.card is None else "card-discarded-own"
            return text(f"tell.{key}-{event.place}", **said)
        case DialsRevealed(sites, mules):
            said["sites"] = [
                text("tell.dial", who=Who(seat), site=site) for seat, site in enumerate(sites)
            ]
            said["mules"] = list(mules)
            return text("tell.dials-revealed-mules" if mules else "tell.dials-revealed", **said)
        case _:
            return _tell_more(event, said)
    return text(f"tell.{event.__struct_config__.tag}", **said)


def _tell_more(event: Event, said: dict[str, Any]) -> Text | None:
    key = f"tell.{event.__struct_config__.tag}"
    match event:
        case SiteWentBust(_, copied, tied):
            key += "-tied" if tied else "-copied" if copied else ""
        case WagonMoved(stop=True):
            key += "-stop"
        case WagonMoved(node=node, name=name) if node == name.en:
            key += "-horseshoe"
        case ShadeBuilt(hotel=True):
            key += "-hotel"
        case ShootoutHeld(won=won):
            key += "-won" if won else "-lost"
        case ShootoutRanked(seat=seat) if seat == NEUTRAL:
            key += "-neutral"
    return text(key, **said)


def _fields(event: Event) -> dict[str, Any]:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    if "seat" in fields:
        fields["seat"] = Who(fields["seat"], SHADE_NAME)
    return fields
