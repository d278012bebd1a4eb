"""Whether what is reached by an address still answers as it did: an address, a name and a version
stay where another model is loaded behind them, so a few prompts are asked again."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from contextlib import closing
from typing import Any

from workbench.errors import shorten
from workbench.models.base import Changed, LanguageModel
from workbench.models.servers.ppl_checks import RELATIVE, ROUNDING
from workbench.types import (
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Unanswered,
)

FEW = 3
"""So many prompts are asked again."""

SHOWN = 40
"""So many characters of a prompt's end are quoted."""


def recheck(
    model: LanguageModel, kept: Mapping[Any, Any], *, seeds: bool
) -> Generator[None, None, Changed | None]:
    """Ask a few requests of `kept` (each with the answer that is stored) again, yield ticks, and
    return in what the answers are others now; None where they are not, or none of the requests
    would be answered alike twice: sampling, unless `seeds` are heeded.

    Raises:
        ModelError: the model fails.
    """
    asked = _chosen({r: kept[r] for r in kept if _repeats(r, seeds)})
    now = yield from _answered(model, asked)
    other = [request for request in asked if not _is_alike(kept[request], now[request])]
    if not other:
        return None
    # Each alone: what a batch rounds otherwise is seen by that, too.
    again = {}
    for request in other:
        again |= yield from _answered(model, [request])
    unsteady = [request for request in other if not _is_alike(now[request], again[request])]
    shown = (unsteady or other)[0]
    seen = (
        f"after {shorten(shown.context[-SHOWN:])} it answers {_told(now[shown])}, and "
        f"{_told(kept[shown])} is kept; {len(other)} of {len(asked)} prompts that were asked again"
    )
    return Changed(seen, is_steady=not unsteady)


def _repeats(request: Any, seeds: bool) -> bool:
    return isinstance(request, LoglikelihoodRequest) or not request.decoding.temperature or seeds


def _chosen(kept: Mapping[Any, Any]) -> list[Any]:
    """Return a few requests, from all over, of unlike contexts and with unlike answers first."""
    firsts: dict[object, Any] = {}
    for request, answer in kept.items():
        told = answer.text if isinstance(answer, Generation) else request.context
        firsts.setdefault(told, request)
    unlike = list(firsts.values())
    others = [request for request in kept if request not in set(unlike)]
    chosen = _spread(unlike, FEW)
    return chosen + _spread(others, FEW - len(chosen))


def _spread(requests: list[Any], count: int) -> list[Any]:
    if len(requests) <= count:
        return requests
    return [requests[place * len(requests) // count] for place in range(count)]


def _answered(
    model: LanguageModel, requests: Iterable[Any]
) -> Generator[None, None, dict[Any, Any]]:
    found: dict[Any, Any] = {}
    asked = list(requests)
    if not asked:
        return found
    is_gen = isinstance(asked[0], GenerationRequest)
    stream: Any = model.generate(asked) if is_gen else model.loglikelihoods(asked)
    with closing(stream):
        for answered in stream:
            if answered is None:
                yield None
            else:
                found[asked[answered[0]]] = answered[1]
    return found


def _is_alike(a: Any, b: Any) -> bool:
    if isinstance(a, Generation) and isinstance(b, Generation):
        return a.text == b.text
    if isinstance(a, Loglikelihood) and isinstance(b, Loglikelihood):
        pairs = list(zip(a.token_logprobs, b.token_logprobs, strict=False))
        is_whole = len(a.token_logprobs) == len(b.token_logprobs)
        return is_whole and all(
            abs(x - y) <= ROUNDING + RELATIVE * min(-x, -y) for x, y in pairs if x != y
        )
    return False


def _told(answer: Any) -> str:
    if isinstance(answer, Unanswered):
        return f"nothing ({answer.reason})"
    if isinstance(answer, Generation):
        return shorten(answer.text)
    return f"a log-likelihood of {sum(answer.token_logprobs):.3f}"
