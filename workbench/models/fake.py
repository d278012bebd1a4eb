"""A language model that answers at once and always the same: for tests and demonstrations."""

from __future__ import annotations

import hashlib
import json
import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from workbench.answers.postprocess import split_at
from workbench.errors import ModelError, problem, shorten
from workbench.models.base import GenerationStream, LoglikelihoodStream, ending_of
from workbench.models.encoding import split_pair
from workbench.models.tokens import Alternative, Token, TokenAnswer, TokenScores
from workbench.types import (
    Decoding,
    Generation,
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    StopReason,
    Unanswered,
)

Script: TypeAlias = Mapping[str, str] | Callable[[str], str | None]
"""From a context to what is generated after it; a missing or None answer is made up."""

ALPHABET = "etaoin shrdlu 0123456789.\n"
FIRST_CHOICE = -0.25
"""The log-probability of the model's first choice; that of any other character is below -1."""


NAME = "fake"
"""What it is called on the command line, and in runs."""


class FakeModel:
    """A model whose tokens are characters and whose probabilities are hashes of what precedes.

    The probability of a character depends on the text before it alone, so log-likelihoods add
    up as a real model's do, and `is_greedy` is true of exactly what `generate` returns. (They
    are not normalised: it is no distribution.) `answers` scripts generations; a scripted one
    ends with EOS unless something stops it before. `delay` is slept before each answer, in
    seconds; after `fail_after` answers, counted over the object's life, it raises ModelError. It
    has no device, and its window no limit.
    """

    device = "none"
    window: int | None = None

    def __init__(
        self,
        answers: Script | None = None,
        *,
        delay: float = 0.0,
        fail_after: int | None = None,
        name: str = NAME,
    ) -> None:
        answers = {} if answers is None else answers
        self._script = answers if callable(answers) else answers.get
        self._delay = delay
        self._left = fail_after
        self.name = name
        # What a function will answer cannot be read off it, so such a model shares no cache.
        script = uuid.uuid4().hex if callable(answers) else dict(answers)
        stated = json.dumps(["fake 1", script], sort_keys=True)
        self.fingerprint = hashlib.sha256(stated.encode()).hexdigest()

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield a tick and then an answer for each request, in order."""
        for index, request in enumerate(requests):
            yield None
            self._work()
            yield index, self._loglikelihood(request)

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield a tick and then an answer for each request, in order."""
        for index, request in enumerate(requests):
            yield None
            self._work()
            yield index, self._generation(request)

    def token_scores(
        self, requests: Sequence[LoglikelihoodRequest], *, top: int = 5, last: int | None = None
    ) -> tuple[TokenAnswer, ...]:
        """Return the characters of each request (see `tokens.TokenTeller`)."""
        return tuple(
            self._token_scores(request, top, last if index == 0 else 0)
            for index, request in enumerate(requests)
        )

    def count_tokens(self, text: str) -> int:
        """Return the number of characters."""
        return len(text)

    def token_starts(self, text: str) -> Sequence[int]:
        """Return every place of `text`: its tokens are characters."""
        return range(len(text))

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Return the turns as `<role>` lines, with the assistant's opened at the end, or left open
        where it is the last."""
        text = "".join(f"<{message['role']}>\n{message['content']}\n" for message in messages)
        opens = ending_of(messages)["add_generation_prompt"]
        return text + "<assistant>\n" if opens else text.removesuffix("\n")

    def _work(self) -> None:
        if self._left is not None:
            if self._left <= 0:
                raise ModelError("the fake model fails, as it was told to")
            self._left -= 1
        if self._delay:
            time.sleep(self._delay)

    def _loglikelihood(self, request: LoglikelihoodRequest) -> Loglikelihood | Unanswered:
        text = request.context + request.continuation
        stem = request.context
        if request.joint:
            stem = split_pair(request.context, request.continuation)[0]
        start = len(stem) if request.scope == "continuation" else 1
        if start >= len(text) or not (request.continuation or request.scope == "full"):
            what = f"continuation {shorten(request.continuation)} cannot be scored"
            return Unanswered(problem(what, expected="at least one character"))
        steps = zip(text[start:], self._choices(request, len(stem), start), strict=True)
        logprobs = [_logprob(state, character, choice) for character, (state, choice) in steps]
        return Loglikelihood(
            token_logprobs=tuple(logprobs),
            token_ids=tuple(map(ord, text[start:])),
            is_greedy=all(value == FIRST_CHOICE for value in logprobs),
            # None where there is no continuation, and where the first of the context's characters
            # is not scored: no BOS precedes it.
            context_tokens=len(stem) - start
            if request.continuation and len(stem) >= start
            else None,
        )

    def _choices(
        self, request: LoglikelihoodRequest, border: int, start: int
    ) -> Iterator[tuple[bytes, str]]:
        """Yield, for each character from `start` on, the state before it and the first choice
        there: the script's from `border` on, as long as the text follows it."""
        text = request.context + request.continuation
        script = self._script(request.context)
        expected = None if script is None else request.context + script
        for position, state in enumerate(_states(text, start), start):
            choice = _first_choice(state)
            if expected is not None and position >= border:
                follows = text[:position] == expected[:position]
                choice = expected[position : position + 1] if follows else choice
            yield state, choice

    def _token_scores(
        self, request: LoglikelihoodRequest, top: int, last: int | None
    ) -> TokenScores | Unanswered:
        """Return the request's characters. The likeliest are told among those of `ALPHABET`."""
        if request.continuation:
            answer = self._loglikelihood(request)
        else:
            answer = self._loglikelihood(replace(request, scope="full"))
        if isinstance(answer, Unanswered):
            return answer
        text = request.context + request.continuation
        border = len(text)
        if request.continuation:
            border = len(split_pair(request.context, request.continuation)[0])
        first = 0 if last is None else max(0, border - last)
        tokens = []
        choices = self._choices(request, border, first)
        for position, (state, choice) in enumerate(choices, first):
            known = {c: _logprob(state, c, choice) for c in dict.fromkeys(choice + ALPHABET)}
            best = sorted(known, key=lambda c, known=known: -known[c])[:top]
            own = _logprob(state, text[position], choice)
            rank = 1 + sum(value > own for value in known.values())
            others = tuple(Alternative(c, known[c]) for c in best)
            character = text[position]
            if position == 0 and border > 0:  # nothing precedes it, and no BOS stands for that
                tokens.append(Token(ord(character), character, None, None))
            else:
                tokens.append(Token(ord(character), character, own, rank, others))
        cut = border - first
        found = (tuple(tokens[:cut]), tuple(tokens[cut:]))
        return TokenScores(*found, border, answer.sum, answer.num_tokens)

    def _generation(self, request: GenerationRequest) -> Generation:
        decoding = request.decoding
        script = self._script(request.context)
        if script is None:
            made, reason = _stopped(_made_up(request), decoding, "length")
        else:
            made, reason = _stopped(script, decoding, "eos")
        text, stop = split_at(made, decoding.until)
        ids = tuple(map(ord, made))
        return Generation(text, ids, (FIRST_CHOICE,) * len(ids), reason, stop)


