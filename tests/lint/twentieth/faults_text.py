"""Faults where text was meant to be computed from the row."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentieth.tasks_free import BOOL, GROCERY, PERSON, PRINTS, TICKET, TONE
from tests.lint.twentieth.tasks_more import CELL, CHAT, ISO, SORT
from tests.lint.twentieth.tasks_options import DESK, GAP, MUSEUM, SCIENCE
from tests.lint.twentieth.tasks_tw import PLACES
from tests.lint.twentieth.tasks_zh import ENTAIL, IDIOM, ORDERS, READING, REVIEW, WORDS

FAMILY = "text that was meant to be computed"
BRINGS = ("import random\n", "import random\nimport textwrap\n")
UNFILLED = "text/placeholder text/unknown-name text/no-question text/same-prompt text/stray-sign"

KINDS = (
    kind(
        FAMILY,
        "a string lost its f, or its call of format",
        UNFILLED,
        changed(MUSEUM, ("f\"Question: {data['question']}\"", "\"Question: {data['question']}\"")),
        changed(READING, ('模板.format(短文=data["短文"], 问题=data["问题"])', "模板")),
        changed(
            GAP, ("f\"Sentence: {data['sentence']}\\n{shown}", '"Sentence: {sentence}\\n{shown}')
        ),
    ),
    kind(
        FAMILY,
        "a placeholder has the braces or the name of another template, and stays",
        UNFILLED,
        changed(ISO, ("Date: [[date]]", "Date: [[written]]")),
        changed(TICKET, ("Ticket: {data['ticket']}", "Ticket: {{{{ticket}}}}")),
        changed(ORDERS, ("留言：{data['留言']}", "留言：<留言>")),
    ),
    kind(
        FAMILY,
        "a list or a dict is printed as Python writes it",
        "text/raw-value answer/letters answer/python-value",
        changed(CHAT, ("Read the chat.\\n\\n{talk}", "Read the chat.\\n\\n{data['turns']}\\n")),
        changed(
            PLACES,
            (
                '"\\n".join(f"({代號}) {內容}" for 代號, 內容 in zip("甲乙丙丁", data["選項"]))',
                'dict(zip("甲乙丙丁", data["選項"]))',
            ),
        ),
        changed(DESK, ("desk ({legend})", "desk ({DESKS})")),
    ),
    kind(
        FAMILY,
        "None stands in the text, since some rows have no such field",
        "text/nothing text/absent-field text/empty-slot",
        changed(
            BOOL,
            (
                '"Question": data["question"]',
                '"Title": data.get("title"), "Question": data["question"]',
            ),
            rows=put("title", lambda row: " ".join(row["passage"].split()[:2]), 2),
        ),
        changed(
            IDIOM,
            ("for i, each", "text += f\"出处：{data.get('出处')}\\n\"\n    for i, each"),
            rows=put("出处", lambda row: "《成语词典》", 3),
        ),
        changed(SCIENCE, rows=put("why", lambda row: None, 3)),
    ),
    kind(
        FAMILY,
        "a text is gone through letter by letter where a list was meant",
        "text/raw-value text/run-together text/changed answer/letters text/cut-item "
        "answer/not-an-option text/no-question text/two-spaces text/lost-lines text/first-item",
        changed(GAP, ('enumerate(data["words"], 1)', 'enumerate(data["words"][0], 1)')),
        changed(PERSON, ("{data['text']}", "{' '.join(data['text'])}")),
        changed(IDIOM, ('enumerate(data["选项"])', 'enumerate("、".join(data["选项"]))')),
    ),
    kind(
        FAMILY,
        "a newline stands there as backslash and n",
        "text/escaped text/lost-lines text/cue-forms",
        changed(MUSEUM, ('"\\n".join(lines)', 'r"\\n".join(lines)')),
        changed(BOOL, ("{cue}: {part}\\n", "{cue}: {part}\\\\n")),
        changed(REVIEW, ('"\\n情感："', '"\\\\n情感："')),
    ),
    kind(
        FAMILY,
        "a sign of the source is left beside the value",
        "text/stray-sign text/unclosed text/placeholder text/raw-value text/said-again text/unknown-name",
        changed(PERSON, ("Text: {data['text']}", "Text: ${data['text']}")),
        changed(TONE, ("Review: {review}\\n", "Review: {review}.strip()\\n")),
        changed(ORDERS, ("留言：{data['留言']}", "留言：{{{data['留言']}}}")),
    ),
    kind(
        FAMILY,
        "another field of the row stands behind a cue, and the one that is meant nowhere",
        "text/no-question text/swapped-fields text/said-again text/repeated-instruction "
        "text/ambiguous text/same-prompt answer/not-an-option",
        changed(PERSON, ("Text: {data['text']}", "Text: {data['question']}")),
        changed(READING, ('短文=data["短文"]', '短文=data["问题"]')),
        changed(ENTAIL, ("前提：{data['前提']}", "前提：{data['假设']}")),
    ),
    kind(
        FAMILY,
        "a whole number became a float on its way",
        "answer/python-value text/raw-value answer/letters answer/legend answer/other-form "
        "answer/not-extracted few-shot/other-form answer/letter-asked answer/other-names",
        changed(GROCERY, rows=put("result", lambda row: float(row["result"]))),
        changed(GAP, ('str(data["right"] + 1)', 'str((data["right"] + 1) / 1)')),
        changed(
            WORDS,
            ("data['得数']}", "float(data['得数'])}"),
            ('data["得数"]', 'str(float(data["得数"]))'),
        ),
    ),
    kind(
        FAMILY,
        "a text is cut at a number of characters, and what the answer hangs on is gone",
        "text/cut-item text/no-question text/run-together answer/not-an-option text/ambiguous",
        changed(BOOL, ('"Passage": data["passage"]', '"Passage": data["passage"][:24]')),
        changed(READING, ('短文=data["短文"]', '短文=data["短文"][:9]')),
        changed(PERSON, ("{data['text']}", "{textwrap.shorten(data['text'], 25)}"), BRINGS),
    ),
    kind(
        FAMILY,
        "a clean-up for the search index takes capitals or marks from what is to be copied or read",
        "text/changed text/cut-item answer/not-an-option text/lost-lines text/run-together text/two-spaces",
        changed(PERSON, ("{data['text']}", "{data['text'].lower()}")),
        changed(
            PRINTS,
            ('data["program"] +', '"".join(c for c in data["program"] if c not in "\'[]") +'),
        ),
        changed(GAP, ("{data['sentence']}", "{data['sentence'].replace('_', '')}")),
    ),
    kind(
        FAMILY,
        "a loop or an index shows only the first or last of the row's items",
        "text/first-item text/cut-item text/no-question answer/letters answer/not-an-option",
        changed(CHAT, ('data["turns"]):', 'data["turns"][:1]):')),
        changed(CELL, ('for line in data["table"]]', 'for line in data["table"][:2]]')),
        changed(SORT, ('", ".join(data["words"])\n', '", ".join(data["words"][1:])\n')),
    ),
)
