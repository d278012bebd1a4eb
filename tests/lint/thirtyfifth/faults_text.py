"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, LOGS, MAIL, REV
from tests.lint.thirtyfifth.tasks_free import INV, PYOUT, TAB, TRAV, WORD
from tests.lint.thirtyfifth.tasks_zh import KEFU, LISHI, TWREV, TWSPAN

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a text lacks its f",
        "text/placeholder text/same-prompt text/unknown-name text/no-question text/unclosed",
        changed(MAIL, ('f"{ASK}', '"{ASK}')),
        changed(TRAV, ('f"{talk}', '"{talk}')),
        changed(LISHI, ('f"题目：', '"题目：')),
    ),
    kind(
        F,
        "a name stands in two braces, as another system's templates have it",
        "text/placeholder text/same-prompt text/no-question text/unknown-name text/stray-sign",
        changed(REV, ("{data['review']}", "{{review}}")),
        changed(KEFU, ("{data['content']}", "{{content}}")),
        changed(INV, ("{data['letter']}", "{{letter}}")),
    ),
    kind(
        F,
        "a list of the row is put into the text as Python prints it",
        "text/raw-value answer/letters",
        changed(GRAM, ("{' / '.join(options)}", "{options}")),
        changed(TAB, ('" | ".join(cells)', "str(cells)")),
        changed(LES, ('"\\n".join(lines) +', "str(lines) +")),
    ),
    kind(
        F,
        "a misspelt field is read, so that None is shown",
        "text/nothing text/absent-field text/no-question text/same-prompt",
        changed(MAIL, ("{data['mail']}", "{data.get('mial')}")),
        changed(KEFU, ("{data['content']}", "{data.get('contents')}")),
        changed(TAB, ("{data['question']}", "{data.get('qustion')}")),
    ),
    kind(
        F,
        "the name of a field stands where its value was to be",
        "text/same-prompt text/unknown-name text/no-question text/placeholder",
        changed(LOGS, ('"Log line: " + data["question"]', '"Log line: " + "question"')),
        changed(TWREV, ("{data['question']}", "{'question'}")),
        changed(PYOUT, ('data["program"]', '"program"')),
    ),
    kind(
        F,
        "a whole number is written with a point",
        "answer/python-value answer/chain-differs answer/not-in-output text/raw-value"
        " answer/other-form",
        changed(WORD, ('str(data["answer"])', 'str(float(data["answer"]))')),
        changed(LISHI, ('str(data["answer"] + 1)', 'str(data["answer"] / 1 + 1)')),
    ),
    kind(
        F,
        "the dollar of another language's templates is left before a value",
        "text/stray-sign text/placeholder",
        changed(TRAV, ("{talk}\\n", "${talk}\\n")),
        changed(TWSPAN, ("{data['text']}", "${data['text']}")),
    ),
)
