"""Prompts become requests to a model."""

from __future__ import annotations

import hashlib

from workbench.types import Decoding, GenerationRequest, LoglikelihoodRequest, Rendered, Scope


def ppl_requests(item: Rendered, scope: Scope) -> list[LoglikelihoodRequest]:
    """Return a request per choice: the choice after the prompt and the doc's delimiter, which
    UltraEval has none of (`models/general_model.py`) and lm-evaluation-harness scores with the
    choice (`ConfigurableTask.construct_requests`). Choices that are inputs of one answer belong to
    the context."""
    return [LoglikelihoodRequest(*scored_texts(item, choice), scope) for choice in item.choices]


def scored_texts(item: Rendered, choice: str) -> tuple[str, str]:
    """Return the context of a choice, and the continuation that is scored after it."""
    if item.continuation:
        return item.prompt.text + choice, item.continuation
    return item.prompt.text, item.target_delimiter + choice


def gen_requests(
    item: Rendered, decoding: Decoding, seed: int, draft: str = ""
) -> list[GenerationRequest]:
    """Return a request for each draw of the doc's answer, with `draft` as a hint of a greedy one.

    When sampling, each draw of each doc has a stream of its own, made of the run's seed, the doc's
    id and the draw's number, so that two docs of equal prompt may differ and none depends on the
    batch. The first draw is the one that a run of a single draw has.
    """
    if decoding.temperature == 0:
        return [GenerationRequest(item.prompt.text, decoding, draft=draft)]
    names = [f"{seed}/{item.doc.id}" + f"/{draw}" * (draw > 0) for draw in range(decoding.draws)]
    digests = (hashlib.sha256(name.encode()).digest() for name in names)
    return [
        GenerationRequest(item.prompt.text, decoding, int.from_bytes(digest[:4], "big"))
        for digest in digests
    ]
