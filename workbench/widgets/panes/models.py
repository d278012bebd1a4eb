"""The part of the widget that says what models there are to choose from: only when it is asked."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any

from workbench.messages import say
from workbench.models.find.finder import find_here
from workbench.models.find.found import FoundModel
from workbench.models.find.ports import find_servers
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.models import ModelsView, models_view


class ModelsPane(Pane):
    """Answers `models`; publishes `models`. One thread at a time looks; what is asked meanwhile it
    takes up when it is done. Servers are looked for by a message that says so, and by no other."""

    views = ("models",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self.thread: threading.Thread | None = None
        self._lock = threading.RLock()
        self._wanted = set[str]()
        self._doing = self._trouble = ""
        self._here: tuple[FoundModel, ...] = ()
        self._servers: tuple[FoundModel, ...] | None = None

    def handlers(self) -> Mapping[str, Handler]:
        return {"models": self._on_models}

    def draw(self) -> None:
        if self._here:  # again: its notes may be in another language now
            self._look("here")
        self.show("models", self._view)

    def _on_models(self, content: Mapping[str, Any]) -> None:
        """Look for what is here; with `servers`, ask the usual ports of this computer, too."""
        self._look("here", *(["servers"] if content.get("servers") else []))

    def _look(self, *places: str) -> None:
        with self._lock:
            self._wanted.update(places)
            if self.thread is None:
                self.thread = self.host.background(self._work, name="workbench-models")

    def _work(self) -> None:
        while (place := self._next()) is not None:
            self._trouble = ""
            try:
                if place == "here":
                    self._begin(say("looking…"))
                    self._here = find_here()
                else:
                    self._begin(say("asking the usual ports of this computer…"))
                    self._servers = find_servers()
            except Exception as error:  # the boundary: this thread has no caller to tell
                self._trouble = f"{type(error).__name__}: {error}"
            self._begin("")

    def _begin(self, doing: str) -> None:
        self._doing = doing
        self.show("models", self._view)

    def _next(self) -> str | None:
        with self._lock:
            if self._wanted:
                place = min(self._wanted)  # what is here comes first, and is there at once
                self._wanted.discard(place)
                return place
            self.thread = None
            return None

    def _view(self) -> ModelsView:
        known = {each.name for each in self._here}
        servers = [each for each in self._servers or () if each.name not in known]
        return models_view(
            (*self._here, *servers),
            doing=self._doing,
            trouble=self._trouble,
            has_asked=self._servers is not None,
        )
