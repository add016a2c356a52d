"""What happens only to the Wise Eminence: its tiles, its cactus, its VP."""

from __future__ import annotations

from boomtable.engine import Event
from boomtable.locale import Named


class StackShuffled(Event, frozen=True):
    """The solo tiles form a new stack."""

    tiles: int


class SoloTileTurned(Event, frozen=True):
    """The Eminence has revealed a tile; ``number`` is its preferred number in this turn."""

    tile: str
    name: Named
    number: int


class CactusGrew(Event, frozen=True):
    """A cactus step; beyond the last one there are VP instead."""

    step: int
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """VP for a lost step."""
        return {"vp": self.vp}


class PieceWasMissing(Event, frozen=True):
    """The piece that it needs has left its board already: VP instead (L-19.19)."""

    sort: str
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """VP for the missing piece."""
        return {"vp": self.vp}


class EminenceScoredPresences(Event, frozen=True):
    """It has VP for its presences in the scored regions."""

    presences: int
    vp: int

    @property
    def flows(self) -> dict[str, int]:
        """VP of the presences."""
        return {"vp": self.vp}


class EminenceHadIncome(Event, frozen=True):
    """Its income at a scoring, and what its cattle bring."""

    vp: int
    cattle_vp: int

    @property
    def flows(self) -> dict[str, int]:
        """VP of both."""
        return {"vp": self.vp + self.cattle_vp}


EMINENCE_HAPPENINGS = (
    StackShuffled,
    SoloTileTurned,
    CactusGrew,
    PieceWasMissing,
    EminenceScoredPresences,
    EminenceHadIncome,
)
