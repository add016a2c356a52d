"""What is proposed for Boonlake's house values: it can be played, and nothing else is touched."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from boomtable.engine import Components, Dice, load, open_table, play_out, standard_components
from boomtable.games.boonlake.pieces import Recess, Tier

PROPOSED = Path(__file__).parents[2] / "docs" / "balance" / "boonlake-proposed.toml"


def changed() -> dict[str, str]:
    """The places where something differs, with the source of what stands there."""
    own = {it.place: it for it in standard_components("boomtable.games.boonlake").entries()}
    new = {it.place: it for it in Components.load(PROPOSED).entries()}
    assert list(own) == list(new)
    return {
        place: own[place].source_of("income")
        for place, entry in new.items()
        if own[place].fields != entry.fields
    }


def test_the_proposal_passes_the_check_and_can_be_played() -> None:
    proposed = Components.load(PROPOSED)
    game = load("boonlake")
    assert game.check is not None

    assert [*proposed.check_sources(), *game.check(proposed)] == []
    table = play_out(open_table("boonlake", 2, seed=1, components=proposed), Dice(1))
    assert table.decision is None


def test_the_proposal_changes_nine_incomes_and_all_are_house_values() -> None:
    differences = changed()

    assert len(differences) == 9
    assert all(re.fullmatch(r"player_board\.recess .*\.income", it) for it in differences)
    assert set(differences.values()) == {"house"}


def test_the_proposal_keeps_the_income_of_the_rulebooks_example() -> None:
    box = open_table("boonlake", 2, seed=1, components=Components.load(PROPOSED)).state.box
    vacated: list[Recess | Tier] = [
        *box.house_recesses[:4],
        *box.settlement_recesses[:1],
        *box.cattle_recesses[:1],
        # Two houses and a cattle have left tier 1: its inhabitant, too.
        box.tiers[0],
    ]

    assert (sum(it.coins for it in vacated), sum(it.vp for it in vacated)) == (5, 4)


def test_the_proposal_keeps_what_the_recesses_of_the_box_have_in_common() -> None:
    box = open_table("boonlake", 2, seed=1, components=Components.load(PROPOSED)).state.box

    assert (sum(it.coins for it in box.recesses), sum(it.vp for it in box.recesses)) == (7, 33)
    for one, other in combinations(box.house_recesses, 2):
        assert one.tier != other.tier or one == other
