"""Mends: the source without a fault, where what to write is no question."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from tests.unit.lint.cases import ROWS, Case, found, returns
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
    ("text/invisible", f"'Q:\u2003' + {QUESTION} + '\\nA:'", "' ' + data['answer']"),
    ("text/placeholder", "'Q: {data[\"question\"]}\\nA:'", "' ' + data['answer']"),
    (
        "text/placeholder",
        '\'Q: {data["question"].strip()!s} {len(data["steps"])}\\nA:\'',
        "' ' + data['answer']",
    ),
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


OTHERS = {"text/double-newline", "few-shot/separator", "code/set-order", "code/stale-ignore"}
ANSWER = "' ' + data['answer']"
EXACTLY = [
    ("text/placeholder", "'Q: {data[\"question\"]}\\nA:'", "f'Q: {data[\"question\"]}\\nA:'"),
    ("text/look-alike", f'f"{{{QUESTION}}}\\nАnswer:"', f'f"{{{QUESTION}}}\\nAnswer:"'),
    ("text/look-alike", f"{QUESTION} + '\\nﬁne:'", f"{QUESTION} + '\\nfine:'"),
    ("text/look-alike", f"{QUESTION} + '\\nＡnswer:'", f"{QUESTION} + '\\nAnswer:'"),
    ("text/not-composed", f"{QUESTION} + '\\nRe\u0301ponse:'", f"{QUESTION} + '\\nR\u00e9ponse:'"),
    ("text/escaped", f"{QUESTION} + '\\\\nAnswer:'", f"{QUESTION} + '\\nAnswer:'"),
    ("text/escaped", f'rf"{{{QUESTION}}}\\nAnswer:"', f'f"{{{QUESTION}}}\\nAnswer:"'),
    ("text/escaped", f"{QUESTION} + r'\\tAnswer:'", f"{QUESTION} + '\\tAnswer:'"),
    ("text/markup", f"{QUESTION} + ' Q&amp;A:'", f"{QUESTION} + ' Q&A:'"),
    ("text/stray-sign", f'f"Q: ${{{QUESTION}}}\\nA:"', f'f"Q: {{{QUESTION}}}\\nA:"'),
    ("text/colons", f'f"Question: {{{QUESTION}}} Note: no.\\n答案："',
     f'f"Question: {{{QUESTION}}} Note: no.\\n答案:"'),
    ("text/cue-forms", f"'Q: 1?\\nA: 2\\n\\nQ: 3?\\nA: 4\\n\\nQ : ' + {QUESTION} + '\\nA:'",
     f"'Q: 1?\\nA: 2\\n\\nQ: 3?\\nA: 4\\n\\nQ: ' + {QUESTION} + '\\nA:'"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "before", "after"), EXACTLY)
def test_a_mend_changes_nothing_else(rule: str, before: str, after: str) -> None:
    """The source is the same but for the fault, of which the rule finds nothing any more."""
    source = mend(rule, Case(returns(before, ANSWER), settings=TWO))
    assert source is not None
    assert source == returns(after, ANSWER)
    assert rule not in {each.rule for each in check(Case(source, settings=TWO).subject())}


@pytest.mark.parametrize(
    ("rule", "before", "after"),
    [
        ("text/double-newline", "'\\n' + data['answer']", "'' + data['answer']"),
        ("few-shot/separator", "f\" {data['answer']}\\n\"", "f\" {data['answer']}\""),
        ("few-shot/separator", "' ' + data['answer'] + '\\n\\n'", "' ' + data['answer'] + ''"),
    ],
)
def test_newlines_of_the_output_are_cut_off(rule: str, before: str, after: str) -> None:
    """Where the output has a newline that the input's end, or the separator, has, too."""
    end = "\\n" if rule == "text/double-newline" else ""
    text = f'f"Question: {{{QUESTION}}}\\nAnswer:{end}"'
    source = mend(rule, Case(returns(text, before), settings=TWO))
    assert source is not None
    assert source == returns(text, after)
    assert rule not in {each.rule for each in check(Case(source, settings=TWO).subject())}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("    x = ', '.join({'a', 'b'})\n", "    x = ', '.join(sorted({'a', 'b'}))\n"),
        ("    x = list(set('ab'))\n", "    x = sorted(set('ab'))\n"),
        ("    x = [c for c in set('ab')]\n", "    x = [c for c in sorted(set('ab'))]\n"),
        ("    x = [*enumerate(set('ab'))]\n", "    x = [*enumerate(sorted(set('ab')))]\n"),
    ],
)
def test_sets_are_sorted(before: str, after: str) -> None:
    """Where something goes through them, before it does."""
    source = mend("code/set-order", Case(returns(before=before)))
    assert source is not None
    assert source == returns(before=after)
    assert "code/set-order" not in {each.rule for each in check(Case(source).subject())}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("    x = 1  # lint: ignore text/two-spaces: it is meant\n", "    x = 1\n"),
        ("    # lint: ignore text/two-spaces\n    x = 1\n", "    x = 1\n"),
        ("    # lint: ignore text/two-spaces, code/hash\n    x = hash('a')\n",
         "    # lint: ignore code/hash\n    x = hash('a')\n"),
    ],
)  # fmt: skip
def test_a_stale_silencer_goes(before: str, after: str) -> None:
    """With its comment, or out of it, where another one there silences something."""
    source = mend("code/stale-ignore", Case(returns(before=before)))
    assert source is not None
    assert source == returns(before=after)
    assert "code/stale-ignore" not in {each.rule for each in check(Case(source).subject())}


@pytest.mark.parametrize(
    ("rule", "text", "why"),
    [
        ("text/trailing-space", f"{QUESTION} + (' A: ' if 1 else ' A: ')", "two texts end so"),
        ("text/trailing-space", f"{QUESTION} + '\\nA:\\x20'", "it is written as an escape"),
        ("text/placeholder", f"'{{question}} {{x}} A:' + {QUESTION}", "an f would read {x}"),
        ("text/invisible", f"{QUESTION} + '\\u200b\\nA:'", "it is written as an escape"),
        ("text/placeholder", '\'{data["question"]} {"a": 1} A:\'', "an f would read the dict"),
        ("text/look-alike", f"{QUESTION} + ' {{x}}\u02bcs A:'", "a quote may end the text"),
        ("code/hash", f"{QUESTION} + str(hash('a')) + ' A:'", "nothing says what is meant"),
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


@pytest.mark.slow
def test_rules_without_a_mend_have_none() -> None:
    """Whatever they find: most faults want a person's choice."""
    named = {rule for rule, *_ in (*MENDED, *EXACTLY)} | OTHERS
    for rule in (each.name for each in RULES if each.name not in named):
        for case in CASES.get(rule, ()):
            subject = case.subject()
            assert all(mended(finding, subject) is None for finding in found(case, rule))
