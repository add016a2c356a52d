"""Reading a position: the state that its lines show, or a refusal that says what is wrong."""

from __future__ import annotations

import re

from boomtable.engine import Dice, Game, Illegal, Unreadable
from boomtable.engine.notation import seat_name
from boomtable.engine.settings import complete
from boomtable.games.coloma.abilities import open_abilities, turn_mods
from boomtable.games.coloma.box import Box
from boomtable.games.coloma.notation import read_settings
from boomtable.games.coloma.position import EMPTY, NAME, PHASES
from boomtable.games.coloma.position_checks import check_counts, check_moment
from boomtable.games.coloma.position_fields import Fields
from boomtable.games.coloma.position_sides import read_player, read_shade
from boomtable.games.coloma.rounds import plan_dials
from boomtable.games.coloma.setup import setup
from boomtable.games.coloma.state import (
    NEUTRAL,
    NOBODY,
    NONE,
    Coloma,
    is_shade,
    is_solo,
    with_buster,
    with_neutral_gunmen,
)
from boomtable.games.coloma.turns import open_actions, plan_turns, turn_order
from boomtable.games.coloma.wheel import clockwise, go_bust

TABLE = (
    *("turn", "sheriff", "gold", "cart", "outlaws", "rows", "chart", "stash", "discards"),
    *("bridges", "dials", "seen", "phase"),
)
_MOST = 9999


def read_position(text: str, box: Box, game: Game, dice: Dice | None = None) -> Coloma:
    """The state of a position, ready to be played on from (C-R76: not if it names a phase).

    Cards that are only counted are drawn with the dice, as the cards of others are for whoever
    cannot know them; without dice they are the first ones left, in the order of the file.
    """
    lines = [line.partition("#")[0].split() for line in text.splitlines()]
    lines = [words for words in lines if words]
    if not lines:
        raise Unreadable("coloma.position.empty")
    players, given = read_settings(" ".join(lines[0]), game)
    if players not in game.meta.players:
        raise Illegal("coloma.position.players", found=players)
    state = setup(box, players, complete(game.meta.settings, given, players))
    state.agenda.clear()
    if len(lines) != state.sides + 2:
        expected = state.sides + 2
        raise Unreadable("coloma.position.lines", expected=expected, found=len(lines))
    table = _table_fields(state, lines[1])
    _read_table(state, table)
    for side, words in enumerate(lines[2:]):
        if words[0] != seat_name(side):
            raise Unreadable("coloma.position.side", expected=seat_name(side), found=words[0])
        if is_shade(state, side):
            read_shade(state, words[1:])
        else:
            read_player(state, side, words[1:], dice)
    check_counts(state)
    _read_moment(state, table)
    return state


def _table_fields(game: Coloma, words: list[str]) -> Fields:
    years = {str(year.year): number for number, year in enumerate(game.box.years)}
    shape = re.fullmatch(r"([0-9]+)\.([0-9])", words[1]) if len(words) > 1 else None
    rounds = len(game.box.wheel)
    if words[0] != NAME or not shape or shape[1] not in years or int(shape[2]) > rounds:
        found = " ".join(words[:2])
        raise Unreadable("coloma.position.round", found=found, years=[*years], rounds=rounds)
    game.year, game.round = years[shape[1]], int(shape[2])
    game.barker = clockwise(game, game.box.barker_start, game.round)
    more = (
        *(("hotels",) if game.with_hotels else ()),
        *(("avoid", "buster") if with_buster(game) else ()),
        *(("mules",) if game.with_mules else ()),
        *(("wagons",) if is_solo(game) else ()),
    )
    return Fields(" ".join(words[:2]), words[2:], (*TABLE, *more))


