"""Words that run together since a space is lacking: between two literals that the source has side
by side, or between a small word of the template and the value behind it. The rule
`text/run-together` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, stands_in
from workbench.lint.told import own_text
from workbench.lint.tongues import small_words, tongue_of
from workbench.messages import say

_SEEN_DOCS = 40
_FEWEST_DOCS = 3
_AROUND = 12
_SIDE_BY_SIDE = exactly(
    r"(?P<quote>['\"])[^'\"\n]*?[ ](?P<left>[^\W\d_]+)(?P=quote)[ \t]*(?:\\?\n[ \t]*)?"
    r"[fFrR]{0,2}['\"]"
    r"(?P<right>[^\W\d_]+)[ ][^'\"\n]*['\"]"
)
"""Two literals of several words, of which the first ends with a word and the second begins so."""

_BEFORE_A_SLOT = exactly(r"(?<=[^\S\n])(?P<word>[^\W\d_]{2,})(?:\0|\{\w{0,20}\})")
_OF_WORDS = frozenset(
    ("in", "un", "an", "be", "for", "out", "over", "der", "des", "en", "con", "a")
)
"""Small words that are the beginnings of others, too."""


def glued_literals(subject: Subject) -> Iterator[Hit]:
    """Yield that two literals make one word of the last and the first of theirs, and the docs in
    which a value stands right behind a small word of the template."""
    for match in _SIDE_BY_SIDE.finditer(subject.code.text):
        glued = match["left"] + match["right"]
        line = subject.code.text.count("\n", 0, match.start("right")) + 1
        for item in subject.rendered[:1]:
            at = item.example.input.find(glued)
            if at < 0 or stands_in(item.doc.data, glued):
                continue
            around = item.example.input[max(0, at - _AROUND) : at + len(glued) + _AROUND]
            yield Hit(
                say("two literals of the template make one word: {around}",
                    around=shorten(" ".join(around.split()), 40)),
                say("End the first one with a space."),
                item.doc.id,
                line,
                about="literals",
            )  # fmt: skip
            return
    yield from _behind_small_words(subject)


def _behind_small_words(subject: Subject) -> Iterator[Hit]:
    items = subject.some(_SEEN_DOCS)
    slots = list(_BEFORE_A_SLOT.finditer(subject.code.template))
    if len(items) < _FEWEST_DOCS or not slots or subject.is_uniform:
        return
    small = small_words(tongue_of(own_text(subject)) or "en") - _OF_WORDS
    for word in dict.fromkeys(m["word"] for m in slots if m["word"].casefold() in small):
        glued = re.compile(rf"(?<!\w){re.escape(word)}(?=[^\W\d_]{{2}})")
        found = []
        for item in items:
            text = item.example.input
            ends = [m.end() for m in glued.finditer(text)]
            leaves = [leaf for leaf in leaves_of(item.doc.data) if len(leaf) > 1]
            place = next((e for e in ends if any(text.startswith(leaf, e) for leaf in leaves)), 0)
            if not place or stands_in(item.doc.data, text[place - len(word) : place + 2]):
                break
            found.append((item, text[max(0, place - _AROUND) : place + _AROUND]))
        if len(found) < len(items):
            continue
        for item, around in found:
            yield Hit(
                say("a value stands right behind a word of the template: {around}",
                    around=shorten(around.strip(), 40)),
                say("Write a space or a newline between them."),
                item.doc.id,
                subject.code.line_with(word) or subject.code.line_of_input,
                about="behind a word",
            )  # fmt: skip
        return
