"""Section 2: setting up. All that is random is drawn one piece at a time (section 26)."""

from __future__ import annotations

from boomtable.engine import Unreadable, chance, choose, choose_together
from boomtable.engine.settings import Values
from boomtable.games.boonlake.answers import Keep
from boomtable.games.boonlake.box import Box
from boomtable.games.boonlake.happenings import (
    Gained,
    StartDrawn,
    StartTileLaid,
    StripsLaid,
    TileDealt,
    TileKept,
    TileOpened,
)
from boomtable.games.boonlake.lines import LINES
from boomtable.games.boonlake.outcomes import Dealt, LayStrip, OpenTile, StartTile
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import (
    EMINENCE,
    EMPTY,
    NOBODY,
    Boonlake,
    is_solo,
    players_from,
    put,
)
from boomtable.games.boonlake.tracks import raise_site

DEFAULT_LEVEL = "medium"


def setup(box: Box, players: int, settings: Values) -> Boonlake:
    """The table before anything is drawn."""
    level = read_level(box, settings["level"]) if players == 1 else NONE
    sides = players if level == NONE else 2
    start, seats = box.start, range(sides)
    human = [seat < players for seat in seats]
    spots = 2 * len(box.spaces)
    solo = box.solo.levels[level]
    game = Boonlake(
        box=box,
        players=players,
        sides=sides,
        level=level,
        starter=NOBODY if level == NONE else EMINENCE,  # L-19.1
        strips=[NONE] * len(box.rows),
        ships=[box.starts[1][players]] * sides,
        laid=[EMPTY] * len(box.spaces),
        owner=[NOBODY] * spots,
        piece=[NONE] * spots,
        herds=[()] * len(box.spaces),
        mound=tuple([number for number, tile in enumerate(box.tiles) if not tile.start]),
        pastures=box.pastures,
        pile=[card.copies for card in box.cards],
        discards=[0] * len(box.cards),
        drawn=[()] * sides,
        parted=[()] * sides,
        dealt=[()] * sides,
        own=[NONE] * sides,
        marks=[()] * sides,
        projects=[()] * sides,
        vp=[start.start_vp] * sides,
        ledger=[0] * (len(LINES) * sides),
        coins=[0] * sides,
        vases=[0] * sides,
        ranch=[start.ranch if it else 0 for it in human],
        supply=[start.supply if it else 0 for it in human],
        boats=[(start.boats_at,) * box.boats if it else () for it in human],
        sites=[(0,) * len(box.resources)] * sides,
        coin_step=[start.coin_step if it else 0 for it in human],
        card_step=[start.card_step if it else 0 for it in human],
        houses=[0] * sides,
        settlements=[0] * sides,
        cattle=[0] * sides,
        aside=[0] * sides,
        bonus=[()] * sides,
        ready=[()] * sides,
        used=[()] * sides,
        hand=[()] * sides,
        played=[()] * sides,
        stack_a=solo.stack_a if level != NONE else 0,
        stack_b=solo.stack_b if level != NONE else 0,
    )
    game.push("draw_starter")
    return game


def read_level(box: Box, text: str) -> int:
    """L-19.4: the level of the solo game; unless one is named, a middling one."""
    names = [level.id for level in box.solo.levels]
    name = text or (DEFAULT_LEVEL if DEFAULT_LEVEL in names else names[0])
    if name not in names:
        raise Unreadable("boonlake.why.level", level=name, levels=names)
    return names.index(name)


def as_players(game: Boonlake) -> int:
    """L-19.1: the solo game is set up as for two."""
    return game.sides


@rules.step
async def draw_starter(game: Boonlake) -> None:
    """L-2.1, L-26.2: each seat alike; in the solo game the Eminence begins."""
    game.begin_turn()
    if not is_solo(game):
        put(game, NOBODY, "start-player")
        answer = await chance("start-player", game.box.forms.starts[: game.players])
        game.starter = answer.seat
        game.emit(StartDrawn(answer.seat))
    push_setup(game)


def push_setup(game: Boonlake) -> None:
    """L-2.16: the order of the steps that ask or draw."""
    order = players_from(game, game.starter)
    game.push("turn", game.starter)
    for seat in reversed(order):
        game.push("choose_first_site", seat)
    game.push("hand_out_coins")
    game.push("open_scoring_tiles")
    game.push("choose_scoring_tiles")
    for seat in reversed(order):
        game.push("deal_tiles", seat)
    for seat in reversed(order):
        game.push("draw", seat, game.box.start.hand)
    game.push("lay_strips")
    for space in reversed(start_spaces(game)):
        game.push("lay_start_tile", space)


def start_spaces(game: Boonlake) -> list[int]:
    """L-2.2: the spaces that hold a starting tile with this number of players."""
    count = as_players(game)
    return [space.number for space in game.box.spaces if 0 < space.start <= count]


