"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CHAT, CLAIM, LAW, MED
from tests.lint.thirtyseventh.tasks_words import CELLS, SPAN, SUMS
from tests.lint.thirtyseventh.tasks_zh import TSPAN, ZMC, ZSUM

F = "leaks"


def _numbered(key):
    def run(rows):
        for number, row in enumerate(rows, 1):
            row["id"] = f"{row[key]}-{number:03}"

    return run


def _first(row):
    right = row["choices"].pop(row["answer"])
    row["choices"].insert(0, right)
    row["answer"] = 0


def _marked_text(key, gold, before="**", after="**"):
    def text(row):
        answer = row[gold][0] if isinstance(row[gold], list) else row[gold]
        return row[key].replace(answer, before + answer + after, 1)

    return put(key, text)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the prompt shows an id that begins with the label",
        "answer/in-id answer/leaked",
        changed(
            CHAT, ('"Conversation:\\n"', '"Ticket " + data["id"] + "\\n"'), rows=_numbered("intent")
        ),
        changed(
            CLAIM,
            (
                'ask(data["evidence"], data["claim"])',
                'data["id"] + "\\n" + ask(data["evidence"], data["claim"])',
            ),
            rows=_numbered("label"),
            shots=(),
        ),
    ),
    kind(
        F,
        "the right option has a mark in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            LAW,
            (
                'f"{letter}) {choice}"',
                'f"{letter}) {choice}" + " *" * (choice == choices[data["answer"]])',
            ),
        ),
        changed(
            ZMC,
            ("text = f", 'right = data["choices"][data["answer"]]\n    text = f'),
            (
                'f"{letter}．{choice}\\n"',
                "f\"{letter}．{choice}{'（正确）' if choice == right else ''}\\n\"",
            ),
        ),
    ),
    kind(
        F,
        "the row's own solution stands in the input",
        "answer/reasoning-in-input answer/leaked",
        changed(
            SUMS, ('text += "\\nSolution:"', "text += f\"\\nHint: {data['steps']}\\nSolution:\"")
        ),
        changed(ZSUM, ("\\n解答：", "\\n提示：{data['steps']}\\n解答：")),
    ),
    kind(
        F,
        "the answer was left behind the last cue, or in a line of its own above it",
        "answer/leaked",
        changed(MED, ("Number of the department:", "Number of the department: {data['dept']}")),
        changed(
            CELLS, ("Question: {data['ask']}", "Cell: {data['cell']}\\nQuestion: {data['ask']}")
        ),
        changed(
            TSPAN, ("請用公告中的文字回答。", "參考答案：{data['answer']}\\n請用公告中的文字回答。")
        ),
    ),
    kind(
        F,
        "the answer is set off in the passage, as the annotators left it",
        "answer/marked answer/leaked text/markup",
        changed(SPAN, rows=_marked_text("abstract", "answers")),
        changed(TSPAN, rows=_marked_text("notice", "answer", "【", "】")),
    ),
    kind(
        F,
        "the right option stands first in all rows",
        "answer/one-place answer/same-gold",
        changed(LAW, rows=each(_first)),
        changed(ZMC, rows=each(_first)),
    ),
)
