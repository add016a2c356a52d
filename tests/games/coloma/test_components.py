"""The component file: the facts of the digest, files with other values, files that are wrong."""

from collections import Counter
from copy import deepcopy  # noqa: TID251  # a file is taken apart here, not a state copied

import pytest

from boomtable.engine import Components, Dice, Illegal, Unreadable, open_table, play_out
from boomtable.engine.catalogue import standard_components
from boomtable.games.coloma import GAME
from boomtable.games.coloma.turn_happenings import (
    BridgeBuilt,
)
from boomtable.locale import LANGUAGES
from tests.games.coloma.worlds import BOX, events, lines, state
from tests.marks import rule, slow

FILE = standard_components(GAME.meta.package)


def tables():
    return deepcopy(FILE.tables)


def entry(found, name, wanted):
    return next(it for it in found[name] if it["id"] == wanted)


def problems(found):
    return [problem.say("en") for problem in GAME.check(Components(found))]


def test_the_standard_file_passes_its_own_checks():
    assert GAME.check(FILE) == []
    assert FILE.check_sources() == []
    assert FILE.game_id == "coloma"


def test_the_counts_of_the_digest():
    """Checks 3 to 12 and 14 to 19 of the digest, which any other file may differ from."""
    found = FILE.tables
    assert [it["count"] for it in found["barrels"]] == [3, 4, 4, 3, 3, 3, 3, 3, 2, 2]
    assert sum(it["hammer"]["buck"] for it in found["towns"]) == 60
    assert sum(it["hammer"]["dude"] for it in found["towns"]) == 17
    assert sum(it["saw"]["gold"] for it in found["towns"]) == 32
    assert sum(it["saw"]["dude"] for it in found["towns"]) == 18
    assert Counter(it["site"] for it in found["towns"]) == {
        "1": 5,
        **dict.fromkeys("2345", 2),
        **dict.fromkeys(("barker", "bust", "signpost"), 1),
    }
    assert [sum(found["gold"]["spaces"][n]) for n in "123456"] == [12, 12, 18, 24, 27, 30]
    assert found["shootout"]["rows"] == [2, 2, 3, 3, 4, 5]
    assert sum(found["graveyard"]["vp"]) == 26
    assert found["tent_chart"]["vp"] == [0, 3, 7, 12, 18, 25]
    sums = {it["id"]: sum(space["vp"] for space in it["spaces"]) for it in found["canyons"]}
    assert list(sums.values()) == [16, 16, 16, 16, 16, 15, 21]
    assert found["wheel"]["signpost_offset"] == 2


def mutilated(found, place=()):
    """Every way to take one table or field out of a file, or to make it something else."""
    for key in list(found) if isinstance(found, dict) else range(len(found)):
        if key in ("format", "source") or str(key).startswith("source"):
            continue
        yield (*place, key)
        if isinstance(found[key], dict | list) and len(place) < 3:
            yield from mutilated(found[key], (*place, key))


PLACES = [place for place in mutilated(FILE.tables) if place[0] not in ("meta", "actions")]


@slow
@pytest.mark.parametrize("wrong", [None, "x", -7, [], {}, [["x"]], [{"op": 3}]], ids=repr)
def test_no_mutilated_file_makes_the_check_stumble(wrong):
    """Whatever is missing or of a wrong type, the check says so in words or lets it pass."""
    for number, place in enumerate(PLACES):
        if number % 3 != len(repr(wrong)) % 3:
            continue
        found = tables()
        target = found
        for key in place[:-1]:
            target = target[key]
        if wrong is None:
            del target[place[-1]]
        else:
            target[place[-1]] = wrong
        said = GAME.check(Components(found))
        assert all(problem.say(lang) for problem in said for lang in LANGUAGES), place
        if not said:
            GAME.unpack(Components(found))


