"""Section 25: the component file: facts of the digest, files that are wrong in many ways."""

from collections import Counter
from copy import deepcopy  # noqa: TID251  # a file is taken apart here, not a state copied
from itertools import combinations, pairwise

import pytest

from boomtable.engine import Components
from boomtable.engine.catalogue import standard_components
from boomtable.games.boonlake.checks import check
from boomtable.games.boonlake.map_unpacking import NEIGHBOURS, adjacency
from boomtable.games.boonlake.unpacking import unpack
from boomtable.locale import LANGUAGES
from tests.marks import rule, slow

FILE = standard_components("boomtable.games.boonlake")
FOUND = FILE.tables


def tables():
    return deepcopy(FILE.tables)


def entry(found, name, wanted):
    return next(it for it in found[name] if it["id"] == wanted)


def problems(found):
    return [problem.say("en") for problem in check(Components(found))]


def ops_in(effects):
    """All words of effects, those inside options included."""
    for effect in effects:
        yield effect["op"]
        if effect["op"] == "choose":
            for option in effect["options"]:
                yield from ops_in(option)


def effect_lists():
    """Every effect list of the file."""
    for tile in FOUND["building_tile"]:
        for site in tile["sites"]:
            yield site["cost"]
            yield site["effect"]
    for card in FOUND["card"]:
        for part in ("immediate", "permanent", "end"):
            yield card.get(part, [])
    for lever in FOUND["player_board"]["lever"]:
        yield lever["effect"]


def single_effects():
    return [effect for effects in effect_lists() for effect in effects]


def test_the_standard_file_passes_its_own_checks():
    assert check(FILE) == []
    assert FILE.check_sources() == []
    assert FILE.game_id == "boonlake"


def test_names_of_cards_are_unique_in_both_languages():
    """Check 2."""
    for field in ("name", "name_fr"):
        names = [card[field] for card in FOUND["card"]]
        assert len(names) == len(set(names))


@rule("L-1.1", "L-1.9")
def test_the_map_of_the_file():
    """Check 3."""
    spaces = FOUND["map"]["space"]
    by_id = {space["id"]: space for space in spaces}
    assert list(by_id) == list(range(1, 34))
    assert Counter(space["region"] for space in spaces) == {
        "unknown": 8,
        "new-hope": 8,
        "boonlake": 9,
        "southern": 8,
    }
    assert [region["id"] for region in FOUND["region"]] == [
        *("unknown", "new-hope", "boonlake", "southern"),
    ]
    touching = [
        (one, other)
        for one, other in combinations(spaces, 2)
        if (other["q"] - one["q"], other["r"] - one["r"]) in NEIGHBOURS
    ]
    assert all(one["region"] == other["region"] for one, other in touching)
    bridges = [it["spaces"] for it in FOUND["map"]["bridge"]]
    fords = [it["spaces"] for it in FOUND["map"]["ford"]]
    assert (len(touching), len(bridges), len(fords)) == (41, 9, 3)
    assert all(by_id[one]["region"] != by_id[other]["region"] for one, other in bridges)
    assert all(by_id[it]["region"] == "boonlake" for ford in fords for it in ford)
    assert sum(map(len, adjacency(FOUND).values())) == 2 * 53
    bridgeless = {"map": {**FOUND["map"], "bridge": []}}
    assert sorted(parts_of(adjacency(bridgeless))) == [8, 8, 8, 9]
    assert parts_of(adjacency(FOUND)) == [33]


def parts_of(near):
    """The sizes of the connected parts of a map."""
    left, sizes = list(near), []
    while left:
        part = [left.pop()]
        for space in part:
            joined = [it for it in near[space] if it in left]
            part += joined
            left = [it for it in left if it not in joined]
        sizes.append(len(part))
    return sizes


