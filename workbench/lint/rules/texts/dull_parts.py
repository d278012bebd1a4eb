"""Parts of a printed value that are the same in all rows and say nothing: the midnight of a date,
the point and nought of whole numbers that are texts. The rules `text/raw-value` and
`answer/python-value` say so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.rules.answers.printed import are_formatted
from workbench.lint.subject import Subject, stands_in
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_NEARLY_ALL = 0.9
_SEEN_DOCS = 200
_MIDNIGHT = exactly(
    r"(?<!\d)(\d{4}[-/.]\d\d?[-/.]\d\d?)[ T](?:00:00:00(?:[.,]0+)?|00:00(?![:\d])|12:00:00 AM)"
    r"(?:\.000)?(?:Z|\+00:?00)?(?![\d:])"
)
_ABOUT_TIMES = compiled(
    r"\b(?:times?|hours?|o'clock|midnight|timestamps?|timezones?|utc|datetime|iso|log\w*)\b"
    r"|时间|時間|时刻|几点|零点|午夜",
    re.IGNORECASE,
)
_FLOAT = exactly(r"(?<![\w.])-?\d+\.0+(?![\d.]|\w)")
_FRACTION = exactly(r"(?<![\w.])-?\d+\.\d*[1-9]")
_OF_POINTS = compiled(
    r"\bdecimals?\b|\bfloats?\b|\bpython\b|\bround\w*|\bversions?\b|\bratings?\b|\bstars\b|\bgpa\b"
    r"|小数|浮点|版本|评分|保留",
    re.IGNORECASE,
)
_FEWEST_KINDS = 3


def midnights(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has a date with the midnight of its timestamp, in nearly all docs:
    hints where the rows have it themselves."""
    if not subject.has_sign("0") or _ABOUT_TIMES.search(subject.told):
        return
    items = subject.some(_SEEN_DOCS)
    least = max(_FEWEST_DOCS, _NEARLY_ALL * len(items))
    found = in_most(items, _midnight_in, least)
    for item, shown in found if len({shown for _, shown in found}) > 1 else ():
        yield Hit(
            say("a date stands there with the midnight of its timestamp: {value}", value=shown),
            say("Write the date alone: .date(), strftime('%Y-%m-%d')."),
            item.doc.id,
            subject.code.line_with("date") or subject.code.line_of_input,
            about="midnight",
            severity="hint" if stands_in(item.doc.data, shown) else None,
        )


def _midnight_in(item: Rendered) -> str:
    match = _MIDNIGHT.search(item.example.input) if ":00" in item.example.input else None
    return match[0] if match else ""


def floats_in_texts(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs that show a text of the row with whole numbers that have a point and
    a nought, where no text has another number with a point."""
    if not subject.has_sign(".") or are_formatted(subject):
        return
    items = subject.some(_SEEN_DOCS)
    found = in_most(items, _float_in, max(_FEWEST_DOCS, _NEARLY_ALL * len(items)))
    if len({shown for _, shown in found}) < _FEWEST_KINDS or _OF_POINTS.search(subject.told):
        return
    for item, shown in found if not _FRACTION.search(subject.rows_in_one) else ():
        yield Hit(
            say("a whole number of the row is written as a float: {value}", value=shown),
            say("Write whole numbers without their point: str(int(float(…)))."),
            item.doc.id,
            subject.code.line_of_input,
            about="floats",
            severity="hint",
        )


def _float_in(item: Rendered) -> str:
    text = item.example.input
    if ".0" not in text:
        return ""
    matches = (m for leaf in leaves_of(item.doc.data) for m in _FLOAT.finditer(leaf))
    return next((match[0] for match in matches if match[0] in text), "")
