"""Sections 22 and 26: what each seat may see, and what is chance."""

import pytest

from boomtable.engine import CHANCE, Dice, Table, export, open_table, read_record, view
from boomtable.games.boonlake import GAME
from boomtable.games.boonlake.sampling import sample
from tests.games.boonlake.worlds import (
    BOX,
    action,
    asked,
    interim,
    options,
    play,
    state,
    table_of,
    turn,
    world,
)
from tests.marks import rule

SEATS = (None, 0, 1, 2)


def middle(seed=3, answers=150, players=3, **settings):
    """A table in the middle of a random game."""
    table = open_table("boonlake", players, settings, seed=seed)
    dice = Dice(seed)
    while len(table.answers) < answers:
        table.pick(dice.below(len(table.options())))
    return table


def seen_by(table, seat):
    """The table as a seat sees it, without the box."""
    return {name: it for name, it in view(table, seat)["table"].items() if name != "box"}


@rule("L-22.1", "L-22.6")
def test_all_but_hands_and_dealt_tiles_is_public():
    table = middle()
    everybody = [seen_by(table, seat) for seat in SEATS]
    for seen in everybody:
        for side in seen["seats"]:
            for name in ("hand", "dealt"):
                side.pop(name)

    assert everybody[0] == everybody[1] == everybody[2] == everybody[3]
    spectator = everybody[0]
    for name in ("map", "strips", "ships", "labels", "discards", "pile", "gray", "pastures"):
        assert name in spectator
    for name in ("vp", "coins", "vases", "ranch", "supply", "boats", "sites", "levers", "played"):
        assert name in spectator["seats"][0]


@rule("L-22.2", "L-1.13")
def test_only_the_owner_sees_the_hand():
    table = middle()

    for seat in SEATS:
        for side in seen_by(table, seat)["seats"]:
            assert (side["hand"] is not None) == (side["seat"] == seat)
            assert side["hand_size"] == len(state(table).hand[side["seat"]])


@rule("L-22.2", "L-2.11")
def test_dealt_tiles_are_secret_until_the_choice_and_the_rejected_one_for_good():
    table = open_table("boonlake", 3, seed=5)
    dealt = [it for it in table.answers if it.prompt == "deal-tile"]
    for it in dealt:
        owner = it.option.seat
        assert it.shown_to(owner) == f"P{owner + 1} dealt {it.option.tile}"
        others = {it.shown_to(seat) for seat in SEATS if seat != owner}
        assert others == {f"P{owner + 1} dealt ?"}

    play(table, f"P2 {table.options(1)[0]}")
    assert not [it for it in table.answers if it.prompt == "choose-scoring-tile"]
    assert "answer" not in view(table, 0)["decision"]
    play(table, f"P1 {table.options(0)[0]}", f"P3 {table.options(2)[0]}")

    chosen = [it for it in table.answers if it.prompt == "choose-scoring-tile"]
    assert [it.seat for it in chosen] == [0, 1, 2]
    rejected = [tile for tiles in state(table).dealt for tile in tiles]
    rejected = [BOX.scoring_tiles[it].id for it in rejected if it not in state(table).own]
    for seat in SEATS:
        shown = str(seen_by(table, seat))
        mine = {it.option.tile for it in dealt if it.option.seat == seat}
        assert not [it for it in rejected if f"'{it}'" in shown and it not in mine]


@rule("L-22.2")
@pytest.mark.parametrize("is_chosen", [False, True])
def test_the_tiles_that_others_were_dealt_can_be_any_that_one_has_not_seen(is_chosen):
    table = open_table("boonlake", 3, seed=5)
    if is_chosen:
        play(table, *(f"P{seat + 1} {table.options(seat)[0]}" for seat in range(3)))
    game = state(table)
    known = {*game.dealt[0], *game.open_tiles}

    hidden = set()
    for twin in samples(table, 0):
        assert twin.dealt[0] == game.dealt[0]
        tiles = [tile for dealt in twin.dealt for tile in dealt]
        assert len(set(tiles)) == 6
        for other in (1, 2):
            rejected = [it for it in twin.dealt[other] if it != game.own[other]]
            assert len(rejected) == (1 if is_chosen else 2)
            assert not known & set(rejected)
            hidden |= set(rejected)

    assert hidden == set(range(len(BOX.scoring_tiles))) - known


