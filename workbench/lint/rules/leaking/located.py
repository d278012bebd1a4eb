"""Where the answer stands, or who voted for it, told by numbers and votes that a data set keeps
beside its questions: row and column of a table's cell, the place in a list, the labels that the
annotators gave. The rule `answer/leaked` says so."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.leaves import leaves_of
from workbench.lint.most import in_most
from workbench.lint.rules.leaking.given import Told, gold_of
from workbench.lint.rules.leaking.partly import has_prose
from workbench.lint.subject import SPACES, Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.types import Rendered

_FEWEST_DOCS = 4
_MOST_OF = 0.9
_FEWEST_VOTES = 3
_MOST_LABELS = 12
_MOST_FIELDS = 30
_CELLS = exactly(r"\s*[|,，;；\t]\s*")
_VOTE = exactly(r"\s*[,，;；、|/\n]\s*")
_BETWEEN_VOTES = f",，;；、|/{SPACES}"
_COUNT = compiled(r"(?P<label>[^\d:：=×(（]+?)\s*(?:[:：=×x]|[(（])\s*(?P<count>\d+)\s*[)）]?")
_DIGIT = exactly(r"\d")
_OF_PLACES = compiled(
    r"\b(?:what|which|give|find|read|return|name|look up)\b[^.\n?]{0,40}"
    r"\b(?:rows?|columns?|cells?|position|index|indices|coordinates?|offset)\b"
    r"|第\s?[几幾N][行列个個]|(?:位于|位於|处于|處於)[^。\n]{0,12}[行列]|坐标|座標|下标|下標|索引",
    re.IGNORECASE,
)
_OF_VOTES = compiled(
    r"\b(?:majority|plurality|consensus|poll winner|who (?:won|wins)|most (?:votes|often|common"
    r"|frequent)|(?:count|tally|aggregate|sum up) the)\b"
    r"|\b(?:which|what|who|where)\b[^.?\n]{0,60}\b(?:most|fewest|highest|largest|greatest)\b"
    r"|多数|多數|最多|最少|得票最|票数最|票數最|统计票|統計票|少数服从|少數服從",
    re.IGNORECASE,
)
"""What asks for what the votes come to; `Votes:` alone is their cue."""

_Table: TypeAlias = Sequence[Sequence[str]]


def by_place_of_it(subject: Subject) -> Told:
    """Return the docs that show the numbers of the cell, or of the item, that is their answer."""
    items = subject.rendered
    if len(items) < _FEWEST_DOCS or _OF_PLACES.search(subject.told):
        return ()
    first = items[0].doc.data
    numbered = list(_numbered(first))[:_MOST_FIELDS]
    tables = [name for name, value in first.items() if len(_rows_of(value)) > 1]
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    for names in numbered if tables else ():
        for table in tables:
            for base in ((0, 0), (1, 1), (1, 0), (0, 1)):
                found = in_most(items, partial(_cell_of_it, names, table, base), least)
                places = {str([item.doc.data.get(n) for n in names]) for item, _ in found}
                if len(places) > 1 and len({gold_of(item) for item, _ in found}) > 2:
                    return found
    return ()


def _numbered(row: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    """Yield the fields, or the pairs of them, that may be the numbers of a place."""
    single = [str(name) for name, value in row.items() if _is_number(value)]
    for name, value in row.items():
        if isinstance(value, list) and 1 <= len(value) <= 2 and all(map(_is_number, value)):
            yield (str(name),)
    yield from ((a, b) for a in single for b in single if a != b)
    yield from ((name,) for name in single)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _rows_of(value: Any) -> _Table:
    """Return the cells of a table that a field is, or the items of its list in one column."""
    if isinstance(value, str):
        value = [line for line in value.split("\n") if line.strip()]
    if isinstance(value, Mapping):
        value = [*value.values()]
    if not isinstance(value, list | tuple) or len(value) < 2:
        return ()
    rows: list[Sequence[str]] = []
    for row in value:
        if isinstance(row, str | int | float):
            rows.append(_CELLS.split(str(row).strip().strip("|").strip()))
        elif isinstance(row, list | tuple):
            rows.append([str(cell).strip() for cell in row])
        elif isinstance(row, Mapping):
            rows.append([str(cell).strip() for cell in row.values()])
    return rows


def _cell_of_it(
    names: Sequence[str], table: str, base: tuple[int, int], item: Rendered
) -> Message | None:
    values: list[int] = []
    for name in names:
        value = item.doc.data.get(name)
        parts: Sequence[Any] = value if isinstance(value, list) else [value]
        if not all(map(_is_number, parts)):
            return None
        values += parts
    if not 1 <= len(values) <= 2:
        return None
    text = item.example.input
    if not all(str(value) in text for value in values):
        return None
    rows, gold = _rows_of(item.doc.data.get(table)), gold_of(item)
    places = [value - first for value, first in zip(values, base, strict=False)]
    if len(places) == 1:
        is_column = all(len(row) == 1 for row in rows)
        cells = [" ".join(row) for row in rows] if is_column else []
        own = cells[places[0]] if 0 <= places[0] < len(cells) else ""
    else:
        own = next((found for at in (places, places[::-1]) if (found := _at(rows, at))
                    and found == gold), "")  # fmt: skip
    if not gold or own != gold:
        return None
    if not all(re.search(rf"(?<![\w.]){value}(?![\w.]*\d)", text) for value in values):
        return None
    if not has_prose(item, *names, table):
        return None
    if any(name not in _named_in_code(item, text) for name in names):
        return None
    return say("the row's {names} say where the answer stands: {values}",
               names=", ".join(names), values=", ".join(map(str, values)))  # fmt: skip


def _named_in_code(item: Rendered, text: str) -> frozenset[str]:
    """Return the fields of numbers that an input has outside of the row's own texts."""
    for value in item.doc.data.values():
        for leaf in leaves_of(value):
            if len(leaf.strip()) > 1 and not leaf.strip().isdigit():
                text = text.replace(leaf.strip(), " ")
                for cell in _CELLS.split(leaf):
                    text = text.replace(cell, " ") if len(cell) > 1 else text
    found = set(map(int, re.findall(r"(?<![\w.])\d+", text)))
    return frozenset(
        str(name)
        for name, value in item.doc.data.items()
        if set(value if isinstance(value, list) else [value]) <= found
        if all(map(_is_number, value if isinstance(value, list) else [value]))
    )