def test_rewards_of_the_map():
    """Check 4."""
    spaces = FOUND["map"]["space"]
    assert Counter(it.get("start", 0) for it in spaces) == {1: 6, 3: 2, 4: 2, 0: 23}
    assert all(("reward" in it) == (it.get("start") != 1) for it in spaces)
    rewards = [it["reward"] for it in spaces if "reward" in it]
    assert Counter(it["kind"] for it in rewards) == {
        "coins": 9,
        "cards": 6,
        "inhabitants": 6,
        "site": 6,
    }
    assert {it["resource"] for it in rewards if it["kind"] == "site"} == {
        *("wood", "loam", "stone", "iron"),
    }
    assert {"kind": "coins", "n": 2} in rewards


@rule("L-R55", "L-R17")
def test_the_river_of_the_file():
    """Check 5."""
    river = FOUND["river"]
    spaces = river["space"]
    assert len(spaces) == 28
    paths = {
        count: [it["id"] for arm in arms for it in spaces if it["arm"] == arm]
        for count, arms in river["paths"].items()
    }
    assert [len(paths[count]) for count in "12"] == [21, 17]
    assert sum(it["harbor"] for it in spaces) == 6
    assert all(path[-1] == "e5" for path in paths.values())
    assert all({*river[f"start_round_{n}"].values()} == {"r1", "r3"} for n in (1, 2))
    assert paths["1"][0] == "r1"
    assert paths["1"][2] == "r3"
    assert [it["rounds"] for it in river["lock"]] == [[1], [2], [1, 2]]
    steps = max(row["steps"] for row in FOUND["action_board"]["row"])
    for count, path in paths.items():
        locks = [it for it in river["lock"] if int(count) in it["rounds"]]
        places = [path.index(it["before"]) for it in locks]
        assert [path.index(it["after"]) + 1 for it in locks] == places
        assert places[1] == len(path) - 1
        assert places[1] - places[0] > steps


def test_the_action_board_and_the_strips():
    """Checks 6 and 7."""
    rows = FOUND["action_board"]["row"]
    steps = [row["steps"] for row in rows]
    assert (len(rows), steps[0], steps[-1]) == (7, 4, 1)
    assert steps == sorted(steps, reverse=True)
    assert [bool(row["vp_cost"]) for row in rows] == [False] * 5 + [True] * 2
    strips = FOUND["action_strip"]
    assert len(strips) == 7
    kinds = Counter(strip.get("kind") for strip in strips)
    assert kinds == {"day": 2, "sunset": 2, "night": 2, None: 1}
    assert [it["id"] for it in strips if "kind" not in it] == ["builder"]


def test_the_player_board():
    """Check 8."""
    recesses = FOUND["player_board"]["recess"]
    assert Counter(it["piece"] for it in recesses) == {
        "house": 6,
        "settlement": 4,
        "cattle": 5,
        "inhabitant": 2,
    }
    tiers = {tier: Counter(it["piece"] for it in recesses if it["tier"] == tier) for tier in (1, 2)}
    assert tiers[1] == {"house": 2, "cattle": 1, "inhabitant": 1}
    assert tiers[2] == {"house": 2, "settlement": 1, "cattle": 1, "inhabitant": 1}
    for tier in range(1, 6):
        incomes = [
            tuple(it["income"].items())
            for it in recesses
            if it["tier"] == tier and it["piece"] == "house"
        ]
        assert len(set(incomes)) <= 1
    assert all("vp" in it["income"] for it in recesses if it["piece"] == "inhabitant")
    assert sum(it["income"].get("coins", 0) for it in recesses) == 7
    assert sum(it["income"].get("vp", 0) for it in recesses) == 33


def test_the_levers():
    """Check 9."""
    levers = FOUND["player_board"]["lever"]
    assert [it["slot"] for it in levers] == list(range(1, 13))
    assert [it["slot"] for it in levers if it["row"] == 1] == [1, 2, 3]
    assert [it["slot"] for it in levers if it["use"] == "common"] == [1, 2, 3]
    assert sum(it["cost"] for it in levers) == 52


