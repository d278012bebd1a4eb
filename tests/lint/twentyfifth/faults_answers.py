"""Answers against the metric, the post-processor, the stop sequences and the row."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentyfifth.tasks_free import MARKET, PARCELS, PHRASES, TICKETS, TIDES, WELLS
from tests.lint.twentyfifth.tasks_options import CLAIMS, FERRY, NEWS, REVIEWS, SHIPS
from tests.lint.twentyfifth.tasks_zh import DIMING, PINGJIA, YINGYONG, YUEDU

answers = partial(kind, "answers")
KINDS = (
    answers(
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/other-form",
        changed(TIDES, ('"processed_output": time', '"processed_output": time.replace(":", ".")')),
        changed(
            PHRASES, ('"processed_output": data["fr"]', '"processed_output": data["fr"].lower()')
        ),
        changed(
            NEWS, ('"processed_output": data["topic"]', '"processed_output": data["topic"][:3]')
        ),
    ),
    answers(
        "the post-processor does not read the outputs",
        "answer/not-extracted",
        changed(MARKET, postprocess="gsm8k_post"),
        changed(YINGYONG, postprocess="until_return_post"),
        changed(NEWS, postprocess="agieval_single_answer_post"),
    ),
    answers(
        "a stop sequence is part of the outputs",
        "answer/stopped-early",
        changed(MARKET, stop=(".", "\n")),
        changed(TICKETS, stop=(",",)),
        changed(YINGYONG, stop=("。",)),
    ),
    answers(
        "what is compared is empty",
        "answer/empty answer/empty-is-right text/absent-field",
        changed(WELLS, ('"processed_output": answer', '"processed_output": data.get("gold", "")')),
        changed(DIMING, ('"processed_output": data["place"]', '"processed_output": ""')),
        changed(FERRY, ('"processed_output": label', '"processed_output": label[3:]')),
    ),
    answers(
        "the output says the cue once more",
        "answer/cue-again text/said-again",
        changed(PARCELS, ('f" {city}"', 'f" City: {city}"')),
        changed(YUEDU, ('"output": data["answer"]', '"output": "回答：" + data["answer"]')),
        changed(REVIEWS, ('output=" " + ', 'output=" Sentiment: " + ')),
    ),
    answers(
        "the answer is written as Python prints a value",
        "answer/python-value text/raw-value answer/not-extracted answer/other-names",
        changed(MARKET, rows=put("answer", lambda row: row["answer"] / 1)),
        changed(WELLS, ('answer = data["answers"][0]', 'answer = str(data["answers"])')),
        changed(FERRY, ('"yes" if data["answer"] else "no"', 'data["answer"]')),
    ),
    answers(
        "a shot ends with another text than the one that is ranked",
        "few-shot/not-a-choice answer/not-an-option text/missing-space answer/not-in-output",
        changed(SHIPS, ('"output": gold', '"output": gold.title()')),
        changed(CLAIMS, ('"output": gold', '"output": f" ({gold.strip()})"')),
        changed(PINGJIA, ('"output": gold', '"output": f"是{gold}。"')),
    ),
)
