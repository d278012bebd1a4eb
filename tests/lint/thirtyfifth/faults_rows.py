"""Faults of the rows and their labels."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, LOGS, MAIL, MOD
from tests.lint.thirtyfifth.tasks_free import INV, TRAV
from tests.lint.thirtyfifth.tasks_zh import KEFU, LISHI, TWREV, TWSPAN

F = "rows and labels"


def _first(rows: list[Row]) -> None:
    for row in rows:
        right = row["choices"].pop(row["answer"])
        row["choices"].insert(0, right)
        row["answer"] = 0


def _twice(number: int, label: str, other: object):
    def add(rows: list[Row]) -> list[Row]:
        return [*rows, {**rows[number], label: other}]

    return add


def _header(rows: list[Row]) -> list[Row]:
    return [{key: key for key in rows[0]}, *rows]


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label is spelt in two ways",
        "answer/two-spellings answer/other-form answer/unlike-others answer/not-an-option"
        " answer/other-names",
        changed(MAIL, rows=put("department", lambda row: row["department"].title(), 5)),
        changed(KEFU, rows=put("category", lambda row: row["category"] + " ", 5)),
        changed(LOGS, rows=at(3, target_scores={"Disk": 1, "network": 0, "login": 0})),
    ),
    kind(
        F,
        "the right option is always the first",
        "answer/one-place answer/same-gold",
        changed(LES, rows=_first),
        changed(LISHI, rows=_first),
    ),
    kind(
        F,
        "a text is there twice with different labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy few-shot/own-doc",
        changed(MAIL, rows=_twice(4, "department", "returns")),
        changed(MOD, rows=_twice(0, "label", 1)),
        changed(TWREV, rows=_twice(0, "target_scores", {"正面": 0, "負面": 1})),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option",
        changed(LES, rows=at(0, choices=["Black Sea", "Adriatic Sea", "Red Sea", "Black Sea"])),
        changed(LISHI, rows=at(4, choices=["洛邑", "长安", "汴京", "洛邑"])),
    ),
    kind(
        F,
        "the answer of a row does not stand in its text",
        "answer/not-an-option answer/unlike-others answer/other-rule",
        changed(TRAV, rows=at(3, city="Naples")),
        changed(INV, rows=at(5, amount="52.00")),
        changed(TWSPAN, rows=at(6, place="仁川")),
    ),
    kind(
        F,
        "the header of the table is a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/not-an-option"
        " answer/other-names few-shot/other-labels text/unknown-name",
        changed(MAIL, rows=_header),
        changed(TWSPAN, rows=_header),
        changed(INV, rows=_header),
    ),
    kind(
        F,
        "two options of a row are right, or none is",
        "answer/several-golds answer/no-gold code/error",
        changed(GRAM, rows=at(2, target_scores={"many": 1, "few": 0, "much": 1})),
        changed(LOGS, rows=at(6, target_scores={"disk": 0, "network": 0, "login": 0}), fewshot=0),
        changed(TWREV, rows=at(5, target_scores={"正面": 0, "負面": 0})),
    ),
)
