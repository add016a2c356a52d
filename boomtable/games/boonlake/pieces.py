"""The things of the box as values: effects, cards, tiles, levers, spaces, tracks."""

from __future__ import annotations

from msgspec import Struct

from boomtable.locale import Named

NONE = -1
"""No region, no kind, no lever, no seat, no tile …"""
ANY_KIND = -1
"""A play opportunity for cards of every kind."""

INHABITANT, HOUSE, SETTLEMENT = 0, 1, 2
"""The sorts of pieces on a building site."""
SORTS = ("inhabitant", "house", "settlement", "cattle")
HOUSES, SETTLEMENTS, CATTLE = "house", "settlement", "cattle"
"""The columns of the player board."""
TRIGGERS = (
    *("modernize-cost", "card-cost", "discard-for-coins", "cattle-cost", "cattle-placed"),
    *("ship-on-coins", "ship-in-harbor", "ship-takes-vase"),
)
"""What permanent effects change, or answer (L-15.14)."""


class Effect(Struct, frozen=True):
    """One effect of a list (section 15).

    ``options`` are the numbers of the listings of an ``exchange`` or a ``choose``: first what is
    lost, then what is gained. ``resource`` is a place on the canal.
    """

    op: str
    what: str = ""
    n: int = 0
    count: str = ""
    track: str = ""
    to: str = ""
    resource: int = NONE
    region: int = NONE
    inhabitants_less: int = 0
    presences_less: int = 0
    options: tuple[int, ...] = ()


class Listing(Struct, frozen=True):
    """An effect list, with the line of the score sheet for its VP (L-18.7)."""

    effects: tuple[Effect, ...]
    line: int


class EndEffect(Struct, frozen=True):
    """L-15.11: ``vp`` for each counted, or by thresholds (``at``) the last one that is reached."""

    count: str
    region: int
    vp: tuple[int, ...]
    at: tuple[int, ...] = ()


class Modifier(Struct, frozen=True):
    """L-15.14: a permanent effect; ``n`` is less or more of what it changes, or ``gain``."""

    on: str
    card: int
    """The card that has it."""
    n: int = 0
    kind: int = NONE
    gain: int = NONE
    """The listing that is gained."""


class Thing(Struct, frozen=True):
    """A resource, a kind of card, a colour: something with a name only."""

    id: str
    named: Named


class Region(Struct, frozen=True):
    """A region; its number counts from north to south."""

    id: str
    named: Named
    label: int
    """The listing of its label."""
    solo_vp: int


class Space(Struct, frozen=True):
    """A space of the map, by its number; ``near`` are all adjacent ones, ascending (L-1.8)."""

    number: int
    region: int
    q: int
    r: int
    start: int
    """From how many players on it holds a starting tile (0: never)."""
    reward: int
    """The listing of its reward (``NONE``: it has none)."""
    near: tuple[int, ...]
    bridge: bool
    """Whether a bridge ends here."""


class RiverSpace(Struct, frozen=True):
    """A space of the river."""

    id: str
    arm: str
    harbor: bool
    reward: int
    shows: str
    """What kind of reward it has (empty: none)."""
    x: float
    y: float


class Lock(Struct, frozen=True):
    """A lock between two spaces of the river."""

    id: str
    named: Named
    after: int
    before: int
    rounds: tuple[int, ...]


class Row(Struct, frozen=True):
    """A row of the action board."""

    steps: int
    vp_cost: int


class Strip(Struct, frozen=True):
    """An action strip; ``kind`` of its first card step (``NONE``: it has none)."""

    id: str
    named: Named
    first: str
    kind: int
    middle: tuple[str, ...]
    others_only: bool
    common: str


class Recess(Struct, frozen=True):
    """A recess of the player board."""

    tier: int
    piece: str
    coins: int
    vp: int


class Tier(Struct, frozen=True):
    """A tier with a bonus inhabitant: how many pieces must have left each column (L-11.9)."""

    number: int
    houses: int
    settlements: int
    cattle: int
    coins: int
    vp: int


class Mode(Struct, frozen=True):
    """A way to pull a lever: its word (empty: the only one) and what it brings."""

    word: str
    listing: int


class Lever(Struct, frozen=True):
    """A lever; its number is its slot less 1.

    What it does follows from its effects: ``modes`` when it is pulled for its own sake; ``joker``
    and ``upstream`` in a payment, with the coins that the joker brings; what it eases for a
    settlement; whether it modernizes or upgrades.
    """

    id: str
    named: Named
    slot: int
    row: int
    cost: int
    use: str
    modes: tuple[Mode, ...] = ()
    joker: int = 0
    joker_coins: int = 0
    upstream: int = 0
    inhabitants_less: int = 0
    presences_less: int = 0
    modernizes: bool = False
    upgrades: str = ""


class TrackStep(Struct, frozen=True):
    """A step of an income track; ``crossing`` is a listing (``NONE``: nothing)."""

    coins: int
    cards: int
    vp: int
    crossing: int


class Site(Struct, frozen=True):
    """A building site: what it costs and brings are listings (``NONE``: nothing)."""

    cost: int
    effect: int
    settlement_vp: int


class Tile(Struct, frozen=True):
    """A building tile; ``start`` is the smallest number of players (0: a gray tile)."""

    id: str
    named: Named
    start: int
    sites: tuple[Site, ...]


class Price(Struct, frozen=True):
    """The cost of a card or project: coins, vases, and what resources are shown, by canal."""

    coins: int
    vases: int
    needs: tuple[int, ...]


class Card(Struct, frozen=True):
    """A project card: one design of it."""

    id: str
    named: Named
    kind: int
    copies: int
    price: Price
    vp: int
    immediate: int
    """A listing (``NONE``: nothing)."""
    end: tuple[EndEffect, ...]
    permanent: tuple[Modifier, ...]


class Condition(Struct, frozen=True):
    """The lower half of a scoring tile: what its type needs of the fields.

    ``values`` has a pair for each scoring; where the file has one number, the second is 0.
    """

    type: str
    values: tuple[tuple[int, int], ...]
    regions: tuple[int, ...] = ()
    kinds: tuple[int, ...] = ()
    track: str = ""
    payments: tuple[int, ...] = ()
    """Of an exchange: a listing for each payment."""
    vp_each: int = 0


class ScoringTile(Struct, frozen=True):
    """A scoring tile: the special project above, the condition below."""

    id: str
    named: Named
    price: Price
    vp: int
    track: str
    condition: Condition
