"""Why a card cannot be played, discarded or given up, or a project not realized."""

from __future__ import annotations

from boomtable.games.boonlake.modifiers import card_discount
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.pieces import ANY_KIND, Price
from boomtable.games.boonlake.playing import can_mark_project
from boomtable.games.boonlake.state import Boonlake
from boomtable.locale import Text


def no_play(game: Boonlake, card: str) -> Text:
    """L-7.1, L-7.11."""
    missing = _not_held(game, card) or _wrong_kind(game, card)
    if missing is not None:
        return missing
    shown = game.box.cards[game.box.card_of[card]]
    return _not_payable(game, shown.price)


def no_project(game: Boonlake, tile: str) -> Text:
    """L-8.2, L-8.4."""
    number = game.box.scoring_tile_of.get(tile, -1)
    if number not in game.open_tiles:
        return text("why.not-open", tile=tile)
    shown = game.box.scoring_tiles[number]
    if number in game.projects[game.asked]:
        return text("why.realized", tile=shown.named)
    if not can_mark_project(game, game.asked):
        return text("why.no-marker")
    return _not_payable(game, shown.price)


def no_discard(game: Boonlake, card: str) -> Text:
    """L-7.2."""
    if game.asking == "play" and game.occasion == "builder":
        return text("why.no-discarding")
    missing = _not_held(game, card) or _wrong_kind(game, card)
    return missing or text("why.no-discarding")


def no_give(game: Boonlake, card: str) -> Text:
    """L-R61, L-R69."""
    return _not_held(game, card) or text("why.not-due", card=game.box.names[card])


def _not_held(game: Boonlake, card: str) -> Text | None:
    number = game.box.card_of.get(card)
    if number is None:
        return text("why.no-such-card", card=card)
    if number not in game.hand[game.asked]:
        return text("why.not-in-hand", card=game.box.names[card])
    return None


def _wrong_kind(game: Boonlake, card: str) -> Text | None:
    box = game.box
    kind = ANY_KIND
    if game.asking == "play" and game.occasion == "first":
        kind = box.strips[game.taken].kind
    if kind in (ANY_KIND, box.cards[box.card_of[card]].kind):
        return None
    return text("why.wrong-kind", card=box.names[card], kind=box.kinds[kind].named)


def _not_payable(game: Boonlake, price: Price) -> Text:
    """L-7.11: vases, resources, or coins are missing."""
    box, seat = game.box, game.asked
    if price.vases > game.vases[seat]:
        return text("why.vases", n=price.vases)
    canal = box.canal.view(game.sites[seat], game.boats[seat], game.ready[seat])
    ways = canal[price.needs]
    if not ways.plans:
        return text("why.resources")
    coins = max(0, price.coins - card_discount(game, seat)) + ways.least
    return text("why.coins", n=coins, have=game.coins[seat])
