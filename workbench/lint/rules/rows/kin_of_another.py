"""Answers that slipped by some rows, and are no copies of their texts but akin to them: they share
stems of words, numbers or Han signs that few other texts have, as `definitely` does with
`definately`. From a row on they share these with the text of a row so many rows away, and not with
their own. The rule `answer/unlike-others` says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 8
_MOST_DOCS = 200
_FEWEST_SLIPPED = 4
_FEWEST_BEFORE = 3
_NEARLY_ALL = 0.85
_MOST_BEFORE = 0.6
_HALF = 0.5
_FURTHEST = 4
_RARE = 0.34
"""A piece that more texts have tells nothing of any of them."""

_LONGEST = 600
_STEM = 3
_SHARED = 0.4
_PIECES = exactly(r"0*(\d+)|[㐀-鿿]|[^\W\d_㐀-鿿぀-ヿ]{3,}")


def akin_to_another(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is akin to the text so many rows away and not to its own, where
    those before them are akin to their own; a hint where no row is."""
    items = subject.some(_MOST_DOCS)
    golds = [golds_of(item.example)[0].strip() for item in items]
    if len(items) < _FEWEST_DOCS or subject.method == "ppl":
        return
    if len({*golds}) < _HALF * len(golds):
        return
    answers = [_pieces(item.example.output[-_LONGEST:]) for item in items]
    if sum(map(bool, answers)) < _NEARLY_ALL * len(answers):
        return
    texts = [_pieces(item.example.input[-_LONGEST:]) for item in items]
    common = Counter(piece for text in texts for piece in text)
    most = max(1, _RARE * len(texts))
    texts = [{piece for piece in text if common[piece] <= most} for text in texts]
    if sum(len(text) > 1 for text in texts) < _HALF * len(texts):
        return  # a number in each, such as the row's own, fits some other row's by chance
    if sum(_goes_on(*pair) for pair in pairwise(texts)) > _HALF * len(texts):
        return
    own = [len(answer & text) for answer, text in zip(answers, texts, strict=True)]
    start = _start_of_slip(answers, texts, own)
    for place in range(len(items) if start is None else start, len(items)):
        yield Hit(
            say("the answer belongs to another row: {own}", own=shorten(golds[place], 40)),
            say("Put the column of answers back beside its texts."),
            items[place].doc.id,
            subject.code.line_of_output,
            about="akin",
            severity=None if start else "hint",
        )


def _pieces(text: str) -> set[str]:
    """Return the numbers of a text without noughts before them, its Han signs, and the stems of
    its words, wherever in a word they stand."""
    found: set[str] = set()
    for match in _PIECES.finditer(text.casefold()):
        word = match[1] or match[0]
        if match[1] or len(word) < _STEM:
            found.add(word)
        else:
            found.update(word[at : at + _STEM] for at in range(len(word) - _STEM + 1))
    return found


def _goes_on(text: Collection[str], other: set[str]) -> bool:
    """Say whether two texts share much of what few others have, as windows on one talk do: then
    what is answered here stands in the next one."""
    return len(other.intersection(text)) > _SHARED * min(len(text), len(other))


def _start_of_slip(
    answers: Sequence[Collection[str]], texts: Sequence[set[str]], own: Sequence[int]
) -> int | None:
    """Return the first row from which on nearly all answers are akin to the text a fixed number of
    rows away and more so than to their own, where those before it are not; None where none is."""
    count = len(own)
    for step in (s for far in range(1, _FURTHEST + 1) for s in (far, -far)):
        # What slipped has the row that is left over at its end, or at its beginning.
        reach = [place for place in range(count) if 0 <= place + step < count]
        away = {place: len(texts[place + step].intersection(answers[place])) for place in reach}
        slipped = [place for place in reach if away[place] > own[place]]
        if len(slipped) < _FEWEST_SLIPPED:
            continue
        start = slipped[0] if len(slipped) == len(reach) else _best_start(slipped, count)
        behind = [place for place in reach if place >= start]
        kept = [place for place in range(start) if own[place] > away.get(place, 0)]
        is_slip = sum(p in slipped for p in behind) >= max(
            _FEWEST_SLIPPED, _NEARLY_ALL * len(behind)
        )
        is_kept = len(kept) >= max(_FEWEST_BEFORE, _MOST_BEFORE * start)
        if is_slip and (is_kept or start <= max(0, -step)):
            return 0 if start <= max(0, -step) else start
    return None


def _best_start(slipped: Sequence[int], count: int) -> int:
    """Return the row from which on most have slipped, and before which fewest have."""

    def price(start: int) -> int:
        behind = sum(place >= start for place in slipped)
        return (count - start - behind) + (len(slipped) - behind)

    return min(slipped, key=price)
