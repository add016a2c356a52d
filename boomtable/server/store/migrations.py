"""The tables of the database, and how older ones become newer ones."""

from __future__ import annotations

import sqlite3

from boomtable.server.refusals import Denied

FIRST = """
CREATE TABLE people (
    device TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    since INTEGER NOT NULL,
    links INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    private INTEGER NOT NULL,
    host TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    version INTEGER NOT NULL,
    card BLOB NOT NULL,
    bots_turn INTEGER NOT NULL,
    deadline INTEGER,
    holders TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (updated) WHERE private = 0;
CREATE INDEX tables_due ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_thinking ON tables (bots_turn) WHERE bots_turn = 1;
CREATE TABLE holders (
    device TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;
CREATE TABLE deeds (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    device TEXT NOT NULL,
    message TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE TABLE entered (
    table_id TEXT NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    PRIMARY KEY (table_id, device)
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    device TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE notes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, device)
) WITHOUT ROWID;
CREATE TABLE components (
    hash TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE outages (
    down INTEGER NOT NULL,
    up INTEGER NOT NULL
);
CREATE TABLE alive (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
);
"""

CHAT_MESSAGES = "ALTER TABLE chat ADD COLUMN message TEXT NOT NULL DEFAULT ''"
"""So that a line which is sent again, after a loss, is not said twice."""

STEPS = (FIRST, CHAT_MESSAGES)
"""Each brings the database from the version of its place to the next one."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a database up to date; one from the future is left alone."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found > len(STEPS):
        raise Denied("disk", "server.newer-data", found=found, known=len(STEPS))
    for version in range(found, len(STEPS)):
        connection.execute("BEGIN IMMEDIATE")
        for statement in STEPS[version].split(";"):
            if statement.strip():
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version={version + 1}")
        connection.execute("COMMIT")
