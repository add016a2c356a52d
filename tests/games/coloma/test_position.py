"""The position of the rules file: written at every moment, read back, played on from."""

from __future__ import annotations

import json
import re
from copy import deepcopy  # noqa: TID251  # a file is taken apart here, not a state copied
from pathlib import Path

import pytest

from boomtable.cli.app import run
from boomtable.engine import Components, Dice, Refusal, Table, open_table, read_record, view
from boomtable.engine.catalogue import standard_components
from boomtable.games.coloma import GAME
from boomtable.games.coloma.position import moment, write_position
from boomtable.games.coloma.position_reader import read_position
from boomtable.locale import LANGUAGES
from tests.games.coloma.worlds import BOX, hand, has, options, play, state, turn, world
from tests.marks import rule, slow

FOLDER = Path(__file__).parents[2] / "records" / "coloma"
RECORDS = sorted(path.stem for path in FOLDER.glob("*.record"))
DIGEST = (Path(__file__).parents[3] / "docs" / "rules" / "coloma.md").read_text("utf-8")
BLOCK = re.compile(r"```\n(coloma 18[^\n]* sheriff=.*?)\n```", re.DOTALL)
HEADING = "coloma players=3 boards=A hotels=no specialties=no mules=no"
POSITION = f"{HEADING}\n{BLOCK.findall(DIGEST)[0]}"
SOLO = """\
coloma players=1 level=prospector boards=A hotels=no specialties=no mules=no
coloma 1848.1 turn=P1 sheriff=P2 gold=11 outlaws=2 rows=-,-,N,-,-,- chart=parade \
bridges=pack-train:1,blueprint:1,undertaker:1,coopers:1,toll:1,fairground:1 dials=4,3 \
avoid=3,5 buster=4 wagons=hangtown,georgetown,folsom,auburn
P1 lodge=4 tents=1 bucks=2 gold=1 horses=1 wagon=coloma hand=4 deck=12 top=2
P2 lodge=12 tents=5 horses=1 wagon=coloma rivers=1 buildings=1 events=5"""
DUEL = """\
coloma players=2 boards=A hotels=yes specialties=deluxe mules=yes colors=blue,red
coloma 1848.2 turn=P1 sheriff=P1 gold=10 outlaws=2 rows=-,-,N,-,-,- chart=parade \
bridges=pack-train:1,blueprint:1,undertaker:1,coopers:1,toll:1,fairground:1 dials=3,1 \
hotels=3 mules=2,2
P1 lodge=2 wagon=coloma hand=4 deck=12 color=blue hotels=1 guests=1 carrots=1,3,4 year-used=1
P2 lodge=4 tents=1 gold=2 wagon=coloma hand=4 deck=12 color=red carrots=2,5"""


def table_at(text: str, box=BOX, dice: Dice | None = None) -> Table:
    game = read_position(text, box, GAME, dice)
    return Table(GAME, game, {}, keeps_log=False, replaying=True).begin()


