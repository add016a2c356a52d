"""What the painter of Coloma draws: the wheel, the map, the Shootout, boards and hands."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from rich.console import Console

from boomtable.cli.choices import Choice, choice_lines
from boomtable.cli.draw import Canvas, painter
from boomtable.cli.draw.coloma_signs import Pen
from boomtable.cli.draw.coloma_wheel import wheel_list
from boomtable.cli.draw.news import news_paragraph
from boomtable.cli.frame import listed, print_frame
from boomtable.cli.language import speak
from boomtable.engine import Dice, Table, open_table, view
from tests.games.coloma.worlds import play, turn, world
from tests.marks import slow

COLOMA = painter("coloma")
SHAPES = "●▲■◆⬢★"


def moments(
    prompt: str, players: int = 4, seed: int = 3, **settings: str
) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Every moment of a game at random when somebody is asked this, as that seat sees it."""
    table = open_table("coloma", players, settings, seed=seed)
    dice = Dice(seed)
    while table.decision is not None:
        if table.decision.prompt == prompt:
            yield table, view(table, table.awaited[0])
        table.pick(dice.below(len(table.options())))


def canvas(seen: dict[str, Any], width: int = 80, height: int = 40, *, lang: str = "en") -> Canvas:
    names = tuple(("Ann", "Bob", "Chloé", "Dora", "Eve", "Fred")[: seen["players"]])
    return Canvas(width=width, height=height, colour=True, lang=lang, names=names)


def drawn(seen: dict[str, Any], width: int = 80, height: int = 40, *, lang: str = "en") -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(COLOMA.paint(seen, canvas(seen, width, height, lang=lang), []))
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def row_of(text: str, start: str) -> str:
    found = re.search(rf"^{start}.*$", text, re.MULTILINE)
    assert found, f"no row begins with {start!r}:\n{text}"
    return found[0]


def test_the_wheel_shows_barker_signpost_bust_and_who_is_where() -> None:
    busts = 0
    for _, seen in moments("act"):
        table = seen["table"]
        rows = [line.plain.rstrip() for line in wheel_list(Pen(seen, canvas(seen)), 80)]
        for site, row in zip(table["sites"], rows[1:], strict=True):
            assert row.startswith(str(site["site"]))
            assert (" ☞ Barker" in row) == site["covered"]
            assert (f"{table['wheel']['copies']} " in row.partition("↰")[2]) == (
                site["site"] == table["wheel"]["signpost"]
            )
            assert ("BUST" in row) == site["bust"]
            assert row.endswith("".join(SHAPES[seat] for seat in site["pioneers"]))
            busts += site["bust"]
    assert busts


def test_dials_are_shown_as_sealed_and_never_what_they_say() -> None:
    table, _ = next(moments("dial"))
    chosen = table.options(0)[4]
    table.answer(chosen, 0)
    seen = view(table, 1)
    text = drawn(seen)

    assert row_of(text, r" ●.Ann").endswith("sealed")
    assert row_of(text, r"▶▲.Bob").endswith("choosing …")
    assert not re.search(r"^5 [☞↰ ].*●", text, re.MULTILINE)
    assert "sealed" in "\n".join(COLOMA.plain(seen, canvas(seen)))


def test_only_its_owner_sees_a_hand() -> None:
    table, own = next(moments("dial"))
    hand = own["table"]["seats"][0]["hand"]
    names = [card["name"] for card in own["table"]["box"]["cards"] if card["id"] in hand]

    assert all(name in drawn(own) for name in names)
    for seat in (1, None):
        other = view(table, seat)
        spoken = "\n".join(COLOMA.plain(other, canvas(other)))
        mine = other["table"]["seats"][1]["hand"] or []
        for card, name in zip(hand, names, strict=False):
            if card not in mine:
                assert name not in drawn(other, height=99)
                assert name not in spoken
    assert "Hand" not in drawn(view(table, None), height=99)


def test_the_map_numbers_the_spaces_that_can_be_entered() -> None:
    for table, seen in moments("go"):
        text = drawn(seen, height=21)
        numbers = re.findall(r"\[(\d+)!?(?:/(\d+)!)?\]", text)
        shown = sorted(int(number) for pair in numbers for number in pair if number)
        goes = [
            number
            for number, option in enumerate(table.options(), 1)
            if str(option).startswith("go ")
        ]

        assert shown == goes


