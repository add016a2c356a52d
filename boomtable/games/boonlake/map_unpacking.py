"""The map and the river of a component file: adjacency, bridges, paths, locks."""

from __future__ import annotations

from itertools import combinations

from boomtable.games.boonlake import lines
from boomtable.games.boonlake.box import Drawing
from boomtable.games.boonlake.course import course_of
from boomtable.games.boonlake.pieces import NONE, Lock, Region, RiverSpace, Space, Thing
from boomtable.games.boonlake.shelf import Shelf, Table, named, places

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
"""The hexes that touch a hex, in axial coordinates."""
OFF_THE_MAP = Space(0, NONE, 0, 0, 0, NONE, (), False)


def the_map(tables: Table, shelf: Shelf) -> Table:
    """Regions, spaces, bridges and fords."""
    spaces = sorted(tables["map"]["space"], key=lambda it: it["id"])
    bridges = [(it["spaces"][0], it["spaces"][1]) for it in tables["map"]["bridge"]]
    fords = [(it["spaces"][0], it["spaces"][1]) for it in tables["map"]["ford"]]
    near = adjacency(tables)
    ends = {space for bridge in bridges for space in bridge}
    drawing = tables["map"].get("drawing", {})
    regions = sorted(tables["region"], key=lambda it: it["north"])
    region_of = (NONE, *(shelf.regions.index(it["region"]) for it in spaces))
    return {
        "regions": tuple(
            Region(
                it["id"], named(it), shelf.reward(it["label"], lines.LABELS), it["solo_label_vp"]
            )
            for it in regions
        ),
        "region_named": places(regions),
        "region_of": region_of,
        "spaces": (
            OFF_THE_MAP,
            *(
                Space(
                    it["id"],
                    region_of[it["id"]],
                    it["q"],
                    it["r"],
                    it.get("start", 0),
                    shelf.reward(it.get("reward"), lines.SITES),
                    near[it["id"]],
                    it["id"] in ends,
                )
                for it in spaces
            ),
        ),
        "bridges": tuple(bridges),
        "fords": tuple(fords),
        "drawing": Drawing(
            {
                arm: tuple((float(x), float(y)) for x, y in points)
                for arm, points in drawing.items()
                if arm != "source"
            }
        ),
    }


def adjacency(tables: Table) -> dict[int, tuple[int, ...]]:
    """L-1.8: the adjacent spaces of each space, ascending."""
    spaces = tables["map"]["space"]
    links = [it["spaces"] for name in ("bridge", "ford") for it in tables["map"][name]]
    near: dict[int, set[int]] = {it["id"]: set() for it in spaces}
    for one, other in [*_touching(spaces), *links]:
        near[one].add(other)
        near[other].add(one)
    return {space: tuple(sorted(others)) for space, others in near.items()}


def _touching(spaces: list[Table]) -> list[tuple[int, int]]:
    """L-1.8: pairs of spaces of one region whose hexes touch."""
    return [
        (one["id"], other["id"])
        for one, other in combinations(spaces, 2)
        if one["region"] == other["region"]
        and (other["q"] - one["q"], other["r"] - one["r"]) in NEIGHBOURS
    ]


def the_river(tables: Table, shelf: Shelf) -> Table:
    """River spaces, paths, starts and locks; and the canal, which is a river too."""
    river, entries = tables["river"], tables["river"]["space"]
    number = places(entries)
    rounds = range(1, tables["game"]["rounds"] + 1)
    starts = [
        {int(count): number[it] for count, it in river[f"start_round_{n}"].items()} for n in rounds
    ]
    resources = sorted(tables["resource"], key=lambda it: it["canal"])
    spaces = tuple(
        RiverSpace(
            it["id"],
            it["arm"],
            it["harbor"],
            shelf.reward(it.get("reward"), lines.RIVER),
            it["reward"]["kind"] if "reward" in it else "",
            float(it["x"]),
            float(it["y"]),
        )
        for it in entries
    )
    locks = tuple(
        Lock(it["id"], named(it), number[it["after"]], number[it["before"]], tuple(it["rounds"]))
        for it in river["lock"]
    )
    paths = ((), *(_path(river["paths"][str(n)], entries) for n in rounds))
    return {
        "river": spaces,
        "river_of": number,
        "paths": paths,
        "courses": tuple(course_of(path, spaces, locks, n) for n, path in enumerate(paths)),
        "starts": ({}, *starts),
        "locks": locks,
        "last_space": number[river["last"]],
        "resources": tuple(Thing(it["id"], named(it)) for it in resources),
        "resource_of": places(resources),
    }


def _path(arms: list[str], entries: list[Table]) -> tuple[int, ...]:
    return tuple(number for arm in arms for number, it in enumerate(entries) if it["arm"] == arm)
