"""Section 15: the effect vocabulary."""

import pytest
from msgspec.structs import replace

from boomtable.games.boonlake import lines as sheet
from boomtable.games.boonlake.conditions import count
from boomtable.games.boonlake.happenings import Gained
from boomtable.games.boonlake.scoring import end_vp
from boomtable.games.boonlake.shelf import Shelf
from tests.games.boonlake.test_components import FOUND
from tests.games.boonlake.worlds import (
    BOX,
    answers,
    asked,
    events,
    hand,
    has,
    levers,
    lines,
    options,
    pieces_on,
    play,
    sites,
    state,
    table_of,
    tile_on,
    world,
)
from tests.marks import rule

ALL_SITES = "sites=wood2,loam2,stone2,iron2"


def carry_out(game, *effects):
    """A table at which P1 carries out a list of effects as the file writes them."""
    shelf = Shelf(FOUND)
    shelf.listings = list(BOX.listings)
    number = shelf.listing(effects, sheet.EXCHANGES)
    game.box = replace(BOX, listings=tuple(shelf.listings))
    return table_of(game, ("carry_out", 0, number))


def played(said, card, *more):
    """P1 plays a card at an opportunity."""
    game = world(2, *more, f"P1 coins=20 {ALL_SITES} hand={card} {said}")
    game.taken = BOX.strip_of["builder"]
    return play(table_of(game, ("play", 0, "builder")), f"P1 play {card.split(',')[0]}")


@rule("L-15.1")
@pytest.mark.parametrize(
    ("what", "field"),
    [("coins", "coins"), ("inhabitants", "ranch"), ("vases", "vases"), ("vp", "vp")],
)
def test_gain(what, field):
    game = world(2, "P1 ranch=3")
    before = has(game, "P1", field)[0]

    table = carry_out(game, {"op": "gain", "what": what, "n": 2})

    assert has(table, "P1", field) == (before + 2,)


@rule("L-15.1")
def test_gaining_cards_is_drawing_them():
    table = carry_out(world(2), {"op": "gain", "what": "cards", "n": 2})

    assert asked(table) == "chance draw-card"
    play(table, "P1 draws windmill", "P1 draws saw-pit")
    assert hand(table) == ["windmill", "saw-pit"]


@rule("L-15.2", "L-10.1")
def test_what_cannot_be_lost_in_full_closes_the_option():
    tiles = "map 17:academy[-] 24:market-square[-,-] 10:strip-mine[-]"
    few = table_of(world(2, tiles, "P1 coins=3 hand=windmill,saw-pit"), ("develop_or_upgrade", 0))
    enough = world(2, tiles, "P1 coins=4 hand=windmill,saw-pit,fish-weir")

    assert "develop 17a" not in options(few)
    assert "develop 24a" not in options(few)
    assert {"develop 17a", "develop 24a"} <= set(
        options(table_of(enough, ("develop_or_upgrade", 0)))
    )


@rule("L-15.3", "L-15.12")
def test_gain_per():
    game = world(2, f"P1 {ALL_SITES}")

    table = carry_out(game, {"op": "gain-per", "what": "coins", "count": "site-levels", "n": 2})

    assert has(table, "P1", "coins") == (16,)


@rule("L-15.4")
def test_advance():
    table = carry_out(world(2), {"op": "advance", "track": "card", "n": 2})

    assert has(table, "P1", "card_step", "coin_step") == (2, 0)


@rule("L-15.5", "L-10.3")
def test_income_at_once_leaves_the_marker():
    table = carry_out(world(2, "P1 tracks=6,0"), {"op": "income", "track": "coin"})

    assert has(table, "P1", "coins", "vp", "coin_step") == (6, 2, 6)


@rule("L-15.5", "L-18.7")
def test_income_of_a_site_counts_under_sites():
    game = world(2, "map 17:archives[-]", "P1 tracks=0,2")
    table = table_of(game, ("develop_or_upgrade", 0))

    play(table, "P1 develop 17a", *["P1 draws windmill", "P1 draws windmill", "P1 draws saw-pit"])

    assert lines(table, "P1") == {"sites": 1}
    assert len(hand(table)) == 3


