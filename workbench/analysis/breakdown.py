"""A run's metrics by the values of a field: who gains, and who loses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from workbench.analysis.scores import metrics_of, outcome
from workbench.analysis.slices import Slice, slices
from workbench.analysis.tables import html_table
from workbench.errors import DataError, SettingError, WorkbenchError, nearest, shorten
from workbench.io.given import require, several
from workbench.messages import as_said, say
from workbench.prompts.dataset import docs_sha256, read_docs
from workbench.tasks.seal import OpenDocs, open_docs
from workbench.types import Doc, Metric, Row, Run

if TYPE_CHECKING:
    import pandas
    from matplotlib.figure import Figure

OF_ROWS: Mapping[str, Callable[[Row], Any]] = {
    "outcome": outcome,
    "prompt.characters": lambda row: len(row.prompt),
    "response.characters": lambda row: len(row.extraction.cut) if row.extraction else None,
    "response.tokens": lambda row: row.generation.num_tokens if row.generation else None,
    "response.stop_reason": lambda row: row.generation.stop_reason if row.generation else None,
    "predicted": lambda row: None if row.predicted is None else row.choices[row.predicted],
}
"""What a row itself knows, by name."""


class _NoField(KeyError):
    """A row has no field of that name."""


class KnownRow(Mapping[str, Any]):
    """What is known of a row: by name, as in `row["terms"]`, what `by` takes as a name: the fields
    of its doc, with dots into fields of fields, and `OF_ROWS`. Its attributes are the report's
    row's (`row.prompt`, `row.scores`, …). The docs are read when a field is first asked for."""

    __slots__ = ("_data", "_row")

    def __init__(self, row: Row, data: Callable[[], Mapping[int, Mapping[str, Any]]]) -> None:
        self._row, self._data = row, data

    def __getitem__(self, name: str) -> Any:
        if name in OF_ROWS:
            return OF_ROWS[name](self._row)
        found = _look_up(self._fields, name)
        if found is None and name not in self._fields:
            raise _NoField(name)
        return found

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys((*self._fields, *OF_ROWS))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __getattr__(self, name: str) -> Any:
        if name in self.__slots__:  # not set yet, as while it is copied
            raise AttributeError(name)
        return getattr(self._row, name)

    @property
    def _fields(self) -> Mapping[str, Any]:
        return self._data().get(self._row.doc_id, {})


By: TypeAlias = str | Callable[[KnownRow], Any] | Mapping[int, Any]
"""A field of the docs by its name, with dots into fields of fields; one of `OF_ROWS`; a function of
what is known of a row; or the values themselves, by doc id."""


@dataclass(frozen=True, slots=True)
class FieldPart:
    """The docs of one slice, and what the run scored on them."""

    slice: Slice
    metrics: Mapping[str, Metric]

    @property
    def key(self) -> float | str:
        """The slice's number, or else its label."""
        return self.slice.label if self.slice.value is None else self.slice.value


@dataclass(frozen=True)
class Breakdown:
    """A run's metrics by the values of `field`, slice by slice (see `analysis.slices`)."""

    run: Run
    field: str
    parts: tuple[FieldPart, ...]

    def __iter__(self) -> Iterator[FieldPart]:
        return iter(self.parts)

    def __len__(self) -> int:
        return len(self.parts)

    @property
    def counts(self) -> dict[float | str, int]:
        """How many docs have each value."""
        return {part.key: len(part.slice.doc_ids) for part in self.parts}

    def to_frame(self) -> pandas.DataFrame:
        """Return a row per value: how many docs have it, and of each metric the value and the ends
        of its 95 % interval."""
        import pandas

        rows = [
            {"docs": len(part.slice.doc_ids), **_cells(part.metrics)} for part in self.parts
        ]  # fmt: skip
        index = pandas.Index([part.key for part in self.parts], name=self.field)
        return pandas.DataFrame(rows, index=index)

    def plot(self, metric: str = "") -> Figure:
        """Draw a metric (default: the first) by the values, with its 95 % intervals."""
        from workbench.analysis.charts import breakdown_chart
        from workbench.analysis.draw import draw
        from workbench.analysis.plots import legibly

        with legibly():
            return draw(breakdown_chart({"": self}, metric))

    def _repr_html_(self) -> str:
        names = list(dict.fromkeys(name for part in self.parts for name in part.metrics))
        intervals = (say("{metric}, 95 % interval", metric=name) for name in names)
        head = (self.field, say("docs"), *intervals)
        rows = [
            (part.slice.label, str(len(part.slice.doc_ids)), *(_written(part, n) for n in names))
            for part in self.parts
        ]
        of = f"{self.run.task} · {as_said(self.run.version)}"
        title = say("{runs} by {field}", runs=of, field=self.field)
        return html_table(title, head, rows, names_rows=True)


