"""Text that was meant to be computed, and is not, or is computed into something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    FOUNDED,
    FUNCTIONS,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, FILMS, GROUPS, HOUSE, MATERIALS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import PLACES, READ, SENTENCES, SHOPS, SUMS
from tests.lint.shape import Names, Row

FAMILY = "text that was meant to be computed"
NAN = float("nan")


def each(key: str, change: Callable[[Any], Any], every: int = 1) -> Callable[[list[Row]], None]:
    """Return what changes a field of each row, or of each `every`-th."""

    def apply(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = change(row.get(key))

    return apply


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


def _speakers(rows: list[Row]) -> None:
    for row in rows:
        row["turns"] = [("Agent: " if n % 2 else "Customer: ") + t for n, t in enumerate(row["turns"])]


def _sometimes(key: str, value: str, empty: Any) -> Callable[[list[Row]], None]:
    def apply(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[key] = empty if number % 3 == 1 else f"{value} {number + 1}"

    return apply


_HTML = "import random\n", "import html\nimport random\n"
_JSON = "import random\n", "import json\nimport random\n"
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
        put(SUPPORT, description="You are a helpful assistant of <company>. Read the message below."),
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
        "a list is printed as Python writes it",
        "text/raw-value answer/python-value answer/letters",
        put(MATERIALS, ('    for label, choice in zip(data["choices"]["label"], data["choices"]["text"]):\n        text += "(" + label + ") " + choice + "\\n"\n', '    text += "Options: " + str(data["choices"]["text"]) + "\\n"\n')),
        put(GROUPS, ('+ "\\n".join(shown) +', "+ str(shown) +")),
        put(CALLS, ('said + asked', 'f"{data[\'turns\']}\\n" + asked')),
        put(PUZZLES, ('shown = " ".join(f"({letter}) {option}" for letter, option in zip("ABC", options))', "shown = options")),
    ),
    kind(
        FAMILY,
        "a dict is printed as Python writes it",
        "text/raw-value answer/leaked answer/letters",
        put(SKY, ('    for letter, choice in zip(LETTERS, data["choices"]):\n        lines.append(f"{letter}. {choice}")\n', '    lines.append(f"Options: {dict(zip(LETTERS, data[\'choices\']))}")\n')),
        put(HOUSE, (r"Goal: {data['goal']}\n", r"Goal: {data['goal']}\nOptions: {dict(enumerate(scores))}\n")),
        put(MATERIALS, ('    for label, choice in zip(data["choices"]["label"], data["choices"]["text"]):\n        text += "(" + label + ") " + choice + "\\n"\n', '    text += str(data["choices"]) + "\\n"\n')),
    ),
    kind(
        FAMILY,
        "bytes are printed",
        "text/raw-value text/escaped",
        put(SUPPORT, ('data["text"]', 'str(data["text"].encode("utf-8"))')),
        put(GERMAN, ("German: {source}", "German: {source.encode()}")),
        put(READ, ('.format(data["text"]', '.format(data["text"].encode("utf-8")')),
    ),
    kind(
        FAMILY,
        "the gold is a float where a whole number is meant",
        "answer/python-value text/raw-value answer/not-extracted answer/not-in-output",
        put(FOUNDED, ('" " + data["year"]', '" " + str(data["year"])'), ('"processed_output": data["year"]', '"processed_output": str(data["year"])'), rows=each("year", float)),
        put(SUMS, rows=each("answer", lambda text: str(float(text)))),
        put(SNIPPETS, rows=each("output", lambda text: str(float(text)) if text.isdigit() else text)),
    ),
    kind(
        FAMILY,
        "newlines are printed as a backslash and an n",
        "text/escaped text/separator-inside",
        put(SKY, ('"\\n".join', '"\\\\n".join')),
        put(FACTS, ("{passage}\\n", "{passage}\\\\n")),
        put(SUMS, ("}\\n解答", "}\\\\n解答")),
        put(CALLS, (": {turn}\\n", ": {turn}\\\\n")),
    ),
    kind(
        FAMILY,
        "entities and tags of HTML are left in the text",
        "text/markup text/escaped",
        put(SNIPPETS, ('data["code"], FENCE', 'html.escape(data["code"]), FENCE'), _HTML),
        put(FACTS, rows=each("passage", lambda text: "<p>" + text.replace(". ", ".<br/>") + "</p>")),
        put(READ, rows=each("text", lambda text: text.replace("，", "，&nbsp;"))),
        put(PUZZLES, rows=each("question", lambda text: text.replace(" ", "&nbsp;", 1))),
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
        "a method is printed, since it is never called",
        "text/raw-value code/not-repeated text/no-question",
        put(SUPPORT, ('data["text"]', 'str(data["text"].strip)')),
        put(NLI, ("{data['premise']}", "{data['premise'].strip}")),
        put(SHOPS, ('data["content"]', 'f"{data[\'content\'].strip}"')),
    ),
    kind(
        FAMILY,
        "a text is joined as if it were a list, letter by letter",
        "text/no-question text/two-spaces text/run-together text/raw-value text/cut-item",
        put(FACTS, ('passage, question = data["passage"], ', 'passage, question = " ".join(data["passage"]), ')),
        put(SUPPORT, ('data["text"]', '", ".join(data["text"])')),
        put(READ, ('.format(data["text"]', '.format("\\n".join(data["text"])')),
    ),
    kind(
        FAMILY,
        "nan or None of an empty cell is printed",
        "text/nothing text/raw-value",
        put(FACTS, ('"input": f"Passage', '"input": f"Title: {data[\'title\']}\\nPassage'), rows=_sometimes("title", "Notice", NAN)),
        put(SKY, ("lines = [f", "lines = [f\"Topic: {data['topic']}\", f"), rows=_sometimes("topic", "lesson", None)),
        put(CALLS, ("asked = ", "said = f\"Call of {data['place']}\\n\" + said\n    asked = "), rows=_sometimes("place", "office", NAN)),
        put(SHOPS, ('prompt = "', "prompt = f\"商品：{data['item']}\\n\" + \""), rows=_sometimes("item", "货号", None), shots=tuple({**row, "item": f"货号 {n + 30}"} for n, row in enumerate(SHOPS.shots))),
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
        "json.dumps writes the text with quotes and escapes",
        "text/escaped text/raw-value text/no-question",
        put(READ, ('.format(data["text"]', '.format(json.dumps(data["text"])'), _JSON),
        put(SENTENCES, ('data["zh"]', 'json.dumps(data["zh"])'), _JSON),
        put(SNIPPETS, ('data["code"], FENCE', 'json.dumps(data["code"]), FENCE'), _JSON),
    ),
    kind(
        FAMILY,
        "two fields stand in each other's places",
        Names("text/* few-shot/* answer/*", "swap|slot|place|cue|field|question|premise"),
        put(NLI, ("{data['premise']}", "{data['—']}"), ("{data['hypothesis']}", "{data['premise']}"), ("{data['—']}", "{data['hypothesis']}")),
        put(FACTS, ('passage, question = data["passage"], data["question"]', 'question, passage = data["passage"], data["question"]')),
        put(READ, ('data["text"], data["question"]', 'data["question"], data["text"]')),
    ),
    kind(
        FAMILY,
        "newlines are taken out, and words or lines run together",
        "text/run-together text/no-question text/missing-space answer/letters few-shot/run-in",
        put(SNIPPETS, ('data["code"], FENCE', 'data["code"].replace("\\n", ""), FENCE')),
        put(CALLS, (": {turn}\\n", ": {turn}")),
        put(SKY, ('"\\n".join(lines)', '"".join(lines)')),
        put(MATERIALS, ('+ choice + "\\n"', "+ choice")),
    ),
    kind(
        FAMILY,
        "strip takes letters off where a prefix was meant",
        "text/no-question text/run-together text/cut-item text/raw-value",
        put(SNIPPETS, ('data["code"], FENCE', 'data["code"].lstrip("python\\n"), FENCE'), rows=each("code", lambda text: f"python\n{text}")),
        put(FUNCTIONS, ("{data['head']}", "{data['head'].lstrip('def ')}"), rows=each("head", lambda text: f"def {text}")),
        put(CALLS, ("{turn}", "{turn.lstrip('Customer: ').lstrip('Agent: ')}"), rows=_speakers),
    ),
    kind(
        FAMILY,
        "the data brings a cue that the transform writes, too",
        Names("text/* few-shot/* answer/cue-again", "twice|again|repeat|doubl|cue"),
        put(BUDGETS, rows=each("question", lambda text: f"Question: {text}")),
        put(SHOPS, rows=each("content", lambda text: f"评论：{text}")),
        put(GERMAN, rows=each("translation", lambda both: {"de": f"German: {both['de']}", "en": both["en"]})),
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
        "a value begins or ends with a space of its own, behind a cue that has one",
        "text/two-spaces text/double-space text/trailing-space",
        put(SKY, rows=each("question", lambda text: f" {text}")),
        put(NLI, rows=each("premise", lambda text: f"  {text}")),
        put(WHO, rows=each("sentence", lambda text: f" {text}", 2)),
    ),
)
