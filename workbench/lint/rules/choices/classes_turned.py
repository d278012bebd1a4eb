"""Labels that the code's table exchanges, where the row names its class in other words or another
language than the answer does: `entailment` is answered by `矛盾`. The rule `answer/gold-differs`
says so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from workbench.lint.finding import Hit
from workbench.lint.senses import called
from workbench.lint.subject import Subject
from workbench.messages import say

_FEWEST_DOCS = 4
_MOST_LABELS = 12
_FEWEST_TURNED = 2


def classes_turned(subject: Subject) -> Iterator[Hit]:
    """Yield the docs whose field names the class of another label than the answer, where each value
    of the field has one answer, and two values or more name each other's."""
    golds = subject.rights_by_id
    if len(golds) < _FEWEST_DOCS or not 2 <= len({*golds.values()}) <= _MOST_LABELS:
        return
    for name in sorted(subject.fields & subject.code.fields_of_output):
        values = {item.doc.id: item.doc.data.get(name) for item in subject.rendered}
        if not all(isinstance(value, str) and value.strip() for value in values.values()):
            continue
        answers: dict[str, str] = {}
        if any(answers.setdefault(str(values[doc]), gold) != gold for doc, gold in golds.items()):
            continue
        named = _named(answers)
        turned = {value for value, label in named.items() if label != answers[value]}
        if len(turned) >= _FEWEST_TURNED and {answers[v] for v in turned} == {
            named[value] for value in turned
        }:
            yield from _hits(subject, name, values, golds, turned)
            return


def _named(answers: Mapping[str, str]) -> Mapping[str, str]:
    """Return the one label of whose class each value speaks, as far as there is one."""
    classes = {label: {sense.key for sense in called(label)} for label in answers.values()}
    found: dict[str, str] = {}
    for value in answers:
        own = {sense.key for sense in called(value)}
        labels = [label for label, keys in classes.items() if own & keys]
        if len(labels) == 1 and value not in classes:
            found[value] = labels[0]
    return found


def _hits(
    subject: Subject,
    name: str,
    values: Mapping[int, object],
    golds: Mapping[int, str],
    turned: set[str],
) -> Iterator[Hit]:
    for doc, value in values.items():
        if value in turned:
            yield Hit(
                say("the row says {own}, processed_output {gold!r}",
                    own=f"{name}: {value}", gold=golds[doc]),
                say("Ask for what the field says, or turn the answers round."),
                doc,
                subject.code.line_of_output,
                about=f"class {name}",
                severity="hint",
            )  # fmt: skip
