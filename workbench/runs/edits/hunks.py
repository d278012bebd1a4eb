"""Edits of many rows become the few hunks of a change, each of which can be made by itself.

Edits that read the same in every shot and row and come from the same lines are one hunk. Whatever
cannot stand alone is merged, and said: a value that moves would be there twice or not at all.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from workbench.messages import Message, say
from workbench.prompts.slots import Place, PromptPart, slots_of, with_texts
from workbench.runs.edits.causes import ANSWER, EditedRow, PlacedEdit
from workbench.runs.edits.sources import SourceChange
from workbench.types import Rendered

MOST_HUNKS = 12
"""The rarest of more are one: above four, each costs two runs."""

RARE = 0.1
"""A reading of an edit that fewer of the rows have than this, of those that have the most frequent
one, is that one: the two texts were only matched in another way there."""

LEAST_MOVED = 12
"""Characters that must have gone in one place and come in another to count as moved."""

_LETTER = re.compile(r"(?<![^\W_])[A-Za-z](?![^\W_])")
"""A letter that is a word: perhaps an option's."""

_Reading: TypeAlias = tuple[PromptPart, tuple[str, str], tuple[int, ...]]
_Lines: TypeAlias = tuple[PromptPart, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Hunk:
    """A part of a change that is made or not made as one, in every row.

    `name` says in a word or two what it is of the prompt; `old` and `new` what it says there, with
    the row's values by their fields' names. `old_lines` and `new_lines` are those of the two
    sources that made it, from 1, and `diff` has them with their signs; none where the source did
    not. `rows` counts the rows that have it. `notes` say what was merged into it, and why.
    """

    name: str
    old: str
    new: str
    old_lines: tuple[int, ...] = ()
    new_lines: tuple[int, ...] = ()
    diff: str = ""
    rows: int = 0
    notes: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """What it does to the prompt, in one line."""
        if not self.old:
            return f"+ {self.new!r}"
        return f"{self.old!r} → {self.new!r}" if self.new else f"− {self.old!r}"


@dataclass(frozen=True)
class HunkedRow:
    """A row with both its prompts, and for each edit between them the place of its hunk."""

    old: Rendered
    new: Rendered
    edits: tuple[PlacedEdit, ...]
    hunks: tuple[int, ...]

    def between(self, chosen: Iterable[int]) -> Rendered:
        """Return the row with only the hunks `chosen` made: with none its prompt is the old one,
        with all of them the new one, byte for byte."""
        wanted = frozenset(chosen)
        made = [hunk in wanted for hunk in self.hunks]
        texts = {place: slot.segment.text for place, slot in slots_of(self.old).items()}
        gold = self.old.example.processed_output
        for placed, is_made in reversed(list(zip(self.edits, made, strict=True))):
            if not is_made:
                continue
            if placed.place == ANSWER:
                gold = self.new.example.processed_output
                continue
            text, edit = texts.get(placed.place, ""), placed.edit
            texts[placed.place] = text[: edit.start] + edit.new + text[edit.end :]
        return with_texts(self.old, self.new, texts, gold)


def find_hunks(
    rows: Sequence[EditedRow], changes: Sequence[SourceChange]
) -> tuple[tuple[Hunk, ...], tuple[HunkedRow, ...]]:
    """Return the hunks of a change, in the order of the prompt, and the rows with them."""
    groups = _Groups(rows)
    _join_markers(groups)
    _join_alternatives(groups)
    _join_moved(groups)
    _join_heads(groups)
    _join_rarest(groups)
    order = groups.ordered()
    hunks = tuple(_hunk(groups, root, changes) for root in order)
    places = {root: place for place, root in enumerate(order)}
    found = tuple(
        HunkedRow(
            row.old,
            row.new,
            row.edits,
            tuple(places[groups.root(_reading(placed))] for placed in row.edits),
        )
        for row in rows
    )
    return hunks, found


def _reading(placed: PlacedEdit) -> _Reading:
    """Return what makes an edit the same as another one. The answers of the shots are written by
    one form, whose parts make little sense apart, and so is a chat's template."""
    pattern = placed.edit.pattern
    if placed.part in ("shot_output", "template", "answer"):
        pattern = ("", "")
    return placed.part, pattern, placed.causes


class _Groups:
    """The readings of all edits, joined to groups; each has a root that stands for it."""

    def __init__(self, rows: Sequence[EditedRow]) -> None:
        self.slots: list[dict[Place, list[PlacedEdit]]] = []
        self.rows: dict[_Reading, set[int]] = defaultdict(set)
        self.places: dict[_Reading, tuple[Place, int, int]] = {}
        self._roots: dict[_Reading, _Reading] = {}
        self.notes: dict[_Reading, list[Message]] = defaultdict(list)
        for number, row in enumerate(rows):
            slots: dict[Place, list[PlacedEdit]] = defaultdict(list)
            for order, placed in enumerate(row.edits):
                slots[placed.place].append(placed)
                reading = _reading(placed)
                self._roots.setdefault(reading, reading)
                self.rows[reading].add(number)
                where = (placed.place, placed.edit.start, order)
                self.places[reading] = min(where, self.places.get(reading, where))
            self.slots.append(slots)

    def root(self, reading: _Reading) -> _Reading:
        """Return what stands for the reading's group."""
        while self._roots[reading] != reading:
            reading = self._roots[reading]
        return reading

    def join(self, one: _Reading, other: _Reading, why: Message | None = None) -> None:
        """Make one group of two, saying why where they are not merely two spellings."""
        a, b = self.root(one), self.root(other)
        if a == b:
            return
        self._roots[b] = a
        self.notes[a] += self.notes.pop(b, [])
        if why is not None and why not in self.notes[a]:
            self.notes[a].append(why)

    def ordered(self) -> list[_Reading]:
        """Return the roots in the order in which their edits come in a prompt."""
        first: dict[_Reading, tuple[Place, int, int]] = {}
        for reading, place in self.places.items():
            root = self.root(reading)
            first[root] = min(place, first.get(root, place))
        return sorted(first, key=lambda root: (first[root], root))

    def members(self, root: _Reading) -> list[_Reading]:
        """Return the readings of a group."""
        return [reading for reading in self.places if self.root(reading) == root]

    def count(self, root: _Reading) -> int:
        """Return how many rows have an edit of the group."""
        return len(set[int]().union(*(self.rows[reading] for reading in self.members(root))))


def _join_markers(groups: _Groups) -> None:
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
                        groups.join(_reading(found[0]), _reading(placed))


def _letter(placed: PlacedEdit) -> str:
    found = _LETTER.search(" ".join(placed.edit.shown))
    return found[0].upper() if found else ""


def _join_alternatives(groups: _Groups) -> None:
    """Join what the same lines write in one place, in other words from row to row, and what is
    rare to the most frequent reading of its lines."""
    first: dict[object, _Reading] = {}
    kinds: dict[_Lines, set[_Reading]] = defaultdict(set)
    for slots in groups.slots:
        for edits in slots.values():
            by_lines: dict[_Lines, dict[_Reading, PlacedEdit]] = defaultdict(dict)
            for placed in edits:
                by_lines[placed.part, placed.causes].setdefault(_reading(placed), placed)
            for lines, found in by_lines.items():
                for place, (reading, placed) in enumerate(found.items()):
                    sign = (lines, place, len(found), placed.edit.anchors)
                    groups.join(first.setdefault(sign, reading), reading)
                    kinds[lines].add(reading)
    for (_, causes), readings in kinds.items():
        roots = {groups.root(reading) for reading in readings} if causes else set()
        if len(roots) < 2:
            continue
        counts = {root: groups.count(root) for root in roots}
        usual = max(sorted(counts), key=lambda root: counts[root])
        for root, count in counts.items():
            if count < RARE * counts[usual]:
                groups.join(usual, root)


def _join_moved(groups: _Groups) -> None:
    """Join what goes in one place of a text to what comes in another."""
    for slots in groups.slots:
        for edits in slots.values():
            for one, other in combinations(edits, 2):
                moved = _moved(one, other) or _moved(other, one)
                if moved:
                    why = say("{what} moves: made apart, it would be there twice, or not at all",
                              what=moved)  # fmt: skip
                    groups.join(_reading(one), _reading(other), why)


def _moved(source: PlacedEdit, target: PlacedEdit) -> str:
    fields = source.edit.fields[0] & target.edit.fields[1]
    if fields:
        return ", ".join(f"{{{name}}}" for name in sorted(fields))
    text = source.edit.old.strip()
    is_moved = len(text) >= LEAST_MOVED and text in target.edit.new and text not in source.edit.new
    return repr(text) if is_moved else ""


def _join_heads(groups: _Groups) -> None:
    """Join a description to the separator that comes and goes with it, and to a chat's template,
    which has a turn for it."""
    by_part: dict[PromptPart, list[_Reading]] = defaultdict(list)
    for reading in groups.places:
        by_part[reading[0]].append(reading)
    heads = by_part["description"]
    is_whole = any("" in reading[1] for reading in heads) and len(heads) == 1
    for part in ("description_separator", "template"):
        others = by_part[part]
        if others and heads and (is_whole or part == "template"):
            for reading in heads + others:
                groups.join(heads[0], reading)


def _join_rarest(groups: _Groups) -> None:
    """Join the rarest groups to one, where there are more than can be told apart at a price."""
    roots = sorted(groups.ordered(), key=lambda root: -groups.count(root))
    rest = roots[MOST_HUNKS - 1 :] if len(roots) > MOST_HUNKS else []
    for root in rest[1:]:
        why = say("the rarest of {n} hunks are taken as one", n=len(roots))
        groups.join(rest[0], root, why)


def _hunk(groups: _Groups, root: _Reading, changes: Sequence[SourceChange]) -> Hunk:
    members = groups.members(root)
    known = frozenset(members)
    example = _usual(groups, known)
    causes = sorted({cause for reading in members for cause in reading[2]})
    lines = [changes[cause] for cause in causes]
    shown = [" … ".join(filter(None, (p.edit.shown[side] for p in example))) for side in (0, 1)]
    notes = list(groups.notes.get(root, []))
    if any(len(reading[2]) > 1 for reading in members):
        notes.append(say("several changes of the source make one stretch of text here"))
    return Hunk(
        name=_name(example),
        old=shown[0],
        new=shown[1],
        old_lines=tuple(n + 1 for each in lines for n in range(*each.old)),
        new_lines=tuple(n + 1 for each in lines for n in range(*each.new)),
        diff="\n".join(each.diff for each in lines),
        rows=groups.count(root),
        notes=tuple(notes),
    )


def _usual(groups: _Groups, members: frozenset[_Reading]) -> list[PlacedEdit]:
    """Return the group's edits as they most often stand together in a place, each reading once."""
    seen: Counter[tuple[tuple[str, str], ...]] = Counter()
    examples: dict[tuple[tuple[str, str], ...], list[PlacedEdit]] = {}
    for slots in groups.slots:
        for edits in slots.values():
            own: dict[tuple[str, str], PlacedEdit] = {}
            for placed in edits:
                if _reading(placed) in members:
                    own.setdefault(placed.edit.pattern, placed)
            if own:
                seen[tuple(own)] += 1
                examples.setdefault(tuple(own), list(own.values()))
    return examples[seen.most_common(1)[0][0]]


def _name(edits: Sequence[PlacedEdit]) -> Message:
    part = edits[0].part
    names: Mapping[PromptPart, Message] = {
        "template": say("chat template"),
        "description": say("description"),
        "description_separator": say("separator after the description"),
        "delimiter": say("text before an answer"),
        "shot_output": say("answers of the shots"),
        "separator": say("separator between shots"),
        "answer": say("what counts as right"),
    }
    if part in names:
        return names[part]
    before, behind = edits[0].edit.anchors
    if len(edits) == 1 and before and not behind:
        return say("cue")
    if len(edits) == 1 and behind and not before:
        return say("opening")
    return say("wording")
