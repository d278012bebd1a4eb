"""Edits of many rows become the few hunks of a change, each of which can be made by itself.

Edits that read the same in every shot and row and come from the same lines are one hunk. Whatever
cannot stand alone is merged, and said (see `groups`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from workbench.messages import Message, say
from workbench.prompts.slots import PromptPart, slots_of, with_texts
from workbench.runs.edits.causes import ANSWER, EditedRow, PlacedEdit
from workbench.runs.edits.groups import EditReading, Groups, group_edits, reading_of
from workbench.runs.edits.sources import SourceChange
from workbench.types import Rendered

_MARKER = re.compile(r"\W*[A-Za-z]\W+|\W+[A-Za-z]")
"""An option's letter with what stands around it."""


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
    groups = group_edits(rows)
    order = groups.ordered()
    hunks = tuple(_hunk(groups, root, changes) for root in order)
    places = {root: place for place, root in enumerate(order)}
    found = tuple(
        HunkedRow(
            row.old,
            row.new,
            row.edits,
            tuple(places[groups.root(reading_of(placed))] for placed in row.edits),
        )
        for row in rows
    )
    return hunks, found


def _hunk(groups: Groups, root: EditReading, changes: Sequence[SourceChange]) -> Hunk:
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
        name=_name(example, {reading[0] for reading in members}),
        old=shown[0],
        new=shown[1],
        old_lines=tuple(n + 1 for each in lines for n in range(*each.old)),
        new_lines=tuple(n + 1 for each in lines for n in range(*each.new)),
        diff="\n".join(each.diff for each in lines),
        rows=groups.count(root),
        notes=tuple(notes),
    )


def _usual(groups: Groups, members: frozenset[EditReading]) -> list[PlacedEdit]:
    """Return the group's edits as they most often stand together in a place, each reading once."""
    seen: Counter[tuple[tuple[str, str], ...]] = Counter()
    examples: dict[tuple[tuple[str, str], ...], list[PlacedEdit]] = {}
    for slots in groups.slots:
        for edits in slots.values():
            own: dict[tuple[str, str], PlacedEdit] = {}
            for placed in edits:
                if reading_of(placed) in members:
                    own.setdefault(placed.edit.pattern, placed)
            if own:
                seen[tuple(own)] += 1
                examples.setdefault(tuple(own), list(own.values()))
    return examples[seen.most_common(1)[0][0]]


def _name(edits: Sequence[PlacedEdit], parts: set[PromptPart]) -> Message:
    """Return what a hunk is called, by the parts that it has and the edits that it is shown by."""
    part = "description" if "description" in parts else edits[0].part
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
    if all(placed.edit.new and _MARKER.fullmatch(placed.edit.old) for placed in edits):
        return say("marker of options")
    before, behind = edits[0].edit.anchors
    if len(edits) == 1 and before and not behind:
        return say("cue")
    if len(edits) == 1 and behind and not before:
        return say("opening")
    return say("wording")
