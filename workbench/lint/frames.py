"""Where a transform itself puts a value into its prompts: the words around it that stay the same
from doc to doc.

That a text has its answer in it says nothing; a passage may, and an ordinary word may be a gold.
What tells is a place of the template that holds each doc's own answer, and no other doc's.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from workbench.io.han import compiled
from workbench.lint.subject import Subject, golds_of
from workbench.lint.truth import is_of_answers
from workbench.types import Rendered

MASK = "\x01"
_CELL = r"(?:columns?|rows?|cells?|fields?|entry|entries|readings?|values?|box(?:es)?|days?)"
_LACKS = r"(?:missing|empty|blank|left out|not filled)"
ASKS_WHAT_LACKS = compiled(
    rf"\b{_CELL}\b[^.?!\n]{{0,40}}\b{_LACKS}\b|\b{_LACKS} (?:\w+ )?{_CELL}\b|\blacks a\b"
    r"|缺[少了失]?[^，。\n]{0,4}[列行格项天]|[列行格项][^，。\n]{0,4}(?:缺|为?空)",
    re.IGNORECASE,
)
"""What asks for the cell that is empty."""

_BEFORE = 14
_AFTER = 8
_MOST_PLACES = 12
_LONG = 16
_FEWEST_SIGNS = 5
_FEWEST_WORDS = 3
_OF_ADDRESSES = compiled("id$|path|url|link|file|source|^src|ref|编号|来源|出处", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Frame:
    """A place of the template: the words right before a value, or right behind it."""

    words: str
    is_before: bool


def masked(subject: Subject, item: Rendered) -> str:
    """Return a doc's input with what is of its question, and its list of options, blanked out."""
    known = subject.masked
    if item.doc.id not in known:
        known[item.doc.id] = _masked(subject, item)
    return known[item.doc.id]


def _masked(subject: Subject, item: Rendered) -> str:
    text = item.example.input
    for name, value in item.doc.data.items():
        for part in value if isinstance(value, list | tuple) else (value,):
            if (
                isinstance(part, str)
                and (part in text and (not is_of_answers(str(name)) or _is_a_note(str(name), part)))
                and (_is_text(part, alone=part is value) or is_asked_about(part, str(name), item))
                and part not in subject.code.template  # it names all of them, maybe
            ):
                text = text.replace(part, MASK * len(part))
            elif isinstance(part, str) and part not in text and " " in part.strip():
                text = _without_changed(part.strip(), text)
    shown = subject.list_of(item).options
    if shown:
        first, last = shown[0].start, shown[-1].end
        text = text[:first] + MASK * (last - first) + text[last:]
    return text


def _without_changed(part: str, text: str) -> str:
    """Blank out a text of the row whose first letter was made a capital, or a small one."""
    at = text.find(part[1:])
    if at > 0 and text[at - 1].casefold() == part[0].casefold():
        return text[: at - 1] + MASK * len(part) + text[at + len(part) - 1 :]
    return text


def _is_a_note(name: str, part: str) -> bool:
    """Say whether a text is a note that is asked about, and no grade: in some languages a grade is
    called so."""
    return name.casefold().rstrip("s") == "note" and len(part.split()) > _FEWEST_WORDS


def _is_text(part: str, *, alone: bool) -> bool:
    """Say whether a value of a row says something, and is no label: it has several words, or, in a
    script that does not part them and where it is no item of a list, several signs."""
    is_eastern = alone and not part.isascii() and len(part) >= _FEWEST_SIGNS
    return is_eastern or len(part) > _LONG or " " in part.strip()


def is_asked_about(part: str, name: str, item: Rendered) -> bool:
    """Say whether a short value has the gold in it, and is not that: what the gold is read out of,
    or the same word in other letters. An id or an address that tells is no question."""
    golds = (gold.strip().casefold() for gold in golds_of(item.example))
    return not _OF_ADDRESSES.search(name) and any(
        len(gold) > 1 and gold in part.casefold() and part not in golds_of(item.example)
        for gold in golds
    )


