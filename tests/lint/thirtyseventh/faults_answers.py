"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CHAT, FIN, LAW, MED
from tests.lint.thirtyseventh.tasks_words import CELLS, LOGS, SUMS
from tests.lint.thirtyseventh.tasks_zh import TSPAN, TYES, ZMC, ZSUM, ZTONE

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/letter-asked",
        changed(LAW, ('"processed_output": gold', '"processed_output": choices[data["answer"]]')),
        changed(
            MED, ('"processed_output": gold', '"processed_output": DEPARTMENTS[data["dept"] - 1]')
        ),
        changed(TYES, ('"processed_output": gold', '"processed_output": str(data["correct"])')),
    ),
    kind(
        F,
        "the output is a sentence about the gold, and the whole line is compared",
        "answer/not-extracted",
        changed(CELLS, ('" " + data["cell"]', "f\" The answer is {data['cell']}.\"")),
        changed(CHAT, ('" " + gold', 'f" The customer asks about a {gold}."')),
        changed(TSPAN, ('"output": gold', '"output": f"答案是{gold}。"')),
    ),
    kind(
        F,
        "a stop sequence stands inside the answers of the shots",
        "answer/stopped-early answer/not-extracted",
        changed(SUMS, (" #### {data", "\\n#### {data")),
        changed(LOGS, stop=(",", "\n")),
        changed(ZSUM, stop=("\n", "，")),
    ),
    kind(
        F,
        "the output says the cue once more",
        "answer/cue-again answer/not-extracted text/said-again",
        changed(LAW, ('" " + gold', '" Answer: " + gold')),
        changed(CHAT, ('" " + gold', '" Intent of the customer: " + gold')),
        changed(ZMC, ('"output": gold', '"output": "答案：" + gold')),
    ),
    kind(
        F,
        "the output of a ranked doc is not one of the ranked texts",
        "few-shot/not-a-choice text/missing-space answer/not-an-option",
        changed(FIN, ('"output": gold', '"output": gold.strip()')),
        changed(FIN, ('"output": gold', '"output": gold + "."')),
        changed(ZTONE, ('"output": gold', '"output": f"（{gold}）"')),
    ),
)
