"""Numbers that a prompt says a label goes with, `cold below 40, normal from 40 to 80, hot above
80`, against the number of the row that a doc is answered by; and worked examples against the
numbers of the docs. The rules `answer/legend`, `answer/other-rule` and `few-shot/wrong-answer` say
so."""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import words_in
from workbench.lint.written_numbers import as_written
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_DOCS = 400
_SURE_DOCS = 10
_SURE_OF_ONE = 3
"""So many docs, and so many of each label, tell by themselves that these go by a number."""

_MOST_LABELS = 12
_LONGEST_LABEL = 30
_MOST_OF = 0.8
_SHOWN = 40
_M = r"[-−]?\d+(?:[,.]\d+)*(?!\d|[:/]\d|[A-Za-z]\d)"
_N = rf"(?<![\d.,:/A-Za-z-]){_M}"
_FROM = r"from|between|von|zwischen|de|entre|da|dal|tra|od|między|между|от|desde|van|tussen|介于|从"
_UNIT = r"\s?(?:[°º%％€£$¥]\s?)?(?:[^\W\d_][^\W\d_/²³°.]{0,11})?"
_TO = (
    r"\s?(?:[-–—~～〜到至から]|から|\b(?:to|through|and|bis|und|à|et|al?|y|e|até|fino a|tot|en|до|и"
    r"|do|i|ila|sampai|đến)\b)\s?"
)
_UNDER = (
    r"below|under|less than|fewer than|lower than|smaller than|younger than|shorter than|up to"
    r"|at most|no more than|not more than|before|[<≤]=?|低于|小于|少于|不足|不到|不超过|不大于"
    r"|不高于|至多|最多|unter|weniger als|höchstens|bis|moins de|inférieure? à|au plus|jusqu'à"
    r"|menos de|inferior a|por debajo de|hasta|abaixo de|até|meno di|sotto(?: i| il)?|fino a|до"
    r"|ниже|меньше|менее|poniżej|do|onder|minder dan|tot"
)
_OVER = (
    r"above|over|more than|greater than|higher than|larger than|older than|longer than|at least"
    r"|no less than|not less than|from|exceed(?:s|ing)?|beyond|[>≥]=?|高于|大于|多于|超过|不低于"
    r"|不少于|不小于|至少|über|mehr als|mindestens|ab|plus de|au moins|supérieure? à|à partir de"
    r"|más de|mayor de|superior a|al menos|desde|por encima de|mais de|acima de|pelo menos"
    r"|a partir de|oltre|più di|almeno|sopra(?: i| il)?|выше|больше|более|свыше|от|powyżej|od|boven"
    r"|meer dan|vanaf"
)
_OR_LESS = (
    r"(?:or|and|oder|ou|o|или|lub|of|,)?\s?(?:less|fewer|below|under|lower|younger|smaller|weniger"
    r"|darunter|moins|menos|meno|менее|ниже|mniej|minder)\b|及?以下|以内|之?内|未満|未满|이하|미만"
)
_OR_MORE = (
    r"(?:or|and|oder|ou|o|или|lub|of|,)?\s?(?:more|above|over|higher|older|greater|up|upwards?|mehr"
    r"|darüber|plus|más|mais|più|более|выше|więcej|meer)\b|\+|及?以上|超|이상|초과"
)
_RANGE = compiled(
    rf"(?:(?<![^\W\d_])(?:{_FROM})\s?)?[€£$¥]?(?P<low>{_N}){_UNIT}{_TO}[€£$¥]?(?P<high>{_M})"
    rf"|(?P<left>{_N}){_UNIT}\s?(?:(?P<less>{_OR_LESS})|(?P<more>{_OR_MORE}))"
    rf"|(?:(?P<under>(?<![^\W\d_])(?:{_UNDER}))|(?P<over>(?<![^\W\d_])(?:{_OVER})))\s?"
    rf"(?:的|了|the\s|an?\s|about\s)?[€£$¥]?(?P<bound>{_N})",
    re.IGNORECASE,
)
_BOTH = compiled(
    r"\b(?:unless|except|if also|provided|together with|as well as|besides|only when|and has"
    r"|or (?:if|has|with|when)|sauf|außer|salvo|кроме)\b|除非|除外|同时|或者?有|且",
    re.IGNORECASE,
)
"""What says that a number alone does not decide."""

