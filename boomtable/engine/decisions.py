"""Questions that a rule puts to a seat, to several seats at once, or to chance.

A rule writes ``await choose(...)``; the table sees the ``Decision``, waits for the answer and
hands it back to the rule. Options are computed only when somebody looks at them: a replay or a
fork that already has the answer never does.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator, Sequence
from types import coroutine
from typing import Any, TypeAlias, TypeVar, cast

from boomtable.engine.values import Option

CHANCE = -1
"""The seat of chance."""

O = TypeVar("O", bound=Option)  # noqa: E741  # the letter of Option
Lazy: TypeAlias = Sequence[O] | Callable[[], Sequence[O]]
Rule: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


class Decision:
    """A question: who is asked, what about (a prompt id), and what can be answered."""

    __slots__ = (
        "_lazy",
        "_weights",
        "known",
        "pause",
        "prompt",
        "seat",
        "seats",
        "secret",
        "together",
    )

    def __init__(  # noqa: PLR0917  # positional, because a question is made for every answer
        self,
        seats: tuple[int, ...],
        prompt: str,
        options: Any,
        weights: Sequence[int] | Callable[[], Sequence[int]] | None = None,
        together: bool = False,
        pause: bool = False,
        secret: bool = False,
    ) -> None:
        self.seats = seats
        self.seat = seats[0]
        self.prompt = prompt
        self.together = together
        self.pause = pause
        self.secret = secret
        self.known: Sequence[Option] | None = None
        """The options, once somebody has looked."""
        self._lazy = options
        self._weights = weights

    def __repr__(self) -> str:
        return f"<Decision {self.prompt} of {self.seats}>"

    @property
    def options(self) -> Sequence[Option]:
        """The legal answers of the only seat that is asked, in their fixed order."""
        if self.known is None:
            assert not self.together, "several seats are asked: use options_of(seat)"
            lazy = self._lazy
            self.known = list(lazy() if callable(lazy) else lazy)
        return self.known

    def options_of(self, seat: int) -> Sequence[Option]:
        """The legal answers of one of the seats that are asked."""
        if not self.together:
            return self.options
        known = self._lazy
        if type(known) is not dict:
            known = self._lazy = {asked: list(known(asked)) for asked in self.seats}
        return cast("Sequence[Option]", known[seat])

    @property
    def weights(self) -> Sequence[int] | None:
        """How likely each outcome of chance is (``None``: all alike)."""
        if callable(self._weights):
            self._weights = self._weights()
        return self._weights


@coroutine
def _ask(decision: Decision) -> Generator[Decision, Any, Any]:
    return (yield decision)


_asked: Callable[[Decision], Coroutine[Any, Any, Any]] = _ask


def choose(
    seat: int, prompt: str, options: Lazy[O], *, pause: bool = False, secret: bool = False
) -> Coroutine[Any, Any, O]:
    """Ask one seat.

    A single option is answered by the table itself, unless ``pause``: then the seat is asked
    all the same, because the missing pause would betray a hidden hand. With ``secret`` the
    other seats do not see the answer.
    """
    return _asked(Decision((seat,), prompt, options, None, False, pause, secret))


def choose_together(
    seats: Sequence[int],
    prompt: str,
    options: Callable[[int], Sequence[O]],
    *,
    pause: bool = False,
    secret: bool = False,
) -> Coroutine[Any, Any, dict[int, O]]:
    """Ask several seats at once; nobody sees an answer before all are in.

    Then they are revealed, or with ``secret`` each stays with its seat: others see its ``public``.
    """
    decision = Decision(tuple(seats), prompt, options, None, True, pause, secret)
    return _asked(decision)


def chance(
    prompt: str,
    outcomes: Lazy[O],
    weights: Sequence[int] | Callable[[], Sequence[int]] | None = None,
    *,
    secret: bool = False,
) -> Coroutine[Any, Any, O]:
    """Ask chance: a die, a card from a bag. Whole-number weights; without them all are alike.

    ``secret``: only the ``owner`` of the outcome sees it, if it has one; to all others the rule
    shows what it likes by the events it emits.
    """
    return _asked(Decision((CHANCE,), prompt, outcomes, weights, False, False, secret))
