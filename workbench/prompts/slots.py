"""A prompt's segments by their place, so that two prompts of one row are laid side by side.

A segment without text is left out of a prompt, so counting segments does not tell which one of
another prompt it stands beside. Its place does: which shot it belongs to, and what it is there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from workbench.types import Prompt, Rendered, Segment

Place: TypeAlias = tuple[int, int, int]
"""Where in a prompt, so that sorting gives its order: block, shot (from 0), position there."""

PromptPart: TypeAlias = Literal[
    "template",
    "description",
    "description_separator",
    "input",
    "delimiter",
    "shot_output",
    "separator",
    "answer",
]
"""What a slot is. The shots' inputs and the row's own are one part, for one code makes both; so are
the delimiters. `answer` is what the row's score compares with, which no prompt shows."""

_BEFORE, _HEAD, _SHOTS, _OWN, _AFTER = range(5)

OWN_INPUT: Place = (_OWN, 0, 0)
OWN_DELIMITER: Place = (_OWN, 0, 1)
"""What stands before each choice that is scored: of the request, not of the prompt."""

_AT_INPUT, _AT_DELIMITER, _AT_OUTPUT, _AT_SEPARATOR = range(4)


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a prompt that has text, what part it is, and the segment that stands there."""

    part: PromptPart
    segment: Segment


def slots_of(item: Rendered) -> dict[Place, Slot]:
    """Return the slots of a prompt in their order, that of the choices' delimiter included.

    Joined in order, those but `OWN_DELIMITER` are the prompt's text.
    """
    found: dict[Place, Slot] = {}
    reader = _Reader(item)
    segments = item.prompt.segments
    for segment, following in zip(segments, (*segments, None)[1:], strict=True):
        place, part = reader.read(segment, following)
        before = found.get(place)
        if before is not None:  # two texts of a chat template around a message without text
            segment = replace(segment, text=before.segment.text + segment.text)
        found[place] = Slot(part, segment)
    if item.target_delimiter:
        found[OWN_DELIMITER] = Slot("delimiter", Segment("separator", item.target_delimiter))
    return dict(sorted(found.items()))


class _Reader:
    """Goes through a prompt's segments and knows where it is."""

    def __init__(self, item: Rendered) -> None:
        self.shot_ids = item.shot_ids
        self.shot = -1
        self.last: Place = (_BEFORE, 0, 0)

    def read(self, segment: Segment, following: Segment | None) -> tuple[Place, PromptPart]:
        """Return the place and the part of the next segment, which `following` comes after."""
        self.last, part = self._next(segment, following)
        return self.last, part

    def _next(self, segment: Segment, following: Segment | None) -> tuple[Place, PromptPart]:
        block, _, position = self.last
        if segment.kind == "description":
            return (_HEAD, 0, 0), "description"
        if segment.kind == "input":
            return OWN_INPUT, "input"
        if segment.kind in ("shot_input", "shot_output"):
            is_output = segment.kind == "shot_output"
            is_within = is_output and block == _SHOTS and position < _AT_OUTPUT
            if not is_within:
                self._move_to(segment.doc_id)
            if is_output:
                return (_SHOTS, self.shot, _AT_OUTPUT), "shot_output"
            return (_SHOTS, self.shot, _AT_INPUT), "input"
        is_template = segment.kind == "template"
        if block == _BEFORE and is_template:
            return (_BEFORE, 0, 0), "template"
        if block in (_BEFORE, _HEAD):
            return (_HEAD, 0, 1), "template" if is_template else "description_separator"
        if block == _SHOTS:
            # A shot without output has no delimiter: what follows its input ends the shot.
            is_inside = following is not None and following.kind == "shot_output"
            inside = position == _AT_INPUT and is_inside
            usual: PromptPart = "delimiter" if inside else "separator"
            place = (_SHOTS, self.shot, _AT_DELIMITER if inside else _AT_SEPARATOR)
            return place, "template" if is_template else usual
        return (_AFTER, 0, 0), "template"

    def _move_to(self, doc_id: int | None) -> None:
        """Go on to the next shot of that doc; those between have no text at all."""
        later = range(self.shot + 1, len(self.shot_ids))
        self.shot = next((n for n in later if self.shot_ids[n] == doc_id), self.shot + 1)


def with_texts(
    old: Rendered,
    new: Rendered,
    texts: Mapping[Place, str],
    processed_output: str | tuple[str, ...],
) -> Rendered:
    """Return the row with other texts at its places, a segment as `old` or `new` has it where the
    text is theirs; a place that `texts` does not name is left empty."""
    segments: list[Segment] = []
    was, now = slots_of(old), slots_of(new)
    for place in sorted(texts):
        if place == OWN_DELIMITER or not texts[place]:
            continue
        known = [slots[place].segment for slots in (was, now) if place in slots]
        same = next((segment for segment in known if segment.text == texts[place]), None)
        changed = replace(known[-1], text=texts[place], answer_start=None, turns=())
        segments.append(same or changed)
    example = replace(
        old.example, input=texts.get(OWN_INPUT, ""), processed_output=processed_output
    )
    return replace(
        old,
        example=example,
        prompt=Prompt(tuple(segments)),
        target_delimiter=texts.get(OWN_DELIMITER, ""),
    )
