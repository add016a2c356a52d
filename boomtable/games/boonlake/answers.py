"""What a seat can answer, and how it is written: the notation of the rules file, word for word.

What chance answers stands in ``outcomes``. Map spaces go by their number, sites by number and
letter, lever slots by number, all else by the ids of the component file.
"""

from __future__ import annotations

from typing import Literal

from boomtable.engine import Option
from boomtable.games.boonlake.choices import (
    BuildSite,
    ChooseRegion,
    Exchange,
    Explore,
    Give,
    Keep,
    LeverUp,
    PayPlan,
    Pays,
    PayWay,
    PlaceTile,
    River,
    ScoreTile,
    Ship,
    Track,
    Welcome,
)

__all__ = [
    "ANSWERS",
    "COINS",
    "COINS_WITH_FAME",
    "DRAW",
    "EXPLORE",
    "HIRE_CARDS",
    "HIRE_COINS",
    "HIRE_STOP",
    "PASS",
    "SITE",
    "TAKE_PART",
    "TRACKS",
    "VASE",
    "WELCOME",
    "BuildSite",
    "ChooseRegion",
    "Develop",
    "Discard",
    "DrawCards",
    "Exchange",
    "Explore",
    "Forgo",
    "Give",
    "Hire",
    "Keep",
    "LeverUp",
    "Modernize",
    "Pass",
    "PayPlan",
    "PayWay",
    "Pays",
    "PlaceCattle",
    "PlaceTile",
    "Play",
    "Project",
    "Pull",
    "River",
    "ScoreTile",
    "Ship",
    "Take",
    "TakeCoins",
    "TakePart",
    "Top",
    "Track",
    "Upgrade",
    "Welcome",
]


class Take(Option, frozen=True):
    """Chooses an action strip."""

    strip: str

    def __str__(self) -> str:
        return f"takes {self.strip}"


class Play(Option, frozen=True):
    """Plays a card from the hand."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


class Project(Option, frozen=True):
    """Realizes the special project of a scoring tile."""

    tile: str

    def __str__(self) -> str:
        return f"project {self.tile}"


class Discard(Option, frozen=True):
    """Discards a card for coins."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


class DrawCards(Option, frozen=True):
    """Draws cards instead of something else."""

    def __str__(self) -> str:
        return "draw"


class Forgo(Option, frozen=True):
    """Gives a play opportunity up and pulls forgo levers."""

    levers: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("forgo", *self.levers))


class Pass(Option, frozen=True):
    """Does nothing here."""

    def __str__(self) -> str:
        return "pass"


class Develop(Option, frozen=True):
    """Puts an inhabitant on a building site."""

    site: str

    def __str__(self) -> str:
        return f"develop {self.site}"


class Upgrade(Option, frozen=True):
    """Turns an own inhabitant into a house, or an own house into a settlement."""

    site: str

    def __str__(self) -> str:
        return f"upgrade {self.site}"


class PlaceCattle(Option, frozen=True):
    """Places a cattle on a pasture."""

    space: int

    def __str__(self) -> str:
        return f"cattle {self.space}"


class TakePart(Option, frozen=True):
    """Takes part in the common part of Pioneer."""

    def __str__(self) -> str:
        return "common"


class TakeCoins(Option, frozen=True):
    """Takes the coins of a Region scoring, with Regional Fame or without."""

    fame: bool

    def __str__(self) -> str:
        return "coins fame" if self.fame else "coins"


class Top(Option, frozen=True):
    """Pulls a top-row lever; ``mode`` is a word, a slot or a building site."""

    lever: str
    mode: str

    def __str__(self) -> str:
        return f"top {self.lever} {self.mode}" if self.mode else f"top {self.lever}"


class Pull(Option, frozen=True):
    """Pulls a loose lever; ``mode`` is a word or the place that a boat leaves, or empty."""

    lever: str
    mode: str = ""

    def __str__(self) -> str:
        return f"pull {self.lever} {self.mode}" if self.mode else f"pull {self.lever}"


class Hire(Option, frozen=True):
    """Buys an inhabitant for coins or cards, or stops."""

    by: Literal["coins", "cards", "stop"]

    def __str__(self) -> str:
        return f"hire {self.by}"


class Modernize(Option, frozen=True):
    """Puts a lever in a slot."""

    slot: int

    def __str__(self) -> str:
        return f"modernize {self.slot}"


ANSWERS = (
    Keep,
    BuildSite,
    Take,
    Play,
    Project,
    Discard,
    DrawCards,
    Forgo,
    Pass,
    PayPlan,
    Give,
    Explore,
    PlaceTile,
    Welcome,
    Develop,
    Upgrade,
    PlaceCattle,
    PayWay,
    Track,
    ChooseRegion,
    TakePart,
    TakeCoins,
    Top,
    Pull,
    Hire,
    Modernize,
    Exchange,
    LeverUp,
    Ship,
    River,
    ScoreTile,
    Pays,
)

DRAW, PASS, TAKE_PART = DrawCards(), Pass(), TakePart()
EXPLORE, WELCOME = (Explore(True), Explore(False)), (Welcome(True), Welcome(False))
TRACKS = (Track("coin"), Track("card"))
COINS, COINS_WITH_FAME = TakeCoins(False), TakeCoins(True)
HIRE_COINS, HIRE_CARDS, HIRE_STOP = Hire("coins"), Hire("cards"), Hire("stop")
VASE, SITE = River("vase"), River("site")