@pytest.mark.parametrize(("width", "height"), [(80, 21), (120, 40), (160, 50)])
def test_the_map_has_every_space_and_every_wagon(width: int, height: int) -> None:
    for _, seen in moments("go", 6, seed=2):
        text = drawn(seen, width, height)
        places = seen["table"]["map"]["wagons"]
        horseshoes = {place for place in places if place.startswith("hs-")}
        towns = [it["name"] for it in seen["table"]["box"]["map"]["nodes"] if it["stop"]]

        # In the players' table a Horseshoe stands before its id.
        assert len(re.findall(r"∩(?! hs)", text)) == 12 - len(horseshoes)
        assert all(town in text for town in towns)
        for land in seen["table"]["box"]["map"]["lands"]:
            assert f"△{land['name']}" in text or f"△{land['name'].split()[-1]}" in text


def test_the_shootout_shows_rows_the_chart_and_what_each_would_get() -> None:
    table = open_table("coloma", 2, seed=3)
    dice = Dice(3)
    while "act" not in str(table.decision) or table.decision is None:
        table.pick(dice.below(len(table.options())))
    text = drawn(view(table, 0), height=60)

    assert re.search(r"Shootout 1848 ✗2 against 3 Gunmen: winning", text)
    assert "3○○○" in text
    assert re.search(r"^win 1st .* · 2nd .* · others .* · absent 1†", text, re.MULTILINE)
    assert re.search(r"^now ○ Neutral – · . \w+ 1† · . \w+ 1†", text, re.MULTILINE)


def test_cards_of_the_hand_have_both_costs_and_their_abilities() -> None:
    _, seen = next(moments("discard-start"))
    text = drawn(seen, height=21)

    assert len(re.findall(r"^ \S.* \d\$ \d♙│\d✦ \d♙ \S", text, re.MULTILINE)) == 6


def test_the_players_table_explains_its_signs_where_there_is_room() -> None:
    _, seen = next(moments("dial"))

    assert "$ Bucks  ✦ nuggets  ♘ Horses" in drawn(seen, height=40)
    assert "nuggets  ♘" not in drawn(seen, height=14)


def test_what_a_question_needs_is_shown_even_where_there_is_little_room() -> None:
    needed = {
        "discard-start": "Hand",
        "dial": "☞ Barker",
        "take-barrel": "Stash",
        "go": "◎|[●▲■◆]\\w",
        "settle": "now ",
        "pay": "worth",
    }
    for prompt, pattern in needed.items():
        found = [seen for seed in range(4) for _, seen in moments(prompt, seed=seed)]
        assert found, prompt
        for seen in found[:5]:
            assert re.search(pattern, drawn(seen, height=14)), prompt


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_whoever_sets_the_dial_sees_wheel_players_hand_and_news(players: int, lang: str) -> None:
    speak(lang)
    for table, seen in islice(moments("dial", players), 8 * players):
        console = window(80, 24)
        news = [f"Somebody did thing number {number}." for number in range(20)]
        print_frame(console, table, seen["seat"], news, plain=False)
        text = str(console.file.getvalue())  # type: ignore[attr-defined]

        own = seen["table"]["seats"][seen["seat"]]
        pen = Pen(seen, canvas(seen, lang=lang))
        assert len(text.splitlines()) < 24
        assert all(pen.name_of("cards", card) in text for card in own["hand"][:5])
        assert len(re.findall(rf"^[▶ ][{SHAPES}]", text, re.MULTILINE)) == players
        assert len(re.findall(r"^[1-5] [☞↰ ] ", text, re.MULTILINE)) >= 5
        assert "thing number 19." in text
        assert "thing number 16." in text
        assert not re.search(r"thing number \d\.", text)


def test_news_run_on_where_lines_of_their_own_have_no_room() -> None:
    _, seen = next(moments("dial"))
    paper = canvas(seen, 40)

    assert [it.plain for it in news_paragraph(["One.", "Two."], paper, 3)] == ["• One. Two."]
    [only] = news_paragraph(["An old and very long story.", "A very new story."], paper, 1)
    assert only.plain == "• … (all of it: log) A very new story."
    [cut_off] = news_paragraph(["A story that never comes to an end, not even here."], paper, 1)
    assert cut_off.plain.endswith("…")
    assert len(cut_off.plain) <= 40
    assert news_paragraph([], paper, 3) == []


