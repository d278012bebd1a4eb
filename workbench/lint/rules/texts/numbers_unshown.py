"""A number of the row by which all answers go, and which no prompt shows: the result that is held
against its bounds, the minutes that a fee is paid for. The rule `text/no-question` says so."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from workbench.lint.finding import Hit
from workbench.lint.rules.choices.ranges import spans_by
from workbench.lint.rules.rows.between_bounds import bounds_among, columns_of
from workbench.lint.rules.rows.reckoned import NUMBER, reckoned_with
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.lint.truth import is_of_answers, places_of
from workbench.messages import say
from workbench.types import Rendered

_FEWEST_DOCS = 10
_MOST_DOCS = 200
_MOST_SHOWN = 0.4
_LONGEST_ANSWER = 40


def numbers_unshown(subject: Subject) -> Iterator[Hit]:
    """Yield a hint on the first field by whose numbers all answers go, and of whose numbers most
    inputs have none."""
    items = subject.some(_MOST_DOCS)
    golds = subject.rights[: len(items)]
    if len(items) < _FEWEST_DOCS or not all(0 < len(gold) <= _LONGEST_ANSWER for gold in golds):
        return
    columns = {
        name: values
        for name, values in columns_of(items).items()
        if not is_of_answers(name) and not _are_same(items, name, golds)
    }
    hidden = [name for name in columns if _is_hidden(items, name)]
    if not hidden:
        return
    names = _told_by(subject, columns, golds, hidden)
    lacked = [name for name in names if name in hidden]
    name = lacked[0] if len(lacked) == 1 else ""
    if name:
        yield Hit(
            say("all answers go by the row's {name}, and the input does not have it", name=name),
            say("Put data[{name!r}] into the input, whole.", name=name),
            items[0].doc.id,
            subject.code.line_of_input,
            about=f"{name} unshown",
            severity="hint",
        )


def _are_same(items: Sequence[Rendered], name: str, golds: Sequence[str]) -> bool:
    """Say whether a field is the answer in a good deal of the docs."""
    values = (str(item.doc.data.get(name)) for item in items)
    same = sum(value == gold.split()[0] for value, gold in zip(values, golds, strict=True))
    return 2 * same > len(golds)


def _is_hidden(items: Sequence[Rendered], name: str) -> bool:
    if not all(name in item.doc.data for item in items):
        return False
    shown = sum(
        any(True for _ in places_of(str(item.doc.data[name]).strip(), item.example.input))
        for item in items
    )
    return shown <= _MOST_SHOWN * len(items)


def _told_by(
    subject: Subject,
    columns: Mapping[str, Sequence[float]],
    golds: Sequence[str],
    hidden: Sequence[str],
) -> Sequence[str]:
    """Return the fields that tell all golds, by the first rule that does: where a number lies
    between two others, ranges of one of which the prompt has a table, or what two or three come
    to."""
    if bounds := bounds_among(columns, golds):
        return bounds[:3]
    telling = [name for name in hidden if spans_by(columns[name], golds)]
    if len(telling) == 1 and _has_table(subject, {*golds}):
        return telling
    return next((names for names, _ in reckoned_with(columns, golds)), ())


def _has_table(subject: Subject, labels: Collection[str]) -> bool:
    """Say whether each label stands on a line of the prompt's own with a number besides."""
    lines = [line for line in own_text(subject).split("\n") if any(map(str.isdigit, line))]
    return all(any(_is_of_table(line, label) for line in lines) for label in labels)


def _is_of_table(line: str, label: str) -> bool:
    at = next(places_of(label, line), -1)
    return at >= 0 and NUMBER.search(f"{line[:at]} {line[at + len(label) :]}") is not None
