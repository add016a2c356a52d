"""Making the box of a component file that has been checked."""

from __future__ import annotations

from boomtable.engine import Components
from boomtable.games.coloma.box import Box
from boomtable.games.coloma.forms import HOTEL, forms
from boomtable.games.coloma.pieces import (
    OTHER,
    SALE,
    SHOOTOUT,
    Barrel,
    Board,
    Bridge,
    Canyon,
    Card,
    Chart,
    Color,
    Cost,
    Costs,
    EventSpace,
    Hotels,
    Land,
    Node,
    Site,
    Start,
    Year,
)
from boomtable.games.coloma.shelf import Shelf, Table, named, node_ids
from boomtable.games.coloma.variants import variants
from boomtable.locale import Named


def unpack(components: Components) -> Box:
    """The box of a component file that has been checked."""
    tables = components.tables
    shelf = Shelf()
    mill = shelf.all_of(tables["mill"]["id"], tables["mill"]["abilities"])
    parts = {
        **_limits(tables),
        **_wheel(tables, shelf),
        **_supplies(tables, shelf),
        **_water(tables, shelf),
        **_towns(tables, shelf),
        **_map(tables, shelf),
        **_shootout(tables, shelf),
        **variants(tables, shelf),
    }
    return Box(
        hash=components.hash,
        mill=mill,
        mill_name=named(tables["mill"]),
        effects=tuple(shelf.effects),
        listings=tuple(shelf.listings),
        abilities=tuple(shelf.abilities),
        names=_names(tables),
        resources={entry["id"]: named(entry) for entry in tables["resources"]},
        ability_of=_ability_of(shelf),
        **parts,
        **forms(tables, shelf.abilities),
    )


def _limits(tables: Table) -> Table:
    limits = tables["limits"]
    return {
        "colors": tuple(Color(it["id"], named(it)) for it in tables["colors"]),
        "dudes": limits["dudes_per_color"],
        "tents": limits["tents_per_color"],
        "horses": limits["horses_per_player"],
        "bridges_most": limits["bridges_per_player"],
        "rows_per_turn": limits["rows_per_turn"],
        "outlaws_most": limits["outlaws_total"],
    }


def _wheel(tables: Table, shelf: Shelf) -> Table:
    wheel = tables["wheel"]
    sites = {
        it["id"]: Site(it["id"], named(it), it["common"], it["boom"]) for it in tables["sites"]
    }
    events = {event["site"]: event for event in tables["events"]}
    order = tuple(wheel["sites"])
    return {
        "wheel": order,
        "sites": (sites["barker"], *(sites[str(site)] for site in order)),
        "barker_start": wheel["start_barker_site"],
        "signpost_offset": wheel["signpost_offset"],
        "signpost_copies": wheel["signpost_copies"],
        "events": (None, *(_event(events[site], shelf) for site in order)),
    }


def _event(event: Table, shelf: Shelf) -> EventSpace:
    effects = event["effects"]
    sale = event["optional"]
    return EventSpace(
        id=event["id"],
        named=named(event),
        once=shelf.listing(effects, SALE if sale else OTHER),
        twice=shelf.listing(effects, SALE if sale else OTHER, factor=2),
        sale_vp=effects[1]["n"] if sale else 0,
    )


def _supplies(tables: Table, shelf: Shelf) -> Table:
    player, table = tables["setup"]["player"], tables["setup"]["table"]
    copies = {int(count): number for count, number in table["bridge_copies"].items()}
    pools = {int(count): tuple(spaces) for count, spaces in tables["gold"]["spaces"].items()}
    return {
        "start": Start(
            dude=player["dude"],
            tent=player["tent"],
            buck=player["buck"],
            horse=player["horse"],
            gold=player["gold"],
            wagon=node_ids(tables).index(player["wagon"]),
            draw=player["draw"],
            discard=player["discard"],
        ),
        "bridge_types": table["bridge_types"],
        "bridge_copies": copies,
        "neutral_row": table["neutral_gunmen_row"],
        "neutral_gunmen": table["neutral_gunmen"],
        "pools": pools,
        "gold_values": tuple(tables["gold"]["values"]),
        "gold_full": tables["gold"]["value_when_full"],
        "years": tuple(
            Year(it["year"], it["outlaws"], it["chart"] == "tile") for it in tables["years"]
        ),
        "tent_price": tables["barker"]["tent"]["buck"],
        "horse_price": tables["barker"]["horse"]["buck"],
        "stash_outlaws": tuple(tables["stash"]["outlaws"]),
        "barrels": tuple(
            Barrel(it["id"], named(it), it["count"], shelf.listing(it["effects"]))
            for it in tables["barrels"]
        ),
        "barrel_of": _places(tables["barrels"]),
    }


