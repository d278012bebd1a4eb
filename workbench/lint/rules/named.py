"""A rule on labels: the ones that a prompt names, and the ones that the answers are."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import reduce

from workbench.errors import shorten
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.demands import unmet
from workbench.lint.rules.forms import bare
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import places_of
from workbench.messages import say
from workbench.prompts.listing import label_in
from workbench.types import Rendered

_MOST_LABELS = 12
_DOCS_A_LABEL = 2.5
_LOOKED_AT = 20
"""What a template names stands in all of so many docs."""

_LONG = 3
_FEWEST_DOCS = 6
_FEWEST_SIGNS = 4
_FEW_OTHERS = 3
_WORD = r"[\"'“‘`]?[^\W\d][\w-]*[\"'”’`]?"
_OR = re.compile(rf"{_WORD}(?:, {_WORD})*,? or {_WORD}")
_FIGURES = re.compile(r"(?<![\w.])\d(?:, \d)*,? or \d(?=\s*(?:$|[,;(]|(?:for|if|when|where)\b))")
_SLASHES = re.compile(rf"(?<![\w/]){_WORD}(?:/{_WORD})+(?![\w/])")
_HEADED = re.compile(
    rf"(?i:labels?|options|categories|classes|choices|topics|intents?|one of|choose from)"
    rf"[^:\n,]{{0,20}}:?\s+(?P<said>{_WORD}(?:, {_WORD})+)"
)
_EAST = re.compile(r"(?:[一-鿿]{1,4}、)*[一-鿿]{1,4}(?:还是|或者|或)[一-鿿]{1,4}(?![一-鿿])")
_ASKS = re.compile(
    r"\b(?:with|as|whether|labels?|answer|reply|respond|say|choose|classify|decide|judge|name)\b|判断"
    r"|选择|回答|分类",
    re.IGNORECASE,
)
_HEADS = re.compile(
    r"(?:labels?|options|categories|classes|choices|topics|intents?|one of|choose from|类别|标签)"
    r"[^:：\n]{0,20}[:：]?\s*$",
    re.IGNORECASE,
)
_PARTS = re.compile(r",? or |, and | / |, |/|、|还是|或者|或|，")
_NO_LABELS = frozenset({"not", "more", "less", "so", "none", "other", "fewer", "two"})


def other_names(subject: Subject) -> Iterator[Hit]:
    """The prompt names labels, and the answers are others: none of them is named (`yes or no` where
    `true` and `false` are right), or one is left out, or written in another way in a few docs."""
    if subject.is_uniform:
        return
    items = subject.rendered[:_LOOKED_AT]
    texts = [_constant(subject, item) for item in items]
    found = _all_others(subject, items, texts) or list(_left_out(subject, texts))
    yield from found or _unmet(subject, texts)


def _unmet(subject: Subject, texts: Sequence[str]) -> Iterator[Hit]:
    """Yield all docs where the prompt demands what no answer is."""
    found = unmet(subject, texts)
    for item in subject.rendered if found else ():
        assert found is not None
        words, message = found
        yield Hit(
            message,
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(words) or subject.code.line_of_input,
        )


def _all_others(subject: Subject, items: Sequence[Rendered], texts: Sequence[str]) -> list[Hit]:
    """Return hits where the prompt names as many labels as the answers have, and none of those."""
    labels = _labels(subject)
    if not labels or any(_names_one(text, labels) for text in texts):
        return []
    everywhere = reduce(set.intersection, ({*_lists_in(text, len(labels))} for text in texts))
    known = ", ".join(shorten(one, 20) for one in sorted(labels)[:4])
    return [
        Hit(
            say("the prompt names {named!r}; the answers are {known}", named=named, known=known),
            say("Name the labels as the answers are written."),
            item.doc.id,
            subject.code.line_with(named) or subject.code.line_of_input,
        )
        for named in sorted(everywhere)[:1]
        for item in items
    ]


def _left_out(subject: Subject, texts: Sequence[str]) -> Iterator[Hit]:
    """Yield the docs whose answer the prompt does not name, where it lists those of most."""
    golds = [(item, bare(_gold_of(subject, item))) for item in subject.rendered]
    counts = Counter(gold for _, gold in golds)
    known = {gold for gold, count in counts.items() if count > 1 and not label_in(gold)}
    if not texts or not known or len(golds) < _FEWEST_DOCS or len(known) > _MOST_LABELS:
        return
    text = texts[0]
    for sentence, asks in _sentences(text):
        said = _listed_in(sentence, known, asks=asks)
        if not said or not all(sentence in other for other in texts):
            continue
        inside = sum(counts[label] for label in said)
        missing = {gold for gold in counts if not _is_made_of(gold, said)}
        plain = _without_answers(text, missing)
        missing = {gold for gold in missing if not _names_one(plain, frozenset({gold}))}
        is_few = len(missing) <= max(_FEW_OTHERS, len(said)) and all(map(_is_label, missing))
        if 2 * inside < len(golds) or not missing or not is_few:
            continue
        named = sentence.strip()
        for item, gold in golds:
            if gold in missing:
                yield Hit(
                    say(
                        "the prompt names {named!r}, and not the answer {gold}",
                        named=shorten(named, 60)[1:-1],
                        gold=shorten(_gold_of(subject, item), 30),
                    ),
                    say("Name the labels as the answers are written."),
                    item.doc.id,
                    subject.code.line_with(sorted(said)[0]) or subject.code.line_of_input,
                )
        return


def _gold_of(subject: Subject, item: Rendered) -> str:
    if subject.method == "ppl":
        return item.choices[item.gold[0]] if item.gold else ""
    return golds_of(item.example)[0]


def _sentences(text: str) -> Iterator[tuple[str, bool]]:
    """Yield a text's sentences, with whether each asks for something."""
    for match in re.finditer(r"([^\n.。?？!！:：]+)([.。?？!！:：\n]?)", text):
        before = text[max(0, match.start() - 40) : match.start()].rpartition("\n")[2]
        asks = match[2] in ("?", "？") or _ASKS.search(before + match[1]) is not None
        yield match[1], asks or _HEADS.search(before) is not None


