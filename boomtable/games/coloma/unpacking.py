"""Making the box of a component file that has been checked."""

from __future__ import annotations

from typing import Any, cast

from boomtable.engine import Components
from boomtable.games.coloma.box import (
    MODS,
    OTHER,
    SALE,
    SHOOTOUT,
    Ability,
    Barrel,
    Board,
    Box,
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
from boomtable.games.coloma.forms import HOTEL, forms
from boomtable.locale import Named

Table = dict[str, Any]


class Shelf:
    """Numbers effects, listings and abilities while a file is read."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.listings: list[Listing] = []
        self.abilities: list[Ability] = []

    def listing(
        self, effects: list[Table], line: str = OTHER, factor: int = 1, must: bool = False
    ) -> int:
        """The number of a new listing."""
        made = [self._effect(effect, factor, must) for effect in effects]
        self.listings.append(Listing(tuple(made), line))
        return len(self.listings) - 1

    def all_of(self, card: str, abilities: list[Table]) -> tuple[int, ...]:
        """The numbers of the abilities of a card."""
        return tuple(
            self._ability(card, place, ability) for place, ability in enumerate(abilities, 1)
        )

    def _effect(self, effect: Table, factor: int, must: bool) -> Effect:
        op = effect["op"]
        self.effects.append(
            Effect(
                number=len(self.effects),
                op=op,
                what=effect.get("what", ""),
                n=effect.get("n", 0) * factor,
                from_cart=effect.get("from") == "cart",
                kind=effect.get("kind", ""),
                less_buck=effect.get("less_buck", 0),
                spaces=effect.get("spaces", 0),
                items=effect.get("items", 0),
                towns_only=effect.get("towns_only", False),
                must=must and op == "action",
            )
        )
        return self.effects[-1]

    def _ability(self, card: str, place: int, ability: Table) -> int:
        trigger = ability["trigger"]
        # C-24.11: what is used in the own turn for the sake of an action is carried out.
        options = [
            self.listing(option, must=trigger == "turn") for option in ability.get("options", [])
        ]
        mods = ability.get("mods", [])
        sums = tuple(sum(mod["n"] for mod in mods if mod["key"] == key) for key in MODS)
        self.abilities.append(
            Ability(
                number=len(self.abilities),
                card=card,
                place=place,
                trigger=trigger,
                options=tuple(options),
                mods=sums,
                times=ability.get("times", 1),
                times_per_year=ability.get("times_per_year", 0),
                bust=ability.get("bust", "any"),
                on=ability.get("on", ""),
                instead_of=ability.get("instead_of", ""),
            )
        )
        return len(self.abilities) - 1


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
        **_variants(tables, shelf),
    }
    return Box(
        hash=components.hash,
        mill=mill,
        mill_name=_named(tables["mill"]),
        effects=tuple(shelf.effects),
        listings=tuple(shelf.listings),
        abilities=tuple(shelf.abilities),
        names=_names(tables),
        resources={entry["id"]: _named(entry) for entry in tables["resources"]},
        ability_of=_ability_of(shelf),
        **parts,
        **forms(tables, shelf.abilities),
    )


def _limits(tables: Table) -> Table:
    limits = tables["limits"]
    return {
        "colors": tuple(Color(it["id"], _named(it)) for it in tables["colors"]),
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
        it["id"]: Site(it["id"], _named(it), it["common"], it["boom"]) for it in tables["sites"]
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
        named=_named(event),
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
            wagon=_nodes(tables).index(player["wagon"]),
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
            Barrel(it["id"], _named(it), it["count"], shelf.listing(it["effects"]))
            for it in tables["barrels"]
        ),
        "barrel_of": _places(tables["barrels"]),
    }


def _water(tables: Table, shelf: Shelf) -> Table:
    return {
        "river": _costs(tables["water"]["river"]),
        "bridge": _costs(tables["water"]["bridge"]),
        "bridges": tuple(
            Bridge(it["id"], _named(it), it["per"], it["rate"], it["max"], it["copies"])
            for it in tables["bridges"]
        ),
        "bridge_of": _places(tables["bridges"]),
        "boards": tuple(
            Board(
                it["id"],
                _named(it),
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
                _named(it),
                it["site"],
                it["vp"],
                _costs(it),
                shelf.all_of(it["id"], it["abilities"]),
            )
            for it in tables["towns"]
        ),
        "card_of": _places(tables["towns"]),
        "hotels": Hotels(
            _named(hotels),
            hotels["count"],
            tables["setup"]["table"]["hotels_per_player"],
            hotels["vp"],
            hotels["spaces"],
            hotels["vp_per_guest"],
            _costs(hotels),
        ),
    }


def _map(tables: Table, shelf: Shelf) -> Table:
    nodes, lands = _nodes(tables), [it["id"] for it in tables["lands"]]
    near: dict[str, list[int]] = {node: [] for node in nodes}
    for one, other in tables["map"]["edges"]:
        near[one].append(nodes.index(other))
        near[other].append(nodes.index(one))
    return {
        "nodes": tuple(
            Node(
                it["id"],
                _named(it) if "name" in it else Named(it["id"], it["id"]),
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
        "lands": tuple(Land(it["id"], _named(it), it["x"], it["y"]) for it in tables["lands"]),
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
                _named(it),
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


def _variants(tables: Table, shelf: Shelf) -> Table:
    specialties = []
    for it in tables["specialties"]:
        abilities = shelf.all_of(it["id"], it["abilities"])
        passive = [shelf.abilities[a].mods for a in abilities]
        mods = tuple(sum(column) for column in zip(*passive, strict=True))
        specialties.append(Specialty(it["id"], _named(it), it["set"], it["color"], abilities, mods))
    return {
        "specialties": tuple(specialties),
        "buster_players": tuple(tables["buster"]["players"]),
        "buster_avoids": tables["buster"]["avoid"],
        "buster_sites": tuple(card["site"] for card in tables["buster"]["cards"]),
        "mules_players": tuple(tables["mules"]["players"]),
        "mules_events_by_barker": tables["mules"]["events_by_barker"],
        "solo": _solo(tables),
    }


def _solo(tables: Table) -> Solo:
    solo, score = tables["solo"], tables["solo"]["score"]
    gain, sell = solo["events"]["gain"], solo["events"]["sell"]
    nodes = _nodes(tables)
    return Solo(
        named=_named(solo),
        setup_as=solo["setup_as_players"],
        dudes=solo["dude"],
        tents=solo["tent"],
        tent_on_event=solo["tent_on_event"],
        horses_most=solo["horses_max"],
        wagon=nodes.index(solo["wagon"]),
        gunmen_return=solo["gunmen_return"],
        wagon_cards=tuple(nodes.index(node) for node in solo["wagon_cards"]),
        wins_ties=solo["win_on_tie"],
        gains_at=gain["event"],
        gains_gold=gain["n"],
        sells_at=sell["event"],
        sells_most=sell["max"],
        sells_vp=sell["vp"],
        sites=tuple(
            _shade_site(solo["actions"][place])
            for place in ("barker", *map(str, tables["wheel"]["sites"]))
        ),
        vp_per_gold=score["vp_per_gold"],
        vp_per_horse=score["vp_per_horse"],
        vp_per_hotel=score["vp_per_hotel"],
        levels=tuple(
            Level(
                it["id"],
                _named(it),
                it["river"],
                it["building"],
                it["barrel"],
                it["bonus"],
                it["horse"],
                it["gold"],
            )
            for it in solo["levels"]
        ),
    )


def _shade_site(actions: Table) -> ShadeSite:
    numbers = {key: value for key, value in actions.items() if isinstance(value, int)}
    return ShadeSite(actions["common"], actions["boom"], numbers)


def _names(tables: Table) -> dict[str, Named]:
    lists = ("towns", "barrels", "bridges", "lands", "charts", "specialties", "colors")
    found = {entry["id"]: _named(entry) for name in lists for entry in tables[name]}
    found |= {it["id"]: _named(it) for it in tables["map"]["nodes"] if "name" in it}
    return found | {
        tables["mill"]["id"]: _named(tables["mill"]),
        HOTEL: _named(tables["hotels"]),
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


def _nodes(tables: Table) -> list[str]:
    return [cast("str", node["id"]) for node in tables["map"]["nodes"]]


def _named(entry: Table) -> Named:
    return Named(entry["name"], entry["name_fr"].replace("'", "’"))
