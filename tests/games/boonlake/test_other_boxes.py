"""Check 20: a file with other values is played by them; the rules have no numbers of their own."""

import re
from copy import deepcopy  # noqa: TID251  # a file is changed here, not a state copied
from pathlib import Path

import pytest
from msgspec.structs import replace

import boomtable.games.boonlake
from boomtable.engine import Components, Dice, Illegal, open_table, play_out
from boomtable.engine.catalogue import standard_components
from boomtable.games.boonlake import GAME
from boomtable.games.boonlake.box import Costs, Start
from boomtable.games.boonlake.developing import developments
from boomtable.games.boonlake.map_reasons import no_development
from boomtable.games.boonlake.scoring import tier_vp
from boomtable.games.boonlake.solo_pieces import Solo
from tests.games.boonlake.worlds import (
    BOX,
    hand,
    has,
    lines,
    options,
    play,
    state,
    table_of,
    world,
)
from tests.marks import rule

FILE = standard_components("boomtable.games.boonlake")
CODE = Path(boomtable.games.boonlake.__file__).parent


def tables():
    return deepcopy(FILE.tables)


def played(found, players, seed=1):
    """A random game with another file, to its end, with every option named in words."""
    components = Components(found)
    assert [problem.say("en") for problem in GAME.check(components)] == []
    settings = {"level": "medium"} if players == 1 else {}
    table = open_table("boonlake", players, settings, components=components, seed=seed)
    return play_out(table, Dice(seed))


def test_every_figure_of_the_rules_is_read_by_a_rule():
    """Check 20: ``[costs]``, ``[setup]``, ``[solo_rules]`` and ``[final_scoring]``."""
    code = {path.name: path.read_text("utf-8") for path in sorted(CODE.glob("*.py"))}
    apart = (
        "box.py",
        "pieces.py",
        "unpacking.py",
        "solo_unpacking.py",
        "file_form.py",
        "checks.py",
    )
    rules = "\n".join(text for name, text in code.items() if name not in apart)
    whole = {  # Read where they are unpacked, as part of something larger.
        *("upstream_coins", "settlement_inhabitants", "settlement_presences"),
        *("settlement_extra_inhabitants", "cattle_inhabitants", "cattle_extra_inhabitants"),
        "vp_per_extra_inhabitant",
    }
    for kind, prefix in ((Costs, "costs"), (Start, "start"), (Solo, "solo")):
        fields = [it for it in kind.__struct_fields__ if it not in whole]
        missing = [it for it in fields if not re.search(rf"\.{it}\b", rules)]
        assert missing == [], prefix


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_file_with_other_figures_plays_to_its_end(players):
    found = tables()
    found["costs"] |= {
        "discard_coins": 1,
        "hire_coins": 1,
        "hire_cards": 1,
        "interim_slots": 3,
        "upstream_coins": 0,
        "settlement_presences": 1,
        "settlement_inhabitants": 1,
        "house_inhabitants": 0,
        "own_tile_factor": 3,
        "project_inhabitants": 0,
        "cattle_inhabitants": [0, 0, 1, 1],
        "builder_draw": 9,
    }
    found["limits"]["site_max_level"] = 3
    found["box"]["per_player"]["boats"] = 3
    found["box"]["per_player"]["scoring_markers"] = [2, 4, 6, 8]
    found["setup"] |= {"hand": 2, "ranch": 1, "supply": 7, "first_site_level": 2}
    found["final_scoring"] |= {"lever_vp": [{"from": 1, "each": 1}], "tier_vp": {"1": 9}}

    table = played(found, players)

    assert table.is_over
    assert list(table.score().totals) == state(table).vp
    assert len(state(table).boats[0]) == 3
    assert state(table).box.hash != BOX.hash