def _at(rows: _Table, places: Sequence[int]) -> str:
    row, column = places
    if 0 <= row < len(rows) and 0 <= column < len(rows[row]):
        return rows[row][column]
    return ""


def by_votes(subject: Subject) -> Told:
    """Return the docs that show labels which several people gave, most of them the answer."""
    items = subject.rendered
    golds = {gold_of(item).casefold() for item in items}
    if len(items) < _FEWEST_DOCS or not 2 <= len(golds) <= _MOST_LABELS:
        return ()
    if _OF_VOTES.search(subject.told):
        return ()
    least = max(_FEWEST_DOCS, _MOST_OF * len(items))
    read = subject.code.fields_of_input or subject.fields
    for name in sorted(subject.fields & read):
        found = in_most(items, partial(_voted, name, golds), least)
        if len({gold_of(item) for item, _ in found}) > 1:
            return found
    return ()


def _voted(name: str, golds: set[str], item: Rendered) -> Message | None:
    value = item.doc.data.get(name)
    if isinstance(value, str) and not _begins_with_one(value, golds):
        return None
    votes = _votes_in(value)
    if votes.total() < _FEWEST_VOTES or not set(votes) <= golds or not has_other(item, name):
        return None
    (first, often), *rest = votes.most_common(2)
    if first != gold_of(item).casefold() or (rest and rest[0][1] == often):
        return None
    if not _is_shown(value, item.example.input):
        return None
    return say("the row's {name} are votes, most of them for the answer: {votes}",
               name=name, votes=shorten(str(value), 40))  # fmt: skip


def _begins_with_one(text: str, labels: set[str]) -> bool:
    """Say whether a text begins with one of some labels, given in small letters, as votes do."""
    return text.lstrip(_BETWEEN_VOTES).casefold().startswith(tuple(labels))


def _votes_in(value: Any) -> Counter[str]:
    """Return how many votes each label has in a field: a list, a text of labels, their counts."""
    if isinstance(value, Mapping):
        counts = {str(k).casefold(): v for k, v in value.items() if _is_number(v)}
        return Counter(counts) if len(counts) == len(value) else Counter()
    if isinstance(value, list):
        return Counter(v.strip().casefold() for v in value if isinstance(v, str))
    if not isinstance(value, str):
        return Counter()
    parts = [part.strip().casefold() for part in _VOTE.split(value.strip()) if part.strip()]
    counted = [_COUNT.fullmatch(part) for part in parts] if _DIGIT.search(value) else ()
    if counted and all(counted):
        return Counter({m["label"].strip(): int(m["count"]) for m in counted if m})
    if len(parts) == 1:
        parts = parts[0].split()
    return Counter(parts)


def _is_shown(value: Any, text: str) -> bool:
    """Say whether an input has a field's votes, in whatever way they are joined."""
    if isinstance(value, str):
        return value.strip() in text
    leaves = list(map(str, value if isinstance(value, list) else value.keys()))
    return any(
        sign.join(leaves) in text for sign in (", ", ",", "; ", " ", "/", " / ", "、", "\n", " | ")
    ) or all(shown in text for shown in (str(value),)) or (
        isinstance(value, Mapping)
        and all(re.search(rf"{re.escape(str(k))}\W{{1,4}}{v}\b", text) for k, v in value.items())
    )  # fmt: skip


def has_other(item: Rendered, *but: str) -> bool:
    """Say whether a doc shows a text besides some fields and its answer, that is asked about."""
    return any(
        sum(map(str.isalpha, leaf)) > 3 and leaf.strip() in item.example.input
        for name, value in item.doc.data.items()
        if name not in but and not is_of_answers(str(name)) and isinstance(value, str | list)
        for leaf in leaves_of(value)
        if leaf.strip().casefold() != gold_of(item).casefold()
    )
