"""Check 21 of the digest: what holds at every moment of every game."""

import pytest

from boomtable.engine import Dice, export, open_table, read_record
from boomtable.games.coloma.gold import pools
from boomtable.games.coloma.happenings import TurnBegan
from boomtable.games.coloma.state import NONE, gunmen, is_shade
from tests.games.coloma.worlds import BOX, events, state

WORLDS = [
    (1, {"level": "legend", "hotels": True, "specialties": "deluxe"}),
    (2, {"specialties": "box", "boards": "B"}),
    (2, {"mules": True, "specialties": "deluxe", "hotels": True}),
    (3, {}),
    (4, {"hotels": True, "specialties": "deluxe", "boards": "B"}),
    (6, {"specialties": "box"}),
]


def check_pieces(game):
    assert game.supply + game.cart + sum(game.gold) == sum(pools(game))
    barrels = sum(game.stack) + sum(game.discards) + sum(kind != NONE for kind in game.stash)
    assert barrels + sum(map(len, game.barrels)) + sum(map(len, game.used)) == 30
    assert 0 <= game.outlaws <= 15
    for side in range(game.sides):
        dudes = game.dudes[side] + game.dudes_left[side] + game.graves[side] + game.guests[side]
        tents = game.tents[side] + game.tents_left[side]
        tents += len(game.event_tents[side]) + len(game.land_tents[side])
        if is_shade(game, side):
            assert dudes + game.gone + gunmen(game, side) == 12
            assert (tents, game.horses[side] <= 4) == (6, True)
            continue
        assert dudes + gunmen(game, side) == 12
        assert (tents, game.horses[side] <= 6) == (8, True)
        parts = (game.hand, game.top, game.deck, game.bottom, game.town)
        assert sorted(card for part in parts for card in part[side]) == list(range(16))
        assert len(game.rivers[side]) <= 4
        assert len(game.spans[side]) <= len(game.rivers[side])
        assert len(set(game.spans[side])) == len(game.spans[side])
        assert game.guests[side] <= game.hotels[side] * BOX.hotels.spaces
        assert min(game.bucks[side], game.gold[side], game.dudes[side], game.tents[side]) >= 0


@pytest.mark.parametrize(("players", "settings"), WORLDS)
@pytest.mark.parametrize("seed", range(3))
def test_pieces_limits_turns_and_records_of_whole_games(players, settings, seed):
    table = open_table("coloma", players, settings, seed=seed)
    dice = Dice(seed)

    while not table.is_over:
        table.pick(dice.below(len(table.options())))
        check_pieces(state(table))

    turns = [event.seat for event in events(table, TurnBegan)]
    assert [turns.count(side) for side in range(state(table).sides)] == [15] * state(table).sides
    again = read_record(export(table))
    assert again.state == table.state
    assert again.score() == table.score()