def change(path, value):
    def make(found):
        *way, last = path
        target = found
        for key in way:
            target = entry(target, *key) if isinstance(key, tuple) else target[key]
        target[last] = value

    return make


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (change([("barrels", "oats"), "count"], 9), "box.barrels says 30, but the parts make 36"),
        (change([("barrels", "oats"), "id"], "nails"), "“nails” is there twice"),
        (change([("towns", "land-office"), "id"], "Land Office"), "lower-case words"),
        (change([("towns", "land-office"), "id"], "river"), "No card may be called “river”"),
        (change([("towns", "land-office"), "name"], " "), "should not be empty"),
        (change([("towns", "land-office"), "site"], "6"), "no rules for “6”"),
        (change([("towns", "land-office"), "hammer"], {"gold": 1}), "only buck, dude"),
        (change([("bridges", "toll"), "per"], "noses"), "no rules for “noses”"),
        (change([("bridges", "toll"), "max"], 0), "is 0, but should be from 1"),
        (change(["wheel", "signpost_offset"], 1), "Signpost must neither"),
        (change(["wheel", "sites"], [1, 2, 3]), "wheel.sites is fixed by the rules"),
        (change(["gold", "spaces"], {"1": [5, 5, 2]}), "lacks the game for 2 players"),
        (change(["gold", "values"], [3, 2]), "one pool for each gold value"),
        (change(["stash", "outlaws"], [1, 1]), "outlaws should name a number from 1 for each"),
        (change(["setup", "table", "neutral_gunmen"], 2), "neutral Gunmen should fill their row"),
        (change(["shootout", "rows"], [2, 2, 3, 3, 4, 13]), "shootout.rows is 13"),
        (change(["tent_chart", "vp"], [0, 3]), "There should be 6 of tent_chart.vp"),
        (change([("charts", "parade"), "graves"], {"win": 1}), "graves should have win and lose"),
        (change([("charts", "statehood"), "kind"], "tile"), "one printed chart"),
        (change([("canyons", "b-red"), "color"], "blue"), "side B should have one board"),
        (change([("specialties", "robber"), "color"], "blue"), "the set deluxe should have"),
        (change(["solo", "wagon_cards"], ["coloma"]), "different Boomtowns with lands"),
        (change(["solo", "actions", "1", "common"], "sleep"), "no rules for “sleep”"),
        (change(["map", "edges"], [["coloma", "lotus"]]), "at least two trails"),
        (
            change(["map", ("nodes", "lotus"), "effects"], [{"op": "action", "kind": "wagon"}]),
            "map.nodes lotus.effects: a Wagon on its way cannot begin another Wagon action",
        ),
        (
            change(["map", ("nodes", "folsom"), "stop"], [{"op": "action", "kind": "wagon"}]),
            "map.nodes folsom.stop: a Wagon on its way cannot begin another Wagon action",
        ),
        (
            change(
                [("specialties", "range-rider"), "abilities"],
                [
                    {
                        "trigger": "react",
                        "on": "horseshoe",
                        "options": [[{"op": "action", "kind": "wagon"}]],
                    }
                ],
            ),
            "specialties range-rider.abilities 1: a Wagon on its way cannot",
        ),
        (
            change(
                [("barrels", "oats"), "effects"], [{"op": "gain", "what": "used-barrel", "n": 1}]
            ),
            "“used-barrel” should be one of",
        ),
        (
            change([("barrels", "oats"), "effects"], [{"op": "action", "kind": "shovels"}]),
            "“shovels” should be one of",
        ),
        (
            change([("events", "gold-sale"), "effects"], [{"op": "gain", "what": "vp", "n": 3}]),
            "an optional Event pays 1 gold",
        ),
        (
            change([("towns", "land-office"), "abilities"], [{"trigger": "turn", "options": [[]]}]),
            "“turn” should be one of",
        ),
        (
            change(
                [("specialties", "gambler"), "abilities"],
                [
                    {
                        "trigger": "turn",
                        "times": 0,
                        "options": [[{"op": "gain", "what": "buck", "n": 1}]],
                    }
                ],
            ),
            "needs a limit",
        ),
    ],
)
def test_absurd_values_are_named_in_a_sentence(make, why):
    found = tables()

    make(found)

    assert any(why in problem for problem in problems(found)), problems(found)
    with pytest.raises(Illegal):
        open_table("coloma", 3, components=Components(found))


