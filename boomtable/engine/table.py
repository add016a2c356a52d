"""A table: one game being played, from its first question to its score sheet.

The table pops a step from the agenda, keeps a copy of the state as it was when the step began,
and drives the rule's coroutine. What happened since is just the list of answers; so a moment in
the middle of a rule can be copied, saved and taken back by doing the step again.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, NoReturn

from boomtable.engine.decisions import CHANCE, Decision
from boomtable.engine.dice import Dice
from boomtable.engine.errors import Broken, Illegal
from boomtable.engine.game import Game
from boomtable.engine.moments import Answer, Mark, Moment, Sampling
from boomtable.engine.scores import ScoreSheet
from boomtable.engine.settings import Values
from boomtable.engine.state import State, Step
from boomtable.engine.values import Event, Happening, Option
from boomtable.locale import Text


class Table:
    """One game being played. Made by :func:`boomtable.engine.open_table`.

    ``decision`` is the open question (``None``: the game is over). With ``dice`` the table
    answers for chance itself; without, chance is asked like any other seat. ``replaying``: even
    forced answers come from outside, as when a record is read.
    """

    __slots__ = (
        "_given",
        "_run",
        "_sampling",
        "_snapshot",
        "_step",
        "_trail",
        "answers",
        "decision",
        "dice",
        "game",
        "happenings",
        "is_sample",
        "names",
        "replaying",
        "sealed",
        "seed",
        "settings",
        "state",
    )

    def __init__(
        self,
        game: Game,
        state: State,
        settings: Values,
        *,
        dice: Dice | None = None,
        names: Sequence[str] = (),
        keeps_log: bool = True,
        replaying: bool = False,
    ) -> None:
        self.game = game
        self.state = state
        self.settings = settings
        self.dice = dice
        self.seed = dice.seed if dice else None
        self.names = tuple(names) or ("",) * state.players
        self.answers: list[Answer] = []
        self.happenings: list[Happening] | None = [] if keeps_log else None
        self.replaying = replaying
        self.is_sample = False
        self.decision: Decision | None = None
        self.sealed: dict[int, Option] = {}
        self._run: Coroutine[Any, Any, None] | None = None
        self._snapshot = state
        self._step = Step("")
        self._given: tuple[Any, ...] = ()
        self._trail: list[Mark] = []
        self._sampling: Sampling | None = None

    def __repr__(self) -> str:
        where = f"asks {self.decision.prompt}" if self.decision else "over"
        return f"<Table {self.game.id}, {len(self.answers)} answers, {where}>"

    # --- looking -----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return self.state.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats (or chance) whose answer is still missing."""
        if self.decision is None:
            return ()
        if not self.sealed:
            return self.decision.seats
        return tuple(seat for seat in self.decision.seats if seat not in self.sealed)

    def options(self, seat: int | None = None) -> Sequence[Option]:
        """What can be answered now, by this seat (by default: by the first that is awaited)."""
        decision = self.decision
        if decision is None:
            return ()
        if not decision.together and (seat is None or seat == decision.seat):
            return decision.options  # The usual case: one seat is asked.
        awaited = self.awaited
        if seat is not None and seat not in awaited:
            return ()
        return decision.options_of(awaited[0] if seat is None else seat)

    def score(self) -> ScoreSheet:
        """The score sheet; of a game that goes on, as if it ended now."""
        return self.game.score(self.state)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat (``None``: a spectator) has seen happen, from a place in the log on."""
        log = self.happenings or []
        seen = (happening.seen_by(seat) for happening in log[since:])
        return [event for event in seen if event is not None]

    # --- answering ---------------------------------------------------------------------------

    def begin(self) -> Table:
        """Play the opening steps up to the first question."""
        try:
            self._drive(None)
        except Exception as error:
            raise Broken(f"{self.game.id}: the opening failed: {error!r}") from error
        return self

    def answer(self, option: Option, seat: int | None = None) -> None:
        """Give an answer. What is not among the options is refused and changes nothing."""
        decision = self.decision
        if decision is None:
            raise Illegal("engine.game-over")
        if decision.together:
            self._seal(decision, option, seat)
            return
        if seat is not None and seat != decision.seat:
            raise Illegal("engine.not-your-turn", seat=seat + 1)
        if option not in (decision.known or decision.options):
            self._refuse(option)
        self._put(decision, option)

    def answer_text(self, text: str, seat: int | None = None) -> None:
        """Answer in the option's notation."""
        self.answer(self.game.parse(text.strip()), seat)

    def pick(self, number: int) -> None:
        """Answer with the option of this number, from 0, of the first seat that is awaited."""
        decision = self.decision
        if decision is None:
            raise Illegal("engine.game-over")
        options = self.options()
        if not 0 <= number < len(options):
            raise Illegal("engine.no-such-number", number=number + 1, count=len(options))
        if decision.together:
            self._seal(decision, options[number], self.awaited[0])
        else:
            self._put(decision, options[number])

    def resume(self, dice: Dice | None = None) -> None:
        """After reading a record: from here on the table answers what is forced, and chance."""
        self.replaying = False
        self.dice = dice
        self.seed = dice.seed if dice else None
        if self.decision is not None:
            own = self._own_answer(self.decision)
            if own is not None:
                self._drive(own)

    def _put(self, decision: Decision, option: Option) -> None:
        seat, answers, trail = decision.seat, self.answers, self._trail
        forced = self.replaying and seat >= 0 and not decision.pause and len(decision.options) == 1
        mark = self._mark(seat)
        if trail and trail[-1].seat != seat:
            self._trail = []
        if seat >= 0 and not forced:
            self._trail.append(mark)
        answers.append(Answer(seat, decision.prompt, option, forced, decision.secret))
        self._given += (option,)
        try:
            self._drive(option)
        except Exception as error:  # noqa: BLE001
            self._stop(mark, trail, error)

    def _seal(self, decision: Decision, option: Option, seat: int | None) -> None:
        if seat is None:
            raise Illegal("engine.who-answers")
        if seat in self.sealed:
            raise Illegal("engine.answered-already")
        if seat not in decision.seats:
            raise Illegal("engine.not-your-turn", seat=seat + 1)
        if option not in decision.options_of(seat):
            self._refuse(option)
        mark, trail = self._mark(seat), self._trail
        self._hear(seat)
        self.sealed = {**self.sealed, seat: option}
        if not self.awaited:
            self._trail = []
            try:
                self._drive(self._reveal(decision))
            except Exception as error:  # noqa: BLE001
                self._stop(mark, trail, error)

    def _hear(self, seat: int) -> None:
        """Once chance or another seat has spoken, nobody takes back what was before."""
        if self._trail and self._trail[-1].seat != seat:
            self._trail = []

    def _reveal(self, decision: Decision) -> dict[int, Option]:
        """Write down everybody's sealed answer, in the order of the seats."""
        revealed = {seat: self.sealed[seat] for seat in decision.seats}
        for seat, option in revealed.items():
            forced = not decision.pause and len(decision.options_of(seat)) == 1
            self.answers.append(Answer(seat, decision.prompt, option, forced, decision.secret))
        self.sealed = {}
        self._given += (revealed,)
        return revealed

    def _refuse(self, option: Option) -> NoReturn:
        why = self.game.explain(self.state, option) if self.game.explain else None
        if why is None:
            why = Text("engine.not-an-option", {"answer": str(option)})
        raise Illegal(why.key, **why.params)

    # --- driving the rules -------------------------------------------------------------------

    def _stop(self, mark: Mark, trail: list[Mark], error: Exception) -> NoReturn:
        """A bug in a rule, whatever it is, must not cost the game: back to before the answer."""
        if self.dice is not None:
            undone = self.answers[mark.answers :]
            self.dice.rolled -= sum(answer.seat == CHANCE for answer in undone)
        self._trail = trail
        self._go_back(mark)
        raise Broken(f"{self.game.id}: a rule failed: {error!r}") from error

    def _drive(self, sent: Any) -> None:
        """Hand the rule its answer and go on until somebody has to speak."""
        state = self.state
        run = self._run
        rules = self.game.rules.steps
        while True:
            if run is None:
                if not state.agenda:
                    self.decision = None
                    break
                step = state.agenda.pop()
                rule, asks = rules[step.rule]
                if not asks:
                    rule(state, *step.args)
                    continue
                self._snapshot = state.copy()
                self._step = step
                self._given = ()
                self._sampling = None
                run = rule(state, *step.args)
                sent = None
            try:
                decision: Decision = run.send(sent)
            except StopIteration:
                run = None
                continue
            self.decision = decision
            if decision.seat >= 0 and not decision.together and len(decision.options) > 1:
                break  # The usual case: somebody has a choice.
            sent = self._own_answer(decision)
            if sent is None:
                break
        self._run = run
        if state.happenings:
            if self.happenings is not None:
                self.happenings.extend(state.happenings)
            state.happenings.clear()

    def _own_answer(self, decision: Decision) -> Any:
        """What the table itself answers: for chance, and where there is only one option."""
        if self.replaying:
            return None
        if decision.together:
            return self._forced_together(decision)
        if decision.seat == CHANCE:
            if self.dice is None:
                return None
            option, forced = _rolled(decision, self.dice), False
        elif not decision.pause and len(decision.options) == 1:
            # A forced answer can show others what was hidden: it counts as speech.
            option, forced = decision.options[0], True
        else:
            return None
        self._hear(decision.seat)
        self.answers.append(Answer(decision.seat, decision.prompt, option, forced, decision.secret))
        self._given += (option,)
        return option

    def _forced_together(self, decision: Decision) -> dict[int, Option] | None:
        if decision.pause:
            return None
        self.sealed = {
            seat: decision.options_of(seat)[0]
            for seat in decision.seats
            if len(decision.options_of(seat)) == 1
        }
        if self.awaited:
            return None
        self._trail = []
        return self._reveal(decision)

    # --- going back --------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Text | None:
        """Why this seat cannot take back its last answer (``None``: it can)."""
        if self._can_unseal(seat):
            return None
        if not self._trail:
            return Text("engine.undo-nothing" if not self.answers else "engine.undo-spoken")
        if self._trail[-1].seat != seat:
            return Text("engine.undo-not-yours")
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take back an answer: possible until chance or another seat has spoken since."""
        seat = self._undoer(seat)
        if self._can_unseal(seat):
            self._unseal(seat)
        else:
            self._go_back(self._trail[-1])

    def restart_turn(self, seat: int | None = None) -> None:
        """Take back all that the seat has answered in this turn, as far as undo goes."""
        seat = self._undoer(seat)
        if self._can_unseal(seat):
            self._unseal(seat)
        if self._trail and self._trail[-1].seat == seat:
            turn = self._trail[-1].turn
            self._go_back(next(mark for mark in self._trail if mark.turn == turn))

    def _undoer(self, seat: int | None) -> int:
        if seat is None:
            seat = self._trail[-1].seat if self._trail else 0
        why = self.why_no_undo(seat)
        if why is not None:
            raise Illegal(why.key, **why.params)
        return seat

    def _can_unseal(self, seat: int) -> bool:
        # A sealed answer is silent until all are revealed: its owner may change it, whatever
        # the others have done. What the table sealed, because it was forced, stays.
        decision = self.decision
        if decision is None or seat not in self.sealed:
            return False
        return decision.pause or len(decision.options_of(seat)) > 1

    def _unseal(self, seat: int) -> None:
        self.sealed = {other: option for other, option in self.sealed.items() if other != seat}

    def _moment(self) -> Moment:
        return Moment(self._snapshot, self._step, self._given, self._sampling)

    def _mark(self, seat: int) -> Mark:
        log = self.happenings
        return Mark(
            self._snapshot,
            self._step,
            self._given,
            self._sampling,
            seat,
            self.state.turn,
            len(self.answers),
            0 if log is None else len(log),
            self.sealed,
        )

    def _go_back(self, mark: Mark) -> None:
        del self.answers[mark.answers :]
        if self.happenings is not None:
            del self.happenings[mark.happenings :]
        while self._trail and self._trail[-1].answers >= mark.answers:
            self._trail.pop()
        self._do_again(mark)
        self.sealed = mark.sealed

    def _do_again(self, moment: Moment) -> None:
        """Do a step again from its snapshot, with the answers given so far."""
        self._snapshot = moment.snapshot
        self._step = moment.step
        self._given = moment.given
        self._sampling = sampling = moment.sampling
        self.state = state = moment.snapshot.copy()
        rule, _asks = self.game.rules.steps[moment.step.rule]
        self._run = run = rule(state, *moment.step.args)
        decision = run.send(None)
        for place, option in enumerate(moment.given):
            if sampling is not None and sampling.given == place:
                self._draw_afresh(sampling)
            decision = run.send(option)
        if sampling is not None and sampling.given == len(moment.given):
            self._draw_afresh(sampling)
        self.decision = decision
        state.happenings.clear()

    # --- copies ------------------------------------------------------------------------------

    def fork(self) -> Table:
        """A table that is equal to this one and independent of it."""
        twin: Table = object.__new__(Table)
        twin.game = self.game
        twin.settings = self.settings
        twin.names = self.names
        twin.seed = self.seed
        twin.dice = self.dice.copy() if self.dice is not None else None
        twin.replaying = self.replaying
        twin.is_sample = self.is_sample
        twin.answers = self.answers[:]
        twin.happenings = self.happenings[:] if self.happenings is not None else None
        twin.sealed = self.sealed
        twin._trail = self._trail[:]
        twin._sampling = self._sampling
        if self._run is None:
            twin._snapshot = self._snapshot
            twin._step = self._step
            twin._given = self._given
            twin._run = None
            twin.decision = None
            twin.state = self.state.copy()
        else:
            twin._do_again(self._moment())
        return twin

    def sample(self, seat: int | None, dice: Dice) -> Table:
        """A table in which all that the seat cannot know has been drawn afresh.

        It has new dice and no past: a bot may play in it as it likes and learns nothing.
        """
        twin = self.fork()
        twin.is_sample = True
        twin.answers = []
        twin.happenings = None
        twin._trail = []
        twin.dice = dice.spawn()
        twin.seed = None
        if twin.decision is None or self.game.sample is None:
            return twin
        twin._sampling = Sampling(seat, len(self._given), dice.spawn())
        twin._draw_afresh(twin._sampling)
        twin.sealed = {
            other: option if other == seat else dice.pick(twin.decision.options_of(other))
            for other, option in self.sealed.items()
        }
        return twin

    def settle(self, dice: Dice | None) -> None:
        """Make a sampled table one to play at: its past begins here, with these dice."""
        self.is_sample = False
        self.happenings = []
        self.dice = dice
        self.seed = dice.seed if dice else None

    def _draw_afresh(self, sampling: Sampling) -> None:
        """Draw what is hidden from a seat, in place: rules keep no secret in a local variable."""
        assert self.game.sample is not None
        self.game.sample(self.state, sampling.seat, sampling.dice.copy())


def _rolled(decision: Decision, dice: Dice) -> Option:
    options, weights = decision.options, decision.weights
    if weights is None:
        return options[dice.below(len(options))]
    return options[dice.weighted(weights)]
