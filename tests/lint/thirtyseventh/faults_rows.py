"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CHAT, CLAIM, FIN, LAW
from tests.lint.thirtyseventh.tasks_words import CELLS, SPAN
from tests.lint.thirtyseventh.tasks_zh import TSPAN, TYES, ZMC, ZTONE

F = "rows and labels"


def _shifted(key):
    def run(rows):
        golds = [row[key] for row in rows]
        for row, gold in zip(rows, golds[1:] + golds[:1], strict=True):
            row[key] = gold

    return run


def _doubled(row):
    wrong = [number for number in range(4) if number != row["answer"]]
    row["choices"][wrong[0]] = row["choices"][wrong[1]]


def _conflicting(rows):
    return [*rows, {**rows[0], "label": "refuted"}, {**rows[3], "label": "supported"}]


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one label is spelled in two ways",
        "answer/two-spellings answer/other-form answer/unlike-others answer/other-names"
        " few-shot/trailing-space few-shot/other-labels",
        changed(CHAT, rows=put("intent", lambda row: row["intent"].title(), 3)),
        changed(CLAIM, rows=put("label", lambda row: row["label"].upper(), 4)),
        changed(CHAT, rows=put("intent", lambda row: row["intent"] + " ", 4)),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option",
        changed(LAW, rows=each(_doubled, 3)),
        changed(ZMC, rows=each(_doubled, 4)),
    ),
    kind(
        F,
        "more than one option of a row is right, or none is",
        "answer/several-golds answer/no-gold",
        changed(FIN, rows=at(4, target_scores={" positive": 1, " negative": 1})),
        changed(FIN, rows=at(2, target_scores={" positive": 0, " negative": 0})),
        changed(ZTONE, rows=at(5, target_scores={"好评": 1, "差评": 1})),
    ),
    kind(
        F,
        "the column of answers slipped by a row",
        "answer/not-an-option answer/unlike-others",
        changed(SPAN, rows=_shifted("answers")),
        changed(TSPAN, rows=_shifted("answer")),
        changed(CELLS, rows=_shifted("cell")),
    ),
    kind(
        F,
        "rows are there again with another label",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc",
        changed(CLAIM, rows=_conflicting),
        changed(
            TYES,
            rows=lambda rows: rows + [{**row, "correct": not row["correct"]} for row in rows[:2]],
        ),
    ),
    kind(
        F,
        "texts of some rows are cut or empty, so that the answer is missing",
        "text/unlike-others answer/not-an-option text/no-question text/empty-slot"
        " answer/unlike-others text/cut-item",
        changed(SPAN, rows=put("abstract", lambda row: row["abstract"][:12], 4)),
        changed(TSPAN, rows=put("notice", lambda row: row["notice"][:4], 4)),
        changed(CLAIM, rows=put("evidence", lambda row: "", 5)),
    ),
)
