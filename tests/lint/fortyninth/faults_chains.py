"""Faults of chains of thought, and of where inputs and outputs end."""

from __future__ import annotations

from tests.lint.fortyninth.tasks_exam import BOOLS, OPTICS, SQL, SUMS
from tests.lint.fortyninth.tasks_work import (
    CHAT,
    CLAUSE,
    HEADLINE,
    INVOICE,
    JOBS,
    STOCK,
    TICKETS,
)
from tests.lint.fortyninth.tasks_world import ARTIKEL, KANA, NOTICIAS, VERDADE
from tests.lint.fortyninth.tasks_zh import HISTORY, JUDGE, ORDERS, SHOP, ZHSUM
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

S = "shots and query"

KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here answer/not-extracted",
        changed(SUMS, ("f\" {data['rationale']} So the answer is {gold}.\"", 'f" {gold}"')),
        changed(ZHSUM, ("f\"{data['steps']}，答案是{gold}\"", "gold")),
        changed(HISTORY, ('append("答案：")', 'append("让我们一步一步思考。\\n答案：")')),
        changed(STOCK, ("\\nA:", " Let's think step by step.\\nA:")),
    ),
    kind(
        S,
        "the answer alone is asked for, and the shots show steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(SUMS, ("Think step by step.", "Answer with the number only.")),
        changed(ZHSUM, ("请写出计算过程，最后写“答案是”和结果。", "只写最后的数字，不要写过程。")),
    ),
    kind(
        S,
        "golds were corrected in the table, and the steps beside them were not",
        "answer/chain-differs few-shot/wrong-sum",
        changed(SUMS, rows=put("result", lambda row: row["result"] + 10, 4)),
        changed(ZHSUM, rows=put("answer", lambda row: row["answer"] + 1, 3)),
    ),
    kind(
        S,
        "the cue went into the output when the templates were merged",
        "answer/cue-again text/said-again",
        changed(VERDADE, ('"output": " " + gold', '"output": " Resposta: " + gold')),
        changed(ORDERS, ('"output": gold', '"output": "结果：" + gold')),
        changed(
            HEADLINE,
            (
                '"output": " " + data',
                '"output": " Title of the incident, in at most six words: " + data',
            ),
        ),
    ),
    kind(
        S,
        "a shot of PPL ends in another form than the choices have",
        "few-shot/not-a-choice few-shot/other-form answer/not-an-option answer/no-gold "
        "answer/other-form answer/two-spellings text/missing-space",
        changed(BOOLS, ('"output": gold', '"output": gold.strip()')),
        changed(CLAUSE, ('"output": gold', '"output": f" ({gold.strip()})"')),
        changed(ARTIKEL, ('"output": gold', '"output": gold + " " + data["nomen"]')),
        changed(JUDGE, ('"output": gold', '"output": gold + "。"')),
    ),
    kind(
        S,
        "what is compared is not what the shots show",
        "answer/not-in-output answer/gold-differs answer/not-extracted answer/other-names answer/letters",
        changed(
            HISTORY,
            ('"processed_output": gold', '"processed_output": data["choices"][data["answer"]]'),
        ),
        changed(TICKETS, ('"processed_output": gold', '"processed_output": gold.title()')),
        changed(KANA, ("processed_output=gold", 'processed_output=data["kanji"]')),
        changed(
            OPTICS,
            ('"processed_output": data["key"]', '"processed_output": data["options"][data["key"]]'),
        ),
    ),
    kind(
        S,
        "the space between a cue and its answer was lost",
        "text/missing-space",
        changed(TICKETS, ('"output": " " + gold', '"output": gold')),
        changed(NOTICIAS, ('"output": " " + gold', '"output": gold')),
        changed(STOCK, ('"output": " " + data', '"output": data')),
        changed(JOBS, ("f\" {data['level']} |", "f\"{data['level']} |")),
    ),
    kind(
        S,
        "each shot ends with an empty line of its own",
        "few-shot/separator text/double-newline few-shot/trailing-space answer/two-spellings "
        "answer/stopped-early text/separator-inside",
        changed(INVOICE, ('f" {gold}"', 'f" {gold}\\n\\n"')),
        changed(SQL, ('"output": data["query"]', '"output": data["query"] + "\\n\\n"')),
        changed(CHAT, ("f\" {data['intent']}\"", "f\" {data['intent']}\\n\"")),
    ),
    kind(
        S,
        "the letters' cue is followed by a newline, and the answer begins with one",
        "text/double-newline text/double-space text/trailing-space answer/stopped-early",
        changed(SQL, ('"output": data["query"]', '"output": "\\n" + data["query"]')),
        changed(
            HISTORY,
            ('append("答案：")', 'append("答案：\\n")'),
            ('"output": gold', '"output": "\\n" + gold'),
        ),
        changed(
            SHOP,
            ('判断："', '判断：\\n"'),
            ('"output": data["label"]', '"output": "\\n" + data["label"]'),
        ),
    ),
)
