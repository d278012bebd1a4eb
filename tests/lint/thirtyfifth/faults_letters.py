"""Faults of what a letter, a number or a label of the prompt means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfifth.tasks_choice import LES, MOD, REV
from tests.lint.thirtyfifth.tasks_zh import LISHI, TWREV

F = "what a letter means"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the numbering is off by one",
        "answer/legend answer/gold-differs answer/letters answer/not-an-option",
        changed(LISHI, ('data["answer"] + 1', 'data["answer"]')),
        changed(MOD, ("enumerate(CLASSES)", "enumerate(CLASSES, 1)")),
        changed(LES, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
    ),
    kind(
        F,
        "the legend gives the labels each other's meaning",
        "answer/legend answer/gold-differs",
        changed(
            MOD,
            (
                '("harmless", "advertising", "insult")',
                '("insult", "advertising", "harmless")',
            ),
        ),
        changed(
            REV,
            (
                "Say whether the review is positive or negative.",
                "Write positive if the customer is unhappy, and negative if the customer is happy.",
            ),
        ),
        changed(
            TWREV,
            (
                "這則評論是正面還是負面？",
                "客人滿意的寫「負面」，客人抱怨的寫「正面」。",
            ),
        ),
    ),
    kind(
        F,
        "the options are shown in another order than the one that the answer counts in",
        "answer/gold-differs answer/letters answer/legend answer/other-rule",
        changed(LES, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(LISHI, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][::-1], 1)')),
    ),
    kind(
        F,
        "the answers have other marks than the options that are listed",
        "answer/letters answer/letter-asked answer/other-names few-shot/other-form",
        changed(LES, ('zip("ABCD"', 'zip("1234"')),
        changed(LES, ('gold = "ABCD"', 'gold = "abcd"')),
        changed(LISHI, ("{number}．", "{'ABCD'[number - 1]}．")),
    ),
    kind(
        F,
        "the last option is not shown",
        "answer/letters text/cut-item answer/not-an-option text/empty-slot",
        changed(LES, ('zip("ABCD"', 'zip("ABC"')),
        changed(LISHI, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"][:3], 1)')),
    ),
)
