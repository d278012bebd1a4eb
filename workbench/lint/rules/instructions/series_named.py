"""Labels that a prompt names in a row, whatever its language: in quotes one behind the other, in
brackets on its last line, or each behind its number; against what the answers are, and against the
number of them that it says. The rules `answer/other-names` and `answer/other-count` say so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.counts import ELSEWHERE, FROM_TWO, HAN, NUMBERS, as_number
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject
from workbench.lint.truth import bare
from workbench.messages import Message, say

_FEWEST_DOCS = 6
_MOST_LABELS = 8
_LONGEST = 24
_PAIRS = ("「」", "『』", "“”", "‘’", "«»", "„“", '""', "''", "``", "《》")
_JOINT = r"[ ]?(?:[,，、;；/／|｜]|[^\W\d_]{1,4})?(?:[ ](?:[^\W\d_]{1,4}))?[ ]?"
_QUOTED = tuple(
    compiled(
        rf"{re.escape(a)}[^{re.escape(a + b)}\n]{{1,24}}{re.escape(b)}"
        rf"(?:{_JOINT}{re.escape(a)}[^{re.escape(a + b)}\n]{{1,24}}{re.escape(b)})+"
    )
    for a, b in _PAIRS
)
_INSIDE = tuple(
    compiled(rf"{re.escape(a)}([^{re.escape(a + b)}\n]{{1,24}}){re.escape(b)}") for a, b in _PAIRS
)
_BRACKETS = exactly(r"[(（\[［]([^()（）\[\]［］\n]{3,80})[)）\]］](?=\s*[:：]?\s*\Z)")
_PARTS = compiled(
    r"\s*[/／|｜、,，;；]\s*(?:(?:or|and|oder|ou|o|of"
    r"|eller|lub|или|veya|ve|atau|dan|et|und|y|e)\s)?"
    r"|\s(?:or|and|oder|ou|o|of|eller|lub|или|veya|ve|atau|dan|et|und|y|e)\s|或者?|または|か"
)
_NUMBERED = exactly(
    r"(?<![\w.])(?P<first>\d{1,2})(?P<sign>[ ]?[=:：.)、-]?)[ ]?"
    r"(?P<name>[^\W\d_][^\d\n,;，；、.。()（）]{0,24})"
)
_OF_MORE = compiled(
    r"[一二三四五六七八九十\d]\s?[到至~～-]\s?[一二三四五六七八九十\d]"
    r"|\.{3}|…|\betc\b|等|usw|例如|e\.g|such as"
    r"|如[“「]", re.IGNORECASE,
)  # fmt: skip
_WORDS = sorted(
    {word for words in FROM_TWO.values() for word in words} - {"to", "on", "hat", "fire"}
)
_SAID = compiled(
    rf"(?<![\w-])(?P<n>{NUMBERS}|{ELSEWHERE}"
    rf"|{'|'.join(_WORDS)})(?![\w-])(?:[ ][^\W\d_]+){{1,3}}[ ]?(?P<open>[:：(（])"
    rf"|(?P<han>{HAN})(?:选一|選一|者选一"
    rf"|[个個种種类類项項択])[^\n:：，。,、]{{0,8}}?(?P<close>[)）]?[:：(（])",
    re.IGNORECASE,
)
_END = exactly(r"[\n.。)）]")


@dataclass(frozen=True, slots=True)
class _Series:
    """What is named in a row: its words, and its parts in small letters."""

    words: str
    parts: Sequence[str]


def other_series(subject: Subject) -> Iterator[Hit]:
    """Yield hints on docs whose labels are none of as many others that the prompt names in a row,
    or whose number is none of those that it names classes by."""
    golds, texts = _golds(subject), texts_of(subject)
    if not golds or not texts or subject.is_uniform:
        return
    quoted = (_Series(words, parts) for words, parts in quoted_in(texts[0]))
    for series in (*quoted, *_last_line(texts[0])):
        if not all(series.words in text for text in texts):
            continue
        rest = texts[0].replace(series.words, " ")
        if lacking := _lacking(series, golds, rest):
            for gold in sorted(lacking):
                said = say("the prompt names {named!r}, and not the answer {gold}",
                           named=shorten(series.words, 60), gold=shorten(gold, 30))  # fmt: skip
                yield from _hits(subject, series, said, {gold})
            return
        are_others = len({*series.parts}) == len(golds) and not golds.keys() & {*series.parts}
        if are_others and _are_alike(series.parts, golds) and not any(_has(rest, g) for g in golds):
            known = ", ".join(shorten(one, 20) for one in sorted(golds)[:4])
            yield from _hits(
                subject,
                series,
                say("the prompt names {named!r}; the answers are {known}",
                    named=shorten(series.words, 60), known=known),
                golds,
            )  # fmt: skip
            return
    numbered = _numbered(texts[0])
    if numbered is None or not all(gold.isdecimal() for gold in golds):
        return
    missing = golds.keys() - {*numbered.parts}
    if missing and missing != golds.keys() and all(numbered.words in text for text in texts):
        for gold in sorted(missing):
            said = say("the prompt names {named!r}, and not the answer {gold}",
                       named=shorten(numbered.words, 60), gold=gold)  # fmt: skip
            yield from _hits(subject, numbered, said, {gold})


def counted_series(subject: Subject) -> Iterator[Hit]:
    """Yield hints on all docs where the prompt says how many labels there are and names another
    number of them behind it."""
    golds, texts = _golds(subject), texts_of(subject)
    for match in _SAID.finditer(texts[0]) if golds and texts else ():
        end = _END.search(texts[0], match.end())
        said = texts[0][match.end() : end.start() if end else None]
        parts = [bare(part) for part in _PARTS.split(said) if part.strip()]
        count = as_number(match["n"] or match["han"])
        named = sum(any(_is_of(part, gold) for part in parts) for gold in golds)
        words = match[0].rstrip(" :：(（")
        if named < len(golds) or count == len(parts) or not 1 < count <= 2 * _MOST_LABELS:
            continue
        if _OF_MORE.search(said) or not all(match[0] in text for text in texts):
            continue
        message = say("the prompt speaks of {said}, and lists {n}", said=words, n=len(parts))
        yield from _hits(subject, _Series(words, parts), message, golds, fix=_SAY_COUNT)
        return


_SAY_COUNT = say("Say how many there are, or no number.")


def _hits(
    subject: Subject,
    series: _Series,
    message: Message,
    golds: Collection[str],
    fix: Message | None = None,
) -> Iterator[Hit]:
    for item in subject.rendered:
        if bare(subject.right_of(item)) in golds:
            yield Hit(
                message,
                fix or say("Name the labels as the answers are written."),
                item.doc.id,
                subject.code.line_with(series.words) or subject.code.line_of_input,
                about="labels",
                severity="hint",
            )


def _golds(subject: Subject) -> Counter[str]:
    """Return the docs' labels with how often each is right; none where answers are no labels."""
    golds = Counter(subject.bare_rights)
    often = sum(count > 1 for count in golds.values())
    is_set = 2 <= often <= len(golds) <= _MOST_LABELS and golds.total() >= _FEWEST_DOCS
    return golds if is_set and all(0 < len(gold) <= _LONGEST for gold in golds) else Counter()


