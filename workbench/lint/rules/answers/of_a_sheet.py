"""Answers that are times or dates as a sheet keeps them: `0.650694` for 15:37, which is so much of
a day, or `45292` for 1 January 2024, so many days on. The rule `answer/python-value` says so."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.dates import days_in
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST = 2
_SHARE = 0.1
_PART = exactly(r"0?\.\d{4,17}")
_COUNT = exactly(r"[2-6]\d{4}(?:\.0+)?")
_TIME = exactly(r"(?<![\d:.])(?P<hours>[01]?\d|2[0-3])[:.hH](?P<minutes>[0-5]\d)(?![\d:])")
_MINUTES = 24 * 60
_FIRST_DAY = date(1899, 12, 30)
"""The day from which sheets count."""


def kept_by_a_sheet(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is the part of a day, or the number of days, that a time or a
    date of their input is."""
    found = [
        (item.doc.id, gold, shown)
        for item in subject.rendered
        if (gold := golds_of(item.example)[0].strip())[:1] in ".023456"
        and gold != ""
        and (shown := _time_of(gold, item.example.input) or _date_of(gold, item.example.input))
    ]
    if len(found) < max(_FEWEST, _SHARE * len(subject.rendered)):
        return
    for doc_id, gold, shown in found:
        yield Hit(
            say("the answer {gold} is {shown} as a sheet keeps it",
                gold=shorten(gold, 30), shown=shown),
            say("Write it as the prompt does."),
            doc_id,
            subject.code.line_of_output,
            about="sheet",
        )  # fmt: skip


def _time_of(gold: str, text: str) -> str:
    """Return the time of a text that an answer is as a part of a day, "" where it is none."""
    if not _PART.fullmatch(gold):
        return ""
    minutes = round(float(gold) * _MINUTES)
    if abs(float(gold) - minutes / _MINUTES) > 10 ** -len(gold.partition(".")[2]):
        return ""
    times = ((int(m["hours"]), int(m["minutes"]), m[0]) for m in _TIME.finditer(text))
    return next((said for hour, minute, said in times if 60 * hour + minute == minutes), "")


def _date_of(gold: str, text: str) -> str:
    """Return the date of a text that is so many days behind the first, "" where it is none."""
    if not _COUNT.fullmatch(gold):
        return ""
    days = (day for day in days_in(text) if day.is_one)
    number = int(float(gold))
    return next((str(date(*day)) for day in days if (date(*day) - _FIRST_DAY).days == number), "")
