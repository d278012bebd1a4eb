"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CHAT, CLAIM, FIN, LAW, MED
from tests.lint.thirtyseventh.tasks_words import CELLS, LOGS, SPAN, SUMS
from tests.lint.thirtyseventh.tasks_zh import TSPAN, TYES, ZSUM, ZTONE

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an f is missing before a string with fields",
        "text/placeholder text/unknown-name text/same-prompt text/no-question",
        changed(FIN, ('f"Statement', '"Statement')),
        changed(TSPAN, ('f"公告', '"公告')),
        changed(LOGS, ('f"{task}', '"{task}')),
    ),
    kind(
        F,
        "a list is put into the text as Python writes it",
        "text/raw-value",
        changed(CHAT, ('"\\n".join(turns)', "str(turns)")),
        changed(LAW, ('"\\n".join(lines)', 'f"{choices}"')),
        changed(CELLS, ('" | ".join(cells)', "str(cells)")),
    ),
    kind(
        F,
        "a field that is null in some rows is printed as None",
        "text/nothing text/no-question text/unlike-others text/empty-slot",
        changed(CLAIM, rows=put("evidence", lambda row: None, 4)),
        changed(MED, rows=put("note", lambda row: None, 5)),
        changed(ZTONE, rows=put("review", lambda row: None, 5)),
    ),
    kind(
        F,
        "a text is joined letter by letter",
        "text/raw-value text/run-together text/stray-sign text/two-spaces text/no-question",
        changed(SUMS, ("{data['problem']}", "{' '.join(data['problem'])}")),
        changed(CELLS, ("{data['ask']}", "{', '.join(data['ask'])}")),
    ),
    kind(
        F,
        "the rows bring the cue that the template writes, too",
        "text/said-again text/repeated-instruction",
        changed(LAW, rows=put("question", lambda row: "Question: " + row["question"])),
        changed(SPAN, rows=put("abstract", lambda row: "Abstract: " + row["abstract"])),
        changed(TYES, rows=put("statement", lambda row: "敘述：" + row["statement"])),
    ),
    kind(
        F,
        "the name of a field is misspelt behind .get",
        "text/absent-field text/empty-slot text/no-question text/nothing text/same-prompt",
        changed(MED, ("{data['note']}", "{data.get('notes', '')}")),
        changed(SPAN, ("{data['question']}", "{data.get('query')}")),
        changed(ZSUM, ("{data['problem']}", "{data.get('question', '')}")),
    ),
)
