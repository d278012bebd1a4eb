"""The part of the widget that looks closer at the prompt: where its text comes from, what the
parent version makes of the same row, and how it is counted by a model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.errors import WorkbenchError
from workbench.models.settings import LoadingCancelled
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.types import Rendered
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.panes.draft import DraftPane
from workbench.widgets.views.origins import NO_ORIGINS, NOT_COMPARED, against_view, origins_view
from workbench.widgets.views.preview import NOT_BESIDE, beside_view

_SETTLED_SECONDS = 0.12
"""How long a prompt must stand before its text is traced: not while someone types."""


class PreviewPane(Pane):
    """Publishes `origins` and `against`, each for the prompt whose hash it carries, and `beside`,
    the pinned row's prompt, from the second thread: the prompt itself never waits for them."""

    views = ("origins", "against", "beside")

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._draft = host.pane(DraftPane)
        self._against = False
        self._is_beside = False
        self._shown: tuple[Rendered | None, str] = (None, "")
        self._beside: Rendered | None = None

    def handlers(self) -> Mapping[str, Handler]:
        return {"against": self._on_against, "load": self._on_load}

    def draw(self) -> None:
        self.host.publish(origins=NO_ORIGINS, against=NOT_COMPARED, beside=NOT_BESIDE)

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self._shown = (None if preview.stale else preview.rendered, state.version)
        self.host.when_still("origins", _SETTLED_SECONDS, self._trace)
        if self._against:
            self.host.aside("against", self._compare)
        if state.pinned is not None or self._is_beside:
            self.host.aside("beside", self._draw_beside)

    def _on_against(self, content: Mapping[str, Any]) -> None:
        self._against = bool(content["shown"])
        if self._against:
            self.host.aside("against", self._compare)
        else:
            self.host.publish(against=NOT_COMPARED)

    def _on_load(self, _content: Mapping[str, Any]) -> None:
        self.host.background(self._load, name="workbench-load")

    def _load(self) -> None:
        try:
            self.host.jobs.load(self.session.state().model)
        except LoadingCancelled:
            pass  # as somebody wished
        except WorkbenchError as error:
            self.host.show_error(error)
        self.host.redraw()

    def _trace(self) -> None:
        rendered, _ = self._shown
        if rendered is None:
            return
        try:
            tokens = self.host.looker.choice_tokens(rendered) or ()
            found = origins_view(rendered.prompt, self.host.looker.trace(rendered), tokens)
        except WorkbenchError:  # the preview's own diagnostics say what is wrong
            found = NO_ORIGINS
        self.host.publish(origins=found)

    def _draw_beside(self) -> None:
        """Show the pinned row's prompt, unless it is the current row's; a draft that fails leaves
        its last good one."""
        state = self.session.state()
        doc_id = None if state.pinned == state.doc_id else state.pinned
        invisibles = self._draft.invisibles
        self._is_beside = doc_id is not None
        if doc_id is None:
            self.host.publish(beside=NOT_BESIDE)
            return
        try:
            item = self.host.looker.prompt(doc_id)
        except WorkbenchError:  # the preview's own diagnostics say what is wrong
            return
        view = beside_view(doc_id, item, state.method, invisibles=invisibles)
        if isinstance(item, Rendered):
            self._beside = item
        elif self._beside is not None and self._beside.doc.id == doc_id:
            last = beside_view(doc_id, self._beside, state.method, invisibles=invisibles)
            view = {**last, "problem": view["problem"]}
        self.host.publish(beside=view)

    def _compare(self) -> None:
        rendered, version = self._shown
        if rendered is None or not self._against:
            return
        try:
            before = self.host.looker.parent_prompt(rendered.doc.id)
        except WorkbenchError as error:
            self.host.show_error(error)
            return
        if self._against:
            self.host.publish(against=against_view(rendered.prompt, version, before))
