"""What the documents show is what the project has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(?:python|toml)\n# (\S+\.\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")
CODE_PATH = re.compile(r"`((?:boomtable|tests|docs|bench)/[\w./-]+\.\w+)`")


def quotations() -> list[tuple[str, str, str]]:
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8") if page.exists() else ""
        found += [(page.name, path, code) for path, code in BLOCK.findall(text)]
    return found


@pytest.mark.parametrize(("page", "path", "code"), quotations())
def test_quoted_code_stands_in_the_file_it_names(page: str, path: str, code: str) -> None:
    assert code in (ROOT / path).read_text(encoding="utf-8"), f"{page} misquotes {path}"


def test_the_guide_quotes_the_toy() -> None:
    assert len(quotations()) >= 8


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")

    for target in LINK.findall(text):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"
    for target in CODE_PATH.findall(text):
        if "NNNN" in target:
            continue
        assert (ROOT / target).exists(), f"{page.name} names {target}"
