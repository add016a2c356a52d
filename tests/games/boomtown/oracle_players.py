"""Players and dice that make rare things happen: broke bidders, early events, collapses."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from boomtable.engine import Dice
from tests.games.boomtown.oracle import Oracle, Question

Player = Callable[[Oracle, Question], str]


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


def spoken(record: str) -> list[str]:
    """The answers in the lines of a record, its heading left out."""
    answers = []
    for line in record.split("\n"):
        first, *rest = line.strip().split(" ")
        if first == "turn":
            answers += [f"draw {card}" for card in rest[1:]]
        else:
            answers.append(" ".join(rest) if first in {"P1", "P2", "P3"} else line.strip())
    return answers


def biased(dice: Dice) -> Player:
    """A player with leanings of his own, which are drawn now and followed most of the time."""
    purse = dice.pick(["any", "all", "one more", "pass", "half pass"])
    draws = dice.pick(["any", "events", "danger", "one town", "lasting"])
    takes = dice.pick(["any", "events", "mines", "one town", "dear"])
    rolls = dice.pick(["any", "collapse", "poor debtors", "saloons", "collapse and saloons"])
    opens = dice.pick(["one town", "where others dig"])
    town = dice.pick(["CJ", "CM", "CC", "DG", "SN"])
    loyalty = 2 + dice.below(12)  # He does something else once in so many answers.

    def prefers(oracle: Oracle, question: Question) -> list[str]:
        answers = question.answers
        match question.prompt:
            case "bid":
                return _bids(answers, purse, dice)
            case "row":
                return [a for a in answers if _is_liked(oracle, a.split(" ")[1], draws, town)]
            case "take":
                return [a for a in answers if _is_liked(oracle, a.split(" ")[1], takes, town)]
            case "roll":
                return [a for a in answers if _is_rare(oracle, a, rolls)]
            case "saloon" if opens == "one town":
                return [a for a in answers if a.endswith(town)]
            case "saloon":
                return [a for a in answers if _others_dig(oracle, question.seat, a.split(" ")[1])]
            case "telegraph":
                return [a for a in answers if a.endswith(("no", " 2", " 12"))]
            case "mustang":
                return answers if dice.below(2) else ["mustang no"]
        return answers

    def play(oracle: Oracle, question: Question) -> str:
        liked = prefers(oracle, question) if dice.below(loyalty) else question.answers
        return dice.pick(liked or question.answers)

    return play


def _bids(answers: list[str], purse: str, dice: Dice) -> list[str]:
    match purse:
        case "all":
            return answers[-1:]
        case "one more":
            return answers[1:2] if dice.below(4) else ["pass"]
        case "pass":
            return ["pass"]
        case "half pass":
            return ["pass"] if dice.below(2) else answers
    return answers


def _is_liked(oracle: Oracle, card: str, what: str, town: str) -> bool:
    if card not in oracle.mines:
        lasting = {"saloon", "saloon-girls", "governor", "new-vein", "mustang", "telegraph"}
        return what == "events" or (what == "lasting" and oracle.kind_of[card] in lasting)
    match what:
        case "danger":  # The towns of the dangerous mines.
            return oracle.town_of[card] in {"CJ", "CM"}
        case "one town":
            return bool(oracle.town_of[card] == town)
        case "dear":  # Mines that cost somebody a fee.
            return any(oracle.fee(seat, card) for seat in range(oracle.players))
    return what == "mines"


def _others_dig(oracle: Oracle, seat: int, town: str) -> bool:
    others = [other for other in range(oracle.players) if other != seat]
    return max(oracle.count(other, town) for other in others) > 1


def _is_rare(oracle: Oracle, roll: str, what: str) -> bool:
    total = sum(map(int, roll.split(" ")[1:]))
    collapses: list[int] = oracle.box["collapse"]["totals"]
    if "collapse" in what and total in collapses:
        return True
    debts = [0] * oracle.players
    earned = [0] * oracle.players
    purses = oracle.gold[:]
    for mine, entry in oracle.mines.items():
        if mine not in oracle.owner or entry["number"] != total:
            continue
        purses[oracle.owner[mine]] += oracle.value(mine)
        for saloon, town in oracle.saloon_town.items():
            if town == oracle.town_of[mine] and oracle.owner[saloon] != oracle.owner[mine]:
                debts[oracle.owner[mine]] += oracle.saloon_pay(saloon)
                earned[oracle.owner[saloon]] += oracle.saloon_pay(saloon)
    if what == "poor debtors":  # Those who would need what they earn themselves.
        seats = range(oracle.players)
        return any(debts[seat] and (debts[seat] > purses[seat] or earned[seat]) for seat in seats)
    return "saloons" in what and any(debts)


def spoilt(lines: list[str], dice: Dice) -> list[str]:
    """A record with one thing changed, which may make it another record or none."""
    at, other = dice.below(len(lines)), dice.below(len(lines))
    line, rest = lines[at], lines[at + 1 :]
    changed = [
        [],  # The line is missing,
        [line, line],  # stands twice,
        [lines[other]],  # is another one,
        [lines[other], line],
        [f"  {line}  # so"],
        [f"# {line}"],
        ["", line],
        [spoilt_line(line, lines[other], dice)],
        [spoilt_line(line, lines[other], dice)],
        [spoilt_line(line, lines[other], dice)],
    ]
    if not dice.below(12):
        rest = []  # or is the last.
    return [*lines[:at], *dice.pick(changed), *rest]


def spoilt_line(line: str, other: str, dice: Dice) -> str:
    """A line with one word changed."""
    words = line.split(" ")
    at = dice.below(len(words))
    word = words[at]
    digit = str(dice.below(10))
    changed = [
        [],
        [word, word],
        [dice.pick(other.split(" "))],
        [word.upper()],
        [f"0{word}"],
        [f"+{word}"],
        ["", word],
        ["".join(digit if letter.isdigit() else letter for letter in word)],
        ["".join(digit if letter.isdigit() else letter for letter in word)],
        [f"P{1 + dice.below(5)}" if word[0] == "P" else word],
    ]
    return " ".join([*words[:at], *dice.pick(changed), *words[at + 1 :]])
