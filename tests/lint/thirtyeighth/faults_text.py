"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyeighth.tasks_en import MAIL, QUIZ, RECIPE, SHOP, TICKET
from tests.lint.thirtyeighth.tasks_more import GAME, LOGS, PRINTS, SPORT, TRIP
from tests.lint.thirtyeighth.tasks_zh import TNEWS, TWEA, ZINT, ZQUIZ, ZTALK

F = "text that was meant to be computed"
PLACE = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a string lacks its f",
        PLACE,
        changed(TICKET, ('f"Message:', '"Message:')),
        changed(SPORT, ('f"Report:', '"Report:')),
        changed(ZTALK, ('f"阅读', '"阅读')),
    ),
    kind(
        F,
        "the double braces of another framework are left",
        PLACE,
        changed(LOGS, ('"Log: " + data["log"]', '"Log: {{log}}"')),
        changed(MAIL, ("{body}", "{{body}}")),
        changed(TNEWS, ("{data['question']}", "{{question}}")),
    ),
    kind(
        F,
        "a list of options is written as Python prints it",
        "text/raw-value",
        changed(QUIZ, (r'"\n".join(lines)', "str(lines)")),
        changed(GAME, (r'"\n".join(f"- {option}" for option in options)', "str(options)")),
        changed(ZQUIZ, (r"\n{options}\n", r"\n{data['choices']}\n")),
    ),
    kind(
        F,
        "newlines are written as a backslash and an n",
        "text/escaped text/lost-lines",
        changed(SHOP, (r"\n", r"\\n")),
        changed(RECIPE, (r"\nJSON", r"\\nJSON")),
        changed(TWEA, ('TEMPLATE = """', 'TEMPLATE = r"""'), ("\n預報", "\\n預報")),
    ),
    kind(
        F,
        "a text is joined letter by letter",
        "text/raw-value text/changed text/run-together text/lost-lines text/two-spaces"
        " text/no-question",
        changed(PRINTS, ('data["program"]', '" ".join(data["program"])')),
        changed(ZINT, ("{data['message']}", "{'，'.join(data['message'])}")),
        changed(SPORT, ("{data['report']}", "{', '.join(data['report'])}")),
    ),
    kind(
        F,
        "an empty field is written as None",
        "text/nothing",
        changed(MAIL, rows=put("subject", lambda row: None, 4)),
        changed(SHOP, rows=put("product", lambda row: None, 5)),
        changed(TNEWS, rows=put("question", lambda row: None, 4)),
    ),
    kind(
        F,
        "the name of a field is misspelt in get",
        "text/absent-field text/nothing text/same-prompt text/empty-slot text/no-question",
        changed(TICKET, ("data['message']", "data.get('mesage')")),
        changed(SPORT, ("data['question']", "data.get('qustion', '')")),
        changed(ZINT, ("data['message']", "data.get('content', '')")),
    ),
    kind(
        F,
        "the question or the text that it is about is left out",
        "text/no-question text/ambiguous text/same-prompt text/cut-item",
        changed(TRIP, (r"Departures:\n{head}\n{body}\n\n", "")),
        changed(SPORT, (r"Report: {data['report']}\n", "")),
        changed(TNEWS, (r"問題：{data['question']}\n", "")),
    ),
)
