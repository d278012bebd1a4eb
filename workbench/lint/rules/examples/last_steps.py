"""A last step that a chain of thought leaves to its reader, since its words, or what it has found,
tell it: `so half of them is 9`, `3x = 36, hence x = 12`, `the root of 169`."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from fractions import Fraction
from math import isqrt

from workbench.io.han import AnyPattern, compiled, exactly
from workbench.lint.rules.examples.read_numbers import figure_of

_LONGEST = 100
_WRITTEN = r"\d[\d,]{0,20}(?:\.\d{1,12})?(?![\d,]*\d)"  # nobody reckons with longer ones
_NUMBER = exactly(rf"(?<![\d.,]){_WRITTEN}")
_TIMES_UNKNOWN = exactly(r"(?<![\w.])(\d{1,12}) ?\*? ?[A-Za-z]\b(?!\s*\d)")
_RESULT = exactly(rf"=\s*[$€£]?\s?({_WRITTEN})")
_LATEST = 4
"""So many of the numbers before the answer may be what the last step takes."""


def _of(words: str) -> AnyPattern:
    return compiled(words, re.IGNORECASE)


def _is_root(number: Fraction, gold: Fraction) -> bool:
    whole = number.numerator
    return gold * gold == number or gold**3 == number or gold == isqrt(whole)


_ONE: tuple[tuple[AnyPattern, Callable[[Fraction, Fraction], bool]], ...] = (
    (
        _of(r"\broot|\bhypotenuse|\bside|\bdistance|\blength|\bradius|平方根|根号|边长|斜边|开方"),
        _is_root,
    ),
    (_of(r"\bhalf|\bhalv|\bboth\b|\bradius|一半|半"), lambda n, g: n == 2 * g),
    (
        _of(r"\btwice|\bdoubl|\bboth\b|\bdiameter|\bpair|两倍|翻倍|加倍|一倍"),
        lambda n, g: 2 * n == g,
    ),
    (_of(r"\bsquare|\barea|平方|面积"), lambda n, g: n * n == g),
    (_of(r"\bcube|\bvolume|立方|体积"), lambda n, g: n**3 == g),
    (_of(r"\bthird|\btripl|三分之一|三倍"), lambda n, g: g in (n / 3, 3 * n)),
    (_of(r"\bquarter|四分之一"), lambda n, g: n == 4 * g),
    (
        _of(r"\bdigit|数字|位"),
        lambda n, g: g in (len(str(n)), sum(map(int, re.findall(r"\d", str(n))))),
    ),
)
"""What words say is done to a number, and whether another one is what comes of it."""

_SUM = _of(r"\b(?:total|sum|altogether|together|in all|overall|combined|plus|add)|总|共|和|加")
_REST = _of(
    r"\b(?:left|remain|rest|difference|more|fewer|less|minus|subtract|chang|sav|short|still|off|reduc|cheap)|剩|余|差|减|多|少"
)
_PRODUCT = _of(r"\b(?:times|each|every|per|multipl|product)|乘|每|积|倍")
_SHARE = _of(r"\b(?:average|mean|per|each|every|divid|shar|ratio|split|rate|speed)|平均|每|除|分")


def is_left_to_readers(steps: str, gold: Fraction, asked: str) -> bool:
    """Say whether what steps close on comes of their last result by a step that the words behind
    this name, or of an equation for a multiple of what is asked for."""
    whole = steps.replace("{,}", "")
    numbers = [(figure_of(match[0]), match.end()) for match in _NUMBER.finditer(whole)]
    if not numbers:
        return False
    latest = [number for number, _ in numbers[-_LATEST:]]
    if any(int(match[1]) * gold in latest for match in _TIMES_UNKNOWN.finditer(whole)):
        return True
    own = deque(_RESULT.finditer(whole), maxlen=1)
    last, end = (figure_of(own[0][1]), own[0].end()) if own else numbers[-1]
    said = whole[max(end, len(whole) - _LONGEST) :]
    if any(words.search(said) and comes(last, gold) for words, comes in _ONE):
        return True
    others = {*latest, *(figure_of(match[0]) for match in _NUMBER.finditer(asked))}
    return _comes_of_two(said, last, others, gold)


def _comes_of_two(said: str, last: Fraction, others: set[Fraction], gold: Fraction) -> bool:
    """Say whether a number comes of another one and one of several by a step that words name."""
    return (
        (_SUM.search(said) is not None and gold - last in others)
        or (_REST.search(said) is not None and (gold + last in others or last - gold in others))
        or (_PRODUCT.search(said) is not None and any(last * other == gold for other in others))
        or (_SHARE.search(said) is not None and any(gold * other == last for other in others))
    )
