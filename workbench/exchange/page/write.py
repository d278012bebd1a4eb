"""From runs to a file: one HTML page without scripts, which needs no network."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from workbench.analysis.report import Report
from workbench.errors import SettingError, StoreError
from workbench.exchange.page import parts
from workbench.exchange.page.content import Content, gather
from workbench.exchange.page.holdout import holdout
from workbench.exchange.page.markup import el, joined
from workbench.io.files import as_path, read_utf8, system_errors
from workbench.io.given import require_flag, require_text, several
from workbench.io.writing import replace_file
from workbench.messages import speaking
from workbench.runs.ledger import Ledger
from workbench.runs.stored import ledger_beside, stored_reports, stored_tries
from workbench.tasks.outputs import require_output
from workbench.tasks.task import Task

STYLE = Path(__file__).with_name("style.css")

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A browser that keeps to it runs no script and asks no server, whatever the data say."""


@dataclass(frozen=True, slots=True)
class WrittenPage:
    """A page that was written: where it is, and the SHA-256 of its bytes in hexadecimal."""

    path: Path
    sha256: str


def write_report(
    runs: Report | str | Sequence[Report | str],
    to: str | os.PathLike[str],
    *,
    metric: str = "",
    vary: Collection[str] = (),
    task: Task | str | os.PathLike[str] | None = None,
    ledger: Ledger | None = None,
    force: bool = False,
) -> WrittenPage:
    """Write one run, or two and what changed from the first to the second, as an HTML page to hand
    on: scores, pictures, flips, a prompt, settings and hashes. The same runs give the same bytes;
    the page is in English, whatever language is spoken.

    A run is a report, or the id of one in `ledger`, by default that of `task`, or else the nearest
    one from the current folder upwards. `metric` and `vary` are `compare`'s. Prompts are rendered
    again for their segments, by the runs' own code.

    Raises:
        NotFoundError: there is no run of that id, or no ledger.
        SettingError: two runs do not pair, a run has no score, or the file cannot be meant.
        StoreError: the file exists already (`force` replaces it), or cannot be written.
    """
    require_flag(force=force)
    require_text(metric=metric)
    given = (runs,) if isinstance(runs, Report | str) else several("runs", runs, "one run or two")
    path = as_path(to, StoreError)
    check_page_path(path, force=force, task=None if task is None else Task.of(task))
    if len(given) not in (1, 2):
        raise SettingError("runs", expected="one or two", seen=str(len(given)))
    opened = None if task is None else Task.of(task)
    reports = stored_reports(given, task=opened, ledger=ledger)
    last = reports[-1].run
    with speaking("en"), ledger_beside(last, task=opened, ledger=ledger) as kept:
        tries = stored_tries(reports[0].run, last, ledger=kept) if kept else 1
        told = gather(reports, metric=metric, vary=vary, task=opened, tries=tries, ledger=kept)
        page = page_of(told)
    data = page.encode("utf-8", "replace")
    with system_errors(StoreError, f"{path}: cannot be written"):
        replace_file(path, data)
    return WrittenPage(path, hashlib.sha256(data).hexdigest())


def check_page_path(path: Path, *, force: bool = False, task: Task | None = None) -> None:
    """Refuse a file that no page can be written to; asked before any work is done.

    Raises:
        SettingError: its name does not end in .html, or there is no such folder.
        InputError: it would be written over what a task consists of, `task` or another.
        StoreError: it exists already, and `force` does not say to replace it.
    """
    if path.suffix.lower() not in (".html", ".htm"):
        raise SettingError(f"report {path}", expected="a name ending in .html")
    if not path.parent.is_dir():
        raise SettingError(
            f"report {path}: there is no folder {path.parent}", fix="Make it, or name another."
        )
    if path.is_dir():
        raise SettingError(f"report {path}", expected="a file", seen="a folder")
    if path.exists() and not force:
        raise StoreError(
            f"{path}: exists already", fix="Name another file, or replace it with --force."
        )
    require_output(path, "report", force=True, task=task)


def page_of(content: Content) -> str:
    """Return the page as a text."""
    made = (
        parts.head(content),
        parts.pictures(content),
        parts.metrics(content),
        holdout(content),
        parts.prompt(content),
        parts.docs(content),
        parts.settings(content),
        parts.source(content),
        parts.hashes(content),
        parts.troubles(content),
        el("footer", "Made by Prompt Workbench."),
    )
    # What stands in a style element is text to a browser, so nothing may be escaped there.
    style = joined((parts.Html(f"<style>{read_utf8(STYLE, StoreError)}</style>"),))
    top = el(
        "head",
        parts.Html('<meta charset="utf-8">'),
        parts.Html(f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'),
        parts.Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        parts.Html('<meta name="color-scheme" content="light dark">'),
        el("title", parts.title_of(content)),
        style,
    )
    body = el("body", el("main", *made))
    return f"<!doctype html>\n{el('html', top, body, lang='en')}\n"
