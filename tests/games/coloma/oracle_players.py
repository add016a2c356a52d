"""Players and chance with leanings, which make rare things happen in games of Coloma."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boomtable.engine import Dice
from tests.games.coloma.oracle import Oracle
from tests.games.coloma.oracle_effects import CHANCE, Question
from tests.laws.worlds import World

Player = Callable[[Oracle, Question], str]

TASTES: dict[str, tuple[list[int], tuple[str, ...]]] = {
    # What a seat goes for: Sites (empty: the Barker's), and beginnings of answers, best first.
    "any": ([1, 2, 3, 4, 5], ()),
    "thrifty": ([1, 1, 2, 4], ("use", "end", "decline", "stop", "done", "pay 0")),
    "rich": ([1, 5, 1], ("use", "open", "sell 0", "tent", "end")),
    "builder": ([3, 3, 1], ("use", "hammer", "saw", "open", "discard")),
    "architect": ([2, 2, 1], ("hammer bridge", "saw bridge", "saw", "hammer", "use", "open")),
    "driver": ([4, 4, 4, 1], ("wagon", "go", "rob", "open axle-grease", "use", "hammer river")),
    "landlord": ([5, 4, 3], ("settle", "land", "done", "use", "go", "wagon", "shop", "tent")),
    "settler": ([5, 5, 4], ("settle", "land", "event", "guest", "tent", "wagon")),
    "gunman": ([5, 5, 1], ("settle", "row", "use", "done", "open")),
    "innkeeper": ([3, 5, 5, 1], ("hammer hotel", "saw hotel", "settle", "guest", "use")),
    "cooper": ([], ("barrel", "use", "open", "shop")),
    "horse dealer": ([], ("shop 0", "wagon", "go", "use dry")),
    "collector": ([3, 4, 4], ("use coloma-lantern 1", "open rolled", "wagon", "go g", "discard")),
    "homesteader": ([1, 1, 3], ("use homesteader", "saw", "hammer", "use", "tent")),
    "vigilante": ([], ("use vigilante", "row", "open", "barrel", "use", "wagon", "go hangtown!")),
    "gambler": ([1, 1, 1, 1, 2], ("use faro", "use gambler", "use stage", "use", "wagon")),
}

CARDS = ["land-office", "faro-parlor", "timber-wharf", "carpenters-yard", "surveyors-office"]
CARDS += ["river-bend-brewery", "stage-depot", "livery-stable", "express-office"]


def recoloured(world: World, dice: Dice) -> World:
    """The same world with the colours, and so boards and specialties, of other seats (C-R64)."""
    left = ["red", "blue", "green", "yellow", "purple", "orange"]
    colors = [left.pop(dice.below(len(left))) for _ in range(world.players)]
    return World(world.game, world.players, world.settings | {"colors": ",".join(colors)})


def scripted(answers: list[str], then: Player | None = None) -> Player:
    """Gives these answers, one after the other, and leaves what follows to another player."""
    rest: Iterator[str] = iter(answers)

    def play(oracle: Oracle, question: Question) -> str:
        answer = next(rest, None)
        if answer is not None:
            return answer
        assert then is not None, "the script is too short"
        return then(oracle, question)

    return play


def biased(dice: Dice) -> Player:
    """Six players with tastes of their own, and a chance that has some too."""
    tastes = [dice.pick(list(TASTES)) for _ in range(6)]
    if dice.below(4) == 0:
        tastes = [tastes[0]] * 6
    loyalty = 2 + dice.below(10)  # They do something else once in so many answers.
    barrels = dice.pick(["", "", "axle", "nails", "black", "rolled", "rye"])
    card = dice.pick(["", *CARDS])  # All want this card most.
    crowd = dice.below(3) == 0  # All go where the first one goes.

    def sites(oracle: Oracle, question: Question, taste: str) -> list[str]:
        liked = TASTES[taste][0] or [oracle.barker]
        if crowd:
            liked = [1 + (oracle.year + oracle.round) % 5]
        site = dice.pick(liked)
        return [it for it in question.answers if it.startswith(f"dial {site}")]

    def prefers(oracle: Oracle, question: Question) -> list[str]:
        if question.seat == CHANCE:
            wanted = [f" {it}" for it in (barrels, card) if it]
            return [it for it in question.answers if any(word in it for word in wanted)]
        taste = tastes[question.seat]
        if question.prompt == "dial":
            return sites(oracle, question, taste)
        wanted = [f"{tool} {card}" for tool in ("hammer", "saw") if card]
        for start in [*wanted, *TASTES[taste][1]]:
            found = [it for it in question.answers if it.startswith(start)]
            if found:
                return found
        return []

    def play(oracle: Oracle, question: Question) -> str:
        liked = prefers(oracle, question) if dice.below(loyalty) else []
        answers = liked or question.answers
        if not liked and len(answers) > 1 and dice.below(2):
            answers = [it for it in answers if it != "end"]
        return dice.pick(answers)

    return play
