"""Questions, options and events in words."""

from __future__ import annotations

from boomtable.engine import Decision, Event, Option
from boomtable.games.oklahoma.board import NOWHERE, SQUARE
from boomtable.games.oklahoma.events import (
    Drawn,
    GameOver,
    Homestead,
    MinesGained,
    Moved,
    Placed,
    Scored,
    StonesPlaced,
)
from boomtable.games.oklahoma.options import First, Move, NoStones, Place, Stones
from boomtable.games.oklahoma.state import Oklahoma, named
from boomtable.games.oklahoma.stones import stones_of
from boomtable.locale import Text, Who


def ask(game: Oklahoma, decision: Decision) -> Text:
    """The question to the seat."""
    if decision.prompt == "place":
        return Text(f"oklahoma.ask.place-{placing(game)}")
    if decision.prompt == "move" and game.sooners:
        return Text("oklahoma.ask.move-sooners")
    if decision.prompt == "stones" and game.sooners and game.active not in game.sooners:
        return Text("oklahoma.ask.stones-sooners")
    return Text(f"oklahoma.ask.{decision.prompt}")


def placing(game: Oklahoma) -> str:
    """What is placed now in the free set-up."""
    return game.box.order(game.ground.modules).placements[game.placed].what


def label(game: Oklahoma, option: Option) -> Text:
    """An option in words: what goes where."""
    match option:
        case First(seat):
            return Text("oklahoma.option.first", {"colour": game.box.seat_names[seat]})
        case Place(square):
            return Text(f"oklahoma.option.place-{placing(game)}", {"square": square})
        case Move(start, end):
            what = "sooner" if SQUARE[start] in game.sooners else "boomer"
            return Text(f"oklahoma.option.move-{what}", {"start": start, "end": end})
        case Stones(partner, corner):
            return _stones_label(game, partner, corner)
    assert isinstance(option, NoStones)
    return Text("oklahoma.option.no-stones")


def _stones_label(game: Oklahoma, partner: str, corner: str | None) -> Text:
    what = "sooner" if SQUARE[partner] in game.sooners else "boomer"
    chosen = None if corner is None else SQUARE[corner]
    placed = stones_of(game, SQUARE[partner], chosen) if game.active != NOWHERE else []
    return Text(
        f"oklahoma.option.stones-{what}",
        {"partner": partner, "squares": list(named(tuple(placed))), "count": len(placed)},
    )


def tell(event: Event) -> Text | None:
    """An event as a line of the log."""
    match event:
        case Drawn(seat):
            return Text("oklahoma.tell.drawn", {"seat": Who(seat)})
        case Placed(seat, what, square):
            return Text(f"oklahoma.tell.placed-{what}", {"seat": Who(seat), "square": square})
        case Moved(seat, what, start, end):
            return Text(
                f"oklahoma.tell.moved-{what}", {"seat": Who(seat), "start": start, "end": end}
            )
        case StonesPlaced(seat, partner, squares):
            return Text(
                "oklahoma.tell.stones-placed",
                {
                    "seat": Who(seat),
                    "partner": partner,
                    "squares": list(squares),
                    "count": len(squares),
                },
            )
        case Homestead(seat, squares, boomers):
            return Text(
                "oklahoma.tell.homestead",
                {
                    "seat": Who(seat),
                    "boomers": list(boomers),
                    "land": Text("oklahoma.score.squares", {"count": len(squares)}),
                    "count": len(boomers),
                },
            )
        case MinesGained(seat, mines):
            return Text(
                "oklahoma.tell.mines-gained",
                {"seat": Who(seat), "mines": list(mines), "count": len(mines)},
            )
        case GameOver(reason, seat, turns):
            return Text(f"oklahoma.tell.over-{reason}", {"seat": Who(seat), "turns": turns})
        case Scored(seat, boomers, points):
            return Text(
                "oklahoma.tell.scored",
                {"seat": Who(seat), "boomers": list(boomers), "count": points},
            )
    return None
