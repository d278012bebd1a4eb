"""Labels that a sentence on the answers lists, `Write low, mid or high.`, against those that
answers are: one is left out, or as many others are listed, or one is forbidden. The rule
`answer/other-names` says so, in a hint: the prompt may name all of them elsewhere."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from itertools import permutations

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.instructions.about_answers import polarity, told_of_answers
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import bare
from workbench.messages import say

_FEWEST_DOCS = 4
_MOST_LABELS = 12
_LONGEST = 24
_QUOTES = "\"'“”‘’„「」『』«»`*_ \t"
_PARTS = compiled(
    r"\s*(?:[,;，、；/|｜]\s*(?:and |or |und |oder |et |ou |y |o |e |и |или |lub |of |og |eller )?"
    r"|\s(?:and|or|und|oder|et|ou|y|o|e|и|или|lub|of|eller|veya)\s|或者?|还是|還是|和|または|か"
    r"|(?<=[”」』])(?=[“「『]))\s*"
)
_WORD = exactly(r"[\w'’-]+\Z")
_GLOSS = exactly(r"[ ]?[(（][^()（）\n]{1,40}[)）]")
"""What stands behind a label in brackets: `oak (1)`."""

_LATIN_AT_END = exactly(r"[A-Za-z]+\Z")
_LATIN = exactly(r"[A-Za-z]+")
_FIRST = exactly(r"[^\w]*[\w'’-]+")
_HAN = compiled("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]")
_QUOTED = exactly(
    r"[“„「『\"'‘`«](?P<label>[^“”„「」『』\"'’`«»\n]{1,24})[”“」』\"'’`»](?=\s*(?:[.,;!。，；！]|$))"
)
"""A word in quotes that ends a sentence or a part of it."""

_POSSIBLE = compiled(
    r"(?<!\w)(?:possible|allowed|available|valid|permitted|mögliche|erlaubte|zulässige|possibles?"
    r"|posibles|permitid[oa]s|possibili|possíveis|возможные|допустимые|możliwe|mogelijke)\s"
    r"[^\W\d_]+[:：][^.\n。]+"
    r"|[^\W\d_]{0,6}(?:只有|仅有|仅限|限于|可选)[^，。：:\n]{0,6}[:：][^。\n]+"
    r"|(?<!\w)[^\W\d_]+ (?:possibles|posibles|possibili|possíveis)[ ]?[:：][^.\n]+",
    re.IGNORECASE,
)
"""What says which labels there are: `Possible topics: sport, trade, art`."""

_EXCEPT = compiled(
    r"\b(?:if|when|unless|except|never|not|no|between|rather|instead|before|than|wenn|falls|si|cuando"
    r"|если|не)\b|如果|若|除|不|別|别|而非",
    re.IGNORECASE,
)
"""What may speak of some labels alone."""


def listed_for_answers(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is none of the labels that a sentence on the answers lists."""
    golds = {item.doc.id: bare(subject.right_of(item)) for item in subject.rendered}
    labels = set(golds.values())
    is_set = 2 < len(labels) <= _MOST_LABELS and len(golds) >= _FEWEST_DOCS
    if not is_set or any(not 0 < len(one) <= _LONGEST for one in labels):
        return
    told_of = [told.words for told in told_of_answers(subject)]
    told_of += [match[0] for match in _POSSIBLE.finditer(own_text(subject))]
    for words in told_of:
        missing = _missing(words, labels)
        if not missing:
            continue
        for doc_id, gold in golds.items():
            if gold in missing:
                yield Hit(
                    say("the prompt names {named!r}, and not the answer {gold}",
                        named=shorten(words.strip(), 60)[1:-1], gold=shorten(gold, 30)),
                    say("Name the labels as the answers are written."),
                    doc_id,
                    subject.code.line_with(words) or subject.code.line_of_input,
                    severity="hint",
                )  # fmt: skip
        return


