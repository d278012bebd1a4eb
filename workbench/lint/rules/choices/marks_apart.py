"""Options that stand on lines of their own behind bullets, or letters of some other alphabet, while
the answers are numbers or letters: `• oak` where `2` is right. The rule `answer/letters` says so.

It needs no list to be read: the row's own options are looked for at the ends of the lines.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.choices.meanings_moved import legend_told
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_FEWEST_DOCS = 4
_FEWEST_KINDS = 2
_LONGEST_MARK = 8
_BY_PLACE = compiled(
    r"\b(?:order|orders|position|places?|count(?:ed|ing)?|from the top|nth|Reihenfolge|Stelle|ordre"
    r"|position|orden|posición|ordine|posizione|ordem|posição|порядк\w*|позици\w*|kolejnoś\w*)\b"
    r"|顺序|順序|次序|位置|第几|从上到下|順番|何番目|순서|번째",
    re.IGNORECASE,
)
"""What says that the options are counted by where they stand."""

_TOKENS = exactly(r"\d+|[^\W\d_]")


def marks_apart(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is a number or a letter that none of their options' lines
    has."""
    items = subject.rendered
    labels = [_plain(label_in(golds_of(item.example)[0])) for item in items]
    is_closed = len({*labels}) >= _FEWEST_KINDS and all(labels) and subject.method == "gen"
    if len(items) < _FEWEST_DOCS or not is_closed:
        return
    found: list[tuple[Rendered, str, Mapping[str, str]]] = []
    for item, label in zip(items, labels, strict=True):
        marks = _marks_of(item, subject.truths[item.doc.id].options)
        if not marks or _rank(label) > len(marks) or label in _tokens(marks.values()):
            return
        found.append((item, label, marks))
    if {*labels} <= {*legend_told(subject)} or _BY_PLACE.search(own_text(subject)):
        return
    for item, label, marks in found:
        is_lettered = bool(_tokens(marks.values()))
        text, mark = next(iter(marks.items()))
        yield Hit(
            say("the answer is {gold!r}; the prompt marks its options otherwise: {line!r}",
                gold=label, line=shorten(mark + text, 30)),
            say("Mark the options as the answers name them."),
            item.doc.id,
            subject.code.line_with("join") or subject.code.line_of_input,
            about="marks",
            severity=None if is_lettered else "hint",
        )  # fmt: skip


def _plain(label: str) -> str:
    """Return a number or a letter in plain signs, `1` of `①` and `a` of `Ａ`."""
    return unicodedata.normalize("NFKC", label).casefold()


def _rank(label: str) -> int:
    """Return which place a number or a letter names, counted from one, or from nought."""
    return int(label) if label.isdecimal() else ord(label[0]) - ord("a") + 1


def _marks_of(item: Rendered, options: Sequence[str]) -> Mapping[str, str]:
    """Return what stands before each option on its line, nothing where one is on no line by
    itself, or on several."""
    found: dict[str, str] = {}
    for line in item.example.input.split("\n"):
        bare = line.strip()
        for option in options:
            mark = bare.removesuffix(option)
            if bare.endswith(option) and len(mark) <= _LONGEST_MARK and not mark[-1:].isalnum():
                if option in found:
                    return {}
                found[option] = mark
    return found if len(found) == len(options) > 1 and len({*options}) == len(options) else {}


def _tokens(marks: Iterable[str]) -> set[str]:
    """Return the numbers and letters of some marks, in plain signs."""
    return {token for mark in marks for token in _TOKENS.findall(_plain(mark))}
