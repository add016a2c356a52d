"""Making the parts of the box for modules and variants: specialties, Buster, Mules, the Shade."""

from __future__ import annotations

from boomtable.games.coloma.pieces import Level, ShadeSite, Solo, Specialty
from boomtable.games.coloma.shelf import Shelf, Table, named, node_ids


def variants(tables: Table, shelf: Shelf) -> Table:
    """The fields of the box for modules and variants."""
    specialties = []
    for it in tables["specialties"]:
        abilities = shelf.all_of(it["id"], it["abilities"])
        specialties.append(Specialty(it["id"], named(it), it["set"], it["color"], abilities))
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
    nodes = node_ids(tables)
    return Solo(
        named=named(solo),
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
                named(it),
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
