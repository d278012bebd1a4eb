"""A text of the row, besides what is asked about, that is one sentence in all docs but for the
answer in it: `(Editor: Rhine is meant.)`, `应选曹雪芹`. The rule `answer/leaked` says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.rules.leaking.given import Told, gold_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.8
_FEWEST_LETTERS = 4
_FEWEST_VALUES = 2
_LONGEST = 200
_MASK = "\0"
_CLAUSES = exactly(r"(?<=[.!?;。！？；，])\s*|\n+")


def by_frame(subject: Subject) -> Told:
    """Return the docs with a field of which a clause is the same in nearly all, but for the answer
    that it has, in words or by its option's."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS:
        return ()
    read = subject.fields & subject.code.fields_of_input
    if len(read) < 2:  # the only one is asked about
        return ()
    rights = [_right(subject, item) for item in items]
    if len(set(rights)) < 3:
        return ()
    for name in sorted(read):
        if is_of_answers(name) and name in subject.code.fields_of_output:
            continue
        found: list[tuple[Rendered, str, str]] = []
        for place, (item, right) in enumerate(zip(items, rights, strict=True)):
            value = item.doc.data.get(name)
            frame = _frame(value, right) if isinstance(value, str) and right else ""
            if frame and str(value).strip() in item.example.input:
                found.append((item, frame, str(value)))
            elif len(found) + len(items) - place - 1 < _MOST_OF * len(items):
                break
        frames = Counter(frame for _, frame, _ in found)
        (usual, count), *_ = frames.most_common(1) or [("", 0)]
        if count >= max(_FEWEST_DOCS, _MOST_OF * len(items)):
            return [(item, _message(name, value)) for item, frame, value in found if frame == usual]
    return ()


def _message(name: str, value: str) -> Message:
    return say("the row's {name} says the answer: {text}", name=name, text=shorten(value, 50))


def _right(subject: Subject, item: Rendered) -> str:
    golds = subject.truths[item.doc.id].golds or tuple(item.choices[p] for p in item.gold)
    return golds[0].strip() if len(golds) == 1 else gold_of(item)


def _frame(value: str, right: str) -> str:
    """Return the clause of a text that has an answer, with a mask in its place; "" without one, or
    where next to nothing stands around it. A path is no sentence."""
    if len(value) > _LONGEST or len(right) < 2 or value.strip() == right:
        return ""
    for clause in _CLAUSES.split(value):
        if right in clause:
            frame = clause.replace(right, _MASK).strip()
            if frame.isascii() and " " not in frame:
                return ""
            return frame if sum(map(str.isalpha, frame)) >= _least(frame) else ""
    return ""


def _least(frame: str) -> int:
    return _FEWEST_LETTERS if frame.isascii() else _FEWEST_LETTERS // 2


def is_with_exception(subject: Subject, items: Sequence[Rendered]) -> bool:
    """Say whether all docs that do not have their own answer there have one and the same, which the
    prompt names: what is shown is to be said but for an exception."""
    own = {item.doc.id for item in items}
    others = [
        golds_of(item.example)[0].strip() for item in subject.rendered if item.doc.id not in own
    ]
    is_one = len(others) > 1 and len(set(others)) == 1 and others[0] in subject.code.template
    return is_one and len({golds_of(item.example)[0] for item in items}) > _FEWEST_VALUES
