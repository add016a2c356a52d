"""What can be answered and what can happen in Claims."""

from __future__ import annotations

from boomtable.engine import Event, Option, Unreadable


class Play(Option, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"play {self.card}"


class Draw(Option, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"

    @property
    def public(self) -> str:
        return "draw"


class Bury(Option, frozen=True):
    card: str

    def __str__(self) -> str:
        return f"bury {self.card}"

    @property
    def public(self) -> str:
        return "bury"


class Offer(Option, frozen=True):
    claim: str

    def __str__(self) -> str:
        return f"offer {self.claim}"


class Accuse(Option, frozen=True):
    seat: int

    def __str__(self) -> str:
        return f"accuse P{self.seat + 1}"


class Fine(Option, frozen=True):
    points: int

    def __str__(self) -> str:
        return f"fine {self.points}"


class Offered(Event, frozen=True):
    claim: str


class Revealed(Event, frozen=True):
    cards: tuple[str, ...]


class Won(Event, frozen=True):
    seat: int
    claim: str


class Drew(Event, frozen=True):
    seat: int
    card: str | None


class Fined(Event, frozen=True):
    seat: int
    points: int

    @property
    def flows(self) -> dict[str, int]:
        return {"fines": self.points}


class Buried(Event, frozen=True):
    seat: int
    card: str | None


OPTIONS = (Play, Draw, Bury, Offer, Accuse, Fine)
EVENTS = (Offered, Revealed, Won, Drew, Fined, Buried)
_WORDS = {"play": Play, "draw": Draw, "bury": Bury, "offer": Offer}


def parse(text: str) -> Option:
    word, _, rest = text.partition(" ")
    if word in _WORDS and rest.isalpha() and rest.islower():
        return _WORDS[word](rest)
    if word == "accuse" and rest[:1] == "P" and rest[1:] in list("1234"):
        return Accuse(int(rest[1:]) - 1)
    if word == "fine" and rest in list("123456789"):
        return Fine(int(rest))
    raise Unreadable("engine.unreadable-option", text=text)
