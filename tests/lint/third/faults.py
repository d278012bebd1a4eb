"""How the third corpus' faults are written, and where one sees them.

`kind` takes besides what `tests.lint.faults.kind` takes a sign of the fault, which is in what each faulty
task renders and not as often in what the right one does: `tests.lint.third.check` looks for it.
"""

from __future__ import annotations

from typing import Any

from tests.lint import faults
from tests.lint.faults import above
from tests.lint.shape import Change, Kind, Names, SmallTask, changed
from tests.lint.third.tasks import BY_NAME

SIGNS: dict[str, str] = {}
"""What a kind's faults look like in the rendered texts, as a regular expression; "" where the fault is
a difference of the texts, the config or the source that no pattern tells."""


def fault(name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a case: the right task of that name, and what becomes of it (see `shape.changed`)."""
    return name, changed(BY_NAME[name], *changes, **fields)


def kind(
    what: str, family: str, rules: str, *cases: tuple[str, SmallTask], sign: str = ""
) -> Kind:
    """Return a kind of fault that findings of `rules` name, which is in at least three tasks.

    Raises:
        ValueError: it is in fewer.
    """
    SIGNS[what] = sign
    return faults.kind(what, family, [Names(rules)], *cases)


__all__ = ["SIGNS", "above", "fault", "kind"]
