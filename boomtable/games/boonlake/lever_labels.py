"""The pulls of levers in words."""

from __future__ import annotations

from boomtable.engine import Option
from boomtable.games.boonlake.answers import Forgo, LeverUp, Pull, Top
from boomtable.games.boonlake.building_labels import slot_label, upgrade_label
from boomtable.games.boonlake.descriptions import effects_in_words
from boomtable.games.boonlake.levers import mode_listing
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.state import Boonlake
from boomtable.locale import Text


def lever_label(game: Boonlake, option: Option) -> Text:
    """A lever that is pulled, or made ready again."""
    box = game.box
    match option:
        case Top(name, mode):
            return _top(game, name, mode)
        case Pull(name, mode):
            lever = box.levers[box.lever_of[name]]
            if lever.upstream:
                return text("option.tow", lever=lever.named, place=box.names[mode])
            effects = effects_in_words(box, mode_listing(lever, mode))
            return text("option.pull", lever=lever.named, effects=effects)
        case Forgo(levers):
            gained = [
                effect
                for name in levers
                for effect in effects_in_words(box, box.levers[box.lever_of[name]].modes[0].listing)
            ]
            names = [box.names[name] for name in levers]
            return text("option.forgo", levers=names, effects=gained)
        case LeverUp(name):
            return text("option.lever-up", lever=box.names[name])
    raise AssertionError(f"{option} pulls no lever")


def _top(game: Boonlake, name: str, mode: str) -> Text:
    box = game.box
    lever = box.levers[box.lever_of[name]]
    if lever.modernizes:
        return text("option.top", lever=lever.named, effects=[slot_label(game, int(mode) - 1)])
    if lever.upgrades:
        done = upgrade_label(game, box.spot_of[mode])
        return text("option.top", lever=lever.named, effects=[done])
    effects = effects_in_words(box, mode_listing(lever, mode))
    return text("option.top", lever=lever.named, effects=effects)
