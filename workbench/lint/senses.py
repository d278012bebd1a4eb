"""What classes of texts speak of: a small lexicon, by which a text tells its own class."""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from workbench.io.han import exactly
from workbench.io.scripts import wholly_simplified
from workbench.lint.truth import places_of

RELATIONS = "relation"
"""The family of what two texts are to each other: told in definitions, and not by the texts."""

_FILE = Path(__file__).with_name("senses.toml")
_WORDS = exactly(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_ENDINGS = ("ful", "ing", "ed", "es", "er", "ly", "s", "d")
_SHORTEST = 3
"""What is left of a word without its ending has at least so many letters."""

_REACH = 3
"""A "not" so many words before a word turns it round."""

_NEAR = 40
"""So many signs have those words at most."""

_NOT = frozenset({"not", "no", "never", "nothing", "hardly", "without", "neither", "nor", "cannot"})
_NOT_HAN = ("不", "没", "没有", "别", "未", "无", "并不", "不是", "不够", "不太", "谈不上")


@dataclass(frozen=True)
class Sense:
    """A class: the names that data sets give it, and the words that tell it from the others of its
    family, alone or several in turn (`phrases`). `opposite` is the class that a "not" before a word
    makes of it, "" if none."""

    key: str
    family: str
    opposite: str
    names: frozenset[str]
    english: frozenset[str]
    phrases: tuple[str, ...]
    chinese: tuple[str, ...]


@cache
def senses() -> tuple[Sense, ...]:
    """Return all classes of the lexicon."""
    told = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return tuple(
        Sense(
            key,
            one["family"],
            one.get("opposite", ""),
            frozenset(one["names"]),
            frozenset(word for word in one["en"].split() if "_" not in word),
            tuple(word.replace("_", " ") for word in one["en"].split() if "_" in word),
            tuple(one["zh"].split()),
        )
        for key, one in told.items()
    )


@lru_cache(maxsize=64)
def classes_of(labels: frozenset[str]) -> Mapping[str, Sense]:
    """Return which class of the lexicon each label names, by the label: of the one family that
    knows most of them, none where it knows fewer than two of them apart."""
    families: dict[str, dict[str, Sense]] = defaultdict(dict)
    for label in sorted(labels):
        bare = wholly_simplified(" ".join(label.casefold().replace("_", " ").split())).strip(
            " .。:："
        )
        for sense in senses():
            if bare in sense.names:
                families[sense.family][label] = sense
    best = max(families.values(), key=len, default={})
    keys = [sense.key for sense in best.values()]
    return best if len(set(keys)) == len(keys) > 1 else {}


def told_by(text: str, classes: Collection[Sense]) -> tuple[Sense | None, int, Sequence[str]]:
    """Return of which class a text speaks most, how many more words of it there are than of the
    next one, and the words; None and 0 where it speaks of none, or of two as much."""
    counts: Counter[str] = Counter()
    words: dict[str, list[str]] = defaultdict(list)
    by_key = {sense.key: sense for sense in classes}
    own = wholly_simplified(text.casefold())
    tokens = [(match[0], match.start()) for match in _WORDS.finditer(own)]
    for sense in classes:
        for word, is_denied in (*_english_in(own, tokens, sense), *_chinese_in(own, sense)):
            key = sense.opposite if is_denied and sense.opposite in by_key else sense.key
            if not is_denied or sense.opposite:
                counts[key] += 1
                words[key].append(word)
    ranked = counts.most_common(2)
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None, 0, ()
    key, count = ranked[0]
    return by_key[key], count - (ranked[1][1] if len(ranked) > 1 else 0), words[key]


def _english_in(
    text: str, tokens: Sequence[tuple[str, int]], sense: Sense
) -> list[tuple[str, bool]]:
    """Return the words of a class in a text, given with its words and where they stand, with
    whether a "not" stands before each."""
    found = [(token, at) for token, at in tokens if not sense.english.isdisjoint(_forms(token))]
    found += [(words, at) for words in sense.phrases for at in places_of(words, text)]
    return [(words, _is_denied(text[:at])) for words, at in found]


def _is_denied(before: str) -> bool:
    near = _WORDS.findall(before[-_NEAR:])[-_REACH:]
    return any(word in _NOT or word.endswith(("n't", "n’t")) for word in near)


@lru_cache(maxsize=16384)
def _forms(token: str) -> frozenset[str]:
    """Return a word and what is left of it without an ending: `loved`, `love`, `lov`."""
    forms = {token}
    for ending in _ENDINGS:
        stem = token.removesuffix(ending)
        if stem != token and len(stem) >= _SHORTEST:
            forms |= {stem, f"{stem}e"}
            if stem[-1] == stem[-2]:  # `stopped`
                forms.add(stem[:-1])
            if stem[-1] == "i":  # `worries`
                forms.add(f"{stem[:-1]}y")
    return frozenset(forms)


def _chinese_in(text: str, sense: Sense) -> list[tuple[str, bool]]:
    if text.isascii():
        return []
    return [
        (word, text[: text.find(word)].endswith(_NOT_HAN)) for word in sense.chinese if word in text
    ]
