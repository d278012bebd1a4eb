"""The part of the widget that keeps: versions with their scores, differences, saving."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from workbench.errors import InputError, NotFoundError, StoreError
from workbench.messages import say
from workbench.runs.timeline import Timeline
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.tasks.drafts import Draft
from workbench.tasks.versions import VersionInfo
from workbench.types import RenderFailure
from workbench.widgets.host import Handler, Host, Pane, View
from workbench.widgets.panes.draft import DraftPane
from workbench.widgets.panes.results import ResultsPane
from workbench.widgets.views.diff import DiffQuery, DiffTexts, diff_view
from workbench.widgets.views.page import diff_html
from workbench.widgets.views.versions import draft_id, versions_view


class VersionsPane(Pane):
    """Answers what concerns saved versions; publishes `versions` and `diff`."""

    views = ("versions", "diff")
    twins: ClassVar = {"diff": diff_html}

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._running = host.pane(ResultsPane)
        self._draft = host.pane(DraftPane)
        self._timeline = Timeline()
        self._drafts: tuple[Draft, ...] = ()
        self._read: tuple[object, ...] = ()
        self._group = ""
        self._query = DiffQuery()
        self._saved: VersionInfo | None = None
        self._unsaved: NotFoundError | None = None

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "save": self._on_save,
            "note": self._on_note,
            "versions": self._on_versions,
            "diff": self._on_diff,
            "draft": self._on_draft,
        }

    def draw(self) -> None:
        self._read = ()
        self.host.aside("versions", self._read_folder)

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        if self._saved is not None and (state.dirty or state.version != self._saved.id):
            self._saved = None
        if self._read and self._read != _folder(state):
            self.draw()
        if self._unsaved and state.version in {"", *(version.id for version in state.versions)}:
            self.host.withdraw(self._unsaved)
            self._unsaved = None
        self._draw_timeline(state)
        if self._query.prompts:  # a version's code runs: no preview waits for that
            self.host.aside("diff", self._draw_diff)
        else:
            self._draw_diff(state)

    def scored(self) -> None:
        if self._running.ended:
            self.host.aside("versions", self._read_folder)

    def _on_save(self, content: Mapping[str, Any]) -> None:
        try:
            self._saved = self.session.save(str(content.get("note", "")))
        except NotFoundError as error:  # said until the file is back, or needed no more
            self._unsaved = error
            raise
        self.draw()
        self.host.redraw()

    def _on_note(self, content: Mapping[str, Any]) -> None:
        changed = self.session.change_note(str(content["version"]), str(content["note"]))
        if self._saved is not None and self._saved.id == changed.id:
            self._saved = changed
        self.draw()
        self._draw_diff()

    def _on_versions(self, content: Mapping[str, Any]) -> None:
        if "group" in content:
            self._group = str(content["group"])
        self.host.aside("versions", self._read_folder)

    def _on_draft(self, content: Mapping[str, Any]) -> None:
        wanted = str(content["id"])
        for draft in self._drafts:
            if draft_id(draft) == wanted:
                self._draft.take(draft)
        self.draw()

    def _on_diff(self, content: Mapping[str, Any]) -> None:
        known = {name: str(content[name]) for name in ("old", "new") if name in content}
        self._query = replace(
            self._query, **known, prompts=bool(content.get("prompts", self._query.prompts))
        )
        self.host.aside("diff", self._draw_diff)

    def _read_folder(self) -> None:
        state = self.session.state()
        self._timeline = self.session.timeline()
        self._drafts = self.session.drafts()
        before, self._read = self._read, _folder(state)
        self._draw_timeline()
        if before and before != self._read:  # by git, or an editor
            self.host.redraw()

    def _draw_timeline(self, state: SessionState | None = None) -> None:
        self.show(
            "versions",
            lambda: versions_view(
                state or self.session.state(), self._timeline, self._group, self._drafts
            ),
        )

    def _draw_diff(self, state: SessionState | None = None) -> None:
        self.show("diff", lambda: self._diff(state or self.session.state()))

    def _diff(self, state: SessionState) -> View:
        known = {version.id for version in state.versions}
        if not {self._query.old, self._query.new} <= {"", *known}:  # deleted meanwhile
            self._query = replace(self._query, old="", new="")
        return diff_view(state, self._query, self._texts(state), self._saved)

    def _texts(self, state: SessionState) -> DiffTexts:
        parent = self._query.old or state.version
        try:
            if self._query.prompts:
                old = self._prompt(parent) if parent else ""
                return DiffTexts(old, self._prompt(self._query.new))
            old = self.session.source(self._query.old) if self._query.old else None
            new = self.session.source(self._query.new) if self._query.new else state.source
            return DiffTexts(self.session.parent_source() if old is None else old, new)
        except (InputError, StoreError) as error:
            return DiffTexts(problem=str(error))

    def _prompt(self, version: str) -> str:
        item = self.session.rendered(version)
        if isinstance(item, RenderFailure):
            found = item.diagnostic
            name = version or say("draft")
            raise InputError(
                say("{version} fails on this doc: {message}", version=name, message=found.message)
            )
        return item.prompt.text


def _folder(state: SessionState) -> tuple[object, ...]:
    return (state.method, state.versions)