def test_the_tracks():
    """Check 10."""
    for track, what in (("coin", "coins"), ("card", "cards")):
        steps = FOUND["track"][track]
        assert [it["step"] for it in steps] == list(range(11))
        assert (steps[0][what], steps[0]["vp"]) == (2, 0)
        for field in (what, "vp"):
            values = [it[field] for it in steps]
            assert values == sorted(values)
        assert "site-any" in [it["crossing"]["kind"] for it in steps if "crossing" in it]
    assert (5, 1) in [(it["coins"], it["vp"]) for it in FOUND["track"]["coin"]]
    assert 3 in [it["cards"] for it in FOUND["track"]["card"]]


def test_the_labels():
    """Check 11."""
    labels = {it["id"]: it["label"] for it in FOUND["region"]}
    assert labels.pop("boonlake") == {"kind": "coins", "n": 4}
    assert {it["n"] for it in labels.values()} == {3}
    assert {it["kind"] for it in labels.values()} == {"coins", "cards", "vp"}


@rule("L-1.10")
def test_the_building_tiles():
    """Check 12."""
    tiles = FOUND["building_tile"]
    start = Counter(it.get("players") for it in tiles if it["set"] == "start")
    assert start == {1: 6, 3: 2, 4: 2}
    assert sum(it["set"] == "gray" for it in tiles) == 25
    assert Counter(len(it["sites"]) for it in tiles) == {1: 16, 2: 19}
    sites = [site for it in tiles for site in it["sites"]]
    assert len(sites) == 54
    assert {effect["op"] for site in sites for effect in site["cost"]} == {"lose"}
    effects = [effect for site in sites for effect in site["effect"]]
    gains = {effect["what"] for effect in effects if effect["op"] == "gain"}
    assert gains == {"coins", "cards", "vp", "vases"}
    advances = {(it["track"], it["n"]) for it in effects if it["op"] == "advance"}
    assert {("coin", 1), ("card", 1), ("either", 3)} <= advances
    assert {it["track"] for it in effects if it["op"] == "income"} == {"coin", "card"}
    assert any(not site["cost"] and not site["effect"] for site in sites)
    values = {site["settlement_vp"] for site in sites}
    assert -5 in values
    assert max(values) > 0
    assert any(
        site["cost"] == [{"op": "lose", "what": "coins", "n": 4}]
        and site["effect"] == [{"op": "advance", "track": "coin", "n": 1}]
        for site in sites
    )


def test_the_cards():
    """Check 13."""
    cards = FOUND["card"]
    assert len(cards) == 87
    kinds = Counter()
    for card in cards:
        kinds[card["kind"]] += card["copies"]
    assert kinds == {"day": 55, "sunset": 55, "night": 55}
    parts = ("immediate", "permanent", "end")
    assert all(any(card.get(part) for part in parts) for card in cards)
    triggers = {effect["on"] for card in cards for effect in card.get("permanent", [])}
    assert triggers == set(FOUND["vocabulary"]["modifier_on"])
    immediate = {effect["op"] for card in cards for effect in card.get("immediate", [])}
    assert immediate == {"gain", "advance", "exchange", "upgrade", "lever-up"}
    end = {effect["op"] for card in cards for effect in card.get("end", [])}
    assert end == {"end-per", "end-threshold"}
    costs = [card["cost"] for card in cards]
    assert {"coins": 2, "loam": 2, "stone": 1} in costs
    assert {"loam": 4, "stone": 2} in costs


def test_no_card_is_plainly_worse_than_another_of_its_kind():
    """Check 13."""
    words = ("coins", "vases", "wood", "loam", "stone", "iron")
    same = [
        (one, other)
        for one, other in combinations(FOUND["card"], 2)
        if one["kind"] == other["kind"]
        and all(one.get(it) == other.get(it) for it in ("immediate", "permanent", "end"))
    ]
    assert same
    for pair in same:
        for one, other in (pair, pair[::-1]):
            dearer = all(one["cost"].get(it, 0) >= other["cost"].get(it, 0) for it in words)
            assert not (dearer and one["vp"] <= other["vp"]), (one["id"], other["id"])


BURDEN = (0, 0.3, 0.8, 1.6, 2.6, 3.8, 5.2, 6.8)


def burden(cost):
    """What resources cost by the header of the file, in coins."""
    units = [cost.get(it, 0) for it in ("wood", "loam", "stone", "iron")]
    return BURDEN[sum(units)] + 0.5 * sum(max(0, n - 2) for n in units)


