"""Sections 4, 7 and 11: the wheel, the Dials, the Bust, the Signpost."""

import pytest

from boomtable.engine import Dice, open_table, play_out, view
from boomtable.games.coloma.happenings import (
    RoundBegan,
)
from boomtable.games.coloma.turns import turn as begin_turn
from boomtable.games.coloma.wheel import (
    boom_kind,
    common_kind,
    copied_site,
    go_bust,
    pioneers,
    signpost,
)
from tests.games.coloma.worlds import (
    asked,
    dials,
    events,
    has,
    options,
    play,
    state,
    table_of,
    turn,
    world,
)
from tests.marks import rule


def busted(game, *sites, buster=0, mules=()):
    game.dials[: len(sites)] = sites
    game.mules[: len(mules)] = mules
    game.buster = buster
    go_bust(game)
    return game.busted


@rule("C-4.1")
def test_each_site_has_a_common_and_a_boom_section():
    game = world(3, round=5)

    assert game.box.wheel == (1, 2, 3, 4, 5)
    assert [common_kind(game, site) for site in (1, 2, 3, 4)] == [
        *("shovels", "hammer-water", "hammer-town", "wagon"),
    ]
    assert [boom_kind(game, site) for site in (1, 3, 4)] == ["wheelbarrows", "saw-town", "wagon"]
    other = world(3, round=1)
    assert (common_kind(other, 5), boom_kind(other, 5)) == ("settle", "tent")
    assert (common_kind(other, 2), boom_kind(other, 2)) == ("hammer-water", "saw-water")
    assert [game.box.events[site].id for site in game.box.wheel] == [
        *("hoedown", "panning", "drafting", "payday", "gold-sale"),
    ]


@rule("C-4.2", "C-4.4", "C-4.5", "C-4.6", "C-R3", "C-19.4")
def test_barker_and_signpost_move_one_site_each_round():
    table = play_out(open_table("coloma", 3, seed=1), Dice(1))

    seen = [(it.round, it.barker, it.signpost, it.copied) for it in events(table, RoundBegan)]

    year = [(1, 1, 3, 2), (2, 2, 4, 3), (3, 3, 5, 4), (4, 4, 1, 5), (5, 5, 2, 1)]
    assert seen == year * 3
    assert all(barker != copied for _, barker, _, copied in seen)


@rule("C-4.2")
def test_the_bust_tile_goes_back_to_the_arm_when_the_wheel_turns():
    game = world(3, round=1)
    busted(game, 5, 5, 1)
    assert (game.bust, game.busted) == (5, (5,))

    table_of(game, ("begin_round",))

    assert (game.barker, game.bust, game.busted) == (2, 0, ())


@rule("C-4.3", "C-10.1", "C-10.3")
def test_the_barker_replaces_both_sections_of_its_site():
    table = turn(world(3, round=2, P1="bucks=20 gold=5 lodge=5 town=surveyors-office"), "P1", 2)

    assert options(table, "hammer", "saw", "use") == []
    assert "shop 1 0" in options(table)
    assert "barrel 0" in options(table)


@rule("C-E1")
def test_example_of_the_wheel_in_round_4():
    game = world(3, round=4)

    assert (game.barker, signpost(game), copied_site(game)) == (4, 1, 5)
    kinds = {site: (common_kind(game, site), boom_kind(game, site)) for site in (1, 4, 5)}
    assert kinds == {1: ("shovels", "tent"), 4: ("shop", "barrel"), 5: ("settle", "tent")}
    assert not any("wagon" in (common_kind(game, s), boom_kind(game, s)) for s in (1, 2, 3, 4, 5))


@rule("C-7.1", "C-7.2", "C-R44")
def test_all_choose_any_site_in_secret_and_reveal_together():
    table = table_of(world(3, round=2), ("choose_sites",))

    assert options(table) == ["dial 1", "dial 2", "dial 3", "dial 4", "dial 5"]
    play(table, "P2 dial 2", "P3 dial 5")
    assert view(table, 0)["decision"]["sealed"] == [1, 2]
    assert "answer" not in view(table, 0)["decision"]
    assert [side["site"] for side in view(table, 0)["table"]["seats"]] == [None] * 3
    table.undo(1)
    assert table.awaited == (0, 1)
    play(table, "P2 dial 4", "P1 dial 1")
    assert state(table).dials == [1, 4, 5]


@rule("C-7.3", "C-E4")
def test_the_site_with_the_most_pioneers_is_bust():
    assert busted(world(4, round=2), 1, 1, 5, 3) == (1,)


@rule("C-7.3")
def test_buster_mules_and_the_shade_count_as_pioneers():
    game = world(2, round=2)
    assert busted(game, 1, 5, buster=5) == (5,)
    assert busted(game, 1, 5, mules=(1, 1)) == (1,)
    assert pioneers(game, 1) == 3
    solo = world(1, round=2, settings={"level": "legend"})
    assert busted(solo, 1, 1, buster=5) == (1,)


@rule("C-7.4", "C-E5")
def test_in_a_tie_the_signposts_site_is_bust():
    game = world(4, round=1, P1="bucks=9", P3="bucks=9 gold=9 lodge=9 hand=livery-stable")

    table = dials(game, 1, 1, 3, 3)

    assert game.busted == (3,)
    assert asked(table) == "P1 act"
    assert options(table, "barrel") != []
    play(table, "P1 end")
    assert options(table, "barrel") != []
    play(table, "P2 end")
    assert asked(table) == "P3 act"
    assert options(table) == ["hammer livery-stable", "end"]