def _water(tables: Table, shelf: Shelf) -> Table:
    return {
        "river": _costs(tables["water"]["river"]),
        "bridge": _costs(tables["water"]["bridge"]),
        "bridges": tuple(
            Bridge(it["id"], named(it), it["per"], it["rate"], it["max"], it["copies"])
            for it in tables["bridges"]
        ),
        "bridge_of": _places(tables["bridges"]),
        "boards": tuple(
            Board(
                it["id"],
                named(it),
                it["side"],
                it["color"],
                tuple(
                    Canyon(space["vp"], shelf.listing(space["effects"])) for space in it["spaces"]
                ),
            )
            for it in tables["canyons"]
        ),
    }


def _towns(tables: Table, shelf: Shelf) -> Table:
    hotels = tables["hotels"]
    return {
        "cards": tuple(
            Card(
                it["id"],
                named(it),
                it["site"],
                it["vp"],
                _costs(it),
                shelf.all_of(it["id"], it["abilities"]),
            )
            for it in tables["towns"]
        ),
        "card_of": _places(tables["towns"]),
        "hotels": Hotels(
            named(hotels),
            hotels["count"],
            tables["setup"]["table"]["hotels_per_player"],
            hotels["vp"],
            hotels["spaces"],
            hotels["vp_per_guest"],
            _costs(hotels),
        ),
    }


def _map(tables: Table, shelf: Shelf) -> Table:
    nodes, lands = node_ids(tables), [it["id"] for it in tables["lands"]]
    near: dict[str, list[int]] = {node: [] for node in nodes}
    for one, other in tables["map"]["edges"]:
        near[one].append(nodes.index(other))
        near[other].append(nodes.index(one))
    return {
        "nodes": tuple(
            Node(
                it["id"],
                named(it) if "name" in it else Named(it["id"], it["id"]),
                it["kind"],
                it["x"],
                it["y"],
                shelf.listing(it.get("effects", [])),
                shelf.listing(it.get("stop", [])),
                tuple(lands.index(land) for land in it.get("lands", [])),
                tuple(near[it["id"]]),
            )
            for it in tables["map"]["nodes"]
        ),
        "node_of": _places(tables["map"]["nodes"]),
        "lands": tuple(Land(it["id"], named(it), it["x"], it["y"]) for it in tables["lands"]),
        "land_of": _places(tables["lands"]),
        "tent_chart": tuple(tables["tent_chart"]["vp"]),
    }


def _shootout(tables: Table, shelf: Shelf) -> Table:
    return {
        "rows": tuple(tables["shootout"]["rows"]),
        "grave_vp": tuple(tables["graveyard"]["vp"]),
        "charts": tuple(
            Chart(
                it["id"],
                named(it),
                it["kind"] == "tile",
                tuple(shelf.listing(tier, SHOOTOUT) for tier in it["win"]),
                tuple(shelf.listing(tier, SHOOTOUT) for tier in it["lose"]),
                it["graves"]["win"],
                it["graves"]["lose"],
            )
            for it in tables["charts"]
        ),
        "chart_of": _places(tables["charts"]),
    }


def _names(tables: Table) -> dict[str, Named]:
    lists = ("towns", "barrels", "bridges", "lands", "charts", "specialties", "colors")
    found = {entry["id"]: named(entry) for name in lists for entry in tables[name]}
    found |= {it["id"]: named(it) for it in tables["map"]["nodes"] if "name" in it}
    return found | {
        tables["mill"]["id"]: named(tables["mill"]),
        HOTEL: named(tables["hotels"]),
    }


def _ability_of(shelf: Shelf) -> dict[str, tuple[int, ...]]:
    found: dict[str, tuple[int, ...]] = {}
    for ability in shelf.abilities:
        found[ability.card] = (*found.get(ability.card, ()), ability.number)
    return found


def _costs(entry: Table) -> Costs:
    return Costs(_cost(entry["hammer"]), _cost(entry["saw"]))


def _cost(cost: Table) -> Cost:
    return Cost(cost.get("buck", 0), cost.get("gold", 0), cost.get("dude", 0))


def _places(entries: list[Table]) -> dict[str, int]:
    return {entry["id"]: place for place, entry in enumerate(entries)}
