"""Faults of single characters."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfifth.tasks_choice import GRAM, LES, LOGS, MAIL, MOD, REV
from tests.lint.thirtyfifth.tasks_free import INV, TAB, TRAV, WORD
from tests.lint.thirtyfifth.tasks_zh import KEFU, LISHI, TWREV, TWSPAN

F = "characters"


def _latin(text: str) -> str:
    return text.encode("utf-8").decode("cp1252")


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input ends with a space",
        "text/trailing-space text/double-space",
        changed(MAIL, ('Department:"', 'Department: "'), ('" " + gold', "gold")),
        changed(LES, ('\\nAnswer:"', '\\nAnswer: "'), ('" " + gold', "gold")),
        changed(WORD, ('Solution:"', 'Solution: "'), ('f" {data', 'f"{data')),
    ),
    kind(
        F,
        "no space stands before the answer",
        "text/missing-space",
        changed(MOD, ('" " + gold', "gold")),
        changed(TRAV, ("f\" {data['city']}\"", 'data["city"]')),
    ),
    kind(
        F,
        "both the cue and the answer bring a space",
        "text/double-space text/trailing-space",
        changed(REV, ('Sentiment:"', 'Sentiment: "')),
        changed(INV, ('Amount:"', 'Amount: "')),
    ),
    kind(
        F,
        "texts were read in the wrong encoding",
        "text/encoding",
        changed(REV, rows=put("review", lambda row: _latin("It’s mine: ") + row["review"], 2)),
        changed(MAIL, rows=put("mail", lambda row: row["mail"] + _latin(" Grüße, Zoë"), 3)),
    ),
    kind(
        F,
        "HTML is left in the texts of the rows",
        "text/markup",
        changed(MAIL, rows=put("mail", lambda row: "Hello,<br><br>" + row["mail"], 2)),
        changed(REV, rows=put("review", lambda row: "Size &amp; fit: " + row["review"], 2)),
        changed(TWREV, rows=sub("question", "，", "，&nbsp;")),
    ),
    kind(
        F,
        "one cue has another width of colon",
        "text/colons text/cue-forms",
        changed(KEFU, ("类别：", "类别:")),
        changed(MAIL, ("Department:", "Department：")),
        changed(TWSPAN, ("{data['text']}\\n住宿地點：", "{data['text']}\\n住宿地點:")),
    ),
    kind(
        F,
        "a character that nobody sees came along by copying",
        "text/invisible",
        changed(LES, ('"Question: "', '"\\u200bQuestion: "')),
        changed(GRAM, rows=put("question", lambda row: "\ufeff" + row["question"], 3)),
        changed(LISHI, ("题目：", "题目：\\u200b")),
    ),
    kind(
        F,
        "a newline stands there as a backslash and a letter",
        "text/escaped",
        changed(LOGS, ('data["question"] + "\\n"', 'data["question"] + "\\\\n"')),
        changed(TAB, ('"\\n".join(lines)', '"\\\\n".join(lines)')),
        changed(KEFU, ("个类别。\\n", "个类别。\\\\n")),
    ),
)
