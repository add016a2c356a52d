"""What the painter of Boonlake draws: map, river, action board, tiles, boards and hands."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from boomtable.cli.choices import Choice, choice_lines
from boomtable.cli.draw import Canvas, painter
from boomtable.cli.draw.boonlake_map import map_low, map_tall
from boomtable.cli.draw.boonlake_own import income
from boomtable.cli.draw.boonlake_players import eminence_income
from boomtable.cli.draw.boonlake_prices import shortage
from boomtable.cli.draw.boonlake_progress import needed, reached
from boomtable.cli.draw.boonlake_river import river_lines
from boomtable.cli.draw.boonlake_signs import Pen
from boomtable.cli.draw.boonlake_strips import strips_long
from boomtable.cli.frame import listed, print_frame
from boomtable.cli.language import speak, words
from boomtable.engine import Dice, Table, open_table, view
from boomtable.games.boonlake.eminence_scoring import board_income
from boomtable.games.boonlake.income import cattle_income
from boomtable.games.boonlake.state import EMINENCE, Boonlake
from tests.games.boonlake.worlds import table_of, world
from tests.marks import slow

BOONLAKE = painter("boonlake")
SHAPES = "●▲■◆"
SIGNS = "▯♙∪⌂♖∀⊞»↻↥↧∞≈║┊‖¦☼◒☾●▲■◆→▸$"
KEEN = {"play", "project", "develop", "upgrade", "cattle", "modernize"}


def moments(
    prompt: str, players: int = 2, seed: int = 3, **settings: str
) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Every moment of a game when somebody is asked this, as that seat sees it.

    They do not pass as often as dice would, so that much lies on the table.
    """
    table = open_table("boonlake", players, settings, seed=seed)
    dice = Dice(seed)
    while table.decision is not None:
        if prompt in {table.decision.prompt, ""} and table.awaited[0] >= 0:
            yield table, view(table, table.awaited[0])
        kinds = [str(option).split()[0] for option in table.options()]
        keen = [place for place, kind in enumerate(kinds) if kind in KEEN]
        is_keen = keen and dice.below(3)
        table.pick(keen[dice.below(len(keen))] if is_keen else dice.below(len(kinds)))


@cache
def views(prompt: str, players: int = 2, seed: int = 3) -> list[dict[str, Any]]:
    return [seen for _, seen in moments(prompt, players, seed)]


def canvas(seen: dict[str, Any], width: int = 80, height: int = 40, *, lang: str = "en") -> Canvas:
    names = tuple(("Ann", "Bob", "Chloé", "Dora")[: seen["players"]])
    return Canvas(width=width, height=height, colour=True, lang=lang, names=names)


def pen_of(seen: dict[str, Any]) -> Pen:
    return Pen(seen, canvas(seen))


def drawn(seen: dict[str, Any], width: int = 80, height: int = 40, *, lang: str = "en") -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(BOONLAKE.paint(seen, canvas(seen, width, height, lang=lang), []))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def window(width: int, height: int) -> Console:
    """A window without colours: what is longer than a line is folded, as in every window."""
    return Console(
        width=width,
        height=height,
        file=io.StringIO(),
        markup=False,
        force_terminal=True,
        color_system=None,
    )


def frame(table: Table, seat: int, width: int = 80, height: int = 24) -> str:
    console = window(width, height)
    print_frame(console, table, seat, ["Something happened."] * 9, plain=False)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def reversed_in(lines: list[Text]) -> str:
    """What stands out: the characters that are drawn in reverse, and a space between them."""
    found = ""
    for line in lines:
        for at, character in enumerate(line.plain):
            styles = [str(span.style) for span in line.spans if span.start <= at < span.end]
            found += character if any("reverse" in style for style in styles) else " "
    return " ".join(found.split())


# --- the map and the river -----------------------------------------------------------------------


