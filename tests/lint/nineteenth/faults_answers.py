"""Faults of answers against metric, stop sequences and post-processor."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, put
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, RANK, SAME, TICKETS
from tests.lint.nineteenth.tasks_free import FRENCH, PYTHON, SPAN, SUMS
from tests.lint.nineteenth.tasks_own import EMAIL, HOTEL
from tests.lint.nineteenth.tasks_tw import CHENGYU, SHIFEI
from tests.lint.nineteenth.tasks_zh import YINGYONG, YUEDU
from tests.lint.shape import changed

_kind = partial(kind, "answers")
_UNLIKE = "answer/not-in-output answer/not-extracted answer/gold-differs answer/other-form answer/two-spellings"

KINDS = (
    _kind(
        "What is compared has a space or a newline at an end",
        f"{_UNLIKE} text/trailing-space few-shot/trailing-space",
        changed(BOOL, ('"processed_output": gold', '"processed_output": f" {gold}"')),
        changed(HOTEL, ('"processed_output": f"({key})"', '"processed_output": f"({key}) "')),
        changed(
            TICKETS,
            ('"processed_output": data["queue"]', '"processed_output": " " + data["queue"]'),
        ),
    ),
    _kind(
        "A stop sequence is in the answers",
        "answer/stopped-early answer/not-extracted",
        changed(SUMS, stop=("\n\n", ".")),
        changed(EMAIL, stop=("\n", ":")),
        changed(YINGYONG, stop=("\n", "答案")),
    ),
    _kind(
        "The gold is no text but a number, a dict or a list",
        f"{_UNLIKE} answer/python-value code/error answer/not-an-option answer/empty",
        changed(RANK, ('"processed_output": gold', '"processed_output": data["first"]')),
        changed(EMAIL, ('"processed_output": gold', '"processed_output": record')),
        changed(SPAN, ('"processed_output": data["span"]', '"processed_output": [data["span"]]')),
    ),
    _kind(
        "The post-processor does not find the answer in outputs like the shots'",
        "answer/not-extracted answer/not-in-output answer/stopped-early",
        changed(SUMS, (" The answer is {answer}.", " So the result: {answer}!")),
        changed(
            SPAN, ("f\" {data['span']}\"", "f\" Well, the passage says so:\\n{data['span']}\"")
        ),
        changed(
            PYTHON, ('"output": data["printed"]', '"output": "```\\n" + data["printed"] + "\\n```"')
        ),
    ),
    _kind(
        "Whole numbers are written as floats",
        "answer/python-value answer/other-form few-shot/other-form answer/gold-differs answer/letters answer/not-in-output answer/chain-differs answer/not-an-option",
        changed(
            SUMS,
            (
                'data["question"], data["steps"], data["answer"]',
                'data["question"], data["steps"], str(float(data["answer"]))',
            ),
        ),
        changed(RANK, ('str(data["first"])', 'str(data["first"] * 1.0)')),
        changed(EMAIL, rows=put("quantity", lambda row: row["quantity"] / 1)),
    ),
    _kind(
        "True and False are the golds where words are asked for",
        "answer/python-value answer/other-names answer/legend few-shot/other-form answer/letter-asked answer/not-an-option",
        changed(
            BOOL,
            ('"yes" if data["label"] else "no"', 'data["label"]'),
            ('"processed_output": gold', '"processed_output": str(gold)'),
        ),
        changed(SHIFEI, ('"是" if data["answer"] else "否"', 'str(data["answer"])')),
        changed(SAME, ('{0: "different", 1: "same"}[data["label"]]', 'str(bool(data["label"]))')),
    ),
    _kind(
        "The shots answer by letter, and the option's text is compared, or the other way round",
        f"{_UNLIKE} answer/letter-asked answer/not-an-option few-shot/other-form",
        changed(
            CHEM,
            ('"processed_output": gold', '"processed_output": data["options"]["ABCD".index(gold)]'),
        ),
        changed(HOTEL, ('"processed_output": f"({key})"', '"processed_output": data["intent"]')),
        changed(CHENGYU, ('"output": gold', '"output": data["gold"]')),
    ),
    _kind(
        "Some golds are empty",
        "answer/empty answer/empty-is-right text/nothing text/empty-slot answer/not-an-option few-shot/no-answer",
        changed(SPAN, rows=put("span", lambda row: "", 4)),
        changed(YUEDU, rows=put("answer", lambda row: "", 5), metric="prefix_match"),
        changed(FRENCH, rows=put("fr", lambda row: " ", 4)),
    ),
)
