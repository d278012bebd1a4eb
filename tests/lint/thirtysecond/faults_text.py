"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtysecond.tasks_choice import AVI, LAB, LEASE, MATCH, MUSEUM
from tests.lint.thirtysecond.tasks_free import CLINIC, DESK, LEAGUE, MENU, PRINTS, SHELF, SORTED
from tests.lint.thirtysecond.tasks_zh import TNEWS, TYES, ZPOEM, ZSPAN, ZSUM, ZTEA

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before a text is missing",
        "text/placeholder text/same-prompt text/no-question text/unknown-name text/ambiguous",
        changed(LEASE, ('f"Question: ', '"Question: ')),
        changed(CLINIC, ('f"Q: {', '"Q: {')),
        changed(ZSPAN, ('f"阅读', '"阅读')),
    ),
    kind(
        F,
        "braces are doubled where nothing formats them again",
        "text/placeholder text/no-question text/unknown-name text/same-prompt text/ambiguous",
        changed(LEASE, ("{data['clause']}", "{{data['clause']}}")),
        changed(ZPOEM, ("{data['first']}", "{{data['first']}}")),
        changed(PRINTS, ("{data['program']}", "{{data['program']}}")),
    ),
    kind(
        F,
        "a template is never filled in",
        "text/placeholder text/same-prompt text/no-question text/ambiguous text/unknown-name",
        changed(MENU, (' % data["it"]', "")),
        changed(
            MATCH,
            ('TEMPLATE.format(report=data["report"], claim=data["claim"])', "TEMPLATE"),
        ),
        changed(ZSUM, ("题目：{data['problem']}", "题目：%s")),
    ),
    kind(
        F,
        "a placeholder of another system is left in the text",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/ambiguous",
        changed(AVI, ('data["question"] + "\\n"', '"{{question}}\\n"')),
        changed(TYES, ("{data['clause']}", "<clause>")),
        changed(SORTED, ("{data['titles']}", "${{titles}}")),
    ),
    kind(
        F,
        "a list is shown as Python writes it",
        "text/raw-value",
        changed(AVI, ('"\\n".join(lines)', "str(lines)")),
        changed(LEAGUE, ('[" | ".join(row) for row', "[str(row) for row")),
        changed(DESK, ("{talk}", "{data['turns']}")),
    ),
    kind(
        F,
        "the name of a field is misspelt in a get",
        "text/nothing text/absent-field text/no-question text/empty-slot text/same-prompt"
        " text/ambiguous",
        changed(LEASE, ("data['question']", "data.get('questoin')")),
        changed(ZSPAN, ("data['passage']", "data.get('pasage')")),
        changed(SORTED, ("data['titles']", "data.get('title', '')")),
    ),
    kind(
        F,
        "a newline is escaped twice",
        "text/escaped text/lost-lines",
        changed(AVI, ('"\\nAnswer:"', '"\\\\nAnswer:"')),
        changed(ZTEA, ('"\\n答案："', '"\\\\n答案："')),
        changed(LEAGUE, ("\\n\\nQuestion", "\\\\n\\\\nQuestion")),
    ),
    kind(
        F,
        "the description has the subject as its file is called",
        "text/snake-name",
        changed(LAB, description="The following are questions about high_school_chemistry.\n\n"),
        changed(
            AVI, description="These are multiple choice questions about pilot_theory_easy.\n\n"
        ),
        changed(MUSEUM, description="Questions about european_art_history follow.\n\n"),
    ),
    kind(
        F,
        "a text is joined letter by letter",
        "text/raw-value text/run-together text/two-spaces text/changed text/no-question"
        " answer/other-names answer/other-count",
        changed(SORTED, ("{data['titles']}", "{', '.join(data['titles'])}")),
        changed(TNEWS, ('("體育", "財經", "科技", "飲食")', '"體育財經科技飲食"')),
        changed(LEASE, ("{data['clause']}", "{' '.join(data['clause'])}")),
    ),
    kind(
        F,
        "two fields stand behind each other's cue",
        "text/swapped-fields",
        changed(
            SHELF,
            (
                '("Text", "context"), ("Question", "question")',
                '("Text", "question"), ("Question", "context")',
            ),
        ),
        changed(
            ZSPAN,
            (
                "短文：{data['passage']}\\n问题：{data['question']}",
                "短文：{data['question']}\\n问题：{data['passage']}",
            ),
        ),
        changed(
            MATCH,
            (
                'report=data["report"], claim=data["claim"]',
                'report=data["claim"], claim=data["report"]',
            ),
        ),
    ),
    kind(
        F,
        "a dollar of another language stands before a value",
        "text/stray-sign",
        changed(LEASE, ("{data['clause']}", "${data['clause']}")),
        changed(ZPOEM, ("{data['first']}", "${data['first']}")),
        changed(CLINIC, ("{data['problem']}", "${data['problem']}")),
    ),
    kind(
        F,
        "a method is named and not called",
        "text/raw-value text/same-prompt text/no-question code/not-repeated text/ambiguous",
        changed(SORTED, ("{data['titles']}", "{data['titles'].strip}")),
        changed(TYES, ("{data['clause']}", "{data['clause'].strip}")),
        changed(PRINTS, ("{data['program']}", "{data['program'].rstrip}")),
    ),
)
