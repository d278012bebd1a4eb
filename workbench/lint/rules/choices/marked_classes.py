"""Classes that a template marks with one sign each, `A = the landlord`, `m: mammal; b: bird`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from workbench.io.han import exactly
from workbench.lint.frames import MASK

_FEWEST_IN_A_LINE = 3
_ITEM = exactly(
    r"[ \t]*(?:[-*•·][ \t]+)?[(（\[]?(?P<mark>[^\W_])(?:[)）\]][:：]?|\s?[:：=＝.．、]|\s->"
    r"|[ \t](?=[–—][ \t])[–—])[ \t]*"
    r"(?P<text>[^\W\d_][^;；,，\n]{1,60}?)[ \t]*[.。]?"
)
_HEAD = exactly(r"[^:：\n]{1,40}[:：][ \t]+(?=[(（\[]?[^\W_][)）\]:：=＝.．、\s])")
_IN_BRACKETS = exactly(r"[(（](?P<said>[^()（）\n]{8,200})[)）]")
_PARTS = exactly(r"\s*[;；,，]\s*")
_ARTICLES = exactly(
    r"(?:(?:the|an?|les?|la|une?|der|die|das|eine?|el|l[oa]s|una?|il|lo|gli|os?|as?)\s+|l['’])",
    re.IGNORECASE,
)


def marked_in(text: str) -> Mapping[str, str]:
    """Return the first list of a template's own text that has a mark of one sign before each of two
    classes or more, on lines below each other or in one, with what is said of each mark."""
    run: dict[str, str] = {}
    for line in (*text.split("\n"), ""):
        match = _ITEM.fullmatch(line) if MASK not in line else None
        if match and match["mark"] not in run:
            run[match["mark"]] = match["text"]
            continue
        if len(run) > 1:
            return run
        run = {}
        bracketed = (match["said"] for match in _IN_BRACKETS.finditer(line))
        if inline := next(filter(None, map(_in_a_line, (line, *bracketed))), None):
            return inline
    return {}


def _in_a_line(line: str) -> Mapping[str, str]:
    if MASK in line:
        return {}
    head = _HEAD.match(line)
    parts = _PARTS.split(line[head.end() :] if head else line)
    found = [_ITEM.fullmatch(part) for part in parts] if len(parts) >= _FEWEST_IN_A_LINE else []
    marks = {match["mark"]: match["text"] for match in found if match}
    return marks if len(marks) == len(parts) else {}


def bare_meaning(text: str) -> str:
    """Return what is said of a mark without its article, in small letters."""
    return _ARTICLES.sub("", text, count=1).casefold() if _ARTICLES.match(text) else text.casefold()
