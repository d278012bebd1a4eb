"""Faults of characters."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyninth.tasks_choice import COOK, MOOD, SAME, SIGNS, SPAM, STARS
from tests.lint.twentyninth.tasks_free import (
    CONTEXT,
    DATES,
    GRID,
    MAIL,
    PRINTS,
    QUERY,
    RENDER,
    STEPS,
)
from tests.lint.twentyninth.tasks_zh import TNLI, TSPAN, ZREAD, ZSENT

F = "characters"
GAP = "text/trailing-space text/double-space text/two-spaces text/missing-space"


def named(rows):
    """Ask for rows by a name in curly quotes."""
    at(0, wish="The year of Emma", sql="SELECT year FROM books WHERE title = ‘Emma’;")(rows)
    at(1, wish="The age of Bob", sql="SELECT age FROM users WHERE name = ‘Bob’;")(rows)
    at(6, wish="The points of Rome", sql="SELECT points FROM teams WHERE city = ‘Rome’;")(rows)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a character that nobody sees stands in a cue",
        "text/invisible text/cue-forms text/shot-cue",
        changed(CONTEXT, ("Answer:", "Answer\u200b:")),
        changed(MOOD, ("Message:", "\ufeffMessage:")),
        changed(TSPAN, ("答案：", "答案\u200b：")),
    ),
    kind(
        F,
        "a letter of a cue is Cyrillic",
        "text/look-alike text/cue-forms",
        changed(GRID, ("Answer:", "\u0410nswer:")),
        changed(STARS, ("Stars:", "St\u0430rs:")),
        changed(SPAM, ("Label:", "Lab\u0435l:")),
    ),
    kind(
        F,
        "text was read in the wrong encoding",
        "text/encoding",
        changed(
            RENDER, rows=put("fr", lambda row: row["fr"].replace("é", "Ã©").replace("ê", "Ãª"))
        ),
        changed(STEPS, ("Let's", "Letâ€™s")),
        changed(SAME, ("the same, yes or no", "the same â€“ yes or no")),
    ),
    kind(
        F,
        "entities of HTML are left over",
        "text/markup",
        changed(SIGNS, ("'{data['word']}'", "&quot;{data['word']}&quot;")),
        changed(
            PRINTS,
            rows=put("program", lambda row: row["program"].replace('"', "&quot;")),
        ),
        changed(
            CONTEXT, rows=put("context", lambda row: row["context"].replace(" and ", " &amp; "))
        ),
    ),
    kind(
        F,
        "the last cue has a colon of the other width",
        "text/colons text/cue-forms text/look-alike",
        changed(STARS, ("Stars:", "Stars：")),
        changed(SPAM, ("Label:", "Label：")),
        changed(TNLI, ('"關係："', '"關係:"')),
    ),
    kind(
        F,
        "texts end with the carriage return of another system",
        "text/invisible",
        changed(CONTEXT, rows=put("context", lambda row: row["context"] + "\r")),
        changed(MOOD, rows=put("text", lambda row: row["text"] + "\r", 2)),
        changed(ZSENT, rows=put("review", lambda row: row["review"] + "\r")),
    ),
    kind(
        F,
        "a space ends the input",
        GAP,
        changed(CONTEXT, (r"\nAnswer:", r"\nAnswer: ")),
        changed(PRINTS, ("Output:", "Output: ")),
        changed(ZSENT, ("情感：", "情感： ")),
    ),
    kind(
        F,
        "nothing parts the answer from the cue",
        GAP,
        changed(MOOD, ('" " + data["mood"]', 'data["mood"]')),
        changed(DATES, ('" " + data["iso"]', 'data["iso"]')),
        changed(COOK, ('f" {gold}"', "gold")),
    ),
    kind(
        F,
        "two spaces follow a cue in the middle",
        GAP,
        changed(GRID, ("Question: {", "Question:  {")),
        changed(RENDER, ("English: {", "English:  {")),
        changed(SPAM, ("Body: {", "Body:  {")),
    ),
    kind(
        F,
        "code has the quotes of a word processor",
        "text/typeset-code text/look-alike",
        changed(PRINTS, rows=put("program", lambda row: row["program"].replace('"', "”"))),
        changed(
            MAIL,
            (
                'gold = json.dumps({"item": data["item"], "count": data["count"]})',
                "gold = f\"{{“item”: “{data['item']}”, “count”: {data['count']}}}\"",
            ),
        ),
        changed(QUERY, rows=named),
    ),
    kind(
        F,
        "a cue is in simplified characters where all else is in traditional ones, or the reverse",
        "text/cue-forms text/shot-cue",
        changed(TNLI, ("假設：", "假设：")),
        changed(TSPAN, ("問題：", "问题：")),
        changed(ZREAD, ("问题：", "問題：")),
    ),
)
