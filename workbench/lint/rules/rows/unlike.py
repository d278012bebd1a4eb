"""Rules on rows that are unlike the others of their file, and on few-shot files that are unlike the
docs' (see `lint.unlike`)."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.finding import Hit, Rule, Severity
from workbench.lint.rules.choices.turned_run import turned_in_a_run
from workbench.lint.rules.examples.file_words import shots_against_words, shots_of_no_option
from workbench.lint.rules.examples.filed_fields import fields_otherwise
from workbench.lint.rules.examples.filed_rows import other_rows
from workbench.lint.rules.rows.brackets_lost import brackets_lost
from workbench.lint.rules.rows.copied import not_copied
from workbench.lint.rules.rows.exchanged_answers import exchanged_answers
from workbench.lint.rules.rows.form_alone import form_alone
from workbench.lint.rules.rows.instructed import instructed
from workbench.lint.rules.rows.kin_of_another import akin_to_another
from workbench.lint.rules.rows.no_answers import answered_by_nothing
from workbench.lint.rules.rows.no_time import no_times
from workbench.lint.rules.rows.of_another_row import of_another_row
from workbench.lint.rules.rows.other_dashes import other_dashes
from workbench.lint.rules.rows.other_options import other_options
from workbench.lint.rules.rows.several_in_one import several_in_one
from workbench.lint.rules.rows.turned_forms import turned_forms
from workbench.lint.rules.rows.two_rows_in_one import two_rows_in_one
from workbench.lint.rules.rows.unmended import unmended
from workbench.lint.rules.rows.words_of_meanings import against_meanings
from workbench.lint.rules.rows.written_otherwise import written_otherwise
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.lint.unlike import Fault, cut_at, faults_in, traits_of
from workbench.lint.unlike_kinds import faults_by_trait
from workbench.messages import say

_MOST_ROWS = 400
_FEW = 0.4
_FEWEST_SHOTS = 2
_FEWEST_FILLED = 2
_MOST_LABELS = 12
_FEWEST_SIGNS = 5
_SEEN_DOCS = 12
_LONG = 12
_NEARLY = 0.75
_OF_LIST = exactly(r"(?i)(?:option|choice|opt)?[_ ]?[A-J]")
"""What fields are called that a loop over letters reads."""
_MOST_KEYS = 6
_OPEN = 0.6
"""The share of answers that are there once, where they are no labels."""


def answers_unlike(subject: Subject) -> Iterator[Hit]:
    """A few rows have an answer that is unlike those of the others: of another type, in another
    language or script, in another form or unit, less than nought, with other labels to choose from,
    one that is not in its text where the others are, that is what is asked itself, that is made of
    two rows' answers, in quotes alone, or several in one, `soup / broth`, no time that a clock
    shows, what is written where there is none, `N/A`, in capitals alone, or with another minus or
    hyphen; or answers slipped, and each belongs to the text of a row so many rows away, or two were
    exchanged, or the two words of a row; or (a hint) the text has a word of what the legend says of
    another label."""
    yield from _unlike(subject, of_answers=True)
    yield from turned_in_a_run(subject)
    yield from (
        list(of_another_row(subject)) or list(akin_to_another(subject)) or not_copied(subject)
    )
    yield from exchanged_answers(subject)
    yield from other_options(subject)
    yield from several_in_one(subject)
    yield from form_alone(subject)
    yield from against_meanings(subject)
    yield from no_times(subject)
    yield from answered_by_nothing(subject)
    yield from written_otherwise(subject)
    yield from unmended(subject)
    yield from other_dashes(subject)
    yield from turned_forms(subject)


def texts_unlike(subject: Subject) -> Iterator[Hit]:
    """A few rows have a text, a list or a number that is unlike those of the others, likewise; or
    one that is there twice in itself, is empty or cut, goes on with another row or what stood below
    it on a page, brings a label or a number along, or a pair that is turned round, or lacks the
    brackets that the prompt speaks of."""
    yield from _unlike(subject, of_answers=False)
    yield from instructed(subject)
    yield from two_rows_in_one(subject)
    yield from brackets_lost(subject)


def shots_unlike(subject: Subject) -> Iterator[Hit]:
    """The rows of a few-shot file of its own are unlike the docs: their fields are of another type,
    in another language, script or form, are counted from another number, or stand in no text where
    those of the docs do; or have a cue in them, spaces at an end, nothing, or what belongs to
    another row of the file."""
    yield from fields_otherwise(subject)
    rows = _rows(subject)
    filed = [doc.data for doc, _ in subject.shots.values()] if subject.separate else []
    shots = _with_records(filed)
    if len(shots) < _FEWEST_SHOTS or not rows or any(True for _ in other_rows(subject)):
        return  # the first thing that is other is enough
    yield from shots_against_words(subject)
    yield from shots_of_no_option(subject)
    found: dict[str, list[Fault]] = defaultdict(list)
    for fault in faults_in(shots, traits_of(rows, _fields(subject))):
        found[fault[1]].append(fault)
    yield from _counted_otherwise(subject, rows, shots)
    for name, faults in found.items():
        is_usual = len(faults) >= max(_FEWEST_SHOTS, _FEW * len(shots))
        is_sure = any(sure for *_, sure in faults)
        # Code may well read a number and its digits as one.
        is_of_type = all(isinstance(shot.get(name), str | int) for shot in shots)
        is_of_type &= len({type(shot.get(name)) for shot in (*shots, *rows)}) > 1
        if is_usual or is_sure:
            yield Hit(
                say("the few-shot file's {name} is unlike the docs': {what}",
                    name=name, what=faults[0][2]),
                say("Make shots and docs in one way."),
                line=subject.code.line_of_field(name),
                about=name,
                severity="hint" if not is_sure and is_of_type else None,
            )  # fmt: skip


def _counted_otherwise(
    subject: Subject, rows: Sequence[Mapping[str, Any]], shots: Sequence[Mapping[str, Any]]
) -> Iterator[Hit]:
    """Yield the labels that a few-shot file counts from one where the docs count from nought."""
    for name in _fields(subject):
        own, theirs = _numbers(name, rows), _numbers(name, shots)
        is_label = 1 < len(own) <= _MOST_LABELS and 2 * len(own) <= len(rows)
        if not is_label or own != set(range(len(own))) or not theirs:
            continue
        if 0 not in theirs and len(own) in theirs and max(theirs) <= len(own):
            yield Hit(
                say("the few-shot file's {name} is unlike the docs': {what}", name=name,
                    what=say("it is {own}, where others have {usual}", own=max(theirs),
                             usual=f"0 – {max(own)}")),
                say("Make shots and docs in one way."),
                line=subject.code.line_of_field(name),
                about=name,
            )  # fmt: skip


def _numbers(name: str, rows: Sequence[Mapping[str, Any]]) -> set[int]:
    values = (row.get(name) for row in rows)
    return {value for value in values if isinstance(value, int)}


def _rows(subject: Subject) -> Sequence[Mapping[str, Any]]:
    return _with_records([item.doc.data for item in subject.rendered[:_MOST_ROWS]])


def _with_records(rows: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Return rows, and beside what they have the texts of their dictionaries, where these have the
    same names in all: `translation.en`."""
    names = [name for name in (rows[0] if rows else ()) if _are_records(rows, name)]
    return [{**row, **_texts_of(row, names)} for row in rows] if names else rows


