"""The part of the widget that says what a run would do: stored, to compute, how long."""

from __future__ import annotations

from workbench.errors import WorkbenchError
from workbench.runs.cost import describe_cost
from workbench.session.preview import DraftPreview
from workbench.session.state import SessionState
from workbench.widgets.host import Host, Pane
from workbench.widgets.panes.elsewhere import ElsewherePane
from workbench.widgets.views.display import printable

# The cost is found when the draft has been left alone for so long: it takes as much of the
# interpreter as some previews do.
_SECONDS_OF_REST = 0.25


class CostPane(Pane):
    """Answers nothing; publishes `cost`, found anew after each preview and each run."""

    views = ("cost",)

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._elsewhere = host.pane(ElsewherePane)

    def previewed(self, preview: DraftPreview, state: SessionState) -> None:
        self.host.when_still("cost", _SECONDS_OF_REST, self._find)

    def scored(self) -> None:
        # At once: what it said before the run stands beside what the run did.
        if not self.session.is_running:
            self.host.when_still("cost", 0, self._find)

    def _find(self) -> None:
        if self.session.is_running:  # it is asked again after the run
            return
        try:
            cost = self.session.cost()
        except WorkbenchError:  # the preview says what is wrong, or the run will
            cost = None
        self.host.publish(cost={"text": printable(describe_cost(cost)) if cost else ""})
        self._elsewhere.timed(cost.seconds if cost else None)
