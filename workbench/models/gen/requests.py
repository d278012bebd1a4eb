"""Requests become texts that grow, and what grew becomes their answers, whoever computes it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from workbench.models.base import GenerationStream
from workbench.models.encoding import Tokenizer
from workbench.models.gen.text import (
    GrowingText,
    StopFinder,
    Vocabulary,
    check_decoding,
    random_stream,
)
from workbench.types import GenerationRequest

PromptsByIndex: TypeAlias = Mapping[int, tuple[tuple[int, ...], Sequence[int]]]
"""By the index of a request, the tokens of its context, and of a draft that may come out and
changes no answer."""

TAIL = 48
"""Characters of the context that a draft is encoded after."""


@dataclass(frozen=True, slots=True)
class Growing:
    """The distinct `texts` of some requests, and by request the indices that ask for it."""

    texts: Sequence[GrowingText]
    owners: Mapping[GenerationRequest, Sequence[int]]


def growing_texts(
    requests: Sequence[GenerationRequest],
    prompts: PromptsByIndex,
    vocabulary: Vocabulary,
    window: int | None,
) -> Growing:
    """Return the texts that are to grow, each distinct request once; those without a prompt are
    passed over.

    A text ends at EOS, at a stop sequence, after `max_new_tokens`, or where the model's window
    ends (`length`).

    Raises:
        SettingError: a decoding setting is out of range.
    """
    owners: dict[GenerationRequest, list[int]] = {}
    finders: dict[tuple[str, ...], StopFinder] = {}
    texts: list[GrowingText] = []
    for index, (prompt, draft) in prompts.items():
        request = requests[index]
        decoding, until = request.decoding, request.decoding.until
        check_decoding(decoding)
        if until not in finders:
            finders[until] = StopFinder(vocabulary.decoder, until)
        if request not in owners:
            room = decoding.max_new_tokens if window is None else window - len(prompt)
            limit = min(decoding.max_new_tokens, room)
            random = random_stream(request)
            texts.append(
                GrowingText(request, prompt, limit, vocabulary, finders[until], random, draft)
            )
        owners.setdefault(request, []).append(index)
    return Growing(texts, owners)


def answers_of(finished: Iterable[GrowingText | None], growing: Growing) -> GenerationStream:
    """Yield `(index into requests, answer)` for whoever asked for each finished text; pass on
    ticks."""
    for text in finished:
        if text is None:
            yield None
            continue
        for index in growing.owners[text.request]:
            yield index, text.answer()


def encode_draft(tokenizer: Tokenizer, context: str, draft: str) -> list[int]:
    """Return the tokens of `draft` as they would follow `context`, or almost: guesses need not be
    right, and encoding the whole context again would cost more than that gains."""
    tail = tokenizer.encode(context[-TAIL:], add_special_tokens=False)
    whole = tokenizer.encode(context[-TAIL:] + draft, add_special_tokens=False)
    if whole[: len(tail)] == tail:
        return whole[len(tail) :]
    return tokenizer.encode(draft, add_special_tokens=False)
