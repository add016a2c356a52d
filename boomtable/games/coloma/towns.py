"""Sections 14 and 22: Town Buildings from the hand, and Hotels from the supply."""

from __future__ import annotations

from boomtable.games.coloma.answers import BuildTown
from boomtable.games.coloma.forms import HOTEL
from boomtable.games.coloma.gold import purse
from boomtable.games.coloma.pieces import (
    Cost,
    Costs,
)
from boomtable.games.coloma.state import Coloma, without
from boomtable.games.coloma.turn_happenings import (
    CardBuilt,
    HotelBuilt,
)
from boomtable.games.coloma.water import pay_cost


def town_cost(costs: Costs, tool: str, less_buck: int = 0) -> Cost:
    """The cost of a building by Hammer or Saw; no part falls below 0 (C-16.7)."""
    if tool == "saw":
        return costs.saw
    cost = costs.hammer
    return Cost(max(0, cost.buck - less_buck), 0, cost.dude) if less_buck else cost


def town_builds(
    game: Coloma, seat: int, tool: str, less_buck: int = 0, towns_only: bool = False
) -> list[BuildTown]:
    """The cards of the hand, then the Hotel, that can be built with a tool."""
    box = game.box
    dudes, gold = game.dudes[seat], game.gold[seat]
    if tool == "saw":
        forms = box.saw_cards
        found = [
            forms[card]
            for card in game.hand[seat]
            if (cost := box.cards[card].costs.saw).gold <= gold and cost.dude <= dudes
        ]
        hotel = box.hotels.costs.saw
        can_build = hotel.gold <= gold and hotel.dude <= dudes
    else:
        forms = box.hammer_cards
        budget = purse(game, seat) + less_buck
        found = [
            forms[card]
            for card in game.hand[seat]
            if (cost := box.cards[card].costs.hammer).buck <= budget and cost.dude <= dudes
        ]
        hotel = box.hotels.costs.hammer
        can_build = hotel.buck <= budget and hotel.dude <= dudes
    if game.hotels_left and can_build and not towns_only:
        found.append(forms[-1])  # C-22.2: wherever a Town Building may be built.
    return found


def build(game: Coloma, seat: int, answer: BuildTown, less_buck: int = 0) -> None:
    """C-14.2: the card lies open in the tableau; its abilities wait for the next turn."""
    if answer.card == HOTEL:
        game.hotels_left -= 1
        game.hotels[seat] += 1
        game.emit(HotelBuilt(seat, answer.tool))
        pay_cost(game, seat, town_cost(game.box.hotels.costs, answer.tool, less_buck))
        return
    number = game.box.card_of[answer.card]
    card = game.box.cards[number]
    game.hand[seat] = without(game.hand[seat], number)
    game.town[seat] = (*game.town[seat], number)
    game.built += 1
    game.emit(CardBuilt(seat, answer.tool, answer.card, card.named))
    pay_cost(game, seat, town_cost(card.costs, answer.tool, less_buck))
