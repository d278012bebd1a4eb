"""Few-shot assembly: examples become a prompt of labelled segments.

The layout is UltraEval's (`tasks/eval_task.py`): the description, then each shot as its input
and output with nothing between, then the input, separated by blank lines. What stands between is
a setting, so that the layouts of other systems are the same function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from workbench.answers.reasoning import answer_start
from workbench.errors import SettingError, shorten
from workbench.types import Example, Prompt, RenderSettings, Segment


def assemble(
    example: Example,
    doc_id: int,
    shots: Sequence[tuple[int, Example]],
    settings: RenderSettings,
) -> Prompt:
    """Return the prompt that shows `shots` ((doc id, example) pairs, in order) before `example`.

    Segments of no text are left out, so no label of a preview stands for nothing.
    """
    segments: list[Segment] = []
    if settings.description:
        segments.append(Segment("description", settings.description))
        segments.append(Segment("separator", settings.description_separator))
    for shot_id, shot in shots:
        segments.append(Segment("shot_input", shot.input, shot_id))
        if shot.output:
            segments.append(Segment("separator", settings.target_delimiter))
        segments.append(_shot_output(shot_id, shot))
        segments.append(Segment("separator", settings.separator))
    segments.append(Segment("input", example.input, doc_id))
    return Prompt(tuple(segment for segment in segments if segment.text))


def _shot_output(shot_id: int, shot: Example) -> Segment:
    start = answer_start(shot.output, shot.processed_output)
    return Segment("shot_output", shot.output, shot_id, start)


def shared_length(prompt: Prompt) -> int:
    """Return how many code points of a prompt stand before the doc's own input: the description
    and the shots, which other docs may have too."""
    kinds = [segment.kind for segment in prompt.segments]
    own = kinds.index("input") if "input" in kinds else 0
    return sum(len(segment.text) for segment in prompt.segments[:own])


def with_chat_template(prompt: Prompt, apply: Callable[[Sequence[dict[str, str]]], str]) -> Prompt:
    """Return `prompt` as one user turn of a chat: what the model's template puts before and
    after it becomes segments of kind `template`.

    `apply` makes a text of messages (`LanguageModel.apply_chat_template`). Many templates strip
    white space around a message; then it is stripped from the outer segments here too.

    Raises:
        SettingError: the template changes the text in some other way.
    """
    text = apply([{"role": "user", "content": prompt.text}])
    if prompt.text not in text:
        prompt = _stripped(prompt)
    before, found, after = text.partition(prompt.text)
    if not found or not prompt.text:
        raise SettingError(
            "the model's chat template changes the text of the prompt",
            expected="the prompt in the result, stripped at most",
            seen=shorten(text, 200),
            fix="Score without a chat template.",
        )
    segments = (Segment("template", before), *prompt.segments, Segment("template", after))
    return Prompt(tuple(segment for segment in segments if segment.text))


def _stripped(prompt: Prompt) -> Prompt:
    """Return the prompt without white space at its ends, empty segments left out."""
    segments = list(prompt.segments)
    while segments and not (text := segments[0].text.lstrip()):
        segments.pop(0)
    if segments:
        segments[0] = _without_head(segments[0], len(segments[0].text) - len(text))
    while segments and not (text := segments[-1].text.rstrip()):
        segments.pop()
    if segments:
        segments[-1] = replace(segments[-1], text=text)
    return Prompt(tuple(segments))


def _without_head(segment: Segment, count: int) -> Segment:
    """Return the segment without its first `count` characters."""
    start = segment.answer_start
    return replace(
        segment,
        text=segment.text[count:],
        answer_start=None if start is None else start - count,
    )
