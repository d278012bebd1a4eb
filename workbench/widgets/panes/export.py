"""The part of the widget that exports: first what would be written, then the writing."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from workbench.errors import WorkbenchError
from workbench.exchange.export import export_version
from workbench.exchange.export_preview import preview_export
from workbench.exchange.systems import SYSTEMS
from workbench.io.files import at_home
from workbench.messages import say
from workbench.runs.plan import Plan
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.jobs import Activity
from workbench.widgets.views.export import ExportState, Wish, export_view, folder_of, version_of
from workbench.widgets.views.page import export_html


class ExportPane(Pane):
    """Answers what concerns exports; publishes `export`.

    A plan holds for what it was made of: any change of the wish, of a setting or of the versions
    drops it, and then only a new one can be written.
    """

    views = ("export",)
    twins: ClassVar = {"export": export_html}

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._lock = threading.RLock()
        self._wish = Wish()
        self._outcome = ExportState()
        self._basis: tuple[object, ...] = ()
        self._number = 0
        self._activity: Activity | None = None
        self.thread: Any = None

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "export": self._on_change,
            "export_plan": self._on_plan,
            "export_write": self._on_write,
            "export_save": self._on_save,
        }

    def draw(self) -> None:
        self._publish(self.session.state())

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        with self._lock:
            basis = self._basis_of(state)
            if basis != self._basis and self._outcome.stage in ("planned", "working"):
                self._start_over(ExportState())
            self._basis = basis
        self._publish(state)

    def _on_change(self, content: Mapping[str, Any]) -> None:
        with self._lock:
            names = {"to": str, "version": str, "commit": bool}
            changes = {n: kind(content[n]) for n, kind in names.items() if n in content}
            if content.get("system") in SYSTEMS:
                changes["system"] = content["system"]
            wish = replace(self._wish, **changes)
            if replace(wish, commit=self._wish.commit) != self._wish:
                self._start_over(ExportState())
            self._wish = wish
        self.draw()

    def _on_plan(self, content: Mapping[str, Any]) -> None:
        if "to" in content:
            self._on_change(content)
        self._work(_plan, say("reading the export back"), stop=self._give_up)

    def _on_write(self, _content: Mapping[str, Any]) -> None:
        with self._lock:
            if self._outcome.stage != "planned":  # only what was seen is written
                return
        self._work(_write, say("writing the export"))

    def _on_save(self, _content: Mapping[str, Any]) -> None:
        saved = self.session.save("")
        with self._lock:
            self._wish = replace(self._wish, version=saved.id)
            self._start_over(ExportState())
        self.host.redraw()

    def _give_up(self) -> None:
        """Drop what is being read back, whatever comes of it: nothing was written."""
        with self._lock:
            self._start_over(ExportState())
        if self._activity is not None:
            self._activity.end()
        self.draw()

    def _work(
        self,
        job: Callable[[Plan, Wish, Path], ExportState],
        label: str,
        stop: Callable[[], None] | None = None,
    ) -> None:
        """Run `job` on a thread of its own; its outcome counts unless the wish changed before."""
        wish, state = self._wish, self.session.state()
        with self._lock:
            number = self._start_over(ExportState("working"))
        self.draw()
        activity = self._activity = self.host.jobs.begin(label, stop)

        def run() -> None:
            try:
                plan = self.session.plan_of(version_of(wish, state))
                outcome = job(plan, wish, at_home(folder_of(wish)))
            except Exception as error:  # the boundary: this thread has no caller to tell
                ours = isinstance(error, (WorkbenchError, OSError))
                text = str(error) if ours else f"{type(error).__name__}: {error}"
                outcome = ExportState("failed", error=text)
            activity.end()
            with self._lock:
                if number != self._number:
                    return
                self._outcome = outcome
            self.draw()

        self.thread = self.host.background(run, name="workbench-export")

    def _start_over(self, outcome: ExportState) -> int:
        self._outcome = outcome
        self._number += 1
        return self._number

    def _basis_of(self, state: SessionState) -> tuple[object, ...]:
        return (state.settings, state.decoding, state.scope, state.method, state.versions)

    def _publish(self, state: SessionState) -> None:
        with self._lock:
            view = export_view(self._wish, self._outcome, state)
        self.host.publish(export=view)


def _plan(plan: Plan, wish: Wish, target: Path) -> ExportState:
    return ExportState("planned", preview_export(plan, wish.system, target))


def _write(plan: Plan, wish: Wish, target: Path) -> ExportState:
    written = export_version(plan, wish.system, target, commit=wish.commit)
    return ExportState("written", written=written)
