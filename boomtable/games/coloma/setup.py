"""Section 2: setting up. All that is random is drawn one piece at a time (C-R66)."""

from __future__ import annotations

from boomtable.engine import Illegal, Unreadable, chance, choose_together
from boomtable.engine.settings import Values
from boomtable.games.coloma.box import (
    Box,
)
from boomtable.games.coloma.cards import discards, put_back, take_card
from boomtable.games.coloma.happenings import (
    BridgesLaid,
    CardsDealt,
    ChartTurned,
    SheriffDrawn,
    StashLaid,
)
from boomtable.games.coloma.outcomes import NextChart
from boomtable.games.coloma.rulebook import rules
from boomtable.games.coloma.state import (
    NEUTRAL,
    NOBODY,
    NONE,
    SHADE,
    Coloma,
    is_solo,
    with_neutral_gunmen,
)


def setup(box: Box, players: int, settings: Values) -> Coloma:
    """The table before anything is drawn."""
    level = read_level(box, settings["level"]) if players == 1 else NONE
    sides = 2 if level != NONE else players
    as_players = box.solo.setup_as if level != NONE else players
    colors = read_colors(box, settings["colors"], players, sides)
    start, humans = box.start, range(players)
    shade = [False] * players + [True] * (sides - players)
    nuggets = [
        start.gold if seat in humans else box.solo.levels[level].gold for seat in range(sides)
    ]
    game = Coloma(
        box=box,
        players=players,
        sides=sides,
        board_side=settings["boards"],
        with_hotels=settings["hotels"],
        specialty_set=settings["specialties"],
        with_mules=settings["mules"],
        level=level,
        colors=colors,
        boards=tuple(
            NONE if shade[seat] else board_of(box, settings["boards"], colors[seat])
            for seat in range(sides)
        ),
        specialties=tuple(
            NONE if shade[seat] else specialty_of(box, settings["specialties"], colors[seat])
            for seat in range(sides)
        ),
        sheriff=SHADE if level != NONE else NOBODY,
        barker=box.barker_start,
        dials=[0] * sides,
        mules=[0] * sides,
        supply=sum(box.pools[as_players]) - sum(nuggets),
        outlaws=box.years[0].outlaws,
        rows=[NOBODY] * len(box.rows),
        bridges_left=[0] * len(box.bridges),
        stash=[NONE] * (len(box.stash_outlaws) - 1),
        stack=[barrel.count for barrel in box.barrels],
        discards=[0] * len(box.barrels),
        hotels_left=box.hotels.per_player * as_players if settings["hotels"] else 0,
        wagon_cards=box.solo.wagon_cards if level != NONE else (),
        bucks=[0 if it else start.buck for it in shade],
        gold=nuggets,
        horses=[box.solo.levels[level].horse if it else start.horse for it in shade],
        dudes=[box.solo.dudes if it else start.dude for it in shade],
        dudes_left=[0 if it else box.dudes - start.dude for it in shade],
        tents=[box.solo.tents if it else start.tent for it in shade],
        tents_left=[0 if it else box.tents - start.tent for it in shade],
        graves=[0] * sides,
        guests=[0] * sides,
        hotels=[0] * sides,
        wagons=[box.solo.wagon if it else start.wagon for it in shade],
        event_tents=[(box.solo.tent_on_event,) if it else () for it in shade],
        land_tents=[()] * sides,
        rivers=[()] * sides,
        spans=[()] * sides,
        town=[()] * sides,
        barrels=[()] * sides,
        used=[()] * sides,
        hand=[()] * sides,
        deck=[() if it else tuple(range(len(box.cards))) for it in shade],
        top=[()] * sides,
        bottom=[()] * sides,
        carrots=[tuple(box.wheel) if settings["mules"] else ()] * sides,
        year_uses=[()] * sides,
        sale_vp=[0] * sides,
        shootout_vp=[0] * sides,
        owed_vp=[0] * sides,
        guest_vp=[0] * sides,
        other_vp=[0] * sides,
    )
    if with_neutral_gunmen(game):
        game.rows[box.neutral_row - 1] = NEUTRAL  # C-2.11
    game.push("draw_sheriff")
    return game


def read_level(box: Box, text: str) -> int:
    """The level of the solo game; unless one is named, the first of the file."""
    names = [level.id for level in box.solo.levels]
    if not text:
        return 0
    if text not in names:
        raise Unreadable("coloma.why.level", level=text, levels=names)
    return names.index(text)


def read_colors(box: Box, text: str, players: int, sides: int) -> tuple[int, ...]:
    """C-2.12: a colour of his own for everybody, in the order of the file unless agreed."""
    names = [color.id for color in box.colors]
    if not text.strip():
        return tuple(range(sides))
    chosen = [color.strip() for color in text.split(",")]
    for color in chosen:
        if color not in names:
            raise Unreadable("coloma.why.color", color=color, colors=names)
        if chosen.count(color) > 1:
            raise Illegal("coloma.why.color-twice", color=color)
    if len(chosen) not in (players, sides):
        raise Illegal("coloma.why.color-count", count=len(chosen), sides=sides)
    # The Shade takes the first colour that the human does not have.
    left = [color for color in names if color not in chosen[:players]]
    taken = [*chosen[:players], *left[: sides - players]]
    if len(chosen) == sides and chosen != taken:
        raise Illegal("coloma.why.color-shade", color=taken[-1])
    return tuple(names.index(color) for color in taken)


