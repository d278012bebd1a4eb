"""Values of rows that are none: the header of the table, what a class of the code prints, a list
that is a text in some rows, a date that no calendar has, an option that was an empty cell; and
answers of another make than the others: a count of milliseconds among dates, a part of speech
behind a word, a label in capitals alone. The rules `text/placeholder`, `text/raw-value`,
`text/nothing` and `answer/other-form` say so."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.dates import Day
from workbench.lint.finding import Hit
from workbench.lint.leaves import texts_of_row
from workbench.lint.rules.texts.cells import NO_VALUES
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_FIELDS = 2
_FEWEST_DOCS = 4
_MOST_OF = 0.5
_FEW = 0.3
_MOST_LABELS = 12
_MOST_FOUND = 3
_ENUMS = frozenset({"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"})
_MAKERS = _ENUMS | {"namedtuple", "make_dataclass", "NamedTuple"}
_LIST = exactly(r"\s*\[\s*(?:[\"'{\[]|-?\d).*\]\s*", re.DOTALL)
_ISO = exactly(r"(?<![\d-])(\d{4})-(\d\d)-(\d\d)(?![\d-])")
_ABOUT_DATES = compiled(
    r"\b(?:in)?valid\w*|\b(?:exists?|impossible|check\w*|correct\w*|errors?|wrong|typos?|mistakes?)\b"
    r"|有效|合法|错误|检查|是否存在",
    re.IGNORECASE,
)
_DATE = compiled(
    r"\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}年\d{1,2}月"
    r"|(?:\d{1,2}\.? )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}",
)
_COUNT = exactly(r"\d{10}|\d{13}|[34]\d{4}(?:\.0+)?|\d{10}\.\d+")
"""Seconds or milliseconds since 1970, or days of a spreadsheet."""

_PART = r"[(\[]?(?:n|v|vt|vi|adj|adv|prep|conj|pron|num|art|int|aux)\.[)\]]?"
_SPEECH = exactly(rf"[A-Za-z][A-Za-z'-]*,? {_PART}|{_PART} ?\S+")
_EMPTY_CELLS = frozenset({"nan", "NaN", "NaT", "<NA>", "None", "null", "NULL", "#N/A"})
_ABOUT_NOTHING = compiled(
    r"\b(?:python|java\w*|js|pandas|numpy|null|code|program\w*|none of)\b|程序|代码", re.IGNORECASE
)


def header_rows(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row is the header of its table: its texts are the names of fields."""
    for doc_id, data, _ in subject.examples:
        texts = {str(name): value for name, value in data.items() if isinstance(value, str)}
        if len(texts) >= _FEWEST_FIELDS and all(
            value.strip().casefold() == name.strip().casefold() for name, value in texts.items()
        ):
            yield Hit(
                say("a row is the header of its table: {names}", names=", ".join(texts)),
                say("Take it out of the data."),
                doc_id,
                about="header",
                severity="warning",
            )