_REST = compiled(
    r"\b(?:all others|all the others|everyone else|everybody else|the others|others|otherwise|else"
    r"|the rest|anything else|everything else|sonst|andernfalls|alle anderen|sinon|les autres|si no"
    r"|los demás|altrimenti|gli altri|caso contrário|os outros|иначе|остальные)\b|其余|其他|否则"
    r"|反之|それ以外|そうでなければ",
    re.IGNORECASE,
)
_UP_TO_END = r"(?![\d.,]*\d)(?=\s?(?:[€£$¥%°]|[^\W\d_]{1,12})?[.;,；，。]?\s*$)"
_NEAR = 24
_NUMBER = exactly(r"(?<![\w.,:/-])[-−]?\d+(?:[.,]\d+)*(?!\d|[:/]\d|-\d)")


@dataclass(frozen=True, slots=True)
class Told:
    """The numbers from `low` to `high` that a label goes with, and the line that says so."""

    low: float
    high: float
    words: str
    line: str

    def has(self, number: float) -> bool:
        """Say whether a number is one of them; to which of two labels a bound belongs is left
        open."""
        return self.low <= number <= self.high


@dataclass(frozen=True, slots=True)
class _Mark:
    """A label of a line, or numbers with what was found of them, and where they begin."""

    at: int
    text: str
    range: re.Match[str] | None = None


@dataclass(frozen=True, slots=True)
class _Other:
    """A doc with another answer than the prompt has for its number, and whether that number is
    surely what the labels go by."""

    item: Rendered
    number: float
    gold: str
    label: str
    told: Told
    is_sure: bool

    def hit(self, fix: Message, line: int | None, about: str) -> Hit:
        """Return what is said of it."""
        is_all = self.is_sure and not _BOTH.search(self.told.line)
        return Hit(
            say("by the prompt {number} is {label!r} ({range}); the answer is {gold!r}",
                number=f"{self.number:g}", label=self.label, range=self.told.words,
                gold=shorten(self.gold, _SHOWN)),
            fix,
            self.item.doc.id,
            line,
            about=about,
            severity=None if is_all else "hint",
        )  # fmt: skip


