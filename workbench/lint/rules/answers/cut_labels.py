"""Answers that are the beginnings of the labels which the prompt explains or lists and the row has:
the code cuts them, `label[:1]`. The rule `answer/other-names` says so, in a hint."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.legends import legend_for
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 4
_MOST_LABELS = 12
_LONGEST = 40
_OF_BEGINNINGS = compiled(
    r"\b(?:letters?|initials?|abbreviat\w*|short(?:hand|ened)?|first|codes?|Buchstaben?|Kürzel"
    r"|lettres?|letras?|iniciale?s?|lettera|букв\w*)\b|字母|首字|缩写|简称|第一个字|代号|头文字|略",
    re.IGNORECASE,
)
"""What asks for a part of the label."""


def cut_labels(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the docs whose answer is how a label of the prompt begins that the row has,
    where all answers are, some of them whole, and the prompt speaks of no part of a label."""
    golds = subject.rights_by_id
    if len(golds) < _FEWEST_DOCS or not 2 <= len({*golds.values()}) <= _MOST_LABELS:
        return
    for name in sorted(subject.fields & subject.code.fields_of_output):
        values = {item.doc.id: item.doc.data.get(name) for item in subject.rendered}
        if not all(_is_begun(value, golds[doc]) for doc, value in values.items()):
            continue
        labels = frozenset(str(value) for value in values.values())
        text = own_text(subject)
        if not any(golds[doc] != value for doc, value in values.items()):
            continue
        is_legend = legend_for(text, labels) is not None
        is_told = is_legend or _are_listed(text, labels, golds.values())
        if not is_told or _OF_BEGINNINGS.search(text):
            continue
        for doc, value in values.items():
            if value == golds[doc]:
                continue
            yield Hit(
                say("the answer is {gold}, and the legend explains {label}",
                    gold=shorten(golds[doc], 30), label=shorten(str(value), 30))
                if is_legend
                else say("the prompt lists {listed}, and {choice} is what counts",
                         listed=shorten(str(value), 30), choice=shorten(golds[doc], 30)),
                say("Name the labels as the answers are written."),
                doc,
                subject.code.line_of_output,
                about=f"cut label {name}",
                severity="hint",
            )  # fmt: skip
        return


def _are_listed(text: str, labels: Iterable[str], golds: Iterable[str]) -> bool:
    """Say whether a text has all labels, and no answer that is cut but within its label, of which
    at least half are cut."""
    whole = sorted(labels, key=len, reverse=True)
    if not all(re.search(rf"(?<!\w){re.escape(label)}(?!\w)", text) for label in whole):
        return False
    cut = {*golds} - {*whole}
    rest = re.sub("|".join(map(re.escape, whole)), " ", text)
    is_said = any(re.search(rf"(?<!\w){re.escape(gold)}(?!\w)", rest) for gold in cut)
    return 2 * len(cut) >= len(whole) and not is_said


def _is_begun(value: object, gold: str) -> bool:
    return (
        isinstance(value, str)
        and 0 < len(gold) <= len(value) <= _LONGEST
        and value.startswith(gold)
        and "\n" not in value
    )


_BY_PATTERN = exactly(r"\bre\.(?:match|search|findall)\(")
_OF_PARTS = compiled(
    r"\b(?:digits?|(?<!-)hours?|decades?|centur\w+|prefix\w*|stems?)\b|数字|位", re.IGNORECASE
)
"""What asks for a part of a number or a word."""


def cut_values(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is how a value of the row begins, up to a place within a word or
    a number, where a regular expression takes it out of that and all answers are its beginnings."""
    golds = subject.rights_by_id
    if len(golds) < _FEWEST_DOCS or not _BY_PATTERN.search(subject.code.text):
        return
    for name in sorted(subject.fields & subject.code.fields_of_output):
        values = {item.doc.id: item.doc.data.get(name) for item in subject.rendered}
        if not all(_is_begun(value, golds[doc]) for doc, value in values.items()):
            continue
        cut = [
            (doc, str(value))
            for doc, value in values.items()
            if _is_within(str(value), len(golds[doc]))
        ]
        told = subject.told
        if len(cut) < 2 or _OF_BEGINNINGS.search(told) or _OF_PARTS.search(told):
            continue
        for doc, value in cut:
            yield Hit(
                say("the answer is {gold}, which the code cuts out of the row's {value}",
                    gold=shorten(golds[doc], 30), value=shorten(value, 30)),
                say("Let the pattern take all of it, or take data[{name!r}] as it is.", name=name),
                doc,
                subject.code.line_of_output,
                about=f"cut value {name}",
            )  # fmt: skip
        return


def _is_within(value: str, size: int) -> bool:
    """Say whether a place in a text is within a word or a number."""
    around = value[size - 1 : size + 1]
    return len(around) == 2 and (around.isalpha() or around.isdigit())
