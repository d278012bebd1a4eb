"""Faults of single characters."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtysecond.tasks_choice import AVI, FARM, HOTEL, LAB, LEASE, MATCH
from tests.lint.thirtysecond.tasks_free import CLINIC, DESK, MENU, PRINTS, SHELF, UNITS
from tests.lint.thirtysecond.tasks_zh import TYES, ZPOEM, ZSPAN, ZTEA

F = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input ends with a space",
        "text/trailing-space text/double-space",
        changed(AVI, ('Answer:"', 'Answer: "')),
        changed(CLINIC, ('work it out."', 'work it out. "')),
        changed(FARM, ('Topic number:"', 'Topic number: "')),
    ),
    kind(
        F,
        "no space stands between the cue and the answer",
        "text/missing-space",
        changed(AVI, ('" " + gold', "gold")),
        changed(LEASE, ('f" {gold}"', "gold")),
        changed(PRINTS, ('" " + gold', "gold")),
    ),
    kind(
        F,
        "a character that nobody sees is in a cue",
        "text/invisible",
        changed(LEASE, ('"Answer:"', '"Answer\u200b:"')),
        changed(ZTEA, ("答案：", "答案\u200b：")),
        changed(MENU, ("Translate from", "\ufeffTranslate from")),
    ),
    kind(
        F,
        "one cue has another colon than the others",
        "text/colons text/cue-forms",
        changed(ZSPAN, ("\\n答案：", "\\n答案:")),
        changed(ZTEA, ("问题：", "问题:")),
        changed(TYES, ("問題：", "問題:")),
    ),
    kind(
        F,
        "a cue has a letter of another script",
        "text/look-alike",
        changed(LEASE, ('"Answer:"', '"\u0410nswer:"')),
        changed(SHELF, ('"Text"', '"T\u0435xt"')),
        changed(DESK, ("\\nIntent:", "\\nInt\u0435nt:")),
    ),
    kind(
        F,
        "entities of HTML are left in the rows",
        "text/markup",
        changed(LEASE, rows=put("question", lambda row: row["question"].replace(" ", "&nbsp;", 1))),
        changed(MATCH, rows=put("report", lambda row: f"&quot;{row['report']}&quot;")),
        changed(ZSPAN, rows=sub("passage", "，", "，<br>")),
    ),
    kind(
        F,
        "a text was read in the wrong encoding",
        "text/encoding",
        changed(
            MENU, rows=put("it", lambda row: row["it"].encode().decode("cp1252", errors="replace"))
        ),
        changed(
            HOTEL,
            rows=put("review", lambda row: "At the caf\u00c3\u00a9 hotel: " + row["review"], 3),
        ),
        changed(LEASE, rows=sub("clause", " the ", " the owner\u00e2\u20ac\u2122s ", 1)),
    ),
    kind(
        F,
        "two spaces follow each other",
        "text/two-spaces text/double-space text/said-again",
        changed(AVI, ('"Question: "', '"Question:  "')),
        changed(MATCH, ("Report: {", "Report:  {")),
        changed(UNITS, ("Q: {data['amount']} in {", "Q: {data['amount']}  in {")),
    ),
    kind(
        F,
        "an English cue has a full-width colon",
        "text/colons text/cue-forms text/look-alike",
        changed(LEASE, ('"Answer:"', '"Answer："')),
        changed(FARM, ("Topic number:", "Topic number：")),
        changed(DESK, ("\\nIntent:", "\\nIntent：")),
    ),
    kind(
        F,
        "texts of the rows have carriage returns",
        "text/invisible",
        changed(PRINTS, rows=sub("program", "\n", "\r\n")),
        changed(SHELF, rows=put("context", lambda row: row["context"] + "\r")),
        changed(ZSPAN, rows=put("question", lambda row: row["question"] + "\r")),
    ),
    kind(
        F,
        "the special token of a model is left at the end of texts",
        "text/special-token tokens/special-text",
        changed(HOTEL, rows=put("review", lambda row: row["review"] + "</s>", 2)),
        changed(MENU, rows=put("it", lambda row: row["it"] + "<|endoftext|>")),
        changed(ZPOEM, ("{data['first']}", "{data['first']}<|im_end|>")),
    ),
    kind(
        F,
        "a cue is misspelt",
        "text/cue-forms",
        changed(AVI, ('"\\nAnswer:"', '"\\nAnwser:"')),
        changed(SHELF, ('("Question", "question")', '("Quesiton", "question")')),
        changed(LAB, ("Problem: {", "Porblem: {")),
    ),
)
