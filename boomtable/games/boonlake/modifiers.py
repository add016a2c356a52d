"""L-15.13, L-15.14: permanent effects of played cards. All add up, also two copies of one card."""

from __future__ import annotations

from boomtable.games.boonlake.state import Boonlake


def total(game: Boonlake, seat: int, on: str) -> int:
    """The sum of all own effects with a trigger."""
    played = game.played[seat]
    return sum([it.n * played.count(it.card) for it in game.box.modifiers[on]])


def modernize_discount(game: Boonlake, seat: int) -> int:
    """Coins less for a lever."""
    return total(game, seat, "modernize-cost")


def card_discount(game: Boonlake, seat: int) -> int:
    """L-7.5: coins less for a card or project."""
    return total(game, seat, "card-cost")


def cattle_discount(game: Boonlake, seat: int) -> int:
    """L-12.5: inhabitants less for a cattle."""
    return total(game, seat, "cattle-cost")


def discard_bonus(game: Boonlake, seat: int, kind: int) -> int:
    """L-7.3: coins more for a discarded card of a kind."""
    played = game.played[seat]
    return sum(
        it.n * played.count(it.card)
        for it in game.box.modifiers["discard-for-coins"]
        if it.kind == kind
    )


def gains(game: Boonlake, seat: int, on: str) -> list[int]:
    """The listings that a trigger brings, one for each effect."""
    played = game.played[seat]
    return [it.gain for it in game.box.modifiers[on] for _ in range(played.count(it.card))]