def effect_values(card):
    """The least and the most that a card's effects are worth by the header of the file."""
    low = high = 0.0
    steps = 0
    for effect in (*card.get("immediate", []), *card.get("permanent", []), *card.get("end", [])):
        match effect:
            case {"op": "advance", "n": n}:
                steps += n
                continue
            case {"op": "gain", "what": "coins", "n": n}:
                least = most = n
            case {"op": "gain", "what": what, "n": n}:
                least = most = {"inhabitants": 3.0, "vases": 2.6}[what] * n
            case {"op": "lever-up"}:
                least = most = 2.5
            case {"op": "upgrade", "to": to}:
                least = most = {"house": 6, "settlement": 7}[to]
            case {"op": "exchange", "options": [{"pay": pay, "get": get}, *_]}:
                least = most = EXCHANGES[(*pay.items(), *get.items())]
            case {"op": "end-threshold"}:
                least, most = 7.7, 8.6
            case {"op": "end-per", "count": count}:
                least = most = PER_UNIT[count]
            case {"op": "modifier", "on": on}:
                number = effect.get("coins_less", 0)
                gain = tuple(effect.get("gain", {}).items())
                least = most = MODIFIERS[on, number or gain]
        low, high = low + least, high + most
    table = {0: (0, 0), 1: (4, 4), 2: (7.6, 7.8)}[steps]
    return low + table[0], high + table[1]


EXCHANGES = {
    (("inhabitants", 1), ("coins", 8)): 4.5,
    (("cards", 3), ("inhabitants", 2)): 2,
    (("cards", 2), ("coins", 4)): 1.2,
    (("cards", 3), ("vases", 1), ("coins", 2)): 1.2,
    (("cards", 5), ("vp", 4)): 1.5,
    (("vases", 2), ("vp", 4)): 1.5,
    (("cards", 2), ("vp", 4)): 4,
    (("cards", 2), ("vp", 5)): 5.5,
    (("cards", 2), ("vp", 6)): 7,
}
PER_UNIT = {
    "presences-in-region": 5.4,
    "cattle-removed": 5.5,
    "houses-removed": 8,
    "settlements-removed": 8,
    "site-levels": 9,
}
MODIFIERS = {
    ("modernize-cost", 1): 3.5,
    ("modernize-cost", 2): 6.5,
    ("card-cost", 1): 6.5,
    ("discard-for-coins", ()): 2.5,
    ("cattle-cost", ()): 7,
    ("cattle-placed", (("coins", 2),)): 4.5,
    ("ship-on-coins", (("coins", 1),)): 2.5,
    ("ship-in-harbor", (("coins", 2),)): 4.5,
    ("ship-in-harbor", (("cards", 2),)): 6,
    ("ship-takes-vase", (("vases", 1),)): 4,
}


@pytest.mark.parametrize("card", FOUND["card"], ids=lambda it: it["id"])
def test_costs_of_cards_follow_the_price_formula_of_the_header(card):
    """Check 14."""
    cost = card["cost"]
    rest = 1.8 * card["vp"] - burden(cost) - 3 * cost.get("vases", 0) - 3.6
    low, high = (max(0, value + rest) for value in effect_values(card))
    tolerance = 1 if card.get("cost_source") == "rulebook" or low != high else 0.5

    assert low - tolerance - 1e-9 <= cost.get("coins", 0) <= high + tolerance + 1e-9


def test_costs_of_projects_follow_the_price_formula_of_the_header():
    """Check 14."""
    for tile in FOUND["scoring_tile"]:
        project = tile["project"]
        tolerance = 1 if "project_source" in tile else 0.5 + 1e-9
        expected = 1.8 * project["vp"] + 3 - burden(project["cost"])
        assert abs(project["cost"]["coins"] - expected) <= tolerance, tile["id"]


