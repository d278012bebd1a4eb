"""Files that UltraEval's configs name: where they are, and what a JSON one holds.

Paths are relative to the root of the repository that the folder is in, wherever that is, so they
are looked up from the task folder upwards.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, shorten
from workbench.io.files import MOST_WRITTEN, parse_json, read_utf8
from workbench.prompts import columns_file

VERSION_FILE = re.compile(
    r"transform(?:_(?P<method>gen|ppl))?(?:_v(?P<number>\d+))?(?:_(?P<label>[A-Za-z]\w*))?\.py"
)
"""What the file of a version is called."""


def read_json(path: Path) -> dict[str, Any]:
    """Return the JSON object in a file.

    Raises:
        ConfigError: the file cannot be read, or holds something else.
    """
    values = parse_json(
        read_utf8(path, ConfigError, most=MOST_WRITTEN), path, ConfigError, allow_nan=False
    )
    if not isinstance(values, dict):
        raise ConfigError(f"{path}", expected="a JSON object", seen=shorten(values))
    try:
        json.dumps(values, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        seen = ascii(error.object[error.start])
        raise ConfigError(
            f"{path}", expected="whole characters", seen=f"half of one: {seen}"
        ) from None
    return values


def resolve(name: str, config: Path, task: Path) -> str:
    """Return the path of the file that `config` of the folder `task` calls `name`.

    Raises:
        ConfigError: there is none.
    """
    found = look_up(name, task)
    if found is None:
        raise ConfigError(
            f"{config}: {name!r} does not exist",
            expected=f"a path from {task} or from a folder above it",
            fix="Correct the path, or make the file.",
        )
    return str(found)


def resolve_transform(name: str, config: Path, task: Path) -> str:
    """Return the path of the transform; "" where it is a version that is not there any more, which
    is no reason to refuse the others.

    Raises:
        ConfigError: it is no Python file, or there is none and it names no version.
    """
    found = look_up(name, task)
    if found is None and VERSION_FILE.fullmatch(Path(name).name):
        return ""
    if found is not None and not (found.suffix == ".py" and found.is_file()):
        raise ConfigError(
            f"{config}: transform {name!r}",
            expected="a .py file that defines transform()",
            seen="a folder" if found.is_dir() else f"a file that ends in {found.suffix!r}",
            fix="Name one of the task's versions.",
        )
    return resolve(name, config, task)


def resolve_data(name: str, config: Path, task: Path) -> str:
    """Return the path of the data, or `name` as it is where it names a dataset on the hub."""
    found = look_up(name, task)
    if found is not None:
        return str(found)
    endings = {".jsonl", ".csv", ".json", *columns_file.SUFFIXES}
    looks_like_path = Path(name).suffix in endings or name.startswith(".")
    if looks_like_path and (task / "make_dataset.py").is_file():
        # UltraEval's clone comes without data: the config is right, and reading the rows will say
        # that they are not there.
        return str(task.resolve() / "data" / Path(name).name)
    return resolve(name, config, task) if looks_like_path else name


def look_up(name: str, task: Path) -> Path | None:
    """Return the file or folder that a config of the folder `task` calls `name`, if it exists."""
    if not name:
        return None
    task = task.resolve()
    for base in (task, *task.parents):
        if _exists(base / name):
            return base / name
    # A folder that was moved out of its repository: datasets/<task>/data/x.jsonl → data/x.jsonl.
    parts = Path(name).parts
    for start in range(1, len(parts)):
        candidate = task.joinpath(*parts[start:])
        if _exists(candidate):
            return candidate
    return None


def own_copy(found: str, task: Path) -> Path | None:
    """Return the file of the folder `task` that is called as `found` is, which lies in another
    folder: where a task is copied, its configs name the files that they named before. None where
    `found` is the task's own, or it has none of that name."""
    own, path = task.resolve(), Path(found)
    if not path.is_absolute() or own in path.parents or own in path.resolve().parents:
        return None
    copy = own / "data" / path.name
    try:
        return copy if copy.is_file() and not copy.samefile(path) else None
    except (OSError, ValueError):
        return None


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that is too long for the system, say, or has a NUL
        return False
