"""Labels that a prompt offers, `(entailment or not_entailment)`, against those that are right:
of the two that it offers, answers are one and two others; a class of the answers stands there in
two parts; a third one is offered where the rows say true or false; words are asked for where
letters are right. The rule `answer/other-names` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from workbench.io.han import compiled, exactly, simplified
from workbench.lint.finding import Severity
from workbench.lint.label_sets import named_sets
from workbench.lint.rules.choices.verdicts import says_yes, verdict_of
from workbench.lint.rules.instructions.heard import (
    FEWEST_DOCS,
    are_labels,
    golds,
    has_word,
    said_everywhere,
)
from workbench.lint.rules.instructions.labels import ASKS, PARTS, texts_of
from workbench.lint.subject import Subject
from workbench.lint.truth import bare
from workbench.messages import Message, say
from workbench.prompts.listing import label_in

_FEWEST_THIRD = 8
_MOST_WORDS = 3
_LABEL = r"[\"'“‘「]?[^\W\d][\w-]*(?: [\w-]+){0,2}?[\"'”’」]?"
_ENCLOSED = exactly(
    r"[(（](?P<said>[^()（）\n:：?？]{3,90})[)）][ \t]*[:：]?[ \t]*(?:\n|$)", re.MULTILINE
)
"""What stands in brackets at the end of a line."""

_BEHIND = compiled(
    rf"[:：][ \t]*(?P<said>{_LABEL}(?:(?:,|/|;|、|，) ?{_LABEL})+(?:,? (?:or|and)"
    rf" {_LABEL})?)(?=\s*(?:[.。\n]|$))"
    rf"|\b(?:with|as|by)\s(?:one of\s|exactly one of\s)?(?P<with>{_LABEL}(?:, {_LABEL})*,? or"
    rf" {_LABEL})(?=\s*(?:[.。,;\n]|$))",
    re.IGNORECASE,
)
_DEMANDED = compiled(
    rf"(?:^|[.:;?!]\s|\n|\bplease\s|\balways\s)(?:answer|reply|respond)\s(?:only\s|just\s)?(?:with"
    rf"|by)\s"
    rf"(?:either\s|one of\s)?(?P<said>{_LABEL}(?:, {_LABEL})*,? or {_LABEL})(?=\s*(?:[.\n]|$))",
    re.IGNORECASE | re.MULTILINE,
)
"""A sentence of its own that asks for one of some labels."""

_UNSURE = compiled(r"\b(?:if|unless|e\.g|such as|example)\b|例如|比如|如果", re.IGNORECASE)


def offered_otherwise(subject: Subject) -> tuple[str, Message, Severity | None] | None:
    """Return the labels that all prompts offer, and what is said of them, with its severity."""
    items = subject.rendered
    counts = golds(subject)
    if len(items) < FEWEST_DOCS or not are_labels(counts):
        return None
    texts = [simplified(text).casefold() for text in texts_of(subject)]
    are_marks = all(map(label_in, counts))
    if are_marks and any(subject.list_of(item).options for item in items):
        return _for_letters(subject, texts)
    if any(map(label_in, counts)) and not are_marks:
        return None
    plain = {simplified(gold) for gold in counts}
    for match in said_everywhere(texts, _DEMANDED):
        labels = {bare(part) for part in PARTS.split(match["said"])}
        outputs = "\n".join({item.example.output.casefold() for item in items})
        is_word = all(len(label) > 1 and not label.isdigit() for label in labels)
        if is_word and not has_word(outputs, labels) and not labels & plain:
            named = match["said"]
            return named, _others(named, ", ".join(sorted(counts))), None
    for said, labels in _lists(texts):
        there = plain & {*labels}
        lacking = plain - {*labels}
        others = [label for label in labels if label not in plain]
        if not others or not there:
            continue
        rest = _without_answers(texts[0].replace(said, " "), plain)
        unnamed = {gold for gold in lacking if not has_word(rest, {gold})}
        if len(labels) == 2 and len(there) == 1 and len(unnamed) == len(lacking) > 1:
            return said, _others(said, ", ".join(sorted(counts))), None
        parts = {gold: [one for one in others if _is_part(gold, one)] for gold in unnamed}
        is_split = parts and all(len(several) > 1 for several in parts.values())
        if is_split and len(there) > 1 and len(lacking) == 1:
            gold = next(iter(parts))
            return said, say("the prompt names {named!r}, and not the answer {gold}",
                             named=" / ".join(parts[gold]), gold=gold), None  # fmt: skip
        if _is_third(subject, labels, others, lacking):
            return said, say("the prompt offers {label!r}, which no row can have: it says true or"
                             " false", label=others[0]), "hint"  # fmt: skip
    return None


def _others(named: str, known: str) -> Message:
    return say("the prompt names {named!r}; the answers are {known}", named=named, known=known)


def _for_letters(
    subject: Subject, texts: Sequence[str]
) -> tuple[str, Message, Severity | None] | None:
    """Return known labels of which all prompts ask for one, where letters are right whose options
    have none of them."""
    options = {bare(o.text) for item in subject.rendered for o in subject.list_of(item).options}
    if not options:
        return None
    for line in texts[0].split("\n"):
        is_question = line.rstrip().endswith(("?", "？"))
        if not (is_question or ASKS.search(line)) or not all(line in text for text in texts):
            continue
        for one in named_sets(line):
            words = {word for word in PARTS.split(one.words) if word}
            if not any(has_word(option, words) for option in options):
                return one.words, _others(one.words, say("letters of options")), None
    return None


def _lists(texts: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
    for pattern in (_ENCLOSED, _BEHIND):
        for match in said_everywhere(texts, pattern):
            said = next(said for said in match.groups() if said)
            labels = [bare(part.strip("\"'“”‘’「」")) for part in PARTS.split(said) if part.strip()]
            is_list = len(labels) > 1 and all(len(one.split()) <= _MOST_WORDS for one in labels)
            if is_list and not _UNSURE.search(said):
                yield said, labels


def _without_answers(text: str, labels: set[str]) -> str:
    for label in labels:
        text = re.sub(rf"(?m)[:：][ \t]*{re.escape(label)}[ \t]*[.。]?$", ":", text)
    return text


def _is_part(gold: str, label: str) -> bool:
    return label.startswith(f"{gold} ") or label.endswith(f" {gold}")


def _is_third(
    subject: Subject, labels: Sequence[str], others: Sequence[str], lacking: set[str]
) -> bool:
    """Say whether a list has one label more than yes and no where the rows have a field of true and
    false, which are all there is."""
    is_more = len(labels) == 3 and len(others) == 1 and not lacking
    return (
        is_more
        and len(subject.rendered) >= _FEWEST_THIRD
        and {says_yes(label) for label in labels} == {True, False, None}
        and {verdict_of(item.doc.data) for item in subject.rendered} == {True, False}
    )
