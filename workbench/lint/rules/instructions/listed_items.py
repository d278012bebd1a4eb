"""The prompt's own list of labels where an answer is several of them, `egg, milk`: one of them
stands there twice, in the place of another; the list has other forms of the words; or a few
answers have one that it has not. The rule `answer/other-names` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.label_sets import OR_WORDS
from workbench.lint.rules.instructions.labels import AND_WORDS, names_one
from workbench.lint.subject import Subject, twice_in
from workbench.lint.told import on_own_text, own_text
from workbench.lint.truth import bare
from workbench.messages import quoted, say

_FEWEST_DOCS = 6
_FEWEST_LISTS = 0.3
_FEWEST_LABELS = 3
_MOST_LABELS = 14
_DOCS_A_LABEL = 1.5
_MOST_WORDS = 3
_LONGEST = 24
_SHORTEST = 3
_FEW = 0.25
_SHOWN = 60
_ITEMS = exactly(r"\s*[,;，；、|/]\s*")
_SENTENCES = exactly(r"[.?!。？！:：()（）\n]")
_BETWEEN = compiled(
    rf",? (?:{'|'.join((*AND_WORDS, *OR_WORDS))}) |, |、|，|/|[和及或与]", re.IGNORECASE
)
_SAMPLES = compiled(
    r"\b(?:such as|for example|e\.g|like|including|etc|among others|or other|and other|wie|z\. ?B"
    r"|par exemple|comme|por ejemplo|como|per esempio|come)\b|例如|比如|等",
    re.IGNORECASE,
)
"""What names some of many."""

_NOUNS = exactly(r"[^\W\d_][^\W_]*(?:[ '’-][^\W_]+){0,2}")


def listed_items(subject: Subject) -> Iterator[Hit]:
    """Yield a hint at such a list, or hits on the docs with a label that it has not."""
    answers = _answers(subject)
    counts = Counter(label for labels in answers for label in labels)
    if not _FEWEST_LABELS <= len(counts) <= _MOST_LABELS:
        return
    if counts.total() < _DOCS_A_LABEL * len(counts) or not all(map(_NOUNS.fullmatch, counts)):
        return
    text = own_text(subject)
    for words, parts in _lists(text, counts):
        there = counts.keys() & {*parts}
        lacking = [label for label in counts if not names_one(text, {label})]
        if not lacking or len(parts) < _FEWEST_LABELS:
            continue
        if len(there) == len({*parts}):
            if twice := twice_in(parts):
                yield _at_list(subject, words, twice)
            elif len(there) >= _FEWEST_LABELS:
                yield from _left_out(subject, answers, lacking, words)
            return
        others = {*parts} - there
        near = sum(any(_is_form(part, label) for label in counts) for part in others)
        is_whole = abs(len(parts) - len(counts)) <= 1
        if is_whole and 2 * near >= len(parts) and 2 * len(there) < len(counts):
            yield on_own_text(
                subject,
                say("the prompt names {named!r}; the answers are {known}",
                    named=words[:_SHOWN], known=", ".join(sorted(counts)[:4])),
                say("Name the labels as the answers are written."),
                words,
                f"items {words}",
            )  # fmt: skip
            return


def _at_list(subject: Subject, words: str, twice: str) -> Hit:
    return on_own_text(
        subject,
        say("the prompt's list of labels has {label} twice: {words}",
            label=quoted(twice), words=words[:_SHOWN]),
        say("Name each label once."),
        words,
        f"label twice {twice}",
    )  # fmt: skip


def _left_out(
    subject: Subject, answers: Sequence[Sequence[str]], lacking: Collection[str], words: str
) -> Iterator[Hit]:
    """Yield the docs with a label that a list of all others lacks, where they are few."""
    found = [
        (item, next(label for label in labels if label in lacking))
        for item, labels in zip(subject.rendered, answers, strict=True)
        if not {*lacking}.isdisjoint(labels)
    ]
    for item, label in found if len(found) <= _FEW * len(answers) else ():
        yield Hit(
            say("the prompt names {named!r}, and not the answer {gold}",
                named=words[:_SHOWN], gold=label),
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_of_output,
        )  # fmt: skip


def _answers(subject: Subject) -> Sequence[Sequence[str]]:
    """Return the labels of each answer, none where few are several or some are no labels."""
    golds = subject.golds
    if len(golds) < _FEWEST_DOCS or subject.method == "ppl" or max(map(len, golds)) > 90:
        return ()
    answers = [[bare(part) for part in _ITEMS.split(gold)] for gold in golds]
    several = sum(len(labels) > 1 for labels in answers)
    if several < _FEWEST_LISTS * len(golds):
        return ()
    are_labels = all(
        0 < len(label) <= _LONGEST and len(label.split()) <= _MOST_WORDS
        for labels in answers
        for label in labels
    )
    return answers if are_labels else ()


def _lists(text: str, known: Collection[str]) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield what sentences list: the words of each part, of the first its end and of the last its
    beginning, since other words of the sentence stand beside them."""
    ends = sorted(known, key=len, reverse=True)
    for sentence in _SENTENCES.split(text):
        parts = _BETWEEN.split(sentence.strip())
        if len(parts) < _FEWEST_LABELS or _SAMPLES.search(sentence):
            continue
        if any(len(part.split()) > _MOST_WORDS for part in parts[1:-1]):
            continue
        head, tail = f" {parts[0].casefold()}", f"{parts[-1].casefold()} "
        first = next((label for label in ends if head.endswith(f" {label}")), None)
        last = next((label for label in ends if tail.startswith(f"{label} ")), None)
        said = [bare(part) for part in parts[1:-1]]
        said = [first or head.split(" ")[-1], *said, last or tail.split(" ")[0]]
        if all(said):
            start = sentence.index(parts[0]) + len(parts[0]) - len(said[0])
            yield sentence[start : sentence.rindex(parts[-1]) + len(said[-1])], said


def _is_form(word: str, label: str) -> bool:
    """Say whether a word is another one with another ending."""
    short, long = sorted((word, label), key=len)
    return len(short) >= _SHORTEST and short != long and long.startswith(short)
