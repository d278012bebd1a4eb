"""Fields of a few-shot file that are made otherwise than those of the docs: with the cue in them
that the template writes, spaces at an end, nothing in them, texts that belong to the row before
or behind, or break off. The rule `few-shot/unlike-docs` says so."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from workbench.errors import shorten
from workbench.io.han import compiled, exactly
from workbench.lint.finding import Hit
from workbench.lint.leaves import leaves_of
from workbench.lint.rules.examples.filed_rows import of_other_texts
from workbench.lint.subject import Subject
from workbench.lint.tongues import tongue_of
from workbench.messages import Message, quoted, say

_FEWEST_SHOTS = 2
_FEWEST_DOCS = 4
_FEWEST_SLIPPED = 3
_SEEN_DOCS = 100
_MOST_OF = 0.6
_FEWEST_SIGNS = 12
_STOPS = '.!?…。！？؟।"”»」)）'
_CUE_WITHIN = compiled(r"(?P<cue>[^\W\d_][^\W_ ]{0,14}(?: [^\W_ ]{1,10})?)[ ]?[:：]\s*(?=\S)")
_HAN = compiled("[\u3400-\u9fff]")
_LATIN = exactly(r"[A-Za-z\u00c0-\u024f]{3}")
_NOT_LATIN = exactly(r"[^\W\d_\x00-\u024f]")
_Row = Mapping[str, Any]


def fields_otherwise(subject: Subject) -> Iterator[Hit]:
    """Yield what a field of the few-shot file has, and that of no doc."""
    docs = [item.doc.data for item in subject.some(_SEEN_DOCS)]
    if not subject.separate or not subject.settings.num_fewshot or len(docs) < _FEWEST_DOCS:
        return
    shots = [doc.data for doc, _ in subject.shots.values()]
    read = subject.code.fields_of_input | subject.code.fields_of_output
    named = [name for name in docs[0] if not read or name in read]
    messages = [
        message
        for name in named
        if all(name in row for row in (*docs, *shots))
        for message in (
            _cue_within(subject, name, shots, docs)
            or _padded(subject, name, shots, docs)
            or _emptied(name, shots, docs)
            or _in_other_tongue(name, shots, docs),
        )
        if message
    ]
    if not messages:
        slipped = _slipped(named, shots, docs) or of_other_texts(named, shots, docs)
        messages = [slipped] if slipped else []
    for message in messages[:1]:
        yield Hit(message, say("Make the few-shot file as the rows are made."), about="fields")
    for name in () if messages else named:
        if all(name in row for row in (*docs, *shots)) and (cut := _broken_off(name, shots, docs)):
            yield Hit(
                say("the few-shot file's {name} is unlike the docs': {what}", name=name, what=cut),
                say("Make the few-shot file as the rows are made."),
                about="fields",
                severity="hint",
            )
            return


def _broken_off(name: str, shots: Sequence[_Row], docs: Sequence[_Row]) -> Message | None:
    """Return what is said where all docs' texts end with the mark of a sentence, and no text of the
    file does."""
    theirs, own = _texts(name, shots), _texts(name, docs)
    if len(theirs) < _FEWEST_SHOTS or not all(text.rstrip()[-1] in _STOPS for text in own):
        return None
    if any(len(text) < _FEWEST_SIGNS or not text.rstrip()[-1].isalnum() for text in theirs):
        return None
    return say("it ends without a mark, where others have one: {own}", own=shorten(theirs[0], 40))


def _in_other_tongue(name: str, shots: Sequence[_Row], docs: Sequence[_Row]) -> Message | None:
    """Return what is said of texts of the file in another language than the docs' are."""
    theirs, own = _texts(name, shots), _texts(name, docs)
    spoken = tongue_of("\n".join(theirs)) if len(theirs) >= _FEWEST_SHOTS else ""
    usual = {tongue_of("\n".join(own[half::2])) for half in (0, 1)}
    is_other = spoken != "" and len(usual) == 1 and not usual <= {"", spoken}
    is_other |= spoken == "" and len(theirs) >= _FEWEST_SHOTS and _are_in_other_letters(theirs, own)
    if not is_other:
        return None
    said = say("it is in another language than that of the others: {own}",
               own=shorten(theirs[0], 40))  # fmt: skip
    return say("the few-shot file's {name} is unlike the docs': {what}", name=name, what=said)


def _are_in_other_letters(theirs: Sequence[str], own: Sequence[str]) -> bool:
    """Say whether all texts of the file are words in Latin letters alone, and no doc's has one."""
    are_latin = all(_LATIN.search(text) and not _NOT_LATIN.search(text) for text in theirs)
    return are_latin and all(_NOT_LATIN.search(text) and not _LATIN.search(text) for text in own)


def _texts(name: str, rows: Sequence[_Row]) -> list[str]:
    """Return the texts of a field, none where a row has another type there."""
    values = [row[name] for row in rows]
    return values if all(isinstance(value, str) and value.strip() for value in values) else []


