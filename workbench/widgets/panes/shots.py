"""The part of the widget that chooses shots by hand. A choice is a setting like any other (the
sampler `ids` with its `shot_ids`), so a run is scored with it and keeps it."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from workbench.errors import WorkbenchError
from workbench.messages import say
from workbench.prompts.shots import ShotChoice
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.tasks.config_change import shots_in_config
from workbench.types import Rendered
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.views.display import printable
from workbench.widgets.views.shots import ShotsNow, shots_view


class ShotsPane(Pane):
    """Publishes `shots`."""

    views = ("shots",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._lock = threading.Lock()
        self._now = ShotsNow()
        self._rendered: Rendered | None = None
        self._before: dict[str, Any] = {}
        self._draws = 0
        self._visible = False
        self._counted: tuple[object, ...] = ()

    def handlers(self) -> Mapping[str, Handler]:
        return {"shots": self._on_shots}

    def draw(self) -> None:
        self._counted = ()
        self._publish()

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self._rendered = preview.rendered
        settings = state.settings
        by_hand = settings.sampler == "ids"
        used = preview.rendered.shot_ids if preview.rendered else ()
        ids = settings.shot_ids[: settings.num_fewshot] if by_hand else used
        choice = self._now.choice
        if ids != choice.ids:
            choice = replace(choice, ids=ids, pinned=choice.pinned & set(ids))
        rest = settings.shot_ids[settings.num_fewshot :] if by_hand else ()
        self._set(choice=choice, sampler=settings.sampler, spare=rest[0] if rest else None)
        self._publish()
        counted = (ids, state.source, state.method)
        if self._visible and counted != self._counted:
            self._counted = counted
            self.host.aside("balance", self._count)

    def _on_shots(self, content: Mapping[str, Any]) -> None:
        gestures = {
            "show": self._show,
            "redraw": self._redraw,
            "auto": self._auto,
            "keep": self._keep,
            "write": self._write,
            "forget": self._forget,
        }
        kind = str(content.get("do"))
        if kind in gestures:
            gestures[kind]()
        else:
            self._choose(kind, content)

    def _choose(self, kind: str, content: Mapping[str, Any]) -> None:
        """Answer a gesture about one doc."""
        doc_id, choice = int(content["doc_id"]), self._now.choice
        if kind == "pin":
            self._set(choice=choice.pin(doc_id, stays=bool(content["stays"])))
            self._publish()
        elif kind == "allow":
            self._set(choice=choice.allow(doc_id))
            self._publish()
        elif kind == "move":
            self._apply(choice.move(doc_id, int(content["to"])))
        elif kind == "add":
            self._apply(choice.add(doc_id))
        elif kind == "remove":
            self._apply(choice.remove(doc_id))
        elif kind == "exclude":
            self._apply(choice.exclude(doc_id, self._pool(), self._draws))

    def _show(self) -> None:
        self._visible = True
        self.host.redraw()

    def _redraw(self) -> None:
        self._draws += 1
        self._apply(self._now.choice.redraw(self._pool(), self._draws))

    def _auto(self) -> None:
        """Give the shots back to the sampler that drew them before."""
        settings = self._before or {"sampler": None, "shot_ids": None, "num_fewshot": None}
        self._before = {}
        self._set(choice=ShotChoice(), change=None, kept="")
        self.session.configure(**settings)
        self.host.redraw()

    def _apply(self, choice: ShotChoice) -> None:
        state = self.session.state()
        if state.settings.sampler != "ids":
            self._before = {
                "sampler": state.settings.sampler,
                "num_fewshot": state.settings.num_fewshot,
                "shot_ids": None,
            }
        plan = self.session.plan()
        separate = self.session.task.pool(plan.config).separate
        ids = choice.with_spare(self._pool(), self._draws, separate=separate)
        if ids:
            self.session.configure(sampler="ids", shot_ids=ids, num_fewshot=len(choice.ids))
        else:
            self.session.configure(num_fewshot=0)
        self._set(choice=choice, change=None, kept="")
        self.host.redraw()

    def _pool(self) -> range:
        plan = self.session.plan()
        return range(len(self.session.task.pool(plan.config).docs))  # ids are places

    def _keep(self) -> None:
        """Show what keeping the shots would write."""
        plan = self.session.plan()
        change = shots_in_config(self.session.task, plan.config, plan.settings)
        same = say("{name} has these shots already", name=change.path.name)
        self._set(change=change if change.diff else None, kept="" if change.diff else same)
        self._publish()

    def _write(self) -> None:
        change = self._now.change
        if change is None:
            return
        change.write()
        self._set(change=None, kept=say("Written to {path}", path=printable(str(change.path))))
        self._publish()

    def _forget(self) -> None:
        self._set(change=None)
        self._publish()

    def _count(self) -> None:
        try:
            found = self.host.looker.balance(self._now.choice.ids)
        except WorkbenchError:  # the preview's own diagnostics say what is wrong
            found = None
        self._set(balance=found)
        self._publish()

    def _set(self, **changes: Any) -> None:
        with self._lock:
            self._now = replace(self._now, **changes)

    def _publish(self) -> None:
        self.show("shots", lambda: shots_view(self._now, self._rendered))
