"""Faults taken out of prompts, so that a proof can score them with and without.

A repair changes rendered prompts, never the user's file: the doc's own input, its shots, and what
is joined to them. What it does to these, the file of its rule says; here it is done to a prompt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from workbench.lint.subject import ShownShot, Subject, answers_of, parts_of, shot_in
from workbench.types import Doc, Example, Prompt, Rendered, Segment

Repair: TypeAlias = Callable[[Subject, Rendered], Rendered]
"""A doc's prompt in, the prompt without the fault out; the same where it has none."""


@dataclass(frozen=True, slots=True)
class Joint:
    """An input and what is joined to it, of a doc or of a shot: `answers` are the output, or the
    choices, each with its delimiter. `row` and `example` are what the texts were made of, empty
    and None where they are not at hand."""

    subject: Subject
    row: Mapping[str, Any]
    example: Example | None
    text: str
    answers: tuple[str, ...]

    def map(self, change: Callable[[str], str]) -> Joint:
        """Return it with every text changed."""
        return replace(self, text=change(self.text), answers=tuple(map(change, self.answers)))


Drop: TypeAlias = Callable[[Subject, Rendered, ShownShot, frozenset[str]], bool]
"""`(subject, doc, shot, inputs before it)` in: whether the shot is to be left out."""


def edit_joints(edit: Callable[[Joint], Joint]) -> Repair:
    """Return the repair that edits the doc's input with its answers, and that of every shot."""

    def repair(subject: Subject, item: Rendered) -> Rendered:
        own = edit(_own_joint(subject, item))
        segments: list[Segment] = []
        for part in parts_of(item.prompt):
            shot = shot_in(part)
            if shot is not None and shot.input and shot.output:
                segments += _edited_shot(edit, subject, part)
            else:
                segments += [replace(s, text=own.text) if s.kind == "input" else s for s in part]
        prompt = Prompt(tuple(segment for segment in segments if segment.text))
        example = replace(item.example, input=own.text)
        if subject.method == "gen":
            example = replace(example, outputs=(*own.answers, *example.outputs[1:]))
            return replace(item, prompt=prompt, example=example, target_delimiter="")
        return _with_choices(replace(item, prompt=prompt, example=example), own.answers)

    return repair


def _edited_shot(
    edit: Callable[[Joint], Joint], subject: Subject, part: Sequence[Segment]
) -> list[Segment]:
    """Return a shot's segments edited: the delimiter becomes part of the output, and what a chat
    template puts between the two stays there."""
    place = next(i for i, segment in enumerate(part) if segment.kind == "shot_output")
    (first, *between), output = part[:place], part[place]
    delimiter = "".join(segment.text for segment in between if segment.kind == "separator")
    found = subject.behind(output.doc_id)
    row, example = (found[0].data, found[1]) if found else ({}, None)
    shot = edit(Joint(subject, row, example, first.text, (delimiter + output.text,)))
    return [
        replace(first, text=shot.text),
        *(segment for segment in between if segment.kind != "separator"),
        Segment("shot_output", shot.answers[0], output.doc_id),
        *part[place + 1 :],
    ]


def drop_shots(drop: Drop) -> Repair:
    """Return the repair that leaves out some of a doc's shots, and what stands behind them."""

    def repair(subject: Subject, item: Rendered) -> Rendered:
        kept: list[Segment] = []
        before: set[str] = set()
        for part in parts_of(item.prompt):
            shot = shot_in(part)
            if shot is None or not drop(subject, item, shot, frozenset(before)):
                kept += part
            if shot is not None:
                before.add(shot.input)
        return replace(item, prompt=Prompt(tuple(kept)))

    return repair


def _own_joint(subject: Subject, item: Rendered) -> Joint:
    """Return the doc's own input as the prompt has it (a chat template may have stripped it), with
    its choices, in GEN its output."""
    inputs = [segment.text for segment in item.prompt.segments if segment.kind == "input"]
    text = inputs[0] if inputs else item.example.input
    return Joint(subject, item.doc.data, item.example, text, answers_of(item, subject.method))


def _with_choices(item: Rendered, answers: tuple[str, ...]) -> Rendered:
    """Return the doc with other texts behind its prompt, as a delimiter where they have one in
    common before the choices as they were; as it is, where what was repaired is the one output of
    GEN, and no choice."""
    if len(answers) != len(item.choices) or not answers:
        return item
    before = answers[0][: len(answers[0]) - len(item.choices[0])]
    pairs = list(zip(answers, item.choices, strict=True))
    if all(answer == before + choice for answer, choice in pairs):
        return replace(item, target_delimiter=before)
    values = item.doc.data["target_scores"].values()
    targets = dict(zip(answers, values, strict=True))
    if len(targets) < len(answers):
        return item  # two options would be one
    doc = Doc(item.doc.id, {**item.doc.data, "target_scores": targets})
    return replace(item, doc=doc, choices=answers, target_delimiter="")
