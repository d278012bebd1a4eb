"""The part of the widget that helps to write: what is completed, explained and inserted, and
what others did to the files meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Any, cast

from workbench.errors import InputError
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.tasks.watch import Change
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.panes.draft import DraftPane
from workbench.widgets.views.border import Views
from workbench.widgets.views.editor import OutsideView, fields_view, outside_view, snippets_view

LOOK_SECONDS = 2.0
"""How often the files are looked at while nobody does anything; each gesture looks, too."""


class EditorPane(Pane):
    """Answers what is chosen about files that others changed; publishes `fields`, `snippets` and
    `outside`."""

    views = ("fields", "snippets", "outside")

    def __init__(self, host: Host, *, every: float = LOOK_SECONDS) -> None:
        super().__init__(host)
        self._draft = host.pane(DraftPane)
        self._views: Views = {}
        self._changes: tuple[Change, ...] = ()
        self._ended = threading.Event()
        self._every = every
        self._stamp = self.session.stamp()
        host.background(self._watch, name="workbench-watch")

    def handlers(self) -> Mapping[str, Handler]:
        return {"outside": self._on_outside}

    def draw(self) -> None:
        self._views = {}

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        views: Views = {"outside": self._outside(state.source)}
        try:
            fields = self.session.fields()
        except InputError:  # the preview has said why the rows cannot be read
            fields = ()
        views |= {"fields": fields_view(fields), "snippets": snippets_view(fields)}
        self._publish(views)

    def close(self) -> None:
        self._ended.set()

    def _on_outside(self, content: Mapping[str, Any]) -> None:
        version = str(content["version"])
        answers: dict[str, Callable[[str], None]] = {
            "theirs": self._take,
            "mine": self._keep,
            "back": self._put_back,
            "seen": self._leave,
        }
        answers[str(content["answer"])](version)
        self.host.redraw()

    def _take(self, version: str) -> None:
        self._draft.open_version(version)

    def _keep(self, version: str) -> None:
        for change in self.session.news():
            if change.kind == "changed" and version in change.versions:
                self.session.rebase(version, change.text)
            elif change.kind == "deleted" and version in change.versions:
                self.session.rebase("", "")

    def _put_back(self, version: str) -> None:
        self.session.watch.put_back(version, self.session.parent_source())

    def _leave(self, _version: str) -> None:
        self.session.watch.seen()

    def _outside(self, draft: str) -> OutsideView:
        changes = self.session.news()
        for change in changes:
            if change.kind == "changed" and change.text == draft:
                # What someone saved elsewhere is what stands here: there is nothing to ask.
                self.session.rebase(change.versions[0], draft)
                changes = self.session.news()
        self._changes = changes
        return outside_view(changes, draft)

    def _publish(self, views: Views) -> None:
        changed: dict[str, Any] = {k: v for k, v in views.items() if self._views.get(k) != v}
        self._views |= cast(Views, changed)
        if changed:
            self.host.publish(**changed)

    def _watch(self) -> None:
        while not self._ended.wait(self._every):
            before, self._stamp = self._stamp, self.session.stamp()
            if self._stamp != before or self.session.news() != self._changes:
                # All of it is drawn again: the prompts, the list of versions and the difference may
                # be others now.
                self.host.redraw()
            elif self.host.fails or not self.session.task.path.is_dir():
                self.host.try_again()
