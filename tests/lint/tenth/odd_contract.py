"""Right prompts for clauses of contracts, odd at first sight."""

from __future__ import annotations

from tests.lint.shape import Row, SmallTask, changed, put_into
from tests.lint.tenth import tasks_labels as lab

_YES = '"Yes" if data["answer"] else "No"'
_CLAUSE = "f\"Clause: {data['clause']}\\nQuestion: {data['question']}?\\nAnswer:\""


def _said(yes: str, no: str, demand: str = "{} or {}") -> SmallTask:
    """Return CONTRACT with other words for yes and no, and a demand for these."""
    said = demand.format(yes, no)
    return changed(
        lab.CONTRACT,
        (_YES, f'"{yes}" if data["answer"] else "{no}"'),
        description=f"Read the clause of a contract and answer the question with {said}.",
    )


def _framed(text: str, description: str = "", *, output: str = 'f" {answer}"') -> SmallTask:
    """Return CONTRACT with another template."""
    return changed(
        lab.CONTRACT,
        (_CLAUSE, text),
        *((('"output": f" {answer}"', f'"output": {output}'),) if output != 'f" {answer}"' else ()),
        description=description,
    )


def _by_label(rows: list[Row]) -> list[Row]:
    return [
        row | {"target_scores": {"Yes": int(row["answer"]), "No": int(not row["answer"])}}
        for row in rows
    ]


RIGHT = (
    ("True and False are the labels.", _said("True", "False")),
    ("Small letters.", _said("yes", "no")),
    ("1 and 0, as the description says.", _said("1", "0", "{} for yes or {} for no")),
    ("Y and N.", _said("Y", "N", "{} (yes) or {} (no)")),
    ("YES and NO in capitals.", _said("YES", "NO")),
    ("Symbols are the labels.", _said("✓", "✗", "{} for yes or {} for no")),
    ("Emoji are the labels.", _said("👍", "👎")),
    (
        "Q and A on three lines.",
        _framed("f\"Text: {data['clause']}\\nQ: {data['question']}? (Yes or No)\\nA:\""),
    ),
    (
        "The clause is quoted.",
        _framed(
            'f\'The contract says: "{data["clause"]}"\\n{data["question"]}, Yes or No?\\n\'',
            output="answer",
        ),
    ),
    (
        "JSON goes in.",
        changed(
            lab.CONTRACT,
            (
                _CLAUSE,
                'json.dumps({"clause": data["clause"], "question": data["question"] + "?"}) + "\\nAnswer:"',
            ),
            ("import random", "import json\nimport random"),
        ),
    ),
    (
        "XML goes in.",
        _framed(
            "f\"<contract>{data['clause']}</contract>\\n<question>{data['question']}?</question>\\nAnswer (Yes or No):\""
        ),
    ),
    (
        "A block of a quotation in Markdown.",
        _framed("f\"> {data['clause']}\\n\\n{data['question']}? Answer Yes or No.\\n\\nAnswer:\""),
    ),
    (
        "The question comes before the clause.",
        _framed(
            "f\"{data['question']}? Say Yes or No.\\n\\nClause: {data['clause']}\\n\\nAnswer:\""
        ),
    ),
    (
        "The instruction comes at the end.",
        _framed(
            "f\"{data['clause']}\\n\\nBased on this clause alone: {data['question']}?\\nReply with a single word, Yes or No.\\n\"",
            output="answer",
        ),
    ),
    (
        "The letter of a chat.",
        _framed(
            "f\"Client: My contract says: {data['clause']} {data['question']}?\\nLawyer (Yes or No only):\""
        ),
    ),
    (
        "By PPL, with the description.",
        changed(
            lab.CONTRACT,
            ('f" {answer}"', "answer"),
            method="ppl",
            metric="log_prob",
            rows=_by_label,
            own={"target_delimiter": " "},
        ),
    ),
    (
        "By PPL, without shots.",
        changed(
            lab.CONTRACT,
            ('f" {answer}"', "answer"),
            method="ppl",
            metric="log_prob",
            rows=_by_label,
            own={"target_delimiter": " "},
            fewshot=0,
        ),
    ),
    (
        "prefix_match takes an answer with a reason.",
        changed(
            lab.CONTRACT,
            ('f" {answer}"', 'f" {answer}, according to the clause."'),
            metric="prefix_match",
        ),
    ),
    (
        "in_match, with golds in small letters.",
        changed(
            lab.CONTRACT,
            (_YES, '"yes" if data["answer"] else "no"'),
            metric="in_match",
            description="Read the clause and answer the question with yes or no.",
        ),
    ),
    (
        "Numbers are spelt out in the rows, and paragraphs have signs.",
        changed(lab.CONTRACT, rows=put_into("clause", "§ 4 (2): {}")),
    ),
    (
        "Worked examples are numbered, and the question goes on with the count.",
        changed(
            lab.CONTRACT_HAND,
            ("Clause: Smoking", "Case 1\nClause: Smoking"),
            ("Clause: Members", "Case 2\nClause: Members"),
            ("Clause: The price", "Case 3\nClause: The price"),
            ('f"Clause: {', 'f"Case 4\\nClause: {'),
        ),
    ),
    (
        "Worked examples are said to be three, and are three.",
        changed(
            lab.CONTRACT_HAND,
            ("Answer Yes or No.", "Answer Yes or No, as in these three examples."),
        ),
    ),
)
