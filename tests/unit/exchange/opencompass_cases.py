"""What OpenCompass's tests share: the golden cases, and a task made from one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from workbench.exchange import opencompass
from workbench.exchange.files import Written
from workbench.prompts.render import render
from workbench.prompts.samplers.pool import Pool
from workbench.prompts.transform import Source, TransformRunner
from workbench.tasks.config import TaskConfig
from workbench.tasks.task import Task
from workbench.types import Rendered, RenderSettings

GOLDEN = Path(__file__).parents[2] / "golden" / "opencompass"

CASES: Mapping[str, Mapping[str, Any]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(GOLDEN.glob("*.json"))
}
"""Files, entry and answers of each case; `tests/live/make_opencompass.py` made the answers."""


def write_source(case: Mapping[str, Any], folder: Path) -> Path:
    """Write the case's files and a config with its entry; return the config."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in case["files"].items():
        (folder / name).write_bytes(text.encode())
    config = folder / "config.py"
    config.write_text(f"datasets = [{case['entry']!r}]\n", encoding="utf-8")
    return config


def write(written: Written, folder: Path) -> Path:
    """Write what an importer or exporter made; return the folder."""
    for name, text in written.files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode())
    return folder


def import_case(case: Mapping[str, Any], folder: Path) -> tuple[Task, Written]:
    """Return the task that a case becomes, and what the importer said."""
    written = opencompass.import_task(write_source(case, folder / "source"))
    return Task.open(write(written, folder / "transforms" / "imported")), written


def rendered(task: Task, runner: TransformRunner, **settings: Any) -> tuple[Rendered, ...]:
    """Return all of a task's prompts, with its only config."""
    config = task.config()
    made = RenderSettings(separator=config.separator, **settings)
    source = source_of(task, config)
    docs = task.docs(config)
    items = render(docs, Pool(docs), source, made, runner).items
    assert all(isinstance(item, Rendered) for item in items), items
    return tuple(item for item in items if isinstance(item, Rendered))


def source_of(task: Task, config: TaskConfig) -> Source:
    """Return a config's transform."""
    text = Path(config.transform).read_text(encoding="utf-8")
    return Source(text, dataset_name=task.dataset_name(config))
