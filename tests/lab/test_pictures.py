"""Pictures and pages in both languages."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from boomtable.lab.change_pages import change_page
from boomtable.lab.comparison import compare
from boomtable.lab.figures import figures
from boomtable.lab.pages import Experiment, report_page
from boomtable.lab.plots import CHANGE_PLOTS, REPORT_PLOTS, change_plots, plotted, report_plots
from boomtable.lab.statistics import Estimate
from boomtable.lab.svg import Panel, chart, histogram, ticks
from boomtable.lab.voice import Voice
from tests.french import french
from tests.lab.games import CARDS, played

GAMES = [played(10 + n, 20 - n, mill=(1, 0), offered=(0, 1), gold=n) for n in range(6)]
LATER = [played(12 + n, 25 - n, mill=(1, 1), offered=(0, 1), gold=n) for n in range(6)]
EXPERIMENT = Experiment("Claims", "boomtable simulate claims", "abc", 3, "def")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_picture_is_drawn_and_is_whole(lang: str) -> None:
    voice = Voice(lang, "claims")

    plots = report_plots(figures(GAMES, [CARDS]), [CARDS], voice)
    changes = change_plots(compare(GAMES, LATER, [CARDS]), [CARDS], voice)

    assert sorted(plots) == sorted(plotted(REPORT_PLOTS, [CARDS]))
    assert sorted(changes) == sorted(plotted(CHANGE_PLOTS, [CARDS]))
    for picture in (*plots.values(), *changes.values()):
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        assert '"nan"' not in picture


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["# Claims: a balance report", "Mill", "Points by source", "50.0%"]),
        ("fr", [french("# Claims : rapport d’équilibre"), "Moulin", "Points par source"]),
    ],
)
def test_the_page_reads_well_in_both_languages(lang: str, words: list[str]) -> None:
    page = report_page(EXPERIMENT, figures(GAMES, [CARDS]), [CARDS], Voice(lang, "claims"), {})

    assert [word for word in words if word not in page] == []
    assert "![" not in page
    assert page == french(page) or lang == "en"


def test_a_picture_that_lies_beside_the_page_is_shown_in_it() -> None:
    found, voice = compare(GAMES, LATER, [CARDS]), Voice("en", "claims")

    page = change_page(EXPERIMENT, found, [CARDS], voice, {"card": "x-card.svg"})

    assert "![card](x-card.svg)" in page
    assert "before `abc`, after `def`" in page
    assert "**+" in page


def test_what_nobody_used_leaves_its_place_empty() -> None:
    panel = Panel("wins", [None, Estimate(0.5, 0.2, 0.8)], str, marks=[None, 0.3])

    picture = chart("<A & B>", ["one", "two"], [panel])

    assert picture.count("<circle") == 1
    assert "&lt;A &amp; B&gt;" in picture


def test_a_chart_of_nothing_is_a_chart() -> None:
    ElementTree.fromstring(chart("none", ["one"], [Panel("wins", [None], str)]))
    ElementTree.fromstring(histogram("none", [0], [(3, 1)], ("all", "winners")))


@pytest.mark.parametrize(
    ("low", "high"), [(0, 1), (-0.31, 0.02), (0, 0), (97, 131), (-5, 118), (0.4999, 0.5)]
)
def test_the_scale_covers_its_figures_with_few_ticks(low: float, high: float) -> None:
    scale = ticks(low, high)

    assert scale[0] <= low + 1e-6
    assert scale[-1] >= high - 1e-6
    assert len(scale) <= 8


def test_numbers_have_their_sign_and_their_language() -> None:
    english, french_ = Voice("en", "x"), Voice("fr", "x")

    assert english.difference(Estimate(-1.24, -2, -0.5)) == "**−1.2 (−2.0 to −0.5)**"
    assert english.difference(Estimate(0.01, -2, 2)) == "0.0 (−2.0 to +2.0)"
    assert english.difference(Estimate(0.02, 0.01, 0.03)) == "0.0 (0.0 to 0.0)"
    assert french_.number(1234.5) == "1\u202f234,5"
    assert french_.percent(0.256) == "25,6\N{NO-BREAK SPACE}%"
    assert english.share(None) == "–"
