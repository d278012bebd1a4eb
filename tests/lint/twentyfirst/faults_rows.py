"""Faults of rows and of their labels."""

from __future__ import annotations

from tests.lint.making import at, kind, put, sub
from tests.lint.shape import changed
from tests.lint.twentyfirst.tasks_free import (
    FERRY,
    FRENCH,
    NOTICES,
    OPPOSITES,
    PARKS,
    TIMES,
    WORKSHOP,
)
from tests.lint.twentyfirst.tasks_labels import DESK, NLI, PANTRY, REVIEWS, SPAM
from tests.lint.twentyfirst.tasks_options import CHEMISTRY, GAPS, MUSEUM, RIVERS
from tests.lint.twentyfirst.tasks_tw import XINWEN
from tests.lint.twentyfirst.tasks_zh import (
    CHANGSHI,
    CHOUQU,
    DIANPING,
    FANYI,
    SHENGXIAO,
    YINGYONG,
    YUNHAN,
)

FAMILY = "rows and labels"
ODD = "answer/unlike-others text/unlike-others few-shot/unlike-docs"

KINDS = (
    kind(
        FAMILY,
        "one label is written in two ways",
        f"answer/two-spellings answer/other-form answer/other-names answer/letters few-shot/other-labels "
        f"text/cue-forms few-shot/wrong-* {ODD}",
        changed(DESK, rows=put("queue", lambda row: row["queue"].title(), every=4, start=1)),
        changed(XINWEN, rows=sub("類", "體育", "体育", every=4)),
        changed(CHEMISTRY, rows=put("key", lambda row: row["key"].upper(), every=4)),
    ),
    kind(
        FAMILY,
        "two rows ask the same and are answered differently",
        "text/ambiguous few-shot/question-shown few-shot/near-copy answer/not-an-option",
        changed(REVIEWS, rows=lambda rows: [*rows, {**rows[3], "label": 0}]),
        changed(DIANPING, rows=lambda rows: [{**rows[5], "label": 1}, *rows]),
        changed(OPPOSITES, rows=lambda rows: [*rows, {"word": "rich", "opposite": "needy"}]),
    ),
    kind(
        FAMILY,
        "of the options that are ranked none is right, or two are",
        "answer/no-gold answer/several-golds code/error",
        changed(RIVERS, rows=at(4, target_scores={"Congo": 1, "Ruzizi": 1, "Zambezi": 0})),
        changed(SHENGXIAO, rows=at(3, target_scores={"兔": 0, "龙": 0, "猴": 0})),
        changed(YUNHAN, rows=at(7, target_scores={"蕴含": 0, "中立": 1, "矛盾": 1})),
    ),
    kind(
        FAMILY,
        "an option is there twice, or empty",
        "answer/same-option answer/empty-option answer/letters text/empty-slot answer/several-golds",
        changed(MUSEUM, rows=at(2, choices=["Oak", "Maple", "Maple", "Pine"])),
        changed(CHANGSHI, rows=at(4, choices=["张衡", "蔡伦", "", "沈括"])),
        changed(GAPS, rows=at(7, options=["was", "are", "was"])),
    ),
    kind(
        FAMILY,
        "the file is sorted, and of its head all docs have one label",
        "answer/same-gold few-shot/lopsided answer/one-place",
        changed(REVIEWS, rows=lambda rows: [row for row in rows if row["label"] == 0]),
        changed(PANTRY, rows=lambda rows: [row for row in rows if row["answer"]]),
        changed(SPAM, rows=lambda rows: [row for row in rows if not row["spam"]]),
    ),
    kind(
        FAMILY,
        "the span that is to be copied does not stand in its text",
        f"answer/not-an-option {ODD}",
        changed(
            NOTICES,
            rows=lambda rows: [
                {**row, "place": rows[i - 1]["place"]} if i in (3, 4) else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(CHOUQU, rows=at(6, span="李明")),
        changed(TIMES, rows=at(4, cell="15:51")),
    ),
    kind(
        FAMILY,
        "a row of another source, the head of the table or an exchanged pair is among the rows",
        f"{ODD} text/placeholder text/snake-name text/swapped-fields text/nothing answer/not-an-option answer/other-form answer/other-names answer/letters text/raw-value",
        changed(
            FRENCH,
            rows=lambda rows: [
                {"en": row["fr"], "fr": row["en"]} if i in (2, 7) else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(NLI, rows=at(5, premise="一个女人在等公交车。", hypothesis="她在街上。")),
        changed(FANYI, rows=at(8, en="Sie spricht drei Sprachen fließend.")),
    ),
    kind(
        FAMILY,
        "some answers have a unit, a full stop or a second answer with them",
        f"answer/other-form answer/chain-differs {ODD}",
        changed(WORKSHOP, rows=put("answer", lambda row: row["answer"] + " pieces", every=5)),
        changed(YINGYONG, rows=put("answer", lambda row: row["answer"] + "个", every=4, start=1)),
        changed(PARKS, rows=put("answer", lambda row: row["answer"] + ".", every=4)),
    ),
    kind(
        FAMILY,
        "the gold is another number than the row's own steps come to",
        f"answer/chain-differs answer/other-rule few-shot/wrong-sum {ODD}",
        changed(
            WORKSHOP,
            rows=lambda rows: [
                {**row, "answer": "42"} if i in (1, 6) else row for i, row in enumerate(rows)
            ],
        ),
        changed(FERRY, rows=sub("answer", "#### 32", "#### 36")),
        changed(YINGYONG, rows=at(5, steps="90/6=16。", answer="16")),
    ),
    kind(
        FAMILY,
        "a text of the row is empty or cut",
        "text/empty-slot text/cut-item text/no-question text/unlike-others text/ambiguous answer/not-an-option",
        changed(PARKS, rows=put("passage", lambda row: "", every=5, start=1)),
        changed(CHOUQU, ('data["news"]', 'data["news"][:10]')),
        changed(PANTRY, ("f\"{data['passage']}", "f\"{data['passage'][:40]}...")),
    ),
)
