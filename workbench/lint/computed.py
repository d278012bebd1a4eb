"""What answers are computed from texts by a simple rule: last letters, a sum, the largest.

Where all rows of a task follow one such rule, it is known what a worked example should answer, and
what a prompt that asks for the opposite has wrong.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import prod
from typing import TypeAlias

from workbench.io.han import exactly

_MOST_SIGNS = 300
_LONGEST_ANSWER = 80
_MOST_ITEMS = 40
_FEWEST_ITEMS = 2
_FEWEST_VALUES = 3
_FEWEST_DOCS = 6
_LEARNT_FROM = 40
_MOST_OF = 0.75
_PARTS = exactly(r"\s*[,，、;；|/]\s*|\s+(?:and|or|und|et|y)\s+|[ \t\n]+|和")
_LISTED = exactly(r"[,，、;；|/\n]")
_NUMBER = exactly(r"(?<![\w.])[-−]?\d+(?:\.\d+)?(?![\w]|\.\d)")
_MARKS = exactly(r"[\s,，、;；|/\"'“”‘’()\[\].。-]+")
_VOWELS = frozenset("aeiouAEIOU")
_TWO_WORDS = exactly(r"(?P<letter>[^\W\d_])[^\W\d_]+ (?P<rest>[^\W\d_]+)")
_CAMEL = exactly(r"[a-z]+(?:[A-Z][a-z]+)+")
_SNAKE = exactly(r"[a-z]+(?:_[a-z]+)+")
_CAPITAL = exactly("[A-Z]")

Values = Mapping[str, str]
"""What a text comes to by each rule that can be applied to it, by the rule's name."""

OPPOSITES: tuple[Mapping[str, str], ...] = (
    {
        "largest": r"\b(?:largest|biggest|greatest|highest|maximum|max)\b|最大",
        "smallest": r"\b(?:smallest|lowest|minimum|min(?= (?:of|value|number))|least)\b|最小",
    },
    {
        "sum": r"\b(?:sum|total|add(?:ed|ing)?|plus)\b|总和|之和|相加|求和|总数",
        "product": r"\b(?:product|multipl\w+|times)\b|乘积|相乘|之积",
        "difference": r"\b(?:difference|subtract\w*|minus)\b|之差|相减|差值",
        "mean": r"\b(?:mean|average)\b|平均",
    },
    {
        "last letters": r"\blast letters?\b|\bfinal letters?\b|末字母|最后一个字母|尾字母",
        "first letters": r"\bfirst letters?\b|\binitials?\b|首字母|第一个字母",
    },
    {"longest": r"\blongest\b|最长", "shortest": r"\bshortest\b|最短"},
    {
        "sorted": r"\b(?:ascending|smallest to largest|alphabetical(?:ly)?|a to z)\b"
        r"|升序|从小到大|由小到大",
        "sorted down": r"\b(?:descending|largest to smallest|reverse alphabetical|z to a)\b"
        r"|降序|从大到小|由大到小",
    },
    {
        "capitals": r"\b(?:upper-?case|capitals?|capital letters)\b|大写",
        "small letters": r"\b(?:lower-?case|small letters)\b|小写",
    },
    {
        "first": r"\bfirst (?:word|item|number|one)\b|第一个",
        "last": r"\blast (?:word|item|number|one)\b|最后一个",
    },
    {
        "letters": r"\b(?:letters|characters)\b|字母|字符",
        "words": r"\bwords\b|单词|词数",
        "vowels": r"\bvowels?\b|元音",
    },
)  # fmt: skip
"""Rules of which one excludes the others, each with the words that ask for it."""

