"""How much a model has to do for a run, counted on text: no tokenizer is needed, nor a model.

Characters stand for tokens: what texts share at their beginnings is read once, and how many
characters a token has is measured on a few of them. A promise and the rates that it is made with
count alike, so what the count gets wrong they have in common.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import ceil
from typing import TypeAlias

from workbench.models.base import LanguageModel
from workbench.models.gen.trunks import common_length
from workbench.models.memory.estimate import Load
from workbench.scoring.evaluate import ScoreSettings
from workbench.scoring.requests import gen_request, ppl_requests
from workbench.types import (
    GenerationRequest,
    LoglikelihoodRequest,
    Method,
    Rendered,
    RenderFailure,
)

Request: TypeAlias = LoglikelihoodRequest | GenerationRequest
Texts: TypeAlias = Sequence[tuple[str, str]]
"""What is asked about, as context and continuation: the context is the prompt's own string."""

COUNTED = 8
"""Texts on which characters are counted against tokens."""

HELD = 5_000_000
"""Characters of a run's trie up to which a model may hold its keys and values."""


def doc_requests(
    items: Iterable[Rendered | RenderFailure], settings: ScoreSettings
) -> list[tuple[Rendered, list[Request]]]:
    """Return what each doc asks of a model; docs that ask nothing (without a prompt, or without
    choices to rank) are left out."""
    found: list[tuple[Rendered, list[Request]]] = []
    for item in items:
        if isinstance(item, RenderFailure):
            continue
        if settings.method == "gen":
            found.append((item, [gen_request(item, settings.decoding, settings.seed)]))
        elif item.choices and all(item.choices):
            found.append((item, list(ppl_requests(item, settings.scope))))
    return found


def texts_of(requests: Iterable[Request]) -> list[tuple[str, str]]:
    """Return the texts of the requests, each once."""
    pairs = (
        (request.context, request.continuation if isinstance(request, LoglikelihoodRequest) else "")
        for request in requests
    )
    return list(dict.fromkeys(pairs))


def characters_per_token(texts: Texts, model: LanguageModel) -> float:
    """Return how many characters a token of the model has in some of the texts, evenly chosen;
    of texts there is at least one."""
    some = ["".join(pair) for pair in texts[:: max(1, len(texts) // COUNTED)][:COUNTED]]
    return max(1, sum(map(len, some))) / max(1, sum(map(model.count_tokens, some)))


def load_of(
    texts: Texts, method: Method, size: float, model: LanguageModel | None = None, limit: int = 0
) -> Load:
    """Return what a run of the texts, of which there is at least one, puts on a model whose tokens
    have `size` characters. Where the `model` is there, it counts what texts do not share, whose
    tokens may be of another length than those of the shots. `limit`: tokens of an answer."""
    longest = max(("".join(pair) for pair in texts), key=len)
    distinct = distinct_characters(texts) / size
    if model is not None:
        distinct = _distinct_tokens(texts, model)
    is_gen = method == "gen"
    scored = sum(len(rest) for _, rest in texts) / size
    shared = still_held(texts, method)[0][0] if is_gen else ""
    return Load(
        method=method,
        longest=ceil(len(longest) / size) if model is None else model.count_tokens(longest),
        distinct=ceil(distinct),
        scored=ceil(min(scored, distinct)),
        shared=ceil(len(shared) / size),
        rows=len(texts) if is_gen else 0,
        limit=limit,
    )


def _distinct_tokens(texts: Texts, model: LanguageModel) -> float:
    """Return about how many tokens the texts' trie has, counted on some neighbours in its order."""
    whole = sorted(context + continuation for context, continuation in texts)
    pairs = list(pairwise(whole))
    # An odd step meets every place of a doc's choices, of which there often is a power of two.
    some = pairs[:: len(pairs) // COUNTED | 1]
    characters = tokens = 0
    for before, text in some:
        shared = common_length(before, text)
        characters += len(text) - shared
        tokens += model.count_tokens(text) - model.count_tokens(text[:shared])
    rest = distinct_characters(texts) - len(whole[0])
    return model.count_tokens(whole[0]) + rest * tokens / max(1, characters)


def still_held(texts: Texts, method: Method) -> Texts:
    """Return of what a model may hold keys and values after a run of `texts`: all of them (PPL),
    or what they all begin with (GEN). More than can be held is as good as nothing."""
    if method == "gen":
        contexts = [context for context, _ in texts]
        first, last = min(contexts), max(contexts)
        return [(first[: common_length(first, last)], "")]
    return texts if distinct_characters(texts) <= HELD else []


def new_characters(texts: Texts, known: Texts = ()) -> int:
    """Return how many characters are to be read for `texts` after `known` have been."""
    if not known:
        return distinct_characters(texts)
    return distinct_characters([*known, *texts]) - distinct_characters(known)


def distinct_characters(texts: Texts) -> int:
    """Return the size of the texts' trie. Sorted, they are in its depth-first order, so each adds
    what follows its longest common prefix with the one before."""
    whole = sorted(context + continuation for context, continuation in texts)
    shared = sum(common_length(before, text) for before, text in pairwise(whole))
    return sum(map(len, whole)) - shared
