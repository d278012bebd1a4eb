"""A few-shot prompt as a conversation: each shot a question of the user and an answer of the
model's, as lm-evaluation-harness's `--fewshot_as_multiturn` has it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from workbench.errors import SettingError, shorten
from workbench.types import Prompt, Segment, SegmentKind

ChatTemplate: TypeAlias = Literal["", "turn", "turns"]
"""How a prompt is put into the model's chat template: not at all, as one turn of the user's, or
with each shot as a turn of the user's and one of the model's."""

_ROLES: dict[SegmentKind, str] = {
    "description": "system",
    "shot_input": "user",
    "shot_output": "assistant",
    "input": "user",
}

_CODES = "\ue7d0{}\ue7d1"
"""What stands for a message while the template's own text is found; no prompt has it."""


def turns_in_template(prompt: Prompt, apply: Callable[[Sequence[dict[str, str]]], str]) -> Prompt:
    """Return `prompt` as several turns of a chat, the description as the system's.

    Separators between the turns give way to what the template puts there, which becomes segments
    of kind `template`. White space around a message is kept or stripped as the template does.
    `apply` makes a text of messages (`LanguageModel.apply_chat_template`).

    Raises:
        SettingError: the template changes a message in some other way.
    """
    spoken = [segment for segment in prompt.segments if segment.kind in _ROLES]
    roles = [_ROLES[segment.kind] for segment in spoken]
    codes = [_CODES.format(index) for index in range(len(spoken))]
    shape = apply([{"role": r, "content": c} for r, c in zip(roles, codes, strict=True)])
    text = apply([{"role": r, "content": s.text} for r, s in zip(roles, spoken, strict=True)])
    frames: list[str] = []
    for code in codes:
        frame, _, shape = shape.partition(code)
        frames.append(frame)
    out: list[Segment] = []
    position = 0
    for frame, segment, following in zip(frames, spoken, [*frames[1:], shape], strict=True):
        begin = position + len(frame)
        kept = _kept(segment, text, begin, following)
        if kept is None or not text.startswith(frame, position):
            raise _changed(segment, text)
        out += [Segment("template", frame), kept]
        position = begin + len(kept.text)
    if text[position:] != shape:
        raise _changed(prompt.segments[-1], text)
    out.append(Segment("template", shape))
    return Prompt(tuple(segment for segment in out if segment.text))


def _kept(segment: Segment, text: str, begin: int, following: str) -> Segment | None:
    """Return the segment as it stands in `text` at `begin`, whole or stripped, with `following`
    behind it."""
    stripped = segment.text.strip()
    for kept in (segment.text, segment.text.lstrip(), segment.text.rstrip(), stripped):
        if text.startswith(kept + following, begin):
            start, cut = segment.answer_start, segment.text.index(kept)
            moved = None if start is None else max(0, start - cut)
            return replace(segment, text=kept, answer_start=moved)
    return None


def _changed(segment: Segment, text: str) -> SettingError:
    return SettingError(
        "the model's chat template changes the text of a turn",
        expected=f"{shorten(segment.text)} in the result, stripped at most",
        seen=shorten(text, 200),
        fix="Use the chat template with all shots in one turn, or none.",
    )