def test_the_scoring_tiles():
    """Check 15."""
    tiles = FOUND["scoring_tile"]
    assert len(tiles) == 16
    costs = [tuple(sorted(it["project"]["cost"].items())) for it in tiles]
    assert len(set(costs)) == 16
    assert Counter(it["project"]["track"] for it in tiles) == {"coin": 8, "card": 8}
    machine = entry(FOUND, "scoring_tile", "machine-age")["project"]
    assert machine == {"cost": {"coins": 13, "loam": 2, "iron": 3}, "vp": 8, "track": "card"}
    conditions = [it["condition"] for it in tiles]
    assert {it["type"] for it in conditions} == set(FOUND["vocabulary"]["conditions"])
    for condition in conditions:
        values = condition["values"]
        assert len(values) == 4
        for one, other in pairwise(values):
            if isinstance(one, list):
                assert one[0] <= other[0]
                assert one[1] <= other[1]
                assert sum(one) < sum(other)
            else:
                assert one < other
    archive = entry(FOUND, "scoring_tile", "great-archive")["condition"]
    assert (archive["track"], archive["values"]) == ("card", [1, 2, 4, 7])


def test_the_solo_tiles_and_the_solo_board():
    """Checks 16 and 17."""
    tiles = FOUND["solo_tile"]
    assert Counter(it["type"] for it in tiles) == {"A": 5, "B": 5}
    assert all(len(set(it["actions"])) == 3 for it in tiles)
    assert len({tuple(sorted(it["actions"])) for it in tiles}) == 10
    assert all(len(set(it["corners"].values())) == 4 for it in tiles)
    assert {n for it in tiles for n in it["corners"].values()} == set(range(1, 34))
    first = entry(FOUND, "solo_tile", "solo-a1")
    assert first["actions"] == ["builder", "region-scoring", "settle"]
    assert first["corners"]["ll"] == 13
    assert all(it["remove_a"] + it["remove_b"] == 4 for it in FOUND["solo_level"])
    board = FOUND["solo_board"]
    assert [len(board[it]) for it in ("house", "settlement", "cattle")] == [6, 4, 5]
    for column in ("house", "settlement", "cattle", "cactus"):
        assert board[column] == sorted(board[column])
    houses = [n for n, vp in enumerate(board["house"], 1) if vp == 2]
    settlements = [n for n, vp in enumerate(board["settlement"], 1) if vp == 6]
    assert max(houses) > min(settlements)
    assert 4 in board["cattle"]
    assert 14 in board["cactus"]


def test_every_word_of_the_vocabulary_is_used_and_every_word_used_is_in_it():
    """Check 18."""
    words = {name: set(listed) for name, listed in FOUND["vocabulary"].items() if name != "source"}
    spaces = [*FOUND["map"]["space"], *FOUND["river"]["space"]]
    rewards = [it["reward"]["kind"] for it in spaces if "reward" in it]
    rewards += [it["label"]["kind"] for it in FOUND["region"]]
    steps = [*FOUND["track"]["coin"], *FOUND["track"]["card"]]
    rewards += [it["crossing"]["kind"] for it in steps if "crossing" in it]
    strips = FOUND["action_strip"]
    solo = [
        word
        for it in FOUND["solo_effect"]
        for half in ("bottom", "chosen")
        for kind in "ab"
        for word in it[half][kind]
    ]
    used = {
        "rewards": set(rewards),
        "effect_ops": {op for effects in effect_lists() for op in ops_in(effects)},
        "modifier_on": {it["on"] for it in single_effects() if it["op"] == "modifier"},
        "counts": {it["count"] for it in single_effects() if "count" in it},
        "conditions": {it["condition"]["type"] for it in FOUND["scoring_tile"]},
        "lever_use": {it["use"] for it in FOUND["player_board"]["lever"]},
        "strip_steps": {
            word for it in strips for word in (it["first"], *it["middle"], it["common"])
        },
        "solo_steps": set(solo),
    }

    assert used == words


def mutilated(found, place=()):
    """Every way to take one table or field out of a file, or to make it something else."""
    for key in list(found) if isinstance(found, dict) else range(len(found)):
        if str(key).endswith("source"):
            continue
        yield (*place, key)
        if isinstance(found[key], dict | list) and len(place) < 4:
            yield from mutilated(found[key], (*place, key))


