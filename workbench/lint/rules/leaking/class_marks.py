"""Marks that stand in the texts of one answer and of no other: the hashtag, the emoji or the remark
by which the texts were collected, the ending of a file's name, a number in it that is above or
below a threshold. The rule `answer/leaked` says so.

Which marks there are is learned from the rows. They count where chance would deal them out so in
less than one case of a hundred, or where they say the answer itself.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import pairwise
from typing import Any

from workbench.errors import shorten
from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.leaking.given import gold_of
from workbench.lint.rules.leaking.partly import has_prose
from workbench.lint.rules.leaking.telltale import are_logged
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 6
_FEWEST_EACH = 2
_FIRST_DOCS = 40
_RARE = 10
_MOST_LABELS = 8
_MOST_OF = 0.75
_NEARLY_ALL = 0.9
_BY_CHANCE = 0.01
_BY_CHANCE_IN_FILES = 0.02
"""What is asked has nothing to do with how a file is called."""

_LONGEST_LABEL = 24
_LONGEST_NAME = 60
_EDGE = 3
"""So many signs may part a mark from an end of its text."""

_HASHTAG = r"[#＃][^\W\d]\w{0,30}[#＃]?"
_KINDS: Mapping[str, str] = {
    "hashtag": _HASHTAG,
    "handle": r"(?<![\w.])@[A-Za-z]\w{1,30}(?![\w.])",
    "bracketed": r"[\[【〔][^\W\d_][^\[\]【】〔〕\n]{0,14}[\]】〕]",
    "code": r"(?<!\w):[a-z][a-z_+-]{1,24}:(?!\w)",
    "picture": r"[\u2600-\u27bf\U0001f300-\U0001faff]",
    "face": r"(?<![\w:;=])[:;=8xX]['-]?[)(DPpO/|\\\[\]](?!\w)"
    r"|\^[_.-]?\^|[TQ;][_.][TQ;]|(?<!\w)QQ(?!\w)",
    "tag": r"</?[A-Za-z][\w-]{0,14}\s?/?>",
    "ending": r"\.[A-Za-z][A-Za-z0-9]{1,4}\Z",
    "called": r"[,，]\s?(?:[^\W\d_]+(?:['’]t)?(?:\s[^\W\d_]+){0,1}|[㐀-鿿]{1,4})\s?[?？]\s*\Z",
}
"""What such a mark may be, by its name here."""

_SIGNS: Mapping[str, str] = {
    "hashtag": "#＃",
    "handle": "@",
    "bracketed": "[【〔",
    "code": ":",
    "face": ":;=8xX^TQ",
    "tag": "<",
    "ending": ".",
    "called": ",，",
}
"""One of these signs is in any mark of a kind."""

_HONEST = frozenset({"called"})
"""What writers may set by what they ask."""

_WRITTEN = frozenset({"handle", "picture", "face"})
"""What writers set by what they say, unless it closes each text."""

_OF_MARKS = compiled(
    r"\b(?:hashtags?|emojis?|emoticons?|smileys?|tags?|tagged|brackets?|extensions?|file ?types?"
    r"|file ?names?|formats?|handles?|mentions?|markup|html|symbols?|signs?)\b"
    r"|标签|話題|话题|表情|括号|括號|扩展名|副檔名|文件名|檔名|格式|后缀|後綴|标记|標記|符号|符號",
    re.IGNORECASE,
)
_NUMBERS = exactly(r"\d+")
_NAME = exactly(r"[^\s]*[_./#:@-][^\s]*")
_DATED = exactly(r"\d{4}[-/.年]\d{1,2}(?:[-/.月]\d{1,2}日?)?(?:[T ]\d{1,2}:\d{2}(?::\d{2})?Z?)?")
_FILE = exactly(r"\S+\.(?:[A-Za-z]{2,5}|mp[34]|7z)|\S*/\S+")


def told_by_marks(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose texts have a mark, or a number in a name, that goes with answers."""
    items = subject.rendered
    golds = [gold_of(item) for item in items]
    if not are_classes(golds, fewest=_FEWEST_DOCS, most=_MOST_LABELS):
        return
    ways = math.factorial(len(golds)) // math.prod(map(math.factorial, Counter(golds).values()))
    for name in sorted(subject.fields):
        texts = _shown(subject, name)
        if not texts or list(texts) == golds:
            continue
        yield from _marks_of(subject, name, texts, golds, ways)
        yield from _numbers_of(subject, name, texts, golds, ways)


