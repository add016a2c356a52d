"""What a game is to the engine: a handful of functions and its vocabulary.

A game's package has one ``GAME = Game(...)``; ``docs/adding-a-game.md`` shows how to write one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, Union

import msgspec

from boomtable.engine.errors import Unreadable
from boomtable.engine.notation import Notation, PlainNotation
from boomtable.engine.scores import ScoreSheet
from boomtable.engine.state import State
from boomtable.engine.values import Event, Option
from boomtable.locale import Text, Who

if TYPE_CHECKING:
    from boomtable.engine.catalogue import Meta
    from boomtable.engine.components import Components
    from boomtable.engine.decisions import Decision
    from boomtable.engine.dice import Dice
    from boomtable.engine.settings import Values


class Box(Protocol):
    """A game's components as its rules use them: typed, frozen, shared by all tables."""

    @property
    def hash(self) -> str:
        """The hash of the component file it was made of."""


class RuleBook:
    """The rules that an agenda can name. ``@rules.step`` puts a function in the book."""

    def __init__(self) -> None:
        self.steps: dict[str, tuple[Callable[..., Any], bool]] = {}

    def step(self, rule: Callable[..., Any]) -> Callable[..., Any]:
        """Make a function (``async`` if it asks) available under its own name."""
        assert rule.__name__ not in self.steps, f"two rules are called {rule.__name__}"
        self.steps[rule.__name__] = (rule, inspect.iscoroutinefunction(rule))
        return rule


@dataclass(frozen=True, kw_only=True)
class Game:
    """One game: how it is set up, its rules, its words, what a seat sees, what it scores."""

    meta: Meta
    rules: RuleBook
    state_type: type[State]
    option_types: Sequence[type[Option]]
    event_types: Sequence[type[Event]]
    unpack: Callable[[Components], Box]
    """Makes the game's own box of a component file that has been checked."""
    setup: Callable[[Any, int, Values], State]
    """``(box, players, settings)``: the state before the first step."""
    view: Callable[[Any, int | None], Mapping[str, Any]]
    """``(state, seat)``: what a seat (``None``: a spectator) may see, as JSON."""
    score: Callable[[Any], ScoreSheet]
    """The score sheet as if the game ended now."""
    parse: Callable[[str], Option]
    """An option from its notation, or ``Unreadable``."""
    sample: Callable[[Any, int | None, Dice], None] | None = None
    """``(state, seat, dice)``: draws afresh, in place, what the seat cannot know."""
    explain: Callable[[Any, Option], Text | None] | None = None
    """``(state, option)``: why an option is not legal now, if there is a good sentence."""
    ask: Callable[[Any, Decision], Text] | None = None
    """``(state, decision)``: the question to the seat, from what everybody may know.

    By default the sentence ``<game>.ask.<prompt>`` without gaps."""
    label: Callable[[Any, Option], Text] | None = None
    """``(state, option)``: an option in words, beside its notation."""
    tell: Callable[[Event], Text | None] | None = None
    """An event as a line of the log (``None``: not worth a line).

    By default the sentence ``<game>.tell.<kind>`` with the event's fields; a field ``seat`` (or
    ``…_seat``) is said by name."""
    turn: Callable[[Sequence[Option]], str] | None = None
    """The answers of one complete turn as the notation joins them (by default with blanks)."""
    inventory: Callable[[Any], Mapping[str, int]] | None = None
    """``(state)``: how many pieces of each kind and how much money there is at the table, wherever
    it lies. It changes only by the ``flows`` of events: this is the law of conservation."""
    notation: Notation = field(default_factory=PlainNotation)
    """How the rules file writes a whole game."""
    check: Callable[[Components], Sequence[Text]] | None = None
    """All that is wrong with a component file (empty: nothing)."""

    @property
    def id(self) -> str:
        """The game's name on the command line and in records."""
        return self.meta.id

    @cached_property
    def option_union(self) -> Any:
        """The type of all options, for JSON."""
        return Union[tuple(self.option_types)]  # noqa: UP007  # made at run time

    @cached_property
    def event_union(self) -> Any:
        """The type of all events, for JSON."""
        return Union[tuple(self.event_types)]  # noqa: UP007  # made at run time

    def question(self, state: State, decision: Decision) -> Text:
        """The question of a decision, in words."""
        if self.ask is not None:
            return self.ask(state, decision)
        return Text(f"{self.id}.ask.{decision.prompt}")

    def described(self, state: State, option: Option) -> Text | None:
        """An option in words, if the game has any for it."""
        return self.label(state, option) if self.label is not None else None

    def turn_text(self, options: Sequence[Option]) -> str:
        """The answers of one complete turn, as text."""
        return self.turn(options) if self.turn is not None else " ".join(map(str, options))

    def told(self, event: Event) -> Text | None:
        """An event as a line of the log."""
        if self.tell is not None:
            return self.tell(event)
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        said = {
            name: Who(value) if name == "seat" or name.endswith("_seat") else value
            for name, value in fields.items()
        }
        return Text(f"{self.id}.tell.{event.__struct_config__.tag}", said)

    def option_from_json(self, data: Any) -> Option:
        """An option from its JSON form."""
        try:
            option: Option = msgspec.convert(data, self.option_union)
        except msgspec.ValidationError as error:
            raise Unreadable("engine.unreadable-json", why=str(error)) from error
        return option

    def options_from_json(self, saved: list[Any]) -> list[Option]:
        """Many options from their JSON form, much faster than one by one."""
        options: list[Option] = msgspec.convert(saved, list[self.option_union])  # type: ignore[name-defined]
        return options

    def state_to_json(self, state: State) -> Any:
        """A state as JSON; the box stays behind."""
        bare = copy(state)
        bare.box = None
        return msgspec.to_builtins(bare)

    def state_from_json(self, data: Any, box: Any) -> State:
        """A state from its JSON form, with the box put back."""
        state: State = msgspec.convert(data, self.state_type)
        state.box = box
        return state
