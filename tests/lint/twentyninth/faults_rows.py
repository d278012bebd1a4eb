"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.twentyninth.tasks_choice import BODY, COOK, MOOD, SAME, SIGNS, STARS
from tests.lint.twentyninth.tasks_free import CONTEXT, DATES, GRID, RENDER, STEPS
from tests.lint.twentyninth.tasks_zh import TNLI, TQUIZ, TSPAN, ZNEWS, ZQUIZ, ZREAD, ZSENT

F = "rows and labels"
ODD = "answer/unlike-others text/unlike-others answer/other-form answer/two-spellings"


def header(rows: list[Row]) -> list[Row]:
    """Put the header of the table before the rows."""
    return [{key: key for key in rows[0]}, *rows]


def twice(number: int, **values):
    """Return what repeats a row with another answer."""
    return lambda rows: [*rows, {**rows[number], **values}]


def unnamed(row: Row) -> None:
    """Take the text of a wrong option away."""
    scores = row["target_scores"]
    wrong = [key for key, value in scores.items() if not value][-1]
    row["target_scores"] = {"" if key == wrong else key: value for key, value in scores.items()}


def exchanged(key: str, one: int, two: int):
    """Return what exchanges the answers of two rows."""

    def run(rows: list[Row]) -> None:
        rows[one][key], rows[two][key] = rows[two][key], rows[one][key]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an option stands in a row's list twice",
        "answer/same-option",
        changed(
            COOK,
            rows=lambda rows: [
                {**rows[0], "options": ["flour", "sugar", "flour", "mustard"]},
                *rows[1:],
            ],
        ),
        changed(
            ZQUIZ,
            rows=lambda rows: [
                *rows[:-1],
                {**rows[-1], "options": ["月饼", "月饼", "饺子", "粽子"]},
            ],
        ),
        changed(SIGNS, rows=at(3, words=["broad", "loud", "loud", "minute"])),
    ),
    kind(
        F,
        "an option has no text",
        "answer/empty-option text/empty-slot answer/letters",
        changed(COOK, rows=at(4, options=["rice", "soybeans", "", "almonds"])),
        changed(ZQUIZ, rows=at(1, options=["十二个", "十个", "十一个", ""])),
        changed(TQUIZ, rows=each(unnamed, 5)),
    ),
    kind(
        F,
        "a text is there twice, with two answers",
        "text/ambiguous answer/gold-differs few-shot/question-shown",
        changed(MOOD, rows=twice(1, mood="sadness")),
        changed(TNLI, rows=twice(2, label="矛盾")),
        changed(STARS, rows=twice(3, stars=1)),
    ),
    kind(
        F,
        "the header of the table is a row",
        f"{ODD} text/placeholder answer/other-names few-shot/other-labels answer/not-an-option",
        changed(CONTEXT, rows=header),
        changed(RENDER, rows=header),
        changed(ZNEWS, rows=header),
    ),
    kind(
        F,
        "all rows that are left have one label",
        "answer/same-gold few-shot/lopsided answer/one-place",
        changed(SAME, rows=lambda rows: [row for row in rows if row["target_scores"][" yes"]]),
        changed(TNLI, rows=lambda rows: [row for row in rows if row["label"] == "中立"]),
        changed(ZREAD, rows=lambda rows: [row for row in rows if row["label"]]),
    ),
    kind(
        F,
        "a few rows have an empty text",
        "text/empty-slot text/nothing text/no-question text/unlike-others",
        changed(CONTEXT, rows=each(lambda row: row.update(question=""), 5, 2)),
        changed(MOOD, rows=each(lambda row: row.update(text=""), 6, 1)),
        changed(ZSENT, rows=each(lambda row: row.update(review=""), 6, 3)),
    ),
    kind(
        F,
        "a few rows have null in place of a text",
        "text/nothing text/raw-value text/unlike-others text/empty-slot",
        changed(CONTEXT, rows=each(lambda row: row.update(context=None), 5, 1)),
        changed(ZREAD, rows=each(lambda row: row.update(passage=None), 5, 4)),
        changed(RENDER, rows=each(lambda row: row.update(en=None), 7, 2)),
    ),
    kind(
        F,
        "two rows have each other's answer",
        f"{ODD} answer/not-an-option answer/other-rule few-shot/wrong-answer answer/gold-differs",
        changed(CONTEXT, rows=exchanged("answer", 2, 9)),
        changed(TSPAN, rows=exchanged("answer", 0, 5)),
        changed(GRID, rows=exchanged("cell", 2, 7)),
    ),
    kind(
        F,
        "a few rows have their answer in another notation",
        f"{ODD} answer/other-names few-shot/other-labels answer/other-rule text/mixed-widths "
        "few-shot/other-form",
        changed(
            DATES,
            rows=put("iso", lambda row: "/".join(reversed(row["iso"].split("-"))), 4, 1),
        ),
        changed(
            TNLI,
            rows=put(
                "label",
                lambda row: {"蘊含": "entailment", "矛盾": "contradiction"}.get(
                    row["label"], "neutral"
                ),
                5,
            ),
        ),
        changed(MOOD, rows=put("mood", lambda row: str(len(row["mood"])), 5, 2)),
    ),
    kind(
        F,
        "the rows' texts have the cue already that the template writes",
        "text/said-again",
        changed(CONTEXT, rows=put("question", lambda row: "Question: " + row["question"])),
        changed(STEPS, rows=put("question", lambda row: "Q: " + row["question"])),
        changed(TNLI, rows=put("premise", lambda row: "前提：" + row["premise"])),
    ),
    kind(
        F,
        "the rows' options have letters or numbers already",
        "text/said-again answer/letters",
        changed(
            COOK,
            rows=each(
                lambda row: row.update(
                    options=[f"{a}) {b}" for a, b in zip("ABCD", row["options"], strict=True)]
                )
            ),
        ),
        changed(
            BODY,
            rows=each(
                lambda row: row.update(
                    choices=[f"{a}. {b}" for a, b in zip("ABC", row["choices"], strict=True)]
                )
            ),
        ),
        changed(
            SIGNS,
            rows=each(
                lambda row: row.update(words=[f"{a}. {b}" for a, b in enumerate(row["words"], 1)])
            ),
        ),
    ),
)
