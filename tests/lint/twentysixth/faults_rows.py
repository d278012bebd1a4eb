"""Faults of rows and labels."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import BILLS, CITY, FRENCH, READING
from tests.lint.twentysixth.tasks_labels import INTENT, NEWS, REVIEWS, SPAM
from tests.lint.twentysixth.tasks_options import GEOGRAPHY, IDIOMS, ODD, SCIENCE, SYNONYMS
from tests.lint.twentysixth.tasks_zh import (
    CHENGYU,
    COMMON,
    FEEL,
    JUDGE,
    PASSAGE,
    SERVICE,
    SUMS,
    TO_EN,
)

FAMILY = "rows and labels"
UNLIKE = "answer/unlike-others text/unlike-others answer/not-an-option answer/other-names answer/two-spellings"

KINDS = (
    kind(
        FAMILY,
        "a row has one option twice",
        "answer/same-option",
        changed(SCIENCE, rows=at(3, choices=["lung", "liver", "lung", "heart"])),
        changed(COMMON, rows=at(5, choices=["洛阳", "洛阳", "西安", "北京"])),
        changed(SYNONYMS, rows=at(4, choices=["wealthy", "hungry", "wealthy", "distant"])),
    ),
    kind(
        FAMILY,
        "a label is spelled in two ways",
        UNLIKE + " answer/other-form",
        changed(INTENT, rows=put("intent", lambda row: row["intent"].title(), every=3)),
        changed(
            SERVICE,
            rows=put(
                "kind", lambda row: {"發票": "发票"}.get(row["kind"], row["kind"]), every=2, start=1
            ),
        ),
        changed(
            SPAM,
            rows=put(
                "target_scores",
                lambda row: {k.title(): v for k, v in row["target_scores"].items()},
                every=4,
            ),
        ),
    ),
    kind(
        FAMILY,
        "a row of a choice has no right option, or two",
        "answer/no-gold answer/several-golds code/error",
        changed(
            IDIOMS,
            rows=at(
                3, target_scores={"it is expensive": 1, "it costs a lot": 1, "it is broken": 0}
            ),
        ),
        changed(CHENGYU, rows=at(1, target_scores={"垂头丧气": 0, "欢呼雀跃": 0, "对牛弹琴": 0})),
        changed(SPAM, rows=at(5, target_scores={"yes": 1, "no": 1})),
    ),
    kind(
        FAMILY,
        "the table's header is among the rows",
        "text/placeholder text/unlike-others answer/unlike-others text/said-again text/unknown-name few-shot/unlike-docs",
        changed(FRENCH, rows=lambda rows: [{"en": "en", "fr": "fr"}, *rows]),
        changed(
            READING,
            rows=lambda rows: [
                {"passage": "passage", "question": "question", "answer": "answer"},
                *rows,
            ],
        ),
        changed(SERVICE, rows=lambda rows: [{"letter": "letter", "kind": "kind"}, *rows]),
    ),
    kind(
        FAMILY,
        "one question stands there twice with two answers",
        "text/ambiguous few-shot/question-shown few-shot/own-doc answer/gold-differs",
        changed(
            CITY, rows=lambda rows: [*rows, {"sentence": rows[2]["sentence"], "city": "Mombasa"}]
        ),
        changed(
            REVIEWS, rows=lambda rows: [*rows, {**rows[1], "label": 2}, {**rows[4], "label": 1}]
        ),
        changed(FEEL, rows=lambda rows: [*rows, {**rows[2], "label": 0}]),
    ),
    kind(
        FAMILY,
        "the text that is read is empty or absent in some rows",
        "text/empty-slot text/no-question text/nothing text/unlike-others code/error",
        changed(READING, rows=put("passage", lambda row: "", every=5)),
        changed(NEWS, rows=put("headline", lambda row: None, every=5)),
        changed(PASSAGE, rows=put("passage", lambda row: "", every=5)),
    ),
    kind(
        FAMILY,
        "the answer of a few rows is that of the row before, as a column slipped",
        UNLIKE
        + " answer/gold-differs answer/chain-differs answer/other-rule few-shot/wrong-sum answer/not-in-output",
        changed(
            CITY,
            rows=lambda rows: [
                {**row, "city": rows[n - 1]["city"] if n in (4, 5, 6) else row["city"]}
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            BILLS,
            rows=lambda rows: [
                {**row, "total": rows[n - 1]["total"] if n in (2, 3, 4) else row["total"]}
                for n, row in enumerate(rows)
            ],
        ),
        changed(
            PASSAGE,
            rows=lambda rows: [
                {**row, "answer": rows[n - 1]["answer"] if n in (7, 8) else row["answer"]}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        FAMILY,
        "question and answer, or premise and cue, are exchanged in a few rows",
        UNLIKE + " text/swapped-fields text/no-question",
        changed(
            FRENCH,
            rows=lambda rows: [
                {"en": r["fr"], "fr": r["en"]} if n in (3, 7) else r for n, r in enumerate(rows)
            ],
        ),
        changed(
            TO_EN,
            rows=lambda rows: [
                {"zh": r["en"], "en": r["zh"]} if n in (3, 7) else r for n, r in enumerate(rows)
            ],
        ),
        changed(
            READING,
            rows=lambda rows: [
                {**r, "question": r["answer"], "answer": r["question"]} if n in (2, 6) else r
                for n, r in enumerate(rows)
            ],
        ),
    ),
    kind(
        FAMILY,
        "the gold names no option of its row",
        "answer/not-an-option answer/letters code/error answer/gold-differs answer/unlike-others answer/no-gold",
        changed(GEOGRAPHY, rows=at(4, label="E")),
        changed(ODD, rows=at(6, odd=4)),
        changed(COMMON, rows=at(3, answer=7)),
    ),
    kind(
        FAMILY,
        "a few rows come from another source: another language, or another kind of answer",
        UNLIKE + " few-shot/unlike-docs answer/other-form text/look-alike",
        changed(
            CITY,
            rows=lambda rows: [
                *rows,
                {
                    "sentence": "Wir fuhren im Mai nach Köln und blieben dort eine Woche.",
                    "city": "https://example.org/cologne",
                },
            ],
        ),
        changed(
            PASSAGE,
            rows=lambda rows: [
                *rows,
                {
                    "passage": "Nora sold her car in Bonn.",
                    "question": "Where did she sell it?",
                    "answer": "Bonn",
                },
            ],
        ),
        changed(
            SUMS,
            rows=lambda rows: [
                *rows,
                {"question": "How many legs do 7 cows have?", "steps": "7×4=28。", "total": "28"},
            ],
        ),
    ),
    kind(
        FAMILY,
        "true sentences are marked false, or a plain label contradicts its text",
        "answer/gold-differs answer/other-rule answer/unlike-others answer/legend few-shot/wrong-answer",
        changed(
            REVIEWS,
            rows=lambda rows: [
                {**r, "label": 2 - r["label"]} if n in (0, 1, 3, 4, 6, 7) else r
                for n, r in enumerate(rows)
            ],
        ),
        changed(FEEL, rows=lambda rows: [{**r, "label": 1 - r["label"]} for r in rows]),
        changed(
            JUDGE,
            ('"正确" if data["is_true"] else "错误"', '"错误" if data["is_true"] else "正确"'),
        ),
    ),
)
