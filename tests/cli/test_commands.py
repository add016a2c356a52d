"""The frame of the command line: help, languages, versions, completion."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from boomtable import __version__
from boomtable.cli.app import COMMANDS, make_app
from boomtable.cli.language import environment_language
from tests.cli.conftest import RECORDS, Command
from tests.french import french

SUB_COMMANDS = [
    ("rules", "read"),
    ("rules", "coverage"),
    ("components", "check"),
    ("components", "list"),
    ("components", "show"),
]


def test_without_arguments_there_is_a_friendly_overview(boomtable: Command) -> None:
    done = boomtable()

    assert done.status == 0
    assert "boomtable play" in done.out
    assert "--help" in done.out


def test_the_version_is_that_of_the_package(boomtable: Command) -> None:
    assert boomtable("--version").out == f"boomtable {__version__}\n"


@pytest.mark.parametrize(
    "words", [(), *((name,) for name in COMMANDS), *SUB_COMMANDS], ids=" ".join
)
def test_every_command_explains_itself_in_both_languages(
    boomtable: Command, words: tuple[str, ...]
) -> None:
    english = boomtable(*words, "--help")
    other = boomtable(*words, "--help", "--lang", "fr")

    assert (english.status, other.status) == (0, 0)
    assert english.out.startswith("Usage: boomtable")
    assert other.out.startswith(french("Utilisation : boomtable"))
    assert "Show this help." in english.out
    assert "Afficher cette aide." in other.out


@pytest.mark.parametrize("group", ["rules", "components"])
@pytest.mark.parametrize("lang", [[], ["--lang", "en"]])
def test_a_group_without_a_command_shows_its_help(
    boomtable: Command, group: str, lang: list[str]
) -> None:
    done = boomtable(group, *lang)

    assert (done.status, done.out) == (2, "")
    assert done.err == boomtable(group, "--help").out


def test_the_list_shows_every_game(boomtable: Command) -> None:
    done = boomtable("list")

    assert "oklahoma: Oklahoma Boomers · 2 players · 30 min" in done.out
    assert "boomtown: Boomtown · 3 to 5 players · 30 min" in done.out
    assert "nim: Nim · 2 players · 1 min · draft" in done.out


def test_the_list_is_there_for_programs_too(boomtable: Command) -> None:
    games = {game["id"]: game for game in json.loads(boomtable("list", "--json").out)}

    assert games["boomtown"]["players"] == [3, 4, 5]
    assert "modules" in [option["id"] for option in games["oklahoma"]["options"]]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "silver-mines  mines are crossed"), ("fr", "red-river     les cases")]
)
def test_the_options_of_a_game_are_explained(boomtable: Command, lang: str, said: str) -> None:
    done = boomtable("list", "oklahoma", "--lang", lang)

    assert "boomtable play oklahoma --option modules=…" in done.out
    assert said in done.out
    assert "boomtown" not in done.out


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "BOOMTABLE_LANG": "fr"}, "fr"),
        ({"LANG": "fr", "BOOMTABLE_LANG": "tlh"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert environment_language(environment) == lang


def test_the_command_line_chooses_the_language_before_the_environment(
    boomtable: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BOOMTABLE_LANG", "fr")

    assert "joueurs" in boomtable("list").out
    assert "players" in boomtable("list", "--lang", "en").out
    assert "players" in boomtable("--lang=en", "list").out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_its_completion(boomtable: Command, shell: str) -> None:
    assert "_BOOMTABLE_COMPLETE" in boomtable("completion", shell).out


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("boomtable pl", "play"),
        ("boomtable play okl", "oklahoma"),
        ("boomtable play oklahoma --option mod", "modules=santa-fe"),
        ("boomtable list --lang f", "fr"),
        ("boomtable simulate boomtown --bots greedy,r", "greedy,random"),
        ("boomtable components list oklahoma --source h", "house"),
        ("boomtable completion z", "zsh"),
        ("boomtable play oklahoma --seats human,bot:g", "human,bot:greedy"),
        ("boomtable play oklahoma -o modules=santa-fe,so", "modules=santa-fe,sooners"),
    ],
)
def test_the_shell_completes(typed: str, completed: str) -> None:
    *words, last = typed.split()[1:]
    complete = ShellComplete(make_app(), {}, "boomtable", "_BOOMTABLE_COMPLETE")

    found = [item.value for item in complete.get_completions(words, last)]

    assert completed in found


@pytest.mark.parametrize(
    ("line", "replies"),
    [
        ("boomtable play okl", ["oklahoma"]),
        ("boomtable play oklahoma --option modules=so", ["sooners"]),
        ("boomtable play oklahoma --option=modules=so", ["sooners"]),
        ("boomtable play oklahoma -o modules=santa-fe,so", ["santa-fe,sooners"]),
        ("boomtable play oklahoma --seats human,bot:g", ["greedy"]),
        ("boomtable play oklahoma --seats=human,bot:g", ["greedy"]),
        ("boomtable play oklahoma --seats hu", ["human"]),
        ("boomtable simulate boomtown --bots greedy,r", ["greedy,random"]),
        ("boomtable list o", ["oklahoma"]),
    ],
)
def test_bash_completes_words_that_it_takes_apart(
    tmp_path: Path, line: str, replies: list[str]
) -> None:
    program = tmp_path / "boomtable"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -m boomtable "$@"\n')
    program.chmod(0o755)
    script = f"""
        eval "$({program} completion bash)"
        COMP_LINE={shlex.quote(line)} COMP_POINT={len(line)}
        COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:'
        _boomtable_completion {program}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)

    assert done.stderr == ""
    assert sorted(done.stdout.split()) == replies


