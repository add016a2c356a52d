"""What is asked and answered over HTTP, beside the pictures of a table in ``wire``."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from boomtable.server.wire import (
    Absent,
    Await,
    EventCard,
    Lang,
    MessageId,
    Part,
    Room,
    SeatCard,
    SeatNumber,
    Status,
    Table,
    Version,
)

Key: TypeAlias = Annotated[str, Meta(max_length=100)]
Name: TypeAlias = Annotated[str, Meta(max_length=60)]


class Form(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends."""


class Problem(Part, frozen=True, kw_only=True):
    """Why something was refused, with a sentence in the language of the reader."""

    code: str
    why: str
    problems: list[str] = field(default_factory=list)
    """All reasons, where there are several: those of a component file."""


# --- people -------------------------------------------------------------------------------------


class Me(Part, frozen=True, kw_only=True):
    """The person of this device."""

    name: str
    lang: Lang
    since: int


class WhoIAm(Form, frozen=True, kw_only=True):
    """A name to be called by, and a language; what is left out stays."""

    name: Name | None = None
    lang: Lang | None = None


class Link(Part, frozen=True, kw_only=True):
    """A link to hand on. Its secret stands behind ``#``, where no server logs it."""

    path: str
    key: str
    until: int | None = None


class WithKey(Form, frozen=True, kw_only=True):
    """The secret of a link."""

    key: Key


# --- games --------------------------------------------------------------------------------------


class ValueCard(Part, frozen=True, kw_only=True):
    """A value of a setting."""

    id: str
    about: str


class SettingCard(Part, frozen=True, kw_only=True):
    """An option of a game, to be chosen when a table is made."""

    id: str
    kind: Literal["flag", "choice", "set", "text"]
    default: bool | str | list[str]
    values: list[ValueCard]
    about: str
    players: list[int]
    """Numbers of players with which anything but the default is allowed (empty: all)."""
    needs: str | None
    """A value of the setting ``modules`` without which only the default is allowed."""


class BotCard(Part, frozen=True, kw_only=True):
    """A bot that plays the game."""

    id: str
    name: str
    about: str
    level: int | None
    """How strong it is, from 1 for a beginner on; ``null`` for bots that are there for study."""


class GameCard(Part, frozen=True, kw_only=True):
    """A game of the catalogue."""

    id: str
    name: str
    about: str
    players: list[int]
    minutes: int
    status: Literal["complete", "draft"]
    rules_version: str
    rule_letter: str
    settings: list[SettingCard]
    clashes: list[dict[str, list[str]]]
    """Values of settings that cannot stand together: one of each named setting."""
    bots: list[BotCard]
    usual_bot: str
    hidden: bool
    """Whether players hide things from each other."""


class Paragraph(Part, frozen=True, kw_only=True):
    """A numbered paragraph of the rules digest, in Markdown."""

    id: str
    title: str
    text: str
    section: str


class Rules(Part, frozen=True, kw_only=True):
    """The rules digest of a game, or what a search has found in it."""

    game: str
    name: str
    lang: str
    """The language of the digest."""
    note: str
    paragraphs: list[Paragraph]


class ComponentsText(Form, frozen=True, kw_only=True):
    """A component file, as TOML."""

    text: Annotated[str, Meta(max_length=1 << 20)]


class ComponentsCheck(Part, frozen=True, kw_only=True):
    """What is wrong with a component file (nothing: it can be used)."""

    game: str
    hash: str
    problems: list[str]


# --- making tables ------------------------------------------------------------------------------


class MySeat(Form, frozen=True, kw_only=True, tag_field="kind", tag="me"):
    """A seat for you, or for somebody else at your screen."""

    name: Name = ""


