"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, MED
from tests.lint.thirtyfourth.tasks_free import MATH, PRINTS, SPAN, TRANS
from tests.lint.thirtyfourth.tasks_zh import TSPAN, ZMATH, ZMC

F = "leaks"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer is written behind its cue in the input",
        "answer/leaked answer/cue-again",
        changed(
            SPAN, (r'"Answer with words from the text.\nAnswer:"', "f\"Answer: {data['answer']}\"")
        ),
        changed(PRINTS, ("Output:", "Output: {gold}")),
        changed(TSPAN, ("答案：", "答案：{gold}")),
    ),
    kind(
        F,
        "the row's own steps stand in the input",
        "answer/reasoning-in-input answer/leaked",
        changed(MATH, (r"\nAnswer:", r"\n{data['steps']}\nAnswer:")),
        changed(ZMATH, (r"\n解答：", r"\n分析：{data['steps']}\n解答：")),
    ),
    kind(
        F,
        "the right option has a mark in the list",
        "answer/stands-out answer/marked answer/leaked",
        changed(
            MED,
            (
                "{letter}. {option}\\n",
                "{letter}. {option}{' (correct)' if option == options[data['answer']] else ''}\\n",
            ),
        ),
        changed(
            ZMC,
            (
                "{letter}．{option}\\n",
                "{letter}．{option}{'*' if option == options[data['answer']] else ''}\\n",
            ),
        ),
    ),
    kind(
        F,
        "the annotation of the answer is left in the passage",
        "answer/marked answer/leaked",
        changed(
            SPAN,
            rows=put(
                "context", lambda row: row["context"].replace(row["answer"], f"**{row['answer']}**")
            ),
        ),
        changed(
            TSPAN,
            rows=put(
                "context", lambda row: row["context"].replace(row["answer"], f"【{row['answer']}】")
            ),
        ),
    ),
    kind(
        F,
        "the whole row is put into the prompt",
        "answer/leaked text/raw-value",
        changed(BOOL, ("Passage: {data['passage']}", "Passage: {data}")),
        changed(TRANS, ("English: {data['en']}", "English: {data}")),
    ),
)
