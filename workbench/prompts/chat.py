"""A few-shot prompt as a conversation: each shot a question of the user and an answer of the
model's, as lm-evaluation-harness's `--fewshot_as_multiturn` has it. A transform that returns
`turns` says itself what the turns are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from workbench.answers.reasoning import answer_start
from workbench.errors import SettingError, shorten
from workbench.types import (
    Example,
    Prompt,
    RenderSettings,
    Role,
    Segment,
    SegmentKind,
    TurnPlace,
)

ChatTemplate: TypeAlias = Literal["", "turn", "turns"]
"""How a prompt is put into the model's chat template: not at all, as one turn of the user's, or
with each shot as a turn of the user's and one of the model's."""

_ROLES: dict[SegmentKind, Role] = {
    "description": "system",
    "shot_input": "user",
    "shot_output": "assistant",
    "input": "user",
}

_TIMES = 3
"""So often a template that prints the time is tried before it is refused: it may have ticked."""

_CODES = "\ue7d0{}\ue7d1"
"""What stands for a message while the template's own text is found; no prompt has it."""


def conversation(
    example: Example,
    doc_id: int,
    shots: Sequence[tuple[int, Example]],
    settings: RenderSettings,
) -> tuple[Segment, ...]:
    """Return a prompt as turns of a chat, a segment for each: the description, the shots' turns
    with their answers, the doc's own; () where no transform's result has turns.

    An answer goes on with what the assistant has begun, behind the target's delimiter; as in a text
    that stands before no answer of "".
    """
    if not any(each.turns for each in (example, *(shot for _, shot in shots))):
        return ()
    made: list[Segment] = []
    if settings.description:
        made.append(_said("description", "system", settings.description))
    for shot_id, shot in shots:
        made += _turns_of("shot_input", shot_id, shot)
        between = settings.target_delimiter if shot.output else ""
        begun = made.pop().text + between if _is_open(made) else ""
        start = answer_start(shot.output, shot.processed_output)
        start = None if start is None else len(begun) + start
        made.append(_said("shot_output", "assistant", begun + shot.output, shot_id, start))
    made += _turns_of("input", doc_id, example)
    return tuple(segment for segment in made if segment.text)


def _said(
    kind: SegmentKind, role: Role, text: str, doc_id: int | None = None, answer: int | None = None
) -> Segment:
    return Segment(kind, text, doc_id, answer, (TurnPlace(role, 0, len(text)),))


def _turns_of(kind: SegmentKind, doc_id: int, example: Example) -> list[Segment]:
    if not example.turns:
        return [_said(kind, "user", example.input, doc_id)]
    return [_said(kind, turn.role, turn.text, doc_id) for turn in example.turns if turn.text]


def _is_open(turns: Sequence[Segment]) -> bool:
    """Say whether the last turn is the assistant's, and its answer goes on with it."""
    return bool(turns and turns[-1].turns) and turns[-1].turns[-1].role == "assistant"


def is_begun(prompt: Prompt) -> bool:
    """Say whether a prompt in a chat template ends within the assistant's turn, so that what
    follows it goes on with a text."""
    return _is_open(prompt.segments)


def spoken_turns(prompt: Prompt, chat: Sequence[Segment] = ()) -> Sequence[Segment]:
    """Return a prompt's turns, a segment for each: those of `chat` (see `conversation`), or, where
    there are none, its description, its shots' inputs and outputs, and its input."""
    return chat or [
        replace(segment, turns=(TurnPlace(_ROLES[segment.kind], 0, len(segment.text)),))
        for segment in prompt.segments
        if segment.kind in _ROLES
    ]


def turns_in_template(
    prompt: Prompt,
    apply: Callable[[Sequence[dict[str, str]]], str],
    chat: Sequence[Segment] = (),
) -> Prompt:
    """Return `prompt` as several turns of a chat, the description as the system's; where there is
    a `chat` (see `conversation`), its turns.

    Separators between the turns give way to what the template puts there, which becomes segments
    of kind `template`, or, between two turns of one doc's input, part of its segment. White space
    around a message is kept or stripped as the template does. `apply` makes a text of messages
    (`LanguageModel.apply_chat_template`).

    Raises:
        SettingError: the template changes a message in some other way, or prints something else
            each time.
    """
    spoken = spoken_turns(prompt, chat)
    roles = [segment.turns[0].role for segment in spoken]
    codes = [_CODES.format(index) for index in range(len(spoken))]
    coded = [{"role": r, "content": c} for r, c in zip(roles, codes, strict=True)]
    said = [{"role": r, "content": s.text} for r, s in zip(roles, spoken, strict=True)]
    for _ in range(_TIMES):
        shape, text = apply(coded), apply(said)
        try:
            return _in_frames(spoken, codes, shape, text)
        except SettingError:
            if apply(coded) == shape:
                raise
    raise SettingError(
        "the model's chat template prints something else each time, such as the time",
        expected="the same text of the same messages",
        seen=shorten(text, 200),
        fix="Use the chat template with all shots in one turn, or none.",
    )


def _in_frames(spoken: Sequence[Segment], codes: Sequence[str], shape: str, text: str) -> Prompt:
    """Return the turns within what the template puts around them: `shape` has `codes` in their
    place, `text` themselves.

    Raises:
        SettingError: the template changes a message.
    """
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
        if out and out[-1].kind == kept.kind != "shot_output" and out[-1].doc_id == kept.doc_id:
            out[-1] = _gone_on(out[-1], frame, kept)
        else:
            out += [Segment("template", frame), kept]
        position = begin + len(kept.text)
    if text[position:] != shape:
        raise _changed(spoken[-1], text)
    out.append(Segment("template", shape))
    return Prompt(tuple(segment for segment in out if segment.text))


def pieces_of(segment: Segment) -> Iterator[tuple[Role | Literal[""], Segment]]:
    """Yield a segment's turns with their roles, and what the chat template puts between them
    without one; a segment that is no turn as it is. Joined, their texts are the segment's."""
    if not segment.turns:
        yield "", segment
        return
    position = 0
    for place in segment.turns:
        if position < place.start:
            yield "", Segment("template", segment.text[position : place.start])
        start = segment.answer_start
        moved = None if start is None else max(0, start - place.start)
        text = segment.text[place.start : place.end]
        yield place.role, replace(segment, text=text, answer_start=moved, turns=())
        position = place.end


def _gone_on(segment: Segment, frame: str, turn: Segment) -> Segment:
    """Return a doc's turns with one more, behind what the template puts between them."""
    text = segment.text + frame
    place = TurnPlace(turn.turns[0].role, len(text), len(text) + len(turn.text))
    return replace(segment, text=text + turn.text, turns=(*segment.turns, place))


def _kept(segment: Segment, text: str, begin: int, following: str) -> Segment | None:
    """Return the segment as it stands in `text` at `begin`, whole or stripped, with `following`
    behind it."""
    stripped = segment.text.strip()
    for kept in (segment.text, segment.text.lstrip(), segment.text.rstrip(), stripped):
        if text.startswith(kept + following, begin):
            start, cut = segment.answer_start, segment.text.index(kept)
            moved = None if start is None else max(0, start - cut)
            place = TurnPlace(segment.turns[0].role, 0, len(kept))
            return replace(segment, text=kept, answer_start=moved, turns=(place,))
    return None


def _changed(segment: Segment, text: str) -> SettingError:
    return SettingError(
        "the model's chat template changes the text of a turn",
        expected=f"{shorten(segment.text)} in the result, stripped at most",
        seen=shorten(text, 200),
        fix="Use the chat template with all shots in one turn, or none.",
    )
