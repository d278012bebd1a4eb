"""How the third corpus' faults are written, and where one sees them.

`kind` takes besides what `tests.lint.faults.kind` takes a sign of the fault, which is in what each faulty
task renders, and not as often in what the right one does: `tests.lint.third.check` looks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint import faults
from tests.lint.faults import above
from tests.lint.shape import Change, Kind, Names, Row, SmallTask, changed
from tests.lint.third.tasks import BY_NAME

SIGNS: dict[str, str] = {}
"""What a kind's faults look like in the rendered texts, as a regular expression; "" where any difference
of texts, config or order is the fault."""
ROW = "<row>"
"""The sign of a fault that is in the row, when a call is over."""


def fault(name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a case: the right task of that name, and what becomes of it (see `shape.changed`)."""
    return name, changed(BY_NAME[name], *changes, **fields)


def kind(what: str, family: str, rules: str, *cases: tuple[str, SmallTask], sign: str = "") -> Kind:
    """Return a kind of fault that findings of `rules` name, which is in at least three tasks.

    Raises:
        ValueError: it is in fewer.
    """
    SIGNS[what] = sign
    return faults.kind(what, family, [Names(rules)], *cases)


def after(old: str, *lines: str) -> Change:
    """Return the change that puts lines of code behind `old`."""
    return old, "\n    ".join((old, *lines))


def before(old: str, *lines: str) -> Change:
    """Return the change that puts lines of code before `old`."""
    return old, "\n    ".join((*lines, old))


def each(change: Callable[[Row], object], every: int = 1) -> Callable[[list[Row]], None]:
    """Return what changes each row, or each `every`-th beginning with the second."""

    def put(rows: list[Row]) -> None:
        for row in rows if every == 1 else rows[1::every]:
            change(row)

    return put


def gives(key: str, value: Callable[[Row], Any], every: int = 1) -> Callable[[list[Row]], None]:
    """Return what sets a field of each row, or of each `every`-th, to what `value` makes of the row."""
    return each(lambda row: row.__setitem__(key, value(row)), every)


def by_hand(name: str, shots: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    """Return a case whose shots are not drawn, but written into the transform."""
    return fault(
        name,
        above(f'SHOTS = """{shots}"""'),
        ('"input": ', '"input": SHOTS + '),
        *changes,
        fewshot=0,
        **fields,
    )


__all__ = ["ROW", "SIGNS", "above", "after", "before", "by_hand", "each", "fault", "gives", "kind"]
