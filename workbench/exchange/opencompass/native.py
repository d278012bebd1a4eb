"""Find the template that a version's prompts are filled from, so that an export can be edited."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from workbench.exchange.files import ExportJob
from workbench.exchange.opencompass.template import PLAIN, Messages, PromptMessage
from workbench.types import Example, RenderSettings

SEEDS = 20
"""From how many rows a template is guessed."""


def candidates(
    job: ExportJob, rows: Sequence[Mapping[str, Any]], output: str | None, answer: str = ""
) -> tuple[Iterable[Messages], str]:
    """Return templates that may give all prompts, or none and why; which of them does is for the
    caller to see. `answer` is what stands for the answer in the last turn (see `conversation`)."""
    ids = job.items[0].shot_ids
    if any(item.shot_ids != ids for item in job.items):
        return (), "the shots differ from doc to doc"
    shots = [job.shots[shot] for shot in ids]
    inputs = [item.example.input for item in job.items]
    # A prompt that happens to hold the right answer is not made from it.
    shown = [{k: v for k, v in row.items() if k != output} for row in rows]
    return (
        messages
        for template in templates(job.source, inputs, shown)
        for messages in conversation(template, job.settings, shots, answer)
    ), "no one template gives the transform's prompts"


def templates(
    source: str, inputs: Sequence[str], rows: Sequence[Mapping[str, Any]]
) -> Iterator[Messages]:
    """Yield templates that may give `inputs` for `rows`: first what the source calls MESSAGES or
    PROMPT, as imported transforms do, then guesses: an input with the row's values replaced by
    their columns' names."""
    yield from _constants(source)
    # A column that says the same in every row tells nothing of where it is used.
    first = rows[0]
    same = {name for name in first if all(row.get(name) == first[name] for row in rows[1:])}
    varying = [name for name in first if name not in same or len(rows) == 1]
    guesses: dict[str, None] = {}
    for text, row in list(zip(inputs, rows, strict=True))[:SEEDS]:
        guesses.setdefault(_with_fields(text, {name: row.get(name) for name in varying}))
    for guess in guesses:
        yield (PromptMessage(PLAIN, guess),)


def _constants(source: str) -> Iterator[Messages]:
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return  # an export shows rendered prompts then
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="MESSAGES" | "PROMPT"), *_], value=code):
                try:
                    value = ast.literal_eval(code)
                except (ValueError, TypeError):
                    continue  # it is computed
                if isinstance(value, str):
                    yield (PromptMessage(PLAIN, value),)
                elif isinstance(value, list | tuple) and value and all(map(_is_message, value)):
                    yield tuple(PromptMessage(role, text) for role, text in value)


def _is_message(value: object) -> bool:
    match value:
        case [str(), str()]:
            return True
    return False


def _with_fields(text: str, row: Mapping[str, Any]) -> str:
    """Return `text` with each value of `row` replaced by its field, long values first; not inside
    a word or a number."""
    values = {
        column: str(value)
        for column, value in row.items()
        if isinstance(value, str | int | float) and str(value)
    }
    pieces: list[tuple[bool, str]] = [(False, text)]
    for column in sorted(values, key=lambda name: -len(values[name])):
        split: list[tuple[bool, str]] = []
        for is_field, piece in pieces:
            if is_field:
                split.append((True, piece))
                continue
            value = re.escape(values[column])
            parts = re.split(f"(?<![A-Za-z0-9]){value}(?![A-Za-z0-9])", piece)
            for index, part in enumerate(parts):
                split += [(True, "{" + column + "}")] * (index > 0) + [(False, part)]
        pieces = split
    return "".join(piece for _, piece in pieces)


def conversation(
    messages: Messages, settings: RenderSettings, shots: Sequence[Example], answer: str
) -> Iterator[Messages]:
    """Yield ways to put a description and shots before `messages`, the clearest first: as turns
    of their own, or as the beginning of the first message's text. `answer` is the field that
    stands for the answer in the last turn, '' where none does or the caller puts it there."""
    prefix = _prefix(settings, shots)
    turns = _turns(settings, shots)
    if turns is not None and (turns or answer):
        yield (*turns, *_last_turns(messages, answer, split=bool(shots)))
    yield (PromptMessage(messages[0].role, prefix + messages[0].text), *messages[1:])


def _prefix(settings: RenderSettings, shots: Sequence[Example]) -> str:
    text = settings.description + settings.description_separator if settings.description else ""
    for shot in shots:
        delimiter = settings.target_delimiter if shot.output else ""
        text += shot.input + delimiter + shot.output + settings.separator
    return text


def _turns(settings: RenderSettings, shots: Sequence[Example]) -> Messages | None:
    """Return the description and the shots as messages, or None where they are not made of whole
    lines: messages are joined with a newline."""
    turns: list[PromptMessage] = []
    if settings.description:
        text = settings.description + settings.description_separator
        if not text.endswith("\n"):
            return None
        turns.append(PromptMessage("SYSTEM", text[:-1]))
    for shot in shots:
        human, newline, start = (shot.input + settings.target_delimiter).rpartition("\n")
        ending = start + shot.output + settings.separator
        if not (human and newline and shot.output and ending.endswith("\n")):
            return None
        turns += [PromptMessage("HUMAN", human), PromptMessage("BOT", ending[:-1])]
    return tuple(turns)


def _last_turns(messages: Messages, answer: str, *, split: bool) -> Messages:
    """Return a template that is one text as the turns of a conversation: with shots, its last
    line begins the answer, as theirs does."""
    if [message.role for message in messages] != [PLAIN]:
        return messages
    text = "".join(message.text for message in messages)
    human, newline, start = text.rpartition("\n")
    # A generation's prompt would lose the newline before a turn that is empty.
    if split and human and newline and (start or not answer):
        return PromptMessage("HUMAN", human), PromptMessage("BOT", start + answer)
    human = PromptMessage("HUMAN", text)
    return (human, PromptMessage("BOT", answer)) if answer else (human,)
