"""Faults of characters."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import changed
from tests.lint.twentysixth.tasks_free import BILLS, CITY, FRENCH, OUTPUT, READING, TABLE
from tests.lint.twentysixth.tasks_labels import GRAMMAR, INTENT, NEWS, NLI, REVIEWS, TOXIC
from tests.lint.twentysixth.tasks_options import CIVICS, GEOGRAPHY, ODD, SCIENCE, SYNONYMS
from tests.lint.twentysixth.tasks_zh import (
    COMMON,
    HISTORY,
    PASSAGE,
    SERVICE,
    SUMS,
    TO_EN,
)

FAMILY = "characters"


def _garbled(key: str):
    return put(key, lambda row: row[key].encode().decode("latin-1"))


KINDS = (
    kind(
        FAMILY,
        "a space stands behind the last cue, and the answer begins with none or with another",
        "text/trailing-space text/double-space",
        changed(REVIEWS, ('"Sentiment:"', '"Sentiment: "'), ('f" {name}"', "name")),
        changed(ODD, ('\\nOdd one out:"', '\\nOdd one out: "')),
        changed(PASSAGE, ('"回答："]', '"回答： "]')),
    ),
    kind(
        FAMILY,
        "no space stands between cue and answer",
        "text/missing-space",
        changed(NLI, ('" " + word', "word")),
        changed(TABLE, ('" " + data["answer"]', 'data["answer"]')),
        changed(SYNONYMS, ('" " + answer', "answer")),
    ),
    kind(
        FAMILY,
        "newlines are escaped twice, so that a backslash and an n are shown",
        "text/escaped text/lost-lines",
        changed(SCIENCE, ('"\\n".join(lines)', '"\\\\n".join(lines)')),
        changed(SERVICE, ("\\n類別", "\\\\n類別")),
        changed(GRAMMAR, ('= unacceptable English\\n"', '= unacceptable English\\\\n"')),
    ),
    kind(
        FAMILY,
        "characters that nobody sees came along when the template was pasted",
        "text/invisible",
        changed(NEWS, ("Headline: {", "Headline:\u00a0{")),
        changed(COMMON, ("题目：", "\ufeff题目：")),
        changed(TOXIC, ("Decision:", "Deci\u00adsion:")),
    ),
    kind(
        FAMILY,
        "rows were taken from a web page, with its entities or tags",
        "text/markup",
        changed(
            READING,
            rows=put(
                "passage", lambda row: row["passage"].replace(" the ", " the&nbsp;") + "<br/>"
            ),
        ),
        changed(SERVICE, rows=put("letter", lambda row: f"<p>{row['letter']}</p>")),
        changed(
            OUTPUT,
            rows=each(
                lambda row: row.update(
                    program=row["program"].replace('"', "&quot;").replace("<", "&lt;")
                )
            ),
        ),
    ),
    kind(
        FAMILY,
        "a letter of a cue is Cyrillic or Greek",
        "text/look-alike text/cue-forms",
        changed(READING, ("Passage:", "Pаssage:")),
        changed(CIVICS, ("Number of", "Νumber of")),
        changed(INTENT, ("Message: {message}", "Меssage: {message}")),
    ),
    kind(
        FAMILY,
        "the rows were read with the wrong encoding",
        "text/encoding text/invisible answer/unlike-others",
        changed(FRENCH, rows=_garbled("fr")),
        changed(PASSAGE, rows=_garbled("passage")),
        changed(
            SCIENCE,
            rows=put(
                "choices",
                lambda row: [
                    c.replace("°", "Â°") + ("" if "°" in c else "â€™s") for c in row["choices"]
                ],
            ),
        ),
    ),
    kind(
        FAMILY,
        "one cue has a full-width colon where the other has a plain one",
        "text/colons text/cue-forms text/look-alike",
        changed(SUMS, ("\\n解：", "\\n解:")),
        changed(TO_EN, ('"\\n英文："', '"\\n英文:"')),
        changed(HISTORY, ("正確選項的編號：", "正確選項的編號:")),
    ),
    kind(
        FAMILY,
        "the template's lines are set in as the code is",
        "text/indented text/two-spaces",
        changed(
            CITY, ("\nSentence: {", "\n        Sentence: {"), ('\nCity:"""', '\n        City:"""')
        ),
        changed(CIVICS, ("\nNumber of", "\n    Number of"), ("\n{question}", "\n    {question}")),
        changed(BILLS, ("\\nSolution:", "\\n        Solution:")),
    ),
    kind(
        FAMILY,
        "digits or letters of some rows have full width",
        "text/mixed-widths text/look-alike answer/two-spellings answer/unlike-others answer/other-form",
        changed(
            SUMS,
            rows=put(
                "total", lambda row: "".join(chr(ord(c) + 0xFEE0) for c in row["total"]), every=3
            ),
        ),
        changed(
            TABLE,
            rows=put(
                "answer", lambda row: "".join(chr(ord(c) + 0xFEE0) for c in row["answer"]), every=4
            ),
        ),
        changed(GEOGRAPHY, rows=put("label", lambda row: chr(ord(row["label"]) + 0xFEE0), every=3)),
    ),
)
