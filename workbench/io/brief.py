"""How a result of many rows is written where Python shows it: with their number in their place."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def brief(value: Any, *counted: str) -> str:
    """Return a dataclass's repr that tells of the fields `counted` how many entries each holds."""
    parts: list[str] = []
    for each in fields(value):
        held = getattr(value, each.name)
        shown = f"<{len(held):,}>" if each.name in counted else repr(held)
        parts += [f"{each.name}={shown}"] if each.repr else []
    return f"{type(value).__name__}({', '.join(parts)})"
