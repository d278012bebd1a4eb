"""Labels that a prompt lists in the other script of Chinese than the answers are in: `体育、财经`
where `體育` counts. The rule `answer/other-names` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.io.scripts import scripts_of, wholly_simplified
from workbench.lint.finding import Hit
from workbench.lint.rules.signs.cue_scripts import about_scripts
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_MOST_LABELS = 16
_SEEN_DOCS = 20


def labels_in_other_script(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose prompt has a line with all labels, some of them in the other script of
    Chinese than they are answered in."""
    items = subject.rendered
    if subject.is_ascii or len(items) < _FEWEST_DOCS or about_scripts(subject):
        return
    labels = _labels_of(subject)
    pairs = [(label, wholly_simplified(label)) for label in labels]
    if len(labels) < 2 or not any(scripts_of(label) for label in labels):
        return
    found = _listed_otherwise(subject, pairs)
    if found is None:
        return
    for item in items:
        yield Hit(
            say("the prompt lists {listed}, and {choice} is what counts",
                listed=found[0], choice=found[1]),
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(found[0]) or subject.code.line_of_input,
            about="script",
        )  # fmt: skip


def _labels_of(subject: Subject) -> Sequence[str]:
    """Return the answers that several docs have, or the choices that are ranked in all."""
    if subject.method == "ppl":
        sets = {tuple(sorted(choice.strip() for choice in i.choices)) for i in subject.rendered}
        return next(iter(sets)) if len(sets) == 1 else ()
    golds = subject.golds
    kinds = sorted(set(golds))
    is_set = 1 < len(kinds) <= min(_MOST_LABELS, len(golds) // 2)
    return kinds if is_set and all(1 < len(kind) <= 8 for kind in kinds) else ()


def _listed_otherwise(subject: Subject, pairs: Sequence[tuple[str, str]]) -> tuple[str, str] | None:
    """Return how a label is listed, and how it is answered, where a line that all first docs have
    lists all labels, and has none of those that are written in two ways as it is answered."""
    first = subject.rendered[0].example.input
    shown = [item.example.input for item in subject.some(_SEEN_DOCS)]
    lines = [line for line in first.split("\n") if all(line in text for text in shown)]
    lines += subject.settings.description.split("\n")
    for line in lines:
        plain = wholly_simplified(line)
        if not all(simple in plain for _, simple in pairs):
            continue
        other = [
            (line[at : at + len(label)], label)
            for label, simple in pairs
            if (at := plain.find(simple)) >= 0 and label not in line
        ]
        if other:
            return other[0]
    return None
