"""Faults of single characters and white space."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, RECIPE, SHOP, SUMS, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, LOGS, PRINTS, SPORT, TRIP
from tests.lint.thirtyeighth.tasks_zh import TNEWS, ZINT, ZQUIZ

F = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the input ends with a space",
        "text/trailing-space text/double-space",
        changed(TICKET, (r"\nLabel:", r"\nLabel: "), ('" " + gold', "gold")),
        changed(TRIP, (r"\nAnswer:", r"\nAnswer: ")),
        changed(GAME, ("right answer is", "right answer is ")),
    ),
    kind(
        F,
        "no space stands before the answer",
        "text/missing-space",
        changed(SPORT, ('f" {gold}"', "gold")),
        changed(LOGS, ('" " + gold', "gold")),
        changed(MAIL, ('" " + gold', "gold")),
    ),
    kind(
        F,
        "one cue has the colon of the other width",
        "text/colons text/cue-forms text/look-alike text/missing-space",
        changed(QUIZ, (r"\nAnswer:", r"\nAnswer：")),
        changed(ZINT, (r"\n类别：", r"\n类别:")),
        changed(ZQUIZ, ("题目：", "题目: ")),
    ),
    kind(
        F,
        "entities and tags of a web page are left",
        "text/markup",
        changed(PRINTS, rows=sub("program", '"', "&quot;")),
        changed(SPORT, rows=sub("report", " and ", " &amp; ")),
        changed(TNEWS, rows=sub("news", "。", "。<br>")),
    ),
    kind(
        F,
        "characters that nobody sees are in the text",
        "text/invisible",
        changed(LOGS, rows=put("log", lambda row: "\ufeff" + row["log"])),
        changed(ZQUIZ, rows=put("question", lambda row: row["question"] + "\u200b")),
        changed(MAIL, ("Body: {body}", "Body:\u00a0{body}")),
    ),
    kind(
        F,
        "two spaces follow a cue",
        "text/two-spaces",
        changed(QUIZ, ("Question: ", "Question:  ")),
        changed(SPORT, ("Report: ", "Report:  ")),
        changed(TICKET, ('f"Message: ', 'f"Message:  ')),
    ),
    kind(
        F,
        "the input ends with a newline, and the answer begins with a space",
        "text/double-space text/trailing-space",
        changed(RECIPE, (r"\nJSON:", r"\nJSON:\n")),
        changed(SUMS, ('"Solution:"', r'"Solution:\n"')),
        changed(SHOP, ("opinion is", r"opinion is:\n")),
    ),
)