_ONE_OF_ALL = exactly(
    r"\bthe (?:single )?(?:heaviest|dearest|largest|biggest|longest|tallest|oldest|cheapest"
    r"|lightest|smallest|shortest|youngest|(?:most|least) expensive)\b"
    r"|最(?:重|贵|大|长|高|轻|便宜|小|短|矮)的",
    re.IGNORECASE,
)
_TOGETHER = exactly(
    r"\b(?:sum|total\w*|add(?:ed|ing|s)?|plus|together|altogether|all|combined|whole|overall|both"
    r"|every|each|than)\b|总|共|和|加|一起|全部|所有",
    re.IGNORECASE,
)
"""What may ask for a sum, or speaks of more than one."""

CHOOSES = frozenset({"largest", "smallest", "first", "last", "longest", "shortest"})
"""Rules by which one of a text's own words or numbers is the answer."""

_Numbers: TypeAlias = "Sequence[int | Fraction]"

_BY_NUMBERS: Mapping[str, Callable[[_Numbers], int | Fraction | None]] = {
    "sum": sum,
    "product": prod,
    "largest": max,
    "smallest": min,
    "mean": lambda found: Fraction(sum(found)) / len(found),
    "range": lambda found: max(found) - min(found),
    "difference": lambda found: found[0] - found[1] if len(found) == 2 else None,
    "quotient": lambda found: Fraction(found[0]) / found[1] if _can_divide(found) else None,
    "remainder": lambda found: found[0] % found[1] if _can_divide(found) else None,
}
"""What the numbers of a text come to by each rule, None where it cannot be applied."""


def _can_divide(found: _Numbers) -> bool:
    return len(found) == 2 and found[1] != 0


def _written(value: int | Fraction | None) -> str:
    if value is None:
        return ""
    return str(value) if value.denominator == 1 else f"{float(value):.6g}"


def _numbers_in(text: str) -> _Numbers:
    """Return the numbers of a text, none where it is no list of them."""
    found = [match[0].replace("−", "-") for match in _NUMBER.finditer(text)]
    is_list = _FEWEST_ITEMS <= len(found) <= _MOST_ITEMS
    return [Fraction(one) if "." in one else int(one) for one in found] if is_list else []


def _of_items(items: Sequence[str], *, are_listed: bool) -> dict[str, str]:
    sizes = Counter(map(len, items))
    by_size = sorted(items, key=len)
    numbers = all(_NUMBER.fullmatch(item) for item in items)
    ranked = sorted(items, key=Fraction) if numbers else sorted(items, key=str.casefold)
    values = {
        "last letters": "".join(item[-1] for item in items),
        "first letters": "".join(item[0] for item in items),
        "backwards": "".join(reversed(items)),
        "sorted": "".join(ranked),
        "sorted down": "".join(reversed(ranked)),
        "words": str(len(items)),
        "different": str(len({*items})),
    }
    if not are_listed:
        return values
    values |= {"first": items[0], "last": items[-1]}
    if sizes[len(by_size[-1])] == 1:
        values["longest"] = by_size[-1]
    if sizes[len(by_size[0])] == 1:
        values["shortest"] = by_size[0]
    return values


def values_of(text: str) -> Values:
    """Return what a text comes to by each rule; nothing where it is long."""
    text = text.strip()
    if not text or len(text) > _MOST_SIGNS:
        return {}
    items = [item for item in _PARTS.split(text.strip(' .。?？!"“”')) if item]
    is_list = _FEWEST_ITEMS <= len(items) <= _MOST_ITEMS
    # Of a sentence, which has no signs between its words, any word may be the answer.
    are_listed = len(_LISTED.findall(text)) == len(items) - 1
    values = _of_items(items, are_listed=are_listed) if is_list else {}
    if found := _numbers_in(text):
        written = {name: _written(rule(found)) for name, rule in _BY_NUMBERS.items()}
        values |= {name: value for name, value in written.items() if value}
    letters = "".join(filter(str.isalpha, text))
    values["turned round"] = text[::-1]
    values["letters"] = str(len(letters))
    values["vowels"] = str(sum(letter in _VOWELS for letter in letters))
    if match := _TWO_WORDS.fullmatch(text):
        values["shortened"] = f"{match['letter']}. {match['rest']}"
    if _CAMEL.fullmatch(text):
        values["=snake case"] = _CAPITAL.sub(lambda match: f"_{match[0].lower()}", text)
    if _SNAKE.fullmatch(text):
        values["=camel case"] = re.sub("_(.)", lambda match: match[1].upper(), text)
    if text != text.upper():
        values["=capitals"] = text.upper()
    if text != text.lower():
        values["=small letters"] = text.lower()
    return values


