"""Where tables are kept: an interface, and SQLite behind it."""

from boomtable.server.store.store import (
    ChatRow,
    Kept,
    Loaded,
    NewDeed,
    Person,
    Store,
    TableRow,
)

__all__ = ["ChatRow", "Kept", "Loaded", "NewDeed", "Person", "Store", "TableRow"]
