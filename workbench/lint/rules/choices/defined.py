"""What a prompt says that its labels stand for, against the texts of the docs that have them, and
against what the labels themselves say. The rule `answer/legend` says so."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping

from workbench.errors import shorten
from workbench.io.han import compiled
from workbench.lint.meanings import meanings_of, row_classes, sense_of
from workbench.lint.rules.choices.own_words import Telling, exchanged_in, told_of
from workbench.lint.rules.choices.spelt_legends import legend_of
from workbench.lint.rules.choices.verdicts import OPPOSED, says_yes
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.senses import TOLD_IN_DEFINITIONS, Sense, classes_of
from workbench.lint.subject import Subject
from workbench.messages import Message, quoted, say

_OF_ANSWERS = compiled(r"\baffirm|\bconfirm|\bden(?:y|ies)\b|\ballow|^不?能", re.IGNORECASE)
"""What is said of a yes whatever is asked."""

_MOST_LABELS = 12
_FEWEST_DOCS = 4
_SEEN_DOCS = 200
_SHOWN_WORDS = 3
_FEWEST_TOLD = 5
_SURE_TOLD = 8
_SURE_SHARE = 0.8
_SURE_WORDS = 2
_SURE = 0.9
_LONGEST_NAME = 40


def _legend(subject: Subject) -> Mapping[str, str]:
    """Return what all prompts say of each label that is right for some doc."""
    golds = set(subject.rights)
    if len(subject.rendered) < _FEWEST_DOCS or not 2 <= len(golds) <= _MOST_LABELS:
        return {}
    return legend_of(tuple(texts_of(subject)), frozenset(golds))


def telling(subject: Subject) -> Telling | None:
    """Return what class each label stands for, by itself, by what the prompt says of it, or by the
    row's own name for it, where the words of nearly all docs that tell one tell the right one, so
    that a worked example is judged by its words; else None."""
    golds = {item.doc.id: subject.right_of(item).strip() for item in subject.some(_SEEN_DOCS)}
    known = frozenset(golds.values())
    if len(golds) < _FEWEST_DOCS or not 2 <= len(known) <= _MOST_LABELS:
        return None
    for classes in _candidates(subject, golds):
        if not _are_told_by_words(classes):
            continue
        told = told_of(subject, subject.some(_SEEN_DOCS), golds, classes)
        agreeing = sum(one.own is one.told for one in told.values())
        if len(told) >= _FEWEST_TOLD and agreeing >= _SURE * len(told):
            is_sure = agreeing == len(told) >= max(_SURE_TOLD, _SURE_SHARE * len(golds))
            return Telling(classes, 1 if is_sure else _SURE_WORDS)
    return None


def _candidates(subject: Subject, golds: Mapping[int, str]) -> Iterator[Mapping[str, Sense]]:
    """Yield what labels may stand for, by one thing that tells it after the other."""
    known = frozenset(golds.values())
    yield classes_of(known)
    listed, last = (
        {option.label: option.text.strip() for option in subject.list_of(item).options}
        for item in (subject.rendered[0], subject.rendered[-1])
    )
    if known <= listed.keys() and listed == last:  # else each doc has options of its own
        yield meanings_of({label: listed[label] for label in sorted(known)})
    if said := _legend(subject):
        yield meanings_of(said)
    for said in named_by_rows(subject, golds):
        yield meanings_of(said)


def named_by_rows(subject: Subject, golds: Mapping[int, str]) -> Iterator[Mapping[str, str]]:
    """Yield what rows call each label, by each field that has one name for each: a text, or a yes
    or no of what the field is called."""
    for name in sorted(subject.fields - subject.code.fields_of_input):
        found: dict[str, set[str]] = defaultdict(set)
        for item in subject.some(_SEEN_DOCS):
            value = item.doc.data.get(name)
            if isinstance(value, bool):
                found[golds[item.doc.id]].add(_plain(name) if value else f"not {_plain(name)}")
            elif isinstance(value, str) and 1 < len(value) <= _LONGEST_NAME:
                found[golds[item.doc.id]].add(value.strip())
            else:
                break
        else:
            said = {label: names.pop() for label, names in found.items() if len(names) == 1}
            if len(said) == len(found) > 1 and len(set(said.values())) == len(said):
                yield said


def _plain(name: str) -> str:
    return name.casefold().removeprefix("is_").removeprefix("has_").replace("_", " ").strip()


def _are_told_by_words(classes: Mapping[str, Sense]) -> bool:
    families = {sense.family for sense in classes.values()}
    return bool(classes) and families.isdisjoint(TOLD_IN_DEFINITIONS)


def against_legend(subject: Subject) -> Mapping[int, Message]:
    """Return what is said of docs whose texts speak of what the prompt says of another label than
    theirs, where an exchange of what is said of labels fits them plainly better."""
    said = _legend(subject)
    classes = meanings_of(said) if said else {}
    if not _are_told_by_words(classes):
        return {}
    items = subject.some(_SEEN_DOCS)
    labels = {item.doc.id: subject.right_of(item).strip() for item in items}
    told = told_of(subject, items, labels, classes)
    goes = exchanged_in(told.values(), len(classes))
    return {
        doc_id: say(
            "the prompt says {text} of {label}, and most of its texts speak of another class: "
            "{words}",
            text=shorten(said[one.label], 50),
            label=quoted(one.label),
            words=", ".join(one.words[:_SHOWN_WORDS]),
        )
        for doc_id, one in told.items()
        if goes.get(one.own.key) == one.told.key
    }  # fmt: skip


def defined_otherwise(subject: Subject) -> Message | None:
    """Return what is said of a prompt that says of two labels or more what each stands for, and
    each time in the words of another one: `positive if the guest complains`."""
    said = _legend(subject)
    classes: Mapping[str, Sense] = classes_of(frozenset(said)) if said else {}
    found: dict[str, Sense] = {}
    agreeing = 0
    for label, own in classes.items():
        if says_yes(label) is not None and not _OF_ANSWERS.search(said[label]):
            return None  # what is wrong may be asked for
        sense = sense_of(said, label, tuple(classes.values()))
        agreeing += sense is own
        if sense not in (None, own):
            found[label] = sense
    if agreeing >= len(found) or len({sense.key for sense in found.values()}) < min(
        2, len(said) - 1
    ):
        return None
    label = next(iter(found))
    return say("the prompt says {text} of {label}, which are another class's words",
               text=shorten(said[label], 50), label=quoted(label))  # fmt: skip


def named_by_rows_otherwise(subject: Subject) -> Mapping[int, Message]:
    """Return what is said of docs whose label is, by its own name or what the prompt says of it,
    what the row calls another label: a map whose values are exchanged."""
    golds = subject.rights_by_id
    known = frozenset(golds.values())
    if len(golds) < _FEWEST_DOCS or not 2 <= len(known) <= _MOST_LABELS:
        return {}
    legend = _legend(subject)
    said = legend or {label: label for label in known if len(label) > 1}
    are_verdicts = any(says_yes(each) is not None for each in (*said, *said.values()))
    if are_verdicts or OPPOSED.search(subject.told):
        return {}  # what is asked may be the opposite of what the row says
    every = list(named_by_rows(subject, golds)) if said else []
    if any(label == name for names in every for label, name in names.items()):
        return {}  # a field has the labels as they are
    for names in every:
        other = _called_otherwise(said, names)
        if other:
            return {
                doc_id: say("the legend says {meant!r} for {gold}, and {answer!r} is right",
                            gold=gold, meant=said[gold], answer=names[gold])
                if legend
                else say("the row says {own}, processed_output {gold!r}",
                         own=quoted(names[gold]), gold=gold)
                for doc_id, gold in golds.items()
                if gold in other
            }  # fmt: skip
    return {}


def _called_otherwise(said: Mapping[str, str], names: Mapping[str, str]) -> frozenset[str]:
    """Return the labels of which a prompt says what the rows call another one, where it says so of
    all that it can be told of, and of two, or of one of two."""
    classes = row_classes(names)
    by_key = {sense.key: label for label, sense in classes.items()}
    found: dict[str, str] = {}
    for label in said:
        sense = sense_of(said, label, tuple(classes.values())) if label in classes else None
        if sense is not None:
            found[label] = by_key[sense.key]
    others = frozenset(label for label, other in found.items() if other != label)
    is_exchange = {found[label] for label in others} == others and len(others) > 1
    is_one_of_two = len(names) == len(said) == 2 and len(found) == len(others) == 1
    return others if is_exchange or is_one_of_two else frozenset()
