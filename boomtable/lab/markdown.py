"""A page of Markdown, written from top to bottom."""

from __future__ import annotations

from collections.abc import Sequence


class Page:
    """Collects headings, paragraphs, tables and pictures."""

    def __init__(self, title: str) -> None:
        self.blocks = [f"# {title}"]

    def heading(self, said: str, level: int = 2) -> None:
        """A heading."""
        self.blocks.append(f"{'#' * level} {said}")

    def say(self, said: str) -> None:
        """A paragraph."""
        self.blocks.append(said)

    def code(self, lines: Sequence[str]) -> None:
        """Commands, as they are typed."""
        self.blocks.append("\n".join(["```text", *lines, "```"]))

    def table(self, heading: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table; its first column to the left, the others to the right."""
        rules = ["---", *["---:"] * (len(heading) - 1)]
        lines = [heading, rules, *[[_cell(cell) for cell in row] for row in rows]]
        self.blocks.append("\n".join(f"| {' | '.join(line)} |" for line in lines))

    def picture(self, file: str | None, what: str) -> None:
        """A picture that lies beside the page, if there is one."""
        if file is not None:
            self.blocks.append(f"![{what}]({file})")

    def text(self) -> str:
        """The whole page."""
        return "\n\n".join(self.blocks) + "\n"


def _cell(said: str) -> str:
    return said.replace("|", "\\|")
