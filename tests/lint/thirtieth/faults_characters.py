"""Faults of characters and white space."""

from __future__ import annotations

import unicodedata

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtieth.tasks_choice import CAUSE, CLAIMS, GEO, SPAM, TALK, TONE
from tests.lint.thirtieth.tasks_free import (
    DATES,
    FRENCH,
    OPPOSITES,
    PRINTS,
    SPAN,
    SQL,
    SUMS,
    TABLES,
)
from tests.lint.thirtieth.tasks_zh import TQUIZ, ZMATH, ZQUIZ, ZREAD

F = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a zero-width space stands in the template",
        "text/invisible",
        changed(GEO, ("\\nAnswer:", "\\nAnswer\\u200b:")),
        changed(TONE, ("Message: {", "Message:\\u200b {")),
        changed(ZREAD, ('"问题："', '"问题：\\u200b"')),
    ),
    kind(
        F,
        "a no-break space stands in the template",
        "text/invisible text/cue-forms text/two-spaces",
        changed(SPAN, ("\\n\\nQuestion: {", "\\n\\nQuestion:\\u00a0{")),
        changed(DATES, ("\\nNote: {", "\\nNote:\\u00a0{")),
        changed(SQL, ("Question: {", "Question:\\u00a0{")),
    ),
    kind(
        F,
        "a cue has a Cyrillic letter",
        "text/look-alike text/cue-forms",
        changed(GEO, ("\\nAnswer:", "\\n\u0410nswer:")),
        changed(FRENCH, ("\\nFrench:", "\\nFr\u0435nch:")),
        changed(SUMS, ("\\nSolution:", "\\nS\u043elution:")),
    ),
    kind(
        F,
        "the rows' text was read with the wrong encoding",
        "text/encoding",
        changed(
            FRENCH,
            rows=put("fr", lambda row: row["fr"].encode().decode("cp1252", "ignore")),
        ),
        changed(
            SPAN,
            rows=put("passage", lambda row: row["passage"] + " It wasnâ€™t the first time.", 2),
        ),
        changed(TONE, rows=put("message", lambda row: row["message"] + " Iâ€™m at desk 4.", 2)),
    ),
    kind(
        F,
        "entities of HTML are left in the rows",
        "text/markup",
        changed(SPAM, rows=put("text", lambda row: row["text"] + " &quot;Reply&quot; here.", 2)),
        changed(SPAN, rows=sub("passage", " and ", " &amp; ")),
        changed(ZREAD, rows=put("duanwen", lambda row: row["duanwen"] + "&nbsp;&nbsp;", 2)),
    ),
    kind(
        F,
        "one cue of a Chinese prompt has a half-width colon",
        "text/colons text/cue-forms",
        changed(ZQUIZ, ("答案：", "答案:")),
        changed(ZMATH, ("\\n解答：", "\\n解答:")),
        changed(TQUIZ, ('"問題："', '"問題:"')),
    ),
    kind(
        F,
        "the input ends with the space that the answer lacks",
        "text/trailing-space",
        changed(DATES, ("\\nDate:", "\\nDate: "), ("f\" {data['date']}\"", "data['date']")),
        changed(SQL, ("\\nSQL:", "\\nSQL: "), ('" " + data["sql"]', 'data["sql"]')),
        changed(TALK, ("\\nReply:", "\\nReply: "), ('" " + gold', "gold")),
    ),
    kind(
        F,
        "a space ends the input, and another one begins the answer",
        "text/double-space text/trailing-space",
        changed(FRENCH, ("\\nFrench:", "\\nFrench: ")),
        changed(TABLES, ("\\nA:", "\\nA: ")),
        changed(CAUSE, ("\\nNumber:", "\\nNumber: ")),
    ),
    kind(
        F,
        "no space stands between cue and answer",
        "text/missing-space",
        changed(GEO, ('f" {gold}"', "gold")),
        changed(OPPOSITES, ('" " + data["opposite"]', 'data["opposite"]')),
        changed(PRINTS, ('" " + data["printed"]', 'data["printed"]')),
    ),
    kind(
        F,
        "the rows have the line ends of Windows",
        "text/invisible",
        changed(PRINTS, rows=sub("program", "\n", "\r\n")),
        changed(SPAN, rows=put("passage", lambda row: row["passage"] + "\r")),
        changed(ZREAD, rows=put("duanwen", lambda row: row["duanwen"] + "\r")),
    ),
    kind(
        F,
        "words are cut by a hyphen at the end of a line",
        "text/hyphenated",
        changed(SPAN, rows=put("passage", lambda row: row["passage"] + " Nobody com-\nplained.")),
        changed(
            CLAIMS,
            rows=put("evidence", lambda row: row["evidence"] + " So says the regi-\nster.", 2),
        ),
        changed(TONE, rows=put("message", lambda row: row["message"] + " Room num-\nber 5.", 3)),
    ),
    kind(
        F,
        "accents stand behind their letters as characters of their own",
        "text/not-composed",
        changed(FRENCH, rows=put("fr", lambda row: unicodedata.normalize("NFD", row["fr"]))),
        changed(SPAN, rows=put("passage", lambda row: row["passage"] + " (Cafe\u0301 news)", 2)),
        changed(TONE, rows=put("message", lambda row: row["message"] + " Rene\u0301e, desk 4", 2)),
    ),
    kind(
        F,
        "program text has the quotes of a word processor",
        "text/typeset-code text/look-alike text/cue-forms",
        changed(SQL, rows=put("sql", lambda row: row["sql"].replace("'", "’"))),
        changed(PRINTS, rows=put("program", lambda row: row["program"].replace('"', "”"))),
    ),
)
