"""Faults of characters."""

from __future__ import annotations

import unicodedata

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.twentyeighth.tasks_choice import (
    COPA,
    EMO,
    GEO,
    GRAM,
    IDIOM,
    NURSE,
    PARA,
    SPAM,
    TRIAGE,
)
from tests.lint.twentyeighth.tasks_free import (
    CARD,
    CELLS,
    CLUES,
    PAST,
    PRINTED,
    SPAN,
    SPANISH,
    UNITS,
)
from tests.lint.twentyeighth.tasks_zh import TCALL, TGAP, TNLI, ZMCQ, ZNEWS, ZSENT, ZSPAN

F = "characters"
SPACES = "text/trailing-space text/double-space text/missing-space text/two-spaces "
SIGNS = (
    "text/invisible text/look-alike text/encoding text/markup text/escaped text/cue-forms "
    "text/colons text/not-composed text/stray-sign text/special-token "
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input ends with a space",
        SPACES,
        changed(GEO, ("Correct answer:", "Correct answer: ")),
        changed(CARD, ("\\nJSON:", "\\nJSON: ")),
        changed(
            CELLS,
            (
                "\\n\\nQuestion: {data['question']}\\nAnswer:",
                "\\n\\nQuestion: {data['question']}\\nAnswer: ",
            ),
        ),
    ),
    kind(
        F,
        "no space parts the cue from its answer",
        SPACES,
        changed(NURSE, ('" " + gold', "gold")),
        changed(CLUES, ('" " + data["word"]', 'data["word"]')),
        changed(PARA, ('f" {gold}"', 'f"{gold}"')),
    ),
    kind(
        F,
        "a space that does not break stands in the template",
        SIGNS,
        changed(GEO, ('"Question: "', '"Question:\u00a0"')),
        changed(SPANISH, ("Spanish: {", "Spanish:\u00a0{")),
        changed(TRIAGE, ("Ticket: {", "Ticket:\u00a0{")),
    ),
    kind(
        F,
        "zero-width characters are in the rows",
        SIGNS,
        changed(SPAN, rows=put("question", lambda row: row["question"][:-1] + "\u200b?")),
        changed(ZSENT, rows=put("review", lambda row: "\u200b" + row["review"], every=2)),
        changed(SPAM, rows=put("mail", lambda row: row["mail"] + "\u200b", every=3)),
    ),
    kind(
        F,
        "a Cyrillic letter stands in a cue",
        SIGNS,
        changed(CELLS, ("\\nAnswer:", "\\n\u0410nswer:")),
        changed(PAST, ("\\nPast:", "\\nP\u0430st:")),
        changed(IDIOM, ("Meaning:", "M\u0435aning:")),
    ),
    kind(
        F,
        "text was read with the wrong encoding",
        SIGNS + "text/unlike-others",
        changed(SPANISH, rows=put("es", lambda row: row["es"].encode().decode("latin-1"))),
        changed(COPA, ('link = " because"', 'link = " \u00e2\u20ac\u201d because"')),
        changed(
            SPAN,
            rows=put(
                "context",
                lambda row: "The museum\u2019s guide: ".encode().decode("cp1252") + row["context"],
            ),
        ),
    ),
    kind(
        F,
        "entities of HTML are left in the rows",
        SIGNS,
        changed(PRINTED, rows=sub("program", '"', "&quot;")),
        changed(
            EMO,
            rows=lambda rows: [
                {
                    **row,
                    "dialogue": [
                        {
                            **turn,
                            "says": turn["says"].replace("I ", "I&nbsp;").replace("!", "&#33;"),
                        }
                        for turn in row["dialogue"]
                    ],
                }
                for row in rows
            ],
        ),
        changed(ZSPAN, rows=put("context", lambda row: f"<p>{row['context']}</p>")),
    ),
    kind(
        F,
        "a cue has a colon of the other width",
        SIGNS,
        changed(ZMCQ, ("题目：", "题目:")),
        changed(
            TNLI, ("關係：", "關係:"), ('"output": data["label"]', '"output": " " + data["label"]')
        ),
        changed(
            UNITS,
            (
                "Result:",
                "Result：",
            ),
            ("into {new}.\nResult：", "into {new}.\nResult:"),
        ),
    ),
    kind(
        F,
        "a newline stands there as a backslash and an n",
        SIGNS + "text/lost-lines text/run-together",
        changed(GRAM, ("%s\\nIs this", "%s\\\\nIs this")),
        changed(PRINTED, rows=sub("program", "\n", "\\n")),
        changed(TGAP, ("\\n成語：", "\\\\n成語：")),
    ),
    kind(
        F,
        "lines of the rows end with a carriage return",
        SIGNS + SPACES + "answer/two-spellings",
        changed(PAST, rows=put("verb", lambda row: row["verb"] + "\r")),
        changed(TCALL, rows=put("customer", lambda row: row["customer"] + "\r")),
        changed(ZNEWS, rows=put("title", lambda row: row["title"] + "\r")),
    ),
    kind(
        F,
        "accents are characters of their own",
        SIGNS,
        changed(SPANISH, rows=put("es", lambda row: unicodedata.normalize("NFD", row["es"]))),
        changed(
            CARD,
            rows=put("text", lambda row: "Cafe\u0301: " + row["text"]),
        ),
        changed(IDIOM, ("Idiom: ", "Idiom (cliche\u0301): ")),
    ),
)
