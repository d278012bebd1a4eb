"""Texts of a list of records that are empty in some rows, so that a cue the row itself brings has
nothing behind it: a turn of a talk in which nobody says anything. The rule `text/empty-slot` says
so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 6
_MOST_EMPTY = 0.25
_LONGEST_NAME = 30


def items_empty(subject: Subject) -> Iterator[Hit]:
    """Yield hints on the docs with such a text, where nearly all records have one, the code reads
    it, and the input has a line that another text of the record begins and a colon ends."""
    if len(subject.rendered) < _FEWEST_DOCS:
        return
    empty: dict[str, list[Rendered]] = {}
    counts: Counter[str] = Counter()
    for item in subject.rendered:
        for record in _records(item):
            for key, value in record.items():
                if not isinstance(value, str) or key not in subject.code.fields_of_input:
                    continue
                counts[str(key)] += 1
                if not value.strip() and _is_cue_alone(item, record):
                    empty.setdefault(str(key), []).append(item)
    for key, items in empty.items():
        if len(items) <= _MOST_EMPTY * counts[key]:
            for item in items:
                yield Hit(
                    say("a record of the row has an empty {name}, and its cue nothing behind it",
                        name=key),
                    say("Correct the row, or leave it out."),
                    item.doc.id,
                    subject.code.line_of_field(key) or subject.code.line_of_input,
                    about=key,
                    severity="hint",
                )  # fmt: skip


def _records(item: Rendered) -> Iterator[Mapping[object, object]]:
    for value in item.doc.data.values():
        if isinstance(value, list):
            yield from (record for record in value if isinstance(record, Mapping))


def _is_cue_alone(item: Rendered, record: Mapping[object, object]) -> bool:
    """Say whether a line of the input is another text of the record and a colon."""
    names = [v for v in record.values() if isinstance(v, str) and 0 < len(v) <= _LONGEST_NAME]
    lines = [line.strip() for line in item.example.input.split("\n")[:-1]]
    return any(line in (f"{name}:", f"{name}：") for name in names for line in lines)
