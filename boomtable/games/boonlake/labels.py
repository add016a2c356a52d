"""Every option in words, with the numbers that matter for it."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.boonlake.answers import (
    BuildSite,
    ChooseRegion,
    Develop,
    Discard,
    DrawCards,
    Exchange,
    Explore,
    Forgo,
    Give,
    Hire,
    Keep,
    LeverUp,
    Modernize,
    Pass,
    PayPlan,
    Pays,
    PayWay,
    PlaceCattle,
    PlaceTile,
    Play,
    Project,
    Pull,
    River,
    ScoreTile,
    Ship,
    Take,
    TakeCoins,
    TakePart,
    Top,
    Track,
    Upgrade,
    Welcome,
)
from boomtable.games.boonlake.building_labels import cattle_label, slot_label, upgrade_label
from boomtable.games.boonlake.conditions import is_met
from boomtable.games.boonlake.descriptions import (
    amount,
    card_in_words,
    condition_in_words,
    effects_in_words,
    price_in_words,
)
from boomtable.games.boonlake.developing import site_at
from boomtable.games.boonlake.effects import region_coins
from boomtable.games.boonlake.interim import marker_vp
from boomtable.games.boonlake.lever_labels import lever_label
from boomtable.games.boonlake.modifiers import card_discount, discard_bonus
from boomtable.games.boonlake.outcomes import (
    Dealt,
    Draws,
    GrayTile,
    LayStrip,
    OpenTile,
    SoloCorner,
    StartPlayer,
    StartTile,
    TurnSoloTile,
)
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.projects import TRACK_STEPS
from boomtable.games.boonlake.score_exchange import can_exchange
from boomtable.games.boonlake.state import Boonlake
from boomtable.games.boonlake.upgrading import tile_name
from boomtable.locale import Text, Who


def label(game: Boonlake, option: Option) -> Text:
    """An option in words."""
    match option:
        case Play() | Project() | Discard() | Give() | DrawCards() | PayPlan():
            return _card(game, option)
        case Develop() | Upgrade() | PlaceCattle() | PlaceTile() | PayWay():
            return _on_the_map(game, option)
        case Top() | Pull() | Forgo() | LeverUp():
            return lever_label(game, option)
        case Keep() | ScoreTile() | Pays():
            return _scoring(game, option)
        case Take(strip):
            return _strip(game, strip)
        case Pass() | TakePart() | Track() | Explore() | Welcome() | River():
            return text(f"option.{str(option).replace(' ', '-')}")
    return _other(game, option) or _outcome(game, option)


def _card(game: Boonlake, option: Option) -> Text:
    box, seat = game.box, game.asked
    less = card_discount(game, seat)
    match option:
        case Play(card):
            shown = box.cards[box.card_of[card]]
            return text(
                "option.play",
                card=shown.named,
                kind=box.kinds[shown.kind].named,
                cost=price_in_words(box, shown.price, less),
                effects=card_in_words(box, shown),
                vp=amount("vp", shown.vp),
            )
        case Project(tile):
            project = box.scoring_tiles[box.scoring_tile_of[tile]]
            factor = box.costs.own_tile_factor if is_own(game, tile) else 1
            return text(
                "option.project",
                tile=project.named,
                cost=price_in_words(box, project.price, less),
                vp=amount("vp", project.vp * factor),
                step=text(f"effect.advance-{project.track}", n=TRACK_STEPS),
            )
        case Discard(card):
            kind = box.cards[box.card_of[card]].kind
            coins = box.costs.discard_coins + discard_bonus(game, seat, kind)
            return text("option.discard", card=box.names[card], coins=amount("coins", coins))
        case Give(card):
            return text("option.give", card=box.names[card])
        case PayPlan():
            return _plan(game, option)
    costs = box.costs
    n = costs.progress_draw if game.asking == "progress-common" else costs.builder_draw
    return text("option.draw", cards=amount("cards", n))


def is_own(game: Boonlake, tile: str) -> bool:
    """Whether a scoring tile is that of the player who is asked."""
    return game.own[game.asked] == game.box.scoring_tile_of[tile]


def _plan(game: Boonlake, option: PayPlan) -> Text:
    names = game.box.names
    boats = [names[boat] for boat in option.boats]
    coins = amount("coins", abs(option.coins))
    key = "option.plan-gain" if option.coins < 0 else "option.plan"
    if option.levers:
        key += "-levers"
    return text(key, coins=coins, boats=boats, levers=[names[lever] for lever in option.levers])


def _on_the_map(game: Boonlake, option: Option) -> Text:
    box, seat = game.box, game.asked
    match option:
        case Develop(site):
            spot = box.spot_of[site]
            shown = site_at(game, spot)
            return text(
                "option.develop",
                site=site,
                tile=tile_name(game, spot),
                effects=effects_in_words(box, shown.effect),
                cost=effects_in_words(box, shown.cost),
            )
        case Upgrade(site):
            return upgrade_label(game, box.spot_of[site])
        case PlaceCattle(space):
            return cattle_label(game, space)
        case PlaceTile(space):
            region = box.regions[box.region_of[space]].named
            reward = effects_in_words(box, box.spaces[space].reward)
            return text("option.place", space=space, region=region, reward=reward)
        case PayWay(lever, inhabitants, vp):
            due = [amount("inhabitants", inhabitants)] if inhabitants or not vp else []
            due += [amount("vp", vp)] if vp else []
            if lever:
                return text("option.way-lever", lever=box.names[lever], amounts=due)
            return text("option.way", amounts=due)
    raise AssertionError(f"{option} of {seat} is not on the map")


def _scoring(game: Boonlake, option: Option) -> Text:
    box = game.box
    match option:
        case Keep(tile):
            shown = box.scoring_tiles[box.scoring_tile_of[tile]]
            return text(
                "option.keep",
                tile=shown.named,
                cost=price_in_words(box, shown.price),
                vp=amount("vp", shown.vp),
                condition=condition_in_words(box, shown.condition, box.scorings),
            )
        case ScoreTile(tile):
            number = box.scoring_tile_of[tile]
            shown = box.scoring_tiles[number]
            condition = condition_in_words(box, shown.condition, game.scoring)
            vp = amount("vp", marker_vp(game, game.asked, number))
            key = f"option.score{'-own' if is_own(game, tile) else ''}"
            if can_exchange(game, game.asked, number):
                key += "-exchange"
            else:
                met = is_met(game, game.asked, shown.condition, game.scoring)
                key += "-met" if met else "-failed"
            return text(key, tile=shown.named, condition=condition, vp=vp)
        case Pays(counts):
            tile_number = game.marks[game.asked][-1]
            payments = box.scoring_tiles[tile_number].condition.payments
            due = [
                amount(effect.what, effect.n * times)
                for payment, times in zip(payments, counts, strict=True)
                for effect in box.listings[payment].effects
                if effect.op == "lose" and times
            ]
            return text("option.pays", amounts=due)
    raise AssertionError(f"{option} scores nothing")


def _strip(game: Boonlake, strip: str) -> Text:
    row = game.strips.index(game.box.strip_of[strip])
    shown = game.box.rows[row]
    key = "option.take-cost" if shown.vp_cost else "option.take"
    name = game.box.names[strip]
    return text(key, strip=name, row=row + 1, n=shown.steps, vp=amount("vp", shown.vp_cost))


def _other(game: Boonlake, option: Option) -> Text | None:
    box, seat = game.box, game.asked
    match option:
        case BuildSite(resource):
            level = game.sites[seat][box.resource_of[resource]] + 1
            return text("option.site", resource=box.names[resource], level=level)
        case ChooseRegion(region):
            number = box.region_named[region]
            listing = -1 if number in game.covered else box.regions[number].label
            reward = effects_in_words(box, listing)
            return text("option.region", region=box.names[region], reward=reward)
        case TakeCoins(fame):
            coins = amount("coins", region_coins(game, seat))
            return text("option.coins-fame" if fame else "option.coins", coins=coins)
        case Hire("coins"):
            return text("option.hire-coins", amount=amount("coins", box.costs.hire_coins))
        case Hire("cards"):
            return text("option.hire-cards", amount=amount("cards", box.costs.hire_cards))
        case Hire():
            return text("option.hire-stop")
        case Modernize(slot):
            return slot_label(game, slot - 1)
        case Exchange(number):
            listing, place = game.effect
            offer = box.listings[listing].effects[place].options[number - 1]
            return text("option.exchange", effects=effects_in_words(box, offer))
        case Ship(space):
            river = box.river[box.river_of[space]]
            key = "option.ship-harbor" if river.harbor else "option.ship"
            return text(key, space=space, reward=effects_in_words(box, river.reward))
    return None


def _outcome(game: Boonlake, option: Option) -> Text:
    """What chance can bring."""
    names = game.box.names
    match option:
        case StartPlayer(seat):
            return text("option.start", starter=Who(seat))
        case StartTile(_, name) | LayStrip(_, name) | Draws(_, name) | Dealt(_, name):
            return text("option.thing", name=names[name])
        case OpenTile(name) | GrayTile(name) | TurnSoloTile(name):
            return text("option.thing", name=names[name])
        case SoloCorner(corner):
            return text(f"option.corner-{corner}")
    raise AssertionError(f"{option} has no label")
