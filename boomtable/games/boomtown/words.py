"""What the table says to people: its questions, and every option in words."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Decision, Event, Option
from boomtable.games.boomtown.answers import (
    Appoint,
    Bid,
    Blast,
    Draw,
    First,
    Hire,
    Mustang,
    Open,
    Pass,
    Rob,
    Roll,
    Seize,
    Take,
    Telegraph,
    Vein,
)
from boomtable.games.boomtown.box import Box
from boomtable.games.boomtown.happenings import FeePaid, SaloonPaid
from boomtable.games.boomtown.state import (
    NOBODY,
    Boomtown,
    fee,
    mines_in,
    saloons,
    value_of,
)
from boomtable.locale import Text, Who


def ask(game: Boomtown, decision: Decision) -> Text:
    """The question that a seat (or whoever rolls real dice) reads."""
    match decision.prompt:
        case "bid" if game.holder == NOBODY:
            return _text("ask.bid-open")
        case "bid":
            return _text("ask.bid", standing=game.standing)
        case "take" if len(game.order) == game.players - 1:
            return _text("ask.take-first")
        case "row":
            return _text("ask.row", place=len(game.row) + 1, players=game.players)
        case "roll" if game.robbery is not None:
            return _text("ask.roll-holdup")
        case "telegraph":
            return _text("ask.telegraph", total=game.total)
        case prompt:
            return _text(f"ask.{prompt}")


def label(game: Boomtown, option: Option) -> Text:
    """An option in words, with the numbers that matter for it."""
    match option:
        case Pass():
            return _text("option.pass")
        case Bid(bid):
            return _label_bid(game, bid)
        case Take(code) | Draw(code):
            return card_in_words(game, game.box.card_of[code])
        case Blast(code) | Seize(code) | Hire(code) | Vein(code):
            return _label_target(game, option, game.box.card_of[code])
        case Appoint(code) | Open(code):
            return _label_town(game, option, game.box.town_of[code])
        case Rob(victim, number):
            ways = sum(roll.first + roll.second >= number for roll in game.box.rolls)
            gold = min(number, game.gold[victim])
            return _text(
                "option.rob",
                victim=Who(victim),
                number=number,
                gold=gold,
                ways=ways,
                rolls=len(game.box.rolls),
            )
        case Mustang(used):
            return _text("option.mustang-yes" if used else "option.mustang-no")
        case Telegraph(total):
            return _text(
                "option.telegraph-no" if total is None else "option.telegraph", total=total
            )
        case First(seat):
            return _text("option.first", first=Who(seat))
        case Roll(first, second):
            return _text("option.roll", total=first + second)
    raise AssertionError(f"no words for {option}")


def tell(event: Event) -> Text:
    """A line of the log; a payment that fell short is told as such."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    said = {
        name: Who(value) if name == "seat" or name.endswith("_seat") else value
        for name, value in fields.items()
    }
    fell_short = isinstance(event, FeePaid | SaloonPaid) and event.gold < event.due
    return _text(f"tell.{event.__struct_config__.tag}{'-short' if fell_short else ''}", **said)


def card_in_words(game: Boomtown, card: int) -> Text:
    """A card on offer: a mine with its numbers and the fee, an event with what it does."""
    shown = game.box.cards[card]
    if shown.kind != "mine":
        effect = _text(f"card.{shown.kind}", **numbers_of_events(game.box))
        return _text("option.event", event=shown.named, effect=effect)
    return _text("option.mine", **_numbers(game, card), fee=_fee(game, card))


def numbers_of_events(box: Box) -> dict[str, int]:
    """The numbers in the sentences that say what an event does."""
    return {
        "loss": box.shark_loss,
        "gain": box.stagecoach_gain,
        "bonus": box.vein_bonus,
        "pay": box.saloon_pay,
        "girls_pay": box.saloon_pay_with_girls,
    }


def _label_bid(game: Boomtown, bid: int) -> Text:
    if game.holder == NOBODY:
        return _text("option.bid-first", bid=bid)
    return _text("option.bid", bid=bid, more=bid - game.standing)


def _label_target(game: Boomtown, option: Option, card: int) -> Text:
    box = game.box
    if card not in box.mines:
        town = box.towns[dict(saloons(game))[card]].named
        if isinstance(option, Hire):
            return _text("option.hire", town=town)
        return _text("option.blast-saloon", owner=Who(game.place[card]), town=town)
    if isinstance(option, Vein):
        richer = value_of(game, card) + box.vein_bonus
        return _text("option.vein", **_numbers(game, card), richer=richer)
    owner = Who(game.place[card])
    fee_text = _fee(game, card) if isinstance(option, Seize) else ""
    return _text("option.target", **_numbers(game, card), owner=owner, fee=fee_text)


def _label_town(game: Boomtown, option: Option, town: int) -> Text:
    named = game.box.towns[town].named
    if isinstance(option, Appoint):
        count = mines_in(game, game.active, town)
        fee_now = count * game.box.fee_per_mine * game.box.governor_factor
        return _text("option.appoint", town=named, fee=fee_now)
    others = [seat for seat in range(game.players) if seat != game.active]
    count = sum(mines_in(game, seat, town) for seat in others)
    return _text("option.open", town=named, count=count)


def _numbers(game: Boomtown, mine: int) -> dict[str, Any]:
    shown = game.box.cards[mine]
    return {
        "name": shown.named,
        "town": game.box.towns[shown.town].named,
        "number": shown.number,
        "ways": shown.ways,
        "rolls": len(game.box.rolls),
        "value": value_of(game, mine),
        "danger": _text("option.dangerous") if shown.dangerous else "",
    }


def _fee(game: Boomtown, mine: int) -> Text | str:
    """The fee that the active seat would pay, if any."""
    due = fee(game, game.active, mine) if game.active != NOBODY else 0
    if due == 0:
        return ""
    return _text("option.fee", fee=due, mayor=Who(game.mayor[game.box.cards[mine].town]))


def _text(key: str, **params: Any) -> Text:
    return Text(f"boomtown.{key}", params)
