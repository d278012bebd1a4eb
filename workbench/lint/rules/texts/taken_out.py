"""What code takes out of a text while it looks as if it stayed: accents of the answers, capitals of
names, the point of a number, the sign of a sum. The rule `text/changed` says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import without_accents
from workbench.messages import Message, say

_FEWEST_DOCS = 2
_NEARLY_ALL = 0.8
_SHORTEST = 4
_POINT = exactly(r"(?<=\d)[.:/](?=\d)")
_SUM = exactly(
    r"(?<![\d.,/+*×÷x-])(?<![+*/×÷=-] )(\d+(?:\.\d+)?) {1,2}(\d+(?:\.\d+)?) ?= ?"
    r"(\d+(?:\.\d+)?)(?![\d/])"
)
_WITHOUT_SIGN = exactly(r"\d {1,2}\d[\d.]* ?=")
"""It is in all of that: quicker to tell."""

_ABOUT_FORMS = compiled(
    r"accents?|diacritic|ascii|normali[sz]|capitali[sz]|capital letters?|in capitals"
    r"|lower-?case|upper-?case|without (?:the )?(?:marks?|signs?|points?|operators?)"
    r"|missing (?:sign|operator)s?|重音|大写|小写|标点|运算符",
    re.IGNORECASE,
)


def taken_out(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that lack such a part of what their row has."""
    shown = subject.rendered[0].example.input if subject.rendered else ""
    told = [literal.text for literal in subject.code.literals if literal.text in shown]
    if any(map(_ABOUT_FORMS.search, (subject.settings.description, *told))):
        return
    words = subject.words_of_rows
    if not words.isascii():
        way = say("without its accents")
        yield from _changed_by(subject, _without_accents, way, of_answers=True)
    yield from _changed_by(subject, _with_small_letters, say("with small letters in its names"))
    if _POINT.search(words):
        way = say("without the marks in its numbers")
        yield from _changed_by(subject, lambda text: _POINT.sub("", text), way, least=1)
    yield from _lost_operators(subject)


def _without_accents(text: str) -> str:
    return text if text.isascii() else without_accents(text)


def _with_small_letters(text: str) -> str:
    """Return a text as `capitalize` makes it, if it has a capital within."""
    return text.capitalize() if text[1:].lower() != text[1:] else text


def _changed_by(
    subject: Subject,
    make: Callable[[str], str],
    way: Message,
    *,
    of_answers: bool = False,
    least: int = _FEWEST_DOCS,
) -> Iterator[Hit]:
    """Yield the docs that show a text of the row as `make` changes it, where nearly all do whose
    text it would change."""
    found: list[tuple[int | None, str]] = []
    docs = 0
    for (doc_id, _, example), texts in zip(subject.examples, subject.row_texts, strict=True):
        others = [
            (bare, made)
            for text in texts
            if len(bare := text.strip()) >= _SHORTEST and (made := make(bare)) != bare
        ]
        if not others:
            continue
        parts = (*example.outputs, *golds_of(example))
        shown = "\n".join(parts if of_answers else (example.input, *parts))
        for bare, made in others:
            if made not in shown and bare not in shown:
                continue
            docs += 1
            if bare not in shown and made not in texts:
                found.append((doc_id, bare))
    if len(found) < max(least, _NEARLY_ALL * docs):
        return
    for doc_id, text in found:
        yield Hit(
            say("a text of the row is there {way}: {text}", way=way, text=shorten(text, 40)),
            say("Show it as it is, or say in a comment why not."),
            doc_id,
            subject.code.line_of_output if of_answers else subject.code.line_of_input,
            about=str(way),
        )


def _lost_operators(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with two numbers and what a sum of them gives, and no sign between the two."""
    found: list[tuple[int | None, str]] = []
    for doc_id, _, example in subject.examples if subject.has_sign("=") else ():
        texts: Sequence[str] = (example.input, example.output)
        texts = [text for text in texts if "=" in text and _WITHOUT_SIGN.search(text)]
        matches = (m for text in texts for m in _SUM.finditer(text))
        match = next((m for m in matches if _is_sum(*map(float, m.groups()))), None)
        if match is not None:
            found.append((doc_id, match[0]))
    for doc_id, written in found if len(found) >= _FEWEST_DOCS else ():
        yield Hit(
            say("a sum has lost its sign: {written}", written=written),
            say("Take the data from its source again, where the sign stands."),
            doc_id,
            subject.code.line_of_output,
            about="sign",
            severity="warning",
        )


def _is_sum(first: float, second: float, result: float) -> bool:
    made = [first + second, first - second, first * second]
    made += [first / second] if second else []
    return any(abs(each - result) < 1e-9 for each in made)