class BotSeat(Form, frozen=True, kw_only=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: Annotated[str, Meta(max_length=30)] = ""
    """Its kind (by default the best)."""


class OpenSeat(Form, frozen=True, kw_only=True, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


SeatPlan: TypeAlias = MySeat | BotSeat | OpenSeat


class ClockPlan(Form, frozen=True, kw_only=True):
    """A clock: minutes for the whole game (``live``), or days for each move (``slow``)."""

    kind: Literal["live", "slow"]
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    absent: Absent = "remind"


class NewTable(Form, frozen=True, kw_only=True):
    """A table to be made. As many seats as players."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    settings: dict[str, bool | str | list[str]] = {}
    private: bool = True
    clock: ClockPlan | None = None
    components: Annotated[str, Meta(max_length=1 << 20)] | None = None
    """A component file as TOML, if not the usual one."""


class ImportTable(Form, frozen=True, kw_only=True):
    """A record to be opened as a table of its own."""

    record: Annotated[str, Meta(max_length=1 << 20)]
    components: Annotated[str, Meta(max_length=1 << 20)] | None = None
    seats: Annotated[list[SeatPlan], Meta(max_length=12)] = []
    """For a game that is not over (by default: you on the first seat, bots on the others)."""


class Fork(Form, frozen=True, kw_only=True):
    """A position to play on from, alone against bots. What you cannot know is drawn afresh."""

    position: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    """The seat that you will play."""
    look: SeatNumber | None = None
    """The seat whose knowledge counts: one of yours, or any after the end."""
    bot: Annotated[str, Meta(max_length=30)] = ""


class TableCard(Part, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    game_name: str
    status: Status
    private: bool
    seats: list[SeatCard]
    awaited: list[Await]
    your_seats: list[int]
    your_turn: bool
    settings_said: str
    created: int
    updated: int


class Tables(Part, frozen=True, kw_only=True):
    """Tables, those where it is your turn first."""

    tables: list[TableCard]


class TableAndRoom(Part, frozen=True, kw_only=True):
    """A table and the people around it."""

    room: Room
    table: Table | None
    """``null`` before the game has started."""


# --- at a table ---------------------------------------------------------------------------------


class TakeSeat(Form, frozen=True, kw_only=True):
    """Sit down. ``key``: the secret of the seat's link, needed to take a bot's seat."""

    seat: SeatNumber
    name: Name = ""
    key: Key | None = None


class SeatOnly(Form, frozen=True, kw_only=True):
    """One seat."""

    seat: SeatNumber


class GiveSeat(Form, frozen=True, kw_only=True):
    """Give a seat to a bot."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=30)] = ""


class AnswerForm(Form, frozen=True, kw_only=True):
    """Answer the open question with the notation of an option."""

    version: Version
    text: Annotated[str, Meta(max_length=2000)]
    seat: SeatNumber | None = None
    """One of your seats (by default the one that is asked)."""
    id: MessageId = ""


class TakeBack(Form, frozen=True, kw_only=True):
    """Take back the last answer, or the whole turn."""

    version: Version
    seat: SeatNumber | None = None
    id: MessageId = ""


class VoteForm(Form, frozen=True, kw_only=True):
    """A vote to end the game."""

    end: bool


class ChatForm(Form, frozen=True, kw_only=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    id: MessageId = ""


class Notes(Form, frozen=True, kw_only=True):
    """Your own notes about a table; nobody else sees them."""

    text: Annotated[str, Meta(max_length=4000)]


class Acknowledged(Part, frozen=True, kw_only=True):
    """It is done and on disk."""

    version: int


class Invitation(Part, frozen=True, kw_only=True):
    """The links to hand on: to the table, and to each seat that can be taken."""

    table: Link
    seats: dict[int, Link]


class Log(Part, frozen=True, kw_only=True):
    """All that a viewer has seen happen."""

    events: list[EventCard]


class Replay(Part, frozen=True, kw_only=True):
    """A position of a game, as a seat saw it."""

    position: int
    positions: int
    """How many positions there are beside the first."""
    table: Table
    events: list[EventCard]
    """What happened since the position before."""
    answer: str | None
    """The answer that led here, as far as the viewer may know it."""
    by: int | None


class Speakers(Part, frozen=True, kw_only=True):
    """Who gave the answer that led from each position to the next."""

    seats: list[int]


class StudiedOption(Part, frozen=True, kw_only=True):
    """An option as a bot that searches sees it, with what its seat knew then."""

    text: str
    label: str
    chance: float
    """The chance to win."""
    points: float | None
    """The points that the seat may expect to end with; ``null`` where the search does not count."""
    visits: int
    """How often the search has tried it (0: only looked at)."""


class Analysis(Part, frozen=True, kw_only=True):
    """What a bot that searches thinks of an answer of a finished game."""

    position: int
    seat: int
    question: str
    answer: str
    """The notation of what was answered."""
    cost: float
    """How much of the chance to win the answer has lost."""
    options: list[StudiedOption]
    """The best first."""


class ScoreLineCard(Part, frozen=True, kw_only=True):
    """A line of a score sheet."""

    what: str
    points: int


class SeatScore(Part, frozen=True, kw_only=True):
    """The score of one seat; ``lines`` is ``null`` where the viewer cannot know."""

    seat: int
    name: str
    total: int | None
    place: int | None
    lines: list[ScoreLineCard] | None


class Scores(Part, frozen=True, kw_only=True):
    """The score sheet: final, or as if the game ended now."""

    final: bool
    seats: list[SeatScore]
    outcome: str


class Record(Part, frozen=True, kw_only=True):
    """The complete record of a game, and its bare notation."""

    name: str
    record: str
    notation: str


class Health(Part, frozen=True, kw_only=True):
    """That the server is well."""

    status: Literal["ok"]
    version: str
    tables: int
    """Tables in memory."""
    viewers: int
    thinking: int
    """Bots that think right now."""


class Words(Part, frozen=True, kw_only=True):
    """The page's own catalogue of sentences, in one language."""

    lang: Lang
    words: dict[str, Any]
