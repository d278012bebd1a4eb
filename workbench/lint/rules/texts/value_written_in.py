"""A value of one row that the template has for all of them: `on Thursday night?`, where the rows
have days of their own, by which the answers are found. The rule `text/no-question` says so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers, places_of
from workbench.messages import say

_FEWEST_DOCS = 6
_FEWEST_WORDS = 3
_MOST_VALUES = 40
_SHORTEST = 3


def value_written_in(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row has another value of a field than the one that is written into the
    template, where the answers are found by that field, and no input shows which one it is."""
    items = subject.rendered
    code = subject.code
    if len(items) < _FEWEST_DOCS or not code.feeding_input or subject.is_uniform:
        return
    for name in sorted(code.fields_of_output & subject.fields):
        values = [item.doc.data.get(name) for item in items]
        kinds = {value for value in values if isinstance(value, str) and len(value) >= _SHORTEST}
        if is_of_answers(name) or not all(isinstance(value, str) for value in values):
            continue
        if not 1 < len(kinds) <= min(_MOST_VALUES, len(items) - 1) or kinds & {*subject.rights}:
            continue
        by_value: dict[object, set[str]] = defaultdict(set)
        for value, right in zip(values, subject.bare_rights, strict=True):
            by_value[value].add(right)
        # Where each value has an answer of its own, the template may ask for that value.
        if all(len(answers) == 1 for answers in by_value.values()):
            continue
        written = _written_in(subject, kinds)
        if not written or _is_shown(subject, name, kinds):
            continue
        for item, value in zip(items, values, strict=True):
            if value != written:
                yield Hit(
                    say("the template has {written!r} for all rows, and {name} is {own!r} here",
                        written=written, name=name, own=value),
                    say("Put data[{name!r}] into the input as it is.", name=name),
                    item.doc.id,
                    code.line_with(written) or code.line_of_input,
                    about=f"written {name}",
                )  # fmt: skip


def _is_shown(subject: Subject, name: str, kinds: Collection[str]) -> bool:
    """Say whether a value stands in the inputs of its own docs more often than in others."""
    for kind in kinds:
        counts: dict[bool, set[int]] = {True: set(), False: set()}
        for item in subject.rendered:
            counts[item.doc.data[name] == kind].add(item.example.input.count(kind))
        if counts[True] != counts[False]:
            return True
    return False


def _written_in(subject: Subject, kinds: Collection[str]) -> str:
    """Return the value that a sentence of the template has, where it has no other, and all prompts
    have the sentence; "" where there is none."""
    first = subject.rendered[0].example.input
    for literal in subject.code.literals:
        text = literal.text.strip()
        if not literal.of_input or len(text.split()) < _FEWEST_WORDS or text not in first:
            continue
        there = [kind for kind in kinds if any(True for _ in places_of(kind, text))]
        if len(there) == 1:
            return there[0]
    return ""
