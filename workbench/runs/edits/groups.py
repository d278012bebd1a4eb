"""Edits of many rows that are one: which read alike, which are written by the same lines, and which
cannot be made apart."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from workbench.messages import Message, say
from workbench.prompts.slots import Place, PromptPart
from workbench.runs.edits.causes import EditedRow, PlacedEdit

MOST_HUNKS = 12
"""The rarest of more are one: above four, each costs two runs."""

RARE = 0.1
"""A reading of an edit that fewer of the rows have than this, of those that have the most frequent
one, is that one: the two texts were only matched in another way there."""

LEAST_MOVED = 12
"""Characters that must have gone in one place and come in another to count as moved."""

_LETTER = re.compile(r"(?<![^\W_])[A-Za-z](?![^\W_])")
"""A letter that is a word: perhaps an option's."""

EditReading: TypeAlias = tuple[PromptPart, tuple[str, str], tuple[int, ...]]
_Lines: TypeAlias = tuple[PromptPart, tuple[int, ...]]


def group_edits(rows: Sequence[EditedRow]) -> Groups:
    """Return the edits of the rows in groups, each of which is made or not made as one."""
    groups = Groups(rows)
    _join_markers(groups)
    _join_alternatives(groups)
    _join_moved(groups)
    _join_heads(groups)
    _join_rarest(groups)
    return groups


def reading_of(placed: PlacedEdit) -> EditReading:
    """Return what makes an edit the same as another one. The answers of the shots are written by
    one form, whose parts make little sense apart, and so is a chat's template."""
    pattern = placed.edit.pattern
    if placed.part in ("shot_output", "template", "answer"):
        pattern = ("", "")
    return placed.part, pattern, placed.causes


class Groups:
    """The readings of all edits, joined to groups; each has a root that stands for it."""

    def __init__(self, rows: Sequence[EditedRow]) -> None:
        self.slots: list[dict[Place, list[PlacedEdit]]] = []
        self.rows: dict[EditReading, set[int]] = defaultdict(set)
        # Where it stands first in a prompt, and at most so many edits before it there.
        self.places: dict[EditReading, tuple[Place, int]] = {}
        self._roots: dict[EditReading, EditReading] = {}
        self.notes: dict[EditReading, list[Message]] = defaultdict(list)
        for number, row in enumerate(rows):
            slots: dict[Place, list[PlacedEdit]] = defaultdict(list)
            for placed in row.edits:
                before = len(slots[placed.place])
                slots[placed.place].append(placed)
                reading = reading_of(placed)
                self._roots.setdefault(reading, reading)
                self.rows[reading].add(number)
                place, most = self.places.get(reading, (placed.place, before))
                if placed.place == place:
                    self.places[reading] = place, max(most, before)
                else:
                    self.places[reading] = min((place, most), (placed.place, before))
            self.slots.append(slots)

    def root(self, reading: EditReading) -> EditReading:
        """Return what stands for the reading's group."""
        while self._roots[reading] != reading:
            reading = self._roots[reading]
        return reading

    def join(self, one: EditReading, other: EditReading, why: Message | None = None) -> None:
        """Make one group of two, saying why where they are not merely two spellings."""
        a, b = self.root(one), self.root(other)
        if a == b:
            return
        self._roots[b] = a
        self.notes[a] += self.notes.pop(b, [])
        if why is not None and why not in self.notes[a]:
            self.notes[a].append(why)

    def ordered(self) -> list[EditReading]:
        """Return the roots in the order in which their edits come in a prompt."""
        first: dict[EditReading, tuple[Place, int]] = {}
        for reading, place in self.places.items():
            root = self.root(reading)
            first[root] = min(place, first.get(root, place))
        return sorted(first, key=lambda root: (first[root], root))

    def members(self, root: EditReading) -> list[EditReading]:
        """Return the readings of a group."""
        return [reading for reading in self.places if self.root(reading) == root]

    def count(self, root: EditReading) -> int:
        """Return how many rows have an edit of the group."""
        return len(set[int]().union(*(self.rows[reading] for reading in self.members(root))))


