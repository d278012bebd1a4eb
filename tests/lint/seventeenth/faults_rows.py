"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import each, kind, sub
from tests.lint.seventeenth.tasks_en import (
    FILMS,
    LAWS,
    PAIRS,
    PLANETS,
    RELATIONS,
    REPLIES,
    TICKETS,
    WORDS,
)
from tests.lint.seventeenth.tasks_free import MUSEUM, SCIENCE, SHOP
from tests.lint.seventeenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    PINGLUN,
    XINWEN,
    YUEDU,
    YUNHAN,
)
from tests.lint.shape import changed

FAMILY = "rows and labels"


KINDS = (
    kind(
        FAMILY,
        "a text is there twice with two answers",
        "text/ambiguous few-shot/question-shown answer/gold-differs",
        changed(
            FILMS,
            rows=lambda rows: [
                *rows,
                {**rows[0], "label": "negative"},
                {**rows[6], "label": "positive"},
            ],
        ),
        changed(PINGLUN, rows=lambda rows: [*rows, {**rows[4], "label": "好评"}]),
        changed(TICKETS, rows=lambda rows: [{**rows[8], "team": "accounts"}, *rows]),
    ),
    kind(
        FAMILY,
        "a label is spelled in two ways",
        "answer/two-spellings answer/other-form answer/other-names answer/not-an-option",
        changed(TICKETS, rows=sub("team", "billing", "biling", 4)),
        changed(XINWEN, rows=sub("label", "體育", "体育", 5)),
        changed(PINGLUN, rows=each(lambda row: row.update(label=row["label"] + " "), 3)),
    ),
    kind(
        FAMILY,
        "an option is there twice or has no text",
        "answer/same-option answer/empty-option answer/several-golds",
        changed(
            PLANETS,
            rows=each(
                lambda row: (
                    row["options"].__setitem__(0, row["options"][1])
                    if row["answer"] not in "AB"
                    else None
                )
            ),
        ),
        changed(
            WORDS, rows=each(lambda row: row["words"].__setitem__((row["gold"] + 1) % 3, ""), 3)
        ),
        changed(
            CHANGSHI,
            rows=each(
                lambda row: row["options"].update({"D": ""}) if row["answer"] != "D" else None, 2
            ),
        ),
    ),
    kind(
        FAMILY,
        "the gold is none of the options",
        "answer/letters answer/not-an-option answer/no-gold answer/other-names code/error",
        changed(PLANETS, rows=each(lambda row: row.update(answer="E"), 5)),
        changed(CHENGYU, rows=each(lambda row: row.update(number="4"), 5)),
        changed(TICKETS, rows=each(lambda row: row.update(team="complaints"), 5)),
    ),
    kind(
        FAMILY,
        "two options are right",
        "answer/several-golds",
        changed(RELATIONS, rows=each(lambda row: row["target_scores"].update(neutral=1), 3)),
        changed(
            PAIRS,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)), 6
            ),
        ),
        changed(
            REPLIES,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)), 4
            ),
        ),
    ),
    kind(
        FAMILY,
        "one field of some rows is empty",
        "text/empty-slot text/nothing text/ambiguous answer/empty text/no-question",
        changed(MUSEUM, rows=each(lambda row: row.update(text=""), 5)),
        changed(YUNHAN, rows=each(lambda row: row.update(hypothesis=""), 5)),
        changed(LAWS, rows=each(lambda row: row.update(question=""), 6)),
    ),
    kind(
        FAMILY,
        "the right option is the longest, or stands out by its style",
        "answer/length-tells answer/stands-out answer/leaked",
        changed(
            PLANETS,
            rows=each(
                lambda row: row["options"].__setitem__(
                    "ABCD".index(row["answer"]),
                    row["options"]["ABCD".index(row["answer"])] + ", as astronomers agree",
                )
            ),
        ),
        changed(
            CHENGYU,
            rows=each(
                lambda row: row["choices"].__setitem__(
                    int(row["number"]) - 1, row["choices"][int(row["number"]) - 1] + "。"
                )
            ),
        ),
        changed(
            SCIENCE,
            rows=each(
                lambda row: row["options"].__setitem__(
                    row["gold"], row["options"][row["gold"]].title()
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "the answer does not stand in the text, or has more than the others",
        "answer/not-an-option answer/other-form answer/two-spellings",
        changed(
            MUSEUM,
            rows=lambda rows: [
                {**row, "answer": rows[n - 1]["answer"]} if n in (3, 8) else row
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            YUEDU,
            rows=lambda rows: [
                {**row, "answer": rows[n - 1]["answer"]} if n in (2, 6) else row
                for n, row in enumerate(rows)
            ],
        ),
        changed(SHOP, rows=each(lambda row: row.update(answer=row["answer"] + " euros"), 4)),
    ),
)
