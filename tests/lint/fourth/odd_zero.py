"""Right prompts without any shots."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import odd
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    CALLS,
    ENDINGS,
    FOUNDED,
    GERMAN,
    NLI,
    SNIPPETS,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, GROUPS, HOUSE, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, READ, SUMS

RIGHT = (
    odd("no shots: options by letter", SKY, fewshot=0),
    odd("no shots: labels", NLI, fewshot=0),
    odd("no shots: labels of a list", SUPPORT, fewshot=0, shots=()),
    odd("no shots: a number", FOUNDED, fewshot=0),
    odd(
        "no shots: steps are asked for, and the gold is the number alone",
        BUDGETS,
        ('f" {steps}\\n#### {number}"', 'f" {number}"'),
        fewshot=0,
    ),
    odd(
        "no shots: steps are asked for in Chinese, and the gold is the number alone",
        SUMS,
        ("f\"{data['steps']}答案是{data['answer']}。\"", "data['answer']"),
        fewshot=0,
    ),
    odd(
        "no shots: the last word of a sentence, without any instruction",
        ENDINGS,
        fewshot=0,
        description="",
    ),
    odd("no shots: two ways to do it", HOUSE, fewshot=0),
    odd("no shots: passages", FACTS, fewshot=0),
    odd("no shots: a dialogue", CALLS, fewshot=0),
    odd("no shots: names", WHO, fewshot=0),
    odd("no shots: programs", SNIPPETS, fewshot=0),
    odd("no shots: a translation", GERMAN, fewshot=0),
    odd(
        "no shots: letters are asked for in words",
        GROUPS,
        ("Which word does not fit?", "Which word does not fit? Answer with a, b, c or d."),
        fewshot=0,
    ),
    odd("no shots: idioms", IDIOMS, fewshot=0),
    odd(
        "no shots: a short answer is asked for",
        READ,
        ("回答问题。", "用短文里的词回答问题，不要解释。"),
        fewshot=0,
    ),
)
