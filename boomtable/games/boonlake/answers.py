"""What a seat can answer, and how it is written: the notation of the rules file, word for word.

What chance answers stands in ``outcomes``. Map spaces go by their number, sites by number and
letter, lever slots by number, all else by the ids of the component file.
"""

from __future__ import annotations

from typing import Literal

from boomtable.engine import Option


class Keep(Option, frozen=True):
    """Keeps one of the scoring tiles that were dealt."""

    tile: str

    def __str__(self) -> str:
        return f"keeps {self.tile}"


class BuildSite(Option, frozen=True):
    """Builds the production site of a resource."""

    resource: str

    def __str__(self) -> str:
        return f"site {self.resource}"


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


class PayPlan(Option, frozen=True):
    """How a card or project is paid: levers by slot, boat places from upstream, coins."""

    levers: tuple[str, ...]
    boats: tuple[str, ...]
    coins: int

    def __str__(self) -> str:
        return " ".join(
            ("plan", *self.levers, f"boats={','.join(self.boats)}", f"coins={self.coins}")
        )


class Give(Option, frozen=True):
    """Gives a card up as a cost."""

    card: str

    def __str__(self) -> str:
        return f"gives {self.card}"


class Explore(Option, frozen=True):
    """Reveals a gray tile, or does not."""

    yes: bool

    def __str__(self) -> str:
        return f"explore {_yes(self.yes)}"


class PlaceTile(Option, frozen=True):
    """Places a tile or a pasture on a space."""

    space: int

    def __str__(self) -> str:
        return f"place {self.space}"


class Welcome(Option, frozen=True):
    """Pulls Settlers' Welcome, or keeps it."""

    yes: bool

    def __str__(self) -> str:
        return f"welcome {_yes(self.yes)}"


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


class PayWay(Option, frozen=True):
    """How a settlement or a cattle is paid; ``lever`` is Village Plan, or empty."""

    lever: str
    inhabitants: int
    vp: int

    def __str__(self) -> str:
        lever = f"{self.lever} " if self.lever else ""
        return f"pay {lever}inhabitants={self.inhabitants} vp={self.vp}"


class Track(Option, frozen=True):
    """Takes all steps on one track."""

    track: Literal["coin", "card"]

    def __str__(self) -> str:
        return f"track {self.track}"


class ChooseRegion(Option, frozen=True):
    """Chooses the region that is not scored, with its label."""

    region: str

    def __str__(self) -> str:
        return f"region {self.region}"


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


class Exchange(Option, frozen=True):
    """Takes an option of an exchange, by its number in the data file."""

    option: int

    def __str__(self) -> str:
        return f"exchange {self.option}"


class LeverUp(Option, frozen=True):
    """Makes a used lever ready again."""

    lever: str

    def __str__(self) -> str:
        return f"lever-up {self.lever}"


class Ship(Option, frozen=True):
    """Moves the ship to a river space."""

    space: str

    def __str__(self) -> str:
        return f"ship {self.space}"


class River(Option, frozen=True):
    """Takes a vase or builds a production site."""

    what: Literal["vase", "site"]

    def __str__(self) -> str:
        return f"river {self.what}"


class ScoreTile(Option, frozen=True):
    """Places the scoring marker on a tile."""

    tile: str

    def __str__(self) -> str:
        return f"score {self.tile}"


class Pays(Option, frozen=True):
    """How many of each payment an exchange condition gets, in the order of the data file."""

    counts: tuple[int, ...]

    def __str__(self) -> str:
        return f"pays {','.join(map(str, self.counts))}"


def _yes(yes: bool) -> str:
    return "yes" if yes else "no"


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