def _cue_within(
    subject: Subject, name: str, shots: Sequence[_Row], docs: Sequence[_Row]
) -> Message | None:
    """Return what is said where all texts of a field begin with one cue, and no doc's text does."""
    theirs, own = _texts(name, shots), _texts(name, docs)
    matches = [_CUE_WITHIN.match(text.lstrip()) for text in theirs] if own else []
    cues = {match["cue"] if match else "" for match in matches}
    if len(theirs) < _FEWEST_SHOTS or len(cues) != 1 or "" in cues:
        return None
    cue = cues.pop()
    if any(text.lstrip().startswith(cue) for text in own):
        return None
    is_shown = any(
        text in example.input for text in theirs for _, example in subject.shots.values()
    )
    return (
        say("texts of the few-shot file's {name} begin with a cue, {cue!r}, and those of the rows "
            "do not", name=name, cue=cue)
        if is_shown
        else None
    )  # fmt: skip


def _padded(
    subject: Subject, name: str, shots: Sequence[_Row], docs: Sequence[_Row]
) -> Message | None:
    """Return what is said where a text of the file has white space at an end that no doc has, and
    that a prompt shows."""
    theirs, own = _texts(name, shots), _texts(name, docs)
    if not theirs or not own or any(text != text.strip() for text in own):
        return None
    shown = "\0".join(
        part for _, example in subject.shots.values() for part in (example.input, example.output)
    )
    padded = [text for text in theirs if text != text.strip(" \t\u3000\u00a0")]
    # Where the template trims it, nothing is to be seen.
    padded = [text for text in padded if text in shown]
    if not padded:
        return None
    return say("a text of the few-shot file's {name} has spaces at an end, and no row has: {text}",
               name=name, text=quoted(shorten(padded[0], 40)))  # fmt: skip


def _emptied(name: str, shots: Sequence[_Row], docs: Sequence[_Row]) -> Message | None:
    """Return what is said where a field has nothing in all rows of the file, and something in all
    docs."""
    if len(shots) < _FEWEST_SHOTS or not all(map(_is_empty, (row[name] for row in shots))):
        return None
    if any(_is_empty(row[name]) for row in docs):
        return None
    return say("the few-shot file has nothing for {name}, and every row has something: {text}",
               name=name, text=shorten(str(docs[0][name]), 40))  # fmt: skip


def _is_empty(value: Any) -> bool:
    return value is None or (isinstance(value, str | list | dict | tuple) and not value)


def _slipped(named: Sequence[str], shots: Sequence[_Row], docs: Sequence[_Row]) -> Message | None:
    """Return what is said where a field's texts share words with another row of the file, always
    that many rows further on, and with their own row none or fewer."""
    if len(shots) < _FEWEST_SLIPPED:
        return None
    for name in named:
        theirs, own = _texts(name, shots), _texts(name, docs)
        if not theirs or not own or sum(map(len, theirs)) < _FEWEST_SIGNS * len(theirs):
            continue
        if _share_own(name, docs) < _MOST_OF:
            continue
        rests = [_words_of_rest(name, row) for row in shots]
        words = [_words(text) for text in theirs]
        own_hits = [len(a & b) for a, b in zip(words, rests, strict=True)]
        for step in range(1, len(shots)):
            moved = [len(a & rests[(i + step) % len(rests)]) for i, a in enumerate(words)]
            better = sum(m > o for m, o in zip(moved, own_hits, strict=True))
            worse = sum(m < o for m, o in zip(moved, own_hits, strict=True))
            if (
                better >= max(2, 0.8 * len(shots))
                and not worse
                and max(own_hits) <= min(1, max(moved)) + 1
            ):
                return say("the few-shot file's {name} belongs to another of its rows: {text}",
                           name=name, text=shorten(theirs[0], 50))  # fmt: skip
    return None


def _share_own(name: str, docs: Sequence[_Row]) -> float:
    """Return in how many docs, of all, a field shares more words with its own row than with the
    next."""
    rests = [_words_of_rest(name, row) for row in docs]
    words = [_words(row[name]) for row in docs]
    count = sum(
        len(one & rests[i]) > len(one & rests[(i + 1) % len(rests)]) for i, one in enumerate(words)
    )
    return count / len(docs)


def _words_of_rest(name: str, row: _Row) -> frozenset[str]:
    return frozenset().union(
        *(_words(leaf) for key, value in row.items() if key != name for leaf in leaves_of(value))
    )


def _words(text: str) -> frozenset[str]:
    """Return the stems of a text's words, and of Chinese each pair of signs."""
    words = {word[:4] for word in re.findall(r"[^\W\d_]{4,}|\d+", text.casefold())}
    words = {word for word in words if not _HAN.search(word)} - _SMALL
    runs = re.findall("[\u3400-\u9fff]+", text)
    return frozenset(words | {run[i : i + 2] for run in runs for i in range(len(run) - 1)})


_SMALL = frozenset(
    {"whic", "what", "wher", "when", "that", "this", "with", "from", "have", "does", "were", "into"}
    | {"they", "thei", "ther", "thes", "thos", "whos", "whom", "most", "more", "many", "much"}
    | {"some", "such", "than", "then", "very", "afte", "befo", "abou"}
)
"""Small words, of which the first letters are looked at as of the others."""
