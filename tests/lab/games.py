"""Games as they might have been played, for counting."""

from __future__ import annotations

from boomtable.lab.playing import Played
from boomtable.lab.usage import Kind
from boomtable.lab.watching import Asked, Watched
from boomtable.locale import Named

MILL, INN = "mill", "inn"
CARDS = Kind("card", {MILL: Named("Mill", "Moulin"), INN: Named("Inn", "Auberge")}, is_offered=True)


def played(
    *scores: int,
    mill: tuple[int, ...] = (),
    offered: tuple[int, ...] = (),
    answers: int = 40,
    gold: int = 0,
    side: int | None = None,
) -> Played:
    """A game with these scores; ``mill``: how often each seat used it, ``gold``: points of each.

    ``side``: the score of an opponent that the rules play.
    """
    everybody = (*scores, *([] if side is None else [side]))
    times = (*mill, *[0] * (len(scores) - len(mill)))
    return Played(
        bots=("greedy",) * len(scores),
        scores=everybody,
        winners=tuple(seat for seat, it in enumerate(everybody) if it == max(everybody)),
        turns=10,
        answers=answers,
        decisions=30,
        seconds=0.1,
        watched=Watched(
            sources=tuple({"x.score.gold": gold, "x.score.land": it - gold} for it in scores),
            uses=tuple({"card": {MILL: it}} if it else {} for it in times),
            offers=tuple(
                {"card": [MILL]} if seat in offered else {} for seat in range(len(scores))
            ),
            asked={"act": Asked(times=10, options=40, most=9)},
        ),
    )