def frames_of(text: str, values: Iterable[str], behind: int = 0) -> set[tuple[Frame, str]]:
    """Return the places of a masked text that hold one of the values as a word, with the value.
    What ends within its first `behind` signs is left out."""
    found: set[tuple[Frame, str]] = set()
    folded = text.casefold()
    for value in {value.strip() for value in values}:
        if not value or value.casefold() not in folded:
            continue
        where, want = (text, value) if len(value) == 1 else (folded, value.casefold())
        if len(where) != len(text):
            where, want = text, value
        for start, end in _places_of(want, where):
            if end <= behind:
                continue
            before = text[max(0, start - _BEFORE) : start].rpartition(MASK)[2]
            after = text[end : end + _AFTER].partition(MASK)[0]
            if _has_words(before):
                found.add((Frame(before, is_before=True), value.casefold()))
            if _has_words(after):
                found.add((Frame(after, is_before=False), value.casefold()))
    return found


def _places_of(word: str, text: str) -> Iterator[tuple[int, int]]:
    """Yield where a text has a word that no letter or digit stands beside, the first few times."""
    start, count = text.find(word), 0
    while start >= 0 and count < _MOST_PLACES:
        end = start + len(word)
        beside = text[max(0, start - 1) : start] + text[end : end + 1]
        if not any(map(str.isalnum, beside)) and not _is_less_than_nought(text, start):
            yield start, end
            count += 1
        start = text.find(word, end)


def _is_less_than_nought(text: str, start: int) -> bool:
    """Say whether a word is the digits of a number below nought: `-3` has no 3."""
    is_number = text[start : start + 1].isdigit() and text[start - 1 : start] in ("-", "−")
    return is_number and not text[max(0, start - 2) : start - 1].strip()


def _has_words(text: str) -> bool:
    return len(text.strip()) > 1 or (text.strip() != "" and not text.strip().isalnum())


def telling_frames(
    subject: Subject,
    own: Callable[[Rendered], Sequence[str]],
    others: Callable[[Rendered], Sequence[str]],
    share: float,
) -> dict[Frame, list[Rendered]]:
    """Return the places of the template that hold a doc's `own` values in at least `share` of the
    docs, far more often than `others`, and not one value alone; each with its docs."""
    held: dict[Frame, list[Rendered]] = defaultdict(list)
    values: dict[Frame, set[str]] = defaultdict(set)
    items = subject.rendered
    least = max(2, share * len(items))
    most = 0
    # Worked examples: what all docs begin with tells of none.
    same = _length_in_common([item.example.input for item in items])
    for place, item in enumerate(items):
        mine: set[Frame] = set()
        for frame, value in frames_of(masked(subject, item), own(item), same):
            values[frame].add(value)
            mine.add(frame)
        for frame in mine:
            held[frame].append(item)
            most = max(most, len(held[frame]))
        if most + len(items) - place - 1 < least:
            return {}  # too few docs are left for any of them
    template = "\0".join((subject.code.template, *map(_as_key, sorted(subject.fields))))
    found = {
        frame: docs
        for frame, docs in held.items()
        if len(docs) >= least and len(values[frame]) > 1 and _core(frame) in template
    }
    chance: Counter[Frame] = Counter()
    for item in items if found else ():
        seen = frames_of(masked(subject, item), others(item), same)
        chance.update({frame for frame, _ in seen})
    return {frame: docs for frame, docs in found.items() if len(docs) >= 4 * chance[frame]}


def _length_in_common(texts: Sequence[str]) -> int:
    """Return with how many signs all of several texts begin alike, 0 for a single one."""
    if len(texts) < 2:
        return 0
    first, last = min(texts), max(texts)  # whatever these share, all between them share
    pairs = zip(first, last, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(first), len(last)))


def _as_key(name: str) -> str:
    """Return how a field is written before its value where a whole row is printed: as JSON or
    Python write it, as a line, a heading, a tag."""
    names = dict.fromkeys((name, name.capitalize(), name.upper()))
    forms = ('"_": "', "'_': '", '"_": ', "'_': ", "_: ", "_：", "_= ", '_="', "_ = ", "<_>", "_\t")
    return "\0".join(form.replace("_", n) for n in names for form in forms)


def _core(frame: Frame) -> str:
    """Return the words nearest to the value, which have to be the template's own."""
    words = frame.words.strip()
    return words[-6:].strip() if frame.is_before else words[:6].strip()
