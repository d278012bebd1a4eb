"""Prompts become requests to a model."""

from __future__ import annotations

import hashlib

from workbench.types import (
    Decoding,
    GenerationRequest,
    LoglikelihoodRequest,
    Rendered,
    Scope,
)


def ppl_requests(item: Rendered, scope: Scope) -> list[LoglikelihoodRequest]:
    """Return a request per choice: the choice directly after the prompt, with nothing between,
    as UltraEval joins them (`models/general_model.py`)."""
    return [LoglikelihoodRequest(item.prompt.text, choice, scope) for choice in item.choices]


def gen_request(item: Rendered, decoding: Decoding, seed: int) -> GenerationRequest:
    """Return the request for the doc's generation.

    When sampling, each doc has a stream of its own, made of the run's seed and the doc's id, so
    that two docs of equal prompt may differ and neither depends on the batch.
    """
    if decoding.temperature == 0:
        return GenerationRequest(item.prompt.text, decoding)
    digest = hashlib.sha256(f"{seed}/{item.doc.id}".encode()).digest()
    return GenerationRequest(item.prompt.text, decoding, int.from_bytes(digest[:4], "big"))
