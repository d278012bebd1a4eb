"""Each rule of the linter: a prompt with its fault, and a near miss without."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, ROWS, Case, Letters, found, returns
from tests.unit.lint.pairs import PAIRS
from tests.unit.lint.test_faults import FAULTS
from tests.unit.lint.test_kinds import KINDS
from tests.unit.lint.test_unlike import made as odd
from tests.unit.lint.test_unlike import reading
from workbench.lint.again import Again
from workbench.lint.check import check
from workbench.lint.rules import ERRORS, RULES
from workbench.lint.subject import Graded
from workbench.types import Decoding, Example, RenderSettings

FINE = Case()
SPELLED = returns("f\"Words: {data['words']}\\nEnds:\"")
TWO = RenderSettings(num_fewshot=2)
FOUR = RenderSettings(num_fewshot=4)
SHOWN = Case(settings=TWO)
PPL = Case(returns("f\"{data['question']}\\n\"", "data['answer']"), method="ppl")
LETTERED = "''.join(f'{x}. {o}\\n' for x, o in zip('AB', data['target_scores']))"


def rows(**changes: Any) -> tuple[Mapping[str, Any], ...]:
    """Return the rows with fields changed: a value for all, or a function of the row's number."""
    return tuple(
        {**row, **{n: v(i) if callable(v) else v for n, v in changes.items()}}
        for i, row in enumerate(ROWS)
    )


def body(line: str, *, above: str = "") -> Case:
    """Return a case of a transform with one more line, and lines above it."""
    return Case(above + returns(before=f"    {line}\n"))


def text(expression: str, case: Case = FINE, **more: str) -> Case:
    """Return a case of a transform whose input is an expression."""
    return replace(case, source=returns(expression, **more))


