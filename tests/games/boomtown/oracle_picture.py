"""The positions of the oracle and of the engine, brought into one form to be compared."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Table, view
from tests.games.boomtown.oracle import CHANCE, Oracle, Question


def in_oracle(oracle: Oracle, question: Question | None) -> dict[str, Any]:
    """The oracle's position, in the form in which a view is compared."""
    seats = range(oracle.players)
    picture: dict[str, Any] = {
        "turn": oracle.turn,
        "turns": oracle.turns,
        "short": oracle.short,
        "step": question.prompt if question else "over",
        "first": oracle.first,
        "order": oracle.order,
        "row": [(card, fees_in(oracle, card)) for card in oracle.row],
        "robbery": oracle.robbery,
        "deck": oracle.deck,
        "unseen": oracle.unseen,
        "discards": sorted(oracle.out),
        "seats": [player_in(oracle, seat) for seat in seats],
        "towns": [town_in(oracle, town) for town in oracle.towns],
        "totals": [oracle.score(seat) for seat in seats],
        "places": oracle.places(),
    }
    if question is None or question.prompt not in {"first", "row"}:
        # Before the first bid of a turn these say nothing.
        picture |= {
            "winner": oracle.winner,
            "price": oracle.price if oracle.winner is not None else None,
            "took": [oracle.took.get(seat) for seat in seats],
            "auction": (oracle.standing, oracle.holder, oracle.bids, oracle.passed),
            "dice": list(oracle.dice) if oracle.dice else None,
            "total": sum(oracle.dice) if oracle.dice else None,
        }
    if question and question.seat != CHANCE:
        picture["active"] = question.seat
    if question and question.prompt == "bid":
        prices = [int(bid.removeprefix("bid ")) for bid in question.answers[1:]]
        picture["shares"] = [(price, *oracle.shares(question.seat, price)) for price in prices]
    return picture


def fees_in(oracle: Oracle, card: str) -> list[int]:
    if card not in oracle.mines:
        return [0] * oracle.players  # B-10.6
    return [oracle.fee(seat, card) for seat in range(oracle.players)]


def player_in(oracle: Oracle, seat: int) -> dict[str, Any]:
    pawns = oracle.pawns(seat)
    return {
        "gold": oracle.gold[seat],
        "mines": [(m, oracle.value(m), m == oracle.vein) for m in oracle.mines_of(seat)],
        "kept": sorted(card for card, holder in oracle.kept.items() if holder == seat),
        "saloons": [
            (card, oracle.saloon_town[card], card == oracle.girls, oracle.saloon_pay(card))
            for card in oracle.saloons_of(seat)
        ],
        "mayor_of": pawns,
        "governor_of": oracle.governor if oracle.governor in pawns else None,
        "score": oracle.score(seat),
    }


def town_in(oracle: Oracle, town: str) -> dict[str, Any]:
    [tokens] = [entry["town_tokens"] for entry in oracle.box["town"] if entry["code"] == town]
    return {
        "town": town,
        "mayor": oracle.mayor.get(town),
        "governor": oracle.governor == town,
        "mines": [oracle.count(seat, town) for seat in range(oracle.players)],
        "tokens": tokens - list(oracle.saloon_town.values()).count(town),
    }


def in_engine(table: Table, keys: set[str]) -> dict[str, Any]:
    """The engine's position, in the same form."""
    seen = view(table, None)["table"]
    auction, robbery, sheet = seen["auction"], seen["robbery"], table.score()
    seats = [
        {
            "gold": seat["gold"],
            "mines": [(mine["card"], mine["value"], mine["vein"]) for mine in seat["mines"]],
            "kept": sorted(card["card"] for card in seat["kept"]),
            "saloons": [(s["card"], s["town"], s["girls"], s["pay"]) for s in seat["saloons"]],
            "mayor_of": seat["mayor_of"],
            "governor_of": seat["governor_of"],
            "score": seat["score"],
        }
        for seat in seen["seats"]
    ]
    towns = [
        {key: town[key] for key in ("town", "mayor", "governor", "mines", "tokens")}
        for town in seen["towns"]
    ]
    picture = seen | {
        "row": [(card["card"], card["fees"]) for card in seen["row"]],
        "robbery": (robbery["victim"], robbery["number"]) if robbery else None,
        "discards": sorted(seen["discards"]),
        "seats": seats,
        "towns": towns,
        "took": [seat["took"] for seat in seen["seats"]],
        "auction": tuple(auction[key] for key in ("standing", "holder", "bids", "passed")),
        "shares": [(share["price"], share["to"], share["bank"]) for share in seen["shares"]],
        "totals": list(sheet.totals),
        "places": list(sheet.places),
    }
    return {key: value for key, value in picture.items() if key in keys}
