"""Section 8: special projects."""

from __future__ import annotations

from boomtable.games.boonlake.happenings import ProjectRealized
from boomtable.games.boonlake.lines import PROJECTS
from boomtable.games.boonlake.purse import gain_inhabitants, gain_vp
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, with_one

TRACK_STEPS = 1
"""L-8.3: a project is a step on its track."""


@rules.step
def realize(game: Boonlake, seat: int, tile: int) -> None:
    """L-8.3: after paying: inhabitants, VP, a step on the track, the marker."""
    shown = game.box.scoring_tiles[tile]
    game.emit(ProjectRealized(seat, shown.id, shown.named))
    gain_inhabitants(game, seat, game.box.costs.project_inhabitants)
    factor = game.box.costs.own_tile_factor if game.own[seat] == tile else 1
    gain_vp(game, seat, shown.vp * factor, PROJECTS)
    game.push("mark_project", seat, tile)
    game.push("advance", seat, shown.track, TRACK_STEPS)


@rules.step
def mark_project(game: Boonlake, seat: int, tile: int) -> None:
    """L-8.3: an inhabitant of the ranch stays above the tile to the end."""
    game.ranch[seat] -= game.box.costs.project_marker_inhabitants
    game.projects[seat] = with_one(game.projects[seat], tile)
