"""Section 20: the score sheet, line by line, and the ties."""

from __future__ import annotations

from boomtable.engine import ScoreLine, ScoreSheet
from boomtable.games.coloma.pieces import (
    Bridge,
)
from boomtable.games.coloma.state import SHADE, Coloma, is_shade, is_solo
from boomtable.locale import Text


def score(game: Coloma) -> ScoreSheet:
    """The score sheet, as if the game ended now."""
    lines = [line for seat in range(game.sides) for line in lines_of(game, seat)]
    if is_solo(game):
        # C-26.24: a tie is a loss of the human, unless the file says that he wins it.
        ties = (1, 0) if game.box.solo.wins_ties else (0, 1)
        shade = (Text("coloma.shade"),)
        return ScoreSheet(game.sides, tuple(lines), (ties,), automata=shade)
    rest = tuple(
        game.bucks[seat] + game.dudes[seat] + game.tents[seat] + game.horses[seat]
        for seat in range(game.sides)
    )
    return ScoreSheet(game.sides, tuple(lines), (tuple(game.gold), rest))


def lines_of(game: Coloma, seat: int) -> list[ScoreLine]:
    """C-20.7: the lines of one side."""
    lines = during_play(game, seat)
    if is_shade(game, seat):
        return lines + shade_lines(game)
    return lines + final_lines(game, seat)


def during_play(game: Coloma, seat: int) -> list[ScoreLine]:
    """The Victory Points gained during the game."""
    lines = [_line(seat, "sale", game.sale_vp[seat])]
    lines.append(_line(seat, "shootouts", game.shootout_vp[seat]))
    if not is_shade(game, seat):
        lines.append(_line(seat, "owed", game.owed_vp[seat]))
        if game.with_hotels:
            lines.append(_line(seat, "guests", game.guest_vp[seat]))
    lines.append(_line(seat, "other", game.other_vp[seat]))
    return lines


def final_lines(game: Coloma, seat: int) -> list[ScoreLine]:
    """C-20.1: what is added at the end."""
    box = game.box
    town = game.town[seat]
    canyons = box.boards[game.boards[seat]].canyons
    rivers = [canyons[canyon - 1].vp for canyon in game.rivers[seat]]
    lines = [
        _line(seat, "towns", sum(box.cards[card].vp for card in town), n=len(town)),
        _line(seat, "rivers", sum(rivers), n=len(rivers)),
    ]
    lines += [bridge_line(game, seat, box.bridges[kind]) for kind in game.spans[seat]]
    if game.with_hotels:
        hotels = game.hotels[seat]
        lines.append(_line(seat, "hotels", hotels * box.hotels.vp, n=hotels))
    return [*lines, land_line(game, seat), grave_line(game, seat)]


def bridge_line(game: Coloma, seat: int, bridge: Bridge) -> ScoreLine:
    """C-20.3: rate times count, at most its maximum."""
    count = counted(game, seat, bridge.per)
    what = Text("coloma.score.bridge", {"bridge": bridge.named, "n": count})
    return ScoreLine(seat, what, bridge_points(game, seat, bridge))


def bridge_points(game: Coloma, seat: int, bridge: Bridge) -> int:
    """What a Bridge would score now."""
    return min(bridge.most, bridge.rate * counted(game, seat, bridge.per))


def counted(game: Coloma, seat: int, per: str) -> int:
    """What a Bridge counts (C-20.4: nothing is spent by it)."""
    match per:
        case "horses":
            return game.horses[seat]
        case "hand":
            return len(game.hand[seat])
        case "graves":
            return game.graves[seat]
        case "barrels":
            return len(game.barrels[seat]) + len(game.used[seat])
        case "gold":
            return game.gold[seat]
        case "event-tents":
            return len(game.event_tents[seat])
        case "rivers":
            return len(game.rivers[seat])
        case "tableau":
            return len(game.town[seat]) + game.hotels[seat]
        case "lodge-dudes":
            return game.dudes[seat]
        case "land-tents":
            return len(game.land_tents[seat])
    raise AssertionError(f"nothing is counted by {per}")


def land_line(game: Coloma, seat: int) -> ScoreLine:
    """C-20.2: Tents on lands by their chart."""
    lands = len(game.land_tents[seat])
    return _line(seat, "lands", game.box.tent_chart[lands], n=lands)


def grave_line(game: Coloma, seat: int) -> ScoreLine:
    """C-18.10: the filled Graves cost Victory Points."""
    graves = game.graves[seat]
    return _line(seat, "graves", -sum(game.box.grave_vp[:graves]), n=graves)


def shade_lines(game: Coloma) -> list[ScoreLine]:
    """C-26.23: what the Shade adds at the end."""
    solo = game.box.solo
    level = solo.levels[game.level]
    rivers, buildings = game.shade_rivers, game.shade_buildings
    barrels, hotels = len(game.barrels[SHADE]), game.hotels[SHADE]
    gold, horses = game.gold[SHADE], game.horses[SHADE]
    lines = [
        _line(SHADE, "rivers", rivers * level.river, n=rivers),
        _line(SHADE, "buildings", buildings * level.building, n=buildings),
        _line(SHADE, "barrels", barrels * level.barrel, n=barrels),
    ]
    if game.with_hotels:
        lines.append(_line(SHADE, "hotels", hotels * solo.vp_per_hotel, n=hotels))
    lines += [
        _line(SHADE, "nuggets", gold * solo.vp_per_gold, n=gold),
        _line(SHADE, "horses", horses * solo.vp_per_horse, n=horses),
        land_line(game, SHADE),
    ]
    if level.bonus:
        lines.append(_line(SHADE, "bonus", level.bonus))
    return [*lines, grave_line(game, SHADE)]


def _line(seat: int, key: str, points: int, **params: int) -> ScoreLine:
    return ScoreLine(seat, Text(f"coloma.score.{key}", dict(params)), points)
