"""The catalogue, its settings and component files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boomtable.engine import (
    Components,
    Illegal,
    Refusal,
    Setting,
    Unreadable,
    catalogue,
    find,
    open_table,
    standard_components,
)


def test_listing_the_games_imports_no_rules() -> None:
    script = (
        "import sys\n"
        "from boomtable.engine import catalogue\n"
        "assert {'oklahoma', 'boomtown'} <= set(catalogue())\n"
        "print([name for name in sys.modules if name.startswith('boomtable.games.')])\n"
    )

    printed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )

    assert printed.stdout.strip() == "[]"


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Unreadable, match=r"no game “chess”.*claims.*nim"):
        find("chess")


def test_games_are_listed_in_order() -> None:
    assert list(catalogue()) == sorted(catalogue())


@pytest.mark.parametrize("players", [0, 1, 5, -2])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(Illegal, match=r"cannot be played by .* Possible: 2, 3, 4"):
        open_table("claims", players)


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"size": "3"}, "no option “size”"),
        ({"rounds": "3"}, "rounds cannot be “3”. Possible: 2, 4"),
        ({"modules": "sheriff,dragons"}, "modules cannot be “dragons”"),
        ({"modules": "stash,stash"}, "names “stash” twice"),
        ({"rich": "perhaps"}, "yes or no"),
        ({"rich": 7}, "rich cannot be “7”"),
        ({"law": "stern"}, "only for games with the module sheriff"),
        ({"rich": "yes"}, "only for these numbers of players: 2"),
    ],
)
def test_a_wrong_setting_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        open_table("claims", 3, settings)


def test_settings_are_read_as_they_are_written() -> None:
    modules = Setting(id="modules", kind="set", default=(), values=("a", "b", "c"))
    flag = Setting(id="rich", kind="flag", default=False)

    assert modules.read("c, a") == ("a", "c")
    assert modules.read(modules.write(("a", "c"))) == ("a", "c")
    assert modules.read("none") == modules.read("") == ()
    assert modules.check(["b", "a"]) == ("a", "b")
    assert flag.read("oui") is True
    assert flag.read(flag.write(False)) is False


def components(**changed: Any) -> Components:
    return Components({**standard_components("tests.toys.claims").tables, **changed})


def test_the_hash_names_the_content_and_not_the_layout() -> None:
    first = Components.read('# a\n[game]\nid = "claims"\nsource = "house"\n')
    second = Components.read('[game]\nsource="house" # b\nid="claims"')

    assert first.hash == second.hash
    assert first.hash != Components.read('[game]\nid="claims"\nsource="rulebook"').hash


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game": {"id": "nim", "source": "house"}}, "components of “nim”"),
        ({"game": {"source": "house"}}, "does not say which game"),
        ({"hand": {"size": 3}}, "hand does not say where it comes from"),
        ({"hand": {"size": 3, "source": "a friend"}}, "source “a friend”"),
        ({"hand": {"size": 3, "source": "house", "card_source": "house"}}, "card_source"),
        ({"hand": {"size": 3, "source": "house", "size_source": {}}}, "source “{}”"),
    ],
)
def test_a_component_file_that_is_wrong_is_refused(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        open_table("claims", components=components(**changed))


def test_every_entry_has_a_place_and_a_source() -> None:
    entries = {entry.place: entry for entry in components().entries()}

    assert entries["card pan"].fields["rank"] == 2
    assert entries["card pan"].source_of("rank") == "house"


def test_a_table_inside_an_entry_has_the_entry_s_source() -> None:
    found = Components.read('[a]\nsource="rulebook"\n[a.b]\nx=1\n[[a.c]]\ny=2\nsource="house"')

    assert [(entry.place, entry.source) for entry in found.entries()] == [
        ("a", "rulebook"),
        ("a.b", "rulebook"),
        ("a.c 1", "house"),
    ]
    assert found.check_sources() == []


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"[game\n", "not valid TOML"),
        (b"[game]\nday = 1979-05-27\n", "the value 1979-05-27"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"x = 1\n" * 300_000, "too large"),
    ],
)
def test_a_file_that_is_no_component_file_is_refused(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)

    with pytest.raises(Unreadable, match=sentence):
        Components.load(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read: there is no such file"):
        Components.load(tmp_path / "box.toml")
    with pytest.raises(Unreadable, match="cannot be read: it is a folder"):
        Components.load(tmp_path)
