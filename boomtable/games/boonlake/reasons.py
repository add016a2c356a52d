"""Why an answer is not possible, in the words of the rules."""

from __future__ import annotations

from typing import TypeAlias

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
from boomtable.games.boonlake.card_reasons import no_discard, no_give, no_play, no_project
from boomtable.games.boonlake.lever_reasons import no_lever, no_modernization
from boomtable.games.boonlake.map_reasons import (
    no_cattle,
    no_development,
    no_place,
    no_upgrade,
)
from boomtable.games.boonlake.outcomes import OUTCOMES
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.state import NOBODY, Boonlake
from boomtable.locale import Text

Kinds: TypeAlias = tuple[type[Option], ...]

MENU: Kinds = (Play, Project, Forgo, Pull, Pass)
FITTING: dict[str, Kinds] = {
    "choose-scoring-tile": (Keep,),
    "choose-first-site": (BuildSite,),
    "choose-strip": (Take, Pull),
    "play": (*MENU, Discard, DrawCards, Top),
    "pay-plan": (PayPlan,),
    "choose-discards": (Give,),
    "explore": (Explore,),
    "place-tile": (PlaceTile,),
    "place-pasture": (PlaceTile, Pass),
    "settlers-welcome": (Welcome,),
    "develop-or-upgrade": (Develop, Upgrade, Pull, Pass),
    "upgrade-cost": (PayWay,),
    "either-track": (Track,),
    "build-site": (BuildSite,),
    "choose-region": (ChooseRegion,),
    "pioneer-common": (TakePart, Top, Pull),
    "settle-common": (*MENU, Discard, Develop, Upgrade, Top),
    "cattle-common": (*MENU, Discard, PlaceCattle, Top),
    "cattle-cost": (PayWay,),
    "region-common": (TakeCoins, Top, Pull),
    "hire": (Hire, Top, Pull),
    "progress-common": (Modernize, DrawCards, Top, Pull),
    "modernize": (Modernize, Pull, Pass),
    "card-exchange": (Exchange, Pass),
    "card-upgrade": (Upgrade, Pass),
    "lever-up": (LeverUp,),
    "move-ship": (Ship,),
    "vase-or-site": (River,),
    "interim-slot": (*MENU, Upgrade),
    "score-tile": (ScoreTile, Pull),
    "score-exchange": (Pays, Pass),
    "last-levers": (Pull, Pass),
}
"""The answers that a question to a seat can have at all; others are for chance."""


PLAIN: dict[type[Option], str] = {
    River: "sites-full",
    Exchange: "no-exchange",
    PayPlan: "no-plan",
    PayWay: "no-way",
    Pays: "no-pays",
    TakeCoins: "no-fame",
    DrawCards: "no-draw",
}
"""Reasons that need no figures."""


def explain(game: Boonlake, option: Option) -> Text | None:
    """Why an option is not legal now."""
    if not isinstance(option, FITTING.get(game.asking, OUTCOMES)):
        question = text(f"ask-short.{game.asking}")
        return text("why.other-question", answer=str(option), question=question)
    if game.asked == NOBODY or isinstance(option, OUTCOMES):
        return None
    return _not_possible(game, option)


def _not_possible(game: Boonlake, option: Option) -> Text | None:
    match option:
        case Play(card):
            return no_play(game, card)
        case Project(tile):
            return no_project(game, tile)
        case Discard(card):
            return no_discard(game, card)
        case Give(card):
            return no_give(game, card)
        case Develop(site):
            return no_development(game, site)
        case Upgrade(site):
            return no_upgrade(game, site)
        case PlaceCattle(space):
            return no_cattle(game, space)
        case PlaceTile(space):
            return no_place(game, space)
        case Modernize(slot):
            return no_modernization(game, slot)
        case Top(lever) | Pull(lever) | LeverUp(lever):
            return no_lever(game, option, lever)
        case Forgo(levers):
            return no_lever(game, option, *levers)
    return _no_other(game, option)


def _no_other(game: Boonlake, option: Option) -> Text | None:
    seat, costs = game.asked, game.box.costs
    match option:
        case Hire("coins" | "cards") if not game.supply[seat]:
            return text("why.supply-empty")
        case Hire("coins"):
            return text("why.hire-coins", n=costs.hire_coins)
        case Hire("cards"):
            return text("why.hire-cards", n=costs.hire_cards)
        case Ship(space):
            return text("why.no-landing", space=space, n=game.steps)
        case ScoreTile(tile):
            return text("why.no-mark", tile=tile)
        case ChooseRegion(region):
            return text("why.covered", region=region)
        case BuildSite(resource):
            return text("why.no-site", resource=resource)
    key = PLAIN.get(type(option))
    return text(f"why.{key}") if key else None
