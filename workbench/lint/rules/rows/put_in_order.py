"""Numbers that a prompt shows on one line and asks for in order, and answers that have others, or
have them in no such order. The rule `answer/other-rule` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.order_words import FALLING, RISING
from workbench.lint.subject import Subject
from workbench.lint.written_numbers import as_written
from workbench.messages import say

_MOST_DOCS = 200
_FEWEST_DOCS = 6
_MOST_OF = 0.5
_LONGEST = 200
_SORTS = compiled(
    r"\b(?:sort|order|arrange|rank|put|list|write)\b|\b(?:ordne|sortier\w*|trie[rz]?|class\w+|range\w*"
    r"|orden[ae]\w*|ordin[ae]\w*|расположи\w*|упорядоч\w*|отсортир\w*)\b|排序|排列|排成|並べ|정렬|나열",
    re.IGNORECASE,
)
_OTHERWISE = compiled(
    r"absolute|magnitude|digits?\b|distance|remainder|factors?\b|letters?|names?\b|绝对值|数字和|位数",
    re.IGNORECASE,
)
"""What else numbers may be put in order by."""

_OF_NUMBERS = compiled(
    r"\b(?:numbers?|integers?|values?|figures|Zahlen|nombres|números|numeri|liczby|getallen)\b|числ"
    r"|数|숫자",
    re.IGNORECASE,
)
_PART = r"[-−+]?\d+(?:\.\d+)?"
_LINE = exactly(
    rf"(?:[^\d\n:：]*[:：])?[ \t\[(]*(?P<list>{_PART}(?:[ \t]*[,;，、；|][ \t]*{_PART})+)[\])]?\.?"
)
_LISTED = exactly(rf"[\[(]?{_PART}(?:\s*[,;，、；|<>≥≤]\s*{_PART}|\s+{_PART})+[\])]?")
_NUMBER = exactly(_PART)


def put_in_no_order(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer has the numbers of its line in another order than is asked for,
    or a number that the line has not, where answers are such lists."""
    items = subject.rendered[:_MOST_DOCS]
    if len(items) < _FEWEST_DOCS or not all(map(_LISTED.fullmatch, subject.rights[:_FEWEST_DOCS])):
        return
    told = subject.told
    if not _OF_NUMBERS.search(told):
        return
    falls, rises = FALLING.search(told), RISING.search(told)
    if bool(falls) is bool(rises) or not _SORTS.search(told) or _OTHERWISE.search(told):
        return
    found: list[tuple[int, Sequence[float], Sequence[float]]] = []
    for place, item in enumerate(items):
        gold = subject.rights[place]
        if not _LISTED.fullmatch(gold) or len(gold) > _LONGEST:
            return
        if shown := _shown(item.example.input):
            found.append((place, shown, _numbers(gold)))
    near = sum(_is_of(own, shown) or _is_of(shown, own) for _, shown, own in found)
    if len(found) < len(items) or near < _MOST_OF * len(found):
        return
    for place, shown, own in found:
        is_strange = not _is_of(own, shown)
        if is_strange or (len(own) == len(shown) and not _goes(own, is_down=bool(falls))):
            wanted = ", ".join(f"{n:g}" for n in sorted(shown, reverse=bool(falls)))
            yield Hit(
                say("the answer is {answer}; the numbers of its text in order are {wanted}",
                    answer=shorten(subject.rights[place], 40), wanted=shorten(wanted, 40)),
                say("Correct the row's answer."),
                items[place].doc.id,
                subject.code.line_of_output,
                about="in order",
            )  # fmt: skip


def _shown(text: str) -> Sequence[float]:
    """Return the numbers of the one line that is nothing but such, none where several are."""
    lines = [match for line in text.split("\n") if (match := _LINE.fullmatch(line.strip()))]
    return _numbers(lines[0]["list"]) if len(lines) == 1 else ()


def _numbers(text: str) -> list[float]:
    parts = (as_written(part) for part in _NUMBER.findall(text))
    return [number for number in parts if number is not None]


def _is_of(some: Sequence[float], others: Sequence[float]) -> bool:
    return not Counter(some) - Counter(others)


def _goes(numbers: Sequence[float], *, is_down: bool) -> bool:
    return all(a >= b if is_down else a <= b for a, b in pairwise(numbers))
