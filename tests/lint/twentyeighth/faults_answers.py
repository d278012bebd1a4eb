"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import COPA, EMO, GEO, IDIOM, PARA, SPAM, TRIAGE
from tests.lint.twentyeighth.tasks_free import (
    CARD,
    CELLS,
    CHAIN,
    CLUES,
    ELDEST,
    PAST,
    SPAN,
    SPANISH,
    UNITS,
)
from tests.lint.twentyeighth.tasks_zh import TGAP, TNLI, ZMATH, ZMCQ, ZNEWS, ZSENT, ZSPAN

F = "answers"
READ = "answer/not-extracted answer/not-in-output answer/stopped-early "

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output is a sentence about the gold, and an exact match is asked for",
        READ + "few-shot/other-form answer/other-form",
        changed(GEO, ('" " + gold', 'f" The correct answer is {gold}."')),
        changed(ZMCQ, ('"output": gold', '"output": f"正确选项是{gold}，因为它符合事实。"')),
        changed(SPAN, ('" " + gold', 'f" According to the passage, {gold}."')),
    ),
    kind(
        F,
        "a stop sequence stands inside the shots' own outputs",
        READ,
        changed(CHAIN, stop=("\n", "=")),
        changed(CARD, stop=("\n", ",")),
        changed(ELDEST, stop=("\n", "So")),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        READ,
        changed(SPANISH, postprocess="gsm8k_post"),
        changed(ZSPAN, postprocess="gsm8k_post"),
        changed(ELDEST, postprocess="until_return_post"),
    ),
    kind(
        F,
        "the room for the answer is too small",
        "tokens/answer-too-long",
        changed(CHAIN, max_tokens=4),
        changed(SPANISH, max_tokens=2),
        changed(CARD, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is not what the output says",
        READ + "answer/letter-asked answer/gold-differs answer/other-names",
        changed(
            GEO, ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]')
        ),
        changed(ZNEWS, ('"processed_output": gold', '"processed_output": NAMES[data["label"]]')),
        changed(TRIAGE, ('"processed_output": gold', '"processed_output": data["kind"]')),
    ),
    kind(
        F,
        "a shot of PPL ends with another text than those that are ranked",
        "few-shot/not-a-choice answer/not-in-output text/missing-space text/double-space "
        "text/trailing-space few-shot/other-form few-shot/other-labels answer/two-spellings",
        changed(EMO, ('"output": gold', '"output": gold.upper()')),
        changed(IDIOM, ('"output": gold', '"output": "ABC"[options.index(gold)]')),
        changed(ZSENT, ('"output": gold', '"output": gold + "。"')),
    ),
    kind(
        F,
        "the output says the cue of the input again",
        "answer/cue-again answer/not-extracted text/said-again",
        changed(GEO, ('" " + gold', '" Correct answer: " + gold')),
        changed(CLUES, ('" " + data["word"]', '" Word: " + data["word"]')),
        changed(TNLI, ('"output": data["label"]', '"output": "關係：" + data["label"]')),
    ),
    kind(
        F,
        "golds of some rows are empty",
        "answer/empty answer/empty-is-right answer/no-gold answer/unlike-others text/empty-slot "
        "answer/other-names few-shot/no-answer few-shot/trailing-space text/nothing",
        changed(SPAN, rows=put("answers", lambda row: [""], every=3)),
        changed(ZSPAN, rows=put("answer", lambda row: "", every=4)),
        changed(CELLS, rows=put("cell", lambda row: "", every=3)),
    ),
    kind(
        F,
        "the answer is a value as Python prints it",
        "answer/python-value answer/other-names text/raw-value answer/not-extracted "
        "answer/not-in-output few-shot/other-form answer/not-an-option",
        changed(PARA, ('"yes" if data["label"] else "no"', 'str(data["label"])')),
        changed(SPAN, ('data["answers"][0]', 'str(data["answers"])')),
        changed(UNITS, ('str(data["result"])', 'str(data["result"] / 1)')),
    ),
    kind(
        F,
        "golds have a space at an end",
        READ + "answer/two-spellings few-shot/trailing-space text/double-space",
        changed(CELLS, rows=put("cell", lambda row: row["cell"] + " ", every=2)),
        changed(PAST, rows=put("past", lambda row: row["past"] + " ")),
        changed(SPAM, rows=put("verdict", lambda row: row["verdict"] + " ", every=3)),
    ),
    kind(
        F,
        "the steps close on another number than the gold",
        READ + "answer/chain-differs few-shot/wrong-answer few-shot/wrong-sum answer/other-rule "
        "answer/gold-differs",
        changed(CHAIN, ("#### {data['result']}", "#### {data['result'] + 1}")),
        changed(ZMATH, rows=put("result", lambda row: row["result"] + 10, every=2)),
        changed(
            ELDEST,
            rows=put(
                "name",
                lambda row: {"Ann": "Cid", "Ivy": "Gus", "Ned": "Ona", "Tea": "Sam", "Ada": "Yan"}[
                    row["name"]
                ],
                2,
            ),
        ),
    ),
    kind(
        F,
        "white space begins the ranked options and ends the input",
        "text/double-space text/trailing-space text/two-spaces few-shot/not-a-choice",
        changed(COPA, ('{link}"', '{link} "')),
        changed(EMO, ("Feeling:", "Feeling: ")),
        changed(
            TGAP,
            ("答案：", "答案： "),
            rows=put(
                "target_scores", lambda r: {f" {k}": v for k, v in r["target_scores"].items()}
            ),
        ),
    ),
)
