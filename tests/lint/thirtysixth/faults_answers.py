"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtysixth.tasks_choice import ARC, BANK, CIVIL, COPA, RTE
from tests.lint.thirtysixth.tasks_free import GSM, SQUAD, WMT, WTQ
from tests.lint.thirtysixth.tasks_zh import CEVAL, DRCD, NER, OCNLI, SENTI

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output is a sentence around the gold, and the whole is compared",
        "answer/not-extracted answer/letter-asked few-shot/other-form",
        changed(ARC, ('" " + gold', 'f" The correct answer is {gold}."')),
        changed(CEVAL, ('"output": data["answer"]', '"output": f"本题选{data[\'answer\']}。"')),
        changed(BANK, ('" " + gold', 'f" The intent is {gold}."')),
    ),
    kind(
        F,
        "the post-processor is left from a task of another kind",
        "answer/not-extracted",
        changed(SQUAD, postprocess="gsm8k_post"),
        changed(OCNLI, postprocess="gsm8k_post"),
        changed(GSM, postprocess="until_return_post"),
    ),
    kind(
        F,
        "a stop sequence is inside the answers",
        "answer/stopped-early answer/not-extracted",
        changed(WMT, stop=("\n", " ")),
        changed(NER, stop=("\n", "、")),
        changed(GSM, stop=("\n", ".")),
    ),
    kind(
        F,
        "the room for the answer is that of a choice by letter",
        "tokens/answer-too-long",
        changed(GSM, max_tokens=1),
        changed(WMT, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is another field than what is shown",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs "
        "answer/python-value answer/not-an-option answer/other-names code/error",
        changed(ARC, ('"processed_output": gold', '"processed_output": str(data["answer"])')),
        changed(SENTI, ('"processed_output": gold', '"processed_output": NAMES[data["label"]]')),
        changed(WTQ, ('"processed_output": gold', '"processed_output": str(data["rows"][0])')),
    ),
    kind(
        F,
        "the output says the cue again",
        "answer/cue-again answer/not-extracted few-shot/not-a-choice",
        changed(SQUAD, ('" " + gold', '" Answer: " + gold')),
        changed(CIVIL, ('" " + data["label"]', '" Label: " + data["label"]')),
        changed(DRCD, ('"output": gold', '"output": "答案：" + gold')),
    ),
    kind(
        F,
        "the options that are ranked begin with a space, and the output does not",
        "few-shot/not-a-choice text/missing-space answer/not-in-output answer/not-extracted",
        changed(RTE, ('"output": gold', '"output": gold.strip()')),
        changed(COPA, ('"output": gold', '"output": gold.lstrip()')),
    ),
    kind(
        F,
        "the gold is empty, as in a test split without labels",
        "answer/empty answer/empty-is-right answer/not-in-output answer/same-gold answer/no-gold "
        "answer/not-extracted text/absent-field",
        changed(OCNLI, ('"processed_output": gold', '"processed_output": data.get("gold", "")')),
        changed(SQUAD, ('gold = data["answers"][0]', 'gold = data.get("answer_text", "")')),
    ),
)
