"""What UltraEval's own transforms do on purpose, beside the fault that it looks like."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import ROWS, Case, returns
from workbench.lint.check import check
from workbench.lint.subject import Graded
from workbench.types import RenderSettings

ASKED = "f\"Question: {data['question']}\\n请%s中选择。\\nAnswer:\""
LETTERED = (
    "f\"Question: {data['question']}\\n(A) {list(data['target_scores'])[0]}\\n"
    "(B) {list(data['target_scores'])[1]}\\nAnswer:\""
)
SMALL = "'ab'[list(data['target_scores'].values()).index(1)]"


def rows(**changes: Any) -> tuple[Mapping[str, Any], ...]:
    """Return the rows with fields that functions of the row's number give."""
    return tuple({**row, **{n: v(i) for n, v in changes.items()}} for i, row in enumerate(ROWS))


def folding(data: Mapping[str, Any], gold: str | tuple[str, ...], response: str) -> Graded:
    """Judge a response in small letters, as `in_match` does."""
    taken = response.strip().lower()
    return Graded((taken,), taken in ((gold,) if isinstance(gold, str) else gold))


def brackets(i: int) -> str:
    """Return a question of which brackets alone tell it from others."""
    return "Close what is open: " + " ".join("[(<{"[i // 4**n % 4] for n in range(3))


def varied(i: int, right: str = "the seventh lamp") -> dict[str, int]:
    """Return a row's own choices, the right one first."""
    return {f"{right} {i}": 1, f"another thing {i}": 0}


def explained(i: int, of: str) -> str:
    """Return a passage that speaks of one choice of `varied`, or of none."""
    return f"It is well known in every town of the land that {of.format(i=i)} stood there first."


LOUD: Mapping[str, tuple[str, Case, Case]] = {
    "quotes in a Chinese sentence": (
        "text/typeset-code",
        Case(returns(ASKED % "从“A”,“B”")),
        Case(returns("f\"{data['question']}\\nprint(“a”,“b”)\\nAnswer:\"")),
    ),
    "brackets tell questions apart": (
        "few-shot/near-copy",
        Case(rows=rows(question=brackets), settings=RenderSettings(num_fewshot=2)),
        Case(
            rows=rows(question=lambda i: brackets(i // 2) + "." * (i % 2)),
            settings=RenderSettings(num_fewshot=4),
        ),
    ),
    "each doc has choices of its own": (
        "text/ambiguous",
        Case(rows=rows(question=lambda i: f"Why {i // 2}?"), method="ppl"),
        Case(
            rows=rows(
                question=lambda i: f"Why {i // 2}?",
                target_scores=lambda i: {"yes": i % 2, "no": 1 - i % 2},
            ),
            method="ppl",
        ),
    ),
    "a response that is run": (
        "answer/empty",
        Case(returns(processed="''"), facts={"metrics": ("function_execution",)}),
        Case(returns(processed="''"), facts={"metrics": ("exact_match",)}),
    ),
    "all responses are run": (
        "answer/same-gold",
        Case(returns(processed="'x'"), facts={"metrics": ("function_execution",)}),
        Case(returns(processed="'x'"), facts={"metrics": ("exact_match",)}),
    ),
    "letters that the metric folds": (
        "answer/letters",
        Case(returns(LETTERED, SMALL, SMALL), facts={"grade": folding}),
        Case(returns(LETTERED, SMALL, SMALL)),
    ),
    "an explanation that tells": (
        "text/no-question",
        Case(
            rows=rows(
                target_scores=varied,
                passage=lambda i: explained(i, "the seventh lamp {i}"),
            )
        ),
        Case(
            rows=rows(
                target_scores=varied,
                passage=lambda i: explained(i, "a lamp"),
            )
        ),
    ),
    "an order that nobody is shown": (
        "answer/one-place",
        Case(rows=rows(target_scores=varied), method="ppl"),
        Case(rows=rows(target_scores=lambda i: {"yes": 1, "no": 0}), method="ppl"),
    ),
}


def loud(case: Case) -> set[str]:
    """Return the rules that find more than a hint."""
    return {found.rule for found in check(case.subject()) if found.severity != "hint"}


@pytest.mark.parametrize("name", LOUD)
def test_a_loud_rule_tells_purpose_from_fault(name: str) -> None:
    """What is meant so is no loud finding; its fault beside is one."""
    rule, meant, fault = LOUD[name]
    assert rule not in loud(meant)
    assert rule in loud(fault)
