"""Faults of white space and characters."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtyseventh.tasks_labels import CHAT, CLAIM, FIN, LAW, MED
from tests.lint.thirtyseventh.tasks_words import CELLS, LOGS, SPAN, SUMS
from tests.lint.thirtyseventh.tasks_zh import TSPAN, TYES, ZMC, ZTONE

F = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input ends with the space that belongs to the answer",
        "text/trailing-space",
        changed(LAW, ("\\nAnswer:", "\\nAnswer: "), ('" " + gold', "gold")),
        changed(CELLS, ("\\nAnswer:", "\\nAnswer: "), ('" " + data["cell"]', 'data["cell"]')),
        changed(TYES, ("回答：", "回答： ")),
    ),
    kind(
        F,
        "no space stands between the cue and the answer",
        "text/missing-space",
        changed(CHAT, ('" " + gold', "gold")),
        changed(MED, ('f" {gold}"', "gold")),
        changed(LOGS, ('" " + gold', "gold")),
    ),
    kind(
        F,
        "entities or tags of HTML are left in the rows",
        "text/markup",
        changed(CLAIM, rows=put("evidence", lambda row: f"<p>{row['evidence']}</p>")),
        changed(ZTONE, rows=sub("review", "，", "<br/>")),
        changed(SPAN, rows=sub("question", "?", "&nbsp;?")),
    ),
    kind(
        F,
        "newlines are written as a backslash and an n",
        "text/escaped text/lost-lines",
        changed(FIN, ("\\nTone:", "\\\\nTone:")),
        changed(LAW, ('"\\n".join', '"\\\\n".join')),
        changed(TSPAN, ("\\n答案：", "\\\\n答案：")),
    ),
    kind(
        F,
        "cues of one prompt have colons of both widths",
        "text/colons text/cue-forms text/look-alike text/missing-space",
        changed(ZMC, ("题目：", "题目:")),
        changed(TSPAN, ("問題：", "問題:")),
        changed(SUMS, ("Problem: ", "Problem：")),
    ),
    kind(
        F,
        "a mark of byte order or a zero-width space was copied along",
        "text/invisible text/trailing-space",
        changed(FIN, rows=put("statement", lambda row: "\ufeff" + row["statement"])),
        changed(ZMC, ("答案：", "答案：\u200b")),
        changed(CHAT, ("Intent of the", "Intent of\u00a0the")),
    ),
)
