"""Every option in words, with the numbers that matter for it."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.coloma.abilities import replacement, specialty_mods
from boomtable.games.coloma.answers import (
    BuildBridge,
    BuildRiver,
    BuildTown,
    Dial,
    Discard,
    FillRow,
    Go,
    OpenBarrel,
    Pay,
    PitchEvent,
    PitchLand,
    Rob,
    Sell,
    Settle,
    Shop,
    TakeBarrel,
    Use,
    Wagon,
)
from boomtable.games.coloma.forms import HOTEL
from boomtable.games.coloma.gold import own_gold_value
from boomtable.games.coloma.outcomes import (
    Avoid,
    BridgeType,
    BusterGoes,
    Coin,
    Deal,
    Draw,
    FirstSheriff,
    FromStack,
    LayBarrel,
    NextChart,
    Refill,
    WagonCard,
)
from boomtable.games.coloma.phrases import (
    abilities_in_words,
    amount,
    cost_in_words,
    effects_in_words,
    text,
)
from boomtable.games.coloma.pieces import (
    BARKER,
    SALE_VP,
    Bridge,
)
from boomtable.games.coloma.state import NONE, Coloma
from boomtable.games.coloma.towns import town_cost
from boomtable.games.coloma.wagon import wagon_range
from boomtable.games.coloma.water import water_cost
from boomtable.games.coloma.wheel import boom_kind, common_kind
from boomtable.locale import Text, Who


def label(game: Coloma, option: Option) -> Text:
    """An option in words."""
    box = game.box
    match option:
        case Use(card, place, choice):
            ability = box.abilities[box.ability_of[card][place - 1]]
            effects = effects_in_words(box, ability.options[choice - 1])
            return text("option.use", card=box.names[card], effects=effects)
        case BuildRiver() | BuildBridge() | BuildTown():
            return _build(game, option)
        case Shop(tents, horses):
            things = [amount(what, n) for what, n in (("tent", tents), ("horse", horses)) if n]
            cost = tents * box.tent_price + horses * box.horse_price
            return text("option.shop", things=things, cost=amount("buck", cost))
        case TakeBarrel(space):
            return _barrel_of_space(game, space)
        case OpenBarrel(barrel):
            kind = box.barrels[box.barrel_of[barrel]]
            effects = effects_in_words(box, kind.listing)
            return text("option.open", barrel=kind.named, effects=effects)
    return _placed(game, option)


def _placed(game: Coloma, option: Option) -> Text:
    """Steps, placements, payments and cards."""
    box = game.box
    match option:
        case Go(node, stop):
            return _step(game, node, stop)
        case Dial(site, mule):
            return _dial(game, site, mule)
        case Pay(nuggets):
            bucks = max(0, game.due - nuggets * own_gold_value(game))
            parts = (("gold", nuggets), ("buck", bucks))
            return text("option.pay", amounts=[amount(what, n) for what, n in parts if n])
        case FillRow(row):
            return text("option.row", row=row, n=box.rows[row - 1])
        case PitchEvent(site):
            event = box.events[site]
            assert event is not None
            return text("option.event", site=site, name=event.named)
        case PitchLand(land):
            return text("option.land", name=box.names[land])
        case Discard(card, where):
            return text(f"option.discard-{where}", card=box.names[card])
        case Wagon():
            return text("option.wagon", n=wagon_range(game, game.active))
        case Rob():
            return _rob(game)
        case Settle() if game.with_hotels:
            return text("option.settle-hotels")
        case Sell(nuggets):
            return _sale(game, nuggets)
    return _outcome(game, option)


def _build(game: Coloma, option: BuildRiver | BuildBridge | BuildTown) -> Text:
    box = game.box
    less = box.effects[game.gaining].less_buck if game.asking == "gained-action" else 0
    match option:
        case BuildRiver(tool, number):
            canyon = box.boards[game.boards[game.active]].canyons[number - 1]
            return text(
                "option.river",
                canyon=number,
                cost=cost_in_words(water_cost(game, box.river, tool, less)),
                effects=effects_in_words(box, canyon.listing),
                vp=amount("vp", canyon.vp),
            )
        case BuildBridge(tool, bridge):
            shown = box.bridges[box.bridge_of[bridge]]
            cost = cost_in_words(water_cost(game, box.bridge, tool, less))
            return text(
                "option.bridge", bridge=shown.named, cost=cost, scoring=bridge_in_words(shown)
            )
        case BuildTown(tool, card) if card == HOTEL:
            cost = cost_in_words(town_cost(box.hotels.costs, tool, less))
            return text("option.hotel", cost=cost, vp=amount("vp", box.hotels.vp))
        case BuildTown(tool, card):
            shown_card = box.cards[box.card_of[card]]
            return text(
                "option.card",
                card=shown_card.named,
                cost=cost_in_words(town_cost(shown_card.costs, tool, less)),
                abilities=abilities_in_words(box, shown_card.abilities),
            )


def bridge_in_words(bridge: Bridge) -> Text:
    """How a Bridge scores."""
    counted = text(f"count.{bridge.per}")
    return text("option.bridge-score", vp=amount("vp", bridge.rate), per=counted, most=bridge.most)


def _barrel_of_space(game: Coloma, space: int) -> Text:
    outlaws = game.box.stash_outlaws[space]
    if space == 0:
        return text("option.barrel-stack", n=outlaws)
    kind = game.box.barrels[game.stash[space - 1]]
    effects = effects_in_words(game.box, kind.listing)
    return text("option.barrel", barrel=kind.named, effects=effects, n=outlaws)


def _step(game: Coloma, node: str, stop: bool) -> Text:
    shown = game.box.nodes[game.box.node_of[node]]
    if shown.kind == "horseshoe":
        return text("option.go-horseshoe", node=node)
    effects = effects_in_words(game.box, shown.stop if stop else shown.listing)
    return text("option.go-stop" if stop else "option.go", name=shown.named, effects=effects)


def _dial(game: Coloma, site: int, mule: int) -> Text:
    place = BARKER if site == game.barker else site
    pioneer = text(
        "option.dial",
        name=game.box.sites[place].named,
        common=text(f"kind.{common_kind(game, site)}"),
        boom=text(f"kind.{boom_kind(game, site)}"),
    )
    event = game.box.events[mule] if mule else None
    if event is None:
        return pioneer
    return text("option.dial-mule", pioneer=pioneer, event=event.named)


def _rob(game: Coloma) -> Text:
    ability = replacement(game, game.active, "wagon")
    assert ability is not None
    return text("option.rob", effects=effects_in_words(game.box, ability.options[0]))


def _sale(game: Coloma, nuggets: int) -> Text:
    if nuggets == 0:
        return text("option.sell-none")
    seat = game.selling
    rate = max(event.sale_vp for event in game.box.events if event is not None)
    rate += specialty_mods(game, seat)[SALE_VP] if seat != NONE else 0
    return text("option.sell", amount=amount("gold", nuggets), vp=amount("vp", nuggets * rate))


def _outcome(game: Coloma, option: Option) -> Text:
    """What chance can bring, and the answers that are one word."""
    names = game.box.names
    match option:
        case FirstSheriff(seat):
            return text("option.sheriff", sheriff=Who(seat))
        case BridgeType(name) | NextChart(name) | LayBarrel(name) | FromStack(name):
            return text("option.thing", name=names[name])
        case Refill(_, name) | Deal(_, name) | Draw(_, name) | WagonCard(name):
            return text("option.thing", name=names[name])
        case Avoid(site) | BusterGoes(site):
            return text("option.site", site=site, name=game.box.sites[site].named)
        case Coin(side):
            place = [coin.side for coin in game.box.coins].index(side)
            return text("option.coin", site=game.avoided[place])
    return text(f"option.{option}")
