"""Check 13 of the digest: laws that hold at every moment of every game."""

import pytest

from boomtable.engine import Dice, export, open_table, read_record
from boomtable.games.boomtown.event_happenings import SharkPaid, StagecoachRobbed
from boomtable.games.boomtown.happenings import BankTookRest, MineProduced
from boomtable.games.boomtown.state import OUT, ROW, UNSEEN, kept_by, mines_of, saloons_of
from tests.games.boomtown.worlds import BOX
from tests.marks import rule

WORLDS = [(3, False), (3, True), (4, False), (5, False)]
IDS = ["3", "3-short", "4", "5"]


def check_gold(table):
    """Gold on the table = 10n + production + Stagecoach - Card Shark - bank's part of bids."""
    ledger = 10 * table.players
    for event in table.events(None):
        match event:
            case MineProduced(gold=gold) | StagecoachRobbed(gold=gold):
                ledger += gold
            case SharkPaid(gold=gold) | BankTookRest(gold=gold):
                ledger -= gold
    assert sum(table.state.gold) == ledger
    assert min(table.state.gold) >= 0


def check_offices(state):
    for town, mayor in enumerate(state.mayor):
        mines = BOX.towns[town].mines
        counts = [sum(state.place[it] == seat for it in mines) for seat in range(state.players)]
        if mayor < 0:
            assert max(counts) < 2
        else:
            assert counts[mayor] == max(counts) >= 1
    if state.governor >= 0:
        assert state.mayor[state.governor] == state.place[BOX.only("governor")]


def check_kept_cards(state):
    for seat in range(state.players):
        kinds = [BOX.cards[card].kind for card in kept_by(state, seat)]
        assert not ("governor" in kinds and seat in state.mayor)
        assert not ("new-vein" in kinds and mines_of(state, seat))
        assert not ("saloon-girls" in kinds and saloons_of(state, seat))


def check_places(state):
    places = {place: state.place.count(place) for place in set(state.place)}
    assert sum(places.values()) == len(BOX.cards)
    assert places.get(ROW, 0) == len(state.row)
    assert all(state.place[card] == ROW for card in state.row)
    drawn = BOX.setup_for(state.players, state.short).deck - state.deck
    assert places.get(UNSEEN, 0) == len(BOX.cards) - drawn
    if state.vein >= 0:
        assert state.place[state.vein] == state.place[BOX.only("new-vein")] >= 0
    if state.girls >= 0:
        assert state.place[state.girls] == state.place[BOX.only("saloon-girls")] >= 0
    for card, town in zip(BOX.saloons, state.saloon_town, strict=True):
        assert town < 0 or state.place[card] >= 0
    for town in range(5):
        assert state.saloon_town.count(town) <= BOX.towns[town].tokens


@rule("B-1.5", "B-1.7", "B-9.3", "B-10.3", "B-R34")
@pytest.mark.parametrize(("players", "short"), WORLDS, ids=IDS)
def test_the_laws_hold_at_every_moment(players, short):
    for seed in range(8):
        table = open_table("boomtown", players, {"short": short}, seed=seed)
        dice = Dice(seed)
        gone = set()
        while not table.is_over:
            if table.decision.prompt == "bid" and dice.below(2):
                table.pick(0)
            else:
                table.pick(dice.below(len(table.options())))
            check_gold(table)
            check_offices(table.state)
            check_places(table.state)
            if table.decision is None or table.decision.prompt in ("bid", "take"):
                check_kept_cards(table.state)
            now = {card for card, place in enumerate(table.state.place) if place == OUT}
            assert gone <= now  # B-1.7: what is out of the game stays out.
            gone = now
        again = read_record(export(table))
        assert again.state == table.state


@rule("B-R28")
def test_everybody_sees_the_same():
    table = open_table("boomtown", 4, seed=1)
    while not table.is_over:
        views = [table.game.view(table.state, seat) for seat in (None, 0, 1, 2, 3)]
        assert all(view == views[0] for view in views)
        assert len(views[0]["seats"][0]) == len(views[0]["seats"][3])
        table.pick(len(table.options()) // 2)
