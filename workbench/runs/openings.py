"""The record of openings: what sealed rows scored, each time that someone looked.

A line of JSON for each in `holdout/openings.jsonl`, beside the seal and committed with it. It has
metrics, settings and hashes, and no text of a row.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NotRequired, TypedDict

from workbench.analysis.records import as_json, record_of
from workbench.errors import DataError, StoreError
from workbench.io.conflicts import is_mark
from workbench.io.files import json_lines, read_utf8, refuse_conflict, system_errors
from workbench.io.shapes import require_shape
from workbench.io.writing import is_at, remove, wait_for_lock, write_all
from workbench.runs.identity import Facts, deviations, facts_of_run
from workbench.runs.seen import SeenBefore
from workbench.tasks.seal import FOLDER, HoldoutSeal, seal_name
from workbench.tasks.task import Task
from workbench.types import Method, Metric, Run

RECORD = "openings.jsonl"
FROM_GIT = "Take it as it was from git."
KEEP_BOTH = (
    "Each line is a look at the sealed rows: keep the lines of both sides, and take out the "
    "markers alone."
)

_RUN = (
    "run_id task version source_sha256 model fingerprint method settings started status seconds "
    "metrics"
)


@dataclass(frozen=True, slots=True)
class Against:
    """What sealed rows say of a race's winner against the version that it was to beat: by how much
    its mean is above, over the `n` rows that both have a score on, with the 95 % interval of one
    try, for one alone was taken to them. `is_share`: scores are from 0 to 1."""

    version: str
    source_sha256: str
    delta: float
    ci95: tuple[float, float]
    n: int
    is_share: bool = True


@dataclass(frozen=True, slots=True)
class Opening:
    """A look at what the sealed rows of `source` score. `run` is the run that scored them, which no
    ledger has: its settings name the seal as its data, and its `source` is left out. `n` rows were
    scored; `failed` of them had no prompt, for the reasons in `failures`, told without what
    code can word, such as messages, which may quote a row; `unscored` had one, and no score.
    `against` is there where a race's winner was looked at. `seen` says what runs of the opener's
    ledger had seen of the sealed rows."""

    run: Run
    source: str
    sha256: str
    n: int
    failed: int = 0
    failures: Mapping[str, int] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    against: Against | None = None
    unscored: int = 0
    seen: SeenBefore | None = None

    @property
    def metrics(self) -> Mapping[str, Metric]:
        """The metrics, the config's own first."""
        return self.run.metrics or {}


class StoredMetric(TypedDict):
    """What the record has of a metric: null is what could not be computed."""

    value: float | None
    stderr: float | None
    ci95: tuple[float | None, float | None]
    n: int


class StoredSettings(TypedDict, total=False):
    """Those of a run's settings that are read whoever wrote them."""

    files: dict[str, str] | None


class StoredRun(TypedDict):
    """What the record has of a run."""

    run_id: str
    task: str
    version: str
    source_sha256: str
    model: str
    fingerprint: str
    method: Method
    settings: StoredSettings
    started: float
    status: NotRequired[str]
    seconds: NotRequired[float]
    metrics: dict[str, StoredMetric] | None


class StoredOpening(TypedDict):
    """A line of the record."""

    run: StoredRun
    source: str
    sha256: str
    n: int
    failed: int
    failures: dict[str, int]
    notes: list[str]
    against: NotRequired[Against | None]
    unscored: NotRequired[int]
    seen: NotRequired[SeenBefore | None]


