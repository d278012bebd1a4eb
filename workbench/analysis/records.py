"""Values as JSON has them, for what the command line prints and what is written to files."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from pathlib import PurePath
from typing import Any


def as_json(value: Any) -> Any:
    """Return a value as JSON has it: a tuple as a list, a dataclass as an object of its fields, a
    path as its text, and null for NaN and infinities, which could not be computed."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, Mapping):
        return {name: as_json(part) for name, part in value.items()}
    if isinstance(value, tuple | list):
        return [as_json(part) for part in value]
    if is_dataclass(value):
        return {each.name: as_json(getattr(value, each.name)) for each in fields(value)}
    return str(value) if isinstance(value, PurePath) else value


def record_of(value: object, names: str) -> dict[str, Any]:
    """Return some attributes of a value, in the order of `names` (with spaces between), as JSON
    has them."""
    return {name: as_json(getattr(value, name)) for name in names.split()}
