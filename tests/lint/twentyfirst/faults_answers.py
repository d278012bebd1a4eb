"""Faults of answers against metric, post-processor and shots."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentyfirst.tasks_free import FERRY, NOTICES, PARKS, WORKSHOP
from tests.lint.twentyfirst.tasks_labels import REVIEWS
from tests.lint.twentyfirst.tasks_options import CAUSES, GAPS
from tests.lint.twentyfirst.tasks_tw import GUSHI
from tests.lint.twentyfirst.tasks_zh import (
    CHANGSHI,
    FANYI,
    PANDUAN,
    YINGYONG,
)

FAMILY = "answers"
APART = (
    "answer/not-extracted answer/not-in-output answer/letter-asked answer/gold-differs answer/letters "
    "answer/other-names answer/python-value answer/not-an-option few-shot/not-a-choice"
)

KINDS = (
    kind(
        FAMILY,
        "the metric is given the place of the answer, and the shots show its text or letter",
        APART,
        changed(GAPS, ('"processed_output": gold', '"processed_output": "abc"[data["gold"]]')),
        changed(
            CHANGSHI, ('"processed_output": daan', '"processed_output": str(data["answer"] + 1)')
        ),
        changed(REVIEWS, ('"processed_output": name', '"processed_output": str(data["label"])')),
    ),
    kind(
        FAMILY,
        "the metric is given the whole answer with its steps or its sentence",
        f"{APART} answer/other-form",
        changed(WORKSHOP, ('"processed_output": data["answer"]', '"processed_output": answer')),
        changed(
            PARKS,
            ('"processed_output": data["answer"]', '"processed_output": "A: " + data["answer"]'),
        ),
        changed(
            YINGYONG,
            (
                '"processed_output": data["answer"]',
                '"processed_output": f"答案是{data[\'answer\']}。"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the post-processor looks for a mark that the shots never show",
        f"{APART} few-shot/*",
        changed(WORKSHOP, postprocess="gsm8k_post"),
        changed(FERRY, (' + "\\n#### " + number', ' + "\\nSo: " + number')),
        changed(YINGYONG, postprocess="gsm8k_post"),
    ),
    kind(
        FAMILY,
        "a stop sequence cuts the shots' own answers",
        "answer/stopped-early",
        changed(FERRY, stop=("\n",)),
        changed(YINGYONG, stop=("。",)),
        changed(NOTICES, stop=(" ",)),
    ),
    kind(
        FAMILY,
        "there is too little room for what the shots say",
        "tokens/answer-too-long answer/stopped-early",
        changed(WORKSHOP, max_tokens=5),
        changed(FERRY, max_tokens=4),
        changed(FANYI, max_tokens=2),
    ),
    kind(
        FAMILY,
        "the output says the cue once more",
        "answer/cue-again text/said-again",
        changed(CHANGSHI, ('"output": daan', '"output": "答案：" + daan')),
        changed(GUSHI, ('"output": data["答"]', '"output": f"回答：{data[\'答\']}"')),
        changed(CAUSES, ('f" {gold}"', 'f" More plausible: {gold}"')),
    ),
    kind(
        FAMILY,
        "what is compared is written in other letters than what is shown",
        f"{APART} answer/two-spellings answer/other-form few-shot/*-form",
        changed(
            NOTICES,
            ('"processed_output": data["place"]', '"processed_output": data["place"].lower()'),
        ),
        changed(PANDUAN, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(
            PARKS,
            ('"processed_output": data["answer"]', '"processed_output": str([data["answer"]])'),
        ),
    ),
)