PLACES = [
    place
    for place in mutilated(FILE.tables)
    # Most entries of long lists are alike: of these a few are enough.
    if place[0] not in ("card", "building_tile", "map", "river")
    or not any(isinstance(key, int) and key > 4 for key in place)
]
WRONG = (None, "x", -7, [], {}, [["x"]], [{"op": 3}], 1000, True, [{"kind": "site"}])


@slow
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_no_mutilated_file_makes_the_check_stumble(wrong):
    """Whatever is missing or of a wrong type, the check says so in words or lets it pass."""
    for number, place in enumerate(PLACES):
        if number % 30 != WRONG.index(wrong) * 3:
            continue
        found = tables()
        target = found
        for key in place[:-1]:
            target = target[key]
        if wrong is None:
            del target[place[-1]]
        else:
            target[place[-1]] = wrong
        said = check(Components(found))
        assert all(problem.say(lang) for problem in said for lang in LANGUAGES), place
        if not said:
            unpack(Components(found))


def lists_in(found, place=()):
    """Where there are lists in a part of a file, however deep."""
    for key in list(found) if isinstance(found, dict) else range(len(found)):
        if isinstance(found[key], list):
            yield (*place, key)
        if isinstance(found[key], dict | list):
            yield from lists_in(found[key], (*place, key))


@pytest.mark.parametrize("wrong", [[], {}], ids=repr)
@pytest.mark.parametrize("part", ["player_board", "scoring_tile", "action_strip"])
def test_no_list_of_effects_with_an_empty_one_makes_the_unpacking_stumble(part, wrong):
    places = [place for place in lists_in(FOUND[part]) if len(place) > 1]
    assert places
    for place in places:
        found = tables()
        target = found[part]
        for key in place:
            target = target[key]
        target.append(wrong)
        if not check(Components(found)):
            unpack(Components(found))


def change(path, value):
    def make(found):
        *way, last = path
        target = found
        for key in way:
            target = entry(target, *key) if isinstance(key, tuple) else target[key]
        target[last] = value

    return make


