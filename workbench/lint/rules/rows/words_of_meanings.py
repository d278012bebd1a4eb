"""Rows whose text has a word of another label's meaning than their own, where the words of the
legend tell the answers of all others. The rule `answer/unlike-others` says so, in a hint."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_DOCS = 8
_MOST_DOCS = 400
_MOST_LABELS = 12
_FEWEST_TOLD = 4
_MOST_OTHER = 0.1
_LONG_WORD = 4
_FEW_WORDS = 3
_STEM = 7
_LINE = exactly(
    r"[ \t>|]*(?:[-*•·]\s+)?[\"“「『*`(（\[【]{0,2}"
    r"(?P<label>[^\s:：=.)）\]】|–—\-\"”」』*`、，,]{1,24})"
    r"[\"”」』*`)）\]】]{0,2}[ \t]*(?:[:：=.)）|、]|->|→|[–—-](?=\s))[ \t]*(?P<said>\S.*)"
)
_WORDS = exactly(r"[^\W\d_]+")
_HAN = exactly("[\u3040-\u30ff\u3400-\u9fff]")


def against_meanings(subject: Subject) -> Iterator[Hit]:
    """Yield the one doc, or the few, whose text has words of the meaning of one label alone, and
    whose answer is another label."""
    items = subject.some(_MOST_DOCS)
    golds = [subject.right_of(item).strip() for item in items]
    labels = frozenset(golds)
    if len(golds) < _FEWEST_DOCS or not 2 <= len(labels) <= _MOST_LABELS or "" in labels:
        return
    words = _meanings(own_text(subject), labels)
    if not words:
        return
    sizes = Counter(words.values())
    agreeing = Counter[str]()
    others: list[tuple[int, str, str, str]] = []
    for place, (item, gold) in enumerate(zip(items, golds, strict=True)):
        shown = [
            value
            for value in item.doc.data.values()
            if isinstance(value, str) and value in item.example.input and value.strip() != gold
        ]
        stems = _stems(" ".join(shown))
        told = {words[stem]: stem for stem in stems if stem in words}
        if len(told) != 1:
            continue
        label, stem = next(iter(told.items()))
        agreeing["all"] += label == gold
        agreeing[stem] += label == gold
        others += [] if label == gold else [(place, label, stem, stems[stem])]
    count = agreeing["all"]
    is_sure = count >= _FEWEST_TOLD and len(others) <= max(1, _MOST_OTHER * count)
    for place, label, stem, word in others if is_sure else ():
        if not agreeing[stem] and sizes[label] > _FEW_WORDS:
            continue  # one of many words that no other row has
        yield Hit(
            say("the answer is {answer}, and {word!r} stands in its text, as in what {label} means",
                answer=shorten(golds[place], 30), word=word, label=shorten(label, 30)),
            say("Correct the row, or leave it out."),
            items[place].doc.id,
            subject.code.line_of_output,
            about="meaning",
            severity="hint",
        )  # fmt: skip


def _meanings(text: str, labels: frozenset[str]) -> Mapping[str, str]:
    """Return the beginnings of the words that a legend has in the meaning of one label alone, with
    that label; nothing where it does not explain each of them in a line of its own."""
    said: dict[str, str] = {}
    for line in text.split("\n"):
        match = _LINE.fullmatch(line.rstrip()) if MASK not in line else None
        if match and match["label"] in labels and match["label"] not in said:
            said[match["label"]] = match["said"]
    if said.keys() != labels:
        return {}
    found: dict[str, str] = {}
    twice: set[str] = set()
    for label, meaning in said.items():
        for stem in _stems(f"{label} {meaning}"):
            twice |= {stem} if found.setdefault(stem, label) != label else set()
    return {stem: label for stem, label in found.items() if stem not in twice}


def _stems(text: str) -> Mapping[str, str]:
    """Return the words of a text by how they begin, and the pairs of signs of a script that does
    not part words."""
    words = [word for word in _WORDS.findall(text.casefold()) if not _HAN.search(word)]
    found = {word[:_STEM]: word for word in words if len(word) >= _LONG_WORD}
    for run in _WORDS.findall(text) if _HAN.search(text) else ():
        pairs = (run[i : i + 2] for i in range(len(run) - 1))
        found.update((pair, pair) for pair in pairs if _HAN.search(pair))
    return found
