"""What stands in a table's columns: their kinds, and which of them are no part of a prompt."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

from workbench.io.han import simplified
from workbench.tasks.new.words import says_answer

ColumnKind: TypeAlias = Literal[
    "text", "whole", "number", "truth", "texts", "turns", "other", "blank"
]
"""What all values that are there have in common: `whole` numbers may be written as digits, `texts`
is a list of them, `turns` a list of a dialogue's messages."""

_ID = re.compile(
    r"(^|[._ ])(u?u?id|guid|idx|index|no|nr|编号|序号|id)$|(_|^|[a-z])(ID|Id)$|_id$", re.I
)
_URL = re.compile(r"https?://\S+")
_DATE = re.compile(
    r"\d{4}[-/.年]\d{1,2}([-/.月]\d{1,2}日?)?([ T]\d{1,2}:\d{2}.*)?|\d{1,2}[./]\d{1,2}[./]\d{2,4}"
)
_EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")
_ASIDE = re.compile(r"\s+[-–—]\s|\s*[(（\[\n,，:：?？]")
_GENERIC = {"text", "texts", "value", "content", "body", "string", "aliases", "spans", "stem"}
"""Names that leave it to the field around them what they are of."""

TURN_KEYS = (("role", "content"), ("from", "value"), ("speaker", "text"), ("speaker", "utterance"))
"""The keys of a message's speaker and text, as datasets spell them."""

ANSWERERS = frozenset(("assistant", "gpt", "bot", "system", "agent", "model"))
"""What datasets call the speaker whose turns answer the others'."""

SPLITS: Mapping[str, str] = {
    **dict.fromkeys(("train", "training", "训练", "训练集"), "train"),
    **dict.fromkeys(("dev", "val", "valid", "validation", "验证", "验证集"), "dev"),
    **dict.fromkeys(("test", "eval", "测试", "测试集"), "test"),
}
"""What datasets write in a column that says what a row is for."""


@dataclass(frozen=True)
class Column:
    """A field of the rows, those within fields by dots; `values` has None where a row lacks it."""

    path: str
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        """The last part of the path that says something, in lower case, with one kind of
        separator, without what a heading adds in brackets or after a dash or comma."""
        parts = self.path.split(".")
        while len(parts) > 1 and parts[-1].lower() in _GENERIC:
            parts.pop()
        said = _ASIDE.split(parts[-1].strip())[0] or parts[-1]
        spaced = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", said.strip())
        return simplified(re.sub(r"[\s\-]+", "_", spaced).lower())

    @cached_property
    def present(self) -> tuple[Any, ...]:
        """The values that are there and not blank."""
        return tuple(value for value in self.values if is_there(value))

    @cached_property
    def distinct(self) -> tuple[Any, ...]:
        """The values that are there, each once, in the order in which they occur."""
        return tuple({spelled(v): v for v in self.present}.values())

    @cached_property
    def kind(self) -> ColumnKind:
        """What the values are."""
        kinds: set[ColumnKind] = {_kind(value) for value in self.present}
        if not kinds:
            return "blank"
        if kinds == {"whole", "number"}:
            return "number"
        if len(kinds) > 1 and all(isinstance(v, str | int | float) for v in self.present):
            return "text"
        return "other" if len(kinds) > 1 else next(iter(kinds))

    @property
    def is_full(self) -> bool:
        """Whether each row has a value."""
        return len(self.present) == len(self.values)

    @cached_property
    def mean_length(self) -> float:
        """Characters of a value, on average."""
        return sum(len(spelled(v)) for v in self.present) / max(1, len(self.present))

    def is_classes(self, most: int = 20) -> bool:
        """Whether a few short values come again and again, as labels do."""
        count = len(self.distinct)
        often = len(self.present) >= 2 * count or (count <= 3 and len(self.present) > count)
        if self.kind not in ("text", "whole", "truth", "number") or not often:
            return False
        return 2 <= count <= most and all(len(spelled(v)) <= 60 for v in self.distinct)


def is_there(value: Any) -> bool:
    """Say whether a row has a value, and not a blank one."""
    return bool(value.strip()) if type(value) is str else value is not None and value != []