def test_the_map_has_every_space_with_its_pieces_or_its_reward() -> None:
    game = world(
        3,
        "map 4:old-library[P1s] 10:old-mill[P2h,P3i] 14:lakeside-green[-,P1i] 17:pasture[P1c,P3c]",
    )
    seen = view(table_of(game, ("turn", 0)), 0)
    text = "\n".join(line.plain for line in map_low(pen_of(seen), 80))

    for number in range(1, 34):
        assert re.search(rf"(?<!\d){number}(?!\d)", text)
    assert " 4●♖" in text
    assert "10▲⌂■♙" in text
    assert "14a ●♙" in text
    assert "17∀●■" in text
    assert " 1 1♙" in text
    assert "33 ⊞I" in text
    assert text.count("║") + text.count("╲") + text.count("╱") == len(
        seen["table"]["box"]["map"]["bridges"]
    )
    assert text.count("┊") + text.count("┄┄┄") == len(seen["table"]["box"]["map"]["fords"])
    assert all(text.count(shape) >= 1 for shape in "●▲■")


def test_a_taller_map_tells_what_each_free_site_brings() -> None:
    game = world(2, "map 14:market-square[-,-] 17:pasture[P1c] 24:old-library[P2i]")
    seen = view(table_of(game, ("turn", 0)), 0)
    lines = [line.plain for line in map_tall(pen_of(seen), 120)]
    row = next(at for at, line in enumerate(lines) if "14a" in line)

    assert "14a4$→$»" in lines[row]
    assert "b1$" in lines[row + 1]
    assert "●···" in lines[row + 1]
    assert len(lines) == 18


def test_what_can_be_answered_stands_out_on_the_map() -> None:
    for seen in views("place-tile"):
        spaces = [option["text"].split()[1] for option in seen["decision"]["options"]]
        assert reversed_in(map_low(pen_of(seen), 80)).split() == spaces
    game = world(2, "map 14:market-square[P1i,-] 24:old-library[P2i]", "P1 ranch=2 coins=9")
    seen = view(table_of(game, ("develop_or_upgrade", 0)), 0)
    assert reversed_in(map_low(pen_of(seen), 80)) == "●♙b"


def test_the_river_shows_ships_harbors_locks_and_where_the_ship_can_land() -> None:
    assert views("move-ship")
    for seen in views("move-ship"):
        table, pen = seen["table"], pen_of(seen)
        lines = river_lines(pen, 80)
        text = " ".join(line.plain for line in lines)
        landings = [option["text"].split()[1] for option in seen["decision"]["options"]]
        assert reversed_in(lines).split() == landings
        for seat, space in enumerate(table["ships"]):
            assert re.search(rf"[{SHAPES}]*{SHAPES[seat]}[{SHAPES}]*{space}\b", text)
        assert text.endswith("e5 ∪/⊞)")
        # Locks that a ship has crossed are drawn differently.
        ahead = text.count("‖") + text.count("¦")
        assert text.count("¦") <= len(table["crossed"])
        assert ahead >= 1 or "e4" not in text


# --- the action board and the scoring tiles ------------------------------------------------------


def test_the_action_board_has_rows_with_steps_costs_and_numbers_of_the_options() -> None:
    for seen in views("choose-strip"):
        rows = [line.plain for line in strips_long(pen_of(seen), 80)][1:]
        shown = zip(rows, seen["table"]["box"]["rows"], seen["table"]["strips"], strict=True)
        for number, (line, row, strip) in enumerate(shown, 1):
            assert line.startswith(f"{row['steps']}≈")
            assert (f" −{row['vp_cost']} " in line) == bool(row["vp_cost"])
            name = next(it["name"] for it in seen["table"]["box"]["strips"] if it["id"] == strip)
            assert f"[{number}] {name}" in line
            assert seen["decision"]["options"][number - 1]["text"] == f"takes {strip}"
            assert not line.endswith("…")


def test_the_strip_in_use_is_told_and_leaves_a_gap() -> None:
    text = drawn(views("play")[0], height=60)

    assert re.search(r"^\d≈.* \(empty\)$", text, re.MULTILINE)
    assert re.search(r"^▸ In use: .*, \d steps? ", text, re.MULTILINE)


