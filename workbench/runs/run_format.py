"""A run as the ledger keeps it: columns, some of which are JSON."""

from __future__ import annotations

import socket
import sqlite3
import time
from typing import Any, TypedDict

from workbench.errors import StoreError, shorten
from workbench.io.files import parse_json
from workbench.io.processes import is_gone
from workbench.io.shapes import require_shape
from workbench.runs.row_format import NOT_OURS
from workbench.types import Method, Metric, Run

SILENT_SECONDS = 24 * 3600
"""A run of another machine that told nothing for so long has ended: one that goes on tells how far
it is every few seconds (`runs.progress`), and a container that is gone has no process to ask."""


class StoredRun(TypedDict):
    """A run's columns: SQLite takes any value in any of them."""

    run_id: str
    task: str
    version: str
    source: str
    source_sha256: str
    model: str
    fingerprint: str
    method: Method
    settings: str
    started: float
    status: str
    seconds: float | None
    metrics: str | None
    host: str | None
    pid: int | None
    born: str | None


class StoredMetric(TypedDict):
    """What is kept of a metric."""

    value: float
    stderr: float
    ci95: tuple[float, float]
    n: int


class Noise(TypedDict, total=False):
    """What is read of a run's settings to find its noise floor."""

    noise: float | None


def unpack_run(row: sqlite3.Row, where: str) -> Run:
    """Return a run.

    Raises:
        StoreError: what is kept of it is none.
    """
    values = dict(row)
    require_shape(values, StoredRun, where, StoreError, root="", fix=NOT_OURS)
    host, pid, born = (values.pop(name) for name in ("host", "pid", "born"))
    told = values["started"] + (values["seconds"] or 0.0)
    if values["status"] == "running":
        is_silent = host != socket.gethostname() and time.time() - told > SILENT_SECONDS
        if is_silent or is_gone(host, pid, born or ""):
            values["status"] = "interrupted"
    values["settings"] = read_column(values["settings"], dict[str, Any], f"{where}: settings")
    metrics = values["metrics"]
    kept = read_column(metrics, dict[str, StoredMetric], f"{where}: metrics") if metrics else None
    values["metrics"] = kept and {
        name: Metric(m["value"], m["stderr"], tuple(m["ci95"]), m["n"]) for name, m in kept.items()
    }
    values["seconds"] = values["seconds"] or 0.0
    return Run(**values)


def read_column(text: object, shape: Any, where: str) -> Any:
    """Return the JSON of a column.

    Raises:
        StoreError: it is none, or of another shape.
    """
    if not isinstance(text, str):
        raise StoreError(where, expected="a text of JSON", seen=shorten(text), fix=NOT_OURS)
    value = parse_json(text, where, StoreError, fix=NOT_OURS)
    require_shape(value, shape, where, StoreError, root="", fix=NOT_OURS)
    return value
