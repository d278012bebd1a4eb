"""What goes with one answer alone, judged as a statistician would: a field that is shown, a mark at
either end of a text, on which side of a threshold a number is. The rule `answer/leaked` says so.

A split counts where chance would make it in less than one case of a hundred, over all that was
looked at. It may be an honest feature of what is asked about; then it is a hint.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Severity
from workbench.lint.rules.leaking.class_marks import are_classes
from workbench.lint.rules.leaking.given import gold_of
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import say

_FEWEST_DOCS = 8
_FEWEST_EACH = 2
_MOST_LABELS = 6
_BY_CHANCE = 0.01
_SHORT = 24
_FEWEST_NUMBERS = 2
_SENTENCE_SIGNS = 80
_FIRST_EASTERN = "\u2e80"

_OF_MAKERS = compiled(
    r"prob|logit|conf(?!ig|ere|lict)|vote|agree|annotat|subcase|split|batch|source|src|\buid|guid"
    r"|file|path|url|^p$|^id$|_id$|^(?:no|num|nr|idx|index|row|rank)$|heuristic|subset|likelihood"
    r"|机率|概率|置信|票数|来源|编号|文件|序号|批次",
    re.IGNORECASE,
)
"""A field that says how a data set was made, or what somebody thought of the answer."""

_PARTED = exactly(
    r"\A\s*(?:[\[(（【<]?(?P<said>[^\W_][\w'-]{0,19}?)[\])）】>]?(?:\s?[|｜]|\t|[:：_/#]|\s[–—-]\s)"
    r"|[\[(（【<#](?P<inner>[^\W_][^\[\]()（）【】<>#\n]{0,19})[\])）】>#])"
)
"""What a mark parts from the rest of a text at its beginning: `spam<TAB>You have won`."""

_BRACKET = exactly(r"[(（\[【](?P<said>[^()（）\[\]【】\n]{1,40})[)）\]】][\s.。]*\Z")
_NUMBER = exactly(r"(?<![\w.])-?\d+(?:\.\d+)?(?!\w|\.\d)")
_HALVES = ("?", "？")
_STOPS = str.maketrans("。！，；：（）「」“”", '.!,;:()""""')
_SENTENCE = frozenset(".!,;:()\"'…)>]}~-")
"""Marks that writers set by what they say: an honest feature, maybe."""

