"""The pages of docs/balance: their commands exist, their proposals can be played."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import click
import pytest

from boomtable.cli.app import make_app
from boomtable.engine import Components, find, load, standard_components

BALANCE = Path(__file__).parent.parent / "docs" / "balance"
PAGES = sorted(BALANCE.rglob("*.md"))
PROPOSED = sorted(BALANCE.glob("*-proposed.toml"))
COMMAND = re.compile(r"^\$ boomtable (.*)$", re.MULTILINE)


def commands() -> list[tuple[str, str]]:
    return [
        (page.name, line) for page in PAGES for line in COMMAND.findall(page.read_text("utf-8"))
    ]


@pytest.mark.parametrize(("page", "line"), commands())
def test_the_commands_of_the_pages_are_understood(page: str, line: str) -> None:
    name, *arguments = shlex.split(line)
    app = make_app()
    command = app.get_command(click.Context(app), name)

    assert command is not None, page
    asked = command.make_context(name, arguments).params

    assert find(asked["game"])
    for key in ("change", "components", "report"):
        path = asked.get(key)
        assert path in {None, "-"} or (BALANCE.parent.parent / path).is_file(), path


@pytest.mark.parametrize("path", PROPOSED, ids=lambda path: path.name)
def test_a_proposal_can_be_played_and_changes_only_house_values(path: Path) -> None:
    proposed = Components.load(path)
    meta = find(proposed.game_id)
    game = load(meta.id)
    own = {entry.place: entry for entry in standard_components(meta.package).entries()}
    new = {entry.place: entry for entry in proposed.entries()}

    changed = [
        (place, name)
        for place, entry in new.items()
        for name in {**own[place].fields, **entry.fields}
        if own[place].fields.get(name) != entry.fields.get(name)
    ]

    assert [*proposed.check_sources(), *(game.check(proposed) if game.check else ())] == []
    assert list(own) == list(new)
    assert changed
    assert [it for it in changed if own[it[0]].source_of(it[1]) != "house"] == []


def test_every_proposal_is_spoken_of() -> None:
    text = "\n".join(page.read_text("utf-8") for page in PAGES)

    assert PROPOSED
    assert [path.name for path in PROPOSED if path.name not in text] == []


def test_every_picture_is_shown() -> None:
    text = "\n".join(page.read_text("utf-8") for page in PAGES)

    assert [it.name for it in BALANCE.rglob("*.svg") if f"({it.name})" not in text] == []
