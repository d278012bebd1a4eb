"""What gives a doc's answer away at no place of the template: its words, the gap that is filled,
the end of a text of the row, a sign that goes with it."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.frames import is_asked_about, masked
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import OPTION_LISTS, is_of_answers, words_in
from workbench.messages import Message, say
from workbench.types import Rendered

Told = Sequence[tuple[Rendered, Message]]

_FEWEST_DOCS = 5
_MOST_OF = 0.8
_MOST_BY_CHANCE = 0.25
_FEWEST_WORDS = 6
_FEWEST_LONG = 3
_MOST_LABELS = 12
_TAIL = 16
_AROUND = 8
_FEWEST_AROUND = 4
_NEAR = 10
_FEWEST_DIGITS = 3
_SYMBOLS_FROM = "\u2000"
"""Before it are `°` and `©`, which stand in any text."""

_WORDS = compiled(r"[㐀-鿿]|[^\W_㐀-鿿]+")
_SUMMED_UP = compiled(
    r"\bsummar(?:y|i[sz]e)\b|\bheadline\b|\btitle for\b|\b(?:write|give|find)\s(?:it\s)?a title\b"
    r"|\btl;?dr\b"
    r"|概括|总结|摘要|拟一?个?标题|写一?个?标题",
    re.IGNORECASE,
)
_FEWEST_SIGNS = 6
_GAP = exactly(
    r"_{2,}|＿+|\(\s*\)|（\s*）|\[(?:MASK|BLANK|blank|mask)\]|<(?:mask|blank)>|□+|\.{3,}|…+"
)
_OF_GAPS = ("__", "＿", "(", "（", "[", "<", "□", "...", "…")
_TOKEN = exactly(
    r"#\w{1,16}#|\[\w{1,16}\]|<\w{1,16}>|\{\w{0,16}\}|【\w{0,8}】|%\w{1,16}%|@\w{1,16}|\*{2,}|-{2,}"
    r"|\?{2,}|？{2,}|X{2,}"
)
_OF_TOKENS = ("#", "[", "<", "{", "【", "%", "@", "**", "--", "??", "？？", "XX")
"""How a data set calls a gap otherwise: `#idiom#`."""

_IN_BRACKETS = exactly(r"[(（][^()（）\n]{1,40}[)）]")
_ASKED = frozenset(
    {"question", "passage", "context", "text", "sentence", "source", "input", "query", "problem"}
)
"""What is asked about, though it may be the answer, too: then it is to be copied."""

_NOTES = frozenset({"note", "notes"})
"""What may be a text of its own or a remark on another one."""

_LETTERS = exactly(r"[^\W\d_]+")
_LONGEST_ID = 60
_NUMBER = exactly(r"(?<![\w.])\d{3,}(?![\w.])")
GROUPED = exactly(r"-?\d{1,3}(?:[,.'’ \u00a0\u202f]\d{2,3})+(?:[.,]\d+)?")
"""A number with marks between its digits: `1,234,567.5`."""

_ANY_NUMBER = exactly(r"\d+(?:\.\d+)?")
_ROW_OF_NUMBERS = compiled(
    r"(?<![\w.])\d+(?:(?:[^\w\n]|\n(?!\n)){1,6}(?:(?:or|and|oder|ou|o|y)\s|[或和]\s?)?\d+){2,}(?!\w)"
)
"""Numbers with nothing but marks between, of which one is to be chosen."""


OF_ITS_WORDS = compiled(
    r"\b(?:copy|repeat|echo|retype|reproduce|verbatim|as it (?:is|stands)|word for word)\b"
    r"|\b(?:(?:right|wrong|correct|original|proper|other|reverse) order|order the"
    r"|re-?order\w*|rearrang\w+|unscrambl\w+|scrambled|jumbled|shuffled)\b"
    r"|照抄|抄写|原样|复述|重复|顺序|次序|排列|打乱",
    re.IGNORECASE,
)
"""What asks for the words of the input, in whatever order."""


def by_words(subject: Subject) -> Told:
    """Return the docs whose input has the words of their answer, in whatever order, which neither
    the template nor the rest of the row has."""
    if OF_ITS_WORDS.search(subject.told):
        return ()
    template = _words_of(f"{subject.code.template}\n{subject.settings.description}")
    asked = _ASKED | {name for name in subject.fields if _is_spoken_of(name, subject.told)}
    asked |= {name for name in _NOTES & set(subject.fields) if _comes_first(name, subject)}
    wants = [_own_words(item, template, asked) for item in subject.rendered]
    if sum(map(len, wants)) < _FEWEST_WORDS:
        return ()
    found = [_said(want, i.example.input) for i, want in zip(subject.rendered, wants, strict=True)]
    telling = [item for item, own, want in zip(subject.rendered, found, wants, strict=True)
               if want and len(own) >= _MOST_OF * len(want)]  # fmt: skip
    if len(telling) < max(_FEWEST_DOCS, _MOST_OF * sum(map(bool, wants))):
        return ()
    turned = [*wants[1:], *wants[:1]]
    others = [other - want for other, want in zip(turned, wants, strict=True)]
    pairs = zip(subject.rendered, others, strict=True)
    by_chance = sum(len(_said(other, item.example.input)) for item, other in pairs)
    if by_chance > _MOST_BY_CHANCE * max(1, sum(map(len, others))):
        return ()
    if _are_copied(subject) or all(
        _is_among_others(item) or is_one_of_two(item) for item in telling
    ):
        return ()
    words = {i.doc.id: own for i, own in zip(subject.rendered, found, strict=True)}
    return [
        (
            item,
            say(
                "the input has the words of its own answer: {words}",
                words=shorten(", ".join(sorted(words[item.doc.id])), 40),
            ),
        )
        for item in telling
    ]


def _are_copied(subject: Subject) -> bool:
    """Say whether the answer is the text of one of a few fields, now of this and now of that, and
    all of these are shown: a choice, to be copied."""
    items = subject.rendered
    by_field = {
        name: {item.doc.id for item in items if _is_own(item.doc.data.get(name), item)}
        for name in subject.fields
    }
    fields = [name for name, ids in by_field.items() if 0 < len(ids) < len(items)]
    covered = set().union(*(by_field[name] for name in fields))
    return (
        len(fields) > 1
        and len(covered) == len(items)
        and all(
            str(item.doc.data.get(name, "")).strip() in item.example.input
            for item in items
            for name in fields
        )
    )


def is_one_of_two(item: Rendered) -> bool:
    """Say whether a doc's gold stands on a side of an "or": a choice has it."""
    gold = re.escape(golds_of(item.example)[0].strip())
    sides = rf"(?:\bor|还是|還是|或者?)\s?{gold}(?!\w)|(?<!\w){gold}\s?(?:or\b|还是|還是|或)"
    return re.search(sides, item.example.input) is not None


