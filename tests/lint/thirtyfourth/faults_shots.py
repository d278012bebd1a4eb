"""Faults of shots and query."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, LAW, MED, SAFE
from tests.lint.thirtyfourth.tasks_free import MATH, TRANS
from tests.lint.thirtyfourth.tasks_zh import TFACT, TSPAN, ZMATH, ZMC

F = "shots and query"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the few-shot file is a copy of scored rows",
        "few-shot/own-doc few-shot/same-docs few-shot/question-shown few-shot/near-copy",
        changed(BOOL, shots=BOOL.rows[:4]),
        changed(TFACT, shots=TFACT.rows[:4]),
        changed(SAFE, shots=SAFE.rows[2:6]),
    ),
    kind(
        F,
        "the shots have other names for the labels than the docs",
        "few-shot/other-labels few-shot/worked-form "
        "few-shot/unlike-docs answer/other-names answer/two-spellings",
        changed(
            SAFE,
            shots=tuple(
                {**row, "label": {"safe": "harmless", "unsafe": "harmful"}[row["label"]]}
                for row in SAFE.shots
            ),
        ),
        changed(
            LAW,
            ("Kind: payment", "Kind: C"),
            ("Kind: confidentiality", "Kind: A"),
            ("Kind: termination", "Kind: B"),
        ),
    ),
    kind(
        F,
        "an answer that a shot shows is miscalculated",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(
            MATH,
            shots=(
                {
                    "question": "Leo has 6 bags of 9 nuts. How many nuts?",
                    "steps": "6 * 9 = 56 nuts.",
                    "answer": "56",
                },
                {
                    "question": "A cake of 12 slices loses 5. How many stay?",
                    "steps": "12 - 5 = 7 slices.",
                    "answer": "7",
                },
                {
                    "question": "What do 3 pens at 4 euros cost?",
                    "steps": "3 * 4 = 12 euros.",
                    "answer": "12",
                },
            ),
        ),
        changed(
            ZMATH,
            shots=(
                {
                    "question": "一盒有6个杯子，5盒有几个？",
                    "steps": "6×5=35，共35个。",
                    "answer": "35",
                },
                {
                    "question": "树上有14只鸟，飞走8只，还剩几只？",
                    "steps": "14-8=6，还剩6只。",
                    "answer": "6",
                },
                {
                    "question": "64页书8天看完，每天几页？",
                    "steps": "64÷8=8，每天8页。",
                    "answer": "8",
                },
            ),
        ),
    ),
    kind(
        F,
        "the question has other cues than the worked examples",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue",
        changed(LAW, ("Clause: {clause}\nKind:", "Clause: {clause}\nCategory:")),
        changed(LAW, ("Clause: {clause}\nKind:", "Text: {clause}\nLabel:")),
    ),
    kind(
        F,
        "the instruction is in the description and in each question",
        "text/repeated-instruction",
        changed(
            SAFE,
            (
                '"Request: "',
                '"Each request to an assistant is labelled as safe or unsafe.\\nRequest: "',
            ),
        ),
        changed(TRANS, description="Translate into German."),
        changed(TSPAN, description="請用短文中的詞語回答。"),
    ),
    kind(
        F,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(
            MATH, (r"\nAnswer:", r"\nAnswer: Let's think step by step."), ("{data['steps']} ", "")
        ),
        changed(
            ZMATH,
            (r"\n解答：", r"\n请一步一步思考，写出解题过程。\n解答："),
            ("{data['steps']} ", ""),
        ),
    ),
    kind(
        F,
        "the prompt promises another number of examples",
        "few-shot/other-count few-shot/fewer",
        changed(MED, description="The following five examples show how to answer."),
        changed(LAW, ("or liability.", "or liability. Here are five examples.")),
        changed(ZMC, description="下面给出五个例子。"),
    ),
)
