"""Right prompts whose code looks odd."""

from __future__ import annotations

from tests.lint.faults import above
from tests.lint.second.odd_helpers import odd

RIGHT = (
    odd(
        "templates are chosen by a sum over the row",
        "conversions",
        (
            "Convert: {data['question']}",
            "{'Convert' if sum(map(ord, data['question'])) else 'C'}: {data['question']}",
        ),
    ),
    odd(
        "a cache that changes nothing",
        "conversions",
        above("from functools import cache\n\n@cache\ndef lower(text):\n    return text.lower()"),
        ("{data['question']}", "{lower(data['question'])}"),
    ),
    odd(
        "a class and a dataclass",
        "conversions",
        above(
            "from dataclasses import dataclass\n\n@dataclass\nclass Prompt:\n    question: str\n\n    def text(self):\n        return f'Convert: {self.question}\\nResult:'"
        ),
        ("f\"Convert: {data['question']}\\nResult:\"", 'Prompt(data["question"]).text()'),
    ),
    odd(
        "a lambda and a walrus",
        "conversions",
        (
            "    text =",
            "    show = lambda text: text.strip()\n    if (question := show(data['question'])):\n        pass\n    text =",
        ),
        ("{data['question']}", "{question}"),
    ),
    odd(
        "sorted over a dict's items",
        "csv",
        (
            'for row in data["rows"]]',
            'for row in sorted(data["rows"], key=lambda row: row["item"])]',
        ),
    ),
    odd(
        "the time is in the row",
        "stars",
        ("Review:\\n", "Review of {data['date']}:\\n"),
        rows=lambda rows: [r | {"date": f"2024-05-{n + 1:02}"} for n, r in enumerate(rows)],
    ),
    odd(
        "a set's size",
        "mentions",
        ("    text =", '    words = len(set(data["passage"].split()))\n    text ='),
        ("Sentence: ", "Sentence ({words} words): "),
    ),
    odd(
        "dict.fromkeys to drop what is double",
        "mentions",
        ('" " + data["answer"]', '" " + ", ".join(dict.fromkeys(data["answer"].split(", ")))'),
    ),
    odd(
        "asserts that hold",
        "pairs",
        ("    text =", '    assert len(data["passage"]) == 2, "two questions"\n    text ='),
    ),
    odd(
        "an error that is raised for what does not occur",
        "pairs",
        (
            "    text =",
            '    if one == other:\n        raise ValueError(f"the same question twice: {one}")\n    text =',
        ),
    ),
    odd(
        "comments and strings with braces",
        "conversions",
        (
            "    text =",
            '    # {question} is filled in below; TODO: nothing\n    note = "{question}"\n    assert note\n    text =',
        ),
    ),
    odd(
        "the row is unpacked",
        "conversions",
        above("def prompt(question, **_):\n    return f'Convert: {question}\\nResult:'"),
        ("f\"Convert: {data['question']}\\nResult:\"", "prompt(**data)"),
    ),
    odd(
        "deep copies",
        "dialogue",
        above("import copy"),
        (
            "    turns =",
            '    data = copy.deepcopy(data)\n    data["turns"] = [[s.title(), t] for s, t in data["turns"]]\n    turns =',
        ),
    ),
    odd(
        "textwrap",
        "headlines",
        above("import textwrap"),
        ("{data['passage']}", "{textwrap.fill(data['passage'], 60)}"),
    ),
)
