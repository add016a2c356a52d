"""Where a Wagon best goes: the route whose benefits, and whose end, are worth most."""

from __future__ import annotations

from boomtable.bots.judges.coloma.outlook import Outlook, listing_worth
from boomtable.bots.judges.coloma.worth import tents_worth
from boomtable.games.coloma.answers import Go
from boomtable.games.coloma.state import Coloma, deck_size
from boomtable.games.coloma.wagon import spaces_ahead

LONGEST = 9
"""Further than this nobody looks."""


def best_route(game: Coloma, seat: int, spaces: int, view: Outlook) -> tuple[float, list[Go]]:
    """The best way to go so many spaces at most, with at least one step, and what it is worth."""
    search = _Search(game, seat, view)
    return search.onward(game.wagons[seat], min(spaces, LONGEST), {*game.trail})


class _Search:
    """A search through the map for one Wagon."""

    def __init__(self, game: Coloma, seat: int, view: Outlook) -> None:
        box = game.box
        self.box = box
        price = dict(view.price)
        if not deck_size(game, seat):
            price["card"] = 1.0  # C-9.2: an empty deck pays in Victory Points.
        if not game.dudes_left[seat]:
            price["dude"] = 0.0
        if not game.tents_left[seat]:
            price["tent"] = 0.0
        if not game.supply:
            price["gold"] = 0.0
        if game.horses[seat] >= box.horses:
            price["horse"] = 0.0
        self.gains = [listing_worth(box, node.listing, price) for node in box.nodes]
        self.stops = [listing_worth(box, node.stop, price) for node in box.nodes]
        self.ahead = _ways(game, seat)
        self.ends = _ends(game, seat, view)

    def onward(self, at: int, spaces: int, closed: set[int]) -> tuple[float, list[Go]]:
        """The best of all ways on from a space; the move may end at any of the next."""
        best, route = float("-inf"), list[Go]()
        closed.add(at)
        for node in self.ahead[at]:
            if node in closed:
                continue
            gain = self.gains[node]
            worth, way = gain + self.ends[node], [self.box.goes[node]]
            if spaces > 1:
                further, steps = self.onward(node, spaces - 1, closed)
                if gain + further > worth:
                    worth, way = gain + further, [*way, *steps]
            if self.box.nodes[node].is_town and self.stops[node] + self.ends[node] > worth:
                worth, way = self.stops[node] + self.ends[node], [self.box.stops[node]]
            if worth > best:
                best, route = worth, way
        closed.discard(at)
        return best, route


def _ways(game: Coloma, seat: int) -> list[tuple[int, ...]]:
    """For each space those that can be entered next, other Wagons skipped."""
    others = {
        wagon
        for side, wagon in enumerate(game.wagons)
        if side != seat and not game.box.nodes[wagon].is_town
    }
    if not others:
        return [node.near for node in game.box.nodes]
    twin = game.copy()
    twin.trail = ()
    found = []
    for number, node in enumerate(game.box.nodes):
        if others.isdisjoint(node.near):
            found.append(node.near)
            continue
        twin.wagons[seat] = number
        found.append(tuple(spaces_ahead(twin, seat)))
    return found


def _ends(game: Coloma, seat: int, view: Outlook) -> list[float]:
    """What it is worth to stand on each space when the move is over."""
    if not view.turns and game.common != "settle":
        return [0.0] * len(game.box.nodes)
    twin = game.copy()
    found = []
    nowhere: float | None = None
    for number, node in enumerate(game.box.nodes):
        if not node.lands and nowhere is not None:
            found.append(nowhere)
            continue
        twin.wagons[seat] = number
        found.append(tents_worth(twin, seat, view))
        if not node.lands:
            nowhere = found[-1]
    return found
