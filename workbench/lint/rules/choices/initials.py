"""Labels in short: a row that says `n`, and whose gold is not `neutral` but `contradiction`; and a
sentiment that a row says as 1, which is good nearly everywhere, where the gold is bad."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from workbench.lint.rules.answers.golds import legend_in
from workbench.lint.rules.instructions.labels import texts_of
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.messages import Message, quoted, say

_FEWEST_DOCS = 4
_LONGEST = 4
_MOST_CLASSES = 12
_LABELS = ("label", "gold", "target", "class", "answer", "y", "标签", "答案")
_GOOD_AND_BAD = (
    ("positive", "negative"), ("good", "bad"), ("pos", "neg"), ("acceptable", "unacceptable"),
    ("正面", "负面"), ("积极", "消极"), ("好评", "差评"), ("正向", "负向"), ("正面", "負面"),
)  # fmt: skip


def _meanings(subject: Subject) -> list[str]:
    """Return the docs' golds, in words where these are numbers of a legend."""
    golds = [golds_of(item.example)[0].strip().casefold() for item in subject.rendered]
    texts = texts_of(subject)[:1] if all(len(gold) == 1 for gold in golds) else ()
    legend = {label.casefold(): text.casefold() for text in texts for label, text in
              legend_in(text).items()}  # fmt: skip
    return [legend.get(gold, gold) for gold in golds]


def _codes(subject: Subject, count: int) -> dict[str, list[str]]:
    """Return the fields that code the docs' labels, as many as there are, with what each doc
    has."""
    found: dict[str, list[str]] = {}
    for name in sorted(subject.fields - subject.code.fields_of_input):
        values = [item.doc.data.get(name) for item in subject.rendered]
        codes = [str(v).strip().casefold() for v in values if isinstance(v, str | int)]
        if len(codes) == len(values) and len(set(codes)) == count:
            found[name] = codes
    return found


def by_initials(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose row has the beginning of a class as its label, and whose
    gold is another class, where each class has its own gold in all docs: a map that is mixed up."""
    meanings = _meanings(subject)
    kinds = set(meanings)
    if not 2 <= len(kinds) <= _MOST_CLASSES or len(meanings) < max(_FEWEST_DOCS, len(kinds) + 1):
        return {}
    for name, codes in _codes(subject, len(kinds)).items():
        pairs = dict(zip(codes, meanings, strict=True))
        if len(set(zip(codes, meanings, strict=True))) > len(kinds) or kinds & {*codes}:
            continue  # no code of classes, or these themselves
        meant = {code: [kind for kind in kinds if kind.startswith(code)] for code in pairs}
        are_short = all(code.isalpha() and len(code) <= _LONGEST for code in codes)
        if not are_short or any(len(found) != 1 for found in meant.values()):
            continue
        wrong = {code: found[0] for code, found in meant.items() if found[0] != pairs[code]}
        return {
            item.doc.id: say(
                "{name} says {own}, processed_output {gold!r}",
                name=name,
                own=quoted(code),
                gold=gold,
            )
            for item, code, gold in zip(subject.rendered, codes, meanings, strict=True)
            if code in wrong
        }
    return {}


def other_numbers(subject: Subject) -> Mapping[int, Message]:
    """Return what is wrong with docs whose label is a number, as the golds are, and whose gold is
    another one, each label the same other one in all docs: `1 - label`."""
    golds = subject.golds
    kinds = set(golds)
    is_few = 2 <= len(kinds) <= _MOST_CLASSES and len(golds) >= 2 * len(kinds)
    if not is_few or not all(gold.isdigit() for gold in kinds):
        return {}
    if any(subject.list_of(item).options for item in subject.some(_FEWEST_DOCS)):
        return {}  # the number of an option, which may be counted from 1
    text = subject.rendered[0].example.input
    means = r"\s?(?:=|:|：|→|->|means|for|表示|代表|是)"
    if all(re.search(rf"(?<![\w.]){gold}{means}", text) for gold in kinds):
        return {}  # the prompt says what each stands for
    for name, codes in _codes(subject, len(kinds)).items():
        pairs = set(zip(codes, golds, strict=True))
        if name.casefold() in _LABELS and {*codes} == kinds and len(pairs) == len(kinds):
            return {
                item.doc.id: say(
                    "{name} says {own}, processed_output {gold!r}", name=name, own=code, gold=gold
                )
                for item, code, gold in zip(subject.rendered, codes, golds, strict=True)
                if code != gold
            }
    return {}


def good_is_bad(subject: Subject) -> Message | None:
    """Return what is said of a field of labels whose 1 is a bad one in all docs, and whose 0 a good
    one."""
    meanings = _meanings(subject)
    pair = next((each for each in _GOOD_AND_BAD if set(meanings) == {*each}), None)
    if pair is None or len(meanings) < _FEWEST_DOCS:
        return None
    good, bad = pair
    wanted: Sequence[str] = [{good: "0", bad: "1"}[text] for text in meanings]
    for name, codes in _codes(subject, 2).items():
        if is_of_answers(name) and codes == wanted:
            return say("{name} 1 is {bad!r} here, and 0 {good!r}", name=name, bad=bad, good=good)
    return None
