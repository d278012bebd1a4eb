"""Answers that are dates: with day and month exchanged, of no calendar, or in another form than all
others. The rules `answer/other-rule`, `few-shot/wrong-answer` and `few-shot/worked-form` say so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.dates import Day, day_in, days_in
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_SEEN_DOCS = 200
_FIRST_DOCS = 4
_FEWEST_DOCS = 4
_MOST_OF = 0.75
_DAY_FIRST = exactly(r"(?:YYYY|yyyy|%Y|年)\W?(?:DD|dd|%d|日)\W?(?:MM|mm|%m|月)")
"""What asks for the day before the month."""
_SPARE = exactly(r"\d")
_LETTERS = exactly(r"[^\W\d_]+")


def form_of(text: str) -> str:
    """Return how a date is written: `9999-99-99`, `9 a 9999`."""
    text = text.strip()
    if re.match(r"\d{1,2}\W", text) or _LETTERS.search(text):
        return re.sub(r"\d{4}", "9999", re.sub(r"(?<!\d)\d{1,2}(?!\d)", "9", _words(text)))
    return _SPARE.sub("9", text)


def _words(text: str) -> str:
    return _LETTERS.sub(lambda match: match[0] if not match[0].isascii() else "a", text)


def _dated(subject: Subject) -> Sequence[tuple[Rendered, str, Day]]:
    """Return the docs with their answers, where nearly all of these are dates."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS:
        return ()
    found: list[tuple[Rendered, str, Day]] = []
    for seen, item in enumerate(items):
        gold = golds_of(item.example)[0].strip()
        if day := day_in(gold):
            found.append((item, gold, day))
        if seen + 1 == _FIRST_DOCS and not found:
            return ()
    return found if len(found) >= max(_FEWEST_DOCS, _MOST_OF * len(items)) else ()


def exchanged_days(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer has month and day of the date in its text the other way round, or
    is of no calendar."""
    dated = _dated(subject)
    if not dated or _DAY_FIRST.search(subject.told):
        return
    for item, gold, day in dated:
        text = subject.blocks_of(item)[-1].text
        if what := _wrong(text, gold, day):
            yield Hit(
                what,
                say("Correct the row's answer, or the format that writes it."),
                item.doc.id,
                subject.code.line_of_output,
                about="date",
            )


def wrong_day(subject: Subject, text: str, answer: str) -> Message | None:
    """Return what is wrong about the date that a worked example, `text`, answers, where the docs
    answer with dates."""
    day = day_in(answer) if len(answer) <= 40 else None
    if day is None or not _dated(subject):
        return None
    if _DAY_FIRST.search(subject.told):
        return None
    return _wrong(text, answer.strip(), day)


def _wrong(text: str, gold: str, day: Day) -> Message | None:
    if not day.is_one:
        return say("the answer {gold} is no date of the calendar", gold=shorten(gold, 30))
    told = {one for one in days_in(text) if one.is_one}
    if day in told or day.turned not in told:
        return None
    return say("the answer {gold} has month and day of its text the other way round",
               gold=shorten(gold, 30))  # fmt: skip


def other_day_form(subject: Subject, answers: Sequence[str]) -> Message | None:
    """Return what is said of a worked answer that writes its date in another form than all docs
    do."""
    days = [answer for answer in answers if day_in(answer)]
    if not days:
        return None
    dated = _dated(subject)
    forms = {form_of(gold) for _, gold, _ in dated}
    if not dated or len(forms) != 1 or len(dated) < len(subject.some(_SEEN_DOCS)):
        return None
    other = next((answer for answer in days if form_of(answer) not in forms), "")
    if not other:
        return None
    return say("a worked answer writes its date otherwise than the docs' answers: {theirs}, {own}",
               theirs=shorten(other, 30), own=shorten(dated[0][1], 30))  # fmt: skip
