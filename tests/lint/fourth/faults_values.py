"""Values that are printed as no reader would write them: lists, numbers, escapes, spaces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.fourth.faults import each, kind, put
from tests.lint.fourth.tasks_free import (
    CALLS,
    FOUNDED,
    FUNCTIONS,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, GROUPS, HOUSE, MATERIALS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import READ, SENTENCES, SHOPS, SUMS
from tests.lint.shape import Row

FAMILY = "text that was meant to be computed"
NAN = float("nan")


def _speakers(rows: list[Row]) -> None:
    for row in rows:
        row["turns"] = [
            ("Agent: " if n % 2 else "Customer: ") + t for n, t in enumerate(row["turns"])
        ]


def _sometimes(key: str, value: str, empty: Any) -> Callable[[list[Row]], None]:
    def apply(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[key] = empty if number % 3 == 1 else f"{value} {number + 1}"

    return apply


_HTML = "import random\n", "import html\nimport random\n"
_JSON = "import random\n", "import json\nimport random\n"

KINDS = (
    kind(
        FAMILY,
        "a list is printed as Python writes it",
        "text/raw-value answer/python-value answer/letters",
        put(
            MATERIALS,
            (
                '    for label, choice in zip(data["choices"]["label"], data["choices"]["text"]):\n        text += "(" + label + ") " + choice + "\\n"\n',
                '    text += "Options: " + str(data["choices"]["text"]) + "\\n"\n',
            ),
        ),
        put(GROUPS, ('+ "\\n".join(shown) +', "+ str(shown) +")),
        put(CALLS, ("said + asked", "f\"{data['turns']}\\n\" + asked")),
        put(
            PUZZLES,
            (
                'shown = " ".join(f"({letter}) {option}" for letter, option in zip("ABC", options))',
                "shown = options",
            ),
        ),
    ),
    kind(
        FAMILY,
        "a dict is printed as Python writes it",
        "text/raw-value answer/leaked answer/letters",
        put(
            SKY,
            (
                '    for letter, choice in zip(LETTERS, data["choices"]):\n        lines.append(f"{letter}. {choice}")\n',
                "    lines.append(f\"Options: {dict(zip(LETTERS, data['choices']))}\")\n",
            ),
        ),
        put(
            HOUSE,
            (
                r"Goal: {data['goal']}\n",
                r"Goal: {data['goal']}\nOptions: {dict(enumerate(scores))}\n",
            ),
        ),
        put(
            MATERIALS,
            (
                '    for label, choice in zip(data["choices"]["label"], data["choices"]["text"]):\n        text += "(" + label + ") " + choice + "\\n"\n',
                '    text += str(data["choices"]) + "\\n"\n',
            ),
        ),
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
        put(
            FOUNDED,
            ('" " + data["year"]', '" " + str(data["year"])'),
            ('"processed_output": data["year"]', '"processed_output": str(data["year"])'),
            rows=each("year", float),
        ),
        put(SUMS, rows=each("answer", lambda text: str(float(text)))),
        put(
            SNIPPETS, rows=each("output", lambda text: str(float(text)) if text.isdigit() else text)
        ),
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
        put(
            FACTS, rows=each("passage", lambda text: "<p>" + text.replace(". ", ".<br/>") + "</p>")
        ),
        put(READ, rows=each("text", lambda text: text.replace("，", "，&nbsp;"))),
        put(PUZZLES, rows=each("question", lambda text: text.replace(" ", "&nbsp;", 1))),
    ),
    kind(
        FAMILY,
        "a method is printed, since it is never called",
        "text/raw-value code/not-repeated text/no-question",
        put(SUPPORT, ('data["text"]', 'str(data["text"].strip)')),
        put(NLI, ("{data['premise']}", "{data['premise'].strip}")),
        put(SHOPS, ('data["content"]', "f\"{data['content'].strip}\"")),
    ),
    kind(
        FAMILY,
        "nan or None of an empty cell is printed",
        "text/nothing text/raw-value",
        put(
            FACTS,
            ('"input": f"Passage', '"input": f"Title: {data[\'title\']}\\nPassage'),
            rows=_sometimes("title", "Notice", NAN),
        ),
        put(
            SKY,
            ("lines = [f", "lines = [f\"Topic: {data['topic']}\", f"),
            rows=_sometimes("topic", "lesson", None),
        ),
        put(
            CALLS,
            ("asked = ", "said = f\"Call of {data['place']}\\n\" + said\n    asked = "),
            rows=_sometimes("place", "office", NAN),
        ),
        put(
            SHOPS,
            ('prompt = "', 'prompt = f"商品：{data[\'item\']}\\n" + "'),
            rows=_sometimes("item", "货号", None),
            shots=tuple({**row, "item": f"货号 {n + 30}"} for n, row in enumerate(SHOPS.shots)),
        ),
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
        put(
            SNIPPETS,
            ('data["code"], FENCE', 'data["code"].lstrip("python\\n"), FENCE'),
            rows=each("code", lambda text: f"python\n{text}"),
        ),
        put(
            FUNCTIONS,
            ("{data['head']}", "{data['head'].lstrip('def ')}"),
            rows=each("head", lambda text: f"def {text}"),
        ),
        put(CALLS, ("{turn}", "{turn.lstrip('Customer: ').lstrip('Agent: ')}"), rows=_speakers),
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