def test_the_set_up_has_no_round() -> None:
    _, seen = next(moments("discard-start"))

    assert row_of(drawn(seen, height=40), "1848").split()[:2] == ["1848", "Common"]
    assert "0/5" not in drawn(seen, 160, 60)


def test_a_bridge_is_offered_with_what_it_costs_and_scores() -> None:
    side = "bucks=9 lodge=3 rivers=1"
    table = turn(world(3, P1=side), "P1", 2)
    seen = view(table, 0)
    lines = choice_lines(
        listed(table, 0), width=80, rows=40, heads=COLOMA.grouping(seen, canvas(seen))
    )

    [toll] = [line for line in lines if "bridge toll" in line]
    assert toll.endswith("4$ 1♙ · 4 VP per ✦, at most 12")
    # All builds are told alike, so that they can be compared.
    assert next(line for line in lines if "hammer river 2" in line).endswith("2$ 1♙→1✦ 1$ · 4 VP")
    assert all(not line.endswith("…") for line in lines)


def test_a_specialty_is_in_sight_wherever_its_owner_decides() -> None:
    for prompt in ("dial", "act"):
        for _, seen in islice(moments(prompt, specialties="box"), 8):
            name = Pen(seen, canvas(seen)).name_of(
                "specialties", seen["table"]["seats"][seen["seat"]]["specialty"]
            )
            assert re.search(rf"^{name} ", drawn(seen, height=21), re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_narrow_window_is_drawn_too(lang: str) -> None:
    speak(lang)
    for prompt in ("discard-start", "dial", "act", "go", "settle"):
        for table, seen in islice(moments(prompt, specialties="box", hotels="yes"), 6):
            console = window(60, 24)
            print_frame(console, table, seen["seat"], ["Something happened."], plain=False)
            lines = str(console.file.getvalue()).splitlines()  # type: ignore[attr-defined]
            assert len(lines) < 24
            assert max(map(len, lines)) <= 60
            assert any(line.startswith("▶●") for line in lines) or seen["seat"]


def test_lists_that_are_grouped_speak_french_in_french() -> None:
    speak("fr")
    _, seen = next(moments("discard-start"))
    heads = COLOMA.grouping(seen, canvas(seen, lang="fr"))
    choices = [Choice(number, text) for number, text in enumerate(_texts(seen), 1)]

    for line in choice_lines(choices, width=80, rows=3, heads=heads):
        assert re.search(r"\d dessus +\d+ dessous$", line)


def test_the_shade_is_an_opponent_with_a_name() -> None:
    for _, seen in moments("dial", 1):
        text = drawn(seen, height=24)
        assert re.search(r"^ ▲.The Shade +-?\d+ +–", text, re.MULTILINE)
        assert len(re.findall(r"Shade\?$", text, re.MULTILINE)) == 2
        assert len(re.findall(r"Buster\?$", text, re.MULTILINE)) == 3
        assert "The Shade level Greenhorn" in text


def test_mules_and_carrots() -> None:
    table, seen = next(moments("dial", 2, mules="yes"))
    assert len(re.findall(r"▾●▲", drawn(seen))) == 5
    choices = listed(table, table.awaited[0])
    lines = choice_lines(choices, width=80, rows=6, heads=COLOMA.grouping(seen, canvas(seen)))

    assert lines[0] == "dial 1  1–5 mule 1…mule 5"
    assert len(lines) == 5


def test_a_wide_and_tall_window_shows_the_wheel_as_a_ring() -> None:
    _, seen = next(moments("dial"))
    wide = drawn(seen, 160, 50)

    assert wide.count("╭") == 5
    assert re.search(r"1848", wide)
    assert "╭" not in drawn(seen, 80, 18)


def test_long_lists_are_grouped_by_what_is_done() -> None:
    seen = next(seen for _, seen in moments("act") if any("shop" in it for it in _texts(seen)))
    heads = COLOMA.grouping(seen, canvas(seen))
    choices = [Choice(number, text) for number, text in enumerate(_texts(seen), 1)]
    lines = choice_lines(choices, width=80, rows=1, heads=heads)

    assert lines[0].startswith("shop  ")
    assert re.search(r"1 ♘1 2\$", lines[0])
    assert lines[-1].strip() == f"{len(choices)} end"


def test_words_that_have_no_room_give_way_to_signs() -> None:
    found = [
        line
        for table, seen in moments("act", seed=5)
        for line in choice_lines(
            listed(table, table.awaited[0]),
            width=60,
            rows=50,
            heads=COLOMA.grouping(seen, canvas(seen, 60)),
        )
        if " hammer " in f" {line}" and "river" not in line and "bridge" not in line
    ]
    assert any(re.search(r"\d\$ \d♙ · \S", line) for line in found)


def test_a_gained_hammer_shows_what_its_builds_cost() -> None:
    """Nails are 1 Buck cheaper, the Surveyor's Office 2 more for Rivers and Bridges."""
    side = "bucks=9 lodge=3 rivers=1 barrels=nails town=surveyors-office hand=miners-bunkhouse"
    table = play(turn(world(3, P1=side), "P1", 2), "P1 open nails")
    seen = view(table, 0)

    tails = {
        text: head.tail
        for text, head in zip(
            _texts(seen), COLOMA.grouping(seen, canvas(seen))(_texts(seen)) or [], strict=True
        )
    }

    assert tails["hammer river 2"].startswith("≈2 1♙ · 4 VP")
    assert "1$ 1♙ · " in tails["hammer bridge toll"]
    assert tails["hammer miners-bunkhouse"] == "Miners' Bunkhouse 2$ 1♙"


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


def _texts(seen: dict[str, Any]) -> list[str]:
    return [option["text"] for option in seen["decision"]["options"]]


@slow
@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (1, {"hotels": "yes", "specialties": "deluxe", "level": "legend"}),
        (2, {"mules": "yes", "boards": "B"}),
        (5, {"hotels": "yes", "specialties": "box", "boards": "B"}),
    ],
    ids=["solo", "mules", "five"],
)
def test_nothing_is_wider_than_its_window(players: int, settings: dict[str, str]) -> None:
    speak("fr")  # French needs more room.
    table = open_table("coloma", players, settings, seed=7, names=["A very long name"] * players)
    dice = Dice(7)
    while table.decision is not None:
        for width, height in ((80, 24), (118, 36)):
            console = window(width, height)
            print_frame(console, table, table.awaited[0], ["news"] * 5, plain=False)
            lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
            assert max(map(len, lines)) <= width
            assert len(lines) < height
        table.pick(dice.below(len(table.options())))


