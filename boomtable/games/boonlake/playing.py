"""Section 7: playing a card, realizing a project, discarding for coins, payment."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import PayPlan
from boomtable.games.boonlake.cards import discard, part_with
from boomtable.games.boonlake.happenings import CardDiscarded, CardPlayed
from boomtable.games.boonlake.levers import set_boats
from boomtable.games.boonlake.modifiers import card_discount, discard_bonus
from boomtable.games.boonlake.payment import Plan, is_payable, plans
from boomtable.games.boonlake.pieces import ANY_KIND, NONE, Price
from boomtable.games.boonlake.purse import gain_coins, pay_coins, pay_vases
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.slots import use_lever
from boomtable.games.boonlake.state import Boonlake, put, with_one


def plays(game: Boonlake, seat: int, kind: int) -> list[Option]:
    """L-7.11: the cards of the hand that have a legal plan, then the projects (L-8.1)."""
    box, hand = game.box, game.hand[seat]
    canal = box.canal.view(game.sites[seat], game.boats[seat], game.ready[seat])
    less, coins, vases = card_discount(game, seat), game.coins[seat], game.vases[seat]
    found: list[Option] = []
    for card in dict.fromkeys(hand):
        design = box.cards[card]
        price = design.price
        if (
            kind in (ANY_KIND, design.kind)
            and price.vases <= vases
            and is_payable(canal, price.needs, max(0, price.coins - less), coins)
        ):
            found.append(box.forms.plays[card])
    if not can_mark_project(game, seat):
        return found
    for tile in game.open_tiles:
        price = box.scoring_tiles[tile].price
        if (
            tile not in game.projects[seat]
            and price.vases <= vases
            and is_payable(canal, price.needs, max(0, price.coins - less), coins)
        ):
            found.append(box.forms.projects[tile])
    return found


def can_mark_project(game: Boonlake, seat: int) -> bool:
    """L-8.4, L-R8: whether there will be an inhabitant for marking a project."""
    costs = game.box.costs
    taken = min(costs.project_inhabitants, game.supply[seat])
    return taken + game.ranch[seat] >= costs.project_marker_inhabitants


def discards(game: Boonlake, seat: int, kind: int) -> list[Option]:
    """L-7.1: the cards of an allowed kind that can be discarded for coins."""
    cards, forms = game.box.cards, game.box.forms.discards
    return [
        forms[card]
        for card in dict.fromkeys(game.hand[seat])
        if kind in (ANY_KIND, cards[card].kind)
    ]


def discard_for_coins(game: Boonlake, seat: int, card: int) -> None:
    """L-7.3: 2 coins, and more by permanent effects for its kind."""
    shown = game.box.cards[card]
    discard(game, seat, card)
    game.emit(CardDiscarded(seat, shown.id, shown.named))
    bonus = discard_bonus(game, seat, shown.kind)
    gain_coins(game, seat, game.box.costs.discard_coins + bonus)


def open_plans(game: Boonlake, seat: int, price: Price) -> list[Plan]:
    """L-7.12: the plans on offer for a price."""
    canal = game.box.canal.view(game.sites[seat], game.boats[seat], game.ready[seat])
    due = max(0, price.coins - card_discount(game, seat))
    return plans(canal, price.needs, due, game.coins[seat])


def begin_playing(game: Boonlake, seat: int, card: int, tile: int) -> None:
    """Pay for a card (or for a project, if ``card`` is none); with several plans it asks."""
    found = open_plans(game, seat, price_of(game, card, tile))
    if len(found) == 1:
        pay(game, seat, card, tile, found[0])
    else:
        game.push("choose_plan", seat, card, tile)


def price_of(game: Boonlake, card: int, tile: int) -> Price:
    """What a card, or else a project, costs."""
    return game.box.cards[card].price if card != NONE else game.box.scoring_tiles[tile].price


@rules.step
async def choose_plan(game: Boonlake, seat: int, card: int, tile: int) -> None:
    """L-7.12: one of several plans."""
    game.paying, game.projecting = card, tile
    put(game, seat, "pay-plan")
    answer = await choose(seat, "pay-plan", lambda: pay_plans(game, seat, card, tile))
    box = game.box
    plan = Plan(
        tuple([box.lever_of[lever] for lever in answer.levers]),
        tuple([box.resource_of[boat] for boat in answer.boats]),
        answer.coins,
    )
    pay(game, seat, card, tile, plan)


def pay_plans(game: Boonlake, seat: int, card: int, tile: int) -> list[PayPlan]:
    """The plans as answers, the default first."""
    levers, resources = game.box.levers, game.box.resources
    return [
        PayPlan(
            tuple([levers[lever].id for lever in plan.levers]),
            tuple([resources[place].id for place in plan.boats]),
            plan.coins,
        )
        for plan in open_plans(game, seat, price_of(game, card, tile))
    ]


def pay(game: Boonlake, seat: int, card: int, tile: int, plan: Plan) -> None:
    """L-7.13: pull the levers, receive their coins, move the boats, pay; then play."""
    price = price_of(game, card, tile)
    brought = 0
    for number in plan.levers:
        use_lever(game, seat, number)
        brought += game.box.levers[number].joker_coins
    gain_coins(game, seat, brought)
    set_boats(game, seat, plan.boats)
    pay_coins(game, seat, plan.coins + brought)
    pay_vases(game, seat, price.vases)
    if card == NONE:
        game.push("realize", seat, tile)
    else:
        lay_out(game, seat, card)


def lay_out(game: Boonlake, seat: int, card: int) -> None:
    """L-7.13: the card stays in front of its owner; its immediate effects follow."""
    shown = game.box.cards[card]
    part_with(game, seat, card)
    game.played[seat] = with_one(game.played[seat], card)
    game.emit(CardPlayed(seat, shown.id, shown.named))
    if shown.immediate != NONE:
        game.push("carry_out", seat, shown.immediate)
