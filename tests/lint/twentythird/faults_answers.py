"""Faults between the answers and what reads or scores them."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentythird.tasks_free import FERRIES, FRENCH, INFERENCE, ROUTES, SPAM, TILLS
from tests.lint.twentythird.tasks_more import HARBOURS, RECORDS, TALKS, UNITS
from tests.lint.twentythird.tasks_options import LAWS, NATURE
from tests.lint.twentythird.tasks_zh import FANYI, PINGJIA, YINGYONG, YUEDU

FAMILY = "answers"
READ = "answer/not-extracted answer/not-in-output answer/letter-asked answer/gold-differs"

KINDS = (
    kind(
        FAMILY,
        "the metric compares with something else than what the shots answer",
        READ + " answer/other-names",
        changed(
            NATURE,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
        changed(ROUTES, ('"processed_output": number', '"processed_output": TEAMS[data["label"]]')),
        changed(PINGJIA, ('"processed_output": label', '"processed_output": str(data["label"])')),
        changed(
            UNITS, ('"processed_output": gold', '"processed_output": f"{gold} {data[\'to\']}"')
        ),
    ),
    kind(
        FAMILY,
        "the post-processor does not take the answer out of the outputs",
        READ,
        changed(TILLS, postprocess="until_return_post"),
        changed(YINGYONG, postprocess="until_return_post"),
        changed(LAWS, postprocess="until_return_post"),
    ),
    kind(
        FAMILY,
        "whole numbers are floats, since a table was read that way",
        "answer/python-value text/raw-value answer/legend answer/not-extracted answer/not-in-output "
        "few-shot/worked-form few-shot/other-form",
        changed(TILLS, rows=put("answer", lambda r: float(r["answer"]))),
        changed(UNITS, rows=put("result", lambda r: float(r["result"]))),
        changed(ROUTES, rows=put("label", lambda r: float(r["label"]))),
    ),
    kind(
        FAMILY,
        "the output begins with the cue that the input ends with",
        "answer/cue-again text/said-again answer/not-extracted",
        changed(NATURE, ('f" {gold}"', 'f" Answer: {gold}"')),
        changed(TALKS, ("\" {data['mood']}\"", "\" Mood: {data['mood']}\"")),
        changed(YUEDU, ('"output": data["answer"]', '"output": "回答：" + data["answer"]')),
    ),
    kind(
        FAMILY,
        "a stop sequence stands inside the answers",
        "answer/stopped-early answer/not-extracted",
        changed(TILLS, stop=(".",)),
        changed(RECORDS, stop=("\n", "}")),
        changed(YINGYONG, stop=("。", "\n")),
    ),
    kind(
        FAMILY,
        "a label is spelled in two ways",
        "answer/two-spellings answer/other-names answer/other-form answer/unlike-others few-shot/trailing-space few-shot/other-labels few-shot/worked-form",
        changed(SPAM, rows=put("kind", lambda r: r["kind"].title(), every=3)),
        changed(INFERENCE, rows=put("label", lambda r: r["label"].upper(), every=4, start=1)),
        changed(TALKS, rows=put("mood", lambda r: r["mood"] + " ", every=3, start=1)),
    ),
    kind(
        FAMILY,
        "the gold is made small, while the outputs keep their capitals and the match is exact",
        READ + " answer/two-spellings",
        changed(
            HARBOURS,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].lower()'),
        ),
        changed(FERRIES, ('"processed_output": answer', '"processed_output": answer.casefold()')),
        changed(
            FANYI,
            (
                '"processed_output": data["en"]',
                '"processed_output": data["en"].lower().rstrip(".")',
            ),
        ),
    ),
    kind(
        FAMILY,
        "no space stands between the cue and the answer",
        "text/missing-space",
        changed(NATURE, ('"output": f" {gold}"', '"output": gold')),
        changed(FRENCH, ('"output": " " + data["fr"]', '"output": data["fr"]')),
        changed(HARBOURS, ('"output": " " + data', '"output": data')),
    ),
)
