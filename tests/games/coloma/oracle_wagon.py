"""The Wagon of the oracle: section 15."""

from __future__ import annotations

from tests.games.coloma.oracle_effects import Asking
from tests.games.coloma.oracle_pieces import Pieces


class Wagons(Pieces):
    """Wagons move on the Frontier Map."""

    def wagon_spaces(self, seat: int, more: int = 0) -> int:
        """How far a Wagon action goes: C-15.2, C-16.7, C-16.13."""
        return self.sides[seat].horses + more + self.mod(seat, "wagon-spaces")

    def holds_another(self, seat: int, node: str) -> bool:
        """Whether a space is skipped: C-15.5, C-15.7."""
        if self.nodes[node]["kind"] == "boomtown":
            return False
        return any(side.wagon == node for side in self.sides if side.seat != seat)

    def ways(self, seat: int, at: str, passed: list[str]) -> list[tuple[list[int], list[str]]]:
        """All ways to a space that can be entered next: the trails taken, the spaces passed.

        C-15.4 to C-15.6, C-R18.
        """
        found: list[tuple[list[int], list[str]]] = []
        for trail, ends in enumerate(self.box["map"]["edges"]):
            if at not in ends:
                continue
            node = ends[1] if at == ends[0] else ends[0]
            if node in passed or node in self.trail:
                continue
            if self.holds_another(seat, node):
                for trails, nodes in self.ways(seat, node, [*passed, node]):
                    found.append(([trail, *trails], [node, *nodes]))
            else:
                found.append(([trail], [node]))
        return found

    def steps(self, seat: int) -> dict[str, list[str]]:
        """For each space that can be entered, the way there: C-R18.

        The fewest skipped spaces, then the trail that stands earlier where two ways part.
        """
        ways = self.ways(seat, self.sides[seat].wagon, [])
        best: dict[str, list[str]] = {}
        for _trails, nodes in sorted(ways, key=lambda way: (len(way[0]), way[0])):
            best.setdefault(nodes[-1], nodes)
        return best

    def go_answers(self, seat: int) -> list[str]:
        """C-15.9: a Boomtown also with its Stop-off."""
        answers = []
        for node in self.steps(seat):
            answers.append(f"go {node}")
            if self.nodes[node]["kind"] == "boomtown":
                answers.append(f"go {node}!")
        return answers

    def set_out(self, seat: int) -> None:
        """The space where an action begins is closed: C-15.4."""
        self.trail = [self.sides[seat].wagon]

    def step(self, seat: int, answer: str) -> Asking[None]:
        """Enter a space, and gain at once: C-15.8 to C-15.10."""
        node = answer.removeprefix("go ").removesuffix("!")
        self.trail += self.steps(seat)[node]
        self.sides[seat].wagon = node
        entry = self.nodes[node]
        effects = entry["stop"] if answer.endswith("!") else entry.get("effects", [])
        yield from self.carry_out(seat, effects)
        if entry["kind"] == "horseshoe":
            yield from self.react(seat, "horseshoe")

    def move(self, seat: int, spaces: int, first: str | None = None) -> Asking[None]:
        """A Wagon action; of a gained one the first step is chosen already: C-15.2, C-15.11."""
        answer = first
        self.set_out(seat)
        for number in range(spaces):
            if answer is None:
                answers = self.go_answers(seat)
                if number:
                    answers.append("stop")
                answer = yield from self.choose(seat, "go", answers)
            if answer == "stop":
                break
            yield from self.step(seat, answer)
            if answer.endswith("!"):
                break
            answer = None
        self.trail = []
