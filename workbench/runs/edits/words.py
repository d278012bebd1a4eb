"""Where two texts made of one row differ, word by word, the row's own values kept whole.

A value that both texts show is an anchor: no edit reaches across it, and an edit that holds one
says so by the field's name, so that the same edit in another row reads the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TypeVar

from workbench.runs.edits.values import RowValues, Word

KERNEL = 2
"""Characters of a word that may stay between two changes of one edit: the letter of `A.` that
becomes `(A)`; so may a lone space."""

ENDS = frozenset(".:;!?\n。：；！？")
"""What ends a label or a sentence: the edits before it and behind it are two."""

BRACKETS = frozenset({"()", "[]", "{}", "<>", '""', "''", "“”", "‘’", "**", "``"})
"""What opens before a value and closes behind it is one edit, not two."""

_MOST_PAIRS = 4_000_000
"""As in `analysis.worddiff`: longer stretches that differ are replaced whole."""


@dataclass(frozen=True, slots=True)
class WordEdit:
    """A stretch of the old text, from `start` to `end` (code points), that became `new`.

    `shown` is what was and what is, values by their fields' names; `pattern` the same with digits
    and the letters of options as one of them, as any row would have it. `fields` are those that the
    old stretch shows and the new one does not, and the other way about. `anchors` says whether a
    value of the row stands before it in either text, and behind it.
    """

    start: int
    end: int
    old: str
    new: str
    shown: tuple[str, str]
    pattern: tuple[str, str]
    fields: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
    anchors: tuple[bool, bool] = (False, False)

    def undone(self, start: int) -> WordEdit:
        """Return the edit that takes it back; `start` is where it begins in the new text."""
        old, new = self.shown
        was, now = self.pattern
        gone, come = self.fields
        return WordEdit(
            start=start,
            end=start + len(self.new),
            old=self.new,
            new=self.old,
            shown=(new, old),
            pattern=(now, was),
            fields=(come, gone),
            anchors=self.anchors,
        )


def word_edits(old: str, new: str, values: RowValues) -> list[WordEdit]:
    """Return the edits that turn `old` into `new`, in order; they do not overlap."""
    if old == new:
        return []
    joined = _slid(_joined(_merged(_pieces(values.words(old), values.words(new)))))
    pieces = [
        part
        for piece, behind in zip(joined, (*joined, None)[1:], strict=True)
        for part in _labels_apart(piece, behind)
    ]
    has_value = [any(word.field for word in (*piece.old, *piece.new)) for piece in pieces]
    edits: list[WordEdit] = []
    position = 0
    for place, piece in enumerate(pieces):
        if not piece.is_same:
            anchors = any(has_value[:place]), any(has_value[place + 1 :])
            edits.append(_edit(position, piece, anchors))
        position += len(piece.old_text)
    return edits


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Words of the old text and of the new one in their place; `kernel` are short ones that
    stayed, within an edit."""

    old: tuple[Word, ...]
    new: tuple[Word, ...]
    is_same: bool
    kernel: tuple[str, ...] = ()

    @property
    def old_text(self) -> str:
        return "".join(word.text for word in self.old)

    @property
    def size(self) -> int:
        """Characters of the longer side."""
        return max(len(self.old_text), sum(len(word.text) for word in self.new))


def _pieces(old: Sequence[Word], new: Sequence[Word]) -> Iterator[_Stretch]:
    """Yield the stretches: matched by the row's values, by lines between these, and by words within
    lines that differ. So an instruction that moves past the row's text moves, and not the text."""
    was, now = 0, 0
    for a, b in _anchors(old, new):
        yield from _between(old[was:a], new[now:b])
        yield _Stretch((old[a],), (new[b],), is_same=True)
        was, now = a + 1, b + 1
    yield from _between(old[was:], new[now:])


def _anchors(old: Sequence[Word], new: Sequence[Word]) -> Iterator[tuple[int, int]]:
    """Yield the places of the values that both texts show in one order."""
    was, now = ([i for i, word in enumerate(words) if word.field] for words in (old, new))
    matcher = SequenceMatcher(None, [old[i] for i in was], [new[i] for i in now], autojunk=False)
    for a, b, size in matcher.get_matching_blocks():
        yield from zip(was[a : a + size], now[b : b + size], strict=True)


def _between(old: Sequence[Word], new: Sequence[Word]) -> Iterator[_Stretch]:
    for same, was, now in _matched(_lines(old), _lines(new)):
        before, after = (tuple(w for line in lines for w in line) for lines in (was, now))
        if same or len(before) * len(after) > _MOST_PAIRS:
            yield _Stretch(before, after, same)
            continue
        for equal, a, b in _matched(before, after):
            yield _Stretch(tuple(a), tuple(b), equal)


def _lines(words: Sequence[Word]) -> list[tuple[Word, ...]]:
    lines: list[list[Word]] = [[]]
    for word in words:
        lines[-1].append(word)
        if word.text == "\n":
            lines.append([])
    return [tuple(line) for line in lines if line]


_ItemT = TypeVar("_ItemT", Word, tuple[Word, ...])


def _matched(
    a: Sequence[_ItemT], b: Sequence[_ItemT]
) -> Iterator[tuple[bool, Sequence[_ItemT], Sequence[_ItemT]]]:
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    for tag, a_from, a_to, b_from, b_to in matcher.get_opcodes():
        yield tag == "equal", a[a_from:a_to], b[b_from:b_to]


