"""Answers that put the marks or the names of a list in the order of the numbers in its items, `[P]
Radio (1895)`: a row in another order than all others, or a prompt that asks for the order turned
round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit
from workbench.lint.order_words import FALLING, RISING
from workbench.lint.ranked_lines import ranked_in
from workbench.lint.rules.choices.order_marks import items_in, marks_in, marks_of_answer
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.lint.written_numbers import as_written
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_DOCS = 200
_FEWEST_NAMES = 3
_OF_AGE = "old"
_FIRST_YEAR = 1000
_PARTS = exactly(r"\s*(?:[<>,;，；、|/\n]|->|→|=>|≥|≤)\s*")
_NUMBER = exactly(r"(?<![\w.,])[-−]?\d+(?:[.,]\d+)?(?![\w.,]\d)")


def orders_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose order is not that of their numbers, as all others' is, or all docs
    where the prompt asks for the order turned round."""
    found = [
        (item, numbers) for item in subject.some(_MOST_DOCS) if (numbers := _numbers_in_order(item))
    ]
    if len(found) < max(_FEWEST_DOCS, 0.9 * len(subject.some(_MOST_DOCS))):
        return
    for is_rising in (True, False):
        kept = [_goes(numbers, is_rising=is_rising) for _, numbers in found]
        if sum(kept) < max(_FEWEST_DOCS - 1, 0.9 * len(kept) - 1):
            continue
        text = own_text(subject)
        wanted, other = (RISING, FALLING) if is_rising else (FALLING, RISING)
        asked = other.search(text) if not wanted.search(text) else None
        for (item, _), is_kept in zip(found, kept, strict=True):
            if asked:
                yield Hit(
                    say("the prompt asks for {asked!r}; the answers are in the order turned round",
                        asked=asked[0]),
                    say("Ask for what is right, or correct the rows."),
                    item.doc.id,
                    subject.code.line_with(asked[0]) or subject.code.line_of_input,
                    about="turned",
                )  # fmt: skip
            elif not is_kept:
                yield Hit(
                    say("the answer {answer} is not in the order of its numbers, as all others are",
                        answer=shorten(golds_of(item.example)[0], 30)),
                    say("Correct the row's answer."),
                    item.doc.id,
                    subject.code.line_of_output,
                    about="order",
                )  # fmt: skip
        return


def misordered(subject: Subject, asked: str, answer: str) -> Message | None:
    """Return what is said of a worked example whose answer puts marks in another order than that of
    the one number in each of its items, where the prompt asks for such an order."""
    marks = marks_in(answer.split("\n")[0])
    numbers = _numbers_by(marks, asked) if len(marks) >= _FEWEST_NAMES else ()
    if len(set(numbers)) < max(2, len(marks)):
        return None
    told = own_text(subject)
    rising = RISING.search(told)
    is_rising = rising is not None
    if rising and _OF_AGE in rising[0].casefold() and min(numbers) < _FIRST_YEAR:
        return None  # the oldest has the largest number, if that is no year
    if is_rising == (FALLING.search(told) is not None) or _goes(numbers, is_rising=is_rising):
        return None
    return say(
        "a worked answer is wrong: {answer} is not in the order of its numbers",
        answer=shorten(answer.split("\n")[0], 30),
    )


def _numbers_in_order(item: Rendered) -> Sequence[float]:
    """Return the numbers of a doc's items in the order of its answer, none where an item has none
    or several."""
    marks = marks_of_answer(item)
    return _numbers_by(marks, item.example.input) if marks else _numbers_of_names(item)


def _numbers_by(marks: Sequence[str], text: str) -> Sequence[float]:
    """Return the numbers of the items of a list in the order of these marks, none where one has
    none or several."""
    items = items_in(text, len(marks))
    found: list[float] = []
    for mark in marks:
        numbers = [as_written(said) for said in _NUMBER.findall(items.get(mark, ""))]
        if len(numbers) != 1 or numbers[0] is None:
            return ()
        found.append(numbers[0])
    return found


def _numbers_of_names(item: Rendered) -> Sequence[float]:
    """Return the numbers of the names that a doc's answer puts in order, none where the input does
    not list exactly these with a number each."""
    names = [part.strip(" .。").casefold() for part in _PARTS.split(golds_of(item.example)[0])]
    if len(names) < _FEWEST_NAMES:
        return ()
    numbers = {one.name.casefold(): one.number for one in ranked_in(item.example.input)}
    return [numbers[name] for name in names] if {*names} == {*numbers} else ()


def _goes(numbers: Sequence[float], *, is_rising: bool) -> bool:
    return all(a <= b if is_rising else a >= b for a, b in pairwise(numbers))