LEVER = ["player_board", "lever"]
GAIN = {"op": "gain", "what": "coins", "n": 1}
SITE = {"kind": "site", "resource": "wood"}
JOKER = {"op": "joker", "n": 1}


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (change([("card", "windmill"), "copies"], 9), "box.project_cards says 165, but"),
        (change([("card", "windmill"), "id"], "fish-weir"), "“fish-weir” is there twice"),
        (change([("card", "windmill"), "id"], "Wind Mill"), "lower-case words"),
        (change([("card", "windmill"), "name_fr"], " "), "card windmill.name_fr should not be"),
        (change([("card", "windmill"), "kind"], "dawn"), "“dawn” should be one of day, sunset"),
        (change([("card", "windmill"), "cost"], {"gold": 2}), "“gold” should be one of coins"),
        (change([("card", "windmill"), "cost"], {"coins": -2}), "cost.coins is -2"),
        (change([("card", "windmill"), "vp"], -1), "card windmill.vp is -1"),
        (change([("card", "windmill"), "immediate"], [{"op": "lose"}]), "“lose” should be one"),
        (
            change([("card", "windmill"), "immediate"], [{"op": "advance", "track": "ship"}]),
            "“ship” should be one of coin, card, either",
        ),
        (change([("card", "windmill"), "end"], [{"op": "end-per", "vp": 1}]), "“None” should be"),
        (
            change(
                [("card", "windmill"), "end"],
                [{"op": "end-threshold", "count": "levers", "at": [4, 2], "vp": [1, 2]}],
            ),
            "the numbers should grow",
        ),
        (
            change([("card", "windmill"), "permanent"], [{"op": "modifier", "on": "rain"}]),
            "“rain” should be one of modernize-cost",
        ),
        (
            change([("card", "windmill"), "permanent"], [{"op": "modifier", "on": "card-cost"}]),
            "coins_less is 0, but",
        ),
        (change([("region", "southern"), "north"], 7), "region: north should count upwards"),
        (change([("resource", "iron"), "canal"], 1), "resource: canal should count upwards"),
        (change([("resource", "iron"), "id"], "vases"), "has another meaning in costs"),
        (change(["map", "space", 3, "region"], "north"), "“north” should be one of unknown"),
        (change(["map", "space", 3, "start"], 5), "map.space 4.start is 5"),
        (change(["map", "space", 0, "reward"], {"kind": "site"}), "“None” should be one of wood"),
        (change(["map", "space", 0, "reward"], {"kind": "luck"}), "“luck” should be one of coins"),
        (change(["map", "bridge", 0, "spaces"], [6, 34]), "two different spaces of the map"),
        (change(["map", "space", 0, "q"], 4), "map.space: “4, 0” is there twice"),
        (change(["river", "last"], "e4"), "should end in “e4”"),
        (change(["river", "paths"], {"1": ["trunk"]}), "river.paths is fixed by the rules"),
        (change(["river", "start_round_1", "2"], "e1"), "“e1” should lie on the course"),
        (change(["river", "lock", 0, "before"], "u9"), "between two neighbours"),
        (change(["river", "lock", 2, "rounds"], [1]), "round 2 needs two locks"),
        (change(["action_board", "row", 0, "steps"], 9), "could cross both locks of round 1"),
        (change(["action_board", "row", 0, "vp_cost"], 1), "only the last two rows may cost VP"),
        (change(["action_strip", 0, "first"], "sleep"), "“sleep” should be one of play-kind"),
        (change(["action_strip", 0, "kind"], "dawn"), "“dawn” should be one of day"),
        (change(["action_strip", 3, "middle"], []), "a region is chosen exactly where"),
        (change(["setup", "ranch"], 4), "but the parts make 11"),
        (change(["setup", "hand"], 60), "card: there should be at least 240"),
        (change(["setup", "boats_at"], "sea"), "“sea” should be one of wood"),
        (change(["setup", "scoring_tiles_dealt"], 5), "scoring_tile: there should be at least 20"),
        (change(["game", "rounds"], 3), "game.rounds is fixed by the rules"),
        (change(["costs", "cattle_inhabitants"], [1]), "There should be 4 of costs.cattle"),
        (change(["player_board", "recess", 0, "tier"], 3), "in the order of their tiers"),
        (change(["player_board", "recess", 3, "tier"], 6), "exactly one bonus inhabitant"),
        (change(["player_board", "recess", 0, "piece"], "cow"), "“cow” should be one of house"),
        (change([*LEVER, 0, "slot"], 4), "slot should count upwards from 1"),
        (change([*LEVER, 0, "effect"], [GAIN]), "no rules for such a lever of use “common”"),
        (change([*LEVER, 4, "effect"], [JOKER]), "“joker” should be one of gain"),
        (change([*LEVER, 5, "use"], "settlement"), "such a lever of use “settlement”"),
        (change([*LEVER, 7], FOUND["player_board"]["lever"][5] | {"slot": 8}), "there twice"),
        (change([*LEVER, 9, "effect"], [JOKER]), "such a lever of use “payment-or-anchor”"),
        (
            change([*LEVER, 9, "effect"], [{"op": "choose", "options": [[JOKER], [GAIN], []]}]),
            "gain is missing",
        ),
        (
            change(
                [*LEVER, 9, "effect"],
                [{"op": "choose", "options": [[JOKER], [GAIN], [JOKER, GAIN]]}],
            ),
            ".effect: “joker” should be one of gain",
        ),
        (change([*LEVER, 9, "use"], "nap"), "“nap” should be one of common"),
        (change(["track", "coin", 3, "step"], 9), "track.coin: step should count upwards"),
        (change(["card", 0, "id"], "mint"), "building_tile, card: “mint” is there twice"),
        (change([*LEVER, 0, "id"], "hire"), "action_strip, player_board.lever: “hire” is there"),
        (change(["region", 0, "label"], SITE | {"n": 2}), "label.n is fixed by the rules"),
        (change([("building_tile", "mint"), "sites"], []), "has 1 or 2 sites"),
        (change([("building_tile", "mint"), "set"], "red"), "“red” should be one of start, gray"),
        (change([("building_tile", "mint"), "set"], "start"), "building_tile mint.players is 0"),
        (change([("scoring_tile", "works"), "condition"], {"type": "x"}), "should be a condition"),
        (
            change([("scoring_tile", "works"), "condition"], {"type": "levers", "values": [1]}),
            "There should be 4 of scoring_tile works.condition.values",
        ),
        (
            change([("scoring_tile", "open-gates"), "condition", "pay_any_of"], [{}]),
            "each payment should be of one sort",
        ),
        (change([("solo_tile", "solo-a1"), "type"], "C"), "“C” should be one of A, B"),
        (change([("solo_tile", "solo-a1"), "corners"], {"ul": 5}), "corners is fixed"),
        (change([("solo_tile", "solo-a1"), "actions"], ["hire", "hire"]), "There should be 3 of"),
        (change([("solo_level", "easy"), "remove_b"], 6), "solo_level easy.remove_b is 6"),
        (change(["solo_effect", 0, "action"], "hire"), "exactly one for each action strip"),
        (change(["solo_effect", 2, "chosen", "a"], ["house-on-last-tile"]), "after a tile"),
        (change(["solo_effect", 6, "chosen", "a"], ["cactus"]), "exactly where a region is"),
        (change(["solo_rules", "search_to"], 30), "solo_rules.search_to is fixed"),
        (change(["solo_board", "house"], [1, 2]), "There should be 6 of solo_board.house"),
    ],
)
def test_absurd_values_are_named_in_a_sentence(make, why):
    found = tables()

    make(found)

    assert any(why in problem for problem in problems(found)), problems(found)
    assert all(problem.say("fr") for problem in check(Components(found)))


