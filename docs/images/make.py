"""Draws the terminal screenshots of the README from real games: ``python docs/images/make.py``.

The games are the complete examples of the rules digests, opened in the middle.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from boomtable.cli.frame import print_frame, told
from boomtable.cli.language import speak
from boomtable.cli.names import display_names
from boomtable.digest import digest_text
from boomtable.engine import Table, read_record

HERE = Path(__file__).parent
NIGHT_PRAIRIE = TerminalTheme(
    (29, 26, 22),
    (237, 227, 207),
    [
        *[(40, 36, 30), (181, 87, 58), (94, 127, 91), (217, 164, 65)],
        *[(79, 124, 172), (122, 78, 126), (95, 150, 150), (205, 191, 159)],
    ],
)


def opened(game: str, number: int, answers: int, *names: str) -> Table:
    """An example game of a digest, after so many answers."""
    games = re.findall(rf"```\n({game}\b.*?)```", digest_text(game), re.DOTALL)
    table = read_record(games[number], upto=answers)
    table.names = names
    return table


def screenshot(table: Table, name: str, *, width: int = 92, height: int = 26) -> None:
    """Draw the frame of whoever is asked into an SVG file."""
    console = Console(
        record=True,
        width=width,
        height=height,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
    )
    seat = table.awaited[0]
    news = told(table.game, table.events(seat)[-5:], display_names(table.names))
    print_frame(console, table, seat, news, plain=False)
    svg = console.export_svg(
        title=f"boomtable play {table.game.id}", theme=NIGHT_PRAIRIE, unique_id=name
    )
    # The picture must not fetch fonts from anywhere: the reader's own monospace will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    svg = re.sub(r"<!-- .*? -->\s*", "", svg)
    (HERE / f"{name}.svg").write_text(svg, encoding="utf-8")


def main() -> None:
    """Draw all pictures."""
    speak("en")
    screenshot(opened("oklahoma", 0, 93, "Ann", "bot:greedy"), "oklahoma")
    screenshot(opened("oklahoma", 2, 42, "Ann", "bot:greedy"), "oklahoma-modules", height=44)
    screenshot(opened("boomtown", 0, 140, "Ann", "Bob", "bot:greedy", "bot:greedy"), "boomtown")
    coloma = opened("coloma", 1, 241, "bot:greedy", "Ann")
    screenshot(coloma, "coloma", width=124, height=40)
    boonlake = opened("boonlake", 0, 247, "Ann", "bot:greedy")
    screenshot(boonlake, "boonlake", width=124, height=44)


if __name__ == "__main__":
    main()
