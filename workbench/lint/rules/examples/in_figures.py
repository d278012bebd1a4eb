"""Worked examples of one line (see `lint.line_samples`) whose question is written in figures, as
those of the docs are: `15/18 = 3/6`. The rules `few-shot/wrong-answer` and `few-shot/worked-form`
say so."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.line_samples import LineSample, shape_of
from workbench.lint.rules.examples.sums import value_of
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_SEEN_DOCS = 200
_SUM = exactly(r"\d+(?:\.\d+)?(?:\s?[-+*/×÷−]\s?\d+(?:\.\d+)?)*")


def wrong_equations(subject: Subject) -> Iterator[Hit]:
    """Yield that a sample has two sides that do not come to the same, where those of all docs
    do."""
    found = subject.line_samples
    items = subject.some(_SEEN_DOCS)
    if found.mark.strip() != "=" or not found.pairs or len(items) < _FEWEST_DOCS:
        return
    for item in items:
        line = item.example.input.rstrip().rpartition("\n")[2].removeprefix(found.head)
        if not _comes_out(line.removesuffix("="), item.example.output):
            return
    for pair in _asked_in_figures(subject):
        if _comes_out(pair.asked, pair.answer) is False:
            yield Hit(
                say("a sum does not come out: {text}", text=shorten(pair.line.strip(), 40)),
                say("Calculate it again."),
                None,
                subject.code.line_with(pair.line.strip()[:30]) or subject.code.line_of_input,
                about="equation",
            )


def spelled_out(subject: Subject, shapes: Collection[str]) -> str:
    """Return what a sample answers without any figure, where all docs' answers, of these shapes,
    are figures; "" where none does."""
    if not all(map(_is_of_figures, shapes)):
        return ""
    answers = (pair.answer for pair in _asked_in_figures(subject))
    return next((one for one in answers if not any(map(str.isdigit, one))), "")


def _asked_in_figures(subject: Subject) -> Sequence[LineSample]:
    """Return the samples whose question has figures and no words, where all docs' have."""
    found = subject.line_samples
    start, end = len(found.head), len(found.mark.rstrip())
    own = {shape_of(line.rstrip()[start:-end]) for line in found.questions}
    if not all(map(_is_of_figures, own)):
        return ()
    return [pair for pair in found.pairs if _is_of_figures(shape_of(pair.asked))]


def _is_of_figures(shape: str) -> bool:
    return "9" in shape and "a" not in shape


def _comes_out(left: str, right: str) -> bool | None:
    """Say whether two sides come to the same, None where they are more than numbers and signs."""
    sides = [value_of(side.strip()) if _SUM.fullmatch(side.strip()) else None
             for side in (left, right)]  # fmt: skip
    return None if None in sides else sides[0] == sides[1]