def test_progress_towards_the_conditions_is_what_the_rules_count() -> None:
    types = set()
    for seen in islice(views("", 2, 4) + views("", 4, 5), 0, None, 7):
        pen = pen_of(seen)
        for it in seen["table"]["tiles"]:
            condition = pen.thing("scoring_tiles", it["tile"])["condition"]
            for seat, met in enumerate(it["met"]):
                if met is not None:
                    types.add(condition["type"])
                    have = reached(pen, pen.seats[seat], condition)
                    assert _is_enough(have, needed(condition, pen.scoring)) == met
    assert len(types) >= 6


def _is_enough(have: str, asked: str) -> bool:
    if "+" not in asked:
        return int(have) >= int(asked)
    have, _, projects = have.rstrip(")").partition(" (+")
    (one, other), (top, bottom) = (map(int, it.split("+")) for it in (have, asked))
    lacks = (
        max(0, top - first) + max(0, bottom - second)
        for first, second in ((one, other), (other, one))
    )
    return min(lacks) <= int(projects or 0)


def test_tiles_show_their_owners_marks_and_the_own_progress() -> None:
    seen = views("score-tile")[-1]
    text = drawn(seen, height=21)

    for it in seen["table"]["tiles"]:
        name = pen_of(seen).name_of("scoring_tiles", it["tile"])
        owner = " " if it["owner"] is None else SHAPES[it["owner"]]
        row = re.search(rf"^{owner}[✓✗?·]{name} +\S+/\d.*$", text, re.MULTILINE)
        assert row, name
        for mark in it["marks"]:
            assert f"{SHAPES[mark['seat']]}{mark['scoring']}" in row[0]


# --- hand and board ------------------------------------------------------------------------------


def test_what_is_short_for_a_card_or_project_is_what_the_rules_ask_for() -> None:
    checked = 0
    for seen in views("interim-slot") + views("settle-common") + views("cattle-common", 4, 5):
        pen = pen_of(seen)
        own = pen.own
        assert own is not None
        for card in own["hand"]:
            short = shortage(pen, own, pen.thing("cards", card)["cost"])
            assert (f"play {card}" in pen.options) == (not short), (card, short)
        for it in seen["table"]["tiles"]:
            if it["tile"] not in own["projects"] and own["ranch"] + own["supply"]:
                short = shortage(pen, own, pen.thing("scoring_tiles", it["tile"])["cost"])
                assert (f"project {it['tile']}" in pen.options) == (not short)
                checked += 1
    assert checked > 100


def test_a_card_that_cannot_be_paid_says_what_is_short() -> None:
    game = world(
        2,
        "P1 coins=3 sites=wood1 boats=iron,iron hand=windmill,reed-cutters,ferry-line",
        phase="common",
    )
    text = drawn(view(table_of(game, ("play", 0, "builder-common")), 0), height=30)

    assert re.search(r"^▸☼ Reed Cutters +2\$ W +\$» · 1 VP$", text, re.MULTILINE)
    assert re.search(r"^ ☼ Windmill +5\$ WWSS +−1W/S −2\$ ", text, re.MULTILINE)
    assert re.search(r"^ ☼ Ferry Line +5\$ 1∪ WII +−2\$ −1∪ ", text, re.MULTILINE)


def test_a_large_hand_tells_as_many_cards_as_there_is_room_for() -> None:
    cards = [card["id"] for card in views("play")[0]["table"]["box"]["cards"][::5]]
    game = world(2, f"P1 coins=3 hand={','.join(cards)}")
    text = drawn(view(table_of(game, ("play", 0, "builder-common")), 0), height=12)

    assert re.search(rf"^Hand {len(cards)} ", text, re.MULTILINE)
    assert re.search(r"^\+\d+ \S", text, re.MULTILINE)
    assert len(text.splitlines()) <= 12