def spelled(value: Any) -> str:
    """Return a value as a prompt shows it: a truth value as "true" or "false", fields and lists as
    JSON."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, Mapping | list):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


WHOLE = r"-?\d{1,18}"
"""A whole number as rows have them; Python reads none of more than some thousand digits."""

_NUMBER = re.compile(rf"(?P<whole>{WHOLE})|-?(?:\d+|\d*\.\d+(?:[eE]-?\d+)?)")
_NUMBER_STARTS = frozenset("-.0123456789")


def _kind(value: Any) -> ColumnKind:
    if isinstance(value, str):
        text = value.strip()
        if text[:1] in _NUMBER_STARTS or text[:1].isdecimal():
            found = _NUMBER.fullmatch(text)
            return "text" if found is None else "whole" if found["whole"] else "number"
        return "truth" if len(text) < 6 and text.lower() in ("true", "false") else "text"
    if isinstance(value, bool | int | float):
        return "truth" if isinstance(value, bool) else _kind(str(value))
    if isinstance(value, list) and value:
        if all(isinstance(one, str | int | float) for one in value):
            return "texts"
        if all(isinstance(one, Mapping) and turn_of(one) for one in value):
            return "turns"
    return "other"


def turn_of(message: Mapping[str, Any]) -> tuple[str, str] | None:
    """Return a message's speaker and text, by the names that datasets give them."""
    for who, what in TURN_KEYS:
        if isinstance(message.get(who), str) and isinstance(message.get(what), str):
            return message[who], message[what]
    return None


def last_answer(turns: Any) -> str | None:
    """Return the text of a dialogue's last turn, None where nobody speaks in it who answers."""
    last = turn_of(turns[-1]) if isinstance(turns, list) and turns else None
    return last[1] if last is not None and last[0].lower() in ANSWERERS else None


def columns_of(rows: Sequence[Mapping[str, Any]]) -> dict[str, Column]:
    """Return the columns by their paths, in the order in which the rows have them. A field that
    holds fields is as many columns; `target_scores` stays one."""
    paths: dict[str, None] = {}
    flat: set[tuple[str, ...]] = set()
    for row in rows:
        names = tuple(row)
        if names not in flat or dict in map(type, row.values()):
            paths.update(dict.fromkeys(_paths(row)))
            flat.add(names)
    return {path: Column(path, tuple(value_at(row, path) for row in rows)) for path in paths}


def _paths(row: Mapping[str, Any], before: str = "") -> Iterable[str]:
    for key, value in row.items():
        path = f"{before}{key}"
        if isinstance(value, Mapping) and value and key != "target_scores":
            yield from _paths(value, f"{path}.")
        else:
            yield path


def value_at(row: Mapping[str, Any], path: str) -> Any:
    """Return the value at a path, None where the row has none. A name with a dot in it counts as
    it stands, before dots lead into fields."""
    if path in row:
        return row[path]
    head, dot, rest = path.partition(".")
    while dot:
        inner = row.get(head)
        if isinstance(inner, Mapping) and (found := value_at(inner, rest)) is not None:
            return found
        more, dot, rest = rest.partition(".")
        head = f"{head}.{more}"
    return None


def keys_of(rows: Sequence[Mapping[str, Any]], path: str) -> tuple[tuple[str, ...], bool]:
    """Return the keys that lead to a path's value, and whether every row has all of them."""
    found = next((keys for row in rows if (keys := _keys(row, path))), tuple(path.split(".")))
    return found, all(_leads(row, found) for row in rows)


def _keys(row: Mapping[str, Any], path: str) -> tuple[str, ...]:
    if path in row:
        return (path,)
    for place, sign in enumerate(path):
        inner = row.get(path[:place]) if sign == "." else None
        if isinstance(inner, Mapping) and (keys := _keys(inner, path[place + 1 :])):
            return (path[:place], *keys)
    return ()


def _leads(row: Any, keys: Sequence[str]) -> bool:
    for key in keys:
        if not isinstance(row, Mapping) or key not in row:
            return False
        row = row[key]
    return True


FEW_IDS = 3
"""Fewer whole numbers may follow one another by chance."""


def no_part(column: Column) -> str:
    """Return why a column says nothing that a prompt would: "an id", "a link", …; "" if it may. One
    that is called an answer may, whatever its values are: the answers to sums count up, too."""
    texts = [spelled(value).strip() for value in column.present]
    if not texts:
        return "blank"
    if column.kind == "text" and all(t.lower() in SPLITS for t in texts):
        return "a split"
    if says_answer(column.name) and column.name != "code":
        return ""
    unique = len(set(texts)) == len(texts)
    if (_ID.search(column.path) and unique) or (unique and _counts_up(column, texts)):
        return "an id"
    if all(_URL.fullmatch(text) for text in texts):
        return "a link"
    if all(_DATE.fullmatch(text) for text in texts):
        return "a date"
    if all(_EMAIL.fullmatch(text) for text in texts):
        return "an address"
    return ""


def _counts_up(column: Column, texts: Sequence[str]) -> bool:
    """Say whether values are whole numbers, each one more than that before it."""
    if column.kind != "whole" or len(texts) < FEW_IDS or not re.fullmatch(WHOLE, texts[0]):
        return False
    return texts == [str(int(texts[0]) + place) for place in range(len(texts))]
