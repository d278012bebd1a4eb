"""OpenCompass's templates: messages, their fields, and the text that a base model gets.

The rules are those of `openicl/icl_prompt_template.py`, `utils/prompt.py` and `models/base.py`
at commit a5acc4bb:

- A template is a text; an object of `begin`, `round` and `end`; or, where each class has its own
  text, an object from class to either.
- A field is replaced column after column, so a value that holds the field of a *later* column is
  filled in turn; a field without a column stays as it is.
- A model without a meta template gets the messages one below the other. A message without text
  takes no line, except that whatever follows an empty first one begins with a newline.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from workbench.errors import ConfigError, shorten

SECTIONS = ("begin", "round", "end")


@dataclass(frozen=True, slots=True)
class PromptMessage:
    """A message of a template. `role` is '' for a text that stands between messages."""

    role: str
    text: str


Messages: TypeAlias = tuple[PromptMessage, ...]

PLAIN = "TEXT"
"""The role of the one message that a template which is only a text becomes."""


def fill(text: str, row: Mapping[str, Any]) -> str:
    """Return `text` with `{column}` replaced by the row's value, one column after another."""
    for column, value in row.items():
        text = text.replace("{" + column + "}", str(value))
    return text


def join(texts: Sequence[str]) -> str:
    """Return the texts of messages as a model without a meta template gets them."""
    return "".join("\n" * (index > 0) + text for index, text in enumerate(texts) if text)


def base_text(messages: Messages, row: Mapping[str, Any]) -> str:
    """Return the prompt that a base model gets for `row`."""
    return join([fill(message.text, row) for message in messages])


def without_answer(row: Mapping[str, Any], output_column: str | None) -> dict[str, Any]:
    """Return the row as a generation's prompt is filled with it: the answer is ''."""
    return {**row, output_column: ""} if output_column else dict(row)


def is_labelled(template: object) -> bool:
    """Say whether a template has a text for each class (`_check_template_legacy`)."""
    return isinstance(template, Mapping) and not all(key in SECTIONS for key in template)


def read_messages(template: object, where: str) -> Messages:
    """Return the messages of a text, or of an object of `begin`, `round` and `end`.

    Raises:
        ConfigError: it is neither.
    """
    if isinstance(template, str):
        return (PromptMessage(PLAIN, template),)
    if not isinstance(template, Mapping) or "round" not in template:
        raise ConfigError(
            f"{where}: template",
            expected='a text, or an object such as {"round": [{"role": "HUMAN", "prompt": …}]}',
            seen=shorten(template),
        )
    messages: list[PromptMessage] = []
    for section in SECTIONS:
        if section in template:
            messages.extend(_read_section(template[section], f"{where}: template.{section}"))
    return tuple(messages)


def _read_section(section: object, where: str) -> list[PromptMessage]:
    items = section if isinstance(section, list | tuple) else [section]
    if where.endswith(".round") and not isinstance(section, list | tuple | str):
        raise ConfigError(where, expected="a list of messages", seen=shorten(section))
    return [_read_message(item, where) for item in items if not _is_mark(item)]


def _is_mark(item: object) -> bool:
    """Say whether an item only marks where a section begins or ends."""
    return isinstance(item, Mapping) and set(item) == {"section", "pos"}


def _read_message(item: object, where: str) -> PromptMessage:
    if isinstance(item, str):
        return PromptMessage("", item)
    if isinstance(item, Mapping):
        role, text = item.get("role", ""), item.get("prompt", "")
        if isinstance(role, str) and isinstance(text, str):
            return PromptMessage(role, text)
    raise ConfigError(
        where, expected='{"role": "HUMAN", "prompt": "…"} or a text', seen=shorten(item)
    )


def read_labelled(template: Mapping[Any, Any], where: str) -> dict[str, Messages]:
    """Return the messages of each class, by its name.

    Raises:
        ConfigError: a class's template cannot be used.
    """
    return {str(key): read_messages(value, f"{where}: {key}") for key, value in template.items()}


def write_template(messages: Messages) -> Any:
    """Return the template that `read_messages` reads as `messages`.

    What stands before the first round (a system message, a bare text) goes to `begin`: a model's
    meta template knows no other roles in rounds than its own.
    """
    if len(messages) == 1 and messages[0].role == PLAIN:
        return messages[0].text
    turns = ("HUMAN", "BOT")
    start = next((i for i, m in enumerate(messages) if m.role in turns), len(messages))
    rounds = [_write_message(message) for message in messages[start:]]
    if start == 0:
        return {"round": rounds}
    return {"begin": [_write_message(message) for message in messages[:start]], "round": rounds}


def _write_message(message: PromptMessage) -> Any:
    if not message.role:
        return message.text
    if message.role == "SYSTEM":
        return {"role": "SYSTEM", "fallback_role": "HUMAN", "prompt": message.text}
    return {"role": message.role, "prompt": message.text}


def shared_start(texts: Sequence[str]) -> str:
    """Return what all of `texts` begin with, so much that something is left of each.

    It ends with white space where that is possible, so no word is cut in two.
    """
    start = common_start(texts)
    start = start[:-1] if start in texts else start
    place = max(start.rfind(" "), start.rfind("\n"))
    return start[: place + 1] if place >= 0 else start


def common_start(texts: Sequence[str]) -> str:
    """Return what all of `texts` begin with."""
    # Whatever the smallest and the largest have in common, those between have too.
    low, high = min(texts), max(texts)
    pairs = enumerate(zip(low, high, strict=False))
    return next((low[:index] for index, (a, b) in pairs if a != b), low)
