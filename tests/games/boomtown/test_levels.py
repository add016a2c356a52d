"""Random play reaches the levels that the digest expects: a sign that the rules are right."""

import pytest

from boomtable.engine import Dice, open_table
from tests.marks import slow

LEVELS = {
    (3, True): ([93, 72, 56], 8.6, 138),
    (3, False): ([121, 94, 74], 10.9, 184),
    (4, False): ([124, 99, 80, 60], 16.4, 177),
    (5, False): ([98, 79, 67, 57, 44], 15.4, 172),
}
GAMES = 400


def play(players, short, seed):
    """The digest's random player: half of the time a bidder passes without a thought."""
    table = open_table("boomtown", players, {"short": short}, seed=seed)
    dice = Dice(seed)
    while not table.is_over:
        if table.decision.prompt == "bid" and dice.below(2):
            table.pick(0)
        else:
            table.pick(dice.below(len(table.options())))
    return table


@slow
@pytest.mark.parametrize(("players", "short"), LEVELS, ids=["3-short", "3", "4", "5"])
def test_mean_scores_by_rank_prices_and_lengths_of_random_play(players, short):
    by_rank, price, length = LEVELS[players, short]
    games = [play(players, short, seed) for seed in range(GAMES)]

    ranked = [sorted(table.score().totals, reverse=True) for table in games]
    means = [sum(scores[rank] for scores in ranked) / GAMES for rank in range(players)]
    prices = [
        getattr(event, "price", None)
        for table in games
        for event in table.events(None)
        if event.__struct_config__.tag in ("auction-won", "everybody-passed")
    ]
    lines = sum(len(table.answers) - (players - 1) * table.state.turns for table in games) / GAMES

    assert means == pytest.approx(by_rank, abs=4)
    assert sum(prices) / len(prices) == pytest.approx(price, abs=1.2)
    assert lines == pytest.approx(length, rel=0.03)