def _missing(words: str, labels: set[str]) -> set[str]:
    """Return the labels that a sentence leaves out of what it lists, or forbids in quotes."""
    listed = _listed(words, labels)
    return labels - set(listed) if listed else _forbidden(words, labels)


def _forbidden(words: str, labels: Collection[str]) -> set[str]:
    folded = words.casefold()
    quoted = ((match, bare(match["label"])) for match in _QUOTED.finditer(folded))
    return {
        label
        for match, label in quoted
        if label in labels and polarity(words, match.start(), match.end()) == "forbidden"
    }


def _listed(words: str, labels: Collection[str]) -> Sequence[str]:
    """Return what a sentence lists: all labels but one, or as many others as there are labels."""
    parts = [part for part in _PARTS.split(words) if part.strip()]
    if len(parts) < 2:
        return ()
    named: list[str] = []
    for part in parts:
        named.append(_label_in(part, labels, is_first=not any(named)))
    known = [name for name in named if name]
    if known and _is_of_some(words, known):
        return ()
    if known:
        is_all_but_one = len(set(known)) == len(labels) - 1 and _are_together(named)
        return known if is_all_but_one else _beside_others(parts, named, labels)
    others = _others(parts, len(labels))
    return others if len(set(others)) == len(labels) and not _is_of_some(words, others) else ()


def _beside_others(
    parts: Sequence[str], named: Sequence[str], labels: Collection[str]
) -> Sequence[str]:
    """Return the labels of a list that has other single words in the places of some, or two labels
    as one word, as a comma is missing; nothing of another list."""
    known = [name for name in named if name]
    others = [name for name in _others(parts, len(parts)) if name not in known]
    if any(one + other in others for one, other in permutations(labels, 2)):
        return known
    is_whole = len(parts) == len(labels) > 2 and len(known) + len(others) == len(parts)
    return known if is_whole and len({*known}) == len(known) else ()


def _is_of_some(words: str, named: Sequence[str]) -> bool:
    """Say whether a sentence says under which condition it names what it does."""
    folded = words.casefold()
    end = max(folded.rfind(name) for name in named)
    return _EXCEPT.search(words, 0, max(end, 0)) is not None


def _label_in(part: str, labels: Collection[str], *, is_first: bool) -> str:
    """Return the label that a part of a list is; the first may have words before it, and any may
    have words behind it."""
    own = bare(_GLOSS.sub("", part)).strip(_QUOTES)
    if own in labels:
        return own
    for label in sorted(labels, key=len, reverse=True):
        begins = own.startswith(label) and not _goes_on(own[len(label) :])
        ends = is_first and own.endswith(label) and not _goes_on(own[: -len(label)][::-1])
        if begins or ends:
            return label
    return ""


def _goes_on(rest: str) -> bool:
    return rest[:1].isalnum() and not _HAN.match(rest[0])


def _are_together(named: Sequence[str]) -> bool:
    places = [place for place, name in enumerate(named) if name]
    return places[-1] - places[0] == len(places) - 1


def _others(parts: Sequence[str], count: int) -> Sequence[str]:
    """Return the words of a list of so many single ones, "" where it is none: behind a colon or a
    verb, up to the last."""
    run = list(parts[:count])
    if len(run) < count:
        return ()
    head = run[0].replace("：", ":").rpartition(":")[2].strip(_QUOTES)
    match = _LATIN_AT_END.search(head) or _WORD.search(head)
    tail = _FIRST.match(run[-1])
    middle = [part.strip(_QUOTES) for part in run[1:-1]]
    if match is None or tail is None or any(not _WORD.match(part) for part in middle):
        return ()
    last = tail[0].strip(_QUOTES)
    if latin := _LATIN.match(last):
        last = latin[0]
    found = [match[0], *middle, last]
    is_alike = len({word.isascii() for word in found}) == 1
    return [word.casefold() for word in found] if is_alike else ()