def refused(text: str) -> str:
    with pytest.raises(Refusal) as refusal:
        read_position(text, BOX, GAME)
    said = [refusal.value.say(lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    return refusal.value.text.key.removeprefix("coloma.position.")


def changed(old: str, new: str, text: str = POSITION) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


def moments(whole: Table):
    """A table at every answer of a game, and the place of the answer."""
    begun = GAME.setup(whole.state.box, whole.players, whole.settings)
    table = Table(GAME, begun, whole.settings, keeps_log=False, replaying=True).begin()
    for place, answer in enumerate(whole.answers):
        if not table.sealed:
            yield table, place
        table.answer(answer.option, answer.seat)
    yield table, len(whole.answers)


def check_moment(table: Table) -> Table | None:
    """What is written is read, for others and for owners; the table that goes on from it."""
    game = state(table)
    for seats in ((), (0,), range(game.sides)):
        text = write_position(game, seats)
        assert write_position(read_position(text, game.box, GAME), seats) == text
    if moment(game):
        return None
    again = table_at(write_position(game, range(game.sides)), game.box)
    for seat in (None, *range(table.players)):
        assert GAME.view(state(again), seat) == GAME.view(game, seat)
    assert options(again) == options(table)
    assert again.awaited == table.awaited
    return again


@rule("C-E52")
def test_the_position_of_the_digest_reads_and_writes_back_as_the_same_text():
    assert len(BLOCK.findall(DIGEST)) == 1
    assert f"`{HEADING}`" in DIGEST

    game = read_position(POSITION, BOX, GAME)

    assert write_position(game) == POSITION
    assert has(game, "P1", "dudes_left", "tents_left") == (6, 5)
    assert game.busted == (3,)
    assert sum(game.stack) == 30 - 4 - 1 - 3 - 1 - 2


@rule("C-E52")
def test_the_game_goes_on_from_the_position_of_the_digest():
    table = table_at(POSITION)

    assert table.awaited == (1,)
    found = options(table)
    shops = [f"shop {t} {h}" for t in range(5) for h in range(5) if 1 <= t + h <= 4]
    assert found == [*shops, "use faro-parlor 1 1", "use faro-parlor 1 2", "end"]
    play(table, "P2 end")
    assert state(table).round == 4


@rule("C-E52")
def test_the_owner_of_a_hand_reads_its_cards():
    cards = re.search(r"`(hand=tailrace-claim,\S+ deck=9 top=\S+)`", DIGEST)[1]
    text = changed("hand=5 deck=9 top=1", cards)

    game = read_position(text, BOX, GAME)

    assert write_position(game, (0,)) == text
    assert write_position(game) == POSITION
    assert hand(game, "P1") == [
        *("tailrace-claim", "timber-wharf", "stage-depot", "dry-goods-store", "express-office"),
    ]
    assert GAME.view(game, 0)["position"] == text
    for seat in (None, 1, 2):
        assert cards not in GAME.view(game, seat)["position"]


@rule("C-E52")
def test_the_same_position_before_the_dials():
    text = changed(" dials=3,3,1", "", changed(" turn=P2", ""))

    table = table_at(text)

    assert (table.decision.prompt, table.awaited) == ("dial", (0, 1, 2))
    assert write_position(state(table)) == text
    for seat, site in enumerate((3, 3, 1)):
        table.answer_text(f"dial {site}", seat)
    assert table.awaited == (2,)
    assert moment(state(table)) == ""


@rule("C-E53")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("gold=9", "gold=10", "gold"),
        ("discards=nails", "discards=nails,nails", "barrels"),
        ("homestead:0", "homestead:1", "bridges"),
        ("rows=P2,-", "rows=P2,N", "neutral-row"),
        ("dials=3,3,1", "dials=3,3", "count"),
        ("dials=3,3,1", "dials=3,3,-", "not-placed"),
        ("chart=parade", "chart=statehood", "chart"),
        (" turn=P2", "", "no-turn"),
        ("lodge=3", "lodge=10", "dudes"),
        ("hand=5", "hand=6", "cards"),
        ("top=1", "top=10", "most"),
        ("horses=3", "horses=7", "most"),
        ("town=livery-stable,land-office", "town=livery-stable,livery-stable", "value-twice"),
        ("top=1", "top=1 hotels=1", "field"),
        ("rivers=1,2,4", "rivers=1", "spans"),
        ("wagon=hs-04", "wagon=kelsey", "wagons"),
    ],
)
def test_the_refused_positions_of_the_digest(old, new, why):
    assert refused(changed(old, new)) == why


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("\nP3 vp=4", "\n", "side"),
        ("P2 vp=11", "P3 vp=11", "side"),
        ("coloma 1849.3", "coloma 1849.6", "round"),
        ("coloma 1849.3", "coloma 1851.3", "round"),
        ("coloma 1849.3", "coloma 1849", "round"),
        ("coloma 1849.3", "boomtown 1849.3", "round"),
        ("coloma 1849.3", "coloma 1849.0", "no-round"),
        ("gold=9", "gold", "word"),
        ("gold=9", "gold=", "word"),
        ("gold=9", "gold=nine", "number"),
        ("gold=9", "gold=09", "number"),
        ("gold=9", "gold=-1", "number"),
        ("gold=9", "gold=²", "number"),
        ("gold=9", "gold=99999999999999", "number"),
        ("gold=9", "gold=9 gold=9", "field-twice"),
        ("gold=9", "gold=9 wagons=auburn", "field"),
        ("gold=9", "gold=9 buster=1", "field"),
        ("gold=9", "gold=9 mules=1,1,1", "field"),
        ("outlaws=6", "outlaws=16", "most"),
        (" sheriff=P1", "", "missing"),
        ("sheriff=P1", "sheriff=P4", "value"),
        (" chart=parade", "", "missing"),
        ("chart=parade", "chart=party", "value"),
        ("turn=P2", "turn=N", "value"),
        ("rows=P2,-,P1,-,-,-", "rows=P2,-,P1", "count"),
        ("rows=P2,-,P1,-,-,-", "rows=P2,P1,P1,P1,P1,-", "dudes"),
        ("stash=oats,nails", "stash=nails", "count"),
        ("stash=oats", "stash=wine", "value"),
        ("pack-train:1", "pack-train:3", "most"),
        ("pack-train:1", "pack-train", "number"),
        ("pack-train:1", "pack-train:1,pack-train:1", "value-twice"),
        ("pack-train:1,blueprint:2", "pack-train:1", "bridge-types"),
        ("dials=3,3,1", "dials=3,3,6", "value"),
        (" dials=3,3,1", "", "missing"),
        ("dials=3,3,1", "dials=3,3,1 phase=event", "turn-phase"),
        ("dials=3,3,1", "dials=3,3,1 phase=lunch", "value"),
        (" wagon=folsom", "", "missing"),
        ("wagon=folsom", "wagon=paris", "value"),
        ("tents=1 bucks=4", "tents=7 bucks=4", "tents"),
        ("rivers=1,3", "rivers=1,5", "value"),
        ("rivers=1,3", "rivers=1,1", "value-twice"),
        ("spans=homestead events", "spans=fairground events", "value"),
        ("spans=toll,homestead", "spans=toll,toll", "value-twice"),
        ("events=2", "events=2,2", "value-twice"),
        ("lands=valley", "lands=moon", "value"),
        ("hand=5", "hand=land-office", "card-twice"),
        ("hand=5", "hand=faro-parlor,faro-parlor", "value-twice"),
        ("hand=5", "hand=5,6", "value"),
        ("deck=9 top=1", "deck=8 top=1", "cards"),
        ("top=1", "top=1 color=blue", "color"),
        ("top=1", "top=1 year-used=1", "value"),
        ("graves=1", "graves=8", "most"),
        ("graves=1", "graves=1 gone=1", "field"),
    ],
)
def test_a_reader_refuses_what_is_no_position(old, new, why):
    assert refused(changed(old, new)) == why


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("# nothing\n\n", "empty"),
        (HEADING, "lines"),
        (f"{POSITION}\nP4 wagon=coloma", "lines"),
        (POSITION.replace("players=3", "players=9"), "players"),
        (changed("dials=4,3", "dials=4,2", SOLO), "shade-site"),
        (changed("buster=4", "buster=3", SOLO), "buster"),
        (changed("avoid=3,5", "avoid=3", SOLO), "count"),
        (changed("avoid=3,5", "avoid=3,3", SOLO), "value-twice"),
        (changed(" buster=4", "", SOLO), "missing"),
        (changed("turn=P1", "turn=P2", SOLO), "shade-turn"),
        (changed("rows=-,-,N", "rows=-,-,-", SOLO), "neutral-missing"),
        (changed(" rows=-,-,N,-,-,-", "", SOLO), "neutral-missing"),
        (changed("wagons=hangtown", "wagons=coloma", SOLO), "value"),
        (changed("P2 lodge=12", "P2 lodge=12 gone=1", SOLO), "dudes"),
        (changed("P2 lodge=12", "P2 lodge=12 bucks=1", SOLO), "field"),
        (changed("tents=5", "tents=6", SOLO), "tents"),
        (changed("mules=2,2", "mules=2,-", DUEL), "not-placed"),
        (changed(" mules=2,2", "", DUEL), "missing"),
        (changed("hotels=3", "hotels=4", DUEL), "hotels"),
        (changed("guests=1", "guests=3", DUEL), "most"),
        (changed("color=blue", "color=red", DUEL), "color"),
        (changed("carrots=2,5", "carrots=2,6", DUEL), "value"),
        (changed("year-used=1", "year-used=2", DUEL), "most"),
    ],
)
def test_the_modules_have_fields_of_their_own(text, why):
    assert refused(text) == why


