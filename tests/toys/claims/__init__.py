"""Claims: a small game with everything an engine must get right.

Hidden hands, a bag for a deck, secret and simultaneous play, secret single answers, weighted
chance, steps with several answers, modules and settings.
"""

from __future__ import annotations

from typing import Any

from boomtable.engine import Dice, Game, ScoreLine, ScoreSheet
from boomtable.engine.catalogue import read_meta
from boomtable.locale import Text
from tests.toys.claims.rules import rules
from tests.toys.claims.state import Box, Claims, unpack
from tests.toys.claims.vocabulary import EVENTS, OPTIONS, parse


def setup(box: Box, players: int, settings: Any) -> Claims:
    game = Claims(
        box=box,
        players=players,
        deck={card.id: card.copies for card in box.cards.values()},
        hands=[[] for _ in range(players)],
        played=[],
        buried=[],
        buried_by=[],
        won=[[] for _ in range(players)],
        fined=[0] * players,
        points_stashed=[3 if settings["rich"] else 0] * players,
        rounds=int(settings["rounds"]),
        sheriff="sheriff" in settings["modules"],
        stash="stash" in settings["modules"],
        fine=box.fines[settings["law"]],
    )
    game.push("deal")
    return game


def view(game: Claims, seat: int | None) -> dict[str, Any]:
    return {
        "round": game.round,
        "deck": sum(game.deck.values()),
        "hands": [
            sorted(hand) if owner == seat else len(hand) for owner, hand in enumerate(game.hands)
        ],
        "played": list(game.played),
        "buried": [
            card if owner == seat else None
            for card, owner in zip(game.buried, game.buried_by, strict=True)
        ],
        "won": [list(claims) for claims in game.won],
        "fined": list(game.fined),
        "stashed": list(game.points_stashed),
    }


def sample(game: Claims, seat: int | None, dice: Dice) -> None:
    """Deal what the seat cannot see afresh: the deck, other hands, what others have buried."""
    heap = [card for card, left in game.deck.items() for _ in range(left)]
    heap += [card for owner, hand in enumerate(game.hands) if owner != seat for card in hand]
    foreign = [place for place, owner in enumerate(game.buried_by) if owner != seat]
    heap += [game.buried[place] for place in foreign]
    heap.sort()
    for place in foreign:
        game.buried[place] = heap.pop(dice.below(len(heap)))
    for owner, hand in enumerate(game.hands):
        if owner != seat:
            hand[:] = [heap.pop(dice.below(len(heap))) for _ in hand]
    game.deck = {card: heap.count(card) for card in game.deck}


def inventory(game: Claims) -> dict[str, int]:
    cards = sum(game.deck.values()) + len(game.played) + len(game.buried)
    return {"cards": cards + sum(map(len, game.hands)), "fines": sum(game.fined)}


def score(game: Claims) -> ScoreSheet:
    lines = []
    for seat in range(game.players):
        values = [game.box.claims[claim].value for claim in game.won[seat]]
        lines += [ScoreLine(seat, Text("engine.game-over"), value) for value in values]
        lines.append(ScoreLine(seat, Text("engine.game-over"), -game.fined[seat]))
        lines.append(ScoreLine(seat, Text("engine.game-over"), game.points_stashed[seat]))
    won = tuple(len(claims) for claims in game.won)
    return ScoreSheet(game.players, tuple(lines), (won,))


GAME = Game(
    meta=read_meta(__name__),
    rules=rules,
    state_type=Claims,
    option_types=OPTIONS,
    event_types=EVENTS,
    unpack=unpack,
    setup=setup,
    view=view,
    score=score,
    parse=parse,
    sample=sample,
    inventory=inventory,
)
