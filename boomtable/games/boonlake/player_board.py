"""The player board of a component file: recesses, tiers, levers."""

from __future__ import annotations

from boomtable.games.boonlake import lines
from boomtable.games.boonlake.pieces import (
    CATTLE,
    HOUSES,
    NONE,
    SETTLEMENTS,
    Lever,
    Mode,
    Recess,
    Tier,
)
from boomtable.games.boonlake.shelf import PAYING, Shelf, Table, named, places

LOOSE = ("anchor", "payment-or-anchor")
MODE_WORDS = {"vases": "vase"}
"""A mode is named by what it brings; a single vase is one vase."""


def player_board(tables: Table, shelf: Shelf) -> Table:
    """The recesses in the order in which they are vacated, and the levers by slot."""
    recesses = [_recess(it) for it in tables["player_board"]["recess"]]
    columns = {
        piece: tuple(it for it in recesses if it.piece == piece)
        for piece in (HOUSES, SETTLEMENTS, CATTLE)
    }
    entries = sorted(tables["player_board"]["lever"], key=lambda it: it["slot"])
    levers = tuple(_lever(it, shelf) for it in entries)
    return {
        "recesses": tuple(recesses),
        "house_recesses": columns[HOUSES],
        "settlement_recesses": columns[SETTLEMENTS],
        "cattle_recesses": columns[CATTLE],
        "tiers": tuple(_tier(it, columns) for it in recesses if it.piece not in columns),
        "levers": levers,
        "lever_of": places(entries),
        "plans": _those(levers, "settlement"),
        "welcomes": _those(levers, "tile-placed"),
        "fames": _those(levers, "region-coins"),
        "forgoes": _those(levers, "forgo-play"),
        "tops": _those(levers, "common"),
        "loose": _those(levers, *LOOSE),
    }


def _recess(it: Table) -> Recess:
    income = it["income"]
    return Recess(it["tier"], it["piece"], income.get("coins", 0), income.get("vp", 0))


def _tier(bonus: Recess, columns: dict[str, tuple[Recess, ...]]) -> Tier:
    """L-11.9: a tier is empty when each column has lost its pieces down to that tier."""
    due = [
        sum(it.tier <= bonus.tier for it in columns[piece]) if _has(columns[piece], bonus) else 0
        for piece in (HOUSES, SETTLEMENTS, CATTLE)
    ]
    return Tier(bonus.tier, due[0], due[1], due[2], bonus.coins, bonus.vp)


def _has(column: tuple[Recess, ...], bonus: Recess) -> bool:
    return any(it.tier == bonus.tier for it in column)


def _lever(it: Table, shelf: Shelf) -> Lever:
    effects: list[Table] = it["effect"]
    return Lever(
        it["id"],
        named(it),
        it["slot"],
        it["row"],
        it["cost"],
        it["use"],
        modes=_modes(effects, shelf),
        joker=_sum(effects, "joker", "n"),
        # Foreman brings its coins as a joker too; an alternative to the joker is not gained.
        joker_coins=_coins(effects) if _sum(effects, "joker", "n") else 0,
        upstream=_sum(effects, "boat-upstream", "n"),
        inhabitants_less=_sum(effects, "ease-settlement", "inhabitants_less"),
        presences_less=_sum(effects, "ease-settlement", "presences_less"),
        modernizes=any(effect["op"] == "modernize" for effect in effects),
        upgrades=next((effect["to"] for effect in effects if effect["op"] == "upgrade"), ""),
    )


def _modes(effects: list[Table], shelf: Shelf) -> tuple[Mode, ...]:
    """The ways to pull a lever outside of a payment: one for each choice, else one in all."""
    if effects[0]["op"] == "choose":
        lists = [it for it in effects[0]["options"] if it[0]["op"] not in PAYING]
        return tuple(Mode(_word(it), shelf.listing(it, lines.LEVERS)) for it in lists)
    if effects[0]["op"] == "exchange":  # Who pulls it makes the exchange.
        options = effects[0]["options"]
        words = [""] if len(options) == 1 else [next(iter(it["get"])) for it in options]
        return tuple(
            Mode(word, shelf.exchange(it["pay"], it["get"], lines.LEVERS))
            for word, it in zip(words, options, strict=True)
        )
    listing = shelf.listing(
        [it for it in effects if it["op"] not in ("modernize", "upgrade")], lines.LEVERS
    )
    return (Mode("", listing),) if listing != NONE else ()


def _word(effects: list[Table]) -> str:
    what: str = effects[-1]["what"]
    return MODE_WORDS.get(what, what)


def _sum(effects: list[Table], op: str, field: str) -> int:
    """A figure of a lever, wherever it stands in its effects."""
    found = 0
    for effect in effects:
        lists = effect["options"] if effect["op"] == "choose" else []
        found += effect[field] if effect["op"] == op else 0
        found += sum(_sum(it, op, field) for it in lists)
    return found


def _coins(effects: list[Table]) -> int:
    return sum(it["n"] for it in effects if it["op"] == "gain" and it["what"] == "coins")


def _those(levers: tuple[Lever, ...], *uses: str) -> tuple[int, ...]:
    return tuple(number for number, lever in enumerate(levers) if lever.use in uses)
