"""Faults of answers against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.seventeenth.tasks_en import (
    FILMS,
    LAWS,
    PAIRS,
    RELATIONS,
    SPAM,
    TICKETS,
)
from tests.lint.seventeenth.tasks_free import GARDEN, MUSEUM, PYTHON, SCIENCE, SHOP
from tests.lint.seventeenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    PANDUAN,
    YINGYONG,
    YUNHAN,
)
from tests.lint.shape import changed

FAMILY = "answers"

KINDS = (
    kind(
        FAMILY,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/other-form answer/two-spellings",
        changed(FILMS, ('"processed_output": label', '"processed_output": label.upper()')),
        changed(PANDUAN, ('"processed_output": gold', '"processed_output": str(data["correct"])')),
        changed(
            MUSEUM,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"] + "."'),
        ),
        changed(
            CHANGSHI,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["options"][data["answer"]]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "what is compared is empty, or a part that is not there",
        "answer/empty answer/not-in-output answer/empty-is-right answer/not-extracted answer/same-gold text/absent-field",
        changed(GARDEN, ('rpartition("#### ")', 'partition("The answer is ")')),
        changed(
            TICKETS,
            ('"processed_output": data["team"]', '"processed_output": data.get("label", "")'),
        ),
        changed(
            YINGYONG,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["steps"].partition("答案是")[2]',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the post-processor does not find the answer in what the shots teach",
        "answer/not-extracted answer/stopped-early",
        changed(SHOP, postprocess="until_return_post"),
        changed(SCIENCE, postprocess="until_return_post"),
        changed(GARDEN, postprocess="until_return_post"),
    ),
    kind(
        FAMILY,
        "a stop sequence or the room for the answer ends it early",
        "answer/stopped-early answer/not-extracted tokens/answer-too-long",
        changed(GARDEN, stop=("\n",)),
        changed(YINGYONG, stop=("。",)),
        changed(SCIENCE, max_tokens=6),
    ),
    kind(
        FAMILY,
        "shots of a ranking end with another text than its options",
        "few-shot/not-a-choice answer/not-an-option answer/no-gold answer/other-names answer/not-in-output",
        changed(RELATIONS, ('"output": gold', '"output": gold.capitalize() + "."')),
        changed(YUNHAN, ('"output": gold', '"output": "“" + gold + "”"')),
        changed(PAIRS, ('"output": gold', '"output": " a " + gold.strip()')),
    ),
    kind(
        FAMILY,
        "the code turns the row's truth round",
        "answer/gold-differs answer/legend",
        changed(LAWS, ('if data["holds"]', 'if not data["holds"]')),
        changed(PANDUAN, ('{True: "對", False: "錯"}', '{False: "對", True: "錯"}')),
        changed(
            SPAM,
            ("f\" {data['label']}\"", "f\" {1 - data['label']}\""),
            ('str(data["label"])', 'str(1 - data["label"])'),
        ),
    ),
    kind(
        FAMILY,
        "the answer is Python's writing of a value",
        "answer/python-value text/raw-value answer/not-in-output answer/other-names answer/letter-asked answer/other-form few-shot/other-form",
        changed(
            LAWS,
            (
                'answer = "yes" if data["holds"] else "no"',
                'answer = str([["no", "yes"][data["holds"]]])',
            ),
        ),
        changed(
            PYTHON,
            ('" " + data["printed"]', '" " + repr([data["printed"]])'),
            ('"processed_output": data["printed"]', '"processed_output": repr([data["printed"]])'),
        ),
        changed(
            CHENGYU,
            (
                "    choices =",
                '    data = {**data, "number": str([int(data["number"])])}\n    choices =',
            ),
        ),
    ),
)
