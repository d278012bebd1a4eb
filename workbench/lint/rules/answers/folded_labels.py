"""Two labels of the rows that the code makes one, where the prompt still offers both. The rule
`answer/gold-differs` says so, in a hint."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.legends import legend_for
from workbench.lint.rules.choices.unknown_as import is_unknown
from workbench.lint.rules.instructions.labels import ENDS_OF_SENTENCES, PARTS
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import bare
from workbench.messages import say

_FEWEST_DOCS = 6
_MOST_LABELS = 12
_RUN_ON = exactly(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
"""Letters of words that have no space around them, or an ending behind them."""

_WORDS = exactly(r"[^\W_]+(?:[-'’][^\W_]+)*")


def folded_labels(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row has a label that is never right, though the prompt offers it, where
    the answer is that of another one of the field's values, and each other value has its own."""
    items = subject.rendered
    golds = subject.rights
    answers = {*map(bare, golds)}
    if len(items) < _FEWEST_DOCS or not 2 <= len(answers) < _MOST_LABELS or "" in answers:
        return
    for name in sorted(subject.fields & subject.code.fields_of_output):
        values = [item.doc.data.get(name) for item in items]
        if not all(isinstance(value, str | int) for value in values):
            continue
        by_value: dict[str, set[str]] = defaultdict(set)
        for value, gold in zip(values, golds, strict=True):
            by_value[str(value)].add(bare(gold))
        if len(by_value) != len(answers) + 1 or any(len(own) > 1 for own in by_value.values()):
            continue
        counts = Counter(gold for own in by_value.values() for gold in own)
        shared = next(gold for gold, count in counts.items() if count > 1)
        folded = [value for value, own in by_value.items() if shared in own]
        labels = {bare(value) for value in by_value}
        told = own_text(subject)
        if answers < labels:
            (lost,) = labels - answers
            is_offered = lost != shared and not is_unknown(lost) and _offers(told, labels)
            folded = [value for value in folded if bare(value) == lost]
        else:
            lost = _offered_besides(told, answers)
            is_offered = lost != "" and not answers & labels
        if not is_offered:
            continue
        for item, value, gold in zip(items, values, golds, strict=True):
            if str(value) in folded:
                yield Hit(
                    say("the prompt offers {label!r}, and no row has it: {value} of {name!r} is"
                        " answered {gold}", label=lost, value=shorten(str(value), 30), name=name,
                        gold=shorten(gold, 30)),
                    say("Give each value of the row a label of its own, or offer one less."),
                    item.doc.id,
                    subject.code.line_of_output,
                    about=f"folded {name}",
                    severity="hint",
                )  # fmt: skip
        return


def _offers(text: str, labels: Collection[str]) -> bool:
    """Say whether a sentence has all these labels, each by itself, or a legend explains them."""
    patterns = [
        re.compile(re.escape(one) if _runs_on(one) else rf"(?<!\w){re.escape(one)}(?!\w)")
        for one in labels
    ]
    sentences = ENDS_OF_SENTENCES.split(text.casefold())
    return any(all(one.search(sentence) for one in patterns) for sentence in sentences) or (
        legend_for(text, frozenset(labels)) is not None
    )


def _runs_on(label: str) -> bool:
    """Say whether a label may stand in a sentence with no space around it, and hardly within
    another word."""
    return len(label) > 1 and _RUN_ON.search(label) is not None


def _offered_besides(text: str, answers: Collection[str]) -> str:
    """Return the label that a sentence lists with all answers and no other, "" if none does."""
    for window in _lists(text, len(answers) + 1):
        others = {*window} - {*answers}
        if len({*window}) == len(window) and len(others) == 1:
            return next(iter(others))
    return ""


def _lists(text: str, size: int) -> Iterator[Sequence[str]]:
    """Yield what may be a list of so many single words in a sentence, in small letters."""
    for sentence in ENDS_OF_SENTENCES.split(text):
        parts = [_WORDS.findall(part.casefold()) for part in PARTS.split(sentence)]
        for start in range(len(parts) - size + 1):
            first, *between, last = parts[start : start + size]
            if first and last and all(len(words) == 1 for words in between):
                yield first[-1], *(words[0] for words in between), last[0]
