"""The part of the widget that moves among rows: search, table, next failing row, pin."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, get_args

from workbench.errors import WorkbenchError
from workbench.runs.outcomes import NOTHING, Outcomes, search, step_among
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.types import Diagnostic, Doc, Example
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.display import printable
from workbench.widgets.views.rows import (
    PAGE_ROWS,
    RowKind,
    RowQuery,
    RowsNow,
    RowSource,
    rows_view,
)
from workbench.widgets.views.shared import paged


class RowsPane(Pane):
    """Publishes `rows`. What takes time (searching, the table's page, reading runs) is done on the
    second thread, and the page only while the pane is seen."""

    views = ("rows",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._query = RowQuery()
        self._now = RowsNow()
        self._lock = threading.Lock()
        self._visible = False
        self._found: tuple[tuple[str, str], tuple[int, ...]] | None = None
        self._drawn: tuple[object, ...] = ()

    def show_linted(self, linted: Mapping[int, str]) -> None:
        """Take what the linter found: the rules by row. Called on any thread."""
        if linted != self._now.linted:
            self._set(linted=linted)
            self.host.aside("rows", self._look)

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "rows": self._on_rows,
            "jump": self._on_jump,
            "pin": self._on_pin,
            "pinned": self._on_pinned,
        }

    def draw(self) -> None:
        self._drawn = ()
        self._publish()
        self.host.aside("rows", self._look)

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        shots = frozenset(preview.rendered.shot_ids if preview.rendered else ())
        self._set(doc_id=state.doc_id, shots=shots, total=state.num_docs, pinned=state.pinned)
        self._publish()
        drawn = (state.source, state.settings, state.method)
        if self._visible and drawn != self._drawn:
            self._drawn = drawn
            self.host.aside("rows", self._look)

    def scored(self) -> None:
        if not self.session.state().running:
            self.host.aside("rows", self._look)

    def _on_rows(self, content: Mapping[str, Any]) -> None:
        query = self._query
        if "text" in content:
            query = replace(query, text=printable(str(content["text"]))[:200], page=0)
        for name, known in (("kind", RowKind), ("source", RowSource)):
            if content.get(name) in get_args(known):
                query = replace(query, **{name: content[name]}, page=0)
        if "page_by" in content:
            shown = paged(self._now.count, query.page, PAGE_ROWS)[1]["page"]
            query = replace(query, page=max(0, shown + int(content["page_by"])))
        if "visible" in content:
            self._visible = bool(content["visible"])
        asked = (query.text, query.source) != (self._query.text, self._query.source)
        self._query = query
        if query.text and asked:
            self._set(searching=True)
        self._publish()
        self.host.aside("rows", self._look)

    def _on_jump(self, content: Mapping[str, Any]) -> None:
        by = 1 if int(content["by"]) >= 0 else -1
        if content.get("kind") in get_args(RowKind) and content["kind"] != self._query.kind:
            self._query = replace(self._query, kind=content["kind"], page=0)
            self._set(ids=self._matching())
            self.host.aside("rows", self._look)
        ids = self._now.ids if self._query.source == "docs" else None
        here = self.session.state().doc_id  # the next key may come before this one's preview
        if ids is None:
            target = min(max(here + by, 0), max(self._now.total - 1, 0))
        else:
            target = step_among(sorted(ids), here, by)
        if target is None:
            self._publish()
        else:
            self.host.show_doc(target)

    def _on_pin(self, content: Mapping[str, Any]) -> None:
        """Pin a row, or none; without a `doc_id`, the one on the screen, or none if that is it."""
        state = self.session.state()
        there = None if state.pinned == state.doc_id else state.doc_id
        doc_id = content.get("doc_id", there)
        self.session.pin(None if doc_id is None else int(doc_id))
        self._set(away=None)
        self.host.redraw()

    def _on_pinned(self, _content: Mapping[str, Any]) -> None:
        """Go to the pinned row, or, from there, back to where one was."""
        state = self.session.state()
        if state.pinned is None:
            return
        if state.doc_id != state.pinned:
            self._set(away=state.doc_id)
            self.host.show_doc(state.pinned)
        elif self._now.away is not None:
            self.host.show_doc(self._now.away)

    def _set(self, **changes: Any) -> None:
        with self._lock:
            self._now = replace(self._now, **changes)

    def _publish(self) -> None:
        self.show("rows", lambda: rows_view(self._query, self._now))

    # On the second thread.

    def _look(self) -> None:
        query = self._query
        try:
            plan = self.session.plan()
            task = self.session.task
            pool = task.pool(plan.config)
            docs = task.docs(plan.config) if query.source == "docs" else pool.docs
            self._set(outcomes=self.host.looker.outcomes(), separate=pool.separate)
            self._search(docs, query)
            ids = self._matching()
            rows = self._rows(docs, ids, query, separate=query.source == "pool")
        except WorkbenchError:  # the preview's own diagnostics say what is wrong
            self._set(ids=None, page=(), outcomes=NOTHING, searching=False)
        else:
            if query != self._query:
                return  # a newer question is waiting behind this one
            total = len(docs)
            self._set(ids=ids, total=total, page=rows, searching=False)
        self._publish()

    def _search(self, docs: Sequence[Doc], query: RowQuery) -> None:
        key = (query.text, query.source)
        if not query.text.strip():
            self._found = None
        elif self._found is None or self._found[0] != key:
            found = search(docs, query.text, stopped=lambda: query != self._query)
            self._found = (key, tuple(docs[place].id for place in found))

    def _matching(self) -> tuple[int, ...] | None:
        """Return the ids that the search and the kind leave, None for all."""
        outcomes: Outcomes = self._now.outcomes
        kind = self._query.kind if self._query.source == "docs" else "all"
        found = self._found[1] if self._found is not None else None
        if kind == "all":
            return found
        ids = tuple(self._now.linted) if kind == "linted" else outcomes.ids(kind)
        return ids if found is None else tuple(sorted(set(ids) & set(found)))

    def _rows(
        self, docs: Sequence[Doc], ids: Sequence[int] | None, query: RowQuery, *, separate: bool
    ) -> tuple[tuple[Doc, Example | Diagnostic], ...]:
        if not self._visible:
            return ()
        chosen: Sequence[int] = range(len(docs)) if ids is None else ids
        place, _ = paged(len(chosen), query.page, PAGE_ROWS)
        page = [docs[doc_id] for doc_id in chosen[place] if doc_id < len(docs)]
        made = self.host.looker.examples(page, separate=separate)
        return tuple(zip(page, made, strict=True))
