"""Faults of answers against their metric and their post-processor."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.twentysecond.tasks_free import BAKERY, FRENCH, INVOICE, SPANS, TRAINS
from tests.lint.twentysecond.tasks_labels import BOOLS, FACTS, NLI, STARS
from tests.lint.twentysecond.tasks_options import CONTRACT, STAIRS
from tests.lint.twentysecond.tasks_zh import DIMING, SHUXUE, WAIMAI, YOUDU

_kind = partial(kind, "answers")

KINDS = (
    _kind(
        "What is compared is not what the shots show",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/other-names",
        changed(FACTS, ('"output": f" {gold}"', '"output": f" {gold.title()}"')),
        changed(WAIMAI, ('"processed_output": label', '"processed_output": data["label"]')),
        changed(NLI, ('"processed_output": gold', '"processed_output": gold[0].upper()')),
    ),
    _kind(
        "A whole number is written with a point",
        "answer/python-value answer/other-form answer/letters answer/not-extracted answer/legend",
        changed(STARS, ('str(data["grade"])', 'str(float(data["grade"]))')),
        changed(BAKERY, ('str(data["answer"])', 'str(data["answer"] / 1)')),
        changed(TRAINS, ('gold = data["answer"]', 'gold = str(float(data["answer"]))')),
    ),
    _kind(
        "The answer begins with the cue that the input ended with",
        "answer/cue-again answer/not-extracted",
        changed(STAIRS, ('"output": " " + gold', '"output": " Best action (number): " + gold')),
        changed(INVOICE, ("f\" {data['number']}\"", "f\" Invoice number: {data['number']}\"")),
        changed(SHUXUE, ('output = f"{', 'output = f"解答：{')),
    ),
    _kind(
        "A stop sequence cuts the answer off",
        "answer/stopped-early",
        changed(BAKERY, stop=("\n",)),
        changed(TRAINS, stop=(".",)),
        changed(SHUXUE, stop=("。", "\n")),
    ),
    _kind(
        "The post-processor does not find the answer in what the shots teach",
        "answer/not-extracted",
        changed(BAKERY, ("\\n#### {answer}", " That makes {answer} in all.")),
        changed(TRAINS, postprocess="until_return_post"),
        changed(SPANS, ('" " + data["span"]', '" It says: " + data["span"]')),
    ),
    _kind(
        "The gold is empty, or a list where a text is meant",
        "answer/empty* answer/python-value answer/not-in-output answer/not-extracted code/error",
        changed(
            DIMING,
            ('"processed_output": data["place"]', '"processed_output": data.get("places", "")'),
        ),
        changed(FRENCH, ('"processed_output": pair["ref"]', '"processed_output": ""')),
        changed(
            SPANS,
            (
                'data["span"], "processed_output": data["span"]',
                'str([data["span"]]), "processed_output": str([data["span"]])',
            ),
        ),
    ),
    _kind(
        "In PPL the output is none of the texts that are ranked",
        "few-shot/not-a-choice answer/gold-differs answer/no* answer/other-names",
        changed(BOOLS, ('"output": gold', '"output": gold.capitalize() + "."')),
        changed(CONTRACT, ('"output": best', '"output": f"({best})"')),
        changed(YOUDU, ('"output": gold', '"output": {"是": "對", "否": "錯"}[gold]')),
    ),
)
