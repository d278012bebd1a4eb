"""Docs whose row has one label and whose gold is another, since a branch of the code on another
field sets it: `if data["age"] > 40: gold = "urgent"`. The rule `answer/other-rule` says so, in a
hint."""

from __future__ import annotations

import ast
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.lint.finding import Hit
from workbench.lint.source import Parsed, key_read
from workbench.lint.subject import Subject
from workbench.lint.truth import is_of_answers
from workbench.messages import quoted, say

_MOST_LABELS = 12
_LEAST_SHARE = 0.6
_DOCS_A_LABEL = 2


def overridden(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose gold is a constant of a branch, and not what their row's label stands
    for in the other docs."""
    golds = Counter(subject.rights)
    is_set = 2 <= len(golds) <= _MOST_LABELS and golds.total() >= _DOCS_A_LABEL * len(golds)
    for constant, line, read in _branches(subject.code) if is_set else ():
        if constant not in golds or any(map(is_of_answers, read)):
            continue
        for name in sorted(subject.code.fields_of_output & subject.fields - read):
            meant = _meant_by(subject, name, constant)
            for item, right in zip(subject.rendered, subject.rights, strict=True):
                own = str(item.doc.data.get(name))
                if own in meant and right == constant != meant[own]:
                    yield Hit(
                        say("the row's {name} is {value}, which is {label} in the other docs; a "
                            "branch on {field} makes it {gold}", name=name,
                            value=shorten(own, 30), label=quoted(meant[own]),
                            field=", ".join(sorted(read)), gold=quoted(constant)),
                        say("Take the answer from the row in every case."),
                        item.doc.id,
                        line,
                        about=f"overridden {line}",
                        severity="hint",
                    )  # fmt: skip
            if meant:
                return


def _branches(code: Parsed) -> Iterator[tuple[str, int, frozenset[str]]]:
    """Yield the texts that a name is set to under a condition on fields of the row, each with its
    line and these fields; no branch of several that have an `else`."""
    for node in code.nodes:
        if not isinstance(node, ast.If) or node.orelse or len(node.body) != 1:
            continue
        (body,) = node.body
        value = body.value if isinstance(body, ast.Assign) else None
        read = frozenset(str(key.value) for n in ast.walk(node.test) if (key := key_read(n)))
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and read:
            yield value.value.strip(), body.lineno, read


def _meant_by(subject: Subject, name: str, constant: str) -> Mapping[str, str]:
    """Return which gold each value of a field stands for, where those are one to one in most docs,
    all others have the constant, and the field has it, too; nothing otherwise."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for item, right in zip(subject.rendered, subject.rights, strict=True):
        value = item.doc.data.get(name)
        if not isinstance(value, str | int) or isinstance(value, bool):
            return {}
        found[str(value)][right] += 1
    meant = {value: counts.most_common(1)[0][0] for value, counts in found.items()}
    kept = sum(counts[meant[value]] for value, counts in found.items())
    strays = {gold for value, counts in found.items() for gold in counts if gold != meant[value]}
    is_map = len({*meant.values()}) == len(meant) > 1 and constant in meant.values()
    is_most = kept >= _LEAST_SHARE * len(subject.rendered)
    return meant if is_map and is_most and strays == {constant} else {}