def classes_printed(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a member of an Enum, or an object of a class of the code, as Python
    prints it: `Label.ENTAILMENT`, `Film(title='Jaws')`."""
    names = sorted(_classes_of(subject))
    if not names:
        return
    either = "|".join(map(re.escape, names))
    pattern = re.compile(rf"<?\b(?:{either})(?:\.[A-Za-z_]\w*(?:: [^>\n]+>)?|\(\w+=)")
    for doc_id, data, example in subject.examples:
        for text in (example.input, *example.outputs, *golds_of(example)):
            match = pattern.search(text)
            if match is None or match[0] in subject.code.template or _is_in(data, match[0]):
                continue
            yield Hit(
                say("a value stands there as Python writes it: {value}",
                    value=shorten(match[0], 40)),
                say("Write its value or its name: label.value, film.title."),
                doc_id,
                subject.code.line_with(match[0].partition(".")[0]) or subject.code.line_of_input,
                about="class",
            )  # fmt: skip
            break


def _classes_of(subject: Subject) -> Iterator[str]:
    """Yield the names of the classes that the source makes."""
    for node in subject.code.nodes:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            called = node.value.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            first = node.value.args[0] if node.value.args else None
            if name in _MAKERS and isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def _is_in(data: Any, found: str) -> bool:
    return any(found in value for value in data.values() if isinstance(value, str))


def lists_as_text(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose row has a list as its JSON, a text, where most rows have the list."""
    for name in sorted(subject.fields):
        values = [(doc_id, data.get(name)) for doc_id, data, _ in subject.examples]
        lists = sum(isinstance(value, list) for _, value in values)
        if lists < max(_FEWEST_DOCS, _MOST_OF * len(values)):
            continue
        texts = [(d, v) for d, v in values if isinstance(v, str) and _is_list(v)]
        for doc_id, value in texts:
            yield Hit(
                say("the row's {name} is a text, which is a list in most rows: {value}",
                    name=name, value=shorten(value, 40)),
                say("Read it where the data is made: json.loads(…)."),
                doc_id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=f"list {name}",
            )  # fmt: skip


def _is_list(text: str) -> bool:
    if not _LIST.fullmatch(text):
        return False
    for read in (json.loads, ast.literal_eval):
        try:
            return isinstance(read(text), list)
        except (ValueError, SyntaxError, RecursionError, MemoryError):
            continue
    return False


def no_dates(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that show a date which no calendar has, `1971-00-04`, where others do not."""
    told = subject.told
    if not _ISO.search(subject.words_written) or _ABOUT_DATES.search(told):
        return
    found: list[tuple[int | None, str]] = []
    docs = 0
    for doc_id, _, example in subject.examples:
        texts = (example.input, *golds_of(example))
        dates = [match for text in texts for match in _ISO.finditer(text)]
        docs += bool(dates)
        wrong = next((m[0] for m in dates if not _day(m).is_one), "")
        if wrong:
            found.append((doc_id, wrong))
    is_of_template = len({wrong for _, wrong in found}) == 1 and docs == len(found)
    if len(found) > _FEW * docs and not (is_of_template and len(found) >= _FEWEST_DOCS):
        return
    for doc_id, wrong in found:
        yield Hit(
            say("{found} is no date: no calendar has it", found=wrong),
            say("In strftime %m is the month, and %M the minute; make the date again."),
            doc_id,
            subject.code.line_of_input,
            about="date",
        )


def _day(match: re.Match[str]) -> Day:
    year, month, day = map(int, match.groups())
    return Day(max(1, year), month, day)  # a year of noughts is another matter


def empty_options(subject: Subject) -> Iterator[Hit]:
    """Yield the docs of which an option is the word of an empty cell, and the others are texts."""
    if not subject.may_say(*(word.casefold() for word in NO_VALUES)) and subject.method != "ppl":
        return
    if _ABOUT_NOTHING.search(subject.told):
        return
    found: list[tuple[Rendered, str]] = []
    for item in subject.rendered:
        options = subject.truths[item.doc.id].options or item.choices
        empty = [option for option in options if option.strip() in _EMPTY_CELLS]
        golds = {gold.strip() for gold in golds_of(item.example)}
        others = [option for option in options if option not in empty]
        texts = [] if not empty else [*others, *texts_of_row(item.doc.data)]
        texts = [text for text in texts if text not in empty]
        is_apart = len(others) > 1 and not any(map(_ABOUT_NOTHING.search, texts))
        if empty and empty[0].strip() not in golds and is_apart:
            found.append((item, empty[0].strip()))
    for item, word in found if len(found) <= _MOST_OF * len(subject.rendered) else ():
        yield Hit(
            say("an option is {word!r}: its cell was empty", word=word),
            say("Leave it out where the data is made: .dropna()."),
            item.doc.id,
            subject.code.line_of_field("options") or subject.code.line_of_input,
            about="option",
            severity="warning",
        )


def of_another_make(subject: Subject) -> Iterator[tuple[Rendered, Message]]:
    """Yield the few docs whose answer is made in another way than the others, each with what is
    said: a number that stands for a date, a word with its part of speech."""
    golds = [(item, golds_of(item.example)[0].strip()) for item in subject.rendered]
    if len(golds) < _FEWEST_DOCS:
        return
    dates = sum(_DATE.match(gold) is not None for _, gold in golds)
    counts = [(item, gold) for item, gold in golds if _COUNT.fullmatch(gold)]
    if counts and 2 * dates > len(golds):
        for item, gold in counts:
            yield item, say("the answer {gold} is a number, where others are dates", gold=gold)
        return
    words = sum(" " not in gold and "." not in gold for _, gold in golds)
    spoken = [(item, gold) for item, gold in golds if _SPEECH.fullmatch(gold)]
    if spoken and 2 * words >= len(golds):
        for item, gold in spoken:
            yield item, say("the answer {gold} has its part of speech, unlike others", gold=gold)
        return
    yield from _label_in_capitals(subject, golds)


def _label_in_capitals(
    subject: Subject, golds: list[tuple[Rendered, str]]
) -> Iterator[tuple[Rendered, Message]]:
    """Yield the docs of labels in capitals, which the prompt names in small letters, where other
    labels are in these."""
    labels = Counter(gold for _, gold in golds)
    if len(labels) > _MOST_LABELS or 2 * len(labels) > len(golds):
        return
    small = [label for label in labels if label.islower()]
    large = {label for label in labels if label.isupper() and len(label) > _MOST_FOUND}
    if len(small) < 2 or not large or len(large) >= len(small):
        return
    text = golds[0][0].example.input + subject.settings.description
    for label in sorted(large):
        if label in text or not re.search(rf"(?<!\w){re.escape(label.lower())}(?!\w)", text):
            continue
        for item, gold in golds:
            if gold == label:
                yield (
                    item,
                    say("the answer {gold} is in capitals, and not in the prompt", gold=gold),
                )