@rule("L-15.5", "L-18.7")
def test_income_of_the_coin_track_at_a_site_counts_under_sites_too():
    table = table_of(world(2, "map 17:mint[-]", "P1 tracks=6,0"), ("develop_or_upgrade", 0))

    play(table, "P1 develop 17a")

    assert has(table, "P1", "coins") == (6,)
    assert lines(table, "P1") == {"sites": 2}


@rule("L-15.6", "W-68", "L-R68")
def test_w68_an_exchange_that_cannot_be_paid_is_put_and_written_as_pass():
    table = played("ranch=0", "salt-lick")

    assert answers(table) == ["P1 play salt-lick", "P1 pass"]
    assert table.answers[1].forced


@rule("L-15.6", "L-R37")
def test_an_exchange_is_paid_before_its_gain():
    table = played("", "card-den,windmill,saw-pit")

    assert options(table) == ["exchange 1", "exchange 2", "pass"]
    play(table, "P1 exchange 1")
    assert answers(table)[-2:] == ["P1 gives windmill", "P1 gives saw-pit"]
    assert (hand(table), has(table, "P1", "coins")) == ([], (20 - 2 + 4,))


@rule("L-15.6")
def test_only_options_whose_payment_is_at_hand_are_open():
    table = played("", "card-den,windmill")

    assert options(table) == ["exchange 2", "pass"]


@rule("L-15.7", "L-13.6")
def test_choose_is_exactly_one_of_the_lists_that_can_be_paid():
    game = world(2, "P1 levers=vase-trade", taken=BOX.strip_of["hire"])
    rich = world(2, "P1 vases=1 levers=vase-trade", taken=BOX.strip_of["hire"])

    assert options(table_of(game, ("hire", 0, True)), "top") == ["top vase-trade vase"]
    table = table_of(rich, ("hire", 0, True))
    assert options(table, "top") == ["top vase-trade vase", "top vase-trade coins"]
    play(table, "P1 top vase-trade coins")
    assert has(table, "P1", "coins", "vases") == (6, 0)


@rule("L-15.7")
def test_a_choose_of_effects_cannot_be_declined():
    one = [{"op": "gain", "what": "coins", "n": 2}]
    other = [{"op": "lose", "what": "vases", "n": 1}, {"op": "gain", "what": "coins", "n": 9}]
    table = carry_out(world(2, "P1 vases=1"), {"op": "choose", "options": [one, other]})

    assert options(table) == ["exchange 1", "exchange 2"]
    play(table, "P1 exchange 2")
    assert has(table, "P1", "coins", "vases") == (9, 0)


@rule("L-15.8", "L-11.2", "L-7.14")
def test_a_card_may_waive_the_inhabitant_of_a_house():
    table = played("ranch=0", "barn-raising", "map 24:market-square[P1i,P2i] 25:monument[P1h]")

    assert options(table) == ["upgrade 24a", "pass"]
    play(table, "P1 upgrade 24a")
    assert pieces_on(table, 24) == "P1h,P2i"
    assert has(table, "P1", "ranch") == (0,)


@rule("L-15.8", "L-R29")
def test_the_reduction_of_a_card_applies_to_the_one_upgrade_it_grants():
    tiles = "map 24:old-library[P1h] 25:monument[P2i] 23:mint[P2i] 28:hilltop[P1h]"
    table = played("ranch=1", "town-charter", tiles)

    assert options(table) == ["upgrade 24a", "pass"]
    play(table, "P1 upgrade 24a")
    assert has(table, "P1", "ranch", "settlements") == (0, 1)
    after = table_of(state(table), ("interim_slot", 0))
    assert options(after, "upgrade") == []


@rule("W-23", "L-R29", "L-13.11")
def test_w23_village_plan_may_be_added_to_the_reduction_of_a_card():
    tiles = "map 24:old-library[P1h] 25:monument[P2i]"
    table = played("ranch=0 levers=village-plan", "town-charter", tiles)

    play(table, "P1 upgrade 24a")

    assert pieces_on(table, 24) == "P1s"
    assert has(table, "P1", "ranch") == (0,)
    assert levers(table) == ([], ["village-plan"])


