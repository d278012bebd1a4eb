"""Faults of answers against metric, post-processor and stop sequences."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentieth.tasks_free import BOOL, FRENCH, GROCERY, PERSON, TICKET, TONE
from tests.lint.twentieth.tasks_more import CELL, SORT
from tests.lint.twentieth.tasks_options import DESK, SCIENCE
from tests.lint.twentieth.tasks_tw import TRUTH
from tests.lint.twentieth.tasks_zh import ORDERS, READING, REVIEW, WORDS

FAMILY = "answers"

KINDS = (
    kind(
        FAMILY,
        "the post-processor reads something else than the gold from the shots' own answers",
        "answer/not-extracted answer/not-in-output",
        changed(SCIENCE, postprocess="gsm8k_post"),
        changed(GROCERY, postprocess="until_return_post"),
        changed(FRENCH, postprocess="gsm8k_post"),
    ),
    kind(
        FAMILY,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/python-value answer/other-*",
        changed(ORDERS, ('"processed_output": gold', '"processed_output": data["类别"]')),
        changed(DESK, ('"processed_output": gold', '"processed_output": gold.lower()')),
        changed(TRUTH, ('"processed_output": 答', '"processed_output": str(data["正確"])')),
    ),
    kind(
        FAMILY,
        "a stop sequence stands inside the shots' answers",
        "answer/stopped-early answer/not-extracted",
        changed(GROCERY, stop=(".", "\n")),
        changed(WORDS, stop=("。",)),
        changed(SORT, stop=("\n", ",")),
    ),
    kind(
        FAMILY,
        "some rows have an empty gold",
        "answer/empty* answer/unlike-others answer/not-an-option answer/other-form",
        changed(PERSON, rows=put("name", lambda row: "", 5)),
        changed(CELL, rows=put("cell", lambda row: "", 4)),
        changed(READING, rows=put("回答", lambda row: "", 5)),
    ),
    kind(
        FAMILY,
        "golds or shown answers end with white space",
        "few-shot/trailing-space answer/two-spellings answer/not-in-output answer/not-extracted "
        "few-shot/separator text/two-spaces",
        changed(BOOL, ('" " + gold,', '" " + gold + " ",')),
        changed(TICKET, rows=put("team", lambda row: row["team"] + " ", 3)),
        changed(REVIEW, rows=put("情感", lambda row: row["情感"] + "\u3000", 4)),
    ),
    kind(
        FAMILY,
        "one label is spelled in two ways",
        "answer/two-spellings answer/other-form answer/other-names answer/unlike-others "
        "answer/mixed text/mixed-widths answer/not-an-option",
        changed(TONE, rows=put("tone", lambda row: row["tone"].title(), 4)),
        changed(REVIEW, rows=put("情感", lambda row: row["情感"] + "评价", 5)),
        changed(TICKET, rows=put("team", lambda row: row["team"] + " team", 4, 1)),
    ),
)
