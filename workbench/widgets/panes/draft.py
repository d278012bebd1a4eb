"""The part of the widget that edits: the draft, its settings, its preview and its saving."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Mapping
from typing import Any, ClassVar

from workbench.answers.reasoning import ShotStyle, shot_style
from workbench.errors import InputError
from workbench.messages import say
from workbench.models.memory.free import memory_in_use
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.tasks.drafts import Draft
from workbench.tasks.versions import VersionInfo
from workbench.types import Method
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.border import DocumentView
from workbench.widgets.views.display import printable
from workbench.widgets.views.page import preview_html
from workbench.widgets.views.preview import preview_view
from workbench.widgets.views.status import status_view
from workbench.widgets.views.toolbar import ToolbarView, latest_of, parse_change, toolbar_view

_KERNEL = secrets.token_hex(8)
"""Tells a page that its kernel is another one than before."""


class DraftPane(Pane):
    """Answers what concerns the draft; publishes `document`, `preview`, `toolbar` and `status`."""

    views = ("document", "preview", "toolbar", "status")
    twins: ClassVar = {"preview": preview_html}

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.edit = ("", 0)
        """The page that sent the newest edit, and its number there."""
        self.invisibles = False
        """Whether spaces, tabs and newlines are drawn."""
        self._refused = 0
        # They are found aside: a preview drawn meanwhile must not take them away again.
        self._styling = threading.Lock()
        self._styles: dict[str, ShotStyle] = {}
        self._shown_style: ShotStyle | None = None
        self._judged: tuple[Method, tuple[VersionInfo, ...]] | None = None
        self._news = ""
        self._others = len(self.session.drafts(continued=False))

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "edit": self._on_edit,
            "configure": self._on_configure,
            "open": self._on_open,
            "style": self._on_style,
            "invisibles": self._on_invisibles,
            "restore": self._on_restore,
            "allow": self._on_allow,
        }

    def draw(self) -> None:
        self._judged = None
        self._draw_document()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        shown = preview_view(preview, state, invisibles=self.invisibles, edit=self.edit)
        self._shown_style = shot_style(preview.rendered.example) if preview.rendered else None
        if self._judged != (judged := (state.method, state.versions)):
            if self._judged is not None and self._judged[0] != state.method:
                self._styles = {}  # the other method's
            self._judged = judged
            self.host.aside("styles", self._find_styles)
        memory = memory_in_use(state.device)
        status = status_view(state, preview, news=self._news, memory=memory, others=self._others)
        with self._styling:
            self.host.publish(preview=shown, toolbar=self._toolbar(state), status=status)

    def _on_edit(self, content: Mapping[str, Any]) -> None:
        self.edit = (str(content["view"]), int(content["seq"]))
        self._news = ""
        source, start = str(content["source"]), content.get("start")
        if start is None:
            self.session.edit(source)
        else:  # an undo that goes back beyond the opening of a version
            self.session.go_back(source, start["method"], str(start["version"]))
        self._draw_document(*self.edit)
        self.host.redraw()

    def _on_configure(self, content: Mapping[str, Any]) -> None:
        changes = dict(content["changes"])
        try:
            parsed = {name: parse_change(name, value) for name, value in changes.items()}
            self.session.configure(**parsed)
        except InputError:
            self._refused += 1
            raise
        finally:
            if "method" in changes:
                self._draw_document()
            self.host.redraw()

    def _on_open(self, content: Mapping[str, Any]) -> None:
        self.open_version(str(content["version"]))

    def _on_style(self, content: Mapping[str, Any]) -> None:
        version = latest_of(self._styles, content["style"])
        if version and content["style"] != self._shown_style:
            self.open_version(version)

    def open_version(self, version: str) -> None:
        """Make a saved version the draft; edits that it replaces are said to be kept."""
        before = self.session.state()
        self.session.open(version)
        self._news = _kept(before.version) if before.dirty else ""
        self._draw_document()
        self.host.redraw()

    def take(self, draft: Draft) -> None:
        """Go on with another draft that was typed and never saved; edits that it replaces are said
        to be kept."""
        before = self.session.state()
        self.session.take(draft)
        self._news = _kept(before.version) if before.dirty else ""
        self._draw_document()
        self.host.redraw()

    def _on_invisibles(self, content: Mapping[str, Any]) -> None:
        self.invisibles = bool(content["shown"])
        self.host.redraw()

    def _on_allow(self, _content: Mapping[str, Any]) -> None:
        self._judged = None  # other versions may be of the same text
        self.session.allow()
        self.host.redraw()

    def _on_restore(self, content: Mapping[str, Any]) -> None:
        version = str(content["version"])
        news = say("the text of {version}; undo brings yours back", version=version)
        self.put(self.session.source(version), news)

    def put(self, source: str, news: str) -> None:
        """Make a text the draft, as one edit that the editor can take back, and say so."""
        self.session.edit(source)
        self._news = news
        self._draw_document()
        self.host.redraw()

    def _draw_document(self, view: str = "", seq: int = 0) -> None:
        now, path = self.session.moment, str(self.session.task.path)
        document: DocumentView = {
            "source": printable(now.source),
            "kernel": _KERNEL,
            "start": {"path": path, "method": now.method, "version": now.version},
            "is_kept": not self.session.drafts_unkept,
            "view": view,
            "seq": seq,
        }
        self.host.publish(document=document)

    def _find_styles(self) -> None:
        styles = self.host.looker.styles()
        with self._styling:
            if styles == self._styles:
                return
            self._styles = styles
            self.host.publish(toolbar=self._toolbar(self.session.state()))

    def _toolbar(self, state: SessionState) -> ToolbarView:
        return toolbar_view(state, self._styles, self._shown_style, self._refused)


def _kept(version: str) -> str:
    if not version:
        return say("edits kept in the journal; undo brings them back")
    return say("edits to {version} kept in the journal; undo brings them back", version=version)
