"""What is said over the WebSocket of a table, and the pictures of a table that HTTP shares with it.

Every message is a JSON object whose ``type`` names it. Seats count from 0; ``null`` as a seat is a
spectator. Moments are milliseconds since 1970. Every sentence is in the language of the viewer.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Lang: TypeAlias = Literal["en", "fr"]
Status: TypeAlias = Literal["open", "closed", "playing", "over", "ended"]
"""``open``: people may still sit down. ``closed``: the host thought better of it before the game
began. ``ended``: given up before the game was over."""
Kept: TypeAlias = Literal["you", "other"]
Absent: TypeAlias = Literal["remind", "bot", "vote"]
"""What happens to somebody whose time is up: nothing but a reminder, a bot, a vote to end.

Whoever comes back and takes the seat from the bot has the whole time again."""

MessageId: TypeAlias = Annotated[
    str,
    Meta(max_length=40, description="Chosen by the client, new for every message; comes back."),
]
Version: TypeAlias = Annotated[
    int,
    Meta(
        ge=0,
        le=1 << 53,
        description="The version of the table that the client had before its eyes.",
    ),
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


class Part(Struct, frozen=True, kw_only=True):
    """A part of a message."""


class Message(Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower):
    """A whole message, known by its ``type``."""


# --- pictures of a table ------------------------------------------------------------------------


class SeatCard(Part, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None = None
    """The kind of bot, if one plays here."""
    stands_in: bool = False
    """The bot plays for a person, who may take the seat back."""
    kept: Kept | None = None
    """Of a rematch: the seat is kept for you, or for somebody else, who has not come yet."""
    you: bool = False
    host: bool = False
    present: bool = False
    """Somebody is connected who holds this seat."""
    seen: int | None = None
    """When that person was last connected (``null``: is now, or never was)."""
    late: bool = False
    """The time of this seat is up."""
    thinking: bool = False


class Await(Part, frozen=True, kw_only=True):
    """A seat whose answer is missing."""

    seat: int
    since: int


class SeatClock(Part, frozen=True, kw_only=True):
    """The time of one seat."""

    seat: int
    left: int
    """Milliseconds that were left at ``Room.now``."""
    running: bool


class ClockCard(Part, frozen=True, kw_only=True):
    """The clock of a table: ``live`` counts minutes for the game, ``slow`` days for a move."""

    kind: Literal["live", "slow"]
    minutes: int = 0
    days: int = 0
    absent: Absent
    seats: list[SeatClock]


class VoteCard(Part, frozen=True, kw_only=True):
    """A vote to end the game, open while somebody's time is up."""

    yes: list[int]
    needed: int
    you_may: bool


class NextTable(Part, frozen=True, kw_only=True):
    """The rematch of a finished game."""

    table: str
    by: int
    """The seat at this table of whoever has set it up."""
    you_sat: bool
    """You had a seat here, so one is kept for you there: ``POST …/rematch`` takes it."""


class Room(Message, frozen=True, kw_only=True):
    """The people around a table. Sent when one comes, goes, thinks, or the clock changes hands."""

    id: str
    version: int
    game: str
    game_name: str
    status: Status
    private: bool
    paused: bool
    seats: list[SeatCard]
    awaited: list[Await]
    clock: ClockCard | None
    vote: VoteCard | None
    spectators: int
    chat: int
    """How many chat messages there are."""
    settings: dict[str, Any]
    settings_said: str
    """The settings that are not the usual ones, in words."""
    components: str | None
    """The hash of a component file that is not the usual one."""
    forked: bool
    """The game began from a position of another one: it has no record."""
    you_host: bool
    next: NextTable | None = None
    """The rematch, once the game is over and somebody has set one up; of a private table only those
    hear of it who sat there."""
    created: int
    now: int


class OptionCard(Part, frozen=True, kw_only=True):
    """Something that can be answered."""

    text: str
    """The notation: what an ``answer`` sends back."""
    label: str
    """In words; the notation where the game has none."""
    option: Any
    """As JSON, for boards: ``kind`` and its fields."""


class Asked(Part, frozen=True, kw_only=True):
    """The open question, as everybody may know it."""

    prompt: str
    """Its id."""
    seats: list[int]
    sealed: list[int]
    """Of several seats that answer in secret at once, those that have."""
    answer: str | None
    """What the viewer has answered, while it is sealed."""


class Undo(Part, frozen=True, kw_only=True):
    """Whether the viewer can take an answer back, or why not."""

    possible: bool
    why: str
    seats: list[int] = []
    """The seats that can, as everybody knows: at a shared screen any of them may be meant."""


