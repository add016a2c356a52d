"""The settings of a table are told in words, whatever the language, and never at length."""

from __future__ import annotations

import pytest

from boomtable.engine import catalogue, find
from boomtable.locale import LANGUAGES, knows
from boomtable.server.words import about_setting, settings_said
from tests.server.guests import Inn

OURS = [meta.id for meta in catalogue().values() if meta.package.startswith("boomtable.")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_every_setting_and_every_value_has_a_name(game: str, lang: str) -> None:
    for setting in find(game).settings:
        names = [setting.id, *(f"{setting.id}.{value}" for value in setting.values)]
        missing = [name for name in names if not knows(lang, f"web.setting.{game}.{name}")]
        assert missing == []
        assert about_setting(find(game), setting.id, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_setting_is_told_by_its_name(game: str, lang: str) -> None:
    meta = find(game)
    for setting in meta.settings:
        for value in (True,) if setting.kind == "flag" else setting.values:
            if value == setting.default:
                continue
            chosen = [value] if setting.kind == "set" else value
            said = settings_said(meta, {setting.id: chosen}, lang)
            assert said[0].isupper()
            assert "-" not in str(value) or str(value) not in said


@pytest.mark.anyio
async def test_a_whole_position_is_not_told(inn: Inn) -> None:
    ann = await inn.guest("Ann", "fr")
    table = await ann.make("oklahoma", ["me", "random"])
    line = (await ann.get(f"/tables/{table}"))["table"]["view"]["position"]
    made = await ann.post(
        "/tables",
        {
            "game": "oklahoma",
            "seats": [{"kind": "me"}, {"kind": "bot"}],
            "settings": {"position": line},
        },
        201,
    )
    assert made["room"]["settings_said"] == "Position de départ"
