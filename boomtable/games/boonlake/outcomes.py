"""What chance answers, and how any single answer is read from its notation."""

from __future__ import annotations

import re
from collections.abc import Callable

from boomtable.engine import Option, Unreadable
from boomtable.games.boonlake.answers import (
    ANSWERS,
    COINS,
    COINS_WITH_FAME,
    DRAW,
    EXPLORE,
    HIRE_CARDS,
    HIRE_COINS,
    HIRE_STOP,
    PASS,
    SITE,
    TAKE_PART,
    TRACKS,
    VASE,
    WELCOME,
    BuildSite,
    ChooseRegion,
    Develop,
    Discard,
    Exchange,
    Forgo,
    Give,
    Keep,
    LeverUp,
    Modernize,
    PayPlan,
    Pays,
    PayWay,
    PlaceCattle,
    PlaceTile,
    Play,
    Project,
    Pull,
    ScoreTile,
    Ship,
    Take,
    Top,
    Upgrade,
)
from boomtable.games.boonlake.solo_pieces import CORNERS


class StartPlayer(Option, frozen=True):
    """The starting player."""

    seat: int

    def __str__(self) -> str:
        return f"start P{self.seat + 1}"


class StartTile(Option, frozen=True):
    """The starting tile of a space."""

    space: int
    tile: str

    def __str__(self) -> str:
        return f"tile {self.space} {self.tile}"


class LayStrip(Option, frozen=True):
    """The strip of a row."""

    row: int
    strip: str

    def __str__(self) -> str:
        return f"strip {self.row} {self.strip}"


class Draws(Option, frozen=True):
    """A card from the pile, seen by its owner only."""

    seat: int
    card: str

    def __str__(self) -> str:
        return f"P{self.seat + 1} draws {self.card}"

    @property
    def public(self) -> str:
        """Others see that there is one more."""
        return f"P{self.seat + 1} draws ?"

    @property
    def owner(self) -> int:
        """Whose card it is."""
        return self.seat


class Dealt(Option, frozen=True):
    """A scoring tile to choose from, seen by its owner only."""

    seat: int
    tile: str

    def __str__(self) -> str:
        return f"P{self.seat + 1} dealt {self.tile}"

    @property
    def public(self) -> str:
        """Others see that there is one more."""
        return f"P{self.seat + 1} dealt ?"

    @property
    def owner(self) -> int:
        """Whose tile it is."""
        return self.seat


class OpenTile(Option, frozen=True):
    """The scoring tile of an area without owner."""

    tile: str

    def __str__(self) -> str:
        return f"open {self.tile}"


class GrayTile(Option, frozen=True):
    """The gray tile that is revealed."""

    tile: str

    def __str__(self) -> str:
        return f"gray {self.tile}"


class TurnSoloTile(Option, frozen=True):
    """The tile that the Eminence reveals."""

    tile: str

    def __str__(self) -> str:
        return f"solo {self.tile}"


class SoloCorner(Option, frozen=True):
    """Where the silhouette shows on the new top back."""

    corner: str

    def __str__(self) -> str:
        return f"corner {self.corner}"


OUTCOMES = (
    StartPlayer,
    StartTile,
    LayStrip,
    Draws,
    Dealt,
    OpenTile,
    GrayTile,
    TurnSoloTile,
    SoloCorner,
)
OPTIONS = (*ANSWERS, *OUTCOMES)

# Numbers have no leading zeros; none of the game has more than four digits.
_N = r"(0|[1-9][0-9]{0,3})"
_ID = r"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"
_IDS = r"([a-z][a-z0-9]*(?:[-,][a-z0-9]+)*)"
_WORDS_OF = r"([a-z][a-z0-9]*(?:[- ][a-z0-9]+)*)"
_SITE = r"([1-9][0-9]{0,2}[a-z])"
_MODE = r"([a-z][a-z0-9]*(?:-[a-z0-9]+)*|[1-9][0-9]{0,2}[a-z]?)"
_SEAT = r"P([1-9])"

_SAID: dict[str, Option] = {
    str(option): option
    for option in (
        *(DRAW, PASS, TAKE_PART, COINS, COINS_WITH_FAME, HIRE_COINS, HIRE_CARDS, HIRE_STOP),
        *(VASE, SITE, *EXPLORE, *WELCOME, *TRACKS),
        *(SoloCorner(corner) for corner in CORNERS),
    )
}

_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Option]], ...] = tuple(
    (re.compile(form), make)
    for form, make in (
        (f"play {_ID}", Play),
        (f"discard {_ID}", Discard),
        (f"gives {_ID}", Give),
        (f"project {_ID}", Project),
        (f"takes {_ID}", Take),
        (f"ship {_ID}", Ship),
        (f"place {_N}", lambda space: PlaceTile(int(space))),
        (f"develop {_SITE}", Develop),
        (f"upgrade {_SITE}", Upgrade),
        (f"cattle {_N}", lambda space: PlaceCattle(int(space))),
        (f"modernize {_N}", lambda slot: Modernize(int(slot))),
        (f"forgo {_WORDS_OF}", lambda levers: Forgo(tuple(levers.split(" ")))),
        (f"top {_ID}", lambda lever: Top(lever, "")),
        (f"top {_ID} {_MODE}", Top),
        (f"pull {_ID}", Pull),
        (f"pull {_ID} {_ID}", Pull),
        (
            f"plan (?:{_WORDS_OF} )?boats={_IDS} coins=(0|-?[1-9][0-9]{{0,3}})",
            lambda levers, boats, coins: PayPlan(
                tuple(levers.split(" ")) if levers else (), tuple(boats.split(",")), int(coins)
            ),
        ),
        (
            f"pay (?:{_ID} )?inhabitants={_N} vp={_N}",
            lambda lever, inhabitants, vp: PayWay(lever or "", int(inhabitants), int(vp)),
        ),
        (f"exchange {_N}", lambda option: Exchange(int(option))),
        (f"lever-up {_ID}", LeverUp),
        (f"region {_ID}", ChooseRegion),
        (f"site {_ID}", BuildSite),
        (f"score {_ID}", ScoreTile),
        (f"pays ({_N}(?:,{_N})*)", lambda counts, *_: Pays(tuple(map(int, counts.split(","))))),
        (f"keeps {_ID}", Keep),
        (f"{_SEAT} draws {_ID}", lambda seat, card: Draws(int(seat) - 1, card)),
        (f"gray {_ID}", GrayTile),
        (f"solo {_ID}", TurnSoloTile),
        (f"start {_SEAT}", lambda seat: StartPlayer(int(seat) - 1)),
        (f"tile {_N} {_ID}", lambda space, tile: StartTile(int(space), tile)),
        (f"strip {_N} {_ID}", lambda row, strip: LayStrip(int(row), strip)),
        (f"{_SEAT} dealt {_ID}", lambda seat, tile: Dealt(int(seat) - 1, tile)),
        (f"open {_ID}", OpenTile),
    )
)


def parse(text: str) -> Option:
    """An option from its notation.

    >>> parse("plan towpath handyman boats=loam,loam coins=0")
    PayPlan(levers=('towpath', 'handyman'), boats=('loam', 'loam'), coins=0)
    >>> str(parse("pay village-plan inhabitants=1 vp=0"))
    'pay village-plan inhabitants=1 vp=0'
    """
    if text in _SAID:
        return _SAID[text]
    for form, make in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            return make(*found.groups())
    raise Unreadable("engine.unreadable-option", text=text)
