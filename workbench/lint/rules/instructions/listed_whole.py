"""Labels that a prompt lists for themselves, as a sentence or at the end of a question, `Is it
about rent, noise or repairs?`, in brackets or to choose from, against the answers: these are
beginnings of what is listed, or other labels. The rule `answer/other-names` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from unicodedata import combining

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Severity
from workbench.lint.label_sets import OR_WORDS
from workbench.lint.rules.instructions.heard import are_labels, said_everywhere
from workbench.lint.rules.instructions.labels import NO_LABELS, PARTS, is_alike
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say

_LOOKED_AT = 50
_LONGEST = 20
_FEWEST_IN_QUESTION = 3
_OR = "|".join(OR_WORDS)
_WORD = r"[\"'“‘„«`]?[^\W\d_][\w\u064b-\u0652'’-]*[\"'”’“»`]?"
_PHRASE = rf"{_WORD}(?: {_WORD}){{0,2}}?"
_WEST = compiled(
    rf"(?P<alone>(?:\A|(?<=[.!?:。！？：]\s)|(?<=\n)){_PHRASE}(?:, {_PHRASE})*"
    rf",? (?:{_OR}) {_PHRASE}(?=\s*[.!?:]?[ \t]*(?:\n|\Z)|[.!?:]\s))"
    rf"|(?P<asked>(?<=[ (]){_WORD}(?:(?:,| أو| أم) {_PHRASE})*,? (?:{_OR}) {_PHRASE}(?=\s?[?؟]))"
    rf"|(?P<enclosed>(?<=[(\[]){_PHRASE}(?:, {_PHRASE})*,? (?:{_OR}) {_PHRASE}(?=[)\]][.:]?\s*$))",
    re.IGNORECASE | re.MULTILINE,
)
_HAN = "[“「『]?[㐀-鿿]{1,6}[”」』]?"
_EAST = compiled(
    rf"[从從在由](?P<chosen>{_HAN}?(?:[、/|｜]{_HAN}?)+?(?:[和或与與]{_HAN}?)?)"
    r"(?:[这這那]?[几幾两兩二三四五六七八][个個种種类類项項])?(?:类别|類別|标签|標籤)?[中里裡裏之]"
    r"[^。\n]{0,3}(?:选|選|挑|判|择|擇)"
    rf"|(?P<asked>{_HAN}(?:、{_HAN})*(?:还是|還是){_HAN})(?=[？?])"
    rf"|(?<=[（(])(?P<enclosed>{_HAN}(?:[、/|｜，]{_HAN})*(?:[、/|｜，]|或者?|还是|還是){_HAN})(?=[）)]\s*[:：]?\s*$)",
    re.MULTILINE,
)
_HAS_OR = compiled(rf"\s(?:{_OR})\s", re.IGNORECASE)
_CHOOSES = compiled(r"[选選挑判择擇]|还是|還是|[（(]")
_LONG_LINE = 240
_LONG_HAN = 120
"""A line as long as a paragraph asks for no label by itself."""

_QUOTES = "\"'“”‘’„«»`「」『』 "
_OTHERS = NO_LABELS | frozenset(
    {"nicht", "weniger", "mehr", "pas", "plus", "moins", "más", "menos", "più", "meno", "niet"}
    | {"meer", "something", "anything", "else"}
)
_UNSURE = compiled(r"\b(?:e\.g|such as|for example|etc|usw|z\. ?B)\b|例如|比如|等", re.IGNORECASE)
_SIGN = exactly(r"[㐀-鿿]")


def listed_whole(
    subject: Subject, texts: Sequence[str]
) -> tuple[str, Message, Severity | None] | None:
    """Return a list of labels as all prompts have it, and what is said of it, with its severity;
    None where the answers are what is listed."""
    counts = _golds(subject)
    if not texts or not counts:
        return None
    known = ", ".join(sorted(counts)[:4])
    for said, items, is_asked in _lists(texts):
        folded = [item.casefold() for item in items]
        if {*folded} & {gold.casefold() for gold in counts} or {*folded} & _OTHERS:
            continue
        message = say(
            "the prompt names {named!r}; the answers are {known}", named=said, known=known
        )
        rest = [text.replace(said, " ") for text in texts]
        if any(_stands_alone(gold, text) for gold in counts for text in rest):
            continue
        if pairs := _cut(folded, counts):
            return (said, message, None) if _is_wrong(subject, pairs) else None
        if len(items) != len(counts) or (is_asked and len(items) < _FEWEST_IN_QUESTION):
            continue
        if not _may_be_forms(folded, counts) and not _has_options(subject):
            return said, message, "hint"
    return None


def _golds(subject: Subject) -> Sequence[str]:
    """Return what the answers are where these are a few labels of a word or two."""
    golds = Counter(subject.right_of(item).strip(" .。") for item in subject.rendered)
    is_short = all(0 < len(gold) <= _LONGEST and _is_word(gold) for gold in golds)
    return list(golds) if is_short and are_labels(golds) else []


def _is_word(gold: str) -> bool:
    """Say whether an answer has letters alone, and marks on them."""
    return gold[0].isalpha() and all(sign.isalpha() or combining(sign) for sign in gold)


def _lists(texts: Sequence[str]) -> Iterator[tuple[str, Sequence[str], bool]]:
    """Yield the lists of all prompts as they are written, their items, and whether a question ends
    with them."""
    for pattern, is_of, longest in ((_WEST, _HAS_OR, _LONG_LINE), (_EAST, _CHOOSES, _LONG_HAN)):
        lines = (line for line in texts[0].split("\n") if len(line) <= longest)
        short = "\n".join(line for line in lines if is_of.search(line))
        for match in said_everywhere((short, *texts[1:]), pattern) if short else ():
            said = next(said for said in match.groups() if said)
            items = [part.strip(_QUOTES) for part in PARTS.split(said) if part.strip(_QUOTES)]
            are_several = len(items) > 1 and len({*items}) == len(items)
            if are_several and not _UNSURE.search(said):
                yield said, items, match.groupdict()["asked"] is not None


def _cut(items: Sequence[str], golds: Collection[str]) -> dict[str, str]:
    """Return which item each answer is the beginning of, none where one is not, or is of two."""
    pairs: dict[str, str] = {}
    for gold in golds:
        begun = [item for item in items if item.startswith(gold.casefold())]
        if len(begun) != 1 or begun[0] in pairs.values():
            return {}
        pairs[gold] = begun[0]
    return pairs


def _stands_alone(gold: str, text: str) -> bool:
    """Say whether a text has an answer as a word, a letter in its case; one in Chinese anywhere."""
    if gold.casefold() not in text.casefold():
        return False
    if _SIGN.search(gold):
        return True
    flags = re.IGNORECASE if len(gold) > 1 else 0
    return re.search(rf"(?<!\w){re.escape(gold)}(?!\w)", text, flags) is not None


def _may_be_forms(items: Sequence[str], golds: Collection[str]) -> bool:
    """Say whether half of the answers or more may be forms of what is listed."""
    words = [gold.casefold() for gold in golds if len(gold) > 1]
    alike = [
        word
        for word in words
        if any(is_alike(item, word) or word in item or item in word for item in items)
    ]
    return 2 * len(alike) >= len(golds)


def _has_options(subject: Subject) -> bool:
    return any(subject.list_of(item).options for item in subject.rendered[:4])


def _is_wrong(subject: Subject, pairs: dict[str, str]) -> bool:
    """Say whether what is listed counts as wrong where its beginning is right."""
    if subject.method == "ppl" or subject.grade is None:
        return subject.method == "ppl"
    for item in subject.some(_LOOKED_AT):
        gold = golds_of(item.example)[0].strip()
        if gold not in pairs:
            continue
        response = item.example.output.replace(gold, pairs[gold])
        graded = subject.grade(item.doc.data, item.example.processed_output, response)
        if graded is not None and graded.is_right:
            return False
    return True