def _states(text: str, start: int) -> Iterator[bytes]:
    """Yield a hash of `text[:i]` for each i from `start`, in time linear in the text."""
    state = hashlib.sha256(text[:start].encode("utf-8", "surrogatepass"))
    for character in text[start:]:
        yield state.digest()
        state.update(character.encode("utf-8", "surrogatepass"))


def _first_choice(state: bytes) -> str:
    return ALPHABET[int.from_bytes(state[:4], "big") % len(ALPHABET)]


def _logprob(state: bytes, character: str, first_choice: str) -> float:
    """Return a character's log-probability, in (-8, -1] where it is not the first choice."""
    if character == first_choice:
        return FIRST_CHOICE
    drawn = hashlib.sha256(state + character.encode("utf-8", "surrogatepass")).digest()
    return -1.0 - 7.0 * int.from_bytes(drawn[:4], "big") / 2**32


def _made_up(request: GenerationRequest) -> str:
    """Return `max_new_tokens` characters, each the first choice after those before it."""
    sampling = request.decoding.temperature > 0
    state = hashlib.sha256(f"{request.seed}\0".encode() if sampling else b"")
    state.update(request.context.encode("utf-8", "surrogatepass"))
    letters = ALPHABET.encode()
    made = bytearray()
    # A run of a million docs spends most of its time here, so `_first_choice` stands in the loop.
    digest, update, number, size = state.digest, state.update, int.from_bytes, len(letters)
    for _ in range(request.decoding.max_new_tokens):
        at = number(digest()[:4], "big") % size
        made.append(letters[at])
        update(letters[at : at + 1])
    return made.decode()


def _stopped(text: str, decoding: Decoding, otherwise: StopReason) -> tuple[str, StopReason]:
    """Return as much of `text` as comes out before generation stops, and why it stops."""
    ends = [text.find(stop) + len(stop) for stop in decoding.until if stop and stop in text]
    if ends and min(ends) <= decoding.max_new_tokens:
        return text[: min(ends)], "stop"
    if len(text) <= decoding.max_new_tokens:
        return text, otherwise
    return text[: decoding.max_new_tokens], "length"
