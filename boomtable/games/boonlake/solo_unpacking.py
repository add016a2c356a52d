"""The Wise Eminence of a component file."""

from __future__ import annotations

from boomtable.games.boonlake.shelf import Table, named, places
from boomtable.games.boonlake.solo_pieces import CORNERS, Level, Solo, SoloEffect, SoloTile


def the_eminence(tables: Table) -> Solo:
    """Its tiles, levels, board and effects."""
    strips = places(tables["action_strip"])
    board, figures = tables["solo_board"], tables["solo_rules"]
    types = [it["type"] for it in tables["solo_tile"]]
    effects = {it["action"]: it for it in tables["solo_effect"]}
    return Solo(
        tiles=tuple(
            SoloTile(
                it["id"],
                named(it),
                it["type"],
                tuple(strips[action] for action in it["actions"]),
                tuple(it["corners"][corner] for corner in CORNERS),
            )
            for it in tables["solo_tile"]
        ),
        levels=tuple(
            Level(
                it["id"],
                named(it),
                types.count("A") - it["remove_a"],
                types.count("B") - it["remove_b"],
            )
            for it in tables["solo_level"]
        ),
        house=tuple(board["house"]),
        settlement=tuple(board["settlement"]),
        cattle=tuple(board["cattle"]),
        cactus=tuple(board["cactus"]),
        cactus_end_vp=board["cactus_end_vp"],
        none_left_vp=figures["none_left_vp"],
        unrevealed_b_vp=figures["unrevealed_b_vp"],
        extra_income_at_end=figures["extra_income_at_end"],
        search_from=figures["search_from"],
        search_to=figures["search_to"],
        empty_stack_corner=CORNERS.index(figures["empty_stack_corner"]),
        settlement_from_houses=figures["settlement_from_houses"],
        human_region_vp_per_presence=figures["human_region_vp_per_presence"],
        effects=tuple(_effect(effects[strip]) for strip in strips),
    )


def _effect(it: Table) -> SoloEffect:
    return SoloEffect(
        tuple(it["bottom"]["a"]),
        tuple(it["bottom"]["b"]),
        tuple(it["chosen"]["a"]),
        tuple(it["chosen"]["b"]),
    )
