"""The reports of ``simulate`` and ``lab``: printed, or in a file with its pictures beside it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import msgspec

from boomtable.cli.language import language, words
from boomtable.cli.output import echo
from boomtable.cli.simulating import Request
from boomtable.engine import Illegal, Table, Unreadable, write_file
from boomtable.engine.errors import os_reason
from boomtable.lab.change_pages import change_page
from boomtable.lab.comparison import Comparison
from boomtable.lab.figures import figures
from boomtable.lab.pages import Experiment, report_page
from boomtable.lab.playing import Played
from boomtable.lab.plots import CHANGE_PLOTS, REPORT_PLOTS, change_plots, plotted, report_plots
from boomtable.lab.usage import Kind, kinds_at
from boomtable.lab.voice import Voice

PRINTED = "-"
"""The file that stands for standard output."""


class ReportFile:
    """Where a report goes. A file that would replace another is refused before anything is played.

    ``-``: it is printed, without pictures.
    """

    def __init__(self, name: str, plots: Iterable[str], *, force: bool) -> None:
        self.page = None if name == PRINTED else Path(name)
        self.pictures: dict[str, str] = {}
        if self.page is None:
            return
        folder = self.page.parent
        self.pictures = {plot: f"{self.page.stem}-{plot}.svg" for plot in plots}
        files = [self.page, *(folder / it for it in self.pictures.values())]
        refuse_to_replace(files, force=force)

    def write(self, page: str, plots: Mapping[str, str], *, silent: bool) -> None:
        """Write the page and its pictures, or print the page."""
        if self.page is None:
            if not silent:
                echo(page)
            return
        for plot, file in self.pictures.items():
            write_file(self.page.parent / file, plots[plot])
        write_file(self.page, page)
        if not silent:
            count = len(self.pictures)
            echo(words("terminal.report.written", file=str(self.page), count=count))


def refuse_to_replace(files: Sequence[Path], *, force: bool) -> None:
    """Refuse files that are there already, or that cannot be written, before anything is played."""
    found = [path for path in files if path.is_file()]
    if found and not force:
        raise Illegal("terminal.report.exists", file=str(found[0]))
    # The reason why it cannot be written is told now, not after hours of play.
    if not files[0].parent.is_dir() or files[0].is_dir():
        write_file(files[0], "")
    elif files[0].is_file() or not files[0].exists():
        _try_folder(files[0])


def _try_folder(file: Path) -> None:
    """Refuse a file in a folder where nothing can be written."""
    try:
        with TemporaryFile(dir=file.parent):
            pass
    except OSError as error:
        why = os_reason(error)
        raise Unreadable("engine.file-unwritable", file=str(file), why=why) from error


class BalanceReport:
    """The report of one edition."""

    def __init__(self, name: str, tables: Sequence[Table], *, force: bool) -> None:
        self.kinds = kinds_at(tables)
        self.edition: str = tables[0].state.box.hash
        self.file = ReportFile(name, plotted(REPORT_PLOTS, self.kinds), force=force)

    def make(
        self, request: Request, components: str | None, played: Sequence[Played], *, silent: bool
    ) -> Any:
        """Write the report; its figures for programs."""
        voice = Voice(language(), request.game)
        worlds = request.plan(components, watches=True).worlds
        found = figures(played, self.kinds, worlds)
        command = request.command("simulate", components=components)
        experiment = Experiment(
            game=request.meta.named(voice.lang),
            command=_with_file(command, self.file),
            edition=self.edition,
            seed=request.seed,
        )
        page = report_page(experiment, found, self.kinds, voice, self.file.pictures)
        self.file.write(page, report_plots(found, self.kinds, voice), silent=silent)
        return msgspec.to_builtins(found, str_keys=True)


class ChangeReport:
    """The report of two editions side by side."""

    def __init__(self, name: str, kinds: Sequence[Kind], *, force: bool) -> None:
        self.kinds = kinds
        self.file = ReportFile(name, plotted(CHANGE_PLOTS, kinds), force=force)

    def make(
        self,
        request: Request,
        command: str,
        editions: tuple[str, str],
        found: Comparison,
        *,
        silent: bool,
    ) -> None:
        """Write the report."""
        voice = Voice(language(), request.game)
        experiment = Experiment(
            game=request.meta.named(voice.lang),
            command=_with_file(command, self.file),
            edition=editions[0],
            seed=request.seed,
            changed=editions[1],
        )
        page = change_page(experiment, found, self.kinds, voice, self.file.pictures)
        self.file.write(page, change_plots(found, self.kinds, voice), silent=silent)


def _with_file(command: str, file: ReportFile) -> str:
    return f"{command} --report" + (f" {file.page}" if file.page is not None else "")
