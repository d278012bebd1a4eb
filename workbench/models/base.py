"""What the workbench asks of a language model: one small protocol.

A model answers requests in whatever order suits it and says which one each answer belongs to.
A request that it cannot answer gets an `Unanswered` with the reason; it raises only for what
concerns them all.
Both methods are generators: the consumer cancels by no longer iterating, and between two answers
a model yields None ("tick") at least once per forward pass, so that cancelling never waits for
more than one.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from workbench.types import (
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Method,
    Unanswered,
)

RequestT = TypeVar("RequestT", LoglikelihoodRequest, GenerationRequest)
AnswerT = TypeVar("AnswerT", Loglikelihood, Generation)

AnswerStream: TypeAlias = Generator[tuple[int, AnswerT | Unanswered] | None, None, None]
LoglikelihoodStream: TypeAlias = AnswerStream[Loglikelihood]
GenerationStream: TypeAlias = AnswerStream[Generation]

EXACT = 1e-4
"""Nats by which rounding moves a sum in float32 or float64: it is not measured there."""


@runtime_checkable
class LanguageModel(Protocol):
    """A language model.

    `name` is what the user called it. `fingerprint` changes whenever an answer could (weights,
    dtype, revision, tokenizer): results are cached under it. `device` is for people ("cpu",
    "cuda:0"). A model may also have `notes`, `noise` and `once_seconds`: see `notes_of` and so on.
    """

    name: str
    fingerprint: str
    device: str

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield `(index into requests, answer)` for every request, in any order, and ticks.

        Raises:
            ModelError: the model fails, or memory does not suffice for a single request.
        """
        ...

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield `(index into requests, answer)` for every request, in any order, and ticks.

        Raises:
            SettingError: a decoding setting is out of range.
            ModelError: the model fails, or memory does not suffice for a single request.
        """
        ...

    def count_tokens(self, text: str) -> int:
        """Return how many tokens `text` is, special tokens that the tokenizer adds included."""
        ...

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Return the text that the model's chat template makes of `messages`, with the opening
        of the assistant's turn at its end; where the last message is the assistant's, its turn
        stays open.

        Raises:
            ModelError: the model has no chat template.
        """
        ...


def ending_of(messages: Sequence[dict[str, str]]) -> dict[str, bool]:
    """Return how transformers' `apply_chat_template` is told what to end with: the opening of the
    assistant's turn, or, where that is the last message, with it."""
    if messages and messages[-1]["role"] == "assistant":
        return {"add_generation_prompt": False, "continue_final_message": True}
    return {"add_generation_prompt": True}


def require_able(model: object, method: Method) -> None:
    """Refuse a model that cannot be trusted with a method, before anything is written. Most can do
    both; a server has to be examined.

    Raises:
        ModelError: so, with the reason and what it can be used for.
    """
    told = getattr(model, "require_able", None)
    if told is not None:
        told(method)


@dataclass(frozen=True, slots=True)
class Changed:
    """In what a model answers otherwise than it did: what was `seen`, in words; `is_steady` where
    the new answers come again when they are asked for again."""

    seen: str
    is_steady: bool


def may_change(model: object) -> bool:
    """Say whether a model may become another one behind its fingerprint: one that is reached by an
    address. It has a `recheck` then, which takes stored answers by their requests, yields ticks,
    and returns a `Changed`, or None where it answers as it did."""
    return getattr(model, "may_change", False)


def once_seconds_of(model: object, method: Method) -> float:
    """Return how long a model has spent so far on what it does once before it answers by that
    method, however much it is asked: finding out which way of running it is right, and how far
    rounding goes. Most do nothing of the kind."""
    told = getattr(model, "once_seconds", None)
    return told(method) if told is not None else 0.0


def dtype_of(model: object) -> str:
    """Return the number type that a model computes in, such as "float32"; "" where it has none."""
    return str(getattr(model, "dtype", ""))


def notes_of(model: object) -> tuple[str, ...]:
    """Return what a model says of the answers that it gave: a rough type's noise floor, or why it
    took a slower way. Most have nothing to say."""
    return tuple(getattr(model, "notes", ()))


def reads_clock(model: object) -> bool:
    """Say whether a model's chat template prints the time or the date, so that one conversation is
    another text at another time; False where that cannot be told."""
    return bool(getattr(model, "template_reads_clock", False))


def noise_of(model: object) -> float | None:
    """Return how many nats rounding may move one of the model's log-likelihoods by: what it
    changes by when nothing but the batch does (see `models.noise`). None where it is not known, as
    of a rough type of which every answer was stored, so that nothing was measured."""
    return getattr(model, "noise", None)
