"""Golds that are other names for labels which the prompt lists and the row has: the list is made of
`target_scores`, or of codes, and the gold is what the code makes of the right one. The rule
`answer/other-names` says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.heard import has_label
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import bare
from workbench.messages import say

_FEWEST_DOCS = 6
_MOST_LABELS = 12
_LONGEST = 40
_TRIED = 3


def other_than_listed(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose gold is none of what the prompt lists, where their row's label is; a
    hint where the label is a field of another name, or a part of the gold."""
    golds = subject.rights_by_id
    kinds = {*golds.values()}
    is_set = 2 <= len(kinds) <= _MOST_LABELS and len(golds) >= max(_FEWEST_DOCS, 2 * len(kinds))
    if subject.method != "gen" or not is_set or any(map(_is_of_form, kinds)):
        return
    for name, values in _values_of(subject):
        labels = _other_labels(values, golds)
        if not labels or not _are_listed(subject, labels) or _is_right(subject, values):
            continue
        is_within = all(label in gold for label, gold in labels.items())
        for doc, label in values.items():
            yield Hit(
                say("the prompt lists {listed}, and {choice} is what counts",
                    listed=shorten(label, 40), choice=shorten(golds[doc], 40)),
                say("Name the labels as the answers are written."),
                doc,
                subject.code.line_of_output,
                about=f"other than listed {name}",
                severity="hint" if name or is_within else None,
            )  # fmt: skip
        return


def _is_of_form(gold: str) -> bool:
    """Say whether a gold is a number, or has its label in an object or in tags."""
    return gold.isdecimal() or gold[:1] in ("{", "[", "<", '"')


def _values_of(subject: Subject) -> Iterator[tuple[str, Mapping[int, str]]]:
    """Yield the right option of `target_scores` by doc, without a name, and the texts of each field
    that the answers are made of."""
    items = subject.rendered
    if all(len(item.gold) == 1 for item in items):
        yield "", {item.doc.id: item.choices[item.gold[0]].strip() for item in items}
    for name in sorted(subject.fields & subject.code.fields_of_output - {"target_scores"}):
        values = {item.doc.id: item.doc.data.get(name) for item in items}
        if all(isinstance(value, str) and value.strip() for value in values.values()):
            yield name, {doc: str(value).strip() for doc, value in values.items()}


def _other_labels(values: Mapping[int, str], golds: Mapping[int, str]) -> Mapping[str, str]:
    """Return which gold each value stands for, where that is one to one, and no value is one."""
    pairs = {(values[doc], gold) for doc, gold in golds.items()}
    labels = dict(pairs)
    is_map = len(labels) == len({*labels.values()}) == len(pairs)
    known = {*map(bare, labels.values())}
    is_short = all(0 < len(label) <= _LONGEST for label in labels)
    return labels if is_map and is_short and not known & {*map(bare, labels)} else {}


def _are_listed(subject: Subject, labels: Mapping[str, str]) -> bool:
    """Say whether the prompt's own text has all labels, and hardly any of what counts in their
    place."""
    text = own_text(subject)
    if not all(has_label(text, label) for label in labels):
        return False
    return 2 * sum(has_label(text, gold) for gold in labels.values()) <= len(labels)


def _is_right(subject: Subject, values: Mapping[int, str]) -> bool:
    """Say whether a response that is the label counts as right."""
    for item in subject.some(_TRIED) if subject.grade else ():
        response = f"{subject.settings.target_delimiter}{values[item.doc.id]}"
        assert subject.grade is not None
        graded = subject.grade(item.doc.data, item.example.processed_output, response)
        if graded is not None and graded.is_right:
            return True
    return False
