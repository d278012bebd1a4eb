"""Faults of shots, worked examples and the query."""

from __future__ import annotations

from tests.lint.making import at, kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CLAIM, LAW
from tests.lint.thirtyseventh.tasks_words import CELLS, PAST, SPAN, SUMS
from tests.lint.thirtyseventh.tasks_zh import TYES, ZMC, ZSUM

F = "shots and query"
LABELS = {"supported": "SUPPORTS", "refuted": "REFUTES", "unclear": "NOT ENOUGH INFO"}


def _again(key):
    def run(rows):
        return rows + [{**row, key: row[key].upper()} for row in rows]

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the file of shots has rows that are scored",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown few-shot/near-copy",
        changed(CLAIM, shots=CLAIM.rows[:4]),
        changed(TYES, shots=TYES.rows[2:6]),
        changed(SPAN, shots=SPAN.rows[:4]),
    ),
    kind(
        F,
        "the worked examples have another cue than the question",
        "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms",
        changed(PAST, ("\\nPast tense:", "\\nAnswer:")),
        changed(
            CELLS,
            (
                '"Table:\\n"',
                '"Table:\\nTown | Mayor\\nUlm | Frey\\n\\nQ: Who is mayor of Ulm?\\n'
                'A: Frey\\n\\nTable:\\n"',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "a worked example, or the steps of a row, calculate wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs answer/other-rule",
        changed(SUMS, rows=at(1, steps="Each is 90 / 5 = 16 euros.", result=16)),
        changed(ZSUM, rows=at(1, steps="4 * 13 = 42，要42元。", result=42)),
    ),
    kind(
        F,
        "the input asks for steps, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form",
        changed(
            SUMS,
            ("f\" {data['steps']} #### {data['result']}\"", "f\" {data['result']}\""),
            ("step by step, and end with #### and the number.", "step by step."),
            postprocess="until_return_post",
        ),
        changed(
            ZSUM,
            ("f\"{data['steps']} #### {data['result']}\"", "str(data['result'])"),
            ("请先写出计算步骤，再在“####”后面写出得数。", "请一步一步地计算。"),
            postprocess="until_return_post",
        ),
    ),
    kind(
        F,
        "the rows are there a second time in other letters, so a shot asks the doc's question",
        "few-shot/near-copy few-shot/question-shown few-shot/own-doc",
        changed(LAW, rows=_again("question"), fewshot=8),
        changed(SPAN, rows=_again("question"), fewshot=8),
    ),
    kind(
        F,
        "the prompt says another number of examples than it has",
        "few-shot/other-count answer/other-count",
        changed(PAST, ("these two examples", "these five examples")),
        changed(TYES, description="以下是六個範例，請依照範例作答。"),
        changed(ZMC, description="下面给出五道例题，请仿照例题作答。"),
    ),
)
