"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import at, kind
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, SHOP, TICKET
from tests.lint.thirtyeighth.tasks_more import LOGS, SPORT, TRIP
from tests.lint.thirtyeighth.tasks_zh import TNEWS, TWEA, ZINT, ZQUIZ, ZTALK

F = "rows and labels"
ODD = (
    "answer/two-spellings answer/other-form answer/unlike-others answer/not-an-option"
    " answer/other-names text/unlike-others"
)


def first(rows: list[Row]) -> None:
    """Put the right option of each row first."""
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


def agreeing(rows: list[Row]) -> list[Row]:
    """Return the rows with the label true alone."""
    return [row for row in rows if row["label"]]


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one label is spelt in two ways",
        ODD,
        changed(TICKET, rows=at(4, label="Billing")),
        changed(ZINT, rows=at(5, label="物流 ")),
        changed(SHOP, rows=at(3, target_scores={" Positive": 1, " negative": 0})),
    ),
    kind(
        F,
        "an option is there twice",
        "answer/same-option text/unlike-others",
        changed(QUIZ, rows=at(1, choices=["Toronto", "Toronto", "Ottawa", "Vancouver"])),
        changed(ZQUIZ, rows=at(3, choices=["粽子", "汤圆", "粽子", "月饼"])),
    ),
    kind(
        F,
        "the right option is always the first",
        "answer/one-place answer/same-gold",
        changed(QUIZ, rows=first),
        changed(ZQUIZ, rows=first),
    ),
    kind(
        F,
        "two rows have one text and different answers",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(TICKET, rows=at(7, message=TICKET.rows[0]["message"])),
        changed(ZINT, rows=at(6, message=ZINT.rows[0]["message"])),
        changed(MAIL, rows=at(5, subject="Server room", body=MAIL.rows[0]["body"])),
    ),
    kind(
        F,
        "the header of the table is a row",
        f"{ODD} text/placeholder answer/legend text/ambiguous answer/letters",
        changed(TICKET, rows=at(0, message="message", label="label")),
        changed(LOGS, rows=at(0, log="log", code="code")),
        changed(ZINT, rows=at(0, message="message", label="label")),
    ),
    kind(
        F,
        "all docs have one label",
        "answer/same-gold",
        changed(SPORT, rows=agreeing),
        changed(
            TNEWS, rows=lambda rows: [row for row in rows if row["target_scores"]["是"]], fewshot=2
        ),
    ),
    kind(
        F,
        "an answer belongs to another row",
        f"{ODD} answer/other-rule answer/gold-differs few-shot/wrong-answer",
        changed(LOGS, rows=at(3, code="E3307")),
        changed(TRIP, rows=at(4, answer="09:25")),
        changed(ZTALK, rows=at(2, city="桂林")),
    ),
    kind(
        F,
        "a row's text is empty",
        "text/empty-slot text/unlike-others text/nothing",
        changed(SPORT, rows=at(2, report="")),
        changed(ZINT, rows=at(4, message="")),
        changed(SHOP, rows=at(6, review="")),
    ),
    kind(
        F,
        "some answers have a unit beside them",
        ODD,
        changed(TWEA, rows=at(2, high="33度")),
        changed(LOGS, rows=at(5, code="E2875.")),
        changed(MAIL, rows=at(6, level="3 (today)")),
    ),
)
