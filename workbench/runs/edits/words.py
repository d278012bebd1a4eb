"""Where two texts made of one row differ, word by word, the row's own values kept whole.

A value that both texts show is an anchor: no edit reaches across it, and an edit that holds one
says so by the field's name, so that the same edit in another row reads the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import TypeVar

from workbench.analysis.worddiff import split_words
from workbench.prompts.provenance import probes
from workbench.types import Doc, Segment

LEAST_VALUE = 3
"""Characters that a value must have to be known again: a letter or a digit stands anywhere."""

KERNEL = 2
"""Characters that may stay between two changes of one edit: the letter of `A.` that becomes `(A)`,
and a lone space."""

BRACKETS = frozenset({"()", "[]", "{}", "<>", '""', "''", "“”", "‘’", "**", "``"})
"""What opens before a value and closes behind it is one edit, not two."""

_MOST_PAIRS = 4_000_000
"""As in `analysis.worddiff`: longer stretches that differ are replaced whole."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word, or a whole value of the row; then `field` is its name."""

    text: str
    field: str = ""

    @property
    def shown(self) -> str:
        """The word as any row would have it: a value by its field's name."""
        return f"{{{self.field}}}" if self.field else self.text


@dataclass(frozen=True, slots=True)
class WordEdit:
    """A stretch of the old text, from `start` to `end` (code points), that became `new`.

    `shown` is what was and what is, values by their fields' names; `pattern` the same with digits
    and the letters of options as one of them, as any row would have it. `fields` are those that the
    old stretch shows and the new one does not, and the other way about. `anchors` says whether a
    value of the row stands before it in the text, and behind it.
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


class RowValues:
    """The values of a row that are long enough to be known again in a text."""

    def __init__(self, doc: Doc | None) -> None:
        names: dict[str, str] = {}
        for probe in probes(doc) if doc is not None else ():
            value = str(probe.value).strip()
            if len(value) >= LEAST_VALUE and not isinstance(probe.value, bool):
                names.setdefault(value, probe.field)
        self._names: Mapping[str, str] = names
        longest = sorted(names, key=len, reverse=True)
        self._places = re.compile("|".join(map(_as_words, longest))) if names else None

    def words(self, text: str) -> list[Word]:
        """Return the words of a text, which join to it."""
        if self._places is None:
            return [Word(word) for word in split_words(text)]
        found: list[Word] = []
        position = 0
        for match in self._places.finditer(text):
            found += map(Word, split_words(text[position : match.start()]))
            found.append(Word(match[0], self._names[match[0]]))
            position = match.end()
        return found + list(map(Word, split_words(text[position:])))


class KnownValues:
    """The values of the rows that prompts are made of: of `docs`, and of `shots`, which may be
    others under the same ids. A row's are looked for once."""

    def __init__(self, docs: Iterable[Doc], shots: Iterable[Doc]) -> None:
        self._docs = {doc.id: doc for doc in docs}
        self._shots = {doc.id: doc for doc in shots}
        self._found: dict[tuple[bool, int | None], RowValues] = {}

    def of(self, segment: Segment) -> RowValues:
        """Return the values of the row that a segment was made of, none where it was of none."""
        is_shot = segment.kind in ("shot_input", "shot_output")
        key = is_shot, segment.doc_id
        if key not in self._found:
            known = self._shots if is_shot else self._docs
            doc = None if segment.doc_id is None else known.get(segment.doc_id)
            self._found[key] = RowValues(doc)
        return self._found[key]


def _as_words(value: str) -> str:
    """Return a pattern for the value where it stands as words of its own."""
    begin = r"(?<!\w)" if value[0].isalnum() and value[0].isascii() else ""
    end = r"(?!\w)" if value[-1].isalnum() and value[-1].isascii() else ""
    return begin + re.escape(value) + end


def word_edits(old: str, new: str, values: RowValues) -> list[WordEdit]:
    """Return the edits that turn `old` into `new`, in order; they neither overlap nor touch."""
    pieces = _joined(list(_pieces(values.words(old), values.words(new))))
    has_value = [any(word.field for word in piece.old) for piece in pieces if piece.is_same]
    edits: list[WordEdit] = []
    position = seen = 0
    for piece in pieces:
        if piece.is_same:
            seen += 1
        else:
            anchors = any(has_value[:seen]), any(has_value[seen:])
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


def _joined(pieces: Sequence[_Stretch]) -> list[_Stretch]:
    """Return the stretches with neighbours of one kind as one, and with two edits as one where
    what stays between them is too little to tell them apart."""
    out: list[_Stretch] = []
    for piece in pieces:
        if out and out[-1].is_same == piece.is_same:
            out[-1] = _sum(out[-1], piece)
            continue
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
    them on one line, or a value that they put into brackets."""
    text = stayed.old_text
    if any(word.field for word in stayed.old):
        return _wraps(left, right)
    if "\n" in text:
        return False
    return len(text) <= KERNEL or len(text) < min(left.size, right.size)


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
