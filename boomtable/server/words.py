"""Sentences in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import cast

from boomtable.engine import CHANCE, Decision, Event, Game, Table
from boomtable.engine.catalogue import Meta
from boomtable.engine.settings import Setting
from boomtable.locale import DEFAULT_LANGUAGE, LANGUAGES, Text, knows, say
from boomtable.server.wire import Lang

has_words = cache(knows)


def language(*asked: str | None) -> Lang:
    """The first language that we speak, of those that somebody would like."""
    found = next((lang for lang in asked if lang in LANGUAGES), DEFAULT_LANGUAGE)
    return cast("Lang", found)


def accepted_language(header: str) -> str | None:
    """The language that a browser prefers, of those that we speak.

    >>> accepted_language("de-CH, fr-CH;q=0.8, en;q=0.5"), accepted_language("de")
    ('fr', None)
    """
    wanted = []
    for place, word in enumerate(header[:200].split(",")):
        name, _, quality = word.strip().partition(";q=")
        lang = name.split("-")[0].lower()
        if lang in LANGUAGES:
            try:
                wanted.append((-float(quality or 1), place, lang))
            except ValueError:
                continue
    return min(wanted)[2] if wanted else None


def said(text: Text, lang: str, names: Sequence[str]) -> str:
    """A sentence; a game without words of its own shows the key."""
    if has_words(lang, text.key):
        return text.say(lang, names)
    return text.key.partition(".")[2]


def told(game: Game, event: Event, lang: str, names: Sequence[str]) -> str | None:
    """An event as a line of the log, if it is worth one."""
    text = game.told(event)
    if text is None:
        return None
    return text.say(lang, names) if has_words(lang, text.key) else repr(event)


def listed(words: Sequence[str], lang: str) -> str:
    """Words in a row: *Ann, Bob and Zoé*.

    >>> listed(["Ann", "Bob", "Zoé"], "fr")
    'Ann, Bob et Zoé'
    """
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + say(lang, "server.list-and") + words[-1]


def waiting(table: Table, decision: Decision, lang: str, names: Sequence[str]) -> str:
    """What others read while somebody decides."""
    awaited = table.awaited
    if len(awaited) > 1:
        return say(lang, "server.waiting", who=listed([names[seat] for seat in awaited], lang))
    who = say(lang, "server.chance") if awaited[0] == CHANCE else names[awaited[0]]
    key = f"{table.game.id}.wait.{decision.prompt}"
    return say(lang, key if has_words(lang, key) else "server.waiting", who=who)


def outcome(table: Table, lang: str, names: Sequence[str]) -> str:
    """Who has won."""
    sheet = table.score()
    winners = sheet.winners
    if len(winners) == sheet.players:
        return say(lang, "server.drawn")
    everybody = [*names, *(said(name, lang, names) for name in sheet.automata)]
    who = listed([everybody[seat] for seat in winners], lang)
    return say(lang, "server.won", who=who, count=len(winners))


def about_setting(meta: Meta, name: str, lang: str) -> str:
    """What a setting, or one of its values, is for."""
    for key in (f"{meta.id}.setting.{name}", f"terminal.setting.{meta.id}.{name}"):
        if has_words(lang, key):
            return say(lang, key)
    return ""


def settings_said(meta: Meta, values: dict[str, object], lang: str) -> str:
    """The settings that are not the usual ones; lists are tuples that have been in JSON."""
    typed = {name: tuple(it) if isinstance(it, list) else it for name, it in values.items()}
    return ", ".join(
        _chosen(meta, setting, typed[setting.id], lang)
        for setting in meta.settings
        if setting.id in typed and typed[setting.id] != setting.default
    )


def named_setting(meta: Meta, name: str, lang: str) -> str:
    """What a setting, or one of its values, is called."""
    key = f"web.setting.{meta.id}.{name}"
    return say(lang, key) if has_words(lang, key) else name.rpartition(".")[2]


def _chosen(meta: Meta, setting: Setting, value: object, lang: str) -> str:
    name = named_setting(meta, setting.id, lang)
    if isinstance(value, tuple):
        return ", ".join(named_setting(meta, f"{setting.id}.{one}", lang) for one in value) or name
    if value not in setting.values:
        return name  # Yes, or a text of its own, such as a whole position: too long to be told.
    chosen = named_setting(meta, f"{setting.id}.{value}", lang)
    return say(lang, "server.pair", name=name, value=chosen)
