"""Games played through lines of text, as a script plays them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boomtable.cli.desk import Desk
from boomtable.cli.explaining import explained
from boomtable.cli.session import Session
from boomtable.engine import Broken, Table, catalogue, read_record
from tests.cli.conftest import Command
from tests.french import french

ANN = ("--seats", "human:Ann,bot:random", "--seed", 4)


def saved(home: Path) -> Path:
    [path] = (home / "data" / "boomtable" / "games").iterdir()
    return path


def test_a_whole_game_against_a_bot(boomtable: Command, home: Path) -> None:
    done = boomtable("play", "nim", *ANN, typed="1\ntake 2\n")

    assert done.status == 0
    assert "Ann: ask.take\n1  take 1\n2  take 2\n3  take 3\n> 1\n" in done.out
    assert "The game is over." in done.out
    assert "Random wins." in done.out
    assert str(saved(home)) in done.out
    assert read_record(saved(home).read_text()).is_over


def test_the_same_seed_is_the_same_game(boomtable: Command) -> None:
    first, again = (
        boomtable("play", "oklahoma", "--seats", "bot:random,bot:random", "--seed", 9).out
        for _ in range(2)
    )
    other = boomtable("play", "oklahoma", "--seats", "bot:random,bot:random", "--seed", 8).out

    def without_path(text: str) -> str:
        return re.sub(r"\S+\.record", "", text)

    assert without_path(first) == without_path(again)
    assert without_path(first) != without_path(other)


def test_the_end_of_the_input_saves_and_says_how_to_resume(boomtable: Command, home: Path) -> None:
    done = boomtable("play", "nim", *ANN, typed="1\n")

    assert done.status == 0
    assert f"boomtable play {saved(home)}" in done.out.partition("To go on: ")[2]


def test_a_game_is_resumed_where_it_was_left(boomtable: Command, home: Path) -> None:
    boomtable("play", "nim", *ANN, typed="1\nquit\n")
    path = saved(home)

    done = boomtable("play", path, typed="2\n")

    assert "heap: 4" in done.out
    assert "Random wins." in done.out
    assert read_record(path.read_text()).is_over


def test_a_game_resumed_or_not_goes_on_the_same_way(boomtable: Command, home: Path) -> None:
    at_once = boomtable("play", "nim", *ANN, typed="1\n2\n").out
    boomtable("play", "nim", *ANN, "--plain", typed="1\n")
    left = max((home / "data" / "boomtable" / "games").iterdir())
    resumed = boomtable("play", "--resume", left, typed="2\n").out

    assert re.findall(r"Taken\(.*\)", resumed)[-2:] == re.findall(r"Taken\(.*\)", at_once)[-2:]


def test_another_may_take_a_seat_when_a_game_is_resumed(boomtable: Command, home: Path) -> None:
    boomtable("play", "nim", *ANN, typed="1\n")

    done = boomtable("play", saved(home), "--seats", "bot:random,bot:random")

    assert "The game is over." in done.out


def test_bare_notation_can_be_played_on(boomtable: Command, tmp_path: Path) -> None:
    path = tmp_path / "bare.record"
    path.write_text("boomtown players=3 short=no\nfirst P1\n")

    done = boomtable("play", path, "--seats", "bot:random,bot:random,bot:random", "--seed", 1)

    assert done.status == 0
    assert "The game is over." in done.out
    assert read_record(path.read_text()).is_over


def test_after_every_answer_the_game_is_on_disk(
    boomtable: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lengths = []

    def keep(desk: Desk) -> None:
        desk.keeper.keep(desk.table)
        lengths.append(len(read_record(saved(home).read_text()).answers))

    monkeypatch.setattr(Desk, "keep", keep)
    boomtable("play", "nim", *ANN, typed="1\n2\n")

    assert lengths == [0, 1, 2, 3, 4]


def test_undo_takes_back_the_move_before_the_stones(boomtable: Command) -> None:
    done = boomtable(
        "play", "oklahoma", "--seats", "human:Ann,human:Bob", typed="b4-b10\nundo\nb4-b9\nboard\n"
    )

    assert "boomers on h7, b10, e10" in done.out
    assert done.out.count("boomers on b4, h7, e10") == 2
    assert "boomers on h7, b9, e10" in done.out


def test_undo_goes_back_to_the_other_person_at_the_screen(boomtable: Command) -> None:
    done = boomtable("play", "nim", "--seats", "human:Ann,human:Bob", typed="1\nundo\n2\n")

    assert done.out.count("Ann: ask.take") == 2
    assert done.out.count("Bob: ask.take") == 2


def test_what_is_taken_back_is_told(boomtable: Command) -> None:
    done = boomtable("play", "nim", "--seats", "human:Ann,human:Bob", typed="1\nundo\n")

    assert "Ann: the last answer is taken back." in done.out.partition("> undo")[2]


def test_an_endless_line_is_not_repeated(boomtable: Command) -> None:
    done = boomtable("play", "nim", *ANN, typed="x" * 5000 + "\nquit\n")

    assert "That line is too long for an answer." in done.out
    assert done.out.count("x" * 5000) == 1  # As it was typed.


def test_what_happens_to_everybody_is_said_once(boomtable: Command) -> None:
    seats = ("--seats", "human:Ann,bot:random,bot:random", "--seed", 5)
    done = boomtable("play", "coloma", *seats, typed="1\n1\nlog\nquit\n")

    assert "Event 1: Newcomers.\nEverybody gains 2 Dudes.\n" in done.out
    assert "Ann gains 2 Dudes." not in done.out


def test_before_the_first_turn_a_game_is_being_set_up(boomtable: Command) -> None:
    done = boomtable("play", "coloma", "--lang", "fr", "--seed", 5, typed="quit\n")

    assert "Coloma · mise en place" in done.out


def test_undo_says_why_when_it_is_too_late(boomtable: Command) -> None:
    done = boomtable("play", "nim", *ANN, typed="undo\n1\nundo\n")

    assert "There is nothing to take back yet." in done.out
    assert "It is too late to take that back" in done.out


def test_restart_takes_back_the_whole_turn(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", "--seats", "human,human", typed="b4-b10\nrestart\n")

    assert done.out.count("boomers on b4, h7, e10") == 2


def test_the_log_tells_everything_that_one_has_seen(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", "--seats", "human:Ann,human:Bob", typed="b4-b10\n-\nlog\n")

    tail = done.out.partition("> log\n")[2]
    assert tail.startswith("Ann moves a boomer from b4 to b10.\n")


def test_rules_are_searched_in_the_middle_of_a_game(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", typed="rules O-5.9\nrules locomotive\nrules\n")

    assert "O-5.9 The square that the active boomer has just left is vacant" in done.out
    assert "Nothing in the rules has “locomotive”." in done.out
    assert "Which word shall I look for" in done.out


def test_the_score_of_an_open_game_is_everybodys(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", "--seats", "human:Ann,human:Bob", typed="score\n")

    assert "If the game ended now:\nAnn: 0 points\nBob: 0 points\n" in done.out


def test_the_score_of_a_game_with_secrets_is_ones_own(boomtable: Command) -> None:
    done = boomtable("play", "claims", "--seats", "human:Ann,bot:random", typed="score\n")

    tail = done.out.partition("If the game ended now:\n")[2]
    assert tail.startswith("Ann: 0 points\n")
    assert "Random: 0 points" not in tail


def test_all_options_are_listed_with_their_words(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", "--lang", "fr", typed="choix\n")

    assert re.search(r"\n   1  b4-b5\s+\S+", done.out)


def test_a_game_is_saved_where_one_likes(boomtable: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.record"
    done = boomtable("play", "nim", *ANN, typed=f"1\nsave {mine}\nsave {tmp_path}\nsave\n")

    assert f"The game is saved in {mine}." in done.out
    assert len(read_record(mine.read_text()).answers) == 2
    assert (tmp_path / "nim.record").exists()
    assert "Where to?" in done.out


@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_name_with_blanks_may_have_quotation_marks(
    boomtable: Command, tmp_path: Path, quote: str
) -> None:
    path = tmp_path / "our evening.record"
    done = boomtable("play", "nim", *ANN, typed=f"save {quote}{path}{quote}\nsave {path}\n")

    assert done.out.count(f"The game is saved in {path}.") == 2
    assert [it.name for it in tmp_path.glob("*.record*")] == ["our evening.record"]


def test_nothing_but_this_game_is_written_over(boomtable: Command, tmp_path: Path) -> None:
    notes, other = tmp_path / "notes.txt", tmp_path / "nim.record"
    notes.write_text("bread, milk\n")
    boomtable("play", "nim", "--seats", "human:Bob,bot:random", typed=f"1\nsave {other}\n")
    before = other.read_text()

    done = boomtable("play", "nim", *ANN, typed=f"save {notes}\nsave {tmp_path}\nquit\n")

    assert f"{notes} is there already, and it is not this game." in done.out
    assert f"{other} is there already, and it is not this game." in done.out
    assert notes.read_text() == "bread, milk\n"
    assert other.read_text() == before


def test_a_file_that_holds_this_game_is_brought_up_to_date(
    boomtable: Command, home: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.record"
    boomtable("play", "nim", *ANN, typed=f"save {mine}\n1\nquit\n")
    # Resumed it is still the same game; and taken back in between it is, too.
    done = boomtable("play", saved(home), typed=f"save {mine}\nsave {saved(home)}\nquit\n")
    pair = ("play", "nim", "--seats", "human:Ann,human:Bob")
    back = boomtable(*pair, typed=f"1\nsave {tmp_path / 'b'}\nundo\nsave {tmp_path / 'b'}\n")

    assert done.out.count("The game is saved in") == 3
    assert len(read_record(mine.read_text()).answers) == 2
    assert back.out.count(f"The game is saved in {tmp_path / 'b'}.") == 2


def test_an_earlier_turn_does_not_replace_a_later_one(boomtable: Command, tmp_path: Path) -> None:
    mine = tmp_path / "mine.record"
    boomtable("play", "nim", *ANN, typed=f"1\nsave {mine}\n")

    done = boomtable("play", "nim", *ANN, typed=f"save {mine}\n")

    assert "it is not this game" in done.out
    assert len(read_record(mine.read_text()).answers) == 2


def test_whoever_resigns_is_asked_again(boomtable: Command) -> None:
    done = boomtable("play", "nim", *ANN, typed="resign\nno\nboard\n")

    assert "Good: the game goes on." in done.out


def test_resigning_ends_the_game_for_the_other(boomtable: Command, home: Path) -> None:
    done = boomtable("play", "nim", *ANN, typed="1\nabandonner\noui\n")

    assert done.status == 0
    assert "Ann resigns.\nRandom wins by resignation." in done.out
    assert "To go on" not in done.out
    assert f"The record of the game: {saved(home)}" in done.out
    assert saved(home).read_text().endswith("# resigned: P1\n")


@pytest.fixture
def given_up(boomtable: Command, home: Path) -> Path:
    boomtable("play", "nim", *ANN, typed="1\nresign\nyes\n")
    return saved(home)


def test_a_resignation_is_a_result(boomtable: Command, given_up: Path) -> None:
    replayed = boomtable("replay", given_up)
    figures = json.loads(boomtable("replay", given_up, "--json").out)

    assert replayed.status == 0
    assert replayed.out.endswith("Ann resigns.\nRandom wins by resignation.\n")
    assert (figures["over"], figures["resigned"], figures["winners"]) == (True, 0, [1])
    assert "Random wins by resignation." in boomtable("show", given_up).out
    assert "Random gagne par abandon." in boomtable("show", given_up, "--lang", "fr").out
    assert "The game goes on" in boomtable("show", given_up, "--at", 1).out


def test_a_resignation_survives_import_and_disturbs_no_export(
    boomtable: Command, given_up: Path
) -> None:
    bare = boomtable("export", given_up).out

    assert "#" not in bare
    assert boomtable("import", given_up).out == given_up.read_text()
    assert "resigned" not in boomtable("import", "-", typed=bare).out


@pytest.mark.parametrize("typed", ["", "no\n"])
def test_a_game_that_was_given_up_is_over(boomtable: Command, given_up: Path, typed: str) -> None:
    before = given_up.read_text()

    done = boomtable("play", given_up, typed=typed)

    assert done.status == 0
    assert "Ann resigns.\nRandom wins by resignation.\n" in done.out
    assert "ask.take" not in done.out
    assert given_up.read_text() == before


def test_a_game_that_was_given_up_goes_on_if_one_insists(
    boomtable: Command, given_up: Path
) -> None:
    done = boomtable("play", given_up, typed="yes\n1\nquit\n")

    assert "Ann: ask.take" in done.out
    assert "resigned" not in given_up.read_text()


@pytest.mark.parametrize("remark", ["# resigned: P3", "# resigned: P0", "# resigned: Ann"])
def test_a_remark_about_nobody_is_no_resignation(
    boomtable: Command, given_up: Path, remark: str
) -> None:
    given_up.write_text(given_up.read_text().replace("# resigned: P1", remark))

    assert "The game goes on" in boomtable("replay", given_up).out


def test_a_finished_game_is_shown_and_its_record_stays_as_it_is(
    boomtable: Command, nim_record: Path
) -> None:
    before = nim_record.read_text() + "# a remark\n"
    nim_record.write_text(before)

    done = boomtable("play", nim_record, "--seats", "human:Ann,human:Bob")
    piped = boomtable("play", "-", typed=before)

    assert "Bob wins." in done.out
    assert "The game is over." in piped.out
    assert nim_record.read_text() == before


def test_help_is_there_in_both_languages(boomtable: Command) -> None:
    assert "take your last answer back" in boomtable("play", "nim", *ANN, typed="help\n").out
    french = boomtable("play", "nim", *ANN, "--lang", "fr", typed="aide\n").out
    assert "reprendre votre dernière réponse" in french


def test_a_refused_answer_says_why_and_asks_again(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", typed="b4-c5\nb4-b4\nhello\n999\n\nb4-b10\n")

    assert done.status == 0
    assert "“hello” is not an answer in this game’s notation. Type “options” to see" in done.out
    assert "There is no option number 999" in done.out
    assert "boomers on h7, b10, e10" in done.out


def test_the_next_step_after_a_refused_answer_is_french_in_french(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", "--lang", "fr", typed="hello\n")

    assert french("Tapez « choix » pour les voir toutes, ou « aide ».") in done.out


def test_secrets_are_covered_between_two_people(boomtable: Command) -> None:
    done = boomtable("play", "claims", "--seats", "human:Ann,human:Bob", typed="\n1\n\n1\n")

    assert "The screen is for Ann now." in done.out
    assert "The screen is for Bob now." in done.out
    between = done.out.partition("The screen is for Bob now.")[0]
    assert between.endswith("\n" * 20)


def test_an_open_game_only_says_whose_turn_it_is(boomtable: Command) -> None:
    done = boomtable("play", "nim", "--seats", "human:Ann,human:Bob", typed="1\n1\n")

    assert "The screen is for" not in done.out
    assert "Now it is up to Bob." in done.out


def test_what_bots_do_among_themselves_is_told(boomtable: Command) -> None:
    done = boomtable("play", "oklahoma", "--seats", "bot:random,bot:random", "--seed", 2)

    assert "Random moves a boomer from" in done.out
    assert "Random B moves a boomer from" in done.out


def test_a_broken_rule_costs_nothing(
    boomtable: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(table: Table, *_: object) -> None:
        raise Broken("nim: a rule failed")

    monkeypatch.setattr(Table, "answer", fail)
    done = boomtable("play", "nim", *ANN, typed="1\n")

    assert done.status == 1
    assert "Nothing is lost" in done.out
    assert f"boomtable play {saved(home)}" in done.out.partition("To go on: ")[2]


def test_ctrl_c_while_a_bot_thinks_saves_too(
    boomtable: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(session: Session, seat: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Session, "_let_decide", interrupt)
    done = boomtable("play", "nim", *ANN, typed="1\n")

    assert done.status == 0
    assert f"boomtable play {saved(home)}" in done.out.partition("To go on: ")[2]


def test_the_menu_asks_what_and_with_whom(boomtable: Command) -> None:
    # Oklahoma, alone, no name, the first bot, own options: two modules, the rest as usual.
    answers = ["oklahoma", "1", "Ann", "2", "2", "santa-fe,sooners", *[""] * 5, "quit"]
    done = boomtable("play", typed="\n".join(answers) + "\n")

    assert done.status == 0
    assert "Which game?" in done.out
    assert "Move one of your boomers, or a sooner." in done.out
    assert "Random" in done.out


def test_the_menu_takes_enter_for_an_answer_and_refuses_nonsense(boomtable: Command) -> None:
    answers = ["9", "boomtown", "", "", "", "", "", "quit"]
    done = boomtable("play", "--lang", "fr", typed="\n".join(answers) + "\n")

    assert "Il n’y a pas d’option numéro 9" in done.out
    assert "La Fièvre de l’Or · tour 1 sur 20" in done.out


def test_the_menu_seats_an_opponent_unless_a_solo_game_is_wished_for(boomtable: Command) -> None:
    usual = boomtable("play", typed="coloma\n\n\n\n\n\nquit\n")
    solo = boomtable("play", typed="coloma\n1\nAnn\n2\n\n\n\nlegend\n\nquit\n")

    assert "1 player: the solo game" in usual.out
    assert "Number [2]: " in usual.out
    bots = usual.out.partition("Which bot")[2].splitlines()
    assert bots[1].startswith("  1  Novice (level 1): plays sensibly")
    assert "Number [3]: " in usual.out.partition("Which bot")[2]
    assert "Adept: 0 VP" in usual.out
    assert "Who plays at this screen" not in solo.out
    assert "Legend: harder still" in solo.out
    assert "The Shade" in solo.out.partition("Coloma · ")[2]


def test_the_menu_explains_every_setting_of_every_game() -> None:
    box = [meta for meta in catalogue().values() if meta.package.startswith("boomtable.")]
    assert len(box) >= 3
    for meta in box:
        for setting in meta.settings:
            assert ": " in explained(meta, setting)[0], f"{meta.id}: {setting.id}"


def test_a_setting_for_one_player_alone_asks_for_a_solo_game(boomtable: Command) -> None:
    done = boomtable("play", "coloma", "-o", "level=legend", typed="quit\n")

    assert "The Shade" in done.out
    assert "Adept" not in done.out


def test_options_and_components_reach_the_game(boomtable: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(boomtable("components", "show", "nim").out.replace("most = 3", "most = 2"))

    done = boomtable("play", "nim", "-o", "heap=5", "--components", box, typed="quit\n")

    assert "heap: 5" in done.out
    assert "3  take 3" not in done.out
    assert f"--components {box}" in done.out
