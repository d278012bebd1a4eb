"""Rows that say that nothing can be said, and are answered as those that say no: a default of
`.get`, or an `else`, took them along. The rule `answer/gold-differs` says so, as a hint."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from workbench.io.han import simplified
from workbench.lint.finding import Hit
from workbench.lint.subject import Subject, golds_of
from workbench.messages import say

_FEWEST_DOCS = 4
_MOST_LABELS = 6
_MOST_OF = 0.5
_UNKNOWN = frozenset(
    {
        "not enough info",
        "not enough information",
        "not enough evidence",
        "nei",
        "unknown",
        "neutral",
    }
    | {
        "unclear",
        "undecided",
        "undetermined",
        "cannot tell",
        "can't tell",
        "cant tell",
        "not given",
    }
    | {"insufficient", "insufficient evidence", "insufficient info", "disputed", "unverified"}
    | {"unverifiable", "not stated", "no evidence", "not mentioned", "none", "n/a", "na", "mixed"}
    | {"maybe", "unsure", "not sure", "unanswerable", "irrelevant", "unrelated", "no stance"}
    | {
        "无法判断",
        "无法确定",
        "证据不足",
        "信息不足",
        "不确定",
        "未知",
        "中立",
        "未提及",
        "不明",
        "无关",
    }
    | {"unbekannt", "neutral", "keine angabe", "inconnu", "desconocido"}
)
"""What labels of no verdict are called, in small letters, with spaces for other marks."""


def unknown_as_another(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs whose row has a label of no verdict, and whose answer is that of the rows
    with another label, as all answers follow from that field."""
    items = subject.rendered
    if subject.method != "gen" or len(items) < _FEWEST_DOCS:
        return
    for name in sorted(subject.fields & subject.code.fields_of_output):
        values = [item.doc.data.get(name) for item in items]
        if not all(isinstance(value, str) for value in values):
            continue
        kinds = {str(value) for value in values}
        if not 3 <= len(kinds) <= _MOST_LABELS:
            continue
        answers: dict[str, set[str]] = defaultdict(set)
        for item, value in zip(items, values, strict=True):
            answers[str(value)].add(golds_of(item.example)[0].strip())
        if any(len(own) > 1 for own in answers.values()):
            continue
        for kind in sorted(kinds):
            other = next((k for k in kinds if k != kind and answers[k] == answers[kind]), "")
            if not other or not is_unknown(kind) or is_unknown(other):
                continue
            docs = [item for item, value in zip(items, values, strict=True) if value == kind]
            for item in docs if len(docs) <= _MOST_OF * len(items) else ():
                yield Hit(
                    say("the row's {name} is {kind!r}, and its answer is {gold!r}, as where it is "
                        "{other!r}", name=name, kind=kind, gold=golds_of(item.example)[0].strip(),
                        other=other),
                    say("Give it an answer of its own, or leave such rows out."),
                    item.doc.id,
                    subject.code.line_of_output,
                    about="unknown",
                    severity="hint",
                )  # fmt: skip


def is_unknown(label: str) -> bool:
    """Say whether a label says that there is no verdict."""
    plain = " ".join(simplified(label).casefold().replace("_", " ").replace("-", " ").split())
    return plain in _UNKNOWN
