"""The games there are, their rules and their boxes."""

from __future__ import annotations

import asyncio
from importlib import resources
from typing import Annotated

from litestar import Controller, MediaType, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from boomtable import digest
from boomtable.bots import LEVELS
from boomtable.engine import Meta, catalogue, find, load
from boomtable.engine.settings import Setting
from boomtable.locale import say
from boomtable.names import bot_title, visible
from boomtable.server.api.asking import Asker, TheDesk
from boomtable.server.bots import bots_of, usual_bot
from boomtable.server.forms import (
    BotCard,
    ComponentsCheck,
    ComponentsText,
    GameCard,
    Paragraph,
    Rules,
    SettingCard,
    ValueCard,
)
from boomtable.server.making import check_components
from boomtable.server.refusals import Denied
from boomtable.server.words import about_setting, has_words

Search = Annotated[str, QueryParameter(max_length=100, description="words to look for")]
Lang = Annotated[str | None, QueryParameter(name="lang", description="en or fr", max_length=20)]


class GameEndpoints(Controller):
    """The catalogue."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012  # as Litestar wants it

    @get("/games", summary="The games there are")
    async def games(self, visitor: Asker, lang: Lang = None) -> list[GameCard]:
        """All games, with their settings, numbers of players and bots."""
        _ = lang
        return [game_card(meta, visitor.lang) for meta in catalogue().values()]

    @get("/games/{game:str}", summary="One game")
    async def game(self, visitor: Asker, game: FromPath[str], lang: Lang = None) -> GameCard:
        """A game, with its settings, numbers of players and bots."""
        _ = lang
        return game_card(known_game(game), visitor.lang)

    @get("/games/{game:str}/rules", summary="The rules of a game")
    async def rules(
        self,
        visitor: Asker,
        game: FromPath[str],
        search: Annotated[
            str, QueryParameter(max_length=100, description="words to look for")
        ] = "",
        lang: Lang = None,
    ) -> Rules:
        """The rules digest, paragraph by paragraph, or those with certain words."""
        _ = lang
        meta = known_game(game)
        written = await asyncio.to_thread(digest.digest_for, meta.id, visitor.lang)
        found = (
            digest.search_digest(written, search, visitor.lang)
            if search.strip()
            else digest.paragraphs(written.text)
        )
        is_ours = visitor.lang == written.lang
        return Rules(
            game=meta.id,
            name=meta.named(visitor.lang),
            lang=written.lang,
            note="" if is_ours else say(visitor.lang, "terminal.rules.english"),
            paragraphs=[
                Paragraph(id=one.id, title=one.title, text=one.text, section=one.section)
                for one in found
            ],
        )

    @get("/games/{game:str}/components", summary="The box of a game", media_type=MediaType.TEXT)
    async def components(self, game: FromPath[str]) -> str:
        """The component file that the game comes with, to be edited, as TOML."""
        package = known_game(game).package
        return (resources.files(package) / "components.toml").read_text(encoding="utf-8")

    @post("/components/check", summary="Check a component file", status_code=200)
    async def check(
        self, desk: TheDesk, visitor: Asker, data: JSONBody[ComponentsText]
    ) -> ComponentsCheck:
        """All that is wrong with a component file."""
        if not desk.checks.take(visitor.address):
            raise Denied("too-fast", "server.too-fast")
        meta, components, problems = await asyncio.to_thread(check_components, data.text)
        return ComponentsCheck(
            game=meta.id,
            hash=components.hash,
            problems=[visible(problem.say(visitor.lang)) for problem in problems],
        )


def known_game(game: str) -> Meta:
    """A game of the catalogue."""
    if game not in catalogue():
        raise Denied("unknown", "engine.unknown-game", game=game[:40], games=", ".join(catalogue()))
    return find(game)


def game_card(meta: Meta, lang: str) -> GameCard:
    """A game in words."""
    return GameCard(
        id=meta.id,
        name=meta.named(lang),
        about=meta.described(lang),
        players=list(meta.players),
        minutes=meta.minutes,
        status=meta.status,
        rules_version=meta.rules_version,
        rule_letter=meta.rule_letter,
        settings=[_setting_card(meta, setting, lang) for setting in meta.settings],
        clashes=[{name: list(values) for name, values in clash.items()} for clash in meta.clashes],
        bots=[_bot_card(bot, lang) for bot in bots_of(meta.id)],
        usual_bot=usual_bot(meta.id),
        hidden=load(meta.id).sample is not None,
    )


def _setting_card(meta: Meta, setting: Setting, lang: str) -> SettingCard:
    values = ("yes", "no") if setting.kind == "flag" else setting.values
    default = setting.default
    return SettingCard(
        id=setting.id,
        kind=setting.kind,
        default=list(default) if isinstance(default, tuple) else default,
        values=[
            ValueCard(id=value, about=about_setting(meta, f"{setting.id}.{value}", lang))
            for value in values
        ],
        about=about_setting(meta, setting.id, lang),
        players=list(setting.players),
        needs=setting.needs or None,
    )


def _bot_card(bot: str, lang: str) -> BotCard:
    about = f"terminal.bot.{bot}"
    return BotCard(
        id=bot,
        name=bot_title(bot, lang),
        about=say(lang, about) if has_words(lang, about) else "",
        level=LEVELS.index(bot) + 1 if bot in LEVELS else None,
    )