@pytest.mark.parametrize("seed", range(4))
def test_a_file_with_other_effects_everywhere_plays_to_its_end(seed):
    """Every effect of the vocabulary in places where the standard file has others."""
    found = tables()
    every = [
        [{"op": "gain", "what": "cards", "n": 2}, {"op": "income", "track": "card"}],
        [{"op": "modernize"}, {"op": "advance", "track": "either", "n": 4}],
        [{"op": "upgrade", "to": "any"}, {"op": "upgrade", "to": "settlement"}],
        [{"op": "lever-up", "n": 3}, {"op": "gain", "what": "vp", "n": 1}],
        [{"op": "gain-per", "what": "cards", "count": "levers", "n": 1}],
        [{"op": "gain-per", "what": "inhabitants", "count": "cattle-removed", "n": 1}],
        [
            {
                "op": "exchange",
                "options": [
                    {"pay": {"inhabitants": 1, "cards": 1}, "get": {"cards": 3, "vases": 1}},
                    {"pay": {"vp": 2}, "get": {"inhabitants": 2}},
                    {"pay": {"vases": 1, "coins": 1}, "get": {"vp": 3}},
                ],
            }
        ],
    ]
    for number, card in enumerate(found["card"]):
        for part in ("immediate", "permanent", "end"):
            card.pop(part, None)
        card["immediate"] = every[(number + seed) % len(every)]
        card["cost"] = {"wood": number % 2}
        card["permanent"] = [
            {"op": "modifier", "on": "ship-on-coins", "gain": {"cards": 1, "vp": 1}},
            {"op": "modifier", "on": "cattle-placed", "gain": {"inhabitants": 1}},
            {"op": "modifier", "on": "discard-for-coins", "kind": "day", "coins_more": 2},
        ]
        card["end"] = [{"op": "end-per", "count": "lower-track-steps", "vp": 1}]
    sites = [it[:1] for it in every if it[0]["op"] in ("gain", "gain-per")]
    for number, tile in enumerate(found["building_tile"]):
        for site in tile["sites"]:
            site["effect"] = sites[number % len(sites)]
            site["cost"] = [{"op": "lose", "what": ("vases", "cards", "vp")[number % 3], "n": 1}]
    for space in found["map"]["space"]:
        if "reward" in space:
            space["reward"] = {"kind": "vases", "n": 1}
    for space in found["river"]["space"]:
        space["reward"] = {"kind": "vase-or-site", "n": 1}
    for step in (*found["track"]["coin"], *found["track"]["card"]):
        step["crossing"] = {"kind": "site-any", "n": 1}
    for region in found["region"]:
        region["label"] = {"kind": "inhabitants", "n": 2}

    table = played(found, 1 + seed, seed)

    assert table.is_over
    assert list(table.score().totals) == state(table).vp


@pytest.mark.parametrize("seed", range(4))
def test_a_file_with_other_strips_levers_and_solo_effects_plays_to_its_end(seed):
    found = tables()
    strips = found["action_strip"]
    middles = [strip["middle"] for strip in strips if "choose-region" not in strip["middle"]]
    others = [strip for strip in strips if "choose-region" not in strip["middle"]]
    for number, strip in enumerate(others):
        more = middles[(number + 1 + seed) % len(middles)]
        strip["middle"] = [*middles[(number + seed) % len(middles)], *more]
        strip["common_who"] = "others" if number % 2 else "all"
    for lever in found["player_board"]["lever"]:
        lever["cost"] = 1
    levers = {it["id"]: it for it in found["player_board"]["lever"]}
    levers["steady-wage"]["effect"] = [
        {"op": "gain", "what": "cards", "n": 1},
        {"op": "gain-per", "what": "vp", "count": "levers", "n": 1},
    ]
    levers["regional-fame"]["effect"][0] |= {"what": "cards"}
    levers["handyman"]["effect"][0]["options"].append([{"op": "gain", "what": "vases", "n": 1}])
    levers["harvest-feast"]["effect"][0]["options"] = [
        {"pay": {"inhabitants": 1}, "get": {"cards": 2, "vp": 1}}
    ]
    for effect in found["solo_effect"]:
        if effect["action"] != "region-scoring":
            effect["chosen"]["a"] = ["tile", "house-on-last-tile", "pasture", "cattle", "cactus"]
            effect["bottom"]["b"] = ["tile", "structure", "cattle"]
        else:
            effect["chosen"]["b"] = ["region", "vp-per-presence-3", "structure"]

    table = played(found, 1 + seed, seed)

    assert table.is_over
    assert list(table.score().totals) == state(table).vp


def test_a_smaller_map_will_do():
    found = tables()
    kept = [space for space in found["map"]["space"] if space["region"] in ("unknown", "new-hope")]
    numbers = {space["id"]: number for number, space in enumerate(kept, 1)}
    found["map"]["space"] = [space | {"id": numbers[space["id"]]} for space in kept]
    for name in ("bridge", "ford"):
        found["map"][name] = [
            link | {"spaces": [numbers[it] for it in link["spaces"]]}
            for link in found["map"][name]
            if set(link["spaces"]) <= set(numbers)
        ]
    found["map"]["source"] = "house"
    starts = sorted(space["start"] for space in found["map"]["space"] if "start" in space)
    for count in "1234":
        found["setup"]["start_tiles"][count] = sum(it <= int(count) for it in starts)
    tiles = [it for it in found["building_tile"] if it["set"] == "start"]
    gray = [it for it in found["building_tile"] if it["set"] == "gray"]
    in_use = [tile | {"players": start} for tile, start in zip(tiles, starts, strict=False)]
    found["building_tile"] = [*in_use, *gray]
    found["box"]["building_tiles_start"] = len(in_use)
    found["box"]["building_tiles"] -= len(tiles) - len(in_use)
    found["region"] = [it for it in found["region"] if it["id"] in ("unknown", "new-hope")]
    for tile in found["scoring_tile"]:
        if "regions" in tile["condition"]:
            tile["condition"]["regions"] = ["unknown", "new-hope"]
    for card in found["card"]:
        for effect in card.get("end", []):
            if "region" in effect:
                effect["region"] = "unknown"
    for tile in found["solo_tile"]:
        tile["corners"] = {corner: n % len(kept) + 1 for corner, n in tile["corners"].items()}
    found["solo_rules"]["search_to"] = len(kept)

    for players in (1, 2, 4):
        table = played(found, players)
        assert max(state(table).laid) >= 0
        assert len(state(table).laid) == 17


