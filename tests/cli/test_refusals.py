"""Bad input: one clear sentence in the chosen language, exit status 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from boomtable.engine import Illegal, Table, open_table, write_record
from tests.cli.conftest import Command, Outcome
from tests.french import french
from tests.toys.nim import Take

COMMAND_LINES = [
    (
        ["play", "chess"],
        "There is no game “chess”.",
        "Il n’y a pas de jeu « chess ».",
    ),
    (
        ["simulate", "chess"],
        "There is no game “chess”.",
        "Il n’y a pas de jeu « chess ».",
    ),
    (
        ["play", "oklahoma", "--option", "colour=blue"],
        "There is no option “colour”.",
        "Il n’y a pas d’option « colour ».",
    ),
    (
        ["play", "oklahoma", "--option", "modules=dragons"],
        "The option modules cannot be “dragons”.",
        "L’option modules ne peut pas valoir « dragons ».",
    ),
    (
        ["play", "oklahoma", "--option", "modules=sooners,sooners"],
        "names “sooners” twice",
        "nomme deux fois « sooners »",
    ),
    (
        ["play", "oklahoma", "--option", "modules"],
        "“modules” should be key=value",
        "« modules » devrait être clé=valeur",
    ),
    (
        ["play", "oklahoma", "-o", "setup=free", "-o", "setup=fixed"],
        "The option setup is given twice.",
        "L’option setup est donnée deux fois.",
    ),
    (
        ["play", "boomtown", "--option", "short=perhaps"],
        "The option short is yes or no, not “perhaps”.",
        "L’option short vaut yes ou no (oui ou non), pas « perhaps ».",
    ),
    (
        ["play", "oklahoma", "--option", "position=nonsense"],
        "position",
        "position",
    ),
    (
        ["perft", "oklahoma", "--position", "nonsense"],
        "position",
        "position",
    ),
    (
        ["play", "boomtown", "--seats", "human,bot:random"],
        "cannot be played by 2. Possible: 3, 4, 5.",
        "ne se joue pas à 2. Possible : 3, 4, 5.",
    ),
    (
        ["play", "oklahoma", "--seats", "human,human,human"],
        "cannot be played by 3. Possible: 2.",
        "ne se joue pas à 3. Possible : 2.",
    ),
    (
        ["simulate", "boomtown", "--players", "6"],
        "cannot be played by 6.",
        "ne se joue pas à 6.",
    ),
    (
        ["simulate", "oklahoma", "--bots", "random,random,random"],
        "3 bots are named, but there are only 2 seats.",
        "3 robots sont nommés, mais il n’y a que 2 places.",
    ),
    (
        [
            "play",
            "boomtown",
            "--seats",
            "human,bot:random,bot:random,bot:random",
            "-o",
            "short=yes",
        ],
        "The option short is only for these numbers of players: 3.",
        "L’option short n’existe qu’à ces nombres de joueurs : 3.",
    ),
    (
        ["play", "oklahoma", "--option", "rails=pinwheel"],
        "The option rails is only for games with the module santa-fe.",
        "L’option rails n’existe qu’avec le module santa-fe.",
    ),
    (
        ["play", "oklahoma", "-o", "modules=silver-mines,red-river", "-o", "mines=c9,c9,c9"],
        "The option mines names c9 twice.",
        "L’option mines nomme",
    ),
    (
        ["play", "oklahoma", "--seats", "human,robot"],
        "“robot” is no seat",
        "« robot » n’est pas une place",
    ),
    (
        ["play", "oklahoma", "--seats", "human,bot:deep"],
        "There is no bot “deep”.",
        "Il n’y a pas de robot « deep ».",
    ),
    (
        ["simulate", "oklahoma", "--bots", "deep"],
        "There is no bot “deep”.",
        "Il n’y a pas de robot « deep ».",
    ),
    (
        ["simulate", "nim", "--bots", "greedy"],
        "Only the bot random knows the game nim so far.",
        "Seul le robot random connaît le jeu nim pour l’instant.",
    ),
    (
        ["simulate", "nim", "--games", "many"],
        "--games needs a whole number, not “many”.",
        "--games demande un nombre entier, pas « many ».",
    ),
    (
        ["simulate", "nim", "--games", "0"],
        "--games cannot be 0: at least 1.",
        "--games ne peut pas valoir 0 : au moins 1.",
    ),
    (
        ["simulate", "nim", "--records", "/dev/null/records"],
        "cannot be written: a file stands where a folder should be.",
        "Impossible d’écrire /dev/null/records : un fichier occupe la place d’un dossier.",
    ),
    (
        ["play", "--resume", "/nowhere/game.record"],
        "/nowhere/game.record cannot be read: there is no such file or folder.",
        "Impossible de lire /nowhere/game.record : ce fichier ou ce dossier n’existe pas.",
    ),
    (
        ["play", "game.record"],
        "game.record cannot be read: there is no such file or folder.",
        "Impossible de lire game.record : ce fichier ou ce dossier n’existe pas.",
    ),
    (
        ["replay", "/"],
        "/ cannot be read: it is a folder.",
        "Impossible de lire / : c’est un dossier.",
    ),
    (
        ["components", "check", "/"],
        "/ cannot be read: it is a folder.",
        "Impossible de lire / : c’est un dossier.",
    ),
    (
        ["replay", "/dev/zero"],
        "/dev/zero is too large",
        "/dev/zero est trop gros",
    ),
    (
        ["components", "check", "/dev/zero"],
        "zero is too large",
        "zero est trop gros",
    ),
    (
        ["play", "x" * 300],
        "There is no game “xxx",
        "Il n’y a pas de jeu « xxx",
    ),
    (
        ["replay", "x" * 300],
        "cannot be read: the name is too long.",
        "le nom est trop long.",
    ),
    (
        ["replay", "/dev/null"],
        "There is no game in this file.",
        "Il n’y a pas de partie dans ce fichier.",
    ),
    (
        ["components", "list", "nim", "--source", "hearsay"],
        "There is no source “hearsay”.",
        "Il n’y a pas de source « hearsay ».",
    ),
    (
        ["rules", "oklahoma", "locomotive"],
        "Nothing in the rules has “locomotive”.",
        "Rien dans les règles ne contient « locomotive ».",
    ),
    (
        ["rules", "nim"],
        "There is no rules digest for nim here.",
        "Il n’y a pas ici de règles rédigées pour nim.",
    ),
    (
        ["rules", "coverage", "oklahoma", "--tests", "/nowhere"],
        "There is no folder “/nowhere” with tests.",
        "Il n’y a pas de dossier de tests « /nowhere ».",
    ),
    (
        ["completion", "tcsh"],
        "There is no completion for “tcsh”.",
        "Il n’y a pas de complétion pour « tcsh ».",
    ),
    (
        ["frobnicate"],
        "There is no command “frobnicate”.",
        "Il n’y a pas de commande « frobnicate ».",
    ),
    (
        ["lst"],
        "Did you mean list?",
        "Vouliez-vous dire list ?",
    ),
    (
        ["list", "--jsno"],
        "There is no option --jsno here. Did you mean --json?",
        "Il n’y a pas d’option --jsno ici. Vouliez-vous dire --json ?",
    ),
    (
        ["list", "--json=yes"],
        "The option --json takes no value.",
        "L’option --json ne prend pas de valeur.",
    ),
    (
        ["simulate", "nim", "--games"],
        "The option --games needs a value after it.",
        "L’option --games doit être suivie d’une valeur.",
    ),
    (
        ["replay"],
        "RECORD is missing.",
        "Il manque RECORD.",
    ),
    (
        ["replay", "a", "b", "c"],
        "There is something too much: “b c”.",
        "Il y a quelque chose de trop : « b c ».",
    ),
]


def refused(done: Outcome) -> str:
    """The one sentence of a refusal."""
    assert done.status == 2, done
    assert "Traceback" not in done.err
    assert done.err.startswith("boomtable: ")
    assert done.err.count("\n") == 1
    return done.err


@pytest.mark.parametrize(
    ("line", "english", "in_french"),
    COMMAND_LINES,
    ids=[" ".join(it[0])[:60] for it in COMMAND_LINES],
)
def test_a_command_that_cannot_be_done_is_refused_in_a_sentence(
    boomtable: Command, line: list[str], english: str, in_french: str
) -> None:
    assert english in refused(boomtable(*line))
    assert french(in_french) in refused(boomtable("--lang", "fr", *line))


def test_a_language_that_we_do_not_speak_is_refused(boomtable: Command) -> None:
    assert "There is no language “tlh” here." in refused(boomtable("list", "--lang", "tlh"))


def claims_record() -> str:
    table = open_table("claims", seed=3, names=["Ann", "Bob"])
    while table.decision is not None:
        table.pick(0)
    return write_record(table)


def oklahoma_record(answers: int = 12) -> str:
    table = open_table("oklahoma", seed=3)
    for _ in range(answers):
        table.pick(0)
    return write_record(table)


DAMAGES = {
    "a truncated record": (
        lambda text: text[: len(text) * 2 // 3],
        "cut or edited",
        "coupée ou modifiée",
    ),
    "an edited record": (
        lambda text: text.replace("\nP1 ", "\nP2 ").replace("1. ", "2. "),
        "cut or edited",
        "coupée ou modifiée",
    ),
    "a record without its check sum": (
        lambda text: "\n".join(it for it in text.split("\n") if not it.startswith("# check")),
        "cut or edited",
        "coupée ou modifiée",
    ),
    "a record of a later format": (
        lambda text: text.replace("record 1", "record 99", 1),
        "format 99",
        "format 99",
    ),
    "a record of other rules": (
        lambda text: text.replace("# rules: 1.0", "# rules: 0.1"),
        "rules version 0.1",
        "version 0.1 des règles",
    ),
    "an empty file": (lambda _: "", "There is no game in this file", "Il n’y a pas de partie"),
    "a shopping list": (lambda _: "eggs\nmilk\n", "There is no game “eggs”", "« eggs »"),
    "only the header": (
        lambda text: "".join(it for it in text.splitlines(True) if it.startswith("#")),
        "There is no game in this file",
        "Il n’y a pas de partie",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("record", [claims_record, oklahoma_record])
@pytest.mark.parametrize("command", ["replay", "show", "export", "play"])
def test_a_damaged_record_is_refused(
    boomtable: Command, tmp_path: Path, damage: str, record: object, command: str
) -> None:
    harm, english, in_french = DAMAGES[damage]
    assert callable(record)
    path = tmp_path / "game.record"
    path.write_text(harm(record()))
    if path.read_text() == record():
        pytest.fail(f"{damage} is not damaged")

    assert english in refused(boomtable(command, path))
    assert french(in_french) in refused(boomtable(command, path, "--lang", "fr"))


@pytest.mark.parametrize(
    "data", [b"\x00\x01\x02\xff", b"\x89PNG\r\n\x1a\n", "é".encode("latin-1")], ids=repr
)
def test_a_binary_file_is_no_record_and_no_component_file(
    boomtable: Command, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "file"
    path.write_bytes(data)

    for command in (["replay"], ["import"], ["play", "--resume"]):
        assert "is not a text file" in refused(boomtable(*command, path))
        assert "n’est pas un fichier de texte" in refused(boomtable(*command, path, "--lang", "fr"))
    refused(boomtable("components", "check", path))


def test_a_huge_file_is_refused_unread(boomtable: Command, tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1 << 40)

    assert "too large" in refused(boomtable("replay", path))
    assert "too large" in refused(boomtable("components", "check", path))


def test_an_imported_line_that_is_not_allowed_is_named_by_its_number(
    boomtable: Command, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("nim players=2 heap=7\nP1 take 3\nP1 take 3\n")

    assert "Line 3: P1 answers, but P2 is asked." in refused(boomtable("import", path))
    assert french("Ligne 3 : P1 répond") in refused(boomtable("import", path, "--lang", "fr"))


def test_an_illegal_move_in_a_record_is_named_by_its_number(
    boomtable: Command, tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    start = "11/4P6/5o5/9Y1/7P3/5o5/3Y7/1P9/5o5/6Y4/11 P - - - 0 -"
    path.write_text(f"oklahoma\nstart {start}\n1. b4-b10xg2 j8-f8\n2. e10-a10xd5\n")

    assert "Line 4: " in refused(boomtable("import", path))


BOXES = {
    "missing": ('source = "house"', "", "does not say where it comes from", "ne dit pas d’où"),
    "absurd": ('source = "house"', 'source = "a dream"', "“a dream”", "« a dream »"),
    "broken": ("[game]", "[game", "is not valid TOML", "n’est pas du TOML valide"),
    "nobody's": ('id = "nim"', "", "does not say which game", "ne dit pas pour quel jeu"),
    "a stranger's": ('id = "nim"', 'id = "chess"', "There is no game", "Il n’y a pas de jeu"),
}


@pytest.mark.parametrize("kind", BOXES)
def test_a_wrong_component_file_is_refused(boomtable: Command, tmp_path: Path, kind: str) -> None:
    found, put, english, in_french = BOXES[kind]
    path = tmp_path / "box.toml"
    path.write_text(boomtable("components", "show", "nim").out.replace(found, put, 1))

    for lang, sentence in (("en", english), ("fr", french(in_french))):
        checked = boomtable("components", "check", path, "--lang", lang)
        played = boomtable("play", "nim", "--components", path, "--lang", lang)
        assert sentence in checked.out + checked.err
        assert checked.status == 2
        refused(played)


def edited(text: str, found: str, put: str) -> str:
    assert found in text
    return text.replace(found, put, 1)


@pytest.mark.parametrize(
    ("game", "found", "put"),
    [
        ("boomtown", 'code = "CJ2"', 'code = "CJ4"'),
        ("boomtown", "number = 2\n", "number = 13\n"),
        ("boomtown", "number = 2\n", 'number = "two"\n'),
        ("oklahoma", "columns = 11", "columns = 12"),
    ],
)
def test_duplicate_and_absurd_values_of_a_box_are_all_told(
    boomtable: Command, tmp_path: Path, game: str, found: str, put: str
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(edited(boomtable("components", "show", game).out, found, put), encoding="utf-8")

    checked = boomtable("components", "check", path)

    assert checked.status == 2
    assert checked.out
    refused(boomtable("simulate", game, "--games", 1, "--components", path))


def test_a_box_for_another_game_is_refused(boomtable: Command, tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(boomtable("components", "show", "nim").out)

    done = boomtable("play", "oklahoma", "--components", path)

    assert "These are the components of “nim”" in refused(done)


def test_a_record_played_with_another_box_asks_for_it(boomtable: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(boomtable("components", "show", "nim").out.replace("most = 3", "most = 2"))
    boomtable("simulate", "nim", "--games", 1, "--components", box, "--records", tmp_path)
    path = tmp_path / "nim-0001.record"

    assert "Give the right file with --components." in refused(boomtable("replay", path))
    assert boomtable("replay", path, "--components", box).status == 0


def test_options_cannot_be_changed_when_a_game_is_resumed(
    boomtable: Command, nim_record: Path
) -> None:
    done = boomtable("play", nim_record, "-o", "heap=9")

    assert "The options of a game are fixed when it begins" in refused(done)


def test_the_seed_of_a_record_cannot_be_changed(boomtable: Command, nim_record: Path) -> None:
    done = boomtable("play", nim_record, "--seed", 5)

    assert "The record has a seed of its own" in refused(done)


def test_the_game_and_the_record_to_resume_are_the_same(
    boomtable: Command, nim_record: Path
) -> None:
    other = boomtable("play", "oklahoma", "--resume", nim_record)
    two = boomtable("play", nim_record, "--resume", nim_record.parent / "nim-0001.record")
    both = boomtable("play", "x.record", "--resume", nim_record)

    assert "nim-0001.record is a record of Nim, not of Oklahoma Boomers." in refused(other)
    assert two.status == 0
    assert "Give one record to go on with, not two" in refused(both)
    assert boomtable("play", "nim", "--resume", nim_record).status == 0


def at_once(table: Table) -> None:
    table.answer(Take(1), 1)


def test_an_answer_out_of_turn_is_refused_and_changes_nothing() -> None:
    table = open_table("nim", seed=1)

    with pytest.raises(Illegal) as refusal:
        at_once(table)

    assert refusal.value.say("en") == "It is not player 2's turn to answer."
    assert refusal.value.say("fr") == "Ce n’est pas au joueur 2 de répondre."
    assert table.answers == []
