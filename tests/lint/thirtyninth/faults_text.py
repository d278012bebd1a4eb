"""Faults of text that was meant to be computed, and of characters."""

from __future__ import annotations

from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed
from tests.lint.thirtyninth.tasks_free import EVENT, NAME, SHOP, STOCK, TRACE
from tests.lint.thirtyninth.tasks_labels import CLAIM, DESK, QUIZ, RATE, TOPIC
from tests.lint.thirtyninth.tasks_zh import EXAM, INTENT, MOOD, PLACE, SUMS

F = "text that was meant to be computed"
SIGNS = "characters"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the string with the fields lacks its f",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous",
        changed(CLAIM, (r'f"\n\nEvidence', r'"\n\nEvidence')),
        changed(SHOP, (r'f"\n\nProblem', r'"\n\nProblem')),
        changed(PLACE, (r'f"\n\n<新聞>', r'"\n\n<新聞>')),
    ),
    kind(
        F,
        "the placeholder of another system's template language was kept",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous",
        changed(
            DESK,
            (
                r'"\n\n## Ticket\n\n" + data["ticket"] + "\n\nQueue:"',
                r'"\n\n## Ticket\n\n{{ticket}}\n\nQueue:"',
            ),
        ),
        changed(MOOD, ("{data['review']}", "{{{{review}}}}")),
        changed(INTENT, ("{data['say']}", "{{say}}")),
    ),
    kind(
        F,
        "the template names its slot anew and the code fills the old name",
        "text/placeholder text/unknown-name text/no-question text/same-prompt",
        changed(RATE, ("Reply: [REPLY]", "Reply: {reply}")),
        changed(STOCK, (r"Table:\n{shown}", r"Table:\n[TABLE]")),
    ),
    kind(
        F,
        "a list is printed as Python writes it",
        "text/raw-value answer/letters text/lost-lines",
        changed(
            QUIZ,
            (
                r'"\n".join(f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"]))',
                'str(data["choices"])',
            ),
        ),
        changed(
            EXAM,
            (
                r'"\n".join(f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"]))',
                'str(data["choices"])',
            ),
        ),
        changed(STOCK, (r'"\n".join(lines)', 'str(data["goods"])')),
    ),
    kind(
        F,
        "a newline is escaped twice",
        "text/escaped text/lost-lines",
        changed(SHOP, (r"\nSolution:", r"\\nSolution:")),
        changed(CLAIM, (r"\nVerdict:", r"\\nVerdict:")),
        changed(SUMS, (r"\n解答：", r"\\n解答：")),
    ),
    kind(
        F,
        "a field that no row has is shown as None",
        "text/nothing text/absent-field text/empty-slot",
        changed(DESK, (r'"\n\nQueue:"', r'"\n\nOrder: " + str(data.get("order")) + "\n\nQueue:"')),
        changed(
            TOPIC,
            (
                "Abstract: {data['abstract']}",
                r"Title: {data.get('title')}\nAbstract: {data['abstract']}",
            ),
        ),
        changed(PLACE, (r"<新聞>\n", r"日期：{data.get('date')}\n<新聞>\n")),
    ),
    kind(
        SIGNS,
        "the cue ends with a space",
        "text/trailing-space text/double-space",
        changed(DESK, (r'\n\nQueue:"', r'\n\nQueue: "')),
        changed(CLAIM, (r'\nVerdict:"', r'\nVerdict: "')),
        changed(STOCK, (r'\nAnswer:"', r'\nAnswer: "')),
    ),
    kind(
        SIGNS,
        "the answer lost the space before it",
        "text/missing-space text/run-together",
        changed(DESK, ('" " + gold', "gold")),
        changed(TRACE, ('" " + data["printed"]', 'data["printed"]')),
        changed(TOPIC, ('" " + gold', "gold")),
    ),
    kind(
        SIGNS,
        "a letter of a cue is Cyrillic",
        "text/look-alike text/cue-forms",
        changed(QUIZ, (r"\nAnswer:", "\\nАnswer:")),
        changed(STOCK, ("Question: {", "Quеstion: {")),
    ),
    kind(
        SIGNS,
        "a character that nobody sees was pasted with the text",
        "text/invisible text/cue-forms",
        changed(INTENT, ("# 输出格式", "# 输出\u200b格式")),
        changed(RATE, ("Give only", "\ufeffGive only")),
        changed(NAME, rows=sub("question", "the", "the\u200b")),
    ),
    kind(
        SIGNS,
        "the prompt was read with the wrong encoding",
        "text/encoding",
        changed(QUIZ, ("Do not explain your", "Donâ€™t explain your")),
        changed(SHOP, ("all that is graded", "all thatâ€™s graded")),
        changed(EVENT, ("# Extraction of events", "# Extraction of events â€“ village board")),
    ),
    kind(
        SIGNS,
        "what a web page writes is left in the rows",
        "text/markup",
        changed(CLAIM, rows=put("evidence", lambda row: row["evidence"].replace(" ", "&nbsp;", 1))),
        changed(NAME, rows=put("text", lambda row: f"<p>{row['text']}</p>")),
        changed(MOOD, rows=sub("review", "，", "，<br>")),
    ),
    kind(
        SIGNS,
        "the last cue has a half-width colon and the others a full-width one",
        "text/colons text/cue-forms text/missing-space",
        changed(EXAM, ("答案：", "答案:")),
        changed(SUMS, (r"\n解答：" + '"', r"\n解答:" + '"')),
        changed(MOOD, ("評價：", "評價:")),
    ),
)