@dataclass(frozen=True, slots=True)
class OpenedScore:
    """What a version scored on sealed rows, to stand beside its score on the others. `opened`
    counts the openings of the task's hold-out so far."""

    opening: Opening
    opened: int

    def metric(self, name: str = "") -> Metric | None:
        """Return a metric, by default the first."""
        metrics = self.opening.metrics
        return metrics.get(name) if name else next(iter(metrics.values()), None)

    @property
    def sentence(self) -> str:
        """The score, to stand below one of the ordinary rows, and how often it was looked."""
        told = [
            f"{name} {m.value:.3f} (95 % interval {m.ci95[0]:.3f} to {m.ci95[1]:.3f}, n = {m.n})"
            for name, m in self.opening.metrics.items()
        ][:1]
        times = "once" if self.opened == 1 else f"{self.opened} times"
        seen = self.opening.seen
        after = f", after {seen.told_runs} had seen {seen.rows} of these rows" if seen else ""
        return f"on the sealed rows: {''.join(told)}; the hold-out was opened {times}{after}"


def freshness(opened: int, seen: SeenBefore | None = None) -> str:
    """Return what it means for a score that sealed rows were opened so many times, and that runs
    have seen some of them."""
    if seen is not None:
        told = f"{seen.sentence} What was chosen by those runs was chosen by these rows, too."
        return told if opened <= 1 else f"{told} {freshness(opened)}"
    if opened <= 1:
        return "It is the first look at these rows, so nothing was chosen by them."
    return (
        f"The hold-out was opened {opened} times: each opening is less of a fresh look, and who "
        f"picks the best of {opened} scores picks some luck with it."
    )


def sealed_facts(facts: Facts, sha256: str) -> Facts:
    """Return what a score of sealed rows depends on, of what one of the ordinary rows does: other
    rows, and shots from the same. Those that came from the docs themselves come from there."""
    own_pool = facts["num_fewshot"] and not facts["shots"]
    return {**facts, "rows": sha256, "shots": facts["rows"] if own_pool else facts["shots"]}


def read_openings(task: Task) -> list[Opening]:
    """Return the openings of a task's hold-out, the oldest first.

    Raises:
        DataError: the record cannot be read.
    """
    path = task.path / FOLDER / RECORD
    if not path.is_file():
        return []
    found, text = [], read_utf8(path, DataError)
    if mark := next((n for n, line in enumerate(text.split("\n"), start=1) if is_mark(line)), 0):
        refuse_conflict(path, mark, DataError, fix=KEEP_BOTH)
    for number, values in json_lines(text, path, DataError):
        require_shape(values, StoredOpening, f"{path}:{number}", DataError, root="", fix=FROM_GIT)
        try:
            found.append(_opening(task, values))
        except (TypeError, ValueError) as error:  # a key too many, a path with a NUL
            raise DataError(f"{path}:{number}: not an opening", fix=FROM_GIT) from error
    return found


def has_scores(opening: Opening) -> bool:
    """Say whether a score came of an opening: not where no sealed row had a prompt."""
    return opening.failed < opening.n


def opening_of(task: Task, seal: HoldoutSeal, facts: Facts) -> OpenedScore | None:
    """Return the newest opening of just what `facts` say of a score of the ordinary rows."""
    return _newest(
        task, lambda each: sealed_facts(facts, seal.sha256), lambda each: each.sha256 == seal.sha256
    )


def opening_of_run(task: Task, run: Run) -> OpenedScore | None:
    """Return the newest opening of just what a run of the ordinary rows scored: the same version,
    model and settings, so that the two scores may stand side by side. One without a score is none.

    Raises:
        DataError: the record cannot be read.
    """
    name = Path(run.settings.get("data") or "").name
    if not (task.path / FOLDER / RECORD).is_file():
        return None
    facts = facts_of_run(run)
    return _newest(
        task,
        lambda each: sealed_facts(facts, each.sha256),
        lambda each: Path(each.source).name == name and has_scores(each),
    )


def _newest(
    task: Task, wanted: Callable[[Opening], Facts], fits: Callable[[Opening], bool]
) -> OpenedScore | None:
    openings = read_openings(task)
    for each in reversed(openings):
        if fits(each) and not deviations(facts_of_run(each.run), wanted(each)):
            return OpenedScore(each, len(openings))
    return None


