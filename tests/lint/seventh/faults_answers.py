"""Answers, and what the config takes for one."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    CHENGYU_TEXT,
    CIVICS,
    DATES,
    KAOSHI,
    QUIZ_JA,
    SCIENCE,
)
from tests.lint.seventh.tasks_free import (
    CRUX,
    DRCD,
    GSM,
    MATH,
    MELDUNG,
    SQUAD,
    TRIVIA,
    YINGYONG,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, RTE, TREC, WAIMAI
from tests.lint.shape import Row, changed

_k = partial(kind, "answers")
_EXTRACTED = "answer/not-extracted answer/not-in-output answer/python-value answer/other-form answer/gold-differs answer/letter-asked answer/other-names"


def _put(key: str, text: str, every: int = 1):
    def change(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = text.format(row[key])

    return change


KINDS = (
    _k(
        "The answer is written as a bool, and the question asks for yes or no.",
        _EXTRACTED,
        changed(BOOLQ, ('"yes" if data["answer"] else "no"', 'str(data["answer"])')),
        changed(BOOLQ, ('"processed_output": answer', '"processed_output": str(data["answer"])')),
        changed(RTE, ('("yes", "no")[data["label"]]', 'str(data["label"] == 0)')),
    ),
    _k(
        "The extraction leaves a bracket or a word that the gold does not have.",
        "answer/not-extracted",
        changed(SCIENCE, ('" " + key', 'f" ({key})"')),
        changed(NEWS, ('f" {topic}"', 'f" The topic is {topic}."')),
        changed(DATES, ('"processed_output": gold', '"processed_output": data["answer"]')),
        changed(KAOSHI, ('"output": data["答案"]', '"output": "选" + data["答案"]')),
    ),
    _k(
        "The output is the option's text, and the gold its letter or number, or the other way about.",
        f"{_EXTRACTED} answer/letters",
        changed(KAOSHI, ('"output": data["答案"]', '"output": data[data["答案"]]')),
        changed(
            CHENGYU_TEXT, ('"processed_output": gold', '"processed_output": str(data["answer"])')
        ),
        changed(QUIZ_JA, ('"output": str(data["label"])', '"output": choices[data["label"]]')),
        changed(NEWS, ('"processed_output": topic', '"processed_output": str(data["label"])')),
    ),
    _k(
        "The post-processor writes small, and the golds have capitals.",
        "answer/not-extracted",
        changed(SCIENCE, postprocess="exact_match_post"),
        changed(TRIVIA, postprocess="exact_match_post"),
        changed(TREC, postprocess="exact_match_post"),
    ),
    _k(
        "A stop sequence cuts the steps off before the answer.",
        "answer/stopped-early answer/not-extracted",
        changed(GSM, stop=("\n",)),
        changed(YINGYONG, stop=("，", "\n")),
        changed(DATES, stop=(". ", "Q:")),
    ),
    _k(
        "A stop sequence is the first thing that the shots answer with.",
        "answer/stopped-early answer/not-extracted",
        changed(MATH, stop=("\n",)),
        changed(TRIVIA, stop=(" ", "\n")),
        changed(CRUX, stop=("'", "[", "\n")),
        changed(DATES, stop=(" ", "\n\n")),
    ),
    _k(
        "There are too few tokens for the steps.",
        "tokens/answer-too-long tokens/*",
        changed(GSM, max_tokens=5),
        changed(YINGYONG, max_tokens=3),
        changed(DATES, max_tokens=8),
        changed(MATH, max_tokens=4),
    ),
    _k(
        "The gold is the whole solution, and the extraction takes a number or an option from it.",
        _EXTRACTED,
        changed(GSM, ('"processed_output": answer', '"processed_output": data["answer"]')),
        changed(
            MATH, ('"processed_output": data["answer"]', '"processed_output": data["solution"]')
        ),
        changed(DATES, ('"processed_output": gold', '"processed_output": output')),
        changed(YINGYONG, ('"processed_output": data["答案"]', '"processed_output": output')),
    ),
    _k(
        "The output has a full stop behind the answer, and the gold has none.",
        "answer/not-extracted answer/other-form",
        changed(NEWS, ('f" {topic}"', 'f" {topic}."')),
        changed(DRCD, ('"output": data["answer"]', '"output": data["answer"] + "。"')),
        changed(TRIVIA, ('" %s" %', '" %s." %')),
        changed(CHENGYU_TEXT, ('"output": gold', '"output": f"《{gold}》"')),
    ),
    _k(
        "The gold is empty, or the output is.",
        "answer/empty answer/empty-is-right answer/no-gold answer/not-in-output answer/not-extracted code/error",
        changed(SQUAD, ('"processed_output": golds', '"processed_output": ""')),
        changed(WAIMAI, ('"output": answer', '"output": ""')),
        changed(TRIVIA, ('data["answer"],\n    }', 'data.get("label", ""),\n    }')),
        changed(MELDUNG, ('"output": " " + data["titel"]', '"output": data.get("summary", "")')),
    ),
    _k(
        "The gold has a unit or a sign that the extraction leaves out.",
        "answer/not-extracted answer/not-in-output answer/other-form",
        changed(
            YINGYONG,
            ('"processed_output": data["答案"]', '"processed_output": data["答案"] + "个"'),
        ),
        changed(GSM, ('"processed_output": answer', '"processed_output": "$" + answer')),
        changed(
            MATH,
            ('"processed_output": data["answer"]', '"processed_output": f"${data[\'answer\']}$"'),
        ),
    ),
    _k(
        "The post-processor is made for another form of answer.",
        "answer/not-extracted",
        changed(TRIVIA, postprocess="gsm8k_post"),
        changed(WAIMAI, postprocess="gaokao_single_choice_post"),
        changed(GSM, postprocess="until_return_post"),
        changed(MATH, postprocess="until_return_post"),
    ),
    _k(
        "The gold keeps the mark or the words that stand before the answer.",
        "answer/not-extracted answer/not-in-output",
        changed(
            TREC,
            ('"processed_output": data["label"]', '"processed_output": "Type: " + data["label"]'),
        ),
        changed(GSM, ('"processed_output": answer', '"processed_output": "#### " + answer')),
        changed(
            YINGYONG,
            ('"processed_output": data["答案"]', '"processed_output": "答案是" + data["答案"]'),
        ),
    ),
    _k(
        "The gold is written small, and the output is not.",
        "answer/not-extracted answer/not-in-output",
        changed(
            TRIVIA,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
        changed(NEWS, ('"processed_output": topic', '"processed_output": topic.lower()')),
        changed(SCIENCE, ('"processed_output": key', '"processed_output": key.lower()')),
    ),
    _k(
        "In PPL the shots end otherwise than the choices that are ranked.",
        "few-shot/not-a-choice answer/no-gold answer/letter-asked answer/other-names text/double-space text/two-spaces",
        changed(RTE, ('("yes", "no")', '("Yes", "No")')),
        changed(CIVICS, ('"output": letter', '"output": letter + ")"')),
        changed(CIVICS, ('"output": letter', '"output": data["choices"][data["answer"]]')),
        changed(RTE, ('"output": answer', '"output": " " + answer')),
    ),
)
