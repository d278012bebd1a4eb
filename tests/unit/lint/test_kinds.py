"""Faults of one kind, each beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, returns
from tests.unit.lint.pairs import TWO, WORDS
from workbench.lint.check import check


def asked(
    text: str,
    row: Callable[[int], Mapping[str, Any]],
    gold: str = "data['answer']",
    output: str = "",
    **more: Any,
) -> Case:
    """Return a case of an input, a Python expression, over rows of its own."""
    return Case(returns(text, output or f"' ' + {gold}", gold), tuple(map(row, range(12))), **more)


QA = "f\"Q: {data['q']}\\nA:\""
IN_STEPS = "Question: Which is it?\\nAnswer: Let's think step by step. It is {}. So it is (A)."

KINDS: Mapping[str, tuple[str, Case, Case]] = {
    "steps around a letter are no label": (
        "few-shot/other-labels",
        asked(
            "'Question: Is it up?\\nAnswer: Perhaps\\n\\nQuestion: ' + data['q'] + '\\nAnswer:'",
            lambda i: {"q": f"Is it number {i}?", "answer": ("yes", "no")[i % 2]},
        ),
        asked(
            f"{IN_STEPS.format('red')!r}.replace('\\\\n', '\\n') + '\\n\\nQuestion: ' + "
            "data['q'] + '\\nAnswer: Let\\'s think step by step.'",
            lambda i: {"q": f"Which of {i}?", "why": f"It is number {i}.", "answer": "ABC"[i % 3]},
            output="f\" {data['why']} So it is ({data['answer']}).\"",
            postprocess="agieval_single_answer_post",
        ),
    ),
    "what is asked for is the text's last word": (
        "text/no-question",
        asked(
            "data['text'].rsplit(' ', 4)[0]",
            lambda i: {
                "text": f"They walked along the river to town {i} and then back {WORDS[i % 6]}"
            },
            "data['text'].rsplit(' ', 1)[1]",
        ),
        asked(
            "data['text'].rsplit(' ', 1)[0]",
            lambda i: {
                "text": f"They walked along the river to town {i} and then back {WORDS[i % 6]}"
            },
            "data['text'].rsplit(' ', 1)[1]",
        ),
    ),
    "a translation": (
        "text/no-question",
        asked(
            "data['en'][:9] + f'\\n第{data[\"n\"]}句，中文：'",
            lambda i: {
                "n": i,
                "zh": f"{i}我明天去北京。",
                "en": f"I am going to Beijing tomorrow, says {i}.",
            },
            "data['zh']",
        ),
        asked(
            "'中文：' + data['zh'] + '\\n英文：'",
            lambda i: {
                "zh": f"{i}我明天去北京。",
                "en": f"I am going to Beijing tomorrow, says {i}.",
            },
            "data['en']",
        ),
    ),
    "spaces before a comment": (
        "text/two-spaces",
        asked(QA.replace("Q: ", "Q:  "), lambda i: {"q": f"How many in {i}?", "answer": str(i)}),
        asked(
            "f\"def f{data['q']}():  # a number\\n\"",
            lambda i: {"q": f"{i}", "answer": f"return {i}"},
            output="'    ' + data['answer']",
        ),
    ),
    "a plain colon in Chinese": (
        "text/missing-space",
        asked(
            "f\"Question: {data['q']}\\nAnswer:\"",
            lambda i: {"q": f"How many in {i}?", "answer": str(i)},
            output="data['answer']",
            settings=TWO,
        ),
        asked(
            "f\"问题:{data['q']}\\n答案:\"",
            lambda i: {"q": f"{i}的两倍是多少？", "answer": str(2 * i)},
            output="data['answer']",
            settings=TWO,
        ),
    ),
    "questions filled in with numbers": (
        "few-shot/near-copy",
        asked(
            QA,
            lambda i: {
                "q": f"How many elements has the set {i // 2}" + ", of all sets" * (i % 2),
                "answer": str(i // 2),
            },
            settings=TWO,
        ),
        asked(
            QA,
            lambda i: {
                "q": f"How many elements has the set {{{', '.join(map(str, range(i)))}}}?",
                "answer": str(i),
            },
            settings=TWO,
        ),
    ),
    "a word in other letters": (
        "answer/leaked",
        asked(
            "f\"{data['q']}\\nHint: {data['answer'].lower()}\\nWord:\"",
            lambda i: {"q": f"What stands on sign {i}?", "answer": WORDS[i % 6].upper()},
        ),
        asked(
            "f\"small: {data['q']}\\nCAPITALS:\"",
            lambda i: {"q": f"{WORDS[i % 6]}{i}x", "answer": f"{WORDS[i % 6]}{i}x".upper()},
        ),
    ),
    "an entity that is asked about": (
        "text/markup",
        asked(QA, lambda i: {"q": f"What is a &amp; b in {i}?", "answer": str(i)}),
        asked(QA, lambda i: {"q": f"&#{64 + i};", "answer": chr(64 + i)}),
    ),
    "the end of a path": (
        "answer/leaked",
        asked(
            "f\"Path: {data['q']} ({data['answer']})\\nFile:\"",
            lambda i: {"q": f"no {i}", "answer": f"{WORDS[i % 6]}.md"},
        ),
        asked(
            "f\"Path: {data['q']}\\nFile:\"",
            lambda i: {"q": f"C:\\x{i}\\{WORDS[i % 6]}.md", "answer": f"{WORDS[i % 6]}.md"},
        ),
    ),
    "a key and its value": (
        "answer/leaked",
        asked(
            "f\"a:\\n  {data['key']}: {data['answer']}\\nWhat is {data['key']}?\\nValue:\"",
            lambda i: {"key": f"k{i}", "answer": f"{WORDS[i % 6]}{i}"},
        ),
        asked(
            "f\"a:\\n  {data['key']}: {data['value']}\\nWhat is {data['key']}?\\nValue:\"",
            lambda i: {"key": f"k{i}", "value": f"{WORDS[i % 6]}{i}"},
            "data['value']",
        ),
    ),
}


@pytest.mark.parametrize("name", KINDS)
def test_a_fault_is_found_and_its_like_is_left_alone(name: str) -> None:
    """The rule has a finding of the fault, and no rule is loud about what only looks like it."""
    rule, fault, right = KINDS[name]
    assert rule in {finding.rule for finding in check(fault.subject())}
    loud = [f for f in check(right.subject()) if f.severity != "hint"]
    assert [(f.rule, str(f.message)) for f in loud] == []