@rule("W-59")
@pytest.mark.parametrize(
    ("near", "ways"),
    [
        (1, ["village-plan inhabitants=2 vp=0", "village-plan inhabitants=1 vp=4"]),
        (3, ["inhabitants=3 vp=0", "inhabitants=2 vp=4", "inhabitants=1 vp=8"]),
    ],
)
def test_w59_a_fourth_settlement_through_town_charter_with_village_plan(near, ways):
    people = ["P2i", "P2i", "P2i"][:near]
    tiles = " ".join(
        f"{space}:{tile}[{piece}]"
        for space, tile, piece in zip(
            (25, 23, 28), ("monument", "mint", "hilltop"), people, strict=False
        )
    )
    far = "1:ruined-tower[P1s] 9:kiln-yard[P1s] 33:paper-mill[P1s]"
    said = "ranch=3 levers=village-plan"
    table = played(said, "town-charter", f"map 24:old-library[P1h] {tiles} {far}")

    play(table, "P1 upgrade 24a")

    found = [it.removeprefix("pay ") for it in options(table)]
    assert found[: len(ways)] == ways
    assert found[-1] == "village-plan inhabitants=0 vp=8"
    assert len(found) == (3 if near == 1 else 6)


@rule("L-15.9", "L-R28")
def test_lever_up_makes_a_used_lever_ready():
    one = played("levers=foreman*,handyman", "ghost-light")
    several = played("levers=foreman*,handyman*", "ghost-light")
    none = played("levers=handyman", "ghost-light")

    assert levers(one) == (["handyman", "foreman"], [])
    assert answers(one) == ["P1 play ghost-light"]
    assert options(several) == ["lever-up handyman", "lever-up foreman"]
    assert levers(play(several, "P1 lever-up foreman")) == (["foreman"], ["handyman"])
    assert answers(none) == ["P1 play ghost-light"]
    assert [has(it, "P1", "vases") for it in (one, several, none)] == [(1,)] * 3


@rule("W-65", "L-15.9")
def test_w65_a_lever_pulled_in_paying_for_the_same_card_may_be_chosen():
    game = world(
        2, "P1 coins=9 boats=wood,wood sites=wood1 levers=foreman,handyman* hand=tool-shed"
    )
    game.taken = BOX.strip_of["builder"]
    table = table_of(game, ("play", 0, "builder"))

    play(table, "P1 play tool-shed", "P1 plan foreman boats=wood,wood coins=-3")
    assert options(table) == ["lever-up handyman", "lever-up foreman"]
    play(table, "P1 lever-up foreman")

    assert levers(table) == (["foreman"], ["handyman"])


@rule("L-15.9")
def test_an_effect_may_modernize():
    table = carry_out(world(2, "P1 coins=4"), {"op": "modernize"})

    assert options(table)[0] == "modernize 1"
    play(table, "P1 modernize 1")
    assert has(table, "P1", "coins") == (2,)


@rule("L-15.10")
def test_payment_helps_of_levers_do_nothing_by_themselves():
    shelf = Shelf(FOUND)
    helps = [{"op": "joker", "n": 1}, {"op": "boat-upstream", "n": 1}]
    assert shelf.listing(helps, sheet.LEVERS) == -1
    handyman = BOX.levers[BOX.lever_of["handyman"]]
    foreman = BOX.levers[BOX.lever_of["foreman"]]
    towpath = BOX.levers[BOX.lever_of["towpath"]]

    assert (handyman.joker, handyman.joker_coins) == (1, 0)
    assert (foreman.joker, foreman.joker_coins) == (1, 5)
    assert (towpath.joker, towpath.upstream) == (0, 1)


@rule("L-15.11", "L-18.3")
@pytest.mark.parametrize(
    ("card", "said", "vp"),
    [
        ("breeders-fair", "off=0h0s4c", 4),
        ("long-fence", "off=0h0s2c", 0),
        ("long-fence", "off=0h0s3c", 4),
        ("long-fence", "off=0h0s4c", 4),
        ("long-fence", "off=0h0s5c", 9),
        ("row-houses", "off=5h0s0c", 5),
        ("assembly-hall", "off=3h3s0c", 6),
        ("founders-oak", "off=3h2s0c", 4),
        ("hillside-smelter", "sites=wood2,iron1", 3),
        ("counting-house", "tracks=7,0", 8),
        ("printing-press", "tracks=0,4", 4),
        ("inventors-club", "levers=foreman,handyman*,towpath*,vase-trade", 4),
    ],
)
def test_end_effects(card, said, vp):
    game = world(2, f"P1 {said}")

    found = [end_vp(game, 0, effect) for effect in BOX.cards[BOX.card_of[card]].end]

    assert found == [vp]


