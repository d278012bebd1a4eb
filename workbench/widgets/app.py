"""The workbench in a notebook cell: every pane on one session, or the page that makes a task."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import traitlets

from workbench.errors import NotFoundError
from workbench.io.files import as_path
from workbench.session.session import Session
from workbench.tasks.new.table import SUFFIXES
from workbench.tasks.task import is_task
from workbench.widgets.panes.new import NewPane
from workbench.widgets.panes.registry import EVERY
from workbench.widgets.screen import STATIC, PaneWidget
from workbench.widgets.sessions import borrow
from workbench.widgets.views import page


class Workbench(PaneWidget):
    """The prompt workbench on one task, or the page that makes one of your own rows.

    `task` is a task's folder, or a `Session`, which brings its own settings and is left open when
    the widget closes. Or it is rows: a file (csv, jsonl, parquet, …), a DataFrame, a
    `datasets.Dataset`, a list of dicts; then the widget begins with a page that shows what was
    found in them, makes the task, and becomes the workbench on it. Without any, rows or a task are
    chosen on the page.

    Widgets on one folder with the same options share a session, so a cell that is run again goes
    on where it was. Everything the widget does, `session` does without it; after changing the
    session from a cell, call `refresh()`. The options are those of `Session`; `language` is `en`,
    `zh`, or `auto`: the page's own.

    Raises:
        SettingError: an option of an unknown name, or a language that there are no texts in.
        NotFoundError: there is no such task or version.
    """

    _esm: Path = STATIC / "workbench.js"
    _css: Path = STATIC / "workbench.css"

    _makers = EVERY

    new = traitlets.Dict().tag(sync=True)

    def __init__(self, task: Any = None, **options: Any) -> None:
        is_known = isinstance(task, Session) or (
            isinstance(task, (str, Path)) and not _is_rows(task)
        )
        if not is_known:
            self._makers = (partial(NewPane, source=task, go_on=self._go_on),)
            for pane in EVERY:
                self._add_views(pane.views)
        super().__init__(task if is_known else None, **options)

    @property
    def session(self) -> Session:
        """The session that the widget shows.

        Raises:
            NotFoundError: no task is made or opened yet.
        """
        if self.host.session is None:
            raise NotFoundError("no session yet", fix="Make or open a task on the page first.")
        return self.host.session

    def _go_on(self, task: Path) -> None:
        """Show the workbench on a task in the place of the page."""
        self.host.session = self._borrowed = borrow(task, **self._options)
        for pane in self.host.panes:
            pane.close()  # the page's, which is all there was
        self._make_panes(EVERY)
        self.host.in_context(lambda: setattr(self, "frozen", False))
        self.host.begin()
        self.host.publish(new={})  # last: the browser then finds all that it draws instead

    def _html(self) -> str:
        twins = self._twins()
        if self.host.session is None:
            return page.pane("new", self._views(), twins)
        return page.page(self._views(), twins)


def _is_rows(source: str | Path) -> bool:
    """Say whether a path is to be read rather than opened: a file, or the name of one."""
    path = as_path(source, NotFoundError)
    if path.is_dir():
        return not is_task(path) and any(path.glob("dataset_*.json"))
    return path.is_file() or path.suffix.lower() in SUFFIXES
