"""The games there are: listed from their ``meta.toml``, their rules imported only when played."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from boomtable.engine.components import Components
from boomtable.engine.errors import Unreadable
from boomtable.engine.game import Game
from boomtable.engine.settings import Setting

GAMES = "boomtable.games"
"""The package of our own games, and the entry-point group of everybody else's."""

_registered: list[str] = []


class Meta(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a list of games shows: a game's ``meta.toml``."""

    id: str
    name: str
    name_fr: str
    rules_version: str
    status: Literal["complete", "draft"]
    rule_letter: str
    players: tuple[int, ...]
    minutes: int
    blurb: str
    blurb_fr: str
    settings: tuple[Setting, ...] = ()
    clashes: tuple[dict[str, tuple[str, ...]], ...] = ()
    """Values of settings that cannot stand together, for pages that offer only what can."""
    package: str = ""

    def named(self, lang: str) -> str:
        """The game's name in a language."""
        return self.name_fr if lang == "fr" else self.name

    def described(self, lang: str) -> str:
        """One sentence about the game in a language."""
        return self.blurb_fr if lang == "fr" else self.blurb


@cache
def catalogue() -> dict[str, Meta]:
    """All games by their id: ours, and those that installed packages offer."""
    packages = [f"{GAMES}.{folder.name}" for folder in _game_folders()]
    packages += [point.value for point in entry_points(group=GAMES)]
    packages += _registered
    metas = [read_meta(package) for package in packages]
    return {meta.id: meta for meta in sorted(metas, key=lambda meta: meta.id)}


def register(package: str) -> None:
    """Add a game's package to the catalogue of this process."""
    if package not in _registered:
        _registered.append(package)
        catalogue.cache_clear()


def read_meta(package: str) -> Meta:
    """The ``meta.toml`` of a game's package, without importing the package itself."""
    parent, _, folder = package.rpartition(".")
    text = (resources.files(parent) / folder / "meta.toml").read_text(encoding="utf-8")
    fields: dict[str, Any] = tomllib.loads(text)
    return msgspec.convert(fields | {"package": package}, Meta)


def find(game_id: str) -> Meta:
    """A game of the catalogue by its id."""
    games = catalogue()
    if game_id not in games:
        raise Unreadable("engine.unknown-game", game=game_id, games=", ".join(games))
    return games[game_id]


def load(game_id: str) -> Game:
    """A game with its rules, imported now if they were not yet."""
    return load_package(find(game_id).package)


@cache
def load_package(package: str) -> Game:
    """The ``GAME`` of a package."""
    game: Game = import_module(package).GAME
    return game


@cache
def standard_components(package: str) -> Components:
    """The component file that a game comes with."""
    text = (resources.files(package) / "components.toml").read_text(encoding="utf-8")
    return Components.read(text)


@cache
def standard_box(package: str) -> Any:
    """The game's own box of its own component file."""
    return load_package(package).unpack(standard_components(package))


def _game_folders() -> list[Traversable]:
    folders = resources.files(GAMES).iterdir()
    return [folder for folder in folders if (folder / "meta.toml").is_file()]
