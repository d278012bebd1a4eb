"""Answers of yes and no, and the field of the rows that says true or false."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from workbench.lint.label_sets import says_so
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, say
from workbench.tasks.new.words import says_answer

_IS = re.compile(r"(?:is|are|has|have|was|does|do)[_A-Z]|是否", re.ASCII)
_OF_TRUTH = frozenset({"answer", "correct", "truth", "gold", "duplicate", "entailment", "答案"})
"""Fields whose 1 is a yes; that of a label may be any class."""


def says_yes(text: str) -> bool | None:
    """Return whether a short text says yes, None where it says neither."""
    return says_so(text.strip(" .。!！\"'").casefold())


def verdict_of(data: Mapping[str, Any]) -> bool | None:
    """Return what the one field of a row that may be its verdict says, None without such a one."""
    found = {name: value for name, value in data.items() if _may_be_verdict(str(name), value)}
    return bool(next(iter(found.values()))) if len(found) == 1 else None


def _may_be_verdict(name: str, value: Any) -> bool:
    is_named = _IS.match(name) is not None or name.casefold() in _OF_TRUTH
    if isinstance(value, bool):
        return is_named or says_answer(name) or is_of_answers(name)
    return isinstance(value, int) and value in (0, 1) and is_named


def turned_round(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose row says true and whose gold says no, and the other way
    round, where it is so in all docs: a map from truth to words that is in the wrong order."""
    items = subject.rendered
    said: Sequence[bool | None] = [says_yes(golds_of(item.example)[0]) for item in items]
    if None in said or len(set(said)) < 2:
        return {}
    told = [verdict_of(item.doc.data) for item in items]
    if any(own is None or own is one for own, one in zip(told, said, strict=True)):
        return {}
    return {
        item.doc.id: say(
            "the row says {own}, processed_output {gold!r}",
            own=str(own).lower(),
            gold=golds_of(item.example)[0].strip(),
        )
        for item, own in zip(items, told, strict=True)
    }
