"""Answers that are made of parts with names: an object of JSON, or lines or clauses such as
`time: 07:14`, `姓名：苏晓；学校：武汉大学`, `vendor=Holm | total=4`."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from workbench.io.han import exactly
from workbench.lint.subject import Subject, golds_of

_FEWEST_DOCS = 4
_FEWEST_KEYS = 2
_MOST_DOCS = 400
_LONGEST = 1200
_SEPARATORS = ("\n", ";", "；", "|", "｜", ",", "，", "、")
_PART = exactly(
    r"[ \t\-*•·>]*\**(?P<key>[^\W\d_][^:：=\n]{0,29}?)\**[ \t]*[:：=][ \t]*(?P<value>.*)"
)
_NONE: Mapping[str, str] = MappingProxyType({})


def keyed_answers(subject: Subject) -> Sequence[Mapping[str, str]]:
    """Return the answers as parts by their names, where all docs' have the same names, two or
    more; none otherwise."""
    golds = [golds_of(item.example)[0] for item in subject.some(_MOST_DOCS)]
    if len(golds) < _FEWEST_DOCS or len(parts_in(golds[0])) < _FEWEST_KEYS:
        return ()
    made = [parts_in(gold) for gold in golds]
    return made if all([*each] == [*made[0]] for each in made) else ()


@lru_cache(maxsize=4096)
def parts_in(text: str) -> Mapping[str, str]:
    """Return the parts of an answer by their names, nothing where it is not made of such."""
    text = text.strip()
    if not text or len(text) > _LONGEST:
        return _NONE
    if text[0] == "{":
        return _parts_of_object(text)
    for sign in _SEPARATORS:
        if sign in text and (parts := _parts_of_clauses(text.split(sign))):
            return parts
    return _NONE


def _parts_of_object(text: str) -> Mapping[str, str]:
    try:
        made: Any = json.loads(text)
    except (ValueError, RecursionError):
        return _NONE
    if not isinstance(made, dict):
        return _NONE
    own = {str(key): value for key, value in made.items()}
    return {
        key: value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        for key, value in own.items()
    }


def _parts_of_clauses(clauses: Sequence[str]) -> Mapping[str, str]:
    found = [_PART.fullmatch(clause.strip()) for clause in clauses if clause.strip()]
    if len(found) < _FEWEST_KEYS or None in found:
        return _NONE
    parts = {match["key"].strip(): match["value"].strip() for match in found if match}
    return parts if len(parts) == len(found) else _NONE


def copied_keys(
    made: Sequence[Mapping[str, str]], texts: Sequence[str], share: float
) -> Collection[str]:
    """Return the names of the parts that stand in their own texts in at least a share of the
    docs, and are not the same in all of them."""
    keys = made[0] if made else {}
    return [
        key
        for key in keys
        if len({each[key] for each in made}) > 2
        and sum(is_in(each[key], text) for each, text in zip(made, texts, strict=True))
        >= share * len(made)
    ]


def is_in(value: str, text: str) -> bool:
    """Say whether a text has a value, or several of it, `loaves`; an empty one is in any."""
    value = value.strip()
    return value in text or any(
        value.endswith(one) and value.removesuffix(one) + many in text
        for one, many in (("f", "ves"), ("fe", "ves"), ("y", "ies"))
    )
