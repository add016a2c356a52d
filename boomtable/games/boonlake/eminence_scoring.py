"""L-19.23: the income of the Wise Eminence."""

from __future__ import annotations

from boomtable.games.boonlake.eminence_happenings import EminenceHadIncome
from boomtable.games.boonlake.income import cattle_income
from boomtable.games.boonlake.lines import E_CATTLE, E_INCOME
from boomtable.games.boonlake.state import EMINENCE, Boonlake, score


def board_income(game: Boonlake) -> int:
    """The VP of the last vacated space of each column, and of the cactus space."""
    solo = game.box.solo
    columns = (
        (solo.house, game.houses[EMINENCE]),
        (solo.settlement, game.settlements[EMINENCE]),
        (solo.cattle, game.cattle[EMINENCE]),
    )
    vacated = sum(values[number - 1] for values, number in columns if number)
    return vacated + solo.cactus[game.cactus]


def have_income(game: Boonlake) -> None:
    """Step 3 of an interim scoring is all that the Eminence takes part in."""
    vp, cattle_vp = board_income(game), cattle_income(game, EMINENCE)
    score(game, EMINENCE, vp, E_INCOME)
    score(game, EMINENCE, cattle_vp, E_CATTLE)
    game.emit(EminenceHadIncome(vp, cattle_vp))
