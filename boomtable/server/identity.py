"""Who somebody is, without accounts: signed cookies and links with secrets.

All secrets are made of one key, which lies in the data folder and is readable by its owner only.
So no secret of a link is stored anywhere, and none can be guessed.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from pathlib import Path

from boomtable.engine import BOT
from boomtable.names import visible
from boomtable.server.refusals import Denied

COOKIE = "boomtable"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
LINK_AGE = 24 * 3600 * 1000
"""Milliseconds for which a personal link works."""
LONGEST_NAME = 24
_FILE = "key"
_DEVICE = re.compile(r"[\w-]{22}")


class Keys:
    """Makes and checks the secrets of one server."""

    def __init__(self, folder: Path) -> None:
        self._key = _read_or_make(folder / _FILE)

    def _sign(self, *words: object) -> str:
        said = "\n".join(map(str, words)).encode()
        return urlsafe_b64encode(hmac.digest(self._key, said, sha256)[:18]).decode()

    def _is_signed(self, given: str, *words: object) -> bool:
        return hmac.compare_digest(given.encode(), self._sign(*words).encode())

    # --- devices -----------------------------------------------------------------------------

    def cookie(self, device: str) -> str:
        """The cookie of a device."""
        return f"{device}.{self._sign('device', device)}"

    def read_cookie(self, value: str) -> str | None:
        """The device of a cookie, unless it was forged."""
        device, _, signature = value.partition(".")
        if not _DEVICE.fullmatch(device) or not self._is_signed(signature, "device", device):
            return None
        return device

    def personal(self, device: str, links: int, until: int) -> str:
        """The secret of a link that moves a person to another device."""
        return f"{device}.{until}.{self._sign('move', device, links, until)}"

    def read_personal(self, key: str) -> tuple[str, int, str] | None:
        """The device that such a secret claims to be of, until when it works, its signature."""
        parts = key.split(".")
        if len(parts) != 3 or not _DEVICE.fullmatch(parts[0]) or not parts[1].isdecimal():
            return None
        return parts[0], int(parts[1][:15]), parts[2]

    def is_personal(self, signature: str, device: str, links: int, until: int) -> bool:
        """Whether a link's secret was signed here."""
        return self._is_signed(signature, "move", device, links, until)

    # --- tables ------------------------------------------------------------------------------

    def table_key(self, table: str) -> str:
        """The secret of the link to a table."""
        return self._sign("table", table)

    def seat_key(self, table: str, seat: int) -> str:
        """The secret of the link to a seat."""
        return self._sign("seat", table, seat)

    def rematch(self, table: str, number: int) -> str:
        """The id of a table's rematch (the next number once the one before was closed).

        It is always the same: however many set up a rematch at once, they come to one table.
        """
        return self._sign("rematch", table, number)[:12]

    def opens(self, key: str, table: str, seats: int) -> bool:
        """Whether a secret lets somebody see a table: its own, or that of one of its seats."""
        return self._is_signed(key, "table", table) or any(
            self.opens_seat(key, table, seat) for seat in range(seats)
        )

    def opens_seat(self, key: str, table: str, seat: int) -> bool:
        """Whether a secret is that of a seat."""
        return self._is_signed(key, "seat", table, seat)


def new_device() -> str:
    """An id for a device that was never here."""
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """An id for a table."""
    return secrets.token_urlsafe(9)


def clean_name(name: str) -> str:
    r"""A name that harms neither page nor record.

    >>> clean_name("  Zoé\n\u202e "), clean_name("")
    ('Zoé', '')
    """
    name = " ".join(visible(name).split())
    if len(name) > LONGEST_NAME:
        raise Denied("illegal", "server.long-name", most=LONGEST_NAME)
    if "#" in name or name.lower().startswith(BOT):
        raise Denied("illegal", "server.bad-name")
    return name


def _read_or_make(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            key = file.read()
    except FileNotFoundError:
        key = secrets.token_bytes(32)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as new:
            new.write(key)
            new.flush()
            os.fsync(new.fileno())
    if len(key) < 32:
        raise Denied("disk", "server.bad-key", file=str(path))
    return key
