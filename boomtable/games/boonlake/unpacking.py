"""Making the box of a component file that has been checked."""

from __future__ import annotations

import msgspec

from boomtable.engine import Components
from boomtable.games.boonlake import lines
from boomtable.games.boonlake.box import Box, Costs, Final, Start
from boomtable.games.boonlake.file_form import at
from boomtable.games.boonlake.map_unpacking import the_map, the_river
from boomtable.games.boonlake.option_forms import forms
from boomtable.games.boonlake.payment import Canal, Help
from boomtable.games.boonlake.pieces import (
    NONE,
    TRIGGERS,
    Card,
    Condition,
    EndEffect,
    Lever,
    Price,
    Row,
    ScoringTile,
    Site,
    Strip,
    Thing,
    Tile,
    TrackStep,
)
from boomtable.games.boonlake.player_board import player_board
from boomtable.games.boonlake.shelf import NAMED, Shelf, Table, named, places
from boomtable.games.boonlake.solo_unpacking import the_eminence
from boomtable.games.boonlake.strips import PLAY_KIND
from boomtable.games.boonlake.ways import CattleCost, SettlementCost
from boomtable.locale import Named


def unpack(components: Components) -> Box:
    """The box of a component file that has been checked."""
    tables = components.tables
    shelf = Shelf(tables)
    parts = {
        **_limits(tables),
        **the_map(tables, shelf),
        **the_river(tables, shelf),
        **_action_board(tables, shelf),
        **player_board(tables, shelf),
        **_tracks(tables, shelf),
        **_tiles(tables, shelf),
        **_cards(tables, shelf),
        **_scoring_tiles(tables, shelf),
        **_figures(tables, shelf),
        "solo": the_eminence(tables),
        "solo_of": places(tables["solo_tile"]),
    }
    helps = (
        Help(number, it.joker, it.joker_coins, it.upstream)
        for number, it in enumerate(parts["levers"])
        if it.joker or it.upstream
    )
    return Box(
        hash=components.hash,
        canal=Canal(tables["costs"]["upstream_coins"], tuple(helps)),
        names=_names(tables),
        listings=tuple(shelf.listings),
        **parts,
        **_answers(tables, parts["levers"], shelf),
    )


def _answers(tables: Table, levers: tuple[Lever, ...], shelf: Shelf) -> Table:
    modes = [
        shelf.resources if lever.upstream else [mode.word for mode in lever.modes]
        for lever in levers
    ]
    made = forms(tables, modes)
    return {"forms": made, "spot_of": {name: spot for spot, name in enumerate(made.spots)}}


def _limits(tables: Table) -> Table:
    own, limits = tables["box"]["per_player"], tables["limits"]
    return {
        "rounds": tables["game"]["rounds"],
        "scorings": tables["game"]["interim_scorings"],
        "markers": tuple(own["scoring_markers"]),
        "inhabitants": own["inhabitants"],
        "houses": own["houses"],
        "settlements": own["settlements"],
        "cattle": own["cattle"],
        "boats": own["boats"],
        "site_most": limits["site_max_level"],
        "herd_most": tables["pasture"]["max_cattle"],
        "pastures": tables["pasture"]["count"],
        "pasture_name": named(tables["pasture"]),
        "colors": tuple(Thing(it["id"], named(it)) for it in tables["color"]),
        "kinds": tuple(Thing(it["id"], named(it)) for it in tables["kind"]),
    }


def _action_board(tables: Table, shelf: Shelf) -> Table:
    rows = sorted(tables["action_board"]["row"], key=lambda it: it["row"])
    return {
        "rows": tuple(Row(it["steps"], it["vp_cost"]) for it in rows),
        "strips": tuple(
            Strip(
                it["id"],
                named(it),
                it["first"],
                shelf.kinds.index(it["kind"]) if it["first"] == PLAY_KIND else NONE,
                tuple(it["middle"]),
                it["common_who"] == "others",
                it["common"],
            )
            for it in tables["action_strip"]
        ),
        "strip_of": places(tables["action_strip"]),
    }


def _tracks(tables: Table, shelf: Shelf) -> Table:
    def track(name: str) -> tuple[TrackStep, ...]:
        return tuple(
            TrackStep(
                it.get("coins", 0),
                it.get("cards", 0),
                it["vp"],
                shelf.reward(it.get("crossing"), lines.TRACKS),
            )
            for it in sorted(tables["track"][name], key=lambda it: int(it["step"]))
        )

    return {"coin_track": track("coin"), "card_track": track("card")}


