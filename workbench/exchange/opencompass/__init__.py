"""OpenCompass: read and write custom datasets (`datasets/custom.py` there, commit a5acc4bb).

A custom dataset is a `.jsonl` or `.csv` file, perhaps with a `.meta.json` file beside it, and
perhaps an entry `{"path": …}` in a config's list `datasets`. `check_source` tells what would go
wrong with one, `import_task` makes a task of it, `export_task` makes one of a task's version, and
`read_samples` reads what OpenCompass wrote down of a run.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, InputError, shorten
from workbench.exchange.files import Written
from workbench.exchange.opencompass.config import read_entries
from workbench.exchange.opencompass.exporter import export_task
from workbench.exchange.opencompass.importer import import_custom, read_custom
from workbench.exchange.opencompass.samples import read_samples
from workbench.types import Diagnostic

__all__ = ["check_source", "export_task", "import_task", "read_samples"]

META_ENDING = ".meta.json"
DATA_ENDINGS = (".jsonl", ".csv")


Entry = tuple[Path, Mapping[str, Any], str]
"""A custom dataset that a source names: its data, what a config says of it, and where."""


def import_task(source: Path, *, trust: bool = False) -> Written:
    """Return a task folder's files for the custom dataset or datasets of `source`.

    `source` is a data file, its `.meta.json` file, a folder of data files, or a config in Python
    whose `datasets` has entries with a `path`. The config's code runs (in a process of its own)
    only with `trust`; a list that is written out is read without.

    Raises:
        DataError: a data file cannot be read as OpenCompass reads it.
        ConfigError: a meta file or a config cannot be used.
    """
    customs = [read_custom(*entry) for entry in _entries(source, trust=trust)]
    files: dict[str, str] = {}
    losses: list[str] = []
    for custom in customs:
        alone = [c.meta.method for c in customs].count(custom.meta.method) == 1
        written = import_custom(custom, own_name=not alone)
        taken = [n for n, text in written.files.items() if files.get(n, text) != text]
        if taken:
            raise ConfigError(
                f"{source}: two datasets would both be {taken[0]}",
                fix="Give each an abbr of its own, or import them into two tasks.",
            )
        files |= written.files
        losses += [loss for loss in written.losses if loss not in losses]
    return Written(files, tuple(losses))


def check_source(source: Path, *, trust: bool = False) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a source that `import_task` takes.

    An error is what OpenCompass fails on, a warning what it does silently; every message begins
    with file and line. After an error nothing else of that dataset is looked at.
    """
    try:
        entries = _entries(source, trust=trust)
    except InputError as error:
        return (_as_diagnostic(error),)
    found: list[Diagnostic] = []
    for entry in entries:
        try:
            custom = read_custom(*entry)
            import_custom(custom)
        except InputError as error:
            found.append(_as_diagnostic(error))
        else:
            found.extend(custom.warnings)
    return tuple(found)


def _as_diagnostic(error: InputError) -> Diagnostic:
    line = re.match(r"[^;]*?:(\d+):", str(error))
    return Diagnostic(
        "error", type(error).__name__, str(error), line=int(line.group(1)) if line else None
    )


def _entries(source: Path, *, trust: bool) -> Sequence[Entry]:
    if source.is_dir():
        files = sorted(p for p in source.iterdir() if p.suffix in DATA_ENDINGS)
        if not files:
            seen = ", ".join(sorted(p.name for p in source.iterdir())[:8]) or "nothing"
            raise ConfigError(
                f"{source}: no custom data", expected=".jsonl or .csv files", seen=seen
            )
        return [(path, {}, "") for path in files]
    if source.name.endswith(META_ENDING):
        data = source.with_name(source.name.removesuffix(META_ENDING))
        if not data.exists():
            raise ConfigError(f"{source}: its data {data} does not exist")
        return [(data, {}, "")]
    if source.suffix != ".py":
        return [(source, {}, "")]
    return [_config_entry(source, said, line) for line, said in read_entries(source, trust=trust)]


def _config_entry(source: Path, said: Mapping[str, Any], line: int) -> Entry:
    place = f"{source}:{line}"
    if not all(isinstance(key, str) for key in said):
        raise ConfigError(f"{place}: datasets", expected="names as keys")
    resolved = dict(said)
    for key in ("path", "meta_path"):
        value = said.get(key)
        if value is None and key == "meta_path":
            continue
        if not isinstance(value, str) or not value:
            raise ConfigError(f"{place}: {key}", expected="a data file's path", seen=shorten(value))
        # OpenCompass looks from the folder that it is started in, which is not known here.
        beside = source.parent / value
        if key == "meta_path" and not os.path.exists(beside) and not os.path.exists(value):
            fix = "OpenCompass would go on without it, and say nothing."
            raise ConfigError(f"{place}: meta_path {value!r} does not exist", fix=fix)
        resolved[key] = str(beside if os.path.exists(beside) else Path(value))
    return Path(resolved["path"]), resolved, place