@rule("L-R75")
@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (["game", "players"], [1, 2], "game.players is fixed by the rules"),
        (["game", "interim_scorings"], 6, "game.interim_scorings is fixed"),
        (["setup", "start_vp"], 5, "setup.start_vp is fixed by the rules: it should be 0"),
        (["setup", "scoring_tiles_kept"], 2, "setup.scoring_tiles_kept is fixed"),
        (["setup", "scoring_tile_areas"], 5, "setup.scoring_tile_areas is fixed"),
        (["box", "per_player", "scoring_markers"], [1, 2], "There should be 4 of box.per_player"),
        (["costs", "develop_inhabitants"], 2, "costs.develop_inhabitants is fixed"),
        (["costs", "project_marker_inhabitants"], 2, "project_marker_inhabitants is fixed"),
        ([*LEVER, 6, "effect", 0, "n"], 2, "towpath.effect.n is fixed"),
        ([*LEVER, 10, "effect", 0, "n"], 2, "foreman.effect.n is fixed"),
        ([*LEVER, 8], FOUND["player_board"]["lever"][7] | {"id": "new", "slot": 9}, "only one"),
        (["building_tile", 0, "sites", 0, "cost"], [GAIN], "“gain” should be one of lose"),
    ],
)
def test_the_frame_of_the_game_is_fixed(path, value, why):
    found = tables()

    change(path, value)(found)

    assert any(why in problem for problem in problems(found)), problems(found)


@rule("L-9.1")
def test_a_part_of_the_map_without_a_starting_tile_is_refused():
    """Check 19: else a space could stay empty while no empty one is adjacent to a tile."""
    found = tables()
    found["map"]["bridge"] = [it for it in found["map"]["bridge"] if 6 not in it["spaces"]][:1]
    for space in found["map"]["space"]:
        if space["region"] == "southern":
            space.pop("start", None)

    assert any("can never be reached" in problem for problem in problems(found))


def test_a_missing_table_is_named():
    found = tables()
    del found["pasture"], found["map"]["ford"]

    assert problems(found) == ["pasture is missing.", "map.ford is missing."]


def test_no_table_at_all_is_no_reason_to_stumble():
    assert "game is missing." in problems({})
    assert problems({"game": 3, "card": "x", "map": []})
