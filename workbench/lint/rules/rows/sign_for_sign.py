"""Answers that have one sign for each sign of their texts, always the same for the same, as in a
cipher or a strand of RNA: a row, or a worked example, in which one differs. The rules
`answer/other-rule` and `few-shot/wrong-answer` say so."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from workbench.io.han import compiled
from workbench.lint.finding import Hit
from workbench.lint.rules.rows.by_rule import (
    answered_by_other_rule,
    asked_by_other_rule,
    worked_by_rule,
)
from workbench.lint.subject import Subject, golds_of
from workbench.messages import Message, say
from workbench.types import Rendered

_MOST_DOCS = 200
_SEEN_DOCS = 8
_FEWEST_DOCS = 8
_FEWEST_SIGNS = 40
_FEWEST_OF_ONE = 3
_LONGEST = 80
_MOST_BREAKS = 0.1
_BACKWARDS = compiled(
    r"(?<!not )(?<!non-)(?<!n['’]t )(?<!without )\b(?:"
    r"reverse[- ]complement(?:s|ary)?|reversed (?:strand|sequence|text|order)|in reverse(?: order)?"
    r"|back to front|from (?:right to left|(?:the )?last to (?:the )?first))\b",
    re.IGNORECASE,
)
_RULE = say("one sign for each sign of the text, always the same for the same")


@dataclass(frozen=True, slots=True)
class _Table:
    """Which sign stands for which, behind which cue the texts are or in which field, and the docs
    that break it."""

    source: str
    signs: Mapping[str, str]
    breaks: tuple[int, ...]

    def value(self, text: str) -> str:
        """Return what a text comes to, "" where a sign of it is not known."""
        return "".join(self.signs[s] for s in text) if set(text) <= self.signs.keys() else ""


def rows_spelt_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield the few docs in whose answer a sign stands for another one than in all others; all,
    where the prompt asks for the signs from the last to the first."""
    table = _table_of(subject)
    match = _BACKWARDS.search(subject.told) if table else None
    if match:
        yield from (asked_by_other_rule(subject, i, match[0], _RULE) for i in subject.rendered)
    for place in table.breaks if table else ():
        item = subject.rendered[place]
        value = table.value(_text_of(subject, item, table.source)) if table else ""
        if value:
            gold = golds_of(item.example)[0].strip()
            yield answered_by_other_rule(subject, item, gold, value, _RULE)


def spelt_otherwise(
    subject: Subject, text_of: Mapping[str, str], asked: str, answer: str
) -> Message | None:
    """Return what is said of a worked example, given what stands behind each of its cues and all
    that it asks, that answers otherwise than the docs' signs do; nothing of one that has marks
    around what is right."""
    table = _table_of(subject)
    if table is None:
        return None
    value = table.value(text_of.get(table.source, "") or _framed(subject, table, asked))
    said = answer.strip().rstrip(".。")
    is_right = bool(value) and value in said and not any(map(str.isalpha, said.replace(value, "")))
    return worked_by_rule(said, value, _RULE) if value and not is_right else None


def _framed(subject: Subject, table: _Table, asked: str) -> str:
    """Return what a worked example has between the signs that all docs have around the field on
    its line, `5'-` and `-3'`, "" where the docs have several such, or it has none."""
    frames: set[tuple[str, str]] = set()
    for item in subject.rendered[:_SEEN_DOCS]:
        text = _text_of(subject, item, table.source)
        line = next((one for one in item.example.input.split("\n") if text and text in one), "")
        before, _, behind = line.partition(text) if line else ("", "", "")
        frames.add((before, behind))
    before, behind = frames.pop() if len(frames) == 1 else ("", "")
    if not before + behind:
        return ""
    found = [
        inner
        for line in asked.split("\n")
        if line.startswith(before) and line.endswith(behind)
        and (inner := line.removeprefix(before).removesuffix(behind))
    ]  # fmt: skip
    return found[0] if len(found) == 1 else ""


def _table_of(subject: Subject) -> _Table | None:
    known = subject.sign_tables
    if "signs" not in known:
        known["signs"] = _read(subject)
    return known["signs"]


def _read(subject: Subject) -> _Table | None:
    items = subject.rendered[:_MOST_DOCS]
    golds = [golds_of(item.example)[0].strip() for item in items]
    if len(items) < _FEWEST_DOCS or not 1 < max(map(len, golds)) <= _LONGEST:
        return None
    cues = [cue.name for cue in subject.blocks_of(items[0])[-1].cues[:-1]]
    for name in (*cues, *sorted(subject.code.fields_of_input & subject.fields)):
        texts = [_text_of(subject, item, name) for item in items]
        if found := _learned(texts, golds):
            return _Table(name, *found)
    return None


def _learned(
    texts: Sequence[str], golds: Sequence[str]
) -> tuple[Mapping[str, str], tuple[int, ...]] | None:
    """Return the signs that stand for others in all but a few pairs, and which pairs these are;
    None where there is no such table, or it leaves most letters as they are."""
    most = max(1, int(_MOST_BREAKS * len(texts)))
    sizes = zip(texts, golds, strict=True)
    if sum(len(text) != len(gold) for text, gold in sizes) > most:
        return None
    seen: dict[str, Counter[str]] = defaultdict(Counter)
    for text, gold in zip(texts, golds, strict=True):
        for own, other in zip(text, gold, strict=False):
            seen[own][other] += 1
    table = {own: others.most_common(1)[0][0] for own, others in seen.items()}
    # A text that is longer than its answer may have a sign that stands beside none.
    made = ["".join(table.get(sign, "") for sign in text) for text in texts]
    breaks = tuple(i for i, (own, gold) in enumerate(zip(made, golds, strict=True)) if own != gold)
    letters = [sign for sign in table if sign.isalnum()]
    is_other = 2 * sum(table[s].casefold() != s.casefold() for s in letters) > len(letters)
    if len(breaks) > most or not is_other or sum(map(len, texts)) < _FEWEST_SIGNS:
        return None
    sure = {own: other for own, other in table.items() if seen[own][other] >= _FEWEST_OF_ONE}
    return sure, breaks


def _text_of(subject: Subject, item: Rendered, name: str) -> str:
    for cue in subject.blocks_of(item)[-1].cues:
        if cue.name == name:
            return cue.content.strip()
    value = item.doc.data.get(name)
    return value.strip() if isinstance(value, str) else ""