@rule("C-7.4", "C-E6")
def test_when_all_are_apart_the_signposts_site_is_bust():
    game = world(4, round=3, P4="lodge=2")

    table = dials(game, 1, 2, 4, 5)

    assert game.busted == (5,)
    play(table, "P1 end", "P2 end")
    assert asked(table) == "P3 act"
    assert (game.common, game.boom) == ("wagon", "wagon")
    play(table, "P3 end")
    assert (game.common, game.boom) == ("settle", "")


@rule("C-7.5")
def test_the_bust_stays_on_the_arm_when_the_most_are_there():
    assert busted(world(4, round=1), 3, 3, 2, 1) == (3,)


@rule("C-7.6", "C-E3")
def test_the_signpost_copies_the_bust_of_its_neighbour():
    cards = "town=stage-depot,carpenters-yard,coloma-lantern,faro-parlor lodge=5 bucks=9"
    game = world(4, round=2, P1=cards)

    table = dials(game, 4, 3, 3, 1)

    assert game.busted == (3, 4)
    play(table, "P4 end")
    while asked(table) != "P1 act":
        play(table, f"{asked(table)[:2]} end")
    assert options(table, "use") == [
        *("use stage-depot 1 1", "use faro-parlor 1 1", "use faro-parlor 1 2"),
    ]
    assert (game.common, game.boom) == ("wagon", "")
    play(table, "P1 use stage-depot 1 1")
    assert has(table, "P1", "bucks") == (10,)
    assert asked(table) == "P1 gained-action"


@rule("C-7.7")
def test_a_bust_on_the_signpost_does_not_touch_the_copied_site():
    game = world(4, round=1)

    assert busted(game, 3, 3, 2, 1) == (3,)
    assert copied_site(game) == 2
    assert 2 not in game.busted


@rule("C-7.8", "C-E7", "C-R14")
def test_the_bust_on_the_barkers_site_closes_its_boom_only():
    game = world(3, round=2, P1="bucks=9", P2="bucks=9")

    table = dials(game, 2, 2, 5)

    assert game.busted == (2,)
    assert "shop 1 1" in options(table)
    assert options(table, "barrel") == []
    play(table, "P1 end", "P2 end")
    assert asked(table) == "P3 act"
    assert (game.common, game.boom) == ("settle", "tent")


@rule("C-11.1", "C-8.3", "C-E2")
def test_on_the_signposts_site_the_boom_is_the_copied_one():
    game = world(3, round=5, supply=9, P1="bucks=3")

    table = turn(game, "P1", 2)

    assert (game.common, game.boom) == ("hammer-water", "wheelbarrows")
    play(table, "P1 use sutters-mill 2 1")
    assert has(table, "P1", "gold", "bucks") == (3, 4)
    bust_next_door = turn(world(3, round=5), "P1", 2, bust=1)
    assert state(bust_next_door).boom == ""


@rule("C-11.2")
def test_abilities_of_the_copied_site_are_not_opened():
    # Round 2: the Signpost on 4 copies the Boom of 3.
    game = world(3, round=2, P1="town=coloma-lantern,livery-stable gold=3 hand=faro-parlor")

    table = turn(game, "P1", 4)

    assert game.boom == "saw-town"
    assert options(table, "use") == ["use livery-stable 2 1"]
    assert options(table, "saw") == ["saw faro-parlor"]


@rule("C-11.3", "C-R12")
def test_copied_wheelbarrows_include_those_of_the_tableau():
    game = world(3, round=5, P1="town=river-bend-brewery,tailrace-claim")

    table = turn(game, "P1", 2)

    assert options(table, "use") == ["use sutters-mill 2 1", "use river-bend-brewery 1 1"]


@rule("C-11.4")
def test_a_copied_bust_opens_only_what_the_own_site_asks_for():
    # Round 3: the Signpost on 5 copies 4, which is Bust; the Depot is a card of Site 4.
    game = world(3, round=3, P1="town=stage-depot,faro-parlor,land-office lodge=2")

    table = turn(game, "P1", 5, bust=4)

    assert options(table, "use") == [
        *("use land-office 2 1", "use faro-parlor 1 1", "use faro-parlor 1 2"),
    ]


@rule("C-16.12", "C-R36", "C-E40")
def test_the_timber_wharf_ignores_the_bust():
    game = world(4, round=5, P1="town=timber-wharf,faro-parlor")

    table = turn(game, "P1", 2, bust=2)

    assert game.boom == "wheelbarrows"
    assert options(table, "use") == [
        *("use sutters-mill 2 1", "use faro-parlor 1 1", "use faro-parlor 1 2"),
    ]
    # The Bust of Site 1 that the Signpost on Site 2 copies is ignored as well.
    copied = world(4, round=5, P1="town=timber-wharf,faro-parlor")
    table = turn(copied, "P1", 2, bust=1)
    assert (copied.busted, copied.boom) == ((1, 2), "wheelbarrows")
    assert options(table, "use")[0] == "use sutters-mill 2 1"
    plain = world(4, round=5, P1="town=faro-parlor")
    turn(plain, "P1", 2, bust=1)
    assert plain.boom == ""
    yard = turn(world(3, round=5, P1="town=carpenters-yard bucks=9"), "P1", 3, bust=3)
    assert (state(yard).boom, options(yard, "use")) == ("", [])


@pytest.mark.parametrize("site", [1, 2, 3, 4, 5])
@rule("C-7.8")
def test_the_common_section_is_never_bust(site):
    game = world(3, round=2)
    busted(game, site, site, site)

    begin_turn(game, 0, site)

    kinds = {1: "shovels", 2: "shop", 3: "hammer-town", 4: "wagon", 5: "settle"}
    assert (game.common, game.boom) == (kinds[site], "")
