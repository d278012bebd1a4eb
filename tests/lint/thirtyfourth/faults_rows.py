"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import RowChange, at, each, kind, put, sub
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, LAW, MED, SAFE, SENSE
from tests.lint.thirtyfourth.tasks_free import CELLS, MATH, SPAN
from tests.lint.thirtyfourth.tasks_zh import TFACT, TSPAN, ZMATH, ZMC, ZSENT

F = "rows and labels"


def exchange(first: int, second: int) -> RowChange:
    """Return what exchanges the answers of two rows."""

    def run(rows: list[Row]) -> None:
        one, two = rows[first], rows[second]
        one["answer"], two["answer"] = two["answer"], one["answer"]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label is spelt in two ways",
        "answer/two-spellings answer/other-names "
        "answer/not-an-option answer/other-form answer/unlike-others",
        changed(SAFE, rows=put("label", lambda row: row["label"].capitalize(), 4)),
        changed(LAW, rows=sub("kind", "termination", "Termination", 3, 1)),
        changed(SAFE, rows=put("label", lambda row: row["label"] + " ", 3)),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option answer/several-golds",
        changed(MED, rows=each(lambda row: row["choices"].__setitem__(0, row["choices"][3]), 4, 1)),
        changed(ZMC, rows=each(lambda row: row["choices"].__setitem__(0, row["choices"][2]), 4, 1)),
    ),
    kind(
        F,
        "the right option stands first in all rows",
        "answer/one-place answer/same-gold",
        *(
            changed(
                task,
                rows=each(
                    lambda row: row.update(
                        choices=[
                            row["choices"][row["answer"]],
                            *(c for n, c in enumerate(row["choices"]) if n != row["answer"]),
                        ],
                        answer=0,
                    )
                ),
            )
            for task in (MED, ZMC)
        ),
    ),
    kind(
        F,
        "a few answers have slipped to another row's text",
        "answer/not-an-option answer/unlike-others answer/other-rule",
        changed(SPAN, rows=exchange(2, 3)),
        changed(TSPAN, rows=exchange(4, 6)),
        changed(CELLS, rows=exchange(3, 4)),
    ),
    kind(
        F,
        "all options of some rows count as right, or none does",
        "answer/several-golds answer/no-gold",
        changed(
            SENSE,
            rows=put("target_scores", lambda row: dict.fromkeys(row["target_scores"], 1), 4),
        ),
        changed(
            ZSENT,
            rows=put("target_scores", lambda row: dict.fromkeys(row["target_scores"], 0), 4),
        ),
    ),
    kind(
        F,
        "the text of some rows is empty",
        "text/empty-slot text/unlike-others text/no-question answer/not-an-option",
        changed(BOOL, rows=put("passage", lambda row: "", 4)),
        changed(SPAN, rows=put("context", lambda row: "", 4, 1)),
        changed(TFACT, rows=put("claim", lambda row: "", 5)),
    ),
    kind(
        F,
        "steps of a row come to another number than its answer",
        "answer/chain-differs few-shot/wrong-sum answer/gold-differs few-shot/wrong-answer",
        changed(MATH, rows=at(2, answer="9")),
        changed(ZMATH, rows=at(3, answer="165")),
    ),
)
