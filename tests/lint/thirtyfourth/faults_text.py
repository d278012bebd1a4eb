"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, DIAL, MED, NLI, SENSE
from tests.lint.thirtyfourth.tasks_free import CELLS, SPAN, TRANS
from tests.lint.thirtyfourth.tasks_zh import TFACT, TSPAN, ZMC, ZSENT

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before the text is missing",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/ambiguous",
        changed(MED, ('text = f"Question', 'text = "Question')),
        changed(TRANS, ('text = f"', 'text = "')),
        changed(TFACT, ('text = f"', 'text = "')),
    ),
    kind(
        F,
        "a placeholder in another system's braces is left",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/ambiguous",
        changed(NLI, ("{data['premise']}", "{{premise}}")),
        changed(SPAN, ("{data['context']}", "{{context}}")),
        changed(ZSENT, ("{data['question']}", "{{question}}")),
    ),
    kind(
        F,
        "a list is printed as Python writes it",
        "text/raw-value answer/letters",
        changed(DIAL, (r'"\n".join(lines)', "str(turns)")),
        changed(CELLS, (r'"\n".join(lines)', 'str(data["table"])')),
        changed(SENSE, (r"\nAnswer:", r"\nChoices: {list(data['target_scores'])}\nAnswer:")),
    ),
    kind(
        F,
        "a field that no row has becomes None",
        "text/nothing text/absent-field text/empty-slot",
        changed(SPAN, ("Text: ", "Title: {data.get('title')}\\nText: ")),
        changed(ZMC, ("题目：{", "科目：{data.get('subject')}\\n题目：{")),
    ),
    kind(
        F,
        "the text is cut after a number of signs",
        "text/cut-item text/no-question text/unlike-others answer/not-an-option",
        changed(BOOL, ("{data['passage']}", "{data['passage'][:30]}")),
        changed(SPAN, ("{data['context']}", "{data['context'][:25]}")),
        changed(TSPAN, ("{data['context']}", "{data['context'][:12]}")),
    ),
)
