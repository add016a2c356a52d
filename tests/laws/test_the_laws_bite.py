"""A law that no game can break proves nothing: here are games that break each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from boomtable.engine import Game, Option, RuleBook, Table, choose, open_table
from tests.laws import test_copies, test_house_rules, test_play, test_secrecy
from tests.toys.claims import GAME as CLAIMS
from tests.toys.claims.state import Claims
from tests.toys.claims.vocabulary import Bury
from tests.toys.nim import GAME as NIM
from tests.toys.nim import Nim


class World:
    """A toy with something broken, all modules in play."""

    def __init__(self, toy: Game, **broken: Any) -> None:
        self.game = replace(toy, **broken)

    def open(self, seed: int) -> Table:
        if self.game.id == "nim":
            return open_table(self.game, seed=seed)
        settings = {"modules": "sheriff,stash", "rounds": "4", "law": "stern"}
        return open_table(self.game, 3, settings, seed=seed)


class Shallow(Claims, kw_only=True):
    """Forgets to copy the hands."""

    def copy(self) -> Shallow:
        twin = Claims.copy(self)
        twin.hands = self.hands
        return twin


def shallow_setup(box: Any, players: int, settings: Any) -> Shallow:
    state = CLAIMS.setup(box, players, settings)
    return Shallow(**structs.asdict(state))


class Uncopied(Nim, kw_only=True):
    """Hands out itself as its own copy."""

    def copy(self) -> Uncopied:
        return self


def uncopied_setup(box: Any, players: int, settings: Any) -> Uncopied:
    return Uncopied(**structs.asdict(NIM.setup(box, players, settings)))


def leaky_view(game: Claims, seat: int | None) -> dict[str, Any]:
    return {**CLAIMS.view(game, seat), "all": [sorted(hand) for hand in game.hands]}


def greedy_inventory(game: Claims) -> dict[str, int]:
    return {"cards": sum(map(len, game.hands))}


def deaf_parse(text: str) -> Option:
    return CLAIMS.parse("play pan" if text.startswith("play") else text)


def endless_sample(game: Claims, seat: int | None, dice: Any) -> None:
    """Draws nothing afresh, and forgets a card that the seat knows."""
    if seat is not None and game.hands[seat]:
        game.hands[seat].pop()


async def hoarding_bury(game: Claims, seat: int) -> None:
    """Holds on to an object of the state while it waits."""
    hand = game.hands[seat]
    buried = await choose(seat, "bury", lambda: [Bury(card) for card in sorted(set(hand))])
    hand.remove(buried.card)
    game.buried.append(buried.card)
    game.buried_by.append(seat)


async def shuffling_bury(game: Claims, seat: int) -> None:
    """Changes the state while it lists the options."""

    def options() -> list[Bury]:
        game.hands[seat].reverse()
        return [Bury(card) for card in dict.fromkeys(game.hands[seat])]

    buried = await choose(seat, "bury", options, pause=True)
    game.hands[seat].remove(buried.card)
    game.buried.append(buried.card)
    game.buried_by.append(seat)


def with_rule(name: str, rule: Callable[..., Any]) -> dict[str, Any]:
    book = RuleBook()
    book.steps = {**CLAIMS.rules.steps, name: (rule, True)}
    return {"rules": book}


@pytest.mark.parametrize(
    ("law", "broken"),
    [
        (test_copies.test_forks_are_equal_and_then_independent, {"setup": shallow_setup}),
        (test_copies.test_old_copies_never_change, {"setup": shallow_setup}),
        (test_copies.test_undo_restores_exactly, {"setup": uncopied_setup}),
        (
            test_secrecy.test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know,
            {"view": leaky_view},
        ),
        (
            test_secrecy.test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know,
            {"sample": endless_sample},
        ),
        (
            test_play.test_pieces_and_money_change_only_by_named_flows,
            {"inventory": greedy_inventory},
        ),
        (test_play.test_notation_and_json_of_every_option_read_back, {"parse": deaf_parse}),
        (
            test_house_rules.test_rules_read_the_state_again_after_every_answer,
            with_rule("bury", hoarding_bury),
        ),
        (test_house_rules.test_options_are_pure, with_rule("bury", shuffling_bury)),
    ],
)
def test_a_broken_game_breaks_the_law(
    law: Callable[..., None], broken: dict[str, Callable[..., Any]]
) -> None:
    inner = law.hypothesis.inner_test
    arguments = {"share": 40} if "share" in inner.__code__.co_varnames else {}

    toy = NIM if broken.get("setup") is uncopied_setup else CLAIMS

    inner(World(toy), seed=3, **arguments)  # The whole game obeys.

    world = World(toy, **broken)
    assert any(_breaks(inner, world, seed=seed, **arguments) for seed in range(12))


def _breaks(law: Callable[..., None], *world: World, **arguments: int) -> bool:
    try:
        law(*world, **arguments)
    except AssertionError:
        return True
    return False