def test_the_bots_are_listed_with_what_they_do(boomtable: Command) -> None:
    assert "greedy: looks one answer ahead" in boomtable("bots").out
    assert [bot["id"] for bot in json.loads(boomtable("bots", "--json").out)] == [
        "level-1",
        "level-2",
        "level-3",
        "level-4",
        "level-5",
        "greedy",
        "random",
    ]


def modules_after(*arguments: str) -> set[str]:
    """The modules that a fresh process has imported when a command is done."""
    code = (
        "import sys\nfrom boomtable.cli.app import run\n"
        f"run({list(arguments)!r})\nprint(*sys.modules, sep='\\n')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("arguments", [("--help",), ("list",), ("play", "--help")])
def test_help_and_list_import_neither_games_nor_drawing_tools(arguments: tuple[str, ...]) -> None:
    imported = modules_after(*arguments)

    assert not imported & {"rich", "rich.console", "prompt_toolkit", "boomtable.bots"}
    assert not [name for name in imported if name.startswith("boomtable.games.")]


def test_help_comes_quickly() -> None:
    command = [sys.executable, "-m", "boomtable", "--help"]
    times = []
    for _ in range(3):
        start = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        times.append(time.perf_counter() - start)

    # A quarter of a second on an idle machine; this bound leaves room for a busy one.
    assert min(times) < 2.0


def test_a_reader_that_stops_reading_is_no_error() -> None:
    shell = f"{sys.executable} -m boomtable rules oklahoma | head -1"
    done = subprocess.run(
        shell, shell=True, capture_output=True, text=True, check=True, env=dict(os.environ)
    )

    assert done.stdout.startswith("# Oklahoma Boomers")
    assert "Traceback" not in done.stderr
    assert "Error" not in done.stderr


def test_a_terminal_without_our_letters_breaks_nothing() -> None:
    record = next(RECORDS.rglob("*.record"))
    done = subprocess.run(
        [sys.executable, "-m", "boomtable", "show", str(record), "--at", "9", "--lang", "fr"],
        capture_output=True,
        text=True,
        check=True,
        env=dict(os.environ) | {"PYTHONIOENCODING": "ascii"},
    )

    assert "?" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    "environment",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "C.UTF-8"},
    ],
    ids=str,
)
def test_a_keyboard_of_any_encoding_breaks_nothing(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "boomtable", "play", "oklahoma", "--lang", "fr"],
        input="règles é\n".encode() + b"\xff\nb4-b10\nquitter\n",
        capture_output=True,
        check=True,
        env=dict(os.environ) | {"XDG_DATA_HOME": str(tmp_path)} | environment,
    )

    assert b"boomers en h7, b10, e10" in done.stdout
    assert done.stderr == b""


NO_ROOM = "Standard output cannot be written: the disk is full."
FERMEE = french("La sortie standard est fermée : il n’y a nulle part où écrire.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("export {record} > /dev/full", NO_ROOM),
        ("list > /dev/full", NO_ROOM),
        ("simulate oklahoma --games 1 --json > /dev/full", NO_ROOM),
        ("play oklahoma --seats bot:random,bot:random > /dev/full", NO_ROOM),
        ("export {record} >&-", "Standard output is closed: there is nowhere to write to."),
        ("list --lang fr >&-", FERMEE),
        ("nonsense 2> /dev/full", ""),
        ("list > /dev/full 2>&1", ""),
    ],
)
def test_an_output_that_takes_nothing_is_said_in_a_sentence(words: str, sentence: str) -> None:
    record = next(RECORDS.rglob("*.record"))
    done = subprocess.run(
        f"{sys.executable} -m boomtable {words.format(record=record)}",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
        env=dict(os.environ),
    )

    assert done.returncode == 2
    assert done.stderr == (f"boomtable: {sentence}\n" if sentence else "")
