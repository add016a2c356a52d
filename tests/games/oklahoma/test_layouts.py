"""Layouts by id, or by squares and runs; bad ones get one clear sentence."""

from __future__ import annotations

import pytest

from boomtable.engine import Refusal
from boomtable.games.oklahoma.board import names_of
from boomtable.locale import LANGUAGES
from tests.games.oklahoma.builders import opened, position, refused_settings
from tests.marks import rule


@pytest.mark.parametrize(
    ("module", "setting", "layouts"),
    [
        ("santa-fe", "rails", ["roundhouse", "pinwheel", "double-track"]),
        (
            "silver-mines",
            "mines",
            ["five-lodes", "four-claims", "compass", "three-shafts", "mother-lode"],
        ),
        ("red-river", "river", ["red-river", "two-creeks", "water-holes", "oxbows", "long-bend"]),
        ("sooners", "sooners", ["wide", "close"]),
    ],
)
def test_every_layout_can_be_named(module: str, setting: str, layouts: list[str]):
    starts = {position(opened(modules=module, **{setting: layout})) for layout in layouts}

    assert len(starts) == len(layouts)
    assert position(opened(modules=module, **{setting: layouts[0]})) == position(
        opened(modules=module)
    )


@rule("O-R16", "O-R22")
def test_a_layout_can_be_given_by_squares_and_runs():
    table = opened(
        modules="santa-fe,silver-mines,red-river,sooners",
        rails="a-k5",
        mines="a1, k11, a11",
        river="f6,f7",
        sooners="b1 c1 d1",
    )

    ground = table.state.ground
    assert names_of(ground.mines) == ["a1", "a11", "k11"]
    assert names_of(ground.river) == ["f6", "f7"]
    assert position(table).split(" ")[3] == "a-k5"
    assert len(table.state.sooners) == 3


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"modules": "santa-fe", "rails": "nowhere"}, "unknown-layout"),
        ({"modules": "santa-fe", "rails": "x9-y3"}, "rails-run"),
        ({"modules": "santa-fe", "rails": "k1-11"}, "rails-edge"),
        ({"modules": "santa-fe", "rails": "c1-3"}, "rails-sides"),
        ({"modules": "silver-mines", "mines": "silver"}, "unknown-layout"),
        ({"modules": "silver-mines", "mines": "a1,b2"}, "mines-count"),
        ({"modules": "silver-mines", "mines": "a1,b2,z9"}, "no-square"),
        ({"modules": "silver-mines", "mines": "a1,b2,b2"}, "square-twice"),
        ({"modules": "silver-mines", "mines": "b4,b2,b3"}, "shared-square"),
        ({"modules": "red-river", "river": ","}, "unknown-layout"),
        ({"modules": "red-river", "river": "a12"}, "no-square"),
        ({"modules": "sooners", "sooners": "a1,b1"}, "sooners-count"),
        ({"modules": "sooners", "sooners": "a1,b1,c1,d1"}, "sooners-count"),
        ({"modules": "sooners", "sooners": "b4,b1,c1"}, "shared-square"),
        ({"modules": "sooners", "sooners": "f3,b1,c1"}, "shared-square"),
        ({"modules": "sooners", "sooners": "wide", "setup": "free"}, "sooners-placed"),
        ({"modules": "silver-mines,red-river", "mines": "five-lodes"}, "mine-on-river"),
        ({"modules": "silver-mines,sooners", "mines": "five-lodes"}, "shared-square"),
        ({"rails": "pinwheel"}, "engine.setting-needs"),
        ({"modules": "gold"}, "engine.setting-value"),
        ({"modules": "sooners,sooners"}, "engine.setting-twice"),
        ({"first": "blue"}, "engine.setting-value"),
        ({"position": "nonsense"}, "position.fields"),
    ],
)
def test_a_bad_option_gets_a_clear_sentence(settings: dict[str, str], reason: str):
    assert refused_settings(**settings) == reason
    with pytest.raises(Refusal) as refused:
        opened(**settings)
    assert all(refused.value.say(lang) for lang in LANGUAGES)