def are_classes(golds: Sequence[str], *, fewest: int, most: int) -> bool:
    """Say whether the answers of `fewest` docs or more are of a few classes, `most` of them or
    fewer, each of several docs and none of nearly all."""
    counts = Counter(golds)
    return (
        len(golds) >= fewest
        and 2 <= len(counts) <= most
        and min(counts.values()) >= _FEWEST_EACH
        and max(counts.values()) <= _MOST_OF * len(golds)
        and max(map(len, counts)) <= _LONGEST_LABEL
    )


def _shown(subject: Subject, name: str) -> Sequence[str]:
    """Return a field's texts, doc by doc, where all docs show them whole."""
    found: list[str] = []
    for item in subject.rendered:
        value: Any = item.doc.data.get(name)
        leaves = [leaf.strip() for leaf in leaves_of(value)] if value is not None else []
        if not leaves or not all(leaf in item.example.input for leaf in leaves):
            return ()
        found.append("\n".join(leaves))
    return found if len(set(found)) > 1 else ()


def _marks_of(
    subject: Subject, name: str, texts: Sequence[str], golds: Sequence[str], ways: int
) -> Iterator[Hit]:
    if _OF_MARKS.search(subject.told):
        return
    first = texts[:_FIRST_DOCS]
    if are_logged(first):
        return
    in_one = "".join(first)
    for kind, written in _KINDS.items():
        signs = _SIGNS.get(kind)
        if in_one.isascii() if signs is None else not any(sign in in_one for sign in signs):
            continue
        pattern = compiled(written)
        if _RARE * sum(pattern.search(text) is not None for text in first) < len(first):
            continue  # all answers but one have such marks
        marks = [frozenset(map(_plain, pattern.findall(text))) for text in texts]
        if sum(map(bool, marks)) < _FEWEST_DOCS // 2:
            continue
        telling = _telling(marks, golds)
        says = sum(any(_says(m, g) for m in own) for own, g in zip(marks, golds, strict=True))
        is_said = says >= _NEARLY_ALL * len(golds) and kind != "called"
        # Each mark, or none, may stand for any answer.
        groups = Counter(telling.values()) + Counter([""] * (not all(marks)))
        deals = math.factorial(groups.total()) // math.prod(map(math.factorial, groups.values()))
        is_split = bool(telling) and deals < _BY_CHANCE * ways
        if not is_said and not is_split:
            continue
        at_edge = all(_is_at_edge(pattern, text) for text in texts)
        is_hint = kind in _HONEST or (kind in _WRITTEN and not is_said and not at_edge)
        for item, own, gold in zip(subject.rendered, marks, golds, strict=True):
            mark = next((m for m in sorted(own) if m in telling or _says(m, gold)), "")
            if mark:
                yield Hit(
                    say("the row's {name} has a mark that only texts of one answer have: {mark} "
                        "with {gold}", name=name, mark=shorten(mark, 30), gold=shorten(gold, 20)),
                    say("Take such marks out of the texts."),
                    item.doc.id,
                    subject.code.line_of_field(name) or subject.code.line_of_input,
                    about=f"mark {name}",
                    severity="hint" if is_hint else None,
                )  # fmt: skip
        return


def _plain(mark: str) -> str:
    return mark.strip(" \n,，?？").casefold()