def test_a_heading_is_refused_as_in_a_record():
    for wrong in ("boards=C", "hotels=perhaps", "colors=pink,red,blue", "mules=yes"):
        key, _, _ = wrong.partition("=")
        text = POSITION.replace(HEADING, re.sub(rf" {key}=\S+|$", f" {wrong}", HEADING, count=1))
        with pytest.raises(Refusal) as refusal:
            read_position(text, BOX, GAME)
        assert not refusal.value.text.key.startswith("coloma.position")
    with pytest.raises(Refusal, match="names its level"):
        read_position(SOLO.replace(" level=prospector", ""), BOX, GAME)


@pytest.mark.parametrize("text", [SOLO, DUEL])
def test_positions_of_the_solo_game_and_the_mule_duel(text):
    table = table_at(text)

    assert write_position(state(table)) == text
    assert table.awaited == (0,)


def test_the_turns_before_a_position_are_over_and_those_behind_it_follow():
    solo = table_at(SOLO)  # The Shade on Site 3 has had its turn.
    play(solo, "P1 end")
    assert (state(solo).round, state(solo).shade_buildings) == (2, 1)

    later = table_at(changed("dials=4,3", "dials=2,3", SOLO))
    play(later, "P1 end")
    assert (state(later).round, state(later).shade_buildings) == (2, 2)


