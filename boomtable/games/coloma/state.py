"""The table of a game in progress, as plain data, and the plainest questions put to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import State
from boomtable.games.coloma.pieces import (
    NO_MODS,
)

if TYPE_CHECKING:
    from boomtable.games.coloma.box import (
        Box,
    )

NOBODY, NEUTRAL = -1, -2
"""Owners of a row of the Shootout that no player has filled."""
NONE = -1
HUMAN, SHADE = 0, 1
"""The two sides of the solo game."""


class Coloma(State, kw_only=True):
    """What lies on the table. Lists have an entry for each side: each player, and the Shade.

    Cards, Barrels, Bridges, spaces of the map, lands and charts are numbers of the box; Sites,
    canyons and rows count from 1. Small sets are sorted tuples, so that a copy can share them.
    """

    if TYPE_CHECKING:  # In the saved data there is no box.
        box: Box
    sides: int
    """How many take turns: the players, and in the solo game the Shade."""
    board_side: str
    with_hotels: bool
    specialty_set: str
    with_mules: bool
    level: int
    """The level of the solo game (-1: no solo game)."""
    colors: tuple[int, ...]
    boards: tuple[int, ...]
    """The River Canyons of each side (-1: the Shade has none)."""
    specialties: tuple[int, ...]

    year: int = 0
    """The Year, counted from 0."""
    round: int = 0
    phase: str = "setup"
    """The step that is going on: ``setup``, ``event``, ``dials`` … (all are named in ``view``)."""
    sheriff: int = NOBODY
    barker: int
    bust: int = 0
    """The Site on which the Bust tile lies (0: on the Signpost arm, nothing is decided yet)."""
    busted: tuple[int, ...] = ()
    """The Sites that are Bust in this Round."""
    dials: list[int]
    mules: list[int]
    buster: int = 0
    avoided: tuple[int, ...] = ()

    supply: int
    """Nuggets in the Gold Supply."""
    cart: int = 0
    outlaws: int
    rows: list[int]
    chart: int = NONE
    charts_seen: tuple[int, ...] = ()
    bridge_types: tuple[int, ...] = ()
    bridges_left: list[int]
    """By type; 0 also for types that are not in the game."""
    stash: list[int]
    """The Barrels of the spaces 1 to 4 (-1: empty)."""
    stack: list[int]
    """How many Barrels of each kind lie face down."""
    discards: list[int]
    hotels_left: int = 0
    wagon_cards: tuple[int, ...] = ()

    bucks: list[int]
    gold: list[int]
    horses: list[int]
    dudes: list[int]
    """In the Lodge."""
    dudes_left: list[int]
    """In the General Supply."""
    tents: list[int]
    tents_left: list[int]
    graves: list[int]
    guests: list[int]
    hotels: list[int]
    wagons: list[int]
    event_tents: list[tuple[int, ...]]
    land_tents: list[tuple[int, ...]]
    rivers: list[tuple[int, ...]]
    spans: list[tuple[int, ...]]
    """Own Bridges in the order built."""
    town: list[tuple[int, ...]]
    """Own buildings in the order built."""
    barrels: list[tuple[int, ...]]
    used: list[tuple[int, ...]]
    """Used Barrels, the one used first first."""
    hand: list[tuple[int, ...]]
    deck: list[tuple[int, ...]]
    """The part of the deck that nobody knows: a bag."""
    top: list[tuple[int, ...]]
    """Known cards on top, the topmost first."""
    bottom: list[tuple[int, ...]]
    """Known cards at the bottom, the last one last."""
    carrots: list[tuple[int, ...]]
    year_uses: list[tuple[int, ...]]
    """Abilities with ``times_per_year`` used in this Year."""

    sale_vp: list[int]
    shootout_vp: list[int]
    owed_vp: list[int]
    guest_vp: list[int]
    other_vp: list[int]

    shade_rivers: int = 0
    shade_buildings: int = 0
    gone: int = 0
    """Dudes of the Shade that have left the game."""

    asking: str = ""
    """The prompt that is open, or that was answered last."""
    due: int = 0
    """The Bucks that are to be paid while ``pay`` is asked."""
    selling: int = NOBODY
    """Who is asked while ``gold-sale`` is open."""
    gaining: int = NONE
    """The effect whose action is open while ``gained-action`` is asked."""
    active: int = NOBODY
    """Whose turn it is; outside of turns, who was asked last to carry out an effect."""
    common: str = ""
    """The kind of the Common action while it is open."""
    boom: str = ""
    mods: tuple[int, ...] = NO_MODS
    abilities: tuple[int, ...] = ()
    """The abilities that the Site, the Bust and the specialty open in this turn."""
    uses: tuple[int, ...] = ()
    """The abilities used in this turn, one entry for each use."""
    built: int = 0
    """How many buildings of the tableau were built in this turn."""
    rows_filled: int = 0
    pitched_afar: int = 0
    trail: tuple[int, ...] = ()
    """The spaces that the Wagon has left, entered or passed in this action."""
    spaces_left: int = 0
    """How many spaces the Wagon can still go in this action."""
    drawn: int = 0
    """Cards that the present effect has drawn already."""

    def copy(self) -> Coloma:
        """An independent twin."""
        twin = State.copy(self)
        twin.dials = self.dials[:]
        twin.mules = self.mules[:]
        twin.rows = self.rows[:]
        twin.bridges_left = self.bridges_left[:]
        twin.stash = self.stash[:]
        twin.stack = self.stack[:]
        twin.discards = self.discards[:]
        twin.bucks = self.bucks[:]
        twin.gold = self.gold[:]
        twin.horses = self.horses[:]
        twin.dudes = self.dudes[:]
        twin.dudes_left = self.dudes_left[:]
        twin.tents = self.tents[:]
        twin.tents_left = self.tents_left[:]
        twin.graves = self.graves[:]
        twin.guests = self.guests[:]
        twin.hotels = self.hotels[:]
        twin.wagons = self.wagons[:]
        twin.event_tents = self.event_tents[:]
        twin.land_tents = self.land_tents[:]
        twin.rivers = self.rivers[:]
        twin.spans = self.spans[:]
        twin.town = self.town[:]
        twin.barrels = self.barrels[:]
        twin.used = self.used[:]
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        twin.carrots = self.carrots[:]
        twin.year_uses = self.year_uses[:]
        twin.sale_vp = self.sale_vp[:]
        twin.shootout_vp = self.shootout_vp[:]
        twin.owed_vp = self.owed_vp[:]
        twin.guest_vp = self.guest_vp[:]
        twin.other_vp = self.other_vp[:]
        return twin


def is_solo(game: Coloma) -> bool:
    """Whether the Shade plays."""
    return game.level != NONE


def is_shade(game: Coloma, seat: int) -> bool:
    """Whether a side is the Shade."""
    return seat == SHADE and game.level != NONE


def player_order(game: Coloma) -> list[int]:
    """All sides, the Sheriff first, then clockwise."""
    sides = game.sides
    return [(game.sheriff + step) % sides for step in range(sides)]


def with_buster(game: Coloma) -> bool:
    """Whether Buster plays (C-21.1, C-23.1)."""
    return game.players in game.box.buster_players and not game.with_mules


def with_neutral_gunmen(game: Coloma) -> bool:
    """Whether neutral Gunmen hold a row (C-2.11, C-R51)."""
    return game.players in game.box.buster_players


def gunmen(game: Coloma, owner: int) -> int:
    """How many Gunmen a side (or the neutral one) has at the Shootout."""
    return sum(size for size, held in zip(game.box.rows, game.rows, strict=True) if held == owner)


def deck_size(game: Coloma, seat: int) -> int:
    """How many cards a deck has."""
    return len(game.top[seat]) + len(game.deck[seat]) + len(game.bottom[seat])


def is_bust(game: Coloma, site: int) -> bool:
    """Whether a Site is Bust."""
    return site in game.busted


def renew_limits(game: Coloma) -> None:
    """C-16.13, C-16.14, C-17.4: what is counted by the turn is counted anew."""
    game.uses = ()
    game.built = 0
    game.rows_filled = 0
    game.pitched_afar = 0


def with_one(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A sorted set with one more."""
    return tuple(sorted((*things, thing)))


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """The same things in their order, one of a kind less."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]


def inventory(game: Coloma) -> dict[str, int]:
    """What is conserved: pieces of each kind, wherever they lie, but for named flows."""
    sides = range(game.sides)
    dudes = sum(game.dudes) + sum(game.dudes_left) + sum(game.graves) + sum(game.guests)
    tents = sum(game.tents) + sum(game.tents_left)
    tents += sum(map(len, game.event_tents)) + sum(map(len, game.land_tents))
    cards = sum(map(len, game.hand)) + sum(map(len, game.town))
    cards += sum(deck_size(game, seat) for seat in sides)
    barrels = sum(game.stack) + sum(game.discards) + sum(it != NONE for it in game.stash)
    barrels += sum(map(len, game.barrels)) + sum(map(len, game.used))
    return {
        "gold": game.supply + game.cart + sum(game.gold),
        "dudes": dudes + game.gone + sum(gunmen(game, seat) for seat in sides),
        "tents": tents,
        "cards": cards,
        "barrels": barrels,
        "bridges": sum(game.bridges_left) + sum(map(len, game.spans)),
        "hotels": game.hotels_left + sum(game.hotels),
        "bucks": sum(game.bucks),
        "horses": sum(game.horses),
        "vp": sum(map(sum, (game.sale_vp, game.shootout_vp, game.owed_vp, game.guest_vp)))
        + sum(game.other_vp),
        "outlaws": game.outlaws,
    }
