"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import each, kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtieth.tasks_choice import CAUSE, GEO, SPAM, TALK, TONE, WORDS
from tests.lint.thirtieth.tasks_free import DATES, FRENCH, OPPOSITES, SPAN, SQL, TABLES
from tests.lint.thirtieth.tasks_zh import TNEWS, TNLI, ZMATH, ZQUIZ, ZREAD, ZSHOP

F = "text that was meant to be computed"
LEFT = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before a string with braces is missing",
        LEFT,
        changed(GEO, ('text = f"Question', 'text = "Question')),
        changed(DATES, ('text = f"Write', 'text = "Write')),
        changed(TNLI, ('f"前提', '"前提')),
    ),
    kind(
        F,
        "a placeholder of another system's templates is left",
        LEFT,
        changed(SPAN, ("{data['passage']}", "{{{{passage}}}}")),
        changed(FRENCH, ('"English: " + data["en"]', '"English: {{en}}"')),
        changed(ZREAD, ('"短文：" + data["duanwen"]', '"短文：{duanwen}"')),
    ),
    kind(
        F,
        "a list is printed as Python writes it",
        "text/raw-value",
        changed(TALK, ('"\\n".join(data["turns"])', 'data["turns"]')),
        changed(TABLES, ('" | ".join(cells)', "str(cells)")),
        changed(WORDS, ("{' | '.join(options)}", "{options}")),
    ),
    kind(
        F,
        "a field is asked for by a misspelt name, and None stands there",
        "text/nothing text/absent-field text/no-question text/same-prompt",
        changed(SPAN, ("data['passage']", "data.get('pasage')")),
        changed(SQL, ("data['question']", "data.get('query')")),
        changed(TNEWS, ("data['title']", "data.get('titel')")),
    ),
    kind(
        F,
        "braces are doubled in a string with an f",
        LEFT,
        changed(DATES, ("{data['note']}", "{{data['note']}}")),
        changed(CAUSE, ("{data['premise']}", "{{data['premise']}}")),
        changed(ZMATH, ("{data['wenti']}", "{{data['wenti']}}")),
    ),
    kind(
        F,
        "a newline stands there as a backslash and a letter",
        "text/escaped",
        changed(TONE, ("rude.\\n\\n", "rude.\\\\n\\\\n")),
        changed(GEO, ('"\\n".join', '"\\\\n".join')),
        changed(ZSHOP, ('"\\n这条评价', '"\\\\n这条评价')),
    ),
    kind(
        F,
        "a method is named and not called",
        "text/raw-value text/no-question code/not-repeated text/stray-sign text/placeholder",
        changed(OPPOSITES, ("{data['word']}", "{data['word'].lower}")),
        changed(SPAN, ("{data['question']}", "{data['question'].strip}")),
        changed(ZREAD, ('data["wenti"],', 'str(data["wenti"].strip),')),
    ),
    kind(
        F,
        "a text is joined as if it were a list",
        "text/raw-value text/run-together text/changed "
        "text/no-question text/two-spaces text/lost-lines",
        changed(FRENCH, ('"English: " + data["en"]', '"English: " + ", ".join(data["en"])')),
        changed(SQL, ("{data['question']}", "{', '.join(data['question'])}")),
        changed(
            TABLES,
            rows=each(lambda row: row.update(header=", ".join(row["header"]))),
        ),
    ),
    kind(
        F,
        "a generator is printed, since the join around it is missing",
        "text/raw-value code/not-repeated text/no-question answer/letters text/placeholder",
        changed(GEO, ('"\\n".join(f"({mark})', '(f"({mark})')),
        changed(ZQUIZ, ('"\\n".join(f"{mark}', '(f"{mark}')),
        changed(TALK, ('"\\n".join(f"{mark})', '(f"{mark})')),
    ),
    kind(
        F,
        "a %s has nothing that fills it",
        LEFT,
        changed(FRENCH, ('"English: " + data["en"] + "', '"English: %s')),
        changed(SQL, ("{data['question']}", "%s")),
        changed(ZSHOP, ('"评价：" + data["pingjia"] + "', '"评价：%s')),
    ),
    kind(
        F,
        "a dollar sign of another language's templates stands before the value",
        "text/stray-sign text/placeholder",
        changed(CAUSE, ("f\"{data['premise']}", "f\"${data['premise']}")),
        changed(SPAM, ("Message: {", "Message: ${")),
        changed(TNEWS, ("標題：{", "標題：${")),
    ),
    kind(
        F,
        "all of a template stands there, and format was never called",
        LEFT,
        changed(
            TABLES,
            (
                "f\"Table:\\n{grid}\\n\\nQ: {data['question']}\\nA:\"",
                '"Table:\\n" + grid + "\\n\\nQ: {question}\\nA:"',
            ),
        ),
        changed(ZMATH, ("f\"问题：{data['wenti']}\\n请", '"问题：{wenti}\\n请')),
        changed(
            OPPOSITES, ("Word: {data['word']}\\nOpposite:\"", 'Word: " + "{word}\\nOpposite:"')
        ),
    ),
)
