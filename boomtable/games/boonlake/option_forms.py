"""The answers of a box, made once and used again at every table."""

from __future__ import annotations

from msgspec import Struct

from boomtable.games.boonlake.answers import (
    BuildSite,
    ChooseRegion,
    Develop,
    Discard,
    Exchange,
    Give,
    Keep,
    LeverUp,
    Modernize,
    PlaceCattle,
    PlaceTile,
    Play,
    Project,
    Pull,
    ScoreTile,
    Ship,
    Take,
    Top,
    Upgrade,
)
from boomtable.games.boonlake.outcomes import (
    Dealt,
    Draws,
    GrayTile,
    LayStrip,
    OpenTile,
    SoloCorner,
    StartPlayer,
    StartTile,
    TurnSoloTile,
)
from boomtable.games.boonlake.shelf import Table
from boomtable.games.boonlake.solo_pieces import CORNERS

SITE_LETTERS = "ab"
"""The upper (or only) and the lower site of a tile."""


class Forms(Struct, frozen=True, eq=False):
    """Options by the number of what they name; by spot, space or slot where they name these."""

    starts: tuple[StartPlayer, ...]
    start_tiles: tuple[tuple[StartTile, ...], ...]
    """By space and tile."""
    strips: tuple[tuple[LayStrip, ...], ...]
    """By row, from 0, and strip."""
    draws: tuple[tuple[Draws, ...], ...]
    deals: tuple[tuple[Dealt, ...], ...]
    opens: tuple[OpenTile, ...]
    grays: tuple[GrayTile, ...]
    solos: tuple[TurnSoloTile, ...]
    corners: tuple[SoloCorner, ...]
    keeps: tuple[Keep, ...]
    sites: tuple[BuildSite, ...]
    takes: tuple[Take, ...]
    plays: tuple[Play, ...]
    projects: tuple[Project, ...]
    discards: tuple[Discard, ...]
    gives: tuple[Give, ...]
    places: tuple[PlaceTile, ...]
    spots: tuple[str, ...]
    """The name of each spot, such as ``24a``."""
    develops: tuple[Develop, ...]
    upgrades: tuple[Upgrade, ...]
    cattle: tuple[PlaceCattle, ...]
    regions: tuple[ChooseRegion, ...]
    pulls: tuple[tuple[Pull, ...], ...]
    """By lever: one for each mode, or for each place on the canal."""
    tops: tuple[tuple[Top, ...], ...]
    """By lever: one for each mode, slot (from 0) or spot."""
    modernizes: tuple[Modernize, ...]
    """By lever."""
    exchanges: tuple[Exchange, ...]
    lever_ups: tuple[LeverUp, ...]
    ships: tuple[Ship, ...]
    scores: tuple[ScoreTile, ...]


MOST_OPTIONS = 9
"""An exchange has at most so many options: no more than a person could scan."""


def forms(tables: Table, modes: list[list[str]]) -> Forms:
    """The options of a box; ``modes`` are the words with which each lever can be pulled."""
    seats = range(max(tables["game"]["players"]))
    cards = [it["id"] for it in tables["card"]]
    tiles = [it["id"] for it in tables["building_tile"]]
    scoring = [it["id"] for it in tables["scoring_tile"]]
    strips = [it["id"] for it in tables["action_strip"]]
    regions = sorted(tables["region"], key=lambda it: int(it["north"]))
    resources = sorted(tables["resource"], key=lambda it: int(it["canal"]))
    levers = sorted(tables["player_board"]["lever"], key=lambda it: int(it["slot"]))
    spaces = range(len(tables["map"]["space"]) + 1)
    spots = [f"{space}{letter}" for space in spaces for letter in SITE_LETTERS]
    return Forms(
        starts=tuple(StartPlayer(seat) for seat in seats),
        start_tiles=tuple(tuple(StartTile(space, it) for it in tiles) for space in spaces),
        strips=tuple(
            tuple(LayStrip(row, it) for it in strips)
            for row in range(1, len(tables["action_board"]["row"]) + 1)
        ),
        draws=tuple(tuple(Draws(seat, it) for it in cards) for seat in seats),
        deals=tuple(tuple(Dealt(seat, it) for it in scoring) for seat in seats),
        opens=tuple(OpenTile(it) for it in scoring),
        grays=tuple(GrayTile(it) for it in tiles),
        solos=tuple(TurnSoloTile(it["id"]) for it in tables["solo_tile"]),
        corners=tuple(SoloCorner(corner) for corner in CORNERS),
        keeps=tuple(Keep(it) for it in scoring),
        sites=tuple(BuildSite(it["id"]) for it in resources),
        takes=tuple(Take(it) for it in strips),
        plays=tuple(Play(it) for it in cards),
        projects=tuple(Project(it) for it in scoring),
        discards=tuple(Discard(it) for it in cards),
        gives=tuple(Give(it) for it in cards),
        places=tuple(PlaceTile(space) for space in spaces),
        spots=tuple(spots),
        develops=tuple(Develop(spot) for spot in spots),
        upgrades=tuple(Upgrade(spot) for spot in spots),
        cattle=tuple(PlaceCattle(space) for space in spaces),
        regions=tuple(ChooseRegion(it["id"]) for it in regions),
        pulls=tuple(
            tuple(Pull(it["id"], word) for word in words)
            for it, words in zip(levers, modes, strict=True)
        ),
        tops=tuple(
            tuple(Top(it["id"], word) for word in _top_words(it, words, levers, spots))
            for it, words in zip(levers, modes, strict=True)
        ),
        modernizes=tuple(Modernize(it["slot"]) for it in levers),
        exchanges=tuple(Exchange(number) for number in range(1, MOST_OPTIONS + 1)),
        lever_ups=tuple(LeverUp(it["id"]) for it in levers),
        ships=tuple(Ship(it["id"]) for it in tables["river"]["space"]),
        scores=tuple(ScoreTile(it) for it in scoring),
    )


def _top_words(lever: Table, words: list[str], levers: list[Table], spots: list[str]) -> list[str]:
    match lever["effect"][0]["op"]:
        case "modernize":
            return [str(it["slot"]) for it in levers]
        case "upgrade":
            return spots
    return words
