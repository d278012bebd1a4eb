"""A cue that each worked example of the template has, and its question lacks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.lint.blocks import Cue
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_SEEN_DOCS = 100
_MOST_CUES = 6
_FEWEST_EXAMPLES = 2


def uncued_questions(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose question has the cues of the worked examples before it but for the last
    one or more: `Answer:` stands in each of these, and the input ends without it."""
    if subject.settings.num_fewshot:
        return  # shots of rows are as the question is
    for item in subject.some(_SEEN_DOCS):
        cue = _lacked(subject.cues(item.example.input))
        if cue and not item.example.output.lstrip().startswith(cue.written):
            yield uncued(subject, item, cue.written)


def uncued(subject: Subject, item: Rendered, cue: str) -> Hit:
    """Return what is said of a doc whose question lacks the cue of the worked examples."""
    return Hit(
        say("the question ends without the cue {other!r} of the worked examples", other=cue),
        say("Let every row end with the same cue."),
        item.doc.id,
        subject.code.line_of_input,
        about="cue",
    )


def _lacked(cues: Sequence[Cue]) -> Cue | None:
    """Return the first cue that a last, shorter group of cues lacks, where all groups before it are
    of the same ones and each has something behind its last."""
    names = [cue.name for cue in cues]
    for size in range(2, _MOST_CUES + 1):
        groups, left = divmod(len(names), size)
        if groups < _FEWEST_EXAMPLES or not left or len(set(names[:size])) < size:
            continue
        if all(name == names[place % size] for place, name in enumerate(names)):
            ends = cues[size - 1 : groups * size : size]
            return cues[left] if all(end.content.strip() for end in ends) else None
    return None
