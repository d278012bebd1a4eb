"""Numbers, dates and times among the answers that are written otherwise than the row's own text has
them, where most answers stand there as they are: `8:11` for the cell `08:11`. The rule
`answer/other-form` says so."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_FEWEST = 2
_MOST_OF = 0.5
_SEEN_DOCS = 400
_LONGEST = 24
_SHORT_LEAF = 40
_FIGURE = re.compile(r"[-+−$€£¥]?\d[\d.,:/\s-]*(?:[^\W\d_]{1,4}\b|[%°])?")
_BETWEEN = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")
_NOUGHTS = re.compile(r"(?<![\d.])0+(?=\d)")
_BEHIND_POINT = re.compile(r"(\.\d*?)0+(?!\d)")


def figures_otherwise(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs whose answer is a number, a date or a time that a text of the row is, too, but
    for noughts, commas, spaces or the width of its signs; most docs' answers are such a text as it
    is."""
    items = subject.rendered[:_SEEN_DOCS]
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    exact = 0
    found: list[tuple[Rendered, str, str]] = []
    for item in items:
        gold = golds_of(item.example)[0].strip()
        if not any(map(str.isdigit, gold)) or len(gold) > _LONGEST or not _FIGURE.fullmatch(gold):
            continue
        cells = _cells(item, gold)
        if gold in cells:
            exact += 1
        elif cell := next((c for c in cells if _bare(c) == _bare(gold)), ""):
            found.append((item, gold, cell))
    if len(found) < _FEWEST or exact < _MOST_OF * (exact + len(found)) or exact < _FEWEST:
        return
    for item, gold, cell in found:
        yield item, say("the answer {gold!r} is written otherwise than its text has it: {cell!r}",
                        gold=gold, cell=cell)  # fmt: skip


def _cells(item: Rendered, gold: str) -> list[str]:
    """Return the short texts of a row that its input shows, and the figures in its longer ones, but
    for what is the answer's own field."""
    found: list[str] = []
    for value in item.doc.data.values():
        if isinstance(value, str) and value.strip() == gold:
            continue
        for leaf in leaves_of(value):
            bare = leaf.strip()
            if not bare or not any(map(str.isdigit, bare)) or bare not in item.example.input:
                continue
            found += [bare] if len(bare) <= _SHORT_LEAF else []
            found += [match[0].strip(" .,:-/") for match in _FIGURE.finditer(bare[:2000])]
    return found


def _bare(text: str) -> str:
    plain = "".join(unicodedata.normalize("NFKC", text).split()).casefold()
    whole = _BEHIND_POINT.sub(r"\1", _BETWEEN.sub("", plain))
    return _NOUGHTS.sub("", whole).rstrip(".")
