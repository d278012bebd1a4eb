"""The part of the widget that lints: once the typing has stopped, the draft's prompts of many rows
are looked at, on a thread that nothing else waits for."""

from __future__ import annotations

from dataclasses import replace

from workbench.errors import WorkbenchError
from workbench.lint.finding import LintReport
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.widgets.host import Host, Pane
from workbench.widgets.panes.draft import DraftPane
from workbench.widgets.panes.rows import RowsPane
from workbench.widgets.views.lint import lint_view, linted_docs

REST_SECONDS = 0.6
"""How long the draft has to stay as it is before it is linted: longer than from key to key of
somebody who types slowly, since linting 500 rows takes as much of the interpreter as a preview."""


class LintPane(Pane):
    """Publishes `lint`, with the number of the edit that it is of, and tells the rows."""

    views = ("lint",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._draft = host.pane(DraftPane)
        self._rows = host.pane(RowsPane)
        self._asked: tuple[object, ...] = ()
        self._is_broken = False

    def draw(self) -> None:
        self._asked = ()
        self.host.publish(lint=lint_view(None, ""))

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self._is_broken = any(found.severity == "error" for found in preview.diagnostics)
        asked = (state.source, state.settings, state.decoding, state.method, state.chat_template)
        asked += (state.device,)  # a model that is loaded counts tokens
        if asked != self._asked:
            self._asked = asked
            self.host.when_still("lint", REST_SECONDS, self._look)

    def _look(self) -> None:
        source, edit = self.session.state().source, self._draft.edit
        report: LintReport | None
        try:
            report = self.host.looker.lint()
        except WorkbenchError:  # the preview's own diagnostics say what is wrong
            report = None
        if source != self.session.state().source:
            return  # what was typed meanwhile is waiting to be linted
        if report is not None and self._is_broken:  # which the preview has said, and where
            findings = tuple(found for found in report.findings if found.rule != "code/error")
            report = replace(report, findings=findings)
        self.host.publish(lint=lint_view(report, source, edit))
        self._rows.show_linted(linted_docs(report))
