"""Why an answer is not possible, in the words of the rules."""

from __future__ import annotations

from typing import TypeAlias

from boomtable.engine import Option
from boomtable.games.coloma.answers import (
    BuildBridge,
    BuildRiver,
    BuildTown,
    Decline,
    Dial,
    Discard,
    Done,
    End,
    FillRow,
    GainTent,
    Go,
    Guest,
    OpenBarrel,
    Pay,
    PitchEvent,
    PitchLand,
    Rob,
    Sell,
    Settle,
    Shop,
    Stop,
    TakeBarrel,
    Use,
    Wagon,
)
from boomtable.games.coloma.build_reasons import no_bridge, no_building, no_river
from boomtable.games.coloma.gold import own_gold_value, purse
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
from boomtable.games.coloma.phrases import action_in_words, amount, text
from boomtable.games.coloma.state import NEUTRAL, NOBODY, Coloma, deck_size
from boomtable.games.coloma.use_reasons import no_use
from boomtable.locale import Text

Kinds: TypeAlias = tuple[type[Option], ...]

BUILDS: Kinds = (BuildRiver, BuildBridge, BuildTown)
PLACEMENTS: Kinds = (FillRow, PitchEvent, PitchLand, Guest)
MENU: Kinds = (Shop, TakeBarrel, Use, *BUILDS, Wagon, Rob, Settle, GainTent, OpenBarrel, End)

FITTING: dict[str, Kinds] = {
    "first-sheriff": (FirstSheriff,),
    "bridge-types": (BridgeType,),
    "chart": (NextChart,),
    "stash": (LayBarrel, Refill, FromStack),
    "deal": (Deal,),
    "draw": (Draw,),
    "discard-start": (Discard,),
    "gold-sale": (Sell,),
    "buster-avoid": (Avoid,),
    "dial": (Dial,),
    "coin": (Coin,),
    "buster": (BusterGoes,),
    "act": MENU,
    "pay": (Pay,),
    "take-barrel": (TakeBarrel,),
    "go": (Go, Stop),
    "settle": (*PLACEMENTS, Done),
    "gained-action": (*BUILDS, *PLACEMENTS, Go, Rob, Shop, TakeBarrel, GainTent, Decline),
    "discard": (Discard,),
    "wagon-card": (WagonCard,),
}
"""The answers that a question can have at all."""

ACTIONS: dict[type[Option], str] = {
    Shop: "shop",
    TakeBarrel: "barrel",
    Wagon: "wagon",
    Rob: "wagon",
    Settle: "settle",
    GainTent: "tent",
}


def explain(game: Coloma, option: Option) -> Text | None:
    """Why an option is not legal now."""
    return _out_of_place(game, option) or _not_possible(game, option)


def _out_of_place(game: Coloma, option: Option) -> Text | None:
    """Why an option does not belong to the question at all."""
    if game.asking == "gained-action" and _is_of_another_action(game, option):
        action = action_in_words(game.box.effects[game.gaining])
        return text("why.other-action", answer=str(option), action=action)
    if not isinstance(option, FITTING[game.asking]):
        question = text(f"ask-short.{game.asking}")
        return text("why.other-question", answer=str(option), question=question)
    if game.asking == "act" and _is_closed(game, option):
        return text("why.not-open", action=text(f"kind.{_kind(option)}"))
    return None


def _not_possible(game: Coloma, option: Option) -> Text | None:
    match option:
        case BuildRiver():
            return no_river(game, option)
        case BuildBridge():
            return no_bridge(game, option)
        case BuildTown():
            return no_building(game, option)
        case Use():
            return no_use(game, option)
        case Shop():
            return _no_purchase(game, option)
        case TakeBarrel(space):
            return text("why.stash-empty", space=space)
        case FillRow() | PitchEvent() | PitchLand() | Guest():
            return _no_placement(game, option)
        case Go(node, stop):
            return _no_step(game, node, stop)
        case Pay(nuggets):
            return _no_payment(game, nuggets)
        case Discard(card, place):
            return _no_discard(game, card, place)
    return _no_other(game, option)


def _kind(option: Option) -> str:
    match option:
        case BuildRiver(tool) | BuildBridge(tool):
            return f"{tool}-water"
        case BuildTown(tool):
            return f"{tool}-town"
    return ACTIONS[type(option)]


def _is_closed(game: Coloma, option: Option) -> bool:
    """C-8.2: whether the action is not one of the Site's, or has been used."""
    if type(option) not in ACTIONS and not isinstance(option, BUILDS):
        return False
    return _kind(option) not in (game.common, game.boom)


def _is_of_another_action(game: Coloma, option: Option) -> bool:
    """C-16.5: whether the answer does not belong to the action that was gained."""
    kind = game.box.effects[game.gaining].kind
    match option:
        case BuildRiver("hammer") | BuildBridge("hammer") | BuildTown("hammer"):
            return kind not in (_kind(option), "hammer-any")
        case BuildRiver() | BuildBridge() | BuildTown() | Rob() | Shop() | TakeBarrel():
            return kind != _kind(option)
        case GainTent():
            return kind != "tent"
        case Go():
            return kind != "wagon"
        case FillRow():
            return kind not in ("settle", "row")
        case PitchEvent() | PitchLand() | Guest():
            return kind != "settle"
    return not isinstance(option, Decline)


