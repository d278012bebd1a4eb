"""Which change of the source made which edit of a prompt, found out by experiment.

A change of some lines is made to the old source alone, and the rows are rendered with that: what is
other then as it is in the new prompt, the change made. Where the old source with it alone does not
run, it is left out of the new source instead. What no experiment tells is looked for in the lines'
own words. A text that several changes made side by side is cut where their parts meet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from workbench.prompts.slots import Place, PromptPart, Slot, slots_of
from workbench.runs.edits.sources import SourceChange, source_changes, with_changes, writers
from workbench.runs.edits.values import KnownValues, RowValues
from workbench.runs.edits.words import WordEdit, word_edits
from workbench.types import Rendered, RenderFailure

ANSWER: Place = (9, 0, 0)
"""Behind every prompt: what the row's score compares with."""

MADE_BY_SOURCE: tuple[PromptPart, ...] = ("input", "shot_output", "answer")
"""The other parts are settings."""

RenderSource: TypeAlias = Callable[[str], Sequence[Rendered | RenderFailure]]
"""Renders the same rows, in the same order, with another source."""


@dataclass(frozen=True, slots=True)
class PlacedEdit:
    """An edit at a place of a row's prompt, and the places of the source changes that made it (none
    where it is not the source's, or where that could not be found out)."""

    place: Place
    part: PromptPart
    edit: WordEdit
    causes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class EditedRow:
    """A row rendered with both versions, and the edits between, by place and from the left."""

    old: Rendered
    new: Rendered
    edits: tuple[PlacedEdit, ...]


def placed_edits(old: Rendered, new: Rendered, values: KnownValues) -> list[PlacedEdit]:
    """Return the edits between two prompts of one row, in order; that of the answer is last."""
    was, now = slots_of(old), slots_of(new)
    found: list[PlacedEdit] = []
    for place in sorted({*was, *now}):
        slots = [slots[place] for slots in (was, now) if place in slots]
        texts = [slots[place].segment.text if place in slots else "" for slots in (was, now)]
        own = values.of(slots[0].segment)
        part = slots[-1].part
        found += [PlacedEdit(place, part, edit) for edit in word_edits(texts[0], texts[1], own)]
    golds = [item.example.processed_output for item in (old, new)]
    if golds[0] != golds[1]:
        before, after = (gold if isinstance(gold, str) else " | ".join(gold) for gold in golds)
        whole = WordEdit(0, len(before), before, after, (before, after), ("", ""))
        found.append(PlacedEdit(ANSWER, "answer", whole))
    return found


def trace_causes(
    rows: Sequence[EditedRow], old: str, new: str, render: RenderSource, values: KnownValues
) -> tuple[tuple[SourceChange, ...], list[EditedRow]]:
    """Return the changes between two sources, and the rows with the changes that made each edit.

    Renders the rows once for each change, and once more where the old source with it does not run.
    """
    changes = source_changes(old, new)
    tries = [_Tries() for _ in rows]
    for index, change in enumerate(changes if len(changes) > 1 else ()):
        made = render(with_changes(old, new, [change]))
        is_alone = any(isinstance(item, Rendered) for item in made)
        if not is_alone:
            made = render(with_changes(old, new, [c for c in changes if c is not change]))
        for row, tried, item in zip(rows, tries, made, strict=True):
            begin = row.old if is_alone else row.new
            if isinstance(item, Rendered) and item.shot_ids == begin.shot_ids:
                into = tried.alone if is_alone else tried.without
                into[index] = placed_edits(begin, item, values)
    traced = [
        replace(row, edits=tuple(_traced(row, tried, changes, values)))
        for row, tried in zip(rows, tries, strict=True)
    ]
    return changes, traced


class _Tries:
    """What source changes did to one row's prompt: each made alone to the old one, or left out of
    the new one."""

    def __init__(self) -> None:
        self.alone: dict[int, list[PlacedEdit]] = {}
        self.without: dict[int, list[PlacedEdit]] = {}


def _traced(
    row: EditedRow, tried: _Tries, changes: Sequence[SourceChange], values: KnownValues
) -> Iterator[PlacedEdit]:
    """Yield the row's edits with their causes, some of them cut."""
    slots = {**slots_of(row.old), **slots_of(row.new)}
    for placed, start in zip(row.edits, _new_starts(row.edits), strict=True):
        if placed.part not in MADE_BY_SOURCE:
            yield placed
            continue
        if len(changes) == 1:
            yield replace(placed, causes=(0,))
            continue
        forth, back = _explained(placed, start, tried)
        parts = _parts(placed, forth) if not back else []
        if not parts and len({*forth, *back}) != 1 and placed.place in slots:
            parts = _cut(placed, changes, _values_at(slots, placed.place, values))
        yield from parts or [replace(placed, causes=tuple(sorted({*forth, *back})))]


def _values_at(slots: Mapping[Place, Slot], place: Place, values: KnownValues) -> RowValues:
    return values.of(slots[place].segment)


