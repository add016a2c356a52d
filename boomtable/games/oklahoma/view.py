"""What a seat sees: everything. Views of both seats and of spectators are equal."""

from __future__ import annotations

from typing import Any

from boomtable.games.oklahoma.areas import Area, areas, exhausted_boomers
from boomtable.games.oklahoma.board import COLUMNS, NAMES, NOWHERE, ROWS, names_of
from boomtable.games.oklahoma.position import write_position
from boomtable.games.oklahoma.scoring import HomesteadScore, homestead_score, score_sheet
from boomtable.games.oklahoma.state import PURPLE, YELLOW, Oklahoma, named
from boomtable.games.oklahoma.turn import reason_of_end


def view(game: Oklahoma, _seat: int | None) -> dict[str, Any]:
    """The board and all that follows from it. Squares are named ``a1`` to ``k11``.

    - ``columns``, ``rows``: the letters from left to right, and how many rows there are
    - ``modules``: the ids of the modules in play
    - ``boomers``: for each seat (0 Purple, 1 Yellow) its squares; ``sooners``, ``stones``,
      ``mines``, ``river``: squares; ``exhausted``: the boomers that never move again
    - ``rails_right``, ``rails_above``: squares with a rail to their right, above them
    - ``side``: the seat that decides now (game over: whose turn it would be)
    - ``phase``: ``place``, ``move``, ``stones`` or ``over``
    - ``placing``: in the free set-up what is placed now (``stone``, ``boomer``, ``sooner``), else
      ``null``; ``placed``, ``placements``: how many are done, and of how many (0 of 0: none)
    - ``turn``: the number of this turn, from 1, both seats' turns counted together (game over: of
      the last turn)
    - ``active``: the piece that has moved and whose stones are to be decided, or ``null``
    - ``banned``: the sooner that the opponent has just moved (O-14.5), or ``null``
    - ``trail``: the last move, ``{"from", "to", "stones"}``, or ``null``
    - ``quiet``, ``quiet_limit``: quiet turns in a row, and at how many the game is over
    - ``areas``: a list of ``{"kind", "owner", "squares", "mines", "boomers", "sections",
      "points"}``; ``kind`` is ``homestead``, ``contested`` or ``empty``; ``owner`` a seat or
      ``null``; ``squares`` has the mines of the area, too; ``sections`` (of a homestead, the most
      valuable first) is a list of ``{"squares", "points", "scored"}``
    - ``score``: both seats' points if the game ended now
    - ``over``: ``no-move``, ``quiet`` or ``null``
    - ``position``: the position line; ``start``: the one that the game started from
    """
    box, ground = game.box, game.ground
    over = reason_of_end(game) if game.is_set_up and game.active == NOWHERE else None
    order = box.order(ground.modules).placements
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "modules": [module.id for module in box.modules if module.letter in ground.modules],
        "boomers": [list(named(game.boomers[PURPLE])), list(named(game.boomers[YELLOW]))],
        "sooners": list(named(game.sooners)),
        "stones": names_of(game.stones),
        "mines": names_of(ground.mines),
        "river": names_of(ground.river),
        "exhausted": list(named(tuple(exhausted_boomers(game)))),
        "rails_right": names_of(ground.east_rails),
        "rails_above": names_of(ground.north_rails),
        "side": game.side,
        "phase": phase(game, over),
        "placing": None if game.is_set_up else order[game.placed].what,
        "placed": 0 if game.is_set_up else game.placed,
        "placements": 0 if game.is_set_up else len(order),
        "turn": game.turns + (over is None),
        "active": None if game.active == NOWHERE else NAMES[game.active],
        "banned": None if game.last in (NOWHERE, game.active) else NAMES[game.last],
        "trail": trail(game),
        "quiet": game.quiet,
        "quiet_limit": box.quiet_limit,
        "areas": [area_view(game, area) for area in areas(game)],
        "score": list(score_sheet(game).totals),
        "over": over,
        "position": write_position(game),
        "start": game.start,
    }


def phase(game: Oklahoma, over: str | None) -> str:
    """What is being decided."""
    if not game.is_set_up:
        return "place"
    if over is not None:
        return "over"
    return "move" if game.active == NOWHERE else "stones"


def trail(game: Oklahoma) -> dict[str, Any] | None:
    """The last move, with its stones once they are placed."""
    if not game.trail:
        return None
    start, end, *stones = named(game.trail)
    return {"from": start, "to": end, "stones": stones}


def area_view(game: Oklahoma, area: Area) -> dict[str, Any]:
    """An area, with its sections and points if it is a homestead."""
    score = homestead_score(game, area) if area.owner is not None else None
    return {
        "kind": area.kind,
        "owner": area.owner,
        "squares": names_of(area.squares),
        "mines": names_of(area.mines),
        "boomers": list(named(tuple(sorted(area.boomers[PURPLE] + area.boomers[YELLOW])))),
        "sections": section_views(score) if score else [],
        "points": score.points if score else 0,
    }


def section_views(score: HomesteadScore) -> list[dict[str, Any]]:
    """The sections of a homestead, the most valuable first, and which of them are scored."""
    return [
        {
            "squares": names_of(section.squares),
            "points": section.points,
            "scored": number < len(score.boomers),
        }
        for number, section in enumerate(score.sections)
    ]
