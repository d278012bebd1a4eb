"""Faults of the rows and their labels."""

from __future__ import annotations

from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import (
    COPA,
    EMO,
    GEO,
    GRAM,
    IDIOM,
    NURSE,
    PARA,
    SPAM,
)
from tests.lint.twentyeighth.tasks_free import CELLS, CHAIN, CLUES, PAST, SPAN, SPANISH, UNITS
from tests.lint.twentyeighth.tasks_zh import TCALL, TGAP, TNLI, ZMCQ, ZNEWS, ZSENT, ZSPAN

F = "rows and labels"
UNLIKE = "text/unlike-others answer/unlike-others answer/other-form answer/other-names "
LABEL = "answer/not-an-option answer/other-names answer/gold-differs answer/letters "

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one label is spelled in two ways",
        UNLIKE + "answer/two-spellings text/mixed-widths",
        changed(SPAM, rows=put("verdict", lambda row: row["verdict"].title(), every=4)),
        changed(TNLI, rows=put("label", lambda row: row["label"].replace("蘊", "蕴"), every=2)),
        changed(TCALL, rows=put("intent", lambda row: row["intent"] + "。", every=4)),
    ),
    kind(
        F,
        "all rows have one and the same label",
        "answer/same-gold answer/one-place few-shot/lopsided answer/gold-differs answer/other-rule",
        changed(PARA, rows=put("label", lambda row: True)),
        changed(ZNEWS, rows=put("label", lambda row: 0)),
        changed(GRAM, rows=put("label", lambda row: 0)),
    ),
    kind(
        F,
        "an option is there twice in a row",
        "answer/same-option text/said-again answer/several-golds",
        changed(
            GEO,
            rows=each(
                lambda r: r["choices"].__setitem__(
                    (r["answer"] + 2) % 4, r["choices"][(r["answer"] + 1) % 4]
                ),
                every=3,
            ),
        ),
        changed(
            ZMCQ,
            rows=each(
                lambda r: r["options"].__setitem__(
                    (r["answer"] + 1) % 4, r["options"][r["answer"]]
                ),
                every=4,
            ),
        ),
        changed(
            NURSE,
            rows=each(
                lambda r: r["options"].__setitem__(
                    (r["key"] + 3) % 4, r["options"][(r["key"] + 1) % 4]
                ),
                every=2,
            ),
        ),
    ),
    kind(
        F,
        "the gold of a few rows is none of the labels or options",
        UNLIKE + LABEL + "code/error answer/other-rule",
        changed(GEO, rows=each(lambda row: row.update(answer=4), every=6)),
        changed(TNLI, rows=put("label", lambda row: "無關", every=6)),
        changed(SPAM, rows=put("verdict", lambda row: "unknown", every=6)),
    ),
    kind(
        F,
        "two rows ask the same and answer otherwise",
        "text/ambiguous few-shot/question-shown answer/gold-differs few-shot/own-doc",
        changed(SPAM, rows=lambda rows: [*rows, {**rows[3], "verdict": "spam"}]),
        changed(ZNEWS, rows=lambda rows: [*rows, {**rows[1], "label": 2}]),
        changed(SPANISH, rows=lambda rows: [*rows, {**rows[4], "en": "The soup is hot."}]),
    ),
    kind(
        F,
        "the text that is asked about is empty in some rows",
        UNLIKE + "text/empty-slot text/no-question text/nothing text/ambiguous text/run-together "
        "few-shot/question-shown few-shot/repeated few-shot/own-doc",
        changed(SPAN, rows=put("context", lambda row: "", every=3)),
        changed(ZSENT, rows=put("review", lambda row: "", every=4)),
        changed(CHAIN, rows=put("problem", lambda row: "", every=4)),
    ),
    kind(
        F,
        "two options are right",
        "answer/several-golds",
        changed(
            IDIOM,
            rows=each(
                lambda row: row.update(
                    target_scores=dict(zip(row["target_scores"], (1, 1, 0), strict=True))
                ),
                every=3,
            ),
        ),
        changed(
            COPA,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)),
                every=4,
            ),
        ),
        changed(
            ZSENT,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)),
                every=3,
            ),
        ),
    ),
    kind(
        F,
        "no option is right",
        "answer/no-gold code/error answer/gold-differs few-shot/fewer",
        changed(
            IDIOM,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 0)),
                every=3,
            ),
        ),
        changed(
            EMO,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 0)),
                every=4,
            ),
        ),
        changed(
            TGAP,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 0)),
                every=4,
            ),
        ),
    ),
    kind(
        F,
        "the header of the table is a row",
        UNLIKE + "text/placeholder text/unknown-name answer/not-an-option",
        changed(SPAM, rows=lambda rows: [{"mail": "mail", "verdict": "verdict"}, *rows]),
        changed(SPANISH, rows=lambda rows: [{"es": "es", "en": "en"}, *rows]),
        changed(CLUES, rows=lambda rows: [{"clue": "clue", "word": "word"}, *rows]),
    ),
    kind(
        F,
        "two columns of some rows are exchanged",
        UNLIKE + "text/swapped-fields answer/not-an-option few-shot/other-form answer/other-rule",
        changed(SPANISH, rows=each(lambda r: r.update(es=r["en"], en=r["es"]), every=5)),
        changed(
            ZSPAN,
            rows=each(lambda r: r.update(question=r["answer"], answer=r["question"]), every=5),
        ),
        changed(SPAM, rows=each(lambda r: r.update(mail=r["verdict"], verdict=r["mail"]), every=6)),
    ),
    kind(
        F,
        "answers of a few rows have a unit or a note behind them",
        UNLIKE + "answer/chain-differs answer/not-an-option answer/other-rule "
        "answer/not-extracted few-shot/other-form few-shot/worked-form",
        changed(UNITS, rows=put("result", lambda row: f"{row['result']} {row['to']}", every=4)),
        changed(PAST, rows=put("past", lambda row: row["past"] + " (irregular)", every=5)),
        changed(CELLS, rows=at(3, cell="19:40 o'clock")),
    ),
    kind(
        F,
        "a few labels are numbers where the others are words",
        UNLIKE + LABEL + "answer/two-spellings code/error",
        changed(
            TNLI,
            rows=put(
                "label", lambda row: {"蘊涵": "0", "中立": "1", "矛盾": "2"}[row["label"]], every=5
            ),
        ),
        changed(SPAM, rows=put("verdict", lambda row: str(int(row["verdict"] == "spam")), every=5)),
        changed(
            TCALL,
            rows=put(
                "intent",
                lambda row: {"查詢": "A", "投訴": "B", "退貨": "C"}[row["intent"]],
                every=5,
            ),
        ),
    ),
    kind(
        F,
        "the answer of a few rows belongs to another row",
        UNLIKE + "answer/not-an-option answer/other-rule answer/chain-differs answer/leaked",
        changed(
            CELLS,
            rows=lambda rows: [
                {**row, "cell": rows[(i + 3) % 10]["cell"]} if i in (1, 6) else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            ZSPAN,
            rows=lambda rows: [
                {**row, "answer": rows[(i + 1) % 10]["answer"]} if i in (2, 7) else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            SPAN,
            rows=lambda rows: [
                {**row, "answers": rows[(i + 1) % 10]["answers"]} if i in (3, 7) else row
                for i, row in enumerate(rows)
            ],
        ),
    ),
)
