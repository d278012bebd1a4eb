"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, LOGS, MAIL, MOD, REV
from tests.lint.thirtyfifth.tasks_free import INV, TAB, TRAV, WORD
from tests.lint.thirtyfifth.tasks_zh import KEFU, LISHI, TWREV, TWSPAN

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence cuts the shots' own outputs off",
        "answer/stopped-early answer/not-extracted",
        changed(WORD, (" #### {gold}", "\\n#### {gold}")),
        changed(INV, stop=("\n", ".")),
        changed(MAIL, stop=("\n", " ")),
    ),
    kind(
        F,
        "the output is a sentence about the gold, and a match is asked for",
        "answer/not-extracted",
        changed(REV, ('" " + gold', 'f" The review is {gold}."')),
        changed(KEFU, ('"output": gold', '"output": f"这张工单属于{gold}。"')),
        changed(TRAV, ("f\" {data['city']}\"", "f\" The customer goes to {data['city']}.\"")),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(MAIL, postprocess="gsm8k_post"),
        changed(TWSPAN, postprocess="gsm8k_post"),
        changed(WORD, postprocess="until_return_post"),
    ),
    kind(
        F,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs",
        changed(
            LES, ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]')
        ),
        changed(
            LISHI,
            ('"processed_output": gold', '"processed_output": "ABCD"[data["answer"]]'),
        ),
        changed(MOD, ('"processed_output": gold', '"processed_output": CLASSES[data["label"]]')),
    ),
    kind(
        F,
        "a shot ends with another text than the options that are ranked",
        "few-shot/not-a-choice text/missing-space text/double-space answer/other-names",
        changed(LOGS, ('"output": gold', '"output": gold.capitalize()')),
        changed(GRAM, ('"output": gold', '"output": gold + "."')),
        changed(TWREV, ('"output": gold', '"output": gold + "評論"')),
    ),
    kind(
        F,
        "some answers have a full stop, a unit or a remark behind them",
        "answer/other-form answer/unlike-others answer/two-spellings answer/not-an-option"
        " answer/not-extracted",
        changed(TRAV, rows=put("city", lambda row: row["city"] + ".", 4)),
        changed(INV, rows=put("amount", lambda row: row["amount"] + " EUR", 4, 1)),
        changed(TWSPAN, rows=put("place", lambda row: row["place"] + "（旅館）", 5, 1)),
    ),
    kind(
        F,
        "the right answer is empty in some rows",
        "answer/empty answer/empty-is-right answer/unlike-others answer/not-an-option"
        " answer/no-gold",
        changed(TAB, rows=put("answer", lambda row: "", 4, 1)),
        changed(KEFU, rows=put("category", lambda row: "", 6, 2)),
    ),
)
