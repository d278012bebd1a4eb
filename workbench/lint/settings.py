"""The linter's settings of a project: `[tool.workbench.lint]` in the nearest `pyproject.toml`."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from workbench.errors import ConfigError, nearest
from workbench.io.files import is_regular
from workbench.lint.rules import RULES

_TABLE = "[tool.workbench.lint]"


def ignored_rules(folder: Path) -> tuple[str, ...]:
    """Return the rules that a project silences, by name or family (`text/*`): `ignore` of the
    table in the nearest `pyproject.toml` at `folder` or above that has it.

    Raises:
        ConfigError: the file is no TOML, its table has another key, or `ignore` is no list of
            rules and families.
    """
    for above in (folder.resolve(), *folder.resolve().parents):
        path = above / "pyproject.toml"
        try:
            raw = path.read_bytes() if is_regular(path) else b""
        except OSError:
            continue
        if b"workbench" not in raw:
            continue
        table = _table(path, raw)
        if table is not None:
            return table
    return ()


def _table(path: Path, raw: bytes) -> tuple[str, ...] | None:
    import tomllib  # hardly a project has the table

    try:
        table: Any = tomllib.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # no TOML, no UTF-8, a number of 5,000 digits
        seen = "tables nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise ConfigError(f"{path} is no TOML", seen=seen) from error
    for name in ("tool", "workbench", "lint"):
        table = table.get(name) if isinstance(table, dict) else None
    if table is None:
        return None
    if not isinstance(table, dict):
        raise ConfigError(f"{path}: {_TABLE}", expected="a table", seen=repr(table))
    for key in table:
        if key != "ignore":
            raise ConfigError(
                f"{path}: {key!r} is no setting of {_TABLE}", fix=nearest(key, ["ignore"])
            )
    ignored = table.get("ignore", [])
    if not isinstance(ignored, list) or not all(isinstance(rule, str) for rule in ignored):
        raise ConfigError(
            f"{path}: `ignore` of {_TABLE}",
            expected='a list of rules, such as ["text/two-spaces", "few-shot/*"]',
            seen=repr(ignored),
        )
    known = [rule.name for rule in RULES]
    for pattern in ignored:
        if not any(fnmatch(rule, pattern) for rule in known):
            raise ConfigError(
                f"{path}: `ignore` of {_TABLE} names {pattern!r}, which is no rule",
                fix=nearest(pattern, known),
            )
    return tuple(ignored)