OWN: Mapping[str, tuple[Case, Case]] = {
    "code/error": (body("data['no']"), FINE),
    "code/not-repeated": (
        Case(facts={"again": Again({3: Example("other", ("x",), "x")})}),
        Case(facts={"again": Again({0: Case().subject().rendered[0].example})}),
    ),
    "code/random": (
        body("random.random()", above="import random\n"),
        body("random.Random(data['question']).random()", above="import random\n"),
    ),
    "code/outside": (
        body("open(__import__('os').devnull).close()"),
        body("os.path.join('a', 'b')", above="import os\n"),
    ),
    "code/time": (
        body("__import__('time').time()"),
        body("time = data['question']; time.strip()"),
    ),
    "code/set-order": (
        body("', '.join(set(data['target_scores']))"),
        body("', '.join(sorted(set(data['target_scores']))); 'a' in {'a'}"),
    ),
    "code/arguments": (
        body("data['question'][:num_sample]"),
        body("f'{num_sample} examples'; list(range(num_sample))"),
    ),
    "code/changes-row": (
        body("data['question'] = data['question'].strip()"),
        body("data = dict(data); data['question'] += '?'"),
    ),
    "code/imports": (body("pass", above="import yaml\n"), body("pass", above="import json\n")),
    "code/hidden-errors": (
        body("try: data['no']\n    except: pass"),
        body("try: data['no']\n    except KeyError: pass"),
    ),
    "code/unused-key": (
        Case(f"{HEAD}    return {{'input': 'a', 'output': 'b', 'processed_output': 'b', 'x': 1}}"),
        Case(f"{HEAD}    more = {{'x': 1}}\n" + returns().removeprefix(HEAD)),
    ),
    "code/unknown-ignore": (
        body("pass  # lint: ignore text/nothin"),
        body("pass  # lint: ignore text/nothing"),
    ),
    "text/trailing-space": (text("f\"{data['question']}\\nAnswer: \""), FINE),
    "text/missing-space": (
        text("f\"{data['question']}\\nAnswer:\"", SHOWN, output="data['answer']"),
        text("f\"{data['question']}=\"", SHOWN, output="data['answer']"),
    ),
    "text/double-space": (text("f\"{data['question']}\\n\"", SHOWN), SHOWN),
    "text/description-runs-on": (
        Case(settings=RenderSettings(description="Answer.", description_separator="")),
        Case(settings=RenderSettings(description="Answer.\n", description_separator="")),
    ),
    "text/separator-inside": (
        text("f\"Question:\\n\\n{data['question']}\\nAnswer:\"", SHOWN),
        text("f\"Question:\\n\\n{data['question']}\\nAnswer:\""),
    ),
    "text/placeholder": (
        text("'Question: {question}\\nAnswer:' + data['answer'] + ' or'"),
        text("data['question'] + ' Answer as JSON, {\"name\": …}, or \\\\boxed{answer}:'"),
    ),
    "text/unknown-name": (
        text("'Question: {qeustion}\\nAnswer:' + data['question']"),
        replace(text("data['question'] + ' Write \\\\boxed{x}, {1}, or {\"x\": 1}:'"),
                rows=rows(question=lambda i: f"What is {{name}} {i}?")),
    ),
    "text/two-spaces": (
        text("f\"Question:  {data['question']}\\nAnswer:\""),
        replace(FINE, rows=rows(question=lambda i: f"def  f{i}():\n    return")),
    ),
    "text/nothing": (
        replace(text("f\"{data['hint']} {data['question']}\""), rows=rows(hint=None)),
        replace(text("f\"{data['question']} (or None)\""), rows=rows(hint=None)),
    ),
    "text/raw-value": (
        replace(text("f\"{data['question']} {data['hints']}\""), rows=rows(hints=["a", "b"])),
        replace(text("f\"{data['question']} [a, b]\""), rows=rows(hints=["a", "b"])),
    ),
    "text/colons": (
        text("f\"Question: {data['question']}\\n答案：\""),
        text("f\"问题：{data['question']}\\n答案：\""),
    ),
    "text/shot-cue": (
        text("data['question'] + ('\\nAnswer:' if 'player 3' in data['question'] else '\\nA:')",
             SHOWN),
        text("data['question'] + '\\nAnswer:'", SHOWN),
    ),
    "text/invisible": (text("data['question'] + '\\u200b\\nAnswer:'"), FINE),
    "text/encoding": (
        text("data['question'] + ' cafÃ©\\nAnswer:'"),
        text("data['question'] + ' «CAFÉ» À São ÃO\\nAnswer:'"),
    ),
    "text/same-prompt": (
        text("'Question: which card?\\nAnswer:'"),
        replace(text("'Question: which card?\\nAnswer:'"), rows=ROWS[:1]),
    ),
    "text/ambiguous": (
        text("'Which card did player ' + ('1' if 'er 1' in data['question'] else '2') + ' draw?'"),
        Case(rows=(ROWS[0], ROWS[0], ROWS[1])),
    ),
    "text/no-question": (
        text("f\"Question: {data['question'][-8:]}\\nAnswer:\""),
        text("f\"{data['question'].upper().replace(' ', '  ')}\\nAnswer:\""),
    ),
    "few-shot/own-doc": (
        Case(settings=RenderSettings(num_fewshot=11, sampler="freeeval")),
        Case(settings=RenderSettings(num_fewshot=11)),
    ),
    "few-shot/question-shown": (
        Case(rows=rows(question="Which card?", target_scores=lambda i: {str(i): 1, "no": 0}),
             source=returns("'\\n'.join([data['question'], *data['target_scores'], 'Answer:'])"),
             settings=TWO),
        Case(rows=rows(question="Which card?", passage=lambda i: f"Player {i} plays on."),
             source=returns("'\\n'.join([data['passage'], data['question'], 'Answer:'])"),
             settings=TWO),
    ),
    "few-shot/same-docs": (Case(settings=RenderSettings(num_fewshot=1, sampler="freeeval")), SHOWN),
    "few-shot/lopsided": (
        Case(rows=rows(answer=lambda i: "no" if i % 2 else "yes"), settings=RenderSettings(
            num_fewshot=4, sampler="ids", shot_ids=(0, 2, 4, 6, 8))),
        Case(rows=rows(answer=lambda i: "no" if i % 2 else "yes"), settings=RenderSettings(
            num_fewshot=4, sampler="ids", shot_ids=(3, 5, 7, 0, 2))),
    ),
    "few-shot/steps-lost": (
        text("data['question'] + \"\\nLet's think step by step.\"", SHOWN),
        text("data['question'] + \"\\nLet's think step by step.\"", SHOWN,
             output="' ' + data['steps'] + ' The answer is ' + data['answer']"),
    ),
    "few-shot/not-a-choice": (
        replace(PPL, settings=TWO, source=returns("f\"{data['question']}\\n\"", "'(A)'")),
        replace(PPL, settings=TWO, source=returns("f\"{data['question']}\\n\"", "data['answer']")),
    ),
    "few-shot/repeated": (
        Case(rows=(*ROWS, ROWS[0]), settings=RenderSettings(
            num_fewshot=2, sampler="ids", shot_ids=(0, 12, 1, 2))),
        Case(settings=RenderSettings(num_fewshot=2, sampler="ids", shot_ids=(0, 1, 2))),
    ),
    "few-shot/fewer": (
        replace(SHOWN, facts={"settings": RenderSettings(num_fewshot=3)}),
        SHOWN,
    ),
    "few-shot/no-stop": (replace(SHOWN, until=("###",)), replace(SHOWN, until=("Question:",))),
    "answer/no-gold": (
        replace(PPL, rows=rows(target_scores={"1": 0, "2": 0})),
        replace(FINE, rows=rows(target_scores={})),
    ),
    "answer/one-choice": (
        replace(PPL, rows=rows(target_scores={"yes": 1})),
        replace(PPL, rows=rows(target_scores={"yes": 1}),
                facts={"metrics": ("lm_eval_greedy",)}),
    ),
    "answer/unexplained": (
        Case(rows=rows(answer=lambda i: str(i % 2), question=lambda i: f"Was {chr(97 + i)} in?")),
        Case(rows=rows(answer=lambda i: str(i % 2), question=lambda i: f"How many had {i}?")),
    ),
    "answer/gold-differs": (
        Case(rows=rows(target_scores={"yes": 1, "no": 0}, answer="B")),
        Case(rows=rows(target_scores={"yes": 1, "no": 0}, answer="A")),
    ),
    "answer/several-golds": (
        replace(PPL, rows=rows(target_scores={"a": 1, "b": 1, "c": 0})),
        replace(PPL, rows=rows(target_scores={"a": 1, "b": 1, "c": 0}),
                facts={"metrics": ("log_prob_mc2",)}),
    ),
    "answer/same-option": (
        Case(rows=rows(options=["red", "blue", "red "])),
        Case(rows=rows(options=["Polish", "polish"])),
    ),
    "answer/empty-option": (replace(PPL, rows=rows(target_scores={"a": 1, " ": 0})), PPL),
    "answer/empty": (
        Case(returns(output="' '", processed="''")),
        Case(returns(output="''", processed="data['answer']"), method="ppl"),
    ),
    "answer/empty-is-right": (
        Case(facts={"grade": lambda data, gold, response: Graded((response,), True)}),
        FINE,
    ),
    "answer/stopped-early": (
        Case(returns(output="' First.\\n\\nSo ' + data['answer']")),
        Case(returns(output="' ' + data['answer'] + '\\n\\n'")),
    ),
    "answer/not-extracted": (
        Case(returns(output="' The answer is ' + data['answer'] + '.'")),
        Case(returns(output="' The answer is ' + data['answer'] + '.'"),
             postprocess="theoremqa_post"),
    ),
    "answer/not-in-output": (
        Case(returns(output="' seven'")),
        Case(returns(output="' 1,234'", processed="'1234'"), facts={"grade": None}),
    ),
    "answer/leaked": (
        text("f\"{data['question']}\\nAnswer: {data['answer']}\""),
        text("f\"{data['question']}\\n\" + '\\n'.join(data['target_scores'])"),
    ),
    "answer/reasoning-in-input": (
        text("f\"{data['question']} {data['steps']}\\nAnswer:\""),
        replace(text("f\"{data['steps']} {data['question']}\\nAnswer:\""),
                rows=rows(steps="A worked example: of 1 to 24, draw one.")),
    ),
    "answer/letters": (
        replace(PPL, source=returns(LETTERED), rows=rows(target_scores={"A": 1, "B": 0, "C": 0})),
        replace(PPL, source=returns(LETTERED), rows=rows(target_scores={"A": 1, "B": 0})),
    ),
    "answer/one-place": (replace(PPL, rows=rows(target_scores={"a": 1, "b": 0})), PPL),
    "answer/unlike-others": (
        Case(reading("text", "label"), odd(2, 7, label=-1)), Case(reading("text", "label"), odd())),
    "text/unlike-others": (
        Case(reading("choices", "answer"), odd(1, 4, choices=lambda row: [*row["choices"], ""])),
        Case(reading("choices", "answer"), odd())),
    "few-shot/unlike-docs": (
        Case(reading("text", "time"), odd(), shots=odd(0, 1, time="1614556800000")[:3]),
        Case(reading("text", "time"), odd(), shots=odd()[:3])),
    "answer/other-rule": (
        Case(SPELLED, rows(words=lambda i: f"elm, ash{i}t, {'oak' if i % 2 else 'fir'}",
                           answer=lambda i: "xyz" if i == 5 else f"mt{'k' if i % 2 else 'r'}"),
             facts={}),
        FINE),
    "tokens/window": (
        Case(facts={"ruler": Letters(40), "decoding": Decoding(max_new_tokens=4)}),
        Case(facts={"ruler": Letters(200), "decoding": Decoding(max_new_tokens=4)}),
    ),
    "tokens/answer-too-long": (
        Case(returns(output="' ' + 'x' * 9"),
             facts={"ruler": Letters(), "decoding": Decoding(max_new_tokens=8)}),
        Case(returns(output="' ' + 'x' * 7"),
             facts={"ruler": Letters(), "decoding": Decoding(max_new_tokens=8)}),
    ),
    "tokens/prefix-option": (
        replace(PPL, rows=rows(target_scores={"on": 1, "one": 0}), facts={"ruler": Letters()}),
        replace(PPL, rows=rows(target_scores={"on": 1, "one": 0}),
                facts={"ruler": Letters(merges=["one"])}),
    ),
    "tokens/merged-border": (
        Case(settings=TWO, facts={"ruler": Letters(merges=[": "])}),
        Case(settings=TWO, facts={"ruler": Letters(merges=[" 1"])}),
    ),
    "tokens/special-text": (
        replace(text("'<s>' + data['question'] + '\\nAnswer:'"), facts={"special": ("<s>",)}),
        Case(facts={"special": ("<s>",)}),
    ),
}  # fmt: skip

