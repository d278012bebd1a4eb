"""Prompts become requests to a model."""

from __future__ import annotations

import hashlib

from workbench.types import Decoding, GenerationRequest, LoglikelihoodRequest, Rendered, Scope


def ppl_requests(item: Rendered, scope: Scope) -> list[LoglikelihoodRequest]:
    """Return a request per choice: the choice after the prompt and the doc's delimiter, which
    UltraEval has none of (`models/general_model.py`) and lm-evaluation-harness scores with the
    choice (`ConfigurableTask.construct_requests`)."""
    return [
        LoglikelihoodRequest(item.prompt.text, item.target_delimiter + choice, scope)
        for choice in item.choices
    ]


def gen_request(
    item: Rendered, decoding: Decoding, seed: int, draft: str = ""
) -> GenerationRequest:
    """Return the request for the doc's generation, with `draft` as a hint of its answer.

    When sampling, each doc has a stream of its own, made of the run's seed and the doc's id, so
    that two docs of equal prompt may differ and neither depends on the batch.
    """
    if decoding.temperature == 0:
        return GenerationRequest(item.prompt.text, decoding, draft=draft)
    digest = hashlib.sha256(f"{seed}/{item.doc.id}".encode()).digest()
    return GenerationRequest(item.prompt.text, decoding, int.from_bytes(digest[:4], "big"))
