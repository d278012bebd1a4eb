"""Sentences of a prompt that give an example of a label that goes by a number, `For example, an
item worth 30 coins is rare`, against the numbers that it says the label is given for. The rule
`few-shot/wrong-answer` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.ranges import numbers_told
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.written_numbers import as_written
from workbench.messages import say

_EXAMPLE = compiled(
    r"(?:\bfor (?:example|instance)\b|\be\.g\.|\bzum Beispiel\b|\bz\. ?B\.|\bpar exemple\b"
    r"|\bp\. ex\.|\bpor (?:ejemplo|exemplo)\b|\bper esempio\b|\bнапример\b"
    r"|例如|比如|たとえば|例えば)"
    r"(?P<said>(?:[^.\n。]|\.(?=\d)){4,160})",
    re.IGNORECASE,
)
_NUMBER = exactly(r"(?<![\w.,:/-])\d+(?:[.,]\d+)*(?![\w:/]|[.,]\d)")
_NOT = compiled(r"\b(?:not|never|nicht|kein\w*|pas|no|não|non|не)\b|不|ない", re.IGNORECASE)


def wrong_for_example(subject: Subject) -> Iterator[Hit]:
    """Yield the first such sentence whose number the prompt gives to another label than it says."""
    match = _EXAMPLE.search(own_text(subject)) if subject.told else None
    legend = numbers_told(subject) if match else {}
    for match in _EXAMPLE.finditer(own_text(subject)) if len(legend) > 1 else ():
        said = match["said"]
        numbers = _NUMBER.findall(said)
        labels = [
            label
            for label in legend
            if re.search(rf"(?<!\w){re.escape(label)}(?!\w)", said, re.IGNORECASE)
        ]
        number = as_written(numbers[0]) if len(numbers) == 1 else None
        if number is None or len(labels) != 1 or _NOT.search(said):
            continue
        fitting = [label for label, told in legend.items() if told.has(number)]
        if fitting and labels[0] not in fitting:
            yield Hit(
                say("by the prompt {number} is {label!r} ({range}); its example says {other!r}",
                    number=numbers[0], label=fitting[0], range=legend[fitting[0]].words,
                    other=labels[0]),
                say("Correct the worked example."),
                None,
                subject.code.line_with(match[0][:30]) or subject.code.line_of_input,
                about="example",
            )  # fmt: skip
            return