def _lacking(series: _Series, golds: Counter[str], rest: str) -> set[str]:
    """Return the answers that are not named, where a prompt names those of most docs, and each
    that it names is one."""
    named = golds.keys() & {*series.parts}
    others = {gold for gold in golds if gold not in named and not _has(rest, gold)}
    is_most = 2 * sum(golds[gold] for gold in named) > golds.total()
    is_whole = len(named) == len(series.parts) > 1
    return others if is_most and is_whole and not _OF_MORE.search(rest) else set()


def quoted_in(text: str) -> Iterator[tuple[str, Sequence[str]]]:
    """Yield what stands in quotes one behind the other in a text, as it is written and in parts,
    these as labels are compared."""
    for run, inside in zip(_QUOTED, _INSIDE, strict=True):
        for match in run.finditer(text):
            yield match[0], [bare(one[1]) for one in inside.finditer(match[0])]


def _last_line(text: str) -> Iterator[_Series]:
    match = _BRACKETS.search(text.rstrip())
    if match:
        yield _Series(match[1], [bare(part) for part in _PARTS.split(match[1]) if part.strip()])


def _numbered(text: str) -> _Series | None:
    """Return the numbers that count on in one line before names, three at least."""
    for line in text.split("\n"):
        found = list(_NUMBERED.finditer(line)) if any(map(str.isdigit, line)) else []
        ranks = [int(match["first"]) for match in found]
        counts_on = ranks[:1] in ([0], [1]) and all(b == a + 1 for a, b in pairwise(ranks))
        if len(found) > 2 and counts_on and len({match["sign"] for match in found}) == 1:
            words = line[found[0].start() : found[-1].end()].strip()
            return _Series(words, [match["first"] for match in found])
    return None


def _are_alike(parts: Sequence[str], golds: Collection[str]) -> bool:
    """Say whether parts may be labels as the answers are: of letters, in their script, and hardly
    longer; not the letters or numbers of options."""
    longest = max(map(len, golds))
    if any(len(gold) == 1 and gold.isascii() for gold in golds):
        return False
    return all(
        0 < len(part) <= max(3 * longest, 8)
        and any(map(str.isalpha, part))
        and any(part.isascii() == gold.isascii() for gold in golds)
        for part in parts
    )


def _has(text: str, gold: str) -> bool:
    if gold.isascii():
        return re.search(rf"(?<!\w){re.escape(gold)}(?!\w)", text.casefold()) is not None
    return gold in text.casefold()


def _is_of(part: str, gold: str) -> bool:
    """Say whether a part of a list is a label, or begins or ends with it: `1 World`."""
    words = part.split()
    return part == gold or gold in (words[:1] + words[-1:]) or (len(gold) > 1 and gold in part)
