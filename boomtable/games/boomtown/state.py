"""The table of a game in progress, as plain data, and the questions that rules put to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boomtable.engine import State

if TYPE_CHECKING:
    from boomtable.games.boomtown.box import Box

UNSEEN, ROW, OUT = -1, -2, -3
"""Places of a card that lies before nobody: not drawn yet, in the row, out of the game."""

NOBODY = -1
NOWHERE = -1
NO_CARD = -1


class Boomtown(State, kw_only=True):
    """What lies on the table. Seats, towns and cards are numbers; -1 is nobody, nowhere, none.

    ``number`` is the turn of the rules (``turn`` counts the parts of single seats). A card that
    lies before a player has his seat as its ``place``.
    """

    if TYPE_CHECKING:  # In the saved data there is no box.
        box: Box
    short: bool
    turns: int
    deck: int
    """Cards still to be drawn; in the short game fewer than are unseen."""
    gold: list[int]
    place: list[int]
    mayor: list[int]
    saloon_town: list[int]
    """The town of each saloon (in the order of ``box.saloons``) that stands."""
    governor: int = NOWHERE
    vein: int = NO_CARD
    girls: int = NO_CARD

    number: int = 0
    step: str = "first"
    """The prompt that is open, or that was answered last; ``over`` at the end."""
    active: int = NOBODY
    resolving: int = NO_CARD
    """The event card whose choice is open."""
    first: int = NOBODY
    row: list[int]
    standing: int = 0
    holder: int = NOBODY
    bids: list[int]
    passed: list[bool]
    winner: int = NOBODY
    price: int = 0
    order: list[int]
    """The seats that have still to choose a card, in their order."""
    took: list[int]
    robbery: tuple[int, int] | None = None
    """The victim and the number of a Holdup while its dice are rolled."""
    dice: tuple[int, int] | None = None
    total: int = 0

    def copy(self) -> Boomtown:
        """An independent twin."""
        twin = State.copy(self)
        twin.gold = self.gold[:]
        twin.place = self.place[:]
        twin.mayor = self.mayor[:]
        twin.saloon_town = self.saloon_town[:]
        twin.row = self.row[:]
        twin.bids = self.bids[:]
        twin.passed = self.passed[:]
        twin.order = self.order[:]
        twin.took = self.took[:]
        return twin


def clockwise(game: Boomtown, start: int) -> list[int]:
    """All seats, clockwise from one of them, that one included."""
    players = game.players
    return [(start + step) % players for step in range(players)]


def left(game: Boomtown, seat: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return (seat + 1) % game.players


def mines_of(game: Boomtown, seat: int) -> list[int]:
    """The mines of a seat, in the order of the file."""
    place = game.place
    return [mine for mine in game.box.mines if place[mine] == seat]


def mines_in(game: Boomtown, seat: int, town: int) -> int:
    """How many mines a seat owns in a town."""
    place = game.place
    return sum([place[mine] == seat for mine in game.box.towns[town].mines])


def value_of(game: Boomtown, mine: int) -> int:
    """The production value of a mine, with the New Vein if it lies there."""
    value = game.box.cards[mine].value
    return value + game.box.vein_bonus if mine == game.vein else value


def holder_of(game: Boomtown, kind: str) -> int:
    """The seat before which the only card of a kind lies (-1: none)."""
    return max(game.place[game.box.only(kind)], NOBODY)


def saloons(game: Boomtown) -> list[tuple[int, int]]:
    """The saloons that stand, each with its town."""
    standing = zip(game.box.saloons, game.saloon_town, strict=True)
    return [(card, town) for card, town in standing if town != NOWHERE]


def saloons_of(game: Boomtown, seat: int) -> list[int]:
    """The saloons that a seat has opened."""
    place = game.place
    return [card for card, _town in saloons(game) if place[card] == seat]


def pawns_of(game: Boomtown, seat: int) -> list[int]:
    """The towns whose mayor a seat is."""
    return [town for town, mayor in enumerate(game.mayor) if mayor == seat]


def kept_by(game: Boomtown, seat: int) -> list[int]:
    """The kept cards of a seat: events that wait for their moment or their place."""
    box = game.box
    placed = {game.resolving, *(card for card, _town in saloons(game))}
    if game.governor != NOWHERE:
        placed.add(box.only("governor"))
    if game.vein != NO_CARD:
        placed.add(box.only("new-vein"))
    if game.girls != NO_CARD:
        placed.add(box.only("saloon-girls"))
    events = range(len(box.mines), len(box.cards))
    return [card for card in events if game.place[card] == seat and card not in placed]


def fee(game: Boomtown, seat: int, mine: int) -> int:
    """What a seat owes the mayor for a mine of his town (B-8.2 to B-8.4)."""
    box = game.box
    town = box.cards[mine].town
    mayor = game.mayor[town]
    if mayor in (NOBODY, seat):
        return 0
    due = box.fee_per_mine * mines_in(game, mayor, town)
    return due * box.governor_factor if town == game.governor else due


def score_of(game: Boomtown, seat: int) -> int:
    """The score of a seat if the game ended now (B-25.2)."""
    box = game.box
    values = sum([value_of(game, mine) for mine in mines_of(game, seat)])
    return (
        game.gold[seat] * box.per_gold
        + values * box.per_value
        + game.mayor.count(seat) * box.per_pawn
    )


def inventory(game: Boomtown) -> dict[str, int]:
    """What is conserved: gold at the table and mines in the game, but for named flows."""
    place = game.place
    return {"gold": sum(game.gold), "mines": sum([place[mine] != OUT for mine in game.box.mines])}
