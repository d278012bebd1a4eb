"""Faults of rows and their labels."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.making import at, each, kind, put
from tests.lint.shape import Row, changed
from tests.lint.twentieth.tasks_free import BOOL, GROCERY, PERSON, TICKET, TONE
from tests.lint.twentieth.tasks_more import CELL, ISO
from tests.lint.twentieth.tasks_options import COPA, GAP, MUSEUM, NLI, SPAM
from tests.lint.twentieth.tasks_tw import PLACES, TRUTH
from tests.lint.twentieth.tasks_zh import ENTAIL, READING, REVIEW, WORDS

FAMILY = "rows and labels"


def _twice(key: str, place: int, other: int) -> Callable[[list[Row]], None]:
    def change(row: Row) -> None:
        row[key][place] = row[key][other]

    return each(change, 3)


KINDS = (
    kind(
        FAMILY,
        "the label of some rows is none of the options",
        "answer/letters answer/not-an-option answer/no-gold answer/gold-differs answer/unlike-others "
        "answer/legend answer/other-names",
        changed(MUSEUM, rows=put("key", lambda row: "E", 6, 2)),
        changed(GAP, rows=put("right", lambda row: 3, 6, 1)),
        changed(TONE, rows=at(5, tone="sarcastic")),
    ),
    kind(
        FAMILY,
        "an option is in a row's list twice",
        "answer/same-option",
        changed(MUSEUM, rows=_twice("options", 1, 3)),
        changed(GAP, rows=_twice("words", 2, 0)),
        changed(PLACES, rows=_twice("選項", 3, 2)),
    ),
    kind(
        FAMILY,
        "a few golds are not what the row's own text comes to",
        "answer/chain-differs answer/other-rule answer/unlike-others few-shot/wrong-* "
        "answer/not-an-option answer/gold-differs text/unlike-others",
        changed(GROCERY, rows=put("result", lambda row: row["result"] + 10, 5, 1)),
        changed(WORDS, rows=at(3, 得数="24")),
        changed(ISO, rows=at(4, iso="1945-09-05")),
    ),
    kind(
        FAMILY,
        "the same question is there twice with different answers",
        "text/ambiguous answer/gold-differs answer/other-rule few-shot/question-shown "
        "few-shot/own-doc few-shot/near-copy",
        changed(
            BOOL,
            rows=lambda rows: [*rows, {**rows[0], "answer": False}, {**rows[3], "answer": False}],
        ),
        changed(SPAM, rows=lambda rows: [*rows, {**rows[1], "spam": 1}]),
        changed(REVIEW, rows=lambda rows: [*rows[:10], {**rows[2], "情感": "负面"}]),
    ),
    kind(
        FAMILY,
        "one or two rows come from another data set",
        "text/unlike-others answer/unlike-others few-shot/unlike-docs answer/other-form text/* "
        "answer/not-an-option",
        changed(TONE, rows=at(7, review="物流太慢了，包装也破了。")),
        changed(
            READING, rows=at(6, 短文="Ann keeps bees.", 问题="What does Ann keep?", 回答="bees")
        ),
        changed(CELL, rows=at(8, question="Solve for x: 3x + 4 = 19", cell="x = 5")),
    ),
    kind(
        FAMILY,
        "all rows have one label, since the file was sorted and cut",
        "answer/same-gold answer/one-place few-shot/lopsided",
        changed(BOOL, rows=put("answer", lambda row: True)),
        changed(SPAM, rows=lambda rows: [row for row in rows if row["spam"]]),
        changed(TRUTH, rows=lambda rows: [row for row in rows if not row["正確"]]),
    ),
    kind(
        FAMILY,
        "the text is empty in some rows",
        "text/empty-slot text/unlike-others text/nothing text/no-question text/same-prompt "
        "answer/not-an-option text/ambiguous few-shot/question-shown",
        changed(PERSON, rows=put("text", lambda row: "", 5)),
        changed(SPAM, rows=put("message", lambda row: "", 4)),
        changed(TICKET, rows=put("ticket", lambda row: "", 5, 1)),
    ),
    kind(
        FAMILY,
        "an answer that is to be copied stands in another row's text, since a column slipped",
        "answer/not-an-option answer/unlike-others answer/other-rule few-shot/wrong-answer",
        changed(PERSON, rows=at(4, name="Mei Tan")),
        changed(READING, rows=at(5, 回答="郑州")),
        changed(CELL, rows=at(6, cell="33")),
    ),
    kind(
        FAMILY,
        "two options of a row are scored as right, or none is",
        "answer/several-golds answer/no-gold answer/*",
        changed(
            COPA, rows=put("target_scores", lambda row: dict.fromkeys(row["target_scores"], 1), 3)
        ),
        changed(
            NLI, rows=put("target_scores", lambda row: {**row["target_scores"], "maybe": 1}, 3)
        ),
        changed(
            ENTAIL, rows=put("target_scores", lambda row: {**row["target_scores"], "中立": 1}, 4)
        ),
    ),
)