TOLD = {**OWN, **PAIRS}
OTHERS = {rule: (case, FINE) for rule, case in reversed([*FAULTS.values()]) if rule not in TOLD}
"""Rules with faults of many spellings: the first of each."""

CASES: Mapping[str, tuple[Case, Case]] = {**TOLD, **OTHERS}


def test_every_rule_has_a_case() -> None:
    """No rule comes without a prompt that has its fault, and one that nearly has."""
    assert {*CASES, *(rule for rule, _, _ in KINDS.values())} == {rule.name for rule in RULES}
    assert len({rule.name for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("rule", CASES)
def test_a_rule_finds_its_fault(rule: str) -> None:
    """A prompt with the fault has one finding of the rule, with a message and a way out; an error,
    only if the rule is one of those that are asked where errors alone count."""
    (finding,) = found(CASES[rule][0], rule)
    assert finding.severity != "error" or rule in {each.name for each in ERRORS}
    assert finding.message
    assert finding.fix.endswith((".", "?"))
    assert finding.count == max(1, len(finding.doc_ids))


@pytest.mark.parametrize("rule", CASES)
def test_a_near_miss_is_left_alone(rule: str) -> None:
    """What only looks like the fault is none."""
    assert found(CASES[rule][1], rule) == ()


@pytest.mark.slow
def test_a_prompt_without_a_fault_has_no_findings() -> None:
    """In both methods, with shots and without."""
    for case in (FINE, SHOWN, Case(settings=FOUR), PPL, replace(PPL, settings=FOUR)):
        assert check(case.subject()) == ()
