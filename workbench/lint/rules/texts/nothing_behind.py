"""A cue with nothing on its line where others have something, or with a unit alone, while a text or
a number of the row is shown nowhere: it was to stand there. The rule `text/empty-slot` says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from workbench.io.han import exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.types import Rendered

_FEWEST_DOCS = 3
_MOST_OF = 0.8
_SHORTEST = 2
_LONGEST_UNIT = 12
_NUMBER = exactly(r"[-−]?\d+(?:[.,]\d+)?")
_CUE = exactly(r"[^\w\n]*(?P<cue>[^\W_][^\n:：]{0,40}[:：])\**[ \t]*$")
_FILLED = exactly(r"[^\w\n]*[^\W_][^\n:：]{0,40}[:：]\**[ \t]*\S")


def nothing_behind(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose input has a cue with nothing behind it, beside a line that has one and
    a text of the row, where the code reads another text of the rows nowhere; each with the cue."""
    return _all_with(subject, _empty_cue, of_numbers=False)


def units_alone(subject: Subject) -> Sequence[tuple[Rendered, str]]:
    """Return the docs whose input has a cue with nothing but a unit behind it, where the code reads
    a number of the rows nowhere; each with the cue."""
    return _all_with(subject, _unit_alone, of_numbers=True)


def _all_with(
    subject: Subject, find: Callable[[Rendered], str], *, of_numbers: bool
) -> Sequence[tuple[Rendered, str]]:
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or subject.is_uniform or not find(items[0]):
        return ()
    if not any(_unshown(subject, of_numbers=of_numbers)):
        return ()
    found = [(item, cue) for item in items if (cue := find(item))]
    return found if len(found) == len(items) and len({cue for _, cue in found}) == 1 else ()


def _unshown(subject: Subject, *, of_numbers: bool) -> Iterator[str]:
    """Yield the fields that have a text of its own in nearly each row, or a number, which no code
    reads and no input shows."""
    read = subject.code.fields_of_input | subject.code.fields_of_output
    for name in sorted(subject.fields - read):
        if is_of_answers(name):
            continue
        texts = [(item, item.doc.data.get(name)) for item in subject.rendered]
        if of_numbers:
            texts = [(item, _number(value)) for item, value in texts]
        own = [(i, t) for i, t in texts if isinstance(t, str) and len(t.strip()) >= _SHORTEST]
        is_text = len({text for _, text in own}) >= _MOST_OF * len(texts)
        if is_text and not any(_is_shown(item, name, text.strip()) for item, text in own):
            yield name


def _number(value: object) -> str | None:
    """Return a value that is a number as it is written, None for any other."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if is_number or (isinstance(value, str) and _NUMBER.fullmatch(value.strip())):
        return str(value)
    return None


def _is_shown(item: Rendered, name: str, text: str) -> bool:
    """Say whether an input has a text of the row, and not only within another one."""
    shown = item.example.input
    if text not in shown:
        return False
    others = (
        leaf for key, value in item.doc.data.items() if key != name for leaf in leaves_of(value)
    )
    for other in sorted(others, key=len, reverse=True):
        if text in other and text != other:
            shown = shown.replace(other, "\0")
    return text in shown


def _empty_cue(item: Rendered) -> str:
    """Return the cue of a line that has nothing else, and beside which a line has a cue and a text
    of the row; "" where there is none. A heading has what it is of below it."""
    lines = item.example.input.rstrip().split("\n")
    values = {leaf.strip() for leaf in leaves_of(item.doc.data) if len(leaf.strip()) >= _SHORTEST}
    for place, (line, behind) in enumerate(pairwise(lines)):  # the answer stands behind the last
        match = _CUE.match(line)
        if match is None:
            continue
        beside = [behind, *lines[max(place - 1, 0) : place]]
        is_closed = not behind.strip() or _FILLED.match(behind) or _CUE.match(behind)
        if is_closed and any(_has_text(other, values) for other in beside):
            return match["cue"]
    return ""


def _unit_alone(item: Rendered) -> str:
    """Return the cue of a line that has nothing but a text of the row which stands behind a number
    elsewhere in the input, "" where there is none."""
    text = item.example.input
    units = {leaf.strip() for leaf in leaves_of(item.doc.data) if 0 < len(leaf) <= _LONGEST_UNIT}
    for line in text.split("\n"):
        cue, sign, content = line.replace("：", ":").partition(":")
        unit = content.strip()
        is_unit = bool(sign) and unit in units and any(map(str.isalpha, unit))
        if is_unit and re.search(rf"\d ?{re.escape(unit)}(?!\w)", text):
            return f"{cue.strip()}:"
    return ""


def _has_text(line: str, values: set[str]) -> bool:
    """Say whether a line has a cue, and a text of the row behind it."""
    cue, sign, content = line.replace("：", ":").partition(":")
    return bool(cue.strip() and sign) and any(
        value.split("\n")[0].replace("：", ":") in content for value in values
    )
