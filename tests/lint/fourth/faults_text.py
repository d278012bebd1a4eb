"""Text that was meant to be computed, and is not, or is computed into something else."""

from __future__ import annotations

from tests.lint.fourth.faults import each, kind, put
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    FOUNDED,
    FUNCTIONS,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
)
from tests.lint.fourth.tasks_options import FACTS, FILMS, HOUSE, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import PLACES, READ, SHOPS, SUMS
from tests.lint.shape import Names, Row

FAMILY = "text that was meant to be computed"


def _prefixed_options(rows: list[Row]) -> None:
    for row in rows:
        row["choices"] = [f"{m}. {text}" for m, text in zip("ABCD", row["choices"], strict=True)]


def _prefixed_fields(rows: list[Row]) -> None:
    for row in rows:
        for letter in "ABCD":
            row[letter] = f"{letter}、{row[letter]}"


def _prefixed_puzzles(rows: list[Row]) -> None:
    for row in rows:
        row["options"] = [f"({m}) {t}" for m, t in zip("ABC", row["options"], strict=True)]


_PLACE = "text/placeholder text/unknown-name text/same-prompt"

KINDS = (
    kind(
        FAMILY,
        "a string lacks its f",
        _PLACE,
        put(SKY, ("[f\"Question: {data['question']}\"]", "[\"Question: {data['question']}\"]")),
        put(FACTS, ('"input": f"Passage', '"input": "Passage')),
        put(SUMS, ('"input": f"题目', '"input": "题目')),
        put(BUDGETS, ('"input": f"Question', '"input": "Question')),
    ),
    kind(
        FAMILY,
        "doubled braces in an f-string print their code",
        _PLACE,
        put(NLI, ("{data['hypothesis']}", "{{data['hypothesis']}}")),
        put(GERMAN, ("German: {source}", "German: {{source}}")),
        put(FUNCTIONS, ("# {data['task']}", "# {{data['task']}}")),
    ),
    kind(
        FAMILY,
        "a description has another system's placeholder",
        _PLACE,
        put(SKY, description="The following are questions about {{subject}}."),
        put(PLACES, description="以下是中国关于{subject}考试的单项选择题，请选出其中的正确答案。"),
        put(FILMS, description="{instruction}"),
        put(
            SUPPORT, description="You are a helpful assistant of <company>. Read the message below."
        ),
    ),
    kind(
        FAMILY,
        "a template is never formatted, or some of it stays",
        _PLACE,
        put(FILMS, (' % data["review"]', "")),
        put(FOUNDED, ('TEMPLATE.format(text=data["text"])', "TEMPLATE")),
        put(READ, ('.format(data["text"], data["question"])', '.replace("{}", data["text"], 1)')),
    ),
    kind(
        FAMILY,
        "a misspelt field is read by get, and gives None or nothing",
        "text/absent-field text/nothing text/no-question text/empty-slot text/same-prompt",
        put(SUPPORT, ('data["text"]', 'str(data.get("message"))')),
        put(NLI, ("{data['premise']}", "{data.get('premiss')}")),
        put(READ, ('.format(data["text"]', '.format(data.get("passage", "")')),
        put(SKY, ("{data['question']}", "{data.get('stem', '')}")),
    ),
    kind(
        FAMILY,
        "the passage that the question is about is not in the prompt",
        "text/no-question text/same-prompt text/ambiguous",
        put(FACTS, (r"Passage: {passage}\n", "")),
        put(READ, (r"短文：{}\n", ""), ('.format(data["text"], ', ".format(")),
        put(NLI, (r'''f"Premise: {data['premise']}\n"''', '""')),
    ),
    kind(
        FAMILY,
        "the passage is cut before what the answer needs",
        "text/no-question text/cut-item text/first-item",
        put(FACTS, ('data["passage"], data', 'data["passage"][:32], data')),
        put(FOUNDED, ('text=data["text"]', 'text=data["text"][:24]')),
        put(CALLS, ('enumerate(data["turns"])', 'enumerate(data["turns"][:-1])')),
        put(READ, ('.format(data["text"]', '.format(data["text"][:7]')),
    ),
    kind(
        FAMILY,
        "a text is joined as if it were a list, letter by letter",
        "text/no-question text/two-spaces text/run-together text/raw-value text/cut-item",
        put(
            FACTS,
            (
                'passage, question = data["passage"], ',
                'passage, question = " ".join(data["passage"]), ',
            ),
        ),
        put(SUPPORT, ('data["text"]', '", ".join(data["text"])')),
        put(READ, ('.format(data["text"]', '.format("\\n".join(data["text"])')),
    ),
    kind(
        FAMILY,
        "a cue has nothing behind it where the row has nothing",
        "text/empty-slot",
        put(FACTS, rows=each("passage", lambda _: "", 4)),
        put(READ, rows=each("text", lambda _: "", 4)),
        put(SNIPPETS, rows=each("code", lambda _: "", 5)),
    ),
    kind(
        FAMILY,
        "two fields stand in each other's places",
        Names("text/* few-shot/* answer/*", "swap|slot|place|cue|field|question|premise"),
        put(
            NLI,
            ("{data['premise']}", "{data['—']}"),
            ("{data['hypothesis']}", "{data['premise']}"),
            ("{data['—']}", "{data['hypothesis']}"),
        ),
        put(
            FACTS,
            (
                'passage, question = data["passage"], data["question"]',
                'question, passage = data["passage"], data["question"]',
            ),
        ),
        put(READ, ('data["text"], data["question"]', 'data["question"], data["text"]')),
    ),
    kind(
        FAMILY,
        "the data brings a cue that the transform writes, too",
        Names("text/* few-shot/* answer/cue-again", "twice|again|repeat|doubl|cue"),
        put(BUDGETS, rows=each("question", lambda text: f"Question: {text}")),
        put(SHOPS, rows=each("content", lambda text: f"评论：{text}")),
        put(
            GERMAN,
            rows=each(
                "translation", lambda both: {"de": f"German: {both['de']}", "en": both["en"]}
            ),
        ),
    ),
    kind(
        FAMILY,
        "the data brings letters of options that the transform writes, too",
        Names("text/* answer/letters", "twice|again|repeat|doubl|mark|letter"),
        put(SKY, rows=_prefixed_options),
        put(PLACES, rows=_prefixed_fields),
        put(PUZZLES, rows=_prefixed_puzzles),
    ),
    kind(
        FAMILY,
        "marks of the corpus that the text was taken from are left: [header], [title], [edit]",
        "text/markup text/placeholder text/unknown-name",
        put(HOUSE, rows=each("goal", lambda text: f"[header] {text} [title]")),
        put(FACTS, rows=each("passage", lambda text: text.replace(".", ".[citation needed]", 1))),
        put(FOUNDED, rows=each("text", lambda text: f"== History ==[edit] {text}")),
    ),
    kind(
        FAMILY,
        "a name from a file is printed with its underscores",
        Names(
            "text/* answer/o* answer/not-an-option few-shot/other-labels",
            "underscore|identif|spell|name|label|form",
        ),
        put(
            SKY,
            description="The following are multiple choice questions (with answers) about high_school_astronomy.",
        ),
        put(
            CALLS,
            rows=each("slot", lambda text: text.replace(" ", "_").replace("-", "_")),
        ),
        put(
            PLACES,
            description="以下是中国关于high_school_geography考试的单项选择题，请选出其中的正确答案。",
        ),
    ),
    kind(
        FAMILY,
        "the whole input is cut at a number of characters",
        "text/no-question text/cut-item text/shot-cue answer/letters text/missing-space few-shot/other-cues",
        put(SKY, ('"\\n".join(lines)', '"\\n".join(lines)[:80]')),
        put(FACTS, ('(yes or no):",', '(yes or no):"[-70:],')),
        put(CALLS, ('said + asked + "It tells:"', '(said + asked + "It tells:")[:110]')),
        put(READ, ('return {"input": text,', 'return {"input": text[:26],')),
    ),
    kind(
        FAMILY,
        "code has lost its indentation",
        Names("text/* answer/* few-shot/*", "indent|space|cut|line"),
        put(
            SNIPPETS,
            (
                'data["code"], FENCE',
                '"\\n".join(line.strip() for line in data["code"].split("\\n")), FENCE',
            ),
        ),
        put(SNIPPETS, ('data["code"], FENCE', '" ".join(data["code"].split()), FENCE')),
        put(FUNCTIONS, ('"    return a * b', '"return a * b'), ('"    return not', '"return not')),
    ),
)