def board_of(box: Box, side: str, color: int) -> int:
    """The River Canyons of a colour: one A side for all, a B side for each (C-25.1)."""
    name = box.colors[color].id
    return next(
        number
        for number, board in enumerate(box.boards)
        if board.side == side and board.color in (name, "any")
    )


def specialty_of(box: Box, chosen: str, color: int) -> int:
    """C-24.1: the card of the colour in the set that is played with."""
    name = box.colors[color].id
    for number, specialty in enumerate(box.specialties):
        if (specialty.set, specialty.color) == (chosen, name):
            return number
    return NONE


@rules.step
async def draw_sheriff(game: Coloma) -> None:
    """C-2.8: each seat is equally likely; in the solo game it is the Shade (C-26.2)."""
    game.begin_turn()
    if not is_solo(game):
        game.asking = "first-sheriff"
        answer = await chance("first-sheriff", lambda: game.box.sheriffs[: game.players])
        game.sheriff = answer.seat
        game.emit(SheriffDrawn(answer.seat))
    game.push("draw_bridges")


@rules.step
async def draw_bridges(game: Coloma) -> None:
    """C-2.5: six types at random; the stacks stand in the order of the file."""
    box = game.box
    drawn: tuple[int, ...] = ()
    for _ in range(box.bridge_types):
        left = [kind for kind in range(len(box.bridges)) if kind not in drawn]
        game.asking = "bridge-types"
        answer = await chance("bridge-types", [box.bridge_draws[kind] for kind in left])
        drawn = (*drawn, box.bridge_of[answer.bridge])
    copies = box.bridge_copies[box.solo.setup_as if is_solo(game) else game.players]
    game.bridge_types = tuple(sorted(drawn))
    for kind in drawn:
        game.bridges_left[kind] = copies
    types = [box.bridges[kind] for kind in game.bridge_types]
    game.emit(
        BridgesLaid(
            tuple([bridge.id for bridge in types]),
            tuple([bridge.named for bridge in types]),
            copies * len(types),
        )
    )
    game.push("deal_cards")
    game.push("lay_stash")
    game.push("draw_chart")


@rules.step
async def draw_chart(game: Coloma) -> None:
    """C-2.6, C-R41: a tile that was not used yet."""
    game.asking = "chart"
    answer = await chance("chart", lambda: unseen_charts(game))
    use_chart(game, game.box.chart_of[answer.chart])


def unseen_charts(game: Coloma) -> list[NextChart]:
    """The tiles that have not been used."""
    box = game.box
    return [
        form
        for number, form in enumerate(box.chart_draws)
        if box.charts[number].is_tile and number not in game.charts_seen
    ]


def use_chart(game: Coloma, chart: int) -> None:
    """A chart counts from now on."""
    game.chart = chart
    game.charts_seen = (*game.charts_seen, chart)
    shown = game.box.charts[chart]
    game.emit(ChartTurned(game.box.years[game.year].year, shown.id, shown.named))


@rules.step
async def lay_stash(game: Coloma) -> None:
    """C-2.3: a random Barrel on each face-up space."""
    box = game.box
    for space in range(len(game.stash)):
        kinds = [kind for kind, left in enumerate(game.stack) if left]
        game.asking = "stash"
        answer = await chance(
            "stash", [box.lays[kind] for kind in kinds], [game.stack[kind] for kind in kinds]
        )
        kind = box.barrel_of[answer.barrel]
        game.stack[kind] -= 1
        game.stash[space] = kind
    barrels = [box.barrels[kind] for kind in game.stash]
    game.emit(
        StashLaid(
            tuple([barrel.id for barrel in barrels]), tuple([barrel.named for barrel in barrels])
        )
    )


@rules.step
def deal_cards(game: Coloma) -> None:
    """C-2.9: everybody's cards, then two of them are put away, one after the other."""
    game.push("begin_round")
    for _ in range(game.box.start.discard):
        game.push("discard_together")
    for seat in reversed(range(game.players)):
        game.push("deal", seat)
    game.emit(CardsDealt(game.box.start.draw))


@rules.step
async def deal(game: Coloma, seat: int) -> None:
    """The cards of the start, seen by their owner only."""
    for _ in range(game.box.start.draw):
        game.asking = "deal"
        answer = await chance(
            "deal",
            lambda: [game.box.deals[seat][card] for card in game.deck[seat]],
            secret=True,
        )
        take_card(game, seat, game.box.card_of[answer.card])


@rules.step
async def discard_together(game: Coloma) -> None:
    """Everybody puts away a card at the same time; the places are shown, not the cards."""
    game.begin_turn()
    game.asking = "discard-start"
    answers = await choose_together(
        range(game.players), "discard-start", lambda seat: discards(game, seat), secret=True
    )
    for seat, answer in answers.items():
        put_back(game, seat, answer)