def keep_opening(task: Task, opening: Opening) -> OpenedScore:
    """Add an opening to the record, and return it with how many there are now; where another
    process opened just the same meanwhile, that one, uncounted.

    Raises:
        DataError: the record cannot be read.
        StoreError: it cannot be written.
    """
    path = task.path / FOLDER / RECORD
    values = {**record_of(opening, "source sha256 n failed failures notes against unscored seen"),
              "run": record_of(opening.run, _RUN)}  # fmt: skip
    line = json.dumps(as_json(values), ensure_ascii=False, allow_nan=False) + "\n"
    as_read = _opening(task, json.loads(line))
    with system_errors(StoreError, f"{path}: the opening cannot be written down"):
        while True:
            with path.open("ab+", buffering=0) as file:
                wait_for_lock(file.fileno())
                if not is_at(file.fileno(), path):  # one that could not write took it away
                    continue
                openings = read_openings(task)
                for each in reversed(openings):
                    if _is_same(each, as_read):
                        return OpenedScore(each, len(openings))
                _append(path, file.fileno(), line.encode("utf-8"))
                return OpenedScore(opening, len(openings) + 1)


def _is_same(earlier: Opening, opening: Opening) -> bool:
    """Say whether an opening tells all that a later one of the same seal does."""
    if earlier.sha256 != opening.sha256:
        return False
    if deviations(facts_of_run(earlier.run), facts_of_run(opening.run)):
        return False
    wanted, told = opening.against, earlier.against
    return wanted is None or (told is not None and told.source_sha256 == wanted.source_sha256)


def _append(path: Path, handle: int, line: bytes) -> None:
    """Write a line below what a file has, whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    size = os.fstat(handle).st_size
    try:
        is_open = size and not path.read_bytes().endswith(b"\n")
        write_all(handle, b"\n" + line if is_open else line)
        os.fsync(handle)
    except OSError:
        with suppress(OSError):
            os.ftruncate(handle, size)
        if not size:
            remove(path)
        raise


def run_of_seal(task: Task, seal: HoldoutSeal, run: Run) -> Run:
    """Return a run of sealed rows as it is kept: of the seal's rows, without the transform's text
    and without folders of this machine."""
    kept = dict(run.settings)
    files: Mapping[str, str] = kept.get("files") or {}
    shots = kept.get("fewshot_data") or ""
    changes = {
        "data": seal_name(seal.source),
        "docs_sha256": seal.sha256,
        "fewshot_data": Path(shots).name,
        "files": {os.path.relpath(path, task.path): sha256 for path, sha256 in files.items()},
        "sample_size": None,
    }
    return replace(run, source="", settings={**kept, **changes})


def _opening(task: Task, values: Mapping[str, Any]) -> Opening:
    run = dict(values["run"])
    settings = dict(run["settings"])
    files: Mapping[str, str] = settings.get("files") or {}
    settings["files"] = {str((task.path / path).resolve()): s for path, s in files.items()}
    metrics = {name: _metric(each) for name, each in (run["metrics"] or {}).items()}
    return Opening(
        run=Run(**{**run, "source": "", "settings": settings, "metrics": metrics}),
        source=values["source"],
        sha256=values["sha256"],
        n=values["n"],
        failed=values["failed"],
        failures=values["failures"],
        notes=tuple(values["notes"]),
        against=_against(values.get("against")),
        unscored=values.get("unscored", 0),
        seen=SeenBefore(**values["seen"]) if values.get("seen") else None,
    )


def _against(values: Mapping[str, Any] | None) -> Against | None:
    if values is None:
        return None
    low, high = values["ci95"]
    return Against(**{**values, "ci95": (float(low), float(high))})


def _metric(values: Mapping[str, Any]) -> Metric:
    """Return a metric, NaN where JSON has null: what could not be computed."""

    def number(value: float | None) -> float:
        return float("nan") if value is None else float(value)

    low, high = map(number, values["ci95"])
    known = {name: number(values[name]) for name in ("value", "stderr")}
    return Metric(**{**values, **known, "ci95": (low, high)})
