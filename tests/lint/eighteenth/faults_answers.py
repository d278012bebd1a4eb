"""Faults of answers against the metric, the post-processor, the stop sequences and the options."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import CAUSE, ZOO
from tests.lint.eighteenth.tasks_free import GERMAN, LOOKUP, PEOPLE, SHOP, UNITS
from tests.lint.eighteenth.tasks_labels import ACCEPT, INTENT, PRONOUN
from tests.lint.eighteenth.tasks_tw import CHANGSHI
from tests.lint.eighteenth.tasks_zh import SHIFEI, YUEDU
from tests.lint.making import kind
from tests.lint.shape import changed

FAMILY = "answers"

KINDS = (
    kind(
        FAMILY,
        "the shots' answers come with words that the post-processor leaves in",
        "answer/not-extracted answer/not-in-output",
        changed(UNITS, ("f\" {data['result']}\"", "f\" {data['result']} {data['unit']}\"")),
        changed(ZOO, ('"output": " " + gold', '"output": f" The answer is {gold}."')),
        changed(
            YUEDU, ('"output": data["answer"],', '"output": "应该是" + data["answer"] + "。",')
        ),
    ),
    kind(
        FAMILY,
        "what is compared is another spelling of what the shots show",
        "answer/not-in-output answer/not-extracted answer/python-value few-shot/other-form",
        changed(GERMAN, ("processed_output=target", 'processed_output=target.lower().strip(".?")')),
        changed(
            INTENT,
            (
                '"processed_output": data["intent"]',
                '"processed_output": data["intent"].capitalize()',
            ),
        ),
        changed(
            UNITS,
            (
                '"processed_output": data["result"]',
                '"processed_output": str(float(data["result"]))',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a truth value of Python is the answer where words were asked for",
        "answer/python-value answer/other-names answer/gold-differs few-shot/other-form few-shot/other-labels",
        changed(ZOO, ('"yes" if data["label"] else "no"', 'str(data["label"])')),
        changed(SHIFEI, ('{True: "是", False: "否"}[data["ok"]]', "f\"{data['ok']}\"")),
        changed(
            ACCEPT, ('{1: "yes", 0: "no"}[data["acceptable"]]', 'repr(bool(data["acceptable"]))')
        ),
    ),
    kind(
        FAMILY,
        "a stop sequence cuts the very answer that the shots teach",
        "answer/stopped-early answer/not-extracted",
        changed(LOOKUP, stop=("\n", ":")),
        changed(PEOPLE, ('data["city"]})', 'data["city"]}, indent=1)')),
        changed(SHOP, stop=("\n", ".")),
    ),
    kind(
        FAMILY,
        "the answers are longer than what may be generated",
        "tokens/answer-too-long answer/not-extracted answer/stopped-early",
        changed(SHOP, max_tokens=5),
        changed(PEOPLE, max_tokens=3),
        changed(GERMAN, max_tokens=2),
    ),
    kind(
        FAMILY,
        "what the shots end with is none of the texts that are ranked",
        "few-shot/not-a-choice answer/not-in-output answer/cue-again",
        changed(CAUSE, ('"output": right', '"output": right[0].lower() + right[1:].rstrip(".")')),
        changed(CHANGSHI, ('"output": gold', '"output": "答：" + gold')),
        changed(PRONOUN, ('"output": gold', '"output": f"{data[\'pronoun\']} = {gold}"')),
    ),
)
