"""The things of the box as values: effects, abilities, cards, spaces, charts."""

from __future__ import annotations

from msgspec import Struct

from boomtable.locale import Named

BARKER = 0
"""In place of a Site: what the Barker has instead of both its sections."""

MODS = (
    "hammer-water-buck",
    "wagon-spaces",
    "pitch-anywhere",
    "ignore-bust",
    "water-dude",
    "gold-value",
    "gold-sale-vp",
)
"""What passive abilities change, in the order in which a turn keeps their sums."""
WATER_BUCK, WAGON_SPACES, PITCH_ANYWHERE, IGNORE_BUST, WATER_DUDE, GOLD_VALUE, SALE_VP = range(7)
NO_MODS = (0,) * len(MODS)

SALE, SHOOTOUT, OTHER = "sale", "shootout", "other"
"""The lines of the score sheet on which Victory Points of effects are written down."""


class Effect(Struct, frozen=True):
    """One effect of a list: what is gained or paid, or the action that is taken.

    ``must``: the action cannot be declined (C-24.11).
    """

    number: int
    op: str
    what: str = ""
    n: int = 0
    from_cart: bool = False
    kind: str = ""
    less_buck: int = 0
    spaces: int = 0
    items: int = 0
    towns_only: bool = False
    must: bool = False


class Listing(Struct, frozen=True):
    """An effect list, with the line of the score sheet for its Victory Points."""

    effects: tuple[Effect, ...]
    line: str = OTHER


class Ability(Struct, frozen=True):
    """An ability: ``options`` are numbers of listings, ``mods`` sums in the order of ``MODS``.

    ``place`` is its number on the card, from 1; ``times`` 0 means without limit.
    """

    number: int
    card: str
    place: int
    trigger: str
    options: tuple[int, ...]
    mods: tuple[int, ...] = NO_MODS
    times: int = 1
    times_per_year: int = 0
    bust: str = "any"
    on: str = ""
    instead_of: str = ""


class Cost(Struct, frozen=True):
    """What a build costs: Bucks by Hammer, gold by Saw, and Dudes."""

    buck: int = 0
    gold: int = 0
    dude: int = 0


class Costs(Struct, frozen=True):
    """Both ways to pay for a build."""

    hammer: Cost
    saw: Cost


class Site(Struct, frozen=True):
    """The two sections of a Site, by the kinds of their actions."""

    id: str
    named: Named
    common: str
    boom: str


class EventSpace(Struct, frozen=True):
    """An Event: its effects once and twice; of a gold sale instead the VP for a nugget."""

    id: str
    named: Named
    once: int
    twice: int
    sale_vp: int = 0


class Barrel(Struct, frozen=True):
    """A kind of Barrel."""

    id: str
    named: Named
    count: int
    listing: int


class Bridge(Struct, frozen=True):
    """A type of Bridge and what it counts."""

    id: str
    named: Named
    per: str
    rate: int
    most: int
    copies: int


class Canyon(Struct, frozen=True):
    """A River Canyon of a player board."""

    vp: int
    listing: int


class Board(Struct, frozen=True):
    """One side of a player board: its River Canyons."""

    id: str
    named: Named
    side: str
    color: str
    canyons: tuple[Canyon, ...]


class Card(Struct, frozen=True):
    """A Town Building."""

    id: str
    named: Named
    site: str
    vp: int
    costs: Costs
    abilities: tuple[int, ...]


class Hotels(Struct, frozen=True):
    """The Hotels, all alike."""

    named: Named
    count: int
    per_player: int
    vp: int
    spaces: int
    vp_per_guest: int
    costs: Costs


class Node(Struct, frozen=True):
    """A space of the map, with its neighbours in the order of the trails."""

    id: str
    named: Named
    kind: str
    x: int
    y: int
    listing: int
    stop: int
    lands: tuple[int, ...]
    near: tuple[int, ...]

    @property
    def is_town(self) -> bool:
        """Whether it is a Boomtown."""
        return self.kind == "boomtown"


class Land(Struct, frozen=True):
    """A Frontier Land."""

    id: str
    named: Named
    x: int
    y: int


class Chart(Struct, frozen=True):
    """A Shootout chart: listings for the tiers, and the Graves of those who stayed away."""

    id: str
    named: Named
    is_tile: bool
    win: tuple[int, ...]
    lose: tuple[int, ...]
    graves_win: int
    graves_lose: int


class Year(Struct, frozen=True):
    """A Year: its number, its Outlaws, whether its chart is a tile."""

    year: int
    outlaws: int
    is_tile: bool


class Color(Struct, frozen=True):
    """The colour of a player."""

    id: str
    named: Named


class Specialty(Struct, frozen=True):
    """What a Pioneer can do."""

    id: str
    named: Named
    set: str
    color: str
    abilities: tuple[int, ...]


class Start(Struct, frozen=True):
    """What a player begins with."""

    dude: int
    tent: int
    buck: int
    horse: int
    gold: int
    wagon: int
    draw: int
    discard: int


class Level(Struct, frozen=True):
    """A level of the solo game."""

    id: str
    named: Named
    river: int
    building: int
    barrel: int
    bonus: int
    horse: int
    gold: int


class ShadeSite(Struct, frozen=True):
    """What the Shade does at a Site: two procedures and their numbers."""

    common: str
    boom: str
    numbers: dict[str, int]


class Solo(Struct, frozen=True):
    """The Shade."""

    named: Named
    setup_as: int
    dudes: int
    tents: int
    tent_on_event: int
    horses_most: int
    wagon: int
    gunmen_return: bool
    wagon_cards: tuple[int, ...]
    wins_ties: bool
    gains_at: int
    gains_gold: int
    sells_at: int
    sells_most: int
    sells_vp: int
    sites: tuple[ShadeSite, ...]
    vp_per_gold: int
    vp_per_horse: int
    vp_per_hotel: int
    levels: tuple[Level, ...]
