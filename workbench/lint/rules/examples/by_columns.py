"""Worked examples whose answer is not what the numbers of their text come to, where those of all
docs follow from theirs by one rule: a label by where a number lies, or a product, a sum or a
proportion. The rule `few-shot/wrong-answer` says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.ranges import spans_by
from workbench.lint.rules.examples.inside_cues import hint_on_template
from workbench.lint.rules.examples.taught import worked_answers
from workbench.lint.rules.rows.between_bounds import bounds_among, place_of
from workbench.lint.rules.rows.reckoned import NUMBER, is_near, only_number, reckoned_with
from workbench.lint.subject import Subject
from workbench.lint.truth import bare
from workbench.lint.written_numbers import as_written
from workbench.messages import say

_FEWEST_DOCS = 10
_SEEN_DOCS = 200
_MOST_NUMBERS = 3
_MOST_COLUMNS = 6
_LONGEST = 600
_LONGEST_ANSWER = 40
_MOST_WORKED = 20
_CUE = exactly(r"[ \t>*#-]*(?P<cue>[^\W\d_][^:：\n]{0,40}?)[ \t*]*[:：]\**")

_Column: TypeAlias = tuple[str, int]
"""The cue of a line, or the line's number from the last one, and which of its numbers it is."""


def worked_off_numbers(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first worked example that breaks a rule which all docs keep."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or not subject.has_sign("0123456789"):
        return
    worked = _worked(subject)
    golds = subject.rights[: len(items)]
    if not worked or not all(0 < len(gold) <= _LONGEST_ANSWER for gold in golds):
        return
    texts = [item.example.input for item in items]
    common = set(texts[0].split("\n")).intersection(*(text.split("\n") for text in texts[1:]))
    if max(map(len, texts)) > _LONGEST + sum(map(len, common)):
        return
    made = [_numbers_of(text, common) for text in texts]
    shared = [name for name in made[0] if all(name in each for each in made)][:_MOST_COLUMNS]
    columns = {name: [each[name] for each in made] for name in shared}
    expected = _rule_of(columns, golds) if columns else None
    for question, answer in worked if expected else ():
        numbers = _numbers_of(question, common)
        if expected is None or not all(name in numbers for name in shared):
            continue
        wanted = expected(numbers)
        if wanted and not any(_is_answer(answer, one) for one in wanted):
            yield hint_on_template(
                subject,
                say("a worked answer is wrong: by the numbers of its text it were {value}, as in"
                    " all docs, and it is {answer}", value=wanted[0], answer=answer),
                say("Correct the worked example."),
                answer,
                "columns",
            )  # fmt: skip
            return


def _worked(subject: Subject) -> list[tuple[str, str]]:
    """Return what the worked examples of the template ask and answer."""
    parted = worked_answers(subject, subject.rendered[0])
    found = [(block.text, answer) for block, answer in parted]
    found = found or [
        ("\n".join(f"{field.written} {field.content}" for field in one.fields[:-1]), one.answer)
        for one in subject.samples.worked
    ]
    return [(q, a.strip()) for q, a in found[:_MOST_WORKED] if len(a.strip()) <= _LONGEST_ANSWER]


def _numbers_of(text: str, common: set[str]) -> Mapping[_Column, float]:
    """Return the numbers of the lines that are a text's own, by their columns."""
    lines = [line for line in text.rstrip().split("\n") if line.strip() and line not in common]
    found: dict[_Column, float] = {}
    for place, line in enumerate(reversed(lines)):
        cue = _CUE.match(line)
        numbers = NUMBER.findall(line[cue.end() :] if cue else line)
        values = [as_written(number) for number in numbers]
        if not 0 < len(values) <= _MOST_NUMBERS:
            continue
        name = cue["cue"].casefold() if cue else str(place)
        found |= {(f"{name} {len(values)}", i): v for i, v in enumerate(values) if v is not None}
    return found


def _rule_of(
    columns: Mapping[_Column, Sequence[float]], golds: Sequence[str]
) -> Callable[[Mapping[_Column, float]], Sequence[str]] | None:
    """Return what says which answers the numbers of a text may have; None where no rule fits all
    docs."""
    if bounds := bounds_among(columns, golds):
        value, low, high, label_of = bounds
        return lambda own: [label_of[place_of(own[value], own[low], own[high])]]
    telling = [(name, spans) for name, ns in columns.items() if (spans := spans_by(ns, golds))]
    if len(telling) == 1:
        name, spans = telling[0]
        return lambda own: [g for g, (least, most) in spans.items() if least <= own[name] <= most]
    found = [*reckoned_with(columns, golds)]
    if not found:
        return None
    return lambda own: [
        f"{value:g}"
        for names, calculate in found
        if (value := calculate([own[each] for each in names])) is not None
    ]


def _is_answer(answer: str, wanted: str) -> bool:
    """Say whether an answer is what is wanted, or has no number where one is."""
    number, value = only_number(answer), as_written(wanted)
    if value is None:
        return bare(answer) == bare(wanted)
    return number is None or is_near(number, value)
