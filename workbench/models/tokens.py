"""Single tokens: how likely a model finds each token of a prompt, and what it would rather read.

A model need not tell; one that does has the method of `TokenTeller`. Log-probabilities are natural
logarithms of the model's distribution, as in a run's stored answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from workbench.errors import ModelError
from workbench.models.base import LanguageModel
from workbench.types import LoglikelihoodRequest, Scope, Unanswered


@dataclass(frozen=True, slots=True)
class Alternative:
    """A token that could stand in another's place, and its log-probability there."""

    text: str
    logprob: float


@dataclass(frozen=True, slots=True)
class Token:
    """A token of a text.

    `text` is what it adds to the text: joined, the texts give the whole back. Where several tokens
    are one character, the last of them has it, and the others have "". A `special` token has its
    name. `logprob` and `rank` (1: the model's first choice) are None for the first token of all,
    which nothing precedes; `alternatives` are the likeliest tokens in its place, best first.
    """

    id: int
    text: str
    logprob: float | None
    rank: int | None
    alternatives: tuple[Alternative, ...] = ()
    special: bool = False


@dataclass(frozen=True, slots=True)
class TokenScores:
    """The tokens of a context and of a continuation after it.

    `context` has the last of the context's `num_context` tokens, as many as were asked for. `sum`
    is what a run of that scope sums to, in nats, over `num_scored` tokens.
    """

    context: tuple[Token, ...]
    continuation: tuple[Token, ...]
    num_context: int
    sum: float
    num_scored: int


TokenAnswer: TypeAlias = TokenScores | Unanswered


@runtime_checkable
class TokenTeller(Protocol):
    """A model that tells how likely each token is."""

    def token_scores(
        self, requests: Sequence[LoglikelihoodRequest], *, top: int = 5, last: int | None = None
    ) -> tuple[TokenAnswer, ...]:
        """Return the tokens of each request, with the `top` likeliest in each one's place.

        Of the contexts, only the first request's is told, its `last` tokens (None: all): requests
        are the choices after one prompt. An empty continuation asks for the context alone.

        Raises:
            ModelError: the model fails, or memory does not suffice.
        """
        ...


def token_scores(
    model: LanguageModel,
    prompt: str,
    continuations: Sequence[str],
    *,
    scope: Scope = "continuation",
    top: int = 5,
    last: int | None = None,
) -> tuple[TokenAnswer, ...]:
    """Return the tokens of `prompt` and of each continuation after it (see `TokenTeller`).

    Raises:
        ModelError: the model does not tell single tokens, or fails.
    """
    if not isinstance(model, TokenTeller):
        raise ModelError(
            f"model {model.name!r} does not tell the probabilities of single tokens",
            expected="a model that is loaded into this process",
            fix="'teaching' does, and so does any Hugging Face model.",
        )
    requests = [LoglikelihoodRequest(prompt, text, scope) for text in continuations or ("",)]
    return model.token_scores(requests, top=top, last=last)
