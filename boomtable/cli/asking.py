"""A person's turn to answer: the frame, the prompt, the commands, and finally an answer."""

from __future__ import annotations

from collections.abc import Sequence

from boomtable.cli.choices import Choice, meanings
from boomtable.cli.desk import Desk
from boomtable.cli.draw import painter
from boomtable.cli.frame import everything, listed, print_frame, signs_of
from boomtable.cli.language import language, words
from boomtable.cli.reading import plain_paragraph, show_paragraphs
from boomtable.cli.results import print_scores
from boomtable.cli.saving import save_as, unquoted
from boomtable.cli.vocabulary import command_words, read_command
from boomtable.digest import digest_for, search_digest
from boomtable.engine import Illegal, Refusal, Unreadable, view

_UNREADABLE = "engine.unreadable-option"
_LONGEST_ANSWER = 200
_YES = {"y", "yes", "o", "oui"}


class Leave(Exception):
    """Somebody leaves the table, or gives up."""

    def __init__(self, resigned: int | None = None) -> None:
        super().__init__()
        self.resigned = resigned


def ask(desk: Desk, seat: int) -> None:
    """Put the open question to a person until it is answered or something was taken back."""
    show(desk, seat)
    while True:
        choices = listed(desk.table, seat)
        known = [choice.text for choice in choices] + command_words(language())
        line = desk.reader.read(words("terminal.prompt"), known, words("terminal.hint"))
        if not line:
            continue
        try:
            if _obey(desk, seat, line):
                return
        except Refusal as refusal:
            desk.complain(_why(refusal, desk.names))


def _why(refusal: Refusal, names: Sequence[str]) -> str:
    """What is wrong with a line, and what to do about it."""
    said = refusal.text.say(language(), names)
    # A record that is read has the same complaint, but nobody there to type something else.
    return f"{said} {words('terminal.next-step')}" if refusal.text.key == _UNREADABLE else said


def show(desk: Desk, seat: int) -> None:
    """Draw the frame of a person's turn on a fresh page."""
    desk.fresh_page()
    news = [*desk.news(seat), *desk.take_notices()]
    print_frame(desk.console, desk.table, seat, news, plain=desk.plain)


def _obey(desk: Desk, seat: int, line: str) -> bool:
    """Do what a line says; whether the question is settled."""
    command = read_command(line)
    if command is None:
        _answer(desk, seat, line)
        return True
    match command:
        case "undo", _:
            _take_back(desk, seat, whole_turn=False)
            return True
        case "restart", _:
            _take_back(desk, seat, whole_turn=True)
            return True
        case "quit", _:
            raise Leave
        case "resign", _:
            _resign(desk, seat)
        case "save", name:
            _save(desk, name)
        case _:
            _tell(desk, seat, command)
    return False


def _tell(desk: Desk, seat: int, command: tuple[str, str]) -> None:
    """Show what somebody wants to know."""
    match command:
        case "help", _:
            _help(desk, seat)
        case "board", _:
            show(desk, seat)
        case "table", _:
            _show_everything(desk, seat)
        case "log", rest:
            lines = desk.log(seat) if rest else desk.lately(seat)
            desk.say_all(lines or [words("terminal.log-empty")])
        case "score", _:
            _tell_score(desk, seat)
        case "options", _:
            _list_all(desk, seat)
        case "rules", word:
            _tell_rules(desk, word)


def _help(desk: Desk, seat: int) -> None:
    """The commands; and what the signs of the drawing mean, where it has some."""
    lines = words("terminal.play-help").split("\n")
    signs = [] if desk.plain else signs_of(desk.console, desk.table, seat)
    if signs:
        lines += ["", words("terminal.signs"), *signs]
    desk.say_all(lines)


def _show_everything(desk: Desk, seat: int) -> None:
    if desk.plain:
        show(desk, seat)
    else:
        desk.page(everything(desk.console, desk.table, seat))


