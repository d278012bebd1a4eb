"""Options that stand within the text of a question, `… an hour? (A) 50 (B) 60 (C) 100`: whether
they are marked as the answers are, each by another label, and in order. The rule `answer/letters`
says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from workbench.io.han import compiled
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.prompts.listing import kind_of, label_in
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_USUAL = 0.5
_LABEL = r"(?:[A-Ja-j]|\d|[甲乙丙丁戊己]|[①②③④⑤⑥⑦⑧])"
_MARK = compiled(
    rf"(?:(?<=[\s?？:：,，;；。.])|\A)(?:[(（\[]\s?(?P<a>{_LABEL})\s?[)）\]]"
    rf"|(?P<b>{_LABEL})\s?(?:[)）、．](?!\d)|[.:：](?=[\s㐀-鿿]))|(?P<c>[①②③④⑤⑥⑦⑧]))\s*(?=\S)"
)
_BEFORE = compiled(
    rf"(?:[\s?？:：,，;；。.(（\[]|\A)(?P<label>{_LABEL})\s?(?:[)）\]、．.:：]|(?<=[①②③④⑤⑥⑦⑧]))\s*\Z"
)
_NEAR = 8
_RINGS = "①②③④⑤⑥⑦⑧"
_STEMS = "甲乙丙丁戊己"

_Found = tuple[str, Message]


def inline_faults(subject: Subject) -> Mapping[int, _Found]:
    """Return what is wrong with the options within questions, by the doc's id: they have numbers
    where the answers are letters, or one label stands there twice or is left out."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.method != "gen":
        return {}
    golds = [label_in(golds_of(item.example)[0]) for item in items]
    if sum(len(gold) == 1 and not gold.isdecimal() for gold in golds) < _MOST_OF * len(items):
        return {}
    labels: dict[int, Sequence[str]] = {}
    for place, item in enumerate(items):
        options = subject.truths[item.doc.id].options
        own = _labels_before(subject, item, options) if options else _labels_in(item)
        if own:
            labels[item.doc.id] = own
        elif len(labels) + len(items) - place - 1 < _USUAL * len(items):
            return {}
    return dict(_by_kind(subject, labels, golds)) or dict(_by_order(labels))


def _labels_in(item: Rendered) -> Sequence[str]:
    """Return the labels that stand in a text of the row, from the first of their series on."""
    for value in item.doc.data.values():
        text = value.strip() if isinstance(value, str) else ""
        if not text or text not in item.example.input:
            continue
        by_style: dict[tuple[str, str], list[str]] = {}
        for match in _MARK.finditer(text):
            label = match["a"] or match["b"] or match["c"]
            style = re.sub(r"\s", "", match[0]).replace(label, "_", 1)
            by_style.setdefault((style, kind_of(label)), []).append(label)
        runs = [run for run in by_style.values() if len(run) > 1 and _rank(run[0]) == 1]
        if len(runs) == 1:
            return runs[0]
    return ()


def _labels_before(subject: Subject, item: Rendered, options: Sequence[str]) -> Sequence[str]:
    """Return the labels right before the options of a row where these stand in a row and no list is
    read, as of numbers: `1.red 2.blue`; none where one lacks it."""
    text = item.example.input
    if subject.list_of(item).labels or len(options) < 2:
        return ()
    found: list[str] = []
    for option in options:
        at = text.rfind(option) if option else -1
        match = _BEFORE.search(text[max(0, at - _NEAR) : at]) if at > 0 else None
        if match is None:
            return ()
        found.append(match["label"])
    is_series = len({*found}) == len(found) and all(_rank(b) > _rank(a) for a, b in pairwise(found))
    return found if is_series and _rank(found[0]) == 1 else ()


def _rank(label: str) -> int:
    for series in (_RINGS, _STEMS):
        if label in series:
            return series.index(label) + 1
    return int(label) if label.isdecimal() else ord(label.upper()) - ord("A") + 1


def _by_kind(
    subject: Subject, labels: Mapping[int, Sequence[str]], golds: Sequence[str]
) -> Sequence[tuple[int, _Found]]:
    """Return the docs whose options have labels of another series than their answers, where that is
    so of nearly all, and an answer's place is one of theirs."""
    found: list[tuple[int, _Found]] = []
    for item, gold in zip(subject.rendered, golds, strict=True):
        own = labels.get(item.doc.id, ())
        kinds = set(map(kind_of, own))
        is_other = len(gold) == 1 and bool(own) and kind_of(gold) not in kinds
        # Whoever writes `a)` may take an `A` for it.
        is_other &= not kinds <= {"upper", "lower"}
        if is_other and _rank(gold) <= len(own) and gold not in item.example.input:
            message = say("the answer is {gold!r}; the options within the question are marked "
                          "{seen}", gold=gold, seen=", ".join(own))  # fmt: skip
            found.append((item.doc.id, ("series", message)))
    return found if len(found) >= max(_FEWEST_DOCS, _MOST_OF * len(labels)) else ()


def _by_order(labels: Mapping[int, Sequence[str]]) -> Sequence[tuple[int, _Found]]:
    """Return the docs that have a label twice or leave one out, where most have a whole series."""
    steps = {doc: [_rank(b) - _rank(a) for a, b in pairwise(own)] for doc, own in labels.items()}
    whole = sum(set(own) == {1} for own in steps.values())
    odd = {doc for doc, own in steps.items() if len(own) > 1 and Counter(own)[1] < len(own)}
    if whole < max(_FEWEST_DOCS, _USUAL * len(labels)):
        return ()
    return [
        (doc, ("order", say("the options within the question are marked {seen}",
                            seen=", ".join(labels[doc]))))
        for doc in sorted(odd)
        if all(step in (0, 1, 2) for step in steps[doc]) and Counter(steps[doc])[1] + 1
        >= len(steps[doc])
    ]  # fmt: skip
