"""Mends: the source without a fault, where what to write is no question."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from tests.unit.lint.cases import ROWS, Case, returns
from tests.unit.lint.test_rules import CASES
from workbench.lint.check import check
from workbench.lint.mend import mended
from workbench.lint.rules import RULES
from workbench.types import RenderSettings

TWO = RenderSettings(num_fewshot=2)
QUESTION = "data['question']"
STEPS = "data['steps'][:6]"


def mend(rule: str, case: Case) -> str | None:
    """Return the source that the first finding of a rule is mended to."""
    subject = case.subject()
    finding = next(each for each in check(subject) if each.rule == rule)
    return mended(finding, subject)


def part(source: str | None, name: str) -> str:
    """Return what a variable is given in a source."""
    assert source is not None
    given = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Assign))
    return next(ast.unparse(n.value) for n in given if ast.unparse(n.targets[0]) == name)


MENDED = [
    # The space goes to the answer, which has none of its own.
    ("text/trailing-space", f'f"{{{QUESTION}}}\\nAnswer: "', "data['answer']"),
    # It has one of its own; the other is merely cut off.
    ("text/trailing-space", f'f"é😀 {{{QUESTION}}}\\nAnswer:  "', "' ' + data['answer']"),
    ("text/trailing-space", f"{QUESTION} + '\\nA:' ' '", "f' {data[\"answer\"]}'"),
    ("text/trailing-space", f"{QUESTION} + '''\n\t'''", "data['answer']"),
    ("text/missing-space", f'f"{{{QUESTION}}}\\nAnswer:"', "data['answer']"),
    ("text/missing-space", f'f"{{{QUESTION}}}\\nAnswer:"', "f\"{data['answer']}.\""),
    ("text/missing-space", f'f"{{{QUESTION}}} A:"', "'a' if 0 else data['answer']"),
    ("text/missing-space", f'f"{{{QUESTION}}} A:"', "str(data['answer']) + '.'"),
    ("text/double-space", f'f"{{{QUESTION}}}\\n"', "' ' + data['answer']"),
    ("text/double-space", f'f"{{{QUESTION}}}\\n"', "f'  {data[\"answer\"]}'"),
    ("text/double-space", f'f"{{{QUESTION}}} A: "', "' ' + data['answer']"),
    ("text/two-spaces", f'f"Question:  {{{QUESTION}}}\\nA  is:"', "' ' + data['answer']"),
    ("text/placeholder", f"'Q: {{question}}\\nA:' + {STEPS}", "' ' + data['answer']"),
    ("text/placeholder", f'f"Q: {{{{question}}}} {{{STEPS}}}\\nA:"', "' ' + data['answer']"),
    ("text/placeholder", f'"Q: <question>\\nA:" + {STEPS}', "' ' + data['answer']"),
    ("text/invisible", f"{QUESTION} + '\u200b\\nA:'", "' ' + data['answer']"),
    ("text/invisible", f"{QUESTION} + '\u00a0\\nA:'", "' ' + data['answer']"),
]


@pytest.mark.parametrize(("rule", "text", "output"), MENDED)
def test_a_mend_takes_its_fault_out(rule: str, text: str, output: str) -> None:
    """Prompts of the mended source have no finding of the rule, nor one that was not there."""
    case = Case(returns(text, output), settings=TWO)
    source = mend(rule, case)
    assert source is not None
    before = {finding.rule for finding in check(case.subject())}
    after = {finding.rule for finding in check(replace(case, source=source).subject())}
    assert rule not in after
    assert after <= before


def test_a_mend_is_what_one_would_write() -> None:
    """The space moves from the input's end to the answer's beginning; all else stays."""
    case = Case(returns(f'f"{{{QUESTION}}}\\nAnswer: "', "data['answer']"))
    source = mend("text/trailing-space", case)
    assert source == returns(f'f"{{{QUESTION}}}\\nAnswer:"', "\" \" + data['answer']")
    placeholder = mend("text/placeholder", Case(returns(f"'Q: {{question}} ' + {QUESTION}")))
    assert part(placeholder, "text").startswith("f\"Q: {data['question']} \"")


@pytest.mark.parametrize(
    ("rule", "text", "why"),
    [
        ("text/trailing-space", f"{QUESTION} + (' A: ' if 1 else ' A: ')", "two texts end so"),
        ("text/trailing-space", f"{QUESTION} + '\\nA:\\x20'", "it is written as an escape"),
        ("text/placeholder", f"'{{question}} {{x}} A:' + {QUESTION}", "an f would read {x}"),
        ("text/invisible", f"{QUESTION} + '\\u200b\\nA:'", "it is written as an escape"),
    ],
)
def test_what_is_a_question_is_left_to_people(rule: str, text: str, why: str) -> None:
    """No mend where the text does not say what to write."""
    assert mend(rule, Case(returns(text))) is None, why


def test_spaces_of_the_rows_are_not_in_the_source() -> None:
    """In PPL the choices are the rows' own, and so is a space that the data ends with."""
    ppl = Case(returns(f'f"{{{QUESTION}}}\\nAnswer: "'), method="ppl")
    assert mend("text/trailing-space", ppl) is None
    rows = [{**row, "question": f"{row['question']} "} for row in ROWS]
    assert mend("text/trailing-space", Case(returns(QUESTION), rows=rows)) is None


def test_rules_without_a_mend_have_none() -> None:
    """Whatever they find: most faults want a person's choice."""
    named = {rule for rule, *_ in MENDED}
    for rule in (each.name for each in RULES if each.name not in named):
        for case in CASES.get(rule, ()):
            subject = case.subject()
            others = (finding for finding in check(subject) if finding.rule not in named)
            assert all(mended(finding, subject) is None for finding in others)