def are_compared(items: Sequence[Rendered]) -> bool:
    """Say whether golds are now one and now another number of their rows, all of which stand in the
    inputs once: the least of them is asked for, or the largest."""
    places: list[frozenset[str]] = []
    for item in items:
        numbers = {
            str(name): str(value)
            for name, value in item.doc.data.items()
            if isinstance(value, int | float) and not isinstance(value, bool)
        }
        shown = Counter(_ANY_NUMBER.findall(item.example.input))
        if len(numbers) < 2 or not all(shown[n] == 1 for n in numbers.values()):
            return False
        places.append(frozenset(name for name, n in numbers.items() if n == gold_of(item)))
    return all(places) and not frozenset.intersection(*places)


def _is_among_others(item: Rendered) -> bool:
    """Say whether a doc's answer is one of several in a row, `(hands | shoes | books)`, or stands
    beside the other options of its row."""
    gold = re.escape(golds_of(item.example)[0].strip())
    part = r"[^|/,、()（）\[\]\n]{1,40}"
    one = rf"(?:{part}[|/,、])*\s*{gold}\s*(?:[|/,、]{part})*"
    found = re.search(rf"[(（\[]\s*{one}\s*[)）\]]", item.example.input)
    if found is not None and len(re.findall("[|/,、]", found[0])) > 1:
        return True
    text = item.example.input
    return _is_among_numbers(item) or any(
        isinstance(value, list)
        and all(isinstance(one, str) and one.strip() and one in text for one in value)
        and any(_are_side_by_side(text, gold, re.escape(one.strip())) for one in value)
        for value in item.doc.data.values()
    )


def _are_side_by_side(text: str, one: str, other: str) -> bool:
    """Say whether two texts, given as patterns, are items of a row: there are marks between
    them, or `or`, and no word."""
    between = r"(?!\w)[^\w\n]{1,6}(?:(?:or|and)\s|[或和])?(?<!\w)"
    return re.search(rf"(?<!\w){one}{between}{other}|{other}{between}{one}(?!\w)", text) is not None


