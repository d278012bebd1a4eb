"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfourth.tasks_choice import BOOL, DIAL, MED, NLI, SAFE
from tests.lint.thirtyfourth.tasks_zh import TFACT, ZMC

F = "what a letter means"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the letters are fewer than the options, so the last option is dropped",
        "answer/letters answer/gold-differs answer/not-an-option text/cut-item answer/other-count",
        changed(MED, ("zip(letters, options)", 'zip("ABC", options)')),
        changed(ZMC, ("zip(letters, options)", 'zip("ABC", options)')),
    ),
    kind(
        F,
        "the number of the gold counts from nought and is read as if it counted from one",
        "answer/gold-differs answer/letters answer/not-an-option answer/legend",
        changed(MED, ('letters[data["answer"]]', 'letters[data["answer"] - 1]')),
        changed(ZMC, ('letters[data["answer"]]', 'letters[data["answer"] - 1]')),
        changed(DIAL, (") + 1)", "))")),
    ),
    kind(
        F,
        "the options are sorted for the prompt, and the letter is that of the old order",
        "answer/gold-differs answer/letters answer/not-an-option",
        changed(MED, ('options = data["choices"]', 'options = sorted(data["choices"])')),
        changed(ZMC, ('options = data["choices"]', 'options = sorted(data["choices"])')),
        changed(DIAL, ("enumerate(TOPICS, 1)", "enumerate(sorted(TOPICS), 1)")),
    ),
    kind(
        F,
        "the options are numbered, and the gold is a letter",
        "answer/letters answer/letter-asked answer/not-an-option answer/gold-differs",
        changed(MED, ("zip(letters, options)", "enumerate(options, 1)")),
        changed(ZMC, ("zip(letters, options)", "enumerate(options, 1)")),
    ),
    kind(
        F,
        "the labels are turned round in the code",
        "answer/gold-differs answer/legend answer/other-rule",
        changed(BOOL, ('"yes" if data["label"] else "no"', '"no" if data["label"] else "yes"')),
        changed(TFACT, ('"對" if data["label"] else "錯"', '"錯" if data["label"] else "對"')),
    ),
    kind(
        F,
        "a legend gives the numbers another meaning than the rows have",
        "answer/legend answer/gold-differs answer/other-names",
        changed(
            SAFE,
            ('gold = data["label"]', 'gold = "0" if data["label"] == "safe" else "1"'),
            (r'"\nLabel:"', r'"\n0 = unsafe, 1 = safe\nLabel:"'),
            shots=(),
            description="",
        ),
        changed(
            NLI,
            (
                "Is this entailment, neutral or contradiction?",
                "0 = contradiction, 1 = neutral, 2 = entailment",
            ),
            ('NAMES[data["label"]]', 'str(data["label"])'),
        ),
    ),
)
