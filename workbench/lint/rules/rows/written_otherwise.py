"""Rows whose answers are written in another way than those of the others, in too many of them for a
trait of nearly all: in capitals, with the words of a language in the other case, joined by hyphens
or with capitals that their own texts do not have, or as what a mark means in the place of the mark.
The rule `answer/unlike-others` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 8
_FEWEST_LOUD_DOCS = 6
_MOST_DOCS = 200
_FEWEST = 3
_MOST = 0.4
_OPEN = 0.6
_HALF = 0.5
_SHORTEST = 4
_LONGEST_ACRONYM = 7
_LONGEST = 300
_MOST_MARKS = 12
_WORD = exactly(r"[^\W\d_]{4,}")
_LETTERS = exactly(r"[^\W\d_]+")


def written_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield hints at the docs whose answer is written in another way, with one that is not."""
    items = subject.rendered[:_MOST_DOCS]
    if len(items) < _FEWEST_LOUD_DOCS:
        return
    golds = [gold.strip() for gold in subject.rights[:_MOST_DOCS]]
    texts = [_own_text(item) for item in items]
    is_open = len({*golds}) >= _OPEN * len(golds) and max(map(len, golds)) <= _LONGEST
    found = _in_capitals(golds, texts) if is_open else {}
    if subject.method == "ppl" or len(items) < _FEWEST_DOCS:
        yield from _hits(subject, golds, found)
        return
    if len({*golds}) <= _MOST_MARKS:
        found = found or _meanings(subject, golds)
    if is_open:
        found = found or _small_words(golds) or _not_as_copied(golds, texts)
    yield from _hits(subject, golds, found)


def _own_text(item: Rendered) -> str:
    """Return a doc's text without the choices that it may list, which are written as they are."""
    text = item.example.input
    for choice in item.choices:
        text = text.replace(choice.strip() or "\0", "")
    return text


def _hits(subject: Subject, golds: Sequence[str], found: Mapping[int, int]) -> Iterator[Hit]:
    for place, like in found.items():
        yield Hit(
            say("the answer is written {own}, where those of others are as {example}",
                own=shorten(golds[place], 40), example=shorten(golds[like], 40)),
            say("Correct the row, or leave it out."),
            subject.rendered[place].doc.id,
            subject.code.line_of_output,
            about="written otherwise",
            severity="hint",
        )  # fmt: skip


def _few(places: Collection[int], count: int) -> bool:
    return _FEWEST <= len(places) <= _MOST * count


def _like(places: Sequence[int], usual: Sequence[int]) -> Mapping[int, int]:
    """Return the places, each with that of an answer that is as most are."""
    return dict.fromkeys(places, usual[0]) if usual else {}


def _in_capitals(golds: Sequence[str], texts: Sequence[str]) -> Mapping[int, int]:
    """Return the answers in capitals that do not stand so in their texts, among others of which
    none has only capitals."""
    loud = [place for place, gold in enumerate(golds) if gold.isupper() and len(gold) > 1]
    if not 1 < len(loud) <= _MOST * len(golds):
        return {}
    long = sum(sum(map(str.isalpha, golds[place])) >= _SHORTEST for place in loud)
    are_no_acronyms = all(
        len(golds[place].split()) >= _FEWEST
        or len(golds[place]) > _LONGEST_ACRONYM
        or golds[place].casefold() in texts[place].casefold()
        for place in loud
    )
    if long < _FEWEST and not are_no_acronyms:
        return {}
    if any(golds[place] in texts[place] for place in loud):
        return {}
    usual = [place for place in range(len(golds)) if any(map(str.islower, golds[place]))]
    cased = sum(gold.upper() != gold.lower() for gold in golds)
    return _like(loud, usual) if len(usual) + len(loud) >= cased else {}


def _small_words(golds: Sequence[str]) -> Mapping[int, int]:
    """Return the answers that write a word of most answers in small letters, which these have in
    capitals, as the words of a language for queries are."""
    words = [_WORD.findall(gold) for gold in golds]
    folded = [{word.casefold() for word in own} for own in words]
    counts = Counter(word for own in folded for word in own)
    for word in (word for word, count in counts.items() if count >= _OPEN * len(golds)):
        loud = [place for place, own in enumerate(words) if word.upper() in own]
        small = [place for place, own in enumerate(words) if word in own and place not in loud]
        is_all = len(loud) + len(small) == counts[word] and len(loud) >= _HALF * len(golds)
        if is_all and _few(small, len(golds)):
            return _like(small, loud)
    return {}


def _not_as_copied(golds: Sequence[str], texts: Sequence[str]) -> Mapping[int, int]:
    """Return the answers that stand in their texts but for hyphens and capitals which these do not
    have, where those of all others stand there as they are."""
    copied = [place for place, gold in enumerate(golds) if gold in texts[place]]
    others = [place for place in range(len(golds)) if golds[place] not in texts[place]]
    if not _few(others, len(golds)) or len(copied) < _OPEN * len(golds):
        return {}
    for place in others:
        gold = golds[place]
        bare = " ".join(_LETTERS.findall(gold)).casefold()
        is_there = bare in " ".join(_LETTERS.findall(texts[place])).casefold()
        if not is_there or len(bare) < _SHORTEST or gold.casefold() == gold:
            return {}
    return _like(others, copied)


def _meanings(subject: Subject, golds: Sequence[str]) -> Mapping[int, int]:
    """Return the answers that are what the prompt says behind a mark, `1 = bird`, where the answers
    of most are the marks."""
    marks = {gold for gold in golds if len(gold) == 1}
    others = [place for place, gold in enumerate(golds) if len(gold) >= _SHORTEST - 1]
    usual = [place for place, gold in enumerate(golds) if gold in marks]
    is_mixed = len(marks) > 1 and _few(others, len(golds))
    if not is_mixed or len(usual) + len(others) < len(golds):
        return {}
    text = own_text(subject)
    heads = "|".join(map(re.escape, sorted(marks)))
    for gold in {golds[place] for place in others}:
        said = rf"(?<!\w)(?:{heads})[)\]]?\s?(?:[=:：.、,-]|->|→)?\s?{re.escape(gold)}(?!\w)"
        if not re.search(said, text):
            return {}
    return _like(others, usual)