def _is_own(value: Any, item: Rendered) -> bool:
    golds = {gold.strip() for gold in golds_of(item.example)}
    return isinstance(value, str | int | float) and str(value).strip() in golds


def _words_of(text: str) -> set[str]:
    return set(_each_word(text))


def _each_word(text: str) -> list[str]:
    is_plain = text.isascii()  # what is compiled for the others takes its time
    return words_in(text).split() if is_plain else _WORDS.findall(text.casefold())


def _said(words: set[str], text: str) -> set[str]:
    """Return which of some words a text has."""
    folded = text.casefold()
    likely = {word for word in words if word in folded}  # seldom one, and soon told
    return likely & _words_of(folded) if likely else set()


def _comes_first(name: str, subject: Subject) -> bool:
    """Say whether the text of a field, by which all inputs begin, is the longest of its row: it is
    what is asked about, and no remark on that."""
    for item in subject.rendered:
        value, text = str(item.doc.data.get(name, "")).strip(), item.example.input
        others = [leaf for key, each in item.doc.data.items() if key != name
                  for leaf in leaves_of(each)]  # fmt: skip
        begins = text.find(value)
        is_longest = all(len(leaf) < len(value) for leaf in others)
        if (
            begins < 0
            or not is_longest
            or any(0 <= text.find(leaf) < begins for leaf in others if len(leaf) > 1)
        ):
            return False
    return True


def _is_spoken_of(name: str, told: str) -> bool:
    """Say whether the prompt speaks of a field as of what it asks about: `words from the note`, `0
    where there is no note`."""
    if not name.isascii():
        return told.count(name) > 1
    return re.search(rf"\b(?:the|this|that|your|each|no)\s{re.escape(name)}\b", told) is not None


def _own_words(item: Rendered, template: set[str], asked: Collection[str]) -> set[str]:
    """Return the words of a doc's answer that nothing else has to do with; fields of those names
    are asked about."""
    golds = {gold.strip() for gold in (*golds_of(item.example), item.example.output)}
    gold = golds_of(item.example)[0]
    words = {word for word in _words_of(gold) if len(word) > 1 or not word.isascii()}
    words -= template
    if not words:
        return set()
    told = [*_texts(item.doc.data, golds, asked)]
    if not any(map(str.strip, told)):  # what there is beside the answer is asked about: a note
        told = [leaf for leaf in leaves_of(item.doc.data) if leaf.strip() not in golds]
    return words - _said(words, " ".join(told))


