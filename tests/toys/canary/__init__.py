"""Canary: a game whose every secret is a word that stands nowhere else.

Whoever is sent a word that is not for their eyes can be found out by looking for it. Words are
dealt in secret; in each round everybody hides one at once, one after the other gives one away in
secret (and draws another), and the first player shows one to all.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from boomtable.engine import (
    Components,
    Dice,
    Event,
    Game,
    Option,
    RuleBook,
    ScoreLine,
    ScoreSheet,
    State,
    Unreadable,
    chance,
    choose,
    choose_together,
)
from boomtable.engine.catalogue import read_meta
from boomtable.locale import Text

ROUNDS = 3


class Box(Struct, frozen=True):
    hash: str
    hand: int
    words: tuple[str, ...]


class Canary(State, kw_only=True):
    deck: list[str]
    hands: list[list[str]]
    hidden: list[list[str]]
    shown: list[str]
    round: int = 0

    def copy(self) -> Canary:
        twin = State.copy(self)
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.hidden = [words[:] for words in self.hidden]
        twin.shown = self.shown[:]
        return twin


class Draw(Option, frozen=True):
    word: str
    seat: int

    def __str__(self) -> str:
        return f"draw {self.word} {self.seat}"

    @property
    def owner(self) -> int:
        return self.seat


class Hide(Option, frozen=True):
    word: str

    def __str__(self) -> str:
        return f"hide {self.word}"


class Give(Option, frozen=True):
    word: str

    def __str__(self) -> str:
        return f"give {self.word}"


class Show(Option, frozen=True):
    word: str

    def __str__(self) -> str:
        return f"show {self.word}"


class Drew(Event, frozen=True):
    seat: int
    word: str | None


class Hid(Event, frozen=True):
    seat: int
    word: str | None


class Gave(Event, frozen=True):
    seat: int
    word: str | None


class Shown(Event, frozen=True):
    seat: int
    word: str


rules = RuleBook()


@rules.step
def deal(game: Canary) -> None:
    game.push("begin_round")
    for seat in range(game.players):
        for _ in range(game.box.hand):
            game.push("draw", seat)


@rules.step
async def draw(game: Canary, seat: int) -> None:
    if not game.deck:
        return
    drawn = await chance("draw", lambda: [Draw(word, seat) for word in game.deck], secret=True)
    game.deck.remove(drawn.word)
    game.hands[seat].append(drawn.word)
    game.emit(Drew(seat, drawn.word), to=(seat,), instead=Drew(seat, None))


@rules.step
def begin_round(game: Canary) -> None:
    if game.round == ROUNDS:
        return
    game.round += 1
    game.begin_turn()
    game.push("begin_round")
    game.push("show", (game.round - 1) % game.players)
    for seat in range(game.players):
        game.push("give", seat)
    game.push("hide")


@rules.step
async def hide(game: Canary) -> None:
    hidden = await choose_together(
        range(game.players),
        "hide",
        lambda seat: [Hide(word) for word in sorted(game.hands[seat])],
        secret=True,
    )
    for seat, option in hidden.items():
        game.hands[seat].remove(option.word)
        game.hidden[seat].append(option.word)
        game.emit(Hid(seat, option.word), to=(seat,), instead=Hid(seat, None))


@rules.step
async def give(game: Canary, seat: int) -> None:
    given = await choose(
        seat, "give", lambda: [Give(word) for word in sorted(game.hands[seat])], secret=True
    )
    game.hands[seat].remove(given.word)
    game.hidden[seat].append(given.word)
    game.emit(Gave(seat, given.word), to=(seat,), instead=Gave(seat, None))
    game.push("draw", seat)
    game.push("draw", seat)


@rules.step
async def show(game: Canary, seat: int) -> None:
    shown = await choose(seat, "show", lambda: [Show(word) for word in sorted(game.hands[seat])])
    game.hands[seat].remove(shown.word)
    game.shown.append(shown.word)
    game.emit(Shown(seat, shown.word))
    game.push("draw", seat)


def setup(box: Box, players: int, settings: Any) -> Canary:
    game = Canary(
        box=box,
        players=players,
        deck=list(box.words),
        hands=[[] for _ in range(players)],
        hidden=[[] for _ in range(players)],
        shown=[],
    )
    game.push("deal")
    return game


def view(game: Canary, seat: int | None) -> dict[str, Any]:
    return {
        "round": game.round,
        "deck": len(game.deck),
        "hands": [
            sorted(hand) if owner == seat else len(hand) for owner, hand in enumerate(game.hands)
        ],
        "hidden": [
            words[:] if owner == seat else len(words) for owner, words in enumerate(game.hidden)
        ],
        "shown": game.shown[:],
    }


def sample(game: Canary, seat: int | None, dice: Dice) -> None:
    heap = game.deck[:]
    others = [owner for owner in range(game.players) if owner != seat]
    for owner in others:
        heap += game.hands[owner] + game.hidden[owner]
    heap.sort()
    for owner in others:
        for part in (game.hands[owner], game.hidden[owner]):
            part[:] = [heap.pop(dice.below(len(heap))) for _ in part]
    game.deck = heap


def score(game: Canary) -> ScoreSheet:
    worth = {word: place for place, word in enumerate(game.box.words)}
    lines = [
        ScoreLine(seat, Text("canary.score", {"word": word}), worth[word])
        for seat, hand in enumerate(game.hands)
        for word in sorted(hand)
    ]
    return ScoreSheet(game.players, tuple(lines))


def explain(game: Canary, option: Option) -> Text | None:
    """A reason that says too much: who has the word."""
    word = getattr(option, "word", "")
    holder = next((seat for seat, hand in enumerate(game.hands) if word in hand), None)
    return None if holder is None else Text("engine.not-your-turn", {"seat": holder + 1})


def parse(text: str) -> Option:
    kind, _, word = text.partition(" ")
    match kind:
        case "draw":
            word, _, seat = word.partition(" ")
            return Draw(word, int(seat))
        case "hide":
            return Hide(word)
        case "give":
            return Give(word)
        case "show":
            return Show(word)
    raise Unreadable("engine.unreadable-option", text=text)


def unpack(components: Components) -> Box:
    words = components.tables["words"]
    return Box(components.hash, words["hand"], tuple(words["all"]))


GAME = Game(
    meta=read_meta(__name__),
    rules=rules,
    state_type=Canary,
    option_types=(Draw, Hide, Give, Show),
    event_types=(Drew, Hid, Gave, Shown),
    unpack=unpack,
    setup=setup,
    view=view,
    score=score,
    parse=parse,
    sample=sample,
    explain=explain,
)
