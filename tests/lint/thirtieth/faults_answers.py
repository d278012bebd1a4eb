"""Faults of answers, and of how they are read."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtieth.tasks_choice import CAUSE, CLAIMS, EMO, GEO, PARA, SPAM, TONE, WORDS
from tests.lint.thirtieth.tasks_free import (
    FRENCH,
    OPPOSITES,
    PLACES,
    PRINTS,
    SPAN,
    SQL,
    SUMS,
    TABLES,
)
from tests.lint.thirtieth.tasks_zh import TNLI, ZMATH, ZQUIZ, ZREAD, ZSHOP

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "what is compared is in other letters than what the shots teach",
        "answer/not-in-output answer/not-extracted answer/two-spellings answer/other-names "
        "answer/letters answer/other-form answer/gold-differs",
        changed(TONE, ('_output": data["tone"]', '_output": data["tone"].upper()')),
        changed(EMO, ('_output": gold', '_output": gold.title()')),
        changed(GEO, ('_output": gold', '_output": gold.lower()')),
    ),
    kind(
        F,
        "the output begins with the cue that the input ends with",
        "answer/cue-again answer/not-extracted",
        changed(GEO, ('f" {gold}"', 'f" Answer: {gold}"')),
        changed(SPAN, ("f\" {data['answer']}\"", "f\" Answer: {data['answer']}\"")),
        changed(TNLI, ('"output": data["label"]', '"output": "判斷：" + data["label"]')),
    ),
    kind(
        F,
        "some rows have no answer",
        "answer/empty answer/empty-is-right text/nothing answer/unlike-others "
        "answer/not-an-option answer/other-form answer/not-extracted",
        changed(PRINTS, rows=put("printed", lambda row: "", 4, 1)),
        changed(SPAN, rows=put("answer", lambda row: "", 4, 2)),
        changed(TABLES, rows=put("answer", lambda row: "", 4)),
    ),
    kind(
        F,
        "there is no room for the answer",
        "tokens/answer-too-long",
        changed(SUMS, max_tokens=10),
        changed(SQL, max_tokens=2),
        changed(FRENCH, max_tokens=2),
    ),
    kind(
        F,
        "a stop sequence occurs inside the answers",
        "answer/stopped-early answer/not-extracted",
        changed(SUMS, stop=("\n", ".")),
        changed(PLACES, stop=("\n", ",")),
        changed(ZMATH, stop=("\n", "，")),
    ),
    kind(
        F,
        "the post-processor looks for numbers, and answers are words",
        "answer/not-extracted",
        changed(TONE, postprocess="gsm8k_post"),
        changed(FRENCH, postprocess="gsm8k_post"),
        changed(ZQUIZ, postprocess="gsm8k_post"),
    ),
    kind(
        F,
        "whole numbers are written as floats",
        "answer/python-value answer/not-extracted answer/not-in-output answer/other-names "
        "answer/letters answer/letter-asked answer/legend few-shot/other-form",
        changed(SUMS, ('str(data["result"])', 'str(float(data["result"]))')),
        changed(SPAM, ('str(data["spam"])', 'str(float(data["spam"]))')),
        changed(CAUSE, ('str(data["label"] + 1)', 'str(data["label"] + 1.0)')),
    ),
    kind(
        F,
        "steps close on another number than they come to",
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer answer/unlike-others",
        changed(SUMS, rows=put("result", lambda row: row["result"] + 2, 3)),
        changed(ZMATH, rows=put("daan", lambda row: row["daan"] * 10, 3, 1)),
    ),
    kind(
        F,
        "the shots of a ranking end with another text than its options",
        "few-shot/not-a-choice answer/no-gold answer/other-form",
        changed(PARA, ('"output": gold', '"output": gold.title()')),
        changed(ZSHOP, ('"output": gold', '"output": gold + "。"')),
        changed(WORDS, ('"output": gold', '"output": f"({gold})"')),
    ),
    kind(
        F,
        "the answer is a list as Python writes it",
        "answer/python-value text/raw-value few-shot/other-form answer/other-form "
        "answer/not-an-option answer/unlike-others answer/not-extracted",
        changed(PLACES, ('", ".join(data["towns"])', 'str(data["towns"])')),
        changed(TABLES, rows=put("answer", lambda row: str([row["answer"]]))),
        changed(ZREAD, rows=put("huida", lambda row: str([row["huida"]])), shots=()),
    ),
    kind(
        F,
        "some answers have a full stop, the others none",
        "answer/other-form answer/two-spellings answer/unlike-others answer/not-an-option",
        changed(OPPOSITES, rows=put("opposite", lambda row: row["opposite"] + ".", 4)),
        changed(TABLES, rows=put("answer", lambda row: row["answer"] + ".", 4, 1)),
        changed(ZREAD, rows=put("huida", lambda row: row["huida"] + "。", 4)),
    ),
    kind(
        F,
        "some answers are several, with a bar between",
        "answer/other-form answer/unlike-others answer/not-an-option answer/other-names",
        changed(
            SPAN, rows=put("answer", lambda row: f"{row['answer']}|{row['answer'].lower()}", 4)
        ),
        changed(
            OPPOSITES,
            rows=each(lambda row: row.update(opposite=row["opposite"] + "|not " + row["word"]), 4),
        ),
        changed(ZREAD, rows=put("huida", lambda row: f"{row['huida']}|在{row['huida']}", 4)),
    ),
    kind(
        F,
        "what is compared has the cue before it, and is never what is read",
        "answer/not-in-output answer/not-extracted",
        changed(CLAIMS, ('_output": gold', '_output": "Verdict:" + gold')),
        changed(SQL, ('_output": data["sql"]', '_output": "SQL: " + data["sql"]')),
        changed(ZMATH, ('_output": str', '_output": "答案" + str')),
    ),
)
