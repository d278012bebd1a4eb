"""The part of the widget that looks closer at the prompt: where its text comes from, what the
parent version makes of the same row, and how it is counted by a model."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from workbench.errors import WorkbenchError
from workbench.looking import Looker
from workbench.models.load import shared_model
from workbench.session import Preview, SessionState
from workbench.types import Rendered
from workbench.widgets.origins import NO_ORIGINS, against_view, origins_view
from workbench.widgets.pane import Command, Host, Pane

_SETTLED_SECONDS = 0.12
"""How long a prompt must stand before its text is traced: not while someone types."""


class Inspecting(Pane):
    """Publishes `origins` and `against`, each for the prompt whose hash it carries, from the
    second thread: the prompt itself never waits for them."""

    def __init__(self, host: Host, looker: Looker) -> None:
        super().__init__(host)
        self._looker = looker
        self._against = False
        self._shown: tuple[Rendered | None, str] = (None, "")

    def commands(self) -> Mapping[str, Command]:
        return {"against": self._on_against, "load": self._on_load}

    def draw(self) -> None:
        self.host.publish(origins=NO_ORIGINS, against=against_view(None, "", None))

    def previewed(self, preview: Preview, state: SessionState) -> None:
        self._shown = (None if preview.stale else preview.rendered, state.version)
        self.host.aside("origins", self._trace)
        if self._against:
            self.host.aside("against", self._compare)

    def close(self) -> None:
        self._looker.close()

    def _on_against(self, content: Mapping[str, Any]) -> None:
        self._against = bool(content["shown"])
        if self._against:
            self.host.aside("against", self._compare)
        else:
            self.host.publish(against=against_view(None, "", None))

    def _on_load(self, _content: Mapping[str, Any]) -> None:
        self.host.background(self._load, name="workbench-load")

    def _load(self) -> None:
        try:
            shared_model(self.session.state().model)
        except WorkbenchError as error:
            self.host.show_error(error)
        self.host.redraw()

    def _trace(self) -> None:
        shown = self._shown
        time.sleep(_SETTLED_SECONDS)
        rendered, _ = shown
        if rendered is None or self._shown is not shown:  # the next preview has asked again
            return
        try:
            found = origins_view(rendered.prompt, self._looker.trace(rendered))
        except WorkbenchError:  # the preview's own diagnostics say what is wrong
            found = NO_ORIGINS
        self.host.publish(origins=found)

    def _compare(self) -> None:
        rendered, version = self._shown
        if rendered is None or not self._against:
            return
        try:
            before = self._looker.parent_prompt(rendered.doc.id)
        except WorkbenchError as error:
            self.host.show_error(error)
            return
        if self._against:
            self.host.publish(against=against_view(rendered.prompt, version, before, shown=True))
