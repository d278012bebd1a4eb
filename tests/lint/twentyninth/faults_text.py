"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.twentyninth.tasks_choice import COOK, MOOD, SIGNS, SPAM, STARS
from tests.lint.twentyninth.tasks_free import CONTEXT, QUERY, RENDER, STEPS, WORKED
from tests.lint.twentyninth.tasks_zh import TNLI, TQUIZ, TSPAN, ZMATH, ZNEWS, ZREAD, ZSENT

F = "text that was meant to be computed"
LEFT = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before the quotes is missing",
        LEFT,
        changed(CONTEXT, ('f"Passage:', '"Passage:')),
        changed(RENDER, ('f"Translate', '"Translate')),
        changed(ZSENT, ('f"评论', '"评论')),
    ),
    kind(
        F,
        "the braces of an f-string are doubled",
        LEFT,
        changed(STEPS, ("{data['question']}", "{{data['question']}}")),
        changed(MOOD, ("{data['text']}", "{{data['text']}}")),
        changed(TNLI, ("{data['premise']}", "{{data['premise']}}")),
    ),
    kind(
        F,
        "a dollar of another template language stands before the value",
        LEFT,
        changed(SPAM, ("{data['subject']}", "${data['subject']}")),
        changed(ZREAD, ("{passage}", "${passage}")),
        changed(SIGNS, ("'{data['word']}'", "'${data['word']}'")),
    ),
    kind(
        F,
        "a placeholder of another harness was not rewritten",
        LEFT,
        changed(
            CONTEXT,
            (
                "f\"Passage: {data['context']}\\nQuestion: {data['question']}",
                '"Passage: {{context}}\\nQuestion: {{question}}',
            ),
        ),
        changed(TSPAN, ("f\"問題：{data['question']}\"", '"問題：{{question}}"')),
        changed(COOK, ("{data['question']}", "{{{{question}}}}")),
    ),
    kind(
        F,
        "a list is shown as Python writes it",
        "text/raw-value answer/stands-out",
        changed(QUERY, ('", ".join(data["columns"])', 'data["columns"]')),
        changed(TQUIZ, ('"／".join(data["target_scores"])', 'list(data["target_scores"])')),
        changed(ZNEWS, ("{'、'.join(LEIBIE)}", "{LEIBIE}")),
    ),
    kind(
        F,
        "a text is joined letter by letter, as if it were a list",
        "text/raw-value text/run-together text/changed text/no-question text/stray-sign "
        "text/cut-item",
        changed(QUERY, rows=put("columns", lambda row: ",".join(row["columns"]))),
        changed(ZNEWS, ('("体育", "财经", "科技", "娱乐")', '("体育" "财经" "科技" "娱乐")')),
        changed(COOK, ("{data['question']}", "{' '.join(data['question'])}")),
    ),
    kind(
        F,
        "a newline was escaped once too often",
        "text/escaped text/lost-lines",
        changed(CONTEXT, (r"\nQuestion:", r"\\nQuestion:")),
        changed(STEPS, (r"\nA:", r"\\nA:")),
        changed(TNLI, (r"']}\n", r"']}\\n")),
    ),
    kind(
        F,
        "a field is read by a name that no row has",
        "text/absent-field text/nothing text/no-question text/same-prompt text/empty-slot",
        changed(MOOD, ("data['text']", "data.get('message')")),
        changed(ZSENT, ("data['review']", "data.get('comment', '')")),
        changed(CONTEXT, ("data['context']", "data.get('passage')")),
    ),
    kind(
        F,
        "the field's name stands there, and not its value",
        LEFT,
        changed(MOOD, ("{data['text']}", "{'text'}")),
        changed(RENDER, ("{data['en']}", "{'en'}")),
        changed(ZSENT, ("{data['review']}", "{'review'}")),
    ),
    kind(
        F,
        "the plus and what reads the field came to stand inside the quotes",
        LEFT,
        changed(STARS, ('"Review: " + data["review"]', "\"Review: + data['review']\"")),
        changed(
            WORKED,
            ('Word: " + data["word"] + "\\nKind:"', "Word: + data['word'] + \\nKind:\""),
        ),
        changed(ZMATH, ('"题目：" + data["question"] + "', "\"题目： + data['question'] + ")),
    ),
)
