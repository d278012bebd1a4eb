"""Wordings by many hands: how problems are told and worked out, family by family.

A book (`NAME-*.toml`, a file for each volume) has `told`, ways to tell a problem, `steps`, ways to
work one out, and `closings`, ways to state an answer. Texts have slots such as `{n}`, and choices
such as `[[Add|Sum]]`, of which one is drawn for a whole document. What a slot stands for says the
module that fills it (`training/tellers/told.py`, `training/tellers/worked.py`).
"""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from training import chinese_names, signs
from training import words as w

Entry = dict[str, Any]
"""One way to tell or to work out: texts, lists of texts, and switches, by key."""

FOLDER = Path(__file__).parent
CHOICE = re.compile(r"\[\[(.*?)\]\]", re.DOTALL)
PARTS = re.compile(r"\{\{|\}\}|\{\w*\}|[^\W\d_]+|[^\w\s{}]+")
STRANGE = 0.3
"""Of the ways to work out: some of their words and signs are others."""
REPLACED = (0.2, 0.45, 0.45, 0.8)
"""Of the words and signs of those, a share for each entry."""
KEPT_WHOLE = ("joint", "each_joint", "hold_joint", "swap_joint", "words", "goods")
"""White space, mostly, a switch, and what stays what it is."""


BOOKS: Mapping[str, str] = {
    "sums": "sums",
    "sums_mcq": "sums",
    "coin_flip": "coins",
    "swaps": "swaps",
    "shopping": "shopping",
    "changes": "changes",
    "last_letters": "letters",
}
"""The book of each family that has one."""


@lru_cache
def book(name: str) -> Mapping[str, Any]:
    """Read a book, whose volumes have a file each."""
    whole: dict[str, Any] = {}
    for path in sorted(FOLDER.glob(f"{name}-*.toml")):
        for key, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
            whole[key] = [*whole.get(key, ()), *value] if isinstance(value, list) else value
    return whole


def draw(rng: random.Random, name: str, part: str) -> Entry:
    """Draw an entry of a book with its choices made."""
    return made(rng, rng.choice(book(name)[part]))


def text(rng: random.Random, name: str, part: str) -> str:
    """Draw a text of a book's list with its choices made."""
    return made(rng, rng.choice(book(name)[part]))


def closing(rng: random.Random, family: str, tongue: str = "") -> str:
    """Draw how an answer of a family is stated: as its book says, or those of all families."""
    if family not in BOOKS or (not tongue and rng.random() < 0.5):
        return text(rng, "frames", "closings")
    return text(rng, tongue + BOOKS[family], "closings")


def made(rng: random.Random, value: Any) -> Any:
    """Return a text, or all texts of a list or an entry, with its choices made."""
    if isinstance(value, str):
        if "[[" not in value:
            return value
        return CHOICE.sub(lambda found: rng.choice(found[1].split("|")), value)
    if isinstance(value, list):
        return [made(rng, each) for each in value]
    if isinstance(value, dict):
        return {key: made(rng, each) for key, each in value.items()}
    return value


def pick(rng: random.Random, patterns: Sequence[str] | str, place: int, entry: Entry) -> str:
    """Return one of the patterns: the next in turn where the entry says so, else any."""
    if isinstance(patterns, str):
        return patterns
    if entry.get("turn"):
        return patterns[place % len(patterns)]
    return rng.choice(patterns)


def strange(rng: random.Random, entry: Entry, share: float | None = None) -> Entry:
    """Return the entry, of a share of them (by default `STRANGE`) with other words and signs: what
    problems and steps of shots consist of is to be read from there, whatever it means elsewhere."""
    if rng.random() >= (STRANGE if share is None else share):
        return entry
    others: dict[str, str] = {}
    replacing = rng.choice(REPLACED)

    def other(found: re.Match[str]) -> str:
        part = found[0]
        if part.startswith(("{", "}")):
            return part
        if part not in others:
            others[part] = _other(rng, part) if rng.random() < replacing else part
        return others[part]

    def replaced(value: Any) -> Any:
        if isinstance(value, str):
            return PARTS.sub(other, value)
        return [replaced(each) for each in value] if isinstance(value, list) else value

    return {key: each if key in KEPT_WHOLE else replaced(each) for key, each in entry.items()}


def _other(rng: random.Random, part: str) -> str:
    if not part.isalpha():
        return signs.sign(rng)
    if chinese_names.is_chinese(part):
        return chinese_names.word(rng)
    word = w.word(rng, 0.25)
    return word.upper() if part.isupper() else word.capitalize() if part[0].isupper() else word


def uses(entry: Entry, *slots: str) -> bool:
    """Say whether a text of the entry has one of the slots."""
    wanted = [f"{{{slot}}}" for slot in slots]
    found = (each for value in entry.values() for each in _texts(value))
    return any(slot in each for each in found for slot in wanted)


def _texts(value: Any) -> Sequence[str]:
    if isinstance(value, str):
        return [value]
    return [each for each in value if isinstance(each, str)] if isinstance(value, list) else []
