"""Examinations that are kept for an hour: a run does not wait for what was just found out."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypedDict

from platformdirs import user_cache_path

from workbench.io.shapes import has_shape
from workbench.models.servers.engine import Engine
from workbench.models.servers.examination import Ability, Check, Examination
from workbench.models.servers.keys import SERVICE

HOUR = 3600.0


class Kept(TypedDict):
    """What is in the file: seconds since 1970, and the examination."""

    at: float
    found: Examination


def kept_for(engine: Engine, root: str) -> Examination | None:
    """Return the examination that is kept of that server with that model and version, asking
    nobody; None where there is none, or it is older than an hour."""
    return _read(_path(engine, root))


def last_mark(engine: Engine, root: str) -> str:
    """Return the `mark` of that server's last examination, however old; "" where there is none."""
    kept = _load(_path(engine, root))
    return str(kept["found"].get("mark", "")) if kept is not None else ""


def keep(root: str, found: Examination) -> Examination:
    """Keep an examination for an hour, and return it."""
    path = _path(found.engine, root)
    with suppress(OSError):  # then it is examined anew the next time
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(f".{os.getpid()}")
        beside.write_text(json.dumps({"at": time.time(), "found": asdict(found)}), "utf-8")
        os.replace(beside, path)
    return found


def _path(engine: Engine, root: str) -> Path:
    stated = json.dumps([root, engine.name, engine.version, engine.model, engine.path])
    name = f"{hashlib.sha256(stated.encode()).hexdigest()[:32]}.json"
    return user_cache_path(SERVICE, appauthor=False) / "servers" / name


def _read(path: Path) -> Examination | None:
    """Return what is kept there; None where there is nothing, or it is old, or of another version
    of the workbench."""
    kept = _load(path)
    if kept is None or not 0 <= time.time() - kept["at"] < HOUR:
        return None
    try:
        return _from_json(kept["found"])
    except (KeyError, TypeError):  # another version had other keys
        return None


def _load(path: Path) -> Any:
    """Return what the file has, of the shape of `Kept`; None where it has nothing of it."""
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return kept if has_shape(kept, Kept) else None


def _from_json(values: Mapping[str, Any]) -> Examination:
    engine = values["engine"]
    names = ("gen", "ppl", "letters", "stops", "seeds")
    return Examination(
        **{
            **values,
            "engine": Engine(**{**engine, "served": tuple(engine["served"])}),
            **{name: Ability(**values[name]) for name in names},
            "evidence": tuple(Check(**each) for each in values["evidence"]),
        }
    )
