"""The past of a game: its positions, one after every answer of a player.

Positions are made anew from the answers. Every now and then one is kept, so that stepping back and
forth is quick; what was taken back is never shown.
"""

from __future__ import annotations

from boomtable.server.play import Play, Spoken
from boomtable.server.refusals import Denied

EVERY = 32
MOST_KEPT = 40


class Past:
    """The positions of one table that are kept for a while."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Spoken, Play]] = {}

    def at(self, play: Play, position: int) -> Play:
        """The game as it was after so many answers of players."""
        spoken = play.spoken
        if not 0 <= position <= len(spoken):
            raise Denied("illegal", "server.no-such-position", count=len(spoken))
        self.kept = {
            at: kept
            for at, kept in self.kept.items()
            if at <= len(spoken) and spoken[at - 1] is kept[0]
        }
        start = max((at for at in self.kept if at <= position), default=0)
        if start:
            past = self.kept[start][1].twin()
        else:
            past = Play.begin_again(play.beginning, play.opening)
        for at in range(start + 1, position + 1):
            said = spoken[at - 1]
            past.answer_again(said.seat, said.text, said.chance)
            if at % EVERY == 0 and at < position:
                self._keep(at, said, past.twin())
        if position:
            self._keep(position, spoken[position - 1], past.twin())
        return past

    def _keep(self, position: int, said: Spoken, play: Play) -> None:
        self.kept.pop(position, None)
        self.kept[position] = (said, play)
        while len(self.kept) > MOST_KEPT:
            # Regular positions are worth more than those that somebody happened to look at.
            first = next((at for at in self.kept if at % EVERY), next(iter(self.kept)))
            del self.kept[first]
