"""The game against an oracle that was written from the rules digest alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boomtable.bots import make_bot
from boomtable.engine import (
    Components,
    Dice,
    Refusal,
    Seat,
    Table,
    export,
    open_table,
    read_record,
)
from tests.games.boomtown.oracle import Oracle, Question
from tests.games.boomtown.oracle_picture import in_engine, in_oracle
from tests.games.boomtown.oracle_players import Player, biased, scripted, spoilt, spoken
from tests.games.boomtown.oracle_position import read_box
from tests.games.boomtown.oracle_reader import Refused, replay
from tests.laws.worlds import World, worlds_of
from tests.marks import rule, slow

WORLDS = worlds_of("boomtown")


def compare(table: Table, oracle: Oracle, question: Question | None) -> None:
    """Everything that both know must be the same."""
    expected = in_oracle(oracle, question)
    found = in_engine(table, set(expected))
    unlike = {key: (found[key], expected[key]) for key in expected if found[key] != expected[key]}
    assert not unlike, f"{unlike} after {oracle.lines[-3:]}"
    if question is None:
        assert table.is_over
        return
    assert table.decision is not None
    assert (table.decision.seats, table.decision.prompt) == ((question.seat,), question.prompt)
    assert [str(option) for option in table.options()] == question.answers


def play_both(world: World, player: Player, box: dict[str, Any] | None = None) -> Oracle:
    """Play a game in both, every answer from outside, and compare after every answer."""
    components = Components(box) if box else None
    table = open_table(
        world.game, world.players, world.settings, components=components, replaying=True
    )
    oracle = Oracle(world.players, bool(world.settings.get("short")), box)
    talk = oracle.play()
    question: Question | None = next(talk)
    while question is not None:
        compare(table, oracle, question)
        answer = player(oracle, question)
        table.pick(question.answers.index(answer))
        try:
            question = talk.send(answer)
        except StopIteration:
            question = None
    compare(table, oracle, None)
    assert export(table).splitlines() == oracle.lines
    return oracle


def bots_game(world: World, name: str, seed: int) -> Table:
    """A finished game of bots, chance and forced answers left to the table."""
    table = world.open(seed)
    dice = Dice(seed)
    bots = [make_bot(name, world.game, dice.spawn()) for _ in range(world.players)]
    while not table.is_over:
        seat = table.awaited[0]
        table.answer(bots[seat].decide(Seat(table, seat)), seat)
    return table


def answers_of(table: Table) -> list[str]:
    return [str(answer.option) for answer in table.answers]


def disagreement(text: str) -> str | None:
    """How engine and oracle differ about a record, if they do."""
    try:
        oracle, refused = replay(text), ""
    except Refused as why:
        oracle, refused = None, str(why)
    try:
        table = read_record(text)
    except Refusal as why:
        return f"only the engine refuses: {why}" if oracle else None
    if oracle is None:
        return f"only the oracle refuses: {refused}"
    # The engine goes on as far as answers are forced.
    if export(table).splitlines()[: len(oracle.lines)] != oracle.lines:
        return f"the engine reads {export(table)}, the oracle {oracle.lines}"
    return None


@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_a_game_is_the_one_the_digest_tells(world: World) -> None:
    play_both(world, biased(Dice(1)))


@slow
@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_many_games_are_the_ones_the_digest_tells(world: World) -> None:
    dice = Dice(2004)
    for _ in range(22):
        play_both(world, biased(dice))


@slow
@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_the_numbers_are_those_of_the_components_file(world: World) -> None:
    dice = Dice(1848)
    for _ in range(4):
        play_both(world, biased(dice), other_box())


def other_box() -> dict[str, Any]:
    """A box with other printed values: poor players, dear saloons, many dangerous mines."""
    box = read_box()
    box["gold"]["start"] = 4
    box["mayor"] |= {"mines_to_found": 3, "fee_per_mine": 2, "governor_factor": 3}
    box["saloon"] |= {"pay": 5, "pay_with_girls": 11}
    box["events"] |= {"card_shark_loss": 3, "stagecoach_gain": 7, "new_vein_bonus": 2}
    box["collapse"]["totals"] = [3, 6, 7, 11]
    box["scoring"] |= {"per_mayor_pawn": 4}
    for number, mine in enumerate(box["mine"]):
        mine["dangerous"] = number % 3 == 0
        mine["value"] = 1 + number % 4
    return box


@slow
@rule("B-R6")
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_games_of_bots_are_the_ones_the_digest_tells(world: World, bot: str) -> None:
    table = bots_game(world, bot, seed=5)
    asked: list[Question] = []
    script = scripted(answers_of(table))

    def play(oracle: Oracle, question: Question) -> str:
        asked.append(question)
        return script(oracle, question)

    assert export(table).splitlines() == play_both(world, play).lines
    # Forced answers were given by the table itself.
    forced = [question.seat >= 0 and len(question.answers) == 1 for question in asked]
    assert [answer.forced for answer in table.answers] == forced


def play_on(record: str, check: Callable[[Oracle], bool]) -> None:
    """Play a beginning for three in both, look at where it has led, and play on to the end."""
    checked: list[bool] = []
    rest = biased(Dice(3))

    def play(oracle: Oracle, question: Question) -> str:
        checked.append(check(oracle))
        return rest(oracle, question)

    play_both(World("boomtown", 3, {"short": False}), scripted(spoken(record), play))
    assert checked[0]


@rule("B-14.3", "B-23.3")
def test_when_both_dangerous_mines_collapse_a_kept_governor_goes_on_the_first_pawn() -> None:
    play_on(
        """first P1
        turn 1: CJ7 CM6 CJ4
        P1 pass
        P2 pass
        P3 pass
        P1 take CJ7
        P2 take CM6
        P3 take CJ4
        roll 1 3
        turn 2: CJ12 CM12 CJ5
        P1 pass
        P2 pass
        P3 pass
        P1 take CJ12
        P2 take CM12
        P3 take CJ5
        roll 1 3
        turn 3: SN2 SN3 CM3
        P1 pass
        P2 pass
        P3 pass
        P1 take SN2
        P2 take SN3
        P3 take CM3
        roll 1 3
        turn 4: DG2 DG3 CM4
        P1 pass
        P2 pass
        P3 pass
        P1 take DG2
        P2 take DG3
        P3 take CM4
        roll 1 3
        turn 5: CC3 CC4 governor
        P1 pass
        P2 pass
        P3 pass
        P1 take CC3
        P2 take CC4
        P3 take governor
        roll 6 6""",
        lambda oracle: (oracle.mayor, oracle.governor) == ({"CJ": 2, "CM": 2}, "CJ"),
    )


@rule("B-9.6", "B-14.4")
def test_the_governor_is_discarded_when_the_pawn_goes_back_to_the_supply() -> None:
    play_on(
        """first P1
        turn 1: CJ4 SN2 DG2
        P1 pass
        P2 pass
        P3 pass
        P1 take CJ4
        P2 take SN2
        P3 take DG2
        roll 5 6
        turn 2: CJ5 CC3 CM3
        P1 pass
        P2 pass
        P3 pass
        P1 take CJ5
        P2 take CC3
        P3 take CM3
        roll 5 6
        turn 3: governor dynamite-1 dynamite-2
        P1 pass
        P2 pass
        P3 pass
        P1 take governor
        P1 appoint CJ
        P2 take dynamite-1
        P2 blast CJ4
        P3 take dynamite-2
        P3 blast CJ5""",
        lambda oracle: not oracle.mayor and oracle.governor is None and "governor" in oracle.out,
    )


@rule("B-22.4", "B-24.2")
def test_what_a_poor_debtor_earns_in_his_saloon_comes_too_late() -> None:
    play_on(
        """first P3
        turn 1: CC3 DG3 SN2
        P3 bid 10
        P1 pass
        P2 pass
        P3 take CC3
        P1 take DG3
        P2 take SN2
        roll 6 6
        turn 2: saloon-1 saloon-2 SN3
        P3 pass
        P1 pass
        P2 pass
        P3 take saloon-1
        P3 open DG
        P1 take saloon-2
        P1 open CC
        P2 take SN3
        roll 1 2""",
        lambda oracle: oracle.gold == [13, 18, 2],
    )


@slow
@pytest.mark.parametrize("world", WORLDS, ids=str)
def test_a_record_with_a_mistake_is_refused_by_both(world: World) -> None:
    dice = Dice(30)
    for _ in range(4):
        lines = play_both(world, biased(dice)).lines
        for _ in range(50):
            text = "\n".join(spoilt(lines, dice))
            assert disagreement(text) is None, text