PAY = {"op": "pay", "what": "dude", "n": 1}
GAIN = {"op": "gain", "what": "vp", "n": 1}
BUCK = {"op": "pay", "what": "buck", "n": 1}


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (change(["solo", "actions", "6"], {"x": 1}), "solo.actions: there are no rules for “6”"),
        (change(["solo", "actions", "6"], {"common": ["x"], "boom": "gold"}), "no rules for “6”"),
        (change(["solo", "actions", "6"], 7), "rules for “6”"),
        (change(["solo", "actions", "1", "common"], ["x"]), "solo.actions.1.common should be"),
        (change(["solo", "actions", "barker", "horse_else_vp"], True), "horse_else_vp should be"),
        (change(["solo", "actions", "barker", "horse_else_vp"], -1), "horse_else_vp is -1"),
        (change(["solo", "actions", "barker"], {"common": "horse", "boom": "gold"}), "missing"),
        (change(["setup", "table", "bridge_copies", "x"], 1), "“x” should be one of 1, 2, 3"),
        (change(["setup", "table", "bridge_copies", "7"], 1), "“7” should be one of 1, 2, 3"),
        (change(["gold", "spaces", "7"], [1, 1, 1]), "gold.spaces: “7” should be one of"),
        (change(["gold", "spaces", "source"], [1, 1, 1]), "gold.spaces: “source” should be"),
        (change(["setup", "player", "gold"], -1), "setup.player.gold is -1"),
        (change(["solo", "events", "sell", "max"], -1), "solo.events.sell.max is -1"),
        (change(["solo", "events", "sell", "vp"], -1), "solo.events.sell.vp should not be below 0"),
        (change(["solo", "score", "vp_per_gold"], -1), "vp_per_gold should not be below 0"),
        (change(["limits", "rows_per_turn"], -1), "limits.rows_per_turn is -1"),
        (change([("towns", "land-office"), "vp"], -6), "land-office.vp should not be below 0"),
        (change([("canyons", "a"), "spaces", 0, "vp"], -1), "canyons a.1.vp should not be below"),
        (change(["solo", "levels", 0, "bonus"], -9), "greenhorn.bonus should not be below 0"),
        (change([("barrels", "nails"), "effects", 0, "less_buck"], -1), "less_buck should not be"),
        (
            change([("specialties", "forty-niner"), "abilities", 0, "mods", 0, "n"], -1),
            "a nugget should still be worth 1 Buck",
        ),
        (
            change([("specialties", "forty-niner"), "abilities", 0, "mods", 1, "n"], -1),
            "gold-sale-vp should not be below 0",
        ),
        (change(["mill", "id"], "Sutter’s Mill"), "mill.id: “Sutter’s Mill” should be lower-case"),
        (change(["solo", "coin"], ["left", "the right"]), "solo.coin: “the right” should be"),
        (change(["stash", "outlaws"], [1, 1, 0, 2, 2]), "a number from 1 for each space"),
        (change(["graveyard", "vp"], [2, 3, 3, 4, 4, 5]), "Graves is 6, but up to 7"),
        (change([("charts", "parade"), "lose", 2], [{"op": "bury", "n": 3}]), "but up to 8"),
        (change([("charts", "parade"), "win"], [[GAIN], [GAIN]]), "should have three tiers each"),
        (change(["tent_chart", "vp"], [1, 3, 7, 12, 18, 25]), "should begin with 0 and rise"),
        (change(["tent_chart", "vp"], [0, 3, 7, 7, 18, 25]), "and rise with every land"),
        (change(["map", "nodes", 0, "lands"], ["valley"]), "where the Wagons begin"),
        (change([("events", "payday"), "effects"], [PAY, GAIN]), "payday: nothing can be paid"),
        (change([("barrels", "oats"), "effects"], [PAY, GAIN]), "oats: nothing can be paid here"),
        (change([("canyons", "a"), "spaces", 0, "effects"], [PAY]), "a.1: nothing can be paid"),
        (change(["map", "nodes", 0, "stop"], [PAY]), "coloma.stop: nothing can be paid here"),
        (change([("charts", "posse"), "win", 0], [PAY]), "posse.win 1: nothing can be paid here"),
        (
            change([("specialties", "renegade"), "abilities", 0, "options"], [[PAY, GAIN]]),
            "renegade.abilities 1: nothing can be paid here",
        ),
        (
            change([("towns", "stone-jailhouse"), "abilities", 0, "options"], [[BUCK, PAY, GAIN]]),
            "payments come first, and Bucks, once, after all others",
        ),
        (
            change([("towns", "stone-jailhouse"), "abilities", 0, "options"], [[BUCK, BUCK]]),
            "and Bucks, once, after all others",
        ),
        (
            change(
                [("towns", "stone-jailhouse"), "abilities", 0, "options"],
                [[{"op": "action", "kind": "wagon"}, PAY]],
            ),
            "payments come first",
        ),
    ],
)
def test_what_would_break_a_game_later_is_refused_at_once(make, why):
    found = tables()

    make(found)

    said = GAME.check(Components(found))
    assert any(why in problem.say("en") for problem in said), [it.say("en") for it in said]
    assert all(problem.say("fr") for problem in said)