@rule("L-15.12", "L-15.11")
def test_presences_in_a_region_are_the_own_ones():
    game = world(2, "map 3:mint[P1i] 8:pasture[P1c,P2c,P1c] 4:monument[P2h]")

    assert [end_vp(game, 0, it) for it in BOX.cards[BOX.card_of["lookout-rock"]].end] == [3]


@rule("L-15.12", "W-26", "L-R31", "L-11.3")
def test_w26_a_reused_house_counts_once():
    game = world(2, "map 24:market-square[P1i,-]", "P1 off=6h2s0c aside=2 ranch=1")
    table = table_of(game, ("interim_slot", 0))

    play(table, "P1 upgrade 24a")

    assert count(state(table), 0, "houses-removed", -1) == 6
    assert has(table, "P1", "aside", "houses") == (1, 6)
    assert pieces_on(table, 24) == "P1h,-"


@rule("L-15.13", "L-13.1")
def test_permanent_effects_add_up():
    said = "P1 coins=9 played=bellows-forge,gear-workshop,repair-bench,repair-bench"
    table = table_of(world(2, said), ("modernize", 0))

    assert len(options(table, "modernize")) == 12
    play(table, "P1 modernize 11")
    assert has(table, "P1", "coins") == (9 - (8 - 5),)
    play(table_of(state(table), ("modernize", 0)), "P1 modernize 1")
    assert has(table, "P1", "coins") == (6,)


@rule("L-15.13")
def test_a_permanent_effect_applies_from_the_moment_of_playing():
    table = played("", "repair-bench")

    assert lines(table, "P1") == {}
    after = table_of(state(table), ("modernize", 0))
    before = has(after, "P1", "coins")[0]
    play(after, "P1 modernize 11")
    assert has(after, "P1", "coins") == (before - 7,)


@rule("L-15.14", "L-12.5")
def test_cattle_for_fewer_inhabitants():
    game = world(2, "map 28:pasture[P2c]", "P1 ranch=1 played=drove-road")
    table = table_of(game, ("cattle_common", 0))

    play(table, "P1 cattle 28")

    assert has(table, "P1", "ranch", "cattle") == (0, 1)


@rule("L-15.14", "L-12.6")
def test_coins_for_a_cattle_placed():
    game = world(2, "map 28:pasture[]", "P1 ranch=1 played=milk-round,milk-round")

    table = play(table_of(game, ("cattle_common", 0)), "P1 cattle 28")

    assert has(table, "P1", "coins") == (4,)


def landing(said, space, *more):
    """P1's ship, one step before a river space, ends there."""
    path = list(BOX.courses[1].spaces)
    before = BOX.river[path[path.index(BOX.river_of[space]) - 1]].id
    game = world(2, f"ships P1={before} P2=r1", f"P1 {said}", steps=1, active=0)
    return play(table_of(game, ("move_ship", 0)), *more)


@rule("L-15.14", "L-5.9")
@pytest.mark.parametrize(("cards", "coins"), [("raft-yard", 4), ("raft-yard,paddle-wheel", 5)])
def test_a_ship_on_a_coin_space(cards, coins):
    assert has(landing(f"played={cards}", "u5"), "P1", "coins") == (coins,)


@rule("W-51", "L-15.14", "L-5.9")
def test_w51_two_cartwrights_and_antiquary():
    table = landing("played=cartwright,cartwright", "u4")
    assert has(table, "P1", "vases", "coins") == (1, 4)

    table = landing("played=cartwright,cartwright,antiquary", "u4")
    assert has(table, "P1", "vases", "coins") == (2, 4)
    told = [(it.what, it.n) for it in events(table, Gained)]
    assert told == [("vases", 1), ("coins", 2), ("coins", 2), ("vases", 1)]


