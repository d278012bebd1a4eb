"""The part of the widget that tells single tokens: on demand, and never while one types."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, ClassVar

from workbench.messages import say
from workbench.models.load import loaded_model
from workbench.models.settings import LoadingCancelled
from workbench.runs.tokens import DocTokens, rendered_tokens
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.types import Rendered
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.page import tokens_html
from workbench.widgets.views.tokens import PAGE, tokens_view, waiting_view


class TokensPane(Pane):
    """Answers what concerns the tokens; publishes `tokens`.

    Nothing is computed while the pane is not seen. A model that is not loaded is loaded only when
    asked for. One thread at a time computes; what changed meanwhile it takes up when it is done.
    """

    views = ("tokens",)
    twins: ClassVar = {"tokens": tokens_html}

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._lock = threading.RLock()
        self.thread: Any = None
        self._due = False
        self._seen = False
        self._agreed = ""
        self._all = False
        self._page = 0
        self._shown: tuple[Rendered, SessionState, bool] | None = None
        self._key: tuple[object, ...] = ()
        self._found: DocTokens | None = None

    def handlers(self) -> Mapping[str, Handler]:
        return {"tokens": self._on_tokens}

    def draw(self) -> None:
        with self._lock:
            self._key = ()
        self._draw()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        with self._lock:
            item, is_first = preview.rendered, self._shown is None
            self._shown = (item, state, preview.stale) if item else None
            self._page = 0
        if self._seen or is_first:
            self._draw()

    def _on_tokens(self, content: Mapping[str, Any]) -> None:
        with self._lock:
            if "seen" in content:
                self._seen = bool(content["seen"])
            if content.get("load"):
                self._agreed = self.session.state().model
            if "all" in content:
                self._all = bool(content["all"])
                self._page = 0
            if "page_by" in content:
                self._page = max(0, self._page + int(content["page_by"]))
        if self._seen:
            self._draw()

    def _draw(self) -> None:
        """Show the tokens where they are known, or else ask for them."""
        with self._lock:
            shown, found = self._shown, self._found
            if shown is None:
                view = waiting_view(say("There is no prompt to show tokens of yet."))
            elif found is not None and self._key == self._key_of(shown):
                view = tokens_view(found, page=self._page, has_all=self._all, stale=shown[2])
                self._page = view["page"]
            elif not self._may_load(shown[1].model):
                about = say("The model {name} is not loaded yet.", name=shown[1].model)
                view = waiting_view(about, button=say("Load it and score the tokens"))
            elif not self._seen:
                view = waiting_view("")
            else:
                view = None
                self._due = True
                if self.thread is None:
                    self.thread = self.host.background(self._work, name="workbench-tokens")
        if view is not None:
            self.host.publish(tokens=view)

    def _may_load(self, model: str) -> bool:
        return loaded_model(model) is not None or self._agreed == model

    def _key_of(self, shown: tuple[Rendered, SessionState, bool]) -> tuple[object, ...]:
        item, state, _ = shown
        texts = (item.choices, item.target_delimiter, item.example.output)
        return (item.prompt.text, texts, state.method, state.scope, state.model, self._all)

    def _work(self) -> None:
        while (wanted := self._next()) is not None:
            item, state, _ = wanted
            key = self._key_of(wanted)
            try:
                found = self._compute(item, state)
            except LoadingCancelled:
                self._agreed = ""
                about = say("The model {name} is not loaded yet.", name=state.model)
                button = say("Load it and score the tokens")
                self.host.publish(tokens=waiting_view(about, button=button))
                continue
            except Exception as error:  # the boundary: this thread has no caller to tell
                self.host.publish(
                    tokens=waiting_view(str(error), button=say("Try again")),
                )
                continue
            with self._lock:
                self._key, self._found = key, found
            self._draw()

    def _compute(self, item: Rendered, state: SessionState) -> DocTokens:
        model = loaded_model(state.model)
        if model is None:
            about = say("Loading the model {name}…", name=state.model)
            self.host.publish(tokens=waiting_view(about, working=True))
            model = self.host.jobs.load(state.model)
        last = None if self._all else PAGE
        with self.host.jobs.begin(say("scoring the tokens of a doc")):
            return rendered_tokens(item, model, state.method, state.scope, last=last)

    def _next(self) -> tuple[Rendered, SessionState, bool] | None:
        with self._lock:
            if self._due and self._seen and self._shown is not None:
                self._due = False
                return self._shown
            self._due, self.thread = False, None
            return None