def _texts_of(row: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {f"{name}.{key}": text for name in names for key, text in row[name].items()}


def _are_records(rows: Sequence[Mapping[str, Any]], name: str) -> bool:
    """Say whether a field is a dictionary of a few texts by the same names in all rows."""
    first = rows[0].get(name)
    if not isinstance(first, Mapping) or not 0 < len(first) <= _MOST_KEYS:
        return False
    return all(
        isinstance(own := row.get(name), Mapping)
        and own.keys() == first.keys()
        and all(isinstance(key, str) and isinstance(text, str) for key, text in own.items())
        for row in rows
    )


def _fields(subject: Subject) -> list[str]:
    """Return the fields that the code reads, in the order of the first row, and the texts of those
    that are dictionaries."""
    read, rows = _read_fields(subject), _rows(subject)
    inner = [name for name in (rows[0] if rows else ()) if "." in name and name not in read]
    return [*read, *(name for name in inner if _field_of(name) in read)]


def _field_of(name: str) -> str:
    """Return the field of the row that a text of a dictionary is of, or what is a field itself."""
    return name.partition(".")[0]


def _read_fields(subject: Subject) -> list[str]:
    read = subject.code.fields_of_input | subject.code.fields_of_output
    first = subject.rendered[0].doc.data if subject.rendered else {}
    known = [str(name) for name in first]
    if not subject.code.fields_of_input:
        return known  # `.format(**data)` reads whatever the template names
    if any(_OF_LIST.fullmatch(name) for name in read):
        return [name for name in known if name in read] or known
    return [name for name in known if name in read or _OF_LIST.fullmatch(name)] or known


def _unlike(subject: Subject, *, of_answers: bool) -> Iterator[Hit]:
    rows = _rows(subject)
    known, fields = subject.rows_unlike, tuple(_fields(subject))
    if fields not in known:
        known[fields] = faults_by_trait(rows, fields)
    found: Mapping[tuple[str, int], Sequence[Fault]] = known[fields]
    yield from _filled_from_above(subject, of_answers=of_answers)
    own = [name for name in fields if _is_answer(subject, name) is of_answers]
    yield from _cut(subject, rows, own)
    told: set[tuple[str, int]] = set()
    # What is sure is said in the place of what may be so.
    ranked = sorted(found.items(), key=lambda each: not any(fault[3] for fault in each[1]))
    for (name, _), faults in ranked:
        if name not in own or len(faults) > _FEW * len(rows):
            continue
        for place, _, what, is_sure in faults:
            if (name, place) in told or _is_explained(subject, rows[place].get(name)):
                continue
            told.add((name, place))
            severity: Severity | None = None if is_sure else "hint"
            yield Hit(
                say("the row's {name} is unlike that of the others: {what}", name=name, what=what),
                say("Correct the row, or leave it out."),
                subject.rendered[place].doc.id,
                subject.code.line_of_field(name) or subject.code.line_of_field(_field_of(name)),
                about=name,
                severity=severity,
            )


def _is_explained(subject: Subject, value: Any) -> bool:
    """Say whether the prompt says what a number less than nought means: `-1 = negative`."""
    is_one = isinstance(value, int) and value < 0
    return is_one and re.search(rf"(?<![\w-]){value}\s?[=:：(（]", subject.told) is not None


def _cut(
    subject: Subject, rows: Sequence[Mapping[str, Any]], fields: Sequence[str]
) -> Iterator[Hit]:
    """Yield all docs for a field whose texts are all of one length."""
    for name in fields:
        size = cut_at([row.get(name) for row in rows])
        for item in subject.rendered[:_MOST_ROWS] if size else ():
            yield Hit(
                say("all texts of {name} are {size} characters long, so they were cut: {text}",
                    name=name, size=size, text=shorten(str(item.doc.data.get(name)), 40)),
                say("Export the whole column."),
                item.doc.id,
                subject.code.line_of_field(name),
                about=name,
            )  # fmt: skip


def _filled_from_above(subject: Subject, *, of_answers: bool) -> Iterator[Hit]:
    """Yield the docs with the answer of the row before them, where nearly no two others have one in
    common and the rest of the row is another."""
    items = subject.rendered[:_MOST_ROWS]
    golds = [golds_of(item.example)[0].strip() for item in items]
    if not of_answers or len(set(golds)) < _OPEN * len(golds):
        return
    filled = [
        place
        for place in range(1, len(items))
        if golds[place] == golds[place - 1] and len(golds[place]) >= _FEWEST_SIGNS
        and items[place].doc.id == items[place - 1].doc.id + 1
        and items[place].example.input != items[place - 1].example.input
    ]  # fmt: skip
    counts = Counter(golds)
    runs = Counter(golds[place] for place in filled)
    is_run = all(counts[gold] == count + 1 for gold, count in runs.items())
    for place in filled if len(runs) >= _FEWEST_FILLED and is_run else ():
        yield Hit(
            say("the answer is that of the row before: {gold}", gold=shorten(golds[place], 40)),
            say("Correct the row, or leave it out."),
            items[place].doc.id,
            subject.code.line_of_output,
            about="above",
        )


def _is_answer(subject: Subject, name: str) -> bool:
    """Say whether a field is the answer itself, is called so, or is read for the output alone; a
    text that the inputs show is neither, whatever it is called."""
    code, items = subject.code, subject.rendered[:_SEEN_DOCS]
    values = [row.get(name) for row in _with_records([item.doc.data for item in items])]
    golds = [golds_of(item.example)[0].strip() for item in items]
    pairs = list(zip(values, golds, strict=True))
    if 2 * sum(str(own).strip() == gold for own, gold in pairs) > len(items):
        return True
    shown = sum(
        isinstance(own, str) and len(own) > _LONG and own in item.example.input
        for own, item in zip(values, items, strict=True)
    )
    is_of_output = name in code.fields_of_output and name not in code.fields_of_input
    is_shown = shown > _NEARLY * len(items) or _OF_LIST.fullmatch(name) is not None
    return not is_shown and (is_of_answers(name) or is_of_output)


RULES = (
    Rule(
        "answer/unlike-others",
        "warning",
        answers_unlike,
        "Rows of two sources, or of a column that slipped, are scored by what nobody meant.",
    ),
    Rule(
        "text/unlike-others",
        "warning",
        texts_unlike,
        "A row of another source, or of a column that slipped, asks what nobody meant.",
    ),
    Rule(
        "few-shot/unlike-docs",
        "warning",
        shots_unlike,
        "Shots show how the docs are asked and answered; these show something else.",
    ),
)