def test_only_its_owner_sees_a_hand_and_what_was_dealt() -> None:
    table, own = next(moments("choose-scoring-tile"))
    mine = own["table"]["seats"][0]
    names = [pen_of(own).name_of("cards", card) for card in mine["hand"]]
    tiles = [pen_of(own).name_of("scoring_tiles", tile) for tile in mine["dealt"]]

    assert all(name in drawn(own) for name in names + tiles)
    for seat in (1, None):
        other = view(table, seat)
        spoken = "\n".join(BOONLAKE.plain(other, canvas(other)))
        theirs = other["table"]["seats"][1]["hand"] or []
        for card, name in zip(mine["hand"], names, strict=True):
            if card not in theirs:
                assert name not in drawn(other, height=99)
                assert name not in spoken
        assert not any(tile in drawn(other, height=99) for tile in tiles)
    assert "Hand" not in drawn(view(table, None), height=99)


def test_tiers_show_the_income_of_what_is_vacated() -> None:
    game = world(2, "map 24:old-library[P1h] 28:pasture[P1c] 30:old-mill[P1s,P2h]")
    seen = view(table_of(game, ("turn", 0)), 0)
    text = drawn(seen, height=99)

    # Two houses (one of them under the settlement), the settlement and the cattle have left.
    assert re.search(r"^Tiers 1: 1\$ 1\$ 1VP 1VP  2: ⌂ ⌂ 3\$ ∀ ♙  3: ", text, re.MULTILINE)


def test_the_next_income_is_what_the_scoring_brings() -> None:
    game = world(
        2,
        "map 24:old-library[P1h] 25:pasture[P1c,P2c] 30:old-mill[P1s,P2h] 17:old-library[P2s]",
        "P1 coins=3 tracks=5,6",
    )
    before = view(table_of(game.copy(), ("choose_strip", 0)), 0)
    due = income(pen_of(before), before["table"]["seats"][0])
    table = table_of(game, ("income", 0), ("choose_strip", 0))
    while table.decision is not None and table.decision.prompt == "draw-card":
        table.pick(0)
    after = view(table, 0)
    mine, now = before["table"]["seats"][0], after["table"]["seats"][0]

    assert due["vp"] >= 2  # Two settlements lie beside the cattle.
    assert now["coins"] - mine["coins"] == due["coins"]
    assert now["vp"] - mine["vp"] == due["vp"]
    assert now["hand_size"] - mine["hand_size"] == due["cards"]


def test_the_eminence_shows_its_tile_its_number_and_its_income() -> None:
    preferred = 0
    for table, seen in moments("choose-strip", 1, 4, level="difficult"):
        text = drawn(seen, height=24)
        solo = seen["table"]["solo"]
        game = table.state
        assert isinstance(game, Boonlake)
        due = eminence_income(pen_of(seen))
        assert due == board_income(game) + cattle_income(game, EMINENCE)
        assert f"next income {due} VP" in text
        assert re.search(r"^The Wise Eminence Difficult · [AB]\d ", text, re.MULTILINE)
        assert f"prefers {solo['preferred']}" in text
        assert f"stack {solo['stack']['A']}A {solo['stack']['B']}B" in text
        assert re.search(r"^[ ▶]▲\*The Wise Eminence +−?\d", text, re.MULTILINE)
        preferred += 1
    assert preferred > 5


# --- windows -------------------------------------------------------------------------------------


def test_what_a_question_needs_is_shown_even_where_there_is_little_room() -> None:
    wanted = {
        "choose-scoring-tile": r"project \d+\$",
        "choose-strip": r"\[7\] ",
        "play": r"^Hand \d+ ",
        "place-tile": r"^ +32.* +33",
        "develop-or-upgrade": r"^ +32.* +33",
        "move-ship": r"^River ",
        "score-tile": r"^Scoring tiles .*\n.*/",
        "choose-region": r"^ Unknown ",
        "modernize": r"Vase Trade common",
        "pay-plan": r"^Canal ",
    }
    for prompt, pattern in wanted.items():
        found = views(prompt) or views(prompt, 4, 5)
        assert found, prompt
        for seen in found[:5]:
            text = drawn(seen, height=13)
            assert re.search(pattern, text, re.MULTILINE), f"{prompt}\n{text}"
            if prompt not in {"choose-scoring-tile", "choose-strip", "score-tile"}:
                assert re.search(rf"^▶[{SHAPES}]", text, re.MULTILINE), f"{prompt}\n{text}"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whoever_is_asked_sees_purse_and_all_options_in_a_small_window(
    players: int, lang: str
) -> None:
    speak(lang)
    for table, seen in islice(moments("", players, 4), 0, None, 7 * players):
        text = frame(table, seen["seat"])
        lines = text.splitlines()
        assert len(lines) < 24
        assert max(map(len, lines)) <= 80
        assert re.search(rf"^▶[{SHAPES}]", text, re.MULTILINE), text
        assert words("terminal.draw.options") not in text


