"""Rules on values: what is empty where a value was to be, or printed as Python writes it."""

from __future__ import annotations

import json
import math
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit, Rule
from workbench.lint.rules.source.slipped import made_tuples
from workbench.lint.rules.texts.cells import NO_VALUES, empty_cells
from workbench.lint.rules.texts.cue_beneath import cue_beneath
from workbench.lint.rules.texts.dull_parts import midnights
from workbench.lint.rules.texts.emptied import emptied
from workbench.lint.rules.texts.empty_in_all import empty_in_all
from workbench.lint.rules.texts.fixed_endings import fixed_endings
from workbench.lint.rules.texts.items_empty import items_empty
from workbench.lint.rules.texts.joined_twice import joined_twice
from workbench.lint.rules.texts.left_by_tools import left_over
from workbench.lint.rules.texts.lettered import joined_by_letters
from workbench.lint.rules.texts.meaning_empty import meaning_empty
from workbench.lint.rules.texts.nothing_behind import nothing_behind, units_alone
from workbench.lint.rules.texts.row_tables import floats_in_cells
from workbench.lint.rules.texts.row_values import (
    classes_printed,
    empty_options,
    lists_as_text,
    no_dates,
)
from workbench.lint.rules.texts.slips import printed_values
from workbench.lint.subject import Subject, golds_of, stands_in
from workbench.messages import Message, say
from workbench.prompts.listing import label_in
from workbench.types import Example, Rendered

_OF_A_WORD = r"[A-Za-z0-9_À-ɏ'\"]"
_NOTHING = exactly(rf"(?<!{_OF_A_WORD})(?:None|nan|NaN|NaT|undefined|null|<NA>)(?!{_OF_A_WORD})")
"""Between Chinese words, too, which have no space."""
_NOTHING_QUOTED = exactly(r"(?<=['\"“‘「])(?:None|nan|NaN|NaT)(?=['\"”’」])")
"""What an empty field leaves where the template has quotes around it."""

_QUOTED = r"(?:'[^'\n]*'|\"[^\"\n]*\")"
_REPR = compiled(
    rf"\[{_QUOTED}(?:, {_QUOTED})+\]|(?<![\w\])])\[{_QUOTED}\]"
    rf"|(?<![A-Za-z0-9_À-ɏ\])])\((?:{_QUOTED}|\d+), {_QUOTED}(?:, [^()\n]+)*\)"
    rf"|(?<![A-Za-z0-9_À-ɏ\])])\({_QUOTED},(?: [^()\n]+)?\)"
    rf"|\{{\d+: {_QUOTED}(?:, \d+: {_QUOTED})*\}}"
    rf"|\{{{_QUOTED}(?:: [^{{}}\n]+|, {_QUOTED}|)*\}}|(?<![\w\\\"'“‘])b{_QUOTED}"
    r"|<(?:function|class '|built-in|bound method|generator object|module '|(?:map|filter|zip"
    r"|enumerate|reversed) object|[\w.]+ object at 0x)[^>\n]*>?"
    r"|(?<!\w)(?:dict_keys|dict_values|dict_items|OrderedDict|defaultdict|Counter|array|tensor"
    r"|Decimal|Timestamp|datetime\.\w+)\([^)\n]*\)?|(?<!\w)range\(\d[^)\n]*\)|\d\.\d{13,}"
    r"|(?<![\w.])\d(?:\.\d+)?e[-+]\d\d(?!\w)"
    r"|\[\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)+\]|\[\{.{1,60}"
)
_OF_PYTHON = r"(?:list|tuple|dict(?:ionary)?|set|literal|repr(?:esentation)?)s?\b"
_AS_PYTHON = compiled(
    rf"\b(?:as|into|write|give|return|output|answer with|with|in|of)\s(?:an?\s|the\s|one\s)?"
    rf"(?:\w+\s)?python\s{_OF_PYTHON}|\bas python (?:does|writes|prints|has)\b"
    rf"|\b(?:does|will|would)\spython\s(?:print|return|give|say|show|answer)\b"
    rf"|\bpython (?:syntax|notation)\b|Python\s?(?:的)?\s?(?:列表|元组|字典|集合|语法|写法)",
    re.IGNORECASE,
)
"""What asks for an answer as Python writes it."""