class Table(Message, frozen=True, kw_only=True):
    """The game as the viewer sees it, after every deed."""

    version: int
    seat: int | None
    view: dict[str, Any]
    """What the game shows: see the ``view`` module of each game."""
    kept: list[str] = []
    """Parts of the view that are what they were in the table before, and not sent again. Only for
    whoever has connected with ``changes=yes``."""
    asked: Asked | None
    prompt: str
    """One sentence: what the viewer has to do, or who is awaited, or how it ended."""
    your_turn: bool
    question: int | None
    """The version since which you are asked this: another number is another question. What
    others do in the meantime, such as sealing their own answers, does not change it."""
    options: list[OptionCard]
    undo: Undo
    turn: int
    turns: int | None
    scores: list[int | None]
    """Points so far, as far as the viewer can know them."""
    position: int
    """How many answers of players the game has had: positions for replays."""
    events: int
    """How many events the viewer has seen."""
    since: int
    """The number of the first event since the viewer's last answer began."""
    over: bool
    winners: list[int] | None


class EventCard(Part, frozen=True, kw_only=True):
    """Something that happened, as the viewer saw it."""

    number: int
    event: Any
    """The event itself: ``kind`` and its fields."""
    line: str | None
    """A line for the log (``null``: not worth one)."""
    position: int
    """After how many answers it happened."""


class Events(Message, frozen=True, kw_only=True):
    """What happened. Whatever the client has from number ``since`` on was taken back."""

    since: int
    events: list[EventCard]


class ChatLine(Part, frozen=True, kw_only=True):
    """What somebody said."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


class Chat(Message, frozen=True, kw_only=True):
    """What was said, from number ``since`` on."""

    since: int
    lines: list[ChatLine]


class Hello(Message, frozen=True, kw_only=True):
    """The first message of a connection."""

    server: str
    table: str
    lang: Lang
    seat: int | None
    your_seats: list[int]
    now: int


class Done(Message, frozen=True, kw_only=True):
    """A message of the client was carried out, and is on disk."""

    id: str
    version: int


class Refused(Message, frozen=True, kw_only=True):
    """A message of the client was not carried out: nothing has changed."""

    id: str | None
    code: str
    """For programs: ``stale``, ``illegal``, ``already-done``, ``too-fast`` … see docs/api.md."""
    why: str


class Bye(Message, frozen=True, kw_only=True):
    """The connection ends. ``retry``: whether to connect again, by and by."""

    code: str
    why: str
    retry: bool


class Pong(Message, frozen=True, kw_only=True):
    """The answer to a ``ping``."""

    id: str


FromServer: TypeAlias = Hello | Room | Table | Events | Chat | Done | Refused | Bye | Pong


# --- what a client says -------------------------------------------------------------------------


class Say(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client."""


class SayAnswer(Say, frozen=True, kw_only=True, tag="answer"):
    """Answer the open question with the notation of an option."""

    id: MessageId
    version: Version
    text: Annotated[str, Meta(max_length=2000)]
    seat: SeatNumber | None = None
    """One of your seats (by default the one you look from)."""


class SayUndo(Say, frozen=True, kw_only=True, tag="undo"):
    """Take back the last answer."""

    id: MessageId
    version: Version
    seat: SeatNumber | None = None


class SayRestart(Say, frozen=True, kw_only=True, tag="restart"):
    """Take back the whole turn."""

    id: MessageId
    version: Version
    seat: SeatNumber | None = None


class SayChat(Say, frozen=True, kw_only=True, tag="chat"):
    """Say something to everybody at the table."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SayLang(Say, frozen=True, kw_only=True, tag="lang"):
    """Read everything in another language: it is sent again."""

    lang: Lang
    id: MessageId = ""


class SayLook(Say, frozen=True, kw_only=True, tag="look"):
    """Look from another of your seats, or as a spectator."""

    seat: SeatNumber | None
    id: MessageId = ""


class SayPause(Say, frozen=True, kw_only=True, tag="pause"):
    """Stop the bots and the clock."""

    id: MessageId


class SayWake(Say, frozen=True, kw_only=True, tag="wake"):
    """Let the bots and the clock go on."""

    id: MessageId


class SayVote(Say, frozen=True, kw_only=True, tag="vote"):
    """Vote to end the game, or take the vote back."""

    id: MessageId
    end: bool


class SayPing(Say, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the server is there."""

    id: MessageId = ""


FromClient: TypeAlias = (
    SayAnswer
    | SayUndo
    | SayRestart
    | SayChat
    | SayLang
    | SayLook
    | SayPause
    | SayWake
    | SayVote
    | SayPing
)
