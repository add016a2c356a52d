"""All that is in the box: what ``components.toml`` says, frozen and shared by all tables.

Cards, tiles, scoring tiles, strips, levers, river spaces are numbered as they stand in the file
(levers by slot, regions from north to south, resources along the canal), spaces of the map by
their own numbers (place 0 of ``spaces`` is no space). A list of effects has a number too, so that
a step of the agenda can name it.
"""

from __future__ import annotations

from msgspec import Struct

from boomtable.games.boonlake.course import Course
from boomtable.games.boonlake.option_forms import Forms
from boomtable.games.boonlake.payment import Canal
from boomtable.games.boonlake.pieces import (
    Card,
    Lever,
    Listing,
    Lock,
    Modifier,
    Recess,
    Region,
    RiverSpace,
    Row,
    ScoringTile,
    Space,
    Strip,
    Thing,
    Tier,
    Tile,
    TrackStep,
)
from boomtable.games.boonlake.solo_pieces import Solo
from boomtable.games.boonlake.ways import CattleCost, SettlementCost
from boomtable.locale import Named


class Costs(Struct, frozen=True, forbid_unknown_fields=False):
    """The figures of the rules: the table ``[costs]``, word for word."""

    discard_coins: int
    builder_coins: int
    builder_draw: int
    pioneer_draw: int
    progress_draw: int
    progress_inhabitants: int
    region_coins_per_presence: int
    develop_inhabitants: int
    hire_coins: int
    hire_cards: int
    explore_impossible_coins: int
    pasture_impossible_coins: int
    upstream_coins: int
    house_inhabitants: int
    settlement_inhabitants: int
    settlement_presences: int
    settlement_extra_inhabitants: tuple[int, ...]
    cattle_inhabitants: tuple[int, ...]
    cattle_extra_inhabitants: tuple[int, ...]
    vp_per_extra_inhabitant: int
    second_settlement_in_region_vp: int
    cattle_coins_per_adjacent_house: int
    project_inhabitants: int
    project_marker_inhabitants: int
    track_end_vp: int
    interim_slots: int
    own_tile_factor: int


class Start(Struct, frozen=True, forbid_unknown_fields=False):
    """What the set-up needs to know: the table ``[setup]``."""

    hand: int
    ranch: int
    supply: int
    start_coins: tuple[int, ...]
    scoring_tiles_dealt: int
    scoring_tile_areas: int
    first_site_level: int
    boats_at: int
    """A place on the canal."""
    start_vp: int
    coin_step: int
    card_step: int


class Final(Struct, frozen=True):
    """Figures of the interim and the final scoring."""

    unused_lever_vp: int
    lever_vp: tuple[tuple[int, int], ...]
    """From how many levers on, and VP for each; ascending."""
    tier_vp: dict[int, int]
    cattle_vp_per_adjacent_settlement: int


class Drawing(Struct, frozen=True):
    """For pictures only: the centre lines of the river arms and of the ford."""

    arms: dict[str, tuple[tuple[float, float], ...]]


class Box(Struct, frozen=True, eq=False):
    """Everything in the box, and the numbers of the rulebook."""

    hash: str
    rounds: int
    scorings: int
    markers: tuple[int, ...]
    """The VP on the scoring markers (L-R56)."""
    inhabitants: int
    houses: int
    settlements: int
    cattle: int
    boats: int
    site_most: int
    """The highest level of a production site."""
    herd_most: int
    """Cattle that a pasture holds."""
    pastures: int
    pasture_name: Named

    colors: tuple[Thing, ...]
    kinds: tuple[Thing, ...]
    resources: tuple[Thing, ...]
    """A resource is known by its place on the canal, from upstream."""
    regions: tuple[Region, ...]
    spaces: tuple[Space, ...]
    bridges: tuple[tuple[int, int], ...]
    fords: tuple[tuple[int, int], ...]
    drawing: Drawing
    river: tuple[RiverSpace, ...]
    courses: tuple[Course, ...]
    """The river of each round; place 0 is no round."""
    paths: tuple[tuple[int, ...], ...]
    """The river spaces of each round in their order; place 0 is no round."""
    starts: tuple[dict[int, int], ...]
    """Where the ships start in each round, by number of players; place 0 is no round."""
    locks: tuple[Lock, ...]
    last_space: int
    rows: tuple[Row, ...]
    strips: tuple[Strip, ...]
    recesses: tuple[Recess, ...]
    house_recesses: tuple[Recess, ...]
    """In the order in which the houses leave them; likewise the next two."""
    settlement_recesses: tuple[Recess, ...]
    cattle_recesses: tuple[Recess, ...]
    tiers: tuple[Tier, ...]
    levers: tuple[Lever, ...]
    coin_track: tuple[TrackStep, ...]
    card_track: tuple[TrackStep, ...]
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    scoring_tiles: tuple[ScoringTile, ...]
    solo: Solo
    costs: Costs
    settlement_cost: SettlementCost
    cattle_cost: CattleCost
    canal: Canal
    start: Start
    final: Final

    listings: tuple[Listing, ...]
    names: dict[str, Named]
    """Of everything that an answer names by its id."""
    region_of: tuple[int, ...]
    """The region of each space of the map, by its number."""
    modifiers: dict[str, tuple[Modifier, ...]]
    """All permanent effects by trigger."""
    plans: tuple[int, ...]
    """Levers that ease a settlement; likewise the next five by their use."""
    welcomes: tuple[int, ...]
    fames: tuple[int, ...]
    forgoes: tuple[int, ...]
    tops: tuple[int, ...]
    loose: tuple[int, ...]

    card_of: dict[str, int]
    tile_of: dict[str, int]
    scoring_tile_of: dict[str, int]
    strip_of: dict[str, int]
    lever_of: dict[str, int]
    region_named: dict[str, int]
    resource_of: dict[str, int]
    river_of: dict[str, int]
    solo_of: dict[str, int]
    spot_of: dict[str, int]

    forms: Forms