def legend_of_numbers(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose number is outside of what the prompt says of their label, where it has
    others for a good deal of them."""
    fix = say("Correct the numbers in the prompt, or its labels.")
    for other in _others(subject, of_all=True):
        line = subject.code.line_with(other.told.line) or subject.code.line_of_input
        yield other.hit(fix, line, "numbers")


def said_of_no_label(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with the one label that the prompts name nowhere, whose number none of the
    ranges has that these give to all others."""
    legend = numbers_told(subject)
    items = subject.some(_MOST_DOCS) if legend else ()
    golds = [subject.right_of(item).strip() for item in items]
    lacking = [gold for gold in dict.fromkeys(golds) if gold not in legend]
    if len(lacking) != 1 or words_in(lacking[0]) in words_in(own_text(subject)):
        return
    for numbers in _fields_meant(items, legend):
        if not _go_by(numbers, golds):
            continue
        for item, number, gold in zip(items, numbers, golds, strict=True):
            if gold == lacking[0] and number is not None and not _label_of(number, legend):
                yield Hit(
                    say("the prompt gives no label for {number}; the answer is {gold}",
                        number=f"{number:g}", gold=shorten(gold, _SHOWN)),
                    say("Name all labels that are scored, with what each is for."),
                    item.doc.id,
                    subject.code.line_of_input,
                    about="no label",
                )  # fmt: skip
        return


def rows_outside(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose number is outside of what the prompt says of their label."""
    for other in _others(subject, of_all=False):
        yield other.hit(say("Correct the row's answer."), subject.code.line_of_output, "row")


def past_a_bound(subject: Subject, item: Rendered, text: str, answer: str) -> Message | None:
    """Return what is said of a worked example, asked with `text` before a doc, whose only number is
    among those that the docs answer with another label, where all docs' labels go by a number."""
    spans = _spans_of(subject)
    label = next((each for each in spans if each.casefold() == answer.casefold().rstrip(".。")), "")
    shared = subject.blocks_of(item)[-1].text if label else ""
    own = [line for line in text.split("\n") if line not in shared] if label else []
    found = [match for line in own for match in _NUMBER.finditer(line)]
    number = as_written(found[0][0]) if len(found) == 1 else None
    if number is None:
        return None
    fitting = next((each for each, (low, high) in spans.items() if low <= number <= high), label)
    if fitting == label:
        return None
    return say(
        "a worked answer is wrong: {number} is {label!r} in all docs, and the answer is {answer}",
        number=found[0][0], label=fitting, answer=answer,
    )  # fmt: skip


def _spans_of(subject: Subject) -> Mapping[str, tuple[float, float]]:
    """Return the least and the greatest number that each label of the docs is given for, where one
    field alone tells the labels apart; nothing otherwise."""
    known = subject.legends
    if "spans" not in known:
        known["spans"] = _spans(subject)
    return known["spans"]


def _spans(subject: Subject) -> Mapping[str, tuple[float, float]]:
    items = subject.some(_MOST_DOCS)
    golds = [subject.right_of(item).strip() for item in items]
    telling = [spans for _, numbers in _fields(items) if (spans := spans_by(numbers, golds))]
    return telling[0] if len(telling) == 1 else {}


def spans_by(
    numbers: Sequence[float | None], golds: Sequence[str]
) -> Mapping[str, tuple[float, float]]:
    """Return the least and the greatest number that each gold is given for, where the docs are
    many, all have a number, and these alone tell the golds apart; nothing otherwise."""
    often = Counter(golds)
    if len(golds) < _SURE_DOCS or len(often) < 2 or min(often.values()) < _SURE_OF_ONE:
        return {}
    if None in numbers or not _go_by(numbers, golds):
        return {}
    held: dict[str, list[float]] = defaultdict(list)
    for number, gold in zip(numbers, golds, strict=True):
        held[gold] += [number] if number is not None else []
    spans = {gold: (min(own), max(own)) for gold, own in held.items()}
    first, last = min(spans, key=spans.__getitem__), max(spans, key=spans.__getitem__)
    spans[first] = (-math.inf, spans[first][1])
    spans[last] = (spans[last][0], math.inf)
    return spans


def _others(subject: Subject, *, of_all: bool) -> Iterator[_Other]:
    """Yield the docs that are answered otherwise than the prompt says of their number, where they
    are a good deal of them `of_all`, or where they are a few."""
    legend = numbers_told(subject)
    if not legend:
        return
    items = subject.some(_MOST_DOCS)
    golds = [subject.right_of(item).strip() for item in items]
    fields = _fields_meant(items, legend)
    told = [numbers for numbers in fields if _go_by(numbers, golds)]
    if told:  # of the others the legend does not speak
        fields = [max(told, key=lambda numbers: _count_right(legend, numbers, golds))]
    for numbers in fields:
        held = [
            (item, number, gold)
            for item, number, gold in zip(items, numbers, golds, strict=True)
            if number is not None and gold in legend
        ]
        right = _count_right(legend, numbers, golds)
        others = [
            (item, number, gold, label)
            for item, number, gold in held
            if not legend[gold].has(number) and (label := _label_of(number, legend))
        ]
        count = right + len(others)
        agree = right >= _MOST_OF * count
        is_sure = agree or _go_by(numbers, golds)
        if count < _FEWEST_DOCS or agree == of_all or len(others) <= of_all:
            continue
        if is_sure or len(fields) == 1:
            for item, number, gold, label in others:
                yield _Other(item, number, gold, label, legend[label], is_sure)
            return


def _count_right(
    legend: Mapping[str, Told], numbers: Sequence[float | None], golds: Sequence[str]
) -> int:
    """Return how many docs have a number that the legend says of their label."""
    pairs = zip(numbers, golds, strict=True)
    return sum(n is not None and gold in legend and legend[gold].has(n) for n, gold in pairs)


def numbers_told(subject: Subject) -> Mapping[str, Told]:
    """Return the numbers that the prompts say the docs' labels go with; nothing where they say so
    of fewer labels than all but one."""
    known = subject.legends
    if "numbers" not in known:
        known["numbers"] = _read(subject)
    return known["numbers"]


def _read(subject: Subject) -> Mapping[str, Told]:
    items = subject.some(_MOST_DOCS)
    labels = {subject.right_of(item).strip() for item in items}
    is_closed = 2 <= len(labels) <= _MOST_LABELS and 2 * len(labels) <= len(items)
    if len(items) < _FEWEST_DOCS or not is_closed or max(map(len, labels)) > _LONGEST_LABEL:
        return {}
    legend = _legend(own_text(subject), labels)
    return {} if len(legend) < max(2, len(labels) - 1) else legend


def _label_of(number: float, legend: Mapping[str, Told]) -> str:
    return next((label for label, told in legend.items() if told.has(number)), "")


def _go_by(numbers: Sequence[float | None], golds: Sequence[str]) -> bool:
    """Say whether each label has the numbers between two others' alone, and none has a number that
    another one has, too."""
    pairs = sorted((n, gold) for n, gold in zip(numbers, golds, strict=True) if n is not None)
    changes = sum(a[1] != b[1] for a, b in pairwise(pairs))
    if any(a[0] == b[0] and a[1] != b[1] for a, b in pairwise(pairs)):
        return False
    return len(pairs) >= _FEWEST_DOCS and changes == len({gold for _, gold in pairs}) - 1


def _fields_meant(
    items: Sequence[Rendered], legend: Mapping[str, Told]
) -> Sequence[Sequence[float | None]]:
    """Return the numbers of the docs' rows, field by field; those of one field alone where all that
    is said of the labels names it, `up to 30 minutes`."""
    fields = [*_fields(items)]
    words = [words_in(told.line) for told in legend.values()]
    own = [ns for name, ns in fields if all(words_in(name) in line for line in words)]
    return own if len(own) == 1 else [numbers for _, numbers in fields]


def _fields(items: Sequence[Rendered]) -> Iterator[tuple[str, Sequence[float | None]]]:
    """Yield the numbers of the docs' rows by the fields: those that nearly all rows have."""
    for name in dict.fromkeys(str(name) for item in items[:_FEWEST_DOCS] for name in item.doc.data):
        numbers = [_number_of(item.doc.data.get(name), item.example.input) for item in items]
        if sum(number is not None for number in numbers) >= _MOST_OF * len(items):
            yield name, numbers


def _number_of(value: object, shown: str) -> float | None:
    """Return the only number that a field of a row has, None where it is not shown."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    text = str(value)
    found = [*_NUMBER.finditer(text)] if len(text) <= 400 else []
    if len(found) != 1 or found[0][0] not in shown:
        return None
    return as_written(found[0][0])


def _legend(text: str, labels: Collection[str]) -> Mapping[str, Told]:
    """Return the numbers that a text says each label goes with; nothing of one of which it says
    two things."""
    found: dict[str, Told] = {}
    twice: set[str] = set()
    if not any(map(str.isdigit, text)):
        return found
    name = _names(labels)
    own = {label.casefold(): label for label in labels}
    for line in text.split("\n"):
        for said, told in _told_in(line, name):
            said = said.casefold()
            label = own.get(said) or own.get(said.removesuffix("s")) or own[said.removesuffix("es")]
            if label in found and found[label] != told:
                twice.add(label)
            found[label] = told
    found = {label: told for label, told in found.items() if label not in twice}
    return found if twice else _with_the_rest(found, labels, name, text)


def _with_the_rest(
    found: Mapping[str, Told], labels: Collection[str], name: re.Pattern[str], text: str
) -> Mapping[str, Told]:
    """Return what a text says of the numbers of two labels where it gives numbers to one, and the
    other one to all others: `from 50 points on it is a pass, otherwise a fail`."""
    if len(labels) != 2 or len(found) != 1:
        return found
    ((known, told),) = found.items()
    rest = next(label for label in labels if label != known)
    for match in _REST.finditer(text):
        said = name.search(text, match.end(), match.end() + _NEAR)
        is_half = math.isinf(told.high) != math.isinf(told.low)
        if is_half and said and said[0].casefold().startswith(rest.casefold()):
            bounds = (-math.inf, told.low) if math.isinf(told.high) else (told.high, math.inf)
            return {**found, rest: Told(*bounds, told.words, told.line)}
    return found


def _names(labels: Collection[str]) -> re.Pattern[str]:
    """Return what finds a label: within a line as a word, or a number at the line's beginning or
    behind its colon, with a unit or without."""
    longest = sorted(labels, key=len, reverse=True)
    words = [
        re.escape(label) + ("(?:e?s)?" if label.isascii() and label.islower() else "")
        for label in longest
        if not label.isdigit() and label
    ]
    digits = [re.escape(label) for label in longest if label.isdigit()]
    found = [rf"(?<![A-Za-z0-9])(?:{'|'.join(words)})(?![A-Za-z0-9])"] if words else []
    found += [rf"^\W{{0,3}}(?:{'|'.join(digits)})(?=\s?[:：=.)）、|-])"] if digits else []
    found += [rf"(?<=[:：=→]) ?(?:{'|'.join(digits)}){_UP_TO_END}"] if digits else []
    return re.compile("|".join(found) or r"(?!)", re.IGNORECASE)


def _told_in(line: str, name: re.Pattern[str]) -> Iterator[tuple[str, Told]]:
    """Yield the labels of a line with their numbers, where both stand there by turns."""
    ranges = [*_RANGE.finditer(line)]
    if not ranges:
        return
    spans = [match.span() for match in ranges]
    marks = [
        _Mark(match.start(), match[0].strip(" \t-*•·"))
        for match in name.finditer(line)
        if not any(a <= match.start() < b for a, b in spans)
    ]
    marks += [_Mark(match.start(), match[0], match) for match in ranges]
    marks.sort(key=lambda each: each.at)
    run: list[_Mark] = []
    for mark in [*marks, None]:
        if mark is not None and (not run or (run[-1].range is None) != (mark.range is None)):
            run.append(mark)
            continue
        for first, second in _pairs(run):
            label, match = (
                (first.text, second.range) if second.range else (second.text, first.range)
            )
            bounds = None if match is None else _bounds_of(match)
            if match is not None and bounds is not None:
                yield label, Told(*bounds, match[0].strip(), line.strip())
        run = [] if mark is None else [mark]


def _pairs(run: Sequence[_Mark]) -> Sequence[tuple[_Mark, _Mark]]:
    """Return which labels and numbers that stand by turns belong together: of an odd number of them
    the first or the last is left out, whichever lets each label have numbers of its own, or leaves
    less text between."""
    first, last = ([*zip(run[n::2], run[n + 1 :: 2], strict=False)] for n in (0, 1))

    def price(pairs: Sequence[tuple[_Mark, _Mark]]) -> tuple[int, int]:
        names = {(a.text if a.range is None else b.text).casefold() for a, b in pairs}
        return len(pairs) - len(names), sum(b.at - a.at for a, b in pairs)

    return min(first, last, key=price) if len(run) % 2 else first


def _bounds_of(match: re.Match[str]) -> tuple[float, float] | None:
    if match["low"]:
        low, high = as_written(match["low"]), as_written(match["high"])
        return None if low is None or high is None else (low, high)
    if match["left"]:
        bound, is_under = as_written(match["left"]), match["less"] is not None
    else:
        bound, is_under = as_written(match["bound"]), match["under"] is not None
    if bound is None:
        return None
    return (-math.inf, bound) if is_under else (bound, math.inf)