def test_a_wide_window_has_the_action_board_beside_the_map() -> None:
    seen = views("choose-strip")[3]
    text = drawn(seen, 124, 34)

    assert re.search(r"^ +1 .* 5 .*Action board *$", text, re.MULTILINE)
    assert re.search(r"Scoring tiles *$", text, re.MULTILINE)
    assert max(map(len, text.splitlines())) <= 124
    assert "Action board  steps" in drawn(seen, 80, 34)


def test_the_table_keeps_its_shape_in_a_wide_window() -> None:
    shapes = set()
    for table, seen in islice(moments("", 3, 5), 20, None, 25):
        text = frame(table, seen["seat"], 124, 44)
        assert len(text.splitlines()) < 44
        shapes.add(bool(re.search(r"^.{60,}Action board", text, re.MULTILINE)))
    assert shapes == {True}


def test_a_very_narrow_window_gets_lines_of_words() -> None:
    seen = views("choose-strip")[0]

    assert "Row 1, 4 steps: " in drawn(seen, 50, 99).replace("\n", " ")


def test_colours_are_left_away_where_there_are_none() -> None:
    seen = views("choose-strip")[0]
    bare = Pen(seen, Canvas(width=80, height=40, colour=False, lang="en", names=("Ann", "Bob")))

    for line in map_low(bare, 80):
        assert not any("#" in str(span.style) for span in line.spans)


@slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_is_wider_or_higher_than_its_window(players: int) -> None:
    speak("fr")  # French needs more room.
    for table, seen in islice(moments("", players, 7), 0, None, 4 * players):
        for width, height in ((60, 24), (80, 24), (100, 30), (120, 40)):
            lines = frame(table, seen["seat"], width, height).splitlines()
            assert max(map(len, lines)) <= width
            assert len(lines) < height


# --- options -------------------------------------------------------------------------------------


def grouped(seen: dict[str, Any], rows: int = 1, width: int = 80) -> list[str]:
    heads = BOONLAKE.grouping(seen, canvas(seen, width))
    texts = [option["text"] for option in seen["decision"]["options"]]
    choices = [Choice(number, text) for number, text in enumerate(texts, 1)]
    return choice_lines(choices, width=width, rows=rows, heads=heads)


def test_long_lists_are_grouped_by_what_is_done() -> None:
    game = world(
        2,
        "map 14:market-square[P1i,-] 24:old-library[P1h] 17:pasture[P2c] 30:ferry-house[P2h,P2i]",
        "P1 coins=9 ranch=5 sites=wood2 hand=reed-cutters,saw-pit levers=towpath boats=wood,stone",
    )
    seen = view(table_of(game, ("settle_common", 0)), 0)
    lines = grouped(seen)

    assert lines[0].startswith("play")
    assert any(re.match(r"discard 2\$ +\d+ Reed Cutters", line) for line in lines)
    assert any(re.match(r"develop +\d+ @14b 1\$$", line) for line in lines)
    assert any("@14a ♙→⌂ −1♙" in line for line in lines)
    assert any("Towpath S→W" in line for line in lines)
    assert lines[-1].strip().endswith("pass")


