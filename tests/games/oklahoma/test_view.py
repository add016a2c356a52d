"""What everybody sees."""

from __future__ import annotations

from boomtable.engine import open_table, view
from tests.games.oklahoma.builders import FIXED, at, half, opened, play
from tests.marks import rule


def seen(table) -> dict:
    return dict(view(table, None)["table"])


def test_everybody_sees_everything():
    table = half(opened(modules="sooners"), "b4-b10")

    assert view(table, 0)["table"] == view(table, 1)["table"] == view(table, None)["table"]


def test_the_view_of_the_fixed_start():
    shown = seen(opened())

    assert shown["boomers"] == [["b4", "h7", "e10"], ["g2", "d5", "j8"]]
    assert shown["stones"] == ["f3", "f6", "f9"]
    assert (shown["mines"], shown["river"], shown["sooners"], shown["modules"]) == ([], [], [], [])
    assert (shown["rails_right"], shown["rails_above"]) == ([], [])
    assert (shown["phase"], shown["side"], shown["turn"]) == ("move", 0, 1)
    assert (shown["active"], shown["trail"], shown["banned"], shown["over"]) == (None,) * 4
    assert (shown["quiet"], shown["quiet_limit"]) == (0, 24)
    assert shown["position"] == shown["start"] == FIXED
    assert [area["kind"] for area in shown["areas"]] == ["contested"]


def test_the_view_in_the_middle_of_a_turn():
    shown = seen(half(opened(), "b4-b10"))

    assert shown["phase"] == "stones"
    assert shown["active"] == "b10"
    assert shown["trail"] == {"from": "b4", "to": "b10", "stones": []}


def test_the_trail_of_the_last_turn():
    shown = seen(play(opened(), "b4-b10xd5"))

    assert shown["trail"] == {"from": "b4", "to": "b10", "stones": ["b5", "d10"]}
    assert (shown["side"], shown["turn"], shown["active"]) == (1, 2, None)


def test_the_view_of_homesteads_and_sections():
    shown = seen(
        at("5o5/1P3o3Y1/5o5/5o5/4Po5/oooooo5/5oooooo/1P3o3Y1/5o5/5o5/5o2Y2 P f b7-11,c-e9 - 0 -")
    )

    assert shown["phase"] == "over"
    assert shown["over"] == "no-move"
    assert shown["score"] == [44, 50]
    shared = next(area for area in shown["areas"] if area["boomers"] == ["e7", "b10"])
    assert (shared["kind"], shared["owner"], shared["points"]) == ("homestead", 0, 19)
    assert [(part["points"], part["scored"]) for part in shared["sections"]] == [
        (10, True),
        (9, True),
        (6, False),
    ]
    assert "b7" in shown["rails_right"]
    assert shown["rails_above"] == ["c9", "d9", "e9"]
    assert shown["exhausted"] == ["i1", "b4", "j4", "e7", "b10", "j10"]


def test_the_view_of_the_set_up():
    shown = seen(opened(setup="free", modules="sooners"))

    assert (shown["phase"], shown["placing"]) == ("place", "sooner")
    assert (shown["placed"], shown["placements"]) == (0, 12)
    assert shown["areas"] == []


def test_the_banned_sooner_is_shown():
    table = half(opened(modules="sooners"), "i4-i5")
    assert seen(table)["banned"] is None

    table.answer_text("-")

    assert seen(table)["banned"] == "i5"


@rule("O-E26")
def test_stones_of_a_move_that_nobody_saw_are_no_trail():
    line = "11/1P2P6/5o5/9Y1/7P3/5o5/3Y7/11/5o5/6Y4/11 P - - - 1 @b10"
    for answer in ("-", "xg2", "xd5"):
        table = open_table("oklahoma", settings={"position": line})

        table.answer_text(answer)

        assert view(table, None)["table"]["trail"] is None
