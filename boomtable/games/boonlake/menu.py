"""Section 21: the menus of play opportunities and common parts, in the order of the rules file."""

from __future__ import annotations

from boomtable.engine import Option, choose
from boomtable.games.boonlake.answers import (
    DRAW,
    PASS,
    Develop,
    Discard,
    DrawCards,
    Forgo,
    Modernize,
    PlaceCattle,
    Play,
    Project,
    Pull,
    Top,
    Upgrade,
)
from boomtable.games.boonlake.cattle import place_cattle
from boomtable.games.boonlake.developing import develop
from boomtable.games.boonlake.levers import forgo, forgoes, pull, pull_top, pulls, tops
from boomtable.games.boonlake.pieces import ANY_KIND, NONE
from boomtable.games.boonlake.playing import begin_playing, discard_for_coins, discards, plays
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.slots import insert_lever
from boomtable.games.boonlake.state import Boonlake, put
from boomtable.games.boonlake.upgrading import upgrade


@rules.step
async def play(game: Boonlake, seat: int, occasion: str) -> None:
    """L-7.1: a play opportunity.

    ``first``: the first step of a strip; ``builder``: the middle of Builder; ``builder-common``;
    ``pioneer``: after the cards of Pioneer's common part.
    """
    game.occasion = occasion
    put(game, seat, "play")
    answer = await choose(
        seat, "play", lambda: play_options(game, seat, occasion), pause=bool(game.hand[seat])
    )
    if isinstance(answer, Pull):
        game.push("play", seat, occasion)
    do(game, seat, answer)


def play_options(game: Boonlake, seat: int, occasion: str) -> list[Option]:
    """What can be done with a play opportunity."""
    kind = game.box.strips[game.taken].kind if occasion == "first" else ANY_KIND
    found = plays(game, seat, kind)
    if occasion == "builder":  # L-7.2
        found.append(DRAW)
    else:
        found += discards(game, seat, kind)
    if game.ready[seat]:
        found += forgoes(game, seat)
        if occasion == "builder-common":
            found += tops(game, seat)
        found += pulls(game, seat)
    found.append(PASS)
    return found


def common_options(game: Boonlake, seat: int, own: list[Option]) -> list[Option]:
    """A common part with a play opportunity; ``own`` are the alternatives that it offers."""
    found = [*plays(game, seat, ANY_KIND), *discards(game, seat, ANY_KIND), *own]
    if game.ready[seat]:
        found += [*forgoes(game, seat), *tops(game, seat), *pulls(game, seat)]
    found.append(PASS)
    return found


def do(game: Boonlake, seat: int, answer: Option) -> None:
    """Carry out an answer of a menu; after a pull the caller asks again."""
    box = game.box
    match answer:
        case Play(card):
            begin_playing(game, seat, box.card_of[card], NONE)
        case Project(tile):
            begin_playing(game, seat, NONE, box.scoring_tile_of[tile])
        case Discard(card):
            discard_for_coins(game, seat, box.card_of[card])
        case Develop(site):
            develop(game, seat, box.spot_of[site])
        case Upgrade(site):
            upgrade(game, seat, box.spot_of[site])
        case PlaceCattle(space):
            place_cattle(game, seat, space)
        case Modernize(slot):
            insert_lever(game, seat, slot - 1)
        case DrawCards():
            game.push("draw", seat, box.costs.builder_draw)
        case Forgo():
            forgo(game, seat, answer)
        case Top():
            pull_top(game, seat, answer)
        case Pull():
            pull(game, seat, answer)
