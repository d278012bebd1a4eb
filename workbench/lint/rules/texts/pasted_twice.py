"""Part of a prompt's own text that was pasted a second time, word for word: several sentences, or
items of a list, that follow each other in both places. The rule `text/repeated-instruction` says
so. One sentence that is said again is a reminder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise

from workbench.errors import shorten
from workbench.io.han import exactly
from workbench.lint.described_samples import sample_spans
from workbench.lint.finding import Hit
from workbench.lint.frames import MASK
from workbench.lint.sentences import Unit, size_of, units_of
from workbench.lint.subject import Subject
from workbench.lint.told import own_text
from workbench.messages import say

_FEWEST_WORDS = 12
"""A run of so many words is no reminder."""

_FEWEST_OF_ONE = 30
_FEWEST_AT_ONCE = 3
_STOPS = ".!?。！？…।؟"
_MOST_UNITS = 400
_MANY = 10
"""A prompt of more sentences may say one of them twice, lest it is forgotten."""

_NO_WORDS = exactly(r"[\W\d_]*\Z")
_CUE = exactly(r"[ \t>*#-]*(?P<name>[^\W\d_][^:：\n]{0,40}?)[ \t*]*[:：]")
_NOT_NAME = exactly(r"[\W\d_]+")


@dataclass(frozen=True, slots=True)
class _Run:
    """So many sentences from a place on, which stood at an earlier one before."""

    first: int
    again: int
    count: int
    words: int


def pasted_twice(subject: Subject) -> Iterator[Hit]:
    """Yield the longest run of sentences that the prompt says a second time; a hint where that is
    the last that it says before it asks."""
    units = [*units_of(own_text(subject))][:_MOST_UNITS]
    is_again = len({unit.text for unit in units}) < len(units)
    keys = _keys(units, _asked(subject), sample_spans(subject)) if is_again else ()
    run = _longest(units, keys) or _at_once(units, keys)
    if run is None:
        return
    said = " ".join(unit.text for unit in units[run.again : run.again + run.count])
    described = subject.settings.description
    is_described = units[run.again].place < len(described)
    item = next(iter(subject.rendered), None)
    is_far = run.again > run.first + run.count
    is_last = not any(keys[run.again + run.count :])
    yield Hit(
        say("a part of the prompt is there twice: {text}", text=shorten(said, 60)),
        say("Say it once."),
        None if is_described or item is None else item.doc.id,
        subject.code.line_with(units[run.again].text) or subject.code.line_of_input,
        about="pasted",
        severity="hint" if is_far and is_last and (is_described or not described) else None,
    )


def may_remind(subject: Subject) -> bool:
    """Say whether a prompt is so long that it may say a sentence twice."""
    return len([*islice(units_of(own_text(subject)), _MANY + 1)]) > _MANY


def _asked(subject: Subject) -> frozenset[str]:
    """Return the names of the cues of what is asked."""
    items = subject.rendered[:1]
    return frozenset(cue.name for item in items for cue in subject.blocks_of(item)[-1].cues)


def _longest(units: Sequence[Unit], keys: Sequence[str]) -> _Run | None:
    """Return the run of the most words that is there twice, None where all are short."""
    seen: dict[str, list[int]] = {}
    found: list[_Run] = []
    for place, key in enumerate(keys):
        if not key:
            continue
        for before in seen.get(key, ()):
            if keys[before - 1] == keys[place - 1] != "" and before and place:
                continue  # a longer run has it
            count = 0
            while place + count < len(keys) and before + count < place:
                if keys[before + count] != keys[place + count] or not keys[place + count]:
                    break
                count += 1
            words = sum(size_of(unit.text) for unit in units[place : place + count])
            least = _FEWEST_WORDS if count > 1 else _FEWEST_OF_ONE
            if words >= least:
                found.append(_Run(before, place, count, words))
        seen.setdefault(key, []).append(place)
    return max(found, key=lambda run: run.words, default=None)


def _at_once(units: Sequence[Unit], keys: Sequence[str]) -> _Run | None:
    """Return a sentence of a few words that is said again at once; no reminder is."""
    for place, (before, key) in enumerate(pairwise(keys), 1):
        words = size_of(units[place].text) if key and key == before else 0
        if words >= _FEWEST_AT_ONCE and units[place].text.rstrip()[-1:] in _STOPS:
            return _Run(place - 1, place, 1, words)
    return None


def _keys(units: Sequence[Unit], asked: frozenset[str], samples: Sequence[range]) -> list[str]:
    """Return each sentence in one form, "" for one that may stand there twice: of a worked example,
    of the row, or without words."""
    keys: list[str] = []
    sample = -1
    for unit in units:
        match = _CUE.match(unit.text)
        if match and _NOT_NAME.sub("", match["name"].casefold()) in asked:
            sample = unit.paragraph
        is_own = MASK not in unit.text and not _NO_WORDS.match(unit.text)
        is_own = is_own and unit.paragraph != sample
        is_own = is_own and not any(unit.place in span for span in samples)
        is_own = is_own and not unit.text.startswith(("|", "<"))
        keys.append(" ".join(unit.text.split()) if is_own else "")
    return keys
