"""The terminal as a person uses it, through a pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boomtable.engine import read_record
from tests.cli.terminal import PROMPT, Person
from tests.french import french
from tests.marks import slow

CTRL_C, CTRL_D, TAB, UP = "\x03", "\x04", "\t", "\x1b[A"


def saved(home: Path) -> Path:
    [path] = (home / "boomtable" / "games").iterdir()
    return path


def play_to_the_end(person: Person, answer: str = "1") -> int:
    """Answer every question with the same option until the game is over; how many there were."""
    asked = 0
    while True:
        found = person.sees(rf"{PROMPT}|Play .* again|Rejouer")
        if not found[0].startswith(">"):
            return asked
        assert " · " in person.lines[0], "the title has scrolled away"
        person.answers(answer)
        asked += 1


@slow
def test_a_whole_game_of_oklahoma_against_a_bot(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "oklahoma", "--seats", "human:Ann,bot:random", "--seed", "2")

    ann.sees("Ann: Move one of your boomers")
    assert "Oklahoma Boomers · turn 1" in ann.lines[0]
    assert re.search(r"^10 .*●", ann.text, re.MULTILINE)
    asked = play_to_the_end(ann)

    ann.sees("The record of the game")
    assert ann.leaves() == 0
    assert asked > 10
    table = read_record(saved(tmp_path).read_text())
    assert table.is_over
    assert f"{table.score().totals[0]}" in ann.text


@slow
def test_three_people_share_a_screen_for_boomtown_in_french(tmp_path: Path) -> None:
    seats = "human:Anne,human:Bob,human:Chloé"
    people = Person(tmp_path, "play", "boomtown", "--seats", seats, "--seed", "3", "--lang", "fr")

    people.sees(french("(Anne|Bob|Chloé) : "))
    assert "La Fièvre de l’Or · tour 1 sur 20" in people.lines[0]
    assert "╭" in people.text
    asked = play_to_the_end(people)

    people.sees("La partie notée")
    assert people.leaves() == 0
    assert asked >= 20 * 5
    table = read_record(saved(tmp_path).read_text())
    assert table.is_over
    assert table.names == ("Anne", "Bob", "Chloé")


def test_tab_completes_a_notation(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "oklahoma", "--seats", "human:Ann,human:Bob")
    ann.waits_for_prompt()

    ann.presses(f"b4-b10{TAB}")
    ann.sees("> b4-b10")
    ann.presses("\x15")  # Ctrl-U empties the line.
    ann.presses(f"h7-k{TAB}")
    ann.sees("> h7-k7")
    ann.types("")

    ann.sees(r"\(●\)")
    ann.presses(f"un{TAB}")
    ann.sees("> undo")
    ann.types("")
    ann.sees("Ann: Move one of your boomers")
    ann.waits_for_prompt()
    ann.presses(CTRL_D)
    assert ann.leaves() == 0


def test_undo_puts_the_boomer_back(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "oklahoma", "--seats", "human:Ann,human:Bob")

    ann.answers("b4-b10")
    ann.sees(r"10 .*\(●\)")
    ann.answers("undo")

    ann.sees("Ann: Move one of your boomers")
    assert re.search(r"^ 4  ·   ●", ann.text, re.MULTILINE)


@slow
@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_leaving_saves_and_the_game_is_resumed(tmp_path: Path, key: str) -> None:
    ann = Person(tmp_path, "play", "oklahoma", "--seats", "human:Ann,human:Bob")
    ann.answers("b4-b10")
    ann.sees(r"\(●\)")
    ann.waits_for_prompt()

    ann.presses(key)
    ann.sees("To go on: .*boomtable play")
    assert ann.leaves() == 0

    again = Person(tmp_path, "play", str(saved(tmp_path)))
    again.sees(r"10 .*\(●\)")
    again.answers("-")
    again.sees("Bob: Move one of your boomers")
    again.waits_for_prompt()
    again.presses(CTRL_C)
    assert again.leaves() == 0
    assert len(read_record(saved(tmp_path).read_text()).answers) == 2


def test_a_killed_game_has_lost_nothing(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "oklahoma", "--seats", "human:Ann,human:Bob")
    ann.answers("b4-b10")
    ann.sees(r"\(●\)")
    ann.waits_for_prompt()

    ann.child.kill(9)

    assert len(read_record(saved(tmp_path).read_text()).answers) == 1


@slow
def test_colours_are_there_and_without_them_if_one_likes(tmp_path: Path) -> None:
    game = ("play", "oklahoma", "--seats", "human:Ann,human:Bob")
    coloured, bare = Person(tmp_path, *game), Person(tmp_path, *game, NO_COLOR="1")
    for person in (coloured, bare):
        person.waits_for_prompt()
        person.presses(CTRL_D)
        person.leaves()

    colours = re.compile(r"\x1b\[[0-9;]*[34]8;[25];")
    assert colours.search(coloured.raw)
    assert not colours.search(bare.raw)
    assert "●" in bare.raw


@slow
@pytest.mark.parametrize("how", ["--plain", "TERM=dumb"])
def test_a_plain_terminal_gets_lines_in_a_sensible_order(tmp_path: Path, how: str) -> None:
    game = ["play", "oklahoma", "--seats", "human:Ann,human:Bob"]
    if how == "--plain":
        ann = Person(tmp_path, *game, "--plain", rows=60)
    else:
        ann = Person(tmp_path, *game, rows=60, TERM="dumb")

    ann.waits_for_prompt()

    places = [
        ann.text.index(words)
        for words in (
            "Oklahoma Boomers · turn 1",
            "Ann, Purple: boomers on b4, h7, e10; 0 points",
            "10 . . . . P . . . . . .",
            "Ann: Move one of your boomers",
            "b4   1–7 b5…b11",
        )
    ]
    assert places == sorted(places)
    assert "●" not in ann.text
    assert "\x1b" not in ann.raw
    ann.presses(f"h7-k{TAB}")
    ann.sees("> h7-k7")
    ann.types("")
    ann.sees("boomers on b4, k7, e10")
    ann.waits_for_prompt()
    ann.presses(CTRL_D)
    ann.leaves()


@slow
@pytest.mark.parametrize("columns", [30, 50, 60, 80, 100, 140])
@pytest.mark.parametrize("game", ["oklahoma", "boomtown"])
def test_every_width_of_window_will_do(tmp_path: Path, game: str, columns: int) -> None:
    seats = "human:Ann,human:Bob" + (",bot:random" if game == "boomtown" else "")
    ann = Person(tmp_path, "play", game, "--seats", seats, "--seed", "1", columns=columns, rows=40)

    ann.waits_for_prompt()

    assert "Ann" in ann.text
    ann.waits_for_prompt()
    ann.presses(CTRL_D)
    assert ann.leaves() == 0


def test_secrets_are_covered_until_the_other_person_is_there(tmp_path: Path) -> None:
    code = (
        "from boomtable.engine import register; register('tests.toys.claims')\n"
        "from boomtable.cli import main; main()"
    )
    claims = ("play", "claims", "--seed", "1", "--seats", "human:Ann,human:Bob")
    pair = Person(tmp_path, *claims, program=("-c", code))

    pair.sees("The screen is for Ann now.")
    pair.types("")
    pair.waits_for_prompt()
    hand = next(line for line in pair.lines if line.startswith("hands"))
    pair.types("1")
    pair.sees("The screen is for Bob now.")

    assert hand not in pair.text
    assert "\x1b[3J" in pair.raw
    pair.presses(CTRL_C)
    assert pair.leaves() == 0


@slow
@pytest.mark.parametrize("how", [(), ("--plain",)])
def test_what_one_person_typed_is_gone_when_the_other_comes(
    tmp_path: Path, how: tuple[str, ...]
) -> None:
    code = (
        "from boomtable.engine import register; register('tests.toys.claims')\n"
        "from boomtable.cli import main; main()"
    )
    claims = ("play", "claims", "--seed", "1", "--seats", "human:Ann,human:Bob", *how)
    pair = Person(tmp_path, *claims, program=("-c", code))
    pair.sees("The screen is for Ann now.")
    pair.types("")
    pair.answers("help")
    pair.sees("resign")
    pair.presses(UP)
    pair.sees("> help")
    pair.presses("\x15")  # Ctrl-U empties the line.
    pair.types("1")
    pair.sees("The screen is for Bob now.")
    pair.types("")

    pair.waits_for_prompt()
    before = pair.raw
    pair.presses(UP)
    pair.presses("x")
    pair.sees("> x")

    assert "help" not in pair.raw.removeprefix(before).replace("help · undo", "")
    assert pair.raw.count("\x1b[3J") == 2
    pair.presses(CTRL_C)
    assert pair.leaves() == 0


@slow
def test_the_rules_are_read_through_a_pager(tmp_path: Path) -> None:
    reader = Person(tmp_path, "rules", "oklahoma", PAGER="head -3")
    reader.sees("Oklahoma Boomers: rules digest")
    assert reader.leaves() == 0

    searcher = Person(tmp_path, "rules", "boomtown", "bank", PAGER="cat", rows=10)
    searcher.sees("paragraphs found")
    assert searcher.leaves() == 0
    assert "B-1.6" in searcher.raw


@slow
def test_a_question_about_the_rules_does_not_disturb_the_game(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "oklahoma", "--seats", "human:Ann,human:Bob")

    ann.answers("rules O-5.9")
    ann.sees("The square that the active boomer has just left")
    ann.answers("board")
    ann.sees("Ann: Move one of your boomers")
    ann.waits_for_prompt()
    ann.presses(CTRL_D)
    assert ann.leaves() == 0


@slow
def test_a_long_log_comes_a_window_at_a_time(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play", "boomtown", "--seats", "human:Ann,bot:random,bot:random")
    for _ in range(12):
        ann.answers("1")
    ann.answers("log")
    ann.sees(r"… \(\d+ earlier lines: log all\)")
    ann.answers("log all")

    ann.sees("Enter: more")
    ann.types("q")
    ann.waits_for_prompt()
    ann.presses(CTRL_D)
    assert ann.leaves() == 0


def test_the_menu_leads_to_a_game(tmp_path: Path) -> None:
    ann = Person(tmp_path, "play")
    ann.sees("Which game")
    ann.types("oklahoma")
    ann.sees("Who plays at this screen")
    ann.types("")
    ann.sees("Name of player 1")
    ann.types("Ann")
    ann.sees("Which bot")
    ann.types("random")
    ann.sees("How do you want to play")
    ann.types("1")

    ann.sees("Ann: Move one of your boomers")
    ann.answers("resign")
    ann.sees("Give up")
    ann.types("yes")
    ann.sees("Random wins by resignation")
    assert ann.leaves() == 0


@slow
def test_a_progress_bar_is_for_people_only(tmp_path: Path) -> None:
    ann = Person(tmp_path, "simulate", "boomtown", "--games", "60", "--seed", "1")

    ann.sees("decisions/s")

    assert "/60" in ann.raw
    assert ann.leaves() == 0


def folded_by_the_window(person: Person, columns: int) -> list[str]:
    """The lines that are wider than the window, which cuts their words in half."""
    lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", person.raw).replace("\r", "").split("\n")
    return [line for line in lines if len(line) > columns and ".record" not in line]


@slow
@pytest.mark.parametrize("columns", [60, 80])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_word_is_cut_in_half(tmp_path: Path, lang: str, columns: int) -> None:
    seats = ("--seats", "human:Ann,bot:random,bot:random", "--seed", "3", "--plain")
    said = []
    for words, answers in (
        ((), ()),
        (("list",), ()),
        (("bots",), ()),
        (("play", "chess"), ()),
        (("rules", "oklahoma", "O-5.4", "--plain"), ()),
        (("play",), ("quit",)),
        (("play", "boomtown", *seats), ("help", "nonsense", "1", "log", "score", "quit")),
    ):
        ann = Person(tmp_path, *words, "--lang", lang, columns=columns, rows=60)
        for answer in answers:
            ann.sees(r"(?m)^> *$|\[1\]")
            ann.types(answer)
            ann.sees(re.escape(answer))
        ann.leaves()
        said += folded_by_the_window(ann, columns)

    assert said == []


@slow
def test_a_match_that_is_broken_off_tells_what_it_has_kept_where_the_bar_was(
    tmp_path: Path,
) -> None:
    match = ("arena", "oklahoma", "--bots", "greedy,random", "--games", "10000", "--all")
    ann = Person(tmp_path, *match, "--jobs", "1", "--resume", str(tmp_path / "match.jsonl"))
    ann.sees(r"[1-9]\d*/10000")

    ann.presses(CTRL_C)

    assert ann.leaves() == 130
    assert re.search(r"(?m)^\d+ games? (is|are) kept in", ann.text)
    assert "/10000" not in ann.text
