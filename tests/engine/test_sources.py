"""Where the values of a component file come from: both ways to say it for a single field."""

from __future__ import annotations

from boomtable.engine import Components


def test_a_field_may_have_its_source_before_or_behind_its_name() -> None:
    found = Components.read(
        '[a]\nx=1\ny=2\nz=3\nsource="rulebook"\nx_source="house"\nsource_y="published"\n'
    )

    (entry,) = found.entries()

    assert [entry.source_of(name) for name in "xyz"] == ["house", "published", "rulebook"]
    assert found.check_sources() == []


def test_a_source_in_front_may_name_a_part_of_a_list_but_must_be_one_that_exists() -> None:
    found = Components.read(
        '[a]\nrows=[2, 3]\nsource="house"\nsource_row_1="rulebook"\n[b]\nn=1\nsource="house"\n'
        'source_n="a friend"\n'
    )

    said = [problem.say("en") for problem in found.check_sources()]

    assert len(said) == 1
    assert "a friend" in said[0]


def test_a_table_that_only_holds_others_needs_no_source() -> None:
    found = Components.read('[a.b]\nx=1\nsource="house"\n[a.c]\ny=1\n')

    assert [problem.params["place"] for problem in found.check_sources()] == ["a.c"]


def test_the_game_is_named_under_game_or_meta() -> None:
    assert Components.read('[game]\nid="claims"\n').game_id == "claims"
    assert Components.read('[meta]\nid="coloma"\n').game_id == "coloma"


def test_a_source_may_be_that_of_an_inner_table_of_its_key_or_of_one_entry_of_a_list():
    found = Components.read("""
[[tile]]
id = "mill"
sites = [{ coins = 1 }, { coins = 2 }]
condition = { type = "levers" }
source = "house"
condition_source = "published"
condition_type_source = "rulebook"
upper_site_source = "rulebook"
upper_size_source = "rulebook"
""")

    said = [problem.say("en") for problem in found.check_sources()]

    assert said == ["tile mill: upper_size_source names the source of a field that is not there."]
