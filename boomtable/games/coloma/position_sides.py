"""The line of a player or of the Shade in a position."""

from __future__ import annotations

from boomtable.engine import Dice, Illegal
from boomtable.engine.notation import seat_name
from boomtable.games.coloma.position import ability_name, yearly_abilities
from boomtable.games.coloma.position_fields import Fields
from boomtable.games.coloma.state import SHADE, Coloma

BOTH = ("vp", "lodge", "tents", "gold", "horses", "wagon", "rivers", "events", "lands", "barrels")
BOTH_TOO = ("color", "graves")
PLAYER = ("bucks", "spans", "town", "used", "hand", "deck", "top", "bottom", "year-used")
_MOST = 9999


def read_player(game: Coloma, side: int, words: list[str], dice: Dice | None) -> None:
    """What a player has; the General Supply has what is nowhere else."""
    box = game.box
    hotels = ("hotels", "guests") if game.with_hotels else ()
    carrots = ("carrots",) if game.with_mules else ()
    fields = Fields(seat_name(side), words, (*BOTH, *PLAYER, *BOTH_TOO, *hotels, *carrots))
    _read_side(game, side, fields)
    sites = {str(site): site for site in box.wheel}
    canyons = range(1, len(box.boards[game.boards[side]].canyons) + 1)
    game.horses[side] = fields.number("horses", box.horses)
    game.bucks[side] = fields.number("bucks", _MOST)
    rivers = fields.different("rivers", {str(canyon): canyon for canyon in canyons})
    game.rivers[side] = tuple(sorted(rivers))
    types = {box.bridges[kind].id: kind for kind in game.bridge_types}
    game.spans[side] = tuple(fields.different("spans", types))
    game.used[side] = tuple(fields.many("used", box.barrel_of))
    game.town[side] = tuple(fields.different("town", box.card_of))
    game.guests[side] = fields.number("guests", game.hotels[side] * box.hotels.spaces)
    game.carrots[side] = tuple(sorted(fields.different("carrots", sites)))
    _read_cards(game, side, fields, dice)
    _read_year_uses(game, side, fields)


def read_shade(game: Coloma, words: list[str]) -> None:
    """What the Shade has."""
    solo = game.box.solo
    hotels = ("hotels",) if game.with_hotels else ()
    known = (*BOTH, "buildings", *BOTH_TOO, *hotels, "gone")
    fields = Fields(seat_name(SHADE), words, known)
    _read_side(game, SHADE, fields)
    game.horses[SHADE] = fields.number("horses", solo.horses_most)
    game.shade_rivers = fields.number("rivers", _MOST)
    game.shade_buildings = fields.number("buildings", _MOST)
    game.gone = fields.number("gone", solo.dudes)


def _read_side(game: Coloma, side: int, fields: Fields) -> None:
    """What a player and the Shade have in common."""
    box = game.box
    sites = {str(site): site for site in box.wheel}
    color = box.colors[game.colors[side]].id
    if fields.texts.get("color", color) != color:
        raise Illegal("coloma.position.color", line=fields.line, color=color)
    game.other_vp[side] = fields.number("vp", _MOST)
    game.dudes[side] = fields.number("lodge", box.dudes)
    game.tents[side] = fields.number("tents", box.tents)
    game.gold[side] = fields.number("gold", _MOST)
    game.wagons[side] = fields.one("wagon", box.node_of)
    game.event_tents[side] = tuple(sorted(fields.different("events", sites)))
    game.land_tents[side] = tuple(sorted(fields.different("lands", box.land_of)))
    game.barrels[side] = tuple(fields.many("barrels", box.barrel_of))
    game.graves[side] = fields.number("graves", len(box.grave_vp))
    game.hotels[side] = fields.number("hotels", box.hotels.count)


def _read_cards(game: Coloma, side: int, fields: Fields, dice: Dice | None) -> None:
    """Hand and deck: named cards, and so many others that are not named."""
    box = game.box
    town, all_cards = game.town[side], range(len(box.cards))
    parts: dict[str, list[int]] = {}
    for key in ("hand", "top", "bottom"):
        parts[key] = [] if fields.is_number(key) else fields.different(key, box.card_of)
    named = [*town, *(card for part in parts.values() for card in part)]
    for card in named:
        if named.count(card) > 1:
            raise Illegal("coloma.position.card-twice", line=fields.line, card=box.cards[card].id)
    bag = [card for card in all_cards if card not in named]
    for key, part in parts.items():
        if fields.is_number(key):
            count = fields.number(key, len(bag))
            part += [bag.pop(dice.below(len(bag)) if dice else 0) for _ in range(count)]
    deck = fields.number("deck", len(box.cards))
    held = len(parts["hand"]) + len(town) + deck
    if held != len(box.cards):
        raise Illegal(
            "coloma.position.cards", line=fields.line, found=held, expected=len(box.cards)
        )
    game.hand[side] = tuple(sorted(parts["hand"]))
    game.top[side], game.bottom[side] = tuple(parts["top"]), tuple(parts["bottom"])
    game.deck[side] = tuple(bag)


def _read_year_uses(game: Coloma, side: int, fields: Fields) -> None:
    """How often the one ability was used that the Year limits; of several, which ones."""
    yearly = yearly_abilities(game, side)
    if len(yearly) == 1:
        most = game.box.abilities[yearly[0]].times_per_year
        game.year_uses[side] = (yearly[0],) * fields.number("year-used", most)
        return
    names = {ability_name(game, number): number for number in yearly}
    used = fields.many("year-used", names)
    for number in used:
        if used.count(number) > game.box.abilities[number].times_per_year:
            raise Illegal(
                "coloma.position.value-twice",
                line=fields.line,
                field="year-used",
                value=ability_name(game, number),
            )
    game.year_uses[side] = tuple(used)
