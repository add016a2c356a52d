"""Who sits at the table: people and bots, as ``--seats human:Ann,bot:greedy`` says."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from boomtable.bots import BOTS, USUAL, Bot, is_bot_name, make_bot
from boomtable.engine import BOT, Dice, Illegal, Meta, Table, Unreadable
from boomtable.names import invisible, is_bot, visible

HUMAN = "human"
_STREAMS = 0x5EA75
"""Sets the dice of the bots apart from those of the table, which has the bare seed."""


def read_seats(text: str) -> list[str]:
    """The names of seats as records keep them: a person's name, nothing, or ``bot:greedy``.

    >>> read_seats("human:Ann,bot:greedy,human")
    ['Ann', 'bot:greedy', '']
    """
    return [_read_seat(word.strip()) for word in text.split(",")]


def default_seats(meta: Meta, named: Collection[str] = ()) -> list[str]:
    """One person, and bots on all other seats; ``named`` are the settings that are wished for."""
    return ["", *[f"{BOT}{_usual_bot(meta.id)}"] * (usual_count(meta, named) - 1)]


def usual_count(meta: Meta, named: Collection[str] = ()) -> int:
    """The fewest players that a game has with somebody to play against.

    A setting that is for other numbers alone asks for those: the level of a solo game for one.
    """
    fitting = meta.players
    for setting in meta.settings:
        if setting.id in named and setting.players:
            fitting = tuple(count for count in fitting if count in setting.players) or fitting
    return next((count for count in fitting if count > 1), fitting[0])


def check_count(meta: Meta, names: Sequence[str]) -> None:
    """Refuse a number of seats that the game is not made for."""
    if len(names) not in meta.players:
        allowed = ", ".join(map(str, meta.players))
        raise Illegal("engine.player-count", game=meta.name, count=len(names), allowed=allowed)


def seat_bots(table: Table) -> dict[int, Bot]:
    """The bots of a table by seat. With the table's seed their play is the same every time."""
    bots = {}
    for seat, name in enumerate(table.names):
        if is_bot(name):
            # A resumed game goes on the same way every time it is resumed from the same place.
            dice = Dice((table.seed or 0) ^ _STREAMS, rolled=len(table.answers))
            for _ in range(seat):
                dice = dice.spawn()
            bots[seat] = make_bot(name.removeprefix(BOT), table.game.id, dice.spawn())
    return bots


def _read_seat(word: str) -> str:
    kind, _, name = word.partition(":")
    if kind == HUMAN:
        unseen = invisible(name)
        if unseen:
            codes = ", ".join(dict.fromkeys(unseen))
            raise Unreadable("terminal.seats.invisible", name=visible(name), codes=codes)
        if is_bot(name) or "#" in name:
            raise Unreadable("terminal.seats.name", name=name)
        return name
    if kind == "bot":
        bot = name or USUAL
        if not is_bot_name(bot):
            raise Unreadable("bots.unknown-bot", bot=bot, bots=", ".join(BOTS))
        return f"{BOT}{bot}"
    raise Unreadable("terminal.seats.unknown", seat=word)


def _usual_bot(game_id: str) -> str:
    """The bot that one plays against if one does not say; any answer is better than none."""
    try:
        make_bot(USUAL, game_id, Dice(0))
    except Unreadable:
        return "random"
    return USUAL