@rule("L-R36", "L-R61", "L-22.7")
def test_cards_that_are_being_given_up_are_known_before_they_leave_the_hand():
    cards = ("windmill", "saw-pit", "fish-weir", "drove-road")
    game = world(3, "P2 hand=" + ",".join(cards))
    table = play(table_of(game, ("give_cards", 1, 2)), "P2 gives saw-pit")
    assert len(state(table).hand[1]) == 4

    hands = set()
    for twin in samples(table, 0):
        assert BOX.card_of["saw-pit"] in twin.hand[1]
        assert len(twin.hand[1]) == 4
        hands.add(twin.hand[1])
    assert len(hands) > 5


@rule("L-R1", "L-2.12", "L-26.5")
def test_a_rejected_tile_does_not_come_back():
    table = table_of(
        world(2, own=[0, 2], dealt=[(0, 1), (2, 3)], open_tiles=(0, 2)), ("open_scoring_tiles",)
    )

    assert options(table) == [f"open {it.id}" for it in BOX.scoring_tiles[4:]]
    play(table, f"open {BOX.scoring_tiles[5].id}", f"open {BOX.scoring_tiles[4].id}")
    assert state(table).open_tiles == (0, 2, 4, 5)


@rule("L-22.3", "L-26.1", "L-19.4", "L-R53")
@pytest.mark.parametrize("players", [1, 3])
def test_no_pile_has_an_order_before_it_is_drawn_from(players):
    """Pile, mound and solo stack are bags: without dice the table is the same."""
    table = middle(answers=60, players=players, **({"level": "medium"} if players == 1 else {}))
    told = read_record(export(table))

    assert told.dice is None
    assert told.game.state_to_json(told.state) == table.game.state_to_json(table.state)
    game = state(table)
    assert list(game.mound) == sorted(game.mound)
    assert len(game.pile) == len(BOX.cards)


@rule("L-22.3", "L-26.1")
@pytest.mark.parametrize(
    ("step", "seen"),
    [
        (("draw", 0, 1), lambda game: game.hand[0]),
        (("eminence_explores",), lambda game: game.mound),
        (("reveal_solo_tile",), lambda game: (game.turned, game.corner)),
    ],
)
def test_what_is_drawn_next_is_settled_by_the_dice_of_that_moment(step, seen):
    found = set()
    for seed in range(12):
        game = world(1, "map 4:old-mill[-,-]", level="medium", preferred=1)
        table = Table(GAME, game, {"level": "medium"}, dice=Dice(seed))
        game.push(*step)
        found.add(seen(state(table.begin())))

    assert len(found) > 5


@rule("L-22.4")
def test_the_solo_tiles_since_the_last_shuffle_and_the_top_back_are_public():
    table = play(turn(world(1, level="medium"), "E"), "solo solo-a1", "corner lr")

    seen = seen_by(table, None)["solo"]

    assert seen["turned"] == ["solo-a1"]
    assert seen["corner"] == "lr"
    assert seen["stack"] == {"A": 3, "B": 2}
    assert seen["preferred"] == 29


@rule("L-22.5", "L-R36")
def test_drawn_cards_are_shown_to_their_owner_and_only_their_number_to_others():
    table = table_of(world(3), ("draw", 1, 2))
    play(table, "P2 draws windmill", "P2 draws saw-pit")

    assert [it.seat for it in table.answers] == [CHANCE, CHANCE]
    for seat in (None, 0, 2):
        assert [it.shown_to(seat) for it in table.answers] == ["P2 draws ?"] * 2
        assert [type(it).__name__ for it in table.events(seat)] == ["CardsDrawn"]
    assert [it.shown_to(1) for it in table.answers] == ["P2 draws windmill", "P2 draws saw-pit"]
    assert len(table.events(1)) == 3


@rule("L-22.5", "L-R36")
def test_cards_played_and_discarded_are_shown_to_all():
    table = action(world(2, "P1 hand=windmill,saw-pit"), "pioneer")

    play(table, "P1 discard windmill")

    assert table.answers[1].shown_to(1) == "discard windmill"
    assert seen_by(table, 1)["discards"] == {"windmill": 1}
    assert seen_by(table, None)["discards"] == {"windmill": 1}


