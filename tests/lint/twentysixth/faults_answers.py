"""Faults of answers against the metric or the post-processor."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import (
    BILLS,
    CITY,
    FRENCH,
    OUTPUT,
    PHONE,
    PLURAL,
    READING,
    TABLE,
)
from tests.lint.twentysixth.tasks_labels import GRAMMAR, NEWS, NLI, REVIEWS
from tests.lint.twentysixth.tasks_options import CIVICS, IDIOMS, SCIENCE
from tests.lint.twentysixth.tasks_zh import CHENGYU, COMMON, HISTORY, PASSAGE, SUMS

FAMILY = "answers"
READ = "answer/not-extracted answer/not-in-output answer/stopped-early answer/gold-differs"
FORM = "answer/other-form answer/two-spellings answer/unlike-others answer/not-an-option answer/other-names few-shot/trailing-space"

KINDS = (
    kind(
        FAMILY,
        "the post-processor takes the first line, and the outputs have their steps there",
        READ,
        changed(BILLS, postprocess="until_return_post"),
        changed(SUMS, postprocess="until_return_post"),
        changed(
            SCIENCE, ('"output": " " + gold', '"output": f" Let me see.\\n{gold}"'), stop=("\n\n",)
        ),
    ),
    kind(
        FAMILY,
        "a stop sequence is in every answer",
        READ + " tokens/answer-too-long",
        changed(BILLS, stop=(".",)),
        changed(FRENCH, stop=(" ",)),
        changed(PHONE, stop=(":",)),
    ),
    kind(
        FAMILY,
        "the outputs say the last cue again",
        "answer/cue-again text/said-again answer/not-extracted",
        changed(NEWS, ('" " + gold', '" Desk number: " + gold')),
        changed(COMMON, ('"output": gold', '"output": "答案：" + gold')),
        changed(TABLE, ('" " + data["answer"]', '" A: " + data["answer"]')),
    ),
    kind(
        FAMILY,
        "what is compared is another field than what the shots say",
        READ
        + " answer/same-gold answer/letter-asked answer/python-value answer/empty answer/letters",
        changed(
            READING, ('"processed_output": data["answer"]', '"processed_output": data["question"]')
        ),
        changed(
            HISTORY,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
        changed(NLI, ('"processed_output": word', '"processed_output": data["gold_label"]')),
    ),
    kind(
        FAMILY,
        "what is compared is a list, a number or a truth of Python, not a text",
        "answer/python-value answer/not-in-output answer/not-extracted answer/unlike-others code/error",
        changed(
            TABLE,
            ('"processed_output": data["answer"]', '"processed_output": str([data["answer"]])'),
        ),
        changed(
            GRAMMAR, ('"processed_output": gold', '"processed_output": str(data["acceptable"])')
        ),
        changed(
            BILLS,
            ('"processed_output": data["total"]', '"processed_output": str(float(data["total"]))'),
        ),
    ),
    kind(
        FAMILY,
        "some answers have a unit, a full stop or a note behind them, the others have not",
        FORM,
        changed(PASSAGE, rows=put("answer", lambda row: row["answer"] + "。", every=4)),
        changed(CITY, rows=put("city", lambda row: row["city"] + ".", every=5)),
        changed(SUMS, rows=put("total", lambda row: row["total"] + "（个）", every=5)),
    ),
    kind(
        FAMILY,
        "in PPL the shots end with another text than the choices",
        "few-shot/not-a-choice answer/not-an-option text/missing-space text/double-space answer/letters",
        changed(IDIOMS, ('"output": best', '"output": "It means " + best')),
        changed(CHENGYU, ('"output": gold', '"output": f"“{gold}”"')),
        changed(IDIOMS, ('"output": best', '"output": best.capitalize() + "."')),
    ),
    kind(
        FAMILY,
        "the answer is empty in some rows",
        "answer/empty answer/empty-is-right answer/unlike-others few-shot/no-answer answer/not-an-option",
        changed(READING, rows=put("answer", lambda row: "", every=6)),
        changed(PLURAL, rows=put("plural", lambda row: "", every=6)),
        changed(
            OUTPUT,
            ('"processed_output": data["printed"]', '"processed_output": data.get("expected", "")'),
        ),
    ),
    kind(
        FAMILY,
        "the outputs are in other letters than what is compared",
        READ + " answer/other-names few-shot/other-form",
        changed(REVIEWS, ('f" {name}"', 'f" {name.upper()}"')),
        changed(
            CITY, ('"processed_output": data["city"]', '"processed_output": data["city"].lower()')
        ),
        changed(CIVICS, ('"processed_output": number', '"processed_output": f"({number})"')),
    ),
)
