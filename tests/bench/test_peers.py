"""The benchmark beside our peers runs, and compares what it says it compares."""

from __future__ import annotations

import json

import pytest

from bench import peers
from tests.marks import slow


@slow
def test_all_our_games_stand_beside_their_peers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "ROUNDS", 1)
    monkeypatch.setattr(peers, "FORKS", 2)
    monkeypatch.setattr(peers, "CATAN_GAMES", 1)
    monkeypatch.setattr(peers, "OURS", [(game, players, 1) for game, players, _ in peers.OURS])
    monkeypatch.setattr(peers, "OPEN_SPIEL", dict.fromkeys(peers.OPEN_SPIEL, 1))

    peers.run(as_json=True)
    found = json.loads(capsys.readouterr().out)

    names = [row["what"] for row in found["figures"]]
    assert [name.partition(",")[0] for name in names[:5]] == [
        "oklahoma",
        "boomtown",
        "coloma",
        "boonlake",
        "Catanatron",
    ]
    for row in found["figures"]:
        assert row["decisions/s"] >= row["choices/s"] > 0
        assert row["games/s"] == pytest.approx(row["decisions/s"] / row["decisions/game"])
        assert row["fork µs"] > 0
        assert row["bytes"] > 0
    (catan,) = [row for row in found["ratios to Catanatron"] if row["what"] == names[4]]
    assert {value for key, value in catan.items() if key != "what"} == {1.0}
