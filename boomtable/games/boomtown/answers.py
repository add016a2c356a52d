"""What can be answered, by a seat or by chance, and how it is written.

The notation is that of the rules file; only ``draw CJ7``, one card of a row, is ours: the rules
file joins the draws of a row in one line.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from boomtable.engine import Option, Unreadable


class First(Option, frozen=True):
    """Chance: the first player of turn 1."""

    seat: int

    def __str__(self) -> str:
        return f"first P{self.seat + 1}"


class Draw(Option, frozen=True):
    """Chance: the next card of the row."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


class Roll(Option, frozen=True):
    """Chance: two dice."""

    first: int
    second: int

    def __str__(self) -> str:
        return f"roll {self.first} {self.second}"


class Pass(Option, frozen=True):
    """Leaves the auction."""

    def __str__(self) -> str:
        return "pass"


class Bid(Option, frozen=True):
    """The new standing bid."""

    bid: int

    def __str__(self) -> str:
        return f"bid {self.bid}"


class Take(Option, frozen=True):
    """Takes a card of the row."""

    card: str

    def __str__(self) -> str:
        return f"take {self.card}"


class Blast(Option, frozen=True):
    """Dynamite: the mine or saloon that leaves the game."""

    card: str

    def __str__(self) -> str:
        return f"blast {self.card}"


class Seize(Option, frozen=True):
    """Expropriation: the mine."""

    card: str

    def __str__(self) -> str:
        return f"seize {self.card}"


class Appoint(Option, frozen=True):
    """Governor: the town of the pawn."""

    town: str

    def __str__(self) -> str:
        return f"appoint {self.town}"


class Rob(Option, frozen=True):
    """Holdup: the victim and the number."""

    victim: int
    number: int

    def __str__(self) -> str:
        return f"rob P{self.victim + 1} {self.number}"


class Vein(Option, frozen=True):
    """New Vein: the mine."""

    card: str

    def __str__(self) -> str:
        return f"vein {self.card}"


class Open(Option, frozen=True):
    """Saloon: the town."""

    town: str

    def __str__(self) -> str:
        return f"open {self.town}"


class Hire(Option, frozen=True):
    """Saloon Girls: the saloon."""

    card: str

    def __str__(self) -> str:
        return f"hire {self.card}"


class Mustang(Option, frozen=True):
    """Whether the Mustang is used."""

    used: bool

    def __str__(self) -> str:
        return "mustang yes" if self.used else "mustang no"


class Telegraph(Option, frozen=True):
    """The new total, or ``None``: not used."""

    total: int | None

    def __str__(self) -> str:
        return "telegraph no" if self.total is None else f"telegraph {self.total}"


OPTIONS = (
    First,
    Draw,
    Roll,
    Pass,
    Bid,
    Take,
    Blast,
    Seize,
    Appoint,
    Rob,
    Vein,
    Open,
    Hire,
    Mustang,
    Telegraph,
)

YES, NO = Mustang(True), Mustang(False)

# Numbers have no leading zeros; none of the game has more than six digits.
_NUMBER = r"(0|[1-9][0-9]{0,5})"
_SEAT = r"P([1-9])"
_CARD = r"([A-Z]+[1-9][0-9]?|[a-z][a-z0-9]*(?:-[a-z0-9]+)*)"
_TOWN = r"([A-Z]+)"

_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Option]], ...] = tuple(
    (re.compile(form), make)
    for form, make in (
        ("pass", Pass),
        (f"bid {_NUMBER}", lambda bid: Bid(int(bid))),
        (f"take {_CARD}", Take),
        (f"draw {_CARD}", Draw),
        (f"roll {_NUMBER} {_NUMBER}", lambda first, second: Roll(int(first), int(second))),
        (f"first {_SEAT}", lambda seat: First(int(seat) - 1)),
        (f"blast {_CARD}", Blast),
        (f"seize {_CARD}", Seize),
        (f"appoint {_TOWN}", Appoint),
        (f"rob {_SEAT} {_NUMBER}", lambda seat, number: Rob(int(seat) - 1, int(number))),
        (f"vein {_CARD}", Vein),
        (f"open {_TOWN}", Open),
        (f"hire {_CARD}", Hire),
        ("mustang (yes|no)", lambda used: Mustang(used == "yes")),
        ("telegraph no", lambda: Telegraph(None)),
        (f"telegraph {_NUMBER}", lambda total: Telegraph(int(total))),
    )
)


def parse(text: str) -> Option:
    """An option from its notation.

    >>> parse("rob P2 7")
    Rob(victim=1, number=7)
    """
    for form, make in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            return make(*found.groups())
    raise Unreadable("engine.unreadable-option", text=text)
