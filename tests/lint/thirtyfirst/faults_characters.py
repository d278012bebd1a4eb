"""Faults of characters, and of the white space where input and answer meet."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, DESK, FACT, GEO, MED, ODD, PARA
from tests.lint.thirtyfirst.tasks_free import FRENCH, JSONS, PRINTS, READ, SQL, SUMS
from tests.lint.thirtyfirst.tasks_zh import TEXAM, ZGEO, ZNAME, ZREAD, ZSENT

F = "characters"
MEET = "text/trailing-space text/double-space text/missing-space tokens/merged-border"
OUTPUT = '"output": " " + gold'

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a space ends the input, and the output has none",
        MEET,
        changed(CLAUSE, ("Kind:", "Kind: "), ('" " + data["kind"]', 'data["kind"]')),
        changed(SQL, ("SQL:", "SQL: "), ('" " + data["sql"]', 'data["sql"]')),
        changed(ODD, ("\\nNumber:", "\\nNumber: "), (OUTPUT, '"output": gold')),
    ),
    kind(
        F,
        "nothing stands between the cue and the answer",
        MEET,
        changed(MED, (OUTPUT, '"output": gold')),
        changed(FRENCH, ('" " + data["fr"]', 'data["fr"]')),
        changed(FACT, (OUTPUT, '"output": gold')),
    ),
    kind(
        F,
        "a space ends the input, and the output begins with another",
        MEET,
        changed(GEO, ("\\nA:", "\\nA: ")),
        changed(JSONS, ("\\nJSON:", "\\nJSON: ")),
        changed(PARA, ("\\nReply:", "\\nReply: ")),
    ),
    kind(
        F,
        "entities of HTML are left in the rows",
        "text/markup",
        changed(PRINTS, rows=sub("program", '"', "&quot;")),
        changed(ZREAD, rows=sub("text", "，", "&nbsp;，")),
        changed(READ, rows=sub("passage", " and ", " &amp; ")),
    ),
    kind(
        F,
        "some rows were read with the wrong encoding",
        "text/encoding answer/unlike-others text/unlike-others",
        changed(FRENCH, rows=put("fr", lambda row: row["fr"].encode().decode("latin-1"), 2)),
        changed(ZSENT, rows=sub("review", "，", "ï¼Œ", 2)),
        changed(READ, rows=sub("passage", ". ", ".Â ", 2)),
    ),
    kind(
        F,
        "characters that nobody sees are in the prompt",
        "text/invisible text/look-alike",
        changed(ZNAME, rows=put("text", lambda row: row["text"][:2] + "\u200b" + row["text"][2:])),
        changed(CLAUSE, ('"Sort the', '"\\ufeffSort the')),
        changed(DESK, ("Message: ", "Message:\\u00a0")),
    ),
    kind(
        F,
        "cues of one prompt have two kinds of colon",
        "text/colons text/cue-forms text/mixed-widths",
        changed(ZGEO, ("题目：", "题目:")),
        changed(ZREAD, ("问题：", "问题:")),
        changed(TEXAM, ("答案：", "答案:")),
    ),
    kind(
        F,
        "two spaces stand inside a line of the template",
        "text/two-spaces",
        changed(MED, ("{mark}) ", "{mark})  ")),
        changed(FACT, ("Claim: ", "Claim:  ")),
        changed(PARA, ("Question 2: ", "Question 2:  ")),
    ),
    kind(
        F,
        "a letter of a cue is a Cyrillic one",
        "text/look-alike text/cue-forms",
        changed(CLAUSE, ("\\nKind:", "\\n\\u041aind:")),
        changed(READ, ('\\nAnswer:"', '\\n\\u0410nswer:"')),
        changed(ODD, ("\\nNumber:", "\\nNumb\\u0435r:")),
    ),
    kind(
        F,
        "carriage returns are left in the rows",
        "text/invisible text/escaped",
        changed(PRINTS, rows=sub("program", "\n", "\r\n")),
        changed(ZREAD, rows=put("text", lambda row: row["text"] + "\r")),
        changed(SUMS, rows=put("question", lambda row: row["question"] + "\r")),
    ),
)