def _tiles(tables: Table, shelf: Shelf) -> Table:
    return {
        "tiles": tuple(
            Tile(
                it["id"],
                named(it),
                it["players"] if it["set"] == "start" else 0,
                tuple(
                    Site(
                        shelf.listing(site["cost"], lines.SITES),
                        shelf.listing(site["effect"], lines.SITES),
                        site["settlement_vp"],
                    )
                    for site in it["sites"]
                ),
            )
            for it in tables["building_tile"]
        ),
        "tile_of": places(tables["building_tile"]),
    }


def _price(cost: Table, shelf: Shelf) -> Price:
    needs = tuple(cost.get(resource, 0) for resource in shelf.resources)
    return Price(cost.get("coins", 0), cost.get("vases", 0), needs)


def _cards(tables: Table, shelf: Shelf) -> Table:
    cards = tuple(
        Card(
            it["id"],
            named(it),
            shelf.kinds.index(it["kind"]),
            it["copies"],
            _price(it["cost"], shelf),
            it["vp"],
            shelf.listing(it.get("immediate", []), lines.EXCHANGES),
            tuple(_end_effect(effect, shelf) for effect in it.get("end", [])),
            tuple(shelf.modifier(effect, number) for effect in it.get("permanent", [])),
        )
        for number, it in enumerate(tables["card"])
    )
    permanent = [modifier for card in cards for modifier in card.permanent]
    modifiers = {on: tuple(it for it in permanent if it.on == on) for on in TRIGGERS}
    return {"cards": cards, "card_of": places(tables["card"]), "modifiers": modifiers}


def _end_effect(effect: Table, shelf: Shelf) -> EndEffect:
    region = shelf.regions.index(effect["region"]) if "region" in effect else NONE
    if effect["op"] == "end-per":
        return EndEffect(effect["count"], region, (effect["vp"],))
    return EndEffect(effect["count"], region, tuple(effect["vp"]), tuple(effect["at"]))


def _scoring_tiles(tables: Table, shelf: Shelf) -> Table:
    return {
        "scoring_tiles": tuple(
            ScoringTile(
                it["id"],
                named(it),
                _price(it["project"]["cost"], shelf),
                it["project"]["vp"],
                it["project"]["track"],
                _condition(it["condition"], shelf),
            )
            for it in tables["scoring_tile"]
        ),
        "scoring_tile_of": places(tables["scoring_tile"]),
    }


def _condition(it: Table, shelf: Shelf) -> Condition:
    vp = {"vp": it["vp_each"]} if "vp_each" in it else {}
    return Condition(
        it["type"],
        tuple((it, 0) if isinstance(it, int) else (it[0], it[1]) for it in it["values"]),
        tuple(shelf.regions.index(region) for region in it.get("regions", ())),
        tuple(shelf.kinds.index(kind) for kind in it.get("kinds", ())),
        it.get("track", ""),
        tuple(shelf.exchange(pay, vp, lines.INTERIM_EXCHANGES) for pay in it.get("pay_any_of", ())),
        it.get("vp_each", 0),
    )


def _figures(tables: Table, shelf: Shelf) -> Table:
    costs, setup, final = tables["costs"], tables["setup"], tables["final_scoring"]
    vp_each = costs["vp_per_extra_inhabitant"]
    return {
        "costs": msgspec.convert(costs, Costs),
        "settlement_cost": SettlementCost(
            costs["settlement_inhabitants"],
            tuple(costs["settlement_extra_inhabitants"]),
            costs["settlement_presences"],
            vp_each,
        ),
        "cattle_cost": CattleCost(
            tuple(costs["cattle_inhabitants"]), tuple(costs["cattle_extra_inhabitants"]), vp_each
        ),
        "start": Start(
            hand=setup["hand"],
            ranch=setup["ranch"],
            supply=setup["supply"],
            start_coins=tuple(setup["start_coins"]),
            scoring_tiles_dealt=setup["scoring_tiles_dealt"],
            scoring_tile_areas=setup["scoring_tile_areas"],
            first_site_level=setup["first_site_level"],
            boats_at=shelf.resources.index(setup["boats_at"]),
            start_vp=setup["start_vp"],
            coin_step=setup["coin_step"],
            card_step=setup["card_step"],
        ),
        "final": Final(
            final["unused_lever_vp"],
            tuple((it["from"], it["each"]) for it in final["lever_vp"]),
            {int(tier): vp for tier, vp in final["tier_vp"].items()},
            final["cattle_vp_per_adjacent_settlement"],
        ),
    }


def _names(tables: Table) -> dict[str, Named]:
    return {it["id"]: named(it) for kind in NAMED for it in at(tables, kind)}
