"""Sections 3, 7, 21 and 23: the seven steps of a Round, up to the turns and after them."""

from __future__ import annotations

from boomtable.engine import chance, choose_together
from boomtable.games.coloma.happenings import (
    BusterAvoids,
    BusterCame,
    DialsRevealed,
    RoundBegan,
    ShadeCame,
    SiteEvent,
)
from boomtable.games.coloma.outcomes import Avoid, BusterGoes
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import (
    NOBODY,
    SHADE,
    Coloma,
    is_solo,
    player_order,
    renew_limits,
    with_buster,
)
from boomtable.games.coloma.wheel import clockwise, copied_site, go_bust, signpost


@rules.step
def begin_round(game: Coloma) -> None:
    """C-3.2: turn the wheel, then Event, Dials, Pioneers, Bust and turns."""
    game.begin_turn()
    game.round += 1
    game.barker = clockwise(game, game.barker, 1)  # C-4.2
    game.bust = 0
    game.busted = ()
    renew_limits(game)
    game.emit(
        RoundBegan(
            game.box.years[game.year].year,
            game.round,
            game.barker,
            signpost(game),
            copied_site(game),
        )
    )
    plan_dials(game)
    if with_buster(game):
        game.push("show_avoided")
    if not game.with_mules or game.box.mules_events_by_barker:
        game.push("hold_event")  # C-23.2


def plan_dials(game: Coloma) -> None:
    """The Round from the Dials on."""
    game.push("bust_and_turns")
    if with_buster(game):
        game.push("send_buster")
    if game.with_mules:
        game.push("feed_mules")
    if is_solo(game):
        game.push("toss_coin")
    game.push("choose_sites")


@rules.step
def hold_event(game: Coloma) -> None:
    """C-5.1: the Event of the Barker's Site, in player order."""
    game.phase = "event"
    event = game.box.events[game.barker]
    assert event is not None
    game.emit(SiteEvent(game.barker, event.named))
    for seat in reversed(player_order(game)):
        game.push("gain_event", seat, game.barker)


@rules.step
async def show_avoided(game: Coloma) -> None:
    """C-21.2: Sites that Buster will not visit, shown before anybody chooses."""
    for _ in range(game.box.buster_avoids):
        game.asking = "buster-avoid"
        answer = await chance("buster-avoid", lambda: avoidable(game))
        game.avoided = (*game.avoided, answer.site)
    game.emit(BusterAvoids(game.avoided))


def avoidable(game: Coloma) -> list[Avoid]:
    """Buster's cards that have not been shown."""
    box = game.box
    return [box.avoids[site] for site in box.buster_sites if site not in game.avoided]


@rules.step
async def choose_sites(game: Coloma) -> None:
    """C-7.1, C-23.3: all choose in secret, at the same time; then all is revealed (C-7.2)."""
    game.phase = "dials"
    game.active = NOBODY
    dials = game.box.mule_dials if game.with_mules else game.box.dials
    game.asking = "dial"
    answers = await choose_together(range(game.players), "dial", lambda _seat: dials)
    for seat, answer in answers.items():
        game.dials[seat] = answer.site
        game.mules[seat] = answer.mule
    game.emit(
        DialsRevealed(
            tuple([answer.site for answer in answers.values()]),
            tuple([answer.mule for answer in answers.values()]) if game.with_mules else (),
        )
    )


@rules.step
async def toss_coin(game: Coloma) -> None:
    """C-26.8: heads, the Shade goes to the Site of the left card; tails, of the right one."""
    coins = game.box.coins
    game.asking = "coin"
    answer = await chance("coin", lambda: coins)
    game.dials[SHADE] = game.avoided[coins.index(answer)]
    game.emit(ShadeCame(answer.side, game.dials[SHADE]))


@rules.step
def feed_mules(game: Coloma) -> None:
    """C-23.4: in player order the Mules look for their Carrots."""
    game.phase = "mules"
    for seat in reversed(player_order(game)):
        game.push("feed_mule", seat)


@rules.step
async def send_buster(game: Coloma) -> None:
    """C-21.3: Buster goes to the Site of one of the other cards."""
    game.asking = "buster"
    answer = await chance("buster", lambda: visitable(game))
    game.buster = answer.site
    game.emit(BusterCame(answer.site))


def visitable(game: Coloma) -> list[BusterGoes]:
    """The Sites that Buster may visit."""
    box = game.box
    return [box.busters[site] for site in box.buster_sites if site not in game.avoided]


@rules.step
def bust_and_turns(game: Coloma) -> None:
    """Steps 5 and 6."""
    go_bust(game)
    game.push("play_turns")


@rules.step
def end_round(game: Coloma) -> None:
    """C-8.7: Pioneers, Mules and Buster leave; after the last Round comes the Shootout (C-3.1)."""
    game.dials = [0] * game.sides
    game.mules = [0] * game.sides
    game.buster = 0
    game.avoided = ()
    game.push("hold_shootout" if game.round == len(game.box.wheel) else "begin_round")
