"""What the server refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

from boomtable.engine import Broken, Illegal, Refusal, Unreadable

STATUS = {
    "malformed": 400,
    "unreadable": 400,
    "who-are-you": 401,
    "forbidden": 403,
    "no-seat": 403,
    "unknown": 404,
    "illegal": 409,
    "stale": 409,
    "not-your-turn": 409,
    "already-done": 409,
    "too-large": 413,
    "too-fast": 429,
    "broken": 500,
    "disk": 503,
}


class Denied(Refusal):
    """Refused by the server rather than by the rules of a game."""

    def __init__(self, code: str, key: str, /, **params: Any) -> None:
        super().__init__(key, **params)
        self.code = code

    def __reduce__(self) -> Any:
        return _denied, (self.code, self.text.key, self.text.params)


def _denied(code: str, key: str, params: dict[str, Any]) -> Denied:
    return Denied(code, key, **params)


def unknown_table() -> Denied:
    """The same for a table that is not there and for one that is not shown."""
    return Denied("unknown", "server.unknown-table")


def code_of(error: Refusal | Broken) -> str:
    """The code of a refusal."""
    match error:
        case Denied(code=code):
            return code
        case Unreadable():
            return "unreadable"
        case Illegal():
            return "not-your-turn" if error.text.key == "engine.not-your-turn" else "illegal"
    return "broken"
