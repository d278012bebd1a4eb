"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.making import each
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    FILMS,
    GOALS,
    KITCHEN,
    PREMISES,
    SCIENCE,
    TICKETS,
)
from tests.lint.sixteenth.tasks_free import BAKERY, DIARIES, FRENCH, GUESTS, MARKET, MOODS, SNIPPETS
from tests.lint.sixteenth.tasks_zh import (
    CHANGSHI,
    FANYI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

COMPUTED = "text that was meant to be computed"

KINDS = (
    kind(
        COMPUTED,
        "a text with braces lacks its f",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign",
        changed(TICKETS, ('f"Message: {', '"Message: {')),
        changed(PINGLUN, ('text = f"', 'text = "')),
        changed(DIARIES, ('f"{cue}: {value}\\n"', '"{cue}: {value}\\n"')),
        changed(CHANGSHI, ('f"{mark}. {text}"', '"{mark}. {text}"')),
    ),
    kind(
        COMPUTED,
        "a method is named and not called",
        "text/raw-value text/no-question text/same-prompt text/placeholder text/markup code/not-repeated text/changed",
        changed(TICKETS, ("{data['text']}", "{data['text'].strip}")),
        changed(FRENCH, ('f"{name}: {value}".rstrip()', 'f"{name}: {value.lower}".rstrip()')),
        changed(
            YINGYONG, ('"题目：" + data["question"]', '"题目：" + str(data["question"].strip)')
        ),
        changed(
            CAPITALS,
            ('"Question: " + row["question"]', '"Question: %s" % row["question"].capitalize'),
        ),
    ),
    kind(
        COMPUTED,
        "a list is written as Python prints it",
        "text/raw-value text/stray-sign",
        changed(TICKETS, ("{', '.join(TOPICS)}", "{TOPICS}")),
        changed(XINWEN, ('"、".join(類別)', "str(類別)")),
        changed(GUESTS, ('", ".join(data["names"])', 'data["names"]')),
        changed(MOODS, ("Dialogue:\\n{spoken}", "Dialogue:\\n{data['turns']}")),
    ),
    kind(
        COMPUTED,
        "a value is None in some rows, and the prompt says so",
        "text/nothing text/empty-slot text/no-question answer/python-value text/raw-value",
        changed(TICKETS, rows=each(lambda row: row.update(text=None), 4, 1)),
        changed(MARKET, rows=each(lambda row: row["table"][1].__setitem__(2, None), 3)),
        changed(
            PREMISES,
            ('data["premise"] +', 'str(data["premise"]) +'),
            rows=each(lambda row: row.update(premise=None), 5),
        ),
        changed(FANYI, rows=each(lambda row: row.update(en=None), 6, 2)),
    ),
    kind(
        COMPUTED,
        "a field is read by a misspelt name that gives nothing",
        "text/absent-field text/empty-slot text/no-question text/same-prompt text/nothing text/ambiguous",
        changed(KITCHEN, ('question=data["question"]', 'question=data.get("qustion", "")')),
        changed(YUEDU, ('data["passage"]', 'data.get("context", "")')),
        changed(PREMISES, ('data["premise"]', 'data.get("premiss", "")')),
        changed(FILMS, ('data["review"]', 'data.get("text")')),
    ),
    kind(
        COMPUTED,
        "a placeholder of another template language is left",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign text/markup",
        changed(KITCHEN, ("{question}", "{{{{question}}}}")),
        changed(YINGYONG, ('"题目：" + data["question"]', '"题目：{{question}}"')),
        changed(CAPITALS, ('"Question: " + row["question"]', '"Question: <question>"')),
        changed(XINWEN, ('"新聞：" + data["title"]', '"新聞：$title"')),
        changed(
            FILMS, ("Review: %s", "Review: [review]"), ('template % data["review"]', "template")
        ),
    ),
    kind(
        COMPUTED,
        "two values stand behind each other's cue",
        "text/swapped-fields text/no-question answer/letters answer/not-an-option answer/leaked answer/other-form few-shot/other-*",
        changed(
            PREMISES,
            ('"Premise: " + data["premise"]', '"Premise: " + data["hypothesis"]'),
            ('"Hypothesis: " + data["hypothesis"]', '"Hypothesis: " + data["premise"]'),
        ),
        changed(
            DIARIES,
            (
                '"Passage": data["passage"], "Question": data["question"]',
                '"Passage": data["question"], "Question": data["passage"]',
            ),
        ),
        changed(TUILI, ('data["premise"], data["claim"]', 'data["claim"], data["premise"]')),
        changed(
            YUEDU,
            (
                '文章=data["passage"], 問題=data["question"]',
                '問題=data["passage"], 文章=data["question"]',
            ),
        ),
        changed(SCIENCE, ('"(%s) %s" % pair', '"(%s) %s" % pair[::-1]')),
    ),
    kind(
        COMPUTED,
        "a newline is written as backslash and n",
        "text/escaped text/lost-lines text/run-together",
        changed(FILMS, ('template = "', 'template = r"')),
        changed(CHANGSHI, ('"\\n".join(lines)', '"\\\\n".join(lines)')),
        changed(GOALS, ("}\\nWhat", "}\\\\nWhat")),
        changed(PANDUAN, ("\\n回答：", "\\\\n回答：")),
    ),
    kind(
        COMPUTED,
        "pairs or quoted texts are shown as Python writes them",
        "text/raw-value text/stray-sign answer/stands-out",
        changed(
            CAPITALS, ('zip("ABCD", row["choices"])', 'zip("ABCD", enumerate(row["choices"]))')
        ),
        changed(
            MARKET, ('f"| {name} | {price} | {stock} |\\n"', 'f"| {name} | {price, stock} |\\n"')
        ),
        changed(MOODS, ("{who}: {line}", "{who}: {line!r}")),
        changed(TUILI, ('data["premise"], data', '[data["premise"]], data')),
    ),
    kind(
        COMPUTED,
        "a piece of the code's own syntax is in the text",
        "text/stray-sign text/placeholder text/unknown-name text/unclosed text/note-left text/markup",
        changed(SNIPPETS, ("What does this program print?", "What does this program print?' +")),
        changed(KITCHEN, ("Question: {question}", "Question: ${question}")),
        changed(FANYI, ("英文：{data", "英文：f{data")),
        changed(TICKETS, ('Topic:"', 'Topic:\\\\"')),
    ),
    kind(
        COMPUTED,
        "a note to oneself is left in the prompt",
        "text/note-left text/markup",
        changed(DIARIES, ("word for word.\\n", "word for word. # TODO shorten\\n")),
        changed(XINWEN, ('"類別："', '"（待修改：選項是否齊全？）類別："')),
        changed(BAKERY, ('f"Question: {', 'f"[v2, old wording was better?] Question: {')),
        changed(PREMISES, ("Label:", "<!-- ask Jo about neutral -->\\nLabel:")),
    ),
    kind(
        COMPUTED,
        "a text is cut by a slice that was left from a trial",
        "text/cut-item text/no-question text/first-item answer/not-an-option text/ambiguous",
        changed(DIARIES, ('data["passage"],', 'data["passage"][:25],')),
        changed(YUEDU, ('data["passage"]', 'data["passage"][:8]')),
        changed(MARKET, ('data["table"])', 'data["table"][:1])')),
        changed(
            MOODS,
            ('"\\n".join(f"{who}', '"\\n".join([f"{who}'),
            ('data["turns"]))', 'data["turns"])][:1])'),
        ),
    ),
)
