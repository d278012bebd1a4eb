"""Faults of characters."""

from __future__ import annotations

import unicodedata

from tests.lint.fiftieth.tasks_choice import GAPS, NURSING, REPLY, SORTING
from tests.lint.fiftieth.tasks_free import INVOICE, SQL, TRACE, WORDSUMS
from tests.lint.fiftieth.tasks_labels import STARS, TICKETS
from tests.lint.fiftieth.tasks_tongues import BAHN, CHUVA, KEIGO, NOVOSTI, QCM, TRADUCE
from tests.lint.fiftieth.tasks_zh import ARITH, HISTORY, IDIOM, PEOPLE, READING, TAKEAWAY
from tests.lint.making import at, kind, put, sub
from tests.lint.shape import Kind, changed

C = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        C,
        "a cue has a zero-width or no-break space from a web page",
        "text/invisible text/cue-forms text/two-spaces text/trailing-space",
        changed(STARS, ('"Sentiment:"', '"Sentiment\u200b:"')),
        changed(BAHN, ("Thema:'''", "Thema\u00a0:'''")),
        changed(IDIOM, ('"序号："', '"\ufeff序号："')),
    ),
    kind(
        C,
        "letters of options are Cyrillic or full-width",
        "text/look-alike answer/letters answer/two-spellings",
        changed(QCM, ('zip("ABCD"', 'zip("ABСD"')),
        changed(SORTING, ('zip("ABC"', 'zip("АBC"')),
        changed(
            HISTORY,
            ('f"{key}．', 'f"{key.translate(WIDE)}．'),
            (
                "import random",
                "import random\n\nWIDE = {65: 0xFF21, 66: 0xFF22, 67: 0xFF23, 68: 0xFF24}",
            ),
        ),
    ),
    kind(
        C,
        "accents are apart from their letters, as a Mac's file names have them",
        "text/not-composed answer/two-spellings answer/other-names",
        changed(BAHN, rows=put("text", lambda row: unicodedata.normalize("NFD", row["text"]))),
        changed(CHUVA, rows=put("texto", lambda row: unicodedata.normalize("NFD", row["texto"]))),
        changed(BAHN, rows=put("thema", lambda row: unicodedata.normalize("NFD", row["thema"]))),
    ),
    kind(
        C,
        "rows were read as Latin-1",
        "text/encoding",
        changed(TRADUCE, rows=put("es", lambda row: row["es"].encode().decode("latin-1"))),
        changed(BAHN, rows=put("text", lambda row: row["text"].encode().decode("latin-1"), 2)),
        changed(
            QCM,
            rows=put(
                "question", lambda row: row["question"].encode().decode("cp1252", "replace"), 2
            ),
        ),
    ),
    kind(
        C,
        "the lines of the rows end as on Windows",
        "text/invisible text/escaped",
        changed(TRACE, rows=sub("program", "\n", "\r\n")),
        changed(TICKETS, rows=put("message", lambda row: row["message"] + "\r")),
    ),
    kind(
        C,
        "a word processor set the quotes of code or JSON",
        "text/typeset-code answer/unlike-others answer/other-form few-shot/other-form text/unlike-others",
        changed(TRACE, rows=sub("program", "'", "’")),
        changed(SQL, rows=sub("query", "'", "’")),
        changed(INVOICE, ("ensure_ascii=False)", "ensure_ascii=False).replace('\"', '”')")),
    ),
    kind(
        C,
        "a scan has letters in numbers",
        "text/scanned-digits text/unlike-others answer/unlike-others",
        changed(
            WORDSUMS, rows=at(4, problem="A tank of 2OO litres loses 35 and then l7. What is left?")
        ),
        changed(
            INVOICE, rows=at(2, text="Thank you for choosing Orbit Taxi. Your ride cost 23.8O.")
        ),
        changed(ARITH, rows=at(4, problem="一本书l20页，已经看了75页，还剩多少页？")),
    ),
    kind(
        C,
        "the cue's colon is of the other width, or in other characters",
        "text/colons text/cue-forms text/mixed-widths text/missing-space text/look-alike",
        changed(READING, ("\\n回答：", "\\n回答:")),
        changed(NURSING, ("\\nAnswer:", "\\nAnswer：")),
        changed(PEOPLE, ('"人名："', '"人名:"')),
        changed(KEIGO, ("\\n文体：", "\\n文体:")),
    ),
    kind(
        C,
        "the cue ends with a space, and the answer begins with none or another one",
        "text/trailing-space text/double-space text/missing-space",
        changed(SORTING, ("\\nOrder:", "\\nOrder: ")),
        changed(TAKEAWAY, ("\\n结果：", "\\n结果： ")),
        changed(
            CHUVA, ('"Resposta:",', '"Resposta: ",'), ('" " + data["resposta"]', 'data["resposta"]')
        ),
        changed(GAPS, ("before.rstrip()", "before")),
    ),
    kind(
        C,
        "a tokenizer's marks are in the text",
        "text/special-token tokens/special-text text/markup",
        changed(REPLY, ("return f\"{turn['who']}:", "return f\"<|im_start|>{turn['who']}:")),
        changed(
            WORDSUMS, ('f"Q: {', 'f"[INST] Q: {'), ('step by step."', 'step by step. [/INST]"')
        ),
        changed(NOVOSTI, rows=sub("headline", " ", " Ġ", 1)),
    ),
)
