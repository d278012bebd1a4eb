"""Which words of one text are others in another: for prompts and outputs shown against each other.

Lines are matched first and words within the lines that differ, so that a long prompt costs what
its changed lines cost. A word is a run of letters and digits; a Chinese, Japanese or Thai
character is one of its own (they are written without spaces), and so is any other character. A
character is what a reader sees as one: a letter with its marks, a family of emoji, a flag.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Literal, TypeAlias

WordChange: TypeAlias = Literal["same", "removed", "added"]
Piece: TypeAlias = tuple[WordChange, str]

_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
    "\uf900-\ufaff\U00020000-\U0003ffff"
)
_WORD = re.compile(rf"[\U0001f1e6-\U0001f1ff]{{2}}|[^\W{_UNSPACED}]+|[ \t]+|.", re.DOTALL)
_CHARACTER = re.compile("[\U0001f1e6-\U0001f1ff]{2}|.", re.DOTALL)
_SPACED = re.compile(rf"[^\W{_UNSPACED}]")

_JOINER = "\u200d"
_CONTINUING = re.compile("[\u200c\u200d\u0e33\u0eb3\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]")
"""What belongs to the character before it, besides marks: joiners, two vowels, the shades of a
skin, tags."""

_MOST_PAIRS = 4_000_000
"""Stretches of more words by words than this are shown as replaced whole: matching them would
take seconds, and so different texts have nothing to point at."""


def word_diff(a: str, b: str) -> list[Piece]:
    """Return the pieces of a diff by words, what was removed before what was added in its place.

    The pieces that are not `added` join to `a`, those that are not `removed` to `b`. No piece is
    empty, and no two neighbours are of one kind.
    """
    return _merged(_unspaced(_merged(_by_lines(a, b))))


def split_words(text: str) -> list[str]:
    """Return the words of `text`, and what stands between them: together they are the text."""
    words: list[str] = _WORD.findall(text)
    return words if text.isascii() else _joined(words, are_words=True)


def split_characters(text: str) -> list[str]:
    """Return the characters of `text`, each as a reader sees it: together they are the text."""
    return list(text) if text.isascii() else _joined(_CHARACTER.findall(text), are_words=False)


def _joined(pieces: Sequence[str], *, are_words: bool) -> list[str]:
    """Return the pieces, each with those that belong to the character that it ends with, and
    those of a word with all of it."""
    out = list(pieces[:1])
    for piece in pieces[1:]:
        last = out[-1][-1]
        goes_on = are_words and _continues(last) and _SPACED.match(piece)
        if last not in "\r\n" and (_continues(piece[0]) or last == _JOINER or goes_on):
            out[-1] += piece
        else:
            out.append(piece)
    return out


def _continues(sign: str) -> bool:
    """Say whether a sign belongs to the character before it."""
    return sign > "\u02ff" and (
        unicodedata.category(sign).startswith("M") or _CONTINUING.match(sign) is not None
    )


def _by_lines(a: str, b: str) -> Iterator[Piece]:
    for same, old, new in _matched(a.splitlines(keepends=True), b.splitlines(keepends=True)):
        if same:
            yield "same", "".join(old)
        else:
            yield from _by_words("".join(old), "".join(new))


def _by_words(a: str, b: str) -> Iterator[Piece]:
    old_words, new_words = split_words(a), split_words(b)
    if len(old_words) * len(new_words) > _MOST_PAIRS:
        yield "removed", a
        yield "added", b
        return
    for same, old, new in _matched(old_words, new_words):
        if same:
            yield "same", "".join(old)
        else:
            yield "removed", "".join(old)
            yield "added", "".join(new)


def _matched(
    a: Sequence[str], b: Sequence[str]
) -> Iterator[tuple[bool, Sequence[str], Sequence[str]]]:
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    for tag, a_from, a_to, b_from, b_to in matcher.get_opcodes():
        yield tag == "equal", a[a_from:a_to], b[b_from:b_to]


def _unspaced(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """Yield the pieces with a lone space between two changes taken as changed: three changed
    words in a row then read as one change, not as three."""
    for index, (kind, text) in enumerate(pieces):
        between = 0 < index < len(pieces) - 1
        if kind == "same" and between and not text.strip(" \t"):
            yield "removed", text
            yield "added", text
        else:
            yield kind, text


def _merged(pieces: Iterable[Piece]) -> list[Piece]:
    """Return the pieces with what lies between two stretches of `same` as one removal and one
    addition."""
    out: list[Piece] = []
    removed = added = ""
    for kind, text in pieces:
        if kind == "removed":
            removed += text
        elif kind == "added":
            added += text
        elif text:
            out += _changes(removed, added)
            removed = added = ""
            if out and out[-1][0] == "same":
                out[-1] = ("same", out[-1][1] + text)
            else:
                out.append(("same", text))
    return out + _changes(removed, added)


def _changes(removed: str, added: str) -> list[Piece]:
    pieces: list[Piece] = [("removed", removed), ("added", added)]
    return [piece for piece in pieces if piece[1]]