def test_a_file_of_another_game_is_refused():
    with pytest.raises(Illegal, match="coloma"):
        open_table("boonlake", 3, components=standard_components("boomtable.games.coloma"))


@rule("L-10.1", "L-15.2")
def test_a_site_that_costs_inhabitants_is_paid_after_one_has_moved_there():
    found = tables()
    for tile in found["building_tile"]:
        for site in tile["sites"]:
            site["cost"] = [{"op": "lose", "what": "inhabitants", "n": 2}]
            site["effect"] = []
    for seed in range(4):
        played(found, 2, seed)
    table = open_table("boonlake", 2, components=Components(found), seed=1)
    while table.decision.prompt != "choose-strip":
        table.pick(0)
    game = state(table)
    game.asked = 0
    space = next(space for space, tile in enumerate(game.laid) if tile >= 0)
    for ranch, offered in ((1, False), (2, False), (3, True)):
        game.ranch[0] = ranch
        assert bool(developments(game, 0)) == offered
        assert (no_development(game, f"{space}a") is None) == offered


@rule("L-4.3", "L-4.4")
@pytest.mark.parametrize("kind", ["day", "nonsense"])
def test_what_the_first_step_of_a_strip_is_says_its_word_and_not_a_kind(kind):
    found = tables()
    builder = next(it for it in found["action_strip"] if it["id"] == "builder")
    builder["kind"] = kind
    hire = next(it for it in found["action_strip"] if it["id"] == "hire")
    hire["first"] = "gain-3-coins"
    for strip in ("builder", "hire"):
        table = open_table("boonlake", 2, components=Components(found), seed=1)
        while table.decision.prompt != "choose-strip":
            table.pick(0)
        coins = list(state(table).coins)
        seat = table.decision.seat
        table.answer_text(f"takes {strip}")
        assert state(table).coins[seat] == coins[seat] + 3
        assert state(table).occasion != "first"


@rule("L-17.10", "L-R61")
def test_cards_that_a_scoring_tile_takes_leave_the_hand_together():
    found = tables()
    tile = next(it for it in found["scoring_tile"] if it["id"] == "open-gates")
    tile["condition"] |= {"pay_any_of": [{"cards": 2}, {"coins": 1}], "values": [1, 2, 3, 3]}
    for seed in range(2):
        played(found, 2, seed)
    box = GAME.unpack(Components(found))
    game = world(2, "open open-gates works treasury balance", scoring=2, box=box)
    cards = ("windmill", "saw-pit", "fish-weir", "drove-road", "night-watch")
    game.hand[0] = tuple(sorted(box.card_of[it] for it in cards))
    table = play(table_of(game, ("score_tile", 0)), "P1 score open-gates")
    assert options(table) == ["pays 2,0", "pass"]

    play(table, "P1 pays 2,0", "P1 gives windmill", "P1 gives saw-pit", "P1 gives fish-weir")
    assert len(hand(table)) == 5
    play(table, "P1 gives drove-road")
    assert hand(table) == ["night-watch"]
    vp_each = box.scoring_tiles[box.scoring_tile_of["open-gates"]].condition.vp_each
    assert lines(table, "P1") == {"interim-exchanges": 2 * vp_each, "markers": 2}


@rule("L-18.4", "L-11.10", "L-R75")
def test_the_recess_of_a_bonus_inhabitant_counts_in_its_tier():
    game = world(2, "P1 off=2h0s1c")
    assert has(game, "P1", "bonus") == ((1,),)
    game.box = replace(BOX, final=replace(BOX.final, tier_vp={1: 9, 2: 1}))

    assert tier_vp(game, 0) == 4 * 9


@rule("L-13.9", "L-12.7")
def test_regional_fame_brings_vp_for_each_coin_and_not_for_each_presence():
    tiles = "map 24:market-square[P1i,P1h] 4:old-mill[P1i,-] 28:pasture[P1c]"
    region = BOX.region_named["boonlake"]
    game = world(2, tiles, "P1 levers=regional-fame", named_region=region)
    game.box = replace(BOX, costs=replace(BOX.costs, region_coins_per_presence=3))

    table = play(table_of(game, ("region_common", 0)), "P1 coins fame")

    assert has(table, "P1", "coins", "vp") == (2 * 3, 2 * 3)
