"""Questions and log lines in words."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Decision, Event
from boomtable.games.boonlake.descriptions import amount
from boomtable.games.boonlake.eminence_happenings import CactusGrew
from boomtable.games.boonlake.happenings import Gained, Paid, TrackAdvanced
from boomtable.games.boonlake.map_happenings import LockCrossed
from boomtable.games.boonlake.phrases import text
from boomtable.games.boonlake.pieces import NONE
from boomtable.games.boonlake.scoring_happenings import Finished, TileScored
from boomtable.games.boonlake.state import Boonlake
from boomtable.games.boonlake.upgrading import tile_name
from boomtable.locale import Text, Who

EMINENCE_NAME = "boonlake.eminence"


def ask(game: Boonlake, decision: Decision) -> Text:
    """The question that a seat (or whoever deals real cards) reads."""
    box = game.box
    match decision.prompt:
        case "play":
            return _ask_play(game)
        case "pay-plan":
            paid = box.cards[game.paying] if game.paying != NONE else None
            shown = paid or box.scoring_tiles[game.projecting]
            return text("ask.pay-plan", name=shown.named)
        case "upgrade-cost":
            site = box.forms.spots[game.upgrading]
            return text("ask.upgrade-cost", site=site, tile=tile_name(game, game.upgrading))
        case "cattle-cost":
            return text("ask.cattle-cost", space=game.upgrading)
        case "place-tile":
            return text("ask.place-tile", tile=box.tiles[game.revealed].named)
        case "move-ship":
            return text("ask.move-ship", n=game.steps)
        case "score-tile":
            return text("ask.score-tile", scoring=game.scoring)
        case "interim-slot":
            return text("ask.interim-slot", scoring=game.scoring)
        case prompt:
            return text(f"ask.{prompt}")


def _ask_play(game: Boonlake) -> Text:
    if game.occasion == "first":
        kind = game.box.kinds[game.box.strips[game.taken].kind].named
        return text("ask.play-kind", kind=kind)
    return text("ask.play-builder" if game.occasion == "builder" else "ask.play")


def tell(event: Event) -> Text | None:
    """An event as a line of the log."""
    said = _fields(event)
    key = f"tell.{event.__struct_config__.tag}"
    match event:
        case Gained(_, what, n) | Paid(_, what, n):
            said["amount"] = amount(what, n)
        case TrackAdvanced(track=track):
            key += f"-{track}"
        case CactusGrew(vp=vp):
            key += "-end" if vp else ""
        case LockCrossed(last=last):
            key += "-last" if last else ""
        case TileScored(met=met, vp=vp):
            key += "-met" if met else "-failed"
            said["amount"] = amount("vp", abs(vp))
        case Finished(line=line, vp=vp):
            said["line"] = text(f"score.{line}")
            said["amount"] = amount("vp", vp)
    return text(key, **said)


def _fields(event: Event) -> dict[str, Any]:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    if "seat" in fields:
        fields["seat"] = Who(fields["seat"], EMINENCE_NAME)
    if "winners" in fields:
        fields["winners"] = [Who(seat, EMINENCE_NAME) for seat in fields["winners"]]
    if "sort" in fields:
        fields["sort"] = text(f"piece.{fields['sort']}")
    return fields
