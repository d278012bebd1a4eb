"""What a template fixes beside a number or a word, and what does not fit all of them: `3th`, `1
items`, `a apple`. The rule `text/raw-value` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import AnyPattern, exactly
from workbench.lint.finding import Hit, Severity
from workbench.lint.subject import Subject, stands_in
from workbench.messages import Message, say

_ENDINGS = ("st", "nd", "rd", "th")
_ORDINAL = exactly(r"(?<![\w.,])(\d{1,5})(st|nd|rd|th)(?![\w])")
_NO_PLURALS = (
    r"less|plus|minus|times|across|as|is|was|has|versus|pass|class|series|species|gas|bus|yes|this"
    r"|its"
)
_PLURAL = exactly(rf"(?<![\w.,:/-])1 ((?!(?:{_NO_PLURALS})\b)[a-z]{{3,}}(?<![su])s)\b(?!')")
_ARTICLE = exactly(r"(?<![\w'’.])([Aa]) ([aeio](?!ne\b|nce\b|u)[a-z]{2,})")
_OTHER_ARTICLE = exactly(r"(?<![\w'’.])([Aa]n) ([bcdfgjklpqrstvwz][a-z]{2,})")
_ABOUT = exactly(
    r"\b(?:ordinals?|plurals?|grammar|articles?|correct(?:ed)? the|mistakes?|typos?)\b", re.I
)
_FEWEST_DOCS = 2


def fixed_endings(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with an ordinal that has the ending of another number; hints on those with one
    thing in the plural, or an article that does not fit the word behind it, where the template
    writes what does not fit, and the row the rest."""
    template = subject.code.template
    pieces = [lit.text for lit in subject.code.literals if lit.of_input]
    if _ABOUT.search(subject.told) or not subject.rendered:
        return
    endings = [end for end in _ENDINGS if any(_begins(piece, end) for piece in pieces)]
    plural = any(re.match(r"\s[a-z]+s\b", piece) for piece in pieces)
    article = any(re.search(r"(?:\A|\W)an?\s\Z", piece, re.I) for piece in pieces)
    if endings and subject.has_sign("0123456789"):
        yield from _told(subject, [_ORDINAL], template, None, _of_ordinal)
    if plural and subject.has_sign("1"):
        yield from _told(subject, [_PLURAL], template, "hint", _of_plural)
    if article:
        yield from _told(subject, [_ARTICLE, _OTHER_ARTICLE], template, "hint", _of_article)


def _begins(piece: str, ending: str) -> bool:
    return piece.startswith(ending) and not piece[len(ending) : len(ending) + 1].isalnum()


def _told(
    subject: Subject,
    patterns: Sequence[AnyPattern],
    template: str,
    severity: Severity | None,
    judge: Any,
) -> Iterator[Hit]:
    found = [
        (item, match)
        for item in subject.rendered
        if (match := _first(item.example.input, patterns, item.doc.data, template, judge))
    ]
    for item, match in found if len(found) >= _FEWEST_DOCS else ():
        message: Message = say(
            "what the template writes does not fit the row's value: {found}",
            found=shorten(match[0], 30),
        )
        yield Hit(
            message,
            say("Make the ending, or the word, from the value."),
            item.doc.id,
            subject.code.line_of_input,
            about=judge.__name__,
            severity=severity,
        )


def _first(
    text: str,
    patterns: Sequence[AnyPattern],
    data: Mapping[str, Any],
    template: str,
    judge: Any,
) -> re.Match[str] | None:
    matches = (match for pattern in patterns for match in pattern.finditer(text))
    return next(
        (
            match
            for match in matches
            if judge(match, template, data)
            and match[0] not in template
            and not stands_in(data, match[0])
        ),
        None,
    )


def _of_ordinal(match: re.Match[str], template: str, data: Mapping[str, Any]) -> bool:
    """Say whether a number has another ordinal's ending."""
    number, last = int(match[1]), match[1][-1]
    is_teen = 10 < number % 100 < 14
    meant = "th" if is_teen else {"1": "st", "2": "nd", "3": "rd"}.get(last, "th")
    return match[2] != meant


def _of_plural(match: re.Match[str], template: str, data: Mapping[str, Any]) -> bool:
    """Say whether the template has the word behind the number."""
    return f" {match[1]}" in template


def _of_article(match: re.Match[str], template: str, data: Mapping[str, Any]) -> bool:
    """Say whether the row has the word, and the template the article, with nothing behind it."""
    is_end = re.search(rf"(?:\A|\W){match[1]} (?=\0|\Z)", template) is not None
    values = (value for value in data.values() if isinstance(value, str))
    return is_end and any(value.startswith(match[2]) for value in values)
