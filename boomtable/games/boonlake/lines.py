"""L-18.7: the lines of the score sheet, in their order."""

from __future__ import annotations

LINES = (
    "rows",
    "river",
    "labels",
    "sites",
    "projects",
    "tracks",
    "exchanges",
    "levers",
    "markers",
    "interim-exchanges",
    "income",
    "recesses",
    "cattle",
    "unused-levers",
    "levers-owned",
    "printed",
    "end-effects",
    "tiers",
)
(
    ROWS,
    RIVER,
    LABELS,
    SITES,
    PROJECTS,
    TRACKS,
    EXCHANGES,
    LEVERS,
    MARKERS,
    INTERIM_EXCHANGES,
    INCOME,
    RECESSES,
    CATTLE,
    UNUSED_LEVERS,
    LEVERS_OWNED,
    PRINTED,
    END_EFFECTS,
    TIERS,
) = range(len(LINES))

EMINENCE_LINES = (
    "eminence-labels",
    "eminence-presences",
    "eminence-missing",
    "eminence-cactus",
    "eminence-income",
    "eminence-cattle",
    "eminence-unrevealed",
)
(
    E_LABELS,
    E_PRESENCES,
    E_MISSING,
    E_CACTUS,
    E_INCOME,
    E_CATTLE,
    E_UNREVEALED,
) = range(len(EMINENCE_LINES))
"""The lines of the Eminence; they share the places of the first lines of a player."""
