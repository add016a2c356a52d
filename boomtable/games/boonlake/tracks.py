"""Section 14: income tracks and production sites."""

from __future__ import annotations

from boomtable.engine import choose
from boomtable.games.boonlake.answers import TRACKS, BuildSite
from boomtable.games.boonlake.happenings import SiteBuilt, TrackAdvanced
from boomtable.games.boonlake.lines import TRACKS as TRACKS_LINE
from boomtable.games.boonlake.pieces import NONE, TrackStep
from boomtable.games.boonlake.purse import gain_vp
from boomtable.games.boonlake.rulebook import rules
from boomtable.games.boonlake.state import Boonlake, put


def track_of(game: Boonlake, track: str) -> tuple[TrackStep, ...]:
    """The steps of a track."""
    return game.box.coin_track if track == "coin" else game.box.card_track


def present_step(game: Boonlake, seat: int, track: str) -> TrackStep:
    """The step on which a marker stands."""
    steps = game.coin_step if track == "coin" else game.card_step
    return track_of(game, track)[steps[seat]]


@rules.step
def advance(game: Boonlake, seat: int, track: str, n: int) -> None:
    """L-14.1: step by step; each crossing is gained before the next step."""
    markers = game.coin_step if track == "coin" else game.card_step
    steps = track_of(game, track)
    if markers[seat] + 1 == len(steps):
        gain_vp(game, seat, n * game.box.costs.track_end_vp, TRACKS_LINE)  # L-14.2
        return
    markers[seat] += 1
    game.emit(TrackAdvanced(seat, track, markers[seat]))
    if n > 1:
        game.push("advance", seat, track, n - 1)
    crossing = steps[markers[seat]].crossing
    if crossing != NONE:
        game.push("carry_out", seat, crossing)


@rules.step
async def advance_either(game: Boonlake, seat: int, n: int) -> None:
    """L-15.4: all steps on one track of choice."""
    put(game, seat, "either-track")
    answer = await choose(seat, "either-track", TRACKS)
    game.push("advance", seat, answer.track, n)


@rules.step
async def build_site(game: Boonlake, seat: int) -> None:
    """L-14.3: a production site of choice below its highest level."""
    put(game, seat, "build-site")
    answer = await choose(seat, "build-site", lambda: buildable_sites(game, seat))
    raise_site(game, seat, game.box.resource_of[answer.resource])


def buildable_sites(game: Boonlake, seat: int) -> list[BuildSite]:
    """The resources whose site is below the highest level."""
    forms, most = game.box.forms.sites, game.box.site_most
    return [forms[place] for place, level in enumerate(game.sites[seat]) if level < most]


def has_site_to_build(game: Boonlake, seat: int) -> bool:
    """Whether some site is below its highest level."""
    return min(game.sites[seat]) < game.box.site_most


def raise_site(game: Boonlake, seat: int, resource: int) -> None:
    """L-9.2, L-R65: a site at its highest level is lost."""
    levels = game.sites[seat]
    if levels[resource] == game.box.site_most:
        return
    level = levels[resource] + 1
    game.sites[seat] = (*levels[:resource], level, *levels[resource + 1 :])
    built = game.box.resources[resource]
    game.emit(SiteBuilt(seat, built.id, built.named, level))
