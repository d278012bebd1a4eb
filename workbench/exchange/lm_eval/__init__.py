"""lm-evaluation-harness: read its tasks, write ours as its tasks, read its samples.

The rules are those of release 0.4.13; `docs/lm-eval.md` says what maps to what.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from workbench.errors import ConfigError, DataError, WorkbenchError
from workbench.exchange.files import Written
from workbench.exchange.lm_eval.exporter import export_task
from workbench.exchange.lm_eval.groups import is_group, members_of
from workbench.exchange.lm_eval.plain_templates import works_long
from workbench.exchange.lm_eval.samples import read_samples
from workbench.exchange.lm_eval.sources import import_from
from workbench.exchange.lm_eval.spec import functions_of, spec_of
from workbench.exchange.lm_eval.yaml_files import (
    FunctionRef,
    TaskFile,
    find_task_file,
    read_task_file,
)
from workbench.io.processes import run_child

__all__ = ["export_task", "import_task", "read_samples"]

CHILD = Path(__file__).with_name("child.py")
PACKAGE_ROOT = Path(__file__).resolve().parents[3]
SCORING_KEYS = ("process_results", "metric_list", "filter_list", "doc_to_decontamination_query")
TIME_LIMIT = 300.0
"""Seconds for a task's own code with its rows: `process_docs` may go over a whole training set.
Templates that work have as long for all rows, and `values.TEMPLATE_SECONDS` each time."""


def import_task(source: Path, *, trust: bool = False) -> Written:
    """Return a task folder for a task of the harness: a YAML file, or a folder with one. For a
    group it is a folder of such folders.

    `!function` is code of whoever wrote the YAML: it is run only with `trust`. It, and templates
    that do more than fill in columns, are run in a process of their own that is ended after
    `TIME_LIMIT` seconds.

    Raises:
        ConfigError: the YAML cannot be used, or needs `trust`.
        DataError: the rows cannot be read, or a row cannot be rendered.
    """
    file = read_task_file(find_task_file(source))
    tasks = members_of(file).tasks if is_group(file) else [spec_of(file).file]
    needed = [ref for task in tasks for ref in _prompting(task)]
    if not needed and not any(works_long(task.values) for task in tasks):
        return import_from(source)
    for ref in needed:
        if not trust:
            raise ConfigError(
                f"{ref.where}: !function {ref.name} is code, which an import runs",
                fix=f"Read {ref.module}, and import again with trust (--trust).",
            )
    return _build_apart(source, trusted=bool(needed), seconds=TIME_LIMIT * len(tasks))


def _prompting(task: TaskFile) -> list[FunctionRef]:
    """Return the functions that decide over prompts: those that only score are not carried over."""
    scoring = functions_of([task.values.get(key) for key in SCORING_KEYS])
    return [ref for ref in functions_of(task.values) if ref not in scoring]


def _build_apart(source: Path, *, trusted: bool, seconds: float) -> Written:
    """Return what a process of its own makes of the task; where code made it, made twice, so that
    an import that cannot be repeated says so."""
    written = _built(source, trusted, seconds, hash_seed="0")
    if not trusted:
        return written
    again = _built(source, trusted, seconds, hash_seed="1")
    other = [name for name, text in written.files.items() if again.files.get(name) != text]
    if not other and len(again.files) == len(written.files):
        return written
    loss = (
        f"its code makes something else each time ({_first_difference(written, again, other)}): "
        "it depends on the clock, on the order of sets, or on a generator that nobody seeds. "
        "This import is one of its results, a run of the harness another"
    )
    return Written(written.files, (*written.losses, loss))


def _first_difference(written: Written, again: Written, names: list[str]) -> str:
    if not names:
        return "other files"
    one, two = (files.get(names[0], "").split("\n") for files in (written.files, again.files))
    lines = [i for i, (a, b) in enumerate(zip(one, two, strict=False), 1) if a != b]
    return f"{names[0]}, {len(lines) or abs(len(one) - len(two))} lines"


def _built(source: Path, trusted: bool, seconds: float, *, hash_seed: str) -> Written:
    done = run_child(
        [sys.executable, "-P", str(CHILD), str(PACKAGE_ROOT)],
        stdin=json.dumps({"source": str(source), "trusted": trusted}).encode(),
        seconds=seconds,
        environment={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    if done.code is None:
        raise DataError(f"{source}: its code took longer than {seconds:g} s, so it was ended")
    try:
        reply = json.loads(done.stdout)
    except ValueError:
        raise DataError(
            f"{source}: its code ended the process", seen=f"exit code {done.code}"
        ) from None
    if "error" in reply:
        raise _ERRORS.get(reply["type"], DataError)(reply["error"])
    return Written(reply["files"], tuple(reply["losses"]))


_ERRORS: dict[str, type[WorkbenchError]] = {"ConfigError": ConfigError, "DataError": DataError}