@rule("L-22.7")
@pytest.mark.parametrize("seat", SEATS)
def test_pile_and_other_hands_are_one_heap(seat):
    table = middle(answers=120)
    game = state(table)
    before = [list(game.pile), *map(list, game.hand)]
    changed = set()

    for roll in range(30):
        twin = game.copy()
        sample(twin, seat, Dice(roll))
        assert table.game.view(twin, seat) == table.game.view(game, seat)
        heap = [0] * len(BOX.cards)
        for hand in twin.hand:
            for card in hand:
                heap[card] += 1
        assert [sum(it) for it in zip(heap, twin.pile, strict=True)] == [
            sum(hand.count(card) for hand in game.hand) + game.pile[card]
            for card in range(len(BOX.cards))
        ]
        after = [list(twin.pile), *map(list, twin.hand)]
        changed |= {place for place in range(4) if before[place] != after[place]}

    own = set() if seat is None else {seat + 1}
    assert changed == {0, 1, 2, 3} - own


def reshuffled(*hands, pile, draws):
    """A table whose discard pile has become the draw pile, of which cards were drawn."""
    game = world(len(hands), *hands)
    game.pile = [0] * len(BOX.cards)
    for card in pile:
        game.discards[BOX.card_of[card]] += 1
    game.taken = BOX.strip_of["builder"]
    seats = list(dict.fromkeys(int(it[1]) - 1 for it in draws))
    counts = [sum(int(it[1]) - 1 == seat for it in draws) for seat in seats]
    steps = [("draw", seat, n) for seat, n in zip(seats, counts, strict=True)]
    plays = [("play", seat, "builder-common") for seat in range(len(hands))]
    return play(table_of(game, *steps, *plays), *draws)


def samples(table, seat, count=40):
    """The table as a seat could imagine it."""
    for roll in range(count):
        twin = state(table).copy()
        sample(twin, seat, Dice(roll))
        yield twin


def numbers(*cards):
    return [BOX.card_of[card] for card in cards]


@rule("L-22.7", "L-1.12")
def test_cards_held_since_before_a_reshuffle_are_known_not_to_be_in_the_pile():
    table = reshuffled(
        *("P1 hand=windmill", "P2 hand=saw-pit,saw-pit,fish-weir", "P3 hand=drove-road,fish-weir"),
        pile=("lantern-row", "night-watch", "bunkhouse") * 2,
        draws=("P2 draws night-watch", "P2 draws bunkhouse"),
    )
    play(table, "P1 pass", "P2 discard fish-weir", "P3 discard drove-road")
    shuffled = numbers("lantern-row", "night-watch", "bunkhouse")

    held = set()
    for twin in samples(table, 0):
        assert {card for card, copies in enumerate(twin.pile) if copies} <= set(shuffled)
        assert sum(twin.pile) == 4
        assert [len(hand) for hand in twin.hand] == [1, 4, 1]
        assert sum(card in shuffled for card in twin.hand[1]) == 2
        # P3 has drawn nothing since: his card was never in the pile.
        assert twin.hand[2][0] in numbers("saw-pit", "fish-weir")
        held.add((twin.hand[1], twin.hand[2]))

    assert len({one for one, _ in held}) > 2
    assert len({other for _, other in held}) == 2


@rule("L-22.7")
def test_a_hand_keeps_what_its_owner_cannot_have_drawn_since_the_reshuffle():
    table = reshuffled(
        "P1 hand=windmill",
        "P2 hand=saw-pit,fish-weir",
        "P3 hand=drove-road,night-watch,reed-cutters",
        pile=("lantern-row", "lantern-row", "night-watch", "bunkhouse", "bunkhouse"),
        draws=("P3 draws lantern-row", "P3 draws bunkhouse"),
    )
    play(table, "P1 pass", "P2 pass", "P3 discard night-watch")
    before = numbers("saw-pit", "fish-weir", "drove-road", "night-watch", "reed-cutters")

    only_before = [it for it in before if it != BOX.card_of["night-watch"]]

    kept = set()
    for twin in samples(table, 0, 200):
        # Whether P3 has drawn the night watch, or held it, nobody else knows.
        kept.add(sum(card in only_before for card in twin.hand[2]))
        assert set(twin.hand[1]) <= set(before)
        together = [twin.pile[card] + twin.drawn[2].count(card) for card in range(len(BOX.cards))]
        assert together == list(twin.reshuffled)
        assert len(twin.drawn[2]) == 2
    assert kept == {2, 3}

    for twin in samples(table, 2):
        assert twin.hand[2] == state(table).hand[2]
        assert set(twin.hand[0] + twin.hand[1]) == set(numbers("windmill", "saw-pit", "fish-weir"))


