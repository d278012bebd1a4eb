"""Rows whose two words are exchanged, as an ending shows that nearly all others have in one of them
alone: `pães` is asked and `pão` answered, where the answers of the others end in -s. The rule
`answer/unlike-others` says so, in a hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 8
_FEWEST = 2
_MOST = 0.35
_USUAL = 0.6
_NEITHER = 0.1
_MOST_WORDS = 3
_SHORTEST = 3
_OPEN = 0.8


def turned_forms(subject: Subject) -> Iterator[Hit]:
    """Yield hints at the docs whose text has the ending, or the beginning, of the others' answers,
    and whose answer has it not, where of nearly all pairs exactly one has it."""
    items = subject.rendered
    golds = subject.golds
    if len(items) < _FEWEST_DOCS or subject.method == "ppl" or subject.is_uniform:
        return
    if len({*golds}) < _OPEN * len(golds) or not all(map(_is_word, golds)):
        return
    read = subject.code.fields_of_input or subject.fields
    for name in sorted(subject.fields & read):
        values = [str(item.doc.data.get(name)) for item in items]
        if is_of_answers(name) or not all(map(_is_word, values)):
            continue
        if any(value not in item.example.input for value, item in zip(values, items, strict=True)):
            continue
        if turned := _turned(values, golds):
            yield from _hits(subject, [items[place] for place in turned])
            return


def _turned(values: Sequence[str], golds: Sequence[str]) -> Sequence[int]:
    """Return the places of the pairs that have the sign of an answer in the other text."""
    texts = [(value.strip().casefold(), gold.casefold()) for value, gold in
             zip(values, golds, strict=True)]  # fmt: skip
    for size, at_end in ((1, True), (2, True), (2, False), (3, False)):

        def sign(text: str, size: int = size, at_end: bool = at_end) -> str:
            return text[-size:] if at_end else text[:size]

        usual, count = Counter(sign(gold) for _, gold in texts).most_common(1)[0]
        if count < _USUAL * len(texts):
            continue
        pairs = [(sign(value) == usual, sign(gold) == usual) for value, gold in texts]
        turned = [place for place, pair in enumerate(pairs) if pair == (True, False)]
        right = pairs.count((False, True))
        is_clear = len(pairs) - right - len(turned) <= _NEITHER * len(pairs)
        if is_clear and _FEWEST <= len(turned) <= _MOST * len(pairs):
            return turned
    return ()


def _is_word(value: str) -> bool:
    is_short = len(value.strip()) >= _SHORTEST and len(value.split()) <= _MOST_WORDS
    return is_short and value.strip()[-1].isalpha()


def _hits(subject: Subject, items: Sequence[Rendered]) -> Iterator[Hit]:
    for item in items:
        yield Hit(
            say("the answer {gold} looks as the others' texts do, and its text as their answers",
                gold=shorten(golds_of(item.example)[0].strip(), 30)),
            say("Exchange the two in the row."),
            item.doc.id,
            subject.code.line_of_output,
            about="turned forms",
            severity="hint",
        )  # fmt: skip