def _listed_in(sentence: str, known: Collection[str], *, asks: bool) -> frozenset[str]:
    """Return the labels of a list in a sentence: words parted by commas, slashes or an "or", most
    of them known labels, or one of two or three single words."""
    parts = [bare(part.strip("()[]（） ")) for part in _PARTS.split(sentence) if part.strip()]
    if not asks or len(parts) < 2:
        return frozenset()
    ends = sorted(known, key=len, reverse=True)
    first = next((k for k in ends if _ends_with(parts[0], k)), "")
    # What stands before a list belongs to the sentence: `Sort each into login, payment or damage`.
    first = first or (parts[0].split() or [""])[-1]
    last = next((k for k in ends if _begins_with(parts[-1], k)), parts[-1])
    named = [first, *parts[1:-1], last]
    hits = [part for part in named if part in known]
    others = [part for part in named if part not in known]
    is_list = 2 * len(hits) >= len(named) and len(hits) > 1
    are_words = all(" " not in part for part in others)
    is_near = any(_is_misspelt(label, part) for part in others for label in known)
    is_list |= len(hits) == 1 and len(named) > 1 and are_words and (first in known or is_near)
    return frozenset(named) if is_list and not {*named} & _NO_LABELS else frozenset()


def _ends_with(text: str, label: str) -> bool:
    return text.endswith(label) and (not label.isascii() or not text[: -len(label)][-1:].isalnum())


def _begins_with(text: str, label: str) -> bool:
    return text.startswith(label) and (not label.isascii() or not text[len(label) :][:1].isalnum())


def _is_made_of(gold: str, said: frozenset[str]) -> bool:
    """Say whether an answer is a label, or several of them."""
    parts = {bare(part) for part in _PARTS.split(gold)}
    return gold in said or bool(parts & said) or {*map(bare, gold.split())} <= said


def _is_misspelt(label: str, named: str) -> bool:
    """Say whether a label is a named one but for a sign that is missing, too many or another, or
    two that are in the wrong order."""
    long, short = sorted((label, named), key=len, reverse=True)
    if len(short) < _FEWEST_SIGNS or long == short or len(long) > len(short) + 1:
        return False
    start = next((i for i, (a, b) in enumerate(zip(long, short, strict=False)) if a != b), -1)
    if start < 0:
        return True
    if len(long) > len(short):
        return long[start + 1 :] == short[start:]
    is_turned = long[start : start + 2] == short[start : start + 2][::-1]
    rest = start + (2 if is_turned else 1)
    return long[rest:] == short[rest:]


def _is_label(gold: str) -> bool:
    return bool(gold) and not any(map(str.isdigit, gold)) and len(gold.split()) <= _LONG


def _without_answers(text: str, labels: Collection[str]) -> str:
    """Return a text without the labels that stand behind a cue: those of worked examples."""
    for label in labels:
        text = re.sub(rf"(?im)[:：][ \t]*{re.escape(label)}[ \t]*[.。]?$", ":", text)
    return text


def _labels(subject: Subject) -> frozenset[str]:
    """Return what all answers are where these are a few words; nothing for letters, and where
    answers are open."""
    items = subject.rendered
    if subject.method == "ppl":
        sets = {frozenset(map(bare, item.choices)) for item in items}
        found = next(iter(sets)) if len(sets) == 1 else frozenset[str]()
    else:
        counts = Counter(bare(golds_of(item.example)[0]) for item in items)
        is_closed = (
            len(items) >= _DOCS_A_LABEL * len(counts) and min(counts.values(), default=0) > 1
        )
        found = frozenset(counts) if is_closed else frozenset[str]()
    is_few = 2 <= len(found) <= _MOST_LABELS
    return found if is_few and all(one and not label_in(one) for one in found) else frozenset()


def _constant(subject: Subject, item: Rendered) -> str:
    """Return a doc's description and input without the texts of its row."""
    text = item.example.input
    for value in item.doc.data.values():
        for part in value if isinstance(value, list | tuple) else (value,):
            if not isinstance(part, str) or len(part) <= _LONG:
                continue
            if " " in part.strip() or not part.isascii():  # one word may be a label
                text = text.replace(part, "\n")
    return f"{subject.settings.description}\n{text}"


def _names_one(text: str, labels: frozenset[str]) -> bool:
    folded = text.casefold()
    return any(
        label in folded if not label.isascii() else any(True for _ in places_of(label, folded))
        for label in labels
    )


def _lists_in(text: str, count: int) -> Iterator[str]:
    """Yield the lists of so many words that a text has, as it writes them."""
    for match in re.finditer(r"([^\n.。?？!！]+)([?？]?)", text):
        sentence = match[1]
        asks = match[2] != "" or _ASKS.search(sentence) is not None
        found = [m["said"] for m in _HEADED.finditer(sentence)]
        for pattern in (_OR, _FIGURES, _SLASHES, _EAST):
            for match in pattern.finditer(sentence):
                is_in_brackets = sentence[: match.start()][-1:] in ("(", "（")
                if asks or pattern is _SLASHES or is_in_brackets:
                    found.append(match[0])
        for said in found:
            words = _PARTS.split(said)
            if len(words) == count and not {word.casefold() for word in words} & _NO_LABELS:
                yield said


RULES = (
    Rule(
        "answer/other-names",
        "warning",
        other_names,
        "A model that does as it is told says a label that is never right.",
    ),
)
