"""Section 2: setting up."""

import pytest

from boomtable.engine import Dice, Illegal, Unreadable, open_table
from boomtable.games.boonlake.state import EMPTY
from tests.games.boonlake.worlds import BOX, asked, sites, state
from tests.marks import rule


def set_up(players, seed=5, **settings):
    """A table at which the first turn begins."""
    table = open_table("boonlake", players, settings, seed=seed)
    dice = Dice(seed)
    while table.state.phase == "setup":
        for seat in table.awaited:
            options = table.options(seat)
            table.answer(options[dice.below(len(options))], seat)
            break
    return table


@rule("L-2.3", "L-2.2")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 8), (4, 10)])
def test_start_spaces_above_the_player_count_begin_empty(players, tiles):
    game = state(set_up(players))

    starts = {space.number: space.start for space in BOX.spaces if space.start}
    laid = [space for space, tile in enumerate(game.laid) if tile != EMPTY]
    used = [BOX.tiles[game.laid[space]] for space in laid]
    assert laid == [space for space, least in starts.items() if least <= players]
    assert len(laid) == tiles
    assert all(0 < tile.start <= players for tile in used)
    # Tiles not in use are nowhere, and the spaces left empty keep their reward.
    assert not set(game.mound) & {BOX.tile_of[tile.id] for tile in BOX.tiles if tile.start}
    assert all(BOX.spaces[space].reward >= 0 for space, least in starts.items() if least > players)


@rule("L-2.2")
def test_starting_tiles_bring_nobody_the_reward_of_their_space():
    game = state(set_up(4))

    assert game.laid[2] != EMPTY  # with 2 cards, and 12 with an iron site
    assert game.laid[12] != EMPTY
    assert [len(hand) for hand in game.hand] == [6] * 4
    assert all(sum(levels) == 1 for levels in game.sites)


@rule("L-2.13")
@pytest.mark.parametrize("seed", range(4))
def test_coins_go_by_turn_order(seed):
    table = set_up(4, seed)
    game = state(table)

    in_order = [game.coins[(game.starter + place) % 4] for place in range(4)]
    assert in_order == [6, 7, 8, 8]


@rule("L-2.14", "L-2.16")
def test_first_sites_are_built_openly_in_turn_order():
    table = set_up(3, seed=2)
    game = state(table)

    chosen = [answer for answer in table.answers if answer.prompt == "choose-first-site"]

    assert [it.seat for it in chosen] == [(game.starter + place) % 3 for place in range(3)]
    for it in chosen:
        assert sites(table, f"P{it.seat + 1}") == {it.option.resource: 1}
        assert not it.secret


@rule("L-2.14")
def test_each_of_the_four_sites_can_be_the_first():
    table = open_table("boonlake", 2, seed=1)
    while table.decision.prompt != "choose-first-site":
        for seat in table.awaited:
            table.answer(table.options(seat)[0], seat)
            break

    assert [str(it) for it in table.options()] == [
        *("site wood", "site loam", "site stone", "site iron"),
    ]


@rule("L-2.16", "L-2.12")
@pytest.mark.parametrize(("players", "opened"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_the_order_of_the_set_up(players, opened):
    table = set_up(players)

    prompts = list(dict.fromkeys(answer.prompt for answer in table.answers))
    expected = ["start-player", "start-tile", "strip", "draw-card", "deal-tile"]
    expected += ["choose-scoring-tile", "open-tile", "choose-first-site"]
    if players == 1:
        expected.remove("start-player")
        prompts = prompts[: len(expected)]  # The Eminence goes on at once.
    if not opened:
        expected.remove("open-tile")
    assert prompts == expected
    assert sum(answer.prompt == "open-tile" for answer in table.answers) == opened
    assert len(state(table).open_tiles) == 4


@rule("L-2.11", "L-22.2")
def test_all_choose_their_scoring_tile_at_the_same_time():
    table = open_table("boonlake", 3, seed=3)

    assert table.awaited == (0, 1, 2)
    table.answer(table.options(2)[0], 2)
    assert [it.prompt for it in table.answers if it.seat >= 0] == []
    table.answer(table.options(0)[0], 0)
    table.answer(table.options(1)[1], 1)
    kept = [answer for answer in table.answers if answer.prompt == "choose-scoring-tile"]
    assert [it.seat for it in kept] == [0, 1, 2]
    assert asked(table).endswith("choose-first-site")


def test_the_level_belongs_to_the_solo_game():
    assert BOX.solo.levels[open_table("boonlake", 1, seed=1).state.level].id == "medium"
    table = open_table("boonlake", 1, {"level": "very-difficult"}, seed=1)
    assert BOX.solo.levels[table.state.level].id == "very-difficult"
    with pytest.raises(Illegal):
        open_table("boonlake", 2, {"level": "easy"}, seed=1)
    with pytest.raises(Unreadable, match="hopeless"):
        open_table("boonlake", 1, {"level": "hopeless"}, seed=1)


@rule("L-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_labels_are_uncovered(players):
    table = set_up(players)

    assert state(table).covered == ()
    assert table.game.view(table.state, None)["labels"] == []
