"""Answers, and what is extracted."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed
from tests.lint.twelfth.tasks import (
    BOOL,
    CAUSES,
    CHANGSHI,
    DUICUO,
    FANYI,
    NLI,
    PASSAGES,
    PINGLUN,
    QUIZ,
    SCIENCE,
    SUMS,
    SUMS_SHOTS,
    TICKETS,
    XINWEN,
    XUANZE,
    YINGYONG,
    YUEDU,
    YUYI,
)

_answer = partial(kind, "answers")
_PY = (
    "answer/python-value answer/not-extracted answer/not-in-output answer/other-form text/raw-value"
)


def _each(every: int, key: str, text: str):
    """Return what writes `text`, with `{}` for what was there, into some rows."""

    def put(rows: list[Row]) -> list[Row]:
        return [
            row | {key: text.replace("{}", str(row[key]))} if i % every == 1 else row
            for i, row in enumerate(rows)
        ]

    return put


def _scores(keys: dict[str, str]):
    def put(rows: list[Row]) -> list[Row]:
        return [
            row | {"target_scores": {keys[k]: v for k, v in row["target_scores"].items()}}
            for row in rows
        ]

    return put


KINDS = (
    _answer(
        "The post-processor does not find what the shots teach.",
        "answer/not-extracted answer/empty",
        changed(SUMS, postprocess="math_post"),
        changed(NLI, postprocess="gsm8k_post"),
        changed(YINGYONG, ("答案是{data", "所以结果为{data")),
    ),
    _answer(
        "A stop sequence cuts the answer.",
        "answer/stopped-early answer/not-extracted",
        changed(SUMS_SHOTS, stop=(".", "Q:")),
        changed(YINGYONG, stop=("。", "\n")),
        changed(PASSAGES, stop=(" ", "\n")),
    ),
    _answer(
        "There are too few tokens for the answer.",
        "tokens/answer-too-long",
        changed(SUMS, max_tokens=5),
        changed(YINGYONG, max_tokens=4),
        changed(FANYI, max_tokens=2),
    ),
    _answer(
        "The gold is printed as a float, a list or a Boolean of Python.",
        _PY,
        changed(
            SUMS,
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
        changed(
            YUEDU, ('"processed_output": data["答案"]', '"processed_output": str([data["答案"]])')
        ),
        changed(XUANZE, ("gold = str(", "gold = str(1.0 * ("), (") + 1)", ") + 1))")),
    ),
    _answer(
        "The output has another answer than processed_output.",
        "answer/not-in-output answer/gold-differs answer/not-extracted answer/two-spellings",
        changed(BOOL, ('"processed_output": answer', '"processed_output": str(data["answer"])')),
        changed(XINWEN, ('"processed_output": data["类别"]', '"processed_output": data["标题"]')),
        changed(SCIENCE, ('"processed_output": gold', '"processed_output": str(data["answer"])')),
    ),
    _answer(
        "processed_output has another case or a mark that the output lacks.",
        "answer/not-in-output answer/not-extracted answer/two-spellings",
        changed(NLI, ('"processed_output": label', '"processed_output": label.capitalize()')),
        changed(PINGLUN, ('"processed_output": answer', '"processed_output": answer + "。"')),
        changed(
            TICKETS,
            ('"processed_output": data["queue"]', "\"processed_output\": f\"'{data['queue']}'\""),
        ),
    ),
    _answer(
        "The output begins with the cue that the input ends with.",
        "answer/cue-again text/said-again",
        changed(SCIENCE, ('f" {gold}"', 'f" Answer: {gold}"')),
        changed(CHANGSHI, ('"output": data["答案"]', '"output": "正确选项是：" + data["答案"]')),
        changed(TICKETS, ('" " + data["queue"]', '" Queue: " + data["queue"]')),
    ),
    _answer(
        "Some golds have a unit or a full stop, and the rest have none.",
        "answer/other-form answer/two-spellings answer/not-in-output answer/not-extracted",
        changed(SUMS, rows=_each(4, "answer", "{} dollars")),
        changed(YINGYONG, rows=_each(4, "答案", "{}元")),
        changed(TICKETS, rows=_each(4, "queue", "{}.")),
    ),
    _answer(
        "processed_output is empty, or output is.",
        "answer/empty few-shot/no-answer answer/not-in-output answer/empty-is-right",
        changed(DUICUO, ('"processed_output": answer', '"processed_output": ""')),
        changed(TICKETS, ('"output": " " + data["queue"]', '"output": ""')),
        changed(
            YUEDU, ('"processed_output": data["答案"]', '"processed_output": data.get("答", "")')
        ),
    ),
    _answer(
        "The choices that are ranked are spelt otherwise than the shots' answers.",
        "few-shot/not-a-choice answer/no-gold answer/gold-differs answer/letters answer/not-an-option",
        changed(YUYI, rows=_scores({"是": "相同", "否": "不同"})),
        changed(QUIZ, rows=_scores({f" ({k})": f" {k}" for k in "ABCD"})),
        changed(CAUSES, ("right = right[0].lower() + right[1:]", 'right = "AB"[data["label"]]')),
    ),
    _answer(
        "No choice, or more than one, is right in target_scores.",
        "answer/no-gold answer/several-golds",
        changed(
            YUYI, rows=lambda rows: [row | {"target_scores": {"是": 0, "否": 0}} for row in rows]
        ),
        changed(
            QUIZ,
            rows=lambda rows: [
                row
                | {
                    "target_scores": {
                        k: int(v or k == " (A)") for k, v in row["target_scores"].items()
                    }
                }
                for row in rows
            ],
        ),
        changed(
            CAUSES,
            rows=lambda rows: [
                row | {"target_scores": dict.fromkeys(row["target_scores"], 1)} for row in rows
            ],
        ),
    ),
)
