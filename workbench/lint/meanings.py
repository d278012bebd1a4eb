"""Which classes of the lexicon a prompt's words for its labels speak of: `the guest complains`."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise

from workbench.io.han import compiled
from workbench.io.scripts import wholly_simplified
from workbench.lint.senses import TOLD_IN_DEFINITIONS, Sense, called, merged, senses, told_by

_NAMED = 3
"""A meaning that is a class's name says more than one that has a word of it."""

_LONG = 4
_HAN = "\u3400"
_OTHERWISE = compiled(
    r"(?:(?:the\s)?\w+\s)?(?:is|are|does|do|was|did|has)?\s?"
    r"(?:not|n't|none|else|otherwise|other|anything else|everything else|all others?|no)"
    r"|(?:does|is|do|did)n't|不是?|否则|其他|其它|否|反之|其余",
    re.IGNORECASE,
)
"""What is said of the last label of two."""

_NO_CLASS = frozenset({"neutral", "other", "none", "mixed", "normal", "neither", "unknown", "misc"})
_COMMON = frozenset(
    {"this", "that", "with", "from", "about", "other", "have", "does", "text", "which", "what"}
    | {"writer", "author", "customer", "person", "someone", "something", "speaks", "says", "user"}
    | {"message", "review", "sentence", "comment", "kind", "type", "their", "they", "there", "some"}
    | {"label", "answer", "question", "questions", "problem", "problems", "issue", "issues", "news"}
    | {"must", "will", "would", "should", "could", "than", "more", "most", "less", "only", "when"}
)


@cache
def _families() -> Mapping[str, tuple[Sense, ...]]:
    found: dict[str, list[Sense]] = defaultdict(list)
    for sense in senses():
        found[sense.family].append(sense)
    return {family: tuple(members) for family, members in found.items()}


def meanings_of(said: Mapping[str, str]) -> Mapping[str, Sense]:
    """Return which class each label stands for by what is said of it, of the one family that fits
    best; a label that fits none is told by its own words. None where fewer than two fit."""
    best: Mapping[str, Sense] = {}
    most = 0
    for members in _families().values():
        found, weight = _of_family(said, members)
        if weight > most and len(found) > 1:
            best, most = found, weight
    best = {label: sense for label in said if (sense := best.get(label) or _elsewhere(said[label]))}
    known = {label: _with_words(label, text, best.get(label)) for label, text in said.items()}
    return known if sum(map(_has_words, known.values())) > 1 else {}


def _has_words(sense: Sense) -> bool:
    return bool(sense.english or sense.chinese or sense.phrases)


def _elsewhere(text: str) -> Sense | None:
    """Return the class that a label names in another family than the others' labels."""
    found = called(text) if text.casefold() not in _NO_CLASS else ()
    families = {sense.family for sense in found}
    return merged(text, found) if found and families.isdisjoint(TOLD_IN_DEFINITIONS) else None


def _of_family(
    said: Mapping[str, str], members: tuple[Sense, ...]
) -> tuple[Mapping[str, Sense], int]:
    """Return the classes of one family that labels stand for, and how well these fit."""
    family = members[0].family
    found: dict[str, Sense] = {}
    weight = 0
    for label, text in said.items():
        named = [sense for sense in called(text) if sense.family == family]
        if named:
            found[label] = merged(text, named)
            weight += _NAMED
        elif not _OTHERWISE.fullmatch(text) and (sense := told_by(text, members, by_name=True)[0]):
            found[label] = sense
            weight += 1
    if len({sense.key for sense in found.values()}) < len(found):
        return {}, 0
    if len(found) == 1 and len(said) == 2:
        _add_opposite(found, said, members)
    return found, weight


def _add_opposite(
    found: dict[str, Sense], said: Mapping[str, str], members: Sequence[Sense]
) -> None:
    """Add the opposite of the one known class where the other label is said to be the rest."""
    (known,) = found.values()
    rest = next(label for label in said if label not in found)
    opposite = next((sense for sense in members if sense.key == known.opposite), None)
    if opposite is not None and _OTHERWISE.fullmatch(said[rest]):
        found[rest] = opposite


def _with_words(label: str, text: str, sense: Sense | None) -> Sense:
    """Return a class with the words that a prompt says of its label."""
    folded = wholly_simplified(text.casefold())
    own = {w for w in re.findall(r"[a-z]+", folded) if len(w) >= _LONG and w not in _COMMON}
    pairs = [one + two for one, two in pairwise(folded) if one >= _HAN <= two]
    if sense is not None and (sense.family in TOLD_IN_DEFINITIONS or (not own and not pairs)):
        return sense
    words = Sense(f"={label}", "", "", frozenset(), frozenset(own), (), tuple(pairs))
    if sense is None:
        return words
    both = merged(text, (sense, words))
    return replace(both, key=sense.key)


def sense_of(said: Mapping[str, str], label: str, classes: tuple[Sense, ...]) -> Sense | None:
    """Return of which of some classes speaks what is said of a label, None where of none; what is
    said to be the rest is the opposite of the other one."""
    text = said[label]
    if not _OTHERWISE.fullmatch(text):
        return told_by(text, classes, by_name=True)[0]
    others = [
        told_by(other, classes, by_name=True)[0] for name, other in said.items() if name != label
    ]
    if len(others) != 1 or others[0] is None or len(classes) != 2:
        return None
    return next(sense for sense in classes if sense is not others[0])


def row_classes(names: Mapping[str, str]) -> Mapping[str, Sense]:
    """Return the classes of what rows call labels, with these names as words of theirs; of a yes or
    no, that of the yes and its opposite."""
    named = {label: called(name) for label, name in names.items()}
    counts = Counter(sense.family for found in named.values() for sense in {*found})
    found: dict[str, Sense] = {}
    family = counts.most_common(1)[0][0] if counts else ""
    for label, name in names.items():
        own = [sense for sense in named[label] if sense.family == family]
        words = Sense(name, family, "", frozenset({name.casefold()}), frozenset(), (), ())
        found[label] = merged(name, (*own, words))
    return found