def _read_table(game: Coloma, fields: Fields) -> None:
    box = game.box
    seats = {seat_name(side): side for side in range(game.sides)}
    sites = {str(site): site for site in box.wheel}
    placed = {EMPTY: 0, **sites}
    game.sheriff = fields.one("sheriff", seats) if fields.has("sheriff") else NOBODY
    game.supply = fields.number("gold", _MOST)
    game.cart = fields.number("cart", _MOST)
    game.outlaws = fields.number("outlaws", box.outlaws_most)
    _read_rows(game, fields, seats)
    seen = fields.different("seen", box.chart_of)
    game.chart = fields.one("chart", box.chart_of) if fields.has("chart") else NONE
    game.charts_seen = (*seen, *(() if game.chart == NONE else (game.chart,)))
    if fields.has("stash"):
        barrels = {EMPTY: NONE, **box.barrel_of}
        game.stash = fields.exactly("stash", len(game.stash), barrels)
    for kind in fields.many("discards", box.barrel_of):
        game.discards[kind] += 1
    copies = box.bridge_copies[box.solo.setup_as if is_solo(game) else game.players]
    stacks = fields.counts("bridges", box.bridge_of, copies)
    game.bridge_types = tuple(sorted(stacks))
    game.bridges_left = [stacks.get(kind, 0) for kind in range(len(box.bridges))]
    game.hotels_left = fields.number("hotels", box.hotels.count)
    game.avoided = tuple(fields.different("avoid", sites))
    game.buster = fields.one("buster", sites) if fields.has("buster") else 0
    if fields.has("dials"):
        game.dials = fields.exactly("dials", game.sides, placed)
    if fields.has("mules"):
        game.mules = fields.exactly("mules", game.sides, placed)
    cards = {box.nodes[node].id: node for node in box.solo.wagon_cards}
    left = fields.different("wagons", cards)
    game.wagon_cards = tuple(node for node in box.solo.wagon_cards if node in left)


def _read_rows(game: Coloma, fields: Fields, seats: dict[str, int]) -> None:
    neutral = game.box.neutral_row - 1 if with_neutral_gunmen(game) else NONE
    owners = {EMPTY: NOBODY, "N": NEUTRAL, **seats}
    game.rows = [NOBODY] * len(game.box.rows)
    if fields.has("rows"):
        game.rows = fields.exactly("rows", len(game.rows), owners)
    for place, owner in enumerate(game.rows):
        if (owner == NEUTRAL) != (place == neutral):
            key = "neutral-missing" if place == neutral else "neutral-row"
            raise Illegal(f"coloma.position.{key}", line=fields.line, row=place + 1)


def _read_moment(game: Coloma, fields: Fields) -> None:
    """Where the game stands, and what comes next."""
    seats = {seat_name(side): side for side in range(game.sides)}
    acting = fields.one("turn", seats) if fields.has("turn") else NOBODY
    if fields.has("phase"):
        phases = {phase: number for number, phase in enumerate(PHASES)}
        game.phase = PHASES[fields.one("phase", phases)]
        if acting != NOBODY and game.phase != "turns":
            raise Illegal("coloma.position.turn-phase", line=fields.line, phase=game.phase)
        game.active = acting
    else:
        check_moment(game, fields, acting)
        if acting == NOBODY:
            game.phase, game.asking = "dials", "dial"
            plan_dials(game)
            return
        _begin_turn(game, acting)
    if game.phase == "turns" and all(game.dials):
        go_bust(game)
    if game.asking == "act":
        _open_turn(game)
    game.happenings.clear()


def _begin_turn(game: Coloma, seat: int) -> None:
    """The turns behind this one are planned; those before it are over."""
    game.phase, game.asking, game.active = "turns", "act", seat
    order = turn_order(game)
    plan_turns(game, order[order.index(seat) + 1 :])
    game.push("act", seat)


def _open_turn(game: Coloma) -> None:
    seat = game.active
    site = game.dials[seat]
    game.mods = turn_mods(game, seat, site)
    game.common, game.boom = open_actions(game, site)
    game.abilities = open_abilities(game, seat, site)
