"""Section 18: the final scoring and the score sheet."""

from __future__ import annotations

from boomtable.engine import ScoreLine, ScoreSheet
from boomtable.games.boonlake.conditions import count, levers_owned
from boomtable.games.boonlake.eminence_scoring import board_income
from boomtable.games.boonlake.income import cattle_income, vacated_recesses
from boomtable.games.boonlake.lines import (
    E_CATTLE,
    E_INCOME,
    E_UNREVEALED,
    EMINENCE_LINES,
    END_EFFECTS,
    LEVERS_OWNED,
    LINES,
    PRINTED,
    TIERS,
)
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.pieces import EndEffect, Recess
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.scoring_happenings import Finished, GameEnded
from boomtable.games.boonlake.state import EMINENCE, Boonlake, entry, is_solo
from boomtable.games.boonlake.state import score as score_vp


@rules.step
def final_scoring(game: Boonlake) -> None:
    """L-18.1 to L-18.4: levers, printed VP, end effects, tiers."""
    for seat in range(game.sides):
        names = side_lines(game, seat)
        for line, vp in final_vp(game, seat).items():
            if vp:
                score_vp(game, seat, vp, line)
                game.emit(Finished(seat, names[line], vp))
    game.phase = "over"
    game.emit(GameEnded(score(game).winners))


def final_vp(game: Boonlake, seat: int) -> dict[int, int]:
    """What the final scoring adds to each line."""
    if is_eminence(game, seat):
        return eminence_final_vp(game)
    return {
        LEVERS_OWNED: lever_vp(game, seat),
        PRINTED: sum(game.box.cards[card].vp for card in game.played[seat]),
        END_EFFECTS: sum(
            end_vp(game, seat, effect)
            for card in game.played[seat]
            for effect in game.box.cards[card].end
        ),
        TIERS: tier_vp(game, seat),
    }


def eminence_final_vp(game: Boonlake) -> dict[int, int]:
    """L-19.25: its income once more, and VP for every B-tile face down in the stack."""
    solo = game.box.solo
    return {
        E_INCOME: solo.extra_income_at_end * board_income(game),
        E_CATTLE: solo.extra_income_at_end * cattle_income(game, EMINENCE),
        E_UNREVEALED: solo.unrevealed_b_vp * game.stack_b,
    }


def is_eminence(game: Boonlake, seat: int) -> bool:
    """Whether a side is the Eminence."""
    return is_solo(game) and seat == EMINENCE


def lever_vp(game: Boonlake, seat: int) -> int:
    """L-18.1: more VP for each lever with more levers."""
    owned = levers_owned(game, seat)
    each = [vp for number, vp in game.box.final.lever_vp if owned >= number]
    return owned * each[-1] if each else 0


def end_vp(game: Boonlake, seat: int, effect: EndEffect) -> int:
    """L-15.11: VP per unit, or those of the last threshold that is reached."""
    number = count(game, seat, effect.count, effect.region)
    if not effect.at:
        return number * effect.vp[0]
    reached = [vp for least, vp in zip(effect.at, effect.vp, strict=True) if number >= least]
    return reached[-1] if reached else 0


def tier_vp(game: Boonlake, seat: int) -> int:
    """L-18.4, L-11.10: VP for each vacated recess of the lower tiers, whoever left it."""
    worth = game.box.final.tier_vp
    tiers = [
        it.tier if isinstance(it, Recess) else it.number for it in vacated_recesses(game, seat)
    ]
    return sum(worth.get(tier, 0) for tier in tiers)


def side_lines(game: Boonlake, seat: int) -> tuple[str, ...]:
    """L-18.7: the lines of a side."""
    return EMINENCE_LINES if is_eminence(game, seat) else LINES


def score(game: Boonlake) -> ScoreSheet:
    """The score sheet, as if the game ended now."""
    lines = [line for seat in range(game.sides) for line in lines_of(game, seat)]
    if is_solo(game):
        # L-19.26: with equal VP the human alone wins.
        return ScoreSheet(game.sides, tuple(lines), ((1, 0),), automata=(text("eminence"),))
    return ScoreSheet(game.sides, tuple(lines))


def lines_of(game: Boonlake, seat: int) -> list[ScoreLine]:
    """All lines of one side: what was gained on the way, and what the end brings."""
    final = {} if game.phase == "over" else final_vp(game, seat)
    return [
        ScoreLine(seat, text(f"score.{name}"), entry(game, seat, line) + final.get(line, 0))
        for line, name in enumerate(side_lines(game, seat))
    ]
