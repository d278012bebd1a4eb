"""The workbench in a notebook cell: every pane on one session."""

from __future__ import annotations

from pathlib import Path

from workbench.session.session import Session
from workbench.widgets.panes.registry import EVERY
from workbench.widgets.screen import STATIC, PaneWidget
from workbench.widgets.views import page


class Workbench(PaneWidget):
    """The prompt workbench on one task.

    `task` is a task's folder, or a `Session`, which brings its own settings and is left open when
    the widget closes. Widgets on one folder with the same options share a session, so a cell that
    is run again goes on where it was. Everything the widget does, `session` does without it; after
    changing the session from a cell, call `refresh()`. `language` is `en`, `zh`, or `auto`: the
    page's own.

    Raises:
        SettingError: an option of an unknown name, or a language that there are no texts in.
        NotFoundError: there is no such task or version.
    """

    _esm: Path = STATIC / "workbench.js"
    _css: Path = STATIC / "workbench.css"

    _makers = EVERY

    @property
    def session(self) -> Session:
        """The session that the widget shows."""
        assert self.host.session is not None
        return self.host.session

    def _html(self) -> str:
        twins = {name: draw for pane in self.host.panes for name, draw in pane.twins.items()}
        return page.page(self._views(), twins, self.session.diff())