@rule("C-R72")
@pytest.mark.parametrize(
    ("name", "card", "trigger", "why"),
    [
        ("specialties", "renegade", "react", "nothing can be paid here"),
        ("towns", "faro-parlor", "visit", ""),
    ],
)
def test_payments_stand_only_where_a_player_chooses(name, card, trigger, why):
    found = tables()
    ability = {"trigger": trigger, "options": [[PAY, GAIN]]}
    if trigger == "react":
        ability["on"] = "buried"
    entry(found, name, card)["abilities"] = [ability]

    said = problems(found)

    assert len(said) == bool(why)
    assert all(why in problem for problem in said)


@rule("C-R72")
@pytest.mark.parametrize("trigger", ["shovel", "wheelbarrow", "visit", "turn"])
def test_options_that_a_player_chooses_may_be_paid_for(trigger):
    found = tables()
    name, card = ("specialties", "gambler") if trigger == "turn" else ("towns", "faro-parlor")
    entry(found, name, card)["abilities"] = [{"trigger": trigger, "options": [[PAY, BUCK, GAIN]]}]

    assert problems(found) == []


def test_a_number_below_0_is_named_once():
    found = tables()
    found["setup"]["player"]["buck"] = -1

    assert problems(found) == ["setup.player.buck is -1, but should be from 0 to 999."]


def test_cards_and_specialties_may_be_without_abilities():
    found = tables()
    for it in (*found["towns"], *found["specialties"]):
        it["abilities"] = []
    components = Components(found)
    assert GAME.check(components) == []

    table = open_table("coloma", 3, {"specialties": "box"}, components=components, seed=2)
    dice = Dice(2)
    while not table.is_over:
        for option in table.options():
            assert GAME.described(table.state, option).say("en")
        table.pick(dice.below(len(table.options())))

    found["mill"]["abilities"] = []
    assert problems(found) == ["mill.abilities is missing."]


ACTION = {"op": "action", "kind": "hammer-any"}
WAGON = {"op": "action", "kind": "wagon"}


def on_lotus(*effects):
    return change(["map", ("nodes", "lotus"), "effects"], list(effects))


def reacting(card, happened, *effects):
    ability = {"trigger": "react", "on": happened, "options": [list(effects)]}
    return change([("specialties", card), "abilities"], [ability])


