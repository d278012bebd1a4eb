"""Which characters of an example came from which field of its doc.

No string keeps its origin through an f-string, so it is found out by experiment: the transform
runs again with one field's value replaced by a mark, and what the mark stands in place of came
from that field. Where code refuses a mark (it looks the value up, say), the value of another doc
is tried, and at last the field's text is searched for; each finding says how sure it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from workbench.types import Diagnostic, Doc, Example

How: TypeAlias = Literal["copied", "made", "depends", "found"]
"""How text hangs on a field: it is the field's own text; it is made of the field alone; it
changes with the field, among others; or it only reads like the field's text."""

ExamplePart: TypeAlias = Literal["input", "output"]

MOST_FIELDS = 48
"""Values tried per doc; those behind them are left out."""

MOST_PLACES = 40
"""Places per field at which a text that is merely found is reported."""

_MARKS: Mapping[type, Any] = {str: "\uf8d1\uf8d2", int: 918273645, float: 918273.25}


@dataclass(frozen=True, slots=True)
class Origin:
    """The characters from `start` to `end` (code points) of an example's part, and their field.

    `field` is written as Python reads it from the row: `question`, `options[0]`,
    `target_scores.keys()[1]`. With `ambiguous` the text stands in other places as well, and
    which of them is the field's cannot be told.
    """

    field: str
    part: ExamplePart
    start: int
    end: int
    how: How
    ambiguous: bool = False


@dataclass(frozen=True, slots=True)
class Probe:
    """One value of a doc, and the docs in which it is replaced: by a mark, by another doc's
    value, where there are any."""

    field: str
    value: Any
    marked: Doc | None
    swapped: Doc | None

    def docs(self) -> tuple[Doc, ...]:
        """The docs to transform."""
        return tuple(doc for doc in (self.marked, self.swapped) if doc is not None)


def probes(doc: Doc, other: Doc | None = None) -> tuple[Probe, ...]:
    """Return what to try on `doc`; `other` is any other doc of the data."""
    found: list[Probe] = []
    for name, path, value in _leaves(doc.data):
        if len(found) == MOST_FIELDS:
            break
        mark = None if isinstance(value, bool) else _MARKS.get(type(value))
        swap = _at(other.data, path) if other is not None else None
        is_other = swap is not None and swap != value and type(swap) is type(value)
        found.append(
            Probe(
                name,
                value,
                None if mark is None else Doc(doc.id, _with(doc.data, path, mark)),
                Doc(doc.id, _with(doc.data, path, swap)) if is_other else None,
            )
        )
    return tuple(found)


def origins(
    example: Example, probe: Probe, results: Sequence[Example | Diagnostic | None]
) -> tuple[Origin, ...]:
    """Return where the probe's field went in `example`, given what its `docs()` became, in order.

    None stands for a result that tells nothing: the transform is not a function of its row.
    """
    left = list(results)
    marked = left.pop(0) if probe.marked is not None else None
    swapped = left.pop(0) if probe.swapped is not None else None
    found: list[Origin] = []
    texts: dict[ExamplePart, str] = {"input": example.input, "output": example.output}
    for part, text in texts.items():
        found += _in_part(part, text, probe, _part(marked, part), _part(swapped, part))
    return tuple(found)


def _part(made: Example | Diagnostic | None, part: ExamplePart) -> str | None:
    if not isinstance(made, Example):
        return None
    return made.input if part == "input" else made.output


def _in_part(
    part: ExamplePart, text: str, probe: Probe, marked: str | None, swapped: str | None
) -> list[Origin]:
    own = str(probe.value)
    if marked == text and (swapped is None or swapped == text):
        return []  # nothing here hangs on the field
    if marked is not None and marked != text:
        spans = _replaced(text, marked, str(_MARKS[type(probe.value)]))
        if spans:
            return [
                Origin(probe.field, part, a, b, "copied" if text[a:b] == own else "made")
                for a, b in spans
                if b > a
            ]
    places = _places(text, own)
    if places:
        many = len(places) > 1
        return [Origin(probe.field, part, a, b, "found", many) for a, b in places]
    changed = marked if marked is not None and marked != text else swapped
    if changed is None or changed == text:
        return []
    a, b = _changed(text, changed)
    return [Origin(probe.field, part, a, b, "depends")] if b > a else []


def _replaced(text: str, marked: str, mark: str) -> list[tuple[int, int]]:
    """Return the spans of `text` in whose place `marked` has the mark; none if that is not all
    that differs. The spans have one length: what is made of a value alone is."""
    pieces = marked.split(mark)
    count = len(pieces) - 1
    rest = len(text) - sum(map(len, pieces))
    if count < 1 or rest < 0 or rest % count:
        return []
    size = rest // count
    spans: list[tuple[int, int]] = []
    position = 0
    for index, piece in enumerate(pieces):
        if not text.startswith(piece, position):
            return []
        position += len(piece)
        if index < count:
            spans.append((position, position + size))
            position += size
    return spans


def _places(text: str, value: str) -> list[tuple[int, int]]:
    """Return where `value` stands in `text` as words of its own."""
    if not value.strip():
        return []
    begin = r"(?<!\w)" if value[0].isalnum() and value[0].isascii() else ""
    end = r"(?!\w)" if value[-1].isalnum() and value[-1].isascii() else ""
    matches = re.finditer(begin + re.escape(value) + end, text)
    return [match.span() for _, match in zip(range(MOST_PLACES), matches, strict=False)]


def _changed(text: str, other: str) -> tuple[int, int]:
    """Return the span of `text` outside which both texts are the same."""
    shorter = min(len(text), len(other))
    start = next((i for i in range(shorter) if text[i] != other[i]), shorter)
    most = shorter - start
    end = next((i for i in range(most) if text[-1 - i] != other[-1 - i]), most)
    return start, len(text) - end


PathStep: TypeAlias = tuple[Literal["item", "key"], Any]
"""Into a value: at a key or index, or at a key itself instead of what it holds."""


def _leaves(data: Mapping[str, Any]) -> Iterator[tuple[str, tuple[PathStep, ...], Any]]:
    for name, value in data.items():
        yield from _below(str(name), (("item", name),), value)


def _below(
    name: str, path: tuple[PathStep, ...], value: Any
) -> Iterator[tuple[str, tuple[PathStep, ...], Any]]:
    if isinstance(value, Mapping):
        for index, (key, inner) in enumerate(value.items()):
            if isinstance(key, str):
                yield f"{name}.keys()[{index}]", (*path, ("key", key)), key
            yield from _below(f"{name}[{key!r}]", (*path, ("item", key)), inner)
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            yield from _below(f"{name}[{index}]", (*path, ("item", index)), inner)
    elif value is not None:
        yield name, path, value


def _with(value: Any, path: Sequence[PathStep], new: Any) -> Any:
    """Return a copy of `value` with `new` at `path`."""
    if not path:
        return new
    (kind, place), rest = path[0], path[1:]
    if isinstance(value, Mapping):
        if kind == "key":
            return {new if key == place else key: inner for key, inner in value.items()}
        return {k: _with(v, rest, new) if k == place else v for k, v in value.items()}
    return [_with(v, rest, new) if i == place else v for i, v in enumerate(value)]


def _at(value: Any, path: Sequence[PathStep]) -> Any:
    """Return what `value` has at `path`, None where it has nothing (or a key is asked for)."""
    for kind, place in path:
        if kind == "key":
            return None
        try:
            value = value[place]
        except (KeyError, IndexError, TypeError):
            return None
    return value
