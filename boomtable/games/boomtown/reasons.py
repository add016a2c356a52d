"""Why an answer is not possible, in the words of the rules."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Option
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
from boomtable.games.boomtown.auction import lowest_bid
from boomtable.games.boomtown.state import NOBODY, UNSEEN, Boomtown, mines_in
from boomtable.locale import Text

PROMPTS: dict[type[Option], str] = {
    First: "first",
    Draw: "row",
    Roll: "roll",
    Pass: "bid",
    Bid: "bid",
    Take: "take",
    Blast: "dynamite",
    Seize: "expropriation",
    Appoint: "governor",
    Rob: "holdup",
    Vein: "new-vein",
    Open: "saloon",
    Hire: "saloon-girls",
    Mustang: "mustang",
    Telegraph: "telegraph",
}


def explain(game: Boomtown, option: Option) -> Text | None:
    """Why an option is not legal now."""
    if PROMPTS[type(option)] != game.step:
        return _why("other-question", answer=str(option), question=_why(f"question-{game.step}"))
    match option:
        case Bid(bid):
            return _no_bid(game, bid)
        case Take(code) | Draw(code) | Blast(code) | Seize(code) | Vein(code) | Hire(code):
            card = game.box.card_of.get(code)
            return _why("no-such-card", card=code) if card is None else _no_card(game, option, card)
        case Appoint(code) | Open(code):
            town = game.box.town_of.get(code)
            if town is None:
                return _why("no-such-town", town=code, towns=list(game.box.town_of))
            if isinstance(option, Open):
                return None
            return _why("not-your-pawn", town=game.box.towns[town].named)
        case Rob(victim, number):
            return _no_robbery(game, victim, number)
        case Telegraph(total):
            if total == game.total:
                return _why("same-total", total=total)
            return _why(
                "total-out-of-reach", total=total, first=_die(game, 0), second=_die(game, 1)
            )
        case First(seat):
            return _why("no-such-seat", seat=seat + 1, players=game.players)
        case Roll():
            return _why("no-such-roll", faces=game.box.faces)
    return None


def _no_bid(game: Boomtown, bid: int) -> Text:
    gold = game.gold[game.active]
    if bid > gold:
        return _why("bid-too-high", bid=bid, gold=gold)  # B-5.3
    if game.holder != NOBODY:
        return _why("bid-too-low", lowest=lowest_bid(game), standing=game.standing)  # B-5.2
    return _why("first-bid-too-low", lowest=lowest_bid(game))


def _no_card(game: Boomtown, option: Option, card: int) -> Text | None:
    shown = game.box.cards[card]
    owner = game.place[card]
    match option:
        case Take():
            return _why("not-in-row", card=shown.title)
        case Draw():
            if owner == UNSEEN:
                return _why("first-row-mines-only", card=shown.title)  # B-4.2
            return _why("already-drawn", card=shown.title)
        case Hire():
            if card not in game.box.saloons:
                return _why("not-a-saloon", card=shown.title)
            return _why("not-your-saloon", card=shown.code)
        case Vein():
            if shown.kind != "mine":
                return _why("not-a-mine", card=shown.title)
            return _why("not-your-mine", card=shown.title)
        case Blast() if shown.kind not in ("mine", "saloon"):
            return _why("no-target", card=shown.title)  # B-R19
        case Seize() if shown.kind != "mine":
            return _why("not-a-mine", card=shown.title)
    if owner == game.active:
        return _why("own-card", card=shown.title)
    if owner < 0:
        return _why("before-nobody", card=shown.title)
    if isinstance(option, Seize) and mines_in(game, game.active, shown.town) == 0:
        return _why("no-mine-there", card=shown.title, town=game.box.towns[shown.town].named)
    return None


def _no_robbery(game: Boomtown, victim: int, number: int) -> Text | None:
    if victim == game.active:
        return _why("rob-yourself")
    if victim >= game.players:
        return _why("no-such-seat", seat=victim + 1, players=game.players)
    numbers = game.box.holdup_numbers
    if number in numbers:
        return None
    return _why("rob-number", number=number, least=numbers[0], most=numbers[-1])


def _die(game: Boomtown, which: int) -> int:
    assert game.dice is not None
    return game.dice[which]


def _why(key: str, **params: Any) -> Text:
    return Text(f"boomtown.why.{key}", params)
