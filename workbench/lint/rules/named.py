"""Rules on labels: the ones that a prompt names, and the ones that the answers are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import reduce

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import places_of
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_MOST_LABELS = 12
_DOCS_A_LABEL = 2.5
_LOOKED_AT = 20
"""What a template names stands in all of so many docs."""

_LONG = 3
_WORD = r"[\"'“‘`]?[^\W\d][\w-]*[\"'”’`]?"
_OR = re.compile(rf"{_WORD}(?:, {_WORD})*,? or {_WORD}")
_SLASHES = re.compile(rf"(?<![\w/]){_WORD}(?:/{_WORD})+(?![\w/])")
_HEADED = re.compile(
    rf"(?i:labels?|options|categories|classes|choices|topics|intents?|one of|choose from)"
    rf"[^:\n,]{{0,20}}:?\s+(?P<said>{_WORD}(?:, {_WORD})+)"
)
_EAST = re.compile(r"(?:[一-鿿]{1,4}、)*[一-鿿]{1,4}(?:还是|或者|或)[一-鿿]{1,4}(?![一-鿿])")
_ASKS = re.compile(
    r"\b(?:with|as|whether|labels?|answer|reply|respond|say|choose|classify|decide|judge|name)\b|判断"
    r"|选择|回答|分类",
    re.IGNORECASE,
)
_PARTS = re.compile(r",? or |, |/|、|还是|或者|或")
_NO_LABELS = frozenset({"not", "more", "less", "so", "none", "other", "fewer", "two"})


def other_names(subject: Subject) -> Iterator[Hit]:
    """The prompt names as many labels as the answers have, and none of them is an answer: `yes or
    no` where `true` and `false` are right."""
    labels = _labels(subject)
    items = subject.rendered[:_LOOKED_AT]
    if not labels or subject.is_uniform:
        return
    texts = [_constant(subject, item) for item in items]
    if any(_names_one(text, labels) for text in texts):
        return
    everywhere = reduce(set.intersection, ({*_lists_in(text, len(labels))} for text in texts))
    for named in sorted(everywhere)[:1]:
        known = ", ".join(shorten(one, 20) for one in sorted(labels)[:4])
        for item in items:
            yield Hit(
                say(
                    "the prompt names {named!r}; the answers are {known}", named=named, known=known
                ),
                say("Name the labels as the answers are written."),
                item.doc.id,
                subject.code.line_with(named) or subject.code.line_of_input,
            )


def _labels(subject: Subject) -> frozenset[str]:
    """Return what all answers are where these are a few words; nothing for letters, and where
    answers are open."""
    items = subject.rendered
    if subject.method == "ppl":
        sets = {frozenset(map(_bare, item.choices)) for item in items}
        found = next(iter(sets)) if len(sets) == 1 else frozenset[str]()
    else:
        counts = Counter(_bare(golds_of(item.example)[0]) for item in items)
        is_closed = (
            len(items) >= _DOCS_A_LABEL * len(counts) and min(counts.values(), default=0) > 1
        )
        found = frozenset(counts) if is_closed else frozenset[str]()
    is_few = 2 <= len(found) <= _MOST_LABELS
    return found if is_few and all(one and not label_in(one) for one in found) else frozenset()


def _bare(text: str) -> str:
    return text.strip(" \t\n.。\"'").casefold()


def _constant(subject: Subject, item: Rendered) -> str:
    """Return a doc's description and input without the texts of its row."""
    text = item.example.input
    for value in item.doc.data.values():
        for part in value if isinstance(value, list | tuple) else (value,):
            if not isinstance(part, str) or len(part) <= _LONG:
                continue
            if " " in part.strip() or not part.isascii():  # one word may be a label
                text = text.replace(part, "\n")
    return f"{subject.settings.description}\n{text}"


def _names_one(text: str, labels: frozenset[str]) -> bool:
    folded = text.casefold()
    return any(
        label in folded if not label.isascii() else any(True for _ in places_of(label, folded))
        for label in labels
    )


def _lists_in(text: str, count: int) -> Iterator[str]:
    """Yield the lists of so many words that a text has, as it writes them."""
    for sentence in re.split(r"[\n.。?？!！]", text):
        asks = _ASKS.search(sentence) is not None
        found = [m["said"] for m in _HEADED.finditer(sentence)]
        found += [m[0] for pattern in (_OR, _SLASHES, _EAST) for m in pattern.finditer(sentence)
                  if asks or pattern is _SLASHES]  # fmt: skip
        for said in found:
            words = _PARTS.split(said)
            if len(words) == count and not {word.casefold() for word in words} & _NO_LABELS:
                yield said


def other_form(subject: Subject) -> Iterator[Hit]:
    """A few docs have a label with another word beside it: `5 stars` where the others have `5`."""
    items = subject.rendered
    counts = Counter(_bare(golds_of(item.example)[0]) for item in items)
    known = {label for label, count in counts.items() if count > 1}
    often = sum(counts[label] for label in known)
    if subject.method != "gen" or not 2 <= len(known) <= _MOST_LABELS or 2 * often < len(items):
        return
    are_numbers = 2 * sum(n for gold, n in counts.items() if gold.isdigit()) > len(items)
    for item in items:
        gold = _bare(golds_of(item.example)[0])
        words = gold.split()
        beside = [label for label in known if label != gold and label in words]
        is_rare = counts[gold] * 2 <= max((counts[label] for label in beside), default=0)
        if are_numbers and len(words) == 2 and words[0].isdigit() and not beside:
            beside, is_rare = [words[0]], 3 * counts[gold] <= len(items)
        if len(beside) == 1 and len(words) == 2 and is_rare:
            yield Hit(
                say(
                    "the answer is {gold}; other docs have the label {label}",
                    gold=shorten(golds_of(item.example)[0], 30),
                    label=beside[0],
                ),
                say("Spell a label in one way in all rows."),
                item.doc.id,
                subject.code.line_of_field("answer") or subject.code.line_of_output,
            )


RULES = (
    Rule(
        "answer/other-form",
        "warning",
        other_form,
        "A right answer in the other form counts as wrong.",
    ),
    Rule(
        "answer/other-names",
        "warning",
        other_names,
        "A model that does as it is told says a label that is never right.",
    ),
)
