"""All that is in the box: what ``components.toml`` says, frozen and shared by all tables.

Things are numbered as they stand in the file (cards, Barrels, Bridges, spaces of the map, lands,
charts) or as the rules number them (Sites and Events 1 to 5, canyons and rows 1 to 4 and 1 to 6,
Stash spaces 0 to 4). A list of effects and an ability have numbers too, so that a step of the
agenda can name them. Options are made once, here, and used again at every table.
"""

from __future__ import annotations

from msgspec import Struct

from boomtable.games.coloma.answers import (
    BuildBridge,
    BuildRiver,
    BuildTown,
    Dial,
    Discard,
    FillRow,
    Go,
    OpenBarrel,
    Pay,
    PitchEvent,
    PitchLand,
    Sell,
    Shop,
    TakeBarrel,
    Use,
)
from boomtable.games.coloma.outcomes import (
    Avoid,
    BridgeType,
    BusterGoes,
    Coin,
    Deal,
    Draw,
    FirstSheriff,
    FromStack,
    LayBarrel,
    NextChart,
    Refill,
    WagonCard,
)
from boomtable.games.coloma.pieces import (
    BARKER,
    GOLD_VALUE,
    IGNORE_BUST,
    MODS,
    NO_MODS,
    OTHER,
    PITCH_ANYWHERE,
    SALE,
    SALE_VP,
    SHOOTOUT,
    WAGON_SPACES,
    WATER_BUCK,
    WATER_DUDE,
    Ability,
    Barrel,
    Board,
    Bridge,
    Canyon,
    Card,
    Chart,
    Color,
    Cost,
    Costs,
    Effect,
    EventSpace,
    Hotels,
    Land,
    Level,
    Listing,
    Node,
    ShadeSite,
    Site,
    Solo,
    Specialty,
    Start,
    Year,
)
from boomtable.locale import Named

__all__ = [
    "BARKER",
    "GOLD_VALUE",
    "IGNORE_BUST",
    "MODS",
    "NO_MODS",
    "OTHER",
    "PITCH_ANYWHERE",
    "SALE",
    "SALE_VP",
    "SHOOTOUT",
    "WAGON_SPACES",
    "WATER_BUCK",
    "WATER_DUDE",
    "Ability",
    "Barrel",
    "Board",
    "Box",
    "Bridge",
    "Canyon",
    "Card",
    "Chart",
    "Color",
    "Cost",
    "Costs",
    "Effect",
    "EventSpace",
    "Hotels",
    "Land",
    "Level",
    "Listing",
    "Node",
    "ShadeSite",
    "Site",
    "Solo",
    "Specialty",
    "Start",
    "Year",
]


class Box(Struct, frozen=True, eq=False):
    """Everything in the box, and the numbers of the rulebook."""

    hash: str
    colors: tuple[Color, ...]
    dudes: int
    tents: int
    horses: int
    bridges_most: int
    rows_per_turn: int
    outlaws_most: int

    sites: tuple[Site, ...]
    """The Barker's, then those of the wheel."""
    wheel: tuple[int, ...]
    barker_start: int
    signpost_offset: int
    signpost_copies: int
    events: tuple[EventSpace | None, ...]
    """By the number of the Site; nothing in the place of 0."""

    start: Start
    bridge_types: int
    bridge_copies: dict[int, int]
    neutral_row: int
    neutral_gunmen: int
    pools: dict[int, tuple[int, ...]]
    gold_values: tuple[int, ...]
    gold_full: int
    years: tuple[Year, ...]

    tent_price: int
    horse_price: int
    stash_outlaws: tuple[int, ...]
    barrels: tuple[Barrel, ...]
    river: Costs
    bridge: Costs
    bridges: tuple[Bridge, ...]
    mill: tuple[int, ...]
    mill_name: Named
    boards: tuple[Board, ...]
    cards: tuple[Card, ...]
    hotels: Hotels
    nodes: tuple[Node, ...]
    lands: tuple[Land, ...]
    tent_chart: tuple[int, ...]
    rows: tuple[int, ...]
    grave_vp: tuple[int, ...]
    charts: tuple[Chart, ...]
    specialties: tuple[Specialty, ...]
    buster_players: tuple[int, ...]
    buster_avoids: int
    buster_sites: tuple[int, ...]
    mules_players: tuple[int, ...]
    mules_events_by_barker: bool
    solo: Solo

    effects: tuple[Effect, ...]
    listings: tuple[Listing, ...]
    abilities: tuple[Ability, ...]
    names: dict[str, Named]
    """Of everything that an answer names by its id."""
    resources: dict[str, Named]

    card_of: dict[str, int]
    barrel_of: dict[str, int]
    bridge_of: dict[str, int]
    node_of: dict[str, int]
    land_of: dict[str, int]
    chart_of: dict[str, int]
    ability_of: dict[str, tuple[int, ...]]

    sheriffs: tuple[FirstSheriff, ...]
    bridge_draws: tuple[BridgeType, ...]
    chart_draws: tuple[NextChart, ...]
    lays: tuple[LayBarrel, ...]
    refills: tuple[tuple[Refill, ...], ...]
    stacks: tuple[FromStack, ...]
    deals: tuple[tuple[Deal, ...], ...]
    draws: tuple[tuple[Draw, ...], ...]
    discards: tuple[tuple[Discard, Discard], ...]
    avoids: dict[int, Avoid]
    busters: dict[int, BusterGoes]
    coins: tuple[Coin, ...]
    wagon_cards: dict[int, WagonCard]
    dials: tuple[Dial, ...]
    mule_dials: tuple[Dial, ...]
    sells: tuple[Sell, ...]
    pays: tuple[Pay, ...]
    shops: tuple[tuple[Shop, ...], ...]
    takes: tuple[TakeBarrel, ...]
    uses: tuple[tuple[Use, ...], ...]
    hammer_rivers: tuple[BuildRiver, ...]
    saw_rivers: tuple[BuildRiver, ...]
    hammer_bridges: tuple[BuildBridge, ...]
    saw_bridges: tuple[BuildBridge, ...]
    hammer_cards: tuple[BuildTown, ...]
    """By card; the Hotel is the last."""
    saw_cards: tuple[BuildTown, ...]
    opens: tuple[OpenBarrel, ...]
    goes: tuple[Go, ...]
    stops: tuple[Go, ...]
    fills: tuple[FillRow, ...]
    pitches: tuple[PitchEvent, ...]
    land_pitches: tuple[PitchLand, ...]
