"""Faults of the answers, against metric, post-processor and stop."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import BOOLQ, GAP, MEDQ
from tests.lint.fiftyfirst.tasks_office import (
    ADVERT,
    ASPECTS,
    DESK,
    INVOICE,
    LOGS,
    SENSOR,
)
from tests.lint.fiftyfirst.tasks_steps import (
    AMT,
    BUDGET,
    FILMS,
    MINUTES,
    QUERY,
    SHELL,
    VERDAD,
)
from tests.lint.fiftyfirst.tasks_zh import KEFU, YINGYONG, YUEDU
from tests.lint.making import RowChange, at, kind, put
from tests.lint.shape import Kind, Row, changed

A = "answers"


def _slipped(key: str) -> RowChange:
    def run(rows: list[Row]) -> None:
        values = [row[key] for row in rows]
        for row, value in zip(rows, values[1:] + values[:1], strict=True):
            row[key] = value

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        A,
        "only one of output and processed_output is put in small letters or cleaned",
        "answer/not-in-output answer/not-extracted answer/two-spellings answer/other-names answer/gold-differs",
        changed(SENSOR, ('"processed_output": gold', '"processed_output": gold.lower()')),
        changed(BOOLQ, ('"processed_output": gold', '"processed_output": gold.lower()')),
        changed(
            QUERY,
            ('"processed_output": data["sql"]', '"processed_output": data["sql"].rstrip(";")'),
        ),
        changed(
            AMT, ('"processed_output": data["amt"]', '"processed_output": data["amt"].lower()')
        ),
    ),
    kind(
        A,
        "a sentence is around the gold, and the whole response is compared",
        "answer/not-extracted answer/letter-asked few-shot/other-form answer/cue-again",
        changed(MEDQ, ('" " + gold', 'f" The answer is ({gold})."')),
        changed(KEFU, ('"output": gold', '"output": f"用户想要{gold}。"')),
        changed(VERDAD, ('" " + letra', 'f" La frase es {letra}."')),
    ),
    kind(
        A,
        "the answer is in a fence that the stop sequence is made of",
        "answer/stopped-early answer/not-extracted answer/not-in-output few-shot/other-form",
        changed(INVOICE, ('" " + gold', '"\\n```json\\n" + gold + "\\n```"'), stop=("```",)),
        changed(
            QUERY, ('" " + data["sql"]', '" ```sql " + data["sql"] + " ```"'), stop=("\n\n", "```")
        ),
        changed(SHELL, ('" " + data["cmd"]', '" `" + data["cmd"] + "`"'), stop=("\n", "`")),
    ),
    kind(
        A,
        "a stop sequence of another task is inside the answers",
        "answer/stopped-early answer/not-extracted",
        changed(LOGS, stop=("\n", ":")),
        changed(ASPECTS, stop=("\n", ",")),
        changed(QUERY, stop=("\n", ";", " FROM")),
        changed(YINGYONG, stop=("\n",)),
    ),
    kind(
        A,
        "the room for the answer is that of a letter",
        "tokens/answer-too-long",
        changed(MINUTES, max_tokens=4),
        changed(QUERY, max_tokens=2),
        changed(BUDGET, max_tokens=3),
    ),
    kind(
        A,
        "the post-processor is another task's",
        "answer/not-extracted",
        changed(MINUTES, postprocess="gsm8k_post"),
        changed(YINGYONG, postprocess="until_return_post"),
        changed(DESK, postprocess="gsm8k_post"),
    ),
    kind(
        A,
        "the compared value is no text: a number, a truth or a list",
        "code/error answer/python-value answer/not-extracted answer/not-in-output answer/other-form",
        changed(BUDGET, ('"processed_output": gold', '"processed_output": data["result"]')),
        changed(BOOLQ, ('"processed_output": gold', '"processed_output": data["truth"]')),
        changed(ASPECTS, ('"processed_output": gold', '"processed_output": str(data["praised"])')),
    ),
    kind(
        A,
        "the output says the cue or the sign before the answer again",
        "answer/cue-again answer/not-extracted text/said-again few-shot/not-a-choice",
        changed(ADVERT, ('" " + data["level"]', '" Level: " + data["level"]')),
        changed(SHELL, ('" " + data["cmd"]', '" $ " + data["cmd"]')),
        changed(YUEDU, ('"output": data["da"]', '"output": "答：" + data["da"]')),
        changed(GAP, ('"output": gold', '"output": " The gap is" + gold')),
    ),
    kind(
        A,
        "the chain closes on another number than its steps",
        "answer/chain-differs few-shot/wrong-sum answer/unlike-others few-shot/wrong-answer",
        changed(BUDGET, rows=at(3, result=81)),
        changed(BUDGET, rows=_slipped("reasoning")),
        changed(YINGYONG, rows=at(4, answer=90)),
        changed(YINGYONG, rows=at(2, steps="84÷12=8", answer=8)),
    ),
    kind(
        A,
        "chains are missing in the rows that a colleague added",
        "text/nothing answer/other-form few-shot/steps-lost text/empty-slot answer/unlike-others "
        "text/two-spaces few-shot/unlike-docs text/unlike-others few-shot/other-form text/double-space",
        changed(BUDGET, rows=put("reasoning", lambda row: None, 3)),
        changed(YINGYONG, rows=put("steps", lambda row: "", 3)),
        changed(
            BUDGET,
            ("\" {data['reasoning']} #### {gold}\"", "\" {data.get('reasoning')} #### {gold}\""),
            rows=lambda rows: [row.pop("reasoning") for row in rows[1::3]] and None,
        ),
    ),
    kind(
        A,
        "the ranked options and the output differ by a space or a full stop",
        "few-shot/not-a-choice text/missing-space answer/not-in-output answer/not-extracted "
        "answer/not-an-option few-shot/trailing-space",
        changed(GAP, ('"output": gold', '"output": gold.strip()')),
        changed(FILMS, ('"output": gold', '"output": gold + "."')),
        changed(FILMS, ('"output": gold', '"output": gold.title()')),
    ),
)
