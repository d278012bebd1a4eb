"""From what a server answered to an answer: pure, refusing whatever is not what was asked."""

from __future__ import annotations

import re
from collections.abc import Mapping

from workbench.errors import ModelError
from workbench.models.encoding import Encoded
from workbench.models.servers.asking import Misread, Told
from workbench.models.servers.told_texts import PARTS, add_up, first_behind
from workbench.models.servers.wire import HttpReply
from workbench.models.servers.writing import FILTERED, ServerText
from workbench.types import Loglikelihood, LoglikelihoodRequest, Unanswered

GREEDY = 1e-4
"""Nats below the likeliest token's log-probability at which a token is still the likeliest."""

TOO_LONG = re.compile(
    r"context length|context window|max_model_len|too long|too large|exceed", re.I
)


def unanswered(reply: HttpReply) -> Unanswered | None:
    """Return why a request was refused for its own sake (it is too long, or a filter took it), None
    where it was not.

    Raises:
        ModelError: it was refused for another reason, which the next would be, too.
    """
    if reply.is_answer:
        return None
    if reply.status in (400, 413, 422) and (TOO_LONG.search(reply.said()) or _filtered(reply)):
        return Unanswered(reply.said())
    raise ModelError("the server refuses what it is asked", seen=reply.said())


def _filtered(reply: HttpReply) -> bool:
    error = reply.data.get("error") if isinstance(reply.data, Mapping) else None
    return isinstance(error, Mapping) and error.get("code") == FILTERED


def broken(root: str, error: Misread) -> ModelError:
    """Return what is said where a server that was examined answers something else."""
    return ModelError(
        f"{root} answered in another way than when it was examined",
        seen=str(error),
        fix=f"`workbench doctor {root}` examines it anew.",
    )


def loglikelihood(
    told: Told, request: LoglikelihoodRequest, encoded: Encoded | None
) -> Loglikelihood | Unanswered:
    """Return the answer that the values told of a request's text make.

    Raises:
        Misread: a value is missing, or they are of another text.
    """
    if encoded:
        start, context_tokens, ids = encoded.start, encoded.context_tokens, encoded.scored
    else:
        placed = _border(told, request)
        if isinstance(placed, Unanswered):
            return placed
        (start, context_tokens), ids = placed, ()
    values = told.logprobs[start:]
    if any(value is None for value in values):
        raise Misread("a scored token has no log-probability")
    if encoded and len(told.logprobs) != len(encoded.ids):
        raise Misread(f"{len(told.logprobs)} values for {len(encoded.ids)} tokens")
    if not values:
        return Unanswered("no token to score")
    numbers = tuple(value for value in values if value is not None)
    best = told.tops[start:]
    greedy = all(
        bool(tops) and value >= max(tops) - GREEDY
        for value, tops in zip(numbers, best, strict=True)
    )
    is_merged = encoded is not None and encoded.is_merged
    return Loglikelihood(numbers, ids, greedy, context_tokens, is_merged)


def _border(told: Told, request: LoglikelihoodRequest) -> tuple[int, int | None] | Unanswered:
    """Return, from the tokens' texts alone, where scoring begins, and how many of the scored tokens
    are the context's. A token across the border is the continuation's.

    Unanswered: lost bytes leave that open, or the first token, which has no log-probability, is the
    continuation's.
    """
    stem = request.context.rstrip()
    whole = request.context + request.continuation
    begins = first_behind(told.texts, stem, whole)
    if request.scope == "full":
        if not add_up(told.texts, whole):
            return Unanswered(PARTS)
        return 1, None if begins is None else max(1, begins) - 1
    if begins is None:
        return Unanswered(PARTS)
    if begins == 0:
        return Unanswered(
            "the choice begins with the text's first token, which has no log-probability: the "
            "server puts no special token before it. Give the prompt some text before the choice"
        )
    return begins, 0


def letter(request: LoglikelihoodRequest, first: ServerText) -> Loglikelihood | Unanswered:
    """Return a choice's log-probability among the likeliest first tokens."""
    behind = request.context[len(request.context.rstrip(" ")) :]
    wanted = behind + request.continuation
    known = first.first or {}
    spellings = (
        wanted,
        wanted.strip(),
        f" {wanted.strip()}",
        f"Ġ{wanted.strip()}",
        f"▁{wanted.strip()}",
    )
    found = [known[each] for each in dict.fromkeys(spellings) if each in known]
    if not found:
        return Unanswered(
            f"{wanted.strip()!r} is not among the {len(known)} likeliest first tokens that the "
            "server tells: it is unknown, not 0"
        )
    return Loglikelihood((max(found),), (), max(found) >= max(known.values()) - GREEDY, 0)
