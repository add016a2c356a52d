"""Section 21: the order of options, and which questions are put at all."""

import pytest

from boomtable.engine import Dice, open_table
from tests.games.boonlake.worlds import (
    BOX,
    action,
    answers,
    asked,
    interim,
    options,
    play,
    table_of,
    world,
)
from tests.marks import rule

WORDS = ("play", "project", "discard", "develop", "upgrade", "cattle", "modernize", "draw")
LAST = ("forgo", "top", "pull")
ALL = ",".join(lever.id for lever in BOX.levers)
RICH = (
    f"P1 coins=30 vases=3 ranch=4 levers={ALL} boats=loam,iron sites=wood2,loam2,stone2,iron2"
    " hand=windmill,windmill,tool-shed,night-watch"
)
MAP = "map 10:market-square[P1i,-] 18:terrace[P1h,P2i] 17:pasture[P2c] 19:mint[P2h] 9:pasture[]"


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (("play", 0, "builder"), ("play", "project", "draw", "forgo", "pull", "pass")),
        (
            ("play", 0, "builder-common"),
            ("play", "project", "discard", "forgo", "top", "pull", "pass"),
        ),
        (("play", 0, "pioneer"), ("play", "project", "discard", "forgo", "pull", "pass")),
        (
            ("settle_common", 0),
            ("play", "project", "discard", "develop", "upgrade", *LAST, "pass"),
        ),
        (("cattle_common", 0), ("play", "project", "discard", "cattle", *LAST, "pass")),
        (("develop_or_upgrade", 0), ("develop", "upgrade", "pull", "pass")),
        (("interim_slot", 0), ("play", "project", "upgrade", "forgo", "pull", "pass")),
        (("modernize", 0), ("pull", "pass")),
        (("progress_common", 0), ("draw", "top", "pull")),
        (("pioneer_common", 0), ("common", "top", "pull")),
        (("hire", 0, True), ("hire", "top", "pull", "hire")),
        (("choose_strip", 0), ("takes", "pull")),
        (("last_levers", 0), ("pull", "pass")),
    ],
)
def test_options_stand_in_the_order_of_the_menu(step, words):
    table = table_of(world(2, MAP, RICH, named_region=0), step)

    found = [option.split()[0] for option in options(table)]
    runs = [word for place, word in enumerate(found) if place == 0 or found[place - 1] != word]
    assert tuple(runs) == words


def test_within_a_word_options_stand_in_the_order_of_the_data_file_or_by_number():
    table = table_of(world(2, MAP, RICH), ("settle_common", 0))

    assert options(table, "play") == ["play windmill", "play tool-shed", "play night-watch"]
    assert options(table, "develop", "upgrade") == ["develop 10b", "upgrade 10a", "upgrade 18a"]
    cattle = table_of(world(2, MAP, RICH), ("cattle_common", 0))
    assert options(cattle, "cattle") == ["cattle 9", "cattle 17"]
    assert options(table, "top")[:2] == ["top vase-trade vase", "top vase-trade coins"]


@rule("L-R68")
def test_a_question_is_put_exactly_if_its_column_says_so():
    """Random games: what is put has the options that the column names, forced or not."""
    may_pass = {"play", "develop-or-upgrade", "place-pasture", "settle-common", "cattle-common"}
    may_pass |= {"modernize", "card-exchange", "card-upgrade", "interim-slot", "last-levers"}
    may_pass |= {"score-exchange"}
    several = {"pay-plan", "upgrade-cost", "cattle-cost", "lever-up", "score-exchange"}
    seen = set()
    for seed in range(12):
        table = open_table("boonlake", 2 + seed % 3, seed=seed)
        dice = Dice(seed)
        while table.decision is not None:
            prompt = table.decision.prompt
            found = [str(it) for it in table.options()]
            seen.add(prompt)
            assert ("pass" in found) == (prompt in may_pass), prompt
            if prompt in several:
                assert len(found) > 1, prompt
            table.pick(dice.below(len(found)))
        for answer in table.answers:
            assert not (answer.forced and answer.prompt in several)
    assert may_pass | several <= seen | {"card-upgrade", "lever-up", "cattle-cost"}


