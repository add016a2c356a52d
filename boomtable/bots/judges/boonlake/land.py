"""What a side's pieces on the map are worth, with what may become of them.

Most that can be done in a turn leaves the map as it was: so all that has been found out about a
map is kept as long as the seat thinks about one question.
"""

from __future__ import annotations

from msgspec import Struct

from boomtable.bots.judges.boonlake.columns import columns_of
from boomtable.bots.judges.boonlake.outlook import Outlook
from boomtable.games.boonlake.atlas import (
    bridge_presences,
    connected_tiles,
    presences_near,
    settlements_near,
)
from boomtable.games.boonlake.pieces import HOUSE, INHABITANT
from boomtable.games.boonlake.state import PASTURE, Boonlake
from boomtable.games.boonlake.upgrading import has_settlement_in

TO_HOUSE, TO_SETTLEMENT, TO_CATTLE = 0.5, 0.55, 0.35
"""How much of the next upgrade is worth something before it is made."""
LATER_HOUSE, LATER_SETTLEMENT = 0.75, 0.5
"""How much less the one after it."""
NEAR = (0.25, 0.45, 0.7, 1.0)
"""How likely a house with so many presences near becomes a settlement."""
GIVEN_UP = 0.7
"""What an inhabitant is worth who will be there when he is needed."""


class Land(Struct):
    """What is known about a map, for one side."""

    worth: float
    regions: list[int]
    """Own presences by region."""
    group: int = -1
    """The largest group of connected tiles (-1: not counted yet)."""
    bridges: int = -1
    """Own presences at bridges (-1: not counted yet)."""


def land_of(game: Boonlake, seat: int, view: Outlook) -> Land:
    """The map as it is."""
    key = (
        tuple(game.owner),
        tuple(game.piece),
        tuple(game.herds),
        tuple(game.laid),
        game.cattle[seat],
    )
    known = view.lands.get(key)
    if known is None:
        known = view.lands[key] = _looked_at(game, seat, view)
    return known


def group_of(game: Boonlake, seat: int, view: Outlook) -> int:
    """The largest group of connected tiles."""
    land = land_of(game, seat, view)
    if land.group < 0:
        land.group = connected_tiles(game, seat)
    return land.group


def bridges_of(game: Boonlake, seat: int, view: Outlook) -> int:
    """Own presences at bridges."""
    land = land_of(game, seat, view)
    if land.bridges < 0:
        land.bridges = bridge_presences(game, seat)
    return land.bridges


def _looked_at(game: Boonlake, seat: int, view: Outlook) -> Land:
    piece, region_of = game.piece, game.box.region_of
    spots = [spot for spot, its in enumerate(game.owner) if its == seat]
    cattle = [(space, herd.count(seat)) for space, herd in enumerate(game.herds) if herd]
    regions = [0] * len(game.box.regions)
    for spot in spots:
        regions[region_of[spot // 2]] += 1
    total, scorings = 0.0, len(view.scorings)
    for space, number in cattle:
        if number:
            regions[region_of[space]] += number
            total += number * settlements_near(game, space) * scorings
    total += view.presence * sum(regions)
    if view.turns or game.scoring_step:
        time = min(1.0, 0.3 + view.turns / 3.0)
        inhabitants = sum([piece[spot] == INHABITANT for spot in spots])
        houses = [spot for spot in spots if piece[spot] == HOUSE]
        total += time * TO_HOUSE * _housing(game, seat, view, inhabitants)
        total += time * TO_SETTLEMENT * _settling(game, seat, view, houses)
        total += time * TO_CATTLE * _herding(game, seat, view)
    return Land(total, regions)


def _housing(game: Boonlake, seat: int, view: Outlook, inhabitants: int) -> float:
    """Inhabitants on sites that may become houses."""
    columns = columns_of(game, view)
    built, part, total = game.houses[seat], 1.0, 0.0
    for number in range(built, min(built + inhabitants, game.box.houses)):
        gain = columns.houses[number + 1] - columns.houses[number] - GIVEN_UP * view.inhabitant
        total += part * max(0.0, gain)
        part *= LATER_HOUSE
    return total


def _settling(game: Boonlake, seat: int, view: Outlook, houses: list[int]) -> float:
    """Houses that may become settlements."""
    box, built = game.box, game.settlements[seat]
    if built == box.settlements or not houses:
        return 0.0
    costs, columns = box.costs, columns_of(game, view)
    due = costs.settlement_inhabitants + costs.settlement_extra_inhabitants[built]
    gain = columns.settlements[built + 1] - columns.settlements[built]
    gain -= GIVEN_UP * due * view.inhabitant
    found = []
    for spot in houses:
        its = gain + box.tiles[game.laid[spot // 2]].sites[spot % 2].settlement_vp
        if has_settlement_in(game, seat, box.region_of[spot // 2]):
            its -= costs.second_settlement_in_region_vp
        if its > 0.0:
            found.append(its * NEAR[min(len(NEAR) - 1, presences_near(game, spot))])
    found.sort(reverse=True)
    return sum([its * LATER_SETTLEMENT**place for place, its in enumerate(found)])


def _herding(game: Boonlake, seat: int, view: Outlook) -> float:
    """The next cattle, on the pasture where it is worth most."""
    box, placed = game.box, game.cattle[seat]
    if placed == box.cattle:
        return 0.0
    columns = columns_of(game, view)
    gain = columns.cattle[placed + 1] - columns.cattle[placed]
    extra = box.costs.cattle_extra_inhabitants[placed]
    scorings, best = len(view.scorings), 0.0
    for space, tile in enumerate(game.laid):
        if tile != PASTURE or len(game.herds[space]) == box.herd_most:
            continue
        due = box.costs.cattle_inhabitants[len(game.herds[space])] + extra
        its = gain - due * GIVEN_UP * view.inhabitant + scorings * settlements_near(game, space)
        best = max(best, its)
    return best
