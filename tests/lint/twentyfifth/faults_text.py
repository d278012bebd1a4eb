"""Text that was meant to be computed."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentyfifth.tasks_free import (
    PARCELS,
    PHRASES,
    TICKETS,
    TIDES,
    WELLS,
)
from tests.lint.twentyfifth.tasks_options import CLAIMS, FERRY, NEWS, REVIEWS
from tests.lint.twentyfifth.tasks_zh import (
    DIMING,
    LVYOU,
    YISHU,
    YUEDU,
    YUNHAN,
)

text = partial(kind, "text that was meant to be computed")
HOLE = "text/placeholder text/unknown-name text/stray-sign text/same-prompt text/no-question"
RAW = "text/raw-value answer/python-value"
KINDS = (
    text(
        "the f before a text is missing",
        HOLE,
        changed(PARCELS, ('f"Message:', '"Message:')),
        changed(REVIEWS, ('input=f"', 'input="')),
        changed(LVYOU, ('f"（{sign}）', '"（{sign}）')),
    ),
    text(
        "a template is used and nothing fills it",
        HOLE,
        changed(PHRASES, ('TEMPLATE % data["en"]', "TEMPLATE")),
        changed(YUNHAN, ('.format(premise=data["premise"], hypothesis=data["hypothesis"])', "")),
        changed(YISHU, (".format(**data)", "")),
    ),
    text(
        "a list, a dict or a pair is printed as Python has it",
        RAW,
        changed(NEWS, ('", ".join(TOPICS)', "TOPICS")),
        changed(TIDES, ('f"{a} | {b}"', 'f"{a, b}"')),
        changed(LVYOU, ('f"（{sign}）{each}"', "str((sign, each))")),
    ),
    text(
        "a field that some rows lack is printed as None",
        "text/nothing text/empty-slot text/absent-field",
        changed(
            WELLS,
            ('"Passage: " +', '"Title: " + str(data.get("title")) + "\\nPassage: " +'),
            rows=put("title", lambda row: None if "w" in row["question"] else "Old towns"),
        ),
        changed(
            YUEDU,
            ("短文：", "作者：{data['author']}\\n短文："),
            rows=put("author", lambda row: None if len(row["answer"]) == 2 else "林小玉"),
        ),
        changed(
            NEWS,
            ("\\nTopics:", " ({data['place']})\\nTopics:"),
            rows=put("place", lambda row: None if row["topic"] == "science" else "London"),
        ),
    ),
    text(
        "a misspelt name is read with a default",
        "text/absent-field text/empty-slot text/no-question text/same-prompt text/nothing",
        changed(FERRY, ('passage=data["passage"]', 'passage=data.get("pasage", "")')),
        changed(DIMING, ('data["sentence"]', 'data.get("sentense", "")')),
        changed(CLAIMS, ('data["claim"]', 'str(data.get("claims"))')),
    ),
    text(
        "join goes through the letters of a text",
        RAW
        + " text/run-together text/two-spaces text/cut-item text/changed text/no-question text/lost-lines",
        changed(WELLS, ('data["question"] +', '"\\n".join(data["question"]) +')),
        changed(PARCELS, ("{data['message']}", "{', '.join(data['message'])}")),
        changed(YUEDU, ("{data['passage']}", "{'；'.join(data['passage'])}")),
    ),
    text(
        "the code that reads a field stands in the text",
        HOLE + " text/raw-value",
        changed(PARCELS, ("{data['message']}", "data['message']")),
        changed(DIMING, ('"句子：" + data["sentence"]', "\"句子：data['sentence']\"")),
        changed(TICKETS, ('Text: " + data["text"] + "', "Text: + data.text + ")),
    ),
    text(
        "the passage is not shown that the question is about",
        "text/no-question text/empty-slot text/unlike-others",
        changed(WELLS, ('"Passage: " + data["context"] + "\\n"', '""')),
        changed(FERRY, ("{passage}\\nQuestion", "Question")),
        changed(YUEDU, ("短文：{data['passage']}\\n", "")),
    ),
)
