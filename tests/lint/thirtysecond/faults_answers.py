"""Faults of the answers, against metric and post-processor."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtysecond.tasks_choice import AVI, FARM, HOTEL, LAB, LEASE, MUSEUM, RAIL
from tests.lint.thirtysecond.tasks_free import BOOKING, CLINIC, LEAGUE, MENU, SHELF, SORTED, UNITS
from tests.lint.thirtysecond.tasks_zh import TNEWS, TYES, ZSPAN, ZSUM, ZTEA

F = "answers"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output is a sentence about the gold, and a match is asked for",
        "answer/not-extracted",
        changed(LEASE, ('f" {gold}"', 'f" The answer is {gold}."')),
        changed(TYES, ('"output": gold', '"output": f"答案是「{gold}」。"')),
        changed(LEAGUE, ('" " + data["cell"]', "f\" The table says {data['cell']}.\"")),
    ),
    kind(
        F,
        "a stop sequence occurs in the outputs of the shots",
        "answer/stopped-early answer/not-extracted",
        changed(BOOKING, stop=(",",)),
        changed(MENU, stop=("\n", ".")),
        changed(SORTED, stop=("\n", ",")),
    ),
    kind(
        F,
        "the post-processor is that of another task",
        "answer/not-extracted",
        changed(MENU, postprocess="gsm8k_post"),
        changed(ZSPAN, postprocess="gsm8k_post"),
        changed(CLINIC, postprocess="until_return_post"),
    ),
    kind(
        F,
        "the room for the answer is too small for it",
        "tokens/answer-too-long",
        changed(CLINIC, max_tokens=4),
        changed(MENU, max_tokens=2),
        changed(BOOKING, max_tokens=2),
    ),
    kind(
        F,
        "what is compared is not what the output says",
        "answer/not-in-output answer/not-extracted answer/letter-asked",
        changed(
            AVI, ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]')
        ),
        changed(FARM, ('"processed_output": gold', '"processed_output": TOPICS[data["topic"]]')),
        changed(
            TYES,
            ('"processed_output": gold', '"processed_output": str(data["label"]).lower()'),
        ),
    ),
    kind(
        F,
        "a shot ends with another text than the options that are ranked",
        "few-shot/not-a-choice text/missing-space",
        changed(MUSEUM, ('"output": gold', '"output": gold + "."')),
        changed(HOTEL, ('"output": gold', '"output": gold.strip()')),
        changed(RAIL, ('"output": gold', '"output": gold.upper()')),
    ),
    kind(
        F,
        "what is compared is empty, since a name is misspelt",
        "answer/empty answer/empty-is-right answer/not-in-output text/absent-field",
        changed(
            LEAGUE,
            ('"processed_output": data["cell"]', '"processed_output": data.get("cel", "")'),
        ),
        changed(
            TNEWS,
            ('"processed_output": data["kind"]', '"processed_output": data.get("kinds", "")'),
        ),
        changed(
            MENU, ('"processed_output": data["en"]', '"processed_output": data.get("english", "")')
        ),
    ),
    kind(
        F,
        "the output says the cue once more",
        "answer/cue-again answer/not-extracted",
        changed(LEASE, ('f" {gold}"', 'f" Answer: {gold}"')),
        changed(ZTEA, ('"output": gold', '"output": "答案：" + gold')),
        changed(SORTED, ("f\" {data['order']}\"", "f\" Order: {data['order']}\"")),
    ),
    kind(
        F,
        "whole numbers have become floats",
        "answer/python-value answer/other-form answer/letters answer/legend answer/letter-asked"
        " answer/not-an-option",
        changed(UNITS, rows=put("value", lambda row: str(float(row["value"])))),
        changed(FARM, ('str(data["topic"])', 'str(float(data["topic"]))')),
        changed(LAB, ('str(data["key"])', 'str(data["key"] / 1)')),
    ),
    kind(
        F,
        "a list is the answer, as Python writes it",
        "answer/python-value text/raw-value answer/not-extracted answer/not-an-option",
        changed(SHELF, ('data["answers"][0]', 'str(data["answers"])')),
        changed(SORTED, rows=put("order", lambda row: str(row["order"].split(", ")))),
        changed(LEAGUE, rows=put("cell", lambda row: str([row["cell"]]))),
    ),
    kind(
        F,
        "some answers have a full stop, and the others none",
        "answer/other-form answer/two-spellings answer/not-an-option answer/unlike-others",
        changed(SHELF, rows=put("answers", lambda row: [row["answers"][0] + "."], 4)),
        changed(LEAGUE, rows=put("cell", lambda row: row["cell"] + ".", 4)),
        changed(ZSPAN, rows=put("span", lambda row: row["span"] + "。", 4)),
    ),
    kind(
        F,
        "the output has quotes around what is compared without them",
        "answer/not-extracted few-shot/worked-form few-shot/other-form",
        changed(SHELF, ('" " + gold', "f' \"{gold}\"'")),
        changed(LEAGUE, ('" " + data["cell"]', "' \"' + data[\"cell\"] + '\"'")),
        changed(ZSPAN, ('"output": data["span"]', '"output": "“" + data["span"] + "”"')),
    ),
    kind(
        F,
        "the steps of a row come to another result than its gold",
        "answer/chain-differs few-shot/wrong-sum answer/other-rule",
        changed(CLINIC, rows=lambda rows: rows[2].update(result=14) or rows[7].update(result=6)),
        changed(ZSUM, rows=lambda rows: rows[1].update(result=80) or rows[6].update(result=265)),
        changed(
            CLINIC,
            ("{data['result']}\"\n", "{data['result'] * 10}\"\n"),
            ('str(data["result"])', 'str(data["result"] * 10)'),
        ),
    ),
)
