"""Answers and their extraction."""

from __future__ import annotations

from functools import partial

from tests.lint.fourteenth.tasks_en import (
    MAIL,
    NLI,
    SCIENCE,
    SHOP,
    SHOP_HAND,
    SPANS,
)
from tests.lint.fourteenth.tasks_zh import (
    CHENGYU,
    DILI,
    FANYI,
    SHIFEI,
    XINWEN,
    XUHAO,
    YINGYONG,
    YUEDU,
)
from tests.lint.making import kind
from tests.lint.shape import changed

_answer = partial(kind, "answers")
_TAKEN = "answer/not-extracted answer/not-in-output answer/python-value answer/other-form"


KINDS = (
    _answer(
        "The gold is a float.",
        _TAKEN,
        changed(
            SHOP,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
        changed(
            SHOP_HAND,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(int(data["answer"]) / 1)',
            ),
        ),
        changed(
            YINGYONG,
            ('"processed_output": data["答案"]', '"processed_output": str(float(data["答案"]))'),
        ),
    ),
    _answer(
        "The gold has its unit, which the extraction does not keep.",
        _TAKEN,
        changed(
            SHOP, ('"processed_output": data["answer"]', '"processed_output": "$" + data["answer"]')
        ),
        changed(
            SHOP_HAND,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["answer"] + " in all"',
            ),
        ),
        changed(
            YINGYONG,
            ('"processed_output": data["答案"]', '"processed_output": data["答案"] + "元"'),
        ),
    ),
    _answer(
        "A stop sequence cuts what the shots teach.",
        "answer/stopped-early answer/not-extracted",
        changed(SHOP, stop=(".", "\n\n")),
        changed(YINGYONG, stop=("，", "\n\n")),
        changed(FANYI, stop=(" ", "\n")),
    ),
    _answer(
        "There are too few tokens for the steps or the sentence.",
        "tokens/answer-too-long",
        changed(SHOP, max_tokens=10),
        changed(YINGYONG, max_tokens=8),
        changed(FANYI, max_tokens=3),
    ),
    _answer(
        "The post-processor is one for other answers.",
        "answer/not-extracted",
        changed(NLI, postprocess="agieval_single_answer_post"),
        changed(YUEDU, postprocess="gsm8k_post"),
        changed(XINWEN, postprocess="gaokao_single_choice_post"),
    ),
    _answer(
        "The gold is in other case than the output.",
        f"{_TAKEN} answer/two-spellings answer/gold-differs answer/letters answer/other-names",
        changed(NLI, ('"processed_output": label', '"processed_output": label.upper()')),
        changed(
            SPANS,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
        changed(SCIENCE, ('"processed_output": answer', '"processed_output": answer.lower()')),
    ),
    _answer(
        "The shots say the option's text, and a letter or number is compared.",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/gold-differs",
        changed(SCIENCE, ('f" {answer}"', "' ' + data['options'][data['answer']]")),
        changed(DILI, ('"output": data["答案"]', '"output": data[data["答案"]]')),
        changed(XUHAO, ('"output": answer', '"output": options[data["正确"]]')),
    ),
    _answer(
        "The output says the cue once more.",
        "answer/cue-again text/said-again",
        changed(SCIENCE, ('f" {answer}"', 'f" Answer: {answer}"')),
        changed(YUEDU, ('"output": data["回答"]', '"output": "回答：" + data["回答"]')),
        changed(CHENGYU, ('"output": answer', '"output": f"成语：{answer}"')),
    ),
    _answer(
        "The gold is empty.",
        "answer/empty answer/not-in-output text/absent-field answer/not-extracted answer/empty-is-right",
        changed(
            SPANS,
            ('"processed_output": data["answer"]', '"processed_output": data.get("gold", "")'),
        ),
        changed(FANYI, ('"processed_output": data["en"]', '"processed_output": ""')),
        changed(
            SHIFEI, ('"processed_output": answer', '"processed_output": data.get("答案") or ""')
        ),
    ),
    _answer(
        "The gold is a value as Python prints it.",
        f"{_TAKEN} answer/other-names answer/gold-differs",
        changed(SHIFEI, ('"processed_output": answer', '"processed_output": str(data["正確"])')),
        changed(XUHAO, ('"processed_output": answer', '"processed_output": str([answer])')),
        changed(
            MAIL, ('"processed_output": data["team"]', '"processed_output": str((data["team"],))')
        ),
    ),
)