def break_down(
    run: Run, rows: Sequence[Row], by: By, docs: Iterable[Doc] | None = None
) -> Breakdown:
    """Return the metrics of a run's rows by the values of a field (see `Report.by`)."""
    name, values = values_by(run, rows, by, docs)
    by_doc = {row.doc_id: row for row in rows}
    known = {doc_id: values.get(doc_id) for doc_id in by_doc}
    parts = tuple(
        FieldPart(found, metrics_of(run, [by_doc[i] for i in found.doc_ids]))
        for found in slices(known)
    )
    return Breakdown(run, name, parts)


def values_by(
    run: Run, rows: Sequence[Row], by: By, docs: Iterable[Doc] | None = None
) -> tuple[str, Mapping[int, Any]]:
    """Return what `by` is called, and its values by doc id.

    Raises:
        DataError: the docs are needed and not at hand (see `docs_of_run`).
        SettingError: no doc has a field of that name, `by` is nothing that has values, or it is a
            function that fails.
    """
    if isinstance(by, str):
        if by in OF_ROWS:
            return by, {row.doc_id: OF_ROWS[by](row) for row in rows}
        return by, _field(_docs(run, docs), by)
    if isinstance(by, Mapping):
        return "value", by
    if not callable(by):
        expected = "a field's name, a function of a row, or values by doc id"
        raise SettingError("by", expected=expected, seen=shorten(by))
    name = getattr(by, "__name__", "value")
    data = cache(lambda: {doc.id: doc.data for doc in _docs(run, docs)})
    return "value" if name == "<lambda>" else name, {
        row.doc_id: _value(by, KnownRow(row, data)) for row in rows
    }


def _value(by: Callable[[KnownRow], Any], row: KnownRow) -> Any:
    """Return what a user's function makes of a row.

    Raises:
        SettingError: it raises something.
    """
    try:
        return by(row)
    except WorkbenchError:
        raise
    except Exception as error:  # the function is the caller's own, and may raise anything
        raise SettingError(
            "by",
            expected="a function that has a value for each row",
            seen=f"{shorten(error, 200)} for doc {row.doc_id}",
            fix=nearest(error.args[0], row) if isinstance(error, _NoField) else "",
        ) from error


def _docs(run: Run, given: Iterable[Doc] | None) -> Sequence[Doc]:
    return docs_of_run(run) if given is None else _given_docs(given)


def _given_docs(docs: Iterable[Doc]) -> tuple[Doc, ...]:
    """Return docs that a caller gave.

    Raises:
        SettingError: they are none.
    """
    expected = "docs, such as task.docs(task.config())"
    found = several("docs", docs, expected)
    for doc in found:
        require("docs", doc, lambda each: isinstance(each, Doc), expected)
    return found


def docs_of_run(run: Run) -> Sequence[Doc]:
    """Return the docs that a run scored some of, read anew from where they were.

    Raises:
        DataError: they are not there any more, or are others by now.
    """
    settings = run.settings
    source, fix = settings.get("data"), "Give them: docs=task.docs(task.config())."
    if not source:
        raise DataError(f"run {run.run_id} has not kept where its docs are", fix=fix)
    try:
        docs = read_docs(source, split=settings.get("split") or "")
    except DataError as error:
        raise DataError(
            f"the docs of run {run.run_id} are not at hand", seen=str(error), fix=fix
        ) from error
    known = settings.get("docs_sha256")
    if not known or docs_sha256(docs) == known:
        return docs
    folder = next((each for each in Path(source).parents if each.name == run.task), None)
    read = open_docs(docs, source, folder) if folder else OpenDocs(docs)
    if not read.sealed or docs_sha256(read.docs) != known:
        raise DataError(
            f"the docs of run {run.run_id} are not at hand",
            expected=f"{source} as it was scored",
            seen="rows that were edited since",
            fix="Score it again.",
        )
    return read.docs


def _field(docs: Iterable[Doc], name: str) -> dict[int, Any]:
    found = {doc.id: _look_up(doc.data, name) for doc in docs}
    if all(value is None for value in found.values()):
        known = dict.fromkeys(key for doc in docs for key in map(str, doc.data))
        raise SettingError(f"no doc has a field {name!r}", fix=nearest(name, [*known, *OF_ROWS]))
    return found


def _look_up(data: Any, name: str) -> Any:
    """Return a field by its name, or by its path with dots; None where there is none."""
    if not isinstance(data, Mapping) or name in data:
        return data.get(name) if isinstance(data, Mapping) else None
    first, dot, rest = name.partition(".")
    return _look_up(data.get(first), rest) if dot else None


def _cells(metrics: Mapping[str, Metric]) -> dict[str, float]:
    cells: dict[str, float] = {}
    for name, found in metrics.items():
        low, high = found.ci95
        cells |= {name: found.value, f"{name} low": low, f"{name} high": high}
    return cells


def _written(part: FieldPart, name: str) -> str:
    found = part.metrics.get(name)
    if found is None:
        return "–"
    return f"{found.value:.3f}, {found.ci95[0]:.3f} – {found.ci95[1]:.3f}"