def test_fields_may_stand_in_any_order_with_comments_between():
    lines = [" ".join([*line.split()[:2], *line.split()[:1:-1]]) for line in POSITION.splitlines()]
    text = "\n\n".join(f"  {line}   # as it was" for line in lines)

    assert write_position(read_position(text, BOX, GAME)) == POSITION
    told = changed("gold=9", "gold=9 seen=bounty")
    assert read_position(told, BOX, GAME).charts_seen == (
        *(BOX.chart_of["bounty"], BOX.chart_of["parade"]),
    )


@rule("C-R75")
def test_cards_that_are_only_counted_are_drawn_from_those_that_can_be_there():
    hands = set()
    for seed in range(30):
        game = read_position(POSITION, BOX, GAME, Dice(seed))
        assert write_position(game) == POSITION
        for side in range(3):
            parts = (game.town, game.hand, game.top, game.deck, game.bottom)
            assert sorted(card for part in parts for card in part[side]) == list(range(16))
        hands.add(game.hand[0])
    assert len(hands) > 20

    named = changed(
        "hand=5", "hand=faro-parlor,bent-elbow-saloon,timber-wharf,stage-depot,tailrace-claim"
    )
    games = [read_position(named, BOX, GAME, Dice(seed)) for seed in range(20)]
    assert len({game.hand[0] for game in games}) == 1
    assert len({game.top[0] for game in games}) > 3


@rule("C-R75")
def test_a_position_for_study_may_have_fewer_pieces_than_a_game():
    few = changed("gold=9 cart=4", "gold=1", changed("blueprint:2", "blueprint:0"))

    table = table_at(few)

    assert write_position(state(table)) == few
    assert table.awaited == (1,)


@rule("C-R75")
def test_a_position_is_no_option_of_a_table():
    assert "position" not in [setting.id for setting in GAME.meta.settings]
    with pytest.raises(Refusal, match="position"):
        open_table("coloma", 3, {"position": POSITION})


@rule("C-R76")
def test_in_the_middle_of_a_turn_the_phase_is_told():
    table = turn(world(3, P1="horses=2 barrels=coin-keg bucks=1"), "P1", 4)
    first = write_position(state(table))
    assert "phase=" not in first

    play(table, "P1 open coin-keg")
    opened = write_position(state(table))
    assert "phase=" not in opened
    assert "bucks=7" in opened

    play(table, "P1 wagon", "P1 go lotus")
    text = write_position(state(table))
    assert text.splitlines()[1].endswith(" phase=turns")
    assert " turn=P1 " in text
    looked = read_position(text, BOX, GAME)
    assert (looked.phase, looked.active, looked.agenda) == ("turns", 0, [])
    play(table, "P1 stop")
    assert " phase=turns" in write_position(state(table))


