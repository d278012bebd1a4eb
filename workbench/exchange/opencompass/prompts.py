"""The messages of an OpenCompass custom dataset: its template, or the default one of its kind.

The default texts are those that the `make_*_config` functions of `datasets/custom.py` build at
commit a5acc4bb.
"""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import TypeVar

from workbench.errors import ConfigError, shorten
from workbench.exchange.opencompass.meta import Meta
from workbench.exchange.opencompass.template import (
    Messages,
    PromptMessage,
    is_labelled,
    read_labelled,
    read_messages,
)

_T = TypeVar("_T")


def generation_messages(meta: Meta) -> Messages:
    """Return the messages of a generation task: the template, or the default one's.

    Raises:
        ConfigError: the template cannot be used.
    """
    if meta.template is not None:
        if is_labelled(meta.template):
            # What OpenCompass does with a template per class when it generates: the first class's.
            return next(iter(read_labelled(meta.template, meta.place("template")).values()))
        return read_messages(meta.template, meta.place("template"))
    if meta.data_type == "qa":
        human = PromptMessage("HUMAN", _given(meta.human_prompt, "{question}"))
        if meta.output_column is None:
            return (human,)
        return human, PromptMessage("BOT", _given(meta.bot_prompt, f"{{{meta.output_column}}}"))
    return (
        PromptMessage("HUMAN", _given(meta.human_prompt, _mcq_prompt(meta.options))),
        PromptMessage("BOT", _given(meta.bot_prompt, f"Answer: {{{meta.output_column}}}")),
    )


def labelled_messages(meta: Meta) -> dict[str, Messages]:
    """Return the messages of each class of a PPL task.

    Raises:
        ConfigError: the template has no classes, or cannot be used.
    """
    place = meta.place("template")
    if meta.template is not None:
        if not is_labelled(meta.template):
            raise ConfigError(
                f"{place}: the template of a ppl task",
                expected='a text for each class, such as {"A": "… A", "B": "… B"}',
                seen=shorten(meta.template),
                fix="OpenCompass would compare equal texts, and always pick the same class.",
            )
        return read_labelled(meta.template, place)
    human = PromptMessage("HUMAN", _given(meta.human_prompt, _mcq_prompt(meta.options)))
    return {
        option: (human, PromptMessage("BOT", _bot_prompt(meta, option))) for option in meta.options
    }


def _given(value: _T | None, default: _T) -> _T:
    return default if value is None else value


def _mcq_prompt(options: Sequence[str]) -> str:
    return "Question: {question}" + "".join(f"\n{option}. {{{option}}}" for option in options)


def _bot_prompt(meta: Meta, option: str) -> str:
    """Return the bot's text for an option: `str.format` with the output column alone."""
    place, column = meta.place("bot_prompt"), meta.output_column
    if column is None:
        raise ConfigError(
            f"{place}: no answer column",
            expected="output_column in the .meta.json file, or a column called answer",
            fix="OpenCompass cannot make the texts of a ppl task without one.",
        )
    prompt = _given(meta.bot_prompt, f"Answer: {{{column}}}")
    try:
        parts = list(string.Formatter().parse(prompt))
    except ValueError as error:
        raise ConfigError(f"{place}: bot_prompt: {error}", seen=shorten(prompt)) from error
    texts: list[str] = []
    for text, name, spec, conversion in parts:
        if name is not None and (name != column or spec or conversion):
            raise ConfigError(
                f"{place}: bot_prompt of a ppl task",
                expected=f"no field but {{{column}}}",
                seen=f"{{{name}}}",
                fix="OpenCompass fills it with the option's letter alone, and fails on others.",
            )
        texts.append(text + (option if name is not None else ""))
    return "".join(texts)