def test_a_settlement_is_offered_with_its_price_and_its_vp() -> None:
    game = world(
        2,
        "map 14:lakeside-green[P1h,P1s] 22:fishing-pier[P2i,P2i] 13:pasture[P2c]",
        "P1 ranch=5",
    )
    seen = view(table_of(game, ("develop_or_upgrade", 0)), 0)

    # 4 VP of the site, less 5 for the second settlement in the region.
    assert any("@14a ⌂→♖ −2♙ −1 VP" in line for line in grouped(seen))


def test_cattle_are_offered_with_inhabitants_and_coins() -> None:
    game = world(2, "map 25:pasture[P2c] 24:old-library[P2h] 17:old-mill[P1h,P2h]", "P1 ranch=5")
    table = table_of(game, ("cattle_common", 0))

    assert any("@25 −2♙ +6$" in line for line in grouped(view(table, 0)))
    [line] = [
        line
        for line in choice_lines(
            listed(table, 0),
            width=110,
            rows=20,
            heads=BOONLAKE.grouping(view(table, 0), canvas(view(table, 0), 110)),
        )
        if "cattle 25" in line
    ]
    assert line.endswith("a cattle on space 25, Boonlake (cost: 2 inhabitants): 6 coins")


def test_levers_are_offered_with_what_they_do() -> None:
    table, seen = next(moments("modernize"))
    lines = choice_lines(
        listed(table, seen["seat"]), width=120, rows=20, heads=BOONLAKE.grouping(seen, canvas(seen))
    )

    said = "Vase Trade for 2 coins: instead of a common part, 1 vase, or 1 vase for 6 coins"
    assert any(line.endswith(said) for line in lines)


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [1, 3])
def test_a_screen_reader_hears_words_and_no_signs(players: int, lang: str) -> None:
    for _, seen in islice(moments("", players, 5), 0, None, 11):
        lines = BOONLAKE.plain(seen, canvas(seen, lang=lang))
        assert not re.search(f"[{re.escape(SIGNS)}]", "\n".join(lines))
        assert all(line.endswith((".", "!")) for line in lines)


def test_a_screen_reader_hears_the_words_of_every_option() -> None:
    table = max(
        (table.fork() for table, _ in moments("settle-common")), key=lambda it: len(it.options())
    )
    seat = table.awaited[0]
    console = window(80, 24)
    print_frame(console, table, seat, [], plain=True)
    said = " ".join(str(console.file.getvalue()).split())  # type: ignore[attr-defined]

    assert not re.search(f"[{re.escape(SIGNS)}]", said)
    for choice in listed(table, seat):
        assert " ".join(f"{choice.number} {choice.text} {choice.label}".split()) in said


def test_a_screen_reader_hears_the_table_in_a_sensible_order() -> None:
    seen = views("choose-strip")[5]
    lines = BOONLAKE.plain(seen, canvas(seen))
    order = [
        "Round 1 of 2",
        "Row 1, 4 steps: ",
        "Row 7, 1 step, costs 4 VP: ",
        "River: ",
        "Unknown: ",
    ]
    order += [
        "Southern: ",
        "Left: ",
        "Ann: ",
        "Bob: ",
        "Your boats stand at ",
        "Next income: ",
        "In hand: ",
    ]
    places = [next(at for at, line in enumerate(lines) if line.startswith(it)) for it in order]

    assert places == sorted(places)
    assert any("(next to 2, 6, 7) empty, 1 inhabitant" in line for line in lines)
    assert any("you have " in line for line in lines)


def test_a_screen_reader_hears_what_levers_do_when_they_can_be_bought() -> None:
    seen = views("modernize")[0]
    lines = BOONLAKE.plain(seen, canvas(seen))

    assert (
        "Slot 11, Foreman for 8 coins: at any time, a joker for a resource with 5 coins, or 5 "
        "coins." in lines
    )


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_signs_are_explained(lang: str) -> None:
    seen = next(moments("choose-strip", 1))[1]
    assert BOONLAKE.signs is not None
    lines = BOONLAKE.signs(seen, canvas(seen, lang=lang))

    assert max(map(len, lines)) <= 80
    said = "\n".join(lines)
    assert all(sign in said for sign in "$▯♙∪⌂♖∀⊞»↥↧≈☼◒☾∞║┊‖")