@rules.step
async def lay_start_tile(game: Boonlake, space: int) -> None:
    """L-26.3: one of the starting tiles in use that are not yet laid."""
    put(game, NOBODY, "start-tile")
    answer = await chance("start-tile", lambda: start_tiles(game, space))
    game.laid[space] = game.box.tile_of[answer.tile]
    game.emit(StartTileLaid(space, answer.tile, game.box.names[answer.tile]))


def start_tiles(game: Boonlake, space: int) -> list[StartTile]:
    """The tiles for the space, in the order of the file."""
    count, forms = as_players(game), game.box.forms.start_tiles[space]
    return [
        forms[number]
        for number, tile in enumerate(game.box.tiles)
        if 0 < tile.start <= count and number not in game.laid
    ]


@rules.step
async def lay_strips(game: Boonlake) -> None:
    """L-2.6, L-26.3: for each row, from the top, one of the strips not yet laid."""
    for row in range(len(game.strips)):
        put(game, NOBODY, "strip")
        answer = await chance("strip", [*strips_left(game, row)])
        game.strips[row] = game.box.strip_of[answer.strip]
    strips = [game.box.strips[strip] for strip in game.strips]
    names = tuple([strip.named for strip in strips])
    game.emit(StripsLaid(tuple([strip.id for strip in strips]), names))


def strips_left(game: Boonlake, row: int) -> list[LayStrip]:
    """The strips for a row, in the order of the file."""
    forms = game.box.forms.strips[row]
    return [form for number, form in enumerate(forms) if number not in game.strips]


@rules.step
async def deal_tiles(game: Boonlake, seat: int) -> None:
    """L-2.11, L-26.5: scoring tiles to choose from, seen by their owner only."""
    for _ in range(game.box.start.scoring_tiles_dealt):
        put(game, seat, "deal-tile")
        answer = await chance("deal-tile", lambda: undealt(game, seat), secret=True)
        tile = game.box.scoring_tile_of[answer.tile]
        game.dealt[seat] = (*game.dealt[seat], tile)
        shown = game.box.scoring_tiles[tile]
        game.emit(TileDealt(seat, shown.id, shown.named), to=(seat,))


def undealt(game: Boonlake, seat: int) -> list[Dealt]:
    """The scoring tiles not yet dealt."""
    dealt = [tile for tiles in game.dealt for tile in tiles]
    forms = game.box.forms.deals[seat]
    return [form for tile, form in enumerate(forms) if tile not in dealt]


@rules.step
async def choose_scoring_tiles(game: Boonlake) -> None:
    """L-2.11: all choose at the same time; then all chosen tiles are revealed together."""
    game.begin_turn()
    put(game, NOBODY, "choose-scoring-tile")
    answers = await choose_together(
        range(game.players), "choose-scoring-tile", lambda seat: keepable(game, seat)
    )
    for seat, answer in answers.items():
        game.own[seat] = game.box.scoring_tile_of[answer.tile]
        game.emit(TileKept(seat, answer.tile, game.box.names[answer.tile]))
    game.open_tiles = tuple(sorted(game.own[: game.players]))


def keepable(game: Boonlake, seat: int) -> list[Keep]:
    """The tiles dealt to a player, in the order of the file."""
    return [game.box.forms.keeps[tile] for tile in sorted(game.dealt[seat])]


@rules.step
async def open_scoring_tiles(game: Boonlake) -> None:
    """L-2.12: areas without an owner get a tile that was never dealt."""
    for _ in range(game.box.start.scoring_tile_areas - game.players):
        put(game, NOBODY, "open-tile")
        answer = await chance("open-tile", lambda: never_dealt(game))
        tile = game.box.scoring_tile_of[answer.tile]
        game.open_tiles = tuple(sorted((*game.open_tiles, tile)))
        game.emit(TileOpened(answer.tile, game.box.names[answer.tile]))


def never_dealt(game: Boonlake) -> list[OpenTile]:
    """L-R1: a rejected tile does not come back."""
    known = [*(tile for tiles in game.dealt for tile in tiles), *game.open_tiles]
    return [form for tile, form in enumerate(game.box.forms.opens) if tile not in known]


@rules.step
def hand_out_coins(game: Boonlake) -> None:
    """L-2.13: by turn order; in the solo game the human is second."""
    for place in range(game.sides):
        seat = (game.starter + place) % game.sides
        if seat < game.players:
            coins = game.box.start.start_coins[place]
            game.coins[seat] += coins
            game.emit(Gained(seat, "coins", coins))


@rules.step
async def choose_first_site(game: Boonlake, seat: int) -> None:
    """L-2.14: openly, in turn order."""
    game.begin_turn()
    put(game, seat, "choose-first-site")
    answer = await choose(seat, "choose-first-site", game.box.forms.sites)
    for _ in range(game.box.start.first_site_level):
        raise_site(game, seat, game.box.resource_of[answer.resource])