def _counts(pairs: Sequence[tuple[str, str]]) -> Counter[str]:
    """Count how many answers are what their text comes to, rule by rule."""
    return Counter(
        name
        for text, answer in pairs
        for name, value in values_of(text).items()
        if _is(name, value, answer)
    )


def _is(name: str, value: str, answer: str) -> bool:
    return is_value(value, answer, exactly=name[0] == "=")


def is_value(value: str, answer: str, *, exactly: bool) -> bool:
    """Say whether an answer is what a rule comes to; `exactly`: in the same case."""
    own, said = _MARKS.sub("", value), _MARKS.sub("", answer)
    return own == said if exactly else own.casefold() == said.casefold()


@dataclass(frozen=True, slots=True)
class Learned:
    """A rule that texts and their answers follow, and which of them do not."""

    name: str
    breaks: tuple[int, ...]


def learned(pairs: Sequence[tuple[str, str]]) -> Learned | None:
    """Return the one rule that nearly all of some texts and answers follow, None where there is
    none, or two that break in other places."""
    if len(pairs) < _FEWEST_DOCS or len({answer for _, answer in pairs}) < _FEWEST_VALUES:
        return None
    if any(len(answer) > _LONGEST_ANSWER for _, answer in pairs):
        return None
    if max(_counts(pairs[: 2 * _FEWEST_DOCS]).values(), default=0) < _FEWEST_DOCS // 2:
        return None
    some = pairs[:_LEARNT_FROM]
    best = _counts(some).most_common(2)
    is_most = best and best[0][1] >= max(_FEWEST_DOCS, _MOST_OF * len(some))
    if not is_most or (len(best) > 1 and best[1][1] == best[0][1]):
        return None
    name = best[0][0]
    breaks = (
        place
        for place, (text, answer) in enumerate(pairs)
        if (own := value_by(name.lstrip("="), text)) and not _is(name, own, answer)
    )
    return Learned(name.lstrip("="), tuple(breaks))


def value_by(name: str, text: str) -> str:
    """Return what a text comes to by a rule, "" where it cannot be applied."""
    if name in _BY_NUMBERS:
        found = _numbers_in(text)
        return _written(_BY_NUMBERS[name](found)) if found else ""
    values = values_of(text)
    return values.get(name) or values.get(f"={name}") or ""


def is_asked(name: str, told: str) -> bool:
    """Say whether a prompt asks for a rule of those that exclude others."""
    return any(name in group and re.search(group[name], told, re.IGNORECASE) for group in OPPOSITES)


def asked_instead(name: str, told: str) -> str:
    """Return the words of a prompt that ask for another rule of the same kind than this one, "" if
    it asks for this one, too, or for none."""
    for group in OPPOSITES:
        if name in group and not re.search(group[name], told, re.IGNORECASE):
            others = (
                match[0]
                for other, words in group.items()
                if other != name and (match := re.search(words, told, re.IGNORECASE))
            )
            if found := next(others, ""):
                return found
    return _one_of_all(told) if name == "sum" else ""


def _one_of_all(told: str) -> str:
    """Return what asks for one of several numbers, where nothing asks for all of them together; a
    word for itself may be the name of a field."""
    one = _ONE_OF_ALL.search(told)
    texts = [text for text in told.split("\0") if len(text.split()) > 1] if one else ()
    return one[0] if one and not any(map(_TOGETHER.search, texts)) else ""
