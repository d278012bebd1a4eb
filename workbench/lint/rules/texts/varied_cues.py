"""Cues that are others, or in another order, from doc to doc, and not for the rows' sake. The rule
`text/shot-cue` says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from workbench.lint.finding import Hit
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 6
_SEEN_DOCS = 60
_FEWEST_EACH = 2
_MOST_VALUES = 6
_MOST_CUES = 4
_LONGEST = 24
_AROUND = " \t:：=->→⇒#*<>[]【】（）()《》「」『』|_"
_BRACKETS = frozenset({("【", "】"), ("[", "]"), ("<", ">"), ("《", "》"), ("「", "」"), ("(", ")"),
                       ("（", "）"), ("『", "』"), ("|", "|")})  # fmt: skip
"""What stands around a cue that has no colon."""


def other_orders(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that have the cues of most docs in another order."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    known: Counter[tuple[str, ...]] = Counter()
    orders: list[tuple[str, ...]] = []
    for item in items:
        cues = tuple(cue.written for cue in subject.blocks_of(item)[-1].cues)
        orders.append(cues)
        known[cues] += 1
    (usual, _), *others = known.most_common()
    turned = {
        cues
        for cues, count in others
        if sorted(cues) == sorted(usual) and len(set(cues)) == len(cues) and count >= _FEWEST_EACH
    }
    if len(others) != len(turned) or len(turned) != 1:
        return  # an order that is drawn, or none at all
    if _tells(subject, [cues in turned for cues in orders]):
        return
    for item, cues in zip(items, orders, strict=True):
        if cues in turned:
            yield Hit(
                say("the cues stand in another order than in most docs: {cues}",
                    cues=" ".join(cues)),
                say("Write the fields one by one: the order of a row's keys may change."),
                item.doc.id,
                subject.code.line_of_input,
                about="order",
            )  # fmt: skip


def two_last_cues(subject: Subject) -> Iterator[Hit]:
    """Yield the docs that end on another cue than most, where no field of the rows tells which."""
    items = subject.some(_SEEN_DOCS)
    if len(items) < _FEWEST_DOCS or subject.is_uniform:
        return
    last = [item.example.input.rstrip().rpartition("\n")[2].strip() for item in items]
    counts = Counter(last)
    if not 1 < len(counts) <= _MOST_CUES or min(counts.values()) < _FEWEST_EACH:
        return
    usual = counts.most_common(1)[0][0]
    if not all(_is_cue(subject, cue) for cue in counts):
        return
    if _tells(subject, last):
        return
    for item, cue in zip(items, last, strict=True):
        if cue != usual:
            yield Hit(
                say("some docs end on the cue {cue!r}, others on {other!r}, and no field tells why",
                    cue=cue, other=usual),
                say("Let every row end with the same cue."),
                item.doc.id,
                subject.code.line_with(cue.strip(":：")) or subject.code.line_of_input,
                about="last",
            )  # fmt: skip


def _is_cue(subject: Subject, cue: str) -> bool:
    bare = cue.strip(_AROUND).strip()
    is_marked = cue.endswith((":", "：", "=>", "->", "→", "⇒"))
    is_marked |= (cue[:1], cue[-1:]) in _BRACKETS or cue.startswith(("#", "**"))
    is_own = bare in subject.code.template
    return is_marked and 0 < len(bare) <= _LONGEST and is_own and any(map(str.isalpha, bare))


def _tells(subject: Subject, are_other: Sequence[object]) -> bool:
    """Say whether a field that has few values has others in the docs that are others."""
    items = subject.rendered[: len(are_other)]
    for name in subject.fields:
        values = [repr(item.doc.data.get(name)) for item in items]
        # A field that some rows lack, or have nothing in, tells as well.
        kinds = [value in ("None", "''", "[]") for value in values]
        sizes = [
            len(v) if isinstance(v := item.doc.data.get(name), list | dict) else -1
            for item in items
        ]
        for told in (values, kinds, sizes):
            if 1 < len(set(told)) <= _MOST_VALUES and _agree(told, are_other):
                return True
    return len({len(item.doc.data) for item in items}) > 1


def _agree(told: Sequence[object], are_other: Sequence[object]) -> bool:
    return len(set(zip(told, are_other, strict=True))) == len(set(told))