_THIS_OF_PYTHON = compiled(
    rf"\b(?:this|these|the following|following|given)\s(?:\w+\s)?python\s{_OF_PYTHON}"
    r"|\b(?:does|will|would)\spython\s(?:print|return|give|say|show|answer)\b"
    rf"|\bpython\s{_OF_PYTHON}\s?:|(?:下面|以下|这个|给定)[^，。\n]{{0,6}}Python\s?的?\s?"
    r"(?:列表|元组|字典|集合)",
    re.IGNORECASE,
)
"""What says that a value is shown so."""

_MAY_PRINT = (
    *("['", '["', "('", '("', "{'", '{"', "b'", 'b"', "[{", ", '", ', "', "<", "dict_", "Dict("),
    *("dict(", "Counter(", "array(", "tensor(", "Decimal(", "Timestamp(", "datetime.", "range("),
    *("{0: ", "{1: "),
    *("e-0", "e-1", "e+0", "e+1"),
    *(f"[{digit}" for digit in range(10)),
)
"""One of these is in all that is looked for: quicker to tell."""

_SMALL_PRINTS = tuple(dict.fromkeys(map(str.casefold, _MAY_PRINT)))
_MARKS = ("'", '"', "[", "{", "(", "<", "e-", "e+")
"""One of these is in all of those, but for what hangs on digits: quicker still."""

_MANY_DIGITS = exactly(r"\d{13}")

_CUE_ALONE = exactly(r"^[ \t]*([^\W\d_][^:：\n]{0,24}[:：])[ \t]*$")
_CUE_BEGINS = exactly(r"^[ \t]*([^\W\d_][^:：\n]{0,24}[:：])")
_OPENING = exactly(r"[ \t]*\n")
_HOLES = tuple(
    (begin, exactly(pattern))
    for begin, pattern in (
        ("\n", r"\n[ \t]*\n[ \t]*\n"),
        ("</", r"<(\w+)>\s*</\1>"),
        ("```", r"```\w*\n\s*\n?```"),
        ("(", r"\(\s*\)"),
        ("[", r"\[\s*\]"),
        ('"', r"\"\s*[\"”]"),
        ("“", r"“\s*[\"”]"),
    )
)
"""Each with what is in all of it: alone they are found faster than as one pattern."""
_MAY_BE_HOLES = ("\n\n", "\n ", "</", "()", "( )", "[]", "[ ]", '""', '" "', "“”")
_RUN = 3
_FEWEST_LETTERS = 4


def nothing(subject: Subject) -> Iterator[Hit]:
    """The text says `None`, `nan` or `null` because a field of the row is empty or absent."""
    yield from _no_values(subject)
    yield from empty_cells(subject)
    yield from left_over(subject, "nothing")
    yield from empty_options(subject)
    may_be = subject.may_say("none", "nan", "nat", "null", "<na>", "undef")
    for doc_id, data, example in subject.examples if may_be else ():
        for part, text in _parts(example):
            may_be = any(
                map(text.__contains__, ("None", "nan", "NaN", "NaT", "null", "<NA>", "undef"))
            )
            match = _NOTHING.search(text) if may_be else None
            if match is None and may_be and _empty_field(data):
                match = _NOTHING_QUOTED.search(text)
            if match is None or _is_of_json(match) or _is_told(match[0], text, data, subject):
                continue
            word, name = match[0], _empty_field(data)
            line = subject.code.line_of_field(name) if name else subject.code.line_of_input
            yield Hit(
                say(
                    "the {part} says {word!r}: the field {name!r} has no value",
                    part=part,
                    word=word,
                    name=name,
                )
                if name
                else say(
                    "the {part} says {word!r}, and no field of the row does", part=part, word=word
                ),
                say("Leave out what is made of data[{name!r}] where it is None.", name=name)
                if name
                else say("Read a field that the row has, and leave it out where it has none."),
                doc_id,
                line or subject.code.line_of_input,
                about=name,
            )
            break


