"""What a model of this process does with texts, whoever computes it: it encodes and refuses them,
counts their tokens, and puts messages into its chat template."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from copy import copy
from dataclasses import replace
from typing import Any, TypeVar

from workbench.errors import InputError, ModelError
from workbench.models.base import GenerationStream, LoglikelihoodStream, RequestT, ending_of
from workbench.models.encoding import Encoded, encode_context, encode_pair, encode_text
from workbench.models.gen.requests import PromptsByIndex, encode_draft
from workbench.models.offsets import starts_of
from workbench.models.refusals import require_window, unanswered
from workbench.models.token_cache import CachingTokenizer
from workbench.models.token_reader import TokenReader, Wanted
from workbench.models.tokens import TokenAnswer
from workbench.types import (
    GenerationRequest,
    Loglikelihood,
    LoglikelihoodRequest,
    Scope,
    Unanswered,
)

T = TypeVar("T")

_CLOCK = re.compile(r"strftime_now\([^()]*\)")
_MARK = "\ue7d0clock\ue7d1"

ENCODED = 64
"""Requests encoded between two ticks."""


class LocalModel(ABC):
    """A language model (`base.LanguageModel`) whose tokenizer and weights are in this process.

    `name` is what the user calls it, `fingerprint` what its answers are cached under (see
    `fingerprint.py`), `window` the most tokens of a text (None: no limit is stated). The tokenizer
    neither truncates nor pads, and threads share it.
    """

    def __init__(self, tokenizer: Any, *, name: str, fingerprint: str, window: int | None) -> None:
        self.name = name
        self.fingerprint = fingerprint
        self.window = window
        self._tokenizer = tokenizer
        self._caching = CachingTokenizer(tokenizer)

    @abstractmethod
    def _score(self, texts: Mapping[int, Encoded]) -> LoglikelihoodStream:
        """Yield `(key of texts, answer)` for each, and ticks."""

    @abstractmethod
    def _generate(
        self, requests: Sequence[GenerationRequest], prompts: PromptsByIndex
    ) -> GenerationStream:
        """Yield `(index into requests, answer)` for each that has a prompt, and ticks."""

    @abstractmethod
    def _token_reader(self) -> TokenReader:
        """Return what tells the model's single tokens."""

    def loglikelihoods(self, requests: Sequence[LoglikelihoodRequest]) -> LoglikelihoodStream:
        """Yield the answers as they come, and ticks. What texts have in common is computed once.

        A text longer than the model's window, or without a token to score, is unanswered.

        Raises:
            ModelError: memory does not suffice.
        """
        texts = yield from self._prepared(
            requests, lambda request: self._encoded(request, request.scope)
        )
        with closing(self._score(texts)) as stream:
            for answered in stream:
                if answered is None or not texts[answered[0]].is_merged:
                    yield answered
                    continue
                index, answer = answered
                known = isinstance(answer, Loglikelihood)
                yield index, replace(answer, is_merged=True) if known else answer

    def generate(self, requests: Sequence[GenerationRequest]) -> GenerationStream:
        """Yield the answers as they finish, and ticks.

        The settings in the model's own `generation_config` (repetition penalties and the like)
        are not applied, its EOS tokens are. A prompt that fills the window is unanswered.

        Raises:
            SettingError: a decoding setting is out of range.
            ModelError: memory does not suffice.
        """
        prompts = yield from self._prepared(requests, self._prompt)
        yield from self._generate(requests, prompts)

    def token_scores(
        self, requests: Sequence[LoglikelihoodRequest], *, top: int = 5, last: int | None = None
    ) -> tuple[TokenAnswer, ...]:
        """Return the tokens of each request (see `tokens.TokenTeller`), encoded as a run does.

        Raises:
            ModelError: memory does not suffice.
        """
        answers: dict[int, TokenAnswer] = {}
        texts: dict[int, Wanted] = {}
        for index, request in enumerate(requests):
            try:
                texts[index] = self._wanted(request, last if not texts else 0)
            except (InputError, ModelError) as error:
                answers[index] = unanswered(error)
        told = self._token_reader().tell(list(texts.values()), top)
        answers |= dict(zip(texts, told, strict=True))
        return tuple(answers[index] for index in range(len(requests)))

    def _prepared(
        self, requests: Sequence[RequestT], encode: Callable[[RequestT], T]
    ) -> Generator[tuple[int, Unanswered] | None, None, dict[int, T]]:
        """Return what `encode` makes of each request, by its index; yield those that cannot be
        encoded, and ticks."""
        found: dict[int, T] = {}
        for index, request in enumerate(requests):
            try:
                found[index] = encode(request)
            except (InputError, ModelError) as error:
                yield index, unanswered(error)
            if index % ENCODED == ENCODED - 1:
                yield None
        return found

    def _prompt(self, request: GenerationRequest) -> tuple[tuple[int, ...], Sequence[int]]:
        """Return the tokens of the context, and those of the draft."""
        prompt = encode_context(self._caching, request.context)
        # Room for one new token, which is read before the next.
        require_window(self.window, len(prompt) + 1)
        if not request.draft:
            return prompt, ()
        return prompt, encode_draft(self._tokenizer, request.context, request.draft)

    def _encoded(self, request: LoglikelihoodRequest, scope: Scope) -> Encoded:
        context, continuation = request.context, request.continuation
        text = encode_pair(self._caching, context, continuation, scope, joint=request.joint)
        # The last is predicted, and never read.
        require_window(self.window, len(text.ids) - 1, text.choice_tokens)
        return text

    def _wanted(self, request: LoglikelihoodRequest, last: int | None) -> Wanted:
        """Return a request's text, of whose context the `last` tokens are told."""
        alone = not request.continuation
        text = self._encoded(request, "full" if alone else request.scope)
        # Where the continuation's tokens begin among all ids: `start` and what of the context is
        # scored.
        border = len(text.ids) if alone else text.start + (text.context_tokens or 0)
        first = 0 if last is None else max(0, border - last)
        return Wanted(text, border, first)

    def count_tokens(self, text: str) -> int:
        """Return how many tokens `text` is, with those that the tokenizer puts before it."""
        return len(encode_text(self._tokenizer, text))

    @property
    def special_texts(self) -> tuple[str, ...]:
        """The texts that the tokenizer takes for its special tokens, BOS and EOS among them."""
        return tuple(self._tokenizer.all_special_tokens)

    def token_starts(self, text: str) -> tuple[int, ...] | None:
        """Return where each token that `count_tokens` counts begins (see `offsets.Measures`)."""
        return starts_of(self._tokenizer, text)

    def apply_chat_template(self, messages: Sequence[dict[str, str]]) -> str:
        """Return the messages in the model's chat template, the assistant's turn opened; where the
        last message is the assistant's, that one stays open.

        Raises:
            ModelError: the model has no chat template, or it refuses the messages.
        """
        if not self._tokenizer.chat_template:
            raise ModelError(
                f"model {self.name!r} has no chat template",
                fix="Use the prompt as it is, or an instruction-tuned model.",
            )
        try:
            return self._tokenizer.apply_chat_template(
                list(messages), tokenize=False, **ending_of(messages)
            )
        except Exception as error:  # a template is a program of the model's, and raises anything
            raise ModelError(
                f"the chat template of {self.name!r} failed",
                seen=str(error),
                fix=_fix_of(error, messages),
            ) from error

    @property
    def template_reads_clock(self) -> bool:
        """Whether the chat template prints the time or the date (see `base.reads_clock`): tried by
        putting a mark where it asks for them."""
        template = self._tokenizer.chat_template
        if not isinstance(template, str) or "strftime_now" not in template:
            return False
        marked = copy(self._tokenizer)
        marked.chat_template = _CLOCK.sub(f"'{_MARK}'", template)
        messages = [{"role": "user", "content": "?"}]
        try:
            text = marked.apply_chat_template(messages, tokenize=False, **ending_of(messages))
        except Exception:  # a template is a program of the model's, and raises anything
            return False
        return _MARK in text


def _fix_of(error: Exception, messages: Sequence[dict[str, str]]) -> str:
    """Return the way out where a chat template refuses messages, as some know no system's turn, or
    cannot be read at all."""
    if type(error).__name__ == "TemplateSyntaxError":
        line = getattr(error, "lineno", None)
        where = f" (a syntax error, line {line})" if line else " (a syntax error)"
        return (
            f"The template itself is broken{where}, whatever it is given: mend it in the model's "
            "files, or use the prompt as it is."
        )
    if not any(message["role"] == "system" for message in messages):
        return "Use the prompt as it is, or one turn (--chat-template without --multiturn)."
    return (
        "Where it knows no system's turn, which the description is: --chat-template without "
        "--multiturn has it in the user's turn, and --description '' leaves it out."
    )
