"""The part of the widget that shows a run in pictures: versions beside each other, a metric by a
field of the rows, how long the responses are, or how far the right choice leads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from workbench.analysis.breakdown import docs_of_run
from workbench.analysis.chart import Chart
from workbench.analysis.charts import breakdown_chart, version_chart
from workbench.analysis.doc_charts import length_chart, margin_chart
from workbench.analysis.report import Report
from workbench.errors import DataError, InputError, WorkbenchError
from workbench.io.files import text_sha256
from workbench.messages import say
from workbench.prompts.fields import Field, describe_fields
from workbench.runs.plan import DRAFT
from workbench.runs.stored_rows import StoredRows
from workbench.session.sides import parent_of
from workbench.types import Run
from workbench.widgets.dispatch import Throttle
from workbench.widgets.host import Handler, Host, Pane
from workbench.widgets.panes.results import ResultsPane
from workbench.widgets.views.charts import pictures_view
from workbench.widgets.views.page import pictures_html
from workbench.widgets.views.shared import Named

_SECONDS_BETWEEN_DRAWINGS = 0.5

MOST_DRAWN = 2000
"""So many rows of a large run are drawn."""

MOST_VERSIONS = 24
"""So many of the newest versions stand in one picture."""

NOTHING = pictures_view((), "", (), "", None)


class ReportPicturesPane(Pane):
    """Answers what concerns pictures; publishes `pictures`, while they are looked at. They are of
    one finished `report`."""

    views = ("pictures",)
    twins: ClassVar = {"pictures": pictures_html}

    def __init__(self, host: Host, report: Report | None) -> None:
        super().__init__(host)
        self._report = report
        self._shown = ""
        self._field = ""
        self._visible = False

    def handlers(self) -> Mapping[str, Handler]:
        return {"pictures": self._on_pictures}

    def draw(self) -> None:
        if self._visible:
            self._due()
        else:
            self.host.publish(pictures=NOTHING)

    def _on_pictures(self, content: Mapping[str, Any]) -> None:
        self._visible = bool(content.get("visible", self._visible))
        self._shown = str(content.get("shown", self._shown))
        self._field = str(content.get("field", self._field))
        self._due()

    def _due(self) -> None:
        # Statistics, and runs from the ledger: no preview waits for them.
        self.host.aside("pictures", self._draw)

    def _draw(self) -> None:
        report = _drawable(self._drawn())
        versions = self._versions()
        known = self._fields()
        kinds = _kinds(report, versions, known)
        if not kinds:
            self.host.publish(pictures=NOTHING)
            return
        shown = self._shown if self._shown in {kind["id"] for kind in kinds} else kinds[0]["id"]
        fields = known if shown == "field" else []
        field = self._field if self._field in fields else next(iter(fields), "")
        try:
            chart = self._chart(shown, field, report, versions)
        except WorkbenchError as error:
            self.host.show_error(error)
            chart = None
        self.host.publish(pictures=pictures_view(kinds, shown, fields, field, chart))

    def _chart(
        self, shown: str, field: str, report: Report | None, versions: list[Run]
    ) -> Chart | None:
        if shown == "versions":
            return version_chart(versions, parent=self._parent(versions))
        if report is None or not report.rows:
            return None
        if shown == "field":
            return breakdown_chart({"": report.by(field)}) if field else None
        return margin_chart(report) if report.run.method == "ppl" else length_chart(report)

    def _drawn(self) -> Report | None:
        return self._report

    def _versions(self) -> list[Run]:
        """Return the runs of versions that stand beside each other, each under its version's name;
        a report stands alone."""
        return []

    def _parent(self, versions: list[Run]) -> str:
        """Return which of the versions the others are looked at beside, "" for none."""
        return ""

    def _fields(self) -> list[str]:
        """Return the fields of the rows that a score can be parted by."""
        if self._report is None:
            return []
        try:
            docs = docs_of_run(self._report.run)
        except DataError:  # they are not there any more, or others by now
            return []
        return _plain(describe_fields(docs, docs[0])) if docs else []


class PicturesPane(ReportPicturesPane):
    """The pictures of the run that a session shows, with its versions beside each other."""

    def __init__(self, host: Host) -> None:
        super().__init__(host, None)
        self._results = host.pane(ResultsPane)
        self._throttle = Throttle(_SECONDS_BETWEEN_DRAWINGS)

    def scored(self) -> None:
        if self._visible and (self._throttle.ready() or not self._results.busy):
            self._due()

    def _on_pictures(self, content: Mapping[str, Any]) -> None:
        if content.get("run_id"):
            self._results.show_stored(str(content["run_id"]))
        super()._on_pictures(content)

    def _drawn(self) -> Report | None:
        return self._results.report()

    def _versions(self) -> list[Run]:
        """Return the newest run of each version as it would be scored now, the oldest version
        first, and the draft's last."""
        try:
            timeline, state = self.session.timeline(), self.session.state()
        except InputError:  # the preview says what is wrong with the settings
            return []
        group = timeline.current.id if timeline.current else ""
        texts = [timeline.hashes.get(v.id, "") for v in reversed(timeline.versions[:MOST_VERSIONS])]
        names = [v.id for v in reversed(timeline.versions[:MOST_VERSIONS])]
        if state.dirty:
            texts.append(text_sha256(state.source))
            names.append(DRAFT)
        found = [
            (timeline.score(text, group), name) for text, name in zip(texts, names, strict=True)
        ]
        return [_called(run, name) for run, name in found if run is not None]

    def _parent(self, versions: list[Run]) -> str:
        try:
            parent = parent_of(self.session.state())
        except InputError:
            return ""
        return parent if parent in {run.version for run in versions} else ""

    def _fields(self) -> list[str]:
        try:
            return _plain(self.session.fields())
        except InputError:
            return []


def _plain(fields: Sequence[Field]) -> list[str]:
    return [field.name for field in fields if not field.keys]


def _called(run: Run, name: str) -> Run:
    """Return a run under the name that its text has by now: a draft may have been saved."""
    return replace(run, version=name)


def _drawable(report: Report | None) -> Report | None:
    """Return the report with as many rows as a picture can show: of a large run, some of them."""
    if report is None or not isinstance(report.rows, StoredRows):
        return report
    return replace(report, rows=tuple(report.rows.some(MOST_DRAWN)))


def _kinds(report: Report | None, versions: list[Run], fields: list[str]) -> list[Named]:
    """Return the pictures that there is something to show in."""
    scored = report is not None and bool(report.rows) and bool(report.metrics)
    ppl = report is not None and report.run.method == "ppl"
    rows = (
        (say("lead of the gold"), say("how far the right choice leads, doc by doc"))
        if ppl
        else (say("lengths"), say("how long the responses are, right and wrong apart"))
    )
    parted = scored and fields
    known = (
        ("versions", say("versions"), say("against the parent, and against the best"), versions),
        ("field", say("by field"), say("the score by what a field of the rows says"), parted),
        ("rows", *rows, scored),
    )
    return [
        {"id": name, "label": label, "title": title} for name, label, title, there in known if there
    ]
