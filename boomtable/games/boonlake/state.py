"""The table of a game in progress, as plain data, and the plainest questions put to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import State
from boomtable.games.boonlake.lines import LINES
from boomtable.games.boonlake.pieces import NONE

if TYPE_CHECKING:
    from boomtable.games.boonlake.box import Box

NOBODY = -1
EMPTY, PASTURE = -1, -2
"""What lies on a space of the map, if not a building tile: nothing, or a pasture."""
HUMAN, EMINENCE = 0, 1
"""The two sides of the solo game."""


class Boonlake(State, kw_only=True):
    """What lies on the table. Lists have an entry for each side: each player, and the Eminence.

    Cards, tiles, levers, strips, regions, river spaces are numbers of the box; spaces of the map
    go by their own numbers, resources by their places on the canal. A spot is a building site of
    the map: twice the number of its space, and 1 more for the lower site. Small sets are sorted
    tuples, so that a copy can share them.
    """

    if TYPE_CHECKING:  # In the saved data there is no box.
        box: Box
    sides: int
    """How many take turns: the players, and in the solo game the Eminence."""
    level: int
    """The level of the solo game (-1: no solo game)."""

    starter: int = NOBODY
    active: int = NOBODY
    """Whose turn it is."""
    turns: int = 0
    """How many turns have begun: what the engine calls a turn may be a part of one."""
    round: int = 1
    scoring: int = 0
    """The interim scoring that is under way, or the number of those that are over."""
    phase: str = "setup"
    """``setup``, ``action``, ``common``, ``ship``, ``scoring``, ``over``."""
    scoring_step: int = 0
    """The step of the interim scoring (0: none is under way)."""
    crossed: tuple[int, ...] = ()
    """The locks that a ship has crossed in this round."""
    trigger: int = NOBODY
    """Whose ship has made an interim scoring due."""
    last_trigger: int = NOBODY
    """Whose ship has reached the last space of the last round first."""

    strips: list[int]
    """The strip of each row, from the top (-1: the gap)."""
    taken: int = NONE
    """The strip below the last row."""
    steps: int = 0
    """How far the ship may go in this turn."""
    took_vase: bool = False
    """Whether the ship's move has brought a vase."""
    covered: tuple[int, ...] = ()
    """The regions whose label is covered."""
    named_region: int = NONE
    """The region chosen in this Region scoring; the others are scored."""
    ships: list[int]

    laid: list[int]
    """The tile of each space of the map (``EMPTY``, ``PASTURE``)."""
    owner: list[int]
    """Whose piece stands on each spot (-1: nobody's)."""
    piece: list[int]
    """Its sort (-1: none)."""
    herds: list[tuple[int, ...]]
    """The owners of the cattle on each space, in the order of placing."""
    mound: tuple[int, ...]
    """The gray tiles not yet revealed: a bag."""
    pastures: int
    """Pastures left in the stack."""
    revealed: int = NONE
    """The gray tile that is to be placed."""

    pile: list[int]
    """How many cards of each design lie in the draw pile: a bag."""
    discards: list[int]
    reshuffled: tuple[int, ...] = ()
    """The draw pile as it was, for all to see, after the last reshuffle (empty: there was none)."""
    drawn: list[tuple[int, ...]]
    """The cards that each has drawn since; of others one knows only how many (L-22.7)."""
    parted: list[tuple[int, ...]]
    """The cards that have left each hand since, for all to see."""

    open_tiles: tuple[int, ...] = ()
    """The four scoring tiles, in the order of the file."""
    dealt: list[tuple[int, ...]]
    """The scoring tiles dealt to each; only the owner knows the rejected one."""
    own: list[int]
    """The scoring tile of each (-1: not chosen yet, or none)."""
    marks: list[tuple[int, ...]]
    """The tile of each of the own scoring markers, from the first scoring on."""
    projects: list[tuple[int, ...]]
    """The scoring tiles whose project each has realized."""

    vp: list[int]
    ledger: list[int]
    """The VP by line of the score sheet, side after side."""
    coins: list[int]
    vases: list[int]
    ranch: list[int]
    supply: list[int]
    boats: list[tuple[int, ...]]
    """The places of the boats on the canal, the most upstream one first."""
    sites: list[tuple[int, ...]]
    """The levels of the production sites, along the canal."""
    coin_step: list[int]
    card_step: list[int]
    houses: list[int]
    """Houses that have left the recesses."""
    settlements: list[int]
    cattle: list[int]
    aside: list[int]
    """Houses set aside (of the Eminence: out of the game)."""
    bonus: list[tuple[int, ...]]
    """The tiers whose bonus inhabitant has left its recess."""
    ready: list[tuple[int, ...]]
    """Own levers in the upper position."""
    used: list[tuple[int, ...]]
    hand: list[tuple[int, ...]]
    played: list[tuple[int, ...]]

    picked: tuple[int, ...] = ()
    """Cards that are being given up: picked, but still in the hand (L-R61)."""
    asking: str = ""
    """The prompt that is open, or that was answered last."""
    asked: int = NOBODY
    """Who is asked, or was asked last."""
    occasion: str = ""
    """What a play opportunity belongs to: the ``first`` step of a strip, ``builder`` (its middle),
    ``builder-common``, ``pioneer`` (after its cards). Of hiring: ``first``, or nothing later.
    """
    paying: int = NONE
    """The card that is paid for while ``pay-plan`` is asked."""
    projecting: int = NONE
    """The scoring tile whose project is paid for while ``pay-plan`` is asked."""
    upgrading: int = NONE
    """The spot, or the space of a pasture, while its cost is asked."""
    effect: tuple[int, int] = (NONE, 0)
    """The listing and the place in it of the effect that asks."""

    cactus: int = 0
    stack_a: int = 0
    stack_b: int = 0
    """Solo tiles of each type left in the stack."""
    is_first_stack: bool = True
    seen: tuple[int, ...] = ()
    """The solo tiles seen in this game; after the first stack these are all there are."""
    turned: tuple[int, ...] = ()
    """Those revealed from the present stack, in that order."""
    corner: int = NONE
    """Where the silhouette shows on the top back (-1: the stack is empty)."""
    preferred: int = 0
    """Where the search for a location begins in this turn of the Eminence."""
    placed: int = NONE
    """The space on which the Eminence has just placed a gray tile."""

    def copy(self) -> Boonlake:
        """An independent twin."""
        twin = State.copy(self)
        twin.strips = self.strips[:]
        twin.ships = self.ships[:]
        twin.laid = self.laid[:]
        twin.owner = self.owner[:]
        twin.piece = self.piece[:]
        twin.herds = self.herds[:]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.drawn = self.drawn[:]
        twin.parted = self.parted[:]
        twin.dealt = self.dealt[:]
        twin.own = self.own[:]
        twin.marks = self.marks[:]
        twin.projects = self.projects[:]
        twin.vp = self.vp[:]
        twin.ledger = self.ledger[:]
        twin.coins = self.coins[:]
        twin.vases = self.vases[:]
        twin.ranch = self.ranch[:]
        twin.supply = self.supply[:]
        twin.boats = self.boats[:]
        twin.sites = self.sites[:]
        twin.coin_step = self.coin_step[:]
        twin.card_step = self.card_step[:]
        twin.houses = self.houses[:]
        twin.settlements = self.settlements[:]
        twin.cattle = self.cattle[:]
        twin.aside = self.aside[:]
        twin.bonus = self.bonus[:]
        twin.ready = self.ready[:]
        twin.used = self.used[:]
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        return twin