def _says(mark: str, gold: str) -> bool:
    """Say whether a mark is an answer between its signs: `#glad`, `[positive]`."""
    return len(gold) > 1 and mark.strip("#＃@[]【】〔〕:<>/. ") == gold.casefold()


def _telling(marks: Sequence[Set[str]], golds: Sequence[str]) -> Mapping[str, str]:
    """Return which answer each of some marks goes with, where these tell the answers of nearly all
    docs apart: all but one have a mark of their own, and that one's have others, or none."""
    by_mark: dict[str, Counter[str]] = defaultdict(Counter)
    for own, gold in zip(marks, golds, strict=True):
        for mark in own:
            by_mark[mark][gold] += 1
    pure = {
        mark: next(iter(counts))
        for mark, counts in by_mark.items()
        if len(counts) == 1 and counts.total() >= _FEWEST_EACH
    }
    told, bare, count = Counter[str](), Counter[str](), Counter(golds)
    for own, gold in zip(marks, golds, strict=True):
        told[gold] += not own.isdisjoint(pure)
        bare[gold] += not own
    short = [gold for gold in count if told[gold] < _NEARLY_ALL * count[gold]]
    if len(short) > 1 or any(bare[gold] < count[gold] for gold in short):
        return {}
    return pure


def _is_at_edge(pattern: AnyPattern, text: str) -> bool:
    """Say whether a text's marks, if any, stand at one of its ends."""
    found = list(pattern.finditer(text))
    return not found or found[-1].end() >= len(text) - _EDGE or found[0].start() <= _EDGE


def _numbers_of(
    subject: Subject, name: str, texts: Sequence[str], golds: Sequence[str], ways: int
) -> Iterator[Hit]:
    """Yield the docs that show a name or a date of which a number is in another range for each
    answer: `1203_9.txt`, and the sevens to tens are positive."""
    are_dates = all(map(_DATED.fullmatch, texts))
    are_names = all(len(t) <= _LONGEST_NAME and _NAME.fullmatch(t) for t in texts)
    if not are_dates and not are_names:
        return
    runs = [_NUMBERS.findall(text) for text in texts]
    sizes = {len(run) for run in runs}
    if min(sizes) < 1:
        return
    series = [[int(run[place]) for run in runs] for place in range(min(sizes))]
    if len(sizes) > 1:
        series = [[int(run[0]) for run in runs], [int(run[-1]) for run in runs]]
    if are_dates and len(sizes) == 1:
        series.append([int("".join(part.zfill(2) for part in run)) for run in runs])
    series = [numbers for numbers in series if len(set(numbers)) > 1]
    are_files = all(map(_FILE.fullmatch, texts))
    kinds = math.factorial(len(set(golds))) * len(series)
    limit = _BY_CHANCE_IN_FILES if are_files else _BY_CHANCE
    for numbers in series if kinds < limit * ways else ():
        said = _ranges(numbers, golds)
        if not said or not all(has_prose(item, name) for item in subject.rendered):
            continue
        is_hint = are_dates or not are_files
        for item, text in zip(subject.rendered, texts, strict=True):
            yield Hit(
                say("a number in the row's {name} goes with one answer alone: {said} in {text}",
                    name=name, said=said, text=shorten(text, 30)),
                say("Leave data[{name!r}] out of the input.", name=name),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=f"number {name}",
                severity="hint" if is_hint else None,
            )  # fmt: skip
        return


def _ranges(numbers: Sequence[int], golds: Sequence[str]) -> str:
    """Return which range of numbers the first answer has, where each has one of its own."""
    ranges: dict[str, list[int]] = defaultdict(list)
    for number, gold in zip(numbers, golds, strict=True):
        ranges[gold].append(number)
    ordered = sorted((min(each), max(each), gold) for gold, each in ranges.items())
    if not all(before[1] < behind[0] for before, behind in pairwise(ordered)):
        return ""
    low, high, gold = ordered[0]
    return say("{sign} with {gold}", sign=f"{low} – {high}", gold=shorten(gold, 20))