@rule("C-R73")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        # Canyon 4 of side A gives a Wagon action.
        ([on_lotus(ACTION)], "map.nodes lotus.effects: “hammer-any” can lead to a Wagon"),
        ([on_lotus(ACTION | {"kind": "saw-water"})], "“saw-water” can lead to a Wagon"),
        ([reacting("range-rider", "horseshoe", ACTION)], "range-rider.abilities 1: “hammer-any”"),
        (
            [
                on_lotus({"op": "action", "kind": "row"}),
                reacting("gunslinger", "row-filled", WAGON),
            ],
            "“row” can lead to a Wagon action",
        ),
        (
            [
                on_lotus({"op": "action", "kind": "settle"}),
                reacting("gunslinger", "row-filled", ACTION),
            ],
            "“settle” can lead to a Wagon action",
        ),
        (
            [on_lotus({"op": "bury", "n": 1}), reacting("renegade", "buried", WAGON)],
            "“bury” can lead to a Wagon action",
        ),
    ],
)
def test_no_space_leads_to_a_wagon_action_by_way_of_another_effect(changes, why):
    found = tables()
    for make in changes:
        make(found)

    said = GAME.check(Components(found))

    assert [why in problem.say("en") for problem in said] == [True], [it.say("en") for it in said]
    assert said[0].say("fr") != said[0].say("en")


@rule("C-R73")
@pytest.mark.parametrize("kind", ["hammer-town", "settle", "row", "shop", "barrel", "tent"])
def test_a_space_may_give_any_action_that_leads_to_no_wagon_action(kind):
    found = tables()
    on_lotus({"op": "action", "kind": kind}, {"op": "bury", "n": 1})(found)

    assert problems(found) == []


@rule("C-R73")
def test_without_wagon_actions_in_canyons_a_space_may_give_a_hammer():
    found = tables()
    on_lotus(ACTION)(found)
    for board in found["canyons"]:
        for space in board["spaces"]:
            space["effects"] = [it for it in space["effects"] if it.get("kind") != "wagon"]

    assert problems(found) == []


@rule("C-R74")
@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("dudes_per_color", 61, "is 61, but should be from 1 to 60"),
        ("dudes_per_color", 0, "is 0, but should be from 1 to 60"),
        ("tents_per_color", 10**9, "should be from 1 to 60"),
        ("horses_per_player", 10**12, "should be from 1 to 60"),
        ("horses_per_player", 0, "should be from 1 to 60"),
        ("outlaws_total", 10**6, "should be from 1 to 60"),
        ("rivers_per_player", 13, "should be from 1 to 12"),
        ("bridges_per_player", 5, "should be from 0 to 4"),
        ("rows_per_turn", 7, "should be from 1 to 6"),
        ("rows_per_turn", 0, "should be from 1 to 6"),
        ("town_cards_per_deck", 61, "should be from 1 to 60"),
        ("hand_limit", 7, "hand_limit is fixed by the rules: it should be 0"),
        ("same_bridge_type_per_player", 2, "is fixed by the rules: it should be 1"),
        ("tents_per_land_per_player", "x", "is fixed by the rules: it should be 1"),
    ],
)
def test_a_limit_that_nobody_could_play_with_is_refused(field, value, why):
    found = tables()
    found["limits"][field] = value

    said = [problem for problem in problems(found) if problem.startswith(f"limits.{field}")]

    assert len(said) == 1
    assert why in said[0]


@rule("C-R74")
def test_other_limits_are_played_with():
    found = tables()
    found["limits"] |= {"dudes_per_color": 20, "tents_per_color": 10, "horses_per_player": 9}
    found["limits"] |= {"outlaws_total": 30, "bridges_per_player": 2, "rows_per_turn": 3}
    found["box"] |= {"dudes": 120, "tents": 60, "horses": 54, "outlaws": 30}
    components = Components(found)
    assert problems(found) == []

    table = play_out(open_table("coloma", 3, components=components, seed=1), Dice(1))

    assert table.is_over
    assert max(map(len, state(table).spans)) <= 2


def test_a_box_without_end_of_gold_is_refused():
    found = tables()
    found["box"]["gold"] = 10**7

    assert problems(found) == ["box.gold is 10000000, but should be from 1 to 999."]


def test_a_missing_table_is_named():
    found = tables()
    del found["graveyard"], found["solo"]["levels"]

    assert problems(found) == ["graveyard is missing.", "solo.levels is missing."]


def test_a_file_of_another_game_or_of_none_is_refused():
    with pytest.raises(Illegal, match="boomtown"):
        open_table("coloma", 3, components=standard_components("boomtable.games.boomtown"))
    found = tables()
    del found["meta"]
    with pytest.raises(Unreadable):
        open_table("coloma", 3, components=Components(found))


