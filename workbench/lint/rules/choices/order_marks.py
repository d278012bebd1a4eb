"""Answers that put the marks of a list in an order, `P < R < Q`, `3-1-2`, `BCA`: against the marks
that the list has, and the range of marks that the prompt names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.lint.told import own_text
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_FEWEST_MARKS = 3
_MOST_MARKS = 12
_LONGEST = 60
_LONGEST_MARK = 2
_SHARE = 0.9
_LINE = exactly(
    r"[ \t>]*(?:[-*•·]\s+)?[\[(（【〔<{]?(?P<mark>[A-Za-z]|\d{1,2}|[①-⑳]|[甲乙丙丁戊己庚辛壬癸]"
    r"|[а-яА-Я]|[ア-オカ-コ]|[α-ωΑ-Ω])(?:[\])）】〕>}]\s*[.:：、]?|[.:：、．]|\s*[|｜–—-](?=\s))\s*(?P<text>\S.*)"
)
_INLINE = exactly(r"[\[(（【〔](?P<mark>\w)[\])）】〕]\s*(?=\S)|(?P<circled>[①-⑳])\s*(?=\S)")
_TOKEN = exactly(r"[^\W_]+")
_RANGE = compiled(
    r"(?<![\w-])(?P<first>[A-Z]|\d)[\])）]?\s?(?:to|through|thru|until|bis|jusqu'à|à|hasta|al|a"
    r"|fino a|até|до|по|do|tot|t/m|till|til|sampai|đến|ile|-|–|—|~|～|〜|至|到"
    r"|から|부터)\s?[\[(（]?(?P<last>[A-Z]|\d)(?![\w-])"
)


def order_marks(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose answer has a mark that their list has not, a list whose marks are not in
    their own order, and a range of marks in the prompt that is not the list's."""
    found = [
        (item, tokens, listed)
        for item in subject.rendered
        if (tokens := marks_in(golds_of(item.example)[0]))
        and (listed := _marks_in(item, len(tokens)))
    ]
    if len(found) < max(_FEWEST_DOCS, _SHARE * len(subject.rendered)):
        return
    for item, tokens, marks in found:
        other = next((token for token in tokens if token not in marks), "")
        if other:
            yield Hit(
                say("the answer has {answer}, and the list has the marks {marks}",
                    answer=shorten(other, 10), marks=", ".join(marks)),
                say("Let list and answer be marked by one series."),
                item.doc.id,
                subject.code.line_of_output,
                about="of none",
            )  # fmt: skip
    series = {marks for _, _, marks in found}
    marks = next(iter(series))
    if len(series) == 1 and not _is_in_order(marks):
        yield Hit(
            say("the list is marked {marks}", marks=", ".join(marks)),
            say("Mark its items in the order of the series."),
            line=subject.code.line_of_input,
            about="out of order",
        )
    yield from _other_range(subject, {mark for each in series for mark in each})


def _other_range(subject: Subject, marks: set[str]) -> Iterator[Hit]:
    """Yield a range of marks that the prompt names, and whose first or last no list has."""
    for match in _RANGE.finditer(own_text(subject)):
        first, last = match["first"], match["last"]
        is_of_kind = first.isdigit() == last.isdigit() == all(m.isdigit() for m in marks)
        if first >= last or not is_of_kind:
            continue
        if first != min(marks) or (last != max(marks)):
            yield Hit(
                say("the prompt says {said!r}, and its lists have the marks {marks}",
                    said=match[0], marks=", ".join(sorted(marks))),
                say("Name the marks that are there."),
                line=subject.code.line_with(match[0]) or subject.code.line_of_input,
                about="range",
            )  # fmt: skip
            return


def marks_in(gold: str) -> tuple[str, ...]:
    """Return the marks that an answer puts in an order; none where it does not."""
    gold = gold.strip().strip("[](){}")
    if not gold or len(gold) > _LONGEST:
        return ()
    tokens = tuple(_TOKEN.findall(gold))
    if len(tokens) == 1 and len(gold) >= _FEWEST_MARKS:
        tokens = tuple(gold) if gold.isalpha() or gold.isdigit() else ()
        is_run = bool(tokens) and (gold.isdigit() or (gold.isascii() and _is_near(tokens)))
        tokens = tokens if is_run else ()
    elif len({*_TOKEN.split(gold)[1:-1]}) > 1:
        return ()
    is_order = _FEWEST_MARKS <= len(tokens) <= _MOST_MARKS and len({*tokens}) == len(tokens)
    return tokens if is_order and all(len(t) <= _LONGEST_MARK for t in tokens) else ()


def _is_near(tokens: Sequence[str]) -> bool:
    """Say whether letters are neighbours in the alphabet, and no word's."""
    places = sorted(map(ord, tokens))
    return places[-1] - places[0] == len(places) - 1


def marks_of_answer(item: Rendered) -> tuple[str, ...]:
    """Return the marks that a doc's answer puts in an order; none where it does not."""
    return marks_in(golds_of(item.example)[0])


def items_in(text: str, count: int) -> Mapping[str, str]:
    """Return the items of the list of so many that stands in lines of a text, by their marks."""
    runs = [run for run in _runs_in(text) if len(run) == count]
    return dict(runs[-1]) if runs else {}


def _runs_in(text: str) -> Sequence[Sequence[tuple[str, str]]]:
    """Return the lists that stand in lines of a text, each item with its mark."""
    run: list[tuple[str, str]] = []
    runs: list[list[tuple[str, str]]] = []
    for line in (*text.split("\n"), ""):
        match = _LINE.match(line)
        if match:
            run.append((match["mark"], match["text"]))
        elif run:
            runs.append(run)
            run = []
    return runs


def _marks_in(item: Rendered, count: int) -> tuple[str, ...]:
    """Return the marks of the list of so many items that an input has, none without one."""
    text = item.example.input
    runs = [[mark for mark, _ in run] for run in _runs_in(text)]
    inline = [match["mark"] or match["circled"] for match in _INLINE.finditer(text)]
    fitting = [each for each in (*runs, inline) if len(each) == count == len({*each})]
    return tuple(fitting[-1]) if fitting else ()


def _is_in_order(marks: Sequence[str]) -> bool:
    """Say whether marks follow each other as their series does, where that is known."""
    numbers = [int(mark) if mark.isdecimal() else ord(mark) for mark in marks]
    are_alike = len({mark.isdecimal() for mark in marks}) == 1 and (
        marks[0].isdecimal() or all(m.isascii() for m in marks)
    )
    return not are_alike or numbers == sorted(numbers)