def is_solo(game: Boonlake) -> bool:
    """Whether the Eminence plays."""
    return game.level != NONE


def clockwise(game: Boonlake, first: int) -> list[int]:
    """All sides, beginning with one of them."""
    return [(first + step) % game.sides for step in range(game.sides)]


def players_from(game: Boonlake, first: int) -> list[int]:
    """All players (not the Eminence) clockwise, beginning with one of the sides (L-3.7)."""
    return [seat for seat in clockwise(game, first) if seat < game.players]


def spot_of(space: int, place: int) -> int:
    """The spot of a site: 0 is the upper (or only) one, 1 the lower one."""
    return 2 * space + place


def space_of(spot: int) -> int:
    """The space of the map on which a spot lies."""
    return spot // 2


def place_of(spot: int) -> int:
    """Which site of its tile a spot is."""
    return spot % 2


def put(game: Boonlake, seat: int, prompt: str) -> None:
    """A question is going to be put."""
    game.asking = prompt
    game.asked = seat


def score(game: Boonlake, seat: int, vp: int, line: int) -> None:
    """VP gained (or lost) by a side, on their line of the score sheet."""
    game.vp[seat] += vp
    game.ledger[seat * len(LINES) + line] += vp


def entry(game: Boonlake, seat: int, line: int) -> int:
    """The VP of a side on one line of the score sheet."""
    return game.ledger[seat * len(LINES) + line]


def with_one(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """A sorted set (or hand) with one more."""
    return tuple(sorted((*things, thing)))


def without(things: tuple[int, ...], thing: int) -> tuple[int, ...]:
    """The same things in their order, one of a kind less."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
