"""Answers of a few rows in a form that no other has: wholly in quotes, as a table's cell is, a
number in words, with `.0`, or no number at all where the others are figures, or the word of an
empty cell, `nan`, where they are several words. The rule `answer/unlike-others` says so."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.texts.cells import NO_VALUES
from workbench.lint.subject import Subject
from workbench.messages import Message, say

_FEWEST_DOCS = 8
_FEWEST_ROWS = 6
_FEW = 0.15
_MOST_OF = 0.8
_FEWEST_WORDS = 3
_SHOWN = 40
_FEWEST_FIGURES = 5
_MOST_FIGURES = 0.5
_SPELT = exactly(
    r"(?i:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)|[零一二三四五六七八九十]"
)
_MOSTLY_FIGURES = 0.7
_WHOLE_FLOAT = exactly(r"-?\d+\.0+")
_WORDS = exactly(r"[^\W\d_]{2,}(?:[ -][^\W\d_]+){0,3}")
_QUOTES = '"“”„«»「」『』'
_QUOTED = exactly(r"\"[^\"\n]+\"|“[^“”\n]+”")


def form_alone(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose answer is wholly in quotes, and no other text has any, is a number
    in words, with `.0`, or none among figures, or is the word of an empty cell among answers of
    several words."""
    golds = subject.golds
    if len(golds) < _FEWEST_DOCS:
        if len(golds) >= _FEWEST_ROWS:
            yield from _among_figures(subject, golds, sum(map(str.isdecimal, golds)))
        return
    few = max(1, _FEW * len(golds))
    quoted = [place for place, gold in enumerate(golds) if _QUOTED.fullmatch(gold)]
    if quoted and len(quoted) <= few and not _are_quoted_elsewhere(subject, golds, quoted):
        for place in quoted:
            what = say("it stands in quotes, and others do not: {own}",
                       own=shorten(golds[place], _SHOWN))  # fmt: skip
            yield _hit(subject, place, what)
    spelt = [place for place, gold in enumerate(golds) if _SPELT.fullmatch(gold)]
    figures = sum(map(str.isdecimal, golds))
    if 0 < len(spelt) <= few and figures >= max(_FEWEST_FIGURES, _MOST_FIGURES * len(golds)):
        for place in spelt if not _says_itself(subject, golds[spelt[0]]) else ():
            what = say("it is written {own}, where others are as {example}",
                       own=golds[place], example=next(filter(str.isdecimal, golds)))  # fmt: skip
            yield _hit(subject, place, what)
    if not spelt:
        yield from _among_figures(subject, golds, figures)
    empty = [place for place, gold in enumerate(golds) if gold.casefold() in NO_VALUES]
    if not 0 < len(empty) <= few or _says_itself(subject, golds[empty[0]]):
        return
    long = sum(len(gold.split(None, _FEWEST_WORDS)) >= _FEWEST_WORDS for gold in golds)
    for place in empty if long >= _MOST_OF * len(golds) else ():
        yield _hit(subject, place, say("it is the word of an empty cell: {own}", own=golds[place]))


def _among_figures(subject: Subject, golds: Sequence[str], figures: int) -> Iterator[Hit]:
    """Yield the docs whose answer is a whole number with `.0` where no other has a point; else
    those whose answer is no number, and stands in no text."""
    rest = [place for place, gold in enumerate(golds) if not gold.isdecimal()]
    if not rest or figures < _MOSTLY_FIGURES * len(golds):
        return
    floats = all(_WHOLE_FLOAT.fullmatch(golds[place]) for place in rest)
    words = all(_WORDS.fullmatch(golds[place]) for place in rest)
    if not floats and (not words or any(_stands(subject, golds[p], p) for p in rest)):
        return
    example = next(filter(str.isdecimal, golds))
    for place in rest:
        what = say("it is written {own}, where others are as {example}",
                   own=shorten(golds[place], _SHOWN), example=example)  # fmt: skip
        yield _hit(subject, place, what)


def _stands(subject: Subject, word: str, place: int) -> bool:
    """Say whether the prompt, or the doc's own text, has a word, or is a program that prints it."""
    own = subject.rendered[place].example.input.casefold()
    return word.casefold() in own or "print(" in own or _says_itself(subject, word)


def _hit(subject: Subject, place: int, what: Message) -> Hit:
    return Hit(
        say("the row's {name} is unlike that of the others: {what}", name=say("answer"), what=what),
        say("Correct the row, or leave it out."),
        subject.rendered[place].doc.id,
        subject.code.line_of_output,
        about="form",
        severity="hint",
    )


def _are_quoted_elsewhere(subject: Subject, golds: Sequence[str], quoted: Sequence[int]) -> bool:
    """Say whether another answer has quotes, or the text of one that stands in them."""
    rest = "".join(gold for place, gold in enumerate(golds) if place not in quoted)
    own = "".join(subject.rendered[place].example.input for place in quoted)
    return any(sign in rest or sign in own for sign in _QUOTES)


def _says_itself(subject: Subject, word: str) -> bool:
    """Say whether the prompt's own text has the word: then it is an answer like others."""
    return word.casefold() in subject.told.casefold()