def _join_markers(groups: Groups) -> None:
    """Join the edits of options' markers: the same but for a letter that goes on from A."""
    for slots in groups.slots:
        for edits in slots.values():
            series: dict[object, list[PlacedEdit]] = defaultdict(list)
            for placed in edits:
                if any(_LETTER.search(text) for text in placed.edit.shown):
                    form = tuple(_LETTER.sub("A", text) for text in placed.edit.shown)
                    series[placed.part, placed.causes, form].append(placed)
            for found in series.values():
                letters = [_letter(placed) for placed in found]
                if letters == [chr(65 + i) for i in range(len(letters))]:
                    for placed in found[1:]:
                        groups.join(reading_of(found[0]), reading_of(placed))


def _letter(placed: PlacedEdit) -> str:
    found = _LETTER.search(" ".join(placed.edit.shown))
    return found[0].upper() if found else ""


def _join_alternatives(groups: Groups) -> None:
    """Join what the same lines write in one place, in other words from row to row, and what is
    rare to the most frequent reading of its lines that it never stands beside."""
    first: dict[object, EditReading] = {}
    found: dict[_Lines, list[set[EditReading]]] = defaultdict(list)
    for slots in groups.slots:
        for edits in slots.values():
            by_lines: dict[_Lines, dict[EditReading, PlacedEdit]] = defaultdict(dict)
            for placed in edits:
                by_lines[placed.part, placed.causes].setdefault(reading_of(placed), placed)
            for lines, own in by_lines.items():
                for place, (reading, placed) in enumerate(own.items()):
                    sign = (lines, place, len(own), placed.edit.anchors)
                    groups.join(first.setdefault(sign, reading), reading)
                found[lines].append(set(own))
    for (_, causes), together in found.items():
        if causes:
            _join_rare(groups, together)


def _join_rare(groups: Groups, together: Sequence[set[EditReading]]) -> None:
    """Join the rare readings of some lines; `together` are those that stand in one place."""
    roots = [{groups.root(reading) for reading in own} for own in together]
    counts = {root: groups.count(root) for root in sorted(set[EditReading]().union(*roots))}
    usual = max(counts, key=lambda root: counts[root])
    for root, count in counts.items():
        is_beside = any({root, usual} <= own for own in roots)
        if count < RARE * counts[usual] and not is_beside:
            groups.join(usual, root)


def _join_moved(groups: Groups) -> None:
    """Join what goes in one place of a text to what comes in another, and to what else the same
    lines did there: the marks around what moved would be left behind."""
    for slots in groups.slots:
        for edits in slots.values():
            for one, other in combinations(edits, 2):
                moved = _moved(one, other) or _moved(other, one)
                if not moved:
                    continue
                why = say("{what} moves: made apart, it would be there twice, or not at all",
                          what=moved)  # fmt: skip
                groups.join(reading_of(one), reading_of(other), why)
                if one.causes == other.causes:
                    for placed in edits:
                        if placed.causes == one.causes:
                            groups.join(reading_of(one), reading_of(placed))


def _moved(source: PlacedEdit, target: PlacedEdit) -> str:
    fields = source.edit.fields[0] & target.edit.fields[1]
    if fields:
        return ", ".join(f"{{{name}}}" for name in sorted(fields))
    text = source.edit.old.strip()
    is_moved = len(text) >= LEAST_MOVED and text in target.edit.new and text not in source.edit.new
    return repr(text) if is_moved else ""


def _join_heads(groups: Groups) -> None:
    """Join a description to the separator that comes and goes with it, and to a chat's template,
    which has a turn for it."""
    by_part: dict[PromptPart, list[EditReading]] = defaultdict(list)
    for reading in groups.places:
        by_part[reading[0]].append(reading)
    heads = by_part["description"]
    is_whole = any("" in reading[1] for reading in heads) and len(heads) == 1
    for part in ("description_separator", "template"):
        others = by_part[part]
        if others and heads and (is_whole or part == "template"):
            for reading in heads + others:
                groups.join(heads[0], reading)


def _join_rarest(groups: Groups) -> None:
    """Join the rarest groups to one, where there are more than can be told apart at a price."""
    roots = sorted(groups.ordered(), key=lambda root: -groups.count(root))
    rest = roots[MOST_HUNKS - 1 :] if len(roots) > MOST_HUNKS else []
    for root in rest[1:]:
        why = say("the rarest of {n} hunks are taken as one", n=len(roots))
        groups.join(rest[0], root, why)
