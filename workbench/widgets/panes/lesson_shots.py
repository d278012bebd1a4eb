"""Sliders over the shots of a prompt, and the accuracy that follows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, get_args

from workbench.errors import InputError, WorkbenchError
from workbench.lessons.desk import Desk
from workbench.lessons.growth import Dial, Dials, Growth
from workbench.types import Method
from workbench.widgets.host import Handler, Host
from workbench.widgets.panes.lesson import DeskPane
from workbench.widgets.views.lesson_shots import GrowthState, growth_html, growth_view

NEAR = 2
"""So many places beside the slider's are asked for in advance."""


class ShotsDialPane(DeskPane[GrowthState]):
    """Draws the prompt at once where a slider is moved, and the accuracy block by block behind it.
    What is asked next, while nobody moves one, are the places beside it: they are drawn only once
    somebody goes there."""

    views = ("growth",)
    twins = {"growth": growth_html}  # noqa: RUF012

    def __init__(
        self,
        host: Host,
        open_desk: Callable[[], Desk],
        *,
        version: str,
        method: Method | None,
        num_fewshot: int,
        rows: int,
    ) -> None:
        super().__init__(host, open_desk)
        self._growth = Growth(self._desk, version, method, rows=rows)
        self._state = GrowthState(Dials().set("shots", num_fewshot))

    def handlers(self) -> Mapping[str, Handler]:
        return {"growth_set": self._on_set}

    def _begin(self) -> None:
        self._go(self._state.dials, self._state.moved)

    def _show(self) -> None:
        self.show("growth", lambda: growth_view(self._state, self._growth, self._desk.task.name))

    def _on_set(self, content: Mapping[str, Any]) -> None:
        dial, value = content["id"], int(content["value"])
        if dial in get_args(Dial):
            self._go(self._state.dials.set(dial, value), dial)

    def _go(self, dials: Dials, moved: Dial) -> None:
        """Move to a setting; the prompt is drawn before anything is asked of the model."""
        try:
            item = self._growth.items(dials)[0]
        except WorkbenchError:
            self.draw()  # the slider goes back to where it was
            raise
        self._change(
            dials=dials,
            moved=moved,
            visited=self._state.visited | {dials},
            item=item,
            busy=not self._growth.is_done(dials),
        )
        self.host.aside("growth", partial(self._work, dials, moved))

    def _work(self, dials: Dials, moved: Dial) -> None:
        try:
            for _ in self._growth.grow(dials):
                if self._is_left(dials):
                    return
                self.draw()
        finally:
            if not self._is_left(dials):
                self._change(busy=False)
        for other in dials.along(moved)[:NEAR]:
            with suppress(InputError):  # told to whoever goes there: too few rows for more shots
                for _ in self._growth.grow(other):
                    if self._is_left(dials):
                        return

    def _is_left(self, dials: Dials) -> bool:
        return self._is_closed or self._state.dials != dials
