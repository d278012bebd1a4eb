"""Demands that prompts make of an answer's form, 463 in 148 kinds by one author who had read
nothing of the linter: each with six answers that keep to it and six that break it.

`python -m tests.lint.demands` says how many are told, kind by kind.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.unit.lint.cases import Case, found, returns
from workbench.lint.check import check
from workbench.lint.rules import RULES
from workbench.types import RenderSettings

HERE = Path(__file__).parent
FILES = ("english", "chinese", "english_more")

TELLING = (
    "few-shot/other-form",
    "few-shot/worked-form",
    "few-shot/steps-lost",
    "few-shot/steps-only-here",
    "answer/letter-asked",
    "answer/letters",
    "answer/legend",
    "answer/other-names",
    "answer/other-count",
    "answer/other-form",
    "answer/python-value",
)
"""The rules of which one would lead to the demand that is not met."""

DOCS = 12


def demands(name: str) -> Sequence[Mapping[str, Any]]:
    """Return the demands of a file."""
    return tomllib.loads((HERE / f"{name}.toml").read_text("utf-8"))["demand"]


def case(demand: Mapping[str, Any], answers: Sequence[str], *, is_first: bool) -> Case:
    """Return twelve questions with a demand before them, or behind, and these answers by turns."""
    text, cue, question = demand["text"], demand["cue"], demand["question"]
    is_han = not text.isascii()
    asks, space = ("问题：", "") if is_han else ("Question: ", " ")
    before = f"{text}\n\n{asks}" if is_first else asks
    behind = f"\n{cue}" if is_first else f"\n{text}\n{cue}"
    bare = question.rstrip("?？。.")
    mark = "？" if is_han else "?"
    rows = [
        {"question": f"{bare} ({i + 1}){mark}" if i else question, "answer": answers[i % 6]}
        for i in range(DOCS)
    ]
    source = returns(f"{before!r} + data['question'] + {behind!r}", f"{space!r} + data['answer']")
    return Case(source, rows, settings=RenderSettings(num_fewshot=2), until=("\n\n\n",))


def told(demand: Mapping[str, Any], answers: Sequence[str], *, is_first: bool) -> bool:
    """Say whether a rule that would lead to the demand says something of these answers."""
    rules = tuple(each for each in RULES if each.name in TELLING)
    said = check(case(demand, answers, is_first=is_first).subject(), rules)
    return any(each.severity != "hint" for each in said)


def results(name: str) -> Iterator[tuple[str, str, bool, bool]]:
    """Yield the kind and the text of each demand of a file, whether answers that break it are
    told, and whether those that keep to it are, by the rule that speaks of forms."""
    for place, demand in enumerate(demands(name)):
        is_first = place % 2 == 0
        kept = found(case(demand, demand["good"], is_first=is_first), "few-shot/other-form")
        broken = told(demand, demand["bad"], is_first=is_first)
        yield demand["kind"], demand["text"], broken, any(e.severity != "hint" for e in kept)
