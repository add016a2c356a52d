"""Check 13: the Frontier Map hangs together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from boomtable.games.coloma.phrases import text
from boomtable.locale import Text

KINDS = ("boomtown", "settlement", "horseshoe")


def check_map(tables: dict[str, Any]) -> Iterator[Text]:
    """Spaces, trails and lands."""
    nodes = {node["id"]: node for node in tables["map"]["nodes"]}
    edges = [tuple(edge) for edge in tables["map"]["edges"]]
    yield from _nodes(tables, nodes)
    yield from _edges(edges, nodes)
    degrees = Counter(end for edge in edges for end in edge)
    for name, node in nodes.items():
        if degrees[name] < 2:
            yield text("check.dead-end", place=f"map.nodes {name}")
        if node["kind"] == "horseshoe" and degrees[name] > 2:
            yield text("check.horseshoe", place=f"map.nodes {name}")
    if not _is_connected(edges, list(nodes)):
        yield text("check.not-connected")
    for place in (tables["setup"]["player"]["wagon"], tables["solo"]["wagon"]):
        if nodes.get(place, {}).get("kind") != "boomtown":
            yield text("check.wagon-start", value=place)
        elif nodes[place].get("lands"):
            yield text("check.start-lands", place=f"map.nodes {place}")


def _nodes(tables: dict[str, Any], nodes: dict[str, Any]) -> Iterator[Text]:
    lands = [land["id"] for land in tables["lands"]]
    for name, node in nodes.items():
        place = f"map.nodes {name}"
        if node["kind"] not in KINDS:
            known = ", ".join(KINDS)
            yield text("check.not-one-of", place=place, value=node["kind"], known=known)
        if node["kind"] != "boomtown" and (node.get("lands") or node.get("stop")):
            yield text("check.only-boomtowns", place=place)
        if node["kind"] == "horseshoe" and node.get("effects"):
            yield text("check.horseshoe", place=place)
        if node["kind"] != "horseshoe" and not {"name", "name_fr"} <= set(node):
            yield text("check.missing", place=f"{place}.name")
        for land in node.get("lands", []):
            if land not in lands:
                yield text("check.unknown", place=f"{place}.lands", value=land)
    for land in lands:
        if not any(land in node.get("lands", []) for node in nodes.values()):
            yield text("check.lonely-land", place=f"lands {land}")


def _edges(edges: list[tuple[str, ...]], nodes: dict[str, Any]) -> Iterator[Text]:
    seen: set[tuple[str, ...]] = set()
    for one, other in edges:
        for end in (one, other):
            if end not in nodes:
                yield text("check.unknown", place="map.edges", value=end)
        pair = tuple(sorted((one, other)))
        if one == other or pair in seen:
            yield text("check.trail-twice", one=one, other=other)
        seen.add(pair)


def _is_connected(edges: list[tuple[str, ...]], nodes: list[str]) -> bool:
    reached = nodes[:1]
    for node in reached:  # The list grows while it is read.
        for edge in edges:
            if node in edge:
                reached += [end for end in edge if end not in reached]
    return set(nodes) <= set(reached)