@rule("L-R68")
@pytest.mark.parametrize(
    ("step", "said", "first"),
    [
        (("play", 0, "builder-common"), "", "P1 pass"),
        (("develop_or_upgrade", 0), "", "P1 pass"),
        (("settle_common", 0), "", "P1 pass"),
        (("cattle_common", 0), "", "P1 pass"),
        (("modernize", 0), "", "P1 pass"),
        (("interim_slot", 0), "", "P1 pass"),
        (("hire", 0, True), "", "P1 hire stop"),
        (("progress_common", 0), "", "P1 draw"),
        (("pioneer_common", 0), "", "P1 common"),
        (("choose_region_coins", 0), "levers=regional-fame", "P1 coins"),
        (("vase_or_site", 0), "sites=wood2,loam2,stone2,iron2", "P1 river vase"),
        (("last_levers", 0), "levers=towpath boats=wood,wood", "P1 pass"),
    ],
)
def test_an_answer_without_alternative_is_written_if_the_column_holds(step, said, first):
    game = world(2, f"P1 ranch=0 {said}", named_region=0, taken=BOX.strip_of["builder"])

    table = table_of(game, step)

    assert answers(table)[0] == first
    assert table.answers[0].forced


@rule("L-R68")
@pytest.mark.parametrize(
    ("step", "said", "fields"),
    [
        (("region_common", 0), "levers=foreman", {"named_region": 0}),
        (("settle_levers", 0), "levers=regional-fame,towpath*", {}),
        (("maybe_welcome", 0), "levers=settlers-welcome*", {}),
        (("maybe_welcome", 0), "levers=settlers-welcome supply=0", {}),
        (("explore", 0), "", {"mound": ()}),
        (("place_pasture", 0), "", {"pastures": 0}),
        (("lever_up", 0, 1), "levers=foreman,towpath*", {}),
        (("maybe_build_site", 0), "sites=wood2,loam2,stone2,iron2", {}),
    ],
)
def test_nothing_is_asked_or_written_if_the_column_does_not_hold(step, said, fields):
    table = table_of(world(2, "map 10:old-mill[-,-]", f"P1 {said}", **fields), step)

    assert (asked(table), answers(table)) == ("nobody", [])


@rule("L-R68", "L-R70")
def test_hire_is_not_asked_again_once_the_supply_is_empty():
    table = table_of(world(2, "P1 coins=9 supply=1"), ("hire", 0, True))

    play(table, "P1 hire coins")

    assert (asked(table), answers(table)) == ("nobody", ["P1 hire coins"])


@rule("L-R60", "W-62")
def test_a_hand_keeps_its_pause_even_with_nothing_to_play():
    hand = "hand=windmill,saw-pit,fish-weir"
    asks = action(world(2, f"P1 {hand}"), "settle")
    assert asked(asks) == "P1 play"
    assert options(asks) == ["pass"]

    empty = action(world(2, "map 10:old-mill[-,-]", "P1 ranch=1"), "settle")
    assert answers(empty) == ["P1 takes settle", "P1 pass"]
    assert asked(empty) == "P1 develop-or-upgrade"


def test_a_pull_leads_back_to_the_same_question_with_less_to_pull():
    table = interim(world(2, MAP, RICH))

    while options(table, "pull"):
        before = len(options(table, "pull"))
        play(table, f"P1 {options(table, 'pull')[-1]}")
        while asked(table) == "chance draw-card":
            table.pick(0)
        while asked(table) == "P1 choose-discards":
            table.pick(0)
        assert asked(table) == "P1 interim-slot"
        assert len(options(table, "pull")) < before
