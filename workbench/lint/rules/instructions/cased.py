"""Labels that a prompt names in another case than the answers have, where the metric tells the two
apart: `Answer with YES or NO`, and `yes` is right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from workbench.io.han import compiled, exactly
from workbench.lint.finding import Severity
from workbench.lint.subject import Subject, golds_of
from workbench.prompts.listing import label_in

_MOST_LABELS = 12
_FEWEST = 2
_LOOKED_AT = 50
_BETWEEN = 24
"""So much stands at most between two labels of one list."""

_SPEAKS_OF_CASE = exactly(
    r"\bcase\b|lower-?case|upper-?case|capital|small letters|letter case|大写|小写|大寫|小寫",
    re.IGNORECASE,
)
_ASKED = compiled(
    r"\b(?:reply|answer|respond|write|say|output|return|state|print)\b[^.!?\n]{0,16}\Z"
    r"|(?:回答|输出|写|填|答)[^。！？\n]{0,6}\Z",
    re.IGNORECASE,
)
"""What stands right before the labels that are to be written, whatever else the prompt says."""

_WAYS: tuple[tuple[Callable[[str], bool], Callable[[str], str]], ...] = (
    (str.isupper, str.upper),
    (str.islower, str.lower),
    (lambda label: label[:1].isupper(), str.capitalize),
)


def labels_in_other_case(
    subject: Subject, texts: Sequence[str]
) -> tuple[str, str, Severity | None] | None:
    """Return a list of labels as all prompts write it, in capitals or in small letters throughout,
    with one of the answers, where these are the same labels in the other case, which alone counts;
    None where there is none. A capital at the beginning alone is what sentences may need: it is
    told in a hint."""
    labels = _labels(subject)
    if not labels or not texts or _SPEAKS_OF_CASE.search(texts[0]):
        return None
    for is_so, make in _WAYS:
        if any(map(is_so, labels)):
            continue
        named = _list_of(tuple(make(label) for label in labels), texts[0])
        if not named or not all(named in text for text in texts):
            continue
        before, _, behind = texts[0].rpartition(named)
        is_asked = _ASKED.search(before) and not _names(behind, labels)
        if is_asked or not any(_names(text, labels) for text in texts):
            label = next(iter(labels))
            severity: Severity | None = "hint" if make is str.capitalize else None
            is_told = is_told_apart(subject, {label: make(label)})
            return (named, label, severity) if is_told else None
    if named := _shouted(labels, texts):
        others = {label: label.capitalize() for label in labels}
        return (named, labels[0], None) if is_told_apart(subject, others) else None
    return None


def label_in_other_case(
    subject: Subject, texts: Sequence[str]
) -> tuple[str, str, Severity | None] | None:
    """Return the one label that all prompts write in another case than the answers have, further on
    than in its first letter, and that label, where they have all others as they are: `Pin code` for
    `PIN code`; None where there is none."""
    counts = Counter(subject.rights)
    is_closed = _FEWEST < len(counts) <= _MOST_LABELS and counts.total() >= 2 * len(counts)
    if not texts or not is_closed or "" in counts or _SPEAKS_OF_CASE.search(texts[0]):
        return None
    lacking = [label for label in counts if not _whole(label).search(texts[0])]
    if len(lacking) != 1 or label_in(lacking[0]):
        return None
    (label,) = lacking
    named = _whole(label, in_any_case=True).search(texts[0])
    if named is None or named[0][1:] == label[1:] or not all(named[0] in text for text in texts):
        return None
    if any(_whole(label).search(text) for text in texts):
        return None
    return (named[0], label, None) if is_told_apart(subject, {label: named[0]}) else None


def _shouted(labels: Sequence[str], texts: Sequence[str]) -> str:
    """Return a list of labels as all prompts write it, with no label in capitals throughout, where
    all answers are, and a prompt has none of them so; "" where there is none."""
    if not all(label.isupper() for label in labels):
        return ""
    named = _list_of([label.casefold() for label in labels], texts[0], in_any_case=True)
    if not named or not all(named in text for text in texts):
        return ""
    are_there = any(_whole(label).search(text) for label in labels for text in texts)
    return "" if are_there else named


def _labels(subject: Subject) -> tuple[str, ...]:
    """Return the answers as they are written, where these are a few words that have a case."""
    if subject.method == "ppl":
        sets = {frozenset(choice.strip() for choice in item.choices) for item in subject.rendered}
        found = sorted(next(iter(sets))) if len(sets) == 1 else []
    else:
        counts = Counter(subject.rights)
        is_closed = len(counts) <= _MOST_LABELS and counts.total() >= 2 * len(counts)
        found = [label for label, _ in counts.most_common()] if is_closed else []
    are_words = all(_is_cased(label) for label in found)
    return tuple(found) if len(found) >= _FEWEST and are_words else ()


def _is_cased(label: str) -> bool:
    """Say whether a label is all capitals or all small letters but for the first, and no letter."""
    is_plain = label.isupper() or label.islower() or label[1:].islower()
    has_case = len(label.upper()) == len(label.lower()) and label.upper() != label.lower()
    return len(label) > 1 and has_case and is_plain and not label_in(label)


def _list_of(labels: Sequence[str], text: str, *, in_any_case: bool = False) -> str:
    """Return the part of a text that has all labels near each other, as they are written; "" where
    there is none."""
    found = [_whole(label, in_any_case=in_any_case).search(text) for label in labels]
    spans = [match.span() for match in found if match]
    if len(spans) < len(labels):
        return ""
    first, end = min(start for start, _ in spans), max(end for _, end in spans)
    is_near = end - first <= sum(map(len, labels)) + _BETWEEN * (len(labels) - 1)
    return text[first:end] if is_near and "\n\n" not in text[first:end] else ""


def _whole(label: str, *, in_any_case: bool = False) -> re.Pattern[str]:
    flags = re.IGNORECASE if in_any_case else re.NOFLAG
    return re.compile(rf"(?<!\w){re.escape(label)}(?!\w)", flags)


def _names(text: str, labels: Sequence[str]) -> bool:
    """Say whether a text has all labels as the answers have them, one of them elsewhere than behind
    a cue: one alone may be an ordinary word."""
    places = [[match.start() for match in _whole(label).finditer(text)] for label in labels]
    is_told = any(
        text[:place].rstrip(" \t")[-1:] not in (":", "：") for each in places for place in each
    )
    return all(places) and is_told


def is_told_apart(subject: Subject, other: Mapping[str, str]) -> bool:
    """Say whether an answer in the other case counts as wrong; what is ranked is compared as it
    is."""
    if subject.method == "ppl":
        return True
    return any(_as_wrong(subject, other))


def _as_wrong(subject: Subject, other: Mapping[str, str]) -> Iterator[bool]:
    for item in subject.some(_LOOKED_AT):
        gold = golds_of(item.example)[0]
        said = other.get(gold.strip())
        if said and subject.grade is not None:
            output = item.example.output
            response = output.replace(gold.strip(), said) if gold.strip() in output else said
            graded = subject.grade(item.doc.data, item.example.processed_output, response)
            yield graded is not None and not graded.is_right