@rule("L-15.14", "L-5.9")
def test_the_last_space_is_a_harbor_too():
    last = BOX.river[BOX.last_space].id

    assert has(landing("played=cartwright", last, "P1 river vase"), "P1", "coins") == (2,)
    assert has(landing("", last, "P1 river vase"), "P1", "coins") == (0,)


@rule("L-R44", "L-5.9")
def test_harbor_and_coin_space_add_up_if_a_harbor_shows_coins():
    river = [
        replace(it, reward=BOX.river[BOX.river_of["u5"]].reward, shows="coins")
        if it.id == "u4"
        else it
        for it in BOX.river
    ]
    game = world(2, "ships P1=u3 P2=r1", "P1 played=raft-yard,cartwright", steps=1)
    game.box = replace(BOX, river=tuple(river))

    table = table_of(game, ("move_ship", 0))

    assert has(table, "P1", "coins") == (3 + 1 + 2,)


@rule("W-72", "L-R74", "L-5.9")
def test_w72_first_the_reward_with_its_choice_then_the_permanent_effects():
    table = landing("played=smugglers-cove", "u8", "P1 river site")
    assert asked(table) == "P1 build-site"
    play(table, "P1 site loam")

    assert asked(table) == "chance draw-card"
    play(table, "P1 draws windmill", "P1 draws saw-pit")
    assert answers(table)[1:] == [
        *("P1 river site", "P1 site loam", "P1 draws windmill", "P1 draws saw-pit"),
    ]


@rule("L-15.14")
def test_antiquary_needs_the_vase_to_be_taken():
    vase = landing("played=antiquary", "u8", "P1 river vase")
    site = landing("played=antiquary", "u8", "P1 river site", "P1 site loam")

    assert (has(vase, "P1", "vases"), has(site, "P1", "vases")) == ((2,), (0,))


@rule("L-15.15", "L-9.2", "L-R18", "L-R65")
def test_a_space_with_a_resource_builds_that_site():
    game = world(2, "map 10:old-mill[-,-]", "P1 sites=loam1")
    table = table_of(game, ("explore", 0))
    play(table, "P1 explore yes", "gray mint", "P1 place 11")
    assert sites(table) == {"loam": 2}
    assert tile_on(table, 11) == "mint"

    full = world(2, "map 10:old-mill[-,-]", "P1 sites=loam2")
    lost = play(table_of(full, ("explore", 0)), "P1 explore yes", "gray mint", "P1 place 11")
    assert (sites(lost), has(lost, "P1", "coins")) == ({"loam": 2}, (0,))


@rule("L-R65", "L-1.4")
def test_labels_and_crossings_are_limited_like_everything():
    game = world(2, "P1 tracks=2,0 ranch=8 supply=0")

    table = table_of(game, ("advance", 0, "coin", 1))

    assert has(table, "P1", "ranch", "coins") == (8, 0)


@rule("L-R73")
def test_drawing_may_be_chosen_with_both_piles_empty():
    game = world(2, "P1 ranch=0 levers=handyman", taken=BOX.strip_of["progress"])
    game.pile = [0] * len(BOX.cards)
    table = table_of(game, ("progress_common", 0))

    assert options(table) == ["draw", "pull handyman coins", "pull handyman cards"]
    play(table, "P1 pull handyman cards")
    assert answers(table)[-1] == "P1 draw"
    assert hand(table) == []
    assert levers(table) == ([], ["handyman"])


@rule("L-3.8")
def test_a_reward_that_needs_a_choice_is_settled_before_the_effect_goes_on():
    """Surveyors' Tent: the crossing of the first step comes before the second step."""
    table = played("tracks=4,0", "surveyors-tent")
    # All sites are at level 2: the crossing is lost and asks nothing.
    assert has(table, "P1", "coin_step", "card_step") == (5, 1)

    game = world(2, "P1 coins=9 tracks=4,0 sites=wood1,loam1,stone1,iron1 hand=surveyors-tent")
    game.taken = BOX.strip_of["builder"]
    table = play(table_of(game, ("play", 0, "builder")), "P1 play surveyors-tent")
    assert (asked(table), has(table, "P1", "card_step")) == ("P1 build-site", (0,))
    play(table, "P1 site wood")
    assert has(table, "P1", "card_step") == (1,)
