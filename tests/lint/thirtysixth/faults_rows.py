"""Faults of rows and labels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtysixth.tasks_choice import ARC, BANK, CIVIL, COPA, CSQA, RTE
from tests.lint.thirtysixth.tasks_free import GSM, SQUAD, WMT, WTQ
from tests.lint.thirtysixth.tasks_zh import CEVAL, DRCD, NER, OCNLI, SENTI

F = "rows and labels"


def _both(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 1)


def _none(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


def _again(number: int, **values: object) -> Callable[[list[Row]], Any]:
    def change(rows: list[Row]) -> None:
        rows.append({**rows[number], **values})

    return change


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one label is spelled in two ways",
        "answer/two-spellings answer/other-names answer/unlike-others answer/other-form "
        "few-shot/other-labels few-shot/unlike-docs",
        changed(CIVIL, rows=put("label", lambda row: row["label"].capitalize(), 3)),
        changed(BANK, rows=put("intent", lambda row: row["intent"].replace(" ", "_"), 4)),
        changed(OCNLI, rows=put("label", lambda row: row["label"] + "关系", 5)),
    ),
    kind(
        F,
        "two options are right, or none is",
        "answer/several-golds answer/no-gold answer/not-an-option",
        changed(COPA, rows=each(_both, 3)),
        changed(RTE, rows=each(_none, 3)),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option answer/stands-out answer/letters",
        changed(ARC, rows=at(0, choices=["a ruler", "a balance", "a ruler", "a stopwatch"])),
        changed(CEVAL, rows=at(2, A="120")),
        changed(
            CSQA,
            rows=at(1, choices=["raincoat", "swimsuit", "apron", "swimsuit", "sandals"]),
        ),
    ),
    kind(
        F,
        "a text is empty in some rows",
        "text/empty-slot text/unlike-others text/no-question answer/empty-option answer/leaked "
        "answer/not-an-option few-shot/unlike-docs answer/unlike-others",
        changed(SQUAD, rows=put("context", lambda row: "", 4, 1)),
        changed(OCNLI, rows=put("sentence2", lambda row: "", 5, 1)),
        changed(CEVAL, rows=at(3, C="")),
    ),
    kind(
        F,
        "the same text has two labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc "
        "answer/gold-differs",
        changed(SENTI, rows=_again(1, label=1)),
        changed(CIVIL, rows=_again(0, label="toxic")),
        changed(OCNLI, rows=_again(2, label="蕴含")),
    ),
    kind(
        F,
        "the header of the file is a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/not-an-option "
        "answer/other-form answer/other-names answer/two-spellings text/said-again",
        changed(WMT, rows=lambda rows: [{"en": "en", "de": "de"}, *rows]),
        changed(CIVIL, rows=lambda rows: [{"comment": "comment", "label": "label"}, *rows]),
        changed(
            DRCD,
            rows=lambda rows: [
                {"context": "context", "question": "question", "answer": "answer"},
                *rows,
            ],
        ),
    ),
    kind(
        F,
        "a few rows are of another language than the rest",
        "answer/unlike-others text/unlike-others answer/other-form few-shot/other-form "
        "answer/not-an-option answer/other-names",
        changed(WMT, rows=at(4, de="Il boit son café sans sucre.")),
        changed(BANK, rows=at(6, intent="falsche Buchung")),
        changed(OCNLI, rows=at(5, label="neutral")),
    ),
    kind(
        F,
        "an answer is in no passage or table of its row",
        "answer/not-an-option answer/unlike-others answer/gold-differs answer/other-form",
        changed(SQUAD, rows=at(3, answers=["physics"])),
        changed(WTQ, rows=at(1, answer="Hungary")),
        changed(NER, rows=at(5, names=["林雨"])),
    ),
    kind(
        F,
        "some numbers have a unit or a thousands' comma or a full stop behind them",
        "answer/other-form answer/unlike-others answer/python-value few-shot/other-form "
        "answer/two-spellings answer/not-extracted answer/not-an-option",
        changed(GSM, rows=put("answer", lambda row: f"{row['answer']} dollars", 5)),
        changed(WTQ, rows=put("answer", lambda row: row["answer"] + ".", 4)),
        changed(DRCD, rows=put("answer", lambda row: row["answer"] + "。", 5)),
    ),
)
