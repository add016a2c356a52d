"""What the painters draw, from views alone."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from boomtable.cli.draw import Canvas, painter
from boomtable.cli.draw.oklahoma_board import Board, draw_board
from boomtable.cli.frame import print_frame, told
from boomtable.cli.language import speak
from boomtable.cli.names import display_names
from boomtable.engine import Dice, catalogue, open_table, view
from tests.french import french
from tests.marks import slow

DRAW = Path(__file__).parent.parent.parent / "boomtable" / "cli" / "draw"
E21 = (  # The end of O-E21: homesteads, a river, exhausted boomers.
    "6o2Y1/5o2o1o/1r1o2ooPoo/orrr1o1o3/3rroo4/4prr1oo1/o2ooYrr2o/o1Y1o1orrr1/1o1oo2o1r1/"
    "2o1o3o2/P4o5 Y r - - 0 -"
)
RAILS = "11/4P6/5o5/9Y1/7P3/5o5/3Y7/1P9/5o5/6Y4/11 P f e6-6,f6-6,a-f5,f-k6 - 0 -"


def drawn(position: str, *, lined: bool = False) -> list[str]:
    seen = view(open_table("oklahoma", settings={"position": position}), None)
    board = draw_board(Board(seen["table"]), colour=False, lined=lined)
    return [line.rstrip() for line in board.plain.split("\n")]


def canvas(width: int, players: int, *, lang: str = "en", colour: bool = True) -> Canvas:
    names = tuple(f"Name {seat}" for seat in range(players))
    return Canvas(width=width, height=20, colour=colour, lang=lang, names=names)


def test_the_prairie_at_the_start() -> None:
    start = "11/4P6/5o5/9Y1/7P3/5o5/3Y7/1P9/5o5/6Y4/11 P - - - 0 -"

    assert drawn(start) == [
        "11  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·",
        "10  ·   ·   ·   ·   ●   ·   ·   ·   ·   ·   ·",
        " 9  ·   ·   ·   ·   ·   ■   ·   ·   ·   ·   ·",
        " 8  ·   ·   ·   ·   ·   ·   ·   ·   ·   ▲   ·",
        " 7  ·   ·   ·   ·   ·   ·   ·   ●   ·   ·   ·",
        " 6  ·   ·   ·   ·   ·   ■   ·   ·   ·   ·   ·",
        " 5  ·   ·   ·   ▲   ·   ·   ·   ·   ·   ·   ·",
        " 4  ·   ●   ·   ·   ·   ·   ·   ·   ·   ·   ·",
        " 3  ·   ·   ·   ·   ·   ■   ·   ·   ·   ·   ·",
        " 2  ·   ·   ·   ·   ·   ·   ▲   ·   ·   ·   ·",
        " 1  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·",
        "    a   b   c   d   e   f   g   h   i   j   k",
    ]


def test_rails_lie_on_the_lines_between_squares() -> None:
    rows = drawn(RAILS)

    assert rows[4] == " 7  ·   ·   ·   ·   ·  ▁·▁ ▁·▁ ▁●▁ ▁·▁ ▁·▁ ▁·▁"
    assert rows[5] == " 6 ▁·▁ ▁·▁ ▁·▁ ▁·▁ ▁·▁┃▁■▁┃ ·   ·   ·   ·   ·"


def test_a_tall_window_has_grid_lines() -> None:
    rows = drawn(RAILS, lined=True)

    assert len(rows) == 22
    assert rows[9] == "   ───┼───┼───┼───┼───┼━━━┼━━━┼━━━┼━━━┼━━━┼━━━"
    assert rows[10] == " 6  · │ · │ · │ · │ · ┃ ■ ┃ · │ · │ · │ · │ ·"


def test_homesteads_show_their_owner_and_their_points_without_colours() -> None:
    rows = drawn(E21)

    assert rows[0] == "11  ·   ·   ·   ·   ·   ·   ■   y   y   △   y"
    assert rows[1] == "10  ·   ·   ·   ·   ·   ■   7   y   ■   y   ■"
    assert rows[10] == " 1  ○   9   p   p   p   ■   16  y   y   y   y"
    assert "≈" in rows[3]


def test_the_last_move_is_marked() -> None:
    table = open_table("oklahoma", seed=1)
    table.answer_text("b4-b10")
    active = "\n".join(
        line.plain
        for line in [draw_board(Board(view(table, 0)["table"]), colour=True, lined=False)]
    )
    table.answer_text("xg2")
    done = draw_board(Board(view(table, 0)["table"]), colour=True, lined=False).plain

    assert "(●)" in active
    assert "∘" in active
    assert "[●]" in done
    assert "[■]" in done


def test_cards_show_number_odds_value_and_danger() -> None:
    table = open_table("boomtown", 3, asks_chance=True)
    for answer in ("first P1", "CJ7", "CM5", "SN2"):
        table.answer(next(it for it in table.options() if answer in str(it)))
    console = Console(width=80, file=io.StringIO())

    console.print(painter("boomtown").paint(view(table, 0), canvas(80, 3, colour=False), []))
    text = console.file.getvalue()  # type: ignore[attr-defined]

    assert re.search(r"─ CJ7 ─", text)
    assert " 7 •••••• ⚠" in text
    assert "Cold Mountain" in text
    assert "If you win at 1: P3 +1" in text


def test_a_screen_reader_hears_who_owns_what() -> None:
    table = open_table("boomtown", 3, seed=4)
    dice = Dice(4)
    for _ in range(60):
        table.pick(dice.below(len(table.options())))
    lines = painter("boomtown").plain(view(table, 0), canvas(80, 3))

    assert re.match(r"Turn \d+ of 20; \d+ cards in the deck\.", lines[0])
    assert [line[:10] for line in lines[-3:]] == ["P1 Name 0:", "P2 Name 1:", "P3 Name 2:"]
    assert "mines" in lines[-1]


def test_a_screen_reader_hears_names_in_the_words_of_the_french_game() -> None:
    table = open_table("boomtown", 3, seed=4)
    dice = Dice(4)
    paints = painter("boomtown")
    heard = []
    while table.decision is not None:
        table.pick(dice.below(len(table.options())))
        heard += paints.plain(view(table, 0), canvas(80, 3, lang="fr"))
    told = "\n".join(heard)

    start = "P1 Name 0 : 10 onces d’or, score 10 ; concessions aucune ; enchère aucune."
    assert french(start) in heard
    assert re.search(r"concessions [\w’ -]+ \(\w+, valeur \d+\)", told)
    assert re.search(r"cartes conservées [A-ZÉ][\w -]+ \([\w-]+\)", told)
    assert re.search(r"maire de [A-Z][a-z]+", told)
    assert re.search(r"saloons [\w ]+ \([\w-]+, [\w ]+, rapporte \d\)", told)
    assert re.search(r"\(1 jet sur 36\)", told)
    assert not re.search(r"\bmines|gardées|\bmise\b|lancer|\d d’or| -[ ;.]", told)
    assert " 1 once d’or," in told


@slow
@pytest.mark.parametrize("game", ["oklahoma", "boomtown", "coloma", "nim", "claims"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_moment_of_every_game_can_be_drawn(game: str, lang: str) -> None:
    meta = catalogue()[game]
    for seed, players in enumerate(meta.players):
        table = open_table(game, players, _settings(game, seed), seed=seed)
        dice = Dice(seed)
        paints = painter(game)
        while table.decision is not None:
            table.pick(dice.below(len(table.options())))
            if len(table.answers) % 3:
                continue
            for width in (80,) if len(table.answers) % 9 else (24, 60, 80, 150):
                console = Console(width=width, file=io.StringIO(), color_system="truecolor")
                seen = view(table, 0)
                console.print(paints.paint(seen, canvas(width, players, lang=lang), ["news"] * 9))
                assert paints.plain(seen, canvas(width, players, lang=lang))


def _settings(game: str, seed: int) -> dict[str, str]:
    if game == "oklahoma":
        return {"modules": "santa-fe,silver-mines,red-river,sooners", "setup": "free"}
    return {"short": "yes"} if game == "boomtown" and seed == 0 else {}


@slow
@pytest.mark.parametrize(
    ("game", "players", "settings"),
    [
        ("oklahoma", 2, {}),
        ("oklahoma", 2, {"modules": "santa-fe,silver-mines,red-river,sooners", "setup": "free"}),
        ("boomtown", 3, {}),
        ("boomtown", 5, {}),
        ("coloma", 1, {}),
        ("coloma", 2, {"mules": "yes", "specialties": "deluxe"}),
        ("coloma", 4, {"hotels": "yes", "specialties": "box", "boards": "B"}),
        ("coloma", 6, {}),
    ],
    ids=str,
)
def test_every_question_fits_a_window_of_80_columns_and_24_rows(
    game: str, players: int, settings: dict[str, str]
) -> None:
    speak("fr")  # French needs more room.
    names = ["Geneviève", *["bot:greedy"] * (players - 1)]
    table = open_table(game, players, settings, seed=3, names=names)
    dice = Dice(3)
    while table.decision is not None:
        console = Console(width=80, height=24, file=io.StringIO(), markup=False)
        news = told(table.game, table.events(0)[-12:], display_names(names))
        print_frame(console, table, table.awaited[0], news, plain=False)
        lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        assert len(lines) <= 23, "\n".join(lines)
        table.pick(dice.below(len(table.options())))


@slow
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_modules_fit_a_small_window(lang: str) -> None:
    speak(lang)
    names = ["Geneviève", "bot:greedy"]
    modules = {"modules": "santa-fe,silver-mines,red-river,sooners"}
    table = open_table("oklahoma", 2, modules, seed=3, names=names)
    dice = Dice(3)
    cut = 0
    while table.decision is not None:
        console = Console(width=60, height=20, file=io.StringIO(), markup=False)
        print_frame(console, table, table.awaited[0], ["news"] * 9, plain=False)
        text = console.file.getvalue()  # type: ignore[attr-defined]
        cut += "… (all: options)" in text or french("… (tout : choix)") in text
        assert len(text.splitlines()) <= 19, text
        assert re.search(r"^11 ", text, re.MULTILINE)
        table.pick(dice.below(len(table.options())))
    assert cut


def test_painters_know_views_and_no_states() -> None:
    for path in DRAW.glob("*.py"):
        assert not re.search(r"boomtable\.(games|engine|bots)", path.read_text()), path.name


@slow
def test_nothing_drawn_is_wider_than_the_window() -> None:
    table = open_table("boomtown", 5, seed=2, names=["A very long name indeed, Esquire"] * 5)
    dice = Dice(2)
    while table.decision is not None:
        table.pick(dice.below(len(table.options())))
        console = Console(width=80, file=io.StringIO(), color_system=None)
        console.print(painter("boomtown").paint(view(table, 0), canvas(80, 5), []))
        lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
        assert max(map(len, lines)) <= 80
