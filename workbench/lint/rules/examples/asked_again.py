"""What a prompt asks last is what its last worked example asks, in every doc, and the row's own
question is nowhere: a loop over the examples took its name. The rule `few-shot/question-shown` says
so."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_SEEN_DOCS = 200
_FIRST_DOCS = 4
_MOST_LINES = 6


def question_of_an_example(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose last lines are those of a worked example up to its answer, where nearly
    all docs are so, and a text of the row that is read stands nowhere."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    found: list[tuple[Rendered, str]] = []
    for seen, item in enumerate(items):
        if asked := _asked_before(subject, item):
            found.append((item, asked))
        elif seen < _FIRST_DOCS:
            return
    if len(found) < _NEARLY_ALL * len(items) or len({asked for _, asked in found}) < 2:
        return
    for item, asked in found:
        yield Hit(
            say("the prompt asks what its own example asks, and not what the row does: {text}",
                text=shorten(asked, 40)),
            say("Give the loop over the examples names of its own."),
            item.doc.id,
            subject.code.line_of_input,
            about="asked",
        )  # fmt: skip


def _asked_before(subject: Subject, item: Rendered) -> str:
    """Return the last lines of an input that stand before them, too, with an answer behind them, ""
    where there are none, or where all of the row's texts are shown."""
    text = item.example.input.rstrip()
    before, parted, last = text.rpartition("\n\n")
    if not parted:
        lines = text.split("\n")
        before, last = "\n".join(lines[:-2]), "\n".join(lines[-2:])
    cue = last.rpartition("\n")[2].strip()
    asked = last.removesuffix(cue).strip()
    if not asked or not cue or last.count("\n") >= _MOST_LINES:
        return ""
    place = before.find(last)
    if place < 0 or (place and before[place - 1] != "\n"):
        return ""
    answer = before[place + len(last) :].partition("\n")[0].strip()
    content = asked.partition(":")[2].strip() or asked
    if not answer or content in subject.told:
        return ""
    return asked if _lacks_a_text(subject, item) else ""


def _lacks_a_text(subject: Subject, item: Rendered) -> bool:
    """Say whether a text of a field that is read for the input is nowhere in it, and no answer."""
    golds = {gold.strip() for gold in (*golds_of(item.example), item.example.output)}
    read = subject.code.fields_of_input
    return any(
        leaf.strip() not in item.example.input
        for name, value in item.doc.data.items()
        if name in read and isinstance(value, str)
        for leaf in leaves_of(value)
        if leaf.strip() and leaf.strip() not in golds
    )
