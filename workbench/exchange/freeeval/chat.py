"""Prompts in a tokenizer's chat template, as FreeEval puts them with `tokenizer_name_or_path`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from workbench.errors import shorten
from workbench.exchange.freeeval.config import StepDataset
from workbench.exchange.freeeval.layout import LayoutProblem, conversation
from workbench.io.packages import command, has_extra


def chat_prompts(
    items: Sequence[LayoutProblem], shots: Sequence[LayoutProblem], part: StepDataset
) -> tuple[str, ...] | str:
    """Return the prompts, or, where the tokenizer cannot be had, the loss that this is.

    FreeEval asks for no generation prompt (`PromptPostprocessor`), so a prompt ends where the
    user's turn does. It also runs code from the tokenizer's repository; that is not done here.
    """
    name = str(part.tokenizer)
    # The name may lead to a folder from the config upwards.
    places = (folder / name for folder in part.node.path.resolve().parents)
    tokenizer = _load(next((str(place) for place in places if os.path.isdir(place)), name))
    if isinstance(tokenizer, str):
        return (
            f"tokenizer_name_or_path {name}: {tokenizer}, so prompts have no chat template; "
            "--chat-template puts a whole prompt in one user's turn"
        )
    made: list[str] = []
    for item in items:
        if item.prompt:
            made.append(item.prompt)
            continue
        messages = conversation(item, shots, part.template, part.system)
        try:
            made.append(tokenizer.apply_chat_template(messages, tokenize=False))
        except Exception as error:  # a template is a program: it raises what it likes
            return (
                f"tokenizer_name_or_path {name}: its chat template refuses the messages "
                f"({shorten(str(error), 120)}), as it would in FreeEval; prompts have none"
            )
    return tuple(made)


def _load(source: str) -> Any:
    """Return the tokenizer, or why there is none: only what lies here is looked at."""
    if not has_extra("torch"):
        return f"transformers is not installed here (`{command('torch')}` brings it)"
    from transformers import AutoTokenizer

    try:
        tokenizer = AutoTokenizer.from_pretrained(source, local_files_only=True)
    except Exception as error:  # transformers and huggingface_hub raise many kinds
        kind = "folder" if os.path.isdir(source) else "name"
        return f"no tokenizer can be loaded from this {kind} ({type(error).__name__})"
    if not tokenizer.chat_template:
        return "it has no chat template"
    return tokenizer
