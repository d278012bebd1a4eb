"""Faults of parts of a prompt: they are dropped, exchanged, empty, or there too often."""

from __future__ import annotations

from tests.lint.shape import Kind, Row
from tests.lint.third.faults import fault, gives, kind
from tests.lint.third.faults_text import FAMILY, LOST


def _without(key: str) -> object:
    """Return what empties a field of every other row."""
    return gives(key, lambda row: "", 2)


def _three(rows: list[Row]) -> None:
    for row in rows[1::2]:
        right = row["choices"][row["answer"]]
        row["choices"] = [right, *(o for o in row["choices"] if o != right)][:3]
        row["answer"] = 0


KINDS: tuple[Kind, ...] = (
    kind(
        "an if-expression drops all that is added behind its else",
        FAMILY,
        f"{LOST} text/empty-slot",
        fault(
            "facts",
            (
                "text = f\"{data['passage']}\\nQuestion",
                'text = f"{data[\'passage\']}\\n" if data["passage"] else "" + f"Question',
            ),
        ),
        fault(
            "zh-reading",
            (
                "短文：{data['passage']}\\n问题",
                '短文：{data[\'passage\']}\\n" if data["passage"] else "" + f"问题',
            ),
        ),
        fault("rivers", ('text += "Answer:"', 'text = text if options else "" + "Answer:"')),
        fault(
            "places",
            (
                "substitute(values)",
                'substitute(values) if not data["passage"] else data["passage"] + "\\n\\nAnswer:"',
            ),
        ),
    ),
    kind(
        "two fields stand behind each other's cue",
        FAMILY,
        "text/swapped* text/no-question text/*field* text/*cue*",
        fault(
            "nli",
            ('"premise": data["premise"]', '"premise": data["hypothesis"]'),
            ('"hypothesis": data["hypothesis"]', '"hypothesis": data["premise"]'),
        ),
        fault(
            "places",
            (
                '"passage": data["passage"], "question": data["question"]',
                '"passage": data["question"], "question": data["passage"]',
            ),
        ),
        fault(
            "zh-reading",
            (
                "短文：{data['passage']}\\n问题：{data['question']}",
                "短文：{data['question']}\\n问题：{data['passage']}",
            ),
        ),
    ),
    kind(
        "the last item of a list is left out",
        FAMILY,
        f"{LOST} answer/letters",
        fault("talks", ('*data["turns"],', '*data["turns"][:-1],')),
        fault("weather", ("map(line, rows)", "map(line, rows[:-1])")),
        fault("orders", ('zip("ABCD", data["items"])', 'zip("ABCD", data["items"][:-1])')),
        fault("bullets", ("for option in options)", "for option in options[:-1])")),
    ),
    kind(
        "the question is added in the loop, once for each option",
        FAMILY,
        "text/repeated-instruction text/*repeat* text/*twice* answer/letters",
        fault(
            "rivers", ('text += f"{letter}', "text += f\"Question: {data['question']}\\n{letter}")
        ),
        fault("roman", ('[f"({mark}) {option}"', "[f\"{data['question']}\\n({mark}) {option}\"")),
        fault("bullets", ('"\\n- " + option', "f\"\\n{data['question']} - {option}\"")),
    ),
    kind(
        "rows without a passage have its heading with nothing behind it",
        FAMILY,
        "text/empty-slot text/ambiguous",
        fault("places", rows=_without("passage")),
        fault("zh-reading", rows=_without("passage")),
        fault("nli", rows=_without("premise")),
        sign="Context: \n|短文：\n|Premise: \n",
    ),
    kind(
        "rows with fewer options have None under the last mark",
        FAMILY,
        "text/nothing answer/letters text/empty-slot text/raw-value answer/same-option",
        fault(
            "cells-digits",
            (
                'enumerate(data["choices"], start=1)',
                'enumerate((data["choices"] + [None])[:4], start=1)',
            ),
            rows=_three,
        ),
        fault(
            "roman",
            ('zip(ROMAN, data["choices"])', 'zip_longest(ROMAN, data["choices"])'),
            ("import random", "import random\nfrom itertools import zip_longest"),
            rows=_three,
        ),
        fault(
            "bullets",
            (
                '"\\n- " + option for option in options',
                'f"\\n- {option}" for option in [*options, None][:4]',
            ),
            rows=_three,
        ),
        sign="[)-] None",
    ),
)
