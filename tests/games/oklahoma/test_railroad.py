"""Section 11: Santa Fe Railroad."""

from __future__ import annotations

import pytest

from boomtable.engine import Refusal
from boomtable.games.oklahoma.rails import read_rails
from boomtable.games.oklahoma.scoring import homestead_scores
from tests.games.oklahoma.builders import (
    PURPLE,
    YELLOW,
    answers,
    area_at,
    at,
    opened,
    play,
    position,
    refused_settings,
    score,
)
from tests.games.oklahoma.test_scoring import E9_END
from tests.marks import rule

E12 = "5o5/1P3o3Y1/5o5/5o5/4Po5/oooooo5/5oooooo/1P3o3Y1/5o5/5o5/5o2Y2 P f b7-11,c-e9 - 0 -"


def laid(rails: str):
    return opened(modules="santa-fe", rails=rails)


@rule("O-11.1", "O-R16")
def test_rails_lie_between_neighbouring_squares_and_not_on_the_edge():
    assert refused_settings(modules="santa-fe", rails="k1-11") == "rails-edge"
    assert refused_settings(modules="santa-fe", rails="a-k11") == "rails-edge"
    assert refused_settings(modules="santa-fe", rails="c1-12") == "rails-run"
    assert refused_settings(modules="santa-fe", rails="c5-3") == "rails-run"
    assert refused_settings(modules="santa-fe", rails="d-a7") == "rails-run"


@rule("O-11.1", "O-R16")
def test_there_are_one_to_thirty_rails():
    thirty = "c1-11,h1-11,a-c5,d-h6"
    assert read_rails(thirty).count == 30
    laid(thirty)
    assert refused_settings(modules="santa-fe", rails=thirty + ",i-i3") == "rails-count"
    assert refused_settings(modules="santa-fe", rails=",") == "unknown-layout"


@rule("O-11.2", "O-R16")
def test_the_track_reaches_at_least_two_sides():
    assert read_rails("c1-11").sides == 2
    assert read_rails("a-k5").sides == 2
    assert read_rails("c1-3,a-c3").sides == 2
    assert read_rails("c2-10").sides == 0
    laid("c1-3,a-c3")
    assert refused_settings(modules="santa-fe", rails="c1-10") == "rails-sides"
    assert refused_settings(modules="santa-fe", rails="c1-2,d1-2") == "rails-sides"


@rule("O-11.3")
def test_the_stones_of_the_start_are_used_as_usual():
    assert position(laid("double-track")) == (
        "11/4P6/5o5/9Y1/7P3/5o5/3Y7/1P9/5o5/6Y4/11 P f c1-11,h1-11 - 0 -"
    )


@rule("O-11.4")
def test_during_play_rails_mean_nothing():
    plain, railed = opened(), laid("pinwheel")
    for turn in ("b4-b10xg2", "j8-f8", "e10-e1xd5", "g2-j2xh7"):
        assert answers(plain) == answers(railed)
        play(plain, turn)
        play(railed, turn)

    assert plain.state.stones == railed.state.stones
    assert area_at(railed, "a1").squares == area_at(plain, "a1").squares


@rule("O-11.5", "O-11.6", "O-E10", "O-R14")
def test_rails_divide_a_homestead_into_sections():
    table = at(E9_END.replace(" - - - 0 -", " f c1-7,d8-11,a-d7 - 0 -"))

    sections = {
        tuple(section.points for section in homestead.sections): homestead.points
        for homestead in homesteads(table)
    }
    assert sections == {(14, 12, 9, 4): 26, (2,): 2, (15, 4): 15, (11,): 11, (20,): 20}
    assert score(table) == (28, 46)
    assert table.score().winners == (YELLOW,)


@rule("O-11.6", "O-E12", "O-R15")
def test_a_homestead_scores_as_many_sections_as_it_has_boomers():
    table = at(E12)

    shared = next(one for one in homesteads(table) if len(one.boomers) == 2 and one.owner == PURPLE)
    assert [section.points for section in shared.sections] == [10, 9, 6]
    assert shared.points == 19
    assert score(table) == (44, 50)


@rule("O-11.6")
def test_if_there_are_fewer_sections_than_boomers_all_are_scored():
    table = at(E12)

    two = next(one for one in homesteads(table) if len(one.boomers) == 2 and one.owner == YELLOW)
    assert len(two.sections) == 1
    assert two.points == two.squares.bit_count()


@rule("O-11.6")
def test_it_does_not_matter_where_the_boomers_stand():
    # Both boomers of E12 in the smallest section: the best two score all the same.
    table = at(E12.replace("5o5/1P3o3Y1", "2P2o5/3P1o3Y1").replace("4Po5", "5o5"))

    shared = next(one for one in homesteads(table) if len(one.boomers) == 2 and one.owner == PURPLE)
    assert shared.points == 19


def test_the_score_sheet_spells_the_sections_out():
    lines = [str(line.what) for line in at(E12).score().lines]

    assert (
        "Homestead of e7, b10: 25 squares in 3 sections; 2 of them score: 10 squares, 9 squares"
        in lines
    )


def test_rails_have_one_text():
    assert str(read_rails("f-k6,a-f5,f6-6,e6-6")) == "e6-6,f6-6,a-f5,f-k6"
    assert str(read_rails("c4-5,c1-3")) == "c1-5"
    with pytest.raises(Refusal, match="already"):
        read_rails("c1-3,c3-5")


def test_turning_rails_by_half():
    assert str(read_rails("a1-1").turned()) == "j11-11"
    assert str(read_rails("a-c1").turned()) == "i-k10"
    assert str(read_rails("c1-7,a-d7").turned().turned()) == "c1-7,a-d7"


def homesteads(table):
    return homestead_scores(table.state)