def _merged(pieces: Iterable[_Stretch]) -> list[_Stretch]:
    """Return the stretches with neighbours of one kind as one."""
    out: list[_Stretch] = []
    for piece in pieces:
        if out and out[-1].is_same == piece.is_same:
            out[-1] = _sum(out[-1], piece)
        elif piece.old or piece.new:
            out.append(piece)
    return out


def _slid(pieces: Sequence[_Stretch]) -> list[_Stretch]:
    """Return the stretches with lines that come or go behind an edited value by themselves: of two
    line ends that match the kept one as well, the first is the line's own."""
    out: list[_Stretch] = []
    for piece in pieces:
        edit = out[-1] if out else None
        if edit is None or edit.is_same or piece.old[0].text != "\n":
            out.append(piece)
            continue
        end, rest = piece.old[:1], piece.old[1:]
        was, now = _split_at_line(edit.old), _split_at_line(edit.new)
        line = was[0] if was else edit.old, now[0] if now else edit.new
        has_value = any(word.field for side in line for word in side)
        if (was is None) == (now is None) or not has_value:
            out.append(piece)
            continue
        first = _Stretch(*line, is_same=False, kernel=edit.kernel)
        lines = _Stretch(was[1] + end if was else (), now[1] + end if now else (), is_same=False)
        out[-1:] = [first, _Stretch(end, end, is_same=True), lines]
        out.append(_Stretch(rest, rest, is_same=True))
    return _merged(out)


def _split_at_line(words: Sequence[Word]) -> tuple[tuple[Word, ...], tuple[Word, ...]] | None:
    """Return the words before the first line end and those behind it, None where there is none."""
    place = next((i for i, word in enumerate(words) if word.text == "\n"), None)
    return None if place is None else (tuple(words[:place]), tuple(words[place + 1 :]))


def _labels_apart(piece: _Stretch, behind: _Stretch | None) -> list[_Stretch]:
    """Return lines that come or go with a label beside them as two: an instruction and the `Q: `
    below it that a value follows, or an instruction and the `A:` below it at the end."""
    words = piece.old or piece.new
    ends = [place for place, word in enumerate(words) if word.text == "\n"]
    if piece.is_same or (piece.old and piece.new) or not ends:
        return [piece]
    is_first = words[0].text == "\n"  # then each part begins with its line end
    if not (is_first if behind is None else behind.old[0].field and not is_first):
        return [piece]
    cut = ends[-1] + (not is_first)
    parts = words[:cut], words[cut:]
    if not all("".join(word.text for word in part).strip() for part in parts):
        return [piece]
    return [
        _Stretch(part if piece.old else (), part if piece.new else (), is_same=False)
        for part in parts
    ]


def _joined(pieces: Sequence[_Stretch]) -> list[_Stretch]:
    """Return the stretches with two edits as one where what stays between them is too little to
    tell them apart."""
    out: list[_Stretch] = []
    for piece in pieces:
        if not piece.is_same and len(out) > 1 and _belong(out[-2], out[-1], piece):
            stayed = out.pop()
            out[-1] = _sum(out[-1], stayed, piece)
            continue
        out.append(piece)
    return out


def _sum(first: _Stretch, *others: _Stretch) -> _Stretch:
    every = (first, *others)
    return _Stretch(
        tuple(word for each in every for word in each.old),
        tuple(word for each in every for word in each.new),
        first.is_same,
        tuple(k for each in every for k in (each.kernel or _kernel_of(first, each))),
    )


def _kernel_of(edit: _Stretch, each: _Stretch) -> tuple[str, ...]:
    """Return the words of a stretch that stays within an edit, if they are short."""
    if edit.is_same or not each.is_same or len(each.old_text) > KERNEL:
        return ()
    return tuple(word.text for word in each.old)


def _belong(left: _Stretch, stayed: _Stretch, right: _Stretch) -> bool:
    """Say whether two edits are one: what stays between them is short, or shorter than both of
    them within a label or sentence, or a value that they put into brackets."""
    text = stayed.old_text
    if any(word.field for word in stayed.old):
        return _wraps(left, right)
    if ENDS & set(text):
        return False
    return len(text.strip()) <= KERNEL or len(text) < min(left.size, right.size)


def _wraps(left: _Stretch, right: _Stretch) -> bool:
    sides = (left.old + right.old, left.new + right.new)
    pairs = {"".join(word.text for word in side).strip() for side in sides}
    return bool(pairs & BRACKETS) and pairs <= {*BRACKETS, ""}


def _edit(start: int, piece: _Stretch, anchors: tuple[bool, bool]) -> WordEdit:
    patterns = [_pattern(words, piece.kernel) for words in (piece.old, piece.new)]
    texts = ["".join(word.shown for word in words) for words in (piece.old, piece.new)]
    was, now = (frozenset(w.field for w in words if w.field) for words in (piece.old, piece.new))
    return WordEdit(
        start=start,
        end=start + len(piece.old_text),
        old=piece.old_text,
        new="".join(word.text for word in piece.new),
        shown=(texts[0], texts[1]),
        pattern=(patterns[0], patterns[1]),
        fields=(was - now, now - was),
        anchors=anchors,
    )


def _pattern(words: Sequence[Word], kernel: Sequence[str]) -> str:
    """Return the words as any row would have them."""
    return "".join(
        "A" if word.text in kernel and word.text.isalpha() else re.sub(r"\d+", "0", word.shown)
        for word in words
    )