def _texts(value: Any, golds: Collection[str], asked: Collection[str]) -> Iterator[str]:
    """Yield the texts of a row that are not its answer: a text that equals it, unless it is short
    and one of several, and fields that are called so, but for those that are asked about."""
    if isinstance(value, str):
        if value.strip() not in golds:
            yield value
    elif isinstance(value, Mapping):
        for name, part in value.items():
            if name in asked:
                yield str(part)
                continue
            is_list = name in OPTION_LISTS or isinstance(part, Mapping)
            if is_list or not is_of_answers(str(name)):
                yield from _texts(part, _long(golds) if isinstance(part, Mapping) else golds, asked)
            if isinstance(part, Mapping):
                yield from map(str, part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _texts(part, () if len(value) > 1 else golds, asked)
    elif str(value).strip() not in golds:
        yield str(value)


def _long(golds: Collection[str]) -> Collection[str]:
    """Return the answers that are no cell of a record by chance."""
    return [gold for gold in golds if len(_each_word(gold)) >= _FEWEST_LONG]


def by_filled_gap(subject: Subject) -> Told:
    """Return the docs whose input has the text with its gap filled, or goes on with the answer
    where it is to be continued; and no other option so."""
    found: list[tuple[Rendered, Message]] = []
    every = sorted({gold_of(item) for item in subject.rendered})[:_MOST_LABELS]
    for place, item in enumerate(subject.rendered):
        if are_too_few(subject, len(found), place):
            return ()
        truth = subject.truths[item.doc.id]
        gold = truth.golds[0] if len(truth.golds) == 1 else gold_of(item)
        options = truth.options if truth.golds else item.choices
        filled = next((text for text in _filled(item, gold) if text in item.example.input), "")
        if not filled:
            continue
        others = [option.strip() for option in options if option.strip() != gold]
        others = others or [other for other in every if other != gold]
        is_alone = not any(
            text in item.example.input for other in others for text in _filled(item, other)
        )
        if is_alone:
            found.append(
                (item, say("the input has the text with its answer: {text}",
                           text=shorten(filled, 50)))
            )  # fmt: skip
    return found if are_most(subject, found) else ()


def gold_of(item: Rendered) -> str:
    if item.gold and item.choices and len(item.choices[item.gold[0]].strip()) > 1:
        return item.choices[item.gold[0]].strip()
    shown = item.example.processed_output
    return (shown if isinstance(shown, str) else shown[0]).strip()


def _filled(item: Rendered, gold: str) -> Iterator[str]:
    """Yield how an answer would stand in its text."""
    if not gold:
        return
    end = item.example.input.rstrip()[-_TAIL:]
    if len(end) == _TAIL and any(map(str.isalnum, end)):
        yield f"{end}{gold}"
        yield f"{end} {gold}"
    for name, value in item.doc.data.items():
        if not isinstance(value, str) or is_of_answers(str(name)):
            continue
        gaps = _gaps_in(value) or _brackets_in(value)
        if len(gaps) == 1 and gaps[0][0] != gold:  # what stands there may be what is asked for
            before = value[max(0, gaps[0].start() - _AROUND) : gaps[0].start()]
            behind = value[gaps[0].end() :][:_AROUND]
            around = (before + behind).strip()
            if len(around) >= (_FEWEST_AROUND if around.isascii() else _FEWEST_AROUND - 1):
                yield f"{before}{gold}{behind}"


def _brackets_in(text: str) -> Sequence[re.Match[str]]:
    """Return what a text has in brackets, whose place an answer may take: `She (buy) a hat`."""
    return list(_IN_BRACKETS.finditer(text)) if "(" in text or "（" in text else []


def _gaps_in(text: str) -> Sequence[re.Match[str]]:
    """Return the gaps of a text: what anybody reads as one, or else tokens that stand for one."""
    for pattern, signs in ((_GAP, _OF_GAPS), (_TOKEN, _OF_TOKENS)):
        found = list(pattern.finditer(text)) if any(map(text.__contains__, signs)) else []
        if found:
            return found
    return ()


def by_part_of_field(subject: Subject) -> Told:
    """Return the docs that show an id, a path or a short text of the row of which a part is another
    one for each answer: `test/pos/17.txt`, `the billing team`."""
    items = subject.rendered
    golds = [gold_of(item) for item in items]
    kinds = len(set(golds))
    if not 2 <= kinds <= _MOST_LABELS or len(items) < max(_FEWEST_DOCS, 2 * kinds):
        return ()
    for name in sorted(subject.fields):
        shown: list[str] = []
        for item, gold in zip(items, golds, strict=True):
            value = item.doc.data.get(name)
            if not isinstance(value, str) or value == gold or len(value) > _LONGEST_ID:
                break
            if value not in item.example.input:
                break
            shown.append(value)
        if len(shown) < len(items):
            continue
        if " " not in shown[0] and is_asked_about(shown[0], name, items[0]):
            continue
        if not _telling_part(shown, golds):
            continue
        others = set(shown)
        are_named = sum(
            any(other in item.example.input for other in others - {value})
            for item, value in zip(items, shown, strict=True)
        )
        if 2 * are_named < len(items):
            return [
                (item, say("the row's {name} tells the answer: {value}",
                           name=name, value=shorten(value, 40)))
                for item, value in zip(items, shown, strict=True)
            ]  # fmt: skip
    return ()


def _telling_part(values: Sequence[str], golds: Sequence[str]) -> bool:
    """Say whether a part of each value goes with its gold, one to one, and both several times; of
    values with spaces, whether they have the gold itself in them."""
    if any(" " in value for value in values):
        has_gold = all(
            gold.casefold() in v.casefold() for v, gold in zip(values, golds, strict=True)
        )
        return has_gold and _is_one_to_one(values, golds)
    parts = [_LETTERS.findall(value) for value in values]
    size = len(parts[0])
    if size == 0 or any(len(part) != size for part in parts):
        return False
    return any(_is_one_to_one([part[i] for part in parts], golds) for i in range(size))


def _is_one_to_one(values: Sequence[str], golds: Sequence[str]) -> bool:
    pairs = Counter(zip(values, golds, strict=True))
    return len(pairs) == len(set(values)) == len(set(golds)) and min(pairs.values()) > 1


def by_signs(subject: Subject) -> Told:
    """Return the docs whose pictures or symbols are others for each answer."""
    items = subject.rendered
    if subject.is_ascii or len(items) < _FEWEST_DOCS:
        return ()
    signs = [_signs(item.example.input) for item in items]
    everywhere = frozenset.intersection(*signs)
    shown = ["".join(sorted(own - everywhere)) for own in signs]
    golds = [gold_of(item) for item in items]
    pairs = Counter(zip(shown, golds, strict=True))
    kinds = len(set(golds))
    is_told = 2 <= kinds <= _MOST_LABELS and len(set(shown)) == len(pairs) == kinds
    if not is_told or min(pairs.values()) < 2:
        return ()
    return [
        (item, say("a sign in the input goes with each answer: {sign} with {gold}",
                   sign=sign, gold=shorten(gold, 20)))
        for item, sign, gold in zip(items, shown, golds, strict=True)
        if sign
    ]  # fmt: skip


def _signs(text: str) -> frozenset[str]:
    if text.isascii():
        return frozenset()
    return frozenset(
        sign for sign in text if sign >= _SYMBOLS_FROM and unicodedata.category(sign) == "So"
    )


def by_near_number(subject: Subject) -> Told:
    """Return the docs whose template has a number that is nearly the answer, and not nearly those
    of others."""
    items = [item for item in subject.rendered if re.fullmatch("[0-9]{1,18}", gold_of(item))]
    golds = [int(gold_of(item)) for item in items]
    if len(items) < max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered)):
        return ()
    if min(golds) < 10 ** (_FEWEST_DIGITS - 1) or max(golds) - min(golds) < 4 * _NEAR:
        return ()
    texts = [masked(subject, item) for item in items]
    numbers = [set(map(int, _NUMBER.findall(text))) for text in texts]
    everywhere = set.intersection(*numbers)
    near = [
        sorted(n for n in own - everywhere if abs(n - gold) <= _NEAR)
        for own, gold in zip(numbers, golds, strict=True)
    ]
    found = [
        (item, say("the input has numbers right beside the answer {gold}: {numbers}",
                   gold=str(gold), numbers=", ".join(map(str, own))))
        for item, gold, own in zip(items, golds, near, strict=True)
        if own and not _is_among_numbers(item)
    ]  # fmt: skip
    return found if are_most(subject, found) else ()


