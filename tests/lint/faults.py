"""How the corpus' faults are written: a right task by name, and what is changed in it."""

from __future__ import annotations

from typing import Any

from tests.lint.shape import Change, Kind, Names, SmallTask, changed
from tests.lint.tasks import BY_NAME


def fault(name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a case: the right task of that name, and what becomes of it (see `shape.changed`)."""
    return name, changed(BY_NAME[name], *changes, **fields)


def kind(what: str, family: str, named_by: list[Names], *cases: tuple[str, SmallTask]) -> Kind:
    """Return a kind of fault, which is in at least three tasks.

    Raises:
        ValueError: it is in fewer, or twice in one in the same way.
    """
    if len(cases) < 3 or len({case.name for _, case in cases}) < 3:
        raise ValueError(f"{what}: {len(cases)} cases, of less than three tasks")
    return Kind(what, family, tuple(named_by), cases)


def above(text: str) -> Change:
    """Return the change that puts `text` at the top of a transform's source."""
    return "import random\n", f"import random\n\n{text}\n"


def shots_above(text: str) -> Change:
    """Return the change that writes shots by hand into a transform, as SHOTS."""
    return above(f'SHOTS = """{text}"""')