def _no_purchase(game: Coloma, option: Shop) -> Text:
    """C-10.1, C-10.2."""
    box, seat = game.box, game.active
    if option.tents + option.horses == 0:
        return text("why.buy-nothing")
    if option.tents > game.tents_left[seat]:
        return text("why.too-few-tents", n=game.tents_left[seat])
    if option.horses > box.horses - game.horses[seat]:
        return text("why.horse-limit", n=box.horses, horses=game.horses[seat])
    cost = option.tents * box.tent_price + option.horses * box.horse_price
    if cost > purse(game, seat):
        return text(
            "why.too-dear", cost=amount("buck", cost), purse=amount("buck", purse(game, seat))
        )
    return text("why.too-many-items")


def _no_placement(game: Coloma, option: FillRow | PitchEvent | PitchLand | Guest) -> Text:
    """C-17.2 to C-17.7, C-22.4."""
    seat = game.active
    match option:
        case FillRow(row):
            return _no_row(game, row)
        case Guest():
            has_room = game.guests[seat] < game.hotels[seat] * game.box.hotels.spaces
            return text("why.no-dude" if has_room else "why.no-hotel-space")
        case PitchEvent(site) if site not in game.box.wheel:
            return text("why.no-such-site", site=site)
        case PitchLand(land) if land not in game.box.land_of:
            return text("why.no-such-land", land=land)
    if game.tents[seat] == 0:
        return text("why.no-tent")
    if isinstance(option, PitchEvent):
        return text("why.tent-there")
    number = game.box.land_of[option.land]
    if number in game.land_tents[seat]:
        return text("why.tent-there")
    return text("why.wagon-not-there", land=game.box.lands[number].named)


def _no_row(game: Coloma, row: int) -> Text:
    if not 0 < row <= len(game.rows):
        return text("why.no-such-row", row=row, n=len(game.rows))
    owner = game.rows[row - 1]
    if owner != NOBODY:
        return text("why.row-neutral" if owner == NEUTRAL else "why.row-taken", row=row)
    if game.rows_filled >= game.box.rows_per_turn:
        return text("why.row-already")  # C-17.4
    return text("why.row-too-large", n=game.box.rows[row - 1], dudes=game.dudes[game.active])


def _no_step(game: Coloma, node: str, stop: bool) -> Text:
    """C-15.4 to C-15.7, C-15.9."""
    if node not in game.box.node_of:
        return text("why.no-such-space", node=node)
    number = game.box.node_of[node]
    name = game.box.nodes[number].named
    if stop and not game.box.nodes[number].is_town:
        return text("why.no-stop-off", name=name)
    if number == game.wagons[game.active] or number in game.trail:
        return text("why.space-closed", name=name)
    if number in game.wagons and not game.box.nodes[number].is_town:
        return text("why.space-taken", name=name)
    return text("why.no-trail", name=name)


def _no_payment(game: Coloma, nuggets: int) -> Text:
    """C-6.6."""
    seat, value = game.active, own_gold_value(game)
    if nuggets > game.gold[seat]:
        return text("why.too-few-nuggets", n=game.gold[seat])
    if game.due - nuggets * value > game.bucks[seat]:
        missing = game.due - nuggets * value - game.bucks[seat]
        return text("why.pays-too-little", n=missing)
    return text("why.pays-too-much", value=value)


def _no_discard(game: Coloma, card: str, place: str) -> Text:
    """C-9.3."""
    if card not in game.box.card_of:
        return text("why.no-such-card", card=card)
    seat = game.active
    in_hand = seat != NOBODY and game.box.card_of[card] in game.hand[seat]
    if in_hand and place == "bottom" and deck_size(game, seat) == 0:
        return text("why.deck-empty")
    return text("why.not-in-hand", card=game.box.names[card])


def _no_other(game: Coloma, option: Option) -> Text | None:
    match option:
        case Sell(nuggets):
            return text("why.sells-too-much", n=nuggets)
        case Dial(site, mule):
            if game.with_mules and not mule:
                return text("why.no-mule")
            wrong = site if site not in game.box.wheel else mule
            return text("why.no-such-site", site=wrong)
        case OpenBarrel(barrel):
            if barrel not in game.box.barrel_of:
                return text("why.no-such-barrel", barrel=barrel)
            return text("why.no-barrel", barrel=game.box.names[barrel])
        case Wagon():
            return text("why.no-horse")
        case Rob():
            return text("why.no-robbery")
        case Settle():
            return text("why.nothing-to-place")
        case GainTent():
            return text("why.no-tent-left")
        case Stop():
            return text("why.no-stop")
        case Done():
            return text("why.no-done")
        case Decline():
            return text("why.no-decline")
    return None