_OF_MARKS = compiled(
    r"\b(?:punctuat\w*|asterisks?|capital\w*|uppercase|markers?|prefix\w*|brackets?|tagged|language"
    r"|script|question or|statement)\b|标点|星号|括号|前缀|大写|疑问句|陈述句|感叹句|语言|语种",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class _Feature:
    """What a field has in each doc: `where` says what of it, None where a doc lacks it."""

    name: str
    where: str
    values: tuple[Any, ...]


def told_by_split(subject: Subject) -> Iterator[Hit]:
    """Yield the docs where a part of a field that is shown goes with one answer alone."""
    items = subject.rendered
    golds = [gold_of(item) for item in items]
    is_asked = _OF_MARKS.search(subject.told) is not None
    if is_asked or not are_classes(golds, fewest=_FEWEST_DOCS, most=_MOST_LABELS):
        return
    ways = math.factorial(len(golds)) // math.prod(map(math.factorial, Counter(golds).values()))
    looked_at = 0
    found: list[tuple[_Feature, str, int]] = []
    for feature in _features(subject):
        split = _split_by(feature, golds)
        if split is None:
            continue
        looked_at += 1
        if split[0]:
            found.append((feature, *split))
    # Several features may be there by chance, so that each has to be rarer.
    found = [each for each in found if each[2] * looked_at < _BY_CHANCE * ways]
    if found:
        feature, said, _ = min(found, key=lambda each: _severity(each[0], golds) == "hint")
        yield from _hits(subject, feature, said, _severity(feature, golds))


def _hits(
    subject: Subject, feature: _Feature, said: str, severity: Severity | None
) -> Iterator[Hit]:
    for item in subject.rendered:
        yield Hit(
            say(
                "{where} of the row's {name} goes with one answer alone: {said}",
                where=_SAID[feature.where](),
                name=feature.name,
                said=said,
            ),
            say("Leave data[{name!r}] out of the input.", name=feature.name)
            if feature.where in ("whole", "number")
            else say("Write the input in one way, whatever is right."),
            item.doc.id,
            subject.code.line_of_field(feature.name) or subject.code.line_of_input,
            about=f"split {feature.name}",
            severity=severity,
        )


_SAID = {
    "whole": lambda: say("the text"),
    "number": lambda: say("the number"),
    "first": lambda: say("the first sign"),
    "last": lambda: say("the last sign"),
    "head": lambda: say("the beginning"),
    "bracket": lambda: say("the remark at the end"),
}


def _is_whole(value: float | None) -> bool:
    return value is None or value == int(value)


def _severity(feature: _Feature, golds: Sequence[str]) -> Severity | None:
    """Return "hint" where the writer of a text may have made the split, None for the rule's own
    severity: the label itself, a field of how the data was made, a mark that no writer sets."""
    if feature.where == "head":
        pairs = zip(feature.values, golds, strict=True)
        is_label = all(v and v.casefold() == g.casefold()[: len(v)] for v, g in pairs)
        return None if is_label or _OF_MAKERS.search(feature.name) else "hint"
    if feature.where == "number" and not all(map(_is_whole, feature.values)):
        return "hint"  # `4.1`: the clauses of a chapter are of one kind
    if feature.where in ("whole", "number"):
        return None if _OF_MAKERS.search(feature.name) else "hint"
    if feature.where == "first":
        signs = {value.translate(_STOPS) for value in feature.values if value}
        return "hint" if signs & _SENTENCE else None
    return "hint"


def _features(subject: Subject) -> Iterator[_Feature]:
    """Yield what the fields that are shown have, as far as all docs show them."""
    items = subject.rendered
    read = subject.code.fields_of_input
    for name in sorted(subject.fields):
        values: list[Any] = []
        for item in items:
            value = item.doc.data.get(name)
            if isinstance(value, bool) or not isinstance(value, str | int | float):
                break
            text = str(value).strip()
            if not text or text not in item.example.input or value == gold_of(item):
                break
            values.append(value)
        if len(values) < len(items) or len(set(values)) < 2:
            continue
        if all(str(values[0]) in item.example.input for item in items):
            continue  # one of a list of all that there is
        if isinstance(values[0], str):
            yield from _of_texts(name, [str(value) for value in values])
        elif name in read and not is_of_answers(name):
            yield _Feature(name, "number", tuple(map(float, values)))


def _of_texts(name: str, texts: Sequence[str]) -> Iterator[_Feature]:
    """Yield what texts have: they themselves where they are short, their ends, a mark."""
    bare = [text.strip() for text in texts]
    if max(map(len, bare)) <= _SENTENCE_SIGNS and 2 * len(set(bare)) <= len(bare):
        yield _Feature(name, "whole", tuple(bare))
    numbers = [_NUMBER.search(text) for text in bare] if max(map(len, bare)) <= _SHORT else [None]
    if all(numbers):
        yield _Feature(name, "number", tuple(float(m[0]) for m in numbers if m))
    matches = map(_PARTED.match, texts)
    heads = [match["said"] or match["inner"] if match else None for match in matches]
    if sum(map(bool, heads)) > 1:
        yield _Feature(name, "head", tuple(heads))
    if max(map(_width, bare)) > _SHORT:
        brackets = [_in_brackets(text) for text in bare]
        if sum(map(bool, brackets)) > 1:
            yield _Feature(name, "bracket", tuple(brackets))
    if min(map(len, bare)) > 3:
        firsts = tuple("" if text[0].isalnum() else text[0] for text in bare)
        yield _Feature(name, "first", firsts)
        lasts = tuple("" if text[-1].isalnum() else text[-1].translate(_STOPS) for text in bare)
        yield _Feature(name, "last", lasts)


def _width(text: str) -> int:
    """Return how wide a text is: a sign of Chinese says as much as two letters or more."""
    if text.isascii():
        return len(text)
    return len(text) + sum(sign >= _FIRST_EASTERN for sign in text)


def _in_brackets(text: str) -> str | None:
    """Return what stands in brackets at a text's end."""
    last = text.rstrip(" .。")[-1:]
    match = _BRACKET.search(text) if last in ")）]】" or last.isspace() else None
    return match["said"] if match else None


def _split_by(feature: _Feature, golds: Sequence[str]) -> tuple[str, int] | None:
    """Return how a feature splits the answers, "" where it does not, and in how many ways it might
    have; None for what cannot split them."""
    if feature.where == "number":
        return _by_threshold(feature.values, golds)
    kinds = len(set(golds))
    counts = Counter(feature.values)
    if len(counts) < 2 or any(value in _HALVES for value in counts):
        return None
    if feature.where == "whole" and kinds == 2 and len(counts) > 2:
        # One value for one answer, any of the others for the other.
        (most, often), *_ = counts.most_common(1)
        if often < _FEWEST_EACH:
            return None
        values: Sequence[Any] = [value == most for value in feature.values]
        ways = 2 * len(counts)
    else:
        if len(counts) != kinds or min(counts.values()) < _FEWEST_EACH:
            return None
        values, ways = feature.values, math.factorial(kinds)
    pairs = Counter(zip(values, golds, strict=True))
    if len(pairs) != kinds or len(set(values)) != kinds:
        return "", ways
    pair = dict(zip(values, golds, strict=True))
    shown = dict(zip(values, feature.values, strict=True))
    if feature.where == "whole" and len(counts) > 2 and kinds == 2:
        return _with(shown[True], pair[True]), ways
    chosen = next((value for value in pair if value), None)
    return _with(str(chosen), pair[chosen]), ways


def _with(value: str, gold: str) -> str:
    return say("{sign} with {gold}", sign=shorten(value, 30), gold=shorten(gold, 20))


def _by_threshold(values: Sequence[float], golds: Sequence[str]) -> tuple[str, int] | None:
    """Return the first answer's range where each answer has a range of numbers of its own."""
    if len(set(values)) < _FEWEST_NUMBERS:
        return None
    ranges: dict[str, list[float]] = defaultdict(list)
    for value, gold in zip(values, golds, strict=True):
        ranges[gold].append(value)
    ordered = sorted((min(each), max(each), gold) for gold, each in ranges.items())
    ways = math.factorial(len(ordered))
    if all(before[1] < behind[0] for before, behind in pairwise(ordered)):
        low, high, gold = ordered[0]
        return _with(f"{low:g} – {high:g}", gold), ways
    return "", ways