@rule("C-R76")
@pytest.mark.parametrize(
    ("site", "side", "answers"),
    [
        (1, "", ["use sutters-mill 1 1"]),
        (2, "bucks=9 lodge=3", ["hammer river 2", "pay 0"]),
        (5, "tents=1", ["settle", "event 1", "done"]),
        (4, "lodge=5 barrels=black-powder", ["open black-powder", "row 1", "done"]),
        (
            4,
            "lodge=5 bucks=9 gold=0 barrels=nails hand=land-office",
            ["open nails", "hammer land-office"],
        ),
    ],
)
def test_what_a_turn_has_used_cannot_be_told(site, side, answers):
    table = turn(world(3, round=3, P1=side), "P1", site)
    assert moment(state(table)) == ""

    play(table, *(f"P1 {answer}" for answer in answers))

    assert table.decision.prompt == "act"
    assert moment(state(table)) == "turns"


@rule("C-R76")
def test_the_phase_is_told_in_the_set_up_and_at_the_end():
    table = open_table("coloma", 2, seed=4)
    text = write_position(state(table))
    assert re.search(r"^coloma 1848\.0 .* phase=setup$", text, re.MULTILINE)
    first = write_position(state(open_table("coloma", 3, asks_chance=True)))
    assert first.splitlines()[1] == "coloma 1848.0 gold=15 outlaws=2 phase=setup"
    over = read_record((FOLDER / "three-players.record").read_text("utf-8"))
    assert write_position(state(over)).splitlines()[1].endswith(" phase=over")


@rule("C-R75", "C-R76")
@pytest.mark.parametrize("name", RECORDS)
def test_the_positions_of_a_record_read_back_to_themselves(name):
    whole = read_record((FOLDER / f"{name}.record").read_text("utf-8"))

    resumed = 0
    for table, place in moments(whole):
        if place % 5 and moment(state(table)):
            continue
        again = check_moment(table)
        if again is None:
            continue
        resumed += 1
        if resumed % 20 == 0:
            for answer in whole.answers[place:]:
                again.answer(answer.option, answer.seat)
            assert again.is_over
            assert again.score().totals == whole.score().totals
    assert resumed >= 30


@slow
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("specialties", ["box", "deluxe"])
def test_the_positions_of_random_games_read_back_to_themselves(players, specialties):
    settings = {"boards": "B", "hotels": "yes", "specialties": specialties}
    settings |= {"mules": "yes"} if players == 2 else {}
    table = open_table("coloma", players, settings, seed=players, keeps_log=False)
    dice = Dice(players)
    while not table.is_over:
        if not table.sealed:
            check_moment(table)
        table.pick(dice.below(len(table.options())))
    check_moment(table)


def test_a_file_with_more_tiles_and_yearly_abilities_says_more():
    """Three Years with tiles: which ones were used matters; of two abilities, which was used."""
    found = deepcopy(standard_components(GAME.meta.package).tables)
    found["years"].insert(1, found["years"][1] | {"year": 1847})
    for card in ("land-office", "faro-parlor"):
        abilities = next(it for it in found["towns"] if it["id"] == card)["abilities"]
        abilities[-1] |= {"times_per_year": 2}
    found["graveyard"]["vp"] = [1] * 9
    assert GAME.check(Components(found)) == []
    box = GAME.unpack(Components(found))
    town = "town=land-office,faro-parlor"
    game = world(3, year=1847, box=box, chart="parade", P1=town)
    game.charts_seen = (box.chart_of["bounty"], box.chart_of["parade"])
    game.year_uses[0] = (box.ability_of["faro-parlor"][0],) * 2
    table = turn(game, "P1", 4)
    game.dials[1:] = [4, 4]

    text = write_position(game)
    again = read_position(text, box, GAME)

    assert " seen=bounty" in text
    assert text.splitlines()[2].endswith(" year-used=faro-parlor.1,faro-parlor.1")
    assert write_position(again) == text
    assert again.year_uses == game.year_uses
    assert again.charts_seen == game.charts_seen
    assert table.decision.prompt == "act"
    with pytest.raises(Refusal, match="too often"):
        read_position(text.replace("faro-parlor.1,", "faro-parlor.1," * 2), box, GAME)


def test_the_view_and_the_terminal_show_the_position(capsys):
    record = str(FOLDER / "three-players.record")
    table = read_record(Path(record).read_text("utf-8"), upto=60)

    assert run(["show", record, "--at", "60", "--seat", "2", "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)["table"]["position"]

    assert shown == view(table, 1)["table"]["position"]
    assert shown == write_position(state(table), (1,))
    assert "hand=" + ",".join(hand(table, "P2")) in shown