def _answer(desk: Desk, seat: int, line: str) -> None:
    if len(line) > _LONGEST_ANSWER:
        raise Unreadable("terminal.too-long")
    table = desk.table
    before = desk.log_length
    choices = listed(table, seat)
    chosen = meant(choices, line, runs=not painter(table.game.id).groups)
    if chosen is None:
        # It may be readable all the same: then the game says why it is not possible.
        table.answer(table.game.parse(line), seat)
    else:
        table.answer(table.options(seat)[chosen.number - 1], seat)
    desk.read_upto[seat] = before


def meant(choices: Sequence[Choice], line: str, *, runs: bool = True) -> Choice | None:
    """The option that somebody means by a notation, however it is spaced, or by a number.

    ``runs``: whether options that count upwards are listed as a run, as bids are.
    """
    typed = " ".join(line.split()).casefold()
    for choice in choices:
        if choice.text.casefold() == typed:
            return choice
    digits = typed.removeprefix("#")
    if not digits.isdecimal():
        return None
    number = int(digits)
    if runs and typed == digits:
        could_be = meanings(choices, number)
        if len(could_be) > 1:
            texts = [choice.text for choice in could_be]
            raise Unreadable("terminal.unclear", number=number, first=texts[0], other=texts[1])
        if could_be:
            return could_be[0]
    if not 1 <= number <= len(choices):
        raise Illegal("engine.no-such-number", number=number, count=len(choices))
    return choices[number - 1]


def _take_back(desk: Desk, seat: int, *, whole_turn: bool) -> None:
    """Take back the last answer of this person, or else of another person at this screen."""
    table = desk.table
    others = [other for other in desk.people if other != seat]
    undoer = next((one for one in (seat, *others) if table.why_no_undo(one) is None), None)
    if undoer is None:
        # Nobody at this screen can, and bots take nothing back: then it is too late.
        raise Illegal("engine.undo-spoken" if table.answers else "engine.undo-nothing")
    if whole_turn:
        table.restart_turn(undoer)
    else:
        table.undo(undoer)
    desk.announce(words("terminal.taken-back", who=desk.names[undoer]))
    for reader, upto in desk.read_upto.items():
        desk.read_upto[reader] = min(upto, desk.log_length)


def _resign(desk: Desk, seat: int) -> None:
    if folded_yes(desk.reader.read(words("terminal.resign.sure"))):
        raise Leave(resigned=seat)
    desk.say(words("terminal.resign.no"))


def folded_yes(line: str) -> bool:
    """Whether a line says yes."""
    return line.strip().casefold() in _YES


def _tell_score(desk: Desk, seat: int) -> None:
    table = desk.table
    # Where something is hidden, a score sheet would betray it: then everybody sees their own.
    is_open = all(
        view(table, other)["table"] == view(table, None)["table"] for other in range(table.players)
    )
    desk.say(words("terminal.score-now"))
    only = None if is_open else seat
    print_scores(desk.console, table.score(), desk.names, plain=desk.plain, seat=only)


def _list_all(desk: Desk, seat: int) -> None:
    choices = listed(desk.table, seat)
    width = max(len(choice.text) for choice in choices)
    lines = [
        f"{choice.number:4}  {choice.text.ljust(width)}  {choice.label}".rstrip()
        for choice in choices
    ]
    desk.say_all(lines)


def _tell_rules(desk: Desk, word: str) -> None:
    if not word:
        raise Unreadable("terminal.rules.which")
    digest = digest_for(desk.table.game.id, language())
    found = search_digest(digest, word, language())
    if not found:
        game = desk.table.game.id
        raise Unreadable("terminal.rules.not-found-here", word=word, game=game)
    if language() != digest.lang:
        desk.say(words("terminal.rules.english"))
    if desk.plain:
        desk.say_all([plain_paragraph(one) for one in found])
    else:
        show_paragraphs(desk.console, found, word)


def _save(desk: Desk, name: str) -> None:
    name = unquoted(name)
    if not name:
        raise Unreadable("terminal.save.where")
    path = save_as(desk.table, name, [desk.keeper.path, *desk.saved])
    desk.saved.append(path)
    desk.say(words("terminal.saved", file=path))
