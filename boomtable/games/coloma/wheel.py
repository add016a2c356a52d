"""Sections 4, 7 and 11: the wheel with its tiles, and what goes Bust."""

from __future__ import annotations

from boomtable.games.coloma.happenings import (
    SiteWentBust,
)
from boomtable.games.coloma.pieces import (
    BARKER,
)
from boomtable.games.coloma.state import Coloma


def clockwise(game: Coloma, site: int, steps: int) -> int:
    """The Site so many steps clockwise on the wheel."""
    wheel = game.box.wheel
    return wheel[(wheel.index(site) + steps) % len(wheel)]


def signpost(game: Coloma) -> int:
    """C-4.4: the Site under the Signpost arm."""
    return clockwise(game, game.barker, game.box.signpost_offset)


def copied_site(game: Coloma) -> int:
    """C-4.5: the Site whose Boom the Signpost stands for."""
    return clockwise(game, signpost(game), game.box.signpost_copies)


def common_kind(game: Coloma, site: int) -> str:
    """The Common action of a Site; the Barker covers both sections (C-4.3)."""
    return game.box.sites[BARKER if site == game.barker else site].common


def boom_site(game: Coloma, site: int) -> int:
    """Whose Boom a Pioneer on a Site has: the Barker's (0), the copied Site's, or its own."""
    if site == game.barker:
        return BARKER
    return copied_site(game) if site == signpost(game) else site


def boom_kind(game: Coloma, site: int) -> str:
    """The Boom action of a Site, whether or not it is Bust."""
    return game.box.sites[boom_site(game, site)].boom


def pioneers(game: Coloma, site: int) -> int:
    """Who counts for the Bust: Pioneers, the Shade, Mules and Buster."""
    return game.dials.count(site) + game.mules.count(site) + (game.buster == site)


def go_bust(game: Coloma) -> None:
    """C-7.3 to C-7.7: the Site with the most Pioneers, in a tie the Signpost's."""
    counts = [pioneers(game, site) for site in game.box.wheel]
    most = max(counts)
    tied = counts.count(most) > 1
    arm = signpost(game)
    game.bust = arm if tied else game.box.wheel[counts.index(most)]
    # C-7.6: if the Bust lies on the Site that the Signpost copies, the Signpost copies it too.
    copied = arm if game.bust == copied_site(game) else 0
    game.busted = (game.bust, copied) if copied else (game.bust,)
    game.emit(SiteWentBust(game.bust, copied, tied))
