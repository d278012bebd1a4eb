"""An edit that is scored a few rows at a time: somebody stops, and hears what it really does."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.lessons.stopping import ROWS, STEP, Call, draw_edit
from workbench.widgets.host import Handler, Host
from workbench.widgets.panes.lesson import ExperimentPane
from workbench.widgets.views.lesson_stop import StopState, stop_html, stop_view

CALLS: tuple[Call, ...] = ("better", "worse", "same")


class StopPane(ExperimentPane[StopState]):
    """Draws one edit after the other, all from the seed; which of them change nothing is known once
    they are called something."""

    views = ("stop",)
    twins = {"stop": stop_html}  # noqa: RUF012

    def __init__(self, host: Host, *, seed: int) -> None:
        super().__init__(host)
        self._seed = seed
        self._state = StopState(draw_edit(seed, 1))

    def handlers(self) -> Mapping[str, Handler]:
        return {
            "stop_look": lambda content: self._look(),
            "stop_call": lambda content: self._call(str(content["id"])),
            "stop_next": lambda content: self._go_on(),
        }

    def _begin(self) -> None:
        self._show()

    def _show(self) -> None:
        self.show("stop", lambda: stop_view(self._state))

    def _look(self) -> None:
        state = self._state
        if not state.called and state.rows < ROWS:
            self._change(rows=state.rows + STEP)

    def _call(self, wanted: str) -> None:
        """Take the first call at which something was seen."""
        if self._state.called or not self._state.rows:
            return
        for call in CALLS:
            if call == wanted:
                self._change(called=call)

    def _go_on(self) -> None:
        state = self._state
        if state.called:
            number = state.number + 1
            self._become(
                lambda _: StopState(draw_edit(self._seed, number), number, past=state.calls)
            )