@rule("L-22.7")
def test_the_drawer_knows_what_he_has_taken_out_of_the_pile_himself():
    table = reshuffled(
        "P1 hand=windmill",
        "P2 hand=saw-pit,night-watch",
        pile=("night-watch", "bunkhouse", "bunkhouse"),
        draws=("P1 draws night-watch", "P2 draws bunkhouse"),
    )

    for twin in samples(table, 0):
        assert twin.pile[BOX.card_of["night-watch"]] == 0
        assert twin.hand[1] == tuple(sorted(numbers("saw-pit", "night-watch", "bunkhouse")))


@rule("L-R60")
def test_others_are_not_shown_how_many_options_a_question_has():
    poor = interim(world(2, "P1 hand=windmill"))
    rich = interim(world(2, "P1 hand=night-watch sites=stone2 coins=9"))

    for seat in (None, 1):
        assert view(poor, seat)["decision"] == view(rich, seat)["decision"]


# --- section 26 ----------------------------------------------------------------------------------


@rule("L-26.1", "L-26.9")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_without_dice_asks_for_every_random_event_and_for_nothing_else(players):
    settings = {"level": "easy"} if players == 1 else {}
    table = open_table("boonlake", players, settings, seed=2)
    told = open_table("boonlake", players, settings, seed=2)
    dice = Dice(7)
    while not table.is_over:
        table.pick(dice.below(len(table.options())))

    prompts = {it.prompt for it in table.answers if it.seat == CHANCE}
    known = {"start-tile", "strip", "draw-card", "deal-tile", "open-tile", "gray-tile"}
    more = {"solo-tile", "solo-corner"} if players == 1 else {"start-player"}
    assert prompts <= known | more
    assert {"start-tile", "strip", "draw-card", "deal-tile", *more} <= prompts
    assert told.answers[:5] == table.answers[:5]


@rule("L-26.2", "L-2.1", "L-R45")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_seat_is_alike_to_be_starting_player(players):
    game = world(players)
    table = table_of(game, ("draw_starter",))

    assert options(table) == [f"start P{n}" for n in range(1, players + 1)]
    assert table.decision.weights is None


@rule("L-26.3", "L-2.2", "L-2.6")
def test_starting_tiles_and_strips_are_drawn_one_by_one_all_alike():
    table = table_of(world(3, strips=[-1] * 7), ("lay_start_tile", 2), ("lay_strips",))
    assert len(options(table)) == 8
    assert table.decision.weights is None

    play(table, "tile 2 crossroads")
    for row in range(1, 8):
        assert asked(table) == "chance strip"
        assert len(options(table)) == 8 - row
        table.pick(0)

    assert sorted(state(table).strips) == list(range(7))


@rule("L-26.4", "L-2.7")
def test_a_design_weighs_as_many_as_its_copies_in_the_pile():
    game = world(2, "P1 hand=windmill")
    table = table_of(game, ("draw", 0, 1))
    copies = dict(zip(options(table), table.decision.weights, strict=True))

    assert copies["P1 draws windmill"] == 1
    assert copies["P1 draws fish-weir"] == 2
    assert copies["P1 draws great-dairy"] == 1
    assert sum(copies.values()) == 164


@rule("L-26.5")
def test_scoring_tiles_are_dealt_in_turn_order_two_to_each():
    table = open_table("boonlake", 3, seed=4)
    starter = state(table).starter
    dealt = [it.option.seat for it in table.answers if it.prompt == "deal-tile"]

    assert dealt == [
        seat % 3 for seat in (starter, starter, *[starter + 1] * 2, *[starter + 2] * 2)
    ]
    tiles = [it.option.tile for it in table.answers if it.prompt == "deal-tile"]
    assert len(set(tiles)) == 6


@rule("L-26.6", "L-2.4")
def test_a_gray_tile_is_one_of_those_left_all_alike():
    game = world(2, "map 10:old-mill[-,-] 18:mint[-]")
    table = play(table_of(game, ("explore", 0)), "P1 explore yes")

    assert len(options(table)) == 24
    assert "gray mint" not in options(table)
    assert table.decision.weights is None


@rule("L-12.7")
@pytest.mark.parametrize("players", [1, 2])
def test_a_region_is_named_only_while_its_scoring_is_under_way(players):
    table = open_table("boonlake", players, {"level": "easy"} if players == 1 else {}, seed=3)
    dice, named = Dice(3), 0
    while not table.is_over:
        seen = seen_by(table, None)
        named += seen["region"] is not None
        assert seen["region"] is None or seen["taken"] == "region-scoring"
        assert seen["region"] is None or seen["phase"] in ("action", "common")
        table.pick(dice.below(len(table.options())))
    assert named
