"""A game at this terminal, from the first question to the score sheet."""

from __future__ import annotations

import shlex

from boomtable.bots import Bot
from boomtable.cli.asking import Leave, ask
from boomtable.cli.desk import Desk
from boomtable.cli.draw.news import height_of
from boomtable.cli.frame import print_frame, told, waiting
from boomtable.cli.language import language, words
from boomtable.cli.resigning import told_resignation
from boomtable.cli.results import outcome, print_scores, ranking, score_table
from boomtable.cli.saving import program
from boomtable.cli.wrapping import wrapped
from boomtable.engine import Broken, Seat, view

_PROGRAM_ERROR = 1
_LAST_WORDS = 5
"""The rows under the score sheet."""


class Session:
    """Puts the questions to those who sit here, lets the bots answer theirs, keeps the record."""

    def __init__(self, desk: Desk, bots: dict[int, Bot]) -> None:
        self.desk = desk
        self.bots = bots
        self.at_screen: int | None = None
        """The person who was at the screen last."""
        self.was_over = desk.table.is_over
        """Whether there is nothing to play: then the record stays as it is, to the letter."""

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit status."""
        desk = self.desk
        if not self.was_over:
            desk.keep()
        try:
            while not desk.table.is_over:
                self._next()
        except Leave as leave:
            return self._leave(leave)
        except (KeyboardInterrupt, EOFError):
            desk.say("")
            return self._leave(Leave())
        except Broken as error:
            desk.complain(words("terminal.broken-game", what=str(error)))
            self._tell_where()
            return _PROGRAM_ERROR
        self._tell_end()
        return 0

    def _next(self) -> None:
        """Let one seat answer: bots first where several are asked at once."""
        awaited = self.desk.table.awaited
        seat = next((seat for seat in awaited if seat in self.bots), awaited[0])
        if seat in self.bots:
            self._let_decide(seat)
        else:
            self._change_places(seat)
            ask(self.desk, seat)
        self.desk.keep()

    def _let_decide(self, seat: int) -> None:
        desk = self.desk
        before = desk.log_length
        if desk.people:
            desk.note(waiting(desk.table))
        desk.table.answer(self.bots[seat].decide(Seat(desk.table, seat)), seat)
        if not desk.people:
            # Nobody plays here: what the bots do is told as it happens.
            for line in told(desk.table.game, desk.table.events(None, before), desk.names):
                desk.say(line)

    def _change_places(self, seat: int) -> None:
        """Let somebody else come to the screen, and see nothing that is not for their eyes."""
        desk = self.desk
        if seat == self.at_screen:
            return
        came_before = self.at_screen is not None
        self.at_screen = seat
        if len(desk.people) == 1:
            return
        who = desk.names[seat]
        if self._has_secrets(seat):
            desk.cover()
            sentence = words("terminal.cover", who=who)
            desk.reader.read(wrapped(sentence, desk.console.width - 1))
        elif came_before:
            desk.announce(words("terminal.your-turn", who=who))

    def _has_secrets(self, seat: int) -> bool:
        table = self.desk.table
        decision = table.decision
        if decision is not None and (decision.secret or decision.together):
            return True
        return bool(view(table, seat)["table"] != view(table, None)["table"])

    def _leave(self, leave: Leave) -> int:
        desk = self.desk
        if leave.resigned is not None:
            desk.keeper.resigned = leave.resigned
            desk.say(told_resignation(desk.table, leave.resigned))
            self._tell_record()
        else:
            self._tell_where()
        return 0

    def _tell_where(self) -> None:
        desk = self.desk
        if desk.keeper.keep_at_last(desk.table):
            desk.say(words("terminal.saved", file=desk.keeper.path))
            desk.say(words("terminal.resume", command=desk.keeper.how_to_resume()))
        else:
            self._print_record()

    def _tell_record(self) -> None:
        desk = self.desk
        if desk.keeper.keep_at_last(desk.table):
            desk.say(words("terminal.record-at", file=desk.keeper.path))
        else:
            self._print_record()

    def _print_record(self) -> None:
        """No disk takes it: what is on the screen can still be copied."""
        desk = self.desk
        desk.complain(words("terminal.unsaved"))
        desk.console.print(desk.keeper.text(desk.table), soft_wrap=True)

    def _tell_end(self) -> None:
        desk = self.desk
        table = desk.table
        desk.fresh_page()
        seat = next(iter(desk.people), None)
        news = [*desk.take_notices(), *desk.news(seat)]
        scores = height_of(score_table(table.score(), desk.names), desk.console.width)
        below = scores + _LAST_WORDS
        print_frame(desk.console, table, None, news, plain=desk.plain, below=below)
        desk.say(words("terminal.over"))
        print_scores(desk.console, table.score(), desk.names, plain=desk.plain)
        desk.say(ranking(table))
        desk.say(outcome(table))
        if not self.was_over:
            self._tell_record()
        game = table.game.meta
        command = shlex.join([*program(), "play", game.id])
        desk.say(words("terminal.again", command=command, game=game.named(language())))