def _is_among_numbers(item: Rendered) -> bool:
    """Say whether a doc's gold stands in a row of numbers: then it is an option."""
    gold = gold_of(item)
    if gold not in item.example.input:
        return False
    rows = _ROW_OF_NUMBERS.finditer(item.example.input)
    return any(gold in re.findall(r"\d+", row[0]) for row in rows)


def _least(subject: Subject) -> float:
    return max(_FEWEST_DOCS, _MOST_OF * len(subject.rendered))


def are_too_few(subject: Subject, found: int, seen: int) -> bool:
    """Say whether so many of the first docs cannot become most of all any more."""
    return found + len(subject.rendered) - seen < _least(subject)


def are_most(subject: Subject, found: Told) -> bool:
    """Say whether it is so in most docs, and with several answers."""
    is_often = len(found) >= _least(subject)
    return is_often and len({gold_of(item) for item, _ in found}) > 1


def by_summary(subject: Subject) -> Told:
    """Return the docs that show, beside another text, the very field that is to be written: a title
    that is the summary which the prompt asks for."""
    told = f"{subject.code.template}\n{subject.settings.description}"
    if not _SUMMED_UP.search(told):
        return ()
    for name in sorted(subject.code.fields_of_input & subject.fields):
        found = [
            (item, say("the row's {name} is the answer, and stands in the input", name=name))
            for item in subject.rendered
            if str(item.doc.data.get(name)).strip() == golds_of(item.example)[0].strip()
            and golds_of(item.example)[0].strip() in item.example.input
            and len(golds_of(item.example)[0]) > _FEWEST_SIGNS
        ]
        if are_most(subject, found):
            return found
    return ()


FINDERS = (by_summary, by_filled_gap, by_part_of_field, by_signs, by_near_number, by_words)
"""What looks at an input, the surest first."""