def test_a_wrong_source_is_named():
    found = tables()
    entry(found, "bridges", "toll")["source_per"] = "hearsay"

    said = [problem.say("en") for problem in Components(found).check_sources()]

    assert len(said) == 1
    assert "hearsay" in said[0]


def test_a_file_with_other_values_is_played_by_them():
    found = tables()
    for bridge in found["bridges"]:
        bridge["rate"], bridge["max"] = 5, 50
    found["water"]["bridge"] |= {"hammer": {"buck": 1}, "saw": {"gold": 1}}
    found["water"]["river"] |= {"hammer": {"buck": 0, "dude": 0}, "saw": {"gold": 0}}
    found["limits"]["horses_per_player"] = 4
    found["box"]["horses"] = 24
    found["years"][0]["outlaws"] = 0
    found["graveyard"]["vp"] = [1] * 8
    found["shootout"]["rows"] = [1, 2, 3]
    found["setup"]["player"] |= {"buck": 9, "draw": 4, "discard": 1}
    node = next(it for it in found["map"]["nodes"] if it["id"] == "lotus")
    node["effects"] = [{"op": "gain", "what": "card", "n": 1}, {"op": "gain", "what": "vp", "n": 2}]
    components = Components(found)
    assert GAME.check(components) == []

    table = open_table("coloma", 4, {"hotels": True}, components=components, seed=3)
    assert (state(table).outlaws, state(table).bucks, len(state(table).hand[0])) == (0, [9] * 4, 4)
    play_out(table, Dice(1))

    assert table.is_over
    assert max(state(table).horses) <= 4
    assert lines(table, "P1")["graves"] == -state(table).graves[0]
    assert events(table, BridgeBuilt)
    assert table.state.box.hash != BOX.hash


@pytest.mark.parametrize("seed", range(6))
def test_a_file_with_new_effects_everywhere_plays_to_its_end(seed):
    """Every effect of the vocabulary in places where the standard file has others."""
    found = tables()
    every = [
        [{"op": "pay", "what": "buck", "n": 1}, {"op": "gain", "what": "barrel", "n": 2}],
        [{"op": "pay", "what": "dude", "n": 1}, {"op": "gain", "what": "card", "n": 3}],
        [{"op": "outlaws", "n": 2}, {"op": "gain", "what": "tent", "n": 1}],
        [{"op": "bury", "n": 1}, {"op": "gain", "what": "vp", "n": 3}],
        [{"op": "action", "kind": "saw-water"}, {"op": "action", "kind": "settle"}],
        [{"op": "action", "kind": "shop", "items": 2}, {"op": "action", "kind": "row"}],
        [{"op": "action", "kind": "barrel"}, {"op": "action", "kind": "tent"}],
        [{"op": "gain", "what": "gold", "n": 2, "from": "cart"}],
        [{"op": "action", "kind": "saw-town"}, {"op": "action", "kind": "wagon", "spaces": 2}],
        [{"op": "pay", "what": "card", "n": 2}, {"op": "gain", "what": "horse", "n": 1}],
    ]
    for number, card in enumerate(found["towns"]):
        options = [every[number % 10], every[(number + 3) % 10]]
        card["abilities"] = [{"trigger": "visit", "times": 2, "options": options}]
    gains = [option for option in every if option[0]["op"] != "pay"]
    for number, barrel in enumerate(found["barrels"]):
        barrel["effects"] = gains[number % len(gains)]
    for board in found["canyons"]:
        for number, space in enumerate(board["spaces"]):
            space["effects"] = gains[(number + 2) % len(gains)]
    for chart in found["charts"]:
        chart["win"] = [gains[2], gains[0], [{"op": "gain", "what": "card", "n": 1}]]
    components = Components(found)
    assert problems(found) == []
    settings = {
        "specialties": ("box", "deluxe")[seed % 2],
        "hotels": True,
        "boards": "AB"[seed % 2],
    }

    table = open_table("coloma", 3 + seed % 3, settings, components=components, seed=seed)
    play_out(table, Dice(seed))

    assert table.is_over
