"""Answers that are times of a clock, and among them what none shows: an hour above 24, a minute
above 59, a figure less than the form that is asked for. The rule `answer/unlike-others` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say

_MOST_DOCS = 400
_FEWEST_DOCS = 6
_NEARLY_ALL = 0.9
_TIME = exactly(r"(?P<hour>\d{0,2}):(?P<minute>\d{1,3})(?::\d\d)?")
_FULL = compiled(r"\b(?:HH|hh|hh24|SS|ЧЧ|чч):(?:MM|mm|ММ|мм)\b")
_OF_A_CLOCK = compiled(
    r"\b24[- ]?(?:h|hours?|Stunden|heures|horas|ore)\b|\bclocks?\b|\bo['’]clock\b"
    r"|\bUhr(?:zeit)?\b"
    r"|\barriv\w+|\bdepart\w+|\btime of (?:the )?day\b|\bwhat time\b|\bà quelle heure|\bqué hora"
    r"|\bche ora|\bкотор\w+ час|\bgodzin\w+|\bsaat(?:i|in|ler\w*)?\b|几点|何時|몇 시",
    re.IGNORECASE,
)
_OF_SPANS = compiled(
    r"\bhow long\b|\bminutes and seconds\b|\bMM:SS\b|\bgames?\b"
    r"|\bmatch(?:es)?\b|\bduration of\b|\bstop ?watch|\bscores?\b|\bverses?\b|\bratios?\b|wie lange"
    r"|多长时间|多久",
    re.IGNORECASE,
)
"""What a prompt asks for that is written alike, and is no time of day."""


def no_times(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer is no time that a clock shows, where the prompt asks for one."""
    golds = subject.rights[:_MOST_DOCS]
    if len(golds) < _FEWEST_DOCS or ":" not in golds[0]:
        return
    matches = [_TIME.fullmatch(gold) for gold in golds]
    if sum(match is not None for match in matches) < _NEARLY_ALL * len(golds):
        return
    told = subject.told
    is_full = _FULL.search(told) is not None
    if not (is_full or _OF_A_CLOCK.search(told)) or _OF_SPANS.search(told):
        return
    for item, match in zip(subject.rendered, matches, strict=False):
        what = _amiss(match, is_full=is_full) if match else None
        if match and what:
            yield Hit(
                say("the answer {answer} is no time of day: {what}",
                    answer=quoted(shorten(match[0], 20)), what=what),
                say("Correct the row's answer."),
                item.doc.id,
                subject.code.line_of_output,
                about="time of day",
            )  # fmt: skip


def _amiss(match: re.Match[str], *, is_full: bool) -> Message | None:
    hour, minute = match["hour"], match["minute"]
    if int(minute) > 59 or len(minute) != 2:
        return say("its minutes are {n}", n=minute)
    if int(hour or 0) > 24 or (hour == "24" and int(minute) > 0):
        return say("its hour is {n}", n=hour)
    if is_full and len(hour) < 2:
        return say("two figures are asked for, and its hour is {n}", n=quoted(hour))
    return None
