"""Rows of a few-shot file that are of another make than the docs' rows: in another language, with
source and target exchanged, with floats for whole numbers, with a header for a row, with cut texts,
with labels or numbers of options that the docs have not, or texts that look otherwise. The rule
`few-shot/worked-form` says so; of texts of other answers `few-shot/unlike-docs` does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.rules.examples.filed_texts import texts_otherwise
from workbench.lint.subject import Subject
from workbench.lint.tongues import tongue_of
from workbench.lint.truth import is_of_answers, option_lists
from workbench.messages import Message, say

_FEWEST_SHOTS = 2
_FEWEST_DOCS = 4
_SEEN_DOCS = 200
_FEW_KINDS = 8
_CUT = ("...", "…")
_HAN = compiled("[\u3400-\u9fff]")
_NEARLY_ALL = 0.9
_FEWEST_OF_LISTS = 3
_MOST_OF_LISTS = 0.8
_SURE_DOCS = 8
_FIGURES = exactly(r"\d{1,9}(?:[^\w\s]+\d{1,9})*")
_DIGITS = exactly(r"\D+")
_FEWEST_SIGNS = 3
_Row = Mapping[str, Any]


def other_rows(subject: Subject) -> Iterator[Hit]:
    """Yield what a few-shot file has otherwise than all docs have it, field by field."""
    docs = [item.doc.data for item in subject.some(_SEEN_DOCS)]
    if not subject.separate or not subject.settings.num_fewshot or len(docs) < _FEWEST_DOCS:
        return
    shots = [doc.data for doc, _ in subject.shots.values()]
    shots = [row for row in shots if not _is_header(row)]  # which another rule tells
    if len(shots) < _FEWEST_SHOTS:
        return
    read = subject.code.fields_of_input | subject.code.fields_of_output
    named = [name for name in docs[0] if not read or name in read]
    message = _exchanged_tongues(named, shots, docs) or _exchanged_figures(named, shots, docs)
    for name in named if message is None else ():
        theirs, own = _values(name, shots), _values(name, docs)
        if theirs and own:
            message = message or _of_field(name, theirs, own) or _of_numbers(name, shots, docs)
    if message:
        yield Hit(message, say("Make the few-shot file as the rows are made."), about="rows")
        return
    for message in islice(texts_otherwise(named, shots, docs), 1):
        yield Hit(
            message,
            say("Make the few-shot file as the rows are made."),
            about="texts",
            severity="hint",
        )


def without_a_text(subject: Subject) -> Iterator[Hit]:
    """Yield the text that a row of the few-shot file has not, and all docs have."""
    docs = [item.doc.data for item in subject.some(_SEEN_DOCS)]
    if not subject.separate or not subject.settings.num_fewshot or len(docs) < _FEWEST_DOCS:
        return
    shots = [doc.data for doc, _ in subject.shots.values()]
    for name in sorted(subject.code.fields_of_input & docs[0].keys()):
        is_text = all(isinstance(row.get(name), str) and row[name].strip() for row in docs)
        if is_text and any(row.get(name) is None or not str(row[name]).strip() for row in shots):
            yield Hit(
                say("a row of the few-shot file has no {name}, and all docs have one", name=name),
                say("Make the few-shot file as the rows are made."),
                about="text",
                severity="hint",
            )
            return


def _values(name: str, rows: Sequence[_Row]) -> list[Any]:
    """Return the values of a field, none where a row lacks it."""
    values = [row.get(name) for row in rows]
    return values if not any(value is None for value in values) else []


def _is_header(row: _Row) -> bool:
    """Say whether each field of a row, of two or more, has its own name for a text."""
    return len(row) > 1 and all(
        isinstance(value, str) and value.strip().casefold() == str(name).strip().casefold()
        for name, value in row.items()
    )


def _of_field(name: str, theirs: Sequence[Any], own: Sequence[Any]) -> Message | None:
    """Return what is other in a field of the few-shot file."""
    if _are(theirs, float) and _are(own, int) and all(value.is_integer() for value in theirs):
        return _other(name, theirs[0], own[0])
    if not all(isinstance(value, str) for value in (*theirs, *own)):
        return _of_labels(name, theirs, own)
    if _are_floats(theirs) and all(value.strip().isdigit() for value in own):
        return _other(name, theirs[0], own[0])
    cut = sum(value.rstrip().endswith(_CUT) for value in theirs)
    if 2 * cut >= len(theirs) and cut > 1 and not any(v.rstrip().endswith(_CUT) for v in own):
        first = next(value for value in theirs if value.rstrip().endswith(_CUT))
        return say("texts of the few-shot file's {name} are cut: {text}",
                   name=name, text=shorten(first, 60))  # fmt: skip
    if all(map(_has_han, theirs)) and not any(map(_has_han, own)):
        return _in_tongue(name, theirs, own)
    if all(map(_has_han, own)) and not any(map(_has_han, theirs)):
        return _in_tongue(name, theirs, own)
    first, second = _tongue(theirs), _tongue(own)
    if first and second and first != second and {first, second} != {"zh", "ja"}:
        return _in_tongue(name, theirs, own)
    return _of_labels(name, theirs, own)


def _in_tongue(name: str, theirs: Sequence[str], own: Sequence[str]) -> Message:
    return say(
        "the few-shot file's {name} is in another language than the rows': {theirs}, {own}",
        name=name, theirs=shorten(theirs[0], 30), own=shorten(own[0], 30),
    )  # fmt: skip


def _has_han(text: str) -> bool:
    return _HAN.search(text) is not None


def _are(values: Sequence[Any], kind: type) -> bool:
    return all(type(value) is kind for value in values)


def _are_floats(values: Sequence[str]) -> bool:
    return all(v.strip().endswith(".0") and v.strip()[:-2].isdigit() for v in values)


def _other(name: str, theirs: Any, own: Any) -> Message:
    return say("the few-shot file has {theirs} for {name}, the rows have such as {own}",
               theirs=shorten(repr(theirs), 30), name=name, own=shorten(repr(own), 30))  # fmt: skip


def _tongue(values: Sequence[str]) -> str:
    """Return the language of several texts, where nearly none is surely in another."""
    told = Counter(tongue for value in values[:20] if (tongue := tongue_of(value)))
    whole = tongue_of("\n".join(values[:20]))
    return (
        whole if whole and set(told) <= {whole} and 2 * told[whole] >= min(len(values), 20) else ""
    )


def _of_labels(name: str, theirs: Sequence[Any], own: Sequence[Any]) -> Message | None:
    """Return what is said of a label that stands for none, `-1`, in all shots and in no row."""
    values = (*theirs, *own)
    if not all(isinstance(value, str | int) for value in values):
        return None
    kinds, docs = Counter(map(str, theirs)), Counter(map(str, own))
    if len(docs) > _FEW_KINDS or 2 * len(docs) > len(own) or set(kinds) & set(docs):
        return None
    is_none = set(kinds) in ({"-1"}, {""}, {"none"}, {"None"}, {"null"}, {"nan"})
    return _other(name, theirs[0], own[0]) if is_none else None


def _exchanged_tongues(
    named: Sequence[str], shots: Sequence[_Row], docs: Sequence[_Row]
) -> Message | None:
    """Return what is said where a field of the few-shot file is in the language of another one of
    the docs, and that in its."""
    tongues: dict[str, tuple[str, str]] = {}
    for name in named:
        theirs, own = _values(name, shots), _values(name, docs)
        if theirs and own and all(isinstance(value, str) for value in (*theirs, *own)):
            tongues[name] = (tongue_of("\n".join(theirs)), tongue_of("\n".join(own)))
    for name, (theirs, own) in tongues.items():
        for other, (its, second) in tongues.items():
            is_crossed = theirs == second != "" and (its == own or "" in (its, own))
            if name != other and is_crossed and own != theirs and (own or its):
                return say("the few-shot file's {name} is in the language of the rows' {other}: "
                           "{text}", name=name, other=other,
                           text=shorten(shots[0][name], 30))  # fmt: skip
    return None


def _exchanged_figures(
    named: Sequence[str], shots: Sequence[_Row], docs: Sequence[_Row]
) -> Message | None:
    """Return what is said of two fields in figures of which the one has the greater first number in
    all docs, and the other one in all rows of the few-shot file."""
    firsts = {name: (_firsts(name, shots), _firsts(name, docs)) for name in named}
    known = [name for name, (theirs, own) in firsts.items() if theirs and own]
    if len(docs) < _SURE_DOCS:
        return None
    for name, other in combinations(known, 2):
        theirs, own = ({_order(a, b) for a, b in zip(firsts[name][side], firsts[other][side],
                                                     strict=True)}
                       for side in (0, 1))  # fmt: skip
        if len(theirs) == len(own) == 1 and theirs.pop() == -own.pop() != 0:
            return say("in the few-shot file {name} and {other} have each other's place: {text}",
                       name=name, other=other, text=shorten(str(shots[0][name]), 30))  # fmt: skip
    return None


def _firsts(name: str, rows: Sequence[_Row]) -> list[int]:
    """Return the first numbers of a field in digits and signs, none where it has words."""
    values = [str(row.get(name)) for row in rows]
    return (
        [int(_DIGITS.split(v)[0]) for v in values] if all(map(_FIGURES.fullmatch, values)) else []
    )


def _order(first: int, second: int) -> int:
    return (first > second) - (first < second)


def _of_numbers(name: str, shots: Sequence[_Row], docs: Sequence[_Row]) -> Message | None:
    """Return what is said where the docs count their options from 1, and the few-shot file from
    0, or the other way round."""
    theirs, own = _numbers(name, shots), _numbers(name, docs)
    if not theirs or not own or (not is_of_answers(name) and name not in ("number", "index")):
        return None
    bases = [
        (min(n for n, _ in pairs), any(n == size for n, size in pairs), max(n for n, _ in pairs))
        for pairs in (theirs, own)
    ]
    for (least, is_over, _), (other, is_other_over, _) in (bases, bases[::-1]):
        if least == 0 and not is_over and other == 1 and is_other_over:
            return say("the few-shot file's {name} begins at {theirs}, that of the rows at {own}",
                       name=name, theirs=bases[0][0], own=bases[1][0])  # fmt: skip
    return None


def _numbers(name: str, rows: Sequence[_Row]) -> list[tuple[int, int]]:
    """Return the number of an option with how many the row has, nothing where it is no such."""
    found: list[tuple[int, int]] = []
    for row in rows:
        options, value = next(option_lists(row), ()), str(row.get(name, "")).strip()
        if not value.isdecimal() or len(options) < 2 or len(value) > 9 or int(value) > len(options):
            return []
        found.append((int(value), len(options)))
    return found


def of_other_texts(
    named: Sequence[str], shots: Sequence[_Row], docs: Sequence[_Row]
) -> Message | None:
    """Return what is said where a field stands in another one of nearly all docs (an answer in its
    text or list), and in none of the few-shot file, but in those of its other rows; of a list it is
    enough that a part does."""
    parts = {name: [*map(_parts_of, _values(name, [*docs, *shots]))] for name in named}
    known = [name for name, values in parts.items() if values and all(values)]
    for answer in known:
        is_list = any(len(own) > 1 for own in parts[answer])
        if is_list and len(shots) < _FEWEST_OF_LISTS:
            continue
        for text in known:
            pairs = list(zip(parts[answer], ["\n".join(own) for own in parts[text]], strict=True))
            theirs = pairs[len(docs) :]
            share = _MOST_OF_LISTS if is_list else _NEARLY_ALL
            if text == answer or not _stand(pairs[: len(docs)], share):
                continue
            elsewhere = [
                (own, shown)
                for own, shown in theirs
                if min(map(len, own)) >= _FEWEST_SIGNS
                and not _stands(own, shown)
                and any(_stands(own, other) for _, other in theirs)
            ]
            is_inside = any(_stands(own, shown) for own, shown in theirs)
            if not is_inside and 2 * len(elsewhere) > len(shots):
                own, shown = elsewhere[0]
                return say("in the few-shot file {answer} does not stand in its {name}, and in "
                           "that of another row: {text}", answer=shorten(", ".join(own), 30),
                           name=text, text=shorten(" ".join(shown.split()), 40))  # fmt: skip
    return None


def _parts_of(value: Any) -> Sequence[str]:
    """Return a text, or the texts of a list, none of anything else."""
    parts = value if isinstance(value, list) else [value]
    are_texts = all(isinstance(part, str) and part.strip() for part in parts)
    return [part.strip() for part in parts] if are_texts else []


def _stands(answer: Sequence[str], text: str) -> bool:
    return any(part in text for part in answer)


def _stand(pairs: Sequence[tuple[Sequence[str], str]], share: float) -> bool:
    """Say whether enough answers stand in their texts, which say more."""
    size = sum(len(part) for answer, _ in pairs for part in answer)
    if sum(len(text) for _, text in pairs) < 2 * size:
        return False
    return sum(_stands(answer, text) for answer, text in pairs) >= share * len(pairs)
