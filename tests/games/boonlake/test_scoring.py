"""Section 18: the final scoring and the score sheet."""

import pytest

from boomtable.engine import Dice, open_table, play_out
from boomtable.games.boonlake import GAME
from boomtable.games.boonlake.lines import LINES
from boomtable.games.boonlake.scoring import lever_vp, tier_vp
from tests.games.boonlake.worlds import BOX, has, lines, state, table_of, total, world
from tests.marks import rule


@rule("L-18.1", "W-11")
@pytest.mark.parametrize(("count", "vp"), [(3, 0), (4, 8), (6, 12), (7, 21), (12, 36)])
def test_w11_levers_owned(count, vp):
    names = [lever.id for lever in BOX.levers][:count]
    marked = ",".join(f"{name}*" if place % 2 else name for place, name in enumerate(names))

    assert lever_vp(world(2, f"P1 levers={marked}"), 0) == vp


@rule("L-18.2", "L-18.3")
def test_printed_vp_and_end_effects_of_played_cards():
    game = world(2, "P1 played=great-dairy,windmill,breeders-fair off=0h0s3c")

    table = table_of(game, ("final_scoring",))

    assert lines(table, "P1") == {"printed": 8 + 2 + 2, "end-effects": 3, "tiers": 2}


@rule("L-18.4", "L-R31")
def test_vacated_recesses_of_the_lower_tiers():
    assert tier_vp(world(2, "P1 off=4h1s2c"), 0) == 0
    assert tier_vp(world(2, "P1 off=6h4s5c"), 0) == 2 * 3 + 4 * 3 + 6 * 2
    assert tier_vp(world(2, "P1 off=5h2s3c"), 0) == 6


@rule("L-18.5")
def test_what_is_left_over_is_worth_nothing():
    game = world(2, "P1 coins=50 vases=9 ranch=8 hand=windmill,saw-pit")

    assert total(table_of(game, ("final_scoring",)), "P1") == 0


@rule("L-18.6")
def test_the_player_with_the_most_vp_wins_and_tied_players_win_together():
    def sheet(*points):
        game = world(3)
        for seat, vp in enumerate(points):
            game.vp[seat] = vp
            game.ledger[seat * len(LINES)] = vp
        return GAME.score(game)

    assert sheet(3, 9, 4).winners == (1,)
    assert sheet(9, 3, 9).winners == (0, 2)


@rule("L-18.7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_lines_of_the_score_sheet_add_up_to_the_vp(players):
    table = play_out(open_table("boonlake", players, seed=players + 7), Dice(players))
    game, sheet = state(table), table.score()

    assert list(sheet.totals) == game.vp
    names = [line.what.key.removeprefix("boonlake.score.") for line in sheet.lines_of(0)]
    assert names == list(LINES)


@rule("L-18.7")
def test_the_sheet_of_a_game_that_goes_on_is_as_if_it_ended_now():
    game = world(2, "P1 played=great-dairy levers=towpath,foreman,handyman,vase-trade")

    assert total(game, "P1") == 8 + 8
    assert has(game, "P1", "vp") == (0,)
    table = table_of(game, ("final_scoring",))
    assert has(table, "P1", "vp") == (16,)
    assert total(table, "P1") == 16


@rule("L-18.7")
@pytest.mark.parametrize(
    ("line", "steps", "said", "vp"),
    [
        ("rows", (("choose_strip", 0),), "", -4),
        ("labels", (("carry_out", 0, BOX.regions[3].label),), "", 3),
        ("sites", (("develop_or_upgrade", 0),), "", 3),
        ("river", (("move_ship", 0),), "", 3),
        ("tracks", (("advance", 0, "coin", 1),), "tracks=10,0", 2),
    ],
)
def test_vp_count_under_their_line(line, steps, said, vp):
    game = world(2, "map 24:monument[-]", "ships P1=e2 P2=r1", f"P1 {said}", steps=1)
    table = table_of(game, *steps)
    if not table.is_over:
        table.answer_text({"rows": "takes region-scoring", "sites": "develop 24a"}[line])

    assert lines(table, "P1") == {line: vp}