def test_a_screen_reader_hears_what_things_do() -> None:
    _, seen = next(moments("dial", 1, level="legend", specialties="box"))
    lines = COLOMA.plain(seen, canvas(seen))
    _, at_first = next(moments("discard-start"))
    _, robber = next(moments("dial", 2, specialties="deluxe"))

    assert any("Event: Newcomers (2 Dudes)" in line for line in lines)
    assert any("(pay 1 Gold Nugget for 3 VP)" in line for line in lines)
    assert any("; 1 Outlaw comes)" in line for line in lines)
    assert any(line.startswith("The Shade: ") and "level Legend" in line for line in lines)
    assert any(line.startswith("Forty-Niner: always there: each nugget") for line in lines)
    assert any(line.startswith("Sutter's Mill: Shovel: 3 Bucks") for line in lines)
    assert COLOMA.plain(at_first, canvas(at_first))[0] == "1848."
    spoken = COLOMA.plain(robber, canvas(robber))
    assert any(line.startswith("Robber: instead of moving the Wagon") for line in spoken)


def test_a_screen_reader_hears_words_and_no_signs() -> None:
    for lang in ("en", "fr"):
        for _, seen in moments("act", 2):
            lines = COLOMA.plain(seen, canvas(seen, lang=lang))
            assert not re.search(r"[✦♙△♘▯▥≈⌒⌂†✗☞↰●▲$]", "\n".join(lines))
            order = ["1848", "Site 1", "Site 5", "Ann", "Bob"] if lang == "en" else []
            places = [next(n for n, it in enumerate(lines) if it.startswith(w)) for w in order]
            assert places == sorted(places)
            break
