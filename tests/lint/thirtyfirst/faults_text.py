"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, DESK, FACT, GEO, MED, ODD, PARA
from tests.lint.thirtyfirst.tasks_free import CELLS, FRENCH, LAST, READ, SQL, SUMS, TITLE
from tests.lint.thirtyfirst.tasks_zh import ZGAP, ZGEO, ZNAME, ZREAD, ZSENT, ZSUM

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the f before a literal with braces is missing",
        "text/placeholder text/unknown-name text/same-prompt",
        changed(GEO, ('f"Q:', '"Q:')),
        changed(ZREAD, ('f"短文', '"短文')),
        changed(LAST, ("f'Take", "'Take")),
    ),
    kind(
        F,
        "a placeholder of another system is left",
        "text/placeholder text/unknown-name text/same-prompt text/no-question",
        changed(GEO, ("{data['question']}", "{{{{question}}}}")),
        changed(ZGEO, ("{data['question']}", "{{{{question}}}}")),
        changed(READ, ("{data['question']}", "{{{{doc.question}}}}")),
    ),
    kind(
        F,
        "a list is shown as Python prints it",
        "text/raw-value",
        changed(SQL, ('", ".join(data["columns"])', 'data["columns"]')),
        changed(ZGAP, ('"、".join(data["target_scores"])', 'list(data["target_scores"])')),
        changed(CELLS, ("[line(cells) for", "[str(cells) for")),
    ),
    kind(
        F,
        "a misspelt field is read by get, and the text says None",
        "text/nothing text/absent-field text/same-prompt text/no-question",
        changed(GEO, ("data['question']", "data.get('qustion')")),
        changed(ZREAD, ("data['text']", "data.get('passage')")),
        changed(CLAUSE, ('data["clause"] +', 'str(data.get("text")) +')),
    ),
    kind(
        F,
        "a method is named and not called, or a generator is not joined",
        "text/raw-value text/stray-sign text/no-question code/not-repeated text/same-prompt",
        changed(MED, ("{data['question']}", "{data['question'].strip}")),
        changed(ZNAME, ('text=data["text"]', 'text=data["text"].strip')),
        changed(SQL, ('", ".join(data["columns"])', '(name for name in data["columns"])')),
    ),
    kind(
        F,
        "a newline is written as a backslash and an n",
        "text/escaped text/lost-lines",
        changed(MED, ('"\\nAnswer:"', '"\\\\nAnswer:"')),
        changed(ZSENT, ('"\\n这条', '"\\\\n这条')),
        changed(CLAUSE, ('"\\nClause: "', '"\\\\nClause: "')),
    ),
    kind(
        F,
        "the field that the question hangs on is not read",
        "text/no-question text/same-prompt text/ambiguous text/swapped-fields text/said-again "
        "text/repeated-instruction text/shot-cue few-shot/other-cues few-shot/worked-cue",
        changed(READ, ("Passage: {data['passage']}\\n", "")),
        changed(ZREAD, ("\\n问题：{data['question']}", "")),
        changed(
            FACT, ('(data["evidence"], data["claim"])', '(data["evidence"], data["evidence"])')
        ),
    ),
    kind(
        F,
        "the dollar of another language's template is left before a value",
        "text/stray-sign text/placeholder",
        changed(GEO, ("Q: {", "Q: ${")),
        changed(ZNAME, ("文本：{", "文本：${")),
        changed(DESK, ("Message: {", "Message: ${")),
    ),
    kind(
        F,
        "a whole number is written as a float",
        "answer/python-value text/raw-value answer/letters answer/other-form answer/legend "
        "answer/chain-differs",
        changed(SUMS, ('str(data["answer"])', 'str(float(data["answer"]))')),
        changed(ZSUM, ('str(data["answer"])', 'str(data["answer"] / 1)')),
        changed(ODD, ('data["odd"]) + 1)', 'data["odd"]) + 1.0)')),
    ),
    kind(
        F,
        "the description keeps a placeholder that nothing fills",
        "text/placeholder text/unknown-name",
        changed(MED, description="The following are multiple choice questions about {subject}."),
        changed(ZGEO, description="以下是关于{科目}的单项选择题，请选出正确答案。"),
        changed(FRENCH, description="Translate each sentence into {{target_language}}."),
    ),
    kind(
        F,
        "a text is joined letter by letter, as if it were a list",
        "text/raw-value text/stray-sign text/changed text/no-question text/two-spaces "
        "text/run-together",
        changed(CLAUSE, ('data["clause"] +', '", ".join(data["clause"]) +')),
        changed(ZNAME, ('text=data["text"]', 'text="、".join(data["text"])')),
        changed(TITLE, ('+ data["text"]', '+ " ".join(data["text"])')),
    ),
    kind(
        F,
        "the name of a variable is written in the text where its value was meant",
        "text/placeholder text/same-prompt text/no-question text/unknown-name text/ambiguous "
        "text/stray-sign text/snake-name text/swapped-fields text/raw-value",
        changed(PARA, ('format(data["first"], data["second"])', 'format("first", "second")')),
        changed(DESK, ("{data['message']}", "data['message']")),
        changed(ZSENT, ('data["review"]', '"data[review]"')),
    ),
)
