"""What a seat can answer to questions that are no menu: how to pay, where to place a tile."""

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