def _new_starts(edits: Sequence[PlacedEdit]) -> list[int]:
    """Return where each edit begins in the new text of its place."""
    starts: list[int] = []
    shift, place = 0, None
    for placed in edits:
        if placed.place != place:
            shift, place = 0, placed.place
        starts.append(placed.edit.start + shift)
        shift += len(placed.edit.new) - len(placed.edit.old)
    return starts


def _explained(
    placed: PlacedEdit, start: int, tried: _Tries
) -> tuple[dict[int, list[WordEdit]], set[int]]:
    """Return by source change what it did of the edit, made alone; and the changes without which
    the edit, which begins at `start` in the new text, is undone."""
    edit = placed.edit
    forth: dict[int, list[WordEdit]] = {}
    span = edit.start, edit.end
    for index, made in tried.alone.items():
        own = [_towards(span, p.edit) for p in made if p.place == placed.place]
        own = [e for e in own if _meet((e.start, e.end), span) and _of(e, edit)]
        if own:
            forth[index] = own
    undone = edit.undone(start)
    back = {
        index
        for index, made in tried.without.items()
        for p in made
        if p.place == placed.place
        and _meet((p.edit.start, p.edit.end), (undone.start, undone.end))
        and _of(p.edit, undone)
    }
    return forth, back


def _meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Say whether two stretches share a character, or an empty one lies in or at the other."""
    first, last = max(one[0], other[0]), min(one[1], other[1])
    is_empty = one[0] == one[1] or other[0] == other[1]
    return first < last or (is_empty and first <= last)


def _towards(span: tuple[int, int], edit: WordEdit) -> WordEdit:
    """Return lines that were put in right behind a line end that follows the span as put in before
    that line end, which is the same."""
    if edit.old or edit.start != span[1] + 1 or not edit.new.endswith("\n"):
        return edit
    return replace(edit, start=span[1], end=span[1], new="\n" + edit.new[:-1])


def _of(tried: WordEdit, edit: WordEdit) -> bool:
    """Say whether what was tried is some of the edit, or all of it: a statement by itself may spoil
    a prompt in other ways as well."""
    if not tried.fields[0] <= edit.fields[0]:
        return False
    sides = [(tried.old.strip(), edit.old.strip()), (tried.new.strip(), edit.new.strip())]
    shared = [(a, b) for a, b in sides if a and b]
    is_blank = not any(text for side in sides for text in side)
    return is_blank or (bool(shared) and all(a in b or b in a for a, b in shared))


def _parts(placed: PlacedEdit, alone: Mapping[int, Sequence[WordEdit]]) -> list[PlacedEdit]:
    """Return the parts that several source changes have in an edit, where they make it up."""
    if len(alone) < 2:
        return []
    parts = [(edit, index) for index, found in sorted(alone.items()) for edit in found]
    parts.sort(key=lambda pair: (pair[0].start, pair[0].end, pair[1]))
    ends = [placed.edit.start, *(edit.end for edit, _ in parts)]
    meets = all(edit.start == end for (edit, _), end in zip(parts, ends, strict=False))
    made = "".join(edit.new for edit, _ in parts)
    if not meets or ends[-1] != placed.edit.end or made != placed.edit.new:
        return []
    return [replace(placed, edit=edit, causes=(index,)) for edit, index in parts]


def _cut(
    placed: PlacedEdit, changes: Sequence[SourceChange], values: RowValues
) -> list[PlacedEdit]:
    """Return the edit's lines, those removed and then those added, with the source changes that
    have their words; neighbours of one change are one. Where a value of the row comes in the place
    of something, or goes, that something may be the value in another form: then it is not cut."""
    is_replaced = placed.edit.old and placed.edit.new
    if is_replaced and any(placed.edit.fields):
        return []
    pieces: list[tuple[bool, tuple[int, ...], str]] = []
    for removed, text in ((True, placed.edit.old), (False, placed.edit.new)):
        causes: tuple[int, ...] = ()
        for line in text.splitlines(keepends=True):
            shown = "".join(word.shown for word in values.words(line))
            causes = writers(shown, changes, removed=removed)[:1] or causes
            if pieces and pieces[-1][0] == removed and pieces[-1][1] in (causes, ()):
                pieces[-1] = (removed, causes, pieces[-1][2] + line)
            else:
                pieces.append((removed, causes, line))
    every = {causes for _, causes, _ in pieces}
    if len(every) == 1:
        return [replace(placed, causes=every.pop())]
    found: list[PlacedEdit] = []
    position = placed.edit.start
    for removed, causes, text in pieces:
        for edit in word_edits(text if removed else "", "" if removed else text, values):
            end = position + len(edit.old)
            moved = replace(edit, start=position, end=end, anchors=placed.edit.anchors)
            found.append(replace(placed, edit=moved, causes=causes))
            position = end
    return found