def _no_values(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a text that is the word of an empty value, where most rows have several
    words."""
    folded = subject.words_of_rows.casefold()
    if not any(map(folded.__contains__, NO_VALUES)):
        return
    read = subject.code.fields_of_input
    for name in sorted(subject.fields & read):
        texts = [(item, item.doc.data.get(name)) for item in subject.rendered]
        empty = [i for i, v in texts if isinstance(v, str) and v.strip().casefold() in NO_VALUES]
        long = sum(isinstance(v, str) and len(v.split(None, _RUN)) >= _RUN for _, v in texts)
        for item in empty if 2 * long > len(texts) else ():
            yield Hit(
                say("the {part} says {word!r}: the field {name!r} has no value",
                    part=say("input"), word=item.doc.data[name], name=name),
                say("Leave out what is made of data[{name!r}] where it is None.", name=name),
                item.doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_input,
                about=name,
            )  # fmt: skip


def _parts(example: Example) -> Iterator[tuple[Message, str]]:
    yield say("input"), example.input
    for text in (*example.outputs, *golds_of(example)):
        yield say("answer"), text


def _is_of_json(match: re.Match[str]) -> bool:
    """Say whether a `null` stands where JSON has a value: behind a key, or in a list."""
    before = match.string[: match.start()].rstrip()
    return match[0] == "null" and bool(re.search(r"\"\s*:$|[\[,]$", before))


def _is_told(word: str, text: str, data: Mapping[str, Any], subject: Subject) -> bool:
    """Say whether a word is of the row or of the template, and not made of nothing."""
    if not stands_in(data, word):
        return word in subject.code.template
    return text.count(word) <= _count_in(data, word) + subject.code.template.count(word)


def _count_in(value: Any, word: str) -> int:
    if isinstance(value, str):
        return value.count(word)
    if isinstance(value, Mapping):
        return sum(_count_in(part, word) for pair in value.items() for part in pair)
    return sum(_count_in(part, word) for part in value) if isinstance(value, list | tuple) else 0


def _empty_field(data: Mapping[str, Any]) -> str:
    for name, value in data.items():
        if value is None or (isinstance(value, float) and math.isnan(value)):
            return str(name)
    return ""


_CALLED = exactly(r"\w\(\Z")


def raw_values(subject: Subject) -> Iterator[Hit]:
    """A value stands in the text as Python writes it: a list, a dict, a tuple, bytes, an object, a
    number with its error of rounding, a whole one with `.0`; or a text was joined letter by letter
    where a list was meant; a hint for a list of numbers, which may be meant so, for `True` and
    `False`, and for texts in the quotes of `repr`, as long as these are of one kind."""
    yield from printed_values(subject)
    yield from left_over(subject, "value")
    yield from classes_printed(subject)
    yield from lists_as_text(subject)
    yield from no_dates(subject)
    yield from joined_by_letters(subject)
    yield from joined_twice(subject)
    yield from fixed_endings(subject)
    yield from midnights(subject)
    yield from floats_in_cells(subject)
    yield from made_tuples(subject)
    words = subject.words_written
    marks = [mark for mark in _MARKS if mark in words]
    has_many_digits = _MANY_DIGITS.search(words) is not None
    if not marks and not has_many_digits:
        return
    may_be_list = "[" in marks or "{" in marks
    if not (has_many_digits or may_be_list or subject.may_say(*_SMALL_PRINTS)):
        return
    told = subject.told
    is_asked, is_shown = _AS_PYTHON.search(told), _THIS_OF_PYTHON.search(told)
    for doc_id, data, example in subject.examples:
        texts = (() if is_shown else (example.input,)) + (() if is_asked else (example.output,))
        for text in texts:
            may_be = has_many_digits or any(map(text.__contains__, marks))
            found = _raw_in(subject, data, text) if may_be else None
            if found is None:
                continue
            name, shown, are_numbers = found
            line = subject.code.line_of_field(name) if name else None
            yield Hit(
                say(
                    "the field {name!r} stands there as Python writes a {type}: {value}",
                    name=name,
                    type=type(data[name]).__name__,
                    value=shorten(shown, 40),
                )
                if name
                else say(
                    "a value stands there as Python writes it: {value}", value=shorten(shown, 40)
                ),
                say("Join it: '\\n'.join(data[{name!r}]).", name=name)
                if name
                else say("Write it out as text: join a list, decode bytes, round a number."),
                doc_id,
                line or subject.code.line_of_input,
                about=name,
                severity="hint" if are_numbers else None,
            )
            break


def _raw_in(
    subject: Subject,
    data: Mapping[str, Any],
    text: str,
) -> tuple[str, str, bool] | None:
    if "[" in text or "{" in text:
        for name, value in data.items():
            if isinstance(value, list | dict) and value and str(value) in text:
                return str(name), str(value), all(isinstance(p, int | float) for p in value)
    has_marks = any(map(text.__contains__, _MARKS)) and any(map(text.__contains__, _MAY_PRINT))
    may_be = has_marks or _MANY_DIGITS.search(text)
    for match in _REPR.finditer(text) if may_be else ():
        found = match[0]
        if stands_in(data, found) or found in subject.code.template or _is_of_data(found, data):
            continue
        if _CALLED.search(text, max(0, match.start() - 2), match.start()):
            continue  # `sorted([…])` is code that is asked about
        are_numbers = found[0] == "[" and not any(mark in found for mark in "'\"{")
        return "", found, are_numbers or begins_with_json(text[match.start() :])
    return None


def begins_with_json(text: str) -> bool:
    """Say whether a text begins with a value that JSON writes so, too, which may be meant; one with
    quotes, since numbers look alike in both."""
    try:
        _, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return False
    return '"' in text[:end]


def _is_of_data(found: str, data: Mapping[str, Any]) -> bool:
    """Say whether a long match begins in a text of the row, and so is its own."""
    return stands_in(data, found[: min(len(found), 10)])


def _empty_slots(subject: Subject) -> Iterator[Hit]:
    """Yield the docs with a cue that has nothing behind it where that is no heading."""
    empty: dict[str, list[Rendered]] = defaultdict(list)
    followed: dict[str, str] = {}
    template = subject.code.template
    for item in subject.rendered:
        lines = item.example.input.split("\n")
        may_be = any(line.rstrip(" \t").endswith((":", "：")) for line in lines[:-1])
        for cue, after in _cues_of(item, template) if may_be else ():
            if after:
                empty[cue].append(item)
                followed[cue] = after
    filled = {
        cue
        for item in (subject.rendered if empty else ())
        for cue, after in _cues_of(item, template)
        if not after
    }
    for cue, items in empty.items():
        if all(cue in item.example.output for item in items):
            continue  # the form of an answer is shown
        heading = re.search(rf"{re.escape(cue)}\s+{re.escape(followed[cue])}", template)
        if cue not in filled and (heading or not _reads_nothing(subject, items[0])):
            continue
        for item in items:
            yield _nothing_behind(subject, item, cue)
    if not empty:
        for item, cue in emptied(subject):
            yield _nothing_behind(subject, item, cue)
        for item, cue in empty_in_all(subject):
            yield _nothing_behind(subject, item, cue)
    yield from _holes(subject)


def empty_slot(subject: Subject) -> Iterator[Hit]:
    """A cue has nothing behind it where other docs have something, where the field that is read
    there is empty or absent, or where a text of the row is shown nowhere, or but a general cue
    beneath it, `Answer:`; or tags, brackets or newlines stand around nothing; or (a hint) one line
    of a legend says nothing."""
    yield from meaning_empty(subject)
    found = list(_empty_slots(subject))
    yield from found or (
        _nothing_behind(subject, item, cue) for item, cue in nothing_behind(subject)
    )
    if not found:
        yield from cue_beneath(subject)
    yield from items_empty(subject)
    for item, cue in units_alone(subject):
        yield Hit(
            say("the cue {cue!r} has a unit behind it, and no number", cue=cue),
            say("Show the row's number there."),
            item.doc.id,
            subject.code.line_with(cue),
            about=cue,
        )


def _nothing_behind(subject: Subject, item: Rendered, cue: str) -> Hit:
    return Hit(
        say("the cue {cue!r} has nothing behind it", cue=cue),
        say("Leave the cue out where the row has nothing for it."),
        item.doc.id,
        subject.code.line_with(cue),
        about=cue,
    )


def _cues_of(item: Rendered, template: str) -> Iterator[tuple[str, str]]:
    """Yield the cues that lines of an input begin with, but for its last; each with the template's
    cue on the next line where nothing stands between the two, else ""."""
    lines = [line for line in item.example.input.split("\n") if line.strip()]
    for line, after in pairwise(lines):
        begins = _CUE_BEGINS.match(line) if ":" in line or "：" in line else None
        if begins is None:
            continue
        alone, next_cue = _CUE_ALONE.match(line), _CUE_BEGINS.match(after)
        is_option = next_cue is not None and label_in(next_cue[1]) != ""
        is_cue = next_cue is not None and not is_option and next_cue[1] in template
        # (The row's text may begin with the very cue: then it is said twice.)
        is_cue = is_cue and not (alone and next_cue and next_cue[1] == alone[1])
        if alone and next_cue and is_cue and alone[1] in template:
            yield alone[1], next_cue[1]
        else:
            yield begins[1], ""


def _holes(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose input has tags, brackets or newlines around nothing."""
    template = subject.code.template
    for item in subject.rendered:
        text = item.example.input
        may_be = text[:1].isspace() or any(map(text.__contains__, _MAY_BE_HOLES))
        match = (_OPENING.match(text) or _hole_in(text)) if may_be else None
        if match is None:
            continue
        is_told = match[0] in template or stands_in(item.doc.data, match[0].strip(" "))
        if match.start() and is_told:
            continue
        if _reads_nothing(subject, item):
            around = text[match.start() : match.end() + 12]
            yield Hit(
                say("what is read for the input is empty: {around}", around=shorten(around)),
                say("Leave the line out where the row has nothing for it."),
                item.doc.id,
                subject.code.line_of_input,
                about="hole",
            )


def _hole_in(text: str) -> re.Match[str] | None:
    """Return the first place of a text where something stands around nothing."""
    found = [m for begin, pattern in _HOLES if begin in text and (m := pattern.search(text))]
    return min(found, key=re.Match.start, default=None)


def _reads_nothing(subject: Subject, item: Rendered) -> bool:
    """Say whether the source reads a field that this row lacks, or has empty."""
    data = item.doc.data
    read = subject.code.fields_of_input
    return any(data.get(name, "") in (None, "", [], {}) for name in read if name.isidentifier())


def absent_field(subject: Subject) -> Iterator[Hit]:
    """A field that no row has is read by `.get`, and nothing looks whether it was there; or an
    `except` hides that it is not."""
    if not subject.fields:
        return
    code = subject.code
    got = [(name, line, True) for name, line, is_guarded in code.fields_got if not is_guarded]
    got += [(name, line, False) for name, line in code.fields_excused]
    got += [(name, line, True) for name, line in _misspelt(subject)]
    for name, line, is_got in got:
        if not any(name in item.doc.data for item in subject.items):
            yield Hit(
                say("no row has the field {name!r}, which is read by .get", name=name)
                if is_got
                else say("no row has the field {name!r}, and an except hides that", name=name),
                say(
                    "Read a field that the rows have: {names}.",
                    names=", ".join(sorted(subject.fields)),
                ),
                line=line,
                about=name,
            )


def _misspelt(subject: Subject) -> Iterator[tuple[str, int]]:
    """Yield the fields that are read by `.get` with a default or under a test, and that are spelt
    nearly as one that the rows have and nothing reads: `lable`, with their lines."""
    read = subject.code.fields_of_input | subject.code.fields_of_output
    unread = [name for name in subject.fields if name not in read and len(name) >= _FEWEST_LETTERS]
    for name, line, is_guarded in subject.code.fields_got:
        is_misspelt = any(sorted(name) == sorted(own) for own in unread)
        if is_guarded and name not in subject.fields and is_misspelt:
            yield name, line


RULES = (
    Rule(
        "text/nothing",
        "error",
        nothing,
        "OpenCompass renders rows without an answer as `Answer: {None}`; the model then answers "
        "that, and may even be counted right.",
    ),
    Rule(
        "text/raw-value",
        "warning",
        raw_values,
        "Brackets and quotes are tokens that the question does not have.",
    ),
    Rule(
        "text/empty-slot",
        "warning",
        empty_slot,
        "The model reads of something that it is not shown.",
    ),
    Rule(
        "text/absent-field",
        "warning",
        absent_field,
        "A misspelt name gives `None` or nothing, in silence.",
    ),
)
