"""Section 25: the score sheet."""

from __future__ import annotations

from boomtable.engine import ScoreLine, ScoreSheet
from boomtable.games.boomtown.state import Boomtown, mines_of, pawns_of, value_of
from boomtable.locale import Text


def score(game: Boomtown) -> ScoreSheet:
    """The score sheet, as if the game ended now; ties go by gold, then by pawns (B-25.3)."""
    lines = [line for seat in range(game.players) for line in _lines(game, seat)]
    pawns = tuple(game.mayor.count(seat) for seat in range(game.players))
    return ScoreSheet(game.players, tuple(lines), (tuple(game.gold), pawns))


def _lines(game: Boomtown, seat: int) -> list[ScoreLine]:
    """B-25.2: gold, the value of each mine, each mayor pawn."""
    box = game.box
    gold = game.gold[seat]
    lines = [ScoreLine(seat, Text("boomtown.score.gold", {"gold": gold}), gold * box.per_gold)]
    for mine in mines_of(game, seat):
        # B-10.5, B-R27: a placed New Vein counts in the value of its mine.
        key = "boomtown.score.mine-with-vein" if mine == game.vein else "boomtown.score.mine"
        what = Text(key, {"mine": box.cards[mine].title})
        lines.append(ScoreLine(seat, what, value_of(game, mine) * box.per_value))
    for town in pawns_of(game, seat):
        what = Text("boomtown.score.mayor", {"town": box.towns[town].named})
        lines.append(ScoreLine(seat, what, box.per_pawn))
    return lines
